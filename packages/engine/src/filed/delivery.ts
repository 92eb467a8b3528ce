import type { Delivery } from '@rostrum/contract';
import { lettersIn } from '../base/text.ts';

/* How a text was delivered: pace, fillers, hedging, reading level. Shown afterward, never while speaking. */

const fillers = [
  'um',
  'uh',
  'er',
  'you know',
  'i mean',
  'sort of',
  'kind of',
  'basically',
  'actually',
  'like i said',
  'okay so',
];
const hedges = [
  'we hope',
  'hopefully',
  'probably',
  'maybe',
  'perhaps',
  'i think',
  'i believe',
  'we believe',
  'we think',
  'should be',
  'might',
  'could be',
  'as needed',
  'if possible',
  'to the extent practicable',
  'we intend',
  'we would like',
  'try to',
  'more or less',
  'potentially',
];

function counted(text: string, phrases: readonly string[]): { word: string; count: number }[] {
  const spoken = ` ${lettersIn(text.toLowerCase()).join('  ')} `;
  return phrases
    .map((word) => ({
      word,
      count: spoken.split(` ${word.replaceAll(' ', '  ')} `).length - 1,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

function syllablesIn(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/e$/, '')
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 1);
}

/** Flesch-Kincaid grade. Takes: words and number of sentences. Gives: a US school grade, not below 0, one decimal. */
function readingGrade(words: readonly string[], sentences: number): number {
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  const grade = 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
  return Math.max(0, Math.round(grade * 10) / 10);
}

/** How a text was said. Takes: what was said, and for how long, in seconds, if known.
 *  Gives: counts, words per minute (null without a time of at least 5 s), reading grade (null under 30 words).
 *  Throws: never. */
export function deliveryOf(text: string, spokenS: number | null): Delivery {
  const words = text.match(/[A-Za-z0-9][\w'’-]*/g) ?? [];
  const sentences = Math.max(1, text.match(/[.!?]+(\s|$)/g)?.length ?? 1);
  return {
    words: words.length,
    words_per_minute: spokenS === null || spokenS < 5 ? null : Math.round(words.length / (spokenS / 60)),
    fillers: counted(text, fillers),
    hedges: counted(text, hedges),
    reading_grade: words.length < 30 ? null : readingGrade(words, sentences),
  };
}
