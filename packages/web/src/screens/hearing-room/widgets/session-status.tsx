import { Card } from '../../../parts/card.tsx';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { usePhasePart, useRoom, useTalk } from '../use-conductor.ts';
import styles from './side-card.module.css';

/** What the room is doing: the applicant speaks, listens or waits, or nothing has begun. */
function useActivity(): string {
  const { phase, part } = usePhasePart();
  const isPresenting = useTalk((talk) => talk.isPresenting);
  const isAnswering = useTalk((talk) => talk.isAnswering);
  const isLive = useTalk((talk) => talk.caption?.isLive ?? false);
  const isPaused = useRoom((room) => room.isPaused);
  if (phase === 'opening' && part === 'waiting') return 'setup';
  if (isPaused) return 'waiting';
  if (isPresenting || isAnswering) return 'speaking';
  return isLive ? 'listening' : 'waiting';
}

/** Status block: recording indicator, audio quality shown as 'good', current activity. hearing.md §2. */
export function SessionStatus() {
  const activity = useActivity();
  const recording = useTalk((talk) => talk.isRecording);
  return <StatusCard activity={activity} isRecording={recording} audioQuality="good" participantCount={0} />;
}

interface StatusCardProps {
  readonly activity: string;
  readonly isRecording: boolean;
  readonly audioQuality: string;
  /** Shown only above 0. */
  readonly participantCount: number;
}

const tints: Readonly<Record<string, string>> = { excellent: 'green', good: 'green', fair: 'yellow', poor: 'red' };

export function StatusCard({ activity, isRecording, audioQuality, participantCount }: StatusCardProps) {
  const { status } = texts;
  return (
    <Card as="section" snug className={styles.card} aria-labelledby="session-status">
      <h2 id="session-status" className={styles.heading}>
        {status.heading}
      </h2>
      <dl className={styles.rows}>
        <div>
          <dt>{status.recorder}</dt>
          <dd>{isRecording ? <span className={styles.rec}>{status.rec}</span> : status.notRecording}</dd>
        </div>
        <div>
          <dt>{status.activity}</dt>
          <dd>{status.activities[activity] ?? status.unknownActivity}</dd>
        </div>
        <div>
          <dt>{status.audio}</dt>
          <dd data-tint={tints[audioQuality]}>{status.audioQuality[audioQuality] ?? audioQuality}</dd>
        </div>
        {participantCount > 0 && (
          <div>
            <dt>{status.participants}</dt>
            <dd>{participantCount}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
