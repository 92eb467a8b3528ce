import type { Citation, ReportProceeding } from '@rostrum/contract';
import { list, plain, section } from './markdown-parts.ts';

const standings = {
  met: 'Met',
  met_with_condition: 'Met with a condition',
  not_shown: 'Not shown',
  not_met: 'Not met',
  open: 'Open',
} as const;
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const movedBy = (mover: string, seconder: string): string =>
  mover === '' ? '' : `Moved by ${plain(mover)}${seconder === '' ? '' : `, seconded by ${plain(seconder)}`}. `;
const quotes = (title: string, citations: readonly Citation[]): readonly string[] =>
  citations.length === 0
    ? []
    : [`${title}\n\n${list(citations.map(({ quote, source }) => `“${plain(quote)}” (${plain(source)})`))}`];

/** The sections on the proceeding. Takes: null if there was none.  Gives: the sections in order.  Throws: never. */
export function proceedingMarkdown(proceeding: ReportProceeding | null): readonly string[] {
  if (proceeding === null) return [];
  const { decision } = proceeding;
  return [
    ...section(
      'The decision',
      decision === null
        ? '_Not decided._'
        : [
            `**${plain(decision.decision.replaceAll('_', ' '))}.** ${movedBy(decision.mover, decision.seconder)}${plain(decision.motion)}`,
            list(decision.votes.map(({ name, vote, reason }) => `${plain(name)}: ${vote}. ${plain(reason)}`)),
            ...(decision.result === undefined ? [] : [plain(decision.result)]),
            list(decision.next_steps.map(plain)),
          ].join('\n\n'),
    ),
    ...section(
      'Criterion by criterion',
      proceeding.criteria
        .map((one) =>
          [
            `### ${plain(one.text)}`,
            `**${standings[one.standing]}.** ${plain(one.finding)}`,
            ...quotes('For it:', one.in_favor),
            ...quotes('Against it:', one.against),
          ].join('\n\n'),
        )
        .join('\n\n'),
    ),
    ...section(
      'Relief asked for',
      (decision?.relief ?? [])
        .map(({ id, name, standard, reason, rests_on: restsOn }) =>
          [
            `### (${id}) ${plain(capital(name))}`,
            `${plain(reason)} ${plain(standard)}`,
            ...quotes('On it:', restsOn),
          ].join('\n\n'),
        )
        .join('\n\n'),
    ),
    ...section('Conditions', list(decision?.conditions.map(({ text }) => plain(text)) ?? [])),
    ...section(
      'Points raised by the public',
      list(
        proceeding.points.map(
          ({ text, speaker, answered }) => `${answered ? 'Answered' : 'Left'}: “${plain(text)}” (${plain(speaker)})`,
        ),
      ),
    ),
    ...section('What the record lacks', list(proceeding.lacks.map(plain))),
  ];
}
