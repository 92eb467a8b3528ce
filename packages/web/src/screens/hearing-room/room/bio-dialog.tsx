import type { Character } from '@rostrum/contract';
import { typeset } from '@rostrum/contract/typeset';
import { isSeat } from '../../../session/seat.ts';
import { Badge } from '../../../parts/badge.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { stanceWords } from '../../../texts/stances.ts';
import { roleSaid, wordsOf } from '../../../texts/words-of.ts';
import styles from './bio-dialog.module.css';
import { Portrait } from './portrait.tsx';

/** Background, Position, Stance and Expertise of a member. hearing.md §2. */
export function BioDialog({ member, onClose }: { readonly member: Character | null; readonly onClose: () => void }) {
  if (member === null) return null;
  const { bio } = texts;
  return (
    <Dialog open onClose={onClose} title={member.name}>
      <div className={styles.bio}>
        <Portrait character={member} className={styles.portrait} />
        <div className={styles.rows}>
          <section>
            <h3>{bio.background}</h3>
            <p>{member.background.trim() === '' ? bio.noBackground : typeset(member.background)}</p>
          </section>
          <section>
            <h3>{bio.position}</h3>
            <p>{positionOf(member)}</p>
          </section>
          {!isSeat(member.character_id) && <Leaning member={member} />}
        </div>
      </div>
    </Dialog>
  );
}

/** The title of a seat or of staff; who merely sits on the board is a member of it, whatever kind of board it is. */
const positionOf = ({ character_id: id, role, title }: Character): string =>
  title === '' || (role === 'commissioner' && !isSeat(id)) ? roleSaid(role) : title;

/** Of a character of the catalog: a real person is given no stance and no expertise. */
function Leaning({ member }: { readonly member: Character }) {
  const { bio } = texts;
  return (
    <>
      <section>
        <h3>{bio.stance}</h3>
        <p>
          <Badge data-stance={member.stance}>{stanceWords(member.stance)}</Badge>
        </p>
      </section>
      <section>
        <h3>{bio.expertise}</h3>
        <ul className={styles.expertise}>
          {member.expertise.map((field) => (
            <li key={field}>
              <Badge tint="slate">{wordsOf(field)}</Badge>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
