import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { codeOf, sentenceOf } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../parts/alert.tsx';
import { Button, LinkButton } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { PageShell } from '../../parts/page-shell.tsx';
import { screenHelp } from '../../texts/help.ts';
import { dateNamed } from '../../texts/locale.ts';
import { proceedingTexts } from '../../texts/proceeding-form.ts';
import styles from './procedure-page.module.css';

const texts = proceedingTexts.procedurePage;

/** /procedure/:state: what was read of a state's procedure, in plain words, each rule with its source. */
export function ProcedurePage() {
  const { state = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['procedure', state],
    queryFn: ({ signal }) => call('stateProceedings', { params: { state }, signal, sessionId: null }),
    retry: false,
  });
  return (
    <PageShell title={texts.tabTitle} width="narrow" help={screenHelp.procedure}>
      {isPending && <p role="status">{texts.loading}</p>}
      {error && (
        <Alert
          kind="error"
          title={codeOf(error) === 'state_not_found' ? texts.unknown : texts.failed}
          actions={<Button onClick={() => void refetch()}>{proceedingTexts.tryAgain}</Button>}
        >
          {sentenceOf(error)}
        </Alert>
      )}
      {data && (
        <article className={styles.page}>
          <h1>{texts.title(data.name)}</h1>
          <p className={styles.note}>{data.notice}</p>
          {data.rules.length === 0 && <Alert kind="info">{texts.none}</Alert>}
          <ul className={styles.rules}>
            {data.rules.map((rule) => (
              <Card as="li" key={`${rule.field} ${rule.citation}`} className={styles.rule}>
                <p>{rule.text}</p>
                <p className={styles.source}>
                  {[
                    rule.citation,
                    rule.in_force_since === null ? '' : texts.since(rule.in_force_since),
                    texts.read(dateNamed(rule.read_on)),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {rule.check_locally && <p className={styles.source}>{texts.checkLocally}</p>}
              </Card>
            ))}
          </ul>
          <h2>{texts.order}</h2>
          <ol className={styles.order}>
            {data.order.map(({ step, title }) => (
              <li key={step}>{title}</li>
            ))}
          </ol>
          <p className={styles.note}>{texts.notAdvice}</p>
          <div>
            <LinkButton to="/configure">{texts.back}</LinkButton>
          </div>
        </article>
      )}
    </PageShell>
  );
}
