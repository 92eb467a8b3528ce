import type { RehearsalEvent } from '@rostrum/contract';
import {
  freshSimulation,
  migratedSimulation,
  simulationAfter,
  simulationFromRecord,
  simulationStoreKey,
  simulationStoreVersion,
  type Simulation,
  type SimulationAction,
} from '@rostrum/engine/hearing';

/* The local session store in the browser's storage: the engine's reducer, read and written here. */

let current: Simulation | null = null;
let written: Simulation | null = null;
let refused = false;

/** A tick moves only the clock, but the store holds the whole ordinance: it is written this often, and when the
 *  page is hidden or left. */
const tickWrittenMs = 10_000;

function stored(): Simulation {
  try {
    const text = localStorage.getItem(simulationStoreKey);
    return text === null ? freshSimulation : migratedSimulation(JSON.parse(text));
  } catch (cause) {
    console.warn('The local session store could not be read; it begins anew.', cause);
    return freshSimulation;
  }
}

export function simulation(): Simulation {
  current ??= stored();
  return current;
}

function write(state: Simulation): void {
  current = state;
  written = state;
  try {
    localStorage.setItem(simulationStoreKey, JSON.stringify({ state, version: simulationStoreVersion }));
    refused = false;
  } catch (cause) {
    // Warned about once: the store is written at every change.
    if (!refused)
      console.warn('The local session store could not be written; it is kept while the page is open.', cause);
    refused = true;
  }
}

export function tell(action: SimulationAction): void {
  const after = simulationAfter(simulation(), action);
  if (after === simulation()) return;
  if (action.type === 'ticked' && action.now - (after.lastSaved ?? 0) < tickWrittenMs) {
    current = after;
    return;
  }
  write(simulationAfter(after, { type: 'saved', now: Date.now() }));
}

/** Takes everything that the store shares with the record from the record. */
export function deriveSimulation(events: readonly RehearsalEvent[]): void {
  write(simulationAfter(simulationFromRecord(simulation(), events), { type: 'saved', now: Date.now() }));
}

export function resetSimulation(): void {
  tell({ type: 'reset' });
}

/** A tick each second; the clock pauses while the page is hidden. Gives: a function that stops it. */
export function runSimulationClock(): () => void {
  const timer = setInterval(() => tell({ type: 'ticked', now: Date.now() }), 1_000);
  const follow = () => tell({ type: document.hidden ? 'paused' : 'resumed' });
  const keep = () => {
    if (current !== null && current !== written) write(simulationAfter(current, { type: 'saved', now: Date.now() }));
  };
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pagehide', keep);
  follow();
  return () => {
    keep();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pagehide', keep);
  };
}
