import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './card.module.css';

type CardProps = ComponentProps<'div'> & {
  readonly as?: 'div' | 'section' | 'article' | 'li';
  readonly snug?: boolean;
};

/** A sheet of paper on the table: the background for things that belong together. */
export function Card({ as: Tag = 'div', snug, className, ...rest }: CardProps) {
  return <Tag className={classNames(styles.card, snug && styles.snug, className)} {...(rest as object)} />;
}
