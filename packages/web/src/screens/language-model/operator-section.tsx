import { useState } from 'react';
import { sentenceOf } from '../../api/api-error.ts';
import { call, type Answer } from '../../api/client.ts';
import { Alert } from '../../parts/alert.tsx';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { languageModelTexts as texts } from '../../texts/language-model.ts';
import type { ModelPage } from './language-model-page.tsx';
import styles from './language-model-page.module.css';

interface OperatorSectionProps {
  readonly page: ModelPage;
  readonly token: string;
  readonly onToken: (token: string) => void;
}

/** What only the operator may do: try the model, and look for one on this machine. */
export function OperatorSection({ page, token, onToken }: OperatorSectionProps) {
  return (
    <section aria-labelledby="model-operator" className={styles.section}>
      <h2 id="model-operator">{texts.operator}</h2>
      {page.operator ? (
        <>
          <TextField
            label={texts.token}
            hint={texts.operatorHint}
            type="password"
            autoComplete="off"
            value={token}
            onChange={(event) => onToken(event.target.value)}
          />
          {page.enabled && <TryModel token={token} />}
          <FindLocal token={token} />
        </>
      ) : (
        <p>{texts.noOperator}</p>
      )}
    </section>
  );
}

/** A call of the operator: what came of it, or why it failed. */
function useOperatorCall<T>(token: string, make: (body: { operator_token: string }) => Promise<T>) {
  const [result, setResult] = useState<T | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setResult(null);
    setFailure(token === '' ? texts.tokenFirst : null);
    if (token === '' || isBusy) return;
    setBusy(true);
    try {
      setResult(await make({ operator_token: token }));
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { result, failure, isBusy, start };
}

/** The longest that a model may be waited for, and a little more. */
const longestTryMs = 65_000;

function TryModel({ token }: { readonly token: string }) {
  const { result, failure, isBusy, start } = useOperatorCall(token, (body) =>
    call('tryLanguageModel', { body, sessionId: null, timeoutMs: longestTryMs }),
  );
  return (
    <div className={styles.action}>
      <Button busy={isBusy} onClick={() => void start()}>
        {isBusy ? texts.trying : texts.try}
      </Button>
      <div role="status">
        {result !== null && <Tried result={result} />}
        {failure !== null && <Alert kind="error" title={failure} />}
      </div>
    </div>
  );
}

function Tried({ result }: { readonly result: Answer<'tryLanguageModel'> }) {
  if (result.failure === null)
    return <Alert kind="success" title={texts.worked(result.seconds, result.input_tokens, result.output_tokens)} />;
  return (
    <Alert kind="error" title={texts.didNot}>
      {texts.failures[result.failure]}
    </Alert>
  );
}

function FindLocal({ token }: { readonly token: string }) {
  const { result, failure, isBusy, start } = useOperatorCall(token, (body) =>
    call('findLocalModels', { body, sessionId: null }),
  );
  return (
    <div className={styles.action}>
      <Button busy={isBusy} onClick={() => void start()}>
        {isBusy ? texts.finding : texts.find}
      </Button>
      <p className={styles.sent}>{texts.findHint}</p>
      <div role="status">
        {result?.found.length === 0 && <Alert kind="info" title={texts.foundNone} />}
        {result !== null && result.found.length > 0 && <Found servers={result.found} />}
        {failure !== null && <Alert kind="error" title={failure} />}
      </div>
    </div>
  );
}

function Found({ servers }: { readonly servers: Answer<'findLocalModels'>['found'] }) {
  return (
    <>
      <p>{texts.found}</p>
      <ul className={styles.tasks}>
        {servers.map(({ name, base_url: base, models }) => (
          <li key={base} className={styles.task}>
            <h3>{name}</h3>
            {models.length === 0 && <p>{texts.noModels}</p>}
            {models.map((model) => (
              <p key={model}>
                <code className={styles.code}>{texts.settings(base, model)}</code>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
