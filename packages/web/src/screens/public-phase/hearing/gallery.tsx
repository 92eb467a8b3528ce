import { meterLevelOf } from '@rostrum/engine/hearing';
import { publicTexts } from '../../../texts/public-phase.ts';
import styles from './hearing.module.css';

const rows = 3;
const seats = 8;
/** People without a seat, or who did not want one, stand along the back wall. */
const standing = { low: 0, middle: 3, high: 7 } as const;
const texts = publicTexts.hearing.gallery;

interface GalleryProps {
  /** 0..1. */
  readonly energy: number;
  readonly level: 'low' | 'middle' | 'high';
}

/** The public gallery behind the podium: some of its heads move with the crowd's energy. */
export function Gallery({ energy, level }: GalleryProps) {
  const crowd = meterLevelOf(Math.round(energy * 100) / 100);
  return (
    <section className={styles.gallery} aria-label={texts.label}>
      <svg viewBox="0 -20 160 82" aria-hidden className={styles.heads} data-crowd={crowd} data-tension={level}>
        {Array.from({ length: standing[crowd] }, (_, at) => (
          <g key={`standing-${at}`} data-taken>
            <circle cx={13 + ((at * 5) % 8) * 19.5} cy={-14} r={4} />
            <path d={`M${5.5 + ((at * 5) % 8) * 19.5} 8 v-9 q0 -8 7.5 -8 q7.5 0 7.5 8 v9 z`} />
          </g>
        ))}
        {Array.from({ length: rows * seats }, (_, at) => {
          const row = Math.floor(at / seats);
          const seat = at % seats;
          // A seat is occupied unless row plus seat is divisible by 3 (hearing.md §2).
          const isTaken = (row + seat) % 3 !== 0;
          const restless = ((at * 7) % 10) / 10 < energy;
          const x = 12 + seat * 19 + (row % 2) * 4;
          const y = 12 + row * 18;
          return (
            <g key={at} data-taken={isTaken || undefined} data-restless={(isTaken && restless) || undefined}>
              {isTaken && <circle cx={x} cy={y - 2} r={4.4} />}
              <path d={`M${x - 8} ${y + 11} q0 -9 8 -9 q8 0 8 9 z`} />
            </g>
          );
        })}
      </svg>
      <p className={styles.note}>{texts[crowd]}</p>
    </section>
  );
}
