import type { Decision, ProceedingState, ProceedingStep, SpokenLine } from '@rostrum/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, codeOf, sentenceOf } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { eveningTexts as texts } from '../../texts/evening.ts';

const timeoutMs = 30_000;

export interface Evening {
  readonly sessionId: string;
  readonly state: ProceedingState;
  /** What was just said, until the next step begins. */
  readonly lines: readonly SpokenLine[];
  readonly decision: Decision | null;
  readonly isBusy: boolean;
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

/** The hearing of a session as the server has it: every action is a call, and the state is fetched again after it,
 *  so that a reload or another tab shows the same thing. */
export function useEvening(sessionId: string): Arrival {
  const [state, setState] = useState<ProceedingState | null>(null);
  const [isNone, setNone] = useState(false);
  const [loadFailure, setLoadFailure] = useState<string | null>(null);
  const [lines, setLines] = useState<readonly SpokenLine[]>([]);
  const [decision, setDecision] = useState<Decision | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
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
    standingOf(sessionId, visit.signal)
      .then((found) => show(found, found.state.pending))
      .catch((cause: unknown) => {
        if (visit.signal.aborted) return;
        if (codeOf(cause) === 'no_proceeding') setNone(true);
        else setLoadFailure(sentenceOf(cause) ?? texts.loadFailed);
      });
    return () => visit.abort();
  }, [sessionId, show, tries]);

  /** One action at a time; a second press meanwhile counts as the same one. Takes: the call, which gives what was
   *  said. */
  const press = useCallback(
    async (work: () => Promise<readonly SpokenLine[]>): Promise<boolean> => {
      if (running.current) return false;
      running.current = true;
      setBusy(true);
      setFailure(null);
      try {
        const said = await work();
        show(await standingOf(sessionId), said);
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

  const params = { session_id: sessionId };
  return {
    at: 'ready',
    evening: {
      sessionId,
      state,
      lines,
      decision,
      isBusy,
      failure,
      hold: (step, { reply, skip } = {}) =>
        press(async () => (await call('step', { params, sessionId, timeoutMs, body: { step, reply, skip } })).lines),
      hearNext: () =>
        press(async () => {
          await call('testimony', { params, sessionId, timeoutMs, body: {} });
          return [];
        }),
      rebut: (text) =>
        press(async () => {
          await call('rebuttal', { params, sessionId, timeoutMs, body: { text } });
          return [];
        }),
      decide: () =>
        press(async () => {
          await call('decision', { params, sessionId, timeoutMs });
          return [];
        }),
    },
  };
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
