import { tokensOf } from '../../language/tokens.ts';

/* What an applicant said, as somebody in the room tells the board: 'they've applied for a permit'. */

/** Words of a member's 'you said ...', with what a neighbor says in their place: the applicant is 'they', and the board is 'you'. */
const turned: Readonly<Record<string, string>> = {
  your: 'their',
  yours: 'theirs',
  yourself: 'themselves',
  yourselves: 'themselves',
  us: 'you',
  we: 'you',
  our: 'your',
  ours: 'yours',
};
/** After these, 'you' is an object. */
const toward: ReadonlySet<string> = new Set(
  'for to from with by of on at than give gave given show showed send sent tell told ask asked write wrote let lets allow allows help cost costs take takes'.split(
    ' ',
  ),
);

/** What was said to an applicant about themselves, told to the board instead: 'you haven't asked our staff' becomes 'they haven't asked
 *  your staff'.  Takes: words that address the applicant, as `saidBack` gives them.  Throws: never. */
export function toldOfThem(words: string): string {
  let said = '';
  let past = 0;
  let before = '';
  for (const { text, lower, start, end } of tokensOf(words)) {
    const other = lower === 'you' ? (toward.has(before) ? 'them' : 'they') : turned[lower];
    // A contraction is two tokens over the same letters: only its first one is turned.
    if (other !== undefined && start >= past && text.toLowerCase() === lower) {
      said += words.slice(past, start) + other;
      past = end;
    }
    before = lower;
  }
  return said + words.slice(past);
}
