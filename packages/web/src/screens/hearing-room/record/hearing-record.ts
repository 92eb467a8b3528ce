import type { DocumentFiledEvent, RehearsalEvent } from '@rostrum/contract';
import type * as Engine from '../../../offline/engine-here.ts';
import type { Materials, Rehearsal, TextReading } from '@rostrum/engine';
import { breath } from '../../../offline/breath.ts';
import { Outbox } from '../../../offline/outbox.ts';
import { papersHere } from '../../../offline/papers-here.ts';
import { stamped } from '../../../offline/pending-events.ts';
import type { HearingSetting } from '../setting/hearing-setting.ts';
import { tellServer } from '../setting/tell-server.ts';

/** Work this short goes unnoticed between two keystrokes. */
const sliceMs = 8;

export const newEventId = (kind: string): string =>
  `${kind}-${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

export const stamp = (kind: string): { readonly id: string; readonly at: string } => ({
  id: newEventId(kind),
  at: new Date().toISOString(),
});

export interface Folded {
  readonly engine: typeof Engine;
  readonly rehearsal: Rehearsal;
  readonly materials: Materials;
}

/** The record as this browser knows it: what the server has, and what the server has yet to hear. The engine in the
 *  browser asks from it when a call fails. */
export class HearingRecord {
  readonly outbox: Outbox;
  readonly #setting: HearingSetting;
  #events: readonly RehearsalEvent[];
  #said: readonly RehearsalEvent[] | null = null;
  /** The events folded so far, and the result: the record only ever grows at its end. */
  #upTo = 0;
  #rehearsal: Rehearsal | null = null;
  #folding: Promise<unknown> = Promise.resolve();
  readonly #readings = new Map<string, TextReading | null>();

  /** `said` is what was said before, in this browser or on the server's record. */
  constructor(
    setting: HearingSetting,
    said: readonly RehearsalEvent[],
    ready: Promise<unknown>,
    onStanding: (offline: boolean) => void,
  ) {
    this.#setting = setting;
    this.outbox = new Outbox({
      sessionId: setting.sessionId,
      begin: async () => (await tellServer(setting)).confirmed,
      ready,
      onStanding,
    });
    this.#events = [...filedEvents(setting), ...said];
  }

  /** Everything but configuration and filing events, which can be rebuilt from the setting; the same list until
   *  more is said. */
  get said(): readonly RehearsalEvent[] {
    this.#said ??= this.#events.filter(({ type }) => type !== 'configured' && type !== 'document_filed');
    return this.#said;
  }

  get length(): number {
    return this.#events.length;
  }

  /** Something that the server put on the record itself. */
  know(...events: readonly RehearsalEvent[]): void {
    this.#events = [...this.#events, ...events];
    this.#said = null;
  }

  /** Something that happened here, for the server to put on the record. */
  report(...events: readonly RehearsalEvent[]): Promise<boolean> {
    this.know(...events);
    return this.outbox.add(...events);
  }

  /** The rehearsal and what is on file, folded and read by the engine in this browser: each event and document
   *  once, in slices too short to notice. */
  folded(): Promise<Folded> {
    const folded = this.#folding.then(() => this.#fold());
    this.#folding = folded.catch(() => undefined);
    return folded;
  }

  async #fold(): Promise<Folded> {
    const engine = await import('../../../offline/engine-here.ts');
    let rehearsal = this.#rehearsal ?? engine.newRehearsal(this.#setting.sessionId);
    let since = performance.now();
    for (let event = this.#events[this.#upTo]; event !== undefined; event = this.#events[this.#upTo]) {
      rehearsal = engine.applyEvent(rehearsal, event);
      this.#rehearsal = rehearsal;
      this.#upTo += 1;
      if (performance.now() - since < sliceMs) continue;
      await breath();
      since = performance.now();
    }
    return { engine, rehearsal, materials: engine.materialsOf(rehearsal, (filed) => this.#readingOf(engine, filed)) };
  }

  #readingOf(engine: typeof Engine, { document_id: id, kind, source, text }: DocumentFiledEvent): TextReading | null {
    const known = this.#readings.get(id);
    if (known !== undefined) return known;
    const isRead = kind === 'ordinance' || kind === 'planning';
    const reading = text === undefined || !isRead ? null : engine.readText({ kind, source, text });
    this.#readings.set(id, reading);
    return reading;
  }
}

function filedEvents(setting: HearingSetting): RehearsalEvent[] {
  return [
    {
      ...stamp('configured'),
      type: 'configured',
      mode: 'hearing',
      community_type: setting.communityType,
      ...(setting.communityData === null ? {} : { community_data: { ...setting.communityData } }),
      difficulty: setting.difficulty,
      project_type: setting.projectType,
      project: { ...setting.details, projectName: setting.projectName, developerName: setting.developer },
    },
    ...papersHere(setting.sessionId, setting, []).map(stamped),
  ];
}
