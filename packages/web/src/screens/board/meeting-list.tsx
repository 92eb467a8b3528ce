import type { BoardMeeting } from '@rostrum/contract';
import { Disclosure } from '../../parts/disclosure.tsx';
import { boardTexts as texts } from '../../texts/board.ts';
import styles from './board-page.module.css';

/** Every item of every meeting with its motion and votes, newest meeting first. */
export function MeetingList({ meetings }: { readonly meetings: readonly BoardMeeting[] }) {
  return (
    <>
      {meetings.toReversed().map(({ document_id, date, source, items }) => (
        <Disclosure key={document_id} title={texts.source(source, date)} aside={texts.itemCount(items.length)}>
          <ol className={styles.items}>
            {items.map((item, at) => (
              <li key={`${item.title} ${at}`}>
                <p>
                  <strong>{item.title}</strong>
                </p>
                {item.motion !== null && (
                  <p>
                    {texts.movedBy(item.motion.mover, item.motion.seconder)}: {texts.outcomes[item.outcome]}
                    {item.tally !== null && texts.tally(item.tally.yes, item.tally.no)}
                  </p>
                )}
                <p className={styles.soft}>
                  {Object.entries(item.votes)
                    .map(([name, vote]) => `${name}: ${vote}`)
                    .join('; ')}
                </p>
                {item.places.motion !== undefined && <blockquote>{item.places.motion.quote}</blockquote>}
              </li>
            ))}
          </ol>
        </Disclosure>
      ))}
    </>
  );
}
