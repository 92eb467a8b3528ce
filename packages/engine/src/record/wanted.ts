import type { Wanted } from '@rostrum/contract';
import { proceedingChosen } from './proceeding-kind.ts';
import type { Rehearsal } from './rehearsal.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const most = 12;

function wantedFrom(value: unknown): Wanted | null {
  if (!isRecord(value)) return null;
  const { criterion, label, topic, text } = value;
  const given = [criterion, label, topic, text].every((one) => typeof one === 'string' && one !== '');
  return given ? ({ criterion, label, topic, text } as Wanted) : null;
}

/** What the previous hearing, which this one continues, asked to see, wherever the configuration carries its proceeding.
 *  Takes: the rehearsal.  Gives: at most twelve; none if nothing was continued.  Throws: never.
 *  Specification: decisions.md §8 (continue). */
export function wantedOf(r: Pick<Rehearsal, 'projectSource'>): readonly Wanted[] {
  const list = proceedingChosen(r)['wanted'];
  return Array.isArray(list) ? list.flatMap((one) => wantedFrom(one) ?? []).slice(0, most) : [];
}
