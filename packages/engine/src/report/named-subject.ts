import { firstWord } from '../base/text.ts';

/** The subject of a contradiction as it reads after 'about': 'the number of trucks', 'who owns the land', 'overnight guests'.
 *  Takes: a subject as it was found.  Gives: the same, with an article if it is a single thing without one. */
export function namedSubject(subject: string): string {
  return namesItself.has(firstWord(subject)) ? subject : `the ${subject}`;
}
const namesItself = new Set('who whose what where whether how which when a an the trucks people overnight'.split(' '));
