import { randomId } from '../../../session/random-id.ts';
import { readStored, removeStored, writeStored } from '../../../session/storage.ts';
import { emptyDocuments } from './project-draft.ts';
import type { ProjectDocuments } from './project-draft.ts';

/* Documents are saved for a reload in the browser's database: an ordinance may exceed what a tab's session storage
   holds. One entry per tab, so that two tabs do not overwrite each other. */

const databaseName = 'rostrum';
const storeName = 'setup-documents';
const tabKey = 'rostrum-tab';
const keptDays = 7;

interface Kept {
  readonly tab: string;
  readonly savedAt: number;
  readonly documents: ProjectDocuments;
}

export async function readDocuments(): Promise<ProjectDocuments> {
  try {
    const kept = await inStore<Kept | undefined>(
      'readonly',
      (store) => store.get(tabName()) as IDBRequest<Kept | undefined>,
    );
    return { ...emptyDocuments, ...kept?.documents };
  } catch (cause) {
    console.warn('Documents of an earlier visit could not be read.', cause);
    return emptyDocuments;
  }
}

export async function writeDocuments(documents: ProjectDocuments): Promise<void> {
  try {
    const kept: Kept = { tab: tabName(), savedAt: Date.now(), documents };
    await inStore('readwrite', (store) => {
      forgetOld(store, kept.savedAt - keptDays * 86_400_000);
      return store.put(kept);
    });
  } catch (cause) {
    console.warn('The documents could not be kept for a reload.', cause);
  }
}

/** Drops this tab's documents at once: the next ones are saved under another name, no matter when the old ones are
 *  gone. */
export function forgetDocuments(): void {
  const tab = tabName();
  removeStored(tabKey);
  inStore('readwrite', (store) => store.delete(tab)).catch((cause: unknown) => {
    console.warn('The documents of the last project could not be removed from this browser.', cause);
  });
}

function tabName(): string {
  const known = readStored(tabKey);
  if (known !== null) return known;
  const made = randomId();
  writeStored(tabKey, made);
  return made;
}

function forgetOld(store: IDBObjectStore, before: number): void {
  const cursor = store.index('savedAt').openCursor(IDBKeyRange.upperBound(before));
  cursor.onsuccess = () => {
    cursor.result?.delete();
    cursor.result?.continue();
  };
}

function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(storeName, { keyPath: 'tab' }).createIndex('savedAt', 'savedAt');
    };
    opening.onerror = () => reject(asError(opening.error));
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(storeName, mode);
      const request = act(transaction.objectStore(storeName));
      transaction.oncomplete = () => {
        database.close();
        resolve(request.result);
      };
      transaction.onerror = () => {
        database.close();
        reject(asError(transaction.error));
      };
    };
  });
}

const asError = (cause: DOMException | null): Error => cause ?? new Error('The browser’s database refused.');
