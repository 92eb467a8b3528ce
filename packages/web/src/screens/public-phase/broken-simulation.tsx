import { Download, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../parts/alert.tsx';
import { Button, LinkButton } from '../../parts/button.tsx';
import { PageShell } from '../../parts/page-shell.tsx';
import { screenHelp } from '../../texts/help.ts';
import { partsTexts } from '../../texts/parts.ts';
import { publicTexts } from '../../texts/public-phase.ts';
import { downloadRecord } from './rehearsal/download-record.ts';
import styles from './public-simulator.module.css';

interface BrokenSimulationProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Shown when the screen itself has failed: the record can still be downloaded. */
export function BrokenSimulation({ error, onRetry }: BrokenSimulationProps) {
  const [note, setNote] = useState<string | null>(null);
  return (
    <PageShell title={publicTexts.tabTitle} width="narrow" help={screenHelp.publicPhase}>
      <div className={styles.message}>
        <Alert
          kind="error"
          title={publicTexts.somethingWentWrong}
          actions={
            <>
              <Button
                look="primary"
                onClick={() => {
                  void downloadRecord().then((whole) => setNote(whole ? null : publicTexts.downloadFailed));
                }}
              >
                <Download size={18} aria-hidden /> {publicTexts.downloadRecord}
              </Button>
              <Button onClick={onRetry}>
                <RotateCcw size={18} aria-hidden /> {publicTexts.tryAgain}
              </Button>
              <LinkButton to="/" look="quiet">
                {partsTexts.backToStart}
              </LinkButton>
            </>
          }
        >
          <p>{publicTexts.wrongHelp}</p>
          <details>
            <summary>{publicTexts.details}</summary>
            <p className={styles.errorText}>{error.message}</p>
          </details>
        </Alert>
        {note !== null && <p role="status">{note}</p>}
      </div>
    </PageShell>
  );
}
