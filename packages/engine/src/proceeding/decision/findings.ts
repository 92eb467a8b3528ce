import type { Citation, Standing } from '@rostrum/contract';
import type { Evidence } from '../evidence.ts';
import type { Rules } from '../types.ts';

const who: Readonly<Partial<Record<Citation['kind'], string>>> = {
  staff_report: 'the staff report',
  presentation: 'the applicant’s presentation',
  answer: 'the applicant’s testimony',
  testimony: 'public testimony',
  ordinance: 'the ordinance',
};

const longestQuoteWords = 45;

/** A finding in the form in which it is adopted: what the record shows, and what the body finds by it.
 *  Takes: the evidence on a criterion with its standing, and the rules.  Gives: one to three sentences.  Throws: never. */
export function findingOn(found: Evidence, rules: Pick<Rules, 'kind'>): string {
  const { criterion, standing, inFavor, against } = found;
  const isMet = standing === 'met' || standing === 'met_with_condition';
  const body =
    rules.kind === 'hearing_examiner'
      ? 'The Hearing Examiner'
      : rules.kind === 'variance'
        ? 'The Board'
        : 'The Commission';
  return `${shown(isMet ? inFavor : against, standing, against.length > 0)} ${body} ${concluded(standing, criterion.text)}`;
}

function shown(citations: readonly Citation[], standing: Standing, isDisputed: boolean): string {
  const quotable = citations.find(({ quote }) => quote.split(/\s+/).length <= longestQuoteWords);
  if (quotable === undefined)
    return standing === 'met' || standing === 'met_with_condition'
      ? isDisputed
        ? 'The record shows the application as filed and the conditions that the body has set.'
        : 'The record shows the application as filed and nothing that speaks against this standard.'
      : 'The record shows no evidence on which this standard could be found to be met.';
  return `The record shows, in ${who[quotable.kind] ?? 'the file'}: “${ended(quotable.quote)}”`;
}

const ended = (quote: string): string => (/[.!?]$/.test(quote) ? quote : `${quote}.`);

/** 'finds that the use will not endanger …' */
function concluded(standing: Standing, text: string): string {
  const clause = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  switch (standing) {
    case 'met':
      return `finds that ${clause}`;
    case 'met_with_condition':
      return `finds that, with the conditions of this approval, ${clause}`;
    case 'not_shown':
      return `finds that the applicant has not shown that ${clause}`;
    case 'not_met':
      return `finds that this standard is not met: the applicant has not shown, and the record speaks against it, that ${clause}`;
  }
}
