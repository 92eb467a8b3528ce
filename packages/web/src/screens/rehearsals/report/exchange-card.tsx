import type { CoachComment, ReportExchange } from '@rostrum/contract';
import { typeset } from '@rostrum/contract/typeset';
import type { ReactNode } from 'react';
import { Badge } from '../../../parts/badge.tsx';
import { Card } from '../../../parts/card.tsx';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { ModelMark } from '../../../parts/model-mark.tsx';
import { RatingMark } from '../../../parts/rating-mark.tsx';
import { ShortList } from '../../../parts/short-list.tsx';
import { WhyRating } from '../../../parts/why-rating.tsx';
import { isSeat } from '../../../session/seat.ts';
import { boardTexts } from '../../../texts/board.ts';
import { reportTexts as texts } from '../../../texts/rehearsals.ts';
import { Comments } from './comments.tsx';
import { SecondAnswers } from './second-answers.tsx';
import styles from './exchange-card.module.css';

interface ExchangeCardProps {
  readonly row: ReportExchange;
  readonly comments: readonly CoachComment[];
  /** At the bottom: answering again, or commenting. */
  readonly foot?: ReactNode;
}

/** One question with its answer, and how the answer did. */
export function ExchangeCard({ row, comments, foot }: ExchangeCardProps) {
  return (
    <Card
      as="article"
      id={`question-${row.number}`}
      tabIndex={-1}
      aria-labelledby={`question-${row.number}-title`}
      className={styles.card}
    >
      <header className={styles.head}>
        <h3 id={`question-${row.number}-title`}>
          {row.number}. {row.topic_name}
        </h3>
        <p className={styles.marks}>
          {row.follow_up_of !== null && <Badge tint="slate">{texts.followUp}</Badge>}
          <RowRating row={row} />
        </p>
      </header>
      <blockquote className={styles.question}>
        <p>{typeset(row.question)}</p>
        <footer>
          {row.character.name === '' ? texts.venues[row.venue] : texts.asker(row.character.name, row.character.role)}{' '}
          <ModelMark by={row.written_by} />
        </footer>
      </blockquote>
      {isSeat(row.character.id) && <p className={styles.soft}>{boardTexts.inTheMannerOf(row.character.name)}</p>}
      {row.citations.map(({ source, section, quote }) => (
        <p key={`${source}${quote}`} className={styles.citation}>
          {texts.restsOn(source, section)} <q>{typeset(quote)}</q>
        </p>
      ))}
      <h4 className={styles.label}>{texts.yourAnswer}</h4>
      {row.answer === null ? <p>{texts.notAnswered}</p> : <p className={styles.answer}>{typeset(row.answer)}</p>}
      {row.answer !== null && row.rating !== null && row.assessment === null && (
        <p className={styles.soft}>{texts.lengthOnly}</p>
      )}
      {row.feedback !== null && (
        <p className={styles.feedback}>
          {typeset(row.feedback)} <ModelMark by={row.feedback_written_by} />
        </p>
      )}
      <WhyRating reasons={row.assessment?.reasons ?? []} />
      {row.carried.length + row.missing.length > 0 && (
        <div className={styles.halves}>
          {row.carried.length > 0 && (
            <div>
              <h4 className={styles.label}>{texts.carried}</h4>
              <ul className={styles.list}>
                {row.carried.map((quote) => (
                  <li key={quote}>
                    <q>{typeset(quote)}</q>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {row.missing.length > 0 && (
            <div>
              <h4 className={styles.label}>{row.rating === 'strong' ? texts.toAdd : texts.missing}</h4>
              <ShortList items={row.missing} more={texts.missingMore} />
            </div>
          )}
        </div>
      )}
      {row.stronger_answer !== null && (
        <Disclosure title={texts.stronger} className={styles.stronger}>
          <p className={styles.answer}>{typeset(row.stronger_answer)}</p>
          {row.stronger_answer.includes('[') && <p className={styles.soft}>{texts.strongerHint}</p>}
        </Disclosure>
      )}
      <SecondAnswers row={row} />
      <Comments comments={comments} />
      {foot}
    </Card>
  );
}

/** The rating of the first answer; a question that was not rated says so. */
export function RowRating({ row }: { readonly row: ReportExchange }) {
  if (row.rating === null && row.assessment === null) return <Badge tint="slate">{texts.notJudged}</Badge>;
  return <RatingMark rating={row.rating} score={row.score} />;
}
