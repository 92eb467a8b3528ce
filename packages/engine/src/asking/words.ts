import type { Purpose } from '@rostrum/contract';
import { randomFrom, type Random } from '../base/random.ts';
import { coresOf, type Core } from './cores.ts';
import { chooseLead, type Lead } from './leads.ts';
import {
  contradictionLines,
  figureLines,
  ignoranceCores,
  missingClause,
  missingThat,
  missingThing,
  promiseLines,
  requestLines,
} from './lines/answer-lines.ts';
import type { Line } from './lines/line.ts';
import { accusations, combinedLines, interruptions, ultimatums } from './lines/move-lines.ts';
import { distanceRuleCores, ruleCores, shortfallLines } from './lines/rule-lines.ts';
import { mentionIndexOf } from './mentions.ts';
import { maySay, part, sayableLines, spokenFrom, type Part, type SlotFacts } from './sentence.ts';
import { canRunOn, figuresOf, openingOf, runOn, sharedWords, wordCount, wordsOf } from './spoken.ts';
import type { Spoken, Turn } from './turn.ts';

export const fewestWords = 8;
export const mostWords = 60;
/** No two questions of a hearing share more of their words than this. */
export const mostShared = 0.6;

const mostTries = 48;
const patientTries = 14;

interface Heart {
  readonly part: Part;
  readonly purpose: Purpose;
  readonly after: readonly string[];
  readonly core: Core | null;
}

const refersToSaid =
  /\byou(?: just| also)? (?:told|said|say|gave|mention|mentioned|claim|promised)\b|\byou keep (?:telling|saying)\b/i;
const needsPaper =
  /\b(?:your|the) (?:study|exhibit|model|report|drawing|appraisal|traffic study|plan set|survey|analysis)\b/i;

function lineOf(list: readonly Line[], turn: Turn, random: Random, facts: SlotFacts): Part | null {
  const fitting = sayableLines(list, turn);
  for (let tries = 0; tries < 8 && fitting.length > 0; tries += 1) {
    const made = part(random.pick(fitting).text, turn, facts);
    if (made !== null) return made;
  }
  return null;
}

/** What was asked before on this topic, lower case; by turn, since many wordings are tried. */
const askedOnTopic = new WeakMap<Turn, string>();

function isUsed(core: Core, turn: Turn): boolean {
  let asked = askedOnTopic.get(turn);
  if (asked === undefined) {
    const onRecord = turn.rehearsal.exchanges
      .filter(({ asked: { topic } }) => topic === turn.topic)
      .map(({ asked: { question } }) => question);
    asked = [...onRecord, ...turn.before.slice(turn.rehearsal.exchanges.length)].join('\n').toLowerCase();
    askedOnTopic.set(turn, asked);
  }
  return asked.includes(core.text.slice(-36).toLowerCase());
}

const pools = new WeakMap<Turn, Map<boolean, readonly Core[]>>();

/** Cores that fit who speaks and how sharp the evening is; all of them again when every one has been used. */
function corePool(turn: Turn, quotes: boolean): readonly Core[] {
  const known = pools.get(turn) ?? new Map<boolean, readonly Core[]>();
  pools.set(turn, known);
  const pool = known.get(quotes) ?? corePoolOf(turn, quotes);
  known.set(quotes, pool);
  return pool;
}

function corePoolOf(turn: Turn, quotes: boolean): readonly Core[] {
  const { move, floor } = turn;
  const source = move.questionType === 'expert_challenge' ? 'expert' : floor;
  const spokenOf = mentionIndexOf(turn.materials).inPresentation.has(turn.topic);
  const all = coresOf(turn.entry).filter((core) => {
    if (core.isRemark !== move.isRemark || core.sharpness > move.sharpness) return false;
    return !refersToSaid.test(core.text) || (spokenOf && !quotes);
  });
  const own = all.filter((core) => core.from === source);
  const fresh = own.filter((core) => !isUsed(core, turn));
  if (fresh.length > 0) return fresh;
  const others = all.filter((core) => core.from === 'board' && !isUsed(core, turn));
  return others.length > 0 ? others : own.length > 0 ? own : all;
}

function knowledgeHeart(turn: Turn, random: Random, quotes: boolean): Heart | null {
  const pool = corePool(turn, quotes);
  if (pool.length === 0) return null;
  const wantedAfter = new Set(
    turn.issue.kind === 'open_answer' || turn.issue.kind === 'unanswered_request'
      ? (turn.issue.detail?.after ?? [])
      : [],
  );
  const spokenOf = mentionIndexOf(turn.materials).inPresentation.has(turn.topic);
  const weightOf = (core: Core): number => {
    const rank = turn.move.wanted.indexOf(core.purpose);
    const purpose = rank < 0 ? 0.4 : ([3, 2, 1.4, 1, 0.7, 0.5][rank] ?? 0.5);
    const sharp = turn.move.sharpness - core.sharpness;
    const close = sharp === 0 ? 1.6 : sharp === 1 ? 1 : 0.4;
    const hit = core.after.some((id) => wantedAfter.has(id)) ? 6 : 1;
    return purpose * close * hit * (needsPaper.test(core.text) && !spokenOf ? 0.25 : 1);
  };
  const core = random.weighted(pool, weightOf);
  const made = part(core.text, turn);
  return made === null ? null : { part: made, purpose: core.purpose, after: core.after, core };
}

const shortAsk: Readonly<Record<string, string>> = {
  who: 'Who is it?',
  when: 'When, then?',
  where: 'Where, then?',
  how: 'How?',
  whether: 'Yes or no?',
  what: 'What is it?',
  which: 'Which one?',
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

/** What the answer left out, asked for by its name. */
function missingHeart(turn: Turn, random: Random): Heart | null {
  const label = turn.issue.detail?.missing ?? null;
  if (turn.issue.detail?.evasion === 'ignorance' && label === null) {
    const made = lineOf(ignoranceCores, turn, random, {});
    return made === null
      ? null
      : { part: made, purpose: 'clarification', after: turn.issue.detail.after ?? [], core: null };
  }
  if (label === null) return null;
  const first =
    label
      .split(/\s+/)[0]
      ?.toLowerCase()
      .replace(/[^a-z]/g, '') ?? '';
  const list = first === 'that' ? missingThat : shortAskOf(label) === null ? missingThing : missingClause;
  const made = lineOf(list, turn, random, {
    label: label.replace(/: .*$/, ''),
    ask: /,| and /.test(label) ? null : shortAskOf(label),
  });
  return made === null
    ? null
    : { part: made, purpose: 'clarification', after: turn.issue.detail?.after ?? [], core: null };
}

/** Turns whose words are one whole: two statements side by side, a figure, a promise. */
function wholeHeart(turn: Turn, random: Random): Heart | null {
  const { issue } = turn;
  // Neighbors seldom argue a figure or a clause; they say what it would do to them.
  const loose = issue.kind === 'unsupported_figure' || issue.kind === 'promise_without_mechanism';
  if (loose && turn.floor === 'public' && random.next() < 0.7) return null;
  const [quote, second] = issue.citations;
  const facts: SlotFacts = { quote: quote ?? null, second: second ?? null };
  const whole = (list: readonly Line[], purpose: Purpose): Heart | null => {
    const made = lineOf(list, turn, random, facts);
    return made === null ? null : { part: made, purpose, after: issue.detail?.after ?? [], core: null };
  };
  switch (issue.kind) {
    case 'contradiction':
      return whole(contradictionLines, turn.move.sharpness > 1 ? 'criticism' : 'clarification');
    case 'shortfall':
      return whole(shortfallLines, 'criticism');
    case 'unsupported_figure':
      return whole(figureLines, random.next() < 0.5 ? 'background' : 'clarification');
    case 'promise_without_mechanism':
      return whole(promiseLines, random.next() < 0.6 ? 'implications' : 'support');
    default:
      return null;
  }
}

/** On the hardest evenings two statements are tied together. */
function combinedHeart(turn: Turn, random: Random): Heart | null {
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
  const made = lineOf(combinedLines, turn, random, { quote: first, second });
  return made === null ? null : { part: made, purpose: 'criticism', after: [], core: null };
}

/** Challenges and rule questions that belong to the very thing quoted. */
function pointedHeart(turn: Turn, random: Random): Heart | null {
  const { issue } = turn;
  if (issue.kind === 'vague_claim' && !turn.move.isRemark) {
    const challenges = (issue.detail?.challenges ?? []).filter((text) => maySay(text, turn));
    if (challenges.length === 0 || (turn.floor !== 'board' && random.next() < 0.6)) return null;
    const made = part(random.pick(challenges), turn);
    return made === null
      ? null
      : { part: made, purpose: random.next() < 0.5 ? 'clarification' : 'criticism', after: [], core: null };
  }
  if (issue.kind === 'cited_rule') {
    const made = lineOf(
      issue.detail?.distance === true && random.next() < 0.5 ? distanceRuleCores : ruleCores,
      turn,
      random,
      {},
    );
    return made === null
      ? null
      : { part: made, purpose: random.next() < 0.5 ? 'background' : 'clarification', after: [], core: null };
  }
  return null;
}

function voiceLine(list: readonly string[], turn: Turn, random: Random): Part | null {
  return list.length === 0 ? null : part(random.pick(list), turn);
}

const running = (text: string): boolean => text.endsWith(',');

/** One way of saying this turn; null where a slot stayed empty. */
function attempt(turn: Turn, random: Random): { parts: readonly Part[]; heart: Heart; wry: boolean } | null {
  const { move, issue, character } = turn;
  const voice = character.voice;
  const parts: Part[] = [];
  let heart = wholeHeart(turn, random) ?? combinedHeart(turn, random);
  let lead: Lead | null = null;
  if (heart === null) {
    const bare =
      issue.kind !== 'open_answer' &&
      issue.kind !== 'cited_rule' &&
      issue.kind !== 'vague_claim' &&
      random.next() < 0.12;
    if (issue.kind === 'unanswered_request') {
      const made = lineOf(requestLines, turn, random, {});
      if (made !== null) parts.push(made);
    } else if (!bare) lead = chooseLead(turn, random);
    const pressing = issue.kind === 'open_answer' || issue.kind === 'unanswered_request';
    heart =
      (pressing ? missingHeart(turn, random) : null) ??
      pointedHeart(turn, random) ??
      knowledgeHeart(turn, random, lead?.quotes ?? false);
    if (heart === null) return null;
    if (lead !== null) {
      if (lead.runsOn && !canRunOn(heart.part.text)) return null;
      parts.push(lead);
    }
  }
  parts.push(lead?.runsOn === true ? { ...heart.part, text: runOn(heart.part.text) } : heart.part);

  // What the character puts before and after, the voice; real people mostly just ask.
  const opening =
    move.questionType === 'emotional_accusation'
      ? lineOf(accusations, turn, random, {})
      : move.questionType === 'interruption'
        ? lineOf(interruptions, turn, random, {})
        : move.questionType === 'coalition_building'
          ? voiceLine(voice.seconding, turn, random)
          : issue.kind === 'open_answer'
            ? random.next() < 0.4
              ? voiceLine(voice.pressing, turn, random)
              : null
            : move.wasSatisfied && random.next() < 0.5
              ? voiceLine(voice.satisfied, turn, random)
              : random.next() < 0.28
                ? voiceLine(voice.openings, turn, random)
                : null;
  if (move.questionType === 'coalition_building' && opening === null) return null;
  if (opening !== null) {
    if (running(opening.text)) {
      const next = parts[0] as Part;
      if (lead !== null && parts.length > 1) return null;
      if (!canRunOn(next.text)) return null;
      parts[0] = { ...next, text: runOn(next.text) };
    }
    parts.unshift(opening);
  }
  const soFar = parts.reduce((n, piece) => n + wordCount(piece.text), 0);
  if (move.questionType === 'demand_ultimatum') {
    const made = lineOf(ultimatums[turn.floor], turn, random, {});
    if (made !== null) parts.push(made);
  } else if (!move.isRemark && soFar < 34 && random.next() < 0.14) {
    const closing = voiceLine(voice.closings, turn, random);
    if (closing !== null && heart.part.text.endsWith('?')) parts.push(closing);
  }
  return { parts, heart, wry: lead?.wry ?? false };
}

const wordSets = new Map<string, ReadonlySet<string>>();

function wordSetOf(text: string): ReadonlySet<string> {
  const known = wordSets.get(text);
  if (known !== undefined) return known;
  if (wordSets.size > 2_000) wordSets.clear();
  const set = new Set(wordsOf(text));
  wordSets.set(text, set);
  return set;
}

/** What speaks against a wording: 0 where nothing does; Infinity where it must not be said. */
function faults(text: string, made: Part, turn: Turn): number {
  const count = wordCount(text);
  if (count < fewestWords || count > mostWords || /[{}\u27e6\u27e7]|undefined|null/.test(text)) return Infinity;
  const cited = made.citations.map(({ quote, section }) => `${quote} ${section ?? ''}`).join(' ');
  if (figuresOf(text).some((figure) => !cited.includes(figure))) return Infinity;
  if (turn.before.includes(text)) return Infinity;
  let fault = 0;
  const opening = openingOf(text);
  const words = wordSetOf(text);
  for (const earlier of turn.before.slice(-40)) {
    if (openingOf(earlier) === opening) fault += 3;
    const shared = sharedWords(words, wordSetOf(earlier));
    if (shared > mostShared) fault += 10 * shared;
  }
  if (count > 48) fault += 0.5;
  return fault;
}

/** The words of a turn. Several wordings are made and the first one that repeats nobody is spoken.
 *  Takes: the turn.  Gives: text of 8 to 60 words, every quotation word for word in a citation and every figure inside one.
 *  Throws: never for entries that pass the knowledge check.  decisions.md §6. */
export function wordsFor(turn: Turn): Spoken {
  let best: { spoken: Spoken; fault: number } | null = null;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const random = randomFrom(turn.rehearsal.seed, `words:${turn.issue.key}:${turn.before.length}:${tries}`);
    const made = attempt(turn, random);
    if (made === null) continue;
    const { text, citations } = spokenFrom(made.parts);
    const purpose = made.wry ? 'humor' : made.heart.purpose;
    const served = turn.move.unserved.length > 0 && !turn.move.unserved.includes(purpose);
    const fault = faults(text, { text, citations }, turn) + (served ? 0.4 : 0);
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
  const heart = knowledgeHeart(plain, random, true);
  const asked = heart?.part.text ?? `Please tell us what you can about ${turn.knowledge.noun}, in your own words.`;
  let text = asked;
  for (let times = 0; turn.before.includes(text); times += 1) {
    text = `${['Once more, then.', 'I come back to it.', 'I still want it for the minutes.', 'Bear with me on this one.'][times % 4] ?? ''} ${text}`;
  }
  return { text, purpose: heart?.purpose ?? 'background' };
}
