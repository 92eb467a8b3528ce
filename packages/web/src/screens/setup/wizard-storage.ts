import { emptyDraft } from './wizard-draft.ts';
import type { WizardDraft } from './wizard-draft.ts';

const storageKey = 'rostrum-wizard';

interface KeptWizard {
  readonly draft: WizardDraft;
}

/** The choices of this tab, or none. Infinity becomes null in JSON and is restored here. */
export function readDraft(): WizardDraft {
  try {
    const text = sessionStorage.getItem(storageKey);
    if (text === null) return emptyDraft;
    const kept = JSON.parse(text, (key, value: unknown) =>
      limitNames.has(key) && value === null ? Infinity : value,
    ) as KeptWizard;
    return { ...emptyDraft, ...kept.draft };
  } catch (cause) {
    console.warn('The choices of an earlier visit could not be read; the wizard starts empty.', cause);
    return emptyDraft;
  }
}

const limitNames: ReadonlySet<string> = new Set(['maxAreas', 'maxThemes', 'maxTotal']);

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch (cause) {
    console.warn('The browser refused access to its session storage.', cause);
  }
}

export function writeDraft(draft: WizardDraft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ draft } satisfies KeptWizard));
  } catch (cause) {
    console.warn('The choices could not be kept for a reload.', cause);
  }
}
