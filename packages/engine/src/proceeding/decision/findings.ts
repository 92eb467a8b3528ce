import type { Citation, StaffRecommendation, Standing } from '@rostrum/contract';
import type { Evidence } from '../evidence.ts';
import { showsAnything } from '../evidence.ts';
import { listed } from '../speech/listed.ts';
import type { Rules } from '../types.ts';

const who: Readonly<Partial<Record<Citation['kind'], string>>> = {
  staff_report: 'the staff report',
  presentation: 'the applicant’s presentation',
  answer: 'the applicant’s testimony',
  testimony: 'public testimony',
  ordinance: 'the ordinance',
};

const longestQuoteWords = 45;
const fewestQuoteWords = 9;

/** What a finding may rest on beside the words it quotes. */
export interface Basis {
  /** How many conditions the approval has. */
  readonly conditions: number;
  readonly staff: StaffRecommendation | null;
}

/** A finding in the form in which it is adopted: what the record shows, and what the body finds by it.
 *  Takes: the evidence on a criterion with its standing, and the rules.  Gives: one to three sentences.  Throws: never. */
export function findingOn(found: Evidence, rules: Pick<Rules, 'kind' | 'bodyName'>, basis: Basis): string {
  const { criterion, standing, inFavor, against, answers } = found;
  const isMet = standing === 'met' || standing === 'met_with_condition';
  // What the land is and what caused the hardship do not rest on conditions.
  const conditions = criterion.condition_cures === false ? 0 : basis.conditions;
  return `${shown(isMet ? inFavor : against, isMet, { ...basis, conditions, wasAsked: answers.length > 0 })} ${bodySaid(rules)} ${concluded(standing, criterion.text)}`;
}

/** What stands for a finding where none is made: a continuance decides nothing. */
export function leftOpen({ criterion, standing }: Evidence): string {
  return standing === 'not_shown' || standing === 'not_met'
    ? `No finding was made. The record so far does not show that ${lowered(criterion.text)}`
    : 'No finding was made. Nothing more was asked for on this standard.';
}

/** 'The Board': as the body is called in its findings. */
function bodySaid({ kind, bodyName }: Pick<Rules, 'kind' | 'bodyName'>): string {
  if (kind === 'hearing_examiner') return 'The Hearing Examiner';
  const name = bodyName.toLowerCase();
  const word = ['council', 'board', 'committee'].find((one) => name.includes(one)) ?? 'commission';
  return `The ${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

function shown(
  citations: readonly Citation[],
  isMet: boolean,
  { conditions, staff, wasAsked }: Basis & { readonly wasAsked: boolean },
): string {
  const short = citations.filter(({ quote }) => quote.split(/\s+/).length <= longestQuoteWords);
  // 'Staff finds that this standard is met' says less than the words it was met by.
  const quotable =
    short.find(({ quote }) => quote.split(/\s+/).length >= fewestQuoteWords) ??
    short.find(({ quote }) => showsAnything(quote));
  if (quotable === undefined)
    return isMet
      ? `The record shows ${listed([
          'the application as filed',
          ...(staff !== null && staff.startsWith('approve') ? ['staff’s recommendation of approval'] : []),
          ...(conditions > 0 ? ['the conditions of this approval'] : []),
        ])}.`
      : wasAsked
        ? 'The applicant was asked about this standard, and what was answered does not show it.'
        : 'The record has too little on this standard for a finding that it is met.';
  return `The record shows, in ${who[quotable.kind] ?? 'the file'}: “${ended(quotable.quote)}”`;
}

const ended = (quote: string): string => (/[.!?]$/.test(quote) ? quote : `${quote}.`);

/** 'finds that the use will not endanger …' */
function concluded(standing: Standing, text: string): string {
  const clause = lowered(text);
  switch (standing) {
    case 'met':
      return `finds that ${clause}`;
    case 'met_with_condition':
      return `finds that, with the conditions of this approval, ${clause}`;
    case 'not_shown':
    case 'not_met':
      return `finds that the applicant has not shown that ${clause}`;
  }
}

const lowered = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
