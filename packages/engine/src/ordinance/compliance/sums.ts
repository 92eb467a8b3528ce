import { hasDigit } from '../../base/text.ts';

/* Calculations that a model writes down over figures of a rule and of a statement. They are evaluated here, and nowhere else. */

/** A calculation with its result. */
export interface Sum {
  readonly value: number;
  /** Its numbers as written, each once. */
  readonly numbers: readonly number[];
}

const longest = 200;
const lexeme = /\s*(\d+(?:,\d{3})*(?:\.\d+)?|\.\d+|[a-z]+|[-+*/(),%×÷])/gy;

const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  up: (value = NaN) => Math.ceil(value - 1e-9),
  down: (value = NaN) => Math.floor(value + 1e-9),
  greater: (one = NaN, other = NaN) => Math.max(one, other),
  lesser: (one = NaN, other = NaN) => Math.min(one, other),
};
const takes: Readonly<Record<string, number>> = { up: 1, down: 1, greater: 2, lesser: 2 };

/** Evaluates a calculation: numbers, + - * /, parentheses, percent, up(x), down(x), greater(x, y), lesser(x, y).
 *  Takes: the calculation as text.  Gives: its value and the numbers in it; null for anything that isn't a calculation or has no finite
 *  result.  Throws: never. */
export function workOut(text: string): Sum | null {
  const words = lexemesOf(text);
  if (words === null || words.length === 0) return null;
  const reader = new SumReader(words);
  const value = reader.sum();
  if (value === null || !reader.isAtEnd || !Number.isFinite(value)) return null;
  return { value, numbers: [...new Set(reader.numbers)] };
}

const near = 1e-6;

/** Whether what a statement gives breaks a rule, by the calculations written for both.
 *  Takes: the calculations, and which way the rule binds.  Gives: false if one of them isn't a calculation.  Throws: never. */
export function breaksBySums(sums: {
  readonly needs?: string;
  readonly gives?: string;
  readonly limit: 'min' | 'max';
}): boolean {
  const [needs, gives] = [workOut(sums.needs ?? ''), workOut(sums.gives ?? '')];
  if (needs === null || gives === null) return false;
  const short = sums.limit === 'min' ? needs.value - gives.value : gives.value - needs.value;
  return short > near * Math.max(1, Math.abs(needs.value));
}

function lexemesOf(text: string): readonly string[] | null {
  if (text.length > longest) return null;
  const whole = text.trim().toLowerCase();
  const found = [...whole.matchAll(lexeme)];
  const covered = found.reduce((sum, [all]) => sum + all.length, 0);
  return covered === whole.length ? found.map(([, word]) => word ?? '') : null;
}

/** Products before sums, parentheses and functions before both. Null as soon as it isn't a valid calculation. */
class SumReader {
  readonly numbers: number[] = [];
  readonly #words: readonly string[];
  #at = 0;

  constructor(words: readonly string[]) {
    this.#words = words;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#words.length;
  }

  sum(): number | null {
    let value = this.#product();
    while (value !== null) {
      const sign = this.#take('+', '-');
      if (sign === null) return value;
      const next = this.#product();
      value = next === null ? null : sign === '+' ? value + next : value - next;
    }
    return null;
  }

  #product(): number | null {
    let value = this.#term();
    while (value !== null) {
      const sign = this.#take('*', '×', '/', '÷');
      if (sign === null) return value;
      const next = this.#term();
      value = next === null ? null : sign === '*' || sign === '×' ? value * next : value / next;
    }
    return null;
  }

  #term(): number | null {
    const word = this.#words[this.#at++];
    if (word === undefined) return null;
    if (word === '(') return this.#closed([this.sum()])?.[0] ?? null;
    const name = functions[word];
    if (name !== undefined) return this.#called(word, name);
    const value = Number(word.replaceAll(',', ''));
    if (!hasDigit(word) || Number.isNaN(value)) return null;
    this.numbers.push(value);
    return this.#take('%') === null ? value : value / 100;
  }

  #called(word: string, work: (...values: number[]) => number): number | null {
    if (this.#take('(') === null) return null;
    const values = [this.sum()];
    while (this.#take(',') !== null) values.push(this.sum());
    const given = this.#closed(values);
    return given === null || given.length !== takes[word] ? null : work(...given);
  }

  /** The values, if none of them is missing and the parenthesis closes. */
  #closed(values: readonly (number | null)[]): readonly number[] | null {
    const all = values.filter((one): one is number => one !== null);
    return all.length === values.length && this.#take(')') !== null ? all : null;
  }

  #take(...words: readonly string[]): string | null {
    const word = this.#words[this.#at];
    if (word === undefined || !words.includes(word)) return null;
    this.#at++;
    return word;
  }
}
