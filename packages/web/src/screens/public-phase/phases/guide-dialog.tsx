import { guideSteps } from '@rostrum/engine/hearing';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { publicTexts } from '../../../texts/public-phase.ts';
import styles from './phases.module.css';

interface GuideDialogProps {
  readonly open: boolean;
  /** From 0. */
  readonly step: number;
  readonly onNext: () => void;
  readonly onPrevious: () => void;
  readonly onClose: () => void;
}

const texts = publicTexts.guide;

/** The tutorial in six steps. hearing.md §2. */
export function GuideDialog({ open, step, onNext, onPrevious, onClose }: GuideDialogProps) {
  const shown = texts.steps[step];
  const isLast = step >= guideSteps - 1;
  if (shown === undefined) return null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={shown.title}
      actions={
        <>
          {!isLast && (
            <Button look="quiet" onClick={onClose} className={styles.skip}>
              {texts.skip}
            </Button>
          )}
          <Button onClick={onPrevious} disabled={step === 0}>
            {texts.previous}
          </Button>
          <Button look="primary" onClick={onNext}>
            {isLast ? texts.finish : texts.next}
          </Button>
        </>
      }
    >
      <div aria-live="polite" className={styles.guide}>
        <p className={styles.guideText}>{shown.text}</p>
        <p className={styles.dots}>
          <span className="visually-hidden">{texts.progress(step + 1, guideSteps)}</span>
          {texts.steps.map(({ title }, at) => (
            <span key={title} aria-hidden className={at === step ? styles.dotNow : styles.dot} />
          ))}
        </p>
      </div>
    </Dialog>
  );
}
