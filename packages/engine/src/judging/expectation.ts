import { entryFor, topicById } from '../knowledge/all-topics.ts';
import { topicIds } from '../knowledge/types.ts';
import type { Element, IndustryGroup, KnowledgeEntry, TopicId, TopicKnowledge } from '../knowledge/types.ts';
import { allTopics } from '../knowledge/all-topics.ts';
import { themeById } from '../catalogue/theme-by-id.ts';
import type { Measure } from '../speech/figures.ts';
import { cueExpression } from '../speech/cue-expression.ts';
import type { CueExpression } from '../speech/cue-expression.ts';
import { stemsIn } from '../speech/lexicon.ts';
import { genericElements } from './generic-elements.ts';
import { topicRecognised } from '../speech/recognise-topic.ts';
import { vocabularyOf, wordsOfCue } from './topic-vocabulary.ts';
import type { Vocabulary } from './topic-vocabulary.ts';
import type { QuestionText } from './question-text.ts';

/** An element with its cues made ready. */
export interface ExpectedElement {
  readonly element: Element;
  readonly patterns: readonly CueExpression[];
  readonly measures: readonly Measure[];
  /** Content words of its model sentence, without the blanks. */
  readonly modelStems: ReadonlySet<string>;
  /** Everything it is spoken of with: label, model and cues. */
  readonly ownStems: ReadonlySet<string>;
  /** The question is after this one; the others make the answer fuller. */
  readonly wanted: boolean;
}

/** What a complete answer to this question contains. */
export interface Expectation {
  readonly topic: TopicKnowledge | null;
  readonly entry: KnowledgeEntry | null;
  readonly elements: readonly ExpectedElement[];
  readonly cues: readonly CueExpression[];
  /** The language of the topic; empty where none is known. */
  readonly vocabulary: Vocabulary;
  /** True where no topic was recognised and the elements follow from the form of the question alone. */
  readonly generic: boolean;
  /** The topic stands on the record or was named by the client; it was not guessed from the words. */
  readonly named: boolean;
}

/** What a complete answer contains. Takes: the question, the topic and element ids on its record (or null and none), what
 *  the client named as focus, and the project's industry group. Gives: elements of the knowledge entry, or, where no topic
 *  is recognised, what the form of the question calls for. */
export function expectationOf(
  question: QuestionText,
  group: IndustryGroup,
  onRecord: { readonly topic: string | null; readonly expects: readonly string[]; readonly focus: string | null },
): Expectation {
  const topic = topicOf(question, onRecord);
  const entry = topic === null ? null : (entryFor(topic.topic, group) ?? Object.values(topic.entries)[0] ?? null);
  if (topic === null || entry === null) {
    return {
      topic,
      entry: null,
      elements: genericElements(question).map((element) => expected(element, true)),
      cues: (topic?.cues ?? []).map(cueExpression),
      vocabulary: topic === null ? new Map() : vocabularyOf(topic),
      generic: true,
      named: false,
    };
  }
  const after = onRecord.expects.length > 0 ? onRecord.expects : elementsAskedFor(question, entry);
  // What is asked of other projects may be asked of this one: a drought of a plant that has no entry for it.
  const borrowed =
    after.length > 0
      ? []
      : Object.values(topic.entries)
          .flatMap((other) => other.elements)
          .filter(
            ({ id }, at, all) =>
              all.findIndex((one) => one.id === id) === at && !entry.elements.some((own) => own.id === id),
          )
          .filter(({ cues }) => cues.some((cue) => cueExpression(cue).test(question.askedText)))
          // A tower has no turbines, whoever else is asked for its red lights.
          .filter(({ label, model }) =>
            (`${label} ${model}`.match(machines) ?? []).every((one) => question.text.toLowerCase().includes(one)),
          )
          .slice(0, 2);
  const elements = [
    ...borrowed.map((element) => expected(element, true)),
    ...entry.elements.map((element) =>
      expected(element, borrowed.length === 0 && (after.length === 0 || after.includes(element.id))),
    ),
  ];
  return {
    topic,
    entry,
    elements,
    cues: topic.cues.map(cueExpression),
    vocabulary: [onRecord.topic, onRecord.focus].includes(topic.topic)
      ? vocabularyOf(topic)
      : spokenBy(question, topic),
    generic: false,
    named: [onRecord.topic, onRecord.focus].includes(topic.topic),
  };
}

/** What only one kind of project has. */
const machines =
  /\b(?:turbine|rotor|blade|panel|array|inverter|container|data hall|chiller|rig|flare|well pad|truck court|dock)(?=s?\b)/gi;

/** What the form of the question calls for, whatever it is about. */
export function formExpectation(question: QuestionText): Expectation {
  return {
    topic: null,
    entry: null,
    elements: genericElements(question).map((element) => expected(element, true)),
    cues: [],
    vocabulary: new Map(),
    generic: true,
    named: false,
  };
}

function expected(element: Element, wanted: boolean): ExpectedElement {
  let ready = prepared.get(element);
  if (ready === undefined) {
    ready = {
      element,
      patterns: element.cues.map(cueExpression),
      measures: measuresOf(element),
      modelStems: stemsIn(element.model.replace(/\[[^\]]*\]/g, ' ')),
      ownStems: stemsIn(
        `${element.label} ${element.model.replace(/\[[^\]]*\]/g, ' ')} ${element.cues.map(wordsOfCue).join(' ')}`,
      ),
    };
    prepared.set(element, ready);
  }
  return { ...ready, wanted };
}
const prepared = new WeakMap<Element, Omit<ExpectedElement, 'wanted'>>();

/** How much the words of a topic count that the question only touches. */
const beside = 0.6;

/** Where the topic had to be recognised, an answer may speak the language of any topic whose cues the question meets. */
function spokenBy(question: QuestionText, best: TopicKnowledge): Vocabulary {
  const met = allTopics.filter(
    (topic) => topic === best || topic.cues.some((cue) => cueExpression(cue).test(question.text)),
  );
  if (met.length === 1) return vocabularyOf(best);
  const merged = new Map<string, number>();
  for (const topic of met)
    for (const [stem, weight] of vocabularyOf(topic))
      merged.set(stem, Math.max(topic === best ? weight : weight * beside, merged.get(stem) ?? 0));
  return merged;
}

/** The topic on the record, else the client's focus where that is a topic, else the one recognised, else that of the theme the client named. */
function topicOf(
  question: QuestionText,
  onRecord: { readonly topic: string | null; readonly focus: string | null },
): TopicKnowledge | null {
  const named = onRecord.topic === null ? null : knownTopic(onRecord.topic);
  if (named !== null) return named;
  const direct = onRecord.focus === null ? null : knownTopic(onRecord.focus);
  if (direct !== null) return direct;
  const recognised = topicRecognised(question.text);
  if (recognised !== null) return topicById(recognised.topic);
  const ofTheme = themeById(onRecord.focus)?.topics ?? [];
  if (ofTheme.length === 1 && ofTheme[0] !== undefined) return topicById(ofTheme[0]);
  return null;
}

function knownTopic(id: string): TopicKnowledge | null {
  return (topicIds as readonly string[]).includes(id) ? topicById(id as TopicId) : null;
}

/** Elements that a board question of the knowledge is after, where this question is that one or close to it. */
function elementsAskedFor(question: QuestionText, entry: KnowledgeEntry): readonly string[] {
  const cued = entry.elements
    .filter((element) => element.cues.some((cue) => cueExpression(cue).test(question.text)))
    .map((element) => element.id);
  let best: readonly string[] = [];
  let bestShare = 0.6;
  for (const candidate of entry.board) {
    const words = new Set(candidate.text.toLowerCase().match(/[a-z']{3,}/g) ?? []);
    const asked = new Set(question.text.toLowerCase().match(/[a-z']{3,}/g) ?? []);
    const shared = [...words].filter((word) => asked.has(word)).length / Math.max(1, words.size);
    if (shared > bestShare) {
      best = candidate.after;
      bestShare = shared;
    }
  }
  if (best.length > 0) return best;
  return cued.length > 0 ? cued : elementsOfTheMeasure(question, entry);
}

/** 'What does the county get each year?': where the question asks for a quantity, the element that such a figure fills
 *  and whose words are nearest to the question; the first of the entry where none is nearer. */
function elementsOfTheMeasure(question: QuestionText, entry: KnowledgeEntry): readonly string[] {
  const wants = new Set(question.parts.flatMap((part) => part.wants));
  if (wants.size === 0) return [];
  let best: Element | null = null;
  let bestNear = -1;
  for (const element of entry.elements) {
    if (element.needsFigure !== true || !measuresOf(element).some((measure) => wants.has(measure))) continue;
    const stems = stemsIn(`${element.label} ${element.model.replace(/\[[^\]]*\]/g, ' ')}`);
    const near = [...stems].filter((stem) => question.askedStems.has(stem)).length;
    if (near > bestNear) {
      best = element;
      bestNear = near;
    }
  }
  return best === null ? [] : [best.id];
}

const measureWords: readonly (readonly [RegExp, readonly Measure[]])[] = [
  [/\b(?:feet|distance|far|height|tall|width|deep|depth|story|stories|miles?)\b/, ['length', 'ratio']],
  [/\b(?:decibels?|sound|noise level|loud)\b/, ['sound', 'length']],
  [
    /\b(?:amount|dollars?|cost|price|payment|value|estimate|revenue|bond|premium|rent|wages?|salary|budget|fund)\b/,
    ['money', 'percent'],
  ],
  [
    /\b(?:date|when|year|years|months?|weeks?|days?|hours?|minutes?|long|time|times|schedule|deadline|term|how often)\b/,
    ['date', 'duration', 'clock', 'count'],
  ],
  [/\b(?:percent|share|ratio|rate|portion)\b/, ['percent', 'ratio', 'count', 'money']],
  [/\b(?:gallons?|flow|volume|inches|rain|storm)\b/, ['volume', 'length', 'percent', 'area', 'duration', 'count']],
  [/\b(?:megawatts?|power|load|voltage|capacity)\b/, ['power', 'percent', 'count', 'volume', 'plain']],
  [/\b(?:acres?|area|square)\b/, ['area', 'percent']],
  [
    /\b(?:number|how many|count|trips?|trucks?|jobs|units|spaces|students|pupils|homes|vehicles|people)\b/,
    ['count', 'plain', 'percent', 'ratio', 'duration'],
  ],
];

/** The kinds of figure that can fill this element; empty: any with a unit. */
function measuresOf(element: Element): readonly Measure[] {
  const told = `${element.label} ${element.model.match(/\[[^\]]*\](?: \w+){0,2}/g)?.join(' ') ?? ''}`.toLowerCase();
  return [...new Set(measureWords.filter(([pattern]) => pattern.test(told)).flatMap(([, measures]) => measures))];
}
