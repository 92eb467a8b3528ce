import type { DecidedRelief } from '@rostrum/contract';
import { typeset } from '@rostrum/contract/typeset';
import { Badge } from '../../parts/badge.tsx';
import { reliefTints } from '../../parts/decision-tints.ts';
import { eveningTexts } from '../../texts/evening.ts';
import styles from './evening.module.css';

const texts = eveningTexts.decision;

/** Each departure from a rule, by its name, with what the body makes of it and by which standard. */
export function ReliefList({ relief }: { readonly relief: readonly DecidedRelief[] }) {
  if (relief.length === 0) return null;
  return (
    <>
      <h3>{texts.relief}</h3>
      <ul className={styles.criteria}>
        {relief.map(({ id, name, standard, ruling, reason }) => (
          <li key={id}>
            <div className={styles.head}>
              <strong>{typeset(texts.reliefName(id, name))}</strong>
              <Badge tint={reliefTints[ruling]}>{texts.rulings[ruling]}</Badge>
            </div>
            <p>{typeset(reason)}</p>
            <p>{typeset(standard)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
