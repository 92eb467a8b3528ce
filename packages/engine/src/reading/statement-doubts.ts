import { quantitiesIn, type Quantity } from './quantities.ts';
import type { StandardFound } from '../ordinance/types.ts';
import type { Claim } from './types.ts';
import { dimensionOf } from './units.ts';

/** The words of a statement round its figure. */
export interface Statement {
  /** The clause with the figure, lower case on one line. */
  readonly clause: string;
  readonly before: string;
  readonly after: string;
  /** Null where the figure cannot be found again in its sentence. */
  readonly figure: Quantity | null;
}

const turn =
  /[;:—]|,? \b(?:but|while|whereas|although|though)\b|, (?:and )?(?:we|our|the|it|they|there|with)\b|,? and (?:we|our|the|it|they|there)\b/g;

const verb =
  /\b(?:is|are|was|were|am|will|would|shall|can|could|may|might|must|be|has|have|had|do|does|did|stands?|sits?|takes?|keeps?|gives?|gave|posts?|plants?|builds?|requires?|asks?|says?|said|puts?|runs?|uses?|provides?|offers?|moved?|wants?|allows?|likes?)\b/i;

/** The clause of a claim's sentence in which its figure stands. Takes: a claim with a figure. Never throws. */
export function statementOf(claim: Claim): Statement {
  const figure = quantitiesIn(claim.sentence).find((q) => q.value === claim.value && q.unit === claim.unit) ?? null;
  if (figure === null) return { clause: flat(claim.sentence), before: '', after: '', figure };
  let start = 0;
  let end = claim.sentence.length;
  for (const match of claim.sentence.matchAll(turn)) {
    // 'The panels, the inverters and the fence are …' is one clause: a clause that ends has had its verb.
    if (match.index + 2 < figure.start)
      start = verb.test(claim.sentence.slice(start, match.index)) ? match.index : start;
    else if (match.index >= figure.end && match.index < end) end = match.index;
  }
  return {
    clause: flat(claim.sentence.slice(start, end)),
    before: flat(claim.sentence.slice(start, figure.start)),
    after: flat(claim.sentence.slice(figure.end, end)),
    figure,
  };
}

const restated =
  /\b(?:ordinance|code|county|town(?:ship)?|city|village|state|law|statute|rules?|regulations?|standards?|chapter|section|commission|board|staff|you)\b[^.;]{0,30}\b(?:requires?|asks?|says?|calls? for|allows?|limits?|sets?|permits?|mandates?|wants?|recommends?|suggests?|prefers?)\b|\b(?:required|allowed|permitted|prescribed) by\b|\bthe (?:requirement|legal (?:limit|minimum|maximum)|required (?:setback|distance|height))\b|\bunder the (?:code|ordinance)\b/;
const elsewhere =
  /\b(?:another|other|neighboring|next) (?:project|county|site|town|community|developer)s?\b|\belsewhere\b|\bin other (?:places|counties|states)\b|\bindustry (?:standard|average|practice)\b/;
const open =
  /\b(?:could|might|may|if|unless|consider(?:ed|ing)?|hop(?:e|es|ing)|aim(?:s|ing)?|goals?|ideally|perhaps|possibly|would be (?:willing|open|happy|prepared)|would (?:consider|accept|agree)|willing|propos(?:e|ed) at first|originally|initially|previously|formerly|used to|at first|until|no longer|instead of|rather than)\b/;
const denied =
  /\b(?:not|never|isn['’]t|aren['’]t|won['’]t|wasn['’]t|doubt\w*)(?: (?:be|at|have|provide|offer|only|the|a|set|back|going|to|keep)){0,5} ?$/;
const rough =
  /\b(?:about|around|roughly|approximately|some|nearly|almost|maybe|probably|close to|or so|give or take|ballpark|in the range of|somewhere)\b/;
const roughAfter = /^ ?(?:or so|or thereabouts|give or take|more or less|roughly|approximately|ish)\b/;
const average = /\b(?:average|typical(?:ly)?|generally|usually|normally|mean|median|mostly|on the whole|often)\b/;

/** Why a statement can neither meet a rule nor fall short of it, or null where its figure stands for the project.
 *  Takes: the claim, its clause and the rule.  Gives: a sentence.  Never throws. */
export function doubtOf(
  claim: Claim,
  { clause, before, after, figure }: Statement,
  standard: StandardFound,
): string | null {
  if (figure === null) return 'The figure cannot be found in the words of the statement.';
  const said = claim.sentence.slice(figure.start, figure.end).replace(/\s+/g, ' ');
  if (/\?\s*["”’)]*$/.test(claim.sentence.trim()))
    return `${capital(said)} comes up in a question, which states nothing.`;
  if (restated.test(clause))
    return `The statement gives ${said} as what a rule or somebody asks for, not as what the project does.`;
  if (elsewhere.test(clause)) return `The statement gives ${said} for another place or project.`;
  if (denied.test(before)) return `The statement says that it is not ${said}, and leaves open what it is.`;
  if (open.test(clause)) return `The statement names ${said} without binding the project to it.`;
  const ruled = ruleWords(standard);
  if (rough.test(before.slice(-34)) || roughAfter.test(after))
    return `The statement gives ${said} only roughly; the rule asks for ${ruled}.`;
  if (average.test(clause)) return `The statement gives ${said} as what is usual, and the rule binds every case.`;
  return rateDoubt(said, after, standard) ?? yardDoubt(clause, standard) ?? measureDoubt(clause, said, standard);
}

const rated =
  /^[^.;,]{0,24}?\b((?:per|(?:for )?(?:each|every)) (?:(?:additional|full|gross|developed|occupied|dwelling|housing|residential|new) ){0,2}(?:\d[\d,]*\s)?((?:square|sq\.?) ?(?:feet|foot|ft)|(?!(?:day|week|month|year|hour|minute)s?\b)[a-z]{2,}))/;
const ratedInWords = /^[^.;,]{0,24}?\b(for (?:each|every) (?:additional )?(?:\d[\d,]*\s)?([a-z]{3,}))/;
const countedUp = new Set(['count', 'money', 'area', 'volume', 'power']);

/** 'Two spaces for each unit' is met by no total, and a total by no share. */
function rateDoubt(said: string, after: string, standard: StandardFound): string | null {
  const isCounted = countedUp.has(dimensionOf(standard.unit) ?? '');
  const figure = quantitiesIn(standard.quote).find((q) => q.value === standard.value && q.unit === standard.unit);
  if (figure === undefined) return null;
  const of = (words: string): { phrase: string; noun: string } => {
    const [, phrase = '', noun = ''] = (isCounted ? rated : ratedInWords).exec(words) ?? [];
    return { phrase, noun: /^(?:sq|squ)/.test(noun) ? 'square foot' : noun.replace(/s$/, '') };
  };
  const asked = of(flat(standard.quote.slice(figure.end)));
  const stated = of(after);
  if (asked.noun === stated.noun) return null;
  return asked.noun === ''
    ? `The statement gives ${said} ${stated.phrase}, and the rule names a total.`
    : `The rule counts ${written(standard.value)} ${standard.unit} ${asked.phrase}; the statement ${stated.noun === '' ? 'gives a total' : `counts ${stated.phrase}`}.`;
}

const yards = /\b(front|side|rear)\b/g;
const everyLine = /\b(?:all|every|each|any)\b[^.;]{0,30}\b(?:lines?|sides?|boundar(?:y|ies)|property)\b/;

/** A setback from the side line is none from the front. */
function yardDoubt(clause: string, standard: StandardFound): string | null {
  if (standard.subject !== 'setback from property line') return null;
  const law = rule(standard);
  const figure = quantitiesIn(law).find((q) => q.value === standard.value && q.unit === standard.unit);
  // Of several yards in a sentence the last one before the figure has it, else the first one after.
  const asked =
    [...law.slice(0, figure?.start ?? law.length).matchAll(yards)].at(-1)?.[1] ??
    [...law.slice(figure?.end ?? law.length).matchAll(yards)][0]?.[1];
  const stated = [...clause.matchAll(yards)].map(([yard]) => yard);
  if (asked === undefined) {
    if (law.includes('|') && !everyLine.test(clause))
      return 'The table sets it for one yard; see which one the statement means.';
    return stated.length === 0 ? null : `The statement speaks of the ${stated.join(' and the ')} only.`;
  }
  if (stated.includes(asked) || (stated.length === 0 && everyLine.test(clause))) return null;
  return stated.length === 0
    ? `The rule is for the ${asked} yard; the statement does not say which line it means.`
    : `The rule is for the ${asked} yard and the statement for the ${stated.join(' and the ')}.`;
}

const rule = (standard: StandardFound): string => standard.quote.replace(/\s+/g, ' ').toLowerCase();

/** Where the same words measure different things. */
function measureDoubt(clause: string, said: string, standard: StandardFound): string | null {
  const law = rule(standard);
  const differs = (pattern: RegExp): boolean => pattern.test(clause) !== pattern.test(law);
  if (differs(/\b(?:business|working) days?\b/) && standard.unit === 'days')
    return 'One counts business days and the other calendar days.';
  if (/road$/.test(standard.subject) && differs(/\bcenter ?lines?\b/))
    return 'One is measured from the centerline of the road and the other is not.';
  if (standard.subject.startsWith('setback') || standard.subject.startsWith('noise')) {
    const outsiders = /\bnon-?\s?participating\b/;
    const insiders = /(?<!non-?\s?)\bparticipating\b/;
    if (insiders.test(clause) !== insiders.test(law) || (outsiders.test(clause) && !outsiders.test(law)))
      return 'One speaks of participating land and the other does not.';
  }
  if (/\b(?:flat|stow(?:ed)?|horizontal|at rest)\b/.test(clause) && !/\b(?:flat|stow|horizontal|at rest)/.test(law))
    return `The statement gives ${said} for one position only.`;
  if (/\bac\b/.test(clause) && /\bdc\b/.test(law)) return 'One is in direct and the other in alternating current.';
  if (/\bdc\b/.test(clause) && /\bac\b/.test(law)) return 'One is in direct and the other in alternating current.';
  if (standard.subject === 'decommissioning security' && differs(/\b(?:salvage|net)\b/))
    return 'One counts the salvage value and the other does not.';
  return null;
}

/** Whether a rule protects landowners outside the project only, and the statement does not say whose land it means. */
export function mayBeParticipating(clause: string, standard: StandardFound): boolean {
  return /\bnon-?\s?participating\b/.test(rule(standard)) && !/\bnon-?\s?participating\b/.test(clause);
}

const every =
  /\b(?:nearest|closest|any|every|each|all|no|never|minimum|least|everywhere|everyone|set ?-?backs?|set back|(?:homes|houses|residences|dwellings|neighbors|buildings|schools|churches|wells|wetlands|streams|districts))\b/;
const partly =
  /\b(?:some|most|many|part|portion|up to|as (?:much|far|low) as|one (?:of|side|corner)|(?:north|south|east|west)(?:ern)?|where (?:possible|practical|feasible)|best)\b/;

/** 'The Harmon property line' is one of the lines; 'the nearest property line' stands for all of them. */
const whoseLine =
  /\b(?:the|an?|mr|mrs|ms|dr)\.? (?:mr|mrs|ms|dr)?\.? ?([a-z][\w-]*)(?:['’]s?)? (?:family )?(?:property|lot|boundary) line\b/;
const anyLine =
  /^(?:nearest|closest|adjoining|adjacent|abutting|neighboring|residential|exterior|outer|outside|perimeter|external|common|shared|same|project|site|parcel|entire|whole|participating|non-?participating|actual|surveyed|required|minimum|front|side|rear|and|or)$/;

/** Why a statement that would meet a rule does not settle it, or null. Takes: the clause and the rule. */
export function shortOfEvery(clause: string, standard: StandardFound): string | null {
  // 'Up to 14 feet' is the most that a rule of a most asks about.
  const said = standard.comparator === 'max' ? clause.replace(/\bup to\b/g, ' ') : clause;
  if (partly.test(said)) return 'The statement speaks of a part of the site, and the rule binds all of it.';
  const line = standard.subject === 'setback from property line' ? whoseLine.exec(clause)?.[1] : undefined;
  if (line !== undefined && !anyLine.test(line))
    return 'The statement speaks of one property line, and the rule binds every one.';
  const target = /^(?:setback|noise|distance)[\w ]* (?:from|at) (.+)$/.exec(standard.subject)?.[1] ?? '';
  if (target === '' || /^(?:property line|road|district|residential district)$/.test(target)) return null;
  return every.test(clause) ? null : `The statement does not say that it holds for every ${target}.`;
}

/** 'at least 500 feet', as a rule asks for it. */
export function ruleWords(standard: StandardFound): string {
  const side = standard.comparator === 'min' ? 'at least ' : standard.comparator === 'max' ? 'at most ' : '';
  return `${side}${written(standard.value)} ${standard.unit}`;
}

export function written(value: number): string {
  const [whole = '0', part] = String(Math.round(value * 100) / 100).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').toLowerCase();
}
