import type { StaffReport } from '@rostrum/contract';
import { isDigits, lettersIn, splitAtSpaces, startsWithDigit } from '../base/text.ts';
import { sentencesSaid } from '../language/spoken-sentences.ts';

type Told = Pick<StaffReport['criteria'][number], 'view' | 'quote'>;

/** What a report calls the standards that it counts itself. */
const ownLists: ReadonlySet<string> = new Set(['criteria', 'criterion', 'standards']);
/** And those of the code. */
const lists: ReadonlySet<string> = new Set([...ownLists, 'items', 'item', 'findings', 'finding']);
const unmet: readonly string[] = ['not met', 'not satisfied', 'cannot be made', 'cannot be found', 'not shown'];
const met: readonly string[] = ['can be made', 'are met', 'is met', 'be satisfied', 'are satisfied', 'is satisfied'];
/** Words between the members of a list. */
const between: ReadonlySet<string> = new Set(['and', 'or', 'of', 'the', '']);

/** What staff says of standards by their numbers or letters: 'Findings c, d and e can be made', 'because criteria 1, 2 and 4 are not met'.
 *  Takes: the text of a report, and whether only those count that the report numbers itself.  Gives: for the place of a standard in its list, from 1, staff's view and the sentence.  Throws: never. */
export function viewsByNumber(text: string, isOwn = false): ReadonlyMap<number, Told> {
  const told = new Map<number, Told>();
  for (const { quote } of sentencesSaid(text)) {
    const plain = quote.toLowerCase();
    const view = unmet.some((words) => plain.includes(words))
      ? 'not_met'
      : met.some((words) => plain.includes(words))
        ? 'met'
        : null;
    if (view === null || quote.includes('\n')) continue;
    for (const place of placesIn(plain, isOwn)) if (!told.has(place)) told.set(place, { view, quote });
  }
  return told;
}

/** The numbers and letters behind the word for a list, up to the first other word. */
function placesIn(sentence: string, isOwn: boolean): readonly number[] {
  const words = splitAtSpaces(sentence);
  const at = words.findIndex((word) => (isOwn ? ownLists.has(word) : lists.has(word) || isSection(word)));
  if (at < 0) return [];
  const behind = words.slice(at + 1).map((word) => word.split(',').join('').split('(').join('').split(')').join(''));
  const end = behind.findIndex((word) => !between.has(word) && placeOf(word) === null);
  return behind.slice(0, end < 0 ? behind.length : end).flatMap((word) => placeOf(word) ?? []);
}

/** '18.64.120 B and E are met'. */
const isSection = (word: string): boolean => startsWithDigit(word) && word.slice(0, -1).includes('.');

function placeOf(word: string): number | null {
  if (isDigits(word)) return Number(word);
  const [letter = ''] = lettersIn(word);
  return word.length === 1 && letter === word ? word.charCodeAt(0) - beforeA : null;
}
const beforeA = 96;
