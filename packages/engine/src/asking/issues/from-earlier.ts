import { splitAtSpaces, trimmedEnd } from '../../base/text.ts';
import type { Venue } from '@rostrum/contract';
import { entriesOf } from '../../lexicon/entries.ts';
import type { Exchange, Rehearsal } from '../../record/rehearsal.ts';
import { asTopic } from '../as-topic.ts';
import { nameSaid } from '../casting/name-said.ts';
import { annotate } from '../../language/annotate.ts';
import { isContent } from '../../said/asked.ts';
import { capitalized } from '../spoken.ts';
import type { Issue } from '../types.ts';
import { boardQuestion } from './board-question.ts';
import { askOf } from './from-answers.ts';

/** After this many turns, somebody comes back to a question that was never answered. */
const later = 3;
/** The most words of a question that are repeated. */
const longestAsk = 14;

/** Questions of this evening that were not answered and not followed up on, and statements that don't agree.
 *  Takes: the rehearsal, the venue and the keys raised before.  Gives: issues.  Throws: never. */
export function earlierIssues(r: Rehearsal, venue: Venue, raised: ReadonlySet<string>): readonly Issue[] {
  if (venue !== 'board' || r.difficulty === 'beginner') return [];
  const clashes = [...contradictionIssues(r, raised), ...doubtIssues(r, raised)];
  const followed = new Set(r.exchanges.map(({ asked }) => asked.follow_up_of));
  const open = r.exchanges.slice(0, -later).flatMap(({ asked, judged }): readonly Issue[] => {
    const topic = asTopic(asked.topic);
    const ask = askOf(asked.question);
    const isOpen = judged?.assessment?.answers_question === 'no' || judged?.assessment?.directness === 'evasive';
    const key = `open:${asked.question_id}`;
    if (
      asked.venue !== venue ||
      topic === null ||
      ask === null ||
      !isOpen ||
      followed.has(asked.question_id) ||
      raised.has(key)
    )
      return [];
    if (ask.split(' ').length > longestAsk || ask !== asked.question.trim()) return [];
    return [
      {
        ...boardQuestion,
        kind: 'unanswered_request',
        key,
        topic,
        weight: 0.7,
        citations: asked.citations,
        followUpOf: asked.question_id,
        text: `${capitalized(nameSaid(asked.character_name, asked.character_role))} asked you this earlier, and I didn't hear an answer. ${ask}`,
        sharpness: 2,
        asks: asked.expects,
        reason: 'It was asked earlier tonight and not answered.',
      },
    ];
  });
  return [...clashes, ...open];
}

/** The most words of a statement that are repeated. */
const longestClaim = 12;

/** Two statements that the judge found at odds, asked about if both are short enough to repeat. */
function contradictionIssues(r: Rehearsal, raised: ReadonlySet<string>): readonly Issue[] {
  return r.contradictions.flatMap((found) => {
    const exchange = r.exchanges.find(({ answered }) => answered?.id === found.eventId);
    const key = `clash:${found.eventId}:${found.subject}`;
    return raised.has(key) ? [] : sideBySide(exchange, found, { key, weight: 0.9, ask: 'Which is it?' });
  });
}

const doubt = 'same:';

/** Two statements that may be about two things: asked once an evening whether they are about the same one, and held against nobody. */
function doubtIssues(r: Rehearsal, raised: ReadonlySet<string>): readonly Issue[] {
  if ([...raised].some((key) => key.startsWith(doubt))) return [];
  return r.exchanges.flatMap((exchange) =>
    (exchange.judged?.assessment?.contradictions ?? [])
      .filter(({ kind, subject }) => kind === 'question' && isThing(subject))
      .flatMap((found) => {
        const key = `${doubt}${exchange.asked.question_id}:${found.subject}`;
        return sideBySide(exchange, found, { key, weight: 0.6, ask: doubtOf(found) });
      }),
  );
}

/** What is asked about two statements: 'Is that the same fence?' where each speaks of one, else how they go together ('twelve generators
 *  in the first phase', 'twenty-four at full build'). */
function doubtOf({ subject, earlier, now }: { subject: string; earlier: string; now: string }): string {
  const noun = subject.split(' ').at(-1) ?? subject;
  const isOfOne = [earlier, now].every((text) => annotate(text).tokens.some(({ lower }) => lower === noun));
  return isOfOne ? `Is that the same ${subject}?` : 'How do those two go together?';
}

/** Whether you can say 'the same ...' about a subject: one noun of the lexicon, not words that two statements share. */
const isThing = (subject: string): boolean => entriesOf('things', 'concepts').some(({ label }) => label === subject);

/** The number of shared words it takes to hear that two statements are about one thing. */
const inCommon = 2;

/** True if two statements share enough words to be compared out loud. */
function areOfOneThing(before: string, after: string): boolean {
  const [first, second] = [before, after].map(
    (text) => new Set(annotate(text).tokens.flatMap((token) => (isContent(token) ? [token.lemma] : []))),
  );
  return [...(first ?? [])].filter((word) => second?.has(word) === true).length >= inCommon;
}

/** Two statements side by side, if both are short enough to repeat. */
function sideBySide(
  exchange: Exchange | undefined,
  { earlier, now }: { readonly earlier: string; readonly now: string },
  { key, weight, ask }: { readonly key: string; readonly weight: number; readonly ask: string },
): readonly Issue[] {
  const topic = asTopic(exchange?.asked.topic);
  const [before, after] = [repeated(earlier), repeated(now)];
  if (exchange === undefined || topic === null || before === null || after === null) return [];
  if (!areOfOneThing(before, after)) return [];
  const cite = (quote: string): Issue['citations'][number] => ({
    kind: 'answer',
    quote,
    source: 'answer',
    section: null,
    start: null,
  });
  const isDoubt = key.startsWith(doubt);
  return [
    {
      ...boardQuestion,
      kind: 'contradiction',
      key,
      topic,
      weight,
      citations: [cite(earlier), cite(now)],
      followUpOf: exchange.asked.question_id,
      text: `Earlier you said, "${before}." Then you said, "${after}." ${ask}`,
      sharpness: isDoubt ? 1 : 2,
      purpose: isDoubt ? 'clarification' : 'criticism',
      reason: isDoubt
        ? 'Two of your statements may be about the same thing.'
        : 'Two of your statements do not seem to agree.',
    },
  ];
}

function repeated(statement: string): string | null {
  const said = trimmedEnd(statement.trim(), '.?!');
  return splitAtSpaces(said).length <= longestClaim && !said.includes('"') ? said : null;
}
