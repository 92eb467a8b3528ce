import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly className?: string;
  /** Whether it starts open; the decision and what to work on do. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** One part of the report, linked from its table of contents. The parts after the first two are folded. */
export function Section({ id, title, lead, className, isOpen = false, children }: SectionProps) {
  if (!isOpen)
    return (
      <section aria-labelledby={id} className={`${styles.section} ${className ?? ''}`}>
        <details data-fold className={styles.fold}>
          <summary className={styles.summary}>
            <ChevronRight size={20} aria-hidden />
            <h2 id={id} className={styles.title} tabIndex={-1}>
              {title}
            </h2>
          </summary>
          <div className={styles.body}>
            {lead && <p className={styles.lead}>{lead}</p>}
            {children}
          </div>
        </details>
      </section>
    );
  return (
    <section aria-labelledby={id} className={`${styles.section} ${className ?? ''}`}>
      <h2 id={id} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}

/** What could not be rated, or is missing: said where the reader looks for it. */
export function Absent({ children }: { readonly children: ReactNode }) {
  return <p className={styles.absent}>{children}</p>;
}
