/** What is said in the evening, and the same earlier in the day. */
const evening: readonly (readonly [string, string])[] = [
  ['Tonight', 'Today'],
  ['tonight', 'today'],
  ['this evening', 'today'],
];
const greeted = /\bgood (morning|afternoon)\b/i;
/** The characters within which somebody says good morning. */
const opening = 200;

/** A line adjusted to the time of day when the applicant greeted the board; hearings are in the evening unless somebody says otherwise.
 *  Takes: the line, written for an evening, and the presentation.  Gives: the line; unchanged if it contains a quotation.  Throws:
 *  never. */
export function atThisHour(line: string, presentation: string): string {
  const time = greeted.exec(presentation.slice(0, opening))?.[1]?.toLowerCase();
  if (time === undefined || line.includes('"')) return line;
  return evening
    .reduce((said, [words, other]) => said.replaceAll(words, other), line)
    .replaceAll('Good evening', `Good ${time}`);
}
