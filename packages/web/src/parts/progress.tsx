import { useId } from 'react';
import { percentOf } from '../texts/locale.ts';
import { classNames } from './class-names.ts';
import styles from './progress.module.css';

interface ProgressProps {
  readonly label: string;
  /** 0..1, or null if it cannot be known. */
  readonly ratio: number | null;
  /** Shown at the right; the percentage by default. */
  readonly value?: string;
  readonly hideLabel?: boolean;
  readonly className?: string;
}

export function Progress({ label, ratio, value, hideLabel, className }: ProgressProps) {
  const id = useId();
  const percent = ratio === null ? null : Math.round(Math.min(1, Math.max(0, ratio)) * 100);
  const text = value ?? (percent === null ? '' : percentOf(percent / 100));
  return (
    <div className={classNames(styles.progress, percent === null && styles.unknown, className)}>
      <div className={hideLabel ? 'visually-hidden' : styles.head}>
        <span id={id}>{label}</span>
        <span>{text}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        aria-valuetext={text || undefined}
        className={styles.track}
      >
        <div className={styles.fill} style={{ width: `${percent ?? 35}%` }} />
      </div>
    </div>
  );
}
