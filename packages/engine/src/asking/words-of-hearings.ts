import { topicFiles, useFiles } from '../knowledge/authored.ts';
import { annotate } from '../language/annotate.ts';
import { contentStem, contentStems } from '../language/stems.ts';

/* What hearings speak of, by the words of the knowledge: by these a subject is told from one that has no place here, and a thing that may be
 * spoken of from one that nobody mentioned. */

const stemsIn = (text: string): ReadonlySet<string> => new Set(contentStems(text));

const vocabulary: ReadonlySet<string> = new Set(
  [...topicFiles, ...useFiles].flatMap((file) => [
    ...file.lines.flatMap(({ text }) => [...stemsIn(text)]),
    ...('elements' in file ? (file.elements ?? []) : []).flatMap(({ label }) => [...stemsIn(label)]),
  ]),
);

const fewestShared = 3;

/** Whether a sentence speaks of what hearings speak of: half of its words are theirs. Throws: never. */
export function isOfHearings(sentence: string): boolean {
  const stems = [...stemsIn(sentence)];
  const shared = stems.filter((stem) => vocabulary.has(stem)).length;
  return shared >= fewestShared && shared * 2 >= stems.length;
}

/** Whether a turn is about this case or about what hearings speak of: more than half of its words are on file or are theirs.
 *  Takes: the turn, and the texts on file.  Throws: never. */
export function isToTheCase(text: string, grounds: readonly string[]): boolean {
  const known = new Set(grounds.flatMap((ground) => [...stemsIn(ground)]));
  const stems = [...stemsIn(text)];
  return (
    stems.length === 0 || stems.filter((stem) => known.has(stem) || vocabulary.has(stem)).length * 2 > stems.length
  );
}

const definite: ReadonlySet<string> = new Set(['the', 'your', 'that', 'those', 'these', 'its', 'their']);

/** The first thing that a text speaks of as known ("your levee") and that neither the texts it rests on nor hearings know; null where there
 *  is none. Takes: the text, and the texts that it rests on.  Throws: never. */
export function presumedIn(text: string, grounds: readonly string[]): string | null {
  const known = new Set(grounds.flatMap((ground) => [...stemsIn(ground)]));
  const { tokens } = annotate(text);
  for (let at = 0; at < tokens.length; at++) {
    if (!definite.has(tokens[at]?.lower ?? '')) continue;
    let end = at + 1;
    while (tokens[end]?.tag === 'word') end++;
    const words = tokens.slice(at + 1, end);
    const stems = words.map(({ lower }) => contentStem(lower)).filter((stem) => stem !== null);
    const head = stems.at(-1);
    if (head === undefined || known.has(head) || vocabulary.has(head)) continue;
    if (stems.some((stem) => known.has(stem))) continue;
    return words.map((word) => word.text).join(' ');
  }
  return null;
}
