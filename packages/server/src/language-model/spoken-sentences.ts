/** A period after these does not end a sentence. */
const abbreviation =
  /(?:^|[\s("'])(?:Mr|Mrs|Ms|Dr|St|Ave|Rd|Blvd|Hwy|Rte|Sec|Secs|No|Nos|Art|Ch|Fig|Jr|Sr|Inc|Co|Corp|Ltd|approx|vs|ft|[A-Z]|a\.m|p\.m|[Uu]\.S)\.$/;
/** A longer word, or a question: the sentence is over whatever follows. */
const surely = /(?:[a-z]{4}[.!]|\?)$/;
const end = /[.?!]+["')\u201d\u2019]*(?=\s)/g;

/** The complete sentences of a growing text: the last one only if the text is complete. Gives them word for word,
 *  split where the space was. */
export function spokenSentences(text: string, isWhole: boolean): readonly string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(end)) {
    const until = match.index + match[0].length;
    const sentence = text.slice(from, until).trim();
    const next = text.slice(until).trimStart().charAt(0);
    if (!surely.test(sentence) || sentence.endsWith('approx.')) {
      if (sentence === '' || abbreviation.test(sentence) || /[a-z0-9]/.test(next)) continue;
      // What follows decides whether this was the end, so it must have begun.
      if (next === '' && !isWhole) break;
    }
    sentences.push(sentence);
    from = until;
  }
  const rest = text.slice(from).trim();
  if (isWhole && rest !== '') sentences.push(rest);
  return sentences;
}
