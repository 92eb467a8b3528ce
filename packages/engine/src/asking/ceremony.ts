import { splitAtSpaces } from '../base/text.ts';
import { hashText, randomFrom } from '../base/random.ts';
import type { CommunitySheet } from '../catalog/types.ts';
import type { ProjectFacts } from '../record/rehearsal.ts';
import { ceremonyParts, mannerOfStyle, type CeremonyPart } from './ceremony-lines.ts';
import { filled } from './wording/filled.ts';
import { namesSaid } from './names-said.ts';
import { capitalized, polished } from './spoken.ts';

const greetings: Readonly<Record<string, string>> = {
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
};

/** 'Planning Commission of Hugo', or of the county if there is no city. */
function bodyOf(facts: ProjectFacts): string {
  if (facts.city !== null) return `${facts.city} Planning Commission`;
  return facts.county === null ? 'Planning Commission' : `${facts.county} Planning Commission`;
}

function kindOf(facts: ProjectFacts): string {
  const type = (facts.typeSaid ?? facts.projectType).trim();
  if (type === '' || /^(?:development|other|project|custom)$/i.test(type)) return '';
  const said = type.replaceAll('_', ' ').toLowerCase();
  return facts.projectName.toLowerCase().includes(said) ? '' : `, ${withArticle(said)}`;
}

/** 'a truck stop', 'an anaerobic digester', 'a battery storage project'; 'townhomes' takes none. */
function withArticle(kind: string): string {
  const named = /^(.*?)(?: (?:with|for|on|at|in|and|of) .*)?$/.exec(kind)?.[1] ?? kind;
  const head = splitAtSpaces(named).at(-1) ?? kind;
  const isMass = hasNoArticle.test(head);
  if (/s$/.test(head) || (isMass && named !== kind) || /^(?:an?|the|one|two) /.test(kind)) return kind;
  const article = /^[aeiou]/.test(kind) && !/^(?:un[iy]|us|ut|eu|one)/.test(kind) ? 'an' : 'a';
  return isMass ? `${article} ${kind} project` : `${article} ${kind}`;
}
const hasNoArticle =
  /^(?:storage|housing|cultivation|manufacturing|processing|production|solar|wind|retail|mining|drilling|farming|parking|development|logistics|agriculture|aquaculture|hydrogen|geothermal|energy|lodging|recycling|generation|hydro|residential|commercial|industrial|multifamily|multi-family|single-family|expansion|infrastructure|refining|exploration|assembly)$/;

/** The line reworded for two people who apply in their own names. */
function ofCouple(line: string): string {
  return line
    .replace('{developer} wants', '{developer} want')
    .replace('The applicant is {developer}', 'The applicants are {developer}')
    .replace('The applicant, {developer}, asks', 'The applicants, {developer}, ask')
    .replace('{developer} is the applicant', '{developer} are the applicants')
    .replace('The applicant, {developer}, may', 'The applicants, {developer}, may')
    .replace('The representative of {developer} has', '{developer} have')
    .replace('Please begin with your name.', 'Please begin with your names.')
    .replace(
      'the representative of {developer} please come to the lectern, state your name',
      '{developer} please come to the lectern, state your names',
    )
    .replace(
      'Whoever is here for {developer}, the lectern is yours. Name first.',
      '{developer}, the lectern is yours. Names first.',
    )
    .replace('{developer}, come on up, say who you are', '{developer}, come on up, both of you, say who you are')
    .replace(
      'Would whoever is speaking for {developer} step up and introduce themselves',
      'Would {developer} step up and introduce themselves',
    );
}

/** What an applicant asks for if the project has no name: 'its church', 'this project'. */
function ownProject({ projectType }: ProjectFacts, developer: string): string {
  const type = projectType.trim().replaceAll('_', ' ').toLowerCase();
  if (developer === 'the applicant' || type === '' || /^(?:development|other|project|custom)$/.test(type))
    return 'this project';
  return 'its own project';
}

/** A realistic case number that stays the same for the same hearing. */
function caseNumber(facts: ProjectFacts, seed: number): string {
  const number = (hashText(`${facts.projectName}:${facts.developer}`) ^ seed) >>> 0;
  return `PC-${1_000 + (number % 9_000)}`;
}

/** The opening of the hearing, as the chair says it in this community's manner: call to order, case number, notice, order of the hearing,
 *  five minutes for the applicant, public comment, conduct, invitation to present.
 *  Takes: the project's facts, the community, the chair's name, the time of day ('evening' if unknown), a seed.
 *  Gives: 7 or 8 segments, each one or more whole sentences; the same for the same input.  Throws: never. hearing.md §4 (Opening speech),
 *  §7 (generate-ceremony-speech); decisions.md §3 (4 to 8 segments). */
export function openingSpeech(input: {
  readonly facts: ProjectFacts;
  readonly community: CommunitySheet;
  readonly chairName: string;
  readonly timeOfDay?: string;
  readonly seed: number;
}): readonly string[] {
  const { facts, community, seed } = input;
  const manner =
    (Object.hasOwn(mannerOfStyle, community.communication_style)
      ? mannerOfStyle[community.communication_style]
      : undefined) ?? 'formal';
  const timeOfDay = input.timeOfDay?.toLowerCase() ?? 'evening';
  const names = namesSaid(facts);
  const random = randomFrom(seed, `ceremony:${community.id}`);
  const chair = input.chairName.trim() === '' ? 'your chair' : input.chairName.trim();
  const values: Readonly<Record<string, string>> = {
    greeting: (Object.hasOwn(greetings, timeOfDay) ? greetings[timeOfDay] : undefined) ?? 'Good evening',
    body: bodyOf(facts),
    chair,
    case: caseNumber(facts, seed),
    developer: names.developer,
    project: names.projectIsNamed ? names.project : ownProject(facts, names.developer),
  };
  const where = names.place === null ? '' : `, in ${names.place}`;
  const say = (part: CeremonyPart): string => {
    const line = random.pick(part.lines[manner]);
    const body = (names.developerIsCouple ? ofCouple(line) : line)
      .replace('{kind}', kindOf(facts))
      .replace('{where}', where);
    // The case is called by the name that was filed; after that, people use the everyday name.
    const called = part.id === 'case' ? { ...values, developer: names.developerInFull } : values;
    return capitalized(polished(filled(body, (slot) => called[slot]) ?? body)).replaceAll('..', '.');
  };
  return ceremonyParts.filter(({ id }) => id !== 'conduct' || community.temperature >= 0.35).map(say);
}
