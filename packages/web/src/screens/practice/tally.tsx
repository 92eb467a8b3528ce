import type { Rating } from '@rostrum/contract';
import type { PracticeExchange } from '@rostrum/engine/hearing';
import { Badge } from '../../parts/badge.tsx';
import { ratingTexts } from '../../texts/parts.ts';
import { practiceTexts } from '../../texts/practice.ts';
import styles from './practice.module.css';

const ratings: readonly Rating[] = ['strong', 'adequate', 'weak', 'poor'];

export function Tally({ exchanges }: { readonly exchanges: readonly PracticeExchange[] }) {
  const unrated = exchanges.filter(({ rating }) => rating === null).length;
  return (
    <section aria-label={practiceTexts.tally} className={styles.tally}>
      <h2 className={styles.small}>{practiceTexts.tally}</h2>
      <ul>
        {ratings.map((rating) => (
          <li key={rating}>
            <Badge data-rating={rating}>{ratingTexts.names[rating]}</Badge>{' '}
            {exchanges.filter((exchange) => exchange.rating === rating).length}
          </li>
        ))}
        {unrated > 0 && (
          <li>
            <Badge tint="slate">{ratingTexts.notRated}</Badge> {unrated}
          </li>
        )}
      </ul>
    </section>
  );
}
