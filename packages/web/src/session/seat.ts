/** Whether somebody is a seat of the applicant's own board, simulated from its minutes: no portrait, stance or biography is shown
 *  for a real person. */
export const isSeat = (characterId: string): boolean => characterId.startsWith('seat_');

/** 'MR' of 'Maria Ruiz', 'A' of 'Member A'. */
export function seatInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word) && word !== 'Member');
  return `${words[0]?.charAt(0) ?? ''}${words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : ''}`;
}
