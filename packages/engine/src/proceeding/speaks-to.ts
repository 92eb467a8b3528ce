import { topicFile } from '../knowledge/authored.ts';
import type { TopicId } from '../knowledge/types.ts';
import { annotate } from '../language/annotate.ts';
import { matcher, type Match, type Matcher } from '../language/matcher.ts';
import { sentenceAt } from '../language/spans.ts';
import type { Annotation, Dimension, Quantity, Span } from '../language/types.ts';
import { hitsOf, readAnswer, within } from '../said/heard.ts';
import { undertakingsIn } from '../said/undertakings.ts';
import { topicsIn } from './speech/topics-in.ts';
import { isRequest } from './speech/words-said.ts';
import type { CriterionSheet } from './types.ts';

/* Whether words can carry a finding: they have to speak of what the criterion is about, and show something of it. */

/** Units that tell how large a project is, and name no subject: 'a 120 megawatt project on 850 acres'. */
const ofSize: ReadonlySet<Dimension> = new Set(['power', 'area']);
/** What a figure in such a unit is of, and of nothing else. */
const measuredIn: Readonly<Partial<Record<Dimension, readonly string[]>>> = {
  sound: ['noise'],
  light: ['lighting', 'glare'],
  flux: ['lighting', 'glare'],
  volume: ['water_use', 'stormwater_drainage', 'wells_groundwater', 'sewer'],
  power: ['power_supply_grid'],
  area: ['density_height', 'farmland_soil', 'open_space_trails', 'wildlife_habitat', 'stormwater_drainage'],
};

/** What qualified people do before they say something. */
const examined = matcher([
  'approve|review|certify|seal|sign|confirm|inspect|survey|measure|model|study|appraise|delineate|design|record',
]);
const unknown = matcher(['not know|sure|yet|study', 'have not', 'no study|survey|appraisal']);
const streets: ReadonlySet<string> = new Set(
  'road street avenue lane drive highway boulevard court creek estates'.split(' '),
);

const ofTopics = new Map<string, Matcher>();
const ofCriteria = new WeakMap<CriterionSheet, readonly Matcher[]>();

function matcherOf(topic: string): Matcher {
  const file = topicFile(topic as TopicId);
  const known = ofTopics.get(topic) ?? matcher(file === null ? [topic] : [...file.cues, ...file.words.strong]);
  ofTopics.set(topic, known);
  return known;
}

/** The words by which a criterion is spoken of: its own, and those of the topics that bear on it. */
function subjectsOf(criterion: CriterionSheet): readonly Matcher[] {
  const made = ofCriteria.get(criterion) ?? [
    ...(criterion.words === undefined ? [] : [matcher(criterion.words)]),
    ...criterion.topics.map(matcherOf),
  ];
  ofCriteria.set(criterion, made);
  return made;
}

/** Whether a sentence speaks of what a criterion is about. The name of a road and the size of the project do not.
 *  Takes: a sentence, and the criterion.  Throws: never. */
export function isAbout(sentence: string, criterion: CriterionSheet): boolean {
  const annotation = annotate(sentence);
  return subjectsIn(annotation, criterion).length > 0 || isMostlyOn(annotation, criterion);
}

/** Whether a sentence that somebody has put under a criterion can stand there: it is about it, or plainly about nothing else.
 *  Takes: a sentence, and the criterion.  Throws: never. */
export function mayBeOn(sentence: string, criterion: CriterionSheet): boolean {
  return isAbout(sentence, criterion) || topicsTold(annotate(sentence), 1).length === 0;
}

function subjectsIn(annotation: Annotation, criterion: CriterionSheet): readonly Match[] {
  const sizes = sizesIn(annotation);
  return subjectsOf(criterion)
    .flatMap((subject) => subject.all(annotation))
    .filter(
      (match) =>
        !within(sizes, match) && !isNameOfPlace(annotation, match) && !isOfOtherFigure(annotation, match, criterion),
    );
}

/** 'Sound at the nearest home is modeled at 38 dBA' is about sound, and not about how near the home is. */
function isOfOtherFigure(annotation: Annotation, match: Match, criterion: CriterionSheet): boolean {
  const beside = annotation.quantities.filter((figure) => inOneClause(annotation, figure, match));
  return beside.length > 0 && beside.every((figure) => isOfOther(figure, criterion));
}

function isOfOther({ dimension }: Quantity, { topics }: CriterionSheet): boolean {
  const kinds = measuredIn[dimension];
  return kinds !== undefined && !kinds.some((topic) => topics.includes(topic));
}

const sizesIn = ({ quantities }: Annotation): readonly Quantity[] =>
  quantities.filter(({ dimension }) => ofSize.has(dimension));

/** Whether what most words of a sentence are about is a subject of the criterion: 'two rows of evergreens'. */
function isMostlyOn(annotation: Annotation, { topics }: CriterionSheet): boolean {
  const [most] = topicsTold(annotation, 1);
  return most !== undefined && topics.includes(most);
}

/** What a sentence is about, names of places and the size of the project aside, most prominent first. */
function topicsTold(annotation: Annotation, least: number): readonly TopicId[] {
  const sizes = sizesIn(annotation);
  const told = annotation.tokens.filter(
    (token, at) => !within(sizes, token) && !isNameOfPlace(annotation, { from: at, to: at + 1 }),
  );
  return topicsIn(told.map(({ text }) => text).join(' '), least);
}

/** 'School Road', 'Mill Road'. */
function isNameOfPlace({ tokens }: Annotation, { from, to }: Pick<Match, 'from' | 'to'>): boolean {
  const isNamed = (at: number): boolean => /^[A-Z][a-z]/.test(tokens[at]?.text ?? '');
  if (!isNamed(from)) return false;
  return [to - 1, to].some((at) => isNamed(at) && at > 0 && streets.has(tokens[at]?.lower ?? ''));
}

/** Whether a sentence can carry a finding on a criterion: it is about its subject, and shows something of it. That is an undertaking, a
 *  paper, what somebody qualified has done, or a figure of that subject; on what the land is and what caused a hardship, also what
 *  the owner knows of it.  Takes: a sentence, the criterion, and whether it answers a question on that criterion, from which a sentence
 *  about no other subject has its own.  Gives: false for the request itself, a question, and what is not known.  Throws: never. */
export function speaksTo(sentence: string, criterion: CriterionSheet, isAsked = false): boolean {
  const annotation = annotate(sentence);
  if (isRequest(sentence) || sentence.trimEnd().endsWith('?') || unknown.test(annotation)) return false;
  const about = subjectsIn(annotation, criterion);
  if (!(isAsked ? mayBeOn : isAbout)(sentence, criterion)) return false;
  if (criterion.condition_cures === false) return true;
  const heard = readAnswer(sentence);
  return (
    undertakingsIn(heard).length > 0 ||
    hitsOf(heard, 'paper').length > 0 ||
    examined.test(annotation) ||
    annotation.schedules.length > 0 ||
    heard.figures.some((figure) => isOf(annotation, figure, about, criterion))
  );
}

/** Whether a figure stands in a clause on the subject, in a unit in which that is measured. */
function isOf(annotation: Annotation, figure: Quantity, about: readonly Match[], criterion: CriterionSheet): boolean {
  if (isOfOther(figure, criterion)) return false;
  return about.length === 0 || about.some((match) => inOneClause(annotation, figure, match));
}

function inOneClause(annotation: Annotation, figure: Span, match: Span): boolean {
  const clauses = sentenceAt(annotation, figure.start)?.clauses ?? [];
  const clause = clauses.find(({ start, end }) => figure.start >= start && figure.start < end);
  return clause === undefined || (match.start >= clause.start && match.start < clause.end);
}
