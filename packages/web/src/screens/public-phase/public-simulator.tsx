import { LogOut, Volume2, VolumeX } from 'lucide-react';
import { publicScoreOf } from '@rostrum/engine/hearing';
import { useCallback, useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '../../parts/alert.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { PageShell } from '../../parts/page-shell.tsx';
import { useSingleKeys } from '../../parts/single-keys.ts';
import { Skeleton } from '../../parts/skeleton.tsx';
import { useFromTheTop } from '../../parts/use-from-the-top.ts';
import { readStored } from '../../session/storage.ts';
import { screenHelp } from '../../texts/help.ts';
import { publicTexts as texts } from '../../texts/public-phase.ts';
import { isMuted, setMuted } from '../../voice/speech.ts';
import { HearingPhase } from './hearing/hearing-phase.tsx';
import { MessageScreen } from './phases/message-screen.tsx';
import { PresentationPhase } from './phases/presentation-phase.tsx';
import { SummaryPhase } from './phases/summary-phase.tsx';
import { GuideDialog } from './phases/guide-dialog.tsx';
import { TutorialPhase } from './phases/tutorial-phase.tsx';
import { VotingPhase } from './phases/voting-phase.tsx';
import styles from './public-simulator.module.css';
import { keptPublic } from './rehearsal/kept-public.ts';
import { usePublicPhase, type PublicPhaseHandle } from './use-public-phase.ts';

/** The simulator: its header, one screen for each phase, the guide and the exit. */
export function PublicSimulator() {
  const current = usePublicPhase();
  // The finished content renders in short pieces, and taps and keys are handled in between; everything after that renders at once.
  const settled = useDeferredValue(current);
  const simulator = settled.prepared === null ? settled : current;
  const { prepared, screen, context } = simulator;
  const [asksExit, setAsksExit] = useState(false);
  const [muted, setMutedHere] = useState(isMuted);
  const toggleMute = useCallback(() => {
    setMuted(!isMuted());
    setMutedHere(isMuted());
  }, []);
  useSingleKeys({ m: toggleMute });
  useFromTheTop(screen);
  // The header has its full height from the start, so that nothing moves when the hearing is ready.
  const [expected] = useState(() => ({
    name: readStored('projectDetails')?.projectName ?? '',
    standing: keptPublic(readStored('sessionId') ?? '')?.standing ?? null,
  }));
  const isLoading = screen === 'loading';
  const isUnderWay = prepared !== null || isLoading;
  const isWide = screen === 'hearing' || screen === 'voting' || (isLoading && simulator.coming === null);
  const first = simulator.coming === null ? screen : 'tutorial';
  const headed = isLoading ? (expected.standing?.phase ?? first) : screen;
  const exchanges = isLoading ? (expected.standing?.exchanges ?? []) : context.exchanges;
  const phase = headed in texts.phases ? texts.phases[headed as keyof typeof texts.phases] : null;
  return (
    <PageShell
      title={texts.tabTitle}
      help={screenHelp.publicPhase}
      // As wide from the start as the content will be, so that nothing moves.
      width={isWide ? 'page' : 'narrow'}
      context={
        isUnderWay && (
          <div className={styles.context}>
            <span className={styles.project}>{prepared?.setting.projectName ?? expected.name}</span>
            {phase !== null && <span className={styles.phase}>{phase}</span>}
            {headed === 'hearing' && <span className={styles.score}>{texts.score(publicScoreOf(exchanges))}</span>}
          </div>
        )
      }
      actions={
        isUnderWay && (
          <>
            <Badge tint="brass">{texts.enhanced}</Badge>
            <MuteButton muted={muted} onToggle={toggleMute} />
            <Button size="small" onClick={() => setAsksExit(true)}>
              <LogOut size={18} aria-hidden /> {texts.exit}
            </Button>
          </>
        )
      }
    >
      {simulator.offline && prepared !== null && (
        <Alert kind="warning" title={texts.offline} className={styles.offline}>
          {texts.offlineNote}
        </Alert>
      )}
      <CurrentScreen simulator={simulator} />
      {prepared !== null && (
        <GuideDialog
          open={simulator.guideOpen}
          step={context.guideStep}
          onNext={simulator.nextStep}
          onPrevious={simulator.previousStep}
          onClose={simulator.closeGuide}
        />
      )}
      <Dialog
        open={asksExit}
        onClose={() => setAsksExit(false)}
        title={texts.exitTitle}
        role="alertdialog"
        actions={
          <>
            <Button onClick={() => setAsksExit(false)}>{texts.exitStay}</Button>
            <Button look="danger" onClick={() => simulator.leave('/')}>
              {texts.exitConfirm}
            </Button>
          </>
        }
      >
        <p className={styles.exitQuestion}>{texts.exitQuestion}</p>
        <p className={styles.note}>{texts.exitNote}</p>
      </Dialog>
    </PageShell>
  );
}

function CurrentScreen({ simulator }: { readonly simulator: PublicPhaseHandle }) {
  const navigate = useNavigate();
  const toSetup = () => void navigate('/setup');
  switch (simulator.screen) {
    case 'loading':
      // Everything known about the first screen appears at once; the speakers are added when they arrive.
      if (simulator.coming !== null) return <TutorialPhase simulator={simulator} />;
      return (
        <div className={styles.loading}>
          <p role="status">{texts.loading}</p>
          <Skeleton label={texts.loading} lines={5} />
        </div>
      );
    case 'missing_config':
      return (
        <MessageScreen
          title={texts.missingTitle}
          text={texts.missingText}
          actions={
            <Button look="primary" size="large" onClick={toSetup}>
              {texts.goToSetup}
            </Button>
          }
        />
      );
    case 'error':
      return (
        <MessageScreen
          title={texts.errorTitle}
          text={simulator.context.message ?? texts.unknownError}
          actions={
            <>
              <Button look="primary" onClick={toSetup}>
                {texts.returnToSetup}
              </Button>
              <Button onClick={simulator.retry}>{texts.resetRetry}</Button>
            </>
          }
        />
      );
    case 'unknown':
      return (
        <MessageScreen
          title={texts.unknownTitle}
          text={texts.unknownText}
          actions={
            <Button look="primary" onClick={() => simulator.leave('/setup')}>
              {texts.returnToSetup}
            </Button>
          }
        />
      );
    case 'tutorial':
      return <TutorialPhase simulator={simulator} />;
    case 'presentation':
      return <PresentationPhase simulator={simulator} />;
    case 'hearing':
      return <HearingPhase simulator={simulator} />;
    case 'voting':
      return <VotingPhase simulator={simulator} />;
    case 'summary':
      return <SummaryPhase simulator={simulator} />;
  }
}

function MuteButton({ muted, onToggle }: { readonly muted: boolean; readonly onToggle: () => void }) {
  return (
    <Button
      size="small"
      look="quiet"
      icon
      aria-pressed={muted}
      aria-label={muted ? texts.hearing.unmute : texts.hearing.mute}
      onClick={onToggle}
    >
      {muted ? <VolumeX size={18} aria-hidden /> : <Volume2 size={18} aria-hidden />}
    </Button>
  );
}
