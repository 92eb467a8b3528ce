const cap = 0.5;

/** How much harsher the public phase begins after a presentation.
 *  Takes: the recorder's quality word ('poor', 'fair', …), the length in seconds and the words.  Gives: 0..0.5: 0.3 for poor or 0.1 for
 *  fair quality, 0.2 for under 120 s, 0.2 if neither 'community' nor 'benefit' is said. An unknown quality or length adds nothing. Never
 *  throws. hearing.md §5. */
export function hostilityModifier(given: { quality: string | null; durationS: number | null; text: string }): number {
  let tenths = 0;
  if (given.quality === 'poor') tenths += 3;
  else if (given.quality === 'fair') tenths += 1;
  if (given.durationS !== null && given.durationS < 120) tenths += 2;
  if (!/community|benefit/i.test(given.text)) tenths += 2;
  return Math.min(cap, tenths / 10);
}
