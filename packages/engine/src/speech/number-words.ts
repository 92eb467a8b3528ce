const small: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const large: Readonly<Record<string, number>> = { thousand: 1_000, million: 1_000_000, billion: 1_000_000_000 };

const word = String.raw`(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen)\b)`;
/** Source of an expression for a number in words, as it is spoken: 'two thousand six hundred', 'one point two million',
 *  'half a million', 'a hundred and forty', 'twenty twenty-seven', 'six thirty'. */
export const numberWords = String.raw`\b(?:(?:half a|a quarter of a|a half|a) (?=hundred|thousand|million|billion|dozen))?${word}(?:(?:[- ]|(?<=hundred|thousand) and | point )${word})*(?: and a half\b)?`;

export interface SpokenNumber {
  readonly value: number;
  readonly kind: 'number' | 'clock' | 'year';
  /** Past the hour, for a time of day. */
  readonly minutes?: number;
}

/** Takes: a number in words, as `numberWords` finds it. Gives: its value; for a time of day its hour. Never throws. */
export function spokenNumber(text: string): SpokenNumber {
  const lower = text.toLowerCase();
  const words = lower
    .replace(/^(?:half a|a quarter of a|a half|a) /, '')
    .replace(/ and a half$/, '')
    .split(/[- ]+/);
  const [first = 0, second = 0] = words.map((one) => small[one] ?? 0);
  const plain = words.every((one) => one in small);
  if (plain && words.length >= 2 && (first === 20 || first === 19) && second >= 10)
    return { value: first * 100 + second + (small[words[2] ?? ''] ?? 0), kind: 'year' };
  if (plain && (words.length === 2 || words.length === 3) && first <= 12 && second >= 10 && second < 60)
    return { value: first, kind: 'clock', minutes: second + (small[words[2] ?? ''] ?? 0) };
  const share =
    lower.startsWith('half a') || lower.startsWith('a half') ? 0.5 : lower.startsWith('a quarter of') ? 0.25 : 1;
  let total = 0;
  let current = 0;
  let decimal = 0;
  for (const one of words) {
    if (one === 'point') decimal = 0.1;
    else if (one in small && decimal > 0) {
      current += (small[one] ?? 0) * decimal;
      decimal /= 10;
    } else if (one in small) current += small[one] ?? 0;
    else if (one === 'hundred') current = (current === 0 ? 1 : current) * 100;
    else if (one === 'dozen') current = (current === 0 ? 1 : current) * 12;
    else if (one in large) {
      total += (current === 0 ? 1 : current) * (large[one] ?? 1);
      current = 0;
      decimal = 0;
    }
  }
  const value = (total + current) * share + (lower.endsWith(' and a half') ? halfOf(words) : 0);
  return { value: Math.round(value * 1e6) / 1e6, kind: 'number' };
}

/** 'Two and a half' is a half more; 'two million and a half' half a million. */
function halfOf(words: readonly string[]): number {
  return 0.5 * (large[words.at(-1) ?? ''] ?? (words.at(-1) === 'hundred' ? 100 : 1));
}
