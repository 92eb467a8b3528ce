import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './toolbar.module.css';

interface ToolbarProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Buttons that belong together. */
export function Toolbar({ label, className, children }: ToolbarProps) {
  return (
    <div role="group" aria-label={label} className={classNames(styles.toolbar, className)}>
      {children}
    </div>
  );
}
