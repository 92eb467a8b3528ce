import type { Report } from '@rostrum/contract';
import { reportOf, rewindsOf } from '@rostrum/engine';
import type { Room } from '../rehearsals/ask.ts';
import type { RehearsalStore, SessionRow } from '../rehearsals/store.ts';

/** The report of a session as its record stands now. */
export async function readReport({ journal, readings }: Room, store: RehearsalStore, row: SessionRow): Promise<Report> {
  const state = await journal.read(row);
  const materials = await readings.materials(state, state.rehearsal);
  // Only what was answered twice needs the events themselves.
  const rewinds =
    state.rehearsal.rewinds.length === 0
      ? []
      : rewindsOf(
          row.sessionId,
          (await store.eventsAfter(row.sessionId, 0)).map(({ event }) => event),
        );
  return reportOf(state.rehearsal, materials, rewinds);
}
