import type { Point } from '@rostrum/contract';
import { stemsOf } from '../language/stems.ts';
import { sentencesSaid } from '../language/spoken-sentences.ts';
import type { Materials } from '../filed/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { mostlyOn } from './speaks-to.ts';
import { nounFor } from './speech/topics-in.ts';

/** Whether nothing that was filed, presented, answered or found by staff so much as names the subject of a point: only then is it said that
 *  it went unanswered, because whoever spoke of it may have answered it in words that are not recognized.
 *  Takes: the rehearsal, what is filed, and the point.  Throws: never. */
export function isUnaddressed(r: Rehearsal, materials: Materials, { topic }: Pick<Point, 'topic'>): boolean {
  const { stems, topics } = said(r, materials);
  if (stemsOf(nounFor(topic)).some((stem) => stem.length >= fewestLetters && !everywhere.has(stem) && stems.has(stem)))
    return false;
  return !topics.has(topic);
}

/** In every text, whatever it is about: 'the property line' says nothing of what a property is worth. */
const everywhere: ReadonlySet<string> = new Set(stemsOf('property land site use plan area'));

/** Shorter stems are in every text. */
const fewestLetters = 4;

interface Said {
  readonly stems: ReadonlySet<string>;
  /** What some sentence is mostly about. */
  readonly topics: ReadonlySet<string>;
}

const kept = new WeakMap<Rehearsal, Said>();

function said(r: Rehearsal, { projectText, staffReport }: Materials): Said {
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
  const found: Said = {
    stems: new Set(texts.flatMap((text) => stemsOf(text))),
    topics: new Set(texts.flatMap((text) => sentencesSaid(text).flatMap(({ quote }) => mostlyOn(quote)))),
  };
  kept.set(r, found);
  return found;
}
