import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { limits, type RehearsalEvent } from '@rostrum/contract';
import { applyEvent, newRehearsal, type Rehearsal } from '@rostrum/engine';
import { Refusal } from '../http/refusal.ts';
import { LeastRecentlyUsed } from './least-recently-used.ts';
import { SharedWords } from './shared-words.ts';
import { charactersOfStored, storable, storedAsIs, textIdOf, type HashedText } from './kept-text.ts';
import { RecordMovedOn, SessionGone, type KeyedAnswer, type RehearsalStore, type SessionRow } from './store.ts';

/** A rehearsal, as far as its record has been read. */
export interface SessionState {
  readonly sessionId: string;
  readonly seq: number;
  readonly rehearsal: Rehearsal;
  /** From the event id of a document to the id of its text. */
  readonly textIds: ReadonlyMap<string, string>;
  /** Length of its events as JSON, which determines its size in memory. */
  readonly characters: number;
}

/** What a call does to the record, and what it answers once that is committed. */
export interface Decision<A> {
  readonly events: readonly RehearsalEvent[];
  /** Texts of filed documents that were hashed elsewhere, by the id of the event that files them. */
  readonly hashed?: ReadonlyMap<string, HashedText>;
  answer(after: SessionState): A;
}

/** Beyond this, a session is under an attack of its own making. */
const attempts = 25;
/** The total size of the rehearsals that are kept folded, in bytes: about three hundred and fifty with sixty
 *  exchanges, or thousands that have just begun. Others are read from the database on request. */
const bytesKept = 256 * 2 ** 20;
/** The size of a rehearsal before anything is on its record, and then per character of its events as JSON: their
 *  objects, and what is derived from them and kept next to them (journal.test.ts checks it against the heap). */
const leastBytes = 25_000;
const bytesPerCharacter = 4;

/** The size of a folded rehearsal, in bytes. */
export const weightOf = ({ characters }: Pick<SessionState, 'characters'>): number =>
  leastBytes + characters * bytesPerCharacter;

interface Entry {
  readonly event: RehearsalEvent;
  readonly textId: string | null;
  /** The event as it is stored. */
  readonly body: string;
}

/** A running call that carried a key: what it decides is held here and committed with its answer. */
interface KeyedCall {
  row: SessionRow;
  before: SessionState | null;
  after: SessionState | null;
  readonly entries: Entry[];
  readonly texts: Map<string, string>;
}

function hashedNow(text: string): HashedText {
  const clean = storable(text);
  return { textId: textIdOf(clean), stored: storedAsIs(clean) };
}

const words = new SharedWords();

/** An event as it is folded and kept: read back from what is stored, so that a rehearsal is the same whether its events were appended here
 *  or read from the database, and so that it takes no more memory than necessary. An event as it was built holds on to whatever its words
 *  were cut from, an ordinance in the worst case, and to spare room in its lists. */
function asStored(event: RehearsalEvent, textId: string | null): Entry {
  const body = JSON.stringify(event);
  return { event: words.in(JSON.parse(body) as RehearsalEvent), textId, body };
}

/** Separates a document from its text, which is stored once, by its content. */
function entryOf(event: RehearsalEvent, texts: Map<string, string>, hashed: Decision<unknown>['hashed']): Entry {
  if (event.type !== 'document_filed') return asStored(event, null);
  const { text, ...rest } = event;
  const known = hashed?.get(event.id) ?? (text === undefined ? undefined : hashedNow(text));
  if (known === undefined) return asStored(event, null);
  const { textId, stored } = known;
  texts.set(textId, stored);
  return asStored(rest, textId);
}

function advance(state: SessionState, entries: readonly Entry[]): SessionState {
  const characters = entries.reduce((sum, { body }) => sum + body.length, state.characters);
  const filed = entries.filter((entry) => entry.textId !== null);
  return {
    sessionId: state.sessionId,
    seq: state.seq + entries.length,
    rehearsal: entries.reduce((rehearsal, { event }) => applyEvent(rehearsal, event), state.rehearsal),
    textIds:
      filed.length === 0
        ? state.textIds
        : new Map([...state.textIds, ...filed.map(({ event, textId }) => [event.id, textId as string] as const)]),
    characters,
  };
}

/** How long events are folded before others are served: by the clock, since a long answer takes as long as hundreds of short ones. */
const foldMs = 8;
/** For a few events, the clock is checked only once. */
const eventsAtOnce = 4;

/** Like `advance`, with other work in between if it is long. */
async function advanceBetween(state: SessionState, entries: readonly Entry[]): Promise<SessionState> {
  let after = state;
  let began = performance.now();
  let from = 0;
  for (let to = 1; to <= entries.length; to++) {
    const isLast = to === entries.length;
    if (!isLast && to - from < eventsAtOnce) continue;
    after = advance(after, entries.slice(from, to));
    from = to;
    if (isLast || performance.now() - began < foldMs) continue;
    await nextTurn();
    began = performance.now();
  }
  return after;
}

/** A longer record could not be moved to another machine, and no rehearsal comes near it. */
function refuseBeyondLimit({ seq, characters }: SessionState, entries: readonly Entry[]): void {
  if (entries.length === 0) return;
  const length = entries.reduce((sum, { body }) => sum + body.length, characters);
  if (seq + entries.length > limits.eventsPerRecord || length > limits.recordCharacters)
    throw new Refusal(
      'too_long',
      'The record of this rehearsal has reached its maximum length. Start another rehearsal.',
    );
}

/** The same for its documents. */
async function refuseMorePapers(store: RehearsalStore, sessionId: string, texts: ReadonlyMap<string, string>) {
  let characters = [...texts.values()].reduce((sum, stored) => sum + (charactersOfStored(stored) ?? 0), 0);
  // Most have one of some hundred thousand characters, and nobody need count further.
  if (texts.size > 0) characters += await store.charactersOfPapers(sessionId);
  if (characters > limits.recordPaperCharacters)
    throw new Refusal(
      'too_long',
      'More would be on file with this rehearsal than a record may hold. Remove a paper that is on file first, or file only the chapters that apply.',
    );
}

/** The record of every session: read once, kept folded, extended by what is appended. The database stays the truth:
 *  each call brings the last sequence number it has seen there, and an append only follows the event it was decided
 *  on. */
export class Journal {
  readonly #store: RehearsalStore;
  readonly #states: LeastRecentlyUsed<SessionState>;
  readonly #turns = new Map<string, Promise<unknown>>();
  readonly #keyed = new AsyncLocalStorage<KeyedCall>();

  /** `bytes`: how much the rehearsals that are kept folded may take together. */
  constructor(store: RehearsalStore, bytes = bytesKept) {
    this.#store = store;
    this.#states = new LeastRecentlyUsed<SessionState>(bytes, weightOf);
  }

  get size(): number {
    return this.#states.size;
  }

  /** The phases of the rehearsals that are kept folded, one for each. */
  *phases(): Generator<string> {
    for (const { rehearsal } of this.#states.values()) yield rehearsal.phase;
  }

  /** The state of a session, at least as new as the row says. */
  async read(row: SessionRow): Promise<SessionState> {
    const call = this.#callOn(row.sessionId);
    if (call?.after != null) return call.after;
    const kept = this.#states.get(row.sessionId);
    if (kept !== undefined && kept.seq >= row.lastSeq) return kept;
    const from = kept ?? {
      sessionId: row.sessionId,
      seq: 0,
      rehearsal: newRehearsal(row.sessionId),
      textIds: new Map<string, string>(),
      characters: 0,
    };
    const stored = row.lastSeq === 0 ? [] : await this.#store.eventsAfter(row.sessionId, from.seq);
    for (const { event } of stored) words.in(event);
    const state = await advanceBetween(from, stored);
    this.#states.set(row.sessionId, state);
    return state;
  }

  /** The states of several sessions, one after the other. On SQLite nothing is asynchronous, and somebody with a
   *  hundred rehearsals would make everybody else wait for all of them: others are served in between. */
  async *readEach(rows: readonly SessionRow[]): AsyncGenerator<readonly [SessionRow, SessionState]> {
    for (const row of rows) {
      yield [row, await this.read(row)];
      await nextTurn();
    }
  }

  /** Lets a call decide what to append based on the newest state, appends it, and answers after the commit. If
   *  another process has appended in between, the call decides again. */
  async decide<A>(row: SessionRow, decide: (state: SessionState) => Promise<Decision<A>> | Decision<A>): Promise<A> {
    const call = this.#callOn(row.sessionId);
    if (call !== null) return this.#decideWithin(call, decide);
    return this.#inTurn(row.sessionId, () =>
      this.#untilAppended(row, async (seen) => {
        const state = await this.read(seen);
        const decision = await decide(state);
        return decision.answer(await this.#append(state, decision));
      }),
    );
  }

  /** As `decide`, for what comes after the call that began it: it is no part of that call's commit. */
  later<A>(row: SessionRow, decide: (state: SessionState) => Promise<Decision<A>> | Decision<A>): Promise<A> {
    return this.#keyed.exit(() => this.decide(row, decide));
  }

  /** Carries out a call that carries a key once: what it appends and what it answers are one commit, so that any
   *  process gives the same answer to the same key from then on. Gives the answer as JSON. Throws Refusal
   *  key_reused if the key was used for something else. */
  async once(
    row: SessionRow,
    { key, fingerprint }: Pick<KeyedAnswer, 'key' | 'fingerprint'>,
    work: () => Promise<unknown>,
  ): Promise<{ readonly body: string; readonly repeated: boolean }> {
    return this.#inTurn(row.sessionId, () =>
      this.#untilAppended(row, async (seen) => {
        const known = await this.#store.answerTo(row.sessionId, key);
        if (known !== null) {
          if (known.fingerprint !== fingerprint) throw new Refusal('key_reused');
          return { body: known.body, repeated: true };
        }
        const call: KeyedCall = { row: seen, before: null, after: null, entries: [], texts: new Map() };
        const body = JSON.stringify(await this.#keyed.run(call, work));
        const lastSeq = call.before?.seq ?? seen.lastSeq;
        await this.#store.append(row.sessionId, lastSeq, call.entries, call.texts, { key, fingerprint, body });
        if (call.after !== null) this.#states.set(row.sessionId, call.after);
        return { body, repeated: false };
      }),
    );
  }

  #callOn(sessionId: string): KeyedCall | null {
    const call = this.#keyed.getStore();
    return call?.row.sessionId === sessionId ? call : null;
  }

  async #decideWithin<A>(
    call: KeyedCall,
    decide: (state: SessionState) => Promise<Decision<A>> | Decision<A>,
  ): Promise<A> {
    const state = await this.read(call.row);
    call.before ??= state;
    const decision = await decide(state);
    const entries = decision.events.map((event) => entryOf(event, call.texts, decision.hashed));
    refuseBeyondLimit(state, entries);
    await refuseMorePapers(this.#store, state.sessionId, call.texts);
    call.after = advance(state, entries);
    call.entries.push(...entries);
    return decision.answer(call.after);
  }

  /** Tries again with a newer row for as long as somebody else appends in between. */
  async #untilAppended<A>(row: SessionRow, attemptWith: (seen: SessionRow) => Promise<A>): Promise<A> {
    let seen = row;
    for (let attempt = 1; ; attempt++) {
      try {
        return await attemptWith(seen);
      } catch (error) {
        if (error instanceof SessionGone) throw new Refusal('rehearsal_not_found');
        if (!(error instanceof RecordMovedOn)) throw error;
        if (attempt === attempts) throw new Refusal('conflict');
        const found = await this.#store.find(row.sessionId);
        if (found === null) throw new Refusal('rehearsal_not_found');
        seen = found;
      }
    }
  }

  async #append(state: SessionState, { events, hashed }: Decision<unknown>): Promise<SessionState> {
    if (events.length === 0) return state;
    const texts = new Map<string, string>();
    const entries = events.map((event) => entryOf(event, texts, hashed));
    refuseBeyondLimit(state, entries);
    await refuseMorePapers(this.#store, state.sessionId, texts);
    // Folded before it is stored: what cannot be folded must never reach the record.
    const after = await advanceBetween(state, entries);
    await this.#store.append(state.sessionId, state.seq, entries, texts);
    this.#states.set(state.sessionId, after);
    return after;
  }

  forget(sessionId: string): void {
    this.#states.delete(sessionId);
  }

  /** One decision at a time for each session: within a process nobody has to decide twice. */
  async #inTurn<A>(sessionId: string, work: () => Promise<A>): Promise<A> {
    const before = this.#turns.get(sessionId);
    const turn = before === undefined ? work() : before.then(work, work);
    this.#turns.set(sessionId, turn);
    try {
      return await turn;
    } finally {
      if (this.#turns.get(sessionId) === turn) this.#turns.delete(sessionId);
    }
  }
}
