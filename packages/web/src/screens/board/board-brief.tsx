import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { LinkButton } from '../../parts/button.tsx';
import { boardTexts as texts } from '../../texts/board.ts';
import { Section } from '../rehearsals/report/section.tsx';
import styles from './board-page.module.css';
import { ConditionList } from './condition-list.tsx';
import { PassageList } from './passage-list.tsx';
import { withoutNames } from './without-names.ts';

const maxTopics = 6;
const maxConditions = 8;

/** In the brief: what this board usually asks about and the conditions it has added, each with its lines from the
 *  minutes. Nothing if no minutes are on file or they cannot be loaded right now: the brief does not depend on
 *  them. */
export function BoardBrief({ sessionId }: { readonly sessionId: string }) {
  const { data: board } = useQuery({
    queryKey: ['board', sessionId],
    queryFn: ({ signal }) => call('board', { params: { session_id: sessionId }, sessionId, signal }),
  });
  if (board === undefined || board.meetings.length === 0) return null;
  const { record, meetings } = board;
  // A brief is printed and handed on: the members are letters in it.
  const shown = withoutNames(board);
  return (
    <>
      <Section id="board" title={texts.usuallyAsks}>
        {record.topics.length === 0 && <p className={styles.soft}>{texts.noTopics}</p>}
        <PassageList subjects={record.topics.slice(0, maxTopics)} meetings={meetings} shown={shown} />
        <LinkButton to={`/rehearsals/${sessionId}/board`} look="quiet" className="no-print">
          {texts.seeRecord}
        </LinkButton>
      </Section>
      {record.conditions.length > 0 && (
        <Section id="board-conditions" title={texts.usualConditions}>
          <ConditionList conditions={record.conditions} meetings={meetings} most={maxConditions} shown={shown} />
        </Section>
      )}
    </>
  );
}
