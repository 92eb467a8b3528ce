import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './alert.module.css';

const kinds = {
  error: { tint: 'red', icon: CircleAlert, role: 'alert' },
  warning: { tint: 'yellow', icon: TriangleAlert, role: 'status' },
  success: { tint: 'green', icon: CircleCheck, role: 'status' },
  info: { tint: 'blue', icon: Info, role: 'status' },
} as const;

interface AlertProps {
  readonly kind: keyof typeof kinds;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string;
}

/** A message in the flow of the page; errors are announced at once, others politely. */
export function Alert({ kind, title, children, actions, className }: AlertProps) {
  const { tint, icon: Icon, role } = kinds[kind];
  return (
    <div role={role} data-tint={tint} className={classNames(styles.alert, className)}>
      <Icon size={20} aria-hidden />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
