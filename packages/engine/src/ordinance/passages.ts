import { oncePer } from '../base/once-per.ts';
import type { Passage } from '@rostrum/contract';
import { answersIn } from './rank.ts';
import { passageIndex, type PassageIndex } from './passage-index.ts';
import type { Materials } from '../filed/types.ts';

const mostPassages = 10;
const leastCoverage = 0.34;
const perfect = 14;

interface SmallSource {
  readonly index: PassageIndex;
  readonly passages: readonly Passage[];
}

/** Made once for each set of materials; asking again costs only the search. */
/** Passages of what is on file that answer a question in ordinary words.
 *  Takes: the materials, the question, and whether only answers are wanted, as opposed to passages that merely share its words.
 *  Gives: at most 10, best first, scores 0..1, from ordinance, planning text, news and presentation; empty if nothing fits. Never throws.
 *  decisions.md §5. */
export function passagesFor(materials: Materials, query: string, mustAnswer = false): readonly Passage[] {
  const found: Passage[] = [];
  for (const reading of [materials.ordinance, materials.planning]) {
    const hits =
      reading === null
        ? []
        : mustAnswer
          ? answersIn(reading, query, mostPassages)
          : reading.search(query, mostPassages);
    for (const { chunk, score } of hits) {
      found.push({
        text: chunk.text,
        kind: reading?.kind ?? 'ordinance',
        source: chunk.source,
        section: chunk.section,
        score,
      });
    }
  }
  const small = smallSource(materials);
  for (const hit of small.index.search(query, mostPassages)) {
    const passage = small.passages[hit.at];
    if (passage === undefined || hit.coverage < leastCoverage) continue;
    found.push({
      ...passage,
      score: Math.round((hit.score / (hit.score + perfect)) * (passage.kind === 'news' ? 0.7 : 0.8) * 1_000) / 1_000,
    });
  }
  // The rule before what was said about it, if both fit equally.
  return found
    .map((passage, i) => ({ passage, i }))
    .sort((a, b) => b.passage.score - a.passage.score || a.i - b.i)
    .slice(0, mostPassages)
    .map(({ passage }) => passage);
}

const smallSource = oncePer((materials: Materials): SmallSource => {
  const passages: Passage[] = [];
  for (const item of materials.news) {
    passages.push({
      text: `${item.title}. ${item.snippet}`,
      kind: 'news',
      source: item.source,
      section: null,
      score: 0,
    });
  }
  const presentation = materials.presentation;
  for (const sentence of presentation?.sentences ?? []) {
    if (sentence.text.length >= 12)
      passages.push({ text: sentence.text, kind: 'presentation', source: 'Presentation', section: null, score: 0 });
  }
  const source = { index: passageIndex(passages.map(({ text }) => ({ heading: '', text }))), passages };
  return source;
});
