import type { ReactNode } from 'react';
import { Card } from '../../../parts/card.tsx';
import styles from './phases.module.css';

interface MessageScreenProps {
  readonly title: string;
  readonly text: string;
  readonly actions: ReactNode;
}

/** A screen with one message and a way forward. */
export function MessageScreen({ title, text, actions }: MessageScreenProps) {
  return (
    <Card as="section" className={styles.sheet}>
      <h1>{title}</h1>
      <p className={styles.lead}>{text}</p>
      <div className={styles.actions}>{actions}</div>
    </Card>
  );
}
