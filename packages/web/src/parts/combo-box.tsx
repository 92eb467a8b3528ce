import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { partsTexts } from '../texts/parts.ts';
import styles from './combo-box.module.css';
import { entryMeant, matching } from './combo-box-matching.ts';

interface ComboBoxProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
  readonly placeholder?: string;
}

/** A list you can type into (the ARIA combobox with a list). Only an entry of the list can be chosen; a text that
 *  names one in any case, or that only one entry starts with, counts as that entry when the field loses focus. */
export function ComboBox({ label, options, value, onChange, disabled, placeholder }: ComboBoxProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** The text in the field while it differs from the value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const text = typed ?? value;
  const found = isOpen ? matching(options, typed ?? '') : [];

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: string) => {
    setTyped(null);
    close();
    if (option !== value) onChange(option);
  };
  const settle = () => {
    const meant = typed === null ? value : entryMeant(options, typed);
    choose(meant ?? value);
  };
  const moveTo = (index: number) => {
    setOpen(true);
    setActive(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };

  // The list handles presses on its entries; the field, which keeps the focus, handles the keyboard.
  useEffect(() => {
    const element = list.current;
    const press = (event: MouseEvent) => {
      const entry = event.target instanceof Element ? event.target.closest('[role="option"]') : null;
      const option = entry === null || element === null ? undefined : found[[...element.children].indexOf(entry)];
      if (option !== undefined) choose(option);
    };
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const last = (isOpen ? found : options).length - 1;
    if (event.key === 'ArrowDown') moveTo(Math.min(active + 1, last));
    else if (event.key === 'ArrowUp') moveTo(Math.max(active - 1, 0));
    else if (event.key === 'Home' && isOpen && active >= 0) moveTo(0);
    else if (event.key === 'End' && isOpen && active >= 0) moveTo(last);
    else if (event.key === 'Enter' && isOpen) {
      const option = found[active];
      if (option === undefined) settle();
      else choose(option);
    } else if (event.key === 'Escape' && (isOpen || typed !== null)) {
      setTyped(null);
      close();
    } else return;
    event.preventDefault();
  };

  return (
    <div className={styles.box}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.frame}>
        <input
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          className={styles.input}
          placeholder={placeholder}
          disabled={disabled}
          value={text}
          onFocus={(event) => event.target.select()}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
            setActive(-1);
            if (event.target.value === '' && value !== '') onChange('');
          }}
          onKeyDown={onKeyDown}
          onBlur={settle}
        />
        <ChevronDown size={18} aria-hidden className={styles.arrow} />
        <ul
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={partsTexts.suggestions}
          hidden={!isOpen}
          className={styles.list}
        >
          {found.map((option, index) => (
            <li
              key={option}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active || (active < 0 && option === value)}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
            >
              {option}
            </li>
          ))}
        </ul>
        {isOpen && found.length === 0 && (
          <p className={styles.list} role="status">
            {partsTexts.nothingFound}
          </p>
        )}
      </div>
    </div>
  );
}
