import { CircleDot, PauseCircle, Users } from 'lucide-react';
import { clockText, overallLeftMs, hasStarted } from '@rostrum/engine/hearing';
import { Alert } from '../../../parts/alert.tsx';
import { Badge } from '../../../parts/badge.tsx';
import { Button } from '../../../parts/button.tsx';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { useConductor, useIsPartOfBody, usePhasePart, useRoom, useTalk } from '../use-conductor.ts';
import { Bench } from './bench.tsx';
import { Chamber } from './chamber.tsx';
import styles from './enhanced-room.module.css';
import { Rostrum } from './rostrum.tsx';
import { boardPlace, cardsOf, useFloor } from './use-room-view.ts';

/** hearing.md §2 (Enhanced room). */
export function EnhancedRoom() {
  const { look, setting } = useConductor().arrival;
  const { holderId } = useFloor();
  const board = useTalk((talk) => talk.board);
  const failure = useTalk((talk) => talk.boardFailure);
  const name = texts.room.commission(boardPlace(setting.place, look.name));
  return (
    <section aria-label={texts.room.label(name)} className={styles.room}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.project}>{texts.room.projectAndCommunity(setting.projectName, look.name)}</p>
        </div>
        <RoomFigures />
      </header>
      {failure === null ? (
        <Chamber name={name} clockOver="rostrum">
          <div className={styles.floor}>
            <Bench members={cardsOf(board, holderId)} />
            <Rostrum heading={texts.room.yourPosition} guidance={texts.room.yourPositionHint} dashed />
          </div>
        </Chamber>
      ) : (
        <RoomFailure message={failure} />
      )}
    </section>
  );
}

function RoomFigures() {
  const { phase } = usePhasePart();
  const left = useRoom((room) => Math.ceil(overallLeftMs(room) / 1_000) * 1_000);
  const isUnderWay = useRoom((room) => hasStarted(room) && !room.isPaused);
  const isRecorded = useTalk((talk) => talk.isRecording) && isUnderWay;
  const { holderId } = useFloor();
  const seated = useTalk((talk) => talk.board.length);
  const isPart = useIsPartOfBody();
  const inView = useTalk((talk) => cardsOf(talk.board, holderId).length);
  return (
    <ul className={styles.figures}>
      <li>
        <Badge data-phase={phase}>{texts.phases[phase] ?? texts.phases['transition']}</Badge>
      </li>
      <li>
        <Users size={16} aria-hidden />{' '}
        {seated > inView
          ? texts.inView(texts.commissioners(seated, isPart), inView)
          : texts.commissioners(seated, isPart)}
      </li>
      <li className={styles.time}>
        <span className="visually-hidden">{texts.room.remaining} </span>
        {clockText(left, 1)}
      </li>
      <li className={styles.recording} data-recording={isRecorded}>
        {isUnderWay ? <CircleDot size={16} aria-hidden /> : <PauseCircle size={16} aria-hidden />}
        {isUnderWay ? (isRecorded ? texts.room.recording : texts.room.notRecording) : texts.room.paused}
      </li>
    </ul>
  );
}

function RoomFailure({ message }: { readonly message: string }) {
  const conductor = useConductor();
  const isReloading = useTalk((talk) => talk.isReloadingBoard);
  return (
    <div className={styles.failure}>
      <Alert
        kind="error"
        title={texts.roomError(message)}
        actions={
          <>
            <Button
              look="primary"
              busy={isReloading}
              disabled={isReloading}
              onClick={() => void conductor.reloadBoard()}
            >
              {texts.tryAgain}
            </Button>
            <Button onClick={() => void conductor.useBuiltInBoard()}>{texts.builtInBoard}</Button>
          </>
        }
      >
        {texts.roomErrorHelp}
      </Alert>
    </div>
  );
}
