import { clockText } from '@rostrum/engine/hearing';
import { useEffect, useState } from 'react';
import { eveningTexts as texts } from '../../texts/evening.ts';
import styles from './evening.module.css';
import { keep, readKept } from './kept-drafts.ts';

const amberMs = 60_000;
const lamps = ['green', 'amber', 'red'] as const;

interface StepClockProps {
  readonly sessionId: string;
  /** What the clock belongs to: a new name starts over, the same name continues after a reload. */
  readonly name: string;
  readonly seconds: number;
  readonly label: string;
  readonly over?: string;
}

/** The clock and the three lights of the lectern. It warns, but cuts nobody off. */
export function StepClock({ sessionId, name, seconds, label, over }: StepClockProps) {
  const key = `clock:${name}`;
  const [elapsedMs, setElapsed] = useState(() => Number(readKept(sessionId, key)) || 0);
  useEffect(() => {
    let last = performance.now();
    let run = Number(readKept(sessionId, key)) || 0;
    const timer = setInterval(() => {
      const now = performance.now();
      run += now - last;
      last = now;
      setElapsed(run);
      keep(sessionId, key, String(Math.round(run)));
    }, 500);
    return () => clearInterval(timer);
  }, [sessionId, key]);
  const leftMs = Math.max(0, Math.ceil((seconds * 1_000 - elapsedMs) / 1_000) * 1_000);
  const light = leftMs === 0 ? 'red' : leftMs <= Math.min(amberMs, seconds * 250) ? 'amber' : 'green';
  return (
    <div className={styles.clock} data-light={light}>
      <span className={styles.lamps} aria-hidden>
        {lamps.map((lamp) => (
          <span key={lamp} data-lamp={lamp} data-on={lamp === light || undefined} />
        ))}
      </span>
      <span role="timer" aria-label={`${label}: ${texts.clockSet(clockText(leftMs, 1))}`} className={styles.clockTime}>
        {clockText(leftMs, 1)}
      </span>
      <span role="status" className={styles.clockOver}>
        {leftMs === 0 ? (over ?? '') : ''}
      </span>
    </div>
  );
}
