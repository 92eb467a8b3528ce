import { annotate } from '../language/annotate.ts';
import { matcher, type Match } from '../language/matcher.ts';
import type { Annotation } from '../language/types.ts';
import type { Heard } from '../said/heard.ts';
import { undertakingsIn } from '../said/undertakings.ts';

/* Sentences of a presentation or an answer that no finding can be based on, whatever their subject. */

/** The speaker introduces somebody, thanks, or runs the meeting. */
const procedural = matcher([
  'for the record',
  'my name be',
  'i be the|a|an|with|from|your? _? _? project|development|program|site|construction|general manager|director|lead|planner',
  'on behalf of',
  'with me be|tonight|today|here',
  'be _? represented tonight|today|here',
  'here with me',
  'i will|would be brief|quick|short',
  'ask ... exhibit ... admit|accept|receive|mark',
  'move ... exhibit|resume|binder ... into',
  'reserve ... minute|time|rebuttal',
  'next slide',
  'turn it over',
]);
/** What was, or what was once drawn, and isn't any more. */
const superseded = matcher([
  'first|old|earlier|original|previous plan|drawing|layout|version|submittal|application|design|proposal',
  'use to be|have|run',
  'typographical|typo',
  'i|we misspeak',
  'my|our mistake',
]);
/** What is still to come: a paper that isn't there yet shows nothing. */
const unfinished = matcher([
  '<negation> _? _? sign|issue|execute|verify|approve|finish|complete|finalize|receive|decide|grant|schedule',
  '<negation> _? come|hear|get back',
  'have <negation> _? _? have|get|do|see|finish|receive|hear',
  'no letter|permit|study|approval|agreement|commitment|answer yet?',
  '<negation> in|done|back|here|out yet',
  'need|have to have|get their|his|her|the|a|an _? permit|approval|letter|permission|sign-off',
  'so we have to have their|the|a permit|approval|permission',
  'though|but not _ ... commitment|letter|approval|permit|study',
  'pending|undecided',
  'still open|out|talk|wait|review|negotiate|work',
  'come after your|yours',
  'nondisclosure|confidential|proprietary',
  'in for|under|in review',
  'pre-app|preapplication|pre-application',
  'have|got our|the|my|it drawing|plan|application|submittal|packet|report',
  '=studying|=negotiating|=considering',
  'they|he|she have _? it|that since',
  'trade draft',
]);
/** What somebody else would like. */
const wished = matcher(['!code|ordinance|district|law|section|standard =wants', '<pronoun> would like']);
/** What the speaker isn't sure of. */
const hedged = matcher(['i|we think|guess|suppose|believe', 'i|we do not think|believe|know|recall|remember', 'sorry']);
/** What the speaker has no hold on. */
const beyondControl = matcher(['can|could not _? control|promise|guarantee|say|tell|answer|speak|commit']);
/** What the applicant grants against the request. */
const conceded = matcher([
  'i will|would be honest|straight|candid|lie',
  'be honest|straight with you',
  'candidly|frankly|admittedly',
  'not go to tell you|pretend',
  'go to make|hear|smell|see some|a|the? noise|dust|truck|it|us',
  'you will hear|see|smell us|it|them',
  'that be the worst',
  'the worst of it|that',
]);
/** Relief that is asked for: what the rule says isn't met. */
const relief = matcher([
  'ask you|the|this|y ... bend|waive|modify|reduce|consider',
  'ask you ... let|allow|leave',
  'ask for a|the|that|this waiver|modification|deviation|reduction|variance|exception',
  'waiver|modification|deviation|reduction|variance|exception =requested|=sought',
  'short of the|your|what',
  '<number> ... short',
  'recommend|grant|allow the|a|that|this deviation|waiver|modification',
  'cover|serve|reserve <number> of the? <number>',
  'the rest need|come|wait|follow',
]);
/** 'Your code has 150 feet and we have it on three sides': the fourth is short. */
const onSomeSides = matcher(['on|to|along one|two|three _? side|sides']);
const ofRule = matcher(['code|ordinance|rule|standard|requirement|require|district|limit']);
/** 'So we're two over.' More of a length or a number than the rule has may be better. */
const isOver = matcher(['we|it|that be <number> _? over']);
const isShort = matcher(['we|it|that be <number> _? short|shy', 'over|above|past the|your|a limit|maximum']);
const moreMayBeBetter: ReadonlySet<string> = new Set(['length', 'area', 'count']);
const notOver = matcher(['<negation> _? _? over|above|past|beyond|short']);
/** Somebody else's words, with nothing that says whose or where they are written. */
const reported = matcher(['it|he|she|they say|said|tell|told']);
/** 'What we have on that is in the application': where something may be found. */
const pointsElsewhere = matcher([
  'that|it|this|all|everything be|s in|on our|the|your|my? application|packet|file|record|submittal|binder|narrative|report',
  'what we|i have ... be in|on',
  'see our|the application|packet|file|narrative',
]);
/** 'The plan calls for homes, and a burned mill isn't that.' */
const contrast = matcher(['be <negation> that|this $']);
const noted = [
  contrast,
  pointsElsewhere,
  reported,
  procedural,
  superseded,
  unfinished,
  hedged,
  beyondControl,
  conceded,
  relief,
];

const asked = matcher(['<number> _? be ask|require|need']);

/** 'Has to be 440': the figure that is required stands at the end. */
const owed = matcher(['must|should be|hold|measure <number>', 'have to be|hold|measure <number>']);
/** 'The letter covers 96 of 300 megawatts.' */
const partly = matcher(['cover|serve|reserve|hold <number> of the? <number>']);

/** A figure this many times as large or as small measures something else. */
const farthest = 5;

/** 'It measured 395 feet, and 440 is asked': a figure below the one that is required, beside it. Takes: a sentence, read. Gives: the
 *  required figure, in the words of the sentence; null if none falls short of it.  Throws: never. */
export function requiredOver(annotation: Annotation): string | null {
  const { text, quantities } = annotation;
  const figures = quantities.map((one) => {
    const words = text.slice(one.figure.start, one.figure.end);
    const digits = Number((words.split(' ')[0] ?? '').replaceAll(',', ''));
    return { ...one, words, plain: Number.isNaN(digits) ? one.value : digits };
  });
  const isIn = ({ start, end }: Match, one: (typeof figures)[number]): boolean => one.start >= start && one.start < end;
  const part = partly.first(annotation);
  const rule = part ?? asked.first(annotation) ?? owed.first(annotation);
  if (rule === null) return null;
  const required = figures.findLast((one) => isIn(rule, one));
  if (required === undefined) return null;
  const like = figures.filter(
    (one) =>
      one !== required &&
      (part === null) !== isIn(rule, one) &&
      (one.unit === required.unit || one.unit === null || required.unit === null) &&
      one.plain * farthest > required.plain,
  );
  const own = like.findLast(({ start }) => start < required.start) ?? like[0];
  return own !== undefined && own.plain < required.plain ? required.words : null;
}

/** How many sentences after its figure the speaker grants that it misses the rule. */
const grantedWithin = 2;

/** Whether a speaker goes on to say that a figure misses the rule: 'It is 47 decibels. The code is 45. So we're two over.'
 *  Takes: what was said in full, and a sentence of it.  Gives: false for a sentence without a figure.  Throws: never. */
export function missesRule(text: string, quote: string): boolean {
  const at = text.indexOf(quote);
  const { quantities } = annotate(quote);
  if (at < 0 || quantities.length === 0) return false;
  const annotation = annotate(text);
  const { sentences } = annotation;
  const last = sentences.findIndex(({ end }) => end >= at + quote.length);
  const isMost = quantities.every(({ dimension }) => !moreMayBeBetter.has(dimension));
  const missing = isMost ? [isShort, isOver] : [isShort];
  return sentences
    .slice(last, last + 1 + grantedWithin)
    .some((one) => missing.some((words) => words.test(annotation, one)) && !notOver.test(annotation, one));
}

const departs = matcher([
  'ask|request|seek|need ... departure|waiver|variance|exception|deviation|modification|relief',
  'departure|waiver|variance|exception|deviation|modification request|ask|need',
  'like you|the|this to waive|vary|modify',
]);
/** How far from its figures relief is asked for, in sentences. */
const askedWithin = 2;

/** Whether relief is asked for beside a sentence that tells the rule: 'The building is 41 feet and your code says 35. We're asking for a
 *  departure.' Takes: what was said in full, and a sentence of it.  Gives: false for a sentence that names no rule.  Throws: never. */
export function asksBeside(text: string, quote: string): boolean {
  const at = text.indexOf(quote);
  if (at < 0 || !ofRule.test(annotate(quote))) return false;
  const annotation = annotate(text);
  const { sentences } = annotation;
  const last = sentences.findIndex(({ end }) => end >= at + quote.length);
  return sentences.slice(last, last + 1 + askedWithin).some((one) => departs.test(annotation, one));
}

/** Whether a sentence can support no finding: the speaker introduces somebody, tells what was once planned or is still to come, grants a
 *  drawback, asks for relief, or only promises to bring an answer.
 *  Takes: the sentence, read as text and as an answer.  Throws: never. */
export function showsNothing(annotation: Annotation, heard: Heard): boolean {
  if (ofRule.test(annotation) && onSomeSides.test(annotation)) return true;
  if (noted.some((one) => one.test(annotation)) || requiredOver(annotation) !== null) return true;
  const undertaken = undertakingsIn(heard);
  if (undertaken.some(({ homework, putOff }) => homework || putOff)) return true;
  return undertaken.length === 0 && (wished.test(annotation) || offers.test(annotation));
}

/** 'I can get it to staff in writing.' */
const offers = matcher([
  'can|could|will|would get|bring|send|provide|find|check|submit|forward ... you|staff|board|commission|clerk|writing|answer',
  'can|could|will|would get|bring|send|provide|find|check it|that|those|them',
  'get back to',
  'look into|up',
  'follow up',
]);
