import type { Schedule } from '../../language/types.ts';

/** Times this close are the same, rounded. */
const rounding = 15;

/** Whether two schedules of one activity exclude each other: on days that both cover, it starts or ends at different hours. Takes: two
 *  schedules (days 0..6, minutes from midnight). Gives: false if the hours are at most 15 minutes apart. On different days, true only if
 *  neither names hours. */
export function scheduleContrast(a: Schedule, b: Schedule): boolean {
  const isApart = a.days !== null && b.days !== null && !a.days.some((day) => b.days?.includes(day));
  // 'Tested on Wednesdays', 'tested on Saturdays'
  if (isApart) return isDaysOnly(a) && isDaysOnly(b);
  // 'They come every day', 'they come on Mondays and Thursdays'
  const isOfAll = [a, b].some(({ days }) => days?.length === 7) && [a, b].some(({ days }) => (days?.length ?? 7) < 4);
  if (isOfAll && isDaysOnly(a) && isDaysOnly(b)) return true;
  return apart(a.from, b.from) || apart(a.to, b.to);
}

const halfDay = 12 * 60;
/** 'A quarter to twelve' may be before noon or before midnight, so the same hour on the clock is no other hour. */
const apart = (a: number | null, b: number | null): boolean =>
  a !== null && b !== null && Math.abs(a - b) > rounding && Math.abs(Math.abs(a - b) - halfDay) > rounding;

const isDaysOnly = ({ from, to }: Schedule): boolean => from === null && to === null;
