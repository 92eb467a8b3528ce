import { useEffect, useState } from 'react';
import {
  presentationLimitMs,
  presentationQuality,
  presentationRecordingMinBytes,
  presentationWarningsMs,
} from '@rostrum/engine/hearing';
import { Alert } from '../../../parts/alert.tsx';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { presentationRecorderMessages } from '../../../texts/voice.ts';
import { useMoment } from '../../../voice/moments.ts';
import { RecorderPanel } from '../../../voice/recorder-panel.tsx';
import { transcribeRecording } from '../../../voice/transcribe.ts';
import { useRecorder } from '../../../voice/use-recorder.ts';
import { useConductor, useRecordingLight, useRoom } from '../use-conductor.ts';
import styles from '../phases/presentation-phase.module.css';
import { beep } from './beep.ts';

/** Five minutes at the microphone, with a beep and a banner at one minute and at thirty seconds. hearing.md §2, §9. */
export function PresentationRecorder() {
  const conductor = useConductor();
  const { setting } = conductor.arrival;
  const isPaused = useRoom((room) => room.isPaused);
  const [warning, setWarning] = useState<string | null>(null);
  const recorder = useRecorder({
    limitMs: presentationLimitMs,
    minBytes: presentationRecordingMinBytes,
    warnAtMs: presentationWarningsMs,
    isHeld: isPaused,
    first: 'browser',
    messages: presentationRecorderMessages,
    upload: (blob, mime, signal) =>
      transcribeRecording(blob, mime, signal, {
        session_type: 'municipal_hearing',
        project_name: setting.projectName,
        session_id: setting.sessionId,
      }),
    onTranscript: (transcript, { durationMs, meanLevel }) => {
      const durationS = Math.round(durationMs / 1_000);
      conductor.present({ transcript, durationS, quality: presentationQuality(transcript, durationS, meanLevel) });
    },
    onWarning: (leftMs) => {
      beep(leftMs <= 30_000 ? 2 : 1);
      setWarning(leftMs <= 30_000 ? texts.presentation.halfMinute : texts.presentation.minute);
    },
  });
  const { state, moments } = recorder;
  const spentMs = useMoment(moments, ({ elapsedMs }) => Math.floor(elapsedMs / 1_000) * 1_000);
  const isRunning = state === 'recording' || state === 'paused';
  useEffect(() => {
    conductor.presenting(isRunning, spentMs);
  }, [conductor, isRunning, spentMs]);
  useRecordingLight(state);
  return (
    <div className={styles.way}>
      <h3>{texts.presentation.speak}</h3>
      <p className={styles.hint}>{texts.presentation.speakHint}</p>
      {isRunning && warning !== null && <Alert kind="warning" title={warning} />}
      <RecorderPanel
        recorder={recorder}
        limitMs={presentationLimitMs}
        startLabel={texts.presentation.begin}
        stopLabel={texts.presentation.end}
      />
    </div>
  );
}
