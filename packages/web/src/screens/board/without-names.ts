import type { Board } from '@rostrum/contract';

const isLetter = (text: string): boolean => text.toLowerCase() !== text.toUpperCase();

/** Puts words in place of a name wherever it stands alone, not within another word. */
function replaced(text: string, name: string, by: string): string {
  const parts = text.split(name);
  return parts
    .slice(1)
    .reduce(
      (all, part) => all + (isLetter(all.at(-1) ?? '') || isLetter(part[0] ?? '') ? name : by) + part,
      parts[0] ?? '',
    );
}

/** The words of minutes as they may be printed and handed on: in place of each member "[Member A]", or "[a member]" for one who no longer
 *  sits. Takes: the board. Gives: a function from words to words. */
export function withoutNames({ members, seated }: Pick<Board, 'members' | 'seated'>): (quote: string) => string {
  const people = members.flatMap(({ name }) => {
    const letter = seated?.seats.find((seat) => seat.name === name)?.shownAs ?? 'a member';
    const surname = name.split(' ').at(-1) ?? name;
    return [name, surname, surname.toUpperCase()].map((own) => [own, `[${letter}]`] as const);
  });
  people.sort(([a], [b]) => b.length - a.length);
  return (quote) => people.reduce((text, [name, by]) => replaced(text, name, by), quote);
}
