import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  type AnswerOf,
  type Calls,
  type RehearsalEvent,
  type RehearsalSummary,
  type VotedEvent,
} from '@rostrum/contract';
import {
  closeHearing,
  forcedTransition,
  formalChoiceOf,
  municipalTopics,
  passagesFor,
  verdictOfDecision,
  votedFrom,
  type Materials,
  type Rehearsal,
} from '@rostrum/engine';
import type { Handlers } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';
import { decidedBy } from '../proceedings/handlers.ts';
import { notAnsweredBefore } from './answered-before.ts';
import type { Room } from './ask.ts';
import { recordAsJson } from './record-as-json.ts';
import type { RehearsalStore, SessionRow } from './store.ts';

type OfRecord =
  | 'rehearsals'
  | 'record'
  | 'postEvents'
  | 'deleteRehearsal'
  | 'reviewStandard'
  | 'vote'
  | 'passages'
  | 'municipalTopics'
  | 'forcePhaseTransition'
  | 'memoryStatus';

const finishedPhases = new Set(['summary', 'voting', 'conclusion', 'concluded', 'complete', 'completed', 'finished']);

function summaryOf(row: SessionRow, rehearsal: Rehearsal): RehearsalSummary {
  const scores = rehearsal.exchanges.flatMap(({ judged }) =>
    judged === null || judged.score === null ? [] : [judged.score],
  );
  const mean =
    scores.length === 0 ? null : Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10;
  return {
    session_id: row.sessionId,
    mode: rehearsal.mode,
    project_name: rehearsal.project.projectName,
    phase: rehearsal.phase,
    started_at: rehearsal.startedAt ?? row.createdAt,
    updated_at: rehearsal.updatedAt ?? row.createdAt,
    questions_answered: rehearsal.exchanges.filter(({ answered }) => answered !== null).length,
    score: rehearsal.verdict?.score ?? mean,
    verdict: rehearsal.verdict?.verdict ?? decidedVerdict(rehearsal),
    has_board: rehearsal.documents.some(({ kind }) => kind === 'minutes'),
    finished:
      rehearsal.verdict !== null || rehearsal.proceeding.decided !== null || finishedPhases.has(rehearsal.phase),
  };
}

function decidedVerdict({ proceeding: { decided } }: Rehearsal): RehearsalSummary['verdict'] {
  return decided === null ? null : verdictOfDecision(decided.decision);
}

function verdictOf(voted: VotedEvent): AnswerOf<Calls['vote']> {
  const { verdict, score, motion, votes, findings, conditions } = voted;
  return { verdict, score, motion, votes, findings, conditions };
}

export function recordHandlers(room: Room, store: RehearsalStore): Handlers<OfRecord> {
  const { journal, readings, now } = room;

  function votedOnScore(r: Rehearsal, materials: Materials, score: number | null) {
    if (!r.exchanges.some(({ answered }) => answered !== null)) throw new Refusal('not_started');
    const at = now().toISOString();
    const voted: VotedEvent = { type: 'voted', id: randomUUID(), at, ...closeHearing(r, materials, score) };
    return { voted, before: [] };
  }

  /** In a proceeding the body decides, and the vote reports what it decided. */
  function votedOnDecision(r: Rehearsal, materials: Materials) {
    const at = now().toISOString();
    const { decided, isNew } = decidedBy(r, materials, at);
    const told = votedFrom(decided);
    if (told === null) throw new Refusal('continued');
    const voted: VotedEvent = { type: 'voted', id: randomUUID(), at, ...told };
    return { voted, before: isNew ? [decided] : [] };
  }

  return {
    rehearsals: async ({ browser }) => {
      const rows = browser === null ? [] : await store.ofOwner(browser);
      await room.long?.unlessLong(rows);
      const rehearsals: RehearsalSummary[] = [];
      for await (const [row, { rehearsal }] of journal.readEach(rows)) rehearsals.push(summaryOf(row, rehearsal));
      return { rehearsals: rehearsals.sort((a, b) => Date.parse(b.started_at) - Date.parse(a.started_at)) };
    },

    record: async ({ session, reply }) => {
      const pieces = Readable.from(recordAsJson(session.sessionId, store), { highWaterMark: 4 });
      await reply.type('application/json; charset=utf-8').send(pieces);
      return {} as AnswerOf<Calls['record']>;
    },

    postEvents: ({ body, session }) =>
      journal.decide(session, async ({ rehearsal }) => {
        const unique = new Map(body.events.map((event) => [event.id, event]));
        const known = await store.knownIds(session.sessionId, [...unique.keys()]);
        const fresh = notAnsweredBefore(
          rehearsal,
          [...unique.values()].filter((event) => !known.has(event.id)),
        );
        return { events: fresh, answer: () => ({ accepted: fresh.length, known: body.events.length - fresh.length }) };
      }),

    deleteRehearsal: async ({ session }) => {
      await store.remove(session.sessionId);
      journal.forget(session.sessionId);
      return null;
    },

    reviewStandard: ({ params, body, session }) =>
      journal.decide(session, async (state) => {
        const { standard_id } = params;
        const answered = { standard_id, answer: body.answer };
        const { ordinance } = await readings.materials(state, state.rehearsal);
        if (!(ordinance?.standards ?? []).some(({ id }) => id === standard_id)) throw new Refusal('standard_not_found');
        const events: RehearsalEvent[] =
          state.rehearsal.standardsReviewed[standard_id] === body.answer
            ? []
            : [{ type: 'standard_reviewed', id: randomUUID(), at: now().toISOString(), ...answered }];
        return { events, answer: () => answered };
      }),

    vote: ({ body, session }) =>
      journal.decide(session, async (state) => {
        const decided = state.rehearsal.verdict;
        if (decided !== null) return { events: [], answer: () => verdictOf(decided) };
        const materials = await readings.materials(state, state.rehearsal);
        const isFormal = formalChoiceOf(state.rehearsal) !== null;
        const { voted, before } = isFormal
          ? votedOnDecision(state.rehearsal, materials)
          : votedOnScore(state.rehearsal, materials, body?.score ?? null);
        return { events: [...before, voted], answer: () => verdictOf(voted) };
      }),

    passages: async ({ query, session }) => {
      if (query.q.trim() === '') return { passages: [] };
      const state = await journal.read(session);
      const materials = await readings.materials(state, state.rehearsal);
      return { passages: passagesFor(materials, query.q, query.q.trimEnd().endsWith('?')).slice(0, 10) };
    },

    municipalTopics: async ({ session }) => {
      const state = await journal.read(session);
      return { topics: [...municipalTopics(state.rehearsal, await readings.materials(state, state.rehearsal))] };
    },

    forcePhaseTransition: ({ session }) =>
      journal.decide(session, (state) => {
        const events: RehearsalEvent[] =
          // A rehearsal that nobody started has nothing to move on from, and must not appear in the history.
          state.seq === 0 || state.rehearsal.phase === 'public_comment'
            ? []
            : [
                {
                  type: 'phase_changed',
                  id: randomUUID(),
                  at: now().toISOString(),
                  phase: 'public_comment',
                  reason: 'asked for by the applicant',
                },
              ];
        const data = forcedTransition(state.rehearsal);
        return {
          events,
          answer: () => ({
            success: true as const,
            transition_data: { ...data, recommended_characters: [...data.recommended_characters] },
          }),
        };
      }),

    memoryStatus: async ({ session, request }) => {
      try {
        if (session === null) await store.answers();
        else await journal.read(session);
        return { memory_available: true };
      } catch (error) {
        request.log.error({ err: error }, 'the record could not be read');
        return { memory_available: false, error: 'The record of this rehearsal cannot be read at the moment.' };
      }
    },
  };
}
