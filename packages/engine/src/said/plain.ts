import type { Sentence } from '../language/types.ts';
import { hitsOf, within, type Heard } from './heard.ts';

/** What a plain reply does not do. */
const evasive = [
  'hollow',
  'noncommittal',
  'ignorance',
  'declines',
  'deflects',
  'counters',
  'looks_back',
  'barbs',
  'accuses',
  'hostile',
  'condescending',
  'flattering',
] as const;

/** Whether a sentence contains nothing from some families. Throws: never. */
export const isFreeOf = (heard: Heard, sentence: Sentence, families: readonly string[]): boolean =>
  families.every((family) => !within(hitsOf(heard, family), sentence));

/** Whether a sentence states something and does nothing else: no question, no assurance, no evasion, no aside at anybody. Throws: never. */
export const isPlain = (heard: Heard, sentence: Sentence): boolean =>
  sentence.kind !== 'question' && isFreeOf(heard, sentence, evasive);
