import { askedSoFar } from './asked-so-far.ts';
import { coresForAnybody, coresOf, coresOfUse, type Core } from './cores.ts';
import { claimsAnotherLife, lifeOf } from './lives.ts';
import { mentionIndexOf } from './mentions.ts';
import { onFileFor } from './on-file.ts';
import { onceForMaterials } from './once-for-materials.ts';
import { onceForText } from './once-for-text.ts';
import { maySay } from './sentence.ts';
import { presumesHistory, speaksOfStrangeThing, tellsOfUnfiledPlace } from './strange-things.ts';
import type { Turn } from './turn.ts';
import { useOfProject } from './use-of-project.ts';

const refersToSaid =
  /\byou(?: just| also)? (?:told|said|say|gave|mention|mentioned|claim|promised)\b|\byou keep (?:telling|saying)\b/i;

/** A paper of the applicant's, spoken of as though it lay on the table. */
const paperOf =
  /\b(?:your (?:[\w-]+ ){0,2}|(?:did|does|in|is|was|were|of|and) the (?:[\w-]+ )?)(stud(?:y|ies)|exhibits?|models?|reports?|appraisals?|surveys?|analys[ie]s|simulations?|narrative|estimates?|memo|forecasts?)\b/i;

const life =
  /\bI(?:'m| am) (?:a|an|the|nursing)\b|\bI (?:drive|teach|run|farm|milk|raise|coach|work|own|haul|clean|deliver)\b|\bour (?:farm|shop|store|business|church)\b/i;

/** What a witness tells of the papers: it takes papers to be told of. */
const ofPapers =
  /^[^?]*\b(?:in the (?:file|packet)|(?:was|were) (?:set|cut|taken|transferred|drawn|averaged|assumed)|(?:is|are) not (?:considered|studied)|come from an|lists best practices|has no easement|is sized for|no viewpoint|levels are given|are left out|above the limit of)\b[^?]*\./i;
const papers =
  /\b(?:stud(?:y|ies)|reports?|surveys?|models?|modeled|analys[ie]s|appendix|site plan|plan set|drainage plan|narrative|engineers?|consultants?)\b/i;

/** What a line takes for granted, whoever says it. */
interface Presumed {
  /** The paper of which it speaks, by the stem of its name. */
  readonly paper: string | null;
  /** It refers to what the applicant said. */
  readonly said: boolean;
  /** It tells what stands in the papers. */
  readonly papers: boolean;
  /** It tells of the speaker's life. */
  readonly life: boolean;
  /** Its end, by which it is known in a question that was asked. */
  readonly end: string;
}

const presumedIn = onceForText((text): Presumed => {
  const paper = paperOf.exec(text)?.[1]?.toLowerCase();
  return {
    paper: paper === undefined ? null : paper.slice(0, Math.max(4, paper.length - 3)),
    said: refersToSaid.test(text),
    papers: ofPapers.test(text),
    life: life.test(text),
    end: text.slice(-36).toLowerCase(),
  };
});

/** True where a line speaks of a paper that nobody has mentioned. */
function speaksOfMissingPaper({ paper }: Presumed, turn: Turn): boolean {
  return paper !== null && !saidIn(turn).some((one) => one.includes(paper));
}

const saidByTurn = new WeakMap<Turn, readonly string[]>();

const filedIn = onceForMaterials(({ presentation, projectText }) =>
  [presentation?.text ?? '', projectText].map((one) => one.toLowerCase()),
);

/** What the applicant has said and filed, lower case. */
function saidIn(turn: Turn): readonly string[] {
  const known = saidByTurn.get(turn);
  if (known !== undefined) return known;
  const said = [
    ...filedIn(turn.materials),
    ...turn.rehearsal.exchanges.slice(-12).map(({ answered }) => (answered?.text ?? '').toLowerCase()),
  ];
  saidByTurn.set(turn, said);
  return said;
}

/** What was asked before on this topic, lower case; by turn, since many wordings are tried. */
const askedOnTopic = new WeakMap<Turn, string>();

function isUsed(core: Core, turn: Turn): boolean {
  let asked = askedOnTopic.get(turn);
  if (asked === undefined) {
    const onRecord = askedSoFar(turn.rehearsal.exchanges).questionsOnTopic.get(turn.topic) ?? [];
    asked = [...onRecord, ...turn.before.slice(turn.rehearsal.exchanges.length)].join('\n').toLowerCase();
    askedOnTopic.set(turn, asked);
  }
  return asked.includes(presumedIn(core.text).end);
}

const pools = new WeakMap<Turn, Map<string, readonly Core[]>>();

/** What this character could ask or remark on the topic tonight; computed once for a turn.
 *  Takes: the turn, whether it quotes the applicant already, and whether what was asked before may be asked again.
 *  Gives: cores; may be empty. */
export function corePool(turn: Turn, quotes: boolean, again: boolean): readonly Core[] {
  const known = pools.get(turn) ?? new Map<string, readonly Core[]>();
  pools.set(turn, known);
  const key = `${quotes ? 'quotes' : ''}${again ? 'again' : ''}`;
  const pool = known.get(key) ?? corePoolOf(turn, quotes, again);
  known.set(key, pool);
  return pool;
}

/** True where this person has told the room of another life already: nobody drives the fire engine and nurses at night. */
function contradictsLife(text: string, turn: Turn): boolean {
  return presumedIn(text).life && hasToldOfLife(turn);
}

const toldOfLife = new WeakMap<Turn, boolean>();

function hasToldOfLife(turn: Turn): boolean {
  let told = toldOfLife.get(turn);
  if (told === undefined) {
    const own = askedSoFar(turn.rehearsal.exchanges).questionsOf.get(turn.character.character_id) ?? [];
    told = own.some((question) => life.test(question));
    toldOfLife.set(turn, told);
  }
  return told;
}

/** Whoever applies is not always a company, and nobody calls a congregation one. */
const ofCompany = /\bcompany\b/i;
const noCompany =
  /\b(?:fellowship|church|ministr(?:y|ies)|chapel|parish|congregation|mosque|temple|synagogue|dr\.|family|school|academ(?:y|ies)|district|university|college|city of|county of|town of|co-?op|foundation|society|hospital)(?:\b|\s|$)/i;

/** Cores that fit who speaks and how sharp the evening is: first the speaker's own, then the board's. */
function corePoolOf(turn: Turn, quotes: boolean, again: boolean): readonly Core[] {
  const { move, floor } = turn;
  const source = move.questionType === 'expert_challenge' ? 'expert' : floor;
  // What the applicant is said to have said, the applicant did say.
  const spokenOf = (mentionIndexOf(turn.materials).byTopic.get(turn.topic) ?? []).some(
    ({ citation }) => citation.kind === 'presentation',
  );
  const { project } = turn.rehearsal;
  const strange = (text: string): boolean =>
    (ofCompany.test(text) && (noCompany.test(project.developer) || turn.names.developerIsCouple)) ||
    speaksOfStrangeThing(text, project.industry, file);
  const file = onFileFor(turn.materials, project);
  const ofUse = useOfProject(project, turn.materials)?.lines[turn.topic];
  const ofEntry = coresOf(turn.entry);
  const known = ofEntry.filter((core) => !strange(core.text));
  // Beside what an industry is asked stands what any project is; it fills in where the industry's list is about other things.
  const general = turn.knowledge.entries.generic;
  const filledIn =
    general === undefined || general === turn.entry
      ? []
      : coresForAnybody(general).filter((core) => !strange(core.text));
  const made = ofUse === undefined ? [] : coresOfUse(ofUse).filter((core) => !strange(core.text));
  const all = [...made, ...known, ...filledIn].filter((core) => {
    if (
      core.isRemark !== move.isRemark ||
      core.sharpness > move.sharpness + (move.unserved.includes(core.purpose) ? 1 : 0)
    )
      return false;
    const presumed = presumedIn(core.text);
    if (presumed.said && (!spokenOf || quotes)) return false;
    if (core.from === 'expert' && presumed.papers && !file.speaksOf(papers)) return false;
    if (core.from === 'public' && tellsOfUnfiledPlace(core.text, file)) return false;
    return !presumesHistory(core.text, file) && !speaksOfMissingPaper(presumed, turn);
  });
  // Neighbors ask plain questions too, besides telling what they live with.
  const plainly = turn.floor === 'public' && move.questionType !== 'personal_story';
  const own = all.filter(
    (core) =>
      (core.from === source || (plainly && core.from === 'board' && maySay(core.text, turn))) &&
      !(
        turn.floor === 'public' &&
        (contradictsLife(core.text, turn) || claimsAnotherLife(core.text, lifeOf(turn.character)))
      ),
  );
  const fresh = own.filter((core) => !isUsed(core, turn));
  // What is made for this very use of land comes before what is made for its industry.
  const fitting = fresh.filter((core) => core.ofUse === true);
  if (fitting.length > 0) return fitting;
  if (fresh.length > 0) return fresh;
  const others = all.filter((core) => core.from === 'board' && !isUsed(core, turn));
  return others.length > 0 || !again ? others : own.length > 0 ? own : all;
}
