import { clockText, minuteMs } from '@rostrum/engine/hearing';
import styles from './clerk-clock.module.css';

/** The clerk's clock on the wall: the hand goes around once an hour, the wedge is the time left. */
export function ClerkClock({ left, label }: { readonly left: number; readonly label: string }) {
  const minutes = left / minuteMs;
  const angle = (minutes / 60) * 360;
  const end = ((angle - 90) * Math.PI) / 180;
  const share = Math.min(359.9, angle);
  const wedgeEnd = ((share - 90) * Math.PI) / 180;
  const wedge = `M50 50V14A36 36 0 ${share > 180 ? 1 : 0} 1 ${50 + 36 * Math.cos(wedgeEnd)} ${50 + 36 * Math.sin(wedgeEnd)}Z`;
  return (
    <svg viewBox="0 0 100 124" className={styles.clock} role="img" aria-label={label}>
      <circle cx="50" cy="50" r="47" className={styles.rim} />
      <circle cx="50" cy="50" r="41" className={styles.face} />
      <path d={wedge} className={styles.wedge} />
      {Array.from({ length: 12 }, (_, hour) => (
        <line
          key={hour}
          x1="50"
          y1="11"
          x2="50"
          y2={hour % 3 === 0 ? 18 : 15}
          transform={`rotate(${hour * 30} 50 50)`}
          className={styles.mark}
        />
      ))}
      <line x1="50" y1="50" x2={50 + 33 * Math.cos(end)} y2={50 + 33 * Math.sin(end)} className={styles.hand} />
      <circle cx="50" cy="50" r="3.5" className={styles.pin} />
      <rect x="14" y="100" width="72" height="23" rx="4" className={styles.board} />
      <text x="50" y="117.5" textAnchor="middle" className={styles.digits}>
        {clockText(left, 1)}
      </text>
    </svg>
  );
}
