import { lettersIn } from '../../base/text.ts';
import type { ProceedingKind } from '@rostrum/contract';
import { proceedings } from '../../generated/proceedings.ts';
import { proceedingChosen } from '../../record/proceeding-kind.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import type { Choice } from '../types.ts';
import { aboutProject } from './about-project.ts';

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

/** The proceeding that was chosen for this rehearsal, wherever a page has put it.
 *  Takes: the rehearsal.  Gives: the choice; null if there is none, or if it is invalid.  Throws: never.
 *  Specification: decisions.md §8 (Proceeding). */
export function choiceOf(r: Pick<Rehearsal, 'projectSource'>): Choice | null {
  const chosen = proceedingChosen(r);
  const kind = chosen['kind'];
  if (typeof kind !== 'string' || !Object.hasOwn(proceedings, kind)) return null;
  const state = chosen['state'];
  return {
    kind: kind as ProceedingKind,
    body: chosen['body'] === 'recommends' ? 'recommends' : 'decides',
    state: typeof state === 'string' && state.length === 2 ? state.toUpperCase() : null,
    local: fieldsOf(chosen['local']),
    continuedFrom: typeof chosen['continued_from'] === 'string' ? chosen['continued_from'] : null,
    plat: kind === 'site_plan' ? platIn(r.projectSource) : null,
    about: aboutProject(r.projectSource, chosen['local']),
  };
}

const plats: readonly string[] = ['preliminary plat', 'final plat', 'plat'];

/** What the project calls its division of land; null if it names none. */
function platIn(project: Readonly<Record<string, unknown>>): string | null {
  const told = Object.values(project)
    .filter((value): value is string => typeof value === 'string')
    .map((text) => ` ${lettersIn(text.toLowerCase()).join(' ')} `);
  return plats.find((name) => told.some((text) => text.includes(` ${name} `))) ?? null;
}

/** The choice if the body of the proceeding decides; null if none was made or if it is a community meeting, where the score decides as in
 *  the first edition. Takes: the rehearsal's project source. Gives: the kind and what was chosen with it. */
export function formalChoiceOf(r: Pick<Rehearsal, 'projectSource'>): Choice | null {
  const choice = choiceOf(r);
  return choice === null || choice.kind === 'community_meeting' ? null : choice;
}
