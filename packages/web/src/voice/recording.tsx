import { Download, Play, RotateCcw, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../parts/button.tsx';
import { recorderTexts } from '../texts/voice.ts';
import styles from './recorder-panel.module.css';
import type { Recorder } from './use-recorder.ts';

/** A failed transcription never loses the recording: it can be played, tried again, kept or discarded. */
export function Recording({ recorder, url }: { readonly recorder: Recorder; readonly url: string }) {
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
