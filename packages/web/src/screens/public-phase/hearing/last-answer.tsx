import { typeset } from '@rostrum/contract/typeset';
import { unratedScore, type PublicExchange } from '@rostrum/engine/hearing';
import { Card } from '../../../parts/card.tsx';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { ModelMark } from '../../../parts/model-mark.tsx';
import { RatingMark } from '../../../parts/rating-mark.tsx';
import { ShortList } from '../../../parts/short-list.tsx';
import { WhyRating } from '../../../parts/why-rating.tsx';
import { publicTexts } from '../../../texts/public-phase.ts';
import styles from './hearing.module.css';

const texts = publicTexts.hearing;

/** How the last answer went over: the rating, one sentence, what was missing, and the stronger answer folded below. */
export function LastAnswer({ exchange }: { readonly exchange: PublicExchange }) {
  return (
    <Card as="section" snug className={styles.last} aria-labelledby={`last-${exchange.question.id}`}>
      <div className={styles.lastHead}>
        <h2 id={`last-${exchange.question.id}`}>{texts.lastAnswer(exchange.question.speaker.name)}</h2>
        <RatingMark rating={exchange.rating} score={exchange.score} counted={unratedScore} />
        <ModelMark by={exchange.writtenBy} />
      </div>
      {exchange.feedback !== '' && (
        <p role="status" className={styles.feedback}>
          {typeset(exchange.feedback)}
        </p>
      )}
      {exchange.missing.length > 0 && (
        <div>
          <h3 className={styles.small}>{exchange.rating === 'strong' ? texts.toAdd : texts.missing}</h3>
          <ShortList items={exchange.missing} more={texts.missingMore} />
        </div>
      )}
      <WhyRating reasons={exchange.reasons ?? []} />
      {exchange.strongerAnswer !== null && exchange.strongerAnswer !== '' && (
        <Disclosure title={texts.stronger}>
          <p className={styles.stronger}>{typeset(exchange.strongerAnswer)}</p>
        </Disclosure>
      )}
    </Card>
  );
}
