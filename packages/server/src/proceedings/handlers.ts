import { randomUUID } from 'node:crypto';
import type { DecidedEvent, RehearsalEvent, SteppedEvent, TestifiedEvent } from '@rostrum/contract';
import {
  awaiting,
  decide,
  decisionTold,
  formalChoiceOf,
  holdStep,
  isPast,
  packNotice,
  proceedingList,
  proceedingStateOf,
  proposeKind,
  rebut,
  rulesHeld,
  rulesOf,
  speakersLeft,
  statePack,
  testimonyOf,
  type Materials,
  type Rehearsal,
  type Rules,
} from '@rostrum/engine';
import type { Handlers } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';
import { readForDecision } from '../language-model/read-behind.ts';
import type { Room } from '../rehearsals/ask.ts';
import type { SessionState } from '../rehearsals/journal.ts';
import type { SessionRow } from '../rehearsals/store.ts';

type OfProceedings =
  | 'proceedings'
  | 'stateProceedings'
  | 'proceedingProposal'
  | 'proceeding'
  | 'step'
  | 'testimony'
  | 'rebuttal'
  | 'decision';

/** The rules of the proceeding that this rehearsal chose. Throws Refusal no_proceeding. */
function rulesFor(rehearsal: Rehearsal, materials: Materials): Rules {
  const rules = rulesHeld(rehearsal, materials);
  if (rules === null) throw new Refusal('no_proceeding');
  return rules;
}

/** Whether anything was said in this rehearsal that a decision could rest on. */
function isBegun(r: Rehearsal): boolean {
  return (
    r.presentation !== null ||
    r.exchanges.some(({ answered }) => answered !== null) ||
    r.proceeding.stepped.length > 0 ||
    r.proceeding.testified.length > 0
  );
}

/** The decision of the body, on the record or about to be; also used by the vote call. Throws Refusal: no_proceeding, not_started,
 *  awaits_reply. */
export function decidedBy(r: Rehearsal, materials: Materials, at: string): { decided: DecidedEvent; isNew: boolean } {
  const rules = rulesFor(r, materials);
  if (r.proceeding.decided !== null) return { decided: r.proceeding.decided, isNew: false };
  if (!isBegun(r)) throw new Refusal('not_started');
  const decided = decide(r, materials, rules, at);
  if (decided === null) throw new Refusal('awaits_reply');
  return { decided: { ...decided, type: 'decided', id: randomUUID(), at }, isNew: true };
}

/** With this step the record of the evening is complete, so we can look for what bears on the criteria. */
const lastHeard = 'close';

/** The calls of a proceeding. decisions.md §8. */
export function proceedingHandlers(room: Room): Handlers<OfProceedings> {
  const { journal, readings, now } = room;
  const stamp = () => ({ id: randomUUID(), at: now().toISOString() });
  const materialsFor = (state: SessionState) => readings.materials(state, state.rehearsal);

  /** Decides on the newest record, with what is filed. */
  function onRecord<A>(
    session: SessionRow,
    work: (r: Rehearsal, materials: Materials) => { events: RehearsalEvent[]; answer: A },
  ): Promise<A> {
    return journal.decide(session, async (state) => {
      const { events, answer } = work(state.rehearsal, await materialsFor(state));
      return { events, answer: () => answer };
    });
  }

  return {
    proceedings: async ({ query }) => ({ proceedings: [...proceedingList(query.state ?? null)] }),

    proceedingProposal: async ({ query }) => ({
      proposal: proposeKind([query.request ?? '', query.project_type ?? ''].join(' ')),
    }),

    stateProceedings: async ({ params, query }) => {
      const pack = statePack(params.state, query.kind ?? null);
      if (pack === null) throw new Refusal('state_not_found');
      const kind = query.kind ?? 'special_use';
      const { order } = rulesOf({ kind, body: 'decides', state: pack.state, local: null, continuedFrom: null });
      return { ...pack, notice: packNotice, rules: [...pack.rules], order: order.map((item) => ({ ...item })) };
    },

    proceeding: async ({ session }) => {
      const state = await journal.read(session);
      const choice = formalChoiceOf(state.rehearsal);
      if (choice === null) throw new Refusal('no_proceeding');
      return proceedingStateOf(state.rehearsal, await materialsFor(state), choice);
    },

    step: async ({ session, body }) => {
      const heard: { last?: readonly [Rehearsal, Materials] } = {};
      const answer = await onRecord(session, (r, materials) => {
        const taken = { step: body.step, reply: body.reply ?? null, skip: body.skip === true };
        const held = holdStep(r, materials, rulesFor(r, materials), taken);
        if (!held.ok) throw new Refusal(held.code);
        const stepped: SteppedEvent = { ...held.event, type: 'stepped', ...stamp() };
        const { lines, awaits, next } = stepped;
        if (held.isNew && body.step === lastHeard && awaits === null) heard.last = [r, materials];
        return { events: held.isNew ? [stepped] : [], answer: { lines, awaits, next } };
      });
      if (heard.last !== undefined) readForDecision(room, session, ...heard.last, rulesFor(...heard.last));
      return answer;
    },

    testimony: ({ session, body }) =>
      onRecord(session, (r, materials) => {
        const rules = rulesFor(r, materials);
        if (awaiting(r) !== null) throw new Refusal('awaits_reply');
        if (r.proceeding.decided !== null || isPast(r, rules, 'public_comment')) throw new Refusal('out_of_order');
        const testimony = testimonyOf(r, materials, rules, body?.speaker ?? null);
        if (testimony === null) throw new Refusal('no_more_speakers');
        const testified: TestifiedEvent = { ...testimony, type: 'testified', ...stamp() };
        const { speaker, statement, seconds, points } = testimony;
        const remaining = speakersLeft(r).length - 1;
        return { events: [testified], answer: { speaker, statement, seconds, points, remaining } };
      }),

    rebuttal: ({ session, body }) =>
      onRecord(session, (r, materials) => {
        const rules = rulesFor(r, materials);
        const before = r.proceeding.rebutted;
        if (body.text.trim() === '') throw new Refusal('blank_answer');
        const told = ({ answered, left, new_evidence, assessment }: NonNullable<typeof before>) => ({
          answered,
          left,
          new_evidence,
          assessment,
        });
        // Repeating the same words counts as the same call.
        if (before?.text === body.text) return { events: [], answer: told(before) };
        if (awaiting(r) !== null) throw new Refusal('awaits_reply');
        if (before !== null || r.proceeding.decided !== null || isPast(r, rules, 'rebuttal'))
          throw new Refusal('out_of_order');
        const rebutted = { ...rebut(r, materials, rules, body.text), type: 'rebutted' as const, ...stamp() };
        return { events: [rebutted], answer: told(rebutted) };
      }),

    decision: ({ session }) =>
      onRecord(session, (r, materials) => {
        const { decided, isNew } = decidedBy(r, materials, now().toISOString());
        return { events: isNew ? [decided] : [], answer: decisionTold(decided) };
      }),
  };
}
