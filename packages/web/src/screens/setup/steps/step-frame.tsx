import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../parts/button.tsx';
import { setupTexts as texts } from '../../../texts/setup.ts';
import styles from './step-frame.module.css';

interface StepFrameProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly onBack?: () => void;
  readonly backLabel?: string;
  readonly onNext?: () => void;
  readonly nextLabel?: string;
  /** Why the user cannot continue yet; null if they can. */
  readonly missing?: string | null;
  readonly children: ReactNode;
}

/** A step: its title, what to do, and the buttons back and forward, which stay in sight. */
export function StepFrame({
  title,
  lead,
  onBack,
  backLabel = texts.back,
  onNext,
  nextLabel = texts.next,
  missing = null,
  children,
}: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.step}>
      <header>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
      <footer className={styles.footer}>
        {onBack && <Button onClick={onBack}>{backLabel}</Button>}
        {onNext && (
          <div className={styles.onward}>
            {missing && <p className={styles.missing}>{missing}</p>}
            <Button look="primary" disabled={missing !== null} onClick={onNext}>
              {nextLabel}
            </Button>
          </div>
        )}
      </footer>
    </section>
  );
}
