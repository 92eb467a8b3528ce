import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { wordsOf } from '../../../texts/words-of.ts';
import { useTalk } from '../use-conductor.ts';
import styles from './staff-table.module.css';
import { useFloor } from './use-room-view.ts';

/** At most two active people who are not on the commission. hearing.md §2. */
export function StaffTable() {
  const staff = useTalk((talk) => talk.staff);
  const { holderId } = useFloor();
  return (
    <div className={styles.table}>
      <h3 className={styles.heading}>{texts.room.staff}</h3>
      {staff.length === 0 ? (
        <p className={styles.none}>{texts.room.noStaff}</p>
      ) : (
        <ul>
          {staff.map(({ character_id: id, name, title, role, avatar_path: avatar }) => (
            <li key={id} className={styles.person} data-floor={id === holderId}>
              <img src={avatar} alt="" width={36} height={36} />
              <span>
                <strong>{name}</strong>
                <span className={styles.title}>{title === '' ? wordsOf(role) : title}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
