import type { PublicExchange } from '@rostrum/engine/hearing';
import { Badge } from '../../../parts/badge.tsx';
import { Card } from '../../../parts/card.tsx';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { ModelMark } from '../../../parts/model-mark.tsx';
import { publicTexts } from '../../../texts/public-phase.ts';
import styles from './hearing.module.css';

const texts = publicTexts.hearing;
/** What can be taken in at a glance; the rest is folded. */
const shownAtOnce = 3;

/** How the last answer was taken: the rating, one sentence, what was missing, and the stronger answer folded under. */
export function LastAnswer({ exchange }: { readonly exchange: PublicExchange }) {
  return (
    <Card as="section" snug className={styles.last} aria-labelledby={`last-${exchange.question.id}`}>
      <div className={styles.lastHead}>
        <h2 id={`last-${exchange.question.id}`}>{texts.lastAnswer(exchange.question.speaker.name)}</h2>
        <Badge data-rating={exchange.rating}>{publicTexts.ratings[exchange.rating]}</Badge>
        <span className={styles.figure}>{texts.ofTen(exchange.score)}</span>
        <ModelMark by={exchange.writtenBy} />
      </div>
      {exchange.feedback !== '' && (
        <p role="status" className={styles.feedback}>
          {exchange.feedback}
        </p>
      )}
      {exchange.missing.length > 0 && (
        <div>
          <h3 className={styles.small}>{texts.missing}</h3>
          <ul className={styles.list}>
            {exchange.missing.slice(0, shownAtOnce).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {exchange.missing.length > shownAtOnce && (
            <details className={styles.more}>
              <summary>{texts.missingMore(exchange.missing.length - shownAtOnce)}</summary>
              <ul className={styles.list}>
                {exchange.missing.slice(shownAtOnce).map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
      {exchange.strongerAnswer !== null && exchange.strongerAnswer !== '' && (
        <Disclosure title={texts.stronger}>
          <p className={styles.stronger}>{exchange.strongerAnswer}</p>
        </Disclosure>
      )}
    </Card>
  );
}
