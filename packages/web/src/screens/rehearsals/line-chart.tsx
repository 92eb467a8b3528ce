import { classNames } from '../../parts/class-names.ts';
import styles from './line-chart.module.css';

export interface ChartLine {
  readonly name: string;
  readonly tint: 'red' | 'green' | 'blue' | 'purple' | 'brass';
  /** Null if this point has no value. */
  readonly values: readonly (number | null)[];
  readonly dash?: string;
}

const width = 1_000;
const height = 240;
const edge = 14;

const xAt = (at: number, points: number): number =>
  points < 2 ? width / 2 : edge + (at * (width - 2 * edge)) / (points - 1);
const yAt = (value: number, most: number): number => edge + (1 - value / most) * (height - 2 * edge);

/** The position of a point across the chart, as a fraction of its width. */
export const shareAt = (at: number, points: number): number => xAt(at, points) / width;

interface LineChartProps {
  readonly lines: readonly ChartLine[];
  readonly points: number;
  /** The value at the top. */
  readonly most: number;
  readonly chosen?: number;
  /** Labels of the guide lines, from the bottom up. */
  readonly scale?: readonly [string, string, string];
  /** Read to those who cannot see the lines; empty if something next to it says the same. */
  readonly description: string;
}

/** Values over time as lines: each has a tint, a dash pattern and a legend, so that no line depends on color alone. */
export function LineChart({ lines, points, most, chosen, scale, description }: LineChartProps) {
  const spoken = description === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': description };
  return (
    <div className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className={styles.drawing} {...spoken}>
        {[0, 0.5, 1].map((share) => (
          <line key={share} x1={0} x2={width} y1={yAt(share, 1)} y2={yAt(share, 1)} className={styles.guide} />
        ))}
        {chosen !== undefined && (
          <line x1={xAt(chosen, points)} x2={xAt(chosen, points)} y1={0} y2={height} className={styles.cursor} />
        )}
        {lines.map((line) => (
          <polyline
            key={line.name}
            data-tint={line.tint}
            className={styles.line}
            strokeDasharray={line.dash}
            points={line.values
              .flatMap((value, at) => (value === null ? [] : [`${xAt(at, points)},${yAt(value, most)}`]))
              .join(' ')}
          />
        ))}
      </svg>
      {scale !== undefined && (
        <div aria-hidden className={styles.scale}>
          {[...scale].reverse().map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
      )}
      {points <= 60 &&
        lines.map((line) =>
          line.values.map((value, at) =>
            value === null ? null : (
              <span
                // A line has one value at each position.
                key={`${line.name}${at}`}
                aria-hidden
                data-tint={line.tint}
                className={classNames(styles.dot, at === chosen && styles.chosenDot)}
                style={{
                  left: `${shareAt(at, points) * 100}%`,
                  top: `${(yAt(value, most) / height) * 100}%`,
                }}
              />
            ),
          ),
        )}
    </div>
  );
}

/** The names of the lines, each with a sample of it. */
export function ChartLegend({ lines }: { readonly lines: readonly ChartLine[] }) {
  return (
    <ul className={styles.legend}>
      {lines.map((line) => (
        <li key={line.name} data-tint={line.tint}>
          <svg viewBox="0 0 40 8" width={40} height={8} aria-hidden>
            <line x1={0} x2={40} y1={4} y2={4} className={styles.line} strokeDasharray={line.dash} />
          </svg>
          {line.name}
        </li>
      ))}
    </ul>
  );
}
