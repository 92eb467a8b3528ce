/** What the browser may refuse to store: what screens hand to each other, and what has not been sent to the server yet. */
export type Stored = 'screens' | 'unsent';

const refused = new Set<Stored>();
const listeners = new Set<() => void>();
let standing: StorageStanding = 'fine';

/** fine; held: stored only while the page is open; unsent: so is something that the server does not have yet. */
export type StorageStanding = 'fine' | 'held' | 'unsent';

/** Reports whether something is stored (true) or held only in this page's memory. */
export function storageStood(what: Stored, isStored: boolean): void {
  if (isStored) refused.delete(what);
  else refused.add(what);
  const now = refused.has('unsent') ? 'unsent' : refused.size > 0 ? 'held' : 'fine';
  if (now === standing) return;
  standing = now;
  for (const listener of listeners) listener();
}

export function storageStanding(): StorageStanding {
  return standing;
}

export function onStorageStanding(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
