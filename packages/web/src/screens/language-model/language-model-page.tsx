import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../api/api-error.ts';
import { call, type Answer } from '../../api/client.ts';
import { Alert } from '../../parts/alert.tsx';
import { Button } from '../../parts/button.tsx';
import { PageShell } from '../../parts/page-shell.tsx';
import { screenHelp } from '../../texts/help.ts';
import { languageModelTexts as texts } from '../../texts/language-model.ts';
import { numberOf } from '../../texts/locale.ts';
import styles from './language-model-page.module.css';
import { OperatorSection } from './operator-section.tsx';
import { TaskList } from './task-list.tsx';

export type ModelPage = Answer<'languageModel'>;

/** /language-model: which model is used, where it runs, what it may cost, and what is sent for what; open to everybody. */
export function LanguageModelPage() {
  const [token, setToken] = useState('');
  const [changed, setChanged] = useState<ModelPage | null>(null);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['language-model-page'],
    queryFn: ({ signal }) => call('languageModel', { signal, sessionId: null }),
    retry: false,
  });
  const page = changed ?? data;
  return (
    <PageShell title={texts.tabTitle} width="narrow" help={screenHelp.languageModel}>
      {isPending && <p role="status">{texts.loading}</p>}
      {error && (
        <Alert
          kind="error"
          title={texts.failed}
          actions={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}
        >
          {sentenceOf(error)}
        </Alert>
      )}
      {page && (
        <article className={styles.page}>
          <h1>{texts.title}</h1>
          {page.enabled ? (
            <p>{texts.rule}</p>
          ) : (
            <Alert kind="info" title={texts.none}>
              {texts.noneMore}
            </Alert>
          )}
          {page.enabled && <Which page={page} />}
          <section aria-labelledby="model-tasks" className={styles.section}>
            <h2 id="model-tasks">{texts.tasks}</h2>
            <TaskList page={page} token={token} onChanged={setChanged} />
          </section>
          {page.not_sent.length > 0 && (
            <section aria-labelledby="model-not-sent" className={styles.section}>
              <h2 id="model-not-sent">{texts.notSent}</h2>
              <ul>
                {page.not_sent.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          )}
          <OperatorSection page={page} token={token} onToken={setToken} />
        </article>
      )}
    </PageShell>
  );
}

function Which({ page }: { readonly page: ModelPage }) {
  const { model, host, local, budget_tokens: budget, timeout_seconds: seconds, used, cost } = page;
  return (
    <section aria-labelledby="model-which" className={styles.section}>
      <h2 id="model-which">{texts.which}</h2>
      <dl className={styles.facts}>
        <dt>{texts.model}</dt>
        <dd>{model}</dd>
        <dt>{texts.where}</dt>
        <dd>{local ? texts.here(host ?? '') : texts.there(host ?? '')}</dd>
        <dt>{texts.wait}</dt>
        <dd>{texts.seconds(seconds ?? 0)}</dd>
        <dt>{texts.budget}</dt>
        <dd>{budget === null ? texts.noBudget : texts.tokens(numberOf(budget))}</dd>
        {used !== null && (
          <>
            <dt>{texts.used}</dt>
            <dd>
              {texts.usedTokens(numberOf(used.input_tokens), numberOf(used.output_tokens))}
              {cost !== null && texts.cost(`$${cost.toFixed(2)}`)}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
