import { Quote } from 'lucide-react';
import { landingTexts as texts } from '../../texts/landing.ts';
import styles from './bench-scene.module.css';

/** Who sits where: the hair in front of the head, which is at 0, 0, and the hair behind it. */
const seats: readonly { readonly x: number; readonly over: string; readonly behind?: string }[] = [
  { x: 46, over: 'M-17-1c-3-17 6-22 17-22s19 5 17 22c-2-5-3-9-7-11-8 2-16 1-21-1-3 3-5 7-6 12z' },
  {
    x: 128,
    behind: 'M-20 22c2-9-1-15-1-22 0-15 9-23 21-23s21 8 21 23c0 7-3 13-1 22z',
    over: 'M-16 2c-3-14 5-20 16-20s19 6 16 20c-4-3-7-6-8-11-6 5-16 8-24 11z',
  },
  { x: 210, over: 'M-18 7c-5-18 2-31 18-31s23 13 18 31c-2-5-2-12-5-16-9 1-18-1-24-4-3 6-4 13-7 20z' },
  { x: 292, over: 'M-16 3c2 3 4 4 7 4 3-1 6-2 9-2s6 1 9 2c3 0 5-1 7-4 1 9-5 16-16 16s-17-7-16-16z' },
  {
    x: 374,
    behind: 'M0-34a9 9 0 0 1 0 18a9 9 0 0 1 0-18z',
    over: 'M-17 1c-3-15 5-22 17-22s20 7 17 22c-2-6-4-10-8-12-8 2-14 1-18-1-4 3-6 8-8 13z',
  },
];
const speaking = 1;

/** The product at a glance: a board at its bench, and a question from one of its members. */
export function BenchScene() {
  return (
    <figure className={styles.scene}>
      <svg viewBox="0 0 420 214" role="img" aria-label={texts.scene.label} className={styles.picture}>
        <rect width="420" height="214" className={styles.wall} />
        <g className={styles.panels}>
          {[0, 84, 168, 252, 336].map((x) => (
            <rect key={x} x={x + 7} y="10" width="70" height="112" rx="3" />
          ))}
        </g>
        <circle cx="210" cy="38" r="19" className={styles.seal} />
        <circle cx="210" cy="38" r="13.5" className={styles.sealRing} />
        <path
          d="M210 28.5l2.6 6.2 6.7.5-5.1 4.4 1.6 6.5-5.8-3.5-5.8 3.5 1.6-6.5-5.1-4.4 6.7-.5z"
          className={styles.star}
        />
        {seats.map(({ x, over, behind }, seat) => (
          <g key={x} data-seat={seat} className={seat === speaking ? styles.speaking : styles.listening}>
            {seat === speaking && <circle cx={x} cy="93" r="33" className={styles.ring} />}
            {behind !== undefined && <path d={behind} transform={`translate(${x} 90)`} className={styles.hair} />}
            <path d={`M${x - 27} 144c0-23 10-33 27-33s27 10 27 33z`} className={styles.coat} />
            <path d={`M${x - 7} 111.5l7 12 7-12z`} className={styles.collar} />
            <circle cx={x} cy="90" r="16" className={styles.head} />
            <path d={over} transform={`translate(${x} 90)`} className={styles.hair} />
          </g>
        ))}
        <rect y="138" width="420" height="76" className={styles.bench} />
        <rect y="138" width="420" height="7" className={styles.benchTop} />
        {seats.map(({ x }, seat) => (
          <g key={x}>
            <rect x={x - 36} y="158" width="72" height="48" rx="3" className={styles.benchPanel} />
            <rect
              x={x - 27}
              y="150"
              width="54"
              height="14"
              rx="2"
              className={seat === speaking ? styles.plateLit : styles.plate}
            />
            <path d={`M${x + 16} 138v-15q0-5 5-5`} className={styles.microphone} />
          </g>
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <p className={styles.speaker}>{texts.scene.speaker}</p>
        <blockquote className={styles.question}>{texts.scene.question}</blockquote>
        <p className={styles.source}>
          <Quote size={16} aria-hidden />
          {texts.scene.source}
        </p>
      </figcaption>
    </figure>
  );
}
