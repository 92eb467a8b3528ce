import { facts } from '../../../knowledge/authored.ts';
import { matcher } from '../../../language/matcher.ts';
import { meet } from '../meet.ts';
import type { OnRecord } from './on-record.ts';

const wanted = facts.flatMap(({ told, schedule, ...fact }) =>
  told || schedule === 'hours'
    ? []
    : [{ fact: { ...fact, ...(schedule !== undefined && { schedule }) }, when: matcher(fact.when) }],
);
const kept = new WeakMap<OnRecord['texts'], Readonly<Record<string, string>>>();

/** The largest number of some things on the record; 0 if there is none. */
function largest(texts: OnRecord['texts'], things: readonly string[]): number {
  const numbers = texts.flatMap(({ annotation }) =>
    annotation.quantities.filter(
      ({ dimension, unit, per }) => dimension === 'count' && per === null && things.includes(unit ?? ''),
    ),
  );
  return Math.max(0, ...numbers.map(({ value }) => value));
}

/** The figures and hours that speakers may repeat, in the words of the application: { acres: '515 acres' }.
 *  Takes: the record.  Gives: by fact id; those that aren't on file are absent.  Throws: never. */
export function factsOnFile({ texts }: OnRecord): Readonly<Record<string, string>> {
  const known = kept.get(texts);
  if (known !== undefined) return known;
  const found: Record<string, string> = {};
  for (const { fact, when } of wanted)
    for (const { kind, annotation } of texts) {
      if (kind === 'staff_report' || fact.id in found || (fact.filed && kind !== 'project')) continue;
      const met = meet(annotation, fact, when);
      if (met?.value !== undefined && met.value < largest(texts, fact.largest_of)) continue;
      const words = met?.values['figure'] ?? met?.values['time'] ?? null;
      if (words !== null) found[fact.id] = isName(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
    }
  kept.set(texts, found);
  return found;
}

/** 'Sixty seats' opened a sentence; a figure has no capital of its own but in an abbreviation. */
const isName = (words: string): boolean => words.charAt(1) !== words.charAt(1).toLowerCase();
