import { removeStored, readStored, writeStored } from '../../session/storage.ts';
import { forgetDocuments } from './project/document-store.ts';
import { closeSetupSession } from './project/setup-session.ts';
import { exampleFields } from './example/example-project.ts';
import type { ProjectFields } from './project/project-draft.ts';
import { forgetFields, readFields } from './project/use-project.ts';
import { forgetDraft } from './wizard-storage.ts';

const mark = 'rostrum-setup-launched';

/** The rehearsal has begun: the next visit to the wizard sets up another project. */
export function projectLaunched(): void {
  closeSetupSession();
  writeStored(mark, 'true');
}

/** Clears the whole wizard: its choices, the form, and what was filed with it. Rehearsals keep theirs, so that the
 *  community of one that was launched stays. */
export function clearProject(): void {
  if (readStored(mark) === null) {
    removeStored('communityType');
    removeStored('communityData');
  }
  removeStored(mark);
  closeSetupSession();
  forgetDraft();
  forgetFields();
  forgetDocuments();
}

/** A visit to the wizard's start page after a launch starts clean, and so does one after a look at the example; the
 *  browser's Back leads to a step, and finds the project as it was. */
export function clearAfterLaunch(search: string): void {
  if (new URLSearchParams(search).has('step')) return;
  if (readStored(mark) !== null || isExample(readFields())) clearProject();
}

/** Whether the form has nothing of the applicant's own yet. */
const isExample = (fields: ProjectFields): boolean =>
  Object.entries(exampleFields).every(
    ([name, value]) => JSON.stringify(fields[name as keyof ProjectFields]) === JSON.stringify(value),
  );
