import { typeset } from '@rostrum/contract/typeset';
import { Check, CircleDashed } from 'lucide-react';
import { memo } from 'react';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { useTalk } from '../use-conductor.ts';
import type { HistoryItem } from './board-question.ts';
import styles from './question-history.module.css';

/** 'Questions Asked (n)', with a tick on those that were answered. hearing.md §2. */
export function QuestionHistory() {
  const history = useTalk((talk) => talk.history);
  const current = useTalk((talk) => talk.question?.id ?? null);
  const { questions } = texts;
  return (
    <section className={styles.history} aria-labelledby="history">
      <h3 id="history">{questions.asked(history.length)}</h3>
      {history.length === 0 ? (
        <p className={styles.none}>{questions.noneAsked}</p>
      ) : (
        <ol className={styles.list}>
          {history.map((item) => (
            <Asked key={item.questionId} item={item} isCurrent={item.questionId === current} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** Rerendered only if this is another question, or it was answered: there may be hundreds. */
const Asked = memo(function Asked({ item, isCurrent }: { readonly item: HistoryItem; readonly isCurrent: boolean }) {
  const { questions } = texts;
  return (
    <li className={styles.item}>
      {item.answered ? (
        <Check size={20} role="img" aria-label={questions.answered} className={styles.tick} />
      ) : (
        <CircleDashed size={20} role="img" aria-label={isCurrent ? questions.awaiting : questions.unanswered} />
      )}
      <div>
        <p className={styles.questioner}>{item.questioner}</p>
        <p>{typeset(item.question)}</p>
        {item.answered && (
          <Disclosure title={questions.said}>
            <p>{item.answer}</p>
          </Disclosure>
        )}
      </div>
    </li>
  );
});
