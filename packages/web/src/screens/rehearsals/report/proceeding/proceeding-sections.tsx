import type { Citation, ReportProceeding } from '@rostrum/contract';
import { typeset } from '@rostrum/contract/typeset';
import { Badge } from '../../../../parts/badge.tsx';
import { standingTints } from '../../../../parts/decision-tints.ts';
import { eveningTexts } from '../../../../texts/evening.ts';
import { proceedingReportTexts as texts } from '../../../../texts/proceeding-report.ts';
import { Absent, Section } from '../section.tsx';
import { Quote, Soft } from '../table.tsx';
import styles from './proceeding-sections.module.css';

/* What the report says about a proceeding besides the decision: the standards, the points the public raised, the gaps in the record. */

export function CriteriaSection({ proceeding }: { readonly proceeding: ReportProceeding }) {
  return (
    <Section id="criteria" title={texts.criteriaTitle} lead={proceeding.standard}>
      <ol className={styles.criteria}>
        {proceeding.criteria.map((one) => (
          <li key={one.id}>
            <div className={styles.head}>
              <h3>{typeset(one.text)}</h3>
              <Badge tint={standingTints[one.standing]}>{eveningTexts.decision.standings[one.standing]}</Badge>
            </div>
            <p>{typeset(one.finding)}</p>
            <div className={styles.both}>
              <Evidence title={texts.inFavor} none={texts.nothingFor} citations={one.in_favor} />
              <Evidence title={texts.against} none={texts.nothingAgainst} citations={one.against} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface EvidenceProps {
  readonly title: string;
  readonly none: string;
  readonly citations: readonly Citation[];
}

function Evidence({ title, none, citations }: EvidenceProps) {
  return (
    <div>
      <h4>{title}</h4>
      {citations.length === 0 ? (
        <Soft>{none}</Soft>
      ) : (
        <ul>
          {citations.map(({ quote, source }) => (
            <li key={`${source} ${quote}`}>
              <Quote>{quote}</Quote> <Soft>{source}</Soft>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function PointsSection({
  proceeding: { points, new_evidence: newEvidence },
}: {
  readonly proceeding: ReportProceeding;
}) {
  return (
    <Section id="points" title={texts.pointsTitle}>
      {points.length === 0 && <Absent>{texts.pointsNone}</Absent>}
      <ul className={styles.points}>
        {points.map(({ id, text, speaker, answered }) => (
          <li key={id}>
            <Badge tint={answered ? 'green' : 'yellow'}>{answered ? texts.answered : texts.left}</Badge>
            <span>
              {typeset(text)} <Soft>{speaker}</Soft>
            </span>
          </li>
        ))}
      </ul>
      {newEvidence.length > 0 && (
        <div>
          <h3>{texts.newEvidence}</h3>
          <ul className={styles.listed}>
            {newEvidence.map((words) => (
              <li key={words}>
                <Quote>{words}</Quote>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

export function LacksSection({ proceeding }: { readonly proceeding: ReportProceeding }) {
  const { lacks, quasi_judicial: isOnEvidence } = proceeding;
  return (
    <Section
      id="lacks"
      title={texts.lacksTitle}
      lead={isOnEvidence === false ? texts.lacksLeadPolicy : texts.lacksLead}
    >
      {lacks.length === 0 ? (
        <Absent>{texts.lacksNone}</Absent>
      ) : (
        <ul className={styles.listed}>
          {lacks.map((what) => (
            <li key={what}>{typeset(what)}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}
