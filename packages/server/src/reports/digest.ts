import { createHash } from 'node:crypto';

/** The same text for the same value, in whatever order its fields were written. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`)
    .join(',')}}`;
}

/** The hash of a record's events: it shows that a record was changed by accident or in an editor. It is no signature;
 *  whoever wants to write a rehearsal of their own can. */
export function digestOf(events: readonly unknown[]): string {
  return createHash('sha256').update(canonical(events)).digest('hex');
}
