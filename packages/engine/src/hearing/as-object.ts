import { replaceWords, splitAtSpaces } from '../base/text.ts';

/** Labels that name a way of answering, and nothing that could be shown: 'a civil answer', 'a plain yes or no'. */
const waysOfAnswering = ['answer', 'yes'];

/** Whether a label names a way of answering. Takes: the label, said to the applicant. */
export const isWayOfAnswering = (label: string): boolean =>
  splitAtSpaces(label).some((word) => waysOfAnswering.includes(word));

/** The label of an element as used when talking about the applicant: 'the study of sales, who did it' stays, 'the distance you offer'
 *  becomes 'the distance they offer', a list after a colon is dropped, because it is for reading and not for saying aloud, and a way of
 *  answering is the answer to the question. Takes: the label, said to the applicant. Gives: the label, said about them. */
export function asObject(label: string): string {
  if (isWayOfAnswering(label)) return 'the answer to what was asked';
  const [said = ''] = label.split(':');
  return replaceWords(said, { you: 'they', yours: 'theirs', your: 'their' });
}
