import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { Alert } from '../parts/alert.tsx';
import { noticeTexts as texts } from '../texts/notices.ts';
import { watchOtherTabs } from './other-tabs.ts';
import styles from './session-notices.module.css';
import { onStorageStanding, storageStanding } from './storage-standing.ts';
import { onStored, readStored } from './storage.ts';

const rehearsalPaths: ReadonlySet<string> = new Set(['/hearing', '/evening', '/simulate', '/practice-session']);

/** What every rehearsal screen says about this browser: that it cannot store anything, or that the rehearsal is
 *  open twice. */
export function SessionNotices() {
  const { pathname } = useLocation();
  const stored = useSyncExternalStore(onStored, () => readStored('sessionId'));
  const standing = useSyncExternalStore(onStorageStanding, storageStanding);
  const sessionId = rehearsalPaths.has(pathname) ? stored : null;
  const elsewhere = useElsewhere(sessionId);
  if (standing === 'fine' && !elsewhere) return null;
  const storage = standing === 'unsent' ? texts.storageUnsent : texts.storageHeld;
  return (
    <aside aria-label={texts.region} className={`${styles.notices} no-print`}>
      {elsewhere && (
        <Alert kind="warning" title={texts.otherTab.title}>
          {texts.otherTab.body}
        </Alert>
      )}
      {standing !== 'fine' && (
        <Alert kind="warning" title={storage.title}>
          {storage.body}
        </Alert>
      )}
    </aside>
  );
}

function useElsewhere(sessionId: string | null): boolean {
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  useEffect(
    () => (sessionId === null ? undefined : watchOtherTabs(sessionId, (is) => setElsewhere(is ? sessionId : null))),
    [sessionId],
  );
  return sessionId !== null && elsewhere === sessionId;
}
