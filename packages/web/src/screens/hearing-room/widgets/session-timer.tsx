import { hasStarted, overallLeftMs } from '@rostrum/engine/hearing';
import { Card } from '../../../parts/card.tsx';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { useConductor, usePhasePart, useRoom } from '../use-conductor.ts';
import { HearingTimer } from './hearing-timer.tsx';
import styles from './side-card.module.css';

/** Shown only once the timer has started. hearing.md §2 (Sidebar). */
export function SessionTimer() {
  const conductor = useConductor();
  const { phase } = usePhasePart();
  const started = useRoom(hasStarted);
  const left = useRoom((room) => Math.ceil(overallLeftMs(room) / 1_000) * 1_000);
  const isPaused = useRoom((room) => room.isPaused);
  const notification = useRoom((room) => room.notification);
  if (!started) return null;
  return (
    <Card as="section" snug className={styles.card} aria-labelledby="session-timer">
      <h2 id="session-timer" className={styles.heading}>
        {texts.timer.heading}
      </h2>
      <HearingTimer
        totalTimeRemaining={left}
        isRunning={!isPaused}
        hasStarted={started}
        currentPhase={phase === 'transition' || phase === 'left' ? 'public_questions' : phase}
        activeNotification={
          notification === null
            ? null
            : { title: texts.warning.title[notification], message: texts.warning.message[notification] }
        }
        onCloseNotification={() => conductor.dismissNotification()}
      />
    </Card>
  );
}
