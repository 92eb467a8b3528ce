import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { MicrophoneError, record, type MicrophoneProblem, type Recording } from './microphone.ts';
import { Moments } from './moments.ts';
import { recognize, type Recognition } from './recognition.ts';
import { recorderMachine } from './recorder.machine.ts';

export interface RecorderMessages {
  readonly microphone: Readonly<Record<MicrophoneProblem, string>>;
  readonly empty: string;
  readonly tooShort: string;
  readonly transcriptionFailed: string;
}

export interface Recorded {
  readonly durationMs: number;
  readonly blob: Blob;
  readonly mime: string;
  /** Mean loudness while recording, 0..1. */
  readonly meanLevel: number;
}

export interface RecorderOptions {
  /** Recording ends by itself after this time. */
  readonly limitMs?: number;
  /** Smaller recordings are refused as too short. */
  readonly minBytes?: number;
  /** Remaining times at which `onWarning` is called, once each. */
  readonly warnAtMs?: readonly number[];
  /** Whose transcript is tried first; the other is the fallback. */
  readonly first: 'browser' | 'server';
  readonly messages: RecorderMessages;
  /** Sends a recording and returns its transcript; throws if there is none. */
  readonly upload: (blob: Blob, mime: string, signal: AbortSignal) => Promise<string>;
  readonly onTranscript: (text: string, recorded: Recorded) => void;
  readonly onWarning?: (leftMs: number) => void;
  /** Hands-free: stops after a silence of this length once something was said. */
  readonly stopAfterSilenceMs?: number | null;
  /** True while everything is paused: a running recording pauses and continues afterward. One that the applicant
   *  has paused stays paused. */
  readonly isHeld?: boolean;
}

export type RecorderState = 'idle' | 'requesting' | 'recording' | 'paused' | 'processing' | 'done' | 'failed';

export interface Recorder {
  readonly state: RecorderState;
  /** How long it has run and how loud it is right now. */
  readonly moments: Moments;
  readonly liveTranscript: string;
  readonly error: string | null;
  readonly blob: Blob | null;
  /** Address for playback, while there is a recording. */
  readonly url: string | null;
  readonly start: () => void;
  readonly stop: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly retry: () => void;
  readonly discard: () => void;
  readonly download: () => void;
}

const tickMs = 100;
/** The loudness that counts as somebody speaking. */
const speechLevel = 0.02;

interface Take {
  readonly recording: Recording;
  readonly recognition: Recognition | null;
  spentMs: number;
  runningSince: number | null;
  quietSince: number | null;
  spoke: boolean;
  levels: { sum: number; count: number };
  readonly warned: Set<number>;
}

const elapsedOf = (take: Take): number =>
  take.spentMs + (take.runningSince === null ? 0 : performance.now() - take.runningSince);

/** A recorder: microphone, level, time, transcript, and what can be done when one of them fails. */
export function useRecorder(options: RecorderOptions): Recorder {
  const [snapshot, send] = useMachine(recorderMachine);
  const [moments] = useState(() => new Moments());
  const [liveTranscript, setLiveTranscript] = useState('');
  const takeRef = useRef<Take | null>(null);
  const heardRef = useRef('');
  const uploadRef = useRef<AbortController | null>(null);
  const optionsRef = useRef(options);
  useEffect(() => {
    optionsRef.current = options;
  });

  const drop = useCallback(() => {
    uploadRef.current?.abort();
    void takeRef.current?.recognition?.finish();
    takeRef.current?.recording.close();
    takeRef.current = null;
  }, []);
  useEffect(() => drop, [drop]);

  const transcribe = useCallback(
    async (blob: Blob, recorded: Recorded) => {
      const { first, upload, messages, onTranscript } = optionsRef.current;
      const heard = heardRef.current.trim();
      const deliver = (transcript: string) => {
        send({ type: 'transcribed', transcript });
        onTranscript(transcript, recorded);
      };
      if (first === 'browser' && heard !== '') return deliver(heard);
      uploadRef.current = new AbortController();
      try {
        const transcript = (await upload(blob, recorded.mime, uploadRef.current.signal)).trim();
        // An empty transcript is a failure (hearing.md §5).
        if (transcript !== '') return deliver(transcript);
      } catch (failure) {
        if (uploadRef.current.signal.aborted) return;
        console.warn('The recording could not be transcribed by the server.', failure);
      }
      if (heard !== '') return deliver(heard);
      send({ type: 'failed', error: messages.transcriptionFailed });
    },
    [send],
  );

  const start = useCallback(async () => {
    drop();
    send({ type: 'start' });
    setLiveTranscript('');
    moments.set();
    heardRef.current = '';
    try {
      const recording = await record();
      takeRef.current = {
        recording,
        recognition: recognize((text) => {
          heardRef.current = text;
          setLiveTranscript(text);
        }),
        spentMs: 0,
        runningSince: performance.now(),
        quietSince: null,
        spoke: false,
        levels: { sum: 0, count: 0 },
        warned: new Set(),
      };
      send({ type: 'opened' });
    } catch (failure) {
      const problem = failure instanceof MicrophoneError ? failure.problem : 'failed';
      console.warn('The microphone could not be opened.', failure);
      send({ type: 'failed', error: optionsRef.current.messages.microphone[problem] });
    }
  }, [drop, moments, send]);

  const stop = useCallback(async () => {
    const take = takeRef.current;
    if (take === null) return;
    takeRef.current = null;
    const durationMs = elapsedOf(take);
    send({ type: 'stop' });
    const [blob, heard] = await Promise.all([take.recording.finish(), take.recognition?.finish() ?? '']);
    if (heard !== '') heardRef.current = heard;
    const { messages, minBytes } = optionsRef.current;
    if (blob.size === 0) return send({ type: 'failed', error: messages.empty });
    // Nothing of it is kept: the panel offers to start over.
    if (blob.size < (minBytes ?? 0)) return send({ type: 'failed', error: messages.tooShort });
    send({ type: 'recorded', blob, durationMs });
    const meanLevel = take.levels.count === 0 ? 0 : take.levels.sum / take.levels.count;
    await transcribe(blob, { blob, mime: blob.type, durationMs, meanLevel });
  }, [send, transcribe]);

  const recordingNow = snapshot.matches('recording');
  useEffect(() => {
    if (!recordingNow) return;
    const timer = setInterval(() => {
      const take = takeRef.current;
      if (take === null) return;
      const now = performance.now();
      const loud = take.recording.level();
      const elapsed = elapsedOf(take);
      take.levels = { sum: take.levels.sum + loud, count: take.levels.count + 1 };
      moments.set({ elapsedMs: elapsed, level: loud });
      const { limitMs, warnAtMs, onWarning, stopAfterSilenceMs } = optionsRef.current;
      if (limitMs !== undefined) {
        for (const left of warnAtMs ?? []) {
          if (limitMs - elapsed > left || take.warned.has(left)) continue;
          take.warned.add(left);
          onWarning?.(left);
        }
        if (elapsed >= limitMs) return void stop();
      }
      if (loud >= speechLevel) take.spoke = true;
      take.quietSince = loud >= speechLevel ? null : (take.quietSince ?? now);
      const silentMs = take.quietSince === null ? 0 : now - take.quietSince;
      if (stopAfterSilenceMs != null && take.spoke && silentMs >= stopAfterSilenceMs) void stop();
    }, tickMs);
    return () => clearInterval(timer);
  }, [moments, recordingNow, stop]);

  const { blob, error, durationMs } = snapshot.context;
  const url = useMemo(() => (blob === null ? null : URL.createObjectURL(blob)), [blob]);
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);

  const pause = useCallback(() => {
    const take = takeRef.current;
    if (take === null) return;
    take.spentMs = elapsedOf(take);
    take.runningSince = null;
    take.recording.pause();
    take.recognition?.pause();
    send({ type: 'pause' });
  }, [send]);

  const resume = useCallback(() => {
    const take = takeRef.current;
    if (take === null) return;
    take.runningSince = performance.now();
    take.recording.resume();
    take.recognition?.resume();
    send({ type: 'resume' });
  }, [send]);

  const isHeld = options.isHeld ?? false;
  useEffect(() => {
    const take = takeRef.current;
    if (!isHeld || take === null || take.runningSince === null) return;
    pause();
    return () => {
      // Nothing happens if the recording was ended or resumed in the meantime.
      if (takeRef.current === take && take.runningSince === null) resume();
    };
  }, [isHeld, pause, resume]);

  const retry = useCallback(() => {
    if (blob === null) return;
    send({ type: 'retry' });
    void transcribe(blob, { blob, mime: blob.type, durationMs, meanLevel: 0 });
  }, [blob, durationMs, send, transcribe]);

  const discard = useCallback(() => {
    drop();
    setLiveTranscript('');
    moments.set();
    send({ type: 'discard' });
  }, [drop, moments, send]);

  const download = useCallback(() => {
    if (blob === null || url === null) return;
    const link = document.createElement('a');
    link.href = url;
    link.download = `recording.${blob.type.includes('mp4') ? 'm4a' : blob.type.includes('ogg') ? 'ogg' : 'webm'}`;
    link.click();
  }, [blob, url]);

  return {
    state: snapshot.value,
    moments,
    liveTranscript,
    error,
    blob,
    url,
    start: () => void start(),
    stop: () => void stop(),
    pause,
    resume,
    retry,
    discard,
    download,
  };
}
