import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly title: ReactNode;
  /** At the right end of the heading line. */
  readonly aside?: ReactNode;
  /** Whether it starts open. */
  readonly open?: boolean;
  readonly onToggle?: (open: boolean) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A heading line that opens and closes its content. */
export function Disclosure({ title, aside, open = false, onToggle, className, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(open);
  const id = useId();
  return (
    <div className={classNames(styles.disclosure, className)}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={styles.summary}
        onClick={() => {
          setOpen(!isOpen);
          onToggle?.(!isOpen);
        }}
      >
        <ChevronRight size={18} aria-hidden />
        <span>{title}</span>
        {aside && <span className={styles.aside}>{aside}</span>}
      </button>
      <div id={id} hidden={!isOpen} className={styles.body}>
        {children}
      </div>
    </div>
  );
}
