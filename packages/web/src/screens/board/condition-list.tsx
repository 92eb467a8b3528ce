import type { BoardMeeting, BoardRecord } from '@rostrum/contract';
import { boardTexts as texts } from '../../texts/board.ts';
import styles from './board-page.module.css';

interface ConditionListProps {
  readonly conditions: BoardRecord['conditions'];
  readonly meetings: readonly BoardMeeting[];
}

/** Conditions word for word, each with the meeting and the item that it was attached to. */
export function ConditionList({ conditions, meetings }: ConditionListProps) {
  return (
    <ul className={styles.conditions}>
      {conditions.map(({ quote, start, document_id }) => {
        const meeting = meetings.find((one) => one.document_id === document_id);
        const item = meeting?.items.find((one) => one.conditions.some((place) => place.start === start));
        return (
          <li key={`${document_id} ${start}`}>
            <q>{quote}</q>
            <span className={styles.soft}>
              {' '}
              {texts.source(meeting?.source ?? '', meeting?.date ?? null)}
              {item !== undefined && `: ${item.title}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
