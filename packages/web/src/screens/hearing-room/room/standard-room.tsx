import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { useConductor, usePhasePart, useTalk } from '../use-conductor.ts';
import { Bench } from './bench.tsx';
import { Chamber } from './chamber.tsx';
import { Gallery } from './gallery.tsx';
import { Rostrum } from './rostrum.tsx';
import { StaffTable } from './staff-table.tsx';
import styles from './standard-room.module.css';
import { boardPlace, seatedAround } from './use-room-view.ts';

/** The whole chamber: bench, podium, staff, public gallery. hearing.md §2 (Standard room). */
export function StandardRoom() {
  const { look, setting } = useConductor().arrival;
  const { phase } = usePhasePart();
  const board = useTalk((talk) => talk.board);
  const isPresentation = phase === 'presentation';
  const name = texts.room.commission(boardPlace(setting.place, look.name));
  return (
    <section aria-label={texts.room.label(name)} className={styles.room}>
      <h2 className={styles.name}>{name}</h2>
      <Chamber name={name}>
        <Bench members={seatedAround(board)} />
        <div className={styles.floor}>
          <StaffTable />
          <Rostrum
            heading={isPresentation ? texts.room.presentationArea : texts.room.podium}
            guidance={isPresentation ? texts.room.presentationGuidance : texts.room.standingGuidance}
          />
        </div>
        <Gallery isPublicComment={phase === 'transition' || phase === 'left'} />
      </Chamber>
    </section>
  );
}
