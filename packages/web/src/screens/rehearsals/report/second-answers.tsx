import type { ReportExchange, RewindReport } from '@rostrum/contract';
import { typeset } from '@rostrum/contract/typeset';
import { percentOf } from '../../../texts/locale.ts';
import { ModelMark } from '../../../parts/model-mark.tsx';
import { reportTexts as texts } from '../../../texts/rehearsals.ts';
import { RatingMark } from '../../../parts/rating-mark.tsx';
import { RowRating } from './exchange-card.tsx';
import styles from './second-answers.module.css';

const meters = ['frustration', 'trust', 'patience', 'crowd_energy'] as const;

/** The first answer next to each later one, and what would have changed in the room. */
export function SecondAnswers({ row }: { readonly row: ReportExchange }) {
  if (row.rewinds.length === 0) return null;
  return (
    <ol className={styles.tries}>
      {row.rewinds.map((rewind, at) => (
        <li key={rewind.answered_event} className={styles.pair}>
          <div className={styles.side}>
            <h4>{texts.first}</h4>
            <RowRating row={row} />
            <p className={styles.words}>{typeset(row.answer ?? '')}</p>
          </div>
          <div className={styles.side}>
            <h4>{texts.second(at + 1)}</h4>
            <RatingMark rating={rewind.rating} score={rewind.score} />
            <p className={styles.words}>{typeset(rewind.answer)}</p>
            <p>
              {rewind.feedback} <ModelMark by={rewind.written_by} />
            </p>
          </div>
          <Changes rewind={rewind} />
        </li>
      ))}
    </ol>
  );
}

function Changes({ rewind: { room, reasons } }: { readonly rewind: RewindReport }) {
  return (
    <div className={styles.changes}>
      <h4>{texts.changed}</h4>
      <dl className={styles.meters}>
        {meters.map((meter) => {
          const [first, now] = [percentOf(room.first[meter]), percentOf(room.now[meter])];
          return (
            <div key={meter}>
              <dt>{texts.meters[meter]}</dt>
              <dd>{first === now ? `${now}. ${texts.same}` : texts.changedRow(first, now)}</dd>
            </div>
          );
        })}
      </dl>
      <ul className={styles.reasons}>
        {[...new Set(reasons.map(({ because }) => because))].map((because) => (
          <li key={because}>{because}</li>
        ))}
      </ul>
    </div>
  );
}
