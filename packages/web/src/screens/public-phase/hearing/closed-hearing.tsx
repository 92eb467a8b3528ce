import { useEffect, useRef } from 'react';
import { Card } from '../../../parts/card.tsx';
import { publicTexts } from '../../../texts/public-phase.ts';
import styles from './hearing.module.css';

const texts = publicTexts.hearing;

/** Five questions have been answered: the hearing closes before the vote. */
export function ClosedHearing() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.focus();
  }, []);
  return (
    <Card as="section" className={styles.podium}>
      <h2 ref={headingRef} tabIndex={-1} className={styles.completeTitle}>
        {texts.complete}
      </h2>
      <p role="status" className={styles.note}>
        {texts.completeText}
      </p>
    </Card>
  );
}
