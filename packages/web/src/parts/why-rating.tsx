import type { Reason } from '@rostrum/contract';
import { typeset } from '@rostrum/contract/typeset';
import { ratingTexts } from '../texts/parts.ts';
import { Disclosure } from './disclosure.tsx';
import styles from './why-rating.module.css';

interface WhyRatingProps {
  readonly reasons: readonly Reason[];
  readonly onToggle?: (open: boolean) => void;
}

/** What was looked for in an answer, which words it was found in, and which rule set the rating; folded. Without
 *  reasons: nothing. */
export function WhyRating({ reasons, onToggle }: WhyRatingProps) {
  if (reasons.length === 0) return null;
  return (
    <Disclosure title={ratingTexts.why} {...(onToggle !== undefined && { onToggle })}>
      <ul className={styles.reasons}>
        {reasons.map(({ rule, words, effect }, at) => (
          <li key={`${at} ${rule}`}>
            {rule}
            {words !== null && (
              <>
                {' '}
                <q>{typeset(words)}</q>
              </>
            )}{' '}
            <span className={styles.effect}>{effect}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
