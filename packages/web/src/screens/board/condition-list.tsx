import type { BoardMeeting, BoardRecord } from '@rostrum/contract';
import { boardTexts as texts } from '../../texts/board.ts';
import styles from './board-page.module.css';
import { conditionsTogether } from './conditions-together.ts';
import { titleShown } from './title-shown.ts';

interface ConditionListProps {
  readonly conditions: BoardRecord['conditions'];
  readonly meetings: readonly BoardMeeting[];
  /** Leaves out this many of the usual ones. */
  readonly from?: number;
  /** At most this many; all of them by default. */
  readonly most?: number;
  /** How a quote is shown; word for word by default. */
  readonly shown?: (quote: string) => string;
}

/** Conditions word for word, the usual ones first, each with the meetings and the items that it was attached to. */
export function ConditionList({
  conditions,
  meetings,
  from = 0,
  most = Infinity,
  shown = (quote) => quote,
}: ConditionListProps) {
  const where = ({ document_id, start }: BoardRecord['conditions'][number]): string => {
    const meeting = meetings.find((one) => one.document_id === document_id);
    const item = meeting?.items.find((one) => one.conditions.some((place) => place.start === start));
    const source = texts.source(meeting?.source ?? '', meeting?.date ?? null);
    return item === undefined ? source : `${source}: ${titleShown(item.title)}`;
  };
  return (
    <ul className={styles.conditions}>
      {conditionsTogether(conditions)
        .slice(from, from + most)
        .map(([first, ...others]) => (
          <li key={`${first.document_id} ${first.start}`}>
            <q>{shown(first.quote)}</q>
            {others.length > 0 && <strong> {texts.times(others.length + 1)}</strong>}
            {[first, ...others].map((one) => (
              <span key={`${one.document_id} ${one.start}`} className={styles.where}>
                {where(one)}
              </span>
            ))}
          </li>
        ))}
    </ul>
  );
}
