import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './badge.module.css';

export type Tint = 'green' | 'blue' | 'yellow' | 'orange' | 'red' | 'purple' | 'slate' | 'teal' | 'brass';

type BadgeProps = ComponentProps<'span'> & { readonly tint?: Tint };

/** A short word on a tint. Its color comes from `tint`, or from a `data-stance`, `data-phase` or `data-rating`. */
export function Badge({ tint, className, ...rest }: BadgeProps) {
  return <span data-tint={tint} className={classNames(styles.badge, className)} {...rest} />;
}
