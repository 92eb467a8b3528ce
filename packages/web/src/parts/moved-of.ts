/** What is moved, without the findings and conditions that are listed by themselves.
 *  Takes: a motion as the mover reads it. Gives: its text up to the first of them. */
export function movedOf(motion: string): string {
  return motion.split(/ (?:Findings|Conditions): \(1\)/)[0] ?? motion;
}
