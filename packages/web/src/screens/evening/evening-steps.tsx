import type { ProceedingState } from '@rostrum/contract';
import { Check } from 'lucide-react';
import { eveningTexts as texts } from '../../texts/evening.ts';
import styles from './evening.module.css';

/** The order of the hearing, and the current step. */
export function EveningSteps({ state }: { readonly state: ProceedingState }) {
  const titles = new Map(state.proceeding.order.map(({ step, title }) => [step, title]));
  return (
    <nav aria-label={texts.stepsLabel} className={styles.steps}>
      <ol>
        {state.steps.map(({ step, state: standing }, index) => (
          <li key={step} data-state={standing} aria-current={standing === 'current' ? 'step' : undefined}>
            <span className={styles.number} aria-hidden>
              {standing === 'done' ? <Check size={14} /> : index + 1}
            </span>
            <span>{titles.get(step) ?? step}</span>
            <span className="visually-hidden">{texts.standing[standing]}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
