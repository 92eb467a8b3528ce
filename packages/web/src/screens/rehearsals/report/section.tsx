import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One part of the report, to be reached from its contents. */
export function Section({ id, title, lead, className, children }: SectionProps) {
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

/** What could not be judged, or is not there: said where the reader looks for it. */
export function Absent({ children }: { readonly children: ReactNode }) {
  return <p className={styles.absent}>{children}</p>;
}
