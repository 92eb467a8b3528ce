import type { CoachComment, ComplianceTableRow, Report, ReportExchange } from '@rostrum/contract';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../../parts/button.tsx';
import { proceedingReportTexts } from '../../../texts/proceeding-report.ts';
import { reportTexts as texts } from '../../../texts/rehearsals.ts';
import { ComplianceSection } from './compliance-section.tsx';
import { CoverageSection } from './coverage-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { ExchangesSection } from './exchanges-section.tsx';
import { hasOrdinance } from './findings-lead.ts';
import { ContradictionsSection, FindingsSection, NotJudgedSection, PromisesSection } from './record-sections.tsx';
import { CriteriaSection, LacksSection, PointsSection } from './proceeding/proceeding-sections.tsx';
import { ReplaySection } from './replay-section.tsx';
import { ReportHead } from './report-head.tsx';
import { RoomSection } from './room-section.tsx';
import { VerdictSection } from './verdict-section.tsx';
import { WorkSection } from './work-section.tsx';
import { ShortSheet } from './short-sheet.tsx';
import { useFolds } from './use-folds.ts';
import styles from './report-view.module.css';

interface ReportViewProps {
  readonly report: Report;
  readonly comments: readonly CoachComment[];
  /** False for a coach, who reads and does not rehearse. */
  readonly isOwn: boolean;
  /** Above the table of contents. */
  readonly tools?: ReactNode;
  readonly exchangeFoot: (row: ReportExchange) => ReactNode;
  /** Below a rule: the applicant's control for it. */
  readonly review?: (row: ComplianceTableRow) => ReactNode;
  /** Below the decision: what can be done with it. */
  readonly verdictFoot?: ReactNode;
  /** After the last section. */
  readonly after?: ReactNode;
}

const ofProceeding = [
  ['criteria', proceedingReportTexts.criteriaTitle],
  ['lacks', proceedingReportTexts.lacksTitle],
  ['points', proceedingReportTexts.pointsTitle],
] as const;
const contents = [
  ['verdict', texts.verdictTitle],
  ['work', texts.workTitle],
  ['exchanges', texts.exchangesTitle],
  ['compliance', texts.complianceTitle],
  ['findings', texts.findingsTitle],
  ['promises', texts.promisesTitle],
  ['contradictions', texts.contradictionsTitle],
  ['room', texts.roomTitle],
  ['coverage', texts.coverageTitle],
  ['delivery', texts.deliveryTitle],
  ['replay', texts.replayTitle],
  ['not-judged', texts.notJudgedTitle],
] as const;

/** The whole report, as its owner and a coach read it. */
export function ReportView({
  report,
  comments,
  isOwn,
  tools,
  exchangeFoot,
  review,
  verdictFoot,
  after,
}: ReportViewProps) {
  const part = useRef<HTMLDivElement>(null);
  const { allOpen, toggleAll } = useFolds(part);
  const proceeding = report.proceeding ?? null;
  // In a proceeding the body applies its own standards; those of the ordinance on file are shown next to them, the usual ones are not.
  const hasFindings = proceeding === null || report.findings.some(({ section }) => section !== null);
  const parts: readonly (readonly [id: string, title: string])[] = [
    ...contents.slice(0, 2),
    ...(proceeding === null ? [] : ofProceeding),
    ...contents.slice(2).filter(([id]) => id !== 'findings' || hasFindings),
  ];
  return (
    <>
      <div className={styles.view}>
        <div className={styles.head}>
          <ReportHead report={report} />
        </div>
        <div ref={part} className={styles.report}>
          <VerdictSection report={report} foot={verdictFoot} />
          <WorkSection report={report} canPractice={isOwn} />
          <p className="no-print">
            <Button size="small" aria-pressed={allOpen} onClick={toggleAll}>
              {allOpen ? texts.closeAll : texts.openAll}
            </Button>
          </p>
          {proceeding !== null && (
            <>
              <CriteriaSection proceeding={proceeding} />
              <LacksSection proceeding={proceeding} />
              <PointsSection proceeding={proceeding} />
            </>
          )}
          <ExchangesSection report={report} comments={comments} foot={exchangeFoot} isOpen={!isOwn} />
          <ComplianceSection
            rows={report.compliance}
            review={review}
            none={hasOrdinance(report) ? texts.complianceNothing : texts.complianceNone}
          />
          {hasFindings && <FindingsSection report={report} />}
          <PromisesSection report={report} />
          <ContradictionsSection report={report} />
          <RoomSection report={report} />
          <CoverageSection report={report} />
          <DeliverySection report={report} />
          <ReplaySection report={report} />
          <NotJudgedSection report={report} />
          {after}
        </div>
        <aside aria-label={isOwn ? texts.tools : texts.contents} className={`${styles.aside} no-print`}>
          {tools}
          <nav aria-label={texts.contents}>
            <h2 className={styles.contentsTitle}>{texts.contents}</h2>
            <ol className={styles.contents}>
              {parts.map(([id, title]) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
        </aside>
      </div>
      <ShortSheet report={report} />
    </>
  );
}
