import { firstFrom } from '../../../language/matcher.ts';
import type { Annotation, Schedule, Sentence, Token } from '../../../language/types.ts';
import { windowOf } from '../figures/times.ts';
import type { Figure } from '../figures/figures.ts';
import { unbindingWords } from '../rule-words.ts';
import { obliges } from './bounds.ts';
import type { Limit } from './limits.ts';

/* Hours that are allowed, or not allowed. */

type HoursLimit = Pick<Limit, 'bound' | 'hours' | 'days' | 'openEnd' | 'isListed'>;

const dayBegins = 300;
const ending = new Set(['end', 'cease', 'stop', 'close', 'conclude', 'extinguish', 'off', 'leave', 'vacate', 'finish']);
const barring = new Set(['prohibited', 'unlawful', 'forbidden', 'no', 'not', 'nor', 'none']);

/** What hours a rule sets. Takes: the text read, a sentence, hours in it, its figures, and whether its title is about hours. Gives: null if
 *  they only say when a figure applies, or bind nobody. Never throws. */
export function hoursLimit(
  annotation: Annotation,
  sentence: Sentence,
  schedule: Schedule,
  { figures, isOfHours }: { readonly figures: readonly Figure[]; readonly isOfHours: boolean },
): HoursLimit | null {
  const { tokens } = annotation;
  // Hours that say when a figure applies aren't a rule of their own.
  if (figures.some(({ quantity }) => quantity.dimension === 'sound' || quantity.dimension === 'light')) return null;
  if (isOnlyOther(tokens, sentence, schedule)) return null;
  const own = tokens.slice(sentence.from, sentence.to);
  if (schedule.from === null || schedule.to === null || schedule.from === schedule.to)
    return oneEnd(tokens, sentence, schedule, own);
  const hours = windowOf(schedule);
  if (hours === null || hours.from === hours.to) return null;
  const lowers = new Set(own.map(({ lower }) => lower));
  const isListed = isOfHours && !own.some(({ tag }) => tag === 'modal') && !own.some(({ lower }) => barring.has(lower));
  const isDenied = own.some((token, i) => deniesAct(token, own[i + 1]));
  const isOnly =
    lowers.has('only') || lowers.has('limited') || (lowers.has('shall') && lowers.has('between') && !isDenied);
  const isBarred = lowers.has('prohibited') || (isDenied && lowers.has('between'));
  if (isListed && !isOnly && !isBarred) return { bound: 'max', hours, days: schedule.days, isListed };
  if (isBarred === isOnly) return null;
  return { bound: isOnly ? 'max' : 'min', hours, days: schedule.days };
}

const comparing = new Set(['more', 'less', 'fewer', 'later', 'earlier', 'greater', 'to', 'over', 'exceed']);

/** 'Shall not be tested between' denies the act; 'not more than thirty minutes' a figure beside it. */
const deniesAct = ({ lower }: Token, next: Token | undefined): boolean =>
  (lower === 'not' || lower === 'no') && !comparing.has(next?.lower ?? '');

/** 'Shall end by 10:00 p.m.', 'no deliveries before 7:00 a.m.', 'no music after ten'. */
function oneEnd(
  tokens: readonly Token[],
  { from, to }: Sentence,
  { start, from: begins, to: ends, days }: Schedule,
  own: readonly Token[],
): HoursLimit | null {
  if (unbindingWords.has(tokens, from, to)) return null;
  const at = own.findIndex((token) => token.start >= start);
  const before = own.slice(0, Math.max(0, at));
  const isNoLater = before.some(
    ({ lower }, i) =>
      (lower === 'later' || lower === 'after') &&
      barring.has(before[i - 1]?.lower ?? '') &&
      before[i + 1]?.lower === 'than',
  );
  const isBarred = !isNoLater && before.some(({ tag, lower }) => tag === 'negation' || barring.has(lower));
  const isBinding = isBarred || obliges(tokens, from, to) || own.some(({ lower }) => barring.has(lower));
  const lead = before.at(-1)?.lower ?? '';
  const until = (moment: number): HoursLimit => ({
    bound: 'max',
    hours: { from: dayBegins, to: moment },
    days,
    openEnd: 'from',
  });
  const since = (moment: number): HoursLimit => ({
    bound: 'max',
    hours: { from: moment, to: dayBegins },
    days,
    openEnd: 'to',
  });
  if (!isBinding) return null;
  if (begins === null && ends !== null)
    return isBarred ? (lead === 'before' || lead === 'until' ? since(ends) : null) : until(ends);
  if (ends === null && begins !== null) {
    const isAfter = isBarred || own.some(({ lower }) => lower === 'prohibited');
    return isAfter ? until(begins) : null;
  }
  const isEnd = isNoLater || before.some(({ lemma }) => ending.has(lemma));
  return isEnd && !isBarred && begins !== null ? until(begins) : null;
}

/** 'Flights between 10 p.m. and 7 a.m. shall be for emergencies only': not only at these hours. */
function isOnlyOther(tokens: readonly Token[], { from, to }: Sentence, { start, end }: Schedule): boolean {
  const at = tokens.findIndex(({ lower }, i) => i >= from && i < to && lower === 'only');
  if (at === -1) return false;
  const [first, next] = [firstFrom(tokens, start), firstFrom(tokens, end)];
  return at < first - 3 || at > next + 1;
}
