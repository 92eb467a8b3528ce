import {
  freshSimulation,
  noMetrics,
  simulationStoreVersion,
  type Simulation,
  type SimulationProject,
  type SimulationQuestion,
  type StorePhase,
} from './simulation.ts';

/** What is written to the browser's storage. */
export interface StoredSimulation {
  readonly state: Simulation;
  readonly version: number;
}

/** Reads what a browser stored, in this version or an earlier one. Version 1 had `timeRemaining` in milliseconds and no `richSessionData`;
 *  anything missing or of the wrong type gets its default value.
 *  Takes: anything.  Gives: a store; the default one if nothing can be read, or if it's from a later version.
 *  Throws: never.  Specification: hearing.md §3 (Local session store). */
export function migratedSimulation(stored: unknown): Simulation {
  if (!isFields(stored) || !isFields(stored['state'])) return freshSimulation;
  const version = stored['version'];
  if (typeof version !== 'number' || version < 1 || version > simulationStoreVersion) return freshSimulation;
  const kept = stored['state'];
  const time = kept['timeRemaining'];
  const state = version === 1 && typeof time === 'number' ? { ...kept, timeRemaining: Math.round(time / 1_000) } : kept;
  const read = Object.fromEntries(
    Object.entries(freshSimulation).map(([key, fresh]) => [key, sameKind(state[key], fresh) ? state[key] : fresh]),
  ) as unknown as Simulation;
  const nullable = {
    projectConfig: isFields(state['projectConfig']) ? (state['projectConfig'] as unknown as SimulationProject) : null,
    currentQuestion: isFields(state['currentQuestion'])
      ? (state['currentQuestion'] as unknown as SimulationQuestion)
      : null,
    sessionId: typeof state['sessionId'] === 'string' ? state['sessionId'] : null,
    startTime: numberOrNull(state['startTime']),
    endTime: numberOrNull(state['endTime']),
    lastSaved: numberOrNull(state['lastSaved']),
  };
  const phase = storePhases.find((one) => one === read.simulationPhase) ?? 'setup';
  return {
    ...read,
    ...nullable,
    simulationPhase: phase,
    metrics: { ...noMetrics, ...read.metrics },
    richSessionData: { ...freshSimulation.richSessionData, ...read.richSessionData },
  };
}

const storePhases: readonly StorePhase[] = [
  'setup',
  'introduction',
  'presentation',
  'questions',
  'deliberation',
  'concluded',
];

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const numberOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

function sameKind(value: unknown, fresh: unknown): boolean {
  if (fresh === null) return false;
  if (Array.isArray(fresh)) return Array.isArray(value);
  return typeof value === typeof fresh && (typeof fresh !== 'object' || isFields(value));
}
