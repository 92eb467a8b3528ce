import type { DocumentFiledEvent } from '@rostrum/contract';
import { materialsOf, type Materials, type Rehearsal, type TextReading } from '@rostrum/engine';
import { LeastRecentlyUsed } from './least-recently-used.ts';
import type { SessionState } from './journal.ts';
import { textIdOf, type RehearsalStore } from './store.ts';

export interface Paper {
  readonly kind: 'ordinance' | 'planning';
  readonly source: string;
  readonly text: string;
}

/** Reads a text, outside the request's thread where it is long, until the signal ends it. */
export type ReadPaper = (paper: Paper, signal: AbortSignal) => Promise<TextReading>;

/** A reading for which several calls may wait. */
interface UnderWay {
  readonly reading: Promise<TextReading>;
  readonly ended: AbortController;
  waiting: number;
}

/** Characters of text whose readings are kept; a reading takes a few times its text. */
const charactersKept = 60_000_000;

interface Kept {
  readonly characters: number;
  /** The reading: at once, or when it has been unpacked. */
  open(): TextReading | Promise<TextReading>;
}

const keyOf = ({ kind, source }: { readonly kind: string; readonly source: string }, textId: string): string =>
  `${kind} ${source} ${textId}`;

/** Readings of what is on file, kept by content, so that a long ordinance is read once. */
export class Readings {
  readonly #store: RehearsalStore;
  readonly #read: ReadPaper;
  readonly #kept = new LeastRecentlyUsed<Kept>(charactersKept, ({ characters }) => characters + 1_000);
  readonly #underWay = new Map<string, UnderWay>();
  readonly #materials = new WeakMap<readonly DocumentFiledEvent[], { of: Rehearsal; materials: Materials }>();

  constructor(store: RehearsalStore, read: ReadPaper) {
    this.#store = store;
    this.#read = read;
  }

  /** The reading of a text, made now where it is not kept. Throws what `signal` is aborted with; the reading itself ends
   *  when the last call that waits for it has gone. */
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

  /** Keeps a reading that was made elsewhere and is opened when somebody asks for it. */
  hold(paper: Paper, textId: string, open: () => Promise<TextReading>): void {
    this.#kept.set(keyOf(paper, textId), { characters: paper.text.length, open });
  }

  letGo(paper: Paper, textId: string): void {
    this.#kept.delete(keyOf(paper, textId));
  }

  #begin(key: string, paper: Paper): UnderWay {
    const ended = new AbortController();
    const reading = this.#read(paper, ended.signal).then(
      (made) => {
        this.#forget(key, underWay);
        this.#kept.set(key, { characters: made.text.length, open: () => made });
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
    if (document.kind === 'news') return null;
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

  /** Everything on file for this rehearsal, read. `texts`: those that a call brought along, by event id. */
  async materials(
    state: SessionState,
    rehearsal: Rehearsal,
    texts: ReadonlyMap<string, string> = new Map(),
  ): Promise<Materials> {
    const kept = this.#materials.get(rehearsal.documents);
    if (kept !== undefined && kept.of.presentation === rehearsal.presentation && kept.of.project === rehearsal.project)
      return kept.materials;
    const readings = new Map<string, TextReading | null>();
    for (const document of rehearsal.documents)
      readings.set(document.id, await this.#ofDocument(state, document, texts));
    // The fold carries documents without their texts; what reads the file expects them.
    const documents = rehearsal.documents.map((document) => ({ ...document, text: readings.get(document.id)?.text }));
    const materials = materialsOf({ ...rehearsal, documents }, (document) => readings.get(document.id) ?? null);
    this.#materials.set(rehearsal.documents, { of: rehearsal, materials });
    return materials;
  }
}
