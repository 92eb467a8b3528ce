/* Residents speak from a life. The lines of the knowledge bring lives along; these rules keep them from colliding with
 * the person who says them. */

/** A claim to a calling or a way of living. */
const callings: readonly (readonly [claim: RegExp, background: RegExp])[] = [
  [/\bI teach\b|\bmy (?:classroom|students|pupils)\b|\bI coach\b/i, /teach|coach|school/i],
  [
    /\bI drive (?:the |a )?(?:fire|engine|ambulance)|\bI'm on the (?:fire|volunteer)/i,
    /fire|ambulance|paramedic|volunteer/i,
  ],
  [/\bI drive (?:the |a |bus |truck)|\bI haul\b/i, /driv|truck|bus|haul/i],
  [/\bnurse\b|\bmy patients\b|\bI work (?:nights )?at the hospital/i, /nurse|hospital|clinic|health/i],
  [
    /\bI farm\b|\bwe farm\b|\bmy (?:cows|herd|cattle|orchard|bottom field|beans|corn|hay)\b|\bI (?:milk|raise)\b|\bour farm\b/i,
    /farm|ranch|cattle|orchard|dairy|acre|crop/i,
  ],
  [
    /\bI (?:run|own) (?:a|the|my)\b|\bmy (?:shop|store|business|customers)\b/i,
    /\bruns?\b|\bown|shop|store|business|restaurant|salon/i,
  ],
  [/\bI clean\b|\bI work nights\b|\bnight shift\b/i, /clean|night|shift|plant|warehouse/i],
  [
    /\bI have (?:pumped|banded|drilled|laid|built|welded)\b|\bI (?:pour|weld|wire|plow)\b/i,
    /contract|build|weld|drill|electric|plumb|trades?/i,
  ],
  [/\bmy (?:husband|wife)\b/i, /husband|wife|married|widow/i],
];

/** True where a line claims a life that this person's background does not show. Takes: a line, and the background of the character. */
export function claimsAnotherLife(line: string, background: string): boolean {
  return callings.some(([claim, lived]) => claim.test(line) && !lived.test(background));
}

const firstPerson = /\b(?:I|I'm|I've|my|our|we)\b/;

/** True where a line tells of the speaker's own life, so that nothing else of it should stand beside. */
export function tellsOfOneself(line: string): boolean {
  return firstPerson.test(line);
}
