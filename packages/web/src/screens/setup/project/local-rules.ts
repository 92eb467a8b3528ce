import type { LocalRules } from '@rostrum/contract';

export const clockNames = ['applicant', 'public', 'rebuttal', 'cross_examination'] as const;
export type ClockName = (typeof clockNames)[number];
const fileKind = 'rostrum-local-rules';

/** The rules as a file that can be shared. */
export function rulesFile(rules: LocalRules): string {
  return JSON.stringify({ kind: fileKind, version: 1, rules }, null, 2);
}

/** Reads a file of rules. Takes: its text, from anyone. Gives: the rules, or null if the file has none. */
export function rulesIn(text: string): LocalRules | null {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  const { kind, rules } = (file ?? {}) as { kind?: unknown; rules?: unknown };
  return kind === fileKind && typeof rules === 'object' && rules !== null && !Array.isArray(rules)
    ? (rules as LocalRules)
    : null;
}

/** Typed minutes as seconds. Gives: null for an empty field, undefined if it is not a time. */
export function secondsOf(minutes: string): number | null | undefined {
  if (minutes.trim() === '') return null;
  const value = Number(minutes);
  return Number.isFinite(value) && value >= 1 && value <= 240 ? Math.round(value * 60) : undefined;
}

export const minutesOf = (seconds: number | null | undefined): string =>
  seconds === null || seconds === undefined ? '' : String(Math.round(seconds / 6) / 10);

/** Without what is left to the general rules; null if nothing remains. */
export function trimmedRules(rules: LocalRules): LocalRules | null {
  const clocks = Object.fromEntries(Object.entries(rules.clocks ?? {}).filter(([, value]) => value !== null));
  const kept = Object.entries({ ...rules, clocks: Object.keys(clocks).length > 0 ? clocks : null }).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}
