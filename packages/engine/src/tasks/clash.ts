import { splitAtSpaces } from '../base/text.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { annotate } from '../language/annotate.ts';
import { hitsOf, readAnswer, within } from '../said/heard.ts';
import { verbatimIn } from './verbatim.ts';

/* Two statements of the applicant that cannot both be true, found by a model and verified here. */

/** One exchange whose words may be compared with a later one. */
export interface StatementMade {
  /** Id of the event that contains the words. */
  readonly eventId: string;
  readonly question: string;
  readonly text: string;
}

/** As claimed: none of it counts until it is verified. `earlier` is the number of the statement, from 1. */
export interface ClashClaimed {
  readonly earlier: number;
  readonly earlier_words: string;
  readonly now_words: string;
  readonly subject: string;
}

/** A verified clash: both passages are where they were said to be. */
export interface ClashFound {
  readonly eventId: string;
  readonly earlier: string;
  readonly now: string;
  readonly subject: string;
}

const mostEarlier = 24;

/** What the applicant said before an answer, in order: the presentation, and the answers to other questions (the most recent, if there are
 *  many).
 *  Takes: the rehearsal, and the id of the question being answered.  Throws: never. */
export function statementsBefore(r: Rehearsal, questionId: string): readonly StatementMade[] {
  const { presentation } = r;
  const answers = r.exchanges.flatMap(({ asked, answered }) =>
    answered === null || asked.question_id === questionId
      ? []
      : [{ eventId: answered.id, question: asked.question, text: answered.text }],
  );
  return [
    ...(presentation === null ? [] : [{ eventId: presentation.id, question: '', text: presentation.text }]),
    ...answers.slice(-mostEarlier),
  ];
}

const mostClaimed = 12;
const mostKept = 2;
const mostQuoted = 400;
const mostSubjectWords = 8;

/** Which of the claimed clashes between earlier statements and a new one count: both quotations appear word for word, in different
 *  exchanges, in sentences that state something, and the new one isn't a correction.
 *  Takes: the claims, the earlier statements in order, and the new statement.  Gives: at most two, in the order claimed.
 *  Throws: never.  Specification: decisions.md §8 (Contradiction, Model). */
export function clashesIn(
  claimed: readonly ClashClaimed[],
  earlier: readonly StatementMade[],
  now: StatementMade,
): readonly ClashFound[] {
  const found: ClashFound[] = [];
  for (const { earlier: number, earlier_words, now_words, subject } of claimed.slice(0, mostClaimed)) {
    const before = Number.isInteger(number) ? earlier[number - 1] : undefined;
    if (before === undefined || before.eventId === now.eventId) continue;
    const [was, is] = [stated(earlier_words, before.text), stated(now_words, now.text)];
    if (was === null || is === null || was.toLowerCase() === is.toLowerCase()) continue;
    if (correctsAround(is, now.text) || found.some((one) => one.earlier === was || one.now === is)) continue;
    found.push({ eventId: before.eventId, earlier: was, now: is, subject: subjectOf(subject, was, is) });
    if (found.length === mostKept) break;
  }
  return found;
}

/** The words as they appear in the text, if they do and they state something; otherwise null. */
function stated(words: string, text: string): string | null {
  const at = verbatimIn(words, text);
  if (at === null || at.end - at.start > mostQuoted) return null;
  const sentence = annotate(text).sentences.find(({ start, end }) => at.start >= start && at.start < end);
  return sentence === undefined || sentence.kind === 'question' ? null : text.slice(at.start, at.end);
}

/** Whether the sentence, or the one before it, takes something back. */
function correctsAround(words: string, text: string): boolean {
  const heard = readAnswer(text);
  const at = text.indexOf(words);
  const index = heard.sentences.findIndex(({ start, end }) => at >= start && at < end);
  return heard.sentences
    .slice(Math.max(0, index - 1), index + 1)
    .some((sentence) => within(hitsOf(heard, 'corrects'), sentence));
}

/** What both are about: in the finder's words, provided these say nothing that neither statement says. */
function subjectOf(subject: string, was: string, is: string): string {
  const words = splitAtSpaces(subject.trim());
  const fit = /^[\p{L}\p{N}' -]{3,60}$/u.test(subject.trim()) && words.length <= mostSubjectWords;
  const said = `${was} ${is}`.toLowerCase();
  return fit && words.some((word) => word.length > 3 && said.includes(word.toLowerCase().slice(0, 5)))
    ? subject.trim().toLowerCase()
    : 'what was said before';
}
