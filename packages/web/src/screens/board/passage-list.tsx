import type { BoardMeeting, BoardMember } from '@rostrum/contract';
import { Disclosure } from '../../parts/disclosure.tsx';
import { boardTexts as texts } from '../../texts/board.ts';
import styles from './board-page.module.css';

interface PassageListProps {
  readonly subjects: BoardMember['topics'];
  readonly meetings: readonly BoardMeeting[];
  /** How a quote is shown; word for word by default. */
  readonly shown?: (quote: string) => string;
}

/** Subjects with how often they were raised; each opens the lines of the minutes. */
export function PassageList({ subjects, meetings, shown = (quote) => quote }: PassageListProps) {
  return (
    <>
      {subjects.map(({ topic, name, count, passages }) => (
        <Disclosure key={topic} title={name} aside={texts.times(count)}>
          <ul className={styles.passages}>
            {passages.map(({ quote, start, document_id }) => {
              const meeting = meetings.find((one) => one.document_id === document_id);
              return (
                <li key={`${document_id} ${start}`}>
                  <q>{shown(quote)}</q>
                  <span className={styles.soft}> {texts.source(meeting?.source ?? '', meeting?.date ?? null)}</span>
                </li>
              );
            })}
          </ul>
        </Disclosure>
      ))}
    </>
  );
}
