import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../shared/data/hearings/', import.meta.url));

/** A real hearing, as far as the tasks are tried on it. */
export interface Hearing {
  readonly id: string;
  readonly project: Record<string, unknown>;
  readonly presentation: string;
  readonly applicant_answers: readonly { readonly text: string }[];
  readonly public_concerns: readonly { readonly text: string }[];
}

/** The real hearings, in the order of their names; none where they are not here. */
export function realHearings(): readonly Hearing[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(folder + name, 'utf8')) as Hearing);
}
