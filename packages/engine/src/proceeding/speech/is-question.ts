import { splitAtSpaces } from '../../base/text.ts';
const starts: ReadonlySet<string> = new Set(
  (
    'who whom whose what where when why how which is are was were am do does did have has had can could will would ' +
    "should may might isn't aren't wasn't weren't don't doesn't didn't haven't hasn't can't couldn't won't wouldn't"
  ).split(' '),
);

/** Whether somebody asks a question: a question mark, or a clause that begins like a question ('Ms. Petrova, how far …' spoken, where
 *  nobody hears the mark). Takes: what was said.  Throws: never. */
export function isQuestion(text: string): boolean {
  if (text.includes('?')) return true;
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[,.;:]/)
    .some((clause) => starts.has(splitAtSpaces(clause.trim())[0] ?? ''));
}
