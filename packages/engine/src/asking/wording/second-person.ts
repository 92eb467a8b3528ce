const turned: Readonly<Record<string, string>> = {
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
  i: 'you',
  my: 'your',
  me: 'you',
};
/** Words that would change whom they mean when somebody else says them. */
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

/** What an applicant said of themselves, as it is said to them: 'restore our site' becomes 'restore your site'.
 *  Takes: a stretch of speech.  Gives: null where its words would mean somebody or something else.  Throws: never. */
export function secondPerson(words: string): string | null {
  let isSafe = true;
  const said = words.replace(/[A-Za-z'’]+/g, (word) => {
    const lower = word.toLowerCase();
    if (unsafe.has(lower) || lower.includes("'") || lower.includes('’')) isSafe = isSafe && /[’']s$/.test(lower);
    return turned[lower] ?? word;
  });
  return isSafe ? said : null;
}
