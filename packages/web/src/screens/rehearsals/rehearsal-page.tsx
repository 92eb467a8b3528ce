import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { memo } from 'react';
import { useParams } from 'react-router';
import { call } from '../../api/client.ts';
import { LinkButton } from '../../parts/button.tsx';
import { PageShell } from '../../parts/page-shell.tsx';
import { ModelNotice } from '../../session/model-notice.tsx';
import { isSeat } from '../../session/seat.ts';
import { screenHelp } from '../../texts/help.ts';
import { reportTexts as texts } from '../../texts/rehearsals.ts';
import { Loaded } from './loaded.tsx';
import { AppliesControl } from './report/applies-control.tsx';
import { AnswerAgain } from './report/answer-again.tsx';
import { CoachSection } from './report/coach-section.tsx';
import { ContinuedFoot } from './report/proceeding/continued-foot.tsx';
import { ReportTools } from './report/report-tools.tsx';
import { ReportView } from './report/report-view.tsx';

/** After a restart of the server, a long ordinance has to be read again. */
const timeoutMs = 60_000;

/** /rehearsals/{id}: the report after the hearing. */
export function RehearsalPage() {
  const { id = '' } = useParams();
  return (
    <PageShell
      title={texts.tabTitle}
      help={screenHelp.report}
      actions={
        <LinkButton to="/rehearsals" look="quiet">
          <ArrowLeft size={18} aria-hidden />
          {texts.back}
        </LinkButton>
      }
    >
      <OwnReport key={id} sessionId={id} />
      <ModelNotice />
    </PageShell>
  );
}

/** A link within the report is a navigation too: it must not rerender hundreds of exchanges. */
const OwnReport = memo(function OwnReport({ sessionId }: { readonly sessionId: string }) {
  const params = { session_id: sessionId };
  const query = useQuery({
    queryKey: ['report', sessionId],
    queryFn: ({ signal }) => call('report', { params, sessionId, signal, timeoutMs }),
    staleTime: 0,
  });
  const { data: written } = useQuery({
    queryKey: ['comments', sessionId],
    queryFn: ({ signal }) => call('comments', { params, sessionId, signal }),
    staleTime: 0,
  });
  const comments = written?.comments ?? [];
  return (
    <Loaded query={query} texts={texts}>
      {(report) => (
        <ReportView
          report={report}
          comments={comments}
          isOwn
          tools={
            <ReportTools
              sessionId={sessionId}
              hasCriteria={report.proceeding != null}
              hasBoard={report.exchanges.some(({ character }) => isSeat(character.id))}
            />
          }
          verdictFoot={<ContinuedFoot sessionId={sessionId} proceeding={report.proceeding ?? null} />}
          exchangeFoot={(row) => <AnswerAgain sessionId={sessionId} row={row} onJudged={() => void query.refetch()} />}
          review={(row) => (
            <AppliesControl sessionId={sessionId} row={row} onAnswered={() => query.refetch({ throwOnError: true })} />
          )}
          after={
            <CoachSection sessionId={sessionId} comments={comments.filter(({ question_id }) => question_id === null)} />
          }
        />
      )}
    </Loaded>
  );
});
