import type { ProceedingChoice } from '@rostrum/contract';

/** The proceeding that sets the order of a hearing; null if none was chosen, or for a community meeting, which
 *  keeps the order of the specification. decisions.md §8. */
export function formalProceeding(config: unknown): ProceedingChoice | null {
  const project = fieldsOf(fieldsOf(config).projectConfig);
  const choice = (project.proceeding ?? fieldsOf(config).proceeding) as Partial<ProceedingChoice> | null | undefined;
  return typeof choice?.kind === 'string' && choice.kind !== 'community_meeting' ? (choice as ProceedingChoice) : null;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
