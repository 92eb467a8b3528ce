import type { Purpose } from '@rostrum/contract';
import { randomFrom, type Random } from '../base/random.ts';
import { faultsOf, namesProject, servedFault } from './faults.ts';
import {
  combinedHeart,
  elementHeart,
  knowledgeHeart,
  missingHeart,
  pointedHeart,
  wholeHeart,
  type Heart,
} from './hearts.ts';
import { chooseLead, type Lead } from './leads.ts';
import { closingFor, openingFor } from './openings.ts';
import { quotableIn } from './quotable.ts';
import { spokenFrom, type Part } from './sentence.ts';
import { canRunOn, runOn } from './spoken.ts';
import type { Spoken, Turn } from './turn.ts';

const mostTries = 36;
const patientTries = 14;

/** True where a wording to this purpose would not be spoken, however it is put. */
type Pointless = (purpose: Purpose) => boolean;

/** What is asked, with what leads up to it. */
function body(
  turn: Turn,
  random: Random,
  isPointless: Pointless,
): { readonly heart: Heart; readonly lead: Part | null; readonly quotes: boolean; readonly wry: boolean } | null {
  const { issue } = turn;
  const whole = wholeHeart(turn, random) ?? combinedHeart(turn, random);
  if (whole !== null) return { heart: whole, lead: null, quotes: true, wry: false };
  const pressing = issue.kind === 'open_answer' || issue.kind === 'unanswered_request';
  const restsOnQuote = issue.kind === 'cited_rule' || issue.kind === 'vague_claim' || issue.kind === 'news_story';
  const bare = !pressing && !restsOnQuote && random.next() < 0.12;
  // What is said already need not be told the applicant again by the question.
  const quotes = !bare && quotableIn(turn).length > 0;
  const heart =
    (pressing ? missingHeart(turn, random) : null) ??
    pointedHeart(turn, random) ??
    elementHeart(turn, random) ??
    knowledgeHeart(turn, random, quotes) ??
    elementHeart(turn, random, true) ??
    knowledgeHeart(turn, random, quotes, true);
  if (heart === null || isPointless(heart.purpose)) return null;
  const lead: Lead | null = bare ? null : chooseLead(turn, random, heart);
  if (lead === null && (issue.kind === 'cited_rule' || issue.kind === 'news_story')) return null;
  const known = lead ?? { runsOn: false, quotes: false, wry: false };
  if (!known.runsOn) return { heart, lead, quotes: known.quotes, wry: known.wry };
  if (!canRunOn(heart.part.text)) return null;
  return {
    heart: { ...heart, part: { ...heart.part, text: runOn(heart.part.text) } },
    lead,
    quotes: false,
    wry: false,
  };
}

/** One way of saying this turn; null where a slot stayed empty or the pieces do not join. */
function attempt(
  turn: Turn,
  random: Random,
  isPointless: Pointless,
): { parts: readonly Part[]; heart: Heart; wry: boolean } | null {
  const made = body(turn, random, isPointless);
  if (made === null) return null;
  const opening = openingFor(turn, random, made.lead !== null && !made.quotes, made.heart.part.text);
  if (opening === 'missing') return null;
  // An angry sentence that names the project is lead enough, and so is cutting in.
  const accuses =
    turn.move.questionType === 'emotional_accusation' &&
    turn.issue.kind !== 'open_answer' &&
    opening !== null &&
    namesProject(opening.text, turn);
  const cutsIn =
    turn.move.questionType === 'interruption' && (turn.issue.detail?.missing ?? null) !== null && random.next() < 0.6;
  const drop = !made.quotes && (accuses || cutsIn);
  const parts: Part[] = [...(made.lead === null || drop ? [] : [made.lead]), made.heart.part];
  if (opening !== null) {
    const next = parts[0] as Part;
    if (opening.text.endsWith(',')) {
      if (parts.length > 1 || !canRunOn(next.text)) return null;
      parts[0] = { ...next, text: runOn(next.text) };
    }
    parts.unshift(opening);
  }
  const closing = closingFor(turn, random, parts);
  return { parts: closing === null ? parts : [...parts, closing], heart: made.heart, wry: made.wry };
}

/** The words of a turn. Several wordings are made and the first one that repeats nobody is spoken.
 *  Takes: the turn.  Gives: text of 8 to 60 words, every quotation word for word in a citation and every figure inside one.
 *  Throws: never for entries that pass the knowledge check.  decisions.md §6. */
export function wordsFor(turn: Turn): Spoken {
  let best: { spoken: Spoken; fault: number } | null = null;
  const { unserved } = turn.move;
  const isServed = (purpose: Purpose): boolean => unserved.length > 0 && !unserved.includes(purpose);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const random = randomFrom(turn.rehearsal.seed, `words:${turn.issue.key}:${turn.before.length}:${tries}`);
    const isGood = tries < patientTries && best !== null && best.fault <= servedFault;
    const made = attempt(turn, random, (purpose) => isGood && isServed(purpose));
    if (made === null) continue;
    const { text, citations } = spokenFrom(made.parts);
    const purpose = made.wry ? 'humor' : made.heart.purpose;
    const fault: number = faultsOf({ text, citations }, turn, isServed(purpose), best?.fault);
    if (fault === Infinity) continue;
    if (best === null || fault < best.fault) {
      best = {
        fault,
        spoken: { text, citations, purpose, after: made.heart.after },
      };
    }
    // Good enough is said after a while: a slightly long wording, or a purpose that has been served.
    if (best !== null && (best.fault === 0 || (tries >= patientTries && best.fault < 1))) break;
  }
  if (best !== null) return best.spoken;
  return { ...lastResort(turn), citations: [], after: [] };
}

/** A plain question that can always be asked: some core of the topic, with as many words before it as it takes to be new. */
function lastResort(turn: Turn): { text: string; purpose: Purpose } {
  const random = randomFrom(turn.rehearsal.seed, `plain:${turn.before.length}`);
  const plain = { ...turn, move: { ...turn.move, isRemark: false, sharpness: 3 as const } };
  const heart = knowledgeHeart(plain, random, true, true);
  const asked = heart?.part.text ?? `Please tell us what you can about ${turn.knowledge.noun}, in your own words.`;
  let text = asked;
  for (let times = 0; turn.before.includes(text); times += 1) {
    text = `${['Once more, then.', 'I come back to it.', 'I still want it for the minutes.', 'Bear with me on this one.'][times % 4] ?? ''} ${text}`;
  }
  return { text, purpose: heart?.purpose ?? 'background' };
}
