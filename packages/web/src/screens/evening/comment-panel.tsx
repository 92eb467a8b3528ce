import type { OrderItem } from '@rostrum/contract';
import { useEffect } from 'react';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { eveningTexts } from '../../texts/evening.ts';
import { stopSpeaking } from '../../voice/speech.ts';
import styles from './evening.module.css';
import { SpokenLines } from './spoken-lines.tsx';
import { StepClock } from './step-clock.tsx';
import type { Evening } from './use-evening.ts';

const texts = eveningTexts.comment;
const tints = { for: 'green', against: 'red', neutral: 'slate' } as const;

/** Public comment: one speaker after another, timed, and no debate. */
export function CommentPanel({ evening, item }: { readonly evening: Evening; readonly item: OrderItem }) {
  const { state, lines, isBusy, hold, hearNext, decide, sessionId } = evening;
  const now = state.testimony.at(-1) ?? null;
  const left = state.speakers_remaining;
  useEffect(() => stopSpeaking, [now?.statement]);
  const after = state.steps[state.steps.findIndex(({ step }) => step === 'public_comment') + 1]?.step ?? 'decision';
  return (
    <section className={styles.panel} aria-labelledby="step">
      <div className={styles.head}>
        <div>
          <p className={styles.kicker}>{eveningTexts.who.public}</p>
          <h2 id="step">{texts.title}</h2>
        </div>
        {now !== null && item.seconds !== null && (
          <StepClock
            key={now.speaker.id}
            sessionId={sessionId}
            name={`comment-${now.speaker.id}`}
            seconds={item.seconds}
            label={texts.clock}
          />
        )}
      </div>
      {now === null && <SpokenLines lines={lines} />}
      <p className={styles.lead}>{texts.lead}</p>
      {now !== null && (
        <article className={styles.speaker} aria-live="polite">
          <div className={styles.head}>
            <h3>{now.speaker.name}</h3>
            <Badge tint={tints[now.speaker.position]}>{texts.positions[now.speaker.position]}</Badge>
          </div>
          <SpokenLines lines={[{ speaker: '', text: now.statement }]} />
        </article>
      )}
      <p role="status">{left > 0 ? texts.left(left) : texts.none}</p>
      <div className={styles.actions}>
        {left > 0 && (
          <Button look="primary" size="large" busy={isBusy} onClick={() => void hearNext()}>
            {now === null ? texts.first : texts.next}
          </Button>
        )}
        <Button
          look={left > 0 ? 'secondary' : 'primary'}
          size="large"
          busy={isBusy}
          onClick={() => void (after === 'decision' ? decide() : hold(after))}
        >
          {texts.end}
        </Button>
      </div>
    </section>
  );
}
