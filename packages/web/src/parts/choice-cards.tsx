import { Check, ChevronRight } from 'lucide-react';
import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './choice-cards.module.css';

export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
  /** Badges or a count below the description. */
  readonly extra?: ReactNode;
  readonly disabled?: boolean;
}

interface GroupProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly className?: string;
}

interface RadioCardsProps extends GroupProps {
  readonly value: string | null;
  readonly onChange: (id: string) => void;
}

/** Single choice, as cards: radio buttons to a screen reader; the arrow keys move the choice. Enter and a click
 *  choose. */
export function RadioCards({ label, choices, value, onChange, className }: RadioCardsProps) {
  const group = useRef<HTMLDivElement>(null);
  const tabStop = choices.some((choice) => choice.id === value)
    ? value
    : choices.find((choice) => !choice.disabled)?.id;

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
    const step = steps[event.key];
    const cards = [...(group.current?.querySelectorAll<HTMLButtonElement>('[role=radio]:not(:disabled)') ?? [])];
    const at = cards.findIndex((card) => card === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const next = cards[(at + step + cards.length) % cards.length];
    next?.focus();
    if (next?.dataset.choice) onChange(next.dataset.choice);
  };

  return (
    // The arrow keys belong to the radio group as a whole; the buttons inside take the focus.
    <div
      ref={group}
      role="radiogroup"
      tabIndex={-1}
      aria-label={label}
      className={classNames(styles.group, className)}
      onKeyDown={move}
    >
      {choices.map((choice) => (
        <ChoiceCard
          key={choice.id}
          choice={choice}
          chosen={choice.id === value}
          kind="radio"
          tabIndex={choice.id === tabStop ? 0 : -1}
          onPress={() => onChange(choice.id)}
        />
      ))}
    </div>
  );
}

interface ToggleCardsProps extends GroupProps {
  readonly values: readonly string[];
  readonly onToggle: (id: string) => void;
  /** 'open' if pressing a card shows more about it. */
  readonly mark?: 'check' | 'open';
}

/** Multiple choice, as cards: toggle buttons to a screen reader. A `disabled` card stays focusable and says so,
 *  because the reason (a limit has been reached) is shown next to the group. */
export function ToggleCards({ label, choices, values, onToggle, mark = 'check', className }: ToggleCardsProps) {
  return (
    <div role="group" aria-label={label} className={classNames(styles.group, className)}>
      {choices.map((choice) => (
        <ChoiceCard
          key={choice.id}
          choice={choice}
          chosen={values.includes(choice.id)}
          kind="toggle"
          mark={mark}
          onPress={() => onToggle(choice.id)}
        />
      ))}
    </div>
  );
}

interface ChoiceCardProps {
  readonly choice: Choice;
  readonly chosen: boolean;
  readonly kind: 'radio' | 'toggle';
  readonly mark?: 'check' | 'open';
  readonly tabIndex?: number;
  readonly onPress: () => void;
}

function ChoiceCard({ choice, chosen, kind, mark = 'check', tabIndex, onPress }: ChoiceCardProps) {
  const id = useId();
  const state = kind === 'radio' ? { role: 'radio', 'aria-checked': chosen } : { 'aria-pressed': chosen };
  return (
    <button
      type="button"
      {...state}
      tabIndex={tabIndex}
      data-choice={choice.id}
      data-chosen={chosen || undefined}
      aria-labelledby={`${id}-name`}
      aria-describedby={choice.description || choice.extra ? `${id}-more` : undefined}
      aria-disabled={choice.disabled || undefined}
      className={classNames(styles.choice, !choice.icon && styles.noIcon)}
      onClick={() => {
        if (!choice.disabled) onPress();
      }}
    >
      {choice.icon && (
        <span className={styles.icon} aria-hidden>
          {choice.icon}
        </span>
      )}
      <span className={styles.text}>
        <span id={`${id}-name`} className={styles.name}>
          {choice.name}
        </span>
        <span id={`${id}-more`}>
          {choice.description && <span className={styles.description}>{choice.description}</span>}
          {choice.extra && <span className={styles.extra}>{choice.extra}</span>}
        </span>
      </span>
      {mark === 'open' && !chosen ? (
        <ChevronRight size={20} aria-hidden className={styles.leads} />
      ) : (
        <span className={classNames(styles.mark, kind === 'toggle' && mark === 'check' && styles.square)} aria-hidden>
          <Check size={15} strokeWidth={3} />
        </span>
      )}
    </button>
  );
}
