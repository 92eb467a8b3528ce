import { attendanceStyles } from './attendance.ts';
import type { MadeEvening } from './evening.ts';
import { motionStyles } from './motions.ts';
import { talkStyles } from './talk.ts';
import { voteStyles } from './votes.ts';

/** One house style for minutes. */
export interface House {
  readonly attendance: string;
  readonly motion: string;
  readonly vote: string;
  readonly talk: string;
}

/** One made-up evening written down in that style.
 *  Throws: Error for a style that does not exist. */
export function writeUp(evening: MadeEvening, house: House): string {
  const style = <S>(styles: Readonly<Record<string, S>>, name: string): S => {
    const found = styles[name];
    if (found === undefined) throw new Error(`no style is called "${name}"`);
    return found;
  };
  const talk = style(talkStyles, house.talk);
  const items = evening.items.map((item, index) =>
    [
      `${index + 1}. ${item.title}`,
      '',
      `${evening.staff[0]?.name ?? ''} presented the staff report.`,
      '',
      ...item.remarks.flatMap((remark) => [talk(evening, remark), '']),
      `${evening.neighbor}, 14 Elm Street, spoke about the wells and the property values of the neighbors.`,
      '',
      style(motionStyles, house.motion)(evening, item),
      '',
      style(voteStyles, house.vote)(evening, item),
    ].join('\n'),
  );
  return [
    `MINUTES OF THE REGULAR MEETING\n${evening.body.toUpperCase()}\n${evening.date}`,
    style(attendanceStyles, house.attendance)(evening),
    'PUBLIC HEARINGS',
    ...items,
    'There being no further business, the meeting was adjourned at 9:05 p.m.',
  ].join('\n\n');
}
