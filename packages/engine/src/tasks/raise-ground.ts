import type { Citation } from '@rostrum/contract';
import { communityOf, openIdeas } from '../asking/next-question.ts';
import { speaksToMachine } from '../asking/prose-faults.ts';
import { namesSaid } from '../asking/names-said.ts';
import { applicationSource, presentationSource } from '../asking/issues/record/on-record.ts';
import type { RankedIssue } from '../asking/issues/rank.ts';
import type { Question, QuestionRequest } from '../asking/types.ts';
import type { Materials } from '../filed/types.ts';
import { topicFile } from '../knowledge/authored.ts';
import { annotate } from '../language/annotate.ts';
import { passagesFor } from '../ordinance/passages.ts';
import type { Rehearsal } from '../record/rehearsal.ts';

/* What a model that writes the next turn may work from: the record in numbered sources, and the ideas of the engine. */

/** One numbered source. */
export interface NumberedSource {
  readonly citation: Citation;
  /** What was asked, if it is an answer. */
  readonly about: string | null;
}

export interface RaiseGround {
  /** What the engine would ask; the turn is spoken by its character, and it is asked if nothing else passes. */
  readonly question: Question;
  readonly venue: QuestionRequest['venue'];
  readonly sources: readonly NumberedSource[];
  /** The engine's own ideas, its first choice first. */
  readonly ideas: readonly RankedIssue[];
  /** Turns that must not be repeated. */
  readonly before: readonly string[];
  /** Names that may be said aloud even though no source has them. */
  readonly names: readonly string[];
  /** A board begins with a question. */
  readonly mustAsk: boolean;
}

const mostSentences = 40;
const mostPassages = 8;
const mostNews = 4;
const mostAnswers = 8;
const mostIdeas = 8;
const mostBefore = 40;
const longestQuote = 600;

/** The material for a turn. Takes: the rehearsal, what is on file, what is wanted, and what the engine would ask.  Throws: never. */
export function raiseGround(
  r: Rehearsal,
  materials: Materials,
  request: QuestionRequest,
  question: Question,
): RaiseGround {
  const ideas = ideasOf(r, materials, request, question);
  return {
    question,
    venue: request.venue,
    sources: [
      ...question.citations.map((citation) => ({ citation, about: null })),
      ...answersOf(r),
      ...materials.projectText.split('\n').flatMap((line) => sentencesOf('project', applicationSource, line)),
      ...sentencesOf('presentation', presentationSource, materials.presentation?.text ?? ''),
      ...staffSources(materials),
      ...passagesOf(materials, ideas),
      ...newsSources(materials),
    ].filter(
      ({ citation }, at, all) =>
        !speaksToMachine(citation.quote) && all.findIndex((one) => one.citation.quote === citation.quote) === at,
    ),
    ideas,
    before: [...request.previousQuestions, ...askedBefore(r, question)].slice(-mostBefore),
    names: namesOf(r),
    mustAsk: request.venue === 'board' && r.exchanges.length === 0,
  };
}

/** What was asked before; but something unanswered may be asked again in a follow-up. */
const askedBefore = (r: Rehearsal, { issue }: Question): readonly string[] =>
  r.exchanges.flatMap(({ asked }) => (asked.question_id === issue.followUpOf ? [] : [asked.question]));

function namesOf(r: Rehearsal): readonly string[] {
  const { projectType, projectName, place, state, applicant } = r.project;
  const said = Object.values(namesSaid(r.project)).filter((name): name is string => typeof name === 'string');
  return [...said, projectName, projectType, place, communityOf(r).name, state ?? '', applicant].filter(
    (name) => name !== '',
  );
}

/** Its first choice, and the best idea on every other subject. */
function ideasOf(
  r: Rehearsal,
  materials: Materials,
  request: QuestionRequest,
  { issue, character }: Question,
): readonly RankedIssue[] {
  const ranked = openIdeas(r, materials, request, character);
  const first = { issue, value: Math.max(ranked[0]?.value ?? 1, 1) };
  const others = ranked.filter(
    ({ issue: { topic } }, at) => topic !== issue.topic && ranked.findIndex((one) => one.issue.topic === topic) === at,
  );
  return [first, ...others.slice(0, mostIdeas - 1)];
}

function cited(kind: Citation['kind'], source: string, quote: string, section: string | null = null): Citation {
  return { kind, quote: quote.slice(0, longestQuote), source, section, start: null };
}

/** The last answers, most recent first: a follow-up picks up the most recent. */
const answersOf = (r: Rehearsal): readonly NumberedSource[] =>
  r.exchanges
    .flatMap(({ asked, answered }) =>
      answered === null ? [] : [{ citation: cited('answer', 'answer', answered.text), about: asked.question }],
    )
    .slice(-mostAnswers)
    .reverse();

function sentencesOf(kind: 'project' | 'presentation', source: string, text: string): readonly NumberedSource[] {
  if (text.trim() === '') return [];
  return annotate(text)
    .sentences.slice(0, mostSentences)
    .map(({ start, end }) => ({
      citation: { ...cited(kind, source, text.slice(start, end).trim()), ...(kind === 'presentation' && { start }) },
      about: null,
    }));
}

function staffSources({ staffReport }: Materials): readonly NumberedSource[] {
  if (staffReport === null || staffReport === undefined) return [];
  const { report, source } = staffReport;
  return [...report.criteria, ...report.conditions]
    .slice(0, mostPassages)
    .map(({ quote }) => ({ citation: cited('staff_report', source, quote), about: null }));
}

/** Passages of the ordinance and the planning pages on the subjects that could come up. */
function passagesOf(materials: Materials, ideas: readonly RankedIssue[]): readonly NumberedSource[] {
  return ideas
    .flatMap(({ issue: { topic } }) =>
      passagesFor(materials, topicFile(topic)?.noun ?? topic.replaceAll('_', ' '))
        .flatMap(({ kind, source, text, section }) =>
          kind === 'ordinance' || kind === 'planning' ? [cited(kind, source, text, section)] : [],
        )
        .slice(0, 1),
    )
    .slice(0, mostPassages)
    .map((citation) => ({ citation, about: null }));
}

const newsSources = ({ news }: Materials): readonly NumberedSource[] =>
  news
    .slice(0, mostNews)
    .map(({ source, title, snippet }) => ({ citation: cited('news', source, `${title}. ${snippet}`), about: null }));
