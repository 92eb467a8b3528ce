import { memo, useId } from 'react';
import type { ReactNode } from 'react';
import styles from './wall.module.css';

type Motif = 'panels' | 'planks' | 'brick' | 'drapes' | 'shelves' | 'glass';

/** What the wall behind the bench is made of, by the community's room style. */
const motifs: Readonly<Record<string, Motif>> = {
  paneled_chamber: 'panels',
  municipal_chamber: 'panels',
  clubhouse_hall: 'panels',
  grange_hall: 'planks',
  union_hall: 'planks',
  chapel_hall: 'planks',
  lakeside_pavilion: 'planks',
  converted_schoolhouse: 'brick',
  old_armory: 'brick',
  coworking_loft: 'brick',
  company_auditorium: 'drapes',
  school_cafeteria: 'drapes',
  elementary_gymnasium: 'drapes',
  library_commons: 'shelves',
  innovation_center: 'glass',
  civic_forum: 'glass',
};

const patterns: Readonly<Record<Motif, ReactNode>> = {
  panels: (
    <>
      <rect width="100" height="300" className={styles.base} />
      <rect x="10" y="18" width="80" height="206" rx="3" className={styles.inset} />
      <rect x="18" y="26" width="64" height="190" rx="2" className={styles.line} />
      <path d="M0 .5h100" className={styles.line} />
    </>
  ),
  planks: (
    <>
      <rect width="100" height="300" className={styles.base} />
      {[0, 25, 50, 75].map((x) => (
        <path key={x} d={`M${x + 0.5} 0v300`} className={styles.line} />
      ))}
      <path d="M6 40q4 12 0 26M33 150q5 14 0 30M58 80q4 10 0 22M84 190q4 12 0 28" className={styles.faint} />
    </>
  ),
  brick: (
    <>
      <rect width="100" height="300" className={styles.base} />
      {Array.from({ length: 20 }, (_, row) => (
        <path
          key={row}
          d={`M0 ${row * 15 + 0.5}h100M${row % 2 === 0 ? 25 : 0.5} ${row * 15}v15M${row % 2 === 0 ? 75 : 50} ${row * 15}v15`}
          className={styles.faint}
        />
      ))}
    </>
  ),
  drapes: (
    <>
      <rect width="100" height="300" className={styles.drape} />
      {[0, 20, 40, 60, 80].map((x) => (
        <path key={x} d={`M${x} 0q10 150 0 300h8q10-150 0-300z`} className={styles.fold} />
      ))}
    </>
  ),
  shelves: (
    <>
      <rect width="100" height="300" className={styles.base} />
      {[20, 75, 130, 185].map((y, row) => (
        <g key={y}>
          {[4, 13, 20, 30, 37, 47, 54, 63, 71, 80, 88].map((x, book) => (
            <rect
              key={x}
              x={x}
              y={y + ((book * 7 + row * 3) % 9)}
              width={6}
              height={46 - ((book * 7 + row * 3) % 9)}
              className={styles.book}
              data-tone={(book + row) % 3}
            />
          ))}
          <rect y={y + 46} width="100" height="5" className={styles.shelf} />
        </g>
      ))}
    </>
  ),
  glass: (
    <>
      <rect width="100" height="300" className={styles.base} />
      <rect x="4" y="14" width="92" height="220" className={styles.pane} />
      <path d="M50 14v220M4 120h92" className={styles.line} />
      <path d="M14 110 46 24M60 226l30-80" className={styles.faint} />
    </>
  ),
};

const windows: ReadonlySet<string> = new Set([
  'grange_hall',
  'chapel_hall',
  'converted_schoolhouse',
  'union_hall',
  'lakeside_pavilion',
]);

/** The wall, with windows if the building has them. Decoration only; the clock in front of it does not rerender it. */
export const Wall = memo(function Wall({ roomStyle }: { readonly roomStyle: string }) {
  const id = useId();
  const motif = motifs[roomStyle] ?? 'panels';
  return (
    <div className={styles.wall} aria-hidden>
      <svg width="100%" height="100%" className={styles.surface}>
        <defs>
          <pattern id={id} width="100" height="300" patternUnits="userSpaceOnUse" x="0">
            {patterns[motif]}
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
      <div className={styles.light} />
      <svg viewBox="0 0 600 200" preserveAspectRatio="xMidYMin meet" className={styles.fittings}>
        {windows.has(roomStyle) &&
          [70, 440].map((x) => (
            <g key={x}>
              <path d={`M${x} 130V60a45 45 0 0 1 90 0v70z`} className={styles.window} />
              <path d={`M${x + 45} 15v115M${x} 75h90`} className={styles.frame} />
            </g>
          ))}
      </svg>
    </div>
  );
});
