import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { call } from '../../api/client.ts';
import { Alert } from '../../parts/alert.tsx';
import { TextField } from '../../parts/field.tsx';
import { PageShell } from '../../parts/page-shell.tsx';
import { screenHelp } from '../../texts/help.ts';
import { dayOf } from '../../texts/locale.ts';
import { coachTexts as texts, reportTexts } from '../../texts/rehearsals.ts';
import { Loaded } from './loaded.tsx';
import { CommentForm } from './report/comment-form.tsx';
import { Comments } from './report/comments.tsx';
import { ReportView } from './report/report-view.tsx';
import { Section } from './report/section.tsx';

const timeoutMs = 60_000;

/** /coach/{token}: somebody else's report, read-only, through a link they made. */
export function CoachPage() {
  const { token = '' } = useParams();
  return (
    <PageShell title={texts.tabTitle} help={screenHelp.coach}>
      <CoachReport key={token} token={token} />
    </PageShell>
  );
}

/** A link within the report is a navigation too: it must not rerender hundreds of exchanges. Nor must typing the
 *  coach's name: the name is read when a comment is sent. */
const CoachReport = memo(function CoachReport({ token }: { readonly token: string }) {
  const query = useQuery({
    queryKey: ['coach', token],
    queryFn: ({ signal }) => call('coachReport', { params: { token }, sessionId: null, signal, timeoutMs }),
    staleTime: 0,
  });
  const authorRef = useRef('');
  const authorOf = useCallback(() => authorRef.current, []);
  const sign = useCallback((name: string) => {
    authorRef.current = name;
  }, []);
  const form = (questionId: string | null, label: string) => (
    <CommentForm
      token={token}
      questionId={questionId}
      label={label}
      authorOf={authorOf}
      onSent={() => void query.refetch()}
    />
  );
  return (
    <Loaded query={query} texts={texts}>
      {({ report, comments, expires_at: until }) => (
        <ReportView
          report={report}
          comments={comments}
          isOwn={false}
          tools={
            <>
              <Alert kind="info">{texts.lead(dayOf(until))}</Alert>
              <Author onChange={sign} />
            </>
          }
          exchangeFoot={(row) => form(row.question_id, texts.commentOn(row.number))}
          after={
            <Section id="coach" title={reportTexts.coachOnWhole} className="no-print" isOpen>
              <Comments comments={comments.filter(({ question_id }) => question_id === null)} />
              {form(null, texts.onWhole)}
            </Section>
          }
        />
      )}
    </Loaded>
  );
});

function Author({ onChange }: { readonly onChange: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <TextField
      label={texts.name}
      value={name}
      maxLength={80}
      onChange={(event) => {
        setName(event.target.value);
        onChange(event.target.value);
      }}
    />
  );
}
