/* The cost of JSON is not its size: two megabytes of it can be one object of two hundred thousand keys, each of
   which costs microseconds wherever the object is read, copied or written. Its shape is checked before it is
   parsed. */

/** Deeper than any page nests what it sends; far less than what parsing and serializing JSON can bear, which
 *  recurse once per level. */
const deepest = 100;
/** What a page sends has a few dozen fields in one object. */
const keysOfObject = 500;
/** A thousand events of sixty fields each are fewer than this. */
const membersOfValue = 100_000;

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const [openObject, closeObject, openList, closeList] = [0x7b, 0x7d, 0x5b, 0x5d];

/** The position of the quotation mark that ends the string starting at `at`; the end of the text if there is none. */
function endOfString(text: string, at: number): number {
  for (let end = text.indexOf('"', at + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes++;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}

/** Where the value starting at `at` ends: after its last character, or at what closes the object or list it is in.
 *  Takes: JSON, which need not be valid.  Gives: null if it is deeper, wider or longer than anybody sends. Linear. */
export function endOfValue(text: string, at: number): number | null {
  /** Keys of each open object and list. */
  const open: number[] = [];
  let members = 0;
  for (let i = at; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case quote:
        i = endOfString(text, i);
        break;
      case openObject:
      case openList:
        if (open.push(0) > deepest) return null;
        break;
      case closeObject:
      case closeList:
        if (open.pop() === undefined) return i;
        if (open.length === 0) return i + 1;
        break;
      case colon: {
        const keys = (open.pop() ?? 0) + 1;
        if (keys > keysOfObject) return null;
        open.push(keys);
        break;
      }
      case comma:
        if (open.length === 0) return i;
        if (++members > membersOfValue) return null;
    }
  }
  return text.length;
}

/** Whether JSON is deeper, wider or longer than anybody sends. */
export const isMisshapen = (text: string): boolean => endOfValue(text, 0) === null;
