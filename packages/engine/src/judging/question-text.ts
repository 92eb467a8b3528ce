import { readAnswer, readSentence } from '../speech/answer-text.ts';
import type { Sentence } from '../speech/answer-text.ts';
import type { Figure, Measure } from '../speech/figures.ts';
import { contentStem } from '../speech/lexicon.ts';

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

/** Forms that a definite sentence of any kind may answer; the others ask for a yes or no, a figure, a name, a place or a time. */
export const openForms: ReadonlySet<QuestionForm> = new Set(['what', 'what_if', 'how', 'why', 'remark']);

/** A question, taken apart. */
export interface QuestionText {
  readonly text: string;
  /** What is asked, in order; a demand or remark alone is one part of form 'remark'. */
  readonly parts: readonly QuestionPart[];
  readonly stems: ReadonlySet<string>;
  /** Figures that the question itself names; to say them back is no answer. */
  readonly figures: readonly Figure[];
  /** Stems of the parts that ask, without what was said before. */
  readonly askedStems: ReadonlySet<string>;
  readonly askedText: string;
}

export interface QuestionPart {
  readonly form: QuestionForm;
  readonly sentence: Sentence;
  /** What is asked of the thing: its content words without the subject of a yes or no ('Is the pond *lined*?'). */
  readonly sought: ReadonlySet<string>;
  /** What kind of figure would answer it; empty where none is asked. */
  readonly wants: readonly Measure[];
  /** Stem of what is counted ('how many trucks'), or null. */
  readonly counted: string | null;
  /** Asks how far one thing is from another, not how large it is. */
  readonly distance: boolean;
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
    /\bhow (?:loud|much|large|big|hot|heavy)\b|\bwhat (?:is|are|was|would be|will be|'s) (?:the|your) (?:\w+ ){0,3}(?:cost|price|amount|level|size|percentage|share|rate|capacity|budget|value|premium|figure|number|reading|sum)\b|\bwhat (?:does|do|did|will|would|is|are|can|should) .{1,50}\b(?:get|pay|paying|getting|cost|receive|earn|generate|collect|contribute|read|weigh|measure|come to|amount to|worth|owe)\b|\bby how much\b|\bwhat (?:percentage|percent|share)\b/,
    'how_much',
  ],
  [/\bhow many\b|\bwhat (?:is|are|was) (?:the|your) (?:\w+ ){0,3}(?:number|count|total)\b/, 'how_many'],
  [
    /\bwhen\b(?! (?:the|a|we|you|i|it|they|that|this|our|your|she|he|someone) [^?]*,)|\b(?:what|which) (?:time|date|day|year|month|season|hours?)\b|\bat what (?:point|time|stage)\b|\b(?:timeline|time frame|timetable)\b/,
    'when',
  ],
  [
    /^(?:(?:and|so|but|then|well),? )?who(?:se|m)?\b|\bwho(?:se|m)?\b(?! (?:live|work|own|is asking|are here|signed|spoke|came))|\bwhich (?:company|person|agency|department|firm|utility|engineer|consultant|official)\b/,
    'who',
  ],
  [/\bwhere\b/, 'where'],
  [/\bwhy\b|\bfor what reason\b|\bwhat makes\b/, 'why'],
  [/\bhow\b|\bin what way\b|\bby what means\b/, 'how'],
  [
    /\bwhat\b|\bwhich\b|\b(?:can|could|would|will) you (?:please )?(?:explain|describe|tell|walk|elaborate|speak to|clarify|expand|talk|share|give|show|address|comment|break|highlight|point)\b/,
    'what',
  ],
];

const wanted: Partial<Record<QuestionForm, readonly Measure[]>> = {
  when: ['date', 'clock', 'duration'],
  how_far: ['length'],
  how_long: ['duration', 'date', 'clock'],
  how_many: ['count'],
  how_much: ['money', 'percent', 'volume', 'area', 'power', 'sound', 'count', 'weight', 'ratio', 'speed'],
};

/** What is counted or measured, where the question names it ('how many gallons', 'how much water', 'how loud'). */
const measuredBy: readonly (readonly [RegExp, readonly Measure[]])[] = [
  [/^(?:feet|foot|miles?|yards|inches|stories|floors)/, ['length']],
  [/^(?:hours?|days?|weeks?|months?|years?|minutes?|times)/, ['duration', 'count', 'date', 'clock']],
  [/^(?:gallons?|barrels?|water)/, ['volume', 'percent']],
  [/^(?:acres?|land|ground|farmland|woods|open space)/, ['area', 'percent']],
  [/^(?:decibels?|noise|sound|loud)/, ['sound']],
  [/^(?:megawatts?|power|electricity|kilowatts?)/, ['power', 'percent']],
  [/^(?:money|taxes|tax|cost|dollars?|cover|coverage|insurance|revenue|rent|bond|security)/, ['money', 'percent']],
  [/^(?:setback|height)/, ['length']],
];

/** What is measured, where only the verb tells ('what would a meter read', 'by how much do you clear it'). */
const askedByVerb: readonly (readonly [RegExp, readonly Measure[]])[] = [
  [/\bby how much\b/, ['length', 'percent', 'sound', 'area', 'count', 'volume', 'money', 'ratio', 'duration']],
  [
    /\bwhat .{1,50}\b(?:pay|paying|cost|earn|owe|worth|contribute|receive|collect|generate|get|getting)\b/,
    ['money', 'percent'],
  ],
  [/\bwhat .{1,50}\bread\b/, ['sound', 'percent', 'volume', 'power', 'weight']],
  [/\bwhat .{1,50}\bweigh\b/, ['weight']],
];

/** Takes a question apart. Takes: its text, a remark or demand included. Gives: at least one part. Never throws. */
export function readQuestion(text: string): QuestionText {
  const read = readAnswer(text.slice(0, 4_000));
  const asking = read.sentences.filter((sentence) => sentence.asks || demand.test(sentence.lower));
  const asked = asking.length > 0 ? asking : read.sentences.slice(-1);
  const parts = asked
    .slice(-4)
    .flatMap(({ raw }) => raw.split(compound).map(readSentence))
    .slice(-4)
    .map(readPart);
  return {
    text: read.text,
    parts,
    stems: union(read.sentences),
    figures: read.sentences.flatMap(({ figures }) => figures),
    askedStems: union(asked),
    askedText: asked.map(({ text: one }) => one).join(' '),
  };
}
/** 'How many trucks, and which road will they take?' asks twice. */
const compound =
  /,? and (?=(?:for |on |at |in |by )?(?:who|what|when|where|which|how|why|whether|is|are|was|were|does|do|did|will|would|should|can|could|has|have)\b)|, (?=(?:for |by |of )?(?:whom|how (?:long|much|many|far|often|tall|loud))\b)/i;
const demand =
  /^(?:please |so |and |then )?(?:tell|explain|describe|walk|show|give|name|list|help|address|clarify|elaborate|speak|talk|(?:(?:i|we)(?:'d| would)? (?:(?:just|really|also) )?(?:like|want|need) to (?:know|hear|understand)|i (?:wonder|was wondering)|i(?:'m| am) (?:wondering|curious)) (?:who|what|when|where|which|how|why|whether|if))\b/;

function readPart(sentence: Sentence, at: number, all: readonly Sentence[]): QuestionPart {
  // The first half of a compound question has lost its question mark to the second.
  const form = formOf(all.slice(at).some(({ asks }) => asks) ? { ...sentence, asks: true } : sentence);
  const named =
    /\bhow (?:many|much) (?:(?:more|new|of (?:the|these|those|your|them)|full-time|permanent|total|extra|additional) )?(?:\d[\d,]* )?([a-z-]+)|\bhow (loud)\b/.exec(
      sentence.lower,
    );
  const noun = named?.[1] ?? named?.[2] ?? (form === 'what' ? whatNoun.exec(sentence.lower)?.[1] : null) ?? null;
  const measured = noun === null ? undefined : measuredBy.find(([pattern]) => pattern.test(noun))?.[1];
  const byClock = (form === 'when' || form === 'how_long') && hoursOfTheDay.test(sentence.lower);
  const wants = measured ?? (byClock ? (['clock'] as const) : (wanted[form] ?? []));
  const time =
    !byClock && /\b(?:for )?how long\b|\bhow soon\b/.test(sentence.lower)
      ? (['duration', 'date', 'clock'] as const)
      : [];
  const money = /\b(?:in dollars|what do they pay|how much money|what does it cost|the price)\b/.test(sentence.lower)
    ? (['money'] as const)
    : [];
  const byVerb =
    form === 'how_much' && measured === undefined ? askedByVerb.find(([verb]) => verb.test(sentence.lower)) : undefined;
  return {
    form,
    sentence,
    sought: soughtOf(form, sentence),
    wants: [...new Set([...(byVerb?.[1] ?? wants), ...time, ...money])],
    counted: form === 'how_many' && measured === undefined ? contentStem(noun ?? '') : null,
    distance: /\bhow (?:far|close|near)\b|\b(?:distance|setback|separation)\b/.test(sentence.lower),
  };
}
/** A yes or no about a noun begins with it; one about you, it or anyone has no subject to leave out. */
const ofPronoun =
  /\b(?:is|are|was|were|do|does|did|will|would|can|could|should|has|have|had) (?:\w+n't )?(?:you|we|i|he|she|it|they|there|this|that|these|those|any\w*|some\w*|your|our)\b/;
function soughtOf(form: QuestionForm, { stems, lower }: Sentence): ReadonlySet<string> {
  return form === 'yes_no' && stems.size > 1 && !ofPronoun.test(lower) ? new Set([...stems].slice(1)) : stems;
}

/** 'What insurance do you carry', 'what bond stands behind it'. */
const whatNoun = /\b(?:what|which) (?:kind of |sort of )?(insurance|coverage|bond|security|rent|setback|height)\b/;
const hoursOfTheDay =
  /\b(?:what time|what hours?|(?:start|begin|stop|quit|finish|open|close|run|work)\b.{0,24}\bin the (?:morning|evening|afternoon)|at night|of the day)\b/;

function formOf(sentence: Sentence): QuestionForm {
  const lower = sentence.lower;
  if (/^whether\b/.test(lower)) return 'yes_no';
  if (!sentence.asks && !demand.test(lower)) return 'remark';
  const tell =
    /\b(?:can|could|would|will) you (?:please |just |maybe |also )?(?:explain|describe|tell|walk|elaborate|speak to|clarify|expand|talk|share|give|show|address|comment|break|highlight|point)\b/.exec(
      lower,
    );
  // 'Can you tell us how far …' asks how far, not whether they can.
  const core = tell === null ? lower : lower.slice(tell.index + tell[0].length);
  if (tell !== null && /^ (?:(?:me|us|the (?:board|commission|public)|everyone|folks) )?(?:if|whether)\b/.test(core))
    return 'yes_no';
  const byWord = firstForm(core) ?? (tell === null ? null : 'what');
  const opening = polarOpening.exec(lower);
  const wh = /\b(?:who|whose|what|when|where|why|how|which)\b/.exec(lower);
  const polarFirst =
    tell === null &&
    ((opening !== null && (wh === null || opening.index <= wh.index)) ||
      (polarTail.test(lower) && !/^(?:so |and |but |then )?(?:who|which|what|where|when|why|how)\b/.test(lower)));
  if (polarFirst && !/\bwhat (?:happens|if)\b/.test(lower))
    return /\b\w+,? or (?!no\b|not\b|so\b|more\b|any)\w+[^,]*\?$/.test(lower) &&
      !/yes or no/.test(lower) &&
      opening !== null
      ? 'choice'
      : 'yes_no';
  return byWord ?? (sentence.asks ? 'yes_no' : 'what');
}

/** The form of the first question word; 'what happens if' goes before everything. */
function firstForm(text: string): QuestionForm | null {
  let best: QuestionForm | null = null;
  let bestAt = Infinity;
  for (const [pattern, form] of forms) {
    const at = pattern.exec(text)?.index ?? -1;
    if (at < 0) continue;
    if (form === 'what_if') return form;
    if (at < bestAt) {
      best = form;
      bestAt = at;
    }
  }
  return best;
}

function union(sentences: readonly Sentence[]): ReadonlySet<string> {
  return new Set(sentences.flatMap((sentence) => [...sentence.stems]));
}
