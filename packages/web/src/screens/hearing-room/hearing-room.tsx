import { useDeferredValue, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '../../parts/alert.tsx';
import { Badge } from '../../parts/badge.tsx';
import { ErrorBoundary } from '../../parts/error-boundary.tsx';
import { useSingleKeys } from '../../parts/single-keys.ts';
import { Toolbar } from '../../parts/toolbar.tsx';
import { useFromTheTop } from '../../parts/use-from-the-top.ts';
import { formalProceeding } from '../../session/proceeding.ts';
import { hearingTexts as texts } from '../../texts/hearing-room.ts';
import styles from './hearing-room.module.css';
import { OpeningPhase } from './phases/opening-phase.tsx';
import { PresentationPhase } from './phases/presentation-phase.tsx';
import { QuestionsPhase } from './phases/questions-phase.tsx';
import { TransitionPhase } from './phases/transition-phase.tsx';
import { EnhancedRoom } from './room/enhanced-room.tsx';
import { StandardRoom } from './room/standard-room.tsx';
import { useConductor, useIsPartOfBody, usePhasePart, useTalk } from './use-conductor.ts';
import { PauseVeil } from './widgets/pause-veil.tsx';
import { SessionInfo } from './widgets/session-info.tsx';
import { SessionStatus } from './widgets/session-status.tsx';
import { StepBar } from './widgets/step-bar.tsx';
import { SessionTimer } from './widgets/session-timer.tsx';
import { TimeWarning } from './widgets/time-warning.tsx';
import './room/room-themes.css';

/** The dashboard of the hearing. hearing.md §2 (Hearing room dashboard). */
export function HearingRoom() {
  const conductor = useConductor();
  const { phase } = usePhasePart();
  const { look } = conductor.arrival;
  const view = useTalk((talk) => talk.view);
  // The button responds at once; the other room is drawn afterward.
  const drawn = useDeferredValue(view);
  const isOffline = useTalk((talk) => talk.isOffline);
  const wasResumed = useTalk((talk) => talk.wasResumed);
  const seated = useTalk((talk) => talk.board.length);
  const isPart = useIsPartOfBody();
  useWayOut(phase);
  const stage = useRef<HTMLDivElement>(null);
  useFromTheTop(phase, () => stage.current?.children[1]);
  useSingleKeys({ p: () => conductor.togglePause(), m: () => conductor.toggleMute() });
  return (
    <>
      <div className={styles.page} data-palette={look.colorTheme} data-phase={phase}>
        <div className={styles.head}>
          <div className={styles.titles}>
            <h1>{texts.title}</h1>
            <Badge data-phase={phase}>{texts.phases[phase] ?? texts.phases['transition']}</Badge>
            <Badge tint="brass">{texts.commissioners(seated, isPart)}</Badge>
          </div>
          <Toolbar label={texts.view} className={styles.views}>
            {(['enhanced', 'standard'] as const).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={view === one}
                className={styles.viewButton}
                onClick={() => conductor.show(one)}
              >
                {one === 'enhanced' ? texts.enhancedView : texts.standardView}
              </button>
            ))}
          </Toolbar>
        </div>
        <StepBar />
        {isOffline && <Alert kind="warning">{texts.offlineRecord}</Alert>}
        {wasResumed && <Alert kind="info">{texts.resumed}</Alert>}
        <div className={styles.floorplan}>
          <div ref={stage} className={styles.stage}>
            <ErrorBoundary region="room">{drawn === 'enhanced' ? <EnhancedRoom /> : <StandardRoom />}</ErrorBoundary>
            <ErrorBoundary region={phase}>
              <PhasePanel />
            </ErrorBoundary>
          </div>
          <aside className={styles.side} aria-label={texts.info.heading}>
            <SessionTimer />
            <SessionStatus />
            <SessionInfo />
          </aside>
        </div>
      </div>
      <TimeWarning />
      <PauseVeil />
    </>
  );
}

function PhasePanel() {
  const { phase } = usePhasePart();
  switch (phase) {
    case 'opening':
      return <OpeningPhase />;
    case 'presentation':
      return <PresentationPhase />;
    case 'official_questions':
      return <QuestionsPhase />;
    default:
      return <TransitionPhase />;
  }
}

/** When the board is done, the hearing continues at /simulate, or at /evening if it is held as a proceeding. */
function useWayOut(phase: string): void {
  const navigate = useNavigate();
  const { setting } = useConductor().arrival;
  useEffect(() => {
    if (phase !== 'left') return;
    const path = formalProceeding(setting.config) === null ? '/simulate' : '/evening';
    void navigate(path, { state: { skipSetup: true, config: setting.config, projectData: setting.details } });
  }, [phase, navigate, setting]);
}
