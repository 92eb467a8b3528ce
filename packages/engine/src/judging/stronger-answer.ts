import type { Assessment } from '@rostrum/contract';
import { randomFrom } from '../base/random.ts';
import { ruleWords, written } from '../reading/statement-doubts.ts';
import type { StandardFound } from '../ordinance/types.ts';
import type { Materials } from '../filed/types.ts';
import type { Claim } from '../reading/types.ts';
import type { ProjectFacts } from '../record/rehearsal.ts';
import type { AnswerReading } from './answer-reading.ts';
import { quotable } from './carried.ts';
import type { Coverage } from './coverage.ts';
import { figuresIn } from '../speech/figures.ts';
import type { CitedRule } from './cited-rule.ts';
import { fittingStandard, measuresThePlan } from './fitting-standard.ts';
import { stemsIn } from '../speech/lexicon.ts';
import { conflict } from './find-contradictions.ts';
import { hollowPromise } from '../speech/phrases.ts';
import type { ExpectedElement } from './expectation.ts';
import { factsIn } from './statement-facts.ts';

const fewest = 3;
const most = 6;
/** A sentence longer than this is not said aloud in one breath. */
const longestSpoken = 45;

/** How a stronger answer could go, as one spoken answer of three to six sentences: first what the applicant already said
 *  that carried, then what is on the record, then the missing elements with their blanks in square brackets. No figure
 *  stands in it that the applicant, the project or a filed document did not give. decisions.md §3. */
export function strongerAnswerOf(parts: {
  readonly reading: AnswerReading;
  readonly coverage: Coverage;
  /** What to keep of the answer, in order. */
  readonly kept: readonly string[];
  /** Chooses among ways to say the same. */
  readonly seed: number;
  readonly bound: boolean;
  readonly materials: Materials;
  readonly project: ProjectFacts;
  /** Where the answer does not agree with what was said or filed before. */
  readonly contradictions: Assessment['contradictions'];
  /** The rule that the question quoted. */
  readonly cited: CitedRule | null;
}): string {
  const { reading, coverage, materials, project } = parts;
  const [clash] = parts.contradictions;
  const kept = parts.kept
    .filter((sentence) => sentence !== clash?.now)
    .flatMap((sentence) => spoken(sentence, reading))
    .map(asSentence);
  const short = parts.cited?.short ?? null;
  if (clash === undefined && parts.cited !== null && short !== null) return owningUp(parts.cited.standard, short, kept);
  const opening = clash === undefined ? openingOf(reading, kept) : [correctionOf(clash)];
  const standard = parts.cited?.standard ?? fittingStandard(materials, reading, coverage);
  const onRecord = recordSentences(reading, standard, materials, project, [...opening, ...kept]).slice(0, 2);
  const sentences = [...opening, ...kept, ...onRecord];
  const room = most - 1 - sentences.length;
  const rule = onRecord.some((sentence) => / of the ordinance |^The ordinance /.test(sentence));
  const models = coverage.missing
    .filter((expected) => !onRecord.some((sentence) => gives(sentence, expected)))
    .filter(({ element }) => !(opening[0] === blankYesNo && element.model.startsWith('[Yes or no]')))
    .filter(
      ({ element }) =>
        !rule || !/\b(?:ordinance|code|limit|district) (?:requires|limit|allows|sets|asks|is)\b/i.test(element.model),
    )
    .slice(0, Math.max(fewest - sentences.length, Math.min(room, 3), 1))
    .map(({ element }) => element.model);
  sentences.push(...models);
  const binds =
    parts.bound || models.some((model) => /\bcondition of approval\b|\bwe (?:will|accept|agree)\b/i.test(model));
  if (!binds && sentences.length < most) sentences.push(bindingOf(reading, parts.seed));
  for (const filler of [
    'That is shown on [sheet or page of the application], which you have in your packet.',
    'If that changes, we will tell staff in writing by [date].',
  ]) {
    if (sentences.length < fewest) sentences.push(filler);
  }
  return sentences.slice(0, most).join(' ');
}

/** What does not agree is set right before anything is built on it. */
function correctionOf({ earlier, now }: Assessment['contradictions'][number]): string {
  return `The record has “${quotable(earlier)}” and “${quotable(now)}”; the one that stands is [which, and why it changed].`;
}

/** A sentence that can be said in one breath; of a longer one the part that answers. */
function spoken(sentence: string, reading: AnswerReading): string[] {
  if (wordsIn(sentence) <= longestSpoken) return [sentence];
  const clauses = sentence
    .split(/[,;:]\s+(?:and |but |so )?/)
    .map((clause) => clause.replace(/^what (?:i|we) (?:can|will) (?:tell you|say) is (?:that )?/i, ''));
  const worth = (clause: string): number =>
    figuresIn(clause).length === 0
      ? 0
      : 1 + [...stemsIn(clause)].filter((stem) => reading.question.stems.has(stem)).length;
  const best = clauses.reduce((one, other) => (worth(other) > worth(one) ? other : one), '');
  return worth(best) > 1 && wordsIn(best) >= 4 && wordsIn(best) <= longestSpoken ? [best] : [];
}

/** Whether what is on the record already says this, so that no blank is left for it. */
function gives(sentence: string, { element, patterns, measures }: ExpectedElement): boolean {
  return (
    patterns.some((cue) => cue.test(sentence)) &&
    (element.needsFigure !== true ||
      figuresIn(sentence).some(({ measure }) => measures.length === 0 || measures.includes(measure)))
  );
}

/** A condition longer than this is read from paper and not said. */
const longestCondition = 36;

/** What to be bound by: the usual condition of the topic where it can be said in one breath. */
function bindingOf({ expectation }: AnswerReading, seed: number): string {
  const condition = expectation.entry?.condition;
  if (condition === undefined || wordsIn(condition) > longestCondition)
    return randomFrom(seed, 'stronger').pick(bindings);
  return `We will accept as a condition: “${condition.replace(/[.]$/, '')}.”`;
}

const bindings = [
  'We will accept [the measure, in one line] as a condition of approval.',
  'You may write [the measure, with its date] into the conditions as I have said it.',
  'We will put [the undertaking, in one line] in writing to staff by [date].',
] as const;

const blankYesNo = '[Yes or no].';

/** A yes-or-no question is answered in the first words; where the applicant left it out, as a blank. */
function openingOf(reading: AnswerReading, kept: readonly string[]): string[] {
  const asksYesNo = reading.question.parts[0]?.form === 'yes_no';
  const first = reading.statements[0]?.sentence.raw;
  if (!asksYesNo) return [];
  const says = reading.statements[0];
  // Who said that it is so, or that it is not known, has said it.
  if (reading.polar === null)
    return kept.length > 0 && (says?.asserts === true || says?.ignorant === true) ? [] : [blankYesNo];
  return first === undefined ||
    kept.some((sentence) => sentence.startsWith(first.replace(/[.!;]+$/, ''))) ||
    wordsIn(first) > 8 ||
    hollowPromise.test(first)
    ? []
    : [asSentence(first)];
}

function recordSentences(
  reading: AnswerReading,
  standard: StandardFound | null,
  materials: Materials,
  project: ProjectFacts,
  said: readonly string[],
): string[] {
  const { topic, cues } = reading.expectation;
  const already = said.join(' ').toLowerCase();
  const fresh = (text: string): boolean => !already.includes(text.toLowerCase().replace(/[.\s]+$/, ''));
  const fits = (text: string): boolean => cues.some((cue) => cue.test(text));
  if (topic === null) return [];
  const claims = (materials.presentation?.claims ?? []).filter(
    (claim) => (claim.topic === topic.topic || fits(claim.sentence)) && claim.kind !== 'statement',
  );
  const sentences: string[] = [];
  const claim = claims
    .map(({ sentence }) => sentence.replace(/\s+/g, ' ').trim())
    .find(
      (sentence) =>
        wordsIn(sentence) <= longestSpoken &&
        wordsIn(sentence) >= 4 &&
        fresh(sentence) &&
        !onlyBelieved.test(sentence) &&
        !clashesOrRepeats(sentence, said),
    );
  if (claim !== undefined) sentences.push(`As I told you in the presentation: ${asSentence(claim)}`);
  if (standard !== null) sentences.push(standardSentence(standard, [...said, ...sentences]));
  const fact =
    claim === undefined
      ? project.facts.find((one) => fits(one) && fresh(one) && wordsIn(one) <= longestSpoken)
      : undefined;
  if (fact !== undefined) sentences.push(asSentence(fact));
  return sentences;
}

/** What was only believed or hoped is no stronger for being said again. */
const onlyBelieved =
  /\b(?:we|i) (?:believe|think|hope|feel|trust|assume)\b|\b(?:minimal|negligible|state[- ]of[- ]the[- ]art|good neighbors?|everything we can|best practices|work with (?:our|the) neighbors)\b|\bseriously\b/i;

/** A claim that quarrels with what is kept, or says the same figure again, has no place beside it. */
function clashesOrRepeats(sentence: string, said: readonly string[]): boolean {
  const claim = factsIn(sentence);
  const kept = factsIn(said.join(' '));
  const figures = said.flatMap((text) => figuresIn(text));
  return (
    kept.figures.some((one) => claim.figures.some((other) => conflict(one, other))) ||
    claim.presences.some((one) =>
      kept.presences.some((other) => other.thing === one.thing && other.present !== one.present),
    ) ||
    figuresIn(sentence).some((figure) =>
      figures.some(
        ({ value, unit, measure }) =>
          measure === figure.measure && unit === figure.unit && (value === figure.value || measure === 'money'),
      ),
    )
  );
}

/** A rule and a figure that do not meet are owned up to first: what the rule asks, what was said, and what is done about it. */
function owningUp(
  standard: StandardFound,
  { claim, isPlain, onForm }: NonNullable<CitedRule['short']>,
  kept: readonly string[],
): string {
  const asked = ruleWords(standard);
  const verb = standard.comparator === 'max' ? 'allows' : 'asks for';
  const start = isPlain ? 'As presented, we do not meet' : 'What is on the record does not show that we meet';
  return [
    `${start} ${whereOf(standard)}: it ${verb} ${asked}, and ${onForm ? 'the application says' : 'I told you'} ${statedFigure(claim)}.`,
    `We will show ${asked} on [sheet] before you vote and accept that figure as a condition of approval.`,
    'Where the site cannot give it, we will apply for a variance and say why, at [place on the site].',
    ...kept,
  ]
    .slice(0, most)
    .join(' ');
}

const bounds = { min: 'at least ', max: 'up to ', equals: '' } as const;

function statedFigure({ comparator, value, unit }: Claim): string {
  return `${bounds[comparator ?? 'equals']}${written(value ?? 0)} ${unit ?? ''}`.trim();
}

function whereOf({ section }: StandardFound): string {
  const named = section?.trim() ?? '';
  if (named === '') return 'the ordinance';
  return `${/^(?:§|section|sec|article|chapter)/i.test(named) ? named : `Section ${named}`} of the ordinance`;
}

/** A rule of the ordinance, in its own words where they can be said in one breath. */
function standardSentence(standard: StandardFound, said: readonly string[]): string {
  const { comparator, value, unit, subject, quote } = standard;
  const where = whereOf(standard).replace(/^the/, 'The');
  const given = said.some((text) =>
    figuresIn(text).some((figure) => figure.measure !== 'plain' && figure.measure !== 'date'),
  );
  const ours = given || !measuresThePlan(standard) ? '' : ` Our plan gives [your figure in ${unit}].`;
  const words = quote
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:\(\w{1,4}\)|\w{1,3}[.)]) /, '');
  if (wordsIn(words) <= longestQuote && wordsIn(words) >= 6)
    return `${where} reads: “${words.replace(/[.;]+$/, '')}.”${ours}`;
  const amount = `${grouped(value)} ${unit}`.trim();
  const bound =
    comparator === 'min'
      ? `asks for at least ${amount}`
      : comparator === 'max'
        ? `allows no more than ${amount}`
        : `sets ${amount}`;
  return `${where} ${bound} (${subject.toLowerCase()}).${ours}`;
}
/** Longest rule that is quoted whole, in words. */
const longestQuote = 32;

function grouped(value: number): string {
  const [whole = '', part] = String(value).split('.');
  const spaced = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return part === undefined ? spaced : `${spaced}.${part}`;
}

function asSentence(text: string): string {
  const trimmed = text
    .replace(/\s+/g, ' ')
    .replace(/,? ?\b(?:u+[hm]+|e+r+m?)\b,? ?/gi, ' ')
    .trim()
    .replace(/^(?:(?:well|so|and|but|okay|look|again|yeah)[, ]+)+/i, '')
    .replace(/[\s;,:–—-]+$/, '');
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.?!]["”)]?$/.test(capital) ? capital : `${capital}.`;
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
