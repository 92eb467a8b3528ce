import { isDigits } from '../base/text.ts';
import type { Token } from './tokens.ts';
import { months, neverNames } from './vocabulary.ts';
import type { MinutesRead, Place } from './types.ts';

const bodyEnds = new Set([
  'commission',
  'board',
  'council',
  'committee',
  'examiner',
  'appeals',
  'adjustment',
  'supervisors',
]);
const kindsOfBody = new Set([
  'planning',
  'zoning',
  'land',
  'plan',
  'hearing',
  'appeals',
  'adjustment',
  'design',
  'development',
  'architectural',
  'county',
  'city',
  'town',
  'village',
  'township',
]);
const inBody = new Set(['and', 'of', '&', '/', '-', 'the']);

interface Named {
  readonly name: string;
  /** 3 for a planning body with the name of its place, lower for less. */
  readonly rank: number;
}

/** The capitalized words that end with "Commission", "Board" and the like. */
function bodyAt(tokens: readonly Token[], end: number, small: boolean): Named | null {
  let from = end;
  while (from > 0 && end - from < 9) {
    const token = tokens[from - 1];
    if (token === undefined || token.line !== tokens[end]?.line) break;
    const part =
      token.word &&
      (token.capital || (small && end - from < 4 && (kindsOfBody.has(token.low) || !neverNames.has(token.low)))) &&
      !['meeting', 'minutes', 'regular', 'vote', 'approved'].includes(token.low);
    if (!part && !inBody.has(token.low)) break;
    from -= 1;
  }
  while (from < end && inBody.has(tokens[from]?.low ?? '')) from += 1;
  const words = tokens.slice(from, end + 1);
  if (words.length < 2 || !words.some(({ low }) => kindsOfBody.has(low))) return null;
  const proper = words.filter(
    ({ low, word }) => word && !kindsOfBody.has(low) && !bodyEnds.has(low) && !inBody.has(low),
  );
  const name = words
    .map(({ text }) => text)
    .join(' ')
    .replace(/ ([/-]) /g, '$1');
  const planning = words.some(({ low }) => ['planning', 'zoning', 'adjustment', 'appeals'].includes(low));
  return {
    name: small ? capitalized(name) : inUsualCase(name),
    rank: (planning ? 2 : 0) + (proper.length > 0 ? 1 : 0),
  };
}

/** A name in all capitals is converted to normal case. */
const inUsualCase = (name: string): string =>
  name.replace(/[^\p{Lu}]/gu, '').length > name.length * 0.6 ? capitalized(name) : name;

const capitalized = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\p{L}[\p{L}']*/gu, (one) => (inBody.has(one) ? one : one[0]?.toUpperCase() + one.slice(1)));

/** The body that these minutes belong to: named early, named in full, named often.
 *  Takes: the tokens.  Gives: its name, or null.  Throws: never. */
export function bodyOf(tokens: readonly Token[]): string | null {
  const written = bestBody(tokens, false);
  return written ?? bestBody(tokens, true);
}

/** `small`: captions have no capital letters. */
function bestBody(tokens: readonly Token[], small: boolean): string | null {
  const scores = new Map<string, number>();
  tokens.slice(0, 3_000).forEach((token, at) => {
    if (!bodyEnds.has(token.low) || (!token.capital && !small)) return;
    // "Board of Zoning Appeals" ends at its last word.
    if (tokens[at + 1]?.low === 'of' && tokens.slice(at + 2, at + 5).some(({ low }) => bodyEnds.has(low))) return;
    const found = bodyAt(tokens, at, small);
    if (found === null) return;
    const early = at < 150 ? 3 : 0;
    scores.set(found.name, (scores.get(found.name) ?? found.rank * 100 + early) + 1);
  });
  const [best] = [...scores].toSorted((a, b) => b[1] - a[1]);
  if (best === undefined) return null;
  const placed = best[0]
    .toLowerCase()
    .split(' ')
    .some((word) => placeKinds.has(word));
  const place = best[1] >= 300 || placed ? null : placeOfBody(tokens);
  return place === null ? best[0] : `${place} ${best[0]}`;
}

const placeKinds: ReadonlySet<string> = new Set(['city', 'town', 'county', 'township', 'village', 'borough', 'parish']);

/** "City of Cedar Flats" or "Alder County" at the top. */
function placeOfBody(tokens: readonly Token[]): string | null {
  const top = tokens.slice(0, 150);
  for (let at = 0; at < top.length; at += 1) {
    if (!placeKinds.has(top[at]?.low ?? '') || top[at]?.capital !== true) continue;
    const line = top[at]?.line;
    const named = (from: number, step: 1 | -1): string[] => {
      const words: string[] = [];
      for (let i = from; top[i]?.line === line && top[i]?.capital === true && words.length < 3; i += step)
        words.push(top[i]?.text ?? '');
      return step === 1 ? words : words.reverse();
    };
    const words =
      top[at + 1]?.low === 'of'
        ? [top[at]?.text ?? '', 'of', ...named(at + 2, 1)]
        : [...named(at - 1, -1), top[at]?.text ?? ''];
    if (words.length < 2 || words.at(-1) === 'of') continue;
    const name = words.join(' ');
    return inUsualCase(name);
  }
  return null;
}

const two = (count: number): string => String(count).padStart(2, '0');

/** A date that begins at a token: "January 2, 2024", "2024-01-02", "1/2/2024", "2nd day of January, 2024". */
function dateAt(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const month = months.findIndex(
    (name) => name === token.low || ([3, 4].includes(token.text.length) && token.capital && name.startsWith(token.low)),
  );
  if (month >= 0) {
    const rest = tokens
      .slice(at + 1, at + 5)
      .filter(({ text }) => isDigits(text))
      .map(({ text }) => Number(text));
    const [day = 0, year = 0] =
      rest[0] !== undefined && rest[0] > 1_900 ? [Number(tokens[at - 3]?.text ?? tokens[at - 2]?.text), rest[0]] : rest;
    return year > 1_900 && day >= 1 && day <= 31 ? `${year}-${two(month + 1)}-${two(day)}` : null;
  }
  const parts = token.text.split(/[-/]/).map(Number);
  if (parts.length !== 3 || parts.some((part) => !Number.isInteger(part))) return null;
  const [first = 0, second = 0, third = 0] = parts;
  if (first > 1_900 && second <= 12 && third <= 31) return `${first}-${two(second)}-${two(third)}`;
  const year = third < 100 ? 2_000 + third : third;
  return first >= 1 && first <= 12 && second >= 1 && second <= 31 && year < 2_100
    ? `${year}-${two(first)}-${two(second)}`
    : null;
}

const isApproval = new Set(['approved', 'approval', 'approve', 'adopted', 'accept', 'from']);

/** The date of the meeting. A line that mentions the meeting's date wins over one in a heading; a date of approval never counts.
 *  Takes: the tokens.  Gives: an ISO date, or null.  Throws: never. */
export function dateOf(tokens: readonly Token[]): string | null {
  const scores = new Map<string, number>();
  tokens.slice(0, 1_500).forEach((_, at) => {
    const date = dateAt(tokens, at);
    if (date === null) return;
    const before = tokens.slice(Math.max(0, at - 14), at).map(({ low }) => low);
    const same = before.slice(-4);
    // A stamp on the first page may say "APPROVED" before the meeting's own date.
    const stamped = at < 30 && before.some((low, i) => low === 'approved' && i + Math.max(0, at - 14) < 3);
    if (!stamped && before.slice(-7).some((low) => isApproval.has(low))) return;
    if (before.some((low, i) => isApproval.has(low) && before.slice(i).includes('minutes'))) return;
    const earlier = same.includes('minutes') && same.includes('the') && at > 60;
    if (earlier) return;
    const named = same.includes('date') && before.includes('meeting');
    const held = before.some((low) => ['meeting', 'held', 'minutes'].includes(low));
    const score = (named ? 8 : held ? 3 : 1) + (at < 60 ? 4 : at < 120 ? 2 : 0);
    scores.set(date, (scores.get(date) ?? 0) + score);
  });
  const [best] = [...scores].toSorted((a, b) => b[1] - a[1]);
  return best?.[0] ?? null;
}

const clock = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?$/;

/** A time of day around a token, in minutes. */
function timeNear(tokens: readonly Token[], from: number, to: number): number | null {
  for (let at = from; at < to; at += 1) {
    const match = clock.exec(tokens[at]?.text ?? '');
    const half = tokens[at + 1]?.low ?? '';
    if (match === null || !['p', 'pm', 'a', 'am'].includes(half)) continue;
    const hour = Number(match[1]) % 12;
    return (hour + (half.startsWith('p') ? 12 : 0)) * 60 + Number(match[2] ?? 0);
  }
  return null;
}

/** How long the meeting took, from the call to order to the adjournment.
 *  Takes: the text, its tokens.  Gives: minutes and the position of the adjournment, or null.  Throws: never. */
export function lengthOf(text: string, tokens: readonly Token[]): MinutesRead['length'] {
  let opened: number | null = null;
  let closed: { minutes: number; at: Place } | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const low = tokens[at]?.low ?? '';
    const near = [Math.max(0, at - 20), Math.min(tokens.length, at + 20)] as const;
    if (opened === null && (low === 'order' || low === 'convened' || low === 'began'))
      opened = timeNear(tokens, at, near[1]) ?? timeNear(tokens, ...near);
    if (!low.startsWith('adjourn')) continue;
    const minutes = timeNear(tokens, at, near[1]);
    const start = tokens[at]?.start ?? 0;
    if (minutes !== null)
      closed = { minutes, at: { quote: text.slice(start, tokens[near[1] - 1]?.end ?? start), start } };
  }
  if (opened === null || closed === null) return null;
  const minutes = (closed.minutes - opened + 1_440) % 1_440;
  return minutes > 0 && minutes < 600 ? { minutes, at: closed.at } : null;
}
