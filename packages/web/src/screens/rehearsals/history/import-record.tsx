import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { sentenceOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { Alert } from '../../../parts/alert.tsx';
import { Button, LinkButton } from '../../../parts/button.tsx';
import { rehearsalsTexts as texts } from '../../../texts/rehearsals.ts';
import styles from './import-record.module.css';

type State =
  | { readonly kind: 'idle' | 'busy' }
  | { readonly kind: 'done'; readonly sessionId: string }
  | { readonly kind: 'failed'; readonly sentence: string };

const timeoutMs = 60_000;

/** Imports the record of a rehearsal that was saved here or elsewhere. */
export function ImportRecord({ onImported }: { readonly onImported: () => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ kind: 'idle' });

  const bringIn = async (file: File) => {
    setState({ kind: 'busy' });
    try {
      const form = new FormData();
      form.append('file', file);
      const { session_id: sessionId } = await call('importRehearsal', { form, sessionId: null, timeoutMs });
      setState({ kind: 'done', sessionId });
      onImported();
    } catch (failure) {
      console.warn('The record could not be imported.', failure);
      setState({ kind: 'failed', sentence: sentenceOf(failure) ?? texts.importFailed });
    }
  };

  return (
    <div className={styles.import}>
      <div className={styles.line}>
        <input
          ref={input}
          id={id}
          type="file"
          accept=".json,application/json"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={texts.importIt}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void bringIn(file);
          }}
        />
        <Button busy={state.kind === 'busy'} onClick={() => input.current?.click()}>
          {state.kind === 'busy' ? null : <Upload size={18} aria-hidden />}
          {state.kind === 'busy' ? texts.importing : texts.importIt}
        </Button>
        <span className={styles.hint}>{texts.importHint}</span>
      </div>
      {state.kind === 'failed' && <Alert kind="error">{state.sentence}</Alert>}
      {state.kind === 'done' && (
        <Alert
          kind="success"
          actions={
            <LinkButton size="small" to={`/rehearsals/${state.sessionId}`}>
              {texts.openImported}
            </LinkButton>
          }
        >
          {texts.imported}
        </Alert>
      )}
    </div>
  );
}
