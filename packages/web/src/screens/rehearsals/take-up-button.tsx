import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../api/api-error.ts';
import { Alert } from '../../parts/alert.tsx';
import { Button } from '../../parts/button.tsx';
import { proceedingReportTexts as texts } from '../../texts/proceeding-report.ts';
import { startAgain } from './start-again.ts';
import styles from './take-up-button.module.css';

/** Picks up a matter that was continued: the next hearing asks for what this one wanted to see. */
export function TakeUpButton({ sessionId }: { readonly sessionId: string }) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const go = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const target = await startAgain(sessionId);
      await navigate(target.path, { state: target.state });
    } catch (thrown) {
      console.warn('The continued hearing could not be set up.', thrown);
      setFailure(sentenceOf(thrown) ?? texts.takeUpFailed);
      setBusy(false);
    }
  };
  return (
    <div className={styles.takeUp}>
      <Button look="primary" busy={isBusy} onClick={() => void go()}>
        {texts.takeUp}
      </Button>
      <p>{texts.takeUpHint}</p>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
    </div>
  );
}
