import type { StatementReading } from './answer-reading.ts';
import type { Sentence } from '../speech/answer-text.ts';
import { contentOfKind, kindAsked } from './asked-kind.ts';
import type { Expectation, ExpectedElement } from './expectation.ts';
import type { Figure } from '../speech/figures.ts';
import { contentStem, stemsIn } from '../speech/lexicon.ts';
import { dismissive } from '../speech/manners.ts';
import {
  clarification,
  courtesy,
  declining,
  deflection,
  document,
  hedge,
  hollowPromise,
  ignorance,
  notInHand,
  notYet,
  reassurance,
  vagueAuthority,
} from '../speech/phrases.ts';
import { pointsOnly } from './points-only.ts';
import { polarOf } from '../speech/polar.ts';
import type { QuestionForm, QuestionPart, QuestionText } from './question-text.ts';
import { isOfSomethingElse, sameSubject } from './same-subject.ts';
import { senseOf } from '../speech/sentence-sense.ts';
import { isSoftPlan } from '../speech/soft-plan.ts';
import { belonging } from './topic-vocabulary.ts';

/** A single sentence does not settle more than this many elements: a list of keywords is no answer to all of them. */
const mostElementsOfOneSentence = 2;
/** Weight of topic words from which a sentence speaks the language of the topic, and from which it clearly does. */
const touches = 0.8;
const clearly = 1.4;
/** From this relevance on a sentence counts as an answer to the question. */
export const relevantFrom = 0.4;

const preface =
  /^(?:(?:well|so|now|okay|yes|no|yeah|sure|again|and|but|thank you|thanks)[,. ]+)*(?:(?:regarding|concerning|as (?:for|to|regards)|when it comes to|with (?:respect|regard) to|on the (?:subject|question|matter|topic|issue) of|in terms of|speaking of|about)\b[^,]{0,80},)/i;
const assertion =
  /^(?:they|it|we) (?:all |both |only |still |already |never )*(?!think|believe|feel|hope|hear|understand|appreciate|respect|value|care|want|love|take\b)[a-z]+(?:s|ed|e|d|t|n|p|k|l|r|y|o)? (?:off|on|out|at|by|in|to|from|up|back|away|the|our|your|a|it|them)\b|^(?:and |so |no, |yes, )?(?:we|it|they|there|i|that|this|no \w+|none|our \w+|the (?:\w+ ){1,3})(?:'ll|'re|'ve| )(?:is|are|was|were|do|does|did|will|would|have|has|can|could|won't|don't|doesn't|isn't|aren't|can't|cannot|not|never|already|accept|agree)\b/;
const deniesFirst = /^(?:well,? |so,? )?(?:no|none|nobody|nothing|never|neither|not|only)\b|\bonly\.?$/;
/** 'The housing survey has that.' */
export const hasThat =
  /\b(?:has|have|had|does|do|did|cover(?:s|ed)?|show(?:s|ed)?|include[sd]?|answer(?:s|ed)?) (?:that|it|this|those|them|so)\b/;
const askedDone =
  /\b(?:has|have|did) (?:you|anyone|anybody|somebody|someone|the [a-z]+|your [a-z]+|he|she|they|staff) (?:\w+ )?[a-z]+\b/;
const doneWith =
  /^(?:well,? |sure,? )?(?:(?:we|i|they|he|she|our \w+|staff) )?(?:already |just )?(?:met|did|talked|spoke|sat|walked|sent|filed|went|wrote|took|ran|held|got|had|drove|called|[a-z]{3,}ed) .*\b(?:it|him|her|them|that|those|one)\b/;
const negation = /\b(?:no|not|never|none|nobody|\w+n't)\b/;
/** 'We pay', 'our contractor does': whose it is. */
const ownsIt =
  /\b(?:we|i|our \w+|the (?:owner|operator|developer|applicant|county|city|township|utility|tenant|contractor|company|association))(?:'ll)? (?:alone |will |would |do |does |always )*(?:do|does|will|pays?|owns?|fix|fixes|buys?|covers?|maintains?|answers?|brings?|hires?|runs?|would)\b/;
const pointsBack =
  /^(?:and |but |so |because )?(?:it|they|that|this|these|those|both|each|all|none|he|she|which|there|its|their|then|after that)\b|\b(?:it|they|them)\b|\b(?:do|of|for|with|about) (?:that|this|those)\b/;
const ofThisProject =
  /\b(?:we|we're|we'll|we've|our|ours|us|i|i'll|i'm|my|this|these|project|site|facility|plan|plans|applicant|developer|operator|owner|contractor|(?:the|your|this|our) (?:county|city|township|village|school district|district|state|utility|fire (?:department|chief|marshal)|department|chief|marshal|engineer|consultant|ordinance|code|permit|agreement|lease|buyer|bond|surety|staff)|study|report|nearest|closest|neighbors?|union)\b/i;
const beginsBack = /^(?:it|they|that|these|those|both|each|all|none)\b/;
const fillerStems = new Set(
  'commitment committed community quality important responsible responsibly careful carefully serious seriously concern concerns address addressed ensure ensuring safe safety best practice practices industry standard standards applicable regulation requirement compliance comply sustainable sustainability benefit future partner partnership neighbor neighborhood stakeholder transparent transparency respect value everyone highest level priority appropriate necessary proper properly fully thorough thoroughly confident proud excited opportunity growth better team experienced professional solution sensitive mindful aspect consider considered impact matter work issue hope believe feel understand listen appreciate depend'
    .split(' ')
    .map(contentStem),
);

/** Verbs that rate well where ratings go by words; strung together they say nothing. */
const actionVerb = /\b(?:plan|implement|measure|ensure|include|provide|commit|guarantee|mitigate|address)s?\b/g;
const mostActionVerbs = 5;
const everyHedge = new RegExp(`${hedge.source}|\\bat this time\\b|\\bspeaking\\b`, 'gi');
/** Where a sentence stands in its answer. */
export interface Place {
  readonly before: StatementReading | null;
  readonly first: boolean;
  readonly repeated: boolean;
  /** Ids of the elements that earlier sentences gave. */
  readonly taken: ReadonlySet<string>;
}

/** Reads one sentence of an answer against the question. */
export function readStatement(
  sentence: Sentence,
  question: QuestionText,
  expectation: Expectation,
  place: Place,
): StatementReading {
  const sense = senseOf(sentence);
  const makesSense = sense === 'clause' || sense === 'fragment';
  const core = sentence.text.replace(preface, '').trim();
  const stems = core === sentence.text ? sentence.stems : stemsIn(core);
  const shared = [...stems].filter((stem) => question.stems.has(stem)).length;
  const asking = question.text.toLowerCase().replaceAll('-', ' ');
  const fresh = sentence.figures.filter(
    (figure) =>
      !asking.includes(figure.text.toLowerCase().replaceAll('-', ' ')) &&
      !question.figures.some(
        (said) => said.scale === figure.scale && said.base === figure.base && figure.value > 0 && said.value > 0,
      ),
  );
  const fitting = fresh.filter((figure) => fits(figure, sentence, question, expectation));
  const news = [...stems].filter((stem) => !question.stems.has(stem) && !fillerStems.has(stem)).length;
  const asksYesNo = question.parts.some(({ form }) => form === 'yes_no' || form === 'choice' || form === 'remark');
  const asksWho = question.parts.some(({ form }) => form === 'who');
  const polar = asksYesNo && polarOf([sentence]) !== null;
  // 'We do not do local jobs' says the question back and answers it.
  const says =
    polar ||
    (asksYesNo &&
      sentence.words.length <= 14 &&
      assertion.test(sentence.lower) &&
      (question.parts.some(({ sought }) => [...stems].some((said) => sought.has(said))) ||
        (fresh.length === 0 && pointsBack.test(sentence.lower)) ||
        (place.first && beginsBack.test(sentence.lower)))) ||
    (asksYesNo &&
      negation.test(sentence.lower) &&
      !negation.test(asking) &&
      !/ or /.test(sentence.lower) &&
      (shared > 0 || news <= 2 || pointsBack.test(sentence.lower) || deniesFirst.test(sentence.lower))) ||
    // 'Have you met with him?' 'We walked it with him in May.'
    (asksYesNo && place.first && hasThat.test(sentence.lower)) ||
    (asksYesNo && place.first && askedDone.test(asking) && doneWith.test(sentence.lower)) ||
    (asksWho && ownsIt.test(sentence.lower));
  const echo =
    place.repeated ||
    (!says &&
      fresh.length === 0 &&
      ((news === 0 && (shared >= 2 || sentence.words.length >= 7)) || (news === 1 && shared >= 4)));
  const language = belonging(stems, expectation.vocabulary);
  const paper = document.test(core);
  const bare = fitting.length === 0;
  const points = pointsOnly(sentence, question, place.before?.counts === true && !place.before.hollow);
  const hollow =
    points ||
    boastsOnly(sentence, question) ||
    (deniesWithoutFact.test(sentence.text) && fresh.length === 0 && !paper) ||
    isSoftPlan(sentence) ||
    (sentence.lower.match(actionVerb) ?? []).length >= mostActionVerbs ||
    (bare &&
      (((hollowPromise.test(sentence.text) || dismissive.test(sentence.text) || reassurance.test(sentence.text)) &&
        !paper) ||
        vagueAuthority.test(sentence.text)));
  const deflects = deflection.test(sentence.text);
  const elements =
    makesSense &&
    !echo &&
    !hollow &&
    !(deflects && bare && !paper) &&
    !(bare && (notYet.test(sentence.text) || (sentence.lower.match(everyHedge) ?? []).length >= 2))
      ? elementsIn(core, sentence, question, expectation, place, fitting, shared, sense === 'fragment')
      : [];
  const asked = fitting.some((figure) => question.parts.some((part) => answersPart(figure, sentence, part)));

  // 'The eagle became our emblem in 1782': figures about the world, with nothing of this project in the sentence.
  const opens = place.first && question.parts.some(({ form }) => opensLike(form, sentence));
  const ours = ofThisProject.test(core);
  const apart = shared < 2 && language < clearly;
  const worldly =
    fresh.length > 0 &&
    elements.length === 0 &&
    !asked &&
    !paper &&
    !opens &&
    apart &&
    sense === 'clause' &&
    !ours &&
    !(pointsBack.test(sentence.lower) && place.before?.counts === true) &&
    !(
      place.first &&
      sentence.words.length <= shortSentence &&
      (beginsBack.test(sentence.lower) || (fitting[0] !== undefined && leads(fitting[0], sentence)))
    );
  const kind =
    makesSense &&
    place.first &&
    news >= 2 &&
    !hollow &&
    !echo &&
    !deflects &&
    givesKind(sentence, question, fresh, apart && !(sense === 'fragment' || ours || expectation.generic));
  const politeness = fresh.length === 0 && elements.length === 0 && !polar && courtesy.test(sentence.lower);
  const relevance =
    !makesSense || politeness
      ? 0
      : worldly
        ? 0.3
        : Math.max(
            polar && place.first ? 0.8 : 0,
            opens ? 0.55 : 0,
            kind ? 0.6 : 0,
            says ? 0.6 : 0,
            place.first && fitting.length > 0 && (leads(fitting[0], sentence) || (ours && shared + language >= 0.3))
              ? 0.5
              : 0,
            place.first &&
              (beginsBack.test(sentence.lower) ||
                (fresh.length === 0 && sentence.words.length <= shortSentence && pointsBack.test(sentence.lower)))
              ? 0.4
              : 0,
            // Without a topic, what the applicant says of the project has to be taken as meant for the question.
            expectation.generic && ours && sense === 'clause' && !hollow && !deflects ? 0.4 : 0,
            elements.length > 0
              ? expectation.generic
                ? 0.4 + Math.min(0.4, shared * 0.15) + (asked ? 0.1 : 0)
                : 0.9
              : 0,
            asked && (shared > 0 || language >= touches || leads(fitting[0], sentence)) ? 0.8 : 0,
            place.first && paper && sense === 'fragment' ? 0.6 : 0,
            // 'Split-face block.': a few words and no verb are meant for the question or for nothing.
            expectation.generic &&
              place.first &&
              sense === 'fragment' &&
              !hollow &&
              news > 0 &&
              sentence.words.length <= shortSentence
              ? 0.5
              : 0,
            expectation.generic && place.before?.counts === true && paper && fitting.length > 0 ? 0.45 : 0,
            language >= clearly ? 0.7 : language >= touches ? 0.5 : 0,
            expectation.cues.some((cue) => cue.test(core)) ? 0.6 : 0,
            shared >= 2
              ? 0.55
              : shared === 1 && (fresh.length === 0 || expectation.generic || ours)
                ? 0.4
                : shared === 1
                  ? 0.3
                  : 0,
            place.before !== null && place.before.counts && pointsBack.test(sentence.lower) ? 0.45 : 0,
          );
  return {
    sentence,
    sense,
    relevance,
    echo,
    hollow,
    points,
    ignorant: isGap(sentence.text) || (fresh.length === 0 && notInHand.test(sentence.text)),
    declines: declining.test(sentence.text),
    deflects,
    fitsKind: kind,
    asserts: says && !declining.test(sentence.text) && !isGap(sentence.text),
    asksBack: sentence.asks || clarification.test(sentence.text),
    figures: makesSense ? fitting : [],
    fresh: makesSense ? fresh : [],
    answering: makesSense ? fitting.filter((figure) => !isOfSomethingElse(figure, sentence, question.stems)) : [],
    elements,
    news,
    counts: makesSense && !echo && relevance >= relevantFrom,
  };
}

/** 'We are a financially strong company with projects in eleven states': who somebody is, where that was not the question. */
function boastsOnly({ text }: Sentence, question: QuestionText): boolean {
  return boast.test(text) && !asksAboutUs.test(question.askedText);
}
const boast =
  /\b(?:(?:won|received|earned|named|ranked|voted|recogni[sz]ed as)\b[^.;]{0,40}\b(?:awards?|of the year|number one)|(?:[\w-]+[- ])?(?:billion|million)[- ]dollar (?:industry|market|company|business)|(?:wave of )?the future of [a-z]+|brighter (?:tomorrow|day)|puts? (?:\w+ )?(?:on the map)|(?:cheapest|cleanest|fastest[- ]growing|safest|most \w+|largest|biggest|greatest)\b[^.;]{0,30}\b(?:on (?:the planet|earth)|in (?:the (?:world|country|nation|industry)|history|america))|(?:is|are|as) (?:an? |the )?(?:\w+ )?(?:leaders?|pioneers?|innovators?) (?:in|of)|family (?:company|business|firm)|stewards of|(?:three|four|five|six|many) generations|raised (?:\w+ )?(?:\w+ )?(?:kids|children|a family)|(?:going to )?do it right|(?:excellent|great|good|strong|outstanding|fine|wonderful|spotless) (?:reputation|track record|man|woman|people)|sponsor\w* (?:the )?(?:little league|team)|(?:gave|donated?|gives|donates) to (?:the )?\w+ (?:bank|drive|fund)|by the book|energy independence|game[- ]chang\w+|looks? forward to (?:being|becoming|working|joining)|believes? in (?:its|our|their|the) (?:people|community|workers|future)|never (?:seen|had|met) an? (?:community|neighbor|county|town) (?:that )?(?:regret|complain)\w*)\b|\b(?:we(?:'re| are)|(?:our (?:company|firm|team|parent)|the company) is|as) (?:\w+ )?(?:one of )?(?:an?|the) (?:[\w-]+ ){0,3}(?:strong|stable|leading|leader|experienced|reputable|established|solid|successful|large|largest|national|global|international|family-owned|publicly traded|respected|trusted|responsible|top|premier|billion-dollar|long[- ]term|proud|committed)(?: [\w-]+){0,3}|\b(?:we|our (?:company|firm|team)|the company)(?:'ve| have| has)? (?:been (?:here|in (?:this |the )?(?:\w+ )?business|around|doing this|part of (?:this|the))|(?:\w+ )?(?:decades|years) of experience|(?:many |over \w+ |more than \w+ )?(?:projects|facilities|sites|plants) (?:in|across) (?:\w+ ){1,2}(?:states|countries|counties))\b/i;
const asksAboutUs =
  /\b(?:who (?:are|is)|(?:which|what|other|tell us about (?:the|your)) (?:\w+ ){0,2}compan(?:y|ies)|experience|track record|how many (?:projects|others?|of these)|have you (?:ever|built|done|run|operated)|how long have you|background|history|elsewhere|other (?:projects|sites|places|counties|towns)|parent|stands? behind|qualifications)\b/i;
/** 'There is no evidence of that anywhere': takes the question away and puts nothing in its place. */
const deniesWithoutFact =
  /\b(?:no|not any|never any|isn't any|zero) (?:\w+ )?(?:evidence|proof|science|truth|basis|data|documented case)s? (?:\w+ ){0,2}(?:of|that|to|for|anywhere|whatsoever|behind)?\b|\b(?:spread(?:ing)?|just|only|believe) (?:\w+ )?(?:rumou?rs?|misinformation|fear|lies|scare stories|myths?)\b|\b(?:people|folks|they|everyone|everybody|you|opponents) (?:should|ought to|need to|might want to) (?:\w+ )?(?:stop|read|learn|look up|educate|relax|get|do (?:some|their))\b|\b(?:that|this|it)(?:'s| is| has been) (?:simply |just |completely |totally |absolutely |all )?(?:untrue|a myth|debunked|nonsense|fake|made up|a rumor|overblown|exaggerated)\b/i;

/** Content of the kind that a part of the question asks for. What is done or what binds could be said of anything: it has to
 *  share something with the question, or lean on it. */
function givesKind(sentence: Sentence, question: QuestionText, fresh: readonly Figure[], apart: boolean): boolean {
  return question.parts.some((part) => {
    const kind = kindAsked(part);
    if (kind === null || !contentOfKind(kind, sentence, fresh, question.stems).definite) return false;
    if (kind === 'event' || kind === 'sight' || kind === 'person')
      return (
        !apart ||
        leansBack.test(sentence.lower) ||
        [...question.askedStems].some((asked) => [...sentence.stems].some((stem) => sameSubject(stem, asked)))
      );
    return true;
  });
}
const leansBack =
  /^(?:(?:and|but|so|then|no|yes|well)[, ]+)*(?:it|they|that|this|we|our|call|somebody|someone)\b|\b(?:it|them)\b/;

/** 'I don't know' said first; after a fact of its own it only limits that fact. */
function isGap(text: string): boolean {
  const match = ignorance.exec(text);
  return match !== null && stemsIn(text.slice(0, match.index)).size < 3;
}

/** Whether a sentence begins as an answer to this form of question begins: 'Because …', 'In the …', 'The owner does.' */
function opensLike(form: QuestionForm, { lower, text, words }: Sentence): boolean {
  // 'The Hendersons, on Mill Road.'
  if (
    form === 'who' &&
    words.length <= 9 &&
    /^(?:The |Mr\.? |Mrs\.? |Ms\.? |Dr\.? )?[A-Z][a-z]+(?: [A-Z][a-z]+|s\b)/.test(text)
  )
    return true;
  return openings[form]?.test(lower) ?? false;
}
const openings: Partial<Record<QuestionForm, RegExp>> = {
  why: /^(?:because|to \w+|so that|since|for (?:two|three|one|the)|it was|that was)\b/,
  where:
    /^(?:(?:the |our |its )?(?:north|south|east|west|front|back|rear|far|near|upper|lower|\w+ern) (?:\w+ )?(?:end|side|corner|half|third|edge|lot|yard|field|parcel|line)|in|into|on|onto|at|along|behind|beside|between|under|next to|across|to the|from|inside|within|through)\b/,
  who: /^(?:(?:we|i|they|the (?:\w+ ){1,3}|our (?:\w+ ){1,3}|whoever (?:\w+ ){1,3})(?:does|do|did|is|are|will|would|has|pays?|must)\b|(?:our|the|my|a) (?:\w+ )?(?:manager|engineer|contractor|inspector|superintendent|operator|owner|director|liaison|hotline|utility|county|city|township|administrator))/,
  how: /^(?:by|with|through|using|under|the same way)\b/,
  when: /^(?:in|by|on|before|after|not before|at|next|within|as soon as|once)\b/,
  how_long: /^(?:for|until|about|not more than|no more than|at most)\b/,
  what_if: /^(?:then|if|the \w+ (?:does|pays|takes|goes|is|will)|they|it)\b/,
};

/** The elements a sentence gives, those that the question is after first. What follows from the form of a question alone
 *  is only given by a sentence that shares a word with it or brings the figure asked for. */
function elementsIn(
  core: string,
  sentence: Sentence,
  question: QuestionText,
  expectation: Expectation,
  place: Place,
  fitting: readonly Figure[],
  shared: number,
  fragment: boolean,
): ExpectedElement[] {
  if (expectation.generic && shared === 0 && !(fitting.length > 0 && leads(fitting[0], sentence))) return [];
  const open = expectation.elements.filter((expected) => !place.taken.has(expected.element.id));
  const { before } = place;
  const spoken = open.filter((expected) => covers(core, sentence, expected, fitting));
  // 'The survey found 12 oaks; we keep 9': one thought in two halves.
  const joined =
    spoken.length === 0 && before !== null && before.sense === 'clause' && before.sentence.text.endsWith(';')
      ? open.filter((expected) =>
          covers(`${before.sentence.text} ${core}`, sentence, expected, [...before.figures, ...fitting]),
        )
      : [];
  // 'Tuesdays from ten to two': a fragment leaves it to the question to say what it speaks of.
  const left =
    fragment && place.first && spoken.length === 0
      ? open.filter(
          (expected) =>
            expected.element.needsFigure === true &&
            fitting.some((figure) => expected.measures.includes(figure.measure)) &&
            expected.patterns.some((cue) => cue.test(question.askedText)),
        )
      : [];
  const near =
    spoken.length + joined.length + left.length === 0 && !expectation.generic && !deflection.test(sentence.text)
      ? nearestElement(open, sentence, question, fitting)
      : null;
  const found = [...spoken, ...joined, ...left, ...(near === null ? [] : [near])];
  const asked = expectation.generic
    ? null
    : askedElement(
        open.filter((expected) => !found.includes(expected)),
        question,
        sentence,
        fitting,
        found,
      );
  return [...(asked === null ? [] : [asked]), ...found]
    .sort((a, b) => Number(b.wanted) - Number(a.wanted))
    .slice(0, mostElementsOfOneSentence + (fitting.length >= 2 ? 1 : 0));
}

/** The element that a definite sentence speaks of in words for which no cue was written: two of the element's own words
 *  beyond those of the question, and a figure, a paper or somebody who acts. */
function nearestElement(
  open: readonly ExpectedElement[],
  sentence: Sentence,
  question: QuestionText,
  fitting: readonly Figure[],
): ExpectedElement | null {
  if (hedge.test(sentence.text) || sentence.asks) return null;
  // To a yes or no belongs what says so; the rest of the topic is no answer.
  if (question.parts.every(({ form }) => form === 'yes_no') && !negation.test(sentence.lower)) return null;
  const definite = fitting.length > 0 || document.test(sentence.text) || acts.test(sentence.lower);
  if (!definite) return null;
  let best: ExpectedElement | null = null;
  let bestScore = nearEnough;
  for (const expected of open) {
    if (expected.element.needsFigure === true) continue;
    let own = 0;
    let fresh = 0;
    for (const stem of expected.ownStems)
      if (sentence.stems.has(stem) && !measureStems.has(stem)) {
        own++;
        if (!question.stems.has(stem)) fresh++;
      }
    const score = own + (expected.wanted ? 0.5 : 0);
    if (fresh >= (fitting.length > 0 ? 1 : 2) && score > bestScore) {
      best = expected;
      bestScore = score;
    }
  }
  return best;
}
const nearEnough = 2;
/** Units fit everything. */
const measureStems = stemsIn(
  'feet foot height hour hours minute day week month year percent number figure amount dollars mile miles acre acres inch total level date time share',
);
/** Somebody does something, now or by rule. */
const acts =
  /\b(?:we|our \w+|they|you|it|the \w+|his|ours|theirs) (?:can |will |would |must |shall |may |do |does |only |never |all )*(?!be\b|have\b|think|believe|feel|hope|know|understand|want|care|take )[a-z]{3,}/;

/** 'About $400,000 a year.': an answer leaves out the words the question has already said, and its figure goes to the
 *  element that the question names. A figure that another element has taken is not given away twice. */
function askedElement(
  open: readonly ExpectedElement[],
  question: QuestionText,
  sentence: Sentence,
  fitting: readonly Figure[],
  found: readonly ExpectedElement[],
): ExpectedElement | null {
  const direct = fitting.filter(
    (one) =>
      question.parts.some((part) => answersPart(one, sentence, part)) &&
      !isOfSomethingElse(one, sentence, question.stems) &&
      (leads(one, sentence) || (sentence.words.length <= shortSentence && !namesSomeoneElses(one, sentence))),
  );
  let best: ExpectedElement | null = null;
  let bestScore = 0;
  for (const figure of direct) {
    const taken = found.some((expected) => expected.element.needsFigure === true && takes(expected, figure));
    for (const expected of open) {
      if (!takes(expected, figure)) continue;
      const { label } = expected.element;
      const asked =
        [...stemsIn(label)].filter((stem) => [...question.stems].some((said) => sameSubject(stem, said))).length +
        (expected.patterns.some((cue) => cue.test(question.text)) ? 2 : 0);
      // Without a word in common, only what the question is after and only a figure can fill.
      if (
        asked === 0 &&
        ((taken && !leads(figure, sentence)) || !(expected.wanted && expected.element.needsFigure === true))
      )
        continue;
      const score =
        0.1 +
        asked +
        (expected.wanted ? 1.5 : 0) +
        (expected.element.needsFigure === true ? 1 : 0) +
        0.5 * overlap(expected.modelStems, sentence.stems);
      if (score > bestScore) {
        best = expected;
        bestScore = score;
      }
    }
  }
  return best;
}
/** In a longer sentence the figure has to come first to be the answer. */
const shortSentence = 14;

/** 'The ordinance asks for 300': not the applicant's own figure. */
function namesSomeoneElses(figure: Figure, sentence: Sentence): boolean {
  return /\b(?:ordinance|code|law|statute|rule|county|state|district|others?|another|competitors?|average)\b/.test(
    sentence.lower.slice(0, figure.at),
  );
}

function takes({ measures }: ExpectedElement, { measure }: Figure): boolean {
  return measures.includes(measure) || (measure === 'plain' && measures.includes('count'));
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let sum = 0;
  for (const stem of one) if (other.has(stem)) sum++;
  return sum;
}

/** The sentence begins with the figure: 'About 300 feet, …', '140 a day', 'It is 48 decibels'. */
function leads(figure: Figure | undefined, sentence: Sentence): boolean {
  return figure !== undefined && figure.at <= 24 && leadIn.test(sentence.lower.slice(0, figure.at));
}
const leadIn =
  /^(?:(?:(?:it|that|this|these|they|there|ours|theirs|yours)(?:'s| is| are| will be| would be| is going to be| are going to be| runs?)|yes|no|well|so|uh|um|maybe|probably|little|bit|shy of|close to|call it|somewhere|figure|say|about|around|at|most|least|up|to|roughly|approximately|nearly|almost|some|only|just|not|no|more|less|fewer|than|under|over|for|in|by|a|an|the|it is|it's|it will be|that is|that's|there are|there will be|we have|we expect|they are|between|from|currently)\b[ ,.]*)*$/;

/** A figure fits where the question asks for its kind, or an element of the topic is filled by it. */
function fits(figure: Figure, sentence: Sentence, question: QuestionText, expectation: Expectation): boolean {
  const elsewhere = !expectation.generic && isOfSomethingElse(figure, sentence, question.stems);
  if (!elsewhere && question.parts.some((part) => answersPart(figure, sentence, part))) return true;
  if (
    elsewhere &&
    question.parts.every(({ wants, counted }) => wants.length > 0 || counted !== null) &&
    !expectation.elements.some(
      (expected) => takes(expected, figure) && expected.patterns.some((cue) => cue.test(sentence.text)),
    )
  )
    return false;
  if (figure.measure === 'plain' || (figure.measure === 'date' && figure.unit === 'year')) return false;
  if (expectation.generic) return question.parts.every(({ wants }) => wants.length === 0);
  const filled = expectation.elements.some((expected) =>
    expected.measures.length === 0 ? anywhere.has(figure.measure) : expected.measures.includes(figure.measure),
  );
  // A number of something belongs to the topic where the something does.
  return (
    filled &&
    (figure.measure !== 'count' ||
      [...stemsIn(sentence.lower.slice(figure.at, figure.at + 40))].some(
        (stem) => question.stems.has(stem) || (expectation.vocabulary.get(stem) ?? 0) >= 0.2,
      ))
  );
}
/** Kinds of figure that make almost any answer more definite. */
const anywhere: ReadonlySet<Figure['measure']> = new Set([
  'length',
  'area',
  'money',
  'duration',
  'date',
  'percent',
  'clock',
]);

/** 'How many trucks' is answered by a number of trucks, or by a number that opens the sentence. */
export function answersPart(figure: Figure, sentence: Sentence, part: QuestionPart): boolean {
  if (part.counted !== null) {
    if (
      figure.measure !== 'count' &&
      figure.measure !== 'plain' &&
      figure.measure !== 'percent' &&
      figure.measure !== 'ratio'
    )
      return false;
    const { counted } = part;
    const after = sentence.lower.slice(
      figure.at + (figure.text.split(' ')[0] ?? '').length,
      figure.at + figure.text.length + 30,
    );
    return leads(figure, sentence) || [...stemsIn(after)].some((stem) => sameSubject(stem, counted));
  }
  if (figure.measure === 'plain') {
    const behind = sentence.lower.slice(figure.at + figure.text.length);
    // '61,000 a stall': asked what it costs, nobody says dollars.
    if (part.wants.includes('money') && figure.value >= leastPrice && /^ (?:a|an|per|each|apiece)\b/.test(behind))
      return true;
    if (!leads(figure, sentence)) return false;
    // 'Seven.', 'Roughly 84k.', 'About 300.': the question has said the unit.
    return part.wants.includes('clock')
      ? figure.value <= 12 && Number.isInteger(figure.value)
      : part.wants.includes('count') ||
          (part.wants.length > 0 && (sentence.words.length <= 4 || unitUnsaid.test(behind)));
  }
  return part.wants.includes(figure.measure) && !(part.distance && isDimension(figure, sentence));
}

const leastPrice = 100;
/** 'Sixty-two to the parapet': the unit was in the question. */
const unitUnsaid = /^(?:$|[.,;]| (?:to|with|at|on|in|including|without|or|and|when|by|from|each|apiece)\b)/;

/** '12 feet tall' is no distance. */
function isDimension(figure: Figure, { lower }: Sentence): boolean {
  return (
    figure.measure === 'length' &&
    (/^ (?:tall|high|wide|deep|long|thick|in (?:height|diameter))\b/.test(
      lower.slice(figure.at + figure.text.length),
    ) ||
      /\b(?:height|width|depth|diameter)\b[^,;]{0,24}$/.test(lower.slice(0, figure.at)))
  );
}

/** An element that is the figure of a rule, and who makes rules. */
const ofTheRule =
  /\b(?:code|ordinance|county|city|law|rules?|standard)\b.*\b(?:requires?|asks?|allows?|sets?|limits?)\b/;
const ruleMaker = /\b(?:code|ordinance|county|city|township|village|zoning|law|rules?|standard|statute)\b/;

/** 'The ordinance requires 200': the unit was said before. */
function namesRule({ lower, figures }: Sentence): boolean {
  return figures.some(
    ({ measure, at }) =>
      measure === 'plain' &&
      /(?:requires?|allows?|limit is|asks for|minimum is|maximum is|calls for|needs) $/.test(
        lower.slice(Math.max(0, at - 14), at),
      ),
  );
}

function counts({ measures }: ExpectedElement): boolean {
  return measures.includes('count') || measures.includes('plain');
}

/** Said in nearly the words in which we would say it, though no cue was written for it. */
function likeModel({ stems }: Sentence, { modelStems }: ExpectedElement): boolean {
  if (modelStems.size < leastModelStems || stems.size < leastModelStems) return false;
  let shared = 0;
  for (const stem of modelStems) if (stems.has(stem)) shared++;
  return shared >= leastModelStems && shared >= modelStems.size * mostOfModel;
}
const leastModelStems = 3;
const mostOfModel = 0.66;

function covers(core: string, sentence: Sentence, expected: ExpectedElement, fitting: readonly Figure[]): boolean {
  if (ofTheRule.test(expected.element.label) && namesRule(sentence) && ruleMaker.test(sentence.lower)) return true;
  if (!expected.patterns.some((pattern) => pattern.test(core)) && !likeModel(sentence, expected)) return false;
  if (expected.element.needsFigure !== true) return true;
  return (
    fitting.some((figure) => expected.measures.length === 0 || expected.measures.includes(figure.measure)) ||
    // The cue has said what the number is a number of ('12 people work here full time').
    (counts(expected) && sentence.figures.some(({ measure }) => measure === 'count' || measure === 'plain')) ||
    (expected.measures.length === 0 && sentence.figures.length > 0) ||
    namesRule(sentence)
  );
}
