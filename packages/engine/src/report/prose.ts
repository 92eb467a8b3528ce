import type { Report } from '@rostrum/contract';
import { checkRewrite, quotedIn, tidyWords, type WordsRefused } from '../asking/check-words.ts';

/* The prose of a report, which a language model may reword; every figure, name and quotation stays. */

const mostWords = 130;

/** The texts of a report that are our own prose, in order: the overview, then the reason to work on each thing.
 *  Takes: a report with its built-in words.  Gives: none if nothing was judged.  Throws: never. */
export function proseOf({ summary, work_on }: Report): readonly string[] {
  return summary.overview === '' ? [] : [summary.overview, ...work_on.map(({ why }) => why)];
}

/** A report with its prose replaced by these words, one for each text of `proseOf`. Throws: never. */
export function withProse(report: Report, words: readonly string[]): Report {
  const [overview, ...whys] = words;
  if (overview === undefined) return report;
  return {
    ...report,
    summary: { ...report.summary, overview, written_by: 'model' },
    work_on: report.work_on.map((item, i) => {
      const why = whys[i];
      return why === undefined ? item : { ...item, why, written_by: 'model' as const };
    }),
  };
}

/** Nobody knows how the real hearing will end. */
const foretells =
  /\b(?:will|would|should|is (?:likely|sure|bound|going) to|are (?:likely|sure|bound|going) to) (?:\w+ )?(?:approve|deny|reject|win|pass|lose|vote)\b/i;
const praises =
  /\b(?:excellent|perfect(?:ly)?|outstanding|flawless|superb|exemplary|brilliant|impressive|fantastic|great job|well done|congratulations)\b/i;
const figures = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
const ownVoice = /\b(?:I|I'm|I've|me|my)\b/;

/** Checks the wording of a report's prose: each text has to say what the built-in one says, with the same figures, names and quotations and
 *  no others, speak to the applicant, predict nothing and praise no more than the built-in one.
 *  Takes: the words, tidied; the built-in texts, in the same order; what the writer was given.  Gives: the first fault with its reason;
 *  null if the words are fine.  Throws: never.  Specification: decisions.md §5 (report). */
export function checkProse(
  words: readonly string[],
  drafts: readonly string[],
  instructions?: string,
): WordsRefused | null {
  if (words.length !== drafts.length)
    return { fault: 'not_speech', reason: `There were ${words.length} texts and should be ${drafts.length}.` };
  for (const [i, text] of words.entries()) {
    const fault = faultOf(text, drafts[i] ?? '', instructions);
    if (fault !== null) return { ...fault, reason: `Text ${i + 1}: ${fault.reason}` };
  }
  return null;
}

function faultOf(text: string, draft: string, instructions: string | undefined): WordsRefused | null {
  const fault = checkRewrite(text, draft, mostWords, instructions);
  if (fault !== null) return fault;
  const plain = tidyWords(draft);
  const lost = quotedIn(plain).find((quote) => !quotedIn(text).includes(quote));
  if (lost !== undefined)
    return { fault: 'quote_not_on_record', reason: `It left out the quotation "${lost}"; keep it word for word.` };
  // Swapping two scores changes what the text says.
  if (figures(text).join() !== figures(plain).join())
    return { fault: 'figure_not_on_record', reason: 'It changed the order or the number of the figures; keep both.' };
  const unquoted = text.replace(/"[^"]*"/g, ' ');
  if (ownVoice.test(unquoted))
    return { fault: 'out_of_character', reason: 'It spoke of itself; speak to the applicant.' };
  if (/\?/.test(unquoted)) return { fault: 'out_of_character', reason: 'It asked something; tell the applicant.' };
  if ((foretells.test(unquoted) && !foretells.test(plain)) || (praises.test(unquoted) && !praises.test(plain)))
    return { fault: 'rules_on_the_case', reason: 'It foretold a vote or praised; say only what the draft says.' };
  return /[.]["')]?$/.test(text) ? null : { fault: 'not_speech', reason: 'It broke off; write whole sentences.' };
}
