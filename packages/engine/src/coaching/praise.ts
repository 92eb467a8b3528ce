import { polarForms } from '../judging/features/features.ts';
import { coaching } from '../said/data.ts';
import type { Quantity, Sentence } from '../language/types.ts';
import { hitsOf, readAnswer, within, type Heard } from '../said/heard.ts';
import { isSingle } from './on-file.ts';
import { asksForRelief } from '../said/standard.ts';
import { openingClause } from '../said/wording.ts';
import { correctsItself, isBesideYesOrNo, isDenied, isLoose, leftOpen, namesTime, type Judged } from './judged.ts';

/* What was good of an answer, in a few of its own words. */

const longestQuote = 60;
/** A yes or a no stands at the head of its sentence: in 'I can't promise what happens in ten years' there is neither. */
const furthestReply = 2;
/** Whether a sentence itself says yes or no: 'It can'; not 'The men don't have cars'. */
const repliesIn = (judged: Judged, sentence: Sentence): boolean =>
  judged.heard.annotation.tokens[sentence.from]?.tag !== 'determiner' &&
  !isBesideYesOrNo(judged, sentence) &&
  ['yes', 'no'].some((family) =>
    hitsOf(judged.heard, family).some((hit) => within([hit], sentence) && hit.from <= sentence.from + furthestReply),
  );

/** Whether a sentence opens with the word itself: 'Put it in' makes a choice, and says no yes. */
const saysYesOrNo = ({ annotation: { tokens } }: Heard, { from }: Sentence): boolean =>
  tokens[from]?.tag === 'interjection' || tokens[from]?.lower === 'no';

const selves: ReadonlySet<string> = new Set(['i', 'we', 'me', 'us']);
const speaksOfSelf = ({ annotation: { tokens } }: Heard, { from, to }: Sentence): boolean =>
  tokens.slice(from, to).some(({ lower }) => selves.has(lower));

/** Whether a sentence of an answer, as written, has something of its own to write down: 'There's a bit' has nothing. */
const isDefinite = (heard: Heard, said: string): boolean =>
  heard.sentences.some(
    (sentence) =>
      heard.annotation.text.slice(sentence.start, sentence.end) === said &&
      (within(heard.figures, sentence) ||
        within(heard.names, sentence) ||
        ['paper', 'commits', 'binds'].some((family) => within(hitsOf(heard, family), sentence))),
  );

/** Whether a sentence gives a figure or an undertaking: a name or a paper alone speaks to no concern. */
const isMeant = (heard: Heard, given: Sentence): boolean =>
  within(heard.figures, given) || ['commits', 'binds'].some((family) => within(hitsOf(heard, family), given));

/** Forms whose praise says that a number was given. */
const counted: ReadonlySet<string> = new Set(['how_many', 'how_far']);
/** Whether a figure can be what was asked for: 'One yard light' is no amount of light. Takes: the answer as judged, and a figure of it. */
export const isAmount = ({ asked, heard }: Judged, figure: Quantity): boolean =>
  !isSingle(heard.annotation.text, figure) || asked.annotation.tokens.every(({ lower }) => lower !== 'much');

/** Forms whose praise says that a time was given. */
const timed: ReadonlySet<string> = new Set(['when', 'how_long']);

/** Whether words give a time themselves: 'when there is cash flow' gives a condition. */
const isTimed = (heard: Heard): boolean => namesTime(heard) && !isLoose(heard);
/** A short answer to a concern as a whole: 'Seven's fine. Saturdays I'd need, till noon.' grants only half. */
const wholeOr = ({ heard: { annotation } }: Judged, best: string): string =>
  annotation.text.length <= longestQuote ? annotation.text : best;

/** What the best sentence of an answer did, in its own words. Empty for a sentence that does not give what was asked, or that can't be quoted
 *  as it stands. Takes: the answer as judged, the form of the question, and a sentence of the answer, as written. Throws: never. */
export function praiseOf(judged: Judged, form: string, best: string): string {
  const { heard, features } = judged;
  const given = features.given[0]?.sentence;
  if (correctsItself(judged) || leftOpen(judged) !== null) return '';
  if (
    given === undefined ||
    within(hitsOf(heard, 'noncommittal'), given) ||
    heard.annotation.text.slice(given.start, given.end) !== best
  )
    return '';
  const fits = polarForms.has(form) ? repliesIn(judged, given) : !isDenied(judged, form);
  const line = !fits ? 'what' : form === 'choice' && saysYesOrNo(heard, given) ? 'yes_no' : form;
  const quote = openingClause(line === 'remark' ? wholeOr(judged, best) : best, longestQuote);
  if (quote === null || ((line === 'what' || line === 'remark') && !isDefinite(heard, best))) return '';
  // Something to write down that stands on nothing filed is no merit.
  if (line === 'what' && judged.unfiled !== null) return '';
  if (line === 'what_if' && !['commits', 'agent'].some((family) => within(hitsOf(heard, family), given))) return '';
  if (line === 'why' && (asksForRelief(judged.asked) || !within(hitsOf(heard, 'reason'), given))) return '';
  if (line === 'remark' && !isMeant(heard, given)) return '';
  if (counted.has(line) && !heard.figures.some((one) => within([one], given) && isAmount(judged, one))) return '';
  if (timed.has(line) && !isTimed(readAnswer(quote))) return '';
  if (line === 'who' && !within(heard.names, given) && !speaksOfSelf(heard, given)) return '';
  return (coaching.carried[line] ?? '').replace('{quote}', () => quote);
}
