import type { Point } from '@rostrum/contract';
import { stemsOf } from '../language/stems.ts';
import { topicsOfStems } from '../knowledge/topic-words.ts';
import type { Materials } from '../filed/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { nounFor } from './speech/topics-in.ts';

/** Whether nothing that was filed, presented, answered or found by staff so much as names the subject of a point: only then is it said that
 *  it went unanswered, because whoever spoke of it may have answered it in words that are not recognized.
 *  Takes: the rehearsal, what is filed, and the point.  Throws: never. */
export function isUnaddressed(r: Rehearsal, materials: Materials, { topic }: Pick<Point, 'topic'>): boolean {
  const stems = stemsSaid(r, materials);
  if (stemsOf(nounFor(topic)).some((stem) => stem.length >= fewestLetters && stems.has(stem))) return false;
  return !topicsOfStems([...stems], 1).some((one) => one.topic === topic);
}

/** Shorter stems are in every text. */
const fewestLetters = 4;

const kept = new WeakMap<Rehearsal, ReadonlySet<string>>();

function stemsSaid(r: Rehearsal, { projectText, staffReport }: Materials): ReadonlySet<string> {
  const known = kept.get(r);
  if (known !== undefined) return known;
  const texts = [
    r.presentation?.text ?? '',
    ...r.exchanges.map(({ answered }) => answered?.text ?? ''),
    ...r.proceeding.stepped.map(({ reply }) => reply ?? ''),
    r.proceeding.rebutted?.text ?? '',
    projectText,
    staffReport?.text ?? '',
  ];
  const stems = new Set(texts.flatMap((text) => stemsOf(text)));
  kept.set(r, stems);
  return stems;
}
