import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  readonly open?: boolean;
  readonly onToggle?: (open: boolean) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Disclosure({ title, aside, open, onToggle, className, children }: DisclosureProps) {
  return (
    <details
      open={open}
      className={classNames(styles.disclosure, className)}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <ChevronRight size={18} aria-hidden />
        <span>{title}</span>
        {aside && <span className={styles.aside}>{aside}</span>}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
