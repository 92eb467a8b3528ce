import { Check } from 'lucide-react';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { usePhasePart } from '../use-conductor.ts';
import styles from './step-bar.module.css';

const order = ['opening', 'presentation', 'official_questions', 'transition'];

/** 1 Opening, 2 Presentation, 3 Board Q&A, 4 Public Q&A. hearing.md §2. */
export function StepBar() {
  const { phase } = usePhasePart();
  const current = phase === 'left' ? order.length - 1 : order.indexOf(phase);
  return (
    <nav aria-label={texts.steps.label}>
      <ol className={styles.bar}>
        {texts.steps.names.map((name, step) => (
          <li
            key={name}
            className={styles.step}
            aria-current={step === current ? 'step' : undefined}
            data-state={step < current ? 'done' : step === current ? 'current' : 'ahead'}
          >
            <span className={styles.number}>{step < current ? <Check size={14} aria-hidden /> : step + 1}</span>
            <span>{name}</span>
            {step < current && <span className="visually-hidden">{texts.steps.done}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
