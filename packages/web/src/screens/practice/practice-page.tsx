import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { useMemo } from 'react';
import { call } from '../../api/client.ts';
import { PageShell } from '../../parts/page-shell.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { pendingEvents } from '../../offline/pending-events.ts';
import { readableStorage } from '../../session/storage.ts';
import { currentSessionId, startSession } from '../../session/start-session.ts';
import { screenHelp } from '../../texts/help.ts';
import { practiceTexts } from '../../texts/practice.ts';
import { practiceSoFar } from './practice-record.ts';
import { PracticeRehearsal } from './practice-rehearsal.ts';
import { PracticeSession } from './practice-session.tsx';
import { practiceSettingsOf, startConfigOf, type PracticeSettings } from './practice-settings.ts';

/** /practice-session: questions on chosen topics, each answered and rated. practice.md §2 and §4. */
export function PracticePage() {
  const { state } = useLocation() as { state: unknown };
  const settings = useMemo(
    () => practiceSettingsOf(state, readableStorage('session'), readableStorage('local')),
    [state],
  );
  if (settings === null) return <Navigate to="/configure" replace />;
  return (
    <PageShell title={practiceTexts.tabTitle} width="narrow" help={screenHelp.practice}>
      <Prepared settings={settings} />
    </PageShell>
  );
}

/** Starts or resumes the session; without the server it starts from what this browser knows. */
async function prepare(settings: PracticeSettings) {
  const wanted = settings.sessionId ?? currentSessionId('practice');
  const { sessionId, confirmed } = await startSession(wanted, { enhanced_config: startConfigOf(settings) });
  const record = confirmed
    ? await call('record', { params: { session_id: sessionId }, sessionId }).catch((failure: unknown) => {
        console.warn('The record could not be had; the session begins without it.', failure);
        return null;
      })
    : null;
  const known = record?.events ?? [];
  const ids = new Set(known.map((event) => event.id));
  const events = [...known, ...pendingEvents(sessionId).filter((event) => !ids.has(event.id))];
  return { rehearsal: new PracticeRehearsal(sessionId, settings, events, confirmed), soFar: practiceSoFar(events) };
}

function Prepared({ settings }: { readonly settings: PracticeSettings }) {
  const { data } = useQuery({
    queryKey: ['practice', settings.sessionId],
    queryFn: () => prepare(settings),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (data === undefined)
    return (
      <>
        <h1 className="visually-hidden">{practiceTexts.tabTitle}</h1>
        <Skeleton label={practiceTexts.loadingSession} lines={6} />
      </>
    );
  return <PracticeSession settings={settings} rehearsal={data.rehearsal} soFar={data.soFar} />;
}
