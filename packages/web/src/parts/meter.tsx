import { useId } from 'react';
import { percentOf } from '../texts/locale.ts';
import type { Tint } from './badge.tsx';
import styles from './meter.module.css';

interface MeterProps {
  readonly label: string;
  /** 0..1. */
  readonly value: number;
  /** Shown next to the percentage, so that meaning never depends on color alone ('rising', 'high'). */
  readonly word?: string;
  readonly tint: Tint;
}

export function Meter({ label, value, word, tint }: MeterProps) {
  const id = useId();
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  const told = percentOf(percent / 100);
  const text = word ? `${word}, ${told}` : told;
  return (
    <div className={styles.meter} data-tint={tint}>
      <div className={styles.head}>
        <span id={id}>{label}</span>
        <span className={styles.value}>{text}</span>
      </div>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        className={styles.track}
      >
        <div className={styles.fill} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
