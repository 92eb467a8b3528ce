import type { Assessment } from '@rostrum/contract';

import type { Features } from '../judging/features/features.ts';
import type { Verdict } from '../judging/verdict.ts';
import type { Sentence, Span, Token } from '../language/types.ts';
import type { Asked, Part } from '../said/asked.ts';
import { matcher } from '../language/matcher.ts';
import { coaching } from '../said/data.ts';
import { hitsOf, within, type Heard } from '../said/heard.ts';
import { quoted } from '../said/wording.ts';

/* An answer as it was judged, and what its coach asks of it. */

export interface Judged {
  readonly asked: Asked;
  readonly heard: Heard;
  readonly features: Features;
  readonly verdict: Verdict;
  readonly contradictions: Assessment['contradictions'];
  /** The words of a figure that is in nothing on file; null if there is none. */
  readonly unfiled: string | null;
}

/** The part of the question that is still open, or else the first. Takes: the answer as judged. */
export function openPart({ asked, features }: Judged): Part {
  const open = asked.parts.find((_, at) => features.given[at] === null);
  return (open ?? asked.parts[0]) as Part;
}

/** Whether somebody voiced a concern, and asked nothing. Takes: the answer as judged. */
export const isRemark = (judged: Judged): boolean => openPart(judged).form.id === 'remark';

/** A part of the question as it can be quoted, without the word that joins it to the next. Takes: the question, and a part
 *  of it. */
export function partOf({ annotation }: Asked, part: Part): string {
  const words = quoted(annotation.text, part);
  return words.endsWith(' and') ? words.slice(0, -' and'.length) : words;
}

/** Forms that ask for one kind of thing, which can be seen to be missing. */
export const definite: ReadonlySet<string> = new Set([
  'who',
  'where',
  'when',
  'how_many',
  'how_far',
  'how_often',
  'how_long',
]);

/** 'Nobody lives there' says no only to a question whether anybody does. */
export const nobody: ReadonlySet<string> = new Set(['nobody', 'nothing', 'none']);
const asksOfAny = ({ annotation: { tokens } }: Asked): boolean => tokens.some(({ lower }) => lower.startsWith('any'));

/** Whether a sentence tells of nobody where it wasn't asked whether there is anybody. Takes: the answer as judged, and a sentence of it. */
export const isBesideYesOrNo = ({ asked, heard }: Judged, { from }: Sentence): boolean =>
  nobody.has(heard.annotation.tokens[from]?.lower ?? '') && !asksOfAny(asked);

/** One of several lines. Takes: the lines, and the answer as judged. Gives: by question, the same for one question, varied across questions. */
export const oneOf = (lines: readonly string[], { asked }: Judged): string =>
  lines[asked.annotation.text.length % lines.length] ?? '';
const denying: ReadonlySet<string> = new Set(['no', 'none', 'nobody', 'nothing', 'zero', 'nowhere']);
/** 'There's no bus' to 'Where does the bus turn around?': what was asked about does not exist, which settles it. Takes: the answer as
 *  judged, and the form of the question. */
export const isDenied = ({ heard }: Judged, form: string): boolean => {
  const { tokens } = heard.annotation;
  const from = heard.sentences[0]?.from ?? 0;
  const at = tokens[from]?.lower === 'there' ? from + 2 : from;
  const isNo = isCutShort(heard) && tokens[from + 2]?.tag === 'negation';
  return definite.has(form) && (denying.has(tokens[at]?.lower ?? '') || isNo);
};

/** Whether a clause ends here. Takes: a token, or none at the end of the text. */
export const isEnd = (token: Token | undefined): boolean => token === undefined || token.tag === 'punctuation';
/** 'We don't.' 'It won't, honestly.' 'You do.': a reply that leaves its verb to the question. Takes: the answer, read. */
export function isCutShort({ annotation: { tokens }, sentences: [first] }: Heard): boolean {
  const from = first?.from ?? 0;
  if (tokens[from]?.tag !== 'pronoun') return false;
  return isEnd(tokens[from + (tokens[from + 2]?.tag === 'negation' ? 3 : 2)]);
}

/** Whether words name no time but a condition: 'when there is cash flow'. Takes: the words, read. */
export const isLoose = ({ annotation: { tokens } }: Heard): boolean =>
  tokens[0]?.lower === 'when' && tokens.every(({ tag }) => tag !== 'number');

const takingBack = matcher(coaching.takes_back);
/** Whether an answer takes back something it has just said: we tell nobody which of its figures stands. Takes: the answer as judged. */
export const correctsItself = ({ heard }: Judged): boolean => takingBack.test(heard.annotation);

const untold = matcher(coaching.not_told);
/** What an answer leaves open in so many words, and so settles nothing. Takes: the answer as judged. Gives: which line says what would help;
 *  null if it leaves nothing open. */
export function leftOpen({ heard, features }: Judged): 'declined' | 'unknown' | null {
  // 'Twelve is what the line can take. I can't tell you what somebody does in twenty years.'
  const [first] = heard.sentences;
  const [given] = features.given;
  const isGiven = first !== undefined && (given?.at === 0 || within(heard.figures, first));
  const counts = (at: Span): boolean => !isGiven || within([at], first);
  if (hitsOf(heard, 'declines').some(counts)) return 'declined';
  return untold.all(heard.annotation).some(counts) ? 'unknown' : null;
}

/** Whether an answer names a time: an hour, a day, how long. Takes: the answer, read. */
export const namesTime = (heard: Heard): boolean =>
  hitsOf(heard, 'time').length + hitsOf(heard, 'dated').length + heard.annotation.schedules.length > 0 ||
  heard.figures.some(({ dimension }) => dimension === 'duration');
