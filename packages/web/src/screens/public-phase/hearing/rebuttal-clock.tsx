import { useSelector } from '@xstate/react';
import { clockText, rebuttalLeftMs } from '@rostrum/engine/hearing';
import { publicTexts } from '../../../texts/public-phase.ts';
import type { PublicPhaseActor } from '../use-public-phase.ts';
import styles from './hearing.module.css';

const amberMs = 30_000;
const texts = publicTexts.hearing;

/** The two minutes of a rebuttal: the lights of the lectern and the clock. It warns, but cuts nobody off. */
export function RebuttalClock({ actor }: { readonly actor: PublicPhaseActor }) {
  const leftMs = useSelector(actor, ({ context }) => Math.ceil(rebuttalLeftMs(context) / 1_000) * 1_000);
  const light = leftMs === 0 ? 'red' : leftMs <= amberMs ? 'amber' : 'green';
  return (
    <div className={styles.clock} data-light={light}>
      <span className={styles.lights} aria-hidden>
        {(['green', 'amber', 'red'] as const).map((one) => (
          <span key={one} data-light={one} data-on={one === light || undefined} />
        ))}
      </span>
      <span role="timer" aria-label={texts.clockLeft(clockText(leftMs, 1))} className={styles.clockTime}>
        {clockText(leftMs, 1)}
      </span>
      <span role="status" className={styles.clockOver}>
        {leftMs === 0 ? texts.clockOver : ''}
      </span>
    </div>
  );
}
