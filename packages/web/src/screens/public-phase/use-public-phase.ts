import { useActorRef, useSelector } from '@xstate/react';
import {
  publicPhaseMachine,
  publicPhaseOf,
  storedStanding,
  type PublicContext,
  type PublicPhase,
  type PublicQuestion,
} from '@rostrum/engine/hearing';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { beginSession } from '../../session/start-session.ts';
import { readStored, removeStored, writeStored } from '../../session/storage.ts';
import { publicTexts } from '../../texts/public-phase.ts';
import { GrowingLines } from '../../voice/growing-lines.ts';
import { stopSpeaking } from '../../voice/speech.ts';
import { forgetPublic, keptPublic, PublicKeeper } from './rehearsal/kept-public.ts';
import { resetSimulation, runSimulationClock, tell } from './rehearsal/simulation-binding.ts';
import { keepDraft } from './rehearsal/typed.ts';
import type { PublicPerson } from './setting/load-speakers.ts';
import { prepare, type Prepared } from './setting/prepare.ts';
import { IncompleteConfiguration, readPublicSetting, type PublicSetting } from './setting/public-setting.ts';

const tickMs = 250;

export type PublicScreen = 'loading' | 'missing_config' | 'error' | 'unknown' | PublicPhase;

/** A question as far as it has been written. */
export interface OnFloor {
  readonly number: number;
  readonly speaker: PublicQuestion['speaker'];
  readonly text: string;
  readonly lines: GrowingLines;
}

export type PublicPhaseActor = ActorRefFrom<typeof publicPhaseMachine>;
type PublicSnapshot = SnapshotFrom<typeof publicPhaseMachine>;

export interface PublicPhaseHandle {
  /** For what follows the clock; nothing else here changes with its ticks. */
  readonly actor: PublicPhaseActor;
  readonly screen: PublicScreen;
  readonly step: 'settling' | 'preparing' | 'stalled' | 'answering' | 'judging' | 'counting' | 'decided' | null;
  readonly context: PublicContext;
  readonly prepared: Prepared | null;
  /** What the hearing is set up with; null if it was resumed, or continues from the room. */
  readonly coming: PublicSetting | null;
  readonly guideOpen: boolean;
  readonly offline: boolean;
  /** As much of the coming question as has been said, or of the current one if it came piece by piece; null if it came whole. */
  readonly onFloor: OnFloor | null;
  /** The question came up during this visit; it was not restored after a reload. */
  readonly questionIsNew: boolean;
  /** Who is speaking, or will speak next. */
  readonly person: PublicPerson | null;
  readonly retry: () => void;
  readonly openGuide: () => void;
  readonly nextStep: () => void;
  readonly previousStep: () => void;
  readonly closeGuide: () => void;
  readonly startSimulation: () => void;
  readonly completePresentation: (transcript: string, durationS: number | null) => void;
  readonly submit: (text: string, hasAudio: boolean) => void;
  readonly askAgain: () => void;
  readonly viewSummary: () => void;
  readonly leave: (to: '/' | '/setup') => void;
}

/** Connects the statechart of the public phase to the server, the record and the browser's storage. */
export function usePublicPhase(): PublicPhaseHandle {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const actor = useActorRef(publicPhaseMachine, { input: { readNow: Date.now } });
  const snapshot = useSelector(actor, (current) => current, sameButForTheTime);
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const [coming] = useState(() => comingOf(state));
  const [offline, setOffline] = useState(false);
  const [onFloor, setOnFloor] = useState<OnFloor | null>(null);
  const [newQuestionId, setNewQuestionId] = useState<string | null>(null);
  const preparedRef = useRef<Prepared | null>(null);
  const askedAtRef = useRef(0);
  const leftRef = useRef(false);

  useEffect(() => {
    let open = true;
    const load = async () => {
      try {
        const setting = readPublicSetting(state);
        if (setting === null) return actor.send({ type: 'setting.missing' });
        const ready = await prepare(setting);
        if (!open) return;
        preparedRef.current = ready;
        setPrepared(ready);
        setOffline(ready.offline);
        const showGuide = readStored('tutorialShown') === null;
        actor.send({ type: 'setting.ready', standing: ready.standing, showGuide });
      } catch (failure) {
        console.warn('The simulation could not be initialized.', failure);
        const message = failure instanceof Error && failure.message !== '' ? failure.message : publicTexts.unknownError;
        if (open) actor.send({ type: 'setting.failed', message });
      }
    };
    const ask = async (number: number) => {
      const ready = preparedRef.current;
      if (ready === null) return;
      const person = personAt(ready, number - 1);
      if (person === null) return actor.send({ type: 'question.failed' });
      const previous = actor.getSnapshot().context.exchanges.at(-1) ?? null;
      try {
        const lines = new GrowingLines();
        setOnFloor(null);
        const { value, offline: local } = await ready.rehearsal.ask(person, number, previous, (sentence) => {
          if (!open) return;
          lines.add(sentence.text);
          const { character_id: id, character_name: name } = sentence;
          setOnFloor({ number, speaker: { id, name, role: person.role }, text: lines.text, lines });
        });
        if (!open) return;
        // If the connection was lost and another source asks, the partial question is withdrawn.
        if (!lines.complete(value.text)) setOnFloor(null);
        setOffline(local);
        setNewQuestionId(value.id);
        askedAtRef.current = Date.now();
        actor.send({ type: 'question.arrived', question: value });
      } catch (failure) {
        console.warn('No question could be prepared.', failure);
        if (!open) return;
        setOnFloor(null);
        actor.send({ type: 'question.failed' });
      }
    };
    const judge = async (text: string, hasAudio: boolean) => {
      const { question, meters } = actor.getSnapshot().context;
      const ready = preparedRef.current;
      if (ready === null || question === null) return;
      const responseTimeS =
        askedAtRef.current === 0 ? 0 : Math.max(0, Math.round((Date.now() - askedAtRef.current) / 1_000));
      const { value, offline: local } = await ready.rehearsal.judge(
        question,
        { text, hasAudio, responseTimeS },
        meters,
      );
      if (!open) return;
      keepDraft(question.id, '');
      setOffline(local);
      actor.send({ type: 'answer.judged', ...value });
    };
    const vote = async (score: number) => {
      const ready = preparedRef.current;
      if (ready === null) return;
      const { value, offline: local } = await ready.rehearsal.vote(score);
      if (!open) return;
      setOffline(local);
      actor.send({ type: 'vote.decided', vote: value });
    };
    const subscriptions = [
      actor.on('setting.wanted', () => void load()),
      actor.on('reset.wanted', () => startOver()),
      actor.on('guide.seen', () => writeStored('tutorialShown', 'true')),
      actor.on('phase.entered', ({ phase }) => preparedRef.current?.rehearsal.enter(phase)),
      actor.on('question.wanted', ({ number }) => void ask(number)),
      actor.on('judgment.wanted', ({ text, hasAudio }) => void judge(text, hasAudio)),
      actor.on('vote.wanted', ({ score }) => void vote(score)),
    ];
    // What the machine wanted when it started was emitted before anyone listened.
    const now = actor.getSnapshot();
    if (now.matches({ phase: { initialization: 'loading' } })) void load();
    return () => {
      open = false;
      subscriptions.forEach((subscription) => subscription.unsubscribe());
    };
  }, [actor, state]);

  // A snapshot after every change, so that a reload comes back to it.
  useEffect(() => {
    const keeper = new PublicKeeper();
    const keep = () => {
      const ready = preparedRef.current;
      const { context, value } = actor.getSnapshot();
      const phase = publicPhaseOf(value);
      if (ready === null || phase === null || leftRef.current) return;
      const stored = storedStanding({ ...context, now: Date.now() }, phase);
      keeper.keep(ready.setting.sessionId, stored, ready.rehearsal.events, ready.gathering);
    };
    const subscription = actor.subscribe(keep);
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      subscription.unsubscribe();
      window.removeEventListener('pagehide', keep);
    };
  }, [actor]);

  const isAnswering = snapshot.matches({ phase: { hearing: 'answering' } });
  useEffect(() => {
    if (!isAnswering) return;
    const timer = setInterval(() => actor.send({ type: 'clock.ticked' }), tickMs);
    return () => clearInterval(timer);
  }, [actor, isAnswering]);

  const isRunning = prepared !== null;
  useEffect(() => (isRunning ? runSimulationClock() : undefined), [isRunning]);

  useEffect(() => prepared?.rehearsal.outbox.open(), [prepared]);

  const leave = useCallback(
    (to: '/' | '/setup') => {
      leftRef.current = true;
      stopSpeaking();
      startOver();
      void navigate(to);
    },
    [navigate],
  );

  const { context, value } = snapshot;
  const phase = publicPhaseOf(value);
  const inInitialization = (['missing_config', 'error'] as const).find((name) =>
    snapshot.matches({ phase: { initialization: name } }),
  );
  const inHearing = (['settling', 'preparing', 'stalled', 'answering', 'judging'] as const).find((name) =>
    snapshot.matches({ phase: { hearing: name } }),
  );
  const inVoting = (['counting', 'decided'] as const).find((name) => snapshot.matches({ phase: { voting: name } }));
  const { question, exchanges } = context;
  return {
    actor,
    screen: phase ?? inInitialization ?? (snapshot.matches({ phase: 'unknown' }) ? 'unknown' : 'loading'),
    step: inHearing ?? inVoting ?? null,
    context,
    prepared,
    coming,
    guideOpen: snapshot.matches({ guide: 'open' }),
    offline,
    onFloor,
    questionIsNew: question !== null && question.id === newQuestionId,
    person: prepared === null ? null : personOf(prepared, question?.speaker.id ?? null, exchanges.length),
    retry: () => actor.send({ type: 'setting.retried' }),
    openGuide: () => actor.send({ type: 'guide.opened' }),
    nextStep: () => {
      if (context.guideStep >= 5) tell({ type: 'tutorial_completed' });
      actor.send({ type: 'guide.next' });
    },
    previousStep: () => actor.send({ type: 'guide.previous' }),
    closeGuide: () => {
      tell({ type: 'tutorial_completed' });
      actor.send({ type: 'guide.closed' });
    },
    startSimulation: () => {
      tell({ type: 'started', now: Date.now() });
      actor.send({ type: 'simulation.started' });
    },
    completePresentation: (transcript, durationS) => {
      if (transcript.trim() !== '') {
        writeStored('userPresentation', transcript);
        prepared?.rehearsal.present(transcript, durationS, null);
      }
      actor.send({ type: 'presentation.completed' });
    },
    submit: (text, hasAudio) => {
      stopSpeaking();
      actor.send({ type: 'answer.submitted', text, hasAudio });
    },
    askAgain: () => actor.send({ type: 'question.requested' }),
    viewSummary: () => actor.send({ type: 'summary.requested' }),
    leave,
  };
}

/** The clock ticks four times a second: of everything on the screen, only what shows the time follows it. */
function sameButForTheTime(before: PublicSnapshot, after: PublicSnapshot): boolean {
  const { now: _before, ...was } = before.context;
  const { now: _after, ...is } = after.context;
  return (
    JSON.stringify(before.value) === JSON.stringify(after.value) &&
    (Object.keys(is) as (keyof typeof is)[]).every((field) => is[field] === was[field])
  );
}

/** The simulation is over for this browser: what it saved is removed, and the next one is a separate rehearsal. */
function startOver(): void {
  resetSimulation();
  forgetPublic();
  removeStored('sessionId', 'publicCommentContext', 'transitionData', 'userPresentation');
  beginSession('hearing');
}

/** What the hearing is set up with, if it opens with its first screen, as far as this browser knows. */
function comingOf(state: unknown): PublicSetting | null {
  try {
    const setting = readPublicSetting(state);
    const begins = setting !== null && !setting.skipSetup && setting.namedPhase === null;
    return begins && keptPublic(setting.sessionId) === null ? setting : null;
  } catch (failure) {
    if (failure instanceof IncompleteConfiguration) return null;
    throw failure;
  }
}

function personAt({ gathering }: Prepared, at: number): PublicPerson | null {
  const { rotation } = gathering;
  return rotation.length === 0 ? null : (rotation[at % rotation.length] ?? null);
}

function personOf(prepared: Prepared, speakerId: string | null, at: number): PublicPerson | null {
  const own = prepared.gathering.rotation.find(({ speaker }) => speaker.id === speakerId);
  return own ?? (speakerId === null ? personAt(prepared, at) : null);
}
