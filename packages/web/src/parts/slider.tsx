import { useId } from 'react';
import type { CSSProperties } from 'react';
import { figureOf } from '../texts/locale.ts';
import styles from './slider.module.css';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit?: string;
  readonly onChange: (value: number) => void;
}

export function Slider({ label, value, min, max, step, unit = '', onChange }: SliderProps) {
  const id = useId();
  const text = `${figureOf(value)} ${unit}`.trim();
  return (
    <div className={styles.slider}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className={styles.value}>
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        {...{ min, max, step, value }}
        aria-valuetext={text}
        className={styles.range}
        style={{ '--filled': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <div className={styles.ends} aria-hidden>
        <span>{figureOf(min)}</span>
        <span>{figureOf(max)}</span>
      </div>
    </div>
  );
}
