import type { Sentence } from './answer-text.ts';
import { auxiliaries, determiners, functionWords, modals, pronounSubjects, verbBase } from './lexicon.ts';

/** Whether a sentence makes sense as one: a clause (subject and verb), a fragment that could answer on its own
 *  ('150 feet.', 'Staff.'), a heap of words without a relation, or noise. */
export type Sense = 'clause' | 'fragment' | 'heap' | 'noise';

const prepositions = new Set(
  'of in on at by for with from into onto upon over under between among through during before after above below behind beside against about around near within without across along'.split(
    ' ',
  ),
);
const pureNouns = new Set(
  'setback setbacks decibel decibels stormwater wildlife acre acres acreage percent traffic ordinance compliance mitigation decommissioning inverter inverters feet foot glare runoff groundwater aquifer sewer megawatt megawatts dba habitat farmland acoustics vegetation emergency hydrology wetland wetlands night baseline chiller chillers acoustical property generators evergreens easement insurance revenue ordinances kelvin spillway'.split(
    ' ',
  ),
);
const keyboardRun = /(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|erty|rtyu|tyui|yuio|uiop|zxcv|xcvb|cvbn|vbnm)/;
/** Longest answer that may do without a verb. */
const longestFragment = 9;

/** Tells clause, fragment, heap and noise apart. Takes: a sentence. Gives: its sense. Never throws. */
export function senseOf(sentence: Sentence): Sense {
  const { words } = sentence;
  if (words.length === 0) return 'noise';
  const letters = words.filter((word) => /[a-z]/.test(word));
  const broken = letters.filter(isBroken).length;
  if (broken > 0 && broken >= letters.length * 0.3) return 'noise';
  if (words.length >= 8 && new Set(words).size <= words.length * 0.35) return 'heap';
  const odd = oddities(words);
  if (odd >= 2 && odd >= words.length * 0.09) return 'heap';
  const functional = letters.filter((word) => functionWords.has(word)).length / Math.max(1, letters.length);
  const verbal = hasVerb(words);
  if (verbal && words.length <= 5 && odd === 0) return 'clause';
  if (verbal && (functional >= 0.24 || (functional >= 0.14 && sentence.figures.length > 0))) return 'clause';
  if (verbal && functional >= 0.17 && startsWithSubject(words)) return 'clause';
  if (words.length <= longestFragment && odd === 0) {
    // A bare list of nouns is a heap, however short, unless a figure or a small word ties it to the question.
    if (
      words.length >= 4 &&
      functional < 0.15 &&
      sentence.figures.length === 0 &&
      !/[A-Z0-9]/.test(sentence.text.slice(1))
    )
      return 'heap';
    return 'fragment';
  }
  // 'Two thousand gallons of it, in tanks inside a berm sized for 110 percent': figures tied by small words.
  if (odd === 0 && words.length <= 24 && functional >= 0.2 && sentence.figures.length > 0 && begins.test(sentence.text))
    return 'fragment';
  return words.length <= 24 && functional >= 0.3 && odd === 0 ? 'fragment' : 'heap';
}

/** A count, a place or a time: what an answer without a verb begins with. */
const begins =
  /^(?:(?:about|around|roughly|only|just|all|some|at|in|on|behind|along|through|inside|within|from|between|under|beside|into)\b|[A-Z]?[a-z]+(?:[- ](?:one|two|three|four|five|six|seven|eight|nine|hundred|thousand|million))+\b|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\$?\d)/i;

function isBroken(word: string): boolean {
  if (/(.)\1\1/.test(word) || keyboardRun.test(word)) return true;
  if (word.length < 4 || /[0-9&/.%-]/.test(word)) return false;
  return (
    !/[aeiouy]/.test(word) ||
    /[bcdfghjklmnpqrstvwxz]{6}/.test(word) ||
    /(?:q[^u]|[jqxz]{2}|[jvq]$)/.test(word) ||
    word.length > 24
  );
}

function hasVerb(words: readonly string[]): boolean {
  return words.some((word, i) => {
    if (auxiliaries.has(word)) return true;
    const before = words[i - 1];
    if (verbBase(word) === null) return false;
    if (before === undefined) return words.length > 1 && !/ing$/.test(word);
    return !determiners.has(before) && !(prepositions.has(before) && !/ing$/.test(word));
  });
}

function startsWithSubject(words: readonly string[]): boolean {
  const first = words[0] ?? '';
  return pronounSubjects.has(first) || determiners.has(first);
}

/** Neighbouring words that cannot stand beside each other in English, and runs of content words without any tie. */
function oddities(words: readonly string[]): number {
  let odd = 0;
  let run = 0;
  for (const [i, word] of words.entries()) {
    const next = words[i + 1];
    run = functionWords.has(word) || /[0-9]/.test(word) || /ly$/.test(word) ? 0 : run + 1;
    if (run > 5) odd++;
    if (next === undefined) continue;
    // 'will decibel': no sentence, whatever stands around it.
    if (modals.has(word) && ((i > 0 && pureNouns.has(next)) || modals.has(next))) odd += 2;
    else if (
      modals.has(word) &&
      i > 0 &&
      prepositions.has(next) &&
      !/^(?:about|in|at|by|over|under|within|not)$/.test(next)
    )
      odd++;
    else if (
      (word === 'the' || word === 'a' || word === 'an') &&
      (modals.has(next) ||
        prepositions.has(next) ||
        /^(?:and|or|is|are|was|were|the|a|an|we|they|he|she|i|it)$/.test(next)) &&
      !/^(?:above|below|under|over|before|after|near|about|around|within|can|might|a)$/.test(next)
    )
      odd++;
    else if (prepositions.has(word) && modals.has(next) && next !== 'can') odd++;
    else if (/^(?:we|they|i|he|she)$/.test(word) && pureNouns.has(next)) odd++;
  }
  return odd;
}
