import { memberOf, type MadeEvening, type MadeItem } from './evening.ts';

/** The motion and its second, as one or two sentences. */
export type MotionStyle = (evening: MadeEvening, item: MadeItem) => string;

const full = (e: MadeEvening, last: string): string => `${memberOf(e, last).first} ${last}`;
const polite = (e: MadeEvening, last: string): string => `${memberOf(e, last).mr} ${last}`;
const upper = (text: string): string => (text[0] ?? '').toUpperCase() + text.slice(1);

/** How a motion is written down. */
export const motionStyles: Readonly<Record<string, MotionStyle>> = {
  'moved, and seconded the motion': (_, i) =>
    `Commissioner ${i.mover} moved to ${i.action}. Commissioner ${i.seconder} seconded the motion.`,
  'MOTION by, seconded by': (_, i) =>
    `MOTION by Commissioner ${i.mover}, seconded by Commissioner ${i.seconder}, to ${i.action}.`,
  'mover, seconded by, moved': (_, i) =>
    `Commissioner ${i.mover}, seconded by Commissioner ${i.seconder}, moved to ${i.action}.`,
  'it was moved by': (_, i) =>
    `It was moved by Commissioner ${i.mover} and seconded by Commissioner ${i.seconder} ${i.clause}.`,
  'MOTION: moved, seconded by': (_, i) =>
    `MOTION: Member ${i.mover} moved, seconded by Member ${i.seconder}, to ${i.action}.`,
  'motion to, by': (_, i) => `Motion to ${i.action} by ${i.mover}. Seconded by ${i.seconder}.`,
  'made a motion': (e, i) =>
    `${full(e, i.mover)} made a motion to ${i.action}. ${full(e, i.seconder)} seconded the motion.`,
  'made a motion, seconded by': (e, i) =>
    `${full(e, i.mover)} made a motion to ${i.action}, seconded by ${full(e, i.seconder)}.`,
  'one moved, the other seconded a motion': (_, i) =>
    `Commissioner ${i.mover} moved, Commissioner ${i.seconder} seconded a motion to ${i.action}.`,
  'a motion was made by': (e, i) =>
    `A motion was made by ${full(e, i.mover)} to ${i.action}, and ${full(e, i.seconder)} seconded it.`,
  'labels below': (e, i) =>
    `MOTION: To ${i.action}.\nMOVED BY: ${full(e, i.mover)}\nSECONDED BY: ${full(e, i.seconder)}`,
  'a table of labels': (e, i) =>
    `MOTION: ${upper(i.action)}\nMOVER: ${full(e, i.mover)}, Member\nSECONDER: ${full(e, i.seconder)}, Member`,
  'moved for, second by': (e, i) => `${polite(e, i.mover)} moved for ${i.noun}, second by ${polite(e, i.seconder)}.`,
  'moved by, supported by': (_, i) => `Moved by ${i.mover}, supported by ${i.seconder}, to ${i.action}.`,
  'a motion and a second': (e, i) =>
    `${polite(e, i.mover)} made a motion to ${i.action} with a second by ${polite(e, i.seconder)}.`,
  'board member in capitals': (_, i) =>
    `Upon a motion by Board Member ${i.mover.toUpperCase()} and second by Board Member ${i.seconder.toUpperCase()}, ` +
    `the following motion was stated: to ${i.action}.`,
  'motion to ..., moved by and seconded by': (e, i) =>
    `Motion to ${i.action} moved by ${full(e, i.mover)} and seconded by ${full(e, i.seconder)}.`,
  'first and second': (e, i) => `Motion to ${i.action}.\nFirst: ${full(e, i.mover)}\nSecond: ${full(e, i.seconder)}`,
  'M/S/C': (_, i) => `M/S/C ${i.mover}/${i.seconder} to ${i.action}.`,
  'on motion of': (e, i) =>
    `On motion of ${polite(e, i.mover)}, seconded by ${polite(e, i.seconder)}, the Board voted to ${i.action}.`,
  'motioned, and seconded': (_, i) => `${i.mover} motioned to ${i.action}. ${i.seconder} seconded.`,
  'the motion was made and seconded': (_, i) =>
    `The motion to ${i.action} was made by Commissioner ${i.mover} and seconded by Commissioner ${i.seconder}.`,
  'motion and second in brackets': (_, i) => `Motion (${i.mover}, ${i.seconder}) to ${i.action}.`,
  'on motion by, the matter was': (e, i) =>
    `On motion by ${polite(e, i.mover)} and second by ${polite(e, i.seconder)}, it was agreed ${i.clause}.`,
  'moved and seconded by the two': (_, i) =>
    `It was moved and seconded by Commissioners ${i.mover}/${i.seconder} to ${i.action}.`,
  'motion and second without "by"': (_, i) => `Motion ${i.mover}, second ${i.seconder} to ${i.action}.`,
  'the two in brackets at the end': (_, i) => `Moved to ${i.action} (${i.mover}/${i.seconder}).`,
  'first and second in brackets': (_, i) => `Moved to ${i.action} (1st ${i.mover}, 2nd ${i.seconder}).`,
  'in capital letters': (_, i) => `MSC ${i.mover}/${i.seconder} to ${i.action}.`,
  'so moved': (e, i) =>
    `The Chair asked for a motion to ${i.action}. ${polite(e, i.mover)} so moved and ${polite(e, i.seconder)} seconded.`,
  'said by each': (_, i) => `${i.mover}: Move to ${i.action}.\n${i.seconder}: Second.`,
  'the motion, the second': (_, i) => `${i.mover} made the motion, ${i.seconder} the second, to ${i.action}.`,
  'moved its adoption': (_, i) =>
    `Commissioner ${i.mover} introduced a resolution ${i.clause} and moved its adoption. Seconded (${i.seconder}).`,
  'motion and second by slash': (_, i) => `Motion (${i.mover}/${i.seconder}) to ${i.action}.`,
};
