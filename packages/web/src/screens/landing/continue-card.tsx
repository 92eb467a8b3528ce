import type { RehearsalSummary } from '@rostrum/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { listOf } from '../../api/list-of.ts';
import { Alert } from '../../parts/alert.tsx';
import { Button, LinkButton } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { resumeRehearsal } from '../../session/resume-rehearsal.ts';
import { boardTexts } from '../../texts/board.ts';
import { landingTexts as texts } from '../../texts/landing.ts';
import styles from './continue-card.module.css';

/** The newest unfinished rehearsal; one that never started continues in the wizard. */
export function ContinueCard() {
  const { data } = useQuery({
    queryKey: ['rehearsals'],
    queryFn: async ({ signal }) =>
      listOf<RehearsalSummary>(await call('rehearsals', { signal, sessionId: null }), 'rehearsals'),
    staleTime: 0,
  });
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');
  const open = data?.find((rehearsal) => !rehearsal.finished);
  if (!open) return null;

  const resume = async () => {
    setState('opening');
    try {
      const target = await resumeRehearsal(open);
      await navigate(target.path, { state: target.state });
    } catch (failure) {
      console.warn('The rehearsal could not be resumed.', failure);
      setState('failed');
    }
  };

  return (
    <Card as="section" className={styles.card} aria-label={texts.continueTitle}>
      <div>
        <h2 className={styles.title}>{texts.continueTitle}</h2>
        <p>
          {open.project_name || texts.unnamedProject} ·{' '}
          {open.mode === 'practice' ? texts.practiceMode : texts.hearingMode} ·{' '}
          {texts.answered(open.questions_answered)}
        </p>
      </div>
      {open.has_board === true && (
        <LinkButton to={`/rehearsals/${open.session_id}/board`} look="quiet">
          {boardTexts.seeRecord}
        </LinkButton>
      )}
      <Button look="primary" busy={state === 'opening'} onClick={() => void resume()}>
        {state === 'opening' ? texts.continuing : texts.continueAction}
      </Button>
      {state === 'failed' && <Alert kind="error">{texts.continueFailed}</Alert>}
    </Card>
  );
}
