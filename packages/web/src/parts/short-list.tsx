import { ChevronRight } from 'lucide-react';
import styles from './short-list.module.css';

/** What can be taken in at a glance; the rest is folded. */
const shownAtOnce = 3;

interface ShortListProps {
  readonly items: readonly string[];
  /** The label of the folded part: how many items it holds. */
  readonly more: (count: number) => string;
}

/** A list that shows the first few items, and the rest at a press. Empty: nothing. */
export function ShortList({ items, more }: ShortListProps) {
  const folded = items.slice(shownAtOnce);
  return (
    <>
      <ul className={styles.list}>
        {items.slice(0, shownAtOnce).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {folded.length > 0 && (
        <details className={styles.more}>
          <summary>
            <ChevronRight size={16} aria-hidden />
            {more(folded.length)}
          </summary>
          <ul className={styles.list}>
            {folded.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
