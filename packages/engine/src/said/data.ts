import { judging } from '../generated/judging.ts';
import { matcher, type Matcher } from '../language/matcher.ts';

/* The data a judgment is based on, from packages/engine/judging, ready to be matched. */

export type Band = 'poor' | 'weak' | 'adequate' | 'strong';
export const bands: readonly Band[] = ['poor', 'weak', 'adequate', 'strong'];

export interface CueFamily {
  readonly id: string;
  readonly name: string;
  readonly patterns: readonly string[];
}

export interface QuestionForm {
  readonly id: string;
  readonly anywhere?: true | undefined;
  readonly patterns: readonly string[];
  /** Families of `substance`, or `figure`, `duration`, `schedule`, `name`, `choice`. */
  readonly wants: readonly string[];
  /** What it asks for, as phrased in a reason: 'a number'. */
  readonly named: string;
  /** The same, as phrased in advice: 'the number'. */
  readonly ask: string;
}

/** A condition on one feature. */
export type Wanted = boolean | string | { readonly above?: number | undefined; readonly below?: number | undefined };

export interface Rule {
  readonly id: string;
  readonly when: Readonly<Record<string, Wanted>>;
  readonly ceiling?: Band | undefined;
  readonly floor?: Band | undefined;
  readonly answers?: 'yes' | 'partly' | 'no' | undefined;
  readonly evasion?: string | undefined;
  readonly abstain?: true | undefined;
  readonly reading?: 'both' | 'model' | undefined;
  readonly shows?: string | undefined;
  readonly reason: string;
  readonly note?: string | undefined;
}

export interface Head {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

/** What single words add to the heads, in units of 1/`scale`: a row per dictionary form, a column per head. */
export interface WordWeights {
  readonly heads: readonly string[];
  readonly scale: number;
  readonly weights: Readonly<Record<string, readonly number[]>>;
}

/** One thing that an answer may still need. */
export interface Lack {
  readonly id: string;
  /** The rule or finding that indicates it. */
  readonly when: string;
  /** As a noun: 'where the figure stands'; 'ask' means what the question asks for. */
  readonly label: string;
  readonly say: string;
  readonly why: string;
}

export interface CoachingFile {
  readonly kind: 'coaching';
  readonly description: string;
  readonly carried: Readonly<Record<string, string>>;
  readonly lacks: readonly Lack[];
  /** Closing words if nothing more is expected. */
  readonly complete: readonly string[];
  /** Closing words if a follow-up may come, by what it will ask for. */
  readonly answered: Readonly<
    Record<
      | 'who'
      | 'figure'
      | 'place'
      | 'steps'
      | 'time'
      | 'number'
      | 'rests'
      | 'off_file'
      | 'listed'
      | 'relief'
      | 'promise'
      | 'refusal',
      string
    >
  >;
  /** What is said if it isn't clear whether the answer gave what was asked: by what was asked for, for one to a concern, one
   *  to several questions, one that takes something back, one that leaves something unknown, a refusal, one that needs to know something
   *  of whoever asks, and one that owes a paper. Each is good advice whatever was said. */
  readonly unsure: Readonly<
    Record<
      | 'open'
      | 'polar'
      | 'choice'
      | 'reason'
      | 'standard'
      | 'granted'
      | 'concern'
      | 'parts'
      | 'corrected'
      | 'unknown'
      | 'declined'
      | 'asks'
      | 'undated'
      | 'held',
      string
    >
  >;
  /** Cues of somebody who corrects what was just said or grants it, of an official who presses for an answer, and of what isn't known or told. */
  readonly takes_back: readonly string[];
  readonly concedes: readonly string[];
  /** Cues of an apology or of what is not there, of somebody else who has the answer, and of a yes that waits for something. */
  readonly admits: readonly string[];
  readonly holds: readonly string[];
  readonly reserves: readonly string[];
  /** Cues of a question on a finding or a rule, which no single answer settles. */
  readonly finding: readonly string[];
  /** Cues of a question why the code should not be held to. */
  readonly relief: readonly string[];
  readonly presses: readonly string[];
  readonly not_told: readonly string[];
  readonly find_out: Readonly<Record<string, string>>;
  /** Who has facts of this kind, by the words of the question. */
  readonly knows: readonly { readonly words: readonly string[]; readonly who: string }[];
}

export type JudgingFile =
  | CoachingFile
  | { readonly kind: 'cues'; readonly description: string; readonly families: readonly CueFamily[] }
  | {
      readonly kind: 'forms';
      readonly description: string;
      readonly measures: readonly { readonly words: readonly string[]; readonly dimensions: readonly string[] }[];
      readonly forms: readonly QuestionForm[];
    }
  | {
      readonly kind: 'related';
      readonly description: string;
      readonly passing: readonly string[];
      readonly groups: Readonly<Record<string, readonly string[]>>;
    }
  | {
      readonly kind: 'bearing';
      readonly description: string;
      readonly classes: Readonly<Record<string, readonly string[]>>;
    }
  | { readonly kind: 'rules'; readonly description: string; readonly rules: readonly Rule[] }
  | { readonly kind: 'weights'; readonly description: string; readonly heads: Readonly<Record<string, Head>> }
  | ({ readonly kind: 'words'; readonly description: string } & WordWeights);

type FileOf<Kind> = Extract<JudgingFile, { readonly kind: Kind }>;

function fileOf<Kind extends JudgingFile['kind']>(name: string, kind: Kind): FileOf<Kind> {
  const file = judging[name];
  if (file?.kind !== kind) throw new Error(`packages/engine/judging/${name}.yml is not there`);
  return file as FileOf<Kind>;
}

/** The families of one file with the single matcher that finds them all. */
export interface CueSet {
  readonly families: readonly CueFamily[];
  readonly matcher: Matcher;
  /** The family of each pattern of the matcher. */
  readonly familyOf: readonly string[];
}

function cueSet(name: string): CueSet {
  const { families } = fileOf(name, 'cues');
  const rows = families.flatMap(({ id, patterns }) => patterns.map((pattern) => ({ id, pattern })));
  return { families, matcher: matcher(rows.map(({ pattern }) => pattern)), familyOf: rows.map(({ id }) => id) };
}

/** Each family has its own matcher: words that show a time may also show an act. */
export const cueSets: readonly CueSet[] = ['tone', 'manner', 'substance'].flatMap((name) =>
  cueSet(name).families.map((family) => ({
    families: [family],
    matcher: matcher(family.patterns),
    familyOf: family.patterns.map(() => family.id),
  })),
);
const { classes } = fileOf('bearing', 'bearing');
/** Words of one class of packages/engine/judging/bearing.yml. Throws: if there is none with that id. */
export function wordsOf(id: string): ReadonlySet<string> {
  const words = classes[id];
  if (words === undefined) throw new Error(`packages/engine/judging/bearing.yml has no class '${id}'`);
  return new Set(words);
}
const formsFile = fileOf('forms', 'forms');
export const forms = formsFile.forms.map((form) => ({
  ...form,
  matcher: form.patterns.length === 0 ? null : matcher(form.patterns),
}));
export type Form = (typeof forms)[number];
const dimensionsByWord = new Map(
  formsFile.measures.flatMap(({ words, dimensions }) => words.map((word) => [word, dimensions] as const)),
);
/** What a figure has to measure for a question with this lemma; empty if it doesn't matter. Takes: a lemma. Gives: names of dimensions:
 *  'length', 'money'. */
export const dimensionsFor = (lemma: string): readonly string[] => dimensionsByWord.get(lemma) ?? [];

const related = fileOf('related', 'related');
export const passing: ReadonlySet<string> = new Set(related.passing);
const groupsByWord = new Map<string, string[]>();
for (const [group, words] of Object.entries(related.groups))
  for (const word of words) groupsByWord.set(word, [...(groupsByWord.get(word) ?? []), group]);
/** The groups of related words that a lemma belongs to. Takes: a lemma. Gives: ids of groups; empty if it is in none. */
export const groupsOf = (lemma: string): readonly string[] => groupsByWord.get(lemma) ?? [];

export const rules: readonly Rule[] = fileOf('rules', 'rules').rules;
export const heads = fileOf('weights', 'weights').heads;
export const words: WordWeights = fileOf('words', 'words');
export const coaching: CoachingFile = fileOf('coaching', 'coaching');
