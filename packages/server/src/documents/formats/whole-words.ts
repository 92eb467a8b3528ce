/** Starts only at the start of a word: otherwise a line of one endless word would be scanned again from each of its
 *  letters. */
const broken = /(?<!\p{L})(\p{L}+)[-\u00ad]$/u;
const wordStart = /^\p{Ll}+/u;
/** First and second halves that keep their hyphen whatever else the document says. */
const prefix =
  /^(?:non|self|semi|multi|anti|pre|post|sub|cross|half|well|low|high|mid|ex|all|off|on|one|two|three|four|single|full|part|long|short|in|set|by|so|co)$/;
const suffix =
  /^(?:operated|mounted|based|related|owned|scale|free|of|to|in|by|way|up|off|on|family|foot|story|wide|term|use|site|line|acre|year|day|hour)$/;

/** Rejoins words that a line break has split.  Takes: lines.  Gives: lines with the second half moved up to the
 *  first. How the document writes the word elsewhere shows whether the hyphen is the word's own
 *  ('non-participating'); if it does not occur elsewhere, the hyphen goes only if neither half is a word of the
 *  document. */
export function withWholeWords(lines: readonly string[]): string[] {
  const mended = lines.map((line) => line.trimEnd());
  const breaks = new Set<number>();
  for (const [i, line] of mended.entries())
    if (broken.test(line) && wordStart.test((mended[i + 1] ?? '').trimStart())) breaks.add(i);
  if (breaks.size === 0) return [...lines];
  const known = wordsOf(mended, breaks);
  const gone = new Set<number>();
  for (const i of breaks) {
    const line = mended[i] ?? '';
    const next = (mended[i + 1] ?? '').trimStart();
    const head = (broken.exec(line)?.[1] ?? '').toLowerCase();
    const tail = wordStart.exec(next)?.[0] ?? '';
    const moved = /^\S+/.exec(next)?.[0] ?? '';
    mended[i] = `${isOneWord(head, tail, line, known) ? line.slice(0, -1) : line.replace(/\u00ad$/u, '-')}${moved}`;
    mended[i + 1] = next.slice(moved.length).trimStart();
    if (mended[i + 1] === '') gone.add(i + 1);
  }
  return mended.filter((_, i) => !gone.has(i));
}

/** The same for a text that was copied out of a document with broken lines. */
export const mendedText = (text: string): string => withWholeWords(text.split('\n')).join('\n');

function isOneWord(head: string, tail: string, line: string, known: ReadonlySet<string>): boolean {
  if (line.endsWith('\u00ad') || known.has(head + tail)) return true;
  if (known.has(`${head}-${tail}`) || prefix.test(head) || suffix.test(tail)) return false;
  return !(known.has(head) && known.has(tail));
}

/** The words of a document, hyphenated ones whole and in parts, without the halves in question. */
function wordsOf(lines: readonly string[], breaks: ReadonlySet<number>): ReadonlySet<string> {
  const known = new Set<string>();
  for (const [i, line] of lines.entries()) {
    let text = line.toLowerCase();
    if (breaks.has(i)) text = text.replace(broken, '');
    if (breaks.has(i - 1)) text = text.trimStart().replace(wordStart, '');
    for (const [word] of text.matchAll(/\p{L}+(?:-\p{L}+)*/gu)) {
      known.add(word);
      if (word.includes('-')) for (const part of word.split('-')) known.add(part);
    }
  }
  return known;
}
