import { publicQuestions, publicScoreOf, tensionOf } from '@rostrum/engine/hearing';
import { Alert } from '../../../parts/alert.tsx';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { ErrorBoundary } from '../../../parts/error-boundary.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { publicTexts } from '../../../texts/public-phase.ts';
import type { PublicPhaseHandle } from '../use-public-phase.ts';
import { AnswerBox } from './answer-box.tsx';
import { ClosedHearing } from './closed-hearing.tsx';
import { Gallery } from './gallery.tsx';
import { Instruments } from './instruments.tsx';
import { LastAnswer } from './last-answer.tsx';
import { Podium } from './podium.tsx';
import { SpeakerOrder } from './speaker-order.tsx';
import styles from './hearing.module.css';

const texts = publicTexts.hearing;

/** The room seen from the rostrum: who is at the podium, their question, the answer, the gallery, the instruments. */
export function HearingPhase({ simulator }: { readonly simulator: PublicPhaseHandle }) {
  const { context, prepared, person, step, onFloor } = simulator;
  if (prepared === null) return null;
  const { question, exchanges, meters } = context;
  const last = exchanges.at(-1);
  const isComplete = exchanges.length >= publicQuestions;
  const coming = step === 'preparing' ? onFloor : null;
  return (
    <div className={styles.room}>
      <h1 className="visually-hidden">{texts.title}</h1>
      <div className={styles.floor}>
        <ErrorBoundary region="speakers">
          <SpeakerOrder
            people={prepared.gathering.rotation}
            speakingId={(question ?? coming)?.speaker.id ?? null}
            answered={exchanges}
          />
        </ErrorBoundary>
        {question !== null || coming !== null ? (
          <Podium
            key={onFloor === null ? question?.id : `coming-${onFloor.number}`}
            question={question}
            onFloor={onFloor}
            person={person}
            readAtOnce={question === null || simulator.questionIsNew}
          />
        ) : isComplete ? (
          <ClosedHearing />
        ) : step === 'stalled' ? (
          <Alert
            kind="error"
            title={texts.stalled}
            actions={
              <Button look="primary" onClick={simulator.askAgain}>
                {texts.askAgain}
              </Button>
            }
          />
        ) : (
          <Card as="section" className={styles.podium}>
            <Skeleton label={texts.calling} lines={3} height={1.5} />
          </Card>
        )}
        {question !== null && (
          <AnswerBox
            key={`answer-${question.id}`}
            question={question}
            sessionId={prepared.setting.sessionId}
            actor={simulator.actor}
            busy={step === 'judging'}
            onSubmit={simulator.submit}
          />
        )}
      </div>
      <aside className={styles.side} aria-label={texts.instruments}>
        <Instruments
          score={publicScoreOf(exchanges)}
          answered={exchanges.length}
          meters={meters}
          reasons={context.reasons}
        />
        <ErrorBoundary region="gallery">
          <Gallery energy={meters.crowdEnergy} level={tensionOf(meters).level} />
        </ErrorBoundary>
      </aside>
      {last !== undefined && (
        <div className={styles.after}>
          <LastAnswer key={last.question.id} exchange={last} />
        </div>
      )}
    </div>
  );
}
