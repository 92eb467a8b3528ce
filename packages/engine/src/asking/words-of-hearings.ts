import { topicFiles, useFiles } from '../knowledge/authored.ts';
import { annotate } from '../language/annotate.ts';
import { contentStem, contentStems } from '../language/stems.ts';

/* What hearings are about, according to the words of the knowledge base: these tell a relevant subject from one that doesn't belong, and a
 * thing that may be mentioned from one that nobody brought up. */

const stemsIn = (text: string): ReadonlySet<string> => new Set(contentStems(text));

const vocabulary: ReadonlySet<string> = new Set(
  [...topicFiles, ...useFiles].flatMap((file) => [
    ...file.lines.flatMap(({ text }) => [...stemsIn(text)]),
    ...('elements' in file ? (file.elements ?? []) : []).flatMap(({ label }) => [...stemsIn(label)]),
  ]),
);

const fewestShared = 3;

/** Whether a sentence is about what hearings are about: half of its words are typical of them. Throws: never. */
export function isOfHearings(sentence: string): boolean {
  const stems = [...stemsIn(sentence)];
  const shared = stems.filter((stem) => vocabulary.has(stem)).length;
  return shared >= fewestShared && shared * 2 >= stems.length;
}

/** Whether a turn is about this case or about what hearings are about: more than half of its words are on file or typical of them.
 *  Takes: the turn, and the texts on file.  Throws: never. */
export function isToTheCase(text: string, grounds: readonly string[]): boolean {
  const known = new Set(grounds.flatMap((ground) => [...stemsIn(ground)]));
  const stems = [...stemsIn(text)];
  return (
    stems.length === 0 || stems.filter((stem) => known.has(stem) || vocabulary.has(stem)).length * 2 > stems.length
  );
}

const definite: ReadonlySet<string> = new Set(['the', 'your', 'that', 'those', 'these', 'its', 'their']);

/** The first thing that a text mentions as known ("your levee") although neither its sources nor hearings in general know it; null if there
 *  is none. Takes: the text, and the texts that it is based on.  Throws: never. */
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
