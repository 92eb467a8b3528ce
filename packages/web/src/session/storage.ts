import { storageStood } from './storage-standing.ts';
import type { CommunityData, EnhancedSimulationConfig, PracticeConfig, ProjectDetails } from './config.ts';

/** Everything that screens hand to each other through the browser's session storage, in one place. practice.md §4
 *  and §7, hearing.md §7. */
export interface StoredValues {
  communityType: string;
  communityData: CommunityData;
  projectDetails: ProjectDetails;
  userPresentation: string;
  enhancedSimulationConfig: EnhancedSimulationConfig;
  useEnhancedMode: string;
  sessionId: string;
  gameMode: string;
  selectedThemes: readonly string[];
  practiceSessionConfig: PracticeConfig;
  practiceConfig: PracticeConfig;
  wizardConfig: unknown;
  gameTimeMinutes: string;
  transitionData: unknown;
  publicCommentContext: unknown;
  /** The hearing room as it was a moment ago, for a reload. Its screen checks the shape. */
  hearingRoom: unknown;
  /** What was said in it so far: long, and written only when something was said. */
  hearingSaid: unknown;
  /** The record of an evening as the server last told it, for while it cannot be reached. */
  eveningRecord: unknown;
  /** The public phase as it was a moment ago, for a reload. Its screen checks the shape. */
  publicPhase: unknown;
  /** What was said in it so far. */
  publicSaid: unknown;
  /** The six steps of the simulator have been shown in this browser session. */
  tutorialShown: string;
  /** The session under which a project is being set up. */
  'rostrum-setup-session': string;
  /** A rehearsal was launched from this tab's wizard. */
  'rostrum-setup-launched': string;
  /** The name of this tab, under which its documents are stored. */
  'rostrum-tab': string;
}
export type StoredKey = keyof StoredValues;

const storedAsText: ReadonlySet<StoredKey> = new Set([
  'communityType',
  'userPresentation',
  'useEnhancedMode',
  'sessionId',
  'gameMode',
  'gameTimeMinutes',
  'tutorialShown',
  'rostrum-setup-session',
  'rostrum-setup-launched',
  'rostrum-tab',
]);

/** What the browser would not store, held while the page is open so that the screens keep working. */
const inMemory = new Map<StoredKey, string>();
const listeners = new Set<() => void>();

/** Calls back whenever something was stored or removed. Gives: a function that stops it. */
export function onStored(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A stored value, or null if there is none, or none that can be read. The shape is what this product wrote: a
 *  screen that depends on a field still has to check for it. */
export function readStored<K extends StoredKey>(key: K): StoredValues[K] | null {
  const text = rawStored(key);
  if (text === null || storedAsText.has(key)) return text as StoredValues[K] | null;
  try {
    return JSON.parse(text) as StoredValues[K];
  } catch {
    return null;
  }
}

/** The browser's storage for reading, plus what this page holds instead; empty if the browser forbids it. */
export function readableStorage(kind: 'session' | 'local'): Pick<Storage, 'getItem'> {
  return {
    getItem(key) {
      const held = kind === 'session' ? inMemory.get(key as StoredKey) : undefined;
      if (held !== undefined) return held;
      try {
        return (kind === 'session' ? sessionStorage : localStorage).getItem(key);
      } catch {
        return null;
      }
    },
  };
}

/** Stores a value; false if the browser refused (no room left, or a private window): then it is held only while the
 *  page is open. */
export function writeStored<K extends StoredKey>(key: K, value: StoredValues[K]): boolean {
  const text = storedAsText.has(key) ? String(value) : JSON.stringify(value);
  let stored = true;
  try {
    sessionStorage.setItem(key, text);
    inMemory.delete(key);
  } catch (cause) {
    console.warn(`'${key}' could not be stored in this browser; it is kept while the page is open.`, cause);
    inMemory.set(key, text);
    stored = false;
  }
  changed();
  return stored;
}

export function removeStored(...keys: readonly StoredKey[]): void {
  for (const key of keys) inMemory.delete(key);
  try {
    for (const key of keys) sessionStorage.removeItem(key);
  } catch (cause) {
    console.warn('The browser refused access to its session storage.', cause);
  }
  changed();
}

function changed(): void {
  storageStood('screens', inMemory.size === 0);
  for (const listener of listeners) listener();
}

function rawStored(key: StoredKey): string | null {
  return readableStorage('session').getItem(key);
}
