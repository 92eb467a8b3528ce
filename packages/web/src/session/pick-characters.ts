import type { Character } from '@rostrum/contract';

/** Who asks in a practice session: seats in the order in which they are filled. */
const seats = ['commissioner', 'resident', 'expert', 'commissioner'] as const;

/** At most `most` characters for the topics: a mix of commissioners, a resident and an expert, each the one who knows the most topics; the
 *  rest by how many topics they know. At least one if there is any active character. */
export function pickCharacters(
  characters: readonly Character[],
  topics: readonly string[],
  most: number,
): readonly Character[] {
  const wanted = new Set(topics);
  const knows = (character: Character) => character.expertise.filter((topic) => wanted.has(topic)).length;
  const free = characters
    .filter((character) => character.active !== false)
    .map((character, at) => ({ character, at }))
    .sort((a, b) => knows(b.character) - knows(a.character) || a.at - b.at)
    .map(({ character }) => character);
  const picked: Character[] = [];
  const take = (fits: (character: Character) => boolean) => {
    const at = free.findIndex(fits);
    if (at >= 0 && picked.length < most) picked.push(...free.splice(at, 1));
  };
  for (const seat of seats) take(({ role }) => role === seat || (seat === 'commissioner' && role === 'chair'));
  while (picked.length < most && free.length > 0) take(() => true);
  return picked;
}
