import type { Assessment } from '@rostrum/contract';
import type { Rehearsal } from '../record/rehearsal.ts';
import type { Figure } from '../speech/figures.ts';
import { readAnswer, type AnswerText } from '../speech/answer-text.ts';
import { countedAs, factsOf, namesOf, statedFactsOf } from './statement-facts.ts';
import type { StatedFigure } from './statement-facts.ts';
import { agree, endOf, exactly, keepsWithin } from './figure-agreement.ts';
import { stemsIn } from '../speech/lexicon.ts';
import { clash, excludes, propositionsIn } from './stated-propositions.ts';
import type { Propositions } from './stated-propositions.ts';
import { otherParty } from './stated-parties.ts';
import { offersChange } from './told.ts';
import { clashesIn, rememberedIn, type Remembered } from './said-before.ts';

type Contradiction = Assessment['contradictions'][number];

/** Words by which an answer corrects itself openly; that is no contradiction to be caught in. */
const corrects =
  /\b(?:correct(?:ion|ed|ing)?|misspoke|misstated|revis(?:e|ed|ing)|updat(?:e|ed|ing)|instead of|rather than|changed|increas(?:e|ed|ing)|reduc(?:e|ed|ing)|raised|lowered|no longer|down from|up from|earlier (?:i|we) said|(?:i|we) said earlier|moved)\b/i;
/** Who owns up to an earlier figure has put it right. */
const ownsUp =
  /\b(?:(?:need|have|want|like) to correct|correct (?:myself|the record|what i said|that number)|misspoke|misstated|stand corrected|(?:i|we) (?:was|were) (?:wrong|mistaken)|(?:i|we) got (?:that|it) wrong|my mistake|our mistake|(?:i|we) (?:told you|said)\b.{0,60}\b(?:but|that was|that is|which was|wrong|should have))\b/i;
const mostContradictions = 4;
/** Nobody says more in an answer; what goes beyond is not compared. */
const mostSentences = 60;

/** Where this answer says something else than the presentation, the form or an earlier answer: the same subject and unit with a
 *  different value, or a thing denied and affirmed. Takes: the rehearsal, the answer, and the question it answers, whose
 *  own answer is not compared with itself, with its words.  Gives: pairs of quotes, word for word.  Specification: decisions.md §3. */
export function findContradictions(
  r: Rehearsal,
  answer: string | AnswerText,
  questionId: string | null,
  about = '',
): Contradiction[] {
  const { sentences, text: said } = typeof answer === 'string' ? readAnswer(answer) : answer;
  if (ownsUp.test(said)) return [];
  const now = factsOf(sentences, about);
  const proposed = propositionsIn(sentences.slice(0, mostSentences), about);
  const remembered = rememberedIn(sentences.slice(0, mostSentences), about);
  const found: Contradiction[] = [];
  const add = (contradiction: Contradiction): void => {
    if (
      found.length < mostContradictions &&
      !found.some((other) => other.now === contradiction.now && other.subject === contradiction.subject)
    )
      found.push(contradiction);
  };
  for (const { text, kept, question } of earlierTexts(r, questionId)) {
    if (found.length >= mostContradictions) break;
    const earlier = statedFactsOf(text, kept, question);
    const byKind = groupedByKind(earlier.figures);
    for (const figure of now.figures) {
      if (isPart(figure, now.figures, earlier.figures)) continue;
      const against = byKind.get(kindOf(figure.figure))?.find((other) => conflict(other, figure));
      if (against !== undefined)
        add({ earlier: against.sentence, now: figure.sentence, subject: subjectOf(against, figure) });
    }
    for (const presence of now.presences) {
      const against = earlier.presences.find(
        (other) => other.thing === presence.thing && other.present !== presence.present,
      );
      if (against !== undefined && !corrects.test(presence.sentence))
        add({ earlier: against.sentence, now: presence.sentence, subject: presence.thing });
    }
    for (const pair of opposed(statedPropositions(text, kept, question), proposed))
      if (!found.some((other) => other.now === pair.now)) add(pair);
    for (const pair of clashesIn(rememberedFrom(text, kept, question), remembered))
      if (!found.some((other) => other.now === pair.now)) add(pair);
  }
  return found;
}

/** What was ruled out before and is said to be so now, and the reverse; and two choices that exclude each other. What
 *  may only happen breaks a promise that it would not, but nobody is held to it afterwards. */
function opposed(earlier: Propositions, now: Propositions): Contradiction[] {
  const pairs: Contradiction[] = [];
  for (const denial of earlier.denials)
    for (const affirmed of now.affirmations)
      if (clash(denial, affirmed))
        pairs.push({ earlier: denial.sentence, now: affirmed.sentence, subject: denial.subject });
  for (const denial of now.denials)
    for (const affirmed of earlier.affirmations)
      if (denial.stems.length > 1 && !affirmed.supposed && clash(denial, affirmed))
        pairs.push({ earlier: affirmed.sentence, now: denial.sentence, subject: denial.subject });
  for (const choice of now.choices)
    for (const other of earlier.choices)
      if (excludes(choice, other))
        pairs.push({ earlier: other.sentence, now: choice.sentence, subject: 'how it is done' });
  for (const { sentence, subject, value } of now.standing)
    for (const other of earlier.standing)
      if (other.subject === subject && other.value !== value)
        pairs.push({ earlier: other.sentence, now: sentence, subject });
  for (const duty of now.duties)
    for (const other of earlier.duties)
      if (otherParty(duty, other))
        pairs.push({ earlier: other.sentence, now: duty.sentence, subject: 'whose job it is' });
  return pairs;
}

/** So that an answer full of figures is not held against every figure of a speech. */
function groupedByKind(figures: readonly StatedFigure[]): ReadonlyMap<string, readonly StatedFigure[]> {
  const groups = new Map<string, StatedFigure[]>();
  for (const one of figures) {
    const kind = kindOf(one.figure);
    const group = groups.get(kind);
    if (group === undefined) groups.set(kind, [one]);
    else group.push(one);
  }
  return groups;
}

interface EarlierText {
  readonly text: string;
  /** What its facts are kept by. */
  readonly kept: object;
  readonly question: string;
}

/** What the applicant has said, and what the form says of the project. */
function earlierTexts(r: Rehearsal, questionId: string | null): EarlierText[] {
  const spoken = r.exchanges.flatMap(({ asked, answered }) =>
    answered === null || asked.question_id === questionId
      ? []
      : [{ text: answered.text, kept: answered, question: asked.draft ?? asked.question }],
  );
  const { description, facts } = r.project;
  const form = [description ?? '', ...facts].filter((line) => line !== '').join('\n');
  return [
    ...(r.presentation === null ? [] : [{ text: r.presentation.text, kept: r.presentation, question: '' }]),
    ...(form === '' ? [] : [{ text: form, kept: r.project, question: '' }]),
    ...spoken,
  ];
}

const kept = new WeakMap<object, Propositions>();

function statedPropositions(text: string, by: object, question: string): Propositions {
  let propositions = kept.get(by);
  if (propositions === undefined) {
    propositions = propositionsIn(readAnswer(text).sentences, question);
    kept.set(by, propositions);
  }
  return propositions;
}

const keptRemembered = new WeakMap<object, Remembered>();

function rememberedFrom(text: string, by: object, question: string): Remembered {
  let remembered = keptRemembered.get(by);
  if (remembered === undefined) {
    remembered = rememberedIn(readAnswer(text).sentences, question);
    keptRemembered.set(by, remembered);
  }
  return remembered;
}

/** True where two figures are of one subject and unit, with nothing that makes them different quantities, and differ. */
export function conflict(earlier: StatedFigure, now: StatedFigure): boolean {
  if (earlier.figure.measure !== now.figure.measure || kindOf(earlier.figure) !== kindOf(now.figure)) return false;
  if (agree(earlier, now)) return false;
  if (now.figure.measure === 'clock' && (endOf(earlier) !== endOf(now) || keepsWithin(earlier, now))) return false;
  if (corrects.test(now.sentence) || offersChange.test(now.sentence.toLowerCase())) return false;
  const shared = [...now.subject].filter((subject) => earlier.subject.has(subject));
  if (shared.length === 0 || shared.length < Math.min(earlier.subject.size, now.subject.size)) return false;
  if (shared.every((subject) => unitsOnly.has(subject)) && !speaksOfTheSame(earlier, now)) return false;
  if (fateOf(earlier) !== null && fateOf(now) !== null && fateOf(earlier) !== fateOf(now)) return false;
  if (earlier.dimension !== null && now.dimension !== null && earlier.dimension !== now.dimension) return false;
  if (isFarther(earlier, now)) return false;
  if (isShareOf(earlier, now) || isShareOf(now, earlier)) return false;
  // Another qualifier on either side is another quantity: trucks in construction are not trucks in operation. A home nearer
  // than the nearest is none.
  const nearer = isNearest(earlier) && isNear(now);
  return (
    [...now.qualifiers].every((word) => earlier.qualifiers.has(word)) &&
    [...earlier.qualifiers].every(
      (word) => now.qualifiers.has(word) || (nearer && (word === 'nearest' || word === 'house')),
    )
  );
}

/** Nine trees are lost and a hundred stay: each is counted for itself. */
function fateOf({ about, sentence }: StatedFigure): 'goes' | 'stays' | null {
  const text = `${about} ${sentence}`;
  const [goes, stays] = [
    /\b(?:los[et]\w*|cut|remov\w+|come? (?:out|down)|clear(?:ed|ing)?|demolish\w*)\b/i.test(text),
    /\b(?:stays?|kept|keep|sav(?:e|ed)|remain\w*|preserv\w+|plant(?:ed|ing)?)\b/i.test(text),
  ];
  return goes === stays ? null : goes ? 'goes' : 'stays';
}

/** '50 lots, then 50, then 42': what adds up to the figure that was given are its parts. */
function isPart(figure: StatedFigure, said: readonly StatedFigure[], earlier: readonly StatedFigure[]): boolean {
  const beside = said.filter((one) => one.sentence === figure.sentence && kindOf(one.figure) === kindOf(figure.figure));
  if (beside.length < 2) return false;
  const sum = beside.reduce((total, one) => total + one.figure.base, 0);
  return earlier.some(
    (one) => kindOf(one.figure) === kindOf(figure.figure) && Math.abs(one.figure.base - sum) <= sum * exactly,
  );
}

/** Whether the smaller of two counts is of some only: '96 two-bedroom units', 'fifty kids in kindergarten', '22 are for visitors'.
 *  Whatever narrows it is a word that the larger count, with its question, did not have. */
function isShareOf(small: StatedFigure, large: StatedFigure): boolean {
  if (small.figure.measure !== 'count' || small.figure.base >= large.figure.base) return false;
  const { figure, sentence } = small;
  const told = figure.at + figure.text.length;
  const behind = (sentence.slice(told).split(/[,;.]|\b(?:and|but|so|because)\b/)[0] ?? '').replace(wholeOfIt, ' ');
  const shared = stemsIn(`${large.about} ${large.sentence}`);
  const same = namesOf(kindOf(figure));
  const narrows = (text: string): boolean =>
    [...stemsIn(text)].some((stem) => !shared.has(stem) && !same.has(stem) && !narrowsNothing.has(stem));
  if (narrows(behind) || narrows(figure.text.replace(/^\S+/, ''))) return true;
  // 'Seventy-two in that one' is of what the question narrowed.
  return sentence.length <= 40 && /\bhow many\b/i.test(small.about) && narrows(small.about.replace(wholeOfIt, ' '));
}
/** These tell when, or that it is all, and narrow nothing. */
const wholeOfIt =
  /\b(?:an?|per|each|every|in) (?:hour|day|week|month|year)\b|\b(?:in (?:all|total)|altogether|total|on (?:the |this )?site|here|there be|now|tonight|at (?:most|least|once|full build-?out)|(?:when|once|while|if|as|to|by)\b.*$)/gi;

const isNearest = ({ qualifiers, figure }: StatedFigure): boolean =>
  figure.measure === 'length' && qualifiers.has('nearest');
/** How far it is, and not how tall. */
const isNear = ({ subject, figure, sentence }: StatedFigure): boolean =>
  figure.measure === 'length' &&
  subject.has('house') &&
  (sentence.length < 28 || /\b(?:away|from|off|distance|to the|back)\b/i.test(sentence)) &&
  !/\b(?:tall|high|height|wide|deep)\b/i.test(sentence);
/** Any home may lie farther off than the nearest; but every home is the nearest too. */
function isFarther(earlier: StatedFigure, now: StatedFigure): boolean {
  return (
    isNearest(earlier) &&
    isNear(now) &&
    !now.qualifiers.has('nearest') &&
    !ofAll.test(now.sentence) &&
    now.figure.base >= earlier.figure.base
  );
}
const ofAll = /\b(?:every|each|any|all(?: of)? the|no) (?:\w+ )?(?:home|house|dwelling|residence)s?\b/i;

/** An acre is a measure, and says nothing of what is measured. */
const unitsOnly: ReadonlySet<string> = new Set(['acre', 'acreage', 'gallon']);
function speaksOfTheSame(earlier: StatedFigure, now: StatedFigure): boolean {
  const words = stemsIn(`${now.about} ${now.sentence}`);
  return [...stemsIn(`${earlier.about} ${earlier.sentence}`)].some((stem) => words.has(stem) && !measured.has(stem));
}
/** Kinds that all of it may be of, and ways of counting. */
const narrowsNothing = stemsIn(
  'single family multi attached detached residential dwelling permanent full backup diesel many much half hundred thousand million year day about total',
);
const measured = stemsIn(
  'acre acres acreage gallon gallons half hundred thousand million minute hour week month day year about total much many big large project site',
);

/** What can be compared with what: feet with yards, homes with units, and nothing with a different scale. */
function kindOf(figure: Figure): string {
  return figure.measure === 'count' ? countedAs(figure.unit) : figure.scale;
}

const plurals: ReadonlyMap<string, string> = new Map([
  ['house', 'homes'],
  ['story', 'stories'],
]);
const spokenSubjects: ReadonlyMap<string, string> = new Map([
  ['sound', 'sound level'],
  ['house', 'homes'],
  ['job', 'jobs'],
  ['truck', 'trucks'],
  ['tree', 'trees'],
]);

function subjectOf(earlier: StatedFigure, now: StatedFigure): string {
  const shared = [...now.subject].find((subject) => earlier.subject.has(subject)) ?? now.figure.unit;
  if (now.figure.measure === 'count' && kindOf(now.figure) === shared)
    return `number of ${plurals.get(shared) ?? `${shared}s`}`;
  return spokenSubjects.get(shared) ?? shared;
}
