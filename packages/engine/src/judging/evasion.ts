import type { Assessment, EvasionKind } from '@rostrum/contract';
import type { AnswerReading, StatementReading } from './answer-reading.ts';
import { isBesideTheTopic } from './beside-the-topic.ts';
import type { CommitmentFound } from '../speech/commitment.ts';
import type { Coverage } from './coverage.ts';
import { hedge, notYet } from '../speech/phrases.ts';
import { openForms } from './question-text.ts';
import { hasThat } from './read-statement.ts';
import { sameSubject } from './same-subject.ts';

export interface Evasion {
  /** 0..1. */
  readonly evasion: number;
  readonly directness: Assessment['directness'];
  readonly kind: EvasionKind | null;
  /** The words that show it, where there are such words. */
  readonly words: string | null;
  /** Says plainly that the answer is not known, and who will bring it, and by when; or puts off what needs no more than the
   *  two figures that were read out. */
  readonly honest: 'with_date' | 'without_date' | 'in_hand' | null;
}

type Mark = 'ignorant' | 'declines' | 'deflects' | 'asksBack';

/** What comes first is what was answered; a listener stops waiting for the answer after about this many sentences. */
const openingSentences = 3;
/** A speech. Nobody says a plain answer at this length without having said it at the start. */
const speechWords = 70;
/** Sentences with a figure or an element of the topic that make a plan. */
const leastOfAPlan = 3;
/** So few words hold nothing beside the deflection they begin with. */
const briefly = 40;
/** Said in as many words, a first sentence is the whole reply. */
const shortOpening = 10;

/** Whether, how and by which kind the answer evades; each kind needs its own remedy. Specification: decisions.md §3. */
export function evasionOf(
  reading: AnswerReading,
  coverage: Coverage,
  {
    responsiveness,
    missed,
    leftOut,
    met,
  }: {
    readonly responsiveness: number;
    readonly missed: boolean;
    readonly leftOut: boolean;
    readonly met: boolean;
  },
  commitments: readonly CommitmentFound[],
): Evasion {
  const { statements } = reading;
  const opening = statements.slice(0, openingSentences);
  const marked = (mark: Mark): StatementReading | undefined => opening.find((statement) => statement[mark]);
  const substantial = statements.filter(isSubstantial).length;
  const base = 1 - responsiveness;
  const polarAsked = reading.question.parts.some(({ form }) => form === 'yes_no' || form === 'choice');

  const asksBack = marked('asksBack');
  if (asksBack !== undefined && reading.polar === null && onlyAsks(reading, substantial)) {
    return made('clarification', 'evasive', 0.6, asksBack);
  }
  const declines = marked('declines');
  if (
    declines !== undefined &&
    declines === opening.slice(0, 2).find(({ declines: does }) => does) &&
    !(polarAsked && reading.polar !== null && substantial > 1) &&
    coverage.wantedRatio < 0.5
  ) {
    return made('declining', 'evasive', 0.85, declines);
  }
  const pending = statements.slice(0, 2).some(({ sentence }) => notYet.test(sentence.text));
  const owned = pending ? honestyOf(reading, commitments) : null;
  if (putsOffWhatIsInHand(reading, commitments))
    return { ...made('ignorance', 'evasive', 0.6, statements[0]), honest: 'in_hand' };
  if (owned === 'with_date' && coverage.wantedRatio < 0.5)
    return { ...made(null, polarAsked ? 'direct' : 'partial', 0.2), honest: owned };
  if (
    owned === 'without_date' &&
    reading.polar === null &&
    coverage.wantedRatio < 0.5 &&
    statements.every(({ fresh }) => fresh.length === 0)
  )
    return { ...made('ignorance', 'evasive', 0.45, opening[0]), honest: owned };
  const ignorant = marked('ignorant');
  if (
    ignorant !== undefined &&
    reading.polar === null &&
    coverage.wantedRatio < 0.5 &&
    isGap(reading, ignorant, substantial)
  ) {
    const honest = honestyOf(reading, commitments);
    if (honest === 'with_date') return { ...made('ignorance', 'partial', 0.25, ignorant), honest };
    return { ...made('ignorance', 'evasive', honest === null ? 0.7 : 0.45, ignorant), honest };
  }
  const hollow = statements.filter((statement) => statement.hollow);
  const deflects = marked('deflects');
  if (
    deflects !== undefined &&
    deflects === statements[0] &&
    reading.polar === null &&
    coverage.covered.length === 0 &&
    substantial <= 1
  ) {
    return made(
      'deflection',
      reading.expectation.generic && reading.answer.wordCount > briefly ? 'partial' : 'evasive',
      Math.max(0.6, base),
      deflects,
    );
  }
  const [opens] = statements;
  if (
    polarAsked &&
    opens !== undefined &&
    (leavesOpen.test(opens.sentence.lower) ||
      (ofSome.test(opens.sentence.lower) && statements.every(({ fresh }) => fresh.length === 0)))
  )
    return made('general', 'partial', Math.max(0.5, base), opens);
  if (isBesideTheTopic(reading, coverage)) return made('dodging', 'partial', Math.max(0.65, base));
  if (!missed && settles(reading, coverage, responsiveness, met)) {
    if (leftOut) return made('partial', 'partial', Math.min(0.4, Math.max(0.3, base)));
    if (
      reading.question.parts.length > 1 &&
      responsiveness < 0.6 &&
      reading.answer.wordCount < speechWords &&
      !reading.expectation.generic
    )
      return made('partial', 'partial', Math.min(0.4, base));
    return made(null, 'direct', Math.min(0.25, base * 0.5));
  }
  if (deflects !== undefined && substantial <= statements.length / 2)
    return made(
      'deflection',
      substantial === 0 && !reading.expectation.generic ? 'evasive' : 'partial',
      Math.max(0.6, base),
      deflects,
    );
  if (hollow.length > 0 && hollow.length >= statements.length / 3)
    return made(
      'general',
      hollow.length === statements.length && responsiveness < emptyBelow ? 'evasive' : 'partial',
      Math.max(0.55, base),
      hollow[0],
    );
  if (onlyLooksBack(reading, coverage)) return made('dodging', 'evasive', Math.max(0.65, base));
  if (passesBy(reading)) return made('dodging', 'evasive', Math.max(0.65, base));
  const counting = statements.filter((statement) => statement.counts);
  // Without a topic, that an answer has nothing to do with the question cannot be told from words it happens not to share.
  if (counting.length === 0)
    return made(
      'dodging',
      reading.expectation.generic && reading.sensible > 0.6 ? 'partial' : 'evasive',
      Math.max(0.75, base),
    );
  if (substantial === 0) return made('general', 'partial', Math.max(0.55, base), counting[0]);
  if (coverage.covered.length > 0 || responsiveness >= 0.55) return made('partial', 'partial', Math.min(0.5, base));
  const first = statements[0];
  if (first !== undefined && wavers(first)) return made('general', 'partial', Math.max(0.5, base), first);
  return made(polarAsked ? 'implicit' : 'dodging', 'partial', Math.max(0.45, base));
}

/** Words without content and nothing else, which have taken up less than this of the question, are no part of an answer. */
const emptyBelow = 0.3;
/** 'Possibly', 'we hope so': neither yes nor no, and no dodge. */
const leavesOpen =
  /^(?:well,? |so,? )?(?:possibly|perhaps|maybe|potentially|could be|it could|(?:it|we|i|they) might|it may|it depends|that depends|i hope|we hope|not (?:always|entirely|necessarily|on a)\b)|\b(?:hope[sd]?|might|may well) (?:that |to |so\b|be\b)|\b(?:in (?:theory|principle)|for the most part|more or less|a case could be made|either way|(?:probably|likely) (?:was|is|would|will|not|so)|could be (?:discussed|considered|arranged|looked at|worked out))\b|\b(?:thought|understood|believed|felt) (?:that )?(?:it|he|she|they) (?:\w+ )?(?:was|were|had|did|would|could)\b/;

/** Whether a short answer to a question for a yes or no, a figure, a name, a place or a time has none of it, and nothing of what is
 *  asked of the thing either: 'Is the pond lined?' 'It covers two acres.' Without a topic on file this is how an answer to
 *  something else is told. */
function passesBy({ question, statements, polar, expectation, answer }: AnswerReading): boolean {
  if (!expectation.generic || polar !== null || answer.wordCount > speechWords) return false;
  if (question.parts.some(({ form }) => openForms.has(form))) return false;
  const opening = statements.slice(0, openingSentences);
  return question.parts.every((part) => {
    const sought = [...part.sought];
    return !opening.some(
      ({ sentence, asserts, answering, fitsKind }) =>
        asserts ||
        fitsKind ||
        answering.length > 0 ||
        someQuantity.test(sentence.lower) ||
        hasThat.test(sentence.lower) ||
        elsewhere.test(sentence.lower) ||
        [...sentence.stems].some((said) => sought.some((stem) => said === stem || sameSubject(said, stem))),
    );
  });
}
/** 'At our pit in Marlow we do': what is done at another place is part of an answer. */
const elsewhere =
  /\b(?:at|in) (?:our|its|their|his|the company's|one of our|all of our) (?:\w+ ){0,3}(?:sites?|pits?|plants?|facilit(?:y|ies)|stores?|farms?|projects?|locations?)\b/;
const someQuantity =
  /\b(?:some|few|several|many|most|enough|small|large|more|less|fewer|below|above|average|limited|considerable|couple|handful|plenty|a lot|increase[sd]?|decrease[sd]?|part(?:s|ly)?|half|rarely|often|sometimes|depends?)\b/;

/** 'Some of them are': of which, and how many, is open where no figure tells. */
const ofSome = /^(?:well,? |so,? )?(?:some|most|many|half|a few|parts?|certain) (?:of|parts?)\b/;

/** Asked what will be done, the answer tells how things were: when the house was built, and what was bought. */
function onlyLooksBack({ question, statements, polar }: AnswerReading, coverage: Coverage): boolean {
  return (
    polar === null &&
    coverage.covered.length === 0 &&
    question.parts.every(({ sentence }) => ahead.test(sentence.lower)) &&
    statements.length > 0 &&
    statements
      .slice(0, openingSentences)
      .every(({ sentence }) => past.test(sentence.lower) && !notPast.test(sentence.lower))
  );
}
const ahead = /\b(?:will|would|could|can|going to|willing|agree|intend|plans?|planned)\b/;
const past = /\b(?:was|were|had|been|did|built|bought|began|won|made|\w{3,}ed)\b/;
const notPast =
  /\b(?:will|would|can|could|shall|going to|plan|plans|intend|agree\w*|accept\w*|offer\w*|propos\w+|no|not|never|\w+n't|they'll|we'll|so that|because)\b/;

function made(
  kind: EvasionKind | null,
  directness: Assessment['directness'],
  evasion: number,
  shown?: StatementReading,
): Evasion {
  return {
    kind,
    directness,
    evasion: Math.min(1, Math.max(0, evasion)),
    words: shown?.sentence.raw ?? null,
    honest: null,
  };
}

function isSubstantial(statement: StatementReading): boolean {
  return (
    statement.counts &&
    !statement.hollow &&
    !statement.ignorant &&
    !statement.declines &&
    !statement.asksBack &&
    statement.news + statement.figures.length >= 2
  );
}

/** Nothing but a question back, or a request to say it again. */
function onlyAsks(reading: AnswerReading, substantial: number): boolean {
  const asking = reading.statements.filter(({ asksBack }) => asksBack).length;
  return asking >= reading.statements.length / 2 && substantial <= 1 && reading.answer.wordCount <= speechWords;
}

/** 'I don't know' is the answer where it comes first, or where next to nothing else was said. */
function isGap(reading: AnswerReading, ignorant: StatementReading, substantial: number): boolean {
  return ignorant === reading.statements[0] || substantial <= Math.max(1, reading.statements.length / 3);
}

/** Whether a listener has the answer: a yes or no where one was asked for, what the question is after, or a short plain
 *  statement that stays with it. A speech settles only what its beginning settles. */
function settles(reading: AnswerReading, coverage: Coverage, responsiveness: number, met: boolean): boolean {
  const { statements, question, answer } = reading;
  const first = statements[0];
  if (first === undefined) return false;
  const polarAsked = question.parts.some(({ form }) => form === 'yes_no' || form === 'choice');
  const openForm = question.parts.every(({ form }) => form === 'remark');
  if (reading.polar !== null && (polarAsked || openForm || answer.wordCount <= 12) && !first.hollow)
    return !reading.expectation.generic || !wavers(first);
  const known = !reading.expectation.generic;
  // A yes-or-no question that hears neither, but figures about something else, is not settled.
  const beside =
    statements.some(({ sentence, figures }) => sentence.figures.length > figures.length) &&
    coverage.covered.length === 0;
  if (known && question.parts.every(({ form }) => form === 'yes_no') && beside) return false;
  if (known && responsiveness >= 0.7) return true;
  if (known && coverage.wantedRatio >= 0.3 && answer.wordCount < speechWords) return true;
  // Of a long answer it is the beginning that the question was waiting for.
  if (
    known &&
    coverage.wantedRatio >= 0.3 &&
    statements
      .slice(0, openingSentences)
      .some(
        ({ counts, hollow, deflects, elements, answering, fitsKind }) =>
          counts && !hollow && !deflects && (elements.some(({ wanted }) => wanted) || answering.length > 0 || fitsKind),
      ) &&
    !wavers(first)
  )
    return true;
  // 'It's the density.': who begins with it may go on as long as they like.
  if (polarAsked && first.asserts && first.counts && first.sentence.words.length <= shortOpening && !wavers(first))
    return true;
  // A plan told figure by figure is no speech, wherever in it the answer stands.
  const definite = statements.filter(
    ({ sense, hollow, deflects, fresh, elements }) =>
      sense === 'clause' && !hollow && !deflects && (fresh.length > 0 || elements.length > 0),
  );
  if (
    answer.wordCount >= speechWords &&
    responsiveness >= 0.45 &&
    definite.length >= leastOfAPlan &&
    definite.length * 2 >= statements.length &&
    !wavers(first)
  )
    return true;
  if (answer.wordCount >= speechWords)
    return (
      !known &&
      responsiveness >= 0.8 &&
      question.parts.some(({ wants }) => wants.length > 0) &&
      statements.slice(0, 2).some(({ figures }) => figures.length > 0)
    );
  const telling = statements.filter(
    ({ sense, hollow, echo, asksBack, ignorant }) =>
      (sense === 'clause' || sense === 'fragment') && !hollow && !echo && !asksBack && !ignorant,
  );
  if (telling.length === 0 || wavers(first)) return false;
  if (known) return responsiveness >= 0.45 && first.counts;
  if (!met && question.parts.every(({ form }) => !openForms.has(form))) return false;
  return (
    telling.some(({ counts, sentence }) => counts || refersBack.test(sentence.lower)) ||
    (responsiveness >= 0.4 && telling.length >= statements.length / 2)
  );
}

/** Opens with a guess, a feeling or a change of subject. */
function wavers(statement: StatementReading): boolean {
  const { text, words } = statement.sentence;
  return opener.test(text) || statement.deflects || (hedge.test(text) && words.length > 8);
}
const opener =
  /^(?:well,? |so,? |look,? |listen,? |you know,? |right[,.]? |okay,? )*(?:i (?:mean|think|believe|guess|would (?:say|hope|like)|don't (?:agree|want)|do not agree|hope)|first of all|let me|my understanding|look\b|listen\b|you know\b|it depends|in terms of|with respect to|as i (?:said|mentioned)|as you know|here's what|what i've said|all i can)/i;
const refersBack = /\b(?:it|they|them|that|this|these|those|its|their|both|each|all|none|he|she|there)\b/;

const bringing =
  /\b(?:answer|tell|let|supply|forward|hand|put|get|have|bring|send|submit|provide|find|file|report|follow|give|deliver|email|mail|post|ask|check|confirm|return)/i;
const brought =
  /\b(?:will|we'll|i'll|you'll|it'll|they'll|staff'll|shall|can)\b.*\b(?:writing|answer|number|figure|report|it|that|back|you|staff|file|record|study|data|out|up)\b/i;
/** 'The biologist files it on June 15.' */
const scheduled =
  /\b(?:promised|due|expect(?:ed|s)?|scheduled|answers?|comes?|files?|filed|submitted|sent|reviews?|meets?|finish(?:es)?|submits?|delivers?|reports?|measures?|runs?|sends?|signs?|done|ready|finished|complete|back|in your hands)\b.*\b(?:on|by|before|next|this|within) /i;
const dayNamed =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|noon|next (?:meeting|hearing|week|month)|before (?:the|your|you) (?:\w+ ){0,2}(?:vote|meeting|hearing|decide)|end of (?:the|this|next) (?:week|month|day)|(?:by|on|before) the (?:first|second|third|[a-z]+th)|(?:this|next) week)\b/i;

/** Two figures of one kind were read out to be squared, and all the answer does is to send one later. */
function putsOffWhatIsInHand(reading: AnswerReading, commitments: readonly CommitmentFound[]): boolean {
  const { question, statements, polar } = reading;
  const told = question.figures.filter(({ measure }) => measure !== 'date');
  const compares = told.some((one, at) =>
    told
      .slice(at + 1)
      .some(
        (other) =>
          other.base !== one.base &&
          (other.scale === one.scale || (one.measure === 'plain') !== (other.measure === 'plain')),
      ),
  );
  if (!compares || polar !== null || honestyOf(reading, commitments) === null) return false;
  return statements.every(
    ({ figures, news, ignorant, sentence }) =>
      figures.every(({ measure }) => measure === 'date' || measure === 'duration') &&
      (ignorant || news <= 4 || putsOff.test(sentence.lower)),
  );
}
const putsOff =
  /\b(?:staff|writing|get back|follow up|engineer|look into|confirm|by (?:monday|tuesday|wednesday|thursday|friday)|next)\b/;

function honestyOf(reading: AnswerReading, commitments: readonly CommitmentFound[]): Evasion['honest'] {
  const brings = reading.statements.filter(
    ({ sentence }) => (brought.test(sentence.text) && bringing.test(sentence.text)) || scheduled.test(sentence.text),
  );
  if (brings.length === 0 && commitments.every(({ hollow }) => hollow)) return null;
  return brings.some(
    ({ sentence }) =>
      sentence.figures.some(({ measure }) => measure === 'date' || measure === 'duration') ||
      dayNamed.test(sentence.text),
  ) || commitments.some(({ hollow, enforceable }) => enforceable && !hollow)
    ? 'with_date'
    : 'without_date';
}
