import type { SpokenLine } from '@rostrum/contract';
import { typeset } from '@rostrum/contract/typeset';
import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { eveningTexts as texts } from '../../texts/evening.ts';
import { speak, stopSpeaking } from '../../voice/speech.ts';
import styles from './evening.module.css';

const manner = { rate: 0.95, pitch: 1, volume: 0.8, pauseMs: 400 };

/** What was said, shown as text at once; read aloud on request. */
export function SpokenLines({ lines }: { readonly lines: readonly SpokenLine[] }) {
  const [at, setAt] = useState(-1);
  // A new step stops the voice of the previous one.
  useEffect(() => stopSpeaking, [lines]);
  if (lines.length === 0) return null;
  const isReading = at >= 0;
  const read = () => {
    const speech = speak(
      lines.map(({ speaker, text }) => ({ speaker, text })),
      manner,
      { line: setAt },
    );
    setAt(0);
    void speech.done.then(() => setAt(-1));
  };
  return (
    <div className={styles.said}>
      <ol className={styles.lines} aria-live="polite">
        {lines.map(({ speaker, text }, index) => (
          <li key={`${index} ${text}`} data-now={index === at || undefined}>
            <span className={styles.speakerName}>{speaker}</span>
            <span>{typeset(text)}</span>
          </li>
        ))}
      </ol>
      <div>
        <Button size="small" look="quiet" onClick={isReading ? stopSpeaking : read}>
          {isReading ? <VolumeX size={18} aria-hidden /> : <Volume2 size={18} aria-hidden />}
          {isReading ? texts.stopReading : texts.read}
        </Button>
      </div>
    </div>
  );
}
