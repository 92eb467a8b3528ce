import type { StateRule } from '@rostrum/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { codeOf, sentenceOf } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../parts/alert.tsx';
import { Button, LinkButton } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { SelectField } from '../../parts/field.tsx';
import { PageShell } from '../../parts/page-shell.tsx';
import { screenHelp } from '../../texts/help.ts';
import { dateNamed } from '../../texts/locale.ts';
import { proceedingTexts } from '../../texts/proceeding-form.ts';
import styles from './procedure-page.module.css';

const texts = proceedingTexts.procedurePage;
const formalKinds = ['rezoning', 'special_use', 'variance', 'site_plan', 'hearing_examiner'] as const;

/** /procedure/:state: a state's rules of procedure in plain words, each with its source. */
export function ProcedurePage() {
  const { state = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const kind = formalKinds.find((one) => one === search.get('kind'));
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['procedure', state, kind],
    queryFn: ({ signal }) =>
      call('stateProceedings', {
        params: { state },
        query: kind === undefined ? {} : { kind },
        signal,
        sessionId: null,
      }),
    placeholderData: keepPreviousData,
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
          <SelectField
            label={texts.kind}
            value={kind ?? ''}
            onChange={(event) =>
              setSearch(event.target.value === '' ? {} : { kind: event.target.value }, { replace: true })
            }
          >
            <option value="">{texts.everyKind}</option>
            {formalKinds.map((one) => (
              <option key={one} value={one}>
                {proceedingTexts.kindNames[one]}
              </option>
            ))}
          </SelectField>
          {data.rules.length === 0 && <Alert kind="info">{texts.none}</Alert>}
          {[...new Set(data.rules.map(({ field }) => field))].map((field) => (
            <section key={field} aria-labelledby={`rules-${field}`} className={styles.rules}>
              <h2 id={`rules-${field}`}>{texts.fields[field] ?? field}</h2>
              <ul className={styles.rules}>
                {data.rules
                  .filter((rule) => rule.field === field)
                  .map((rule) => (
                    <Rule key={rule.text} rule={rule} />
                  ))}
              </ul>
            </section>
          ))}
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

function Rule({ rule }: { readonly rule: StateRule }) {
  const facts = [
    rule.citation,
    rule.in_force_since === null ? '' : texts.since(dateNamed(rule.in_force_since)),
    texts.read(dateNamed(rule.read_on)),
  ];
  return (
    <Card as="li" className={styles.rule}>
      <p>{rule.text}</p>
      <p className={styles.source}>{facts.filter(Boolean).join(' · ')}</p>
      {rule.source !== undefined && <p className={styles.source}>{texts.source(rule.source)}</p>}
      {rule.check_locally && <p className={styles.source}>{texts.checkLocally}</p>}
    </Card>
  );
}
