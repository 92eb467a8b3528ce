import { useState } from 'react';
import { sentenceOf } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../parts/alert.tsx';
import { Button } from '../../parts/button.tsx';
import { languageModelTexts as texts } from '../../texts/language-model.ts';
import type { ModelPage } from './language-model-page.tsx';
import styles from './language-model-page.module.css';

interface TaskListProps {
  readonly page: ModelPage;
  readonly token: string;
  readonly onChanged: (page: ModelPage) => void;
}

/** The tasks, each with what is sent for it; the operator's token turns them on and off. */
export function TaskList({ page, token, onChanged }: TaskListProps) {
  const [failure, setFailure] = useState<{ readonly task: string; readonly sentence: string } | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const turn = async (task: string, on: boolean): Promise<void> => {
    if (busy !== null) return;
    setBusy(task);
    setFailure(null);
    try {
      const body = { operator_token: token, on };
      onChanged(await call('switchModelTask', { params: { task }, body, sessionId: null }));
    } catch (error) {
      setFailure({ task, sentence: sentenceOf(error) ?? texts.failed });
    } finally {
      setBusy(null);
    }
  };
  return (
    <ul className={styles.tasks}>
      {page.tasks.map(({ id, name, purpose, sent, on }) => (
        <li key={id} className={styles.task}>
          <div className={styles.taskHead}>
            <h3>{name}</h3>
            {page.enabled && <span className={styles.state}>{on ? texts.on : texts.off}</span>}
            {page.enabled && token !== '' && (
              <Button
                size="small"
                busy={busy === id}
                aria-label={texts.switchTask(name, on)}
                onClick={() => void turn(id, !on)}
              >
                {on ? texts.turnOff : texts.turnOn}
              </Button>
            )}
          </div>
          <p>{purpose}</p>
          <p className={styles.sent}>
            <strong>{texts.sent}:</strong> {sent.join('; ')}.
          </p>
          {failure?.task === id && <Alert kind="error" title={failure.sentence} />}
        </li>
      ))}
    </ul>
  );
}
