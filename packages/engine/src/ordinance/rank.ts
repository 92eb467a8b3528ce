import type { Hit } from './passage-index.ts';
import type { ChunkFound, StandardFound, TextReading } from './types.ts';
import type { Dimension } from './figures/units.ts';
import { dimensionOf } from './figures/units.ts';
import { stemsOf } from '../language/stems.ts';

/** What kind of figure a question asks for. */
const asked: readonly (readonly [RegExp, readonly Dimension[]])[] = [
  [/\bhow (?:far|close|near)\b|\bset ?-?backs?\b|\bdistance\b|\bseparation\b/, ['length', 'multiple']],
  [
    /\bhow (?:high|tall|deep|wide|low)\b|\b(?:height|depth|width|clearance|tallest|highest|frontage)\b/,
    ['length', 'multiple', 'count'],
  ],
  [
    /\bhow (?:large|big|small)\b|\b(?:largest|biggest|smallest|size|area|acres|acreage)\b/,
    ['area', 'percent', 'money'],
  ],
  [
    /\bhow (?:soon|long|often|quickly|frequently)\b|\b(?:how many|number of) (?:\w+ )?(?:days|months|years|hours)\b|\bdeadline\b|\bexpire/,
    ['duration'],
  ],
  [/\bhow (?:much|many)\b/, ['money', 'count', 'percent', 'duration', 'density', 'light']],
  [/\b(?:noise|sound|decibels?|loud)\b/, ['sound']],
  [/\b(?:bond|surety|security|escrow|insurance|cost)\b/, ['money', 'percent']],
  [/\b(?:coverage|share|percent\w*)\b/, ['percent']],
  [/\b(?:what (?:time|hours)|when|hours)\b/, ['clock', 'duration']],
  [/\b(?:color|kelvin)\b/, ['kelvin']],
  [/\b(?:density|units per)\b/, ['density', 'count']],
  [/\b(?:parking|spaces)\b/, ['count']],
];
const definitional = /\b(?:definitions?|purpose|intent|findings)\b/i;
const asksMeaning = /\b(?:mean|means|meaning|defined?|definition|purpose|intent|what is an?)\b/i;
const perfect = 14;
/** How we tell whether the best passage answers a question or merely shares its words: its score, and how much of the question is literally
 *  in it. Fitted over six codes on 114 questions, their own and those of other codes: of those that a code doesn't answer, 49 of 53 are
 *  recognized; of those that it answers, 53 of 61 are found; the score alone had 45 and 46. */
const answering = { score: 1, literal: 2, least: 1.25 } as const;

/** The passages that answer a question. Takes: a reading and a question in ordinary words.  Gives: best first, at most `limit`; none if the
 *  text doesn't answer it.  Throws: never. */
export function answersIn(reading: Pick<TextReading, 'search'>, question: string, limit: number): Answers {
  const found = reading.search(question, limit);
  const [best] = found;
  if (best === undefined) return [];
  const { score, literal, least } = answering;
  return score * best.score + literal * best.literal < least ? [] : found;
}

type Answers = ReturnType<TextReading['search']>;

/** A second look at the best passages of a search: a question for a figure is better answered by a rule with such a figure, on the subject
 *  asked about, than by a definition.
 *  Gives: a function from query and hits to the final order with scores 0..1; hits that answer too little of the question are left out. */
export function rankedBy(
  chunks: readonly ChunkFound[],
  standards: readonly StandardFound[],
): (query: string, hits: readonly Hit[], limit: number) => { at: number; score: number }[] {
  const rulesOf = rulesByChunk(chunks, standards);
  const subjectStems = new Map<string, readonly string[]>();
  const stemsOfSubject = (subject: string): readonly string[] => {
    const known = subjectStems.get(subject) ?? stemsOf(subject);
    subjectStems.set(subject, known);
    return known;
  };
  return (query, hits, limit) => {
    const low = query.toLowerCase().slice(0, 2_000);
    const wanted = new Set(asked.filter(([pattern]) => pattern.test(low)).flatMap(([, dimensions]) => dimensions));
    const words = new Set(stemsOf(low));
    const meaning = asksMeaning.test(low);
    const ranked = hits
      .filter((hit) => hit.coverage >= 0.3)
      .map((hit) => {
        const chunk = chunks[hit.at] as ChunkFound;
        let factor = 1;
        let best = 0;
        for (const rule of rulesOf(hit.at)) {
          if (wanted.size === 0 || !wanted.has(dimensionOf(rule.unit) ?? 'count')) continue;
          const shared = stemsOfSubject(rule.subject).filter((stem) => words.has(stem)).length;
          best = Math.max(best, (rule.exception ? 0.06 : 0.14) + Math.min(2, shared) * 0.12);
        }
        factor += best;
        if (!meaning && chunk.section !== null && definitional.test(chunk.section)) factor *= 0.72;
        if (chunk.enforcement_level === 'strict') factor *= 1.04;
        const raw = hit.score * factor;
        return { at: hit.at, score: Math.round((raw / (raw + perfect)) * 1_000) / 1_000, raw };
      });
    ranked.sort((a, b) => b.raw - a.raw || a.at - b.at);
    return ranked.slice(0, limit).map(({ at, score }) => ({ at, score }));
  };
}

/** The standards in a chunk, found by offset on demand: most chunks never are. */
function rulesByChunk(
  chunks: readonly ChunkFound[],
  standards: readonly StandardFound[],
): (at: number) => readonly StandardFound[] {
  return (at) => {
    const chunk = chunks[at];
    if (chunk === undefined) return [];
    let low = 0;
    let high = standards.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((standards[middle]?.span.start ?? 0) < chunk.span.start) low = middle + 1;
      else high = middle;
    }
    const found: StandardFound[] = [];
    for (let i = low; i < standards.length; i++) {
      const standard = standards[i];
      if (standard === undefined || standard.span.start >= chunk.span.end) break;
      found.push(standard);
    }
    return found;
  };
}
