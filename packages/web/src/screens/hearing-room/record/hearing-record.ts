import type { NewsItem, RehearsalEvent } from '@rostrum/contract';
import type * as Engine from '@rostrum/engine';
import type { Materials, Rehearsal } from '@rostrum/engine';
import { Outbox } from './outbox.ts';
import type { HearingSetting } from '../setting/hearing-setting.ts';

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

/** The record as this browser knows it: what the server has, and what it is still to be told. It is what the engine in
 *  the browser asks from when a call fails. */
export class HearingRecord {
  readonly outbox: Outbox;
  readonly #setting: HearingSetting;
  #events: RehearsalEvent[];

  /** `said` is what was said before, in this browser or on the server's record. */
  constructor(
    setting: HearingSetting,
    said: readonly RehearsalEvent[],
    ready: Promise<unknown>,
    onStanding: (offline: boolean) => void,
  ) {
    this.#setting = setting;
    this.outbox = new Outbox(setting.sessionId, ready, onStanding);
    this.#events = [...filedEvents(setting), ...said];
  }

  /** All but what was configured and filed, which is found again from the setting. */
  get said(): readonly RehearsalEvent[] {
    return this.#events.filter(({ type }) => type !== 'configured' && type !== 'document_filed');
  }

  get length(): number {
    return this.#events.length;
  }

  /** Something that the server put on the record itself. */
  know(...events: readonly RehearsalEvent[]): void {
    this.#events.push(...events);
  }

  /** Something that happened here, for the server to put on the record. */
  report(...events: readonly RehearsalEvent[]): Promise<boolean> {
    this.know(...events);
    return this.outbox.add(...events);
  }

  /** The rehearsal and what is on file, folded and read by the engine in this browser. */
  async folded(): Promise<Folded> {
    const engine = await import('@rostrum/engine');
    const rehearsal = engine.foldRecord(this.#setting.sessionId, this.#events);
    const materials = engine.materialsOf(rehearsal, (document) =>
      document.text === undefined || document.kind === 'news'
        ? null
        : engine.readText({ kind: document.kind, source: document.source, text: document.text }),
    );
    return { engine, rehearsal, materials };
  }
}

function filedEvents(setting: HearingSetting): RehearsalEvent[] {
  const paper = (kind: 'ordinance' | 'planning', text: string, source: string): RehearsalEvent[] =>
    text === '' ? [] : [{ ...stamp(kind), type: 'document_filed', kind, document_id: kind, source, text }];
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
    ...paper('ordinance', setting.ordinanceText, 'Zoning ordinance'),
    ...paper('planning', setting.planningText, 'Planning page'),
    ...(setting.news.length === 0
      ? []
      : [
          {
            ...stamp('news'),
            type: 'document_filed' as const,
            kind: 'news' as const,
            document_id: 'news',
            source: 'Local news',
            articles: setting.news as NewsItem[],
          },
        ]),
  ];
}
