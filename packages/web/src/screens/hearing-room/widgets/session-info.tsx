import { Card } from '../../../parts/card.tsx';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { useConductor, useIsPartOfBody, usePhasePart, useRoom, useTalk } from '../use-conductor.ts';
import styles from './side-card.module.css';

/** Session Info: project, community, phase, commissioners, Active or Paused, room type. hearing.md §2. */
export function SessionInfo() {
  const { setting, look } = useConductor().arrival;
  const { phase } = usePhasePart();
  const isPaused = useRoom((room) => room.isPaused);
  const view = useTalk((talk) => talk.view);
  const seated = useTalk((talk) => talk.board.length);
  const isPart = useIsPartOfBody();
  const { info } = texts;
  const rows = [
    [info.project, setting.projectName],
    [info.community, look.name],
    [info.phase, texts.phases[phase] ?? texts.phases['transition']],
    [isPart ? info.membersWithQuestions : info.commissioners, String(seated)],
    [info.state, isPaused ? info.paused : info.active],
    [info.roomType, view === 'enhanced' ? info.enhanced : info.standard],
  ];
  return (
    <Card as="section" snug className={styles.card} aria-labelledby="session-info">
      <h2 id="session-info" className={styles.heading}>
        {info.heading}
      </h2>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
