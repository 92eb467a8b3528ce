import { readAnswer } from './answer-text.ts';
import type { Sentence } from './answer-text.ts';
import type { Measure } from './figures.ts';

export type QuestionForm =
  | 'yes_no'
  | 'choice'
  | 'when'
  | 'who'
  | 'where'
  | 'how_many'
  | 'how_far'
  | 'how_long'
  | 'how_much'
  | 'what_if'
  | 'why'
  | 'how'
  | 'what'
  | 'remark';

/** A question, taken apart. */
export interface QuestionText {
  readonly text: string;
  /** What is asked, in order; a demand or remark alone is one part of form 'remark'. */
  readonly parts: readonly QuestionPart[];
  readonly stems: ReadonlySet<string>;
  /** Stems of the parts that ask, without what was said before. */
  readonly askedStems: ReadonlySet<string>;
}

export interface QuestionPart {
  readonly form: QuestionForm;
  readonly sentence: Sentence;
  /** What kind of figure would answer it; empty where none is asked. */
  readonly wants: readonly Measure[];
}

const polarOpening =
  /(?:^|[,:;.-] ?|\b(?:and|so|but|or|then|well|okay|first|sir|madam|please) )(?:yes or no[,: ]|is|are|was|were|am|do|does|did|will|would|can|could|should|shall|has|have|had|may|might|isn't|aren't|don't|doesn't|didn't|won't|wouldn't|can't|couldn't|haven't|hasn't) (?:you|we|i|he|she|it|they|there|this|that|these|those|the|a|an|any|all|your|our|my|his|her|their|its|some|someone|anyone|anybody|somebody|people|[a-z]+)\b/;
const polarTail =
  /\b(?:right|correct|yes or no|is that (?:right|correct|it|so|accurate|true|fair)|isn't it|aren't you|don't you|won't you|do you|are you|will you|agreed|am i right|yes)\s*\?$/;

const forms: readonly (readonly [RegExp, QuestionForm])[] = [
  [
    /\bwhat (?:happens?|would happen|will happen|do you do|will you do|would you do|becomes?|if)\b.{0,80}\b(?:if|when|after|should)\b|\bwhat if\b|\b(?:suppose|say) (?:that )?\w+.{0,120}\?|\bwhat (?:happens|will happen|becomes|would become)\b/,
    'what_if',
  ],
  [
    /\bhow (?:far|close|near|high|tall|wide|deep|many feet|big a (?:setback|buffer))\b|\bwhat (?:is|are|was|would be|will be) (?:the|your) (?:\w+ ){0,3}(?:distance|setback|height|width|depth|separation)\b/,
    'how_far',
  ],
  [/\bhow (?:long|soon|often|quickly|fast|late|early|many (?:years|months|weeks|days|hours|minutes))\b/, 'how_long'],
  [
    /\bhow (?:loud|much|large|big|hot|heavy)\b|\bwhat (?:is|are|was|would be|will be|'s) (?:the|your) (?:\w+ ){0,3}(?:cost|price|amount|level|size|percentage|share|rate|capacity|budget|value|premium)\b|\bwhat (?:percentage|percent|share)\b/,
    'how_much',
  ],
  [/\bhow many\b|\bwhat (?:is|are|was) (?:the|your) (?:\w+ ){0,3}(?:number|count|total)\b/, 'how_many'],
  [
    /\bwhen\b(?! (?:the|a|we|you|i|it|they|that|this|our|your|she|he|someone) [^?]*,)|\bwhat (?:time|date|day|year|month|hours)\b|\bat what (?:point|time|stage)\b|\b(?:timeline|time frame|timetable)\b/,
    'when',
  ],
  [
    /\bwho(?:se|m)?\b(?! (?:live|work|own|is asking|are here|signed|spoke|came))|\bwhich (?:company|person|agency|department|firm|utility|engineer|consultant|official)\b/,
    'who',
  ],
  [/\bwhere\b/, 'where'],
  [/\bwhy\b|\bfor what reason\b|\bwhat makes\b/, 'why'],
  [/\bhow\b|\bin what way\b|\bby what means\b/, 'how'],
  [
    /\bwhat\b|\bwhich\b|\b(?:can|could|would|will) you (?:please )?(?:explain|describe|tell|walk|elaborate|speak to|clarify|expand|talk|share|give|show|address|comment|say|break|highlight|point)\b/,
    'what',
  ],
];

const wanted: Partial<Record<QuestionForm, readonly Measure[]>> = {
  when: ['date', 'clock', 'duration'],
  how_far: ['length'],
  how_long: ['duration', 'date', 'clock'],
  how_many: ['count', 'plain', 'duration', 'length', 'area', 'power', 'volume', 'percent'],
  how_much: ['money', 'percent', 'volume', 'area', 'power', 'sound', 'count', 'weight', 'ratio', 'plain', 'speed'],
};

/** Takes a question apart. Takes: its text, a remark or demand included. Gives: at least one part. Never throws. */
export function readQuestion(text: string): QuestionText {
  const read = readAnswer(text.slice(0, 4_000));
  const asking = read.sentences.filter((sentence) => sentence.asks || demand.test(sentence.lower));
  const asked = asking.length > 0 ? asking : read.sentences.slice(-1);
  const parts = asked.slice(-4).map(readPart);
  return {
    text: read.text,
    parts,
    stems: union(read.sentences),
    askedStems: union(asked),
  };
}
const demand =
  /^(?:please |so |and |then )?(?:tell|explain|describe|walk|show|give|name|list|help|address|clarify|elaborate|speak|talk)\b/;

function readPart(sentence: Sentence): QuestionPart {
  const form = formOf(sentence);
  return { form, sentence, wants: wanted[form] ?? [] };
}

function formOf(sentence: Sentence): QuestionForm {
  const lower = sentence.lower;
  if (!sentence.asks && !demand.test(lower)) return 'remark';
  const tell =
    /\b(?:can|could|would|will) you (?:please |just |maybe |also )?(?:explain|describe|tell|walk|elaborate|speak to|clarify|expand|talk|share|give|show|address|comment|say|break|highlight|point)\b/.exec(
      lower,
    );
  // 'Can you tell us how far …' asks how far, not whether they can.
  const core = tell === null ? lower : lower.slice(tell.index + tell[0].length);
  const byWord = forms.find(([pattern]) => pattern.test(core))?.[1] ?? (tell === null ? null : 'what');
  const opening = polarOpening.exec(lower);
  const wh = /\b(?:who|whose|what|when|where|why|how|which)\b/.exec(lower);
  const polarFirst =
    tell === null && ((opening !== null && (wh === null || opening.index <= wh.index)) || polarTail.test(lower));
  if (polarFirst && !/\bwhat (?:happens|if)\b/.test(lower))
    return /\b\w+ or (?!no\b|not\b|so\b|more\b|any)\w+[^,]*\?$/.test(lower) &&
      !/yes or no/.test(lower) &&
      opening !== null
      ? 'choice'
      : 'yes_no';
  return byWord ?? (sentence.asks ? 'yes_no' : 'what');
}

function union(sentences: readonly Sentence[]): ReadonlySet<string> {
  return new Set(sentences.flatMap((sentence) => [...sentence.stems]));
}
