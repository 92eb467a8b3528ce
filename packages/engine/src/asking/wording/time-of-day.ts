/** What is said in the evening, and what is said of the same thing earlier in the day. */
const evening: readonly (readonly [RegExp, string])[] = [
  [/\b[Tt]onight's\b/g, "today's"],
  [/\bTonight\b/g, 'Today'],
  [/\btonight\b/g, 'today'],
  [/\bthis evening\b/g, 'today'],
];
const greeted = /\bgood (morning|afternoon)\b/i;
/** Characters in which somebody says good morning. */
const opening = 200;

/** A line as it is said at the time of day at which the applicant greeted the board; hearings are in the evening where nobody says.
 *  Takes: the line, written for an evening, and the presentation.  Gives: the line; with a quotation in it, as it was.  Throws: never. */
export function atThisHour(line: string, presentation: string): string {
  const time = greeted.exec(presentation.slice(0, opening))?.[1]?.toLowerCase();
  if (time === undefined || line.includes('"')) return line;
  return evening
    .reduce((said, [words, other]) => said.replace(words, other), line)
    .replace(/\bGood evening\b/g, `Good ${time}`);
}
