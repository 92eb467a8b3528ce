import { ChevronDown, Search } from 'lucide-react';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Shown after the label if the field is optional. */
  readonly optionalWord?: string;
  readonly className?: string;
}

interface FrameProps extends FieldProps {
  readonly id: string;
  readonly children: ReactNode;
}

function Frame({ id, label, hint, error, optionalWord, className, children }: FrameProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optionalWord && <span className={styles.optional}> {optionalWord}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function describedBy(id: string, { hint, error }: FieldProps): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

export function TextField({
  label,
  hint,
  error,
  optionalWord,
  className,
  ...rest
}: FieldProps & ComponentProps<'input'>) {
  const own = useId();
  const id = rest.id ?? own;
  return (
    <Frame {...{ id, label, hint, error, optionalWord, className }}>
      <input
        type="text"
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={describedBy(id, { label, hint, error })}
        className={styles.control}
        {...rest}
        id={id}
      />
    </Frame>
  );
}

export function TextArea({
  label,
  hint,
  error,
  optionalWord,
  className,
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  const own = useId();
  const id = rest.id ?? own;
  return (
    <Frame {...{ id, label, hint, error, optionalWord, className }}>
      <textarea
        rows={4}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={describedBy(id, { label, hint, error })}
        className={styles.control}
        {...rest}
        id={id}
      />
    </Frame>
  );
}

export function SelectField({
  label,
  hint,
  error,
  optionalWord,
  className,
  children,
  ...rest
}: FieldProps & ComponentProps<'select'>) {
  const own = useId();
  const id = rest.id ?? own;
  return (
    <Frame {...{ id, label, hint, error, optionalWord, className }}>
      <div className={styles.withIcon}>
        <select
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describedBy(id, { label, hint, error })}
          className={styles.control}
          {...rest}
          id={id}
        >
          {children}
        </select>
        <ChevronDown size={18} aria-hidden />
      </div>
    </Frame>
  );
}

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string;
}

/** Narrows a long list while you type; Escape clears it. */
export function SearchField({ label, value, onChange, className }: SearchFieldProps) {
  return (
    <div className={classNames(styles.withIcon, className)} role="search">
      <Search size={18} aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        className={styles.control}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
      />
    </div>
  );
}
