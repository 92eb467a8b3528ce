import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readDocuments, writeDocuments } from './document-store.ts';
import { emptyDocuments, emptyFields } from './project-draft.ts';
import type { ProjectDocuments, ProjectFields } from './project-draft.ts';

const storageKey = 'rostrum-project';

export interface Project {
  readonly fields: ProjectFields;
  readonly documents: ProjectDocuments;
  readonly setFields: (changes: Partial<ProjectFields>) => void;
  readonly setDocuments: (changes: Partial<ProjectDocuments>) => void;
}

/** The project form's content, saved while it is being typed, so that a reload has all of it. */
export function useProject(): Project {
  const [fields, setAllFields] = useState(readFields);
  const [documents, setAllDocuments] = useState(emptyDocuments);
  // The latest content, before it is rendered: two changes may come in one turn, and both count. (A React updater
  // runs during rendering, and nothing may be stored there.)
  const latest = useRef({ fields, documents });

  useEffect(() => {
    let isStale = false;
    void readDocuments().then((kept) => {
      // What was filed in the meantime is newer than what was saved.
      if (isStale || latest.current.documents !== emptyDocuments) return;
      latest.current.documents = kept;
      startTransition(() => setAllDocuments(kept));
    });
    return () => {
      isStale = true;
    };
  }, []);

  const setFields = useCallback((changes: Partial<ProjectFields>) => {
    const next = { ...latest.current.fields, ...changes };
    latest.current.fields = next;
    setAllFields(next);
    writeFields(next);
  }, []);

  const setDocuments = useCallback((changes: Partial<ProjectDocuments>) => {
    const next = { ...latest.current.documents, ...changes };
    latest.current.documents = next;
    setAllDocuments(next);
    void writeDocuments(next);
  }, []);

  // The sections rerender when something about the project changes, not with every list that arrives.
  return useMemo(() => ({ fields, documents, setFields, setDocuments }), [fields, documents, setFields, setDocuments]);
}

/** The form as it was left in this tab. */
export function readFields(): ProjectFields {
  try {
    const text = sessionStorage.getItem(storageKey);
    return text === null ? emptyFields : { ...emptyFields, ...(JSON.parse(text) as Partial<ProjectFields>) };
  } catch (cause) {
    console.warn('The form of an earlier visit could not be read.', cause);
    return emptyFields;
  }
}

export function forgetFields(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch (cause) {
    console.warn('The browser refused access to its session storage.', cause);
  }
}

function writeFields(fields: ProjectFields): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(fields));
  } catch (cause) {
    console.warn('The form could not be kept for a reload.', cause);
  }
}
