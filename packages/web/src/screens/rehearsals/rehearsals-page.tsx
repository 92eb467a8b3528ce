import type { RehearsalSummary } from '@rostrum/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../api/client.ts';
import { listOf } from '../../api/list-of.ts';
import { Alert } from '../../parts/alert.tsx';
import { Button, LinkButton } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { SearchField } from '../../parts/field.tsx';
import { PageShell } from '../../parts/page-shell.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { ModelNotice } from '../../session/model-notice.tsx';
import { screenHelp } from '../../texts/help.ts';
import { rehearsalsTexts as texts } from '../../texts/rehearsals.ts';
import { CompareTable } from './history/compare-table.tsx';
import { DeleteDialog } from './history/delete-dialog.tsx';
import { ImportRecord } from './history/import-record.tsx';
import { ProgressCard, useProgress } from './history/progress-card.tsx';
import { RehearsalRow } from './history/rehearsal-row.tsx';
import { fits } from './history/search.ts';
import styles from './rehearsals-page.module.css';

/** /rehearsals: everything this browser has rehearsed. */
export function RehearsalsPage() {
  const [search, setSearch] = useSearchParams();
  const compared = search.getAll('with');
  return (
    <PageShell title={texts.tabTitle} help={screenHelp.rehearsals}>
      {compared.length === 2 ? (
        <CompareTable sessionIds={compared} onBack={() => setSearch({})} />
      ) : (
        <History onCompare={(ids) => setSearch(ids.map((id): [string, string] => ['with', id]))} />
      )}
      <ModelNotice />
    </PageShell>
  );
}

function History({ onCompare }: { readonly onCompare: (sessionIds: readonly string[]) => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['rehearsals'],
    queryFn: async ({ signal }) =>
      listOf<RehearsalSummary>(await call('rehearsals', { signal, sessionId: null, timeoutMs: 30_000 }), 'rehearsals'),
    staleTime: 0,
  });
  // The chart is above the list: the list waits for it, so that it does not move when the chart appears.
  const { isPending: isChartPending } = useProgress();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [toDelete, setToDelete] = useState<readonly RehearsalSummary[]>([]);
  const [note, setNote] = useState<string | null>(null);

  const choose = useCallback(
    (id: string) =>
      setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id].slice(-2))),
    [],
  );
  const remove = useCallback((rehearsal: RehearsalSummary) => setToDelete([rehearsal]), []);
  // Typed text shows at once; a long list follows when there is time.
  const sought = useDeferredValue(words);
  const shown = useMemo(() => (data ?? []).filter((rehearsal) => fits(rehearsal, sought)), [data, sought]);

  if (error)
    return (
      <div className={styles.state}>
        <h1>{texts.title}</h1>
        <Alert
          kind="error"
          title={texts.loadFailed}
          actions={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}
        />
      </div>
    );
  if (data === undefined || isChartPending)
    return (
      <div className={styles.state}>
        <h1>{texts.title}</h1>
        <Skeleton label={texts.loading} lines={5} height={4} />
      </div>
    );

  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{texts.title}</h1>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <LinkButton to="/configure" look="primary">
          {texts.start}
        </LinkButton>
      </div>
      {note && <Alert kind="success">{note}</Alert>}
      {data.length === 0 ? (
        <Card as="section" className={styles.empty}>
          <h2>{texts.emptyTitle}</h2>
          <p>{texts.emptyText}</p>
          <ImportRecord onImported={() => void refetch()} />
        </Card>
      ) : (
        <>
          <ProgressCard />
          <section aria-labelledby="all-rehearsals" className={styles.list}>
            <div className={styles.listHead}>
              <h2 id="all-rehearsals">
                {texts.listTitle} <span className={styles.count}>{texts.listCount(data.length)}</span>
              </h2>
              <SearchField label={texts.search} value={words} onChange={setWords} className={styles.search} />
            </div>
            <div className={styles.compare}>
              <p role="status">{texts.compareHint(chosen.length)}</p>
              <Button disabled={chosen.length !== 2} onClick={() => onCompare(chosen)}>
                {texts.compare}
              </Button>
            </div>
            {shown.length === 0 && <p>{texts.noneFound(sought)}</p>}
            <ul className={styles.rows}>
              {shown.map((rehearsal) => (
                <RehearsalRow
                  key={rehearsal.session_id}
                  rehearsal={rehearsal}
                  isChosen={chosen.includes(rehearsal.session_id)}
                  onChoose={choose}
                  onDelete={remove}
                />
              ))}
            </ul>
            <div className={styles.foot}>
              <ImportRecord onImported={() => void refetch()} />
              <Button look="danger" onClick={() => setToDelete(data)}>
                {texts.removeAll}
              </Button>
            </div>
          </section>
        </>
      )}
      <DeleteDialog
        rehearsals={toDelete}
        isAll={toDelete.length > 0 && toDelete.length === data.length && data.length > 1}
        onClose={(removed) => {
          setToDelete([]);
          if (removed > 0) {
            setChosen([]);
            setNote(texts.removed(removed));
            void refetch();
          }
        }}
      />
    </>
  );
}
