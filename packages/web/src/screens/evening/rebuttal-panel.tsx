import type { OrderItem } from '@rostrum/contract';
import { Button } from '../../parts/button.tsx';
import { eveningTexts } from '../../texts/evening.ts';
import styles from './evening.module.css';
import { ReplyForm } from './reply-form.tsx';
import { SpokenLines } from './spoken-lines.tsx';
import { StepClock } from './step-clock.tsx';
import type { Evening } from './use-evening.ts';

const texts = eveningTexts.rebuttal;

/** The applicant's one rebuttal, timed. */
export function RebuttalPanel({ evening, item }: { readonly evening: Evening; readonly item: OrderItem }) {
  const { lines, isBusy, rebut, hold, sessionId } = evening;
  return (
    <section className={styles.panel} aria-labelledby="step">
      <div className={styles.head}>
        <div>
          <p className={styles.kicker}>{eveningTexts.who.applicant}</p>
          <h2 id="step">{texts.title}</h2>
        </div>
        {item.seconds !== null && (
          <StepClock
            sessionId={sessionId}
            name="rebuttal"
            seconds={item.seconds}
            label={texts.clock}
            over={texts.over}
          />
        )}
      </div>
      <SpokenLines lines={lines} />
      <p className={styles.lead}>{texts.lead}</p>
      <ReplyForm
        sessionId={sessionId}
        name="rebuttal"
        context={texts.title}
        label={texts.label}
        placeholder={texts.placeholder}
        send={texts.send}
        isBusy={isBusy}
        onSend={rebut}
      />
      <div>
        <Button look="quiet" disabled={isBusy} onClick={() => void hold('rebuttal', { skip: true })}>
          {eveningTexts.skip}
        </Button>
      </div>
    </section>
  );
}
