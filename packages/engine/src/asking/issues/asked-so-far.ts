import type { AskedEvent, Venue } from '@rostrum/contract';
import type { Exchange } from '../../record/rehearsal.ts';

/** The turns of one venue, counted. */
export interface VenueSoFar {
  readonly turns: number;
  /** Turns that returned to something earlier, and whether the last one did. */
  readonly pressed: number;
  readonly justPressed: boolean;
  /** How often each topic has been asked about, other venues at a discount: the public may raise again what the board has. */
  readonly coverage: ReadonlyMap<string, number>;
}

/** What has been asked so far, counted incrementally: a question depends on everything asked before it, and the hundredth should cost no
 *  more than the first. */
export interface AskedSoFar {
  /** Keys of the issues that were raised. */
  readonly issueKeys: ReadonlySet<string>;
  readonly timesOnTopic: ReadonlyMap<string, number>;
  readonly questions: ReadonlySet<string>;
  readonly inOrder: readonly string[];
  /** The questions on each topic, and those of each character, in order. */
  readonly questionsOnTopic: ReadonlyMap<string, readonly string[]>;
  readonly questionsOf: ReadonlyMap<string, readonly string[]>;
  readonly purposes: ReadonlySet<string>;
  /** Elements that the board's questions asked for. */
  readonly askedOfBoard: ReadonlySet<string>;
  readonly venues: Readonly<Record<Venue, VenueSoFar>>;
  /** The event that asked a question, by its id. */
  readonly byId: ReadonlyMap<string, AskedEvent>;
}

const otherVenue = 0.2;
const venues: readonly Venue[] = ['board', 'public', 'practice'];

class Tally implements AskedSoFar {
  readonly events: AskedEvent[] = [];
  readonly issueKeys = new Set<string>();
  readonly timesOnTopic = new Map<string, number>();
  readonly questions = new Set<string>();
  readonly inOrder: string[] = [];
  readonly questionsOnTopic = new Map<string, readonly string[]>();
  readonly questionsOf = new Map<string, readonly string[]>();
  readonly purposes = new Set<string>();
  readonly askedOfBoard = new Set<string>();
  readonly byId = new Map<string, AskedEvent>();
  readonly venues = { board: venueBefore(), public: venueBefore(), practice: venueBefore() };

  add(asked: AskedEvent): void {
    this.events.push(asked);
    this.issueKeys.add(asked.issue_key);
    this.timesOnTopic.set(asked.topic, (this.timesOnTopic.get(asked.topic) ?? 0) + 1);
    this.questions.add(asked.question);
    this.inOrder.push(asked.question);
    append(this.questionsOnTopic, asked.topic, asked.question);
    append(this.questionsOf, asked.character_id, asked.question);
    this.purposes.add(asked.purpose);
    if (asked.venue === 'board') for (const element of asked.expects) this.askedOfBoard.add(element);
    if (!this.byId.has(asked.question_id)) this.byId.set(asked.question_id, asked);
    for (const venue of venues) {
      const { coverage } = this.venues[venue];
      coverage.set(asked.topic, (coverage.get(asked.topic) ?? 0) + (asked.venue === venue ? 1 : otherVenue));
    }
    const own = this.venues[asked.venue];
    own.turns += 1;
    own.justPressed = asked.follow_up_of !== null;
    if (own.justPressed) own.pressed += 1;
  }
}

function venueBefore() {
  return { turns: 0, pressed: 0, justPressed: false, coverage: new Map<string, number>() };
}

/** Copies the list, because one that is pushed to reserves room for a dozen more; there are many of these, they are short, and they are
 *  kept. */
function append(lists: Map<string, readonly string[]>, key: string, question: string): void {
  lists.set(key, [...(lists.get(key) ?? []), question]);
}

/** Other questions may be asked between two that are decided here: by the page itself, or offline. */
const mostBehind = 24;

/** By the last event that was counted, to continue from; and by the list itself, which is looked up several times. */
const known = new WeakMap<AskedEvent, Tally>();
const counted = new WeakMap<readonly Exchange[], Tally>();

/** True if the tally counts exactly the beginning of these exchanges. */
function begins(tally: Tally, exchanges: readonly Exchange[]): boolean {
  return tally.events.length <= exchanges.length && tally.events.every((asked, at) => asked === exchanges[at]?.asked);
}

/** What the exchanges have asked. It extends the counts of the exchanges that these continue, so read it right away and don't keep it: the
 *  next question adds to it.
 *  Takes: the exchanges of a rehearsal.  Gives: the counts.  Throws: never. */
export function askedSoFar(exchanges: readonly Exchange[]): AskedSoFar {
  const last = exchanges[exchanges.length - 1];
  if (last === undefined) return new Tally();
  const seen = counted.get(exchanges);
  if (seen?.events.length === exchanges.length) return seen;
  let tally = new Tally();
  for (let at = exchanges.length - 1; at >= 0 && at >= exchanges.length - mostBehind; at -= 1) {
    const kept = known.get((exchanges[at] as Exchange).asked);
    if (kept === undefined || !begins(kept, exchanges)) continue;
    tally = kept;
    break;
  }
  for (let at = tally.events.length; at < exchanges.length; at += 1) tally.add((exchanges[at] as Exchange).asked);
  known.set(last.asked, tally);
  counted.set(exchanges, tally);
  return tally;
}
