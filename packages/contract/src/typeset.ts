/* What is said in the room arrives with typewriter quotes and dashes, as it was typed or as a model wrote it. For people it is typeset.
   Each character replaces exactly one, so that the position of a word being read aloud stays the same. Pages, exports and downloads are
   typeset; what is kept, compared and sent as data is as it was typed. */

const beforeOpening = /[\s([—–“‘]/;
const letter = /\p{L}/u;

/** Sets quotation marks and apostrophes as in print; feet and inches stay as they are.
 *  Takes: any text. Gives: a text of the same length. Throws: never. */
export function typeset(text: string): string {
  if (!/["']/.test(text)) return text;
  let inQuote = false;
  let set = '';
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    const before = set.at(-1) ?? '';
    const opens = before === '' || beforeOpening.test(before);
    if (mark === '"') {
      const isQuote = opens || inQuote;
      set += !isQuote ? mark : inQuote ? '”' : '“';
      if (isQuote) inQuote = !inQuote;
    } else if (mark === "'") {
      const closesLater = /'(?!\p{L})/u.test(text.slice(at + 1));
      if (opens) set += closesLater && letter.test(text.charAt(at + 1)) ? '‘' : '’';
      else set += /\d/.test(before) && !letter.test(text.charAt(at + 1)) ? mark : '’';
    } else set += mark;
  }
  return set;
}
