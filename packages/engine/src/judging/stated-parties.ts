import type { Sentence } from '../speech/answer-text.ts';
import { contentStem, functionWords } from '../speech/lexicon.ts';

/* Who does a thing, or pays for it: 'the association maintains the pond', 'under the lease the removal is the landowner's'. */

export interface Duty {
  readonly sentence: string;
  /** Who: one of a few parties that a hearing tells apart. */
  readonly party: string;
  readonly doing: string;
  /** What it is done to, by its content words. */
  readonly object: readonly string[];
}

const parties: readonly (readonly [string, string])[] = [
  [
    'association',
    String.raw`(?:the |an |our )?(?:homeowners?'?|owners'?|property owners'?|condo(?:minium)?|residents'?)(?: association)|(?:the |an )?(?:hoa|association)`,
  ],
  [
    'government',
    String.raw`(?:the |our )?(?:city|county|town|township|village|state|public works(?: department)?|road department|taxpayers?|drainage district)`,
  ],
  ['landowner', String.raw`(?:the |our |a )?(?:landowners?|landlords?|lessors?|farmers?|farm family|land owners?)`],
  ['tenant', String.raw`(?:the |a |each )?(?:tenants?|renters?|end users?|lessees?|carriers?)`],
  ['buyers', String.raw`(?:the |each )?(?:buyers?|homeowners|home owners|lot owners)`],
  ['utility', String.raw`(?:the )?(?:utility|power company|electric company|co-?op)`],
  ['applicant', String.raw`(?:we|i|the company|our company|the developer|the applicant|the operator|the project)`],
];
const doings: readonly (readonly [doing: string, does: string, done: string])[] = [
  [
    'keep up',
    String.raw`maintain(?:s|ed|ing)?|takes? care of|looks? after|keeps? up|mows?|repairs?`,
    'maintained|taken care of|looked after|kept up|mowed|repaired',
  ],
  ['pay', String.raw`pays?(?: for)?|covers? the cost of|funds?|foots? the bill for`, 'paid(?: for)?|covered|funded'],
  [
    'remove',
    String.raw`removes?|takes? (?:down|out)|tears? (?:down|out)|decommissions?|hauls? (?:away|off)`,
    'removed|taken (?:down|out)',
  ],
  ['plow', 'plows?', 'plowed'],
];
const helper = String.raw`(?:(?:will|would|shall|must|does|do|'ll|has to|have to|is going to|are going to|always|also|then) )*`;

const active = parties.flatMap(([party, who]) =>
  doings.map(([doing, does]) => ({
    party,
    doing,
    pattern: new RegExp(String.raw`(?:^|[ ,;(])(?:${who})(?:'ll)? ${helper}(?:${does})\b([^.;]{0,60})`),
  })),
);
const passive = parties.flatMap(([party, who]) =>
  doings.map(([doing, , done]) => ({
    party,
    doing,
    pattern: new RegExp(String.raw`^([^.;]{0,60}?)\b(?:is|are|be|gets?) (?:${done}) by (?:${who})\b`),
  })),
);
/** 'Removal is the landowner's responsibility', 'that falls on the county'. */
const owed = parties.map(([party, who]) => ({
  party,
  pattern: new RegExp(
    String.raw`^([^.;]{0,80}?)(?:\b(?:is|are|becomes?|stays?|remains?|would be|will be)|'s) (?:up to |on )?(?:${who})(?:'s?)? (?:responsibility|job|duty|problem|cost|expense)\b|^([^.;]{0,80}?)\b(?:falls? (?:on|to)|is up to) (?:${who})\b`,
  ),
}));
const no = /\b(?:no|not|never|nobody|nothing|none|neither|nor|without|\w+n't)\b/;
/** Shared, passing from one to another, or supposed. */
const sharesOut =
  /\b(?:if|unless|until|after|before|once|share[sd]?|split|both|together|half|either|first|could|might|used to|today|currently|or)\b/;

/** Removal at the end goes by many names. */
const atTheEnd =
  /\b(?:decommission\w*|removal|(?:tak(?:e|es|ing)|tear(?:s|ing)?|pull(?:s|ing)?) (?:it|them|everything|the (?:panels?|turbines?|towers?|equipment|array)) (?:down|out|off)|tak(?:e|es|ing) (?:down|out) (?:it|them|everything|the (?:panels?|turbines?|towers?|equipment|array)))\b/g;

function objectOf(phrase: string): readonly string[] {
  const plain = phrase.replace(atTheEnd, ' removal ');
  return (plain.match(/[a-z][a-z'-]*/g) ?? []).flatMap((word) => {
    const stem = functionWords.has(word) ? null : contentStem(word);
    return stem === null || vague.has(stem) ? [] : [stem];
  });
}
const vague = new Set(
  'care plow maintain maintenance pay pays keep mow repair look fund cover cost end time year thing cost everything dollar lease contract agreement responsibility day way twenty thirty ten'
    .split(' ')
    .map((word) => contentStem(word) ?? word),
);

/** Who is said to do what. Takes: sentences in order, and the question they answer, which names what 'we do' and 'it' are about.
 *  Gives: nothing for what is shared, changes hands, or is only supposed. */
export function dutiesIn(sentences: readonly Sentence[], about = ''): readonly Duty[] {
  const question = objectOf(about.toLowerCase());
  return sentences.flatMap((sentence) => {
    if (sentence.asks || sharesOut.test(sentence.lower.replace(terms, ' '))) return [];
    return sentence.lower
      .replaceAll('’', "'")
      .replace(terms, ' ')
      .split(clauses)
      .flatMap((clause) => (no.test(clause) ? [] : (dutyOf(clause.trim(), sentence.raw, question) ?? [])));
  });
}
/** 'After year thirty' and 'at the end' date a duty and do not hand it on. */
const terms = /\b(?:after|until|before) (?:year|the year) \w+|\bat the end(?: of [a-z]+ [a-z]+)?\b/g;
const clauses = /[,;] (?:and |but )?| and (?=the |we |our |it )| but | while /;

function dutyOf(clause: string, sentence: string, question: readonly string[]): Duty | null {
  const made = (party: string, doing: string, phrase: string): Duty => {
    const own = objectOf(phrase);
    return { sentence, party, doing, object: own.length > 0 ? own : question };
  };
  for (const { party, pattern } of owed) {
    const met = pattern.exec(clause);
    if (met !== null) return made(party, owes, met[1] ?? met[2] ?? '');
  }
  for (const { party, doing, pattern } of passive) {
    const met = pattern.exec(clause);
    if (met !== null) return made(party, doing, met[1] ?? '');
  }
  for (const { party, doing, pattern } of active) {
    const met = pattern.exec(clause);
    if (met !== null) return made(party, doing, doing === 'remove' ? `removal ${met[1] ?? ''}` : (met[1] ?? ''));
  }
  return null;
}
/** A duty without its kind: 'the landowner's responsibility'. */
const owes = 'owe';

/** Whether two parties are named for one thing: what is done stands first, and removal is one thing under any name. */
export function otherParty(one: Duty, other: Duty): boolean {
  if (one.party === other.party) return false;
  const open = one.doing === owes || other.doing === owes;
  if (one.doing !== other.doing && !open) return false;
  const [head, otherHead] = [one.object[0], other.object[0]];
  if (head === undefined || otherHead === undefined) return false;
  return (
    head === otherHead ||
    (one.object.includes(removal) && other.object.includes(removal)) ||
    (open && (one.object.includes(otherHead) || other.object.includes(head)))
  );
}
const removal = contentStem('removal') ?? 'removal';
