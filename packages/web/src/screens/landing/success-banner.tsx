import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { Alert } from '../../parts/alert.tsx';
import { Button, LinkButton } from '../../parts/button.tsx';
import { landingTexts as texts } from '../../texts/landing.ts';
import { startAgain } from '../rehearsals/start-again.ts';
import styles from './success-banner.module.css';
import type { FinishedPractice } from './use-finished-practice.ts';

const timeoutMs = 30_000;
const maxWorkOn = 3;

/** What a finished practice session leaves: its figures, what to work on first, the report, and another round. */
export function SuccessBanner({ practice }: { readonly practice: FinishedPractice }) {
  const score = practice.averageScore === null ? texts.notAvailable : texts.outOfTen(practice.averageScore);
  const { sessionId } = practice;
  return (
    <Alert
      kind="success"
      title={practice.message}
      actions={sessionId === null ? undefined : <WaysOn sessionId={sessionId} />}
    >
      <p>
        {texts.successQuestions(practice.questionsAnswered)} · {texts.successScore(score)}
      </p>
      {sessionId !== null && <WorkOn sessionId={sessionId} />}
    </Alert>
  );
}

/** Arrives a moment later; if the report cannot be loaded, its own page says why. */
function WorkOn({ sessionId }: { readonly sessionId: string }) {
  const { data } = useQuery({
    queryKey: ['report', sessionId],
    queryFn: ({ signal }) => call('report', { params: { session_id: sessionId }, sessionId, signal, timeoutMs }),
  });
  const work = (data?.work_on ?? []).slice(0, maxWorkOn);
  if (work.length === 0) return null;
  return (
    <div className={styles.work}>
      <p className={styles.heading}>{texts.workOn}</p>
      <ol className={styles.items}>
        {work.map(({ title, why }) => (
          <li key={title}>
            <strong>{title}</strong> {why}
          </li>
        ))}
      </ol>
    </div>
  );
}

function WaysOn({ sessionId }: { readonly sessionId: string }) {
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const again = async () => {
    setState('busy');
    try {
      const target = await startAgain(sessionId);
      await navigate(target.path, { state: target.state });
    } catch (failure) {
      console.warn('The session could not be set up again.', failure);
      setState('failed');
    }
  };
  return (
    <>
      <LinkButton to={`/rehearsals/${sessionId}`} look="primary" size="small">
        {texts.seeReport}
      </LinkButton>
      <Button size="small" busy={state === 'busy'} onClick={() => void again()}>
        {state === 'busy' ? texts.practiceAgainBusy : texts.practiceAgain}
      </Button>
      {state === 'failed' && <p role="alert">{texts.practiceAgainFailed}</p>}
    </>
  );
}
