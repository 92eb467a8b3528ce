import type { Claim, StandardFound } from '../reading/types.ts';

/** How much of a hearing turns on a rule, by what it measures; the first that fits counts. */
const weights: readonly (readonly [about: RegExp, weight: number])[] = [
  [/\b(?:barbed wire|signs?|knox|padlock|copies)\b/i, 0.25],
  [/\b(?:security|bond|escrow|letter of credit|financial assurance|surety)\b/i, 0.9],
  [/\b(?:setbacks?|set back|separation)\b.*\b(?:residence|dwelling|home|house|church|school|residential)/i, 1],
  [/\b(?:setbacks?|set back|separation|distance)\b/i, 0.9],
  [/\b(?:noise|sound|decibels?|dba)\b/i, 0.95],
  [/\bflicker\b/i, 0.9],
  [/\bfence\b/i, 0.4],
  [/\b(?:trees?|evergreens?|buffer|screen\w*|berm)\b/i, 0.8],
  [/\bheight\b/i, 0.85],
  [/\b(?:density|dwelling units|lot area|coverage|floor area)\b/i, 0.85],
  [/\b(?:traffic|trips|haul|road|access|water|drain\w*|stormwater)\b/i, 0.7],
  [/\b(?:hours of operation|parking)\b/i, 0.65],
  [/\b(?:removal|removed|restor\w+|decommission\w*)\b/i, 0.65],
  [/\b(?:repair|replace\w*|review|report|notice|inspection)\b/i, 0.35],
];

/** What a hearing makes of a rule of this kind: a setback, a sound limit or the security for removal before the height of the
 *  fence.  Takes: the rule.  Gives: 0..1.  Throws: never. */
export function materialityOf({ subject, quote }: StandardFound): number {
  const text = `${subject}. ${quote}`;
  if (/\bbarbed wire\b/i.test(quote)) return 0.25;
  return weights.find(([about]) => about.test(subject))?.[1] ?? weights.find(([about]) => about.test(text))?.[1] ?? 0.5;
}

/** Things beside the main use, each with rules of its own. */
const beside =
  /\b(?:barbed wire|fenc(?:e|es|ing)|signs?|light(?:ing|s)?|parking|wells?|batter(?:y|ies)|storage|driveways?|trees?|evergreens?|buffers?|landscap\w*|staging|laydown|antennas?|accessory|dumpsters?|tanks?)\b/i;
const mainUse =
  /\b(?:panels?|arrays?|inverters?|turbines?|towers?|buildings?|structures?|facilit(?:y|ies)|systems?|equipment|uses?|dwellings?)\b/i;

/** True where a rule is about one thing beside the project and the statement about another: a house near the array says
 *  nothing on barbed wire.  Takes: the rule and the statement.  Throws: never. */
export function speaksOfAnother({ quote }: StandardFound, { sentence }: Claim): boolean {
  const subject = quote.split(/\b(?:shall|must|may|is|are|will|should)\b/i)[0] ?? quote;
  const thing = beside.exec(subject)?.[0];
  return thing !== undefined && !mainUse.test(subject) && !sentence.toLowerCase().includes(thing.toLowerCase());
}
