import type { AnswerReading, StatementReading } from './answer-reading.ts';
import { contentOfKind, kindAsked } from './asked-kind.ts';
import type { Coverage } from './coverage.ts';
import { openForms, type QuestionPart } from './question-text.ts';
import type { Measure } from '../speech/figures.ts';
import { document } from '../speech/phrases.ts';
import { sameSubject } from './same-subject.ts';
import { answersPart } from './read-statement.ts';

export interface Responsiveness {
  /** 0..1: the mean over the parts of the question. */
  readonly responsiveness: number;
  /** One part at least has the kind of reply that its form asks for: a number to 'how many', a yes or no, a name. */
  readonly met: boolean;
  /** 0..1: how far the part that was answered worst was answered. */
  readonly least: number;
  /** Every part has definite content of the kind it asks for, whatever else could be said on the topic. */
  readonly full: boolean;
  /** Of several parts, one was passed over: neither its kind of reply nor anything of what only it asks about. */
  readonly leftOut: boolean;
}

/** Whether the answer takes up what was asked, part by part.
 *  Gives: 0..1; the mean over the parts of the question. Specification: decisions.md §3. */
export function responsivenessOf(reading: AnswerReading, coverage: Coverage): Responsiveness {
  const counting = reading.statements.filter((statement) => statement.counts && !statement.hollow);
  const { parts } = reading.question;
  // What is asked first is what the member came for.
  const shares = parts.map((_, at) => (at === 0 ? 1.5 : 1));
  const formal = parts.map((part) => byForm(part, reading, counting, substanceOf(counting)));
  const got = parts.map((part, at) => Math.max(formal[at] ?? 0, answered(part, reading, coverage, counting)));
  const sum = got.reduce((total, one, at) => total + (shares[at] ?? 1) * one, 0);
  return {
    responsiveness: parts.length === 0 ? 0 : Math.min(1, sum / shares.reduce((total, share) => total + share, 0)),
    met: formal.some((share) => share >= 0.6),
    least: Math.min(1, ...got),
    leftOut:
      parts.length > 1 &&
      reading.answer.wordCount <= speechWords &&
      parts.some(
        // After an open form, what is said to the other part may well be meant for both.
        (part, at) => !openForms.has(part.form) && (formal[at] ?? 0) < 0.6 && isPassedOver(part, parts, counting),
      ),
    full: formal.length > 0 && formal.every((share) => share >= 0.8) && !parts.every(({ form }) => form === 'remark'),
  };
}

function isPassedOver(
  part: QuestionPart,
  parts: readonly QuestionPart[],
  counting: readonly StatementReading[],
): boolean {
  const others = parts.filter((other) => other !== part);
  const own = [...part.sentence.stems].filter((stem) => !others.some(({ sentence }) => sentence.stems.has(stem)));
  return (
    own.length > 0 &&
    !counting.some(({ sentence }) =>
      [...sentence.stems].some((said) => own.some((stem) => said === stem || sameSubject(said, stem))),
    )
  );
}

function answered(
  part: QuestionPart,
  reading: AnswerReading,
  coverage: Coverage,
  counting: readonly StatementReading[],
): number {
  const near = counting.filter((statement) =>
    [...statement.sentence.stems].some((stem) => part.sentence.stems.has(stem)),
  );
  const substance = substanceOf(counting);
  // Of several questions, one that asks for a figure is not answered by what the others were given.
  const asksFigure = part.wants.length > 0 || part.counted !== null;
  const lacks =
    reading.question.parts.length > 1 && asksFigure && !givesFigure(part, counting) && !tellsWhen(part, counting);
  const byElements = coverage.wantedRatio > 0 ? (lacks ? 0.4 : 0.65 + 0.35 * coverage.wantedRatio) : 0;
  const byTopic = counting.length === 0 ? 0 : Math.min(0.68, 0.28 + 0.34 * substance + 0.1 * Math.min(2, near.length));
  return Math.max(byElements, byTopic);
}

function substanceOf(counting: readonly StatementReading[]): number {
  const informed = counting.reduce(
    (sum, statement) => sum + Math.min(3, statement.news + statement.figures.length * 2),
    0,
  );
  return Math.min(1, informed / 6);
}

function byForm(
  part: QuestionPart,
  reading: AnswerReading,
  counting: readonly StatementReading[],
  substance: number,
): number {
  const figure = givesFigure(part, counting);
  const first = reading.statements[0];
  if (first !== undefined && presuming.has(part.form) && !figure && takesAway(first)) return 0.8;
  switch (part.form) {
    case 'yes_no':
    case 'choice': {
      if (first === undefined || first.echo) break;
      if (reading.polar === null && givesMeasureOf(part, first)) return 0.8;
      if (reading.polar === null)
        return first.asserts && first.counts && (reading.expectation.generic || !first.hollow)
          ? 0.62 + 0.2 * substance
          : 0;
      const bare = reading.answer.wordCount <= 6;
      return bare || counting.length > 0 ? 0.8 + 0.2 * substance : 0.6;
    }
    case 'when':
    case 'how_far':
    case 'how_long':
    case 'how_many':
    case 'how_much':
      return figure ||
        ((part.form === 'how_many' || part.form === 'how_much') &&
          first !== undefined &&
          nothing.test(first.sentence.lower))
        ? 0.95
        : tellsWhen(part, counting)
          ? 0.85
          : 0;
    case 'who':
      return counting.some(({ sentence }) => named.test(sentence.text) || byName.test(sentence.text))
        ? 0.85
        : byKind(part, counting, reading);
    case 'where':
      return counting.some(
        ({ sentence }) =>
          placed.test(sentence.text) ||
          /\b(?:[Tt]o|[Aa]t|[Ii]n|[Oo]n|[Oo]ff|[Aa]long|[Bb]ehind) (?:the )?[A-Z][a-z]+/.test(sentence.text) ||
          document.test(sentence.text),
      )
        ? 0.85
        : byKind(part, counting, reading);
    case 'why':
      return counting.some(
        (statement, at) =>
          reasoned.test(statement.sentence.text) ||
          (at === 0 && (denies.test(statement.sentence.lower) || isReason(statement, reading))),
      ) ||
        (otherWay.test(part.sentence.lower) && counting.some((statement) => speaksAgainst(statement, part)))
        ? 0.8
        : 0;
    case 'what_if':
    case 'how':
    case 'what':
      return byKind(part, counting, reading);
    case 'remark':
      return reading.polar !== null ? 0.75 + 0.2 * substance : 0;
  }
  return 0;
}

/** 'Is it open around the clock?' 'From six to ten.' 'Is it over fifty feet?' 'It is thirty-five.': the measure says yes or no. */
function givesMeasureOf(part: QuestionPart, { fresh, hollow, ignorant, sentence }: StatementReading): boolean {
  if (hollow || ignorant || sentence.asks) return false;
  const measures = new Set<Measure>(part.sentence.figures.map(({ measure }) => measure));
  measures.delete('plain');
  if (hoursAsked.test(part.sentence.lower)) measures.add('clock');
  return fresh.some(({ measure }) => measures.has(measure));
}
const hoursAsked =
  /\b(?:around the clock|24 hours|twenty-four hours|24\/7|all night|at night|overnight|late|after (?:dark|hours|midnight)|early|in the (?:morning|evening|middle of the night))\b/;

/** 'It's the substation.': what is told first and shortly when somebody asked why is the reason, without a because. */
function isReason(
  { sense, hollow, deflects, declines, news, sentence }: StatementReading,
  { statements, answer, expectation }: AnswerReading,
): boolean {
  return (
    // Where the topic is on file, a fact about something else is told from a reason.
    expectation.generic &&
    sentence === statements[0]?.sentence &&
    answer.wordCount <= speechWords &&
    sense === 'clause' &&
    !hollow &&
    !deflects &&
    !declines &&
    news > 0
  );
}

/** Definite content of the kind asked for: what is done, what binds, which road. */
function byKind(part: QuestionPart, counting: readonly StatementReading[], reading: AnswerReading): number {
  // In a speech on anything, something of the kind always turns up.
  if (reading.answer.wordCount > speechWords) return 0;
  const kind = kindAsked(part);
  if (kind === null) return 0;
  return counting.some(
    ({ sentence, fresh, news }) => news >= 2 && contentOfKind(kind, sentence, fresh, part.sentence.stems).definite,
  )
    ? 0.82
    : 0;
}
/** Forms that take something for granted, which the answer may say is not so: 'Where do they put it?' 'They can't bring one.' */
const presuming: ReadonlySet<QuestionPart['form']> = new Set([
  'where',
  'when',
  'who',
  'how_many',
  'how_much',
  'how_long',
]);
const notSo =
  /^(?:well,? |actually,? )?(?:(?:we|it|they|that|you|nobody|no one) (?:don't|do not|doesn't|does not|didn't|did not|won't|will not|isn't|is not|aren't|are not|can't|cannot|never|will never)\b|there (?:is|are|will be) no(?:ne)?\b|nobody\b|no one\b|nowhere\b|never\b)/;
function takesAway({ sentence, counts, hollow, ignorant, declines, deflects }: StatementReading): boolean {
  return counts && !hollow && !ignorant && !declines && !deflects && notSo.test(sentence.lower);
}

/** 'Why not put it on the steeple?': what is wrong with the other way is the reason, without a because. */
const otherWay = /\bwhy (?:not|can't|couldn't|won't|wouldn't|don't|didn't|isn't|aren't)\b/;
const against =
  /\b(?:no|not|never|cannot|only|too|declined|refused|turned (?:us |it )?down|rejected|floods?|wetland|owner|\w+n't)\b/;
function speaksAgainst({ sentence, hollow, sense, figures, deflects }: StatementReading, part: QuestionPart): boolean {
  return (
    sense === 'clause' &&
    !hollow &&
    !deflects &&
    [...sentence.stems].some((stem) => part.sentence.stems.has(stem)) &&
    (figures.length > 0 || document.test(sentence.text) || against.test(sentence.lower))
  );
}

/** 'We don't; we dropped it': the question asked why for something that is not so. */
const denies =
  /^(?:well,? |actually,? )?(?:(?:we|it|they|there|that) (?:don't|do not|doesn't|does not|didn't|did not|won't|will not|isn't|is not|aren't)\b|we (?:dropped|withdrew|took (?:it|that) out)\b|there is no\b)/;

const speechWords = 70;

function givesFigure(part: QuestionPart, counting: readonly StatementReading[]): boolean {
  return counting.some(({ answering, sentence }) => answering.some((one) => answersPart(one, sentence, part)));
}

/** 'Before the building permit is issued', 'dawn to dusk': when, without a date or an hour. */
function tellsWhen(part: QuestionPart, counting: readonly StatementReading[]): boolean {
  return (
    (part.form === 'when' || part.form === 'how_long') && counting.some(({ sentence }) => occasion.test(sentence.lower))
  );
}
const occasion =
  /\b(?:before|after|until|till|once|as soon as|prior to|the day|at the (?:end|start|time|close)) (?:we|you|the|a|an|any|our|your|construction|operation|it|they|building|\w+ing)\b|\b(?:dawn|dusk|sunrise|sunset|noon|midnight|daylight|by (?:the )?(?:first|end|middle|fifteenth|last day|spring|summer|fall|winter) (?:of )?|(?:this|next|early|late|mid) (?:week|month|year|spring|summer|fall|winter)|around the clock|all (?:day|night)|day and night|never|weekdays only)\b/;
/** 'Meridian Cloud.', 'Dan Whitaker, the site manager.' */
const byName =
  /^(?:It is |It's |That is |That's |The |Mr\.? |Ms\.? |Mrs\.? |Chief |Dr\.? )?[A-Z][\w&'-]+ [A-Z][\w&'-]+(?=[.,;]|$| (?:does|is|will|pays?|owns?|holds?))/;

/** No number is a number too. */
const nothing =
  /^(?:well,? |again,? )?(?:none|nothing|zero|nobody|no one|not (?:one|a single)|no [a-z]+(?: at all)?[.,])/;
const named =
  /\b(?:we (?:will|do|own|pay|are|would)|owned by|(?:our|the|an?) (?:\w+ ){0,3}(?:manager|engineer|contractor|owner|operator|company|staff|utility|department|director|chief|consultant|lender|tenant|agency|authority|association|office|crew|firm|county|township|city|buyer|bond|surety))\b|\b[a-z]+,? (?:llc|inc)\b/i;
const placed =
  /\b(?:north|south|east|west|northern|southern|eastern|western|corner|along|behind|beside|across|adjacent|sheet|between|inside|within|at the|on the|off the|near)\b/i;
const reasoned =
  /\b(?:because|since|so that|in order to|the reason|due to|that is why|that's why|as a result|to (?:keep|avoid|meet|allow|protect|reduce|make|give|serve))\b/i;
