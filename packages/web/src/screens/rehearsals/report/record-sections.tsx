import { typeset } from '@rostrum/contract/typeset';
import type { Report } from '@rostrum/contract';
import { Badge } from '../../../parts/badge.tsx';
import { ModelMark } from '../../../parts/model-mark.tsx';
import { reportTexts as texts } from '../../../texts/rehearsals.ts';
import { findingsLead } from './findings-lead.ts';
import { Absent, Section } from './section.tsx';
import { Quote, Soft, Table } from './table.tsx';
import styles from './record-sections.module.css';

/* What the record holds for and against the applicant: findings, promises, contradictions. */

const gradeTints = {
  expert: 'green',
  document: 'teal',
  personal_knowledge: 'blue',
  opinion: 'yellow',
  speculation: 'red',
} as const;

export function FindingsSection({ report }: { readonly report: Report }) {
  return (
    <Section id="findings" title={texts.findingsTitle} lead={findingsLead(report)}>
      <Table
        label={texts.findingsTitle}
        head={[texts.finding, texts.said, texts.evidence, texts.exhibit]}
        shares={[33, 36, 16, 15]}
        rows={report.findings.map(({ finding, section, said, grade, exhibit }) => ({
          key: finding,
          cells: [
            <>
              {typeset(finding)} {section !== null && <Soft>{section}</Soft>}
            </>,
            said.length === 0 ? (
              <strong>{texts.nothingYet}</strong>
            ) : (
              <ul className={styles.said}>
                {said.map(({ quote, number }) => (
                  <li key={quote}>
                    <Quote>{quote}</Quote>{' '}
                    {number === null ? (
                      <Soft>{texts.fromPresentation}</Soft>
                    ) : (
                      <a href={`#question-${number}`}>{texts.question(number)}</a>
                    )}
                  </li>
                ))}
              </ul>
            ),
            grade === null ? <Soft>{texts.none}</Soft> : <Badge tint={gradeTints[grade]}>{texts.grades[grade]}</Badge>,
            exhibit ?? <Soft>{texts.none}</Soft>,
          ],
        }))}
      />
    </Section>
  );
}

export function PromisesSection({ report: { promises } }: { readonly report: Report }) {
  return (
    <Section id="promises" title={texts.promisesTitle}>
      {promises.length === 0 ? (
        <Absent>{texts.promisesNone}</Absent>
      ) : (
        <Table
          label={texts.promisesTitle}
          head={[texts.promise, texts.to, texts.asCondition]}
          shares={[38, 20, 42]}
          rows={promises.map(({ text, to, number, enforceable, condition }, at) => ({
            key: `${text}-${at}`,
            cells: [
              <Quote key="promise">{text}</Quote>,
              <>
                {to ?? texts.theCommission}
                {number !== null && (
                  <>
                    , <a href={`#question-${number}`}>{texts.question(number).toLowerCase()}</a>
                  </>
                )}
              </>,
              <>
                <Badge tint={enforceable ? 'green' : 'yellow'}>
                  {enforceable ? texts.enforceable : texts.notEnforceable}
                </Badge>{' '}
                {condition}
              </>,
            ],
          }))}
        />
      )}
    </Section>
  );
}

export function ContradictionsSection({ report: { contradictions } }: { readonly report: Report }) {
  return (
    <Section id="contradictions" title={texts.contradictionsTitle}>
      {contradictions.length === 0 && <Absent>{texts.contradictionsNone}</Absent>}
      <ul className={styles.contradictions}>
        {contradictions.map(({ earlier, now, subject, number, found_by: by }) => (
          <li key={`${earlier}|${now}`}>
            <h3>
              {texts.contradictionOn(subject)} <ModelMark by={by} found />
            </h3>
            <dl className={styles.both}>
              <div>
                <dt>{texts.earlier}</dt>
                <dd>
                  <Quote>{earlier}</Quote>
                </dd>
              </div>
              <div>
                <dt>
                  {texts.later}
                  {number !== null && (
                    <>
                      , <a href={`#question-${number}`}>{texts.question(number).toLowerCase()}</a>
                    </>
                  )}
                </dt>
                <dd>
                  <Quote>{now}</Quote>
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function NotJudgedSection({ report }: { readonly report: Report }) {
  return (
    <Section id="not-judged" title={texts.notJudgedTitle}>
      {report.not_judged.length === 0 ? (
        <Absent>{texts.notJudgedNone}</Absent>
      ) : (
        <ul className={styles.notJudged}>
          {report.not_judged.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      )}
      <p className={styles.notice}>{report.notice}</p>
    </Section>
  );
}
