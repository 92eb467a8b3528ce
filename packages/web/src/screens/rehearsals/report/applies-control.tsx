import type { ComplianceTableRow } from '@rostrum/contract';
import { useState } from 'react';
import { sentenceOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { Button } from '../../../parts/button.tsx';
import { reportTexts as texts } from '../../../texts/rehearsals.ts';
import styles from './applies-control.module.css';

interface AppliesControlProps {
  readonly sessionId: string;
  readonly row: ComplianceTableRow;
  /** Loads the report again; rejects if it can't. */
  readonly onAnswered: () => Promise<unknown>;
}

const answers = ['yes', 'no', 'not_sure'] as const;

/** 'Does this apply to you?' below a rule: only the applicant's yes lets a shortfall be asserted. */
export function AppliesControl({ sessionId, row, onAnswered }: AppliesControlProps) {
  const [sent, setSent] = useState<(typeof answers)[number] | null>(null);
  const [failure, setFailure] = useState<string | undefined>();
  const answer = async (given: (typeof answers)[number]) => {
    setSent(given);
    setFailure(undefined);
    try {
      const params = { session_id: sessionId, standard_id: row.standard_id };
      await call('reviewStandard', { params, sessionId, body: { answer: given } });
      await onAnswered().catch((thrown: unknown) => {
        console.warn('The report could not be loaded again.', thrown);
        setFailure(texts.appliesNotShown);
      });
    } catch (thrown) {
      console.warn('The answer could not be kept.', thrown);
      setFailure(sentenceOf(thrown) ?? texts.appliesFailed);
    } finally {
      setSent(null);
    }
  };
  return (
    <fieldset className={`${styles.control} no-print`} disabled={sent !== null}>
      <legend>{texts.appliesQuestion}</legend>
      <div className={styles.answers}>
        {answers.map((given) => (
          <Button
            key={given}
            size="small"
            aria-pressed={row.applies === given}
            look={row.applies === given ? 'primary' : 'quiet'}
            busy={sent === given}
            onClick={() => void answer(given)}
          >
            {texts.appliesAnswers[given]}
          </Button>
        ))}
      </div>
      <span role="status">{failure ?? ''}</span>
    </fieldset>
  );
}
