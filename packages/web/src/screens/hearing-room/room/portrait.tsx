import type { Character } from '@rostrum/contract';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { isSeat, seatInitials } from '../../../session/seat.ts';
import { classNames } from '../../../parts/class-names.ts';
import styles from './portrait.module.css';

/** A portrait, or a placeholder if the picture cannot be shown; initials for a seat of a real board. */
export function Portrait({
  character,
  className,
}: {
  readonly character: Character;
  readonly className?: string | undefined;
}) {
  const [failed, setFailed] = useState(character.avatar_path === '');
  return (
    <span className={classNames(styles.portrait, className)}>
      {isSeat(character.character_id) ? (
        <span className={styles.initials} aria-hidden>
          {seatInitials(character.name)}
        </span>
      ) : failed ? (
        <UserRound className={styles.placeholder} strokeWidth={1.2} aria-hidden />
      ) : (
        <img src={character.avatar_path} alt="" onError={() => setFailed(true)} />
      )}
    </span>
  );
}
