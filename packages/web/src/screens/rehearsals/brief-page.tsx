import type { Brief } from '@rostrum/contract';
import { typeset } from '@rostrum/contract/typeset';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import { memo } from 'react';
import { useParams } from 'react-router';
import { call } from '../../api/client.ts';
import { Button, LinkButton } from '../../parts/button.tsx';
import { PageShell } from '../../parts/page-shell.tsx';
import { screenHelp } from '../../texts/help.ts';
import { briefTexts as texts, factsIn, placeIn } from '../../texts/rehearsals.ts';
import { BoardBrief } from '../board/board-brief.tsx';
import { BriefProceeding } from './brief-proceeding.tsx';
import { Loaded } from './loaded.tsx';
import { AppliesControl } from './report/applies-control.tsx';
import { ComplianceSection } from './report/compliance-section.tsx';
import { Absent, Section } from './report/section.tsx';
import styles from './brief-page.module.css';

const timeoutMs = 60_000;

/** /rehearsals/{id}/brief: what to prepare for the real hearing, using only what is on file. */
export function BriefPage() {
  const { id = '' } = useParams();
  const query = useQuery({
    queryKey: ['brief', id],
    queryFn: ({ signal }) => call('brief', { params: { session_id: id }, sessionId: id, signal, timeoutMs }),
    staleTime: 0,
  });
  return (
    <PageShell
      title={texts.tabTitle}
      help={screenHelp.brief}
      actions={
        <LinkButton to={`/rehearsals/${id}`} look="quiet">
          <ArrowLeft size={18} aria-hidden />
          {texts.back}
        </LinkButton>
      }
    >
      <Loaded query={query} texts={texts}>
        {(brief) => <BriefView brief={brief} sessionId={id} onReviewed={() => query.refetch({ throwOnError: true })} />}
      </Loaded>
    </PageShell>
  );
}

interface BriefViewProps {
  readonly brief: Brief;
  readonly sessionId: string;
  readonly onReviewed: () => Promise<unknown>;
}

const BriefView = memo(function BriefView({ brief, sessionId, onReviewed }: BriefViewProps) {
  return (
    <div className={styles.brief}>
      <header className={styles.head}>
        <h1>{texts.title(brief.project.name)}</h1>
        <p className={styles.soft}>{factsIn([brief.project.type, brief.project.developer, placeIn(brief.project)])}</p>
        <p>{texts.lead}</p>
        <p className={styles.soft}>{brief.notice}</p>
        <Button className="no-print" onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          {texts.print}
        </Button>
      </header>
      {brief.proceeding != null && <BriefProceeding proceeding={brief.proceeding} />}
      <BoardBrief sessionId={sessionId} />
      <Section id="exhibits" title={texts.exhibitsTitle} isOpen>
        {brief.exhibits.length === 0 && <Absent>{texts.exhibitsNone}</Absent>}
        <ul className={styles.exhibits}>
          {brief.exhibits.map(({ name, why }) => (
            <li key={name}>
              <span className={styles.box} aria-hidden />
              <span>
                <strong>{name}.</strong> <span className={styles.soft}>{why}</span>
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <ComplianceSection
        rows={brief.compliance}
        none={texts.complianceNone}
        review={(row) => <AppliesControl sessionId={sessionId} row={row} onAnswered={onReviewed} />}
      />
      <Section id="questions" title={texts.questionsTitle} isOpen>
        <ol className={styles.questions}>
          {brief.questions.map((question, at) => (
            <Question key={question.question} question={question} number={at + 1} />
          ))}
        </ol>
      </Section>
    </div>
  );
});

function Question({ question, number }: { readonly question: Brief['questions'][number]; readonly number: number }) {
  return (
    <li className={styles.question}>
      <h3>
        {number}. {question.topic_name}
      </h3>
      <blockquote className={styles.words}>
        <p>{typeset(question.question)}</p>
        <footer>{texts.by(question.by.name, question.by.role)}</footer>
      </blockquote>
      {question.citations.map(({ source, section, quote }) => (
        <p key={quote} className={styles.soft}>
          {texts.restsOn(source, section)} <q>{typeset(quote)}</q>
        </p>
      ))}
      <div className={styles.halves}>
        <div>
          <h4>{texts.complete}</h4>
          <ul className={styles.elements}>
            {question.complete_answer.map(({ element, why }) => (
              <li key={element} title={why}>
                <span className={styles.box} aria-hidden />
                <span>{typeset(element)}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h4>{texts.onFile}</h4>
          {question.on_file.length === 0 && <p className={styles.soft}>{texts.nothingOnFile}</p>}
          <ul className={styles.facts}>
            {question.on_file.map(({ quote, source }) => (
              <li key={quote}>
                <q>{typeset(quote)}</q> <span className={styles.soft}>{source}</span>
              </li>
            ))}
          </ul>
          {question.usual_condition !== null && (
            <p className={styles.condition}>
              <strong>{texts.condition}:</strong> {typeset(question.usual_condition)}
            </p>
          )}
        </div>
      </div>
    </li>
  );
}
