import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { useTalk } from '../use-conductor.ts';
import styles from './gallery.module.css';
import { moodOf, uneaseOf } from './unease.ts';

const rows = 3;
const seats = 8;

/** Occupied unless row plus seat is divisible by three. hearing.md §2. */
export const isOccupied = (row: number, seat: number): boolean => (row + seat) % 3 !== 0;

/** The public gallery, seen from behind. The worse the last answers were, the more people stir. */
export function Gallery({ isPublicComment }: { readonly isPublicComment: boolean }) {
  const unease = useTalk((talk) => uneaseOf(talk.history));
  const mood = moodOf(unease);
  return (
    <div className={styles.gallery}>
      <p className={styles.caption}>
        <strong>{texts.room.gallery}</strong> <span>{texts.room.attending}</span>
        <span className={styles.mood}>{texts.room.mood[mood]}</span>
        {isPublicComment && <span className={styles.active}>{texts.room.publicComment}</span>}
      </p>
      <svg
        viewBox="0 0 640 106"
        className={styles.picture}
        data-mood={mood}
        role="img"
        aria-label={texts.room.galleryLabel}
      >
        {Array.from({ length: rows }, (_, row) => (
          <g
            key={row}
            data-row={row}
            transform={`translate(${(rows - 1 - row) * 14} ${row * 26}) scale(${1 - (rows - 1 - row) * 0.044} 1)`}
          >
            {Array.from({ length: seats }, (__, seat) => (
              <g key={seat} transform={`translate(${20 + seat * 76} 0)`} data-occupied={isOccupied(row, seat)}>
                {isOccupied(row, seat) && (
                  <g className={styles.person} data-stirs={((row * seats + seat) * 7) % 10 < unease * 10 || undefined}>
                    <path
                      d="M14 44c0-14 6-20 20-20s20 6 20 20z"
                      className={styles.shoulders}
                      data-tone={(row * 5 + seat * 3) % 4}
                    />
                    <circle cx="34" cy="14" r="10" className={styles.head} data-tone={(row * 3 + seat * 5) % 4} />
                  </g>
                )}
                <rect x="4" y="32" width="60" height="20" rx="4" className={styles.seat} />
              </g>
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}
