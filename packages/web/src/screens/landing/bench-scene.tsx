import { Quote } from 'lucide-react';
import { landingTexts as texts } from '../../texts/landing.ts';
import styles from './bench-scene.module.css';

const seats = [46, 128, 210, 292, 374] as const;
const speaking = 1;

/** What the product is, in one look: a board at its bench, and the question that one of them asks. */
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
        {seats.map((x, seat) => (
          <g key={x} className={seat === speaking ? styles.speaking : styles.listening}>
            {seat === speaking && <circle cx={x} cy="93" r="33" className={styles.ring} />}
            <path d={`M${x - 27} 144c0-23 10-33 27-33s27 10 27 33z`} className={styles.coat} />
            <path d={`M${x - 7} 111.5l7 12 7-12z`} className={styles.collar} />
            <circle cx={x} cy="90" r="16" className={styles.head} />
          </g>
        ))}
        <rect y="138" width="420" height="76" className={styles.bench} />
        <rect y="138" width="420" height="7" className={styles.benchTop} />
        {seats.map((x, seat) => (
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
