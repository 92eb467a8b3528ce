import type { Citation, DecidedRelief, Report, ReportProceeding } from '@rostrum/contract';
import { Refusal } from '../http/refusal.ts';
import { bold, plain, soft, type Block, type Run, type Sheet } from './blocks.ts';

const standings = {
  met: 'Met. ',
  met_with_condition: 'Met with a condition. ',
  not_shown: 'Not shown. ',
  not_met: 'Not met. ',
  open: 'Open. ',
} as const;
const decisions = {
  approve: 'Approved. ',
  approve_with_conditions: 'Approved with conditions. ',
  approve_less: 'Approved in part. ',
  continue: 'Continued. ',
  recommend_approval: 'Approval recommended. ',
  recommend_denial: 'Denial recommended. ',
  deny: 'Denied. ',
} as const;

const heading = (text: string, level: 2 | 3 = 2): Block => ({ kind: 'heading', level, text });
const text = (...line: readonly Run[]): Block => ({ kind: 'text', line });
const list = (items: readonly string[], ordered = false): Block => ({ kind: 'list', ordered, items: items.map(plain) });
const listed = (title: string, items: readonly string[], ordered = false): readonly Block[] =>
  items.length === 0 ? [] : [heading(title, 3), list(items, ordered)];

const quotes = (title: string, citations: readonly Citation[]): readonly Block[] =>
  citations.map(({ quote, source }) => text(soft(`${title} (${source}): `), { text: `“${quote}”`, italic: true }));

const reliefSaid = ({ id, name, standard, reason }: DecidedRelief): string =>
  `(${id}) ${name.charAt(0).toUpperCase()}${name.slice(1)}. ${standard} ${reason}`;

function decisionBlocks({ decision }: ReportProceeding): readonly Block[] {
  if (decision === null) return [text(soft('Nothing has been decided yet.'))];
  const seconded = decision.seconder === '' ? '' : `, seconded by ${decision.seconder}`;
  return [
    text(bold(decisions[decision.decision]), {
      text: decision.mover === '' ? '' : `Moved by ${decision.mover}${seconded}.`,
    }),
    { kind: 'quote', text: decision.motion, from: null },
    {
      kind: 'table',
      head: ['Member', 'Vote', 'Reason'],
      shares: [24, 10, 66],
      rows: decision.votes.map(({ name, vote, reason }) => [plain(name), [bold(vote)], plain(reason)]),
    },
    ...(decision.result === undefined ? [] : [text({ text: decision.result })]),
    ...listed(
      'Conditions',
      decision.conditions.map((condition) => condition.text),
      true,
    ),
    ...listed('Relief asked for', (decision.relief ?? []).map(reliefSaid)),
    ...listed('What comes next', decision.next_steps),
    text(soft(`Practice score: ${decision.practice_score} of 50. It has no part in the decision of a proceeding.`)),
  ];
}

/** What the report says about the proceeding; nothing if there was none. */
export function proceedingBlocks({ proceeding }: Report): readonly Block[] {
  if (proceeding == null) return [];
  return [
    heading('The decision'),
    ...decisionBlocks(proceeding),
    heading('Criterion by criterion'),
    ...proceeding.criteria.flatMap((one) => [
      heading(one.text, 3),
      text(bold(standings[one.standing]), { text: one.finding }),
      ...quotes('For it', one.in_favor),
      ...quotes('Against it', one.against),
    ]),
    ...listed(
      'Points raised by the public',
      proceeding.points.map(
        ({ text: point, speaker, answered }) => `${answered ? 'Answered' : 'Left'}: ${point} (${speaker})`,
      ),
    ),
    ...listed('What the record lacks', proceeding.lacks),
  ];
}

/** Draft findings and conditions in the form that a board adopts, for an attorney to submit. Throws Refusal
 *  no_proceeding if the rehearsal has no criteria to find. */
export function findingsSheet(report: Report): Sheet {
  const { proceeding, project } = report;
  if (proceeding == null) throw new Refusal('no_proceeding');
  const { decision } = proceeding;
  return {
    title: `${project.name}: draft findings and conditions`,
    notice: report.notice,
    blocks: [
      { kind: 'title', text: 'Draft findings of fact and conditions', under: `${project.name} · ${proceeding.name}` },
      text(
        soft('Prepared from a rehearsal. Check each finding against the record of the real hearing before it is used.'),
      ),
      heading('Request'),
      text({ text: `${project.name}, ${project.type}, ${project.developer}, ${project.place}.` }),
      heading('Standard'),
      text({ text: proceeding.standard }),
      heading('Findings'),
      ...proceeding.criteria.flatMap((one, at) => [
        text(bold(`${at + 1}. `), { text: one.finding }),
        ...quotes('Record', one.in_favor),
      ]),
      ...((decision?.relief ?? []).length === 0
        ? []
        : [heading('Relief asked for'), list((decision?.relief ?? []).map(reliefSaid))]),
      heading('Conditions'),
      decision === null || decision.conditions.length === 0
        ? text(soft('None.'))
        : list(
            decision.conditions.map((condition) => condition.text),
            true,
          ),
    ],
  };
}
