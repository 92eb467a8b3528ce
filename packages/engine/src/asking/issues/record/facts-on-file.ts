import type { Citation } from '@rostrum/contract';
import { facts } from '../../../knowledge/authored.ts';
import { matcher } from '../../../language/matcher.ts';
import { meet } from '../meet.ts';
import { annotate } from '../../../language/annotate.ts';
import { inFeet } from './figures-said.ts';
import { citationOf, type OnRecord, type TextSaid } from './on-record.ts';

const wanted = facts.flatMap(({ told, schedule, ...fact }) =>
  told || schedule === 'hours'
    ? []
    : [{ fact: { ...fact, ...(schedule !== undefined && { schedule }) }, when: matcher(fact.when) }],
);
type Wanted = (typeof wanted)[number]['fact'];
const kept = new WeakMap<OnRecord['texts'], Readonly<Partial<Record<string, FactOnFile>>>>();

/** The largest number of some things on the record; 0 if there is none. */
function largest(texts: OnRecord['texts'], things: readonly string[]): number {
  const numbers = texts.flatMap(({ annotation }) =>
    annotation.quantities.filter(
      ({ dimension, unit, per }) => dimension === 'count' && per === null && things.includes(unit ?? ''),
    ),
  );
  return Math.max(0, ...numbers.map(({ value }) => value));
}

/** A figure or an hour in the words of the application, and the sentence it stands in. */
export interface FactOnFile {
  readonly words: string;
  readonly citation: Citation;
}

/** The figures and hours that speakers may repeat: { acres: '515 acres' }.
 *  Takes: the record.  Gives: by fact id, with where each stands; those that aren't on file are absent.  Throws: never. */
export function factsOnFile({ texts }: OnRecord): Readonly<Partial<Record<string, FactOnFile>>> {
  const known = kept.get(texts);
  if (known !== undefined) return known;
  // What the form says of this project comes before what was said, which may be of another.
  const lines = texts.flatMap(byLine).toSorted((a, b) => Number(b.kind === 'project') - Number(a.kind === 'project'));
  const found: Partial<Record<string, FactOnFile>> = {};
  for (const { fact, when } of wanted) {
    const met = lines.flatMap((text): readonly (FactOnFile & { readonly value: number })[] => {
      if (fact.filed && text.kind !== 'project') return [];
      const one = meet(text.annotation, fact, when);
      const words = one?.values['figure'] ?? one?.values['time'] ?? null;
      if (one === null || words === null || !isInBounds(one.value, fact, likeOf(text, texts))) return [];
      return [{ words: asSaid(words), citation: citationOf(text, one.match), value: one.value ?? 0 }];
    });
    const first = fact.least ? met.toSorted((a, b) => a.value - b.value)[0] : met[0];
    if (first !== undefined) found[fact.id] = { words: first.words, citation: first.citation };
  }
  kept.set(texts, found);
  return found;
}

/** Figures of the form are held against each other alone. */
const likeOf = ({ kind }: TextSaid, texts: OnRecord['texts']): OnRecord['texts'] =>
  kind === 'project' ? texts.filter((one) => one.kind === 'project') : texts;

/** Lines of the form have nothing to do with each other. */
const byLine = (text: TextSaid): readonly TextSaid[] => {
  if (text.kind === 'staff_report') return [];
  if (text.kind !== 'project') return [text];
  const lines = text.annotation.text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => ({ ...text, annotation: annotate(line) }));
};

/** Neither more than is worth telling nor less than another figure of its kind. */
const isInBounds = (value: number | undefined, { max, largest_of: kinds }: Wanted, texts: OnRecord['texts']): boolean =>
  value === undefined || (value <= (max ?? Infinity) && value >= largest(texts, kinds));

/** 'Hundred and forty children' came with an article, 'Sixty seats' opened a sentence. */
function asSaid(read: string): string {
  const words = inFeet(read);
  const said = isName(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
  return bareNumbers.some((number) => said.startsWith(`${number} `)) ? `a ${said}` : said;
}
const bareNumbers = ['hundred', 'thousand', 'dozen', 'couple'];

/** A figure has no capital of its own but in an abbreviation. */
const isName = (words: string): boolean => words.charAt(1) !== words.charAt(1).toLowerCase();
