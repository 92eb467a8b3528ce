import type { Citation } from '@rostrum/contract';
import type { Turn } from './turn.ts';

const reasons: Readonly<Record<Turn['issue']['kind'], (noun: string, turn: Turn) => string>> = {
  gap: (noun) => `Your presentation said nothing on ${noun}, and boards ask about it for projects like this one.`,
  vague_claim: (noun) => `What you said on ${noun} can be read in more than one way, so a board asks what it means.`,
  shortfall: (noun) => `What you stated on ${noun} does not reach the standard in the ordinance on file.`,
  unsupported_figure: () => 'You gave a figure without saying where it comes from.',
  contradiction: (noun) => `Two of your statements on ${noun} do not agree.`,
  promise_without_mechanism: () =>
    'You promised something without saying who checks it, by when, or what follows if it is not done.',
  unanswered_request: (noun) => `Something asked of you earlier on ${noun} is still open.`,
  news_story: (noun) => `A news story on file touches on ${noun}.`,
  industry_concern: (noun, turn) =>
    turn.issue.citations.length > 0
      ? `You brought up ${noun}, and what is brought up invites questions.`
      : `Boards commonly raise ${noun} for this kind of project.`,
  community_priority: (noun) => `A community like this one gives more weight to ${noun} than most.`,
  open_answer: (noun, turn) =>
    turn.issue.detail?.missing
      ? `Your answer on ${noun} did not ${isClause.test(turn.issue.detail.missing) ? 'say' : 'give'} ${turn.issue.detail.missing}.`
      : `Your answer on ${noun} left something open.`,
  cited_rule: (noun, turn) =>
    turn.issue.detail?.measure === 'plan'
      ? `The planning text on file speaks to ${noun}.`
      : `The ordinance on file has a standard on ${noun} that you have not addressed.`,
};

/** 'who pays' is said; 'the distance in feet' is given. */
const isClause = /^(?:who|whom|whose|what|when|where|which|why|how|whether|that)\b/i;

/** Kinds that are about words read aloud; where a turn left those out, it was asked for the sake of the subject. */
const aboutWords: ReadonlySet<Turn['issue']['kind']> = new Set([
  'unsupported_figure',
  'promise_without_mechanism',
  'cited_rule',
  'news_story',
]);

const yours: ReadonlySet<Citation['kind']> = new Set(['presentation', 'answer', 'project']);

/** One line on why this is asked, for 'Why this question?'. Takes: the turn, and what the question reads out.
 *  Gives: a sentence.  Throws: never. */
export function contextLine(turn: Turn, citations: readonly Citation[]): string {
  const isOpen =
    turn.issue.kind === 'cited_rule' || (turn.issue.kind === 'shortfall' && turn.issue.detail?.isConfirmed !== true);
  if (isOpen && citations.some(({ kind }) => yours.has(kind)))
    return `You spoke of ${turn.knowledge.noun}, and the record does not show whether that meets the standard on file.`;
  if (aboutWords.has(turn.issue.kind) && citations.length === 0)
    return `Boards commonly raise ${turn.knowledge.noun} for this kind of project.`;
  return reasons[turn.issue.kind](turn.knowledge.noun, turn);
}
