import type { Decision, ProceedingState, ProceedingStep, SpokenLine } from '@rostrum/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, codeOf, sentenceOf } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { holdHere, keepRecordHere, type EveningAction } from '../../offline/evening-here.ts';
import { pendingEvents, sendPending } from '../../offline/pending-events.ts';
import { eveningTexts as texts } from '../../texts/evening.ts';

const timeoutMs = 30_000;

export interface Evening {
  readonly sessionId: string;
  readonly state: ProceedingState;
  /** What was just said, until the next step begins. */
  readonly lines: readonly SpokenLine[];
  readonly decision: Decision | null;
  readonly isBusy: boolean;
  /** The server cannot be reached, and the evening continues in this browser. */
  readonly isHere: boolean;
  /** Why the last action failed; null if it succeeded. */
  readonly failure: string | null;
  readonly hold: (
    step: ProceedingStep,
    taken?: { readonly reply?: string; readonly skip?: boolean },
  ) => Promise<boolean>;
  readonly hearNext: () => Promise<boolean>;
  readonly rebut: (text: string) => Promise<boolean>;
  readonly decide: () => Promise<boolean>;
}

export type Arrival =
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly reason: string; readonly retry: () => void }
  | { readonly at: 'none' }
  | { readonly at: 'ready'; readonly evening: Evening };

/** The hearing of a session as the server has it: every action is a call, and the state is fetched again after it, so that a reload or
 *  another tab shows the same thing. While the server cannot be reached, it continues in this browser on the last record the server sent;
 *  what happens then is sent before the next call. */
export function useEvening(sessionId: string): Arrival {
  const [state, setState] = useState<ProceedingState | null>(null);
  const [isNone, setNone] = useState(false);
  const [loadFailure, setLoadFailure] = useState<string | null>(null);
  const [lines, setLines] = useState<readonly SpokenLine[]>([]);
  const [decision, setDecision] = useState<Decision | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isHere, setHere] = useState(false);
  const [tries, setTries] = useState(0);
  const running = useRef(false);

  /** The server's state is shown together with what was just said: one without the other would ask for a reply that
   *  was already given. */
  const show = useCallback((found: Standing, said: readonly SpokenLine[]) => {
    setState(found.state);
    setLines(said);
    setDecision(found.decision);
  }, []);

  useEffect(() => {
    const visit = new AbortController();
    heardOrHere(sessionId, null, visit.signal)
      .then((found) => {
        if (visit.signal.aborted) return;
        show(found, found.lines);
        setHere(found.isHere);
      })
      .catch((cause: unknown) => {
        if (visit.signal.aborted) return;
        if (codeOf(cause) === 'no_proceeding') setNone(true);
        else setLoadFailure(sentenceOf(cause) ?? texts.loadFailed);
      });
    return () => visit.abort();
  }, [sessionId, show, tries]);

  /** One action at a time; a second press meanwhile counts as the same one. */
  const press = useCallback(
    async (action: EveningAction): Promise<boolean> => {
      if (running.current) return false;
      running.current = true;
      setBusy(true);
      setFailure(null);
      try {
        const found = await heardOrHere(sessionId, action);
        show(found, found.lines);
        setHere(found.isHere);
        return true;
      } catch (cause) {
        if (!(cause instanceof ApiError)) throw cause;
        setFailure(sentenceOf(cause) ?? texts.failed);
        return false;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [sessionId, show],
  );

  // What happened here is sent as soon as the server can be reached again, without a press.
  useEffect(() => {
    if (!isHere) return;
    const send = () => {
      if (running.current) return;
      void sendPending(sessionId).then((sent) => {
        if (sent === 'all') setHere(false);
      });
    };
    window.addEventListener('online', send);
    const timer = setInterval(send, retryMs);
    return () => {
      window.removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [isHere, sessionId]);

  if (isNone) return { at: 'none' };
  if (loadFailure !== null)
    return {
      at: 'failed',
      reason: loadFailure,
      retry: () => {
        setLoadFailure(null);
        setTries((count) => count + 1);
      },
    };
  if (state === null) return { at: 'loading' };

  return {
    at: 'ready',
    evening: {
      sessionId,
      state,
      lines,
      decision,
      isBusy,
      isHere,
      failure,
      hold: (step, { reply, skip } = {}) => press({ kind: 'step', step, reply, skip }),
      hearNext: () => press({ kind: 'testimony' }),
      rebut: (text) => press({ kind: 'rebuttal', text }),
      decide: () => press({ kind: 'decision' }),
    },
  };
}

const retryMs = 15_000;

interface Heard extends Standing {
  readonly lines: readonly SpokenLine[];
  readonly isHere: boolean;
}

/** Sends an action to the server, or handles it in this browser if the server cannot be reached.
 *  Takes: the action; null only looks at the current state. Throws ApiError: the server refused it, or it can be handled neither there nor
 *  here. */
async function heardOrHere(sessionId: string, action: EveningAction | null, signal?: AbortSignal): Promise<Heard> {
  try {
    // What happened here comes before the next action.
    if (pendingEvents(sessionId).length > 0 && (await sendPending(sessionId)) === 'not_yet')
      throw new ApiError('unreachable', '');
    const said = action === null ? null : await acted(sessionId, action);
    const found = await standingOf(sessionId, signal);
    void copied(sessionId);
    return { ...found, lines: said ?? found.state.pending, isHere: false };
  } catch (cause) {
    if (codeOf(cause) !== 'unreachable') throw cause;
    const held = await holdHere(sessionId, action);
    if (held === null) throw cause;
    return { ...held, isHere: true };
  }
}

/** The call of an action. Gives: what was said. */
async function acted(sessionId: string, action: EveningAction): Promise<readonly SpokenLine[]> {
  const to = { params: { session_id: sessionId }, sessionId, timeoutMs };
  switch (action.kind) {
    case 'step': {
      const { step, reply, skip } = action;
      return (await call('step', { ...to, body: { step, reply, skip } })).lines;
    }
    case 'testimony':
      await call('testimony', { ...to, body: {} });
      return [];
    case 'rebuttal':
      await call('rebuttal', { ...to, body: { text: action.text } });
      return [];
    case 'decision':
      await call('decision', to);
      return [];
  }
}

/** Saves the record for when the server cannot be reached; without it, the evening waits for the server. */
async function copied(sessionId: string): Promise<void> {
  try {
    const { events } = await call('record', { params: { session_id: sessionId }, sessionId, timeoutMs });
    keepRecordHere(sessionId, events);
  } catch (cause) {
    console.warn('The record could not be copied for going on without the server.', cause);
  }
}

interface Standing {
  readonly state: ProceedingState;
  readonly decision: Decision | null;
}

async function standingOf(sessionId: string, signal?: AbortSignal): Promise<Standing> {
  const params = { session_id: sessionId };
  const state = await call('proceeding', { params, sessionId, signal, timeoutMs });
  const decision = state.decided ? await call('decision', { params, sessionId, signal, timeoutMs }) : null;
  return { state, decision };
}
