import type { Random } from '../base/random.ts';
import { accusations, interruptions, ultimatums } from './lines/move-lines.ts';
import { tellsOfOneself } from './lives.ts';
import { lineOf, part, type Part } from './sentence.ts';
import { wordCount } from './spoken.ts';
import type { Turn } from './turn.ts';

/** Words of a turn beyond which nothing is added for color. */
const fullEnough = 34;

function voiceLine(list: readonly string[], turn: Turn, random: Random): Part | null {
  return list.length === 0 ? null : part(random.pick(list), turn);
}

/** What the character says first: the move's own words where it has some, else now and then something of the voice. Real
 *  people mostly just ask.  Takes: the turn, a source of choices, whether a lead-in without a quotation follows,
 *  and what is going to be asked.
 *  Gives: the part; null for nothing; 'missing' where the move needs words and none would do. */
export function openingFor(turn: Turn, random: Random, leadFollows: boolean, heart: string): Part | null | 'missing' {
  const { voice } = turn.character;
  switch (turn.move.questionType) {
    case 'emotional_accusation':
      return lineOf(accusations, turn, random, {}) ?? 'missing';
    case 'interruption':
      return lineOf(interruptions, turn, random, {}) ?? 'missing';
    case 'coalition_building':
      return voiceLine(voice.seconding, turn, random) ?? 'missing';
    default:
      break;
  }
  if (turn.issue.kind === 'open_answer' || turn.issue.kind === 'unanswered_request')
    return random.next() < 0.35 ? voiceLine(voice.pressing, turn, random) : null;
  if (turn.move.wasSatisfied && random.next() < 0.5) return voiceLine(voice.satisfied, turn, random);
  // A neighbor who is about to tell of one life does not begin with another.
  if (turn.floor === 'public' && tellsOfOneself(heart)) return null;
  return !leadFollows && random.next() < 0.34 ? voiceLine(voice.openings, turn, random) : null;
}

/** What the character says last: the demand of an ultimatum, or now and then the voice's own way of closing a question.
 *  Takes: the turn, a source of choices, what is said so far.  Gives: the part, or null. */
export function closingFor(turn: Turn, random: Random, parts: readonly Part[]): Part | null {
  if (turn.move.questionType === 'demand_ultimatum') return lineOf(ultimatums[turn.floor], turn, random, {});
  const soFar = parts.reduce((count, { text }) => count + wordCount(text), 0);
  const asks = parts[parts.length - 1]?.text.endsWith('?') ?? false;
  return !turn.move.isRemark && asks && soFar < fullEnough && random.next() < 0.12
    ? voiceLine(turn.character.voice.closings, turn, random)
    : null;
}
