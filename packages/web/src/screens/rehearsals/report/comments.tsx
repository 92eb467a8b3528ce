import type { CoachComment } from '@rostrum/contract';
import { whenOf } from '../../../texts/locale.ts';
import { reportTexts as texts } from '../../../texts/rehearsals.ts';
import styles from './comments.module.css';

/** What coaches have written; nothing if nobody has. */
export function Comments({ comments }: { readonly comments: readonly CoachComment[] }) {
  if (comments.length === 0) return null;
  return (
    <div className={styles.comments}>
      <h4>{texts.comments}</h4>
      <ul>
        {comments.map(({ id, author, text, at }) => (
          <li key={id}>
            <p className={styles.text}>{text}</p>
            <p className={styles.by}>
              {author}, {whenOf(at)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
