import type { AskedEvent, Purpose } from '@rostrum/contract';
import type { Random } from '../base/random.ts';
import { characterById } from '../catalogue/character-by-id.ts';
import type { TopicId } from '../knowledge/types.ts';
import { corePool } from './core-pool.ts';
import type { Core } from './cores.ts';
import {
  askAgain,
  expertClause,
  publicClause,
  bareAgain,
  slippedAgain,
  slippedBy,
  stillWaiting,
  contradictionLines,
  publicContradictionLines,
  figureLines,
  ignoranceCores,
  missingClause,
  missingThat,
  missingThing,
  promiseLines,
} from './lines/answer-lines.ts';
import { elementClauses, elementThings } from './lines/element-lines.ts';
import type { Floor, Line } from './lines/line.ts';
import { combinedLines, remarkAsks } from './lines/move-lines.ts';
import { newsCores } from './lines/quote-leads.ts';
import {
  besideLines,
  clockRuleCores,
  distanceRuleCores,
  expertRuleCores,
  publicBesideLines,
  publicRuleCores,
  expertShortfallLines,
  planCores,
  publicShortfallLines,
  ruleCores,
  shortfallLines,
  shortfallOnFileLines,
  timeRuleCores,
} from './lines/rule-lines.ts';
import { askedSoFar } from './asked-so-far.ts';
import { answeredBarely } from './bare-answer.ts';
import { hookBetween } from './hooks.ts';
import { labelSaid } from './label-said.ts';
import { mentionIndexOf } from './mentions.ts';
import { quotableIn } from './quotable.ts';
import { reportedQuestion } from './reported-question.ts';
import { figuresOf, sharedWords, wordsOf } from './spoken.ts';
import { claimsAnotherLife, lifeOf } from './lives.ts';
import { lineOf, maySay, part, type Part, type SlotFacts } from './sentence.ts';
import type { Turn } from './turn.ts';
import { useOfProject } from './use-of-project.ts';

/** What a turn is about: the question, request or remark itself. */
export interface Heart {
  readonly part: Part;
  readonly purpose: Purpose;
  readonly after: readonly string[];
  /** True where it asks about the very words quoted, whatever they are. */
  readonly speaksOfQuote?: boolean;
}

/** A pool is made for one turn, and many wordings draw from it. */
const weightsOfPool = new WeakMap<readonly Core[], ReadonlyMap<Core, number>>();

/** A question or remark of the knowledge on this topic: one that has not been used, fits the evening, and serves a purpose
 *  that has been neglected. */
export function knowledgeHeart(turn: Turn, random: Random, quotes: boolean, again = false): Heart | null {
  const pool = corePool(turn, quotes, again);
  if (pool.length === 0) return null;
  const wantedAfter = new Set(
    turn.issue.kind === 'open_answer' || turn.issue.kind === 'unanswered_request'
      ? (turn.issue.detail?.after ?? [])
      : [],
  );
  const { project, place, developer } = turn.names;
  const names = [project.replace(/^the /, ''), developer, ...(place === null ? [] : [place])];
  const weightOf = (core: Core): number => {
    const rank = turn.move.wanted.indexOf(core.purpose);
    const purpose = rank < 0 ? 0.4 : ([3, 2, 1.4, 1, 0.7, 0.5][rank] ?? 0.5);
    const sharp = turn.move.sharpness - core.sharpness;
    const close = sharp === 0 ? 1.6 : sharp === 1 ? 1 : 0.4;
    const hit = core.after.some((id) => wantedAfter.has(id)) ? 6 : 1;
    const neglected = turn.move.unserved.includes(core.purpose) ? 4 : 1;
    const own = core.from === 'public' && claimsAnotherLife(core.text, lifeOf(turn.character)) ? 0.08 : 1;
    const borrowed =
      turn.floor === 'public' && core.from === 'board'
        ? turn.move.questionType === 'detailed_question'
          ? 1.2
          : 0.4
        : 1;
    const tied = quotes && quotableIn(turn).some(({ quote }) => hookBetween(quote, core.text, names) !== null) ? 7 : 1;
    const general = core.forAnybody === true ? 0.35 : 1;
    return general * borrowed * own * purpose * neglected * close * hit * tied;
  };
  let weights = weightsOfPool.get(pool);
  if (weights === undefined) {
    weights = new Map(pool.map((one) => [one, weightOf(one)]));
    weightsOfPool.set(pool, weights);
  }
  const core = random.weighted(pool, (one) => weights.get(one) ?? 0);
  const made = part(core.text, turn);
  return made === null ? null : { part: made, purpose: core.purpose, after: core.after };
}

const shortAsk: Readonly<Record<string, string>> = {
  who: 'Who is it?',
  when: 'When, then?',
  where: 'Where, then?',
  how: 'How?',
  whether: 'Yes or no?',
  what: 'Tell us.',
  which: 'Which, then?',
  why: 'Why?',
  whom: 'Whom, then?',
  whose: 'Whose?',
};

/** The short question that fits a clause: 'who pays' wants 'Who is it?', 'how much you pump' wants 'How much?'. */
function shortAskOf(label: string): string | null {
  const measured = /^how (much|many|far|long|often|high|tall|wide|deep|close|near|fast|soon|late|loud)\b/i.exec(label);
  if (measured !== null) return `How ${measured[1]?.toLowerCase() ?? 'much'}?`;
  return (
    shortAsk[
      label
        .split(/\s+/)[0]
        ?.toLowerCase()
        .replace(/[^a-z]/g, '') ?? ''
    ] ?? null
  );
}

/** Somebody's own matters, which nobody else takes up as theirs. */
const ofOneself = /\b(?:I|I'm|me|my|mine)\b/;

/** The words of a turn without the way in which it closed: 'Can somebody just tell me?' */
function withoutClosing({ question, character_id }: AskedEvent, floor: Floor): string {
  const closings = [
    ...(characterById(character_id)?.voice.closings ?? []),
    ...remarkAsks[floor].map(({ text }) => text),
  ];
  const closing = closings.find((one) => question.endsWith(one));
  return closing === undefined ? question : question.slice(0, -closing.length).trim();
}

const clauseByTurn = new WeakMap<Turn, string | null>();

/** What was asked before the answer that is followed up, as a clause; null where it cannot be told, or is not this speaker's to
 *  ask. By turn, since many wordings are tried. */
function askedBefore(turn: Turn): string | null {
  let clause = clauseByTurn.get(turn);
  if (clause === undefined) {
    clause = askedBeforeIn(turn);
    clauseByTurn.set(turn, clause);
  }
  return clause;
}

function askedBeforeIn(turn: Turn): string | null {
  const { issue, rehearsal, floor, character } = turn;
  if (issue.kind !== 'open_answer' || issue.followUpOf === null) return null;
  const asked = askedSoFar(rehearsal.exchanges).byId.get(issue.followUpOf);
  // What was asked again once is not wrapped a second time, and a way of closing is no question of its own.
  const clause =
    asked === undefined || asked.follow_up_of !== null ? null : reportedQuestion(withoutClosing(asked, floor));
  if (clause === null || (asked?.character_id !== character.character_id && ofOneself.test(clause))) return null;
  return maySay(clause, turn) || floor === 'board' ? clause : null;
}

/** A clause that the answer did not give, in one of the frames of this floor. */
function clauseHeart(label: string, list: readonly Line[], turn: Turn, random: Random): Heart | null {
  const asked = labelSaid(label);
  // A clause with a list in it can only stand at the end of a sentence.
  const long = /[:,]| and /.test(asked);
  const fitting = long ? endingIn(list) : list;
  const made = lineOf(fitting, turn, random, { label: asked, ask: long ? null : shortAskOf(asked) });
  return made === null ? null : { part: made, purpose: 'clarification', after: turn.issue.detail?.after ?? [] };
}

const ending = new WeakMap<readonly Line[], readonly Line[]>();

/** The lines that end in what is asked for; found once for each list. */
function endingIn(list: readonly Line[]): readonly Line[] {
  const known = ending.get(list) ?? list.filter(({ text }) => /\{label\}[.?]$/.test(text));
  ending.set(list, known);
  return known;
}

/** What the answer left out: by its name, in the words of the question, or asked again in others. */
export function missingHeart(turn: Turn, random: Random): Heart | null {
  const label = turn.floor === 'public' ? null : (turn.issue.detail?.missing ?? null);
  const evasion = turn.issue.detail?.evasion ?? null;
  const clause = askedBefore(turn);
  if (clause !== null && random.next() < (label === null ? 0.55 : 0.4)) {
    const frames = { board: missingClause, public: publicClause, expert: expertClause }[turn.floor];
    const made = clauseHeart(clause, frames, turn, random);
    if (made !== null) return made;
  }
  if (evasion === 'ignorance' && label === null && turn.floor !== 'public' && random.next() < 0.6) {
    const made = lineOf(ignoranceCores, turn, random, {});
    return made === null ? null : { part: made, purpose: 'clarification', after: turn.issue.detail?.after ?? [] };
  }
  if (label === null) {
    // A neighbor asks again in a neighbor's words; a member whose question was no item of a list asks it in others.
    const side = turn.floor === 'public' ? 'public' : 'board';
    const slipped = turn.issue.weight > 0.75;
    const own = slipped && evasion !== null ? slippedBy[evasion]?.[side] : undefined;
    const again =
      turn.issue.kind === 'unanswered_request'
        ? stillWaiting[side]
        : own !== undefined && random.next() < 0.5
          ? own
          : (slipped ? slippedAgain : askAgain)[side];
    const made = lineOf(answeredBarely(turn) ? bareAgain[side] : again, turn, random, {});
    return made === null ? null : { part: made, purpose: 'clarification', after: turn.issue.detail?.after ?? [] };
  }
  const first =
    label
      .split(/\s+/)[0]
      ?.toLowerCase()
      .replace(/[^a-z]/g, '') ?? '';
  const list = first === 'that' ? missingThat : shortAskOf(label) === null ? missingThing : missingClause;
  return clauseHeart(label, list, turn, random);
}

const namedByTurn = new WeakMap<Turn, Map<string, boolean>>();

/** True where these words stand in a question that was asked. */
function wasNamed(label: string, turn: Turn): boolean {
  const labels = namedByTurn.get(turn) ?? new Map<string, boolean>();
  namedByTurn.set(turn, labels);
  const known = labels.get(label) ?? turn.before.some((text) => text.includes(label));
  labels.set(label, known);
  return known;
}

/** One element of a complete answer, asked for by its name; the other way in which a member with a list asks. */
export function elementHeart(turn: Turn, random: Random, forced = false): Heart | null {
  const open =
    turn.issue.kind === 'gap' || turn.issue.kind === 'industry_concern' || turn.issue.kind === 'community_priority';
  const byHabit =
    open &&
    turn.floor === 'board' &&
    !turn.move.isRemark &&
    turn.move.questionType === 'detailed_question' &&
    random.next() < (useOfProject(turn.rehearsal.project, turn.materials)?.lines[turn.topic] === undefined ? 0.16 : 0);
  if (!byHabit && !forced) return null;
  const element = random.pick(turn.entry.elements);
  const first = element.label.split(/\s+/)[0]?.toLowerCase() ?? '';
  const label = labelSaid(element.label);
  if (first === 'that' || wasNamed(label, turn)) return null;
  const list = shortAskOf(label) === null ? elementThings : elementClauses;
  const long = /[:,]| and /.test(label);
  const fitting = long ? list.filter(({ text }) => /\{label\}[.?]$/.test(text)) : list;
  const made = lineOf(fitting, turn, random, { label });
  return made === null
    ? null
    : { part: made, purpose: random.next() < 0.5 ? 'background' : 'clarification', after: [element.id] };
}

/** Turns whose words are one whole: two statements side by side, a figure, a promise. */
export function wholeHeart(turn: Turn, random: Random): Heart | null {
  const { issue } = turn;
  // Neighbors seldom argue a figure or a clause; they say what it would do to them.
  const loose = issue.kind === 'unsupported_figure' || issue.kind === 'promise_without_mechanism';
  if (loose && turn.floor === 'public' && random.next() < 0.7) return null;
  const [quote, second] = issue.citations;
  const facts: SlotFacts = { quote: quote ?? null, second: second ?? null };
  const whole = (list: readonly Line[], purpose: Purpose): Heart | null => {
    const made = lineOf(list, turn, random, facts);
    return made === null ? null : { part: made, purpose, after: issue.detail?.after ?? [] };
  };
  switch (issue.kind) {
    case 'contradiction':
      return whole(
        turn.floor === 'public' ? publicContradictionLines : contradictionLines,
        turn.move.sharpness > 1 ? 'criticism' : 'clarification',
      );
    case 'shortfall':
      if (issue.detail?.isConfirmed !== true)
        return whole(turn.floor === 'public' ? publicBesideLines : besideLines, 'clarification');
      return whole(
        turn.floor === 'board'
          ? second?.kind === 'project'
            ? shortfallOnFileLines
            : shortfallLines
          : turn.floor === 'public'
            ? publicShortfallLines
            : expertShortfallLines,
        'criticism',
      );
    case 'cited_rule':
      return second === undefined
        ? null
        : whole(turn.floor === 'public' ? publicBesideLines : besideLines, 'clarification');
    case 'unsupported_figure':
      return whole(figureLines, random.next() < 0.5 ? 'background' : 'clarification');
    case 'promise_without_mechanism':
      return whole(promiseLines, random.next() < 0.6 ? 'implications' : 'support');
    default:
      return null;
  }
}

/** On the hardest evenings two statements are tied together. */
export function combinedHeart(turn: Turn, random: Random): Heart | null {
  const { kind } = turn.issue;
  if (kind !== 'gap' && kind !== 'industry_concern' && kind !== 'community_priority' && kind !== 'vague_claim')
    return null;
  if (turn.rehearsal.difficulty !== 'expert' || turn.floor !== 'board' || turn.move.isRemark || random.next() > 0.35)
    return null;
  const first = turn.issue.citations[0];
  // Only what belongs together is tied together: another statement on the same subject.
  const others = (mentionIndexOf(turn.materials).byTopic.get(turn.topic) ?? []).filter(
    ({ citation }) => citation.quote !== first?.quote,
  );
  const second = others.length === 0 ? undefined : random.pick(others).citation;
  if (first === undefined || second === undefined || first.quote === second.quote || first.kind === 'ordinance')
    return null;
  // Two statements that say the same, or nothing of each other, do not collide; one figure in both is said twice.
  if (figuresOf(second.quote).some((figure) => figuresOf(first.quote).includes(figure))) return null;
  const [one, other] = [new Set(wordsOf(first.quote)), new Set(wordsOf(second.quote))];
  if (other.size < 5 || sharedWords(one, other) > 0.5 || hookBetween(first.quote, second.quote, []) === null)
    return null;
  const made = lineOf(combinedLines, turn, random, { quote: first, second });
  return made === null ? null : { part: made, purpose: 'criticism', after: [] };
}

/** Subjects that a plan sheet shows; nobody finds a sound level or an hour on a drawing. */
const isDrawn: ReadonlySet<TopicId> = new Set([
  'setbacks',
  'screening_visual',
  'density_height',
  'stormwater_drainage',
  'parking',
  'open_space_trails',
  'lighting',
  'traffic_roads',
  'wells_groundwater',
]);
const ofDrawings = /\b(?:sheet|drawings?|layout|your plan|on the site|tightest)\b/i;

/** Challenges and rule questions that belong to the very thing quoted. */
export function pointedHeart(turn: Turn, random: Random): Heart | null {
  const { issue } = turn;
  if (issue.kind === 'vague_claim' && !turn.move.isRemark) {
    const challenges = (issue.detail?.challenges ?? []).filter((text) => maySay(text, turn));
    if (challenges.length === 0 || (turn.floor !== 'board' && random.next() < 0.6)) return null;
    const made = part(random.pick(challenges), turn);
    return made === null
      ? null
      : {
          part: made,
          purpose: random.next() < 0.5 ? 'clarification' : 'criticism',
          after: [],
          speaksOfQuote: true,
        };
  }
  if (issue.kind === 'news_story' && !turn.move.isRemark && random.next() < 0.7) {
    const made = lineOf(newsCores, turn, random, {});
    return made === null ? null : { part: made, purpose: 'implications', after: [], speaksOfQuote: true };
  }
  if (issue.kind === 'cited_rule') {
    const measure = issue.detail?.measure ?? 'other';
    const own =
      measure === 'plan'
        ? planCores
        : turn.floor === 'expert'
          ? expertRuleCores
          : turn.floor === 'public'
            ? publicRuleCores[measure]
            : measure === 'time'
              ? timeRuleCores
              : measure === 'clock'
                ? clockRuleCores
                : issue.detail?.measure === 'distance' && random.next() < 0.6
                  ? distanceRuleCores
                  : ruleCores;
    const fitting = isDrawn.has(turn.topic) ? own : own.filter(({ text }) => !ofDrawings.test(text));
    const made = lineOf(fitting, turn, random, {});
    return made === null
      ? null
      : {
          part: made,
          purpose: random.next() < 0.5 ? 'background' : 'clarification',
          after: [],
          speaksOfQuote: true,
        };
  }
  return null;
}
