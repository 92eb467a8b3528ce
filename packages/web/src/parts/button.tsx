import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './button.module.css';

interface Look {
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  /** Square, for a single icon; give it an aria-label. */
  readonly icon?: boolean;
}

type ButtonProps = ComponentProps<'button'> & Look & { readonly busy?: boolean };

export function Button({ look = 'secondary', size = 'medium', icon, busy, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" aria-busy={busy || undefined} className={lookOf({ look, size, icon }, className)} {...rest}>
      {busy && <LoaderCircle size={18} aria-hidden className={styles.busy} />}
      {children}
    </button>
  );
}

type LinkButtonProps = ComponentProps<typeof Link> & Look;

/** A link that looks like a button: for going somewhere. */
export function LinkButton({ look = 'secondary', size = 'medium', icon, className, ...rest }: LinkButtonProps) {
  return <Link className={lookOf({ look, size, icon }, className)} {...rest} />;
}

function lookOf({ look, size, icon }: Look, className?: string): string {
  return classNames(styles.button, look && styles[look], size && styles[size], icon && styles.icon, className);
}
