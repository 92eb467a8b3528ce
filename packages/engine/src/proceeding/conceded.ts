import { oncePer } from '../base/once-per.ts';
import type { Citation } from '@rostrum/contract';
import { statedBeside } from '../asking/issues/record/stated-beside.ts';
import { annotate } from '../language/annotate.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { gapPrefix, gapsAsked } from './gaps.ts';
import { requiredOver } from './shows-nothing.ts';
import { mostlyOn } from './speaks-to.ts';
import type { CriterionSheet } from './types.ts';

/** A figure of the applicant's own that is on the wrong side of the one that is required, with both in the applicant's words. */
export interface Conceded {
  readonly citation: Citation;
  /** What the words are mostly about; if they name nothing, what was asked. */
  readonly topics: readonly string[];
  /** The key of the question that it answers; null if nobody asked. */
  readonly key: string | null;
  /** The figure that is required, in digits: '440'. */
  readonly required: string;
}

interface Told extends Pick<Citation, 'kind' | 'source'> {
  readonly text: string;
  readonly topic: string | null;
  readonly key: string | null;
}

/** What the applicant has told in two figures, one short of the other: 'It is 395 feet to the south, and 440 is asked.'
 *  Takes: the rehearsal.  Gives: in the order said, each once.  Throws: never. */
export const concededIn = oncePer((r: Rehearsal): readonly Conceded[] => {
  const all = toldIn(r).flatMap(shortIn);
  const found = all.filter(({ citation: { quote } }, at) => {
    const others = all.filter((_, n) => n !== at);
    return !others.some(
      (one) => one.citation.quote.includes(quote) && (one.citation.quote !== quote || all.indexOf(one) < at),
    );
  });
  return found;
});

/** Whether a concession goes to a criterion: by its subject, or because it was asked about; one whose subject is under none goes to what the ordinance asks of the use.
 *  Takes: the concession, the criterion, and all criteria.  Throws: never. */
export function concedes(
  { topics, key }: Conceded,
  criterion: CriterionSheet,
  criteria: readonly CriterionSheet[],
): boolean {
  const isUnder = ({ id, topics: own }: CriterionSheet): boolean =>
    key === `criterion:${id}` || topics.some((topic) => own.includes(topic));
  const rules = criteria.filter(({ by_rule: byRule }) => byRule === true);
  return criteria.some(isUnder) ? isUnder(criterion) : rules.length === 1 && rules[0] === criterion;
}

function toldIn(r: Rehearsal): readonly Told[] {
  const answers = r.exchanges.map(({ asked, answered }): Told => ({
    kind: 'answer',
    source: `Answer to ${asked.character_name}`,
    text: answered?.text ?? '',
    topic: asked.topic,
    key: asked.issue_key,
  }));
  const gaps = gapsAsked(r).map(({ id, reply }): Told => ({
    kind: 'answer',
    source: 'Answer to the chair',
    text: reply ?? '',
    topic: null,
    key: id.replace(gapPrefix, 'criterion:'),
  }));
  return [
    { kind: 'presentation', source: 'Presentation', text: r.presentation?.text ?? '', topic: null, key: null },
    ...answers,
    ...gaps,
  ];
}

function shortIn({ kind, source, text, topic, key }: Told): readonly Conceded[] {
  const annotation = annotate(text);
  const beside = statedBeside(annotation).map(({ required, span }) => ({ required, span }));
  const bare = annotation.sentences.flatMap((sentence) => {
    const required = requiredOver(annotate(text.slice(sentence.start, sentence.end)));
    return required === null ? [] : [{ required, span: sentence }];
  });
  return [...beside, ...bare].map(({ required, span: { start, end } }) => {
    const quote = text.slice(start, end).trim();
    const named = mostlyOn(quote);
    return {
      citation: { kind, source, quote, section: null, start: kind === 'presentation' ? start : null },
      topics: named.length > 0 || topic === null ? named : [topic],
      key,
      required: (required.split(' ')[0] ?? required).replaceAll(',', ''),
    };
  });
}
