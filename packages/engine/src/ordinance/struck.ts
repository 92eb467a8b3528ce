/* Text that an amendment takes out, as drafts and codes mark it where they can't strike through. */

const openings = ['[deleted', '[struck', '[stricken', '[strike', '[removed', '[repealed', '~~'] as const;
const longest = 600;

/** A text with the struck parts left blank: '[deleted: 350]', '~~500~~'.
 *  Takes: any text.  Gives: a text of the same length, line breaks kept, so that places in it stay what they are; a mark that isn't closed
 *  within 600 characters strikes nothing.  Throws: never; linear. */
export function withoutStruck(text: string): string {
  const low = text.toLowerCase();
  if (!openings.some((mark) => low.includes(mark))) return text;
  const parts: string[] = [];
  let kept = 0;
  for (let at = 0; at < text.length; at++) {
    const mark = openings.find((one) => low.startsWith(one, at));
    if (mark === undefined) continue;
    const close = mark === '~~' ? mark : ']';
    const end = text.slice(at, at + longest).indexOf(close, mark.length);
    if (end === -1) continue;
    const to = at + end + close.length;
    parts.push(text.slice(kept, at), blank(text.slice(at, to)));
    kept = to;
    at = to - 1;
  }
  return parts.join('') + text.slice(kept);
}

const blank = (struck: string): string =>
  struck
    .split('\n')
    .map((line) => ' '.repeat(line.length))
    .join('\n');
