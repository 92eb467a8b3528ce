import { communityOf, type CharacterSheet, type Rehearsal } from '@rostrum/engine';

const level = (value: number): string => (value >= 0.66 ? 'high' : value >= 0.33 ? 'middling' : 'low');

/** How somebody speaks tonight, in words for a writer. */
export function mannerOf(rehearsal: Rehearsal, character: CharacterSheet): readonly string[] {
  const id = character.character_id;
  const { frustration, trust, patience } =
    (Object.hasOwn(rehearsal.moods, id) ? rehearsal.moods[id] : null) ?? rehearsal.room;
  return [
    character.voice.manner,
    ...(character.home === undefined ? [] : [`Lives ${character.home.street}, for ${character.home.years}.`]),
    `Tonight: frustration ${level(frustration)}, trust ${level(trust)}, patience ${level(patience)}.`,
  ];
}

/** Where it is said, in words for a writer. */
export function placeOf(rehearsal: Rehearsal): string {
  const { name, communication_style: style } = communityOf(rehearsal);
  return `The room: ${name}, ${style.replaceAll('_', ' ')} in manner. Difficulty: ${rehearsal.difficulty}.`;
}
