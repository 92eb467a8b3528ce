import type { CharacterSheet } from '../catalogue/types.ts';
import { onceForText } from './once-for-text.ts';

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
  [/\bI clean\b/i, /\bclean(?:s|er|ers|ing)\b/i],
  [/\bI work nights\b|\bnight shift\b/i, /\bnights?\b|\bshifts?\b/i],
  [
    /\bAll we own\b|\bstretched to buy\b|\bfixed income\b|\bdivorce\b|\ball I could carry\b|\bwhole retirement\b/i,
    /^(?!.*(?:orthodontist|association|software))/is,
  ],
  [
    /\bI have (?:pumped|banded|drilled|laid|built|welded)\b|\bI (?:pour|weld|wire|plow)\b/i,
    /contract|build|weld|drill|electric|plumb|trades?/i,
  ],
  [/\bmy (?:husband|wife)\b|\bmy late\b/i, /husband|wife|married|widow/i],
  [
    /\bI (?:board|ride)\b|\b(?:my (?:mare|horses?)|the horses|riding ring|riding lessons|the ring where)\b/i,
    /horse|rid(?:es|ing)|stable/i,
  ],
  [
    /\b(?:toddlers|little ones|children) I (?:watch|look after)\b|\bI (?:watch|nap) (?:other|nine)\b|\bnine children\b|\blittle ones\b|\bParents pick up\b|\bdrop-off\b/i,
    /child ?care|day ?care/i,
  ],
  [
    /\b(?:my|the|four) (?:cabins?|lodge)\b|\bpay me for a cabin\b|\bmy living, and the owls\b|\bI guide people\b/i,
    /lodge|cabin|guide/i,
  ],
  [
    /\b(?:breakfast crowd|lunch (?:crowd|line|counter)|my tables|my place at nine|ice machine|forty plates|I cook for|I close late|I serve lunch)\b/i,
    /restaurant|diner|noodle|kitchen|cafe|soup|cook/i,
  ],
  [/\bheifers\b|\bevery acre I farm\b|\bmy pasture\b|\bmy fence would be\b/i, /farm|ranch|cattle|dairy|cows/i],
  [/\bI rent\b|\bmy landlord\b|\boutbid on\b/i, /rent/i],
  [
    /\bmy (?:kids|boys?|girls?|twins|baby|son|daughter)\b|\bour kids\b|\bthe baby(?:'s)?\b|\bpregnant\b|\bstroller\b|\bmy (?:son|daughter) (?:just|rides|is autistic|has|is a junior|got)\b/i,
    /\b(?:her|his|their|two|three|own) (?:\w+ )?(?:children|kids|sons?|daughters?|boys|girls|family)\b|\braise[sd]? (?:his|her)\b/i,
  ],
  [
    /\bsince my husband died\b|\bgrandchildren\b|\bgrandkids\b|\bgrandbabies\b|\bgranddaughter\b/i,
    /widow|grand|husband/i,
  ],
  [/\bI taught\b/i, /taught|teach/i],
  [/\b(?:thirty|forty|fifty|sixty) years\b/i, /\b(?:thirty|forty|fifty)-?\w* years|buried|retired|grew up in the/i],
  [
    /\bI'?m (?:sixty|seventy|eighty|ninety)|\bI am (?:sixty|seventy|eighty|ninety)|\bmy age\b|\bwhen I retired\b/i,
    /retired|buried|\b(?:thirty|forty|fifty)-?\w* years|thirty-six/i,
  ],
  [/\b(?:twenty-\w+|thirty) and\b|\bI am twenty/i, /twenty/i],
  [
    /\bwhen I was (?:small|a (?:boy|girl|kid|child)|little)\b|\bI grew up\b|\bsince the war\b|\bmy grandfather\b/i,
    /grew up|raised (?:him|her)\b|all my life|married into/i,
  ],
  [/\bmy people\b|\bbefore there was a county\b/i, /aunt's family|nation|tribe|reservation/i],
  [/\b(?:is|are|was) buried\b|\bI have buried\b/i, /buried|grew up|all my life/i],
  [/\bWe are farmers\b|\btwo goats\b|\bWe water stock\b|\bWe milk\b/i, /farm|ranch|cow-calf|orchard|dairy|goats/i],
  [/\bMy English\b/i, /bring his parents|Samara|noodle/i],
  [/\bmy father's shop\b|\bmy dad's\b/i, /father/i],
  [
    /\bmy family has been around\b|\bmy family has (?:owned|farmed)\b/i,
    /all my life|grew up in the|married into|thirty-nine|forty-four|fifty-one/i,
  ],
  [/\bmy divorce\b|\bmy ex\b/i, /divorc/i],
  [/\bI have had the\b|\bmy (?:register|shop|store|counter)\b/i, /store|shop|restaurant|hardware|business/i],
  [/\bI have lived (?:on|in|here)\b/i, /all my life|(?:thirty|forty|fifty)/i],
  [/\bWe rent\b|\bour landlord\b/i, /\brents?\b|apartments/i],
  [/\bI raised\b/i, /raised|children|sons?\b|daughters?\b|grand/i],
  [/\b(?:In dispatch|I take the calls|I drive a route)\b/i, /dispatch|driv/i],
  [
    /\bmy crew\b|\bironworker\b|\bgo up iron\b|\bthe tones drop\b|\bvolunteer on the fire\b/i,
    /ironworker|volunteer|crew/i,
  ],
  [
    /\bpunch press\b|\baxle works\b|\bthe old shop\b|\bran machines\b|\bledger for the local\b|\bthree shifts in my time\b|\bIn my shop\b/i,
    /machin|tool|axle|union|shop/i,
  ],
  [/\bworked around them for years\b/i, /machin|truck|warehouse|mill|forklift/i],
  [/\bgrandfather cleared\b|\bDad tiled\b/i, /farm|ranch|grandfather/i],
  [/\bI wrench on\b/i, /mechanic/i],
  [
    /\bthe (?:night|second|early|twelve-hour) shift\b|\btwelve-hour shift\b|\bcome off\b|\bsleep days\b/i,
    /shift|night|warehouse|plant/i,
  ],
  [/\bOur association\b|\bmy terrace\b/i, /association|terrace|ridge/i],
  [/\bI (?:guide|used to measure|keep an instrument)\b|\bpump logs\b/i, /physic|engineer|instrument|lab|guide/i],
  [/\bmy desk\b|\bon calls all day\b|\blook at screens\b/i, /software|remote|design|home office|engineer/i],
];

/** 'I am a lieutenant', 'I was a paramedic': what follows has to be true of whoever says it. */
const saysWhatOneIs =
  /\bI(?:'m| am| was|'ve been| have been) an? (?!bit|little|taxpayer|fool|person|neighbor|patient)([a-z]+)\b/i;
const saysWhatOneDid = /\bI (?:worked the rigs|have worked with)\b|\bin the electricians' local\b/i;

/** What a line claims of the life of whoever says it: what one is, what nobody on the board of characters has done, and what a
 *  background has to show. */
interface Claimed {
  readonly is: string | null;
  readonly did: boolean;
  readonly lived: readonly RegExp[];
}

const claimedIn = onceForText((line): Claimed => ({
  is: saysWhatOneIs.exec(line)?.[1]?.toLowerCase() ?? null,
  did: saysWhatOneDid.test(line),
  lived: callings.filter(([claim]) => claim.test(line)).map(([, lived]) => lived),
}));

/** True where a line claims a life that this person's background does not show. Takes: a line, and the background of the character. */
export function claimsAnotherLife(line: string, background: string): boolean {
  const { is, did, lived } = claimedIn(line);
  if (is !== null && !background.toLowerCase().includes(is)) return true;
  return did || lived.some((one) => !one.test(background));
}

const livesKnown = new WeakMap<CharacterSheet, string>();

/** Everything known of where and how a character lives. Takes: the character. Gives: one text. */
export function lifeOf(character: CharacterSheet): string {
  const { background, home } = character;
  const life =
    livesKnown.get(character) ??
    (home === undefined ? background : `${background} Lives ${home.street}, ${home.years}.`);
  livesKnown.set(character, life);
  return life;
}

const firstPerson = /\b(?:I|I'm|I've|my|our|we)\b/;

/** True where a line tells of the speaker's own life, so that nothing else of it should stand beside. */
export function tellsOfOneself(line: string): boolean {
  return firstPerson.test(line);
}
