import type { BoardMeeting } from '@rostrum/contract';
import { Disclosure } from '../../parts/disclosure.tsx';
import { boardTexts as texts } from '../../texts/board.ts';
import styles from './board-page.module.css';
import { titleShown } from './title-shown.ts';

/** The lines that an item was read from: staff's view, the motion, the votes and the result, in the order of the minutes. */
function Lines({ item: { places } }: { readonly item: BoardMeeting['items'][number] }) {
  const { staff, motion, votes = [], outcome } = places;
  const found = [staff, motion, outcome, ...votes].flatMap((place) => place ?? []);
  const lines = [...new Map(found.map((place) => [place.quote, place])).values()].sort((a, b) => a.start - b.start);
  // The sentence that tells a vote often tells the result as well.
  const own = lines.filter(({ quote }) => !lines.some((other) => other.quote !== quote && other.quote.includes(quote)));
  return (
    <Disclosure title={texts.openLine}>
      {own.map(({ quote, start }) => (
        <blockquote key={start}>{quote}</blockquote>
      ))}
    </Disclosure>
  );
}

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
                  <strong>{titleShown(item.title)}</strong>
                </p>
                {item.motion !== null && (
                  <p>
                    {texts.movedBy(item.motion.mover, item.motion.seconder)}: {texts.outcomes[item.outcome]}
                    {item.tally !== null && texts.tally(item.tally.yes, item.tally.no)}
                  </p>
                )}
                {item.staff_recommendation !== null && (
                  <p>{texts.staffView(texts.staff[item.staff_recommendation] ?? '')}</p>
                )}
                <p className={styles.soft}>
                  {Object.entries(item.votes)
                    .map(([name, vote]) => `${name}: ${vote}`)
                    .join('; ')}
                </p>
                <Lines item={item} />
              </li>
            ))}
          </ol>
        </Disclosure>
      ))}
    </>
  );
}
