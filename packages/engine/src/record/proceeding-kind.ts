import type { Rehearsal } from './rehearsal.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was chosen as the proceeding, from wherever a page has put it in the configuration; empty where nothing was.
 *  Takes: the rehearsal.  Gives: its fields, unchecked.  Throws: never. */
export function proceedingChosen({
  projectSource,
}: Pick<Rehearsal, 'projectSource'>): Readonly<Record<string, unknown>> {
  const config = projectSource['projectConfig'];
  const nested = isRecord(config) ? config['proceeding'] : null;
  const top = projectSource['proceeding'];
  return isRecord(top) ? top : isRecord(nested) ? nested : {};
}
