import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../shared/data/hearings/', import.meta.url));

/** A real hearing, with the fields that the tasks use. */
export interface Hearing {
  readonly id: string;
  readonly project: Record<string, unknown>;
  readonly presentation: string;
  readonly applicant_answers: readonly { readonly text: string }[];
  readonly public_concerns: readonly { readonly text: string }[];
}

/** The real hearings, in name order; none if they aren't available. */
export function realHearings(): readonly Hearing[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(folder + name, 'utf8')) as Hearing);
}
