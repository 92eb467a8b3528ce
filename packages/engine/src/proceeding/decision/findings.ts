import { endsSentence, splitAtSpaces } from '../../base/text.ts';
import type { Citation, StaffRecommendation, Standing } from '@rostrum/contract';
import type { Evidence } from '../evidence.ts';
import { showsAnything } from '../cited.ts';
import { meetsByCondition } from '../evidence.ts';
import { contentStems } from '../../language/stems.ts';
import { goesTo, namesIt } from '../speaks-to.ts';
import { isGiven, type Ruling } from '../relief/ruling.ts';
import type { Owed } from '../owed-to-code.ts';
import { canQuoteOn, inWordsOf, quotedOn } from '../quoted-on.ts';
import { listed } from '../speech/listed.ts';
import { say } from '../speech/say.ts';
import type { Rules } from '../types.ts';

type Named = Readonly<Partial<Record<Citation['kind'], string>>>;
const shared: Named = {
  staff_report: 'the staff report',
  presentation: 'the applicant’s presentation',
  ordinance: 'the ordinance',
};
/** If nobody is sworn, nobody testifies. */
const who: Readonly<Record<'sworn' | 'unsworn', Named>> = {
  sworn: { ...shared, answer: 'the applicant’s testimony', testimony: 'public testimony' },
  unsworn: { ...shared, answer: 'what the applicant said', testimony: 'what was said in public comment' },
};

const longestQuoteWords = 45;
const fewestQuoteWords = 9;

/** What a finding may be based on besides the words it quotes. */
export interface Basis {
  /** The conditions of the approval. */
  readonly conditions: readonly string[];
  readonly staff: StaffRecommendation | null;
  /** The request is denied: findings in its favor need no more words then. */
  readonly denies?: boolean;
  /** Those of them that staff proposed; missing where nothing is decided. */
  readonly byStaff?: readonly string[];
  /** Whether any relief is ruled on. */
  readonly hasRelief?: boolean;
  /** The relief that goes to a criterion, by its id; missing before the decision. */
  readonly reliefOf?: (id: string) => readonly Ruling[];
  /** What the ordinance asks for and nothing shows, by the id of the criterion. */
  readonly owedOn?: (id: string) => readonly Owed[];
}

/** A finding in the form in which it is adopted: what the record shows, and what the body finds from it.
 *  Takes: the evidence on a criterion with its standing, and the rules.  Gives: one to three sentences.  Throws: never. */
export function findingOn(
  found: Evidence,
  rules: Pick<Rules, 'kind' | 'bodyName' | 'quasiJudicial' | 'sworn'>,
  basis: Basis,
): string {
  const { criterion, standing, isBare } = found;
  if (isBare && basis.denies !== true && standing === 'not_shown')
    return `No finding is made on ${criterion.label}.${goneTo(found, basis)}`;
  const isMet = standing === 'met' || standing === 'met_with_condition';
  // A policy denial is based on what counts against the request, and not on anything that merely wasn't shown.
  if (!isMet && basis.denies === true && !rules.quasiJudicial && found.against.length === 0)
    return 'No finding was made. The decision does not rest on this standard.';
  const owed = basis.owedOn?.(criterion.id) ?? [];
  // What was due before this decision can't be made up by a condition.
  if (basis.denies !== true && owed.some((one) => one.isDue && !basis.conditions.includes(owedCondition(one))))
    return `${askedInVain} ${quotesOf(owed)} No finding is made on this standard.`;
  // A body that approves says no more than what staff reports open.
  const [unsettled] = found.open;
  if (!isMet && basis.denies !== true && unsettled !== undefined)
    return `The staff report says: “${ended(unsettled.quote.trim())}” No finding is made on this standard.`;
  // What staff finds not met, and no condition goes to, isn't found over staff's words.
  if (!isMet && basis.denies !== true && meetsByCondition(found.staff, basis.staff) && found.staff !== null)
    return `The staff report says: “${ended(found.staff.quote.trim())}” No finding is made on this standard.`;
  const text = `${isMet ? restsOn(found, rules, basis) : wasLacking(found, rules, owed)}${isMet ? settledBy(found, basis) : ''}`;
  const relief = isMet ? (basis.reliefOf?.(criterion.id) ?? []) : [];
  // What is ruled on as relief under another criterion isn't told again.
  const short = !isMet
    ? ''
    : relief.length > 0
      ? reliefSaid(relief)
      : basis.hasRelief === true
        ? ''
        : againstIt(found, rules);
  const number = standing === 'met_with_condition' ? conditionOn(found, basis.conditions, basis.byStaff) : 0;
  const held = owed.map((one) => basis.conditions.indexOf(owedCondition(one)) + 1);
  const subject = `${text === '' ? '' : `${text} `}${isMet ? owedSaid(owed) : ''}${short}${bodySaid(rules)}`;
  const numbers = [number, ...held];
  // What is open is held by the conditions together, where none of them is plainly the one.
  const isByAll = standing === 'met_with_condition' && found.open.length > 0 && basis.conditions.length > 0;
  const isHeld = isMet && relief.length + owed.length > 0;
  const conditions = isHeld ? withRelief(relief, basis.conditions, numbers, isByAll) : null;
  return conditions === null
    ? `${subject} ${concluded(standing, criterion.text, { number, isPolicy: !rules.quasiJudicial && rules.kind !== 'site_plan' })}`
    : `${subject} finds that, ${conditions}, ${lowered(criterion.text)}`;
}

const conditionSaid = (standing: Standing, number: number): string =>
  standing !== 'met_with_condition'
    ? ''
    : number === 0
      ? 'with the conditions of this approval'
      : `with condition ${number}`;

/** What was asked is on the record, and how it was answered; what else the record has may still show it. */
const askedInVain = 'A member asked about this rule of the ordinance, and the answer does not show that it is met.';

/** What a member asked for by the ordinance's words, and nobody showed: no finding passes over it. */
const owedSaid = (owed: readonly Owed[]): string => (owed.length === 0 ? '' : `${askedInVain} ${quotesOf(owed)} `);

const quotesOf = (owed: readonly Owed[]): string => owed.map(({ rule }) => `“${ended(rule.quote.trim())}”`).join(' ');

/** What staff finds open and a condition goes to: no finding passes over it. */
const settledBy = ({ open: [first], standing }: Evidence, { conditions }: Basis): string =>
  first === undefined || standing !== 'met_with_condition' || conditions.length === 0
    ? ''
    : ` Of what is open, the staff report says: “${ended(first.quote.trim())}”`;

/** What departs from the rules, by name: no finding passes over it. */
const reliefSaid = (relief: readonly Ruling[]): string =>
  `It departs from ${relief.length === 1 ? 'a rule' : 'the rules'} in ${listed(relief.map(({ relief: { id, name } }) => `(${id}) ${name}`))}. `;

/** 'With condition 3 and the relief granted in (a)'. */
function withRelief(
  relief: readonly Ruling[],
  conditions: readonly string[],
  own: readonly number[],
  isByAll: boolean,
): string {
  const given = relief.filter(({ ruling }) => isGiven(ruling)).map(({ relief: { id } }) => `(${id})`);
  const isRecommended = relief.some(({ ruling }) => ruling.startsWith('recommended'));
  const held = relief.flatMap(({ adds, condition }) => (adds === null ? [condition] : [conditions.indexOf(adds) + 1]));
  const numbers = [...new Set([...own, ...held].filter((at) => at > 0))].sort((a, b) => a - b);
  const parts = [
    ...(numbers.length === 0 ? [] : [`condition${numbers.length === 1 ? '' : 's'} ${listed(numbers.map(String))}`]),
    ...(given.length === 0 ? [] : [`the relief ${isRecommended ? 'recommended' : 'given'} in ${listed(given)}`]),
  ];
  return parts.length > 0
    ? `with ${listed(parts)}`
    : isByAll
      ? 'with the conditions of this approval'
      : 'apart from that';
}

/** What the applicant concedes on a standard that is found all the same: no finding passes over it. */
function againstIt({ conceded }: Evidence, rules: Pick<Rules, 'sworn'>): string {
  const quoted = quotable(conceded.map(({ citation }) => citation));
  return quoted === null ? '' : `It also shows what falls short, in ${sourceOf(quoted, rules)} `;
}

/** The conditions that go to a standard on which no finding is made. */
function goneTo(found: Evidence, { conditions, byStaff, owedOn }: Basis): string {
  const owed = (owedOn?.(found.criterion.id) ?? []).map((one) => conditions.indexOf(owedCondition(one)) + 1);
  const numbers = [...new Set([conditionOn(found, conditions, byStaff), ...owed])].filter((at) => at > 0);
  if (numbers.length === 0) return '';
  return numbers.length === 1
    ? ` Condition ${numbers[0]} addresses it.`
    : ` Conditions ${listed(numbers.map(String))} address it.`;
}

/** 'The Board': what the body is called in its findings. */
function bodySaid({ kind, bodyName }: Pick<Rules, 'kind' | 'bodyName'>): string {
  if (kind === 'hearing_examiner') return 'The Hearing Examiner';
  const name = bodyName.toLowerCase();
  const word = ['council', 'board', 'committee'].find((one) => name.includes(one)) ?? 'commission';
  return `The ${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** What a standard is found on: words of the record, else a condition that addresses it, else the record as a whole. */
function restsOn(
  found: Evidence,
  rules: Pick<Rules, 'kind' | 'quasiJudicial' | 'sworn'>,
  { conditions, byStaff, staff, denies, owedOn }: Basis,
): string {
  const inFavor = quotedOn(found);
  if (meetsByCondition(found.staff, staff) && found.staff !== null)
    return `On the request as it was filed, the staff report says: “${ended(found.staff.quote)}”`;
  const named = eachPart(found, rules);
  if (named !== null) return named;
  const quoted = quotable(rules.kind === 'rezoning' && conditions.length === 0 ? inFavor.filter(bindsAlone) : inFavor);
  if (quoted?.kind === 'staff_report' && found.staff !== null && isConclusion(quoted.quote))
    return `The record shows, in the staff report, on “${ended(found.staff.text)}”: “${ended(quoted.quote)}”`;
  if (quoted !== null) return `The record shows, in ${sourceOf(quoted, rules)}`;
  const condition = conditions[conditionOn(found, conditions, byStaff) - 1];
  // The condition on what a member asked for in vain is told with it.
  if (condition !== undefined && (owedOn?.(found.criterion.id) ?? []).length === 0)
    return `A condition of this approval goes to this standard: “${ended(condition)}”`;
  if (denies === true) return 'Nothing was found against the request on this standard.';
  // A question of policy is decided, not proved; and words that only touch on a standard are no reason for it.
  return rules.quasiJudicial ? 'This rests on the record as a whole.' : '';
}

/** The words on each thing that a standard names; null if it names none, or nothing can be quoted. */
function eachPart(found: Evidence, rules: Pick<Rules, 'kind' | 'sworn'>): string | null {
  const shown = found.parts.flatMap(({ noun, citation }) => {
    const quoted =
      citation === null || !canQuoteOn(citation.quote, noun) || (rules.kind === 'rezoning' && !bindsAlone(citation))
        ? null
        : quotable([citation]);
    return quoted === null ? [] : [{ noun, quoted }];
  });
  const quotes = [...new Set(shown.map(({ quoted }) => quoted.quote))];
  if (quotes.length === 0) return null;
  const said = quotes.flatMap((quote, at) => {
    const on = shown.filter(({ quoted }) => quoted.quote === quote);
    const [first] = on;
    const lead = at === 0 ? 'The record shows' : 'It also shows';
    return first === undefined
      ? []
      : [`${lead}, on ${listed(on.map(({ noun }) => noun))}, in ${sourceOf(first.quoted, rules)}`];
  });
  return said.join(' ');
}

/** The condition that holds the project to what the ordinance asks for. Takes: the rule.  Gives: a whole sentence.  Throws: never. */
export const owedCondition = ({ rule: { quote }, isDue }: Owed): string =>
  say('amendments', isDue ? 'owed_due' : 'owed_met', { quote: ended(quote.trim()) });

/** The number of the condition that addresses a criterion; 0 if none does. What the land is and what caused the hardship cannot be based on
 *  conditions. Takes: the evidence on the criterion, and the conditions.  Throws: never. */
export function conditionOn(
  { criterion, staff, conceded, open }: Pick<Evidence, 'criterion' | 'staff' | 'conceded' | 'open'>,
  conditions: readonly string[],
  byStaff: readonly string[] = [],
): number {
  if (criterion.condition_cures === false) return 0;
  // A condition that asks for the figure that was missed is the one for it.
  const cure = conditions.findIndex((text) => conceded.some(({ required }) => wordsOf(text).includes(required)));
  if (cure !== -1) return cure + 1;
  const [first] = open;
  if (first !== undefined) return sharingWords(first.quote, conditions);
  // What staff finds met with conditions is met by staff's own.
  const [only] = byStaff;
  if (staff?.view === 'met_with_condition' && only !== undefined) {
    // Of several, staff means the one that has its words.
    return byStaff.length === 1 ? conditions.indexOf(only) + 1 : sharingWords(staff.quote, conditions);
  }
  if (staff?.view !== 'not_met') {
    const on = conditions.flatMap((text, at) =>
      (goesTo(text, criterion) || namesIt(text, criterion)) && inWordsOf(text, criterion) ? [at + 1] : [],
    );
    // Of several, the body can't mean only the first.
    return on.length === 1 ? (on[0] ?? 0) : 0;
  }
  return sharingWords(staff.quote, conditions);
}

/** The condition for what staff doesn't find met has most of its words: 'Turbine 9', 'the Kucera house'. */
function sharingWords(quote: string, conditions: readonly string[]): number {
  const words = new Set(contentStems(quote).filter((stem) => !ofEveryView.has(stem)));
  const shared = conditions.map((text) => new Set(contentStems(text).filter((stem) => words.has(stem))).size);
  const most = Math.max(0, ...shared);
  return most >= fewestShared && shared.filter((count) => count === most).length === 1 ? shared.indexOf(most) + 1 : 0;
}
const ofEveryView: ReadonlySet<string> = new Set(contentStems('staff finds standard met condition section ordinance'));

const wordsOf = (text: string): readonly string[] => splitAtSpaces(text.replaceAll(',', '').replaceAll('.', ' '));

const fewestShared = 3;

/** Nothing that an applicant promises for one project binds the land once it is rezoned without conditions; a proffer does. */
function bindsAlone({ kind, quote }: Citation): boolean {
  const plain = ` ${quote.toLowerCase()} `;
  return (
    kind === 'staff_report' ||
    plain.includes(' proffer') ||
    ![' will ', ' commit', ' promise', ' agree', ' we ', ' we’', " we'"].some((words) => plain.includes(words))
  );
}

/** What the record has against a standard that was not found. */
function wasLacking(
  { criterion, against, staff, open }: Evidence,
  rules: Pick<Rules, 'sworn'>,
  owed: readonly Owed[],
): string {
  const [first, second] = open;
  if (first !== undefined)
    return `The staff report says: “${ended(first.quote.trim())}”${second === undefined ? '' : ` It also says: “${ended(second.quote.trim())}”`}`;
  const contrary = quotable(against.filter(({ kind, quote }) => kind !== 'testimony' || inWordsOf(quote, criterion)));
  if (contrary === null && owed.length > 0) return `${askedInVain} ${quotesOf(owed)}`;
  if (contrary !== null) return `The record shows, in ${sourceOf(contrary, rules)}`;
  // However few its words, staff's own view is on the record.
  return staff?.view === 'not_met' ? `Staff did not find this standard met: “${ended(staff.quote)}”` : '';
}

const sourceOf = ({ kind, quote }: Citation, { sworn }: Pick<Rules, 'sworn'>): string =>
  `${who[sworn ? 'sworn' : 'unsworn'][kind] ?? 'the file'}: “${ended(quote)}”`;

/** Words that can be used in a finding: 'Staff finds that this standard is met' says less than the evidence for it. */
function quotable(citations: readonly Citation[]): Citation | null {
  const short = citations.filter(({ quote }) => splitAtSpaces(quote).length <= longestQuoteWords);
  return (
    short.find(({ quote }) => splitAtSpaces(quote).length >= fewestQuoteWords && !isConclusion(quote)) ??
    short.find(({ quote }) => splitAtSpaces(quote).length >= fewestQuoteWords) ??
    short.find(({ quote }) => showsAnything(quote)) ??
    null
  );
}

const conclusions: readonly string[] = [
  'is met',
  'is not met',
  'with conditions',
  'with the conditions below',
  'with the condition below',
  'no finding',
];

/** 'Staff finds that this standard is met with the conditions below.': says what was found, but not why. */
function isConclusion(quote: string): boolean {
  const plain = quote.toLowerCase().trim();
  const said = plain.endsWith('.') ? plain.slice(0, -1) : plain;
  return conclusions.some((words) => said.endsWith(words));
}

/** A quotation at the end of a sentence has its period inside. */
const ended = (quote: string): string =>
  endsSentence(quote) || ['."', '.”'].some((mark) => quote.endsWith(mark)) ? quote : `${quote}.`;

/** 'finds that the use will not endanger …' */
function concluded(
  standing: Standing,
  text: string,
  { number, isPolicy }: { readonly number: number; readonly isPolicy: boolean },
): string {
  const clause = lowered(text);
  switch (standing) {
    case 'met':
      return `finds that ${clause}`;
    case 'met_with_condition':
      return `finds that, ${conditionSaid(standing, number)}, ${clause}`;
    case 'not_shown':
    case 'not_met':
    case 'open':
      // On a question of policy, nobody has a burden.
      return isPolicy ? `does not find that ${clause}` : `finds that the applicant has not shown that ${clause}`;
  }
}

const lowered = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
