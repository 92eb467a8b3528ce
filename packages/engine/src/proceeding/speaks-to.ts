import { oncePer } from '../base/once-per.ts';
import { splitAtSpaces } from '../base/text.ts';
import { topicFile } from '../knowledge/authored.ts';
import { topicsOfStems } from '../knowledge/topic-words.ts';
import type { TopicId } from '../knowledge/types.ts';
import { annotate } from '../language/annotate.ts';
import { matcher, type Match, type Matcher } from '../language/matcher.ts';
import { sentenceAt } from '../language/spans.ts';
import { stemsOf } from '../language/stems.ts';
import type { Annotation, Dimension, Quantity, Span, Token } from '../language/types.ts';
import { hitsOf, readAnswer } from '../said/heard.ts';
import { undertakingsIn } from '../said/undertakings.ts';
import { isBareMagnitude } from './bare-magnitude.ts';
import { showsNothing } from './shows-nothing.ts';
import { isRequest } from './speech/is-request.ts';
import type { CriterionSheet } from './types.ts';

/* Whether words can support a finding: they have to be about the criterion's subject, and show something about it. */

/** Units that name no subject: how large a project is ('a 120 megawatt project on 850 acres'), and 'miles per hour', which is no hour. */
const ofSize: ReadonlySet<Dimension> = new Set(['power', 'area', 'speed']);
/** The only subjects that a figure in such a unit can belong to. */
const measuredIn: Readonly<Partial<Record<Dimension, readonly string[]>>> = {
  sound: ['noise'],
  light: ['lighting', 'glare'],
  flux: ['lighting', 'glare'],
  volume: ['water_use', 'stormwater_drainage', 'wells_groundwater', 'sewer', 'odor_dust', 'fire_emergency'],
  power: ['power_supply_grid'],
  area: ['density_height', 'farmland_soil', 'open_space_trails', 'wildlife_habitat', 'stormwater_drainage'],
  mass: [],
  duration: [
    'hours_of_operation',
    'construction_hours',
    'decommissioning_bond',
    'fire_emergency',
    'stormwater_drainage',
    'affordable_share',
    'shadow_flicker',
    'glare',
  ],
  money: [
    'tax_revenue',
    'jobs',
    'property_values',
    'decommissioning_bond',
    'road_use_agreement',
    'insurance_liability',
    'project_need',
    'affordable_share',
    'traffic_roads',
  ],
};
/** Subjects that a distance shows nothing about: how far the school or the well is. A width, a depth or a lane does. */
const notByDistance: ReadonlySet<string> = new Set([
  'traffic_roads',
  'schools',
  'wells_groundwater',
  'water_use',
  'sewer',
  'health_safety',
  'fire_emergency',
  'stormwater_drainage',
  'parking',
  'tax_revenue',
  'jobs',
]);
const sized = matcher([
  'lane|shoulder|pocket|storage|sight|queue|wide|width|turn|turnaround|radius|culvert|pave|widen|curve',
  'deep|depth|above|below|table|groundwater|pond|basin|pipe|main|hydrant|drive|driveway|aisle|buffer',
]);
/** What can be counted on a subject; on others, anything. */
const countedOn: Readonly<Record<string, ReadonlySet<string>>> = {
  traffic_roads: new Set(
    'trip truck vehicle car load lane trailer semi crash accident delivery bus entrance driveway'.split(' '),
  ),
  schools: new Set('student pupil seat desk'.split(' ')),
  wells_groundwater: new Set('well test sample boring'.split(' ')),
  noise: new Set('decibel generator inverter hour'.split(' ')),
};

/** What qualified people do before they reach a conclusion. */
const examined = matcher([
  'approve|review|certify|seal|sign|confirm|inspect|survey|measure|model|study|appraise|delineate|design|record',
  'study show|find',
  'will serve',
  'level of service',
]);
/** What the adopted plan says, which counts on the plan alone. */
const adopted = matcher(['plan|map|policy|chapter name|call|show|list|designate|support|mark']);
const ofPlan = 'comprehensive_plan_consistency';
/** What is there, and how it stands. */
const exists = matcher([
  'there be no',
  'be|stand|stay|run|end inside|outside|underground|behind|shut|close|deep|already',
  '<number> foot off|away|deep|from',
]);
/** What the owner would like, and why: no hardship of the land. */
const personal = matcher([
  'enjoy|love|dream',
  'want|like to',
  'for my|our mother|father|dad|mom|family|wife|husband|kid|child|parent|camper|boat|truck|hobby',
]);
/** The conclusion: 'found no effect'. */
const concludes = matcher(['find|conclude|show that|no', 'no effect|impact|change|harm|loss|objection']);
const unknown = matcher([
  'not know|sure|yet|study',
  'have not',
  'no study|survey|appraisal',
  '<negation> have|get a|an|any|the _? study|survey|appraisal|letter|permit|report|answer|number',
]);
const onlyRule = matcher(['ordinance|code|rule|section|limit|district|standard ask|require|say|set|allow|want']);
const own = matcher([
  'where|while|against|and your|the code|ordinance|district|section|limit',
  'we|i ask|propose|seek|plan for? <number>',
  'we|i|it|this|that|ours have|be|keep|meet|exceed|show|provide|leave|stand|sit|give|build',
  'plan|sheet|table|site|building|house|lot|panel|turbine|tower have|be|show|meet|stand|sit',
  'our|ours|my',
]);
/** What is asked for, and why it has to be asked for. */
const requests = matcher([
  'need|require _? _? variance|permit|rezoning|exception|approval',
  'want|hope to? build|add|put',
  'request|application be to|for',
]);
/** Opinions, which no finding can be based on. */
const held = matcher(['i|we do? not? think|believe|feel|hope|guess|expect', 'should|would be', 'in my|our opinion']);
/** The fewest words of a statement that can stand alone. */
const fewestTold = 8;
const streets: ReadonlySet<string> = new Set(
  'road street avenue lane drive highway boulevard court creek estates'.split(' '),
);
/** 'A buffer along the road', '39 decibels at the property line', 'people who work at the plant': only where something is, or is measured. */
const placed = matcher([
  'along|behind|beside|facing|from|on|in|across|up|down|off the|a|that|this|our _? road|street|highway|sidewalk|alley|block',
  'at the|any|a nearest|closest|adjoining? property|lot line',
  'away from the|any|a property|lot line|lines',
  'from|at|by the light|signal|stoplight',
  'before|during|after|until construction|occupancy|grading|operation',
  'the|a|an|our _? =plant',
  'rooftop|roof|mechanical|parapet screen',
]);

const ofTopics = new Map<string, Matcher>();

function matcherOf(topic: string): Matcher {
  const file = topicFile(topic as TopicId);
  const known = ofTopics.get(topic) ?? matcher(file === null ? [topic] : [...file.cues, ...file.words.strong]);
  ofTopics.set(topic, known);
  return known;
}

/** The criterion's own words that refer to it. */
const wordsOf = oncePer(({ words }: CriterionSheet): readonly Matcher[] =>
  words === undefined ? [] : [matcher(words)],
);

/** Whether a sentence is about the criterion's subject. The name of a road and the size of the project don't count.
 *  Takes: a sentence, and the criterion.  Throws: never. */
export function isAbout(sentence: string, criterion: CriterionSheet): boolean {
  return statementsIn(sentence).some((statement) => {
    const annotation = annotate(statement);
    return subjectsIn(annotation, criterion).length > 0 || isMostlyOn(annotation, criterion);
  });
}

/** What a sentence states: its parts, if each has a subject of its own ('the fire chief has approved the plan, and sound at the nearest home
 *  is modeled at 38 dBA'), else the whole. */
function statementsIn(sentence: string): readonly string[] {
  const parts = joints.reduce<readonly string[]>((all, joint) => all.flatMap((part) => part.split(joint)), [sentence]);
  if (parts.length === 1) return parts;
  const subjects = parts.map((part) => topicsTold(annotate(part), 1)[0]?.topic);
  const areAll = parts.every((part, at) => splitAtSpaces(part).length >= fewestInPart && subjects[at] !== undefined);
  return areAll && new Set(subjects).size > 1 ? parts : [sentence];
}

const joints: readonly string[] = ['; ', ', and ', ', but '];
const fewestInPart = 4;

/** Whether a condition goes to a criterion: most of it is on one of its topics.  Takes: the condition, and the criterion.  Throws: never. */
export function goesTo(condition: string, criterion: CriterionSheet): boolean {
  return isMostlyOn(annotate(condition), criterion);
}

/** Whether a sentence is in the words by which a criterion itself is named: 'the code asks for 20'. False for one that has none.  Takes: the
 *  sentence, and the criterion.  Throws: never. */
export function namesIt(sentence: string, criterion: CriterionSheet): boolean {
  const annotation = annotate(sentence);
  return wordsOf(criterion).some((words) => words.test(annotation));
}

/** Whether a sentence is about a criterion more than about any other subject.  Takes: a sentence, and the criterion.  Throws: never. */
export function isMainlyOn(sentence: string, criterion: CriterionSheet): boolean {
  return statementsIn(sentence).some((statement) => {
    const annotation = annotate(statement);
    const told = topicsTold(annotation, 1);
    const most = told[0]?.points ?? 0;
    return most > 0 && told.every(({ topic, points }) => points < most || criterion.topics.includes(topic));
  });
}

/** Whether a sentence that somebody has filed under a criterion can stay there: it is about it, or not plainly about something else.
 *  Takes: a sentence, and the criterion.  Throws: never. */
export function mayBeOn(sentence: string, criterion: CriterionSheet): boolean {
  return isAbout(sentence, criterion) || topicsTold(annotate(sentence), 1).length === 0;
}

function subjectsIn(annotation: Annotation, criterion: CriterionSheet): readonly Match[] {
  const sizes = sizesIn(annotation);
  const places = placed.all(annotation);
  const topical = isOnOthers(annotation, criterion) ? [] : criterion.topics.map(matcherOf);
  return [...wordsOf(criterion), ...topical]
    .flatMap((subject) => subject.all(annotation))
    .filter(
      (match) =>
        !overlaps(sizes, match) &&
        !overlaps(places, match) &&
        !isNameOfPlace(annotation, match) &&
        !isSurname(annotation, match) &&
        !(isDrawn(annotation, criterion) && namesPlan(annotation, match)) &&
        !isOfOtherFigure(annotation, match, criterion),
    );
}

/** True if a match has the word 'plan' and no word that makes it the adopted one. */
function namesPlan({ tokens }: Annotation, { from, to }: Match): boolean {
  const words = tokens.slice(Math.max(0, from - 1), to).map(({ lemma }) => lemma);
  return words.includes('plan') && !words.some((word) => ofAdopted.has(word));
}
const ofAdopted: ReadonlySet<string> = new Set(
  'comprehensive master general area future adopted county city town'.split(' '),
);

/** 'Sound at the nearest home is modeled at 38 dBA' is about sound, and not about how near the home is. */
function isOfOtherFigure(annotation: Annotation, match: Match, criterion: CriterionSheet): boolean {
  const beside = annotation.quantities.filter((figure) => inOneClause(annotation, figure, match));
  return beside.length > 0 && beside.every((figure) => isOfOther(figure, criterion));
}

function isOfOther({ dimension }: Quantity, { topics }: CriterionSheet): boolean {
  const kinds = measuredIn[dimension];
  return kinds !== undefined && !kinds.some((topic) => topics.includes(topic));
}

/** Whether a figure says something about one of the topics that a sentence is on: a number of trips about traffic, how far a road is away
 *  not. */
function saysOf(annotation: Annotation, figure: Quantity, topic: string): boolean {
  const { dimension, unit, of } = figure;
  const kinds = measuredIn[dimension];
  if (kinds !== undefined && !kinds.includes(topic)) return false;
  if (dimension === 'length' && notByDistance.has(topic)) return sized.test(annotation);
  const counted = countedOn[topic];
  return dimension !== 'count' || counted === undefined || [unit, of].some((one) => one !== null && counted.has(one));
}

const overlaps = (spans: readonly Span[], part: Span): boolean =>
  spans.some(({ start, end }) => start < part.end && part.start < end);

const sizesIn = ({ quantities }: Annotation): readonly Quantity[] =>
  quantities.filter(({ dimension }) => ofSize.has(dimension));

/** Whether most words of a sentence are about a subject of the criterion: 'two rows of evergreens'. */
function isMostlyOn(annotation: Annotation, { topics }: CriterionSheet): boolean {
  const told = topicsTold(annotation, 1);
  return told.some(({ topic, points }) => points === told[0]?.points && topics.includes(topic));
}

/** Whether a sentence is plainly about other subjects: a single word next to them ('the fire district signed') doesn't make a subject of
 *  its own. */
function isOnOthers(annotation: Annotation, { topics }: CriterionSheet): boolean {
  const told = topicsTold(annotation, 1);
  const most = told[0]?.points ?? 0;
  return most >= plainly && !told.some(({ topic, points }) => points * 2 >= most && topics.includes(topic));
}

/** This many points of its words make a subject plain. */
const plainly = 3;

/** What a sentence is about, apart from place names and the size of the project, most prominent first. */
function topicsTold(annotation: Annotation, least: number) {
  const sizes = sizesIn(annotation);
  const places = placed.all(annotation);
  const told = annotation.tokens.filter((token, at) => {
    const one = { from: at, to: at + 1 };
    return (
      !overlaps(sizes, token) &&
      !overlaps(places, token) &&
      !isNameOfPlace(annotation, one) &&
      !isSurname(annotation, one)
    );
  });
  return topicsOfStems(stemsOf(told.map(({ text }) => text).join(' ')), least);
}

/** The topics that a text says the most about: one, or several that it says as much about. Names of places, and where something is measured
 *  or kept away from, don't count. Takes: any text.  Throws: never. */
export function mostlyOn(text: string): readonly string[] {
  const told = topicsTold(annotate(text), 1);
  return told.filter(({ points }) => points === told[0]?.points).map(({ topic }) => topic);
}

const isCapital = ({ text }: Token): boolean => text[0] !== text[0]?.toLowerCase();

/** 'Karen Wells' is no well: a capital behind a capital that has no article, as 'the Fire Chief' has. */
function isSurname({ tokens, sentences }: Annotation, { from, to }: Pick<Match, 'from' | 'to'>): boolean {
  const [before, given, name] = [tokens[from - 2], tokens[from - 1], tokens[from]];
  if (to - from !== 1 || before === undefined || given === undefined || name === undefined) return false;
  if (!isCapital(name) || !isCapital(given) || given.tag !== 'word') return false;
  return before.tag !== 'determiner' && !isCapital(before) && !sentences.some((one) => one.from === from - 1);
}

/** 'School Road', 'Mill Road'. */
function isNameOfPlace({ tokens }: Annotation, { from, to }: Pick<Match, 'from' | 'to'>): boolean {
  const isNamed = (at: number): boolean => {
    const [first = '', second = ''] = tokens[at]?.text ?? '';
    return first !== first.toLowerCase() && second !== second.toUpperCase();
  };
  if (!isNamed(from)) return false;
  return [to - 1, to].some((at) => isNamed(at) && at > 0 && streets.has(tokens[at]?.lower ?? ''));
}

/** Whether a sentence can support a finding on a criterion: it is about its subject, and shows something about it. That is a promise, a
 *  document, what somebody qualified has done, or a figure on that subject; about what the land is and what caused a hardship, and in
 *  answer to a question on the criterion, also what the applicant knows.
 *  Takes: a sentence, the criterion, and whether it answers a question on that criterion, which then gives its subject to a sentence about
 *  no other.  Gives: false for the request itself, a question, and what isn't known.  Throws: never. */
export function speaksTo(sentence: string, criterion: CriterionSheet, isAsked = false): boolean {
  return strengthOn(sentence, criterion, isAsked) > 0;
}

/** How much a sentence shows about a criterion: 0 if it can support no finding on it. Takes and throws as `speaksTo` does. Gives: 0 to 10:
 *  two points each for a figure, a document and an examination, one for each lesser sign. */
export function strengthOn(sentence: string, criterion: CriterionSheet, isAsked = false): number {
  if (isRequest(sentence)) return 0;
  const words = splitAtSpaces(sentence.trim()).length;
  return Math.max(
    ...statementsIn(sentence).map((statement) => strengthOfStatement(statement, criterion, { isAsked, words })),
  );
}

/** How a sentence was said, of which a statement is a part. */
interface Told {
  readonly isAsked: boolean;
  /** Of the whole sentence. */
  readonly words: number;
}

function strengthOfStatement(sentence: string, criterion: CriterionSheet, { isAsked, words }: Told): number {
  const annotation = annotate(sentence);
  if (sentence.trimEnd().endsWith('?') || unknown.test(annotation) || requests.test(annotation)) return 0;
  // What a rule asks is met by words on it, whatever they were said in answer to.
  if (!(isAsked && criterion.by_rule !== true ? mayBeOn : isAbout)(sentence, criterion)) return 0;
  // 'That's in the plan as a commitment': only what comes before says of what.
  if (isAsked && pointing.has(annotation.tokens[0]?.lower ?? '') && !isAbout(sentence, criterion)) return 0;
  const about = subjectsIn(annotation, criterion);
  if (about.length === 0 && isDrawn(annotation, criterion)) return 0;
  const heard = readAnswer(sentence);
  if (showsNothing(annotation, heard)) return 0;
  const figures = heard.figures.some((figure) => isOf(annotation, figure, about, criterion)) ? 2 : 0;
  const shown =
    figures +
    (hitsOf(heard, 'paper').length > 0 ? 2 : 0) +
    (examined.test(annotation) || (adopted.test(annotation) && criterion.topics.includes(ofPlan)) ? 2 : 0) +
    (concludes.test(annotation) ? 1 : 0) +
    (undertakingsIn(heard).length > 0 && !held.test(annotation) ? 1 : 0) +
    (annotation.schedules.length > 0 && criterion.topics.some((topic) => ofHours.has(topic)) ? 1 : 0);
  const isProved = shown > figures || annotation.schedules.length > 0;
  if (!isProved && criterion.condition_cures !== false && isBareMagnitude(annotation)) return 0;
  // What a rule requires isn't yet how the applicant meets it.
  if (onlyRule.test(annotation) && !own.test(annotation)) return 0;
  const isKnown =
    criterion.condition_cures === false
      ? !personal.test(annotation)
      : isAsked && words >= fewestTold && !held.test(annotation) && (about.length > 0 || exists.test(annotation));
  return shown > 0 ? shown + (words >= fewestTold ? 1 : 0) : isKnown ? 1 : 0;
}

const pointing: ReadonlySet<string> = new Set('that this it they those these he she there'.split(' '));

/** 'It's on the plan, note 11' is about a drawing, and says nothing of the adopted plan. */
const isDrawn = (annotation: Annotation, { topics }: CriterionSheet): boolean =>
  topics.includes(ofPlan) && drawing.test(annotation);
const drawing = matcher([
  'site|concept|landscape|landscaping|drainage|emergency|fire|traffic|operation|operations|grading|sound plan',
  'note|sheet|tab|exhibit <number>',
  'on|in the|our plan',
]);

/** Whether a figure is in a clause on the subject, in a unit in which that is measured. */
function isOf(annotation: Annotation, figure: Quantity, about: readonly Match[], criterion: CriterionSheet): boolean {
  if (isOfOther(figure, criterion)) return false;
  const told = topicsTold(annotation, 1).filter(({ topic }) => criterion.topics.includes(topic));
  if (told.length > 0 && !told.some(({ topic }) => saysOf(annotation, figure, topic))) return false;
  // A bare figure shows nothing, even if it is the answer to a question on the criterion.
  return about.length === 0 ? told.length > 0 : about.some((match) => inOneClause(annotation, figure, match));
}

/** Subjects on which hours and days say something. */
const ofHours: ReadonlySet<string> = new Set(['hours_of_operation', 'construction_hours', 'noise', 'lighting']);

function inOneClause(annotation: Annotation, figure: Span, match: Span): boolean {
  const clauses = sentenceAt(annotation, figure.start)?.clauses ?? [];
  const clause = clauses.find(({ start, end }) => figure.start >= start && figure.start < end);
  return clause === undefined || (match.start >= clause.start && match.start < clause.end);
}
