import type { Features } from '../../packages/engine/src/judging/features/features.ts';
import type { Weights } from '../../packages/engine/src/judging/weigh.ts';
import { bands, type Band, type Head, type WordWeights } from '../../packages/engine/src/said/data.ts';
import { fitted, type Example } from './regression.ts';

/* What the judge weighs: the features and the words of the answer. */

export interface Case {
  readonly use: string;
  readonly question: string;
  readonly answer: string;
  readonly band: Band;
  readonly tone: 'civil' | 'hostile' | 'condescending' | 'flattering';
  readonly answers_question: 'yes' | 'partly' | 'no';
  /** Only for answers labeled before any judge had read them, which count for more. */
  readonly project?: string;
  /** Why it was labeled so. */
  readonly why?: string;
}

/** An answer of the repository's first cases, which only says which bands would do. */
export interface EarlierCase {
  readonly use: string;
  readonly question: string;
  readonly answer: string;
  readonly allowed: readonly Band[];
}

export interface EarlierRow {
  readonly features: Features;
  readonly told: EarlierCase;
}

export interface Row {
  readonly features: Features;
  readonly told: Case;
}

const atLeast =
  (band: Band) =>
  (told: Case): boolean =>
    bands.indexOf(told.band) >= bands.indexOf(band);

/** What each head predicts about an answer. */
const heads: Readonly<Record<string, (told: Case) => boolean>> = {
  fair: atLeast('weak'),
  good: atLeast('adequate'),
  strong: atLeast('strong'),
  settles: ({ answers_question: answers }) => answers === 'yes',
  answers: ({ answers_question: answers }) => answers !== 'no',
  rude: ({ tone }) => tone === 'hostile' || tone === 'condescending',
};

/* Fitted by leaving uses out: the more similar features of a kind there are, the stronger the penalty. */
const ridges = { feature: 0.005, word: 0.03, small: 0.1 };
const ridgesOfRude = { feature: 0.004, word: 0.03, small: 0.05 };
/** A case of the repository counts for less than an answer that somebody else labeled: people who write rules write easy cases. */
const ownWeight = 0.4;
/** Labels without a written reason count for less: they call a short plain answer strong where the others say that a follow-up is due. */
const unexplainedWeight = 0.2;
/** Rudeness is no easier in our cases, and is plain without a reason; the answers that others labeled have little of it. */
const weightOfRude = 1;
/** The first cases are written, not spoken, and easier still: they only keep the judge from mistaking style for substance. */
const earlierWeight = 0.03;
/** A word in fewer answers than this says nothing about the next one. */
const fewestAnswers = 15;
const scale = 100;
/** A word is left out if it moves no head by more than this. */
const leastWeight = 3;

/** These come only from a second reading, and no answer was labeled with one. */
const isUnread = (id: string): boolean => id === 'read' || id.startsWith('read_') || id === 'gibberish';

/** The features of an answer that a head may weigh. Takes: all of them.  Gives: those known for every answer. */
export const weighable = (values: Readonly<Record<string, number>>): string[] =>
  Object.keys(values).filter((id) => !isUnread(id));

/** How much a labeled answer counts for a head. */
function weightOf({ project, why }: Case, head: string): number {
  if (head === 'rude') return weightOfRude;
  return project === undefined ? ownWeight : why === undefined ? unexplainedWeight : 1;
}

/** The label a head gets for an answer that allows several bands; null if they disagree. */
function toldBy(name: string, allowed: readonly Band[]): boolean | null {
  const least = { fair: 1, good: 2, settles: 2, strong: 3 }[name];
  if (least === undefined) return null;
  const above = allowed.filter((band) => bands.indexOf(band) >= least);
  return above.length === allowed.length ? true : above.length === 0 ? false : null;
}

/** Function words: how somebody builds a sentence says little about what the answer is worth. */
const small: ReadonlySet<string> = new Set(
  (
    'a an the of and or to in on at for from by with that this it its be is are was were do does did have has had as but so if ' +
    'then there than i we they he she his her their our my which who what when where'
  ).split(' '),
);

const wordKey = (lemma: string): string => `word ${lemma}`;

/** Everything about one answer that may have a weight. */
function termsOf({ values, lemmas }: Features): Record<string, number> {
  return {
    ...Object.fromEntries(weighable(values).map((id) => [id, values[id] ?? 0])),
    ...Object.fromEntries(lemmas.map((lemma) => [wordKey(lemma), 1])),
  };
}

const ridgeOf =
  (held: typeof ridges) =>
  (id: string): number => {
    if (id.startsWith(wordKey(''))) return small.has(id.slice(wordKey('').length)) ? held.small : held.word;
    return held.feature;
  };

/** Fits what the judge weighs. Takes: labeled answers with their features, and the first cases with theirs.  Gives: each head with its weights, and what the words add.
 *  Throws: never. */
export function weightsFor(rows: readonly Row[], earlier: readonly EarlierRow[]): Weights {
  const read = rows.map(({ told, features }) => ({ told, values: termsOf(features) }));
  const readEarlier = earlier.map(({ told: { allowed }, features }) => ({ allowed, values: termsOf(features) }));
  const counts = new Map<string, number>();
  for (const { values } of read) for (const id of Object.keys(values)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const rare = (id: string): boolean => id.startsWith(wordKey('')) && (counts.get(id) ?? 0) < fewestAnswers;
  const ids = [...counts.keys()].filter((id) => !rare(id)).sort();
  const fits = Object.entries(heads).map(([name, is]) => {
    const examples = read.map(({ told, values }): Example => ({
      values,
      is: is(told),
      weight: weightOf(told, name),
    }));
    const others = readEarlier.flatMap(({ allowed, values }): Example[] => {
      const told = toldBy(name, allowed);
      return told === null ? [] : [{ values, is: told, weight: earlierWeight }];
    });
    return [name, fitted([...examples, ...others], ids, ridgeOf(name === 'rude' ? ridgesOfRude : ridges))] as const;
  });
  const lemmas = ids.filter((id) => id.startsWith(wordKey(''))).map((id) => id.slice(wordKey('').length));
  return {
    heads: Object.fromEntries(
      fits.map(([name, { bias, weights }]): [string, Head] => [
        name,
        {
          bias,
          weights: Object.fromEntries(Object.entries(weights).filter(([id]) => !id.startsWith(wordKey('')))),
        },
      ]),
    ),
    words: {
      heads: fits.map(([name]) => name),
      scale,
      weights: Object.fromEntries(
        lemmas
          .map(
            (lemma) =>
              [lemma, fits.map(([, { weights }]) => Math.round((weights[wordKey(lemma)] ?? 0) * scale))] as const,
          )
          .filter(([, row]) => row.some((one) => Math.abs(one) >= leastWeight)),
      ),
    } satisfies WordWeights,
  };
}
