import { Check } from 'lucide-react';
import { Progress } from '../../parts/progress.tsx';
import { setupTexts as texts } from '../../texts/setup.ts';
import styles from './setup-page.module.css';
import { stepNumber, wizardSteps } from './wizard.events.ts';
import type { WizardStep } from './wizard.events.ts';

/** The bar shows step/7; the six dots are the six steps where something is chosen (decisions.md §2). */
export function WizardProgress({ step }: { readonly step: WizardStep }) {
  const current = stepNumber(step);
  return (
    <div className={styles.head}>
      <Progress label={texts.progress(current)} value={`${current}/7`} ratio={current / 7} />
      <ol className={styles.dots} aria-label={texts.stepsLabel}>
        {wizardSteps.slice(0, 6).map((name, at) => {
          const state = at + 1 < current ? 'done' : at + 1 === current ? 'current' : 'ahead';
          return (
            <li
              key={name}
              className={styles.dot}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={styles.number}>{at + 1}</span>
              <span className={styles.dotName}>
                {nameOf(name)}
                {state === 'done' && (
                  <Check size={12} aria-hidden style={{ display: 'inline', marginInlineStart: '0.2rem' }} />
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function nameOf(step: WizardStep): string {
  return step === 'project' ? texts.review.project : texts[step].name;
}
