/** Abbreviations that a text introduces in parentheses after the long form, with the words of the long form. 'Commercial/Utility Scale
 *  Solar Energy Conversion System (CSECS)' gives CSECS → those words. People ask using the long form, codes answer using the short one.
 *  Takes: a text. Never throws; linear. */
export function abbreviationsOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const match of text.matchAll(/\(["“]?([A-Z]{2,8})s?["”]?\)/g)) {
    const short = match[1] ?? '';
    if (found.has(short) || found.size >= most) continue;
    const long = longFormOf(short, text.slice(Math.max(0, match.index - 160), match.index));
    if (long !== null) found.set(short, long);
  }
  return found;
}

const most = 200;
const mostSkipped = 4;

function longFormOf(short: string, before: string): string | null {
  const words = [...before.matchAll(/[A-Za-z]+/g)].map((word) => word[0]).slice(-14);
  let at = words.length - 1;
  let skipped = 0;
  for (let i = short.length - 1; i >= 0; i--) {
    while (at >= 0 && words[at]?.charAt(0).toUpperCase() !== short.charAt(i)) {
      at--;
      if (++skipped > mostSkipped) return null;
    }
    if (at < 0) return null;
    at--;
  }
  const long = words.slice(at + 1);
  return long.length >= 2 && long.length <= 10 ? long.join(' ').toLowerCase() : null;
}
