import type { Rehearsal } from './rehearsal.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The proceeding that was chosen, wherever in the configuration a page put it; empty if none was.
 *  Takes: the rehearsal.  Gives: its fields, unchecked.  Throws: never. */
export function proceedingChosen({
  projectSource,
}: Pick<Rehearsal, 'projectSource'>): Readonly<Record<string, unknown>> {
  const config = projectSource['projectConfig'];
  const nested = isRecord(config) ? config['proceeding'] : null;
  const top = projectSource['proceeding'];
  return isRecord(top) ? top : isRecord(nested) ? nested : {};
}
