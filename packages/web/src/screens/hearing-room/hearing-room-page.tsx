import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { PageShell } from '../../parts/page-shell.tsx';
import { formalProceeding } from '../../session/proceeding.ts';
import { screenHelp } from '../../texts/help.ts';
import { hearingTexts as texts } from '../../texts/hearing-room.ts';
import { HearingConductor } from './hearing-conductor.ts';
import { HearingRoom } from './hearing-room.tsx';
import styles from './hearing-room.module.css';
import { arrive } from './setting/arrive.ts';
import { projectNameOf, readSetting } from './setting/hearing-setting.ts';
import { ConductorContext } from './use-conductor.ts';
import { RoomControls, RoomControlsToCome } from './widgets/room-controls.tsx';

export function HearingRoomPage() {
  const { conductor, projectName } = useHearing();
  // One frame for both: help that was opened while the chamber is being prepared stays open.
  return (
    <ConductorContext value={conductor}>
      <PageShell
        title={texts.title}
        help={screenHelp.hearing}
        width="full"
        context={<span className={styles.context}>{texts.practiceSession(projectName)}</span>}
        actions={conductor === null ? <RoomControlsToCome /> : <RoomControls />}
      >
        {conductor === null ? (
          <div role="status" className={styles.loading}>
            <h1>{texts.preparing}</h1>
            <p>{texts.loading}</p>
            <div className={styles.loadingBench} aria-hidden />
          </div>
        ) : (
          <HearingRoom />
        )}
      </PageShell>
    </ConductorContext>
  );
}

/** The hearing of this visit; null while the chamber is being prepared and only its name is known. */
function useHearing(): { readonly conductor: HearingConductor | null; readonly projectName: string } {
  const location = useLocation();
  const [state] = useState(() => location.state as unknown);
  const [projectName] = useState(() => projectNameOf(state));
  const [conductor, setConductor] = useState<HearingConductor | null>(null);
  useEffect(() => {
    const visit = new AbortController();
    let leave: (() => void) | null = null;
    const setting = readSetting(state);
    const resumed = typeof (state as { resume?: unknown } | null)?.resume === 'string';
    arrive(setting, resumed, visit.signal)
      .then((arrival) => {
        const hearing = new HearingConductor(arrival);
        leave = hearing.open();
        // In a proceeding the chair has opened and staff has spoken before the applicant goes to the rostrum.
        if (arrival.kept === null && formalProceeding(setting.config) !== null) hearing.skipOpening();
        // The room is rendered in short pieces, and taps and keys are handled in between.
        startTransition(() => setConductor(hearing));
      })
      .catch((cause: unknown) => {
        if (!visit.signal.aborted) throw cause;
      });
    return () => {
      visit.abort();
      leave?.();
    };
  }, [state]);
  return { conductor, projectName: conductor?.arrival.setting.projectName ?? projectName };
}
