import type { CoachComment, Report, ReportExchange } from '@rostrum/contract';
import type { ReactNode } from 'react';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { SelectField } from '../../../parts/field.tsx';
import { reportTexts as texts } from '../../../texts/rehearsals.ts';
import { ExchangeCard } from './exchange-card.tsx';
import { Absent, Section } from './section.tsx';
import styles from './exchanges-section.module.css';

interface ExchangesSectionProps {
  readonly report: Report;
  readonly comments: readonly CoachComment[];
  readonly foot: (row: ReportExchange) => ReactNode;
  /** Whether it starts open: that is what a coach comes to read. */
  readonly isOpen: boolean;
}

const noComments: readonly CoachComment[] = [];
/** Cards that are laid out only near the viewport have a guessed height until then, and what is below them moves when they get their own, even
 *  from under a finger. Only hundreds of them are worth that. */
const laidOutAtOnce = 60;
const isWeak = ({ rating }: ReportExchange): boolean => rating === 'weak' || rating === 'poor';

function byQuestion(comments: readonly CoachComment[]): ReadonlyMap<string | null, readonly CoachComment[]> {
  const found = new Map<string | null, CoachComment[]>();
  for (const comment of comments) {
    const known = found.get(comment.question_id);
    if (known === undefined) found.set(comment.question_id, [comment]);
    else known.push(comment);
  }
  return found;
}

export function ExchangesSection({ report, comments, foot, isOpen }: ExchangesSectionProps) {
  const [shows, setShows] = useState<'all' | 'weak'>('all');
  // The choice shows at once; hundreds of answers follow when there is time to render them.
  const drawn = useDeferredValue(shows);
  const rows = drawn === 'all' ? report.exchanges : report.exchanges.filter(isWeak);
  const commentsOn = useMemo(() => byQuestion(comments), [comments]);
  return (
    <Section id="exchanges" title={texts.exchangesTitle} isOpen={isOpen}>
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
      <div className={styles.rows} data-many={rows.length > laidOutAtOnce || undefined}>
        {rows.map((row) => (
          <Exchange
            key={`${row.question_id}-${row.number}`}
            row={row}
            comments={commentsOn.get(row.question_id) ?? noComments}
            foot={foot}
          />
        ))}
      </div>
    </Section>
  );
}

interface ExchangeProps extends Pick<ExchangesSectionProps, 'comments' | 'foot'> {
  readonly row: ReportExchange;
}

/** Rerendered only if this is another exchange. */
const Exchange = memo(function Exchange({ row, comments, foot }: ExchangeProps) {
  return <ExchangeCard row={row} comments={comments} foot={foot(row)} />;
});
