/** A time of the record as a person here would write it: 'Nov 20, 2026, 7:04 PM'. */
export function whenOf(iso: string | null): string {
  const date = iso === null ? null : new Date(iso);
  if (date === null || Number.isNaN(date.getTime())) return '';
  return date.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}

export function dayOf(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { dateStyle: 'medium' });
}

/** A score with one decimal where it has one: '6.5', '7'. */
export const scoreOf = (score: number): string => String(Math.round(score * 10) / 10);
export const percentOf = (ratio: number): number => Math.round(ratio * 100);
