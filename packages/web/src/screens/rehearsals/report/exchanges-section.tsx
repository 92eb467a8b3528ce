import type { CoachComment, Report, ReportExchange } from '@rostrum/contract';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { SelectField } from '../../../parts/field.tsx';
import { reportTexts as texts } from '../../../texts/rehearsals.ts';
import { ExchangeCard } from './exchange-card.tsx';
import { Absent, Section } from './section.tsx';
import styles from './exchanges-section.module.css';

interface ExchangesSectionProps {
  readonly report: Report;
  readonly comments: readonly CoachComment[];
  readonly foot: (row: ReportExchange) => ReactNode;
}

const isWeak = ({ rating }: ReportExchange): boolean => rating === 'weak' || rating === 'poor';

export function ExchangesSection({ report, comments, foot }: ExchangesSectionProps) {
  const [shows, setShows] = useState<'all' | 'weak'>('all');
  const rows = shows === 'all' ? report.exchanges : report.exchanges.filter(isWeak);
  return (
    <Section id="exchanges" title={texts.exchangesTitle}>
      {report.exchanges.length === 0 ? (
        <Absent>{texts.noExchanges}</Absent>
      ) : (
        <SelectField
          label={texts.byRating}
          value={shows}
          className={`${styles.filter} no-print`}
          onChange={(event) => setShows(event.target.value === 'weak' ? 'weak' : 'all')}
        >
          <option value="all">{texts.everyAnswer}</option>
          <option value="weak">{texts.onlyWeak}</option>
        </SelectField>
      )}
      {report.exchanges.length > 0 && rows.length === 0 && <p>{texts.noneWeak}</p>}
      {rows.map((row) => (
        <ExchangeCard
          key={`${row.question_id}-${row.number}`}
          row={row}
          comments={comments.filter(({ question_id }) => question_id === row.question_id)}
          foot={foot(row)}
        />
      ))}
    </Section>
  );
}
