import type { ReportExchange } from '@rostrum/contract';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { Button } from '../../../parts/button.tsx';
import { TextArea } from '../../../parts/field.tsx';
import { reportTexts as texts } from '../../../texts/rehearsals.ts';
import styles from './answer-again.module.css';

interface AnswerAgainProps {
  readonly sessionId: string;
  readonly row: ReportExchange;
  readonly onJudged: () => void;
}

const longest = 20_000;
const timeoutMs = 30_000;

/** Goes back to a question and answers it again; the first answer stays as it is. */
/** It was opened by the button in the same place. */
const takeFocus = (field: HTMLTextAreaElement | null): void => field?.focus();

export function AnswerAgain({ sessionId, row, onJudged }: AnswerAgainProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  if (row.answer === null) return null;
  if (!isOpen)
    return (
      <div className="no-print">
        <Button size="small" onClick={() => setOpen(true)}>
          <RotateCcw size={18} aria-hidden />
          {texts.again}
        </Button>
      </div>
    );

  const judge = async () => {
    if (text.trim() === '') return setFailure(texts.againBlank);
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { question_id: row.question_id, answer: text };
      await call('rewind', { params: { session_id: sessionId }, sessionId, body, timeoutMs });
      setText('');
      setOpen(false);
      onJudged();
    } catch (thrown) {
      console.warn('The second answer could not be judged.', thrown);
      setFailure(sentenceOf(thrown) ?? texts.againFailed);
    }
    setBusy(false);
  };

  return (
    <form
      className={`${styles.form} no-print`}
      onSubmit={(event) => {
        event.preventDefault();
        void judge();
      }}
    >
      <TextArea
        label={texts.againLabel}
        hint={texts.againHint}
        error={failure}
        value={text}
        maxLength={longest}
        ref={takeFocus}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" look="primary" busy={isBusy} disabled={isBusy}>
          {isBusy ? texts.againBusy : texts.againSubmit}
        </Button>
        <Button onClick={() => setOpen(false)}>{texts.againCancel}</Button>
      </div>
    </form>
  );
}
