import type { Citation } from '@rostrum/contract';

/** Longest quotation that a person reads aloud. */
export const quoteWordLimit = 25;

/** A piece of a text, word for word, with its offset in that text (UTF-16 units from 0). */
export interface Quote {
  readonly text: string;
  readonly start: number;
}

const words = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** Marks that would close the quotation early, and layout that nobody reads aloud. */
const unquotable = /["“”\n\t]|\s{2,}/;
const openingWords = /^(?:and|but|or|so|then|also)\s+/i;
/** Short forms after which the point ends a word and not a sentence. */
const shortForms =
  '[ap]\\.m|i\\.e|e\\.g|U\\.S|N\\.[A-Z]|Inc|Corp|Co|Ltd|St|Ave|Rd|Blvd|Hwy|Rte|Dr|Mr|Mrs|Ms|Jr|Sr|Mt|Ft|ft|\\d in|sq|cu|yd|mi|lbs?|gal|hrs?|min|max|approx|est|avg|No|Nos|Sec|Secs|Art|Ch|Ord|Res|Tit|Div|Subd|Para|Fig|App|Ex|Dept|Twp|Co|Gov|Gen|Hon|Rev|Stat|Adm|Admin|Reg|Regs|Va|Pa|Mich|Wis|Minn|Cal|Tex|Fla|Ga|Ill|Ind|Tenn|Kan|Okla|Wash|Ore|Mass|Conn|Del|Ala|Ariz|Ark|Colo|La|Md|Miss|Mo|Mont|Neb|Nev|vs|cf|al|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec|[A-Z]';
/** The last point belongs to the word. */
const abbreviated = new RegExp(`(?<![A-Za-z])(?:[ap]\\.m|Inc|Corp|Ltd|St|Ave|Rd|Blvd|Hwy|U\\.S|ft|sq)\\.$`);
/** A short form that waits for what it shortens: 'Sec.', 'No.', 'i.e.', or a number that waits for its thing: 'the 2-year'. */
const waits = new RegExp(
  `(?<![A-Za-z])(?:i\\.e|e\\.g|Nos?|Secs?|Art|Ch|Ord|Subd|Para|Fig|Dept|Mr|Mrs|Ms|Dr|approx|est|avg|vs|cf|per|pursuant|sq|Va|Pa|Wis|Mich|Minn)\\.?$|\\d-[A-Za-z]+$|(?:^|\\s)(?:Section|Sections|Article|Chapter|Route|Highway|Exhibit|Sheet|NR|SR|US|FM)$|[-–/(]$`,
);
/** A piece that begins here hangs on what was cut away. */
const hanging =
  /^(?:that|which|who|whose|whom|because|as|than|to|of|in order to|including|conclude|concludes|is|are|was|were|be|been|has|have|had|will|would|shall|may|must|can|could)\b/;
const boundary = new RegExp(
  `[,;:]\\s+|\\s[–—-]\\s|(?<!(?<![A-Za-z])(?:${shortForms}))\\.\\s+|\\s(?=(?:but|which|because|so that|while|where|in order to|including)\\s)|\\s(?=and (?:we|it|they|our|there|this|will|would|is|are|has|have)\\s)`,
  'g',
);

/** How a piece from the middle of a sentence begins when it can stand alone: with its own subject. */
const standsAlone =
  /^(?:we|our|it|they|the|this|these|there|each|all|no|every|some|a|an|people|neighbors|i|you)\b|^[A-Z$]/;

/** Clauses of a text: spans between the places where a reader draws breath. */
function clausesOf(text: string): readonly Quote[] {
  const clauses: Quote[] = [];
  let from = 0;
  const take = (to: number): void => {
    const raw = text.slice(from, to);
    const lead = raw.length - raw.trimStart().length;
    const trimmed = raw.trim();
    if (trimmed !== '') clauses.push({ text: trimmed, start: from + lead });
  };
  for (const match of text.matchAll(boundary)) {
    take(match.index);
    from = match.index + match[0].length;
  }
  take(text.length);
  return clauses;
}

function joined(text: string, first: Quote, last: Quote): Quote {
  const piece = text.slice(first.start, last.start + last.text.length);
  return { text: piece, start: first.start };
}

function tidied(quote: Quote): Quote | null {
  let { text, start } = quote;
  for (let lead = openingWords.exec(text); lead !== null && words(text) > 4; lead = openingWords.exec(text)) {
    text = text.slice(lead[0].length);
    start += lead[0].length;
  }
  text = abbreviated.test(text) ? text : text.replace(/[\s.,;:–—-]+$/, '');
  // A list number or a bracket at the start is layout, not speech.
  const layout =
    /^(?:\(?(?:[a-z]|[ivx]{1,4}|\d{1,3})[.)]\s+|[-•*]\s+|[A-Z]\.\d+(?:\.\d+)*\.?\s+|\d+(?:\.\d+){2,}\.?\s+)/i.exec(
      text,
    );
  if (layout !== null) {
    text = text.slice(layout[0].length);
    start += layout[0].length;
  }
  return words(text) < 2 || unquotable.test(text) ? null : { text, start };
}

const danglingEnd =
  /\b(?:the|a|an|of|to|and|or|in|on|at|by|for|with|from|that|which|is|are|was|be|will|shall|not|its|their|our|than|as|while|when|if|because|so|about|into|along|around|between|we|he|they)$/i;

/** '… when we need to' is finished. */
const infinitiveLeftOut = /\b(?:need|have|want|used|going|able|like|choose|plan|ought|supposed) to$/i;

/** A figure alone at the end, where the sentence goes on with what it counts. */
const bareFigure = /(?:^|\s)[$]?\d[\d.,]*$/;

/** True where a piece breaks off: a word or figure that waits for the next one, or a bracket that is not closed.
 *  `after` is what stands behind the piece in its sentence. */
function breaksOff(piece: string, after: string): boolean {
  if ((danglingEnd.test(piece) && !(infinitiveLeftOut.test(piece) && !/\w/.test(after))) || waits.test(piece))
    return true;
  if ((piece.match(/\(/g)?.length ?? 0) !== (piece.match(/\)/g)?.length ?? 0)) return true;
  const goesOn = /^[\s.,;:–—-]*[a-z0-9(]/.test(after);
  // '… for the 100, 250 and 500 foot lines', '… at 9 and 11:30'
  return goesOn && bareFigure.test(piece);
}

/** The part of a sentence worth reading aloud: the whole where it is short, else the clauses around what matters.
 *  Takes: a sentence and, where known, the place in it that matters.  Gives: an exact piece of the sentence of 2 to
 *  `quoteWordLimit` words with its offset, or null where no piece can be quoted.  Throws: never.  decisions.md §3 (Citation). */
export function quoteFrom(sentence: string, focus: RegExp | null, limit: number = quoteWordLimit): Quote | null {
  const whole = tidied({ text: sentence, start: 0 });
  if (whole !== null && words(whole.text) <= limit && !breaksOff(whole.text, '')) return whole;
  const clauses = clausesOf(sentence);
  const at = focus === null ? -1 : sentence.search(focus);
  const middle =
    at < 0
      ? 0
      : Math.max(
          0,
          clauses.findLastIndex((clause) => clause.start <= at),
        );
  // Of the stretches around what matters, the longest that can be read aloud, best from the start of the sentence.
  let best: { piece: Quote; value: number } | null = null;
  for (let first = Math.max(0, middle - 6); first <= middle; first += 1) {
    for (let last = middle; last < Math.min(clauses.length, middle + 6); last += 1) {
      const piece = tidied(joined(sentence, clauses[first] as Quote, clauses[last] as Quote));
      if (piece === null || hanging.test(piece.text)) continue;
      if (breaksOff(piece.text, sentence.slice(piece.start + piece.text.length))) continue;
      if (first > 0 && !standsAlone.test(piece.text)) continue;
      const count = words(piece.text);
      if (count < 4 || count > limit || (focus !== null && at >= 0 && !focus.test(piece.text))) continue;
      const value = Math.min(count, 16) + (first === 0 ? 8 : 0);
      if (best === null || value > best.value) best = { piece, value };
    }
  }
  if (best !== null) return best.piece;
  // Only speech without punctuation is cut by ear; anything else is left unquoted rather than maimed.
  const marks = sentence.match(/[,;:]/g)?.length ?? 0;
  return words(sentence) > 45 && marks < 2 ? stretchOf(sentence, Math.max(0, at), limit) : null;
}

/** The shortest part of a sentence that can stand alone and still holds what matters.
 *  Takes: a sentence and the place in it that matters.  Gives: an exact piece of the sentence of at least 4 words with its offset; where
 *  nothing shorter stands alone, what `quoteFrom` gives.  Throws: never.  decisions.md §3 (Citation). */
export function shortestQuote(sentence: string, focus: RegExp): Quote | null {
  let best: Quote | null = null;
  for (const [i, clause] of clausesOf(sentence).entries()) {
    const piece = tidied(clause);
    if (piece === null || !focus.test(piece.text) || hanging.test(piece.text)) continue;
    if (breaksOff(piece.text, sentence.slice(piece.start + piece.text.length))) continue;
    const count = words(piece.text);
    if (count < 4 || count > quoteWordLimit || !aVerb.test(piece.text)) continue;
    if (i > 0 && !standsAlone.test(piece.text)) continue;
    if (best === null || count < words(best.text)) best = piece;
  }
  return best ?? quoteFrom(sentence, focus);
}

/** A piece without a verb is a list, not a statement. */
const aVerb =
  /\b(?:is|are|was|were|will|would|shall|can|could|may|must|has|have|had|do|does|did|be|we|it|they|stands?|takes?|runs?|covers?|\w+ed)\b/i;

const thoughtBegins = /^(?:we|our|it|they|there|this|the|i|you)$/i;
const thoughtEnds = /^(?:and|so|but|because|then|also|um+|uh+|okay|well|we|i)$/i;

/** Where speech came without punctuation: from where the thought around a place seems to begin to where it ends. */
function stretchOf(text: string, at: number, limit: number): Quote | null {
  const tokens = [...text.matchAll(/\S+/g)];
  const middle = Math.max(
    0,
    tokens.findLastIndex((token) => token.index <= at),
  );
  const begins = (i: number): boolean => thoughtBegins.test(tokens[i]?.[0] ?? '');
  let first = middle;
  for (let i = middle; i >= Math.max(0, middle - 9); i -= 1) if (i === 0 || begins(i)) first = i;
  let last = Math.min(tokens.length - 1, first + Math.min(limit, 16) - 1);
  for (let i = middle + 1; i <= last; i += 1)
    if (i - first >= 5 && thoughtEnds.test(tokens[i]?.[0] ?? '')) last = i - 1;
  for (;;) {
    const from = tokens[first];
    const to = tokens[last];
    if (from === undefined || to === undefined || last - first < 3 || last < middle) return null;
    const piece = tidied({ text: text.slice(from.index, to.index + to[0].length), start: from.index });
    if (piece === null || hanging.test(piece.text)) return null;
    if (!breaksOff(piece.text, text.slice(piece.start + piece.text.length))) return piece;
    last -= 1;
  }
}

/** A citation of a piece of a text. Takes: the kind and name of the material, the section where it has one, and the
 *  offset of the text inside the material. */
export function citationOf(
  kind: Citation['kind'],
  quote: Quote,
  source: string,
  section: string | null,
  offset: number | null,
): Citation {
  return { kind, quote: quote.text, source, section, start: offset === null ? null : offset + quote.start };
}
