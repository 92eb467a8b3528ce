import { Download, Mic, Pause, Play, RotateCcw, Square, Trash2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { clockText } from '@rostrum/engine/hearing';
import { Alert } from '../parts/alert.tsx';
import { Button } from '../parts/button.tsx';
import { recorderTexts } from '../texts/voice.ts';
import styles from './recorder-panel.module.css';
import type { Recorder } from './use-recorder.ts';

interface RecorderPanelProps {
  readonly recorder: Recorder;
  /** Total time, where recording ends by itself. */
  readonly limitMs?: number;
  readonly startLabel?: string;
  readonly stopLabel?: string;
  readonly disabled?: boolean;
  /** What the buttons are for, where it is not the only way. */
  readonly label?: string;
  /** In the line of the buttons, before and after them: all else stands below, over the whole width. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** More ways on after a failure ('Submit Audio Anyway'). */
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
  return (
    <div className={styles.panel}>
      <div className={styles.controls}>
        {before}
        <div role={label && 'group'} aria-label={label} className={styles.controls}>
          {running ? (
            <>
              <Button look="danger" onClick={recorder.stop}>
                <Square size={18} aria-hidden /> {stopLabel ?? recorderTexts.stop}
              </Button>
              {state === 'recording' ? (
                <Button onClick={recorder.pause}>
                  <Pause size={18} aria-hidden /> {recorderTexts.pause}
                </Button>
              ) : (
                <Button onClick={recorder.resume}>
                  <Play size={18} aria-hidden /> {recorderTexts.resume}
                </Button>
              )}
            </>
          ) : state === 'processing' ? (
            <>
              <Button busy disabled>
                {recorderTexts.transcribing}
              </Button>
              <Button look="quiet" onClick={recorder.discard}>
                {recorderTexts.cancel}
              </Button>
            </>
          ) : (
            <Button
              look="primary"
              busy={state === 'requesting'}
              disabled={disabled || state === 'requesting'}
              onClick={recorder.start}
            >
              {state !== 'requesting' && <Mic size={18} aria-hidden />}
              {state === 'requesting'
                ? recorderTexts.requesting
                : recorder.blob === null
                  ? (startLabel ?? recorderTexts.start)
                  : recorderTexts.again}
            </Button>
          )}
          {running && <Elapsed recorder={recorder} limitMs={limitMs} />}
          <span role="status" className="visually-hidden">
            {state === 'recording' ? recorderTexts.recording : state === 'paused' ? recorderTexts.paused : ''}
          </span>
        </div>
        {after}
      </div>
      {running && (
        <div
          role="meter"
          aria-label={recorderTexts.level}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(recorder.level * 100)}
          className={styles.level}
        >
          <div className={styles.loud} style={{ transform: `scaleX(${Math.min(1, recorder.level * 4)})` }} />
        </div>
      )}
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

function Elapsed({ recorder, limitMs }: { readonly recorder: Recorder; readonly limitMs?: number | undefined }) {
  return (
    <span className={styles.time}>
      {recorder.state === 'recording' && <span className={styles.dot} aria-hidden />}
      {clockText(recorder.elapsedMs, 1)}
      {limitMs !== undefined && ` · ${clockText(limitMs - recorder.elapsedMs, 1)} ${recorderTexts.left}`}
    </span>
  );
}

/** A recording is never lost because transcription failed: it can be heard, tried again, kept or dropped. */
function Recording({ recorder, url }: { readonly recorder: Recorder; readonly url: string }) {
  const player = useRef<HTMLAudioElement | null>(null);
  useEffect(() => () => player.current?.pause(), [url]);
  const play = () => {
    player.current?.pause();
    player.current = new Audio(url);
    void player.current.play();
  };
  return (
    <div className={styles.controls}>
      <Button size="small" onClick={play}>
        <Play size={18} aria-hidden /> {recorderTexts.play}
      </Button>
      {recorder.state === 'failed' && (
        <Button size="small" onClick={recorder.retry}>
          <RotateCcw size={18} aria-hidden /> {recorderTexts.retry}
        </Button>
      )}
      <Button size="small" onClick={recorder.download}>
        <Download size={18} aria-hidden /> {recorderTexts.download}
      </Button>
      <Button size="small" look="quiet" onClick={recorder.discard}>
        <Trash2 size={18} aria-hidden /> {recorderTexts.discard}
      </Button>
    </div>
  );
}
