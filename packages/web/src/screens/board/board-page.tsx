import type { Board } from '@rostrum/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { call } from '../../api/client.ts';
import { Alert } from '../../parts/alert.tsx';
import { Button } from '../../parts/button.tsx';
import { Disclosure } from '../../parts/disclosure.tsx';
import { PageShell } from '../../parts/page-shell.tsx';
import { boardTexts as texts } from '../../texts/board.ts';
import { screenHelp } from '../../texts/help.ts';
import { Loaded } from '../rehearsals/loaded.tsx';
import styles from './board-page.module.css';
import { DecisionTable, MemberTable } from './board-tables.tsx';
import { ConditionList } from './condition-list.tsx';
import { conditionsTogether } from './conditions-together.ts';
import { MeetingList } from './meeting-list.tsx';
import { PassageList } from './passage-list.tsx';

const timeoutMs = 60_000;
/** Conditions shown before the others are opened. */
const usual = 8;

/** /rehearsals/{id}/board: a real board, as its minutes on file show it. */
export function BoardPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery({
    queryKey: ['board', id],
    queryFn: ({ signal }) => call('board', { params: { session_id: id }, sessionId: id, signal, timeoutMs }),
  });
  return (
    <PageShell
      title={texts.tabTitle}
      help={screenHelp.board}
      actions={
        <Button look="quiet" onClick={() => void navigate(-1)}>
          <ArrowLeft size={18} aria-hidden />
          {texts.back}
        </Button>
      }
    >
      <Loaded query={query} texts={{ ...texts, failed: texts.failedLoad }}>
        {(board) => <BoardView board={board} />}
      </Loaded>
    </PageShell>
  );
}

function BoardView({ board }: { readonly board: Board }) {
  const { body, meetings, members, record } = board;
  if (meetings.length === 0)
    return (
      <div className={styles.board}>
        <h1>{texts.tabTitle}</h1>
        <Alert kind="info">{texts.empty}</Alert>
      </div>
    );
  const more = conditionsTogether(record.conditions).length - usual;
  const asking = members.filter(({ topics }) => topics.length > 0);
  return (
    <div className={styles.board}>
      <header className={styles.head}>
        <h1>{body ?? texts.tabTitle}</h1>
        <p>
          {texts.onFile(meetings.length)}. {texts.lead}
        </p>
        <p className={styles.soft}>{texts.notice}</p>
      </header>
      <section aria-labelledby="members">
        <h2 id="members">{texts.members}</h2>
        <MemberTable members={members} />
      </section>
      <section aria-labelledby="decisions">
        <h2 id="decisions">{texts.decisions}</h2>
        {record.all.items === 0 && <p className={styles.soft}>{texts.noDecisions}</p>}
        {record.by_kind.length > 0 && (
          <DecisionTable caption={texts.byKind} of={texts.of.kind} names={texts.kinds} rows={record.by_kind} />
        )}
        {record.by_staff.length > 0 && (
          <DecisionTable caption={texts.byStaff} of={texts.of.staff} names={texts.staff} rows={record.by_staff} />
        )}
        {record.lengths.length > 0 && (
          <p>
            {texts.length}: {texts.lengths(record.lengths[0] ?? 0, record.lengths.at(-1) ?? 0, record.lengths.length)}.
          </p>
        )}
      </section>
      <section aria-labelledby="topics">
        <h2 id="topics">{texts.topics}</h2>
        {asking.length === 0 && <p className={styles.soft}>{texts.noTopics}</p>}
        {asking.map(({ name, topics }) => (
          <div key={name} className={styles.member}>
            <h3>{name}</h3>
            <PassageList subjects={topics} meetings={meetings} />
          </div>
        ))}
      </section>
      <section aria-labelledby="conditions">
        <h2 id="conditions">{texts.conditions}</h2>
        {record.conditions.length === 0 && <p className={styles.soft}>{texts.noConditions}</p>}
        <ConditionList conditions={record.conditions} meetings={meetings} most={usual} />
        {more > 0 && (
          <Disclosure title={texts.otherConditions} aside={texts.conditionCount(more)}>
            <ConditionList conditions={record.conditions} meetings={meetings} from={usual} />
          </Disclosure>
        )}
      </section>
      <section aria-labelledby="meetings">
        <h2 id="meetings">{texts.items_}</h2>
        <MeetingList meetings={meetings} />
      </section>
    </div>
  );
}
