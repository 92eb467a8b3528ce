import { hasDigit, splitAtSpaces } from '../../base/text.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import { sentencesSaid } from '../../language/spoken-sentences.ts';
import { isRequest } from './is-request.ts';
import { isMainlyOn, strengthOn } from '../speaks-to.ts';
import type { CriterionSheet } from '../types.ts';

/** Words of the applicant that can be quoted back to them. */
export interface WordsSaid {
  /** Word for word, without its period. */
  readonly quote: string;
  readonly topic: string | null;
}

const fewest = 6;
const most = 28;
const owns: ReadonlySet<string> = new Set(['we', 'our', 'i', "we'll", "we're", "we've", 'the', 'it', 'there']);

/** Sentences of the presentation and the answers that make sense alone: promises or statements of the applicant, those that support a
 *  standard first, then those with a figure or a promise. Takes: the rehearsal, and the criteria.  Gives: at most six, word for word.  Throws:
 *  never. */
export function quotableWords(r: Rehearsal, criteria: readonly CriterionSheet[] = []): readonly WordsSaid[] {
  const answers = r.exchanges.flatMap(({ answered, asked }) =>
    answered === null ? [] : [{ text: answered.text, topic: asked.topic }],
  );
  const texts = [...(r.presentation === null ? [] : [{ text: r.presentation.text, topic: null }]), ...answers];
  const found = texts.flatMap(({ text, topic }) =>
    sentencesSaid(text)
      .map(({ quote }) => ({ quote: stripped(quote), topic }))
      .filter(({ quote }) => stands(quote)),
  );
  const weight = ({ quote }: WordsSaid): number =>
    (criteria.some((criterion) => isMainlyOn(quote, criterion) && strengthOn(quote, criterion) > 0) ? 3 : 0) +
    (hasDigit(quote) ? 1 : 0) +
    (quote.includes(' will ') || quote.includes(' commit') ? 1 : 0) -
    (isRequest(quote) ? 3 : 0);
  return found
    .map((said, at) => ({ said, at }))
    .sort((a, b) => weight(b.said) - weight(a.said) || a.at - b.at)
    .slice(0, 6)
    .map(({ said }) => said);
}

/** The sentence without its period. Takes: a sentence. Gives: without white space at either end, and without a final period or exclamation
 *  mark. */
export function stripped(sentence: string): string {
  const text = sentence.trim();
  return text.endsWith('.') || text.endsWith('!') ? text.slice(0, -1).trimEnd() : text;
}

function stands(quote: string): boolean {
  const words = splitAtSpaces(quote);
  return (
    words.length >= fewest &&
    words.length <= most &&
    owns.has((words[0] ?? '').toLowerCase()) &&
    !quote.includes('?') &&
    !quote.includes('"') &&
    !quote.includes('“')
  );
}
