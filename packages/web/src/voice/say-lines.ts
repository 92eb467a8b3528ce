import type { GrowingLines } from './growing-lines.ts';
import { speak, type Manner, type SpokenLine, type Speech } from './speech.ts';

/** Says a text sentence by sentence, even while it is being written, and reports the word being said by its
 *  position in the whole text: what is shown and what is said are the same. */
export function sayLines(
  lines: GrowingLines,
  speaker: string,
  manner: Manner,
  onWord: (word: readonly [number, number]) => void,
): Speech {
  return speak(spokenBy(lines, speaker), manner, {
    word: (index, start, end) => {
      const at = lines.startOf(index);
      onWord([at + start, at + end]);
    },
  });
}

export async function* spokenBy(lines: GrowingLines, speaker: string, from = 0): AsyncGenerator<SpokenLine> {
  for await (const text of lines.from(from)) yield { text, speaker };
}
