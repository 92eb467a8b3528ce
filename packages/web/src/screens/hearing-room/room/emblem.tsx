import styles from './emblem.module.css';

/** The seal of the place and the two flags behind the chair. Decoration only. */
export function Emblem() {
  return (
    <svg viewBox="0 0 260 176" className={styles.emblem} aria-hidden>
      {[22, 238].map((x) => (
        <g key={x} transform={`translate(${x} 0)`} className={x < 130 ? styles.flag : styles.otherFlag}>
          <path d="M0 16v160" />
          <circle cy="13" r="4" />
          <path
            d={
              x < 130
                ? 'M1 20c16 4 26 14 24 42-1 22 4 40-2 66-8-4-16-2-22-6z'
                : 'M-1 20c-16 4-26 14-24 42 1 22-4 40 2 66 8-4 16-2 22-6z'
            }
          />
        </g>
      ))}
      <circle cx="130" cy="96" r="88" className={styles.seal} />
      <circle cx="130" cy="96" r="81" className={styles.ring} />
      {Array.from({ length: 13 }, (_, at) => at - 6).map((at) => (
        <path
          key={at}
          d="M0-4.5l1.2 3 3.2.2-2.4 2 .8 3.1L0 2.2-2.8 3.8l.8-3.1-2.4-2 3.2-.2z"
          transform={`rotate(${at * 13} 130 96) translate(130 16)`}
          className={styles.star}
        />
      ))}
    </svg>
  );
}
