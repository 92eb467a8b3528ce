import { startsWithDigit } from '../base/text.ts';
import MiniSearch from 'minisearch';
import { stemsOf } from '../language/stems.ts';
import { synonymsOf } from './synonyms.ts';

export interface Hit {
  /** Index into the passages that were indexed. */
  readonly at: number;
  /** Above 0; higher is better; comparable within one search. */
  readonly score: number;
  /** Share of the question that the passage answers, by weight: 0..1. */
  readonly coverage: number;
}

export interface PassageIndex {
  readonly size: number;
  search(query: string, limit: number): Hit[];
  /** The share of a query's words that are literally in a passage, rare ones counting more: 0..1. */
  literal(query: string, at: number): number;
}

interface Posting {
  readonly ids: Uint32Array;
  readonly impacts: Float32Array;
  readonly idf: number;
}

/** An index as plain data, which can be handed from one thread to another: the postings of all stems, one after the other. */
export interface PlainIndex {
  readonly size: number;
  readonly stems: readonly string[];
  /** Where the postings of each stem end, in `ids` and `impacts`. */
  readonly ends: Uint32Array;
  readonly ids: Uint32Array;
  readonly impacts: Float32Array;
  readonly idfs: Float64Array;
}

const k1 = 1.1;
const b = 0.5;
const headingWeight = 1.6;
const synonymWeight = 0.42;
const guessWeight = 0.7;
/** Postings walked per word. It bounds a search however long the code is: for a word that is in more passages than this, only those where
 *  it weighs most are walked. Full lists cost 80 ms on 20,000 similar sections, this under 1 ms. */
const longestWalk = 320;
const mostConcepts = 16;

const implied: readonly (readonly [RegExp, string])[] = [
  [/\bhow (?:far|close|near)\b/i, 'setback'],
  [/\bhow (?:big|large|small)\b/i, 'area'],
  [/\bhow (?:loud|noisy|quiet)\b/i, 'nois'],
  [/\bhow (?:high|tall)\b/i, 'high'],
  [/\bhow deep\b/i, 'deep'],
];
const impliedShare = 0.55;

/** What 'how far' and 'how loud' ask about without naming it. */
function impliedBy(query: string, concepts: readonly string[]): { concept: string; share: number }[] {
  return implied
    .filter(([pattern, stem]) => pattern.test(query) && !concepts.includes(stem))
    .map(([, concept]) => ({ concept, share: impliedShare }));
}

/** An index over passages: BM25 over stems, headings weighted more, synonyms at a discount, misspelled words guessed.
 *  Takes: passages with the titles above them.  Gives: a search that never throws and whose time is bounded whatever the number of
 *  passages. Deterministic. */
export function passageIndex(passages: readonly { readonly heading: string; readonly text: string }[]): PassageIndex {
  return searchOver(passages.length, postingsOf(passages));
}

/** The expensive part of an index, for a separate thread. Takes: as `passageIndex`.  Gives: what `searchIn` takes. */
export function plainIndex(passages: readonly { readonly heading: string; readonly text: string }[]): PlainIndex {
  const postings = postingsOf(passages);
  const total = [...postings.values()].reduce((sum, { ids }) => sum + ids.length, 0);
  const plain = {
    size: passages.length,
    stems: [...postings.keys()],
    ends: new Uint32Array(postings.size),
    ids: new Uint32Array(total),
    impacts: new Float32Array(total),
    idfs: Float64Array.from(postings.values(), ({ idf }) => idf),
  };
  let end = 0;
  let at = 0;
  for (const { ids, impacts } of postings.values()) {
    plain.ids.set(ids, end);
    plain.impacts.set(impacts, end);
    end += ids.length;
    plain.ends[at++] = end;
  }
  return plain;
}

/** The search over a plain index. Gives: the same as `passageIndex` over the same passages. */
export function searchIn({ size, stems, ends, ids, impacts, idfs }: PlainIndex): PassageIndex {
  const postings = new Map<string, Posting>();
  for (const [at, stem] of stems.entries()) {
    const [from, to] = [at === 0 ? 0 : (ends[at - 1] ?? 0), ends[at] ?? 0];
    postings.set(stem, { ids: ids.subarray(from, to), impacts: impacts.subarray(from, to), idf: idfs[at] ?? 0 });
  }
  return searchOver(size, postings);
}

function postingsOf(
  passages: readonly { readonly heading: string; readonly text: string }[],
): ReadonlyMap<string, Posting> {
  const size = passages.length;
  const raw = new Map<string, number[]>();
  const lengths = new Float32Array(size);
  let total = 0;
  for (let at = 0; at < size; at++) {
    const passage = passages[at];
    if (passage === undefined) continue;
    const counts = new Map<string, number>();
    const body = stemsOf(passage.text);
    for (const stem of body) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    for (const stem of new Set(stemsOf(passage.heading))) counts.set(stem, (counts.get(stem) ?? 0) + headingWeight);
    lengths[at] = body.length + 8;
    total += body.length + 8;
    for (const [stem, count] of counts) {
      const list = raw.get(stem);
      if (list === undefined) raw.set(stem, [at, count]);
      else list.push(at, count);
    }
  }
  const average = size === 0 ? 1 : total / size;
  const postings = new Map<string, Posting>();
  for (const [stem, list] of raw) postings.set(stem, postingOf(list, lengths, average, size));
  return postings;
}

function searchOver(size: number, postings: ReadonlyMap<string, Posting>): PassageIndex {
  let guesser: MiniSearch | null = null;
  const scores = new Float32Array(size);
  const best = new Float32Array(size);
  const cover = new Float32Array(size);
  const unknownIdf = Math.log(1 + size);

  return { size, search, literal };

  function search(query: string, limit: number): Hit[] {
    const concepts = [...new Set(stemsOf(query.slice(0, 2_000)))].slice(0, mostConcepts);
    if (size === 0 || (concepts.length === 0 && impliedBy(query, concepts).length === 0)) return [];
    const touched: number[] = [];
    let asked = 0;
    for (const { concept, share } of [
      ...concepts.map((stem) => ({ concept: stem, share: 1 })),
      ...impliedBy(query, concepts),
    ]) {
      const words = wordsFor(concept);
      if (share < 1 && words.length === 0) continue;
      const own = postings.get(concept);
      const idf =
        own?.idf ??
        Math.max(...words.map(([stem]) => postings.get(stem)?.idf ?? 0), words.length === 0 ? unknownIdf : 0.1);
      asked += share < 1 ? 0 : Math.min(idf, 6);
      const here: number[] = [];
      for (const [stem, weight] of words) {
        const posting = postings.get(stem);
        if (posting === undefined) continue;
        const { ids, impacts } = posting;
        for (let i = 0; i < ids.length; i++) {
          const at = ids[i] ?? 0;
          const value = (impacts[i] ?? 0) * weight * share;
          const held = best[at] ?? 0;
          if (held === 0) here.push(at);
          if (value > held) best[at] = value;
        }
      }
      for (const at of here) {
        if ((scores[at] ?? 0) === 0) touched.push(at);
        const value = best[at] ?? 0;
        scores[at] = (scores[at] ?? 0) + value;
        const strength = Math.min(1, value / Math.max(0.6 * idf, 0.05));
        if (share === 1) cover[at] = (cover[at] ?? 0) + Math.min(idf, 6) * strength;
        best[at] = 0;
      }
    }
    const hits: Hit[] = [];
    let floor = 0;
    for (const at of touched) {
      const coverage = Math.min(1, (cover[at] ?? 0) / Math.max(asked, 0.01));
      // All words beat some of them: a passage that answers half of the question gets a little over half.
      const score = (scores[at] ?? 0) * (0.35 + 0.65 * coverage);
      scores[at] = 0;
      cover[at] = 0;
      if (hits.length === limit && score <= floor) continue;
      insert(hits, { at, score, coverage }, limit);
      floor = hits[hits.length - 1]?.score ?? 0;
    }
    return hits;
  }

  function literal(query: string, at: number): number {
    let [asked, found] = [0, 0];
    for (const stem of new Set(stemsOf(query.slice(0, 2_000)))) {
      const posting = postings.get(stem);
      const idf = posting?.idf ?? unknownIdf;
      asked += idf;
      if (posting?.ids.includes(at) === true) found += idf;
    }
    return asked === 0 ? 0 : found / asked;
  }

  function wordsFor(concept: string): (readonly [string, number])[] {
    const words: (readonly [string, number])[] = [];
    if (postings.has(concept)) words.push([concept, 1]);
    for (const synonym of synonymsOf(concept)) if (postings.has(synonym)) words.push([synonym, synonymWeight]);
    if (words.length === 0 && concept.length >= 5 && !startsWithDigit(concept)) {
      for (const guess of guessesFor(concept)) words.push([guess, guessWeight]);
    }
    return words;
  }

  /** Words of these passages that an unknown word may be a typo or the beginning of. */
  function guessesFor(concept: string): string[] {
    if (guesser === null) {
      guesser = new MiniSearch({ fields: ['word'], idField: 'id', processTerm: (term) => term });
      guesser.addAll(
        [...postings.keys()]
          .filter((stem) => stem.length >= 4 && !startsWithDigit(stem))
          .map((word, id) => ({ id, word })),
      );
    }
    return guesser
      .search(concept, { fuzzy: 0.2, prefix: concept.length >= 6, maxFuzzy: 2 })
      .slice(0, 3)
      .flatMap((result) => result.terms)
      .filter(
        (term, i, all) =>
          all.indexOf(term) === i &&
          term.charAt(0) === concept.charAt(0) &&
          Math.abs(term.length - concept.length) <= 2,
      )
      .slice(0, 3);
  }
}

function postingOf(list: readonly number[], lengths: Float32Array, average: number, size: number): Posting {
  const count = list.length / 2;
  const idf = Math.log(1 + (size - count + 0.5) / (count + 0.5));
  const rows: [number, number][] = [];
  for (let i = 0; i < list.length; i += 2) {
    const at = list[i] ?? 0;
    const tf = list[i + 1] ?? 0;
    rows.push([at, (idf * tf * (k1 + 1)) / (tf + k1 * (1 - b + (b * (lengths[at] ?? 0)) / average))]);
  }
  if (rows.length > longestWalk) {
    rows.sort((x, y) => y[1] - x[1] || x[0] - y[0]);
    rows.length = longestWalk;
  }
  return { ids: Uint32Array.from(rows, (row) => row[0]), impacts: Float32Array.from(rows, (row) => row[1]), idf };
}

function insert(hits: Hit[], hit: Hit, limit: number): void {
  let i = hits.length;
  while (
    i > 0 &&
    ((hits[i - 1]?.score ?? 0) < hit.score ||
      ((hits[i - 1]?.score ?? 0) === hit.score && (hits[i - 1]?.at ?? 0) > hit.at))
  )
    i--;
  hits.splice(i, 0, hit);
  if (hits.length > limit) hits.pop();
}
