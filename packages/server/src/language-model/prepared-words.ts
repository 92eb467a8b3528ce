import type { Question } from '@rostrum/engine';
import { LeastRecentlyUsed } from '../rehearsals/least-recently-used.ts';

const sessionsKept = 500;

interface Prepared {
  readonly key: string;
  readonly words: Promise<string | null>;
  readonly abort: AbortController;
}

/** Questions with the same key ask the same thing about the same facts by the same person, so that the same words
 *  fit. */
function keyOf({ character, topic, issue, questionType, expects, citations }: Question): string {
  return JSON.stringify([character.character_id, topic, issue.key, questionType, expects, citations]);
}

/** Words that are written while the applicant speaks, at most one question ahead for each session. Losing them
 *  loses nothing. */
export class PreparedWords {
  readonly #bySession = new LeastRecentlyUsed<Prepared>(sessionsKept);
  readonly #underWay = new Set<Prepared>();

  /** Starts writing for this question, unless that has started already; anything started for another one is dropped. */
  begin(sessionId: string, question: Question, write: (signal: AbortSignal) => Promise<string | null>): void {
    const key = keyOf(question);
    const before = this.#bySession.get(sessionId);
    if (before?.key === key) return;
    before?.abort.abort();
    const abort = new AbortController();
    const entry: Prepared = { key, words: write(abort.signal), abort };
    this.#bySession.set(sessionId, entry);
    this.#underWay.add(entry);
    void entry.words.finally(() => this.#underWay.delete(entry));
  }

  /** The words prepared for this question, awaited if they are still being written; null if there are none. */
  async take(sessionId: string, question: Question, mostMs: number): Promise<string | null> {
    const entry = this.#bySession.get(sessionId);
    if (entry === undefined) return null;
    this.#bySession.delete(sessionId);
    if (entry.key !== keyOf(question)) {
      entry.abort.abort();
      return null;
    }
    const tooLate = setTimeout(() => entry.abort.abort(), Math.max(0, mostMs));
    return entry.words.finally(() => clearTimeout(tooLate));
  }

  async close(): Promise<void> {
    for (const { abort } of this.#underWay) abort.abort();
    await Promise.all([...this.#underWay].map(({ words }) => words));
  }
}
