import type { Report } from '@rostrum/contract';
import { typeset } from '@rostrum/contract/typeset';
import type { ReactNode } from 'react';
import { Badge } from '../../../parts/badge.tsx';
import { voteTints } from '../../../parts/decision-tints.ts';
import { Motion } from '../../../parts/motion.tsx';
import { proceedingReportTexts } from '../../../texts/proceeding-report.ts';
import { reportTexts as texts } from '../../../texts/rehearsals.ts';
import { DecisionTold } from './proceeding/decision-told.tsx';
import { Absent, Section } from './section.tsx';
import { Table } from './table.tsx';
import styles from './verdict-section.module.css';

interface VerdictSectionProps {
  readonly report: Report;
  /** Below the decision of a proceeding. */
  readonly foot?: ReactNode;
}

export function VerdictSection({ report: { verdict, mode, proceeding }, foot }: VerdictSectionProps) {
  if (proceeding != null)
    return (
      <Section id="verdict" title={texts.verdictTitle} isOpen>
        {proceeding.decision === null ? (
          <Absent>{proceedingReportTexts.notDecided}</Absent>
        ) : (
          <DecisionTold decision={proceeding.decision} />
        )}
        {foot}
      </Section>
    );
  return (
    <Section id="verdict" title={texts.verdictTitle} isOpen>
      {verdict === null ? (
        <Absent>{mode === 'practice' ? texts.practiceNoVerdict : texts.noVerdict}</Absent>
      ) : (
        <Decided verdict={verdict} />
      )}
    </Section>
  );
}

function Decided({ verdict }: { readonly verdict: NonNullable<Report['verdict']> }) {
  const isApproved = verdict.verdict === 'APPROVED';
  return (
    <>
      <p className={styles.result} data-tint={isApproved ? 'green' : 'red'}>
        <strong>{isApproved ? texts.approvedTitle : texts.deniedTitle}</strong>
        <span>{texts.pointsOf(verdict.score)}</span>
      </p>
      <Motion text={verdict.motion} className={styles.motion} />
      {verdict.votes.length > 0 && (
        <Table
          label={texts.votes}
          head={[texts.member, texts.vote, texts.reason]}
          shares={[22, 14, 64]}
          rows={verdict.votes.map(({ character_id, name, vote, reason }) => ({
            key: character_id,
            cells: [
              name,
              <Badge key="vote" tint={voteTints[vote]}>
                {texts.votesWords[vote]}
              </Badge>,
              typeset(reason),
            ],
          }))}
        />
      )}
      {verdict.conditions.length > 0 && (
        <div>
          <h3>{texts.conditions}</h3>
          <ol className={styles.conditions}>
            {verdict.conditions.map(({ text, from_event }, at) => (
              // One answer may lead to two conditions.
              <li key={`${from_event}-${at}`}>{typeset(text)}</li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}
