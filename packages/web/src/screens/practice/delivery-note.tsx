import type { Delivery } from '@rostrum/contract';
import { practiceTexts } from '../../texts/practice.ts';
import styles from './practice.module.css';

const listOf = (counts: readonly { word: string; count: number }[]): string =>
  counts.map(({ word, count }) => (count > 1 ? `${word} ×${count}` : word)).join(', ');

/** Pace, fillers, hedging, reading level. Shown afterward, never while speaking. */
export function DeliveryNote({ delivery }: { readonly delivery: Delivery }) {
  const lines = [
    delivery.words_per_minute === null
      ? practiceTexts.words(delivery.words)
      : practiceTexts.wordsPerMinute(delivery.words_per_minute),
    ...(delivery.fillers.length > 0 ? [practiceTexts.fillers(listOf(delivery.fillers))] : []),
    ...(delivery.hedges.length > 0 ? [practiceTexts.hedges(listOf(delivery.hedges))] : []),
    ...(delivery.reading_grade === null ? [] : [practiceTexts.grade(delivery.reading_grade)]),
  ];
  return (
    <section aria-label={practiceTexts.delivery} className={styles.delivery}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </section>
  );
}
