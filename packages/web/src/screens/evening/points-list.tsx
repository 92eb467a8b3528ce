import type { ProceedingState } from '@rostrum/contract';
import { typeset } from '@rostrum/contract/typeset';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../parts/badge.tsx';
import { eveningTexts } from '../../texts/evening.ts';
import styles from './evening.module.css';
import { keep, readKept } from './kept-drafts.ts';

const texts = eveningTexts.points;

/** What the public raised. The applicant checks off what to answer; after the rebuttal, the list shows what was
 *  answered. */
export function PointsList({ sessionId, state }: { readonly sessionId: string; readonly state: ProceedingState }) {
  const [checked, setChecked] = useState(() => new Set(readKept(sessionId, 'points').split(' ').filter(Boolean)));
  const points = state.testimony.flatMap(({ points: raised, speaker }) =>
    raised.map((point) => ({ ...point, speaker: speaker.name })),
  );
  const toggle = (id: string) => {
    const next = new Set(checked);
    if (!next.delete(id)) next.add(id);
    setChecked(next);
    keep(sessionId, 'points', [...next].join(' '));
  };
  const answered = new Set(state.rebuttal?.answered ?? []);
  return (
    <section className={styles.points} aria-labelledby="points">
      <h2 id="points">{texts.title}</h2>
      {points.length === 0 ? (
        <p className={styles.lead}>{state.rebuttal === null && state.next !== null ? texts.empty : texts.none}</p>
      ) : (
        <>
          {state.rebuttal === null && <p className={styles.lead}>{texts.lead}</p>}
          <ul>
            {points.map(({ id, text, speaker }) => (
              <li key={id}>
                {state.rebuttal === null ? (
                  <label className={styles.point}>
                    <input type="checkbox" checked={checked.has(id)} onChange={() => toggle(id)} />
                    <span>
                      {typeset(text)} <span className={styles.by}>{speaker}</span>
                    </span>
                  </label>
                ) : (
                  <div className={`${styles.point} ${styles.settled}`}>
                    <Badge tint={answered.has(id) ? 'green' : 'slate'}>
                      {answered.has(id) && <Check size={14} aria-hidden />}
                      {answered.has(id) ? texts.answered : texts.left}
                    </Badge>
                    <span>
                      {typeset(text)} <span className={styles.by}>{speaker}</span>
                    </span>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
