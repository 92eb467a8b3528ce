import { Mic, Pause, Play, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { clockText } from '@rostrum/engine/hearing';
import { Alert } from '../parts/alert.tsx';
import { Button } from '../parts/button.tsx';
import { classNames } from '../parts/class-names.ts';
import { recorderTexts } from '../texts/voice.ts';
import { Recording } from './recording.tsx';
import styles from './recorder-panel.module.css';
import { useMoment, type Moments } from './moments.ts';
import type { Recorder } from './use-recorder.ts';

interface RecorderPanelProps {
  readonly recorder: Recorder;
  /** Total time, if recording ends by itself. */
  readonly limitMs?: number;
  readonly startLabel?: string;
  readonly stopLabel?: string;
  readonly disabled?: boolean;
  /** What the buttons are for, if it is not the only way. */
  readonly label?: string;
  /** In the line of the buttons, before and after them: everything else is below, at full width. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** More options after a failure ('Submit Audio Anyway'). */
  readonly failedActions?: ReactNode;
}

/** The controls of a recorder: what it does, how loud, how long, and what can be done next. */
export function RecorderPanel({
  recorder,
  limitMs,
  startLabel,
  stopLabel,
  disabled,
  label,
  before,
  after,
  failedActions,
}: RecorderPanelProps) {
  const { state } = recorder;
  const running = state === 'recording' || state === 'paused';
  const isBusy = state === 'requesting' || state === 'processing';
  return (
    <div className={styles.panel}>
      <div className={classNames(styles.controls, styles.line)}>
        {before}
        <div role={label && 'group'} aria-label={label} className={styles.controls}>
          {/* One button from the start to the end, so that the focus stays where it is pressed again. */}
          <Button
            look={running ? 'danger' : 'primary'}
            busy={isBusy}
            aria-disabled={isBusy || undefined}
            disabled={disabled && !running && !isBusy}
            onClick={(event) => {
              // The second half of a double click would stop what the first one started.
              if (isBusy || event.detail > 1) return;
              if (running) recorder.stop();
              else recorder.start();
            }}
          >
            {running ? (
              <>
                <Square size={18} aria-hidden /> {stopLabel ?? recorderTexts.stop}
              </>
            ) : (
              <>
                {!isBusy && <Mic size={18} aria-hidden />}
                {state === 'processing'
                  ? recorderTexts.transcribing
                  : state === 'requesting'
                    ? recorderTexts.requesting
                    : recorder.blob === null
                      ? (startLabel ?? recorderTexts.start)
                      : recorderTexts.again}
              </>
            )}
          </Button>
          {state === 'recording' && (
            <Button onClick={recorder.pause}>
              <Pause size={18} aria-hidden /> {recorderTexts.pause}
            </Button>
          )}
          {state === 'paused' && (
            <Button onClick={recorder.resume}>
              <Play size={18} aria-hidden /> {recorderTexts.resume}
            </Button>
          )}
          {state === 'processing' && (
            <Button look="quiet" onClick={recorder.discard}>
              {recorderTexts.cancel}
            </Button>
          )}
          {running && <Elapsed recorder={recorder} limitMs={limitMs} />}
          <span role="status" className="visually-hidden">
            {state === 'recording' ? recorderTexts.recording : state === 'paused' ? recorderTexts.paused : ''}
          </span>
        </div>
        {after}
      </div>
      {running && <Level moments={recorder.moments} />}
      {running && recorder.liveTranscript !== '' && (
        <p className={styles.live} aria-label={recorderTexts.live}>
          {recorder.liveTranscript}
        </p>
      )}
      {recorder.error !== null && <Alert kind="error" title={recorder.error} actions={failedActions} />}
      {recorder.url !== null && !running && <Recording recorder={recorder} url={recorder.url} />}
    </div>
  );
}

interface ElapsedProps {
  readonly recorder: Recorder;
  readonly limitMs?: number | undefined;
}

function Elapsed({ recorder: { state, moments }, limitMs }: ElapsedProps) {
  const time = useMoment(moments, ({ elapsedMs }) =>
    limitMs === undefined
      ? clockText(elapsedMs, 1)
      : `${clockText(elapsedMs, 1)} · ${clockText(limitMs - elapsedMs, 1)} ${recorderTexts.left}`,
  );
  return (
    <span className={styles.time}>
      {state === 'recording' && <span className={styles.dot} aria-hidden />}
      {time}
    </span>
  );
}

function Level({ moments }: { readonly moments: Moments }) {
  const level = useMoment(moments, (moment) => moment.level);
  return (
    <div
      role="meter"
      aria-label={recorderTexts.level}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(level * 100)}
      className={styles.level}
    >
      <div className={styles.loud} style={{ transform: `scaleX(${Math.min(1, level * 4)})` }} />
    </div>
  );
}
