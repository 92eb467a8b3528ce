import type { Rating } from '@rostrum/contract';
import type { PracticeExchange } from '@rostrum/engine/hearing';
import { Badge } from '../../parts/badge.tsx';
import { practiceTexts } from '../../texts/practice.ts';
import styles from './practice.module.css';

const ratings: readonly Rating[] = ['strong', 'adequate', 'weak', 'poor'];

export function Tally({ exchanges }: { readonly exchanges: readonly PracticeExchange[] }) {
  return (
    <section aria-label={practiceTexts.tally} className={styles.tally}>
      <h2 className={styles.small}>{practiceTexts.tally}</h2>
      <ul>
        {ratings.map((rating) => (
          <li key={rating}>
            <Badge data-rating={rating}>{practiceTexts.rating[rating]}</Badge>{' '}
            {exchanges.filter((exchange) => exchange.rating === rating).length}
          </li>
        ))}
      </ul>
    </section>
  );
}
