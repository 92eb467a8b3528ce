import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { sentenceOf } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../parts/alert.tsx';
import { TextField } from '../../parts/field.tsx';
import { PageShell } from '../../parts/page-shell.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { screenHelp } from '../../texts/help.ts';
import { dayOf } from '../../texts/locale.ts';
import { coachTexts as texts, reportTexts } from '../../texts/rehearsals.ts';
import { CommentForm } from './report/comment-form.tsx';
import { Comments } from './report/comments.tsx';
import { ReportView } from './report/report-view.tsx';
import { Section } from './report/section.tsx';

const timeoutMs = 60_000;

/** /coach/{token}: somebody else's report, read-only, by a link that they made. */
export function CoachPage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['coach', token],
    queryFn: ({ signal }) => call('coachReport', { params: { token }, sessionId: null, signal, timeoutMs }),
    staleTime: 0,
  });
  const [author, setAuthor] = useState('');
  const form = (questionId: string | null, label: string) => (
    <CommentForm token={token} questionId={questionId} label={label} author={author} onSent={() => void refetch()} />
  );
  return (
    <PageShell title={texts.tabTitle} help={screenHelp.coach}>
      {data === undefined && <h1 className="visually-hidden">{texts.tabTitle}</h1>}
      {data === undefined && error && (
        <>
          <Alert kind="error" title={texts.failedTitle}>
            {sentenceOf(error) ?? texts.failed}
          </Alert>
        </>
      )}
      {data === undefined && !error && <Skeleton label={texts.loading} lines={8} height={2} />}
      {data && (
        <ReportView
          report={data.report}
          comments={data.comments}
          isOwn={false}
          tools={
            <>
              <Alert kind="info">{texts.lead(dayOf(data.expires_at))}</Alert>
              <TextField
                label={texts.name}
                value={author}
                maxLength={80}
                onChange={(event) => setAuthor(event.target.value)}
              />
            </>
          }
          exchangeFoot={(row) => form(row.question_id, texts.commentOn(row.number))}
          after={
            <Section id="coach" title={reportTexts.coachOnWhole} className="no-print">
              <Comments comments={data.comments.filter(({ question_id }) => question_id === null)} />
              {form(null, texts.onWhole)}
            </Section>
          }
        />
      )}
    </PageShell>
  );
}
