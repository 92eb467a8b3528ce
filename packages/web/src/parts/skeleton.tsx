import styles from './skeleton.module.css';

interface SkeletonProps {
  /** What is loading, for people who can't see the bars. */
  readonly label: string;
  readonly lines?: number;
  /** Height of a line in rem. */
  readonly height?: number;
}

/** A placeholder for content that comes within a second. */
export function Skeleton({ label, lines = 3, height = 1 }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status">
      <span className={styles.label}>{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.bar} style={{ height: `${height}rem` }} aria-hidden />
      ))}
    </div>
  );
}
