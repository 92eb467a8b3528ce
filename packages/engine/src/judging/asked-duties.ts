import { headsIn, type Memory, type Told } from './told.ts';

/* Who does or pays for what the question names: 'Who mows it?' 'Our own crew', and later 'that's all contracted out'. */

interface DutyStated {
  readonly sentence: string;
  readonly party: string;
  readonly doing: string;
  /** The thing, where one is named, else the deed: the pond, or the mowing. */
  readonly heads: readonly string[];
  readonly all: readonly string[];
}

const own = String.raw`(?:our|my|the company's|company) (?:own )?(?:\w+ )?(?:crews?|staff|employees|people|drivers|mechanics|guards|technicians|team|payroll|trucks?)\b|\bin-house\b|\bour own\b|\bpayroll\b|\bdo (?:it|that|all of it) ourselves\b|\bourselves\b`;
const us = String.raw`^(?:(?:yes|well|that is|it is|that would be|would be|that will be) ?)*(?:us|me)\b|\bon us\b|\b(?:we|i|the (?:company|developer|applicant|operator|owner)) (?:will |would |do |also |always |have to |will be |are |am |all |still )*(?!have\b)[a-z]+|\bat our (?:\w+ )?(?:expense|cost)\b|\bour (?:own )?(?:cost|costs|expense|job|responsibility|dime|nickel|bill|problem|budget|account|obligation|duty)\b|\b(?:comes|come) out of our\b|^(?:we do|the developer|the company|the applicant|the operator|the owner|my company|our company)\b`;
const parties: readonly (readonly [name: string, words: RegExp])[] = [
  ['employees', new RegExp(own)],
  [
    'contractor',
    /\b(?:contract(?:ed|s|ing)? (?:\w+ )?out|contracted|(?:sub)?contractors?|sub(?:bed|contracted)? (?:it )?out|third[- ]party|outside (?:firm|company|crew|vendor|outfit|contractor)|vendors?|independent(?: \w+)?|landscap(?:er|ing (?:company|firm|outfit|service))|nursery|outsourc\w+|hired? out|farm(?:ed)? (?:it )?out|agency|hired (?:firm|company|crew)|(?:a|an|the) (?:local|private|outside) (?:\w+ )?(?:firm|company|outfit|landscaper|hauler|crew|service))\b/,
  ],
  [
    'association',
    /\b(?:(?:homeowners?'?s?|owners'?|property owners'?|condo(?:minium)?|residents'?|road|lake|neighborhood) association|hoa(?:'s)?|the association)\b/,
  ],
  [
    'government',
    /\b(?:the |your |our (?=town|county))?(?:city|county|town|township|village|state|public works|(?:road|parks?|fire|street|water|sewer|police|highway|sheriff's) (?:department|district|commission)|departments?|district|taxpayers?|sheriff|d\.?o\.?t)\b(?! (?:code|ordinance|road|water|line|residents?|park|hall|engineer))/,
  ],
  ['landowner', /\b(?:land ?owners?|landlords?|lessors?|the farmers?|farm family|property owner)\b/],
  ['tenant', /\b(?:tenants?|renters?|end users?|lessees?|carriers?|occupants?)\b/],
  [
    'buyers',
    /\b(?:buyers?|homeowners?(?!'? ?s?'? association)|home owners|lot owners|each owner|residents|neighbors|people who live)\b/,
  ],
  ['utility', /\b(?:utility|power company|electric company|co-?op|ratepayers)\b/],
  ['insurer', /\b(?:insurance company|insurer)\b/],
  ['applicant', new RegExp(us)],
];
/** What one pays for may be another's to do. */
const deeds: readonly (readonly [name: string, words: RegExp])[] = [
  ['insure', /\b(?:insur\w*|carr(?:y|ies) (?:the|that|a) (?:policy|insurance|liability))\b/],
  [
    'pay',
    /\b(?:pay(?:s|ing)?|paid|cost|costs|cover(?:s|ed|ing)?|fund(?:s|ed|ing)?|foot(?:s|ing)?|budget|bill|expense|reimburs\w*|pick(?:s|ing)? up the|financ\w+|buy(?:s|ing)?|bought)\b/,
  ],
  ['inspect', /\b(?:inspect\w*|monitor\w*|checks?|enforc\w*)\b/],
  ['own', /\b(?:owns|owned|ownership|deeded|belongs?)\b/],
  [
    'remove',
    /\b(?:remov\w*|tak(?:e|es|ing) (?:\w+ ){0,3}down|taken down|decommission\w*|tear(?:s|ing)? (?:\w+ )?down)\b/,
  ],
  [
    'keep up',
    /\b(?:maint\w*|tak(?:e|es|ing) care|taken care|look(?:s|ing)? after|keep(?:s|ing)? (?:\w+ )?up|upkeep|mow\w*|repair\w*|fix(?:es|ed|ing)?|plow\w*|clean\w*|replac\w*|shovel\w*|sweep\w*|water(?:s|ing)\b|empt(?:y|ies|ying)|takes? out the|picks? up the (?:trash|litter)|trims?|prunes?|pump(?:s|ed)? (?:it|them) out|salts?\b|cut(?:s|ting)? the (?:grass|lawn|weeds))/,
  ],
  ['train', /\b(?:train(?:s|ing)?|teach\w*)\b/],
  ['haul', /\b(?:haul\w*|deliver\w*|truck(?:s|ing)|transport\w*)\b/],
  ['run', /\b(?:runs?|running|operat\w+|staff(?:s|ed|ing)?|manag\w+|security|patrol\w*|answers?)\b/],
  ['build', /\b(?:builds?|building|construct\w*|install\w*)\b/],
];
/** 'Responsible' is whoever does it or pays for it. */
const anything = 'anything';
/** A deed that is known by its own name, where nothing it is done to is named. */
const namedDeed =
  /^(?:mow|plow|haul|train|clean|repair|inspec|shovel|sweep|secur|mainte|mainta|remova|remov|monito|decomm)$/;
const asksWho = /\b(?:who|whose|who is)\b/;
const handsOn =
  /\b(?:until|once|before|share[sd]?|split|both (?:of us|pay|share)|together|half|either|first|while we build|during construction)\b/;
const firm = /\b(?:from day one|regardless|either way|forever|would not matter|would be on|no matter)\b/;
const no = /\b(?:no|not|never|nobody|none|nothing|neither|nor|without)\b/;

const partyWords = new Set(
  headsIn(
    'company developer applicant operator owner crew staff employee payroll driver contract contractor firm vendor independent association homeowners hoa state district department public landowner farmer tenant buyer utility responsibility responsible expense cost pay cover fund budget dime care maintain maintenance upkeep local outside landscaper manufacturer finish start law lease book rates rate own',
  ),
);
const deedOf = (text: string): string | null =>
  deeds.find(([, words]) => words.test(text))?.[0] ??
  (/\b(?:responsib\w+|whose job|'s job|falls (?:to|on)|on the hook)\b/.test(text) ? anything : null);
const objectsIn = (text: string): string[] =>
  headsIn(
    parties.reduce(
      (rest, [name, words]) => (name === 'applicant' || name === 'employees' ? rest : rest.replace(words, ' ')),
      text.replace(beside, ' ').replace(/\b\w+ly\b/g, ' '),
    ),
  ).filter((stem) => !partyWords.has(stem));
/** When and why it is done is not what is done. */
const beside = /\b(?:if|when|once|because|whenever|in the winter|in winter|at night)\b.*$/;

function partyIn(clause: string): string | null {
  const met = parties.flatMap(([name, words]) => {
    const at = clause.search(words);
    return at < 0 ? [] : [{ name, at }];
  });
  // 'We have our own crew' are employees; 'we contracted it out' is a contractor; otherwise who is named first does it.
  const named = met.filter(({ name }) => name !== 'applicant');
  const said =
    named.length > 0 &&
    (met.length === named.length || named[0]?.name === 'employees' || named[0]?.name === 'contractor')
      ? named
      : met;
  return said.sort((a, b) => a.at - b.at)[0]?.name ?? null;
}

function readDuties(told: Told): readonly DutyStated[] {
  const { sentence, text, question, at } = told;
  const asked = asksWho.test(question) && at === 0;
  const found: DutyStated[] = [];
  const hypothetical = (/\bif\b/.test(question) && /^then\b/.test(text)) || /\bduring construction\b/.test(question);
  if ((told.supposed || hypothetical || handsOn.test(text)) && !firm.test(text) && !/^the \w+ would /.test(text))
    return [];
  const clauses = text.split(/[,;] (?:and |but |so )?| but | so | while | and (?=the |it |we |they |our )/);
  let last: string | null = null;
  for (const [n, clause] of clauses.entries()) {
    const bare = clause.replace(/^none for /, '');
    if (no.test(bare)) continue;
    const party: string | null = onThem.test(bare) ? last : partyIn(bare);
    if (party === null || (asked && n === 0 && party === 'government' && theirOwn.test(question))) continue;
    last = party;
    const leans = (asked && n === 0) || /\b(?:that|it|them|this|those)(?: is| are)?\b/.test(bare);
    const before = `${clauses.slice(0, n).join(' ')} ${leans ? question : ''}`;
    const doing =
      deedOf(bare.replace(/\b(?:our|their|its) (?:own )?(?:maintenance|\w+ing) (?:staff|crew)/, ' ')) ??
      deedOf(before) ??
      (asked ? deedOf(question) : null);
    const mine = objectsIn(bare);
    const things =
      mine.some((stem) => !namedDeed.test(stem)) && !(asked && n === 0) ? mine : [...mine, ...objectsIn(before)];
    if (doing === null || things.length === 0) continue;
    const named = (asked && n === 0 ? objectsIn(question) : things).filter((stem) => !namedDeed.test(stem));
    const all = doing === 'remove' ? [...things, 'remova'] : things;
    found.push({ sentence, party, doing, heads: named.length > 0 ? named : things, all });
    if (asked && n === 0) break;
  }
  return found;
}

/** 'Who plows the county road?' 'The county.' */
const theirOwn = /\b(?:county|city|state|town|township|village)(?:'s)? (?:roads?|streets?|highways?|park|land|line)\b/;
/** 'Subbed out to a nursery, so it would be on them'. */
const onThem = /\b(?:on|up to) (?:them|him|her)\b|\btheir (?:job|cost|expense|responsibility)\b/;

const one = (party: string): string => (party === 'employees' ? 'applicant' : party);

/** Who does what. Two clash where another party is named for the same deed and the same thing. */
export const askedDuties: Memory<DutyStated> = {
  read: readDuties,
  clash: (earlier, now) => {
    const open = earlier.doing === anything || now.doing === anything;
    if ((earlier.doing !== now.doing && !open) || earlier.party === now.party) return null;
    // People say 'we' of those they hire.
    if (one(earlier.party) === one(now.party)) return null;
    const outside = new Set([earlier.party, now.party]);
    if (outside.has('contractor') && outside.has('applicant') && earlier.doing !== 'pay') return null;
    const [head, nowHead] = [earlier.heads.at(-1) ?? '', now.heads.at(-1) ?? ''];
    const shares =
      now.all.includes(head) ||
      earlier.all.includes(nowHead) ||
      (now.doing === 'remove' && earlier.all.includes('remova')) ||
      (now.all.every((stem) => namedDeed.test(stem)) && now.all.some((stem) => earlier.all.includes(stem)));
    return shares ? 'whose job it is' : null;
  },
};
