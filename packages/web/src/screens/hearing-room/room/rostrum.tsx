import { classNames } from '../../../parts/class-names.ts';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import styles from './rostrum.module.css';
import { useApplicantSpeaks, useLight } from './use-room-view.ts';

interface RostrumProps {
  readonly heading: string;
  readonly guidance: string;
  /** The dashed box of the enhanced room. */
  readonly dashed?: boolean;
}

const lamps = ['green', 'amber', 'red'] as const;

/** The lectern with its three lights, seen from the gallery. */
export function Rostrum({ heading, guidance, dashed }: RostrumProps) {
  const light = useLight();
  const speaks = useApplicantSpeaks();
  return (
    <div className={classNames(styles.rostrum, dashed && styles.dashed)} data-speaking={speaks}>
      <div className={styles.words}>
        <h3 className={styles.heading}>{heading}</h3>
        <p className={styles.guidance}>{guidance}</p>
      </div>
      <svg
        viewBox="0 0 180 104"
        className={styles.picture}
        role="img"
        aria-label={`${texts.room.lights}: ${texts.room.lightNames[light]}`}
      >
        <path d="M90 34V14q0-8 9-8h7" className={styles.stalk} />
        <rect x="102" y="1.5" width="16" height="8" rx="4" className={styles.microphone} />
        <path d="M22 34h136l10 14H12z" className={styles.slope} />
        <rect x="12" y="48" width="156" height="9" className={styles.edge} />
        <path d="M26 57h128l-8 47H34z" className={styles.body} />
        <path d="M46 66h88l-5 32H51z" className={styles.panel} />
        <rect x="56" y="70" width="68" height="22" rx="11" className={styles.box} />
        {lamps.map((lamp, at) => (
          <circle
            key={lamp}
            cx={70 + at * 20}
            cy="81"
            r="7"
            className={styles.lamp}
            data-lamp={lamp}
            data-lit={lamp === light}
          />
        ))}
      </svg>
    </div>
  );
}
