import { oncePer } from '../../../base/once-per.ts';
import type { AnsweredEvent, Citation } from '@rostrum/contract';
import { industryNames, useOfProject } from './use-of-project.ts';
import { topicFile, topicFiles, elementsFor, premises } from '../../../knowledge/authored.ts';
import type { TopicId, UseFile } from '../../../knowledge/types.ts';
import type { Materials } from '../../../filed/types.ts';
import { annotate } from '../../../language/annotate.ts';
import { matcher, type Match, type Matcher } from '../../../language/matcher.ts';
import type { Annotation, Sentence, Span } from '../../../language/types.ts';
import type { ProjectFacts, Rehearsal } from '../../../record/rehearsal.ts';
import type { Issue } from '../../types.ts';
import { pointsAsked, pointsGiven } from './points.ts';
import { roadsTaken } from './roads.ts';
import { isThereNow } from './there-now.ts';
import { Addressed, addressedBy, subjectsOf, touches, type Subjects } from './speaks-to.ts';

/** A text of the record, read. */
export interface TextSaid {
  readonly kind: 'presentation' | 'project' | 'staff_report';
  /** What a citation names as its source. */
  readonly source: string;
  /** Read again if it is no longer cached. */
  readonly annotation: Annotation;
}

function textSaid(kind: TextSaid['kind'], source: string, whole: string): TextSaid {
  const text = whole.slice(0, maxRead);
  return {
    kind,
    source,
    get annotation() {
      return annotate(text);
    },
  };
}

/** What the record contains, as far as questions depend on it. */
export interface OnRecord {
  /** What was presented and filed; answers only add to `has` and `given`. */
  readonly texts: readonly TextSaid[];
  readonly use: UseFile | null;
  /** What people call the project ('solar farm'); null if it has no common name. */
  readonly thing: string | null;
  /** Roads named by the applicant, in order. */
  readonly roads: readonly string[];
  /** True if a premise of the knowledge base is on file or was said. */
  readonly has: (premise: string) => boolean;
  /** Ids of the elements of a topic that the record already gives. */
  readonly given: (topic: TopicId) => ReadonlySet<string>;
  /** True if it addresses a point that this line would ask about: knowledge/points.yml. */
  readonly answers: (line: string) => boolean;
  /** True if it is about the same thing as a line, with the kind of value that the line asks for. */
  readonly speaksTo: (line: string) => boolean;
  /** True if what was filed and presented speaks of the thing that a line is about, whatever it says of it. */
  readonly touches: (issue: Pick<Issue, 'text' | 'topic' | 'isOfUse'>) => boolean;
  /** How many sentences of what was filed and presented mention each topic. */
  readonly mentions: () => ReadonlyMap<TopicId, number>;
}

/** The number of characters of a text that questions are made from: five minutes of talk are a quarter of it. */
const maxRead = 20_000;

export const presentationSource = 'presentation';
export const applicationSource = 'application';

const premiseWords = premises.flatMap(({ id, words }) => (words.length === 0 ? [] : [{ id, words: matcher(words) }]));

const deniedBy = premises.flatMap(({ id, denied }) => (denied.length === 0 ? [] : [{ id, denied: matcher(denied) }]));

const counted = premises.flatMap(({ id, counts }) => counts.map(({ of, min }) => ({ id, of: new Set(of), min })));

/** Premises that the number of something makes true. */
function countedIn(annotation: Annotation): readonly string[] {
  const counts = annotation.quantities.filter(
    (one) => one.dimension === 'count' && !one.corrected && !takenBack(annotation, one) && !isThereNow(annotation, one),
  );
  return counted
    .filter(({ of, min }) => counts.some(({ unit, value, high }) => of.has(unit ?? '') && (high ?? value) >= min))
    .map(({ id }) => id);
}

/** Inside these scopes, something isn't said to be here. */
const elsewhere: ReadonlySet<string> = new Set(['negated', 'elsewhere', 'somebody_else', 'past']);

/** True if words are in a scope that negates them: 'no fence', 'at our other site'. Takes: the text read, a span of it, and the kinds of
 *  scope that count. Gives: true only if one scope covers the whole span. */
export function takenBack(annotation: Annotation, { start, end }: Span, scopes = elsewhere): boolean {
  return annotation.scopes.some((scope) => scopes.has(scope.kind) && scope.start <= start && scope.end >= end);
}

/** A project that the applicant has built elsewhere counts even though it is elsewhere. */
const awayByNature = 'prior_project';
const denied: ReadonlySet<string> = new Set(['negated', 'somebody_else']);

const isCapital = (letter: string | undefined): boolean => letter !== undefined && letter >= 'A' && letter <= 'Z';

/** True if words are part of a longer name: the 'Basin' of 'Allegheny Basin Resources', the 'Lake' of 'Pickerel Lake Road'. 'Otter Creek'
 *  is a creek. Takes: the text read, and a match in it. Gives: false at the beginning of a sentence, and if the next word has no
 *  capital. */
export function isPartOfAName({ tokens, sentences }: Annotation, { from, to }: Match): boolean {
  const [first, next] = [tokens[from], tokens[to]];
  return (
    isCapital(first?.text[0]) &&
    isCapital(next?.text[0]) &&
    !sentences.some((one) => one.from === from || one.from === to)
  );
}

/** A document that is promised is not on file. */
const promised = matcher([
  'will be submit|provide|complete|prepare|conduct|file|do',
  'will submit|provide|complete|prepare|conduct|file',
  'under review',
]);
const isPaper = (id: string): boolean => id.endsWith('_study') || id.endsWith('_plan');

const premisesIn = oncePer((annotation: Annotation): ReadonlySet<string> => {
  const isSaid = (id: string, match: Match): boolean => {
    if (takenBack(annotation, match, id === awayByNature ? denied : elsewhere)) return false;
    if (isPartOfAName(annotation, match)) return false;
    const sentence = annotation.sentences.find(({ from, to }) => from <= match.from && to > match.from);
    return !isPaper(id) || sentence === undefined || !promised.test(annotation, sentence);
  };
  const said = premiseWords.filter(({ id, words }) => words.all(annotation).some((match) => isSaid(id, match)));
  const found = new Set(said.map(({ id }) => id));
  for (const id of countedIn(annotation)) found.add(id);
  return found;
});

interface ElementCue {
  readonly id: string;
  readonly needs: 'figure' | 'date' | 'party' | null;
  readonly cues: Matcher;
}

const cuesKept = new Map<TopicId, readonly ElementCue[]>();

function elementCues(topic: TopicId): readonly ElementCue[] {
  const known = cuesKept.get(topic);
  if (known !== undefined) return known;
  const cues = (topicFile(topic)?.elements ?? []).map(({ id, needs, cues }) => ({ id, needs, cues: matcher(cues) }));
  cuesKept.set(topic, cues);
  return cues;
}

const topicMatchers = new Map<TopicId, Matcher>();

/** Finds the places where a text mentions a topic. Takes: the id of a topic. Gives: a matcher for its cues; for a topic without a file, for
 *  its id as words. */
export function topicMatcher(topic: TopicId): Matcher {
  const known = topicMatchers.get(topic) ?? matcher(topicFile(topic)?.cues ?? [topic.replaceAll('_', ' ')]);
  topicMatchers.set(topic, known);
  return known;
}

const hasFigure = (annotation: Annotation, { start, end }: Sentence): boolean =>
  annotation.quantities.some((one) => one.start >= start && one.end <= end) ||
  annotation.schedules.some((one) => one.start >= start && one.end <= end);

const givenKept = new WeakMap<Annotation, Map<TopicId, ReadonlySet<string>>>();

/** The elements of a topic that a text gives. Takes: the text read, and the id of a topic. Gives: ids of elements; a cue in a question, or
 *  without the figure that it needs, doesn't count. */
export function elementsGiven(annotation: Annotation, topic: TopicId): ReadonlySet<string> {
  const byTopic = givenKept.get(annotation) ?? new Map<TopicId, ReadonlySet<string>>();
  givenKept.set(annotation, byTopic);
  const known = byTopic.get(topic);
  if (known !== undefined) return known;
  const given = new Set<string>();
  for (const { id, needs, cues } of elementCues(topic)) {
    for (const match of cues.all(annotation)) {
      const sentence = annotation.sentences.find(({ start, end }) => start <= match.start && end >= match.end);
      if (sentence === undefined || sentence.kind === 'question') continue;
      if (needs !== null && needs !== 'party' && !hasFigure(annotation, sentence)) continue;
      given.add(id);
      break;
    }
  }
  byTopic.set(topic, given);
  return given;
}

/** What the answers of a rehearsal add to the record, carried over from question to question. */
class Heard {
  readonly answered: AnsweredEvent[] = [];
  readonly premises = new Set<string>();
  readonly points = new Set<string>();
  readonly addressed = new Addressed();
  readonly #given = new Map<TopicId, { upTo: number; readonly ids: Set<string> }>();

  add(event: AnsweredEvent): void {
    const reading = readingOf(event);
    this.answered.push(event);
    for (const premise of premisesIn(reading)) this.premises.add(premise);
    for (const point of pointsGiven(reading)) this.points.add(point);
    this.addressed.add(reading);
  }

  given(topic: TopicId): ReadonlySet<string> {
    const known = this.#given.get(topic) ?? { upTo: 0, ids: new Set<string>() };
    this.#given.set(topic, known);
    for (; known.upTo < this.answered.length; known.upTo += 1)
      for (const id of elementsGiven(readingOf(this.answered[known.upTo] as AnsweredEvent), topic)) known.ids.add(id);
    return known.ids;
  }
}

/** The reading isn't stored with the answer: there are many, and few are asked about again. */
function readingOf({ text }: AnsweredEvent): Annotation {
  return annotate(text.slice(0, maxRead));
}

/** By the last answer that was counted. */
const heardKept = new WeakMap<AnsweredEvent, Heard>();

function heardIn(answered: readonly AnsweredEvent[]): Heard {
  for (let at = answered.length - 1; at >= 0; at -= 1) {
    const kept = heardKept.get(answered[at] as AnsweredEvent);
    if (kept === undefined || kept.answered.length !== at + 1 || kept.answered[0] !== answered[0]) continue;
    for (const event of answered.slice(at + 1)) kept.add(event);
    heardKept.set(answered[answered.length - 1] as AnsweredEvent, kept);
    return kept;
  }
  const heard = new Heard();
  for (const event of answered) heard.add(event);
  const last = answered[answered.length - 1];
  if (last !== undefined) heardKept.set(last, heard);
  return heard;
}

/** The facts of the form as one text: its lines if there are any, else its type and name. */
function filedTexts(facts: ProjectFacts, materials: Materials): readonly TextSaid[] {
  const presentation = materials.presentation?.text ?? '';
  const texts: TextSaid[] = [];
  if (presentation !== '') texts.push(textSaid('presentation', presentationSource, presentation));
  if (materials.projectText !== '') texts.push(textSaid('project', applicationSource, materials.projectText));
  const named = `${facts.projectName}. ${facts.typeSaid ?? facts.projectType.replaceAll('_', ' ')}. ${facts.zoning ?? ''}`;
  texts.push(textSaid('project', applicationSource, named));
  return texts;
}

const itselfKept = new WeakMap<OnRecord['texts'], ReadonlySet<string>>();

/** Words that the project is called by, which may occur in any sentence. */
function itselfOf({ texts, thing }: Pick<OnRecord, 'texts' | 'thing'>): ReadonlySet<string> {
  const known = itselfKept.get(texts);
  if (known !== undefined) return known;
  const words = annotate(`${thing ?? ''} ${texts.at(-1)?.annotation.text ?? ''}`).tokens;
  const itself = new Set(words.map(({ lemma }) => lemma));
  itselfKept.set(texts, itself);
  return itself;
}

interface Filed {
  readonly presentation: Materials['presentation'];
  readonly projectText: string;
  readonly record: OnRecord;
}

/** Cached by the project's facts, because the materials are assembled anew for every call. */
const filedKept = new WeakMap<ProjectFacts, Filed>();

/** Reads what the record contains. Computed once for the documents and carried through the answers.
 *  Takes: the rehearsal and what is on file.  Gives: what questions may be based on.  Throws: never. */
export function onRecord(r: Rehearsal, materials: Materials): OnRecord {
  const filed = filedRecord(r.project, materials);
  const answered = r.exchanges.flatMap((exchange) => exchange.answered ?? []);
  if (answered.length === 0) return filed;
  const heard = heardIn(answered);
  return {
    ...filed,
    has: (premise) => filed.has(premise) || heard.premises.has(premise),
    given: (topic) => new Set([...filed.given(topic), ...heard.given(topic)]),
    answers: (line) => filed.answers(line) || pointsAsked(line).some((point) => heard.points.has(point)),
    speaksTo: (line) => filed.speaksTo(line) || heard.addressed.speaksTo(line, itselfOf(filed)),
  };
}

function filedRecord(facts: ProjectFacts, materials: Materials): OnRecord {
  const { presentation, projectText } = materials;
  const known = filedKept.get(facts);
  if (known?.presentation === presentation && known.projectText === projectText) return known.record;
  const texts = filedTexts(facts, materials);
  const use = useOfProject(facts, materials);
  const premises = filedPremises(texts, facts);
  const given = new Map<TopicId, ReadonlySet<string>>();
  let mentions: ReadonlyMap<TopicId, number> | null = null;
  let points: ReadonlySet<string> | null = null;
  let subjects: Subjects | null = null;
  const speaksOf = (topic: TopicId): boolean => record.mentions().has(topic) || record.given(topic).size > 0;
  const pointsOnFile = (): ReadonlySet<string> =>
    (points ??= new Set(texts.flatMap(({ annotation }) => [...pointsGiven(annotation)])));
  const touched = new Map<string, boolean>();
  const spoken = new Map<string, boolean>();
  const touchesThing = ({ text, topic, isOfUse = false }: Pick<Issue, 'text' | 'topic' | 'isOfUse'>): boolean => {
    subjects ??= subjectsOf(texts.map(({ annotation }) => annotation));
    // A line written for the use is about one thing, any other about all that is like it.
    if (isOfUse) return touches(text, { ...subjects, groups: new Set() }, itselfOf(record)) ?? speaksOf(topic);
    return touches(text, subjects, itselfOf(record)) ?? speaksOf(topic);
  };
  const record: OnRecord = {
    texts,
    mentions: () => (mentions ??= mentionsIn(texts)),
    use,
    thing: use?.thing ?? industryNames[facts.industry] ?? null,
    // 'Food Truck Court' is what it is called, and no road.
    roads: roadsTaken(
      texts.map(({ annotation }) => annotation),
      facts,
    ),
    has: (premise) => premises.has(premise),
    answers: (line) => pointsAsked(line).some((point) => pointsOnFile().has(point)),
    speaksTo: (line) => {
      const had = spoken.get(line) ?? addressedBy(texts).speaksTo(line, itselfOf(record));
      spoken.set(line, had);
      return had;
    },
    touches: (line) => {
      const had = touched.get(line.text) ?? touchesThing(line);
      touched.set(line.text, had);
      return had;
    },
    given: (topic) => {
      const had = given.get(topic) ?? new Set(texts.flatMap(({ annotation }) => [...elementsGiven(annotation, topic)]));
      given.set(topic, had);
      return had;
    },
  };
  filedKept.set(facts, { presentation, projectText, record });
  return record;
}

/** The sentence around a place in a text, as a citation. Takes: the text and a place in it.  Gives: the sentence word for word. */
export function citationOf({ kind, source, annotation }: TextSaid, { start, end }: Span): Citation {
  const sentence = annotation.sentences.find((one) => one.start <= start && one.end >= end) ?? { start, end };
  return {
    kind,
    quote: annotation.text.slice(sentence.start, sentence.end).trim(),
    source,
    section: null,
    start: kind === 'presentation' ? sentence.start : null,
  };
}

/** 'R-1 to R-2', and no 'accessory to a restaurant': a district has a capital on either side. */
const districtChange = /[A-Z][\w-]*(?: \([^)]*\))? to [A-Z]/;

/** What is on file, with what follows from it. */
function filedPremises(texts: readonly TextSaid[], { zoning }: ProjectFacts): ReadonlySet<string> {
  const found = new Set(texts.flatMap(({ annotation }) => [...premisesIn(annotation)]));
  for (const { id, denied } of deniedBy) if (texts.some(({ annotation }) => denied.test(annotation))) found.delete(id);
  // Forms give the change as 'R-1 to R-2'.
  if (zoning !== null && districtChange.test(zoning)) found.add('rezoning_asked');
  for (const { id, of, without } of premises)
    if (of !== undefined && without !== undefined && found.has(of) && !found.has(without)) found.add(id);
  return found;
}

function mentionsIn(texts: readonly TextSaid[]): ReadonlyMap<TopicId, number> {
  const counts = new Map<TopicId, number>();
  for (const { topic } of topicFiles) {
    let count = 0;
    for (const { annotation } of texts) {
      const places = topicMatcher(topic).all(annotation);
      count += new Set(places.map(({ end }) => annotation.sentences.findIndex((one) => one.end >= end))).size;
    }
    if (count > 0) counts.set(topic, count);
  }
  return counts;
}

/** True if the record addresses what a turn raises, or gives everything that it asks for. Assertions, doubts and follow-ups are asked
 *  anyway. Takes: what is on record, and the turn's issue. Gives: false for every kind that is asked anyway. */
export function isSettled(record: OnRecord, { kind, form, asks, topic, text }: Issue): boolean {
  if (kind === 'unsupported_figure' || kind === 'vague_claim') return record.answers(text);
  if (kind !== 'industry_concern' && kind !== 'gap' && kind !== 'stated_fact') return false;
  if (record.answers(text)) return true;
  if (form === 'statement') return false;
  if (record.speaksTo(text)) return true;
  const given = record.given(topic);
  return asks.length > 0 && asks.every((id) => given.has(id));
}

/** True if a turn that would fit other hearings, too, is about a thing that the record speaks of: nobody can be sure that it isn't answered
 *  there in other words. Takes: what is on record, and the turn's issue. Gives: false for every kind but general concerns and gaps. */
export const isSpokenOf = (record: OnRecord, issue: Issue): boolean =>
  (issue.kind === 'industry_concern' || issue.kind === 'gap') &&
  issue.thoughSpoken !== true &&
  !isWhatIf(issue) &&
  record.touches(issue);

/** 'If the noise is over the limit, what do you do about it?' is open however much was said about the noise. */
const isWhatIf = ({ sharpness, text }: Issue): boolean =>
  sharpness > 1 && (text.startsWith('If ') || text.startsWith('What happens'));

/** The elements of a complete answer on a topic for this project. Takes: the facts of the project, what is on record, and the id of a
 *  topic. Gives: in the order of the file. */
export const elementsOf = (facts: ProjectFacts, record: OnRecord, topic: TopicId) =>
  elementsFor(topic, facts.industry, record.use);
