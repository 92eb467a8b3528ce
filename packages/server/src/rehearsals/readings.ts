import type { DocumentFiledEvent } from '@rostrum/contract';
import { materialsOf, type Materials, type Rehearsal, type TextReading } from '@rostrum/engine';
import { LeastRecentlyUsed } from './least-recently-used.ts';
import type { SessionState } from './journal.ts';
import { textIdOf } from './kept-text.ts';
import type { RehearsalStore } from './store.ts';

export interface Paper {
  readonly kind: 'ordinance' | 'planning';
  readonly source: string;
  readonly text: string;
}

/** Reads a text, outside the request's thread if it is long, until the signal ends it. */
export type ReadPaper = (paper: Paper, signal: AbortSignal) => Promise<TextReading>;

/** A reading that several calls may wait for. */
interface UnderWay {
  readonly reading: Promise<TextReading>;
  readonly ended: AbortController;
  waiting: number;
}

/** How much the kept readings may take together, in bytes. */
const bytesKept = 192 * 2 ** 20;
/** A reading takes about this many bytes for each character of its text. */
const bytesPerCharacter = 12;

const weightOf = ({ length }: { readonly length: number }): number => 1_000 + length * bytesPerCharacter;

interface Kept {
  readonly weight: number;
  /** Whether the reading is there, not still in progress. */
  readonly isDone: boolean;
  /** The reading: at once, or when it has been decompressed. */
  open(): TextReading | Promise<TextReading>;
  /** Sessions that have it on file and were folded with it, newest last. */
  readonly users: Set<string>;
}

/** More rehearsals than this are not kept folded at once. */
const maxUsers = 10_000;

const keyOf = ({ kind, source }: { readonly kind: string; readonly source: string }, textId: string): string =>
  `${kind} ${source} ${textId}`;

/** Readings of what is on file, kept by content, so that a long ordinance is read once. */
export class Readings {
  readonly #store: RehearsalStore;
  readonly #read: ReadPaper;
  readonly #kept: LeastRecentlyUsed<Kept>;
  readonly #underWay = new Map<string, UnderWay>();
  readonly #materials = new WeakMap<readonly DocumentFiledEvent[], { of: Rehearsal; materials: Materials }>();

  /** Takes: where texts are, who reads them, and what to call, by session, to drop what was derived from an evicted reading: otherwise the
   *  derived data would keep that reading in memory. `bytes`: how much the readings may take. */
  constructor(
    store: RehearsalStore,
    read: ReadPaper,
    forget: (sessionId: string) => void = () => undefined,
    bytes = bytesKept,
  ) {
    this.#store = store;
    this.#read = read;
    this.#kept = new LeastRecentlyUsed<Kept>(
      bytes,
      ({ weight }) => weight,
      ({ users }) => users.forEach(forget),
    );
  }

  /** The reading of a text, made now if it is not kept. Throws the reason of `signal`; the reading itself ends when
   *  the last call waiting for it has gone. */
  async of(paper: Paper, textId = textIdOf(paper.text), signal?: AbortSignal): Promise<TextReading> {
    signal?.throwIfAborted();
    const key = keyOf(paper, textId);
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept.open();
    const underWay = this.#underWay.get(key) ?? this.#begin(key, paper);
    underWay.waiting++;
    if (signal === undefined) return underWay.reading;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        underWay.waiting--;
        if (underWay.waiting === 0) {
          this.#forget(key, underWay);
          underWay.ended.abort();
        }
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave, { once: true });
      underWay.reading.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  }

  /** The reading of a text if it already exists; undefined if it would have to be made, or is being made. */
  kept(paper: Omit<Paper, 'text'>, textId: string): TextReading | Promise<TextReading> | undefined {
    const kept = this.#kept.get(keyOf(paper, textId));
    return kept?.isDone === true ? kept.open() : undefined;
  }

  /** Stores a reading that is made elsewhere and opened on demand; `done`: when it is there. */
  hold(
    paper: Omit<Paper, 'text'> & { readonly text: { readonly length: number } },
    textId: string,
    open: () => Promise<TextReading>,
    done: Promise<unknown>,
  ): void {
    const key = keyOf(paper, textId);
    const held: Kept = { weight: weightOf(paper.text), isDone: false, open, users: new Set() };
    this.#kept.set(key, held);
    done.then(
      () => this.#kept.get(key) === held && this.#kept.set(key, { ...held, isDone: true }),
      () => this.#kept.get(key) === held && this.#kept.delete(key),
    );
  }

  #begin(key: string, paper: Paper): UnderWay {
    const ended = new AbortController();
    const reading = this.#read(paper, ended.signal).then(
      (made) => {
        this.#forget(key, underWay);
        this.#kept.set(key, { weight: weightOf(made.text), isDone: true, open: () => made, users: new Set() });
        return made;
      },
      (error: unknown) => {
        this.#forget(key, underWay);
        throw error;
      },
    );
    const underWay: UnderWay = { reading, ended, waiting: 0 };
    this.#underWay.set(key, underWay);
    return underWay;
  }

  #forget(key: string, underWay: UnderWay): void {
    if (this.#underWay.get(key) === underWay) this.#underWay.delete(key);
  }

  async #ofDocument(
    state: SessionState,
    document: DocumentFiledEvent,
    texts: ReadonlyMap<string, string>,
  ): Promise<TextReading | null> {
    if (document.kind !== 'ordinance' && document.kind !== 'planning') return null;
    const { kind, source } = document;
    const brought = texts.get(document.id);
    if (brought !== undefined) return this.of({ kind, source, text: brought });
    const textId = state.textIds.get(document.id);
    if (textId === undefined) return null;
    const kept = this.#kept.get(keyOf(document, textId));
    if (kept !== undefined) return kept.open();
    const text = await this.#store.text(state.sessionId, textId);
    return text === null ? null : this.of({ kind, source, text }, textId);
  }

  /** The text of a staff report, which has no sections or standards to read. */
  async #plainText(
    state: SessionState,
    document: DocumentFiledEvent,
    texts: ReadonlyMap<string, string>,
  ): Promise<string | undefined> {
    if (document.kind !== 'staff_report') return undefined;
    const textId = state.textIds.get(document.id);
    const stored = textId === undefined ? null : await this.#store.text(state.sessionId, textId);
    return texts.get(document.id) ?? stored ?? undefined;
  }

  /** Everything on file for this rehearsal, read. `texts`: those that a call brought along, by event id. */
  async materials(
    state: SessionState,
    rehearsal: Rehearsal,
    texts: ReadonlyMap<string, string> = new Map(),
  ): Promise<Materials> {
    const kept = this.#materials.get(rehearsal.documents);
    if (
      kept !== undefined &&
      kept.of.presentation === rehearsal.presentation &&
      kept.of.project === rehearsal.project &&
      kept.of.standardsReviewed === rehearsal.standardsReviewed
    )
      return kept.materials;
    const readings = new Map<string, TextReading | null>();
    for (const document of rehearsal.documents)
      readings.set(document.id, await this.#ofDocument(state, document, texts));
    // The fold carries documents without their texts; what reads the file expects them.
    const documents: DocumentFiledEvent[] = [];
    for (const document of rehearsal.documents)
      documents.push({
        ...document,
        text: readings.get(document.id)?.text ?? (await this.#plainText(state, document, texts)),
      });
    const materials = materialsOf({ ...rehearsal, documents }, (document) => readings.get(document.id) ?? null);
    this.#materials.set(rehearsal.documents, { of: rehearsal, materials });
    for (const document of rehearsal.documents) this.#use(state, document);
    return materials;
  }

  #use({ sessionId, textIds }: SessionState, document: DocumentFiledEvent): void {
    const textId = textIds.get(document.id);
    const users = textId === undefined ? undefined : this.#kept.get(keyOf(document, textId))?.users;
    if (users === undefined) return;
    users.add(sessionId);
    for (const oldest of users) {
      if (users.size <= maxUsers) break;
      users.delete(oldest);
    }
  }
}
