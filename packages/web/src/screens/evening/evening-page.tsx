import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Alert } from '../../parts/alert.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Button, LinkButton } from '../../parts/button.tsx';
import { ErrorBoundary } from '../../parts/error-boundary.tsx';
import { PageShell } from '../../parts/page-shell.tsx';
import { useFromTheTop } from '../../parts/use-from-the-top.ts';
import { ModelNotice } from '../../session/model-notice.tsx';
import { currentSessionId } from '../../session/start-session.ts';
import { eveningTexts as texts } from '../../texts/evening.ts';
import { screenHelp } from '../../texts/help.ts';
import { EveningSteps } from './evening-steps.tsx';
import styles from './evening.module.css';
import { PointsList } from './points-list.tsx';
import { StepPanel } from './step-panel.tsx';
import { useEvening, type Evening } from './use-evening.ts';

/** /evening: a hearing held in the order of its proceeding, from the call to order to the decision. decisions.md §8. */
export function EveningPage() {
  const location = useLocation();
  const [sessionId] = useState(() => resumedIn(location.state) ?? currentSessionId('hearing'));
  const arrival = useEvening(sessionId);
  return (
    <PageShell title={texts.tabTitle} help={screenHelp.evening}>
      {arrival.at === 'loading' && (
        <p role="status" className={styles.lead}>
          {texts.loading}
        </p>
      )}
      {arrival.at === 'none' && (
        <Alert
          kind="info"
          title={texts.noProceeding}
          actions={<LinkButton to="/configure">{texts.toSetup}</LinkButton>}
        >
          {texts.noProceedingHint}
        </Alert>
      )}
      {arrival.at === 'failed' && (
        <Alert
          kind="error"
          title={texts.loadFailed}
          actions={<Button onClick={arrival.retry}>{texts.tryAgain}</Button>}
        >
          <p>{arrival.reason}</p>
          <p>{texts.needsServer}</p>
        </Alert>
      )}
      {arrival.at === 'ready' && <Held evening={arrival.evening} />}
      <ModelNotice />
    </PageShell>
  );
}

function Held({ evening }: { readonly evening: Evening }) {
  const { state, failure, sessionId } = evening;
  const floor = useRef<HTMLDivElement>(null);
  useFromTheTop(`${state.next} ${state.testimony.length}`, () => floor.current);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{texts.title(state.proceeding.name)}</h1>
        <Badge tint="brass">{texts.decidedBy[state.choice.body]}</Badge>
      </header>
      <div className={styles.floorplan}>
        <EveningSteps state={state} />
        <div ref={floor} className={styles.floor}>
          {evening.isHere && (
            <Alert kind="info" title={texts.heldHere}>
              {texts.heldHereHint}
            </Alert>
          )}
          {failure !== null && (
            <Alert kind="error" title={texts.failed}>
              {failure}
            </Alert>
          )}
          <ErrorBoundary region={state.next ?? 'decision'}>
            <StepPanel evening={evening} />
          </ErrorBoundary>
          {state.testimony.length > 0 && <PointsList sessionId={sessionId} state={state} />}
        </div>
      </div>
    </div>
  );
}

const resumedIn = (state: unknown): string | null => {
  const resume = (state as { readonly resume?: unknown } | null)?.resume;
  return typeof resume === 'string' ? resume : null;
};
