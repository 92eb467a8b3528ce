import type {
  AnsweredEvent,
  AskedEvent,
  ConfiguredEvent,
  DocumentFiledEvent,
  JudgedEvent,
  RehearsalEvent,
} from '@rostrum/contract';
import { hashText } from '../base/random.ts';
import { difficultyOf } from '../catalog/difficulties.ts';
import { contradictionsIn } from './contradictions.ts';
import { moodAfter } from './mood.ts';
import { openRequestsAfter } from './open-requests.ts';
import { readBehind } from './read-behind.ts';
import { plainAsked } from './plain-asked.ts';
import { projectFactsOf } from './project-facts.ts';
import { promisesIn } from './promises.ts';
import type { Exchange, MoodStep, Rehearsal } from './rehearsal.ts';

/** The meters before anyone has spoken. hearing.md §9. */
export const initialRoom = { frustration: 0.3, trust: 0.7, patience: 0.8, crowdEnergy: 0.4 } as const;

/** A rehearsal with nothing on the record yet. Takes: its session id, whose prefix gives the mode. */
export function newRehearsal(sessionId: string): Rehearsal {
  return {
    sessionId,
    version: 0,
    seed: hashText(sessionId),
    mode: sessionId.startsWith('practice-') ? 'practice' : 'hearing',
    startedAt: null,
    updatedAt: null,
    project: projectFactsOf({}),
    projectSource: {},
    communityType: 'diverse_suburban',
    communityData: null,
    difficulty: 'intermediate',
    documents: [],
    presentation: null,
    exchanges: [],
    rewinds: [],
    phase: 'setup',
    promises: [],
    contradictions: [],
    openRequests: [],
    moods: {},
    room: initialRoom,
    moodSteps: [],
    verdict: null,
    proceeding: { stepped: [], testified: [], rebutted: null, decided: null },
    standardsReviewed: {},
    standardsRead: {},
    readBehind: [],
    reportWordings: [],
  };
}

/** Pages know a few dozen things about a project. Keys beyond this limit are ignored: each configuration is merged into all the earlier
 *  ones, so new keys in each would make the cost of a record quadratic. */
const mostKeys = 500;

/** Merges later values over earlier ones, one level deep for the nested project configuration and location; a value left blank later does
 *  not erase an earlier one. */
function merged(
  before: Readonly<Record<string, unknown>>,
  later: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const result: Record<string, unknown> = { ...before };
  let keys = Object.keys(result).length;
  for (const [key, value] of Object.entries(later)) {
    if (value === undefined || value === null || value === '') continue;
    const old = result[key];
    if (old === undefined && ++keys > mostKeys) continue;
    result[key] = isPlain(old) && isPlain(value) ? merged(old, value) : value;
  }
  return result;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Configuration {
  readonly said: string;
  readonly projectSource: Rehearsal['projectSource'];
  readonly project: Rehearsal['project'];
}

/** The last configuration merged into each project. A page sends the same project with every call, so the facts are looked up by identity
 *  instead of being read again. */
const configurations = new WeakMap<Rehearsal['projectSource'], Configuration>();

function projectAfter(before: Rehearsal['projectSource'], event: ConfiguredEvent): Configuration {
  const said = JSON.stringify([event.config, event.project, event.project_type]);
  const known = configurations.get(before);
  if (known?.said === said) return known;
  const typed = event.project_type === undefined ? {} : { selectedProjectType: event.project_type };
  const projectSource = merged(before, merged(merged({ ...event.config }, { ...event.project }), typed));
  const after = { said, projectSource, project: projectFactsOf(projectSource) };
  configurations.set(before, after);
  return after;
}

function configured(r: Rehearsal, event: ConfiguredEvent): Rehearsal {
  const { projectSource, project } = projectAfter(r.projectSource, event);
  return {
    ...r,
    seed: event.seed ?? r.seed,
    mode: event.mode ?? r.mode,
    communityType: event.community_type ?? r.communityType,
    communityData: event.community_data ?? r.communityData,
    difficulty: event.difficulty === undefined ? r.difficulty : difficultyOf(event.difficulty).id,
    projectSource,
    project,
  };
}

/** An answer to a question that the server never asked (offline, canned) brings its question along. Not a spread with fields added: each of
 *  those has its own hidden class, which takes as much memory as the question. */
function askedElsewhere({ id, at, question_id, question = '' }: AnsweredEvent): AskedEvent {
  const known = {
    question_id,
    question,
    venue: 'practice',
    topic: 'other',
    issue_key: `elsewhere:${question_id}`,
  } as const;
  return Object.assign(plainAsked({ ...known, issue_kind: 'gap' }), { id: `${id}:asked`, at });
}

function withExchange(r: Rehearsal, questionId: string, change: (exchange: Exchange) => Exchange): Rehearsal {
  const at = r.exchanges.findLastIndex((exchange) => exchange.asked.question_id === questionId);
  const exchange = r.exchanges[at];
  if (exchange === undefined) return r;
  return { ...r, exchanges: r.exchanges.with(at, change(exchange)) };
}

function answeredAgain(r: Rehearsal, of: string, event: AnsweredEvent): Rehearsal {
  return { ...r, rewinds: [...r.rewinds, { of, answered: event, judged: null }] };
}

function judgedAgain(r: Rehearsal, of: string, event: JudgedEvent): Rehearsal {
  const at = r.rewinds.findLastIndex((rewind) => rewind.of === of && rewind.judged === null);
  const rewind = r.rewinds[at];
  return rewind === undefined ? r : { ...r, rewinds: r.rewinds.with(at, { ...rewind, judged: event }) };
}

function answered(r: Rehearsal, event: AnsweredEvent): Rehearsal {
  const known = r.exchanges.some((exchange) => exchange.asked.question_id === event.question_id);
  const base = known
    ? r
    : { ...r, exchanges: [...r.exchanges, { asked: askedElsewhere(event), answered: null, judged: null }] };
  return withExchange(base, event.question_id, (exchange) => ({ ...exchange, answered: event }));
}

/** Written out field by field: adding a field to a spread gives each object its own hidden class, which takes more memory than the
 *  object. */
function roomAfter({ state, crowdEnergy }: MoodStep): Rehearsal['room'] {
  return { frustration: state.frustration, trust: state.trust, patience: state.patience, crowdEnergy };
}

function judged(r: Rehearsal, event: JudgedEvent): Rehearsal {
  const step = moodAfter(r, event);
  const asker = r.exchanges.findLast((exchange) => exchange.asked.question_id === event.question_id)?.asked
    .character_id;
  const moved =
    step.characters ?? (asker === undefined || asker === '' ? {} : { [asker]: r.moods[asker] ?? step.state });
  return withExchange(
    {
      ...r,
      promises: [...r.promises, ...promisesIn(r, event)],
      contradictions: [...r.contradictions, ...contradictionsIn(r, event)],
      openRequests: openRequestsAfter(r, event),
      moods: { ...r.moods, ...moved },
      room: roomAfter(step),
      moodSteps: [...r.moodSteps, step],
    },
    event.question_id,
    (exchange) => ({ ...exchange, judged: event }),
  );
}

/** A document replaces the earlier one of its kind. Minutes replace only the same minutes, since a board has many meetings. */
const replacedBy = (document: DocumentFiledEvent, later: DocumentFiledEvent): boolean =>
  document.kind === later.kind && (later.kind !== 'minutes' || document.document_id === later.document_id);

const clamped = (n: number): number => Math.min(1, Math.max(0, n));

function change(r: Rehearsal, event: RehearsalEvent): Rehearsal {
  switch (event.type) {
    case 'configured':
      return configured(r, event);
    case 'document_filed':
      return { ...r, documents: [...r.documents.filter((document) => !replacedBy(document, event)), event] };
    case 'document_withdrawn':
      return { ...r, documents: r.documents.filter((document) => document.kind !== event.kind) };
    case 'presented':
      return { ...r, presentation: event };
    case 'asked':
      return { ...r, exchanges: [...r.exchanges, { asked: event, answered: null, judged: null }] };
    case 'answered':
      return event.rewind_of === undefined ? answered(r, event) : answeredAgain(r, event.rewind_of, event);
    case 'judged':
      return event.rewind_of === undefined ? judged(r, event) : judgedAgain(r, event.rewind_of, event);
    case 'phase_changed': {
      const modifier = event.hostility_modifier ?? 0;
      const room = {
        ...r.room,
        frustration: clamped(r.room.frustration + modifier),
        trust: clamped(r.room.trust - modifier),
      };
      return { ...r, phase: event.phase, room: modifier === 0 ? r.room : room };
    }
    case 'voted':
      return { ...r, verdict: event };
    case 'stepped':
      return { ...r, proceeding: { ...r.proceeding, stepped: [...r.proceeding.stepped, event] } };
    case 'testified':
      return { ...r, proceeding: { ...r.proceeding, testified: [...r.proceeding.testified, event] } };
    case 'rebutted':
      return { ...r, proceeding: { ...r.proceeding, rebutted: r.proceeding.rebutted ?? event } };
    case 'decided':
      return { ...r, proceeding: { ...r.proceeding, decided: r.proceeding.decided ?? event } };
    case 'standard_reviewed':
      return { ...r, standardsReviewed: { ...r.standardsReviewed, [event.standard_id]: event.answer } };
    case 'read_behind':
      return readBehind(r, event);
    case 'report_worded':
      return { ...r, reportWordings: [...r.reportWordings, event] };
  }
}

/** The rehearsal after one more event. Only one document of each kind is on file at a time: a later one replaces it.
 *  Takes: a rehearsal and the next event of its record.  Gives: a new rehearsal; the old one is unchanged.  Throws: never.
 *  Specification: decisions.md §5. */
export function applyEvent(r: Rehearsal, event: RehearsalEvent): Rehearsal {
  const next = { ...change(r, event), version: r.version + 1 };
  // Reading a report doesn't count as rehearsing, nor does what is written behind it.
  if (event.type === 'report_worded' || event.type === 'read_behind') return next;
  return { ...next, startedAt: r.startedAt ?? event.at, updatedAt: event.at };
}

/** Rebuilds a rehearsal from its record. Takes: the session id and all events, in order. Throws: never. */
export function foldRecord(sessionId: string, events: readonly RehearsalEvent[]): Rehearsal {
  return events.reduce(applyEvent, newRehearsal(sessionId));
}
