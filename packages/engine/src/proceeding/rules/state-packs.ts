import type { ProceedingKind, StateRule } from '@rostrum/contract';
import { stateByNameOrCode } from '../../catalog/states-and-counties.ts';
import { states } from '../../generated/states.ts';
import type { About, Place, StateEffect, StateNames, StateRuleSheet, StateTest } from '../types.ts';

/** Shown with every pack. */
export const packNotice =
  'This is what we read in the sources named, on the dates given, in our own words. It is not legal advice, and it is not the whole law. Local rules come first: check the ordinance and the bylaws of your board.';

/** The file with rules of the whole country, which hold beside those of each state. */
const federal = 'US';

function rulesFor(state: string | null, kind: ProceedingKind | null, about?: About): readonly StateRuleSheet[] {
  const rules =
    state === null || !Object.hasOwn(states, state)
      ? []
      : [...(states[state]?.rules ?? []), ...(states[federal]?.rules ?? [])];
  return rules.filter(
    (rule) => (kind === null || rule.kinds.length === 0 || rule.kinds.includes(kind)) && isAbout(rule, about),
  );
}

/** Whether a rule is about this place and use; a rule of counties is none of a city. */
const isAbout = ({ of, uses }: StateRuleSheet, about: About | undefined): boolean =>
  isOfPlace({ ...(of !== undefined && { of }) }, about) && (uses === undefined || about?.isWorship !== false);

/** What follows from the rules of a state for an evening of this kind; empty if none were read.
 *  Takes: two letters, or null, the kind, and what the project is about, if one is at hand.  Gives: the effects, later rules over earlier
 *  ones.  Throws: never. */
export function stateEffects(state: string | null, kind: ProceedingKind, about?: About): StateEffect {
  const found: Partial<StateEffect> = {};
  for (const { effect } of rulesFor(state, kind, about)) Object.assign(found, effect);
  return found;
}

/** The test that a state sets for this kind; null if none was read, or if it is one of cities and the land is a county’s.
 *  Takes: two letters, or null, the kind, and what the project is about, if one is at hand.  Throws: never. */
export function stateTest(state: string | null, kind: ProceedingKind, about?: About): StateTest | null {
  const test = state === null || !Object.hasOwn(states, state) ? null : (states[state]?.tests?.[kind] ?? null);
  return test === null || isOfPlace(test, about) ? test : null;
}

const isOfPlace = ({ of }: { readonly of?: Place }, about: About | undefined): boolean =>
  of === undefined || about === undefined || about.place === null || of === about.place;

/** What a state calls the permit and the body of this kind; empty if it has no name of its own. Takes: two capital letters, or null, and a
 *  kind of proceeding. Gives: empty also for a state that has no pack. */
export function stateNames(state: string | null, kind: ProceedingKind): StateNames {
  return state === null || !Object.hasOwn(states, state) ? {} : (states[state]?.called?.[kind] ?? {});
}

/** The rules that were read for a state, as they are shown.
 *  Takes: two letters in any case, a kind of proceeding or null for all, and what the project is about, if one is at hand.  Gives: the state's name and its rules, none if it has no
 *  pack; null if there is no such state.  Throws: never.  Specification: decisions.md §8. */
export function statePack(
  code: string,
  kind: ProceedingKind | null,
  about?: About,
): { readonly state: string; readonly name: string; readonly rules: readonly StateRule[] } | null {
  const state = code.length === 2 ? stateByNameOrCode(code) : null;
  if (state === null) return null;
  const rules = rulesFor(state.code, kind, about).map(
    ({ field, text, citation, in_force_since, read_on, check_locally, source }) => ({
      field,
      text,
      citation,
      in_force_since,
      read_on,
      check_locally,
      source,
    }),
  );
  return { state: state.code, name: state.name, rules };
}
