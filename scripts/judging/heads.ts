import type { Head } from '../../packages/engine/src/said/data.ts';
import { fitted } from './regression.ts';

/* What the judge weighs: for each of its questions the features that may bear on it. A feature stands here only where leaving it out tells
 * answers of uses that were held out less well. */

export interface Case {
  readonly use: string;
  readonly question: string;
  readonly answer: string;
  readonly band: 'poor' | 'weak' | 'adequate' | 'strong';
  readonly tone: 'civil' | 'hostile' | 'condescending' | 'flattering';
  readonly answers_question: 'yes' | 'partly' | 'no';
  /** Only of the answers labeled by others, which count for more. */
  readonly project?: string;
}

export interface Row {
  readonly values: Readonly<Record<string, number>>;
  readonly told: Case;
}

const meeting = [
  'given',
  'least_given',
  'given_first',
  'polar',
  'polar_missing',
  'exact',
  'fragment',
  'fragment_beside',
  'related_any',
  'astray',
  'beside_all',
  'figureless',
  'misfit',
  'hollow',
  'noncommittal',
  'ignorance',
  'owed_dated',
  'deflects',
  'declines',
  'looks_back',
  'asks_back',
  'evidence',
  'brief',
];
const isGood = ({ band }: Case): boolean => band === 'strong' || band === 'adequate';

interface Sought {
  /** Null: all of them, but the phrases that the rules know. */
  readonly features: readonly string[] | null;
  readonly of: (told: Case) => boolean;
  readonly is: (told: Case) => boolean;
  readonly threshold: number;
  readonly ridge?: number;
  readonly ownWeight?: number;
}

const sought: Readonly<Record<string, Sought>> = {
  rude: {
    features: null,
    of: () => true,
    is: ({ tone }) => tone === 'hostile' || tone === 'condescending',
    threshold: 0.5,
    ridge: 0.005,
    ownWeight: 1,
  },
  good: { features: [...meeting, 'rhetorical', 'edge'], of: () => true, is: isGood, threshold: 0.5 },
  strong: {
    features: [
      'exact',
      'closed',
      'hedges',
      'evidence',
      'figures',
      'paper',
      'binds',
      'extent',
      'time',
      'owed',
      'noncommittal',
      'names',
      'words',
      'given_first',
      'polar',
      'several_parts',
    ],
    of: isGood,
    is: ({ band }) => band === 'strong',
    threshold: 0.5,
  },
  weak: {
    features: [
      'related_any',
      'shared',
      'anaphoric',
      'hollow',
      'noncommittal',
      'ignorance',
      'declines',
      'looks_back',
      'first_person',
      'beside_all',
      'deflects',
      'evidence',
      'edge',
      'figures',
      'no_substance',
    ],
    of: (told) => !isGood(told),
    is: ({ band }) => band === 'weak',
    threshold: 0.5,
  },
  settles: {
    features: meeting,
    of: () => true,
    is: ({ answers_question: answers }) => answers === 'yes',
    threshold: 0.5,
  },
  answers: {
    features: meeting,
    of: () => true,
    is: ({ answers_question: answers }) => answers !== 'no',
    threshold: 0.4,
  },
};

const ridge = 0.003;
/** A case of the repository counts as a tenth of an answer that somebody else labeled: whoever writes rules writes easy cases. */
const ownWeight = 0.1;

/** Tone is for the rules alone: no weight may buy it off. */
const leftToRules = new Set(['hostile', 'condescending', 'flattering', 'gibberish', 'echo', 'words']);

/** The features of an answer that a head may weigh. Takes: all of them.  Gives: those that are not for the rules alone. */
export const weighable = (values: Readonly<Record<string, number>>): string[] =>
  Object.keys(values).filter((id) => !leftToRules.has(id));

/** Fits what the judge weighs. Takes: labeled answers with their features.  Gives: each head with its weights.  Throws: never. */
export function headsFor(rows: readonly Row[]): Record<string, Head> {
  return Object.fromEntries(
    Object.entries(sought).map(([name, { features, of, is, threshold, ...own }]) => {
      const examples = rows
        .filter(({ told }) => of(told))
        .map(({ told, values }) => ({
          values,
          is: is(told),
          weight: told.project === undefined ? (own.ownWeight ?? ownWeight) : 1,
        }));
      const ids = features ?? weighable(rows[0]?.values ?? {});
      return [name, { threshold, ...fitted(examples, ids, own.ridge ?? ridge) }];
    }),
  );
}
