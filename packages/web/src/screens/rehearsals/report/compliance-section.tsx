import type { ComplianceTableRow } from '@rostrum/contract';
import type { ReactNode } from 'react';
import { Badge } from '../../../parts/badge.tsx';
import { ModelMark } from '../../../parts/model-mark.tsx';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { reportTexts as texts } from '../../../texts/rehearsals.ts';
import { Absent, Section } from './section.tsx';
import { Quote, Soft, Table } from './table.tsx';

const tints = {
  meets: 'green',
  falls_short: 'red',
  not_comparable: 'slate',
  not_stated: 'slate',
  cannot_tell: 'yellow',
} as const;

interface ComplianceSectionProps {
  readonly rows: readonly ComplianceTableRow[];
  /** What is said if there are no rows. */
  readonly none: string;
  /** What the applicant can say about a rule; nothing if somebody else is reading. */
  readonly review?: (row: ComplianceTableRow) => ReactNode;
}

/** The rules of the ordinance next to what was stated, both in their own words; rules that nobody spoke to are
 *  listed separately. */
export function ComplianceSection({ rows, none, review }: ComplianceSectionProps) {
  const stated = rows.filter(({ verdict }) => verdict !== 'not_stated');
  const open = rows.filter(({ verdict }) => verdict === 'not_stated');
  return (
    <Section id="compliance" title={texts.complianceTitle}>
      {rows.length === 0 && <Absent>{none}</Absent>}
      {stated.length > 0 && <Rules rows={stated} review={review} />}
      {open.length > 0 &&
        (stated.length === 0 ? (
          <Rules rows={open} review={undefined} />
        ) : (
          <Disclosure title={texts.moreRules(open.length)}>
            <Table
              label={texts.moreRules(open.length)}
              head={[texts.subject, texts.rule]}
              shares={[20, 80]}
              rows={open.map((row, at) => ({
                key: keyOf(row, at),
                cells: [row.subject, <Rule key="rule" row={row} />],
              }))}
            />
          </Disclosure>
        ))}
    </Section>
  );
}

const keyOf = ({ section, subject }: ComplianceTableRow, at: number) => `${section}-${subject}-${at}`;

function Rule({ row: { required, section, standard_quote: quote } }: { readonly row: ComplianceTableRow }) {
  return (
    <>
      {required}{' '}
      <Soft>
        {section} <Quote>{quote}</Quote>
      </Soft>
    </>
  );
}

/** A shortfall under a rule that nobody has confirmed is worded as a question. */
const isOpenQuestion = ({ kind }: ComplianceTableRow) => kind === 'question';
const isReviewable = ({ verdict, applies, kind }: ComplianceTableRow) =>
  verdict === 'falls_short' || applies !== null || kind === 'question';

interface RulesProps {
  readonly rows: readonly ComplianceTableRow[];
  readonly review: ComplianceSectionProps['review'] | undefined;
}

function Rules({ rows, review }: RulesProps) {
  return (
    <Table
      label={texts.complianceTitle}
      head={[texts.subject, texts.rule, texts.stated, texts.result]}
      shares={[17, 33, 25, 25]}
      rows={rows.map((row, at) => ({
        key: keyOf(row, at),
        cells: [
          row.subject,
          <Rule key="rule" row={row} />,
          row.claim_quote === null ? <Soft>{texts.notStated}</Soft> : <Quote>{row.claim_quote}</Quote>,
          <>
            <Badge tint={isOpenQuestion(row) ? 'yellow' : tints[row.verdict]}>
              {isOpenQuestion(row) ? texts.appliesUnsure : texts.results[row.verdict]}
            </Badge>{' '}
            {row.verdict !== 'not_stated' && <Soft>{row.why}</Soft>} <ModelMark by={row.found_by} found />
            {isReviewable(row) && review?.(row)}
          </>,
        ],
      }))}
    />
  );
}
