import { wordSet } from '../../base/text.ts';
import type { Sitting } from '../roster.ts';
import type { Token } from '../tokens.ts';

/* The words that motions are made of. */

/** A motion's position, and who made it. */
export interface Motion {
  /** First token of the sentence that makes it, and the token after it. */
  readonly from: number;
  readonly to: number;
  /** Where its words begin: "to approve ...". */
  readonly words: number;
  readonly mover: Sitting | null;
  readonly seconder: Sitting | null;
}

/** What links an act to a name: "moved by", "Second: Roe". */
export const links = wordSet('by from of : - – —');
/** What a motion is about to do: "to approve", "to lay over". */
export const motionVerbs =
  wordSet(`approve deny recommend continue table adopt accept adjourn close open forward postpone defer grant
  nominate appoint elect amend direct authorize find make send refer withdraw reconsider recess enter go convene set allow
  approval denial adoption acceptance hold remove reopen return pass include uphold affirm overturn reject dismiss move waive accede ratify excuse designate
  suspend release modify extend conditionally preliminarily recommended not exit leave cancel change add support remand keep lay carry follow take concur reaffirm deem
  declare rescind instruct endorse confirm schedule initiate seek ask request require`);
/** First "to" or "that" between two tokens: where the words of a motion begin. Takes: the tokens and a range. Gives: the first of the range
 *  without such a word. */
export function behind(tokens: readonly Token[], from: number, to: number): number {
  for (let i = from; i < to; i += 1) {
    const low = tokens[i]?.low;
    if ((low === 'to' && motionVerbs.has(tokens[i + 1]?.low ?? '')) || low === 'that' || low === 'for') return i;
  }
  return from;
}
