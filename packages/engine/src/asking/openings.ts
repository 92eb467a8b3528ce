import type { Random } from '../base/random.ts';
import { characterById } from '../catalogue/character-by-id.ts';
import type { Exchange } from '../record/rehearsal.ts';
import { answeredBarely } from './bare-answer.ts';
import { closingFits, demandFits, formOf, leavesGuessing } from './closing-fit.ts';
import { accusations, creditLines, interruptions, remarkAsks, ultimatums } from './lines/move-lines.ts';
import { tellsOfOneself } from './lives.ts';
import { lineOf, maySay, part, type Part } from './sentence.ts';
import { wordCount } from './spoken.ts';
import type { Turn } from './turn.ts';
import type { IssueKind } from './types.ts';

/** Words of a turn beyond which nothing is added for color. */
const fullEnough = 34;

function voiceLine(list: readonly string[], turn: Turn, random: Random): Part | null {
  const fitting = list.filter((text) => maySay(text, turn));
  return fitting.length === 0 ? null : part(random.pick(fitting), turn);
}

/** Turns over which a third may begin with something of the voice. */
const thirdOf = 5;

/** True while few of the last turns began with a line of the voice: a mannerism in every turn is a caricature. */
function mayColor(turn: Turn): boolean {
  const recent = turn.rehearsal.exchanges
    .slice(-24)
    .filter(({ asked }) => asked.venue === turn.venue)
    .slice(-thirdOf);
  const colored = recent.filter(({ asked }) =>
    characterById(asked.character_id)?.voice.openings.some((line) => asked.question.startsWith(line)),
  );
  return colored.length < 2 && !(recent.length > 0 && colored.includes(recent[recent.length - 1] as Exchange));
}

/** Where the turn is about how people were told, its opening is about something else. */
const accusationsBesideNotice = accusations.filter(
  ({ text }) => !/knocked on|found out about|last to hear|Nobody asked|called it outreach/.test(text),
);

/** Kinds that put a paper or two statements on the table; nothing folksy goes before them. */
const onPaper: ReadonlySet<IssueKind> = new Set(['cited_rule', 'shortfall', 'contradiction']);

/** What the character says first: the move's own words where it has some, else now and then something of the voice. Real
 *  people mostly just ask.  Takes: the turn, a source of choices, whether a lead-in without a quotation follows,
 *  and what is going to be asked.
 *  Gives: the part; null for nothing; 'missing' where the move needs words and none would do. */
export function openingFor(turn: Turn, random: Random, leadFollows: boolean, heart: string): Part | null | 'missing' {
  const { voice } = turn.character;
  switch (turn.move.questionType) {
    case 'emotional_accusation':
      // Two statements side by side are accusation enough.
      if (turn.issue.kind === 'contradiction') return null;
      return (
        lineOf(turn.topic === 'community_engagement' ? accusationsBesideNotice : accusations, turn, random, {}) ??
        'missing'
      );
    case 'interruption':
      return lineOf(interruptions, turn, random, {}) ?? 'missing';
    case 'coalition_building':
      return voiceLine(voice.seconding, turn, random) ?? 'missing';
    default:
      break;
  }
  if (turn.issue.kind === 'unanswered_request') return null;
  if (turn.issue.kind === 'open_answer')
    return !answeredBarely(turn) && random.next() < 0.35 ? voiceLine(voice.pressing, turn, random) : null;
  if (turn.move.wasSettled && random.next() < 0.5) {
    const credit = lineOf(creditLines[turn.floor], turn, random, {});
    if (credit !== null) return credit;
  }
  if (onPaper.has(turn.issue.kind)) return null;
  if (turn.move.wasSatisfied && random.next() < 0.5) return voiceLine(voice.satisfied, turn, random);
  // A neighbor who is about to tell of one life does not begin with another.
  if (turn.floor === 'public' && tellsOfOneself(heart)) return null;
  return !leadFollows && random.next() < 0.4 && mayColor(turn) ? voiceLine(voice.openings, turn, random) : null;
}

/** What the character says last: the demand of an ultimatum, what a remark wants answered, or now and then the voice's own
 *  way of closing a question, each only where it fits the way in which was asked.
 *  Takes: the turn, a source of choices, what is said so far.  Gives: the part, or null. */
export function closingFor(turn: Turn, random: Random, parts: readonly Part[]): Part | null {
  const said = parts[parts.length - 1]?.text ?? '';
  const form = formOf(said);
  if (turn.move.questionType === 'demand_ultimatum') {
    const fitting = ultimatums[turn.floor].filter(({ text }) => demandFits(text, form));
    return lineOf(fitting, turn, random, {});
  }
  if (form === 'none')
    return leavesGuessing(said) && turn.issue.kind !== 'open_answer' && turn.issue.kind !== 'contradiction'
      ? lineOf(remarkAsks[turn.floor], turn, random, {})
      : null;
  const soFar = parts.reduce((count, { text }) => count + wordCount(text), 0);
  if (
    turn.move.isRemark ||
    turn.issue.kind === 'open_answer' ||
    onPaper.has(turn.issue.kind) ||
    soFar >= fullEnough ||
    random.next() >= 0.12
  )
    return null;
  return voiceLine(
    turn.character.voice.closings.filter((closing) => closingFits(closing, form)),
    turn,
    random,
  );
}
