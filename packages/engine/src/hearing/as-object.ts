import { replaceWords } from '../base/text.ts';

/** The label of an element as used when talking about the applicant: 'the study of sales, who did it' stays, 'the distance you offer'
 *  becomes 'the distance they offer', and a list after a colon is dropped, because it is for reading and not for saying aloud. Takes: the
 *  label, said to the applicant. Gives: the label, said about them. */
export function asObject(label: string): string {
  const [said = ''] = label.split(':');
  return replaceWords(said, { you: 'they', yours: 'theirs', your: 'their' });
}
