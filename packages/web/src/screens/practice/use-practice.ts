import { useActorRef, useSelector } from '@xstate/react';
import { averageScoreOf, practiceMachine, type PracticeContext, type PracticeInput } from '@rostrum/engine/hearing';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { stopSpeaking } from '../../voice/speech.ts';
import { practiceTexts } from '../../texts/practice.ts';
import { GrowingLines } from '../../voice/growing-lines.ts';
import type { PracticeRehearsal } from './practice-rehearsal.ts';

/** A question as far as it has been written. */
export interface QuestionOnFloor {
  readonly characterId: string;
  readonly characterName: string;
  readonly text: string;
  readonly lines: GrowingLines;
}

export interface Practice {
  /** As much of the next question as has been said, or of this one if it came piece by piece; null if it came whole. */
  readonly onFloor: QuestionOnFloor | null;
  readonly context: PracticeContext;
  readonly phase: 'asking' | 'answering' | 'judging' | 'feedback' | 'complete';
  readonly held: boolean;
  readonly offline: boolean;
  readonly submit: (text: string) => void;
  readonly next: () => void;
  readonly hold: () => void;
  readonly release: () => void;
  readonly restart: () => void;
}

/** Connects the practice machine to its rehearsal: asks when a question is wanted, judges when an answer was given,
 *  and goes to the front page with the results when everything is done. */
export function usePractice(rehearsal: PracticeRehearsal, input: PracticeInput): Practice {
  const navigate = useNavigate();
  const actor = useActorRef(practiceMachine, { input });
  const snapshot = useSelector(actor, (state) => state);
  const [offline, setOffline] = useState(false);
  const [onFloor, setOnFloor] = useState<QuestionOnFloor | null>(null);
  const askedAtRef = useRef(0);
  const runRef = useRef(0);

  useEffect(() => {
    const ask = async () => {
      const run = runRef.current;
      const { number, exchanges } = actor.getSnapshot().context;
      const lines = new GrowingLines();
      setOnFloor(null);
      const { value, offline: local } = await rehearsal.ask(
        number,
        exchanges.map(({ question }) => question.text),
        (sentence) => {
          if (run !== runRef.current) return;
          lines.add(sentence.text);
          const { character_id: characterId, character_name: characterName } = sentence;
          setOnFloor({ characterId, characterName, text: lines.text, lines });
        },
      );
      // A restart in the meantime has asked for its own question.
      if (run !== runRef.current) return;
      // If the connection was lost and another source asks, the partial question is withdrawn.
      if (!lines.complete(value.text)) setOnFloor(null);
      setOffline(local);
      actor.send({ type: 'question.arrived', question: value });
    };
    const judge = async (text: string) => {
      const run = runRef.current;
      const { question, number } = actor.getSnapshot().context;
      if (question === null) return;
      const responseTimeS = Math.round((performance.now() - askedAtRef.current) / 1_000);
      const { value, offline: local } = await rehearsal.judge(question, text, number, responseTimeS);
      if (run !== runRef.current) return;
      setOffline(local);
      actor.send({ type: 'answer.judged', exchange: value });
    };
    const finish = async () => {
      stopSpeaking();
      await rehearsal.complete();
      const { exchanges } = actor.getSnapshot().context;
      const results = {
        questionsAnswered: exchanges.length,
        averageScore: averageScoreOf(exchanges),
        sessionId: rehearsal.sessionId,
      };
      await navigate('/', { state: { message: practiceTexts.finishedMessage, results } });
    };
    const subscriptions = [
      actor.on('question.wanted', () => void ask()),
      actor.on('judgment.wanted', ({ text }) => void judge(text)),
      actor.on('completed', () => void finish()),
    ];
    // What the machine wanted when it started was emitted before anyone listened.
    if (actor.getSnapshot().matches('asking')) void ask();
    if (actor.getSnapshot().matches('complete')) void finish();
    return () => {
      runRef.current += 1;
      subscriptions.forEach((subscription) => subscription.unsubscribe());
    };
  }, [actor, navigate, rehearsal]);

  useEffect(() => rehearsal.outbox.open(), [rehearsal]);

  const questionId = snapshot.context.question?.id;
  useEffect(() => {
    askedAtRef.current = performance.now();
  }, [questionId]);

  const restart = useCallback(() => {
    runRef.current += 1;
    stopSpeaking();
    setOnFloor(null);
    void rehearsal.restart().then(() => actor.send({ type: 'restart' }));
  }, [actor, rehearsal]);

  const phase =
    (['asking', 'answering', 'judging', 'feedback', 'complete'] as const).find((state) => snapshot.matches(state)) ??
    'asking';
  return {
    context: snapshot.context,
    onFloor,
    phase,
    held: snapshot.matches({ feedback: 'held' }),
    offline,
    submit: (text) => actor.send({ type: 'answer.submitted', text }),
    next: () => actor.send({ type: 'next' }),
    hold: () => actor.send({ type: 'feedback.held' }),
    release: () => actor.send({ type: 'feedback.released' }),
    restart,
  };
}
