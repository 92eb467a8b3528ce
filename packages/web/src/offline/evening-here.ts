import type {
  Decision,
  DecidedEvent,
  DocumentFiledEvent,
  ProceedingState,
  ProceedingStep,
  RehearsalEvent,
  SpokenLine,
} from '@rostrum/contract';
import type * as Engine from './engine-here.ts';
import type { Materials, Rehearsal, Rules, TextReading } from '@rostrum/engine';
import { readStored, writeStored } from '../session/storage.ts';
import { addPending, pendingEvents, stamped, type NewEvent } from './pending-events.ts';

/* The evening of a proceeding in this browser: the same engine on the same record, for when the server cannot be reached. What happens goes
   into the outbox, and is sent when the server is back. decisions.md §5. */

/** What the applicant does at the current step. */
export type EveningAction =
  | { readonly kind: 'step'; readonly step: ProceedingStep; readonly reply?: string; readonly skip?: boolean }
  | { readonly kind: 'testimony' }
  | { readonly kind: 'rebuttal'; readonly text: string }
  | { readonly kind: 'decision' };

export interface HeldHere {
  readonly state: ProceedingState;
  readonly decision: Decision | null;
  readonly lines: readonly SpokenLine[];
}

interface Copy {
  readonly sessionId: string;
  readonly events: readonly RehearsalEvent[];
}

/** A longer document stays with the server: it would use up the browser's storage for everything else. */
const longestText = 300_000;

/** Saves the record as the server last sent it, for this tab. Takes: the session and its events. */
export function keepRecordHere(sessionId: string, events: readonly RehearsalEvent[]): void {
  const short = events.map((event) =>
    event.type === 'document_filed' && (event.text?.length ?? 0) > longestText ? { ...event, text: undefined } : event,
  );
  writeStored('eveningRecord', { sessionId, events: short });
}

/** The record as this browser knows it: what the server sent, what was said in the hearing room since, and what has not been sent yet; null
 *  if this browser knows nothing about the session. */
function recordHere(sessionId: string): readonly RehearsalEvent[] | null {
  const copy = readStored('eveningRecord') as Partial<Copy> | null;
  const told = copy?.events;
  if (copy?.sessionId !== sessionId || told === undefined) return null;
  const known = new Set(told.map(keyOf));
  const since = [...saidInTheRoom(sessionId), ...pendingEvents(sessionId)].filter((event) => {
    const key = keyOf(event);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  return [...told, ...since];
}

/** What was said in this tab's hearing room: an answer that the server judged has its own id there. */
function saidInTheRoom(sessionId: string): readonly RehearsalEvent[] {
  const said = readStored('hearingSaid') as { readonly sessionId?: string; readonly said?: unknown } | null;
  return said?.sessionId === sessionId && Array.isArray(said.said) ? (said.said as RehearsalEvent[]) : [];
}

/** Two events with the same key are the same thing happening. */
function keyOf(event: RehearsalEvent): string {
  if (event.type === 'asked' || event.type === 'answered' || event.type === 'judged')
    return `${event.type}:${event.question_id}`;
  return event.type === 'presented' ? event.type : event.id;
}

/** Takes the evening one action further on the record as this browser knows it.
 *  Takes: the session, and the action; null only looks at the current state.
 *  Gives: null if this browser cannot hold it, or if the action does not fit the step. */
export async function holdHere(sessionId: string, action: EveningAction | null): Promise<HeldHere | null> {
  const events = recordHere(sessionId);
  if (events === null) return null;
  const engine = await import('./engine-here.ts');
  const before = folded(engine, sessionId, events);
  const choice = engine.formalChoiceOf(before.rehearsal);
  if (choice === null) return null;
  const rules = engine.rulesHeld(before.rehearsal, before.materials);
  const made = action === null || rules === null ? null : eventOf(engine, before, rules, action);
  if (action !== null && made === null) return null;
  const event = made === null ? null : stamped(made);
  if (event !== null) addPending(sessionId, [event]);
  const { rehearsal, materials } = event === null ? before : folded(engine, sessionId, [...events, event]);
  const { decided } = rehearsal.proceeding;
  const state = engine.proceedingStateOf(rehearsal, materials, choice);
  return {
    state,
    decision: decided === null ? null : engine.decisionTold(decided),
    lines: event?.type === 'stepped' ? event.lines : action === null ? state.pending : [],
  };
}

interface Folded {
  readonly rehearsal: Rehearsal;
  readonly materials: Materials;
}

const readings = new Map<string, TextReading | null>();

function folded(engine: typeof Engine, sessionId: string, events: readonly RehearsalEvent[]): Folded {
  const readingOf = ({ document_id: id, kind, source, text }: DocumentFiledEvent): TextReading | null => {
    const known = readings.get(id);
    if (known !== undefined) return known;
    const isRead = kind === 'ordinance' || kind === 'planning';
    const reading = text === undefined || !isRead ? null : engine.readText({ kind, source, text });
    readings.set(id, reading);
    return reading;
  };
  const rehearsal = engine.foldRecord(sessionId, events);
  return { rehearsal, materials: engine.materialsOf(rehearsal, readingOf) };
}

/** The event of an action; null if it does not fit the step. */
function eventOf(
  engine: typeof Engine,
  { rehearsal: r, materials }: Folded,
  rules: Rules,
  action: EveningAction,
): NewEvent | null {
  const { decided, rebutted } = r.proceeding;
  switch (action.kind) {
    case 'step': {
      const taken = { step: action.step, reply: action.reply ?? null, skip: action.skip === true };
      const held = engine.holdStep(r, materials, rules, taken);
      return held.ok && held.isNew ? { ...held.event, type: 'stepped' } : null;
    }
    case 'testimony': {
      if (engine.awaiting(r) !== null || decided !== null || engine.isPast(r, rules, 'public_comment')) return null;
      const testimony = engine.testimonyOf(r, materials, rules, null);
      return testimony === null ? null : { ...testimony, type: 'testified' };
    }
    case 'rebuttal':
      return engine.awaiting(r) !== null || decided !== null || rebutted !== null
        ? null
        : { ...engine.rebut(r, materials, rules, action.text), type: 'rebutted' };
    case 'decision': {
      if (decided !== null) return null;
      const made = engine.decide(r, materials, rules, new Date().toISOString());
      return made === null ? null : ({ ...made, type: 'decided' } satisfies Omit<DecidedEvent, 'id' | 'at'>);
    }
  }
}
