import { existsSync, readFileSync } from 'node:fs';
import { readText, type TextReading } from '@rostrum/engine';
import { answersIn } from '../../packages/engine/src/ordinance/rank.ts';
import type { BenchRow } from '../row.ts';
import { labeled, shareOf, type Half } from './split.ts';

/** A question, and whether the ordinance next to the repository answers it. */
interface Question {
  readonly source: string;
  readonly question: string;
  readonly answerable: boolean;
}

const readings = new Map<string, TextReading | null>();

function readingOf(source: string): TextReading | null {
  const known = readings.get(source);
  if (known !== undefined) return known;
  const file = new URL(`../../../shared/data/${source}`, import.meta.url);
  const made = existsSync(file) ? readText({ kind: 'ordinance', source, text: readFileSync(file, 'utf8') }) : null;
  readings.set(source, made);
  return made;
}

/** Whether the product says that the ordinance answers a question. Takes: a case. Gives: null if its text isn't there. */
export function saysAnswered({ source, question }: Question): boolean | null {
  const reading = readingOf(source);
  return reading === null ? null : answersIn(reading, question, 1).length > 0;
}

/** How often the product is right about whether an ordinance answers a question. Gives: rows for both halves; none if there are no
 *  cases. */
export function absentRows(): BenchRow[] {
  const halves = labeled<Question>('absent.jsonl', ({ source }) => source);
  if (halves === null) return [];
  const rowsOf = (half: Half): BenchRow[] => {
    const told = halves[half].flatMap((one) => {
      const says = saysAnswered(one);
      return says === null ? [] : [{ one, says }];
    });
    const right = (isAnswerable: boolean): BenchRow => {
      const of = told.filter(({ one }) => one.answerable === isAnswerable);
      return {
        name: `${isAnswerable ? 'answered' : "'not found'"} told right, ${half}`,
        value: shareOf(of.filter(({ says }) => says === isAnswerable).length, of.length),
        unit: `of ${of.length}`,
        target: isAnswerable ? 'published' : 'at least 0.85',
        ...(!isAnswerable && {
          why: 'Two passages share enough words with their question to pass for an answer. Asking for more words in common loses answers that are right.',
        }),
      };
    };
    return [right(false), right(true)];
  };
  return [...rowsOf('blind'), ...rowsOf('seen')];
}
