import { matcher } from '../language/matcher.ts';
import type { Annotation, Sentence, Span } from '../language/types.ts';
import { entriesOf } from '../lexicon/entries.ts';

/** How far a statement reaches: all cases; only some; for now; later; split among several; off the site. `sometimes`: while something else is so; `measured`: it gives a measure; `perfect`: up to now ('we have not
 *  met'). */
export type Mark =
  | 'universal'
  | 'partial'
  | 'present'
  | 'later'
  | 'shared'
  | 'off_site'
  | 'perfect'
  | 'everywhere'
  | 'when'
  | 'placed'
  | 'sometimes'
  | 'measured'
  | 'nobody'
  | 'from_there';

const entries = entriesOf('strength', 'classes');
const wordsOf = (id: string): readonly string[] => entries.find((entry) => entry.id === id)?.words ?? [];
const marked = (
  [
    'universal',
    'partial',
    'present',
    'later',
    'shared',
    'off_site',
    'everywhere',
    'when',
    'placed',
    'nobody',
    'from_there',
  ] as const
).map((mark) => ({
  mark,
  matcher: matcher(wordsOf(mark)),
}));
const earliest = matcher(wordsOf('earliest'));
const latest = matcher(wordsOf('latest'));

/** Verbs whose object exists: 'we would use the speaker'. */
export const possession: ReadonlySet<string> = new Set(wordsOf('possession'));
/** Verbs with which somebody applies for a thing. */
export const asking: ReadonlySet<string> = new Set(wordsOf('asking'));
/** Verbs whose object can be seen or heard: 'you would see smoke'. */
export const perception: ReadonlySet<string> = new Set(wordsOf('perception'));
/** Actions whose result lasts: 'we applied for twelve'. */
export const standing: ReadonlySet<string> = new Set(wordsOf('standing'));
/** Things that happen once: it opens, it is done. */
export const boundary: ReadonlySet<string> = new Set(wordsOf('boundary'));

/** Things that come to an end: it closes, it stops. */
export const closing: ReadonlySet<string> = new Set(wordsOf('closing'));
/** Things that last for a while: it is open, it runs. */
export const running: ReadonlySet<string> = new Set([...wordsOf('running'), ...wordsOf('closing')]);
/** Verbs followed by the total: 'the sanctuary seats 300'. */
export const capacity: ReadonlySet<string> = new Set(wordsOf('capacity'));
/** What milestones are counted by: houses, phases. */
export const milestones: ReadonlySet<string> = new Set(wordsOf('milestone'));
/** Businesses that stand for the applicant who runs them: 'the store will never deliver', 'we deliver'. */
export const houses: ReadonlySet<string> = new Set(wordsOf('houses'));
/** Documents that make statements of their own: a license, a study. */
export const papers: ReadonlySet<string> = new Set(wordsOf('papers'));
/** Words of permission: 'parties, if they ask' is the opposite of 'no parties'. */
export const permitting: ReadonlySet<string> = new Set(wordsOf('permitting'));
/** What keeps a thing where it is, and what takes it away. */
export const staying: ReadonlySet<string> = new Set(wordsOf('staying'));
export const leaving: ReadonlySet<string> = new Set(wordsOf('leaving'));
/** What only one party does for a thing: pays for it, owns it. */
export const sole: ReadonlySet<string> = new Set(wordsOf('sole'));

/** An afterthought has no more words than this: 'No exceptions.' 'Every one.' */
const longestAfterthought = 5;

/** How far a clause reaches, by its own words and those of an afterthought. Takes: the text read, a sentence of it and the clause.
 *  Gives: without repetition. Never throws. */
export function marksOf(annotation: Annotation, sentence: Sentence, clause: Span): Mark[] {
  const found = marked.filter(({ matcher }) => matcher.test(annotation, clause)).map(({ mark }): Mark => mark);
  const { sentences, tokens } = annotation;
  const after = sentences[sentences.indexOf(sentence) + 1];
  const isAfterthought = after !== undefined && after.to - after.from <= longestAfterthought;
  if (isAfterthought && !found.includes('universal') && marked[0]?.matcher.test(annotation, after) === true)
    found.push('universal');
  const own = tokens.filter(({ start, end }) => start >= clause.start && end <= clause.end);
  const has = own.findIndex(({ lower }) => lower === 'have' || lower === 'has' || lower === "'ve");
  const next = own
    .slice(has + 1)
    .find(({ tag, lower }) => tag !== 'negation' && !lower.endsWith('ly') && lower !== 'ever');
  const isEver = own.some(({ lower }) => lower === 'ever') && own.some(({ lower }) => lower === "'s");
  const isNotYet = own.some(({ lower }) => lower === 'yet') && own.some(({ lower }) => lower === 'not');
  const isPerfect = has >= 0 && next !== undefined && isParticiple(next.lower, next.lemma);
  if (isPerfect || isNotYet || isEver) found.push('perfect');
  return found;
}

const isParticiple = (lower: string, lemma: string): boolean =>
  lower !== lemma && !lower.endsWith('s') && lower !== 'having';

/** Which end of a range a question asks for: 'how early', 'the longest'. Takes: the question, read. Gives: `least` for the early or low
 *  end, `most` for the late or high one (it wins over the other), null for neither. */
export function extremeAsked(question: Annotation): 'least' | 'most' | null {
  if (latest.test(question)) return 'most';
  return earliest.test(question) ? 'least' : null;
}
