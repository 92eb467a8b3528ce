import { createHash, randomUUID } from 'node:crypto';
import type { Report, ReportWordedEvent } from '@rostrum/contract';
import { checkProse, proseOf, reportOf, rewindsOf, withProse, type Rehearsal } from '@rostrum/engine';
import { reportTask } from '../language-model/tasks/report.ts';
import type { Room } from '../rehearsals/ask.ts';
import type { RehearsalStore, SessionRow } from '../rehearsals/store.ts';

type Words = ReportWordedEvent['words'];

const digestOfProse = (drafts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(drafts)).digest('base64url');

const wordingOf = ({ reportWordings }: Rehearsal, of: string): ReportWordedEvent | undefined =>
  reportWordings.find((wording) => wording.of === of);

/** Reads the report of a session from its current record. If a language model is set up, it is asked once to word the prose, and the result
 *  goes on the record: a report reads the same until the rehearsal continues. */
export class ReportReader {
  readonly #room: Room;
  readonly #store: RehearsalStore;
  /** By session and prose, so that two readers at a time ask once. */
  readonly #beingWorded = new Map<string, Promise<Words>>();

  constructor(room: Room, store: RehearsalStore) {
    this.#room = room;
    this.#store = store;
  }

  async read(row: SessionRow): Promise<Report> {
    const built = await this.#builtIn(row);
    const drafts = proseOf(built);
    if (drafts.length === 0) return built;
    const of = digestOfProse(drafts);
    const { rehearsal } = await this.#room.journal.read(row);
    const known = wordingOf(rehearsal, of);
    const words = known === undefined ? await this.#worded(row, rehearsal, of, drafts) : known.words;
    // A record can come from elsewhere: its contents are checked as if they had just been written.
    const report = words !== null && checkProse(words, drafts) === null ? withProse(built, words) : built;
    if (known !== undefined || this.#room.model === null) return report;
    return { ...report, model_use: (await this.#builtIn(row)).model_use };
  }

  async #builtIn(row: SessionRow): Promise<Report> {
    const { journal, readings, model } = this.#room;
    const state = await journal.read(row);
    const materials = await readings.materials(state, state.rehearsal);
    // Only what was answered twice needs the events themselves.
    const rewinds =
      state.rehearsal.rewinds.length === 0
        ? []
        : rewindsOf(
            row.sessionId,
            (await this.#store.eventsAfter(row.sessionId, 0)).map(({ event }) => event),
          );
    return reportOf(state.rehearsal, materials, rewinds, model?.prices ?? null);
  }

  #worded(row: SessionRow, rehearsal: Rehearsal, of: string, drafts: readonly string[]): Promise<Words> {
    const key = `${row.sessionId} ${of}`;
    const underWay = this.#beingWorded.get(key);
    if (underWay !== undefined) return underWay;
    const work = this.#write(row, rehearsal, of, drafts).finally(() => this.#beingWorded.delete(key));
    this.#beingWorded.set(key, work);
    return work;
  }

  /** Continues even if the reader hangs up: what was paid for is kept for the next one. */
  async #write(row: SessionRow, rehearsal: Rehearsal, of: string, drafts: readonly string[]): Promise<Words> {
    const { model, journal, now } = this.#room;
    if (model === null) return null;
    const time = model.timeFor(new AbortController().signal);
    const written = await model.run(reportTask, { input: drafts, rehearsal, time });
    const usage = model.takeUsage(row.sessionId);
    const event: ReportWordedEvent = {
      type: 'report_worded',
      id: randomUUID(),
      at: now().toISOString(),
      of,
      words: written === null ? null : [...written],
      ...(usage !== null && { model_usage: usage }),
    };
    return journal.decide<Words>(row, (state) => {
      const before = wordingOf(state.rehearsal, of);
      return before === undefined
        ? { events: [event], answer: () => event.words }
        : { events: [], answer: () => before.words };
    });
  }
}
