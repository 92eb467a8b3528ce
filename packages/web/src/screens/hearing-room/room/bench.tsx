import type { Character } from '@rostrum/contract';
import { AudioLines } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../parts/badge.tsx';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { isSeat } from '../../../session/seat.ts';
import { stanceWords } from '../../../texts/stances.ts';
import { roleSaid } from '../../../texts/words-of.ts';
import { bareName, chairOf } from '../board/load-board.ts';
import { useTalk } from '../use-conductor.ts';
import { BioDialog } from './bio-dialog.tsx';
import styles from './bench.module.css';
import { Emblem } from './emblem.tsx';
import { Portrait } from './portrait.tsx';
import { useFloor } from './use-room-view.ts';

/** The wooden bench with its members: the chair in the middle, a nameplate in front of each; it turns toward the speaker. */
export function Bench({ members }: { readonly members: readonly Character[] }) {
  const board = useTalk((talk) => talk.board);
  const staff = useTalk((talk) => talk.staff);
  const { holderId, speakingId } = useFloor();
  const [bioId, setBioId] = useState<string | null>(null);
  const chair = chairOf(board);
  const holderSeat = members.findIndex(({ character_id: id }) => id === holderId);
  const bio = members.find(({ character_id: id }) => id === bioId) ?? null;
  const staffAsks = staff.find(({ character_id: id }) => id === holderId);
  return (
    <>
      <ul
        className={styles.bench}
        aria-label={texts.room.bench}
        data-floor={holderSeat >= 0}
        data-crowded={members.length > 3}
        style={{ '--seats': members.length } as React.CSSProperties}
      >
        {members.map((member, seat) => {
          const id = member.character_id;
          const isChair = member === chair;
          return (
            <li
              key={id}
              className={styles.member}
              data-chair={isChair}
              data-holder={id === holderId}
              data-speaking={id === speakingId}
              data-turn={holderSeat < 0 || holderSeat === seat ? 'front' : holderSeat > seat ? 'right' : 'left'}
            >
              <button
                type="button"
                className={styles.person}
                aria-label={texts.room.bioOf(member.name)}
                onClick={() => setBioId(id)}
              >
                {isChair && <Emblem />}
                <Portrait character={member} className={styles.portrait} />
                {id === speakingId && (
                  <span className={styles.speaking}>
                    <AudioLines size={14} aria-hidden /> {texts.room.speaking}
                  </span>
                )}
              </button>
              <div className={styles.front}>
                <div className={styles.plate}>
                  <span className={styles.name}>{bareName(member.name)}</span>
                  <span className={styles.role}>
                    {isSeat(id) ? member.title : isChair ? texts.room.chair : roleSaid(member.role)}
                  </span>
                </div>
                {!isSeat(id) && (
                  <Badge data-stance={member.stance} className={styles.stance}>
                    {stanceWords(member.stance)}
                  </Badge>
                )}
                <span className={styles.hint}>{isSeat(id) ? texts.room.seatHint : texts.room.bioHint}</span>
              </div>
            </li>
          );
        })}
        {staffAsks !== undefined && (
          <li className={styles.atTable}>
            <Portrait character={staffAsks} className={styles.staffPortrait} />
            <span>
              <strong>{staffAsks.name}</strong> {staffAsks.title}
            </span>
          </li>
        )}
      </ul>
      <BioDialog member={bio} onClose={() => setBioId(null)} />
    </>
  );
}
