const turned: Readonly<Record<string, string>> = {
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
  i: 'you',
  my: 'your',
  me: 'you',
  am: 'are',
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  "we're": "you're",
  "we've": "you've",
  "we'd": "you'd",
  "we'll": "you'll",
};
/** Words that would refer to somebody else when another person says them. */
const unsafe: ReadonlySet<string> = new Set([
  'you',
  'your',
  'yours',
  'this',
  'that',
  'these',
  'those',
  'it',
  'they',
  'them',
  'here',
  'tonight',
  'he',
  'she',
]);
const boards: ReadonlySet<string> = new Set(['you', 'your', 'yours']);
const ours: Readonly<Record<string, string>> = { you: 'us', your: 'our', yours: 'ours' };
/** After these, 'you' is an object. */
const toward: ReadonlySet<string> = new Set(['for', 'to', 'from', 'with', 'give', 'gave', 'show', 'send']);
const aWord = /[A-Za-z'’]+/g;

/** What an applicant said about themselves, as the board says it back; words that refer to something said earlier stay as they are.
 *  Takes: part of a speech.  Gives: null if it addresses the board in a way that cannot be switched.  Throws: never. */
export function toldBack(words: string): string | null {
  let isSafe = true;
  let before = '';
  const said = words.replace(aWord, (word) => {
    const lower = word.toLowerCase().replace('’', "'");
    const last = before;
    before = lower;
    if (!boards.has(lower)) return turned[lower] ?? (last === 'i' && lower === 'was' ? 'were' : word);
    if (lower === 'you' && !toward.has(last)) isSafe = false;
    return ours[lower] ?? word;
  });
  return isSafe ? said : null;
}

/** What an applicant said about themselves, as it is said to them: 'restore our site' becomes 'restore your site'.
 *  Takes: part of a speech.  Gives: null if its words would mean somebody or something else.  Throws: never. */
export function secondPerson(words: string): string | null {
  let isSafe = true;
  const said = words.replace(aWord, (word) => {
    const lower = word.toLowerCase();
    if (unsafe.has(lower) || lower.includes("'") || lower.includes('’')) isSafe = isSafe && /[’']s$/.test(lower);
    return turned[lower] ?? word;
  });
  return isSafe ? said : null;
}
