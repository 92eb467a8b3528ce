import type { Citation } from '@rostrum/contract';
import type { Random } from '../base/random.ts';
import {
  answerLeads,
  evasionLeads,
  publicAnswerLeads,
  publicEvasionLeads,
  publicRequestLines,
  rememberedLeads,
  requestLines,
} from './lines/answer-lines.ts';
import {
  priorityLeads,
  projectLeads,
  remarkLeads,
  roadLeads,
  runningLeads,
  silenceLeads,
  styleLeads,
} from './lines/context-leads.ts';
import type { Line } from './lines/line.ts';
import { applicationLeads, newsLeads, planLeads, presentationLeads, vagueLeads } from './lines/quote-leads.ts';
import { publicRuleLeads, ruleLeads } from './lines/rule-lines.ts';
import { wryLeads } from './lines/move-lines.ts';
import { askedSoFar } from './asked-so-far.ts';
import { answeredBarely } from './bare-answer.ts';
import { hookBetween } from './hooks.ts';
import { roadsNamed, type RoadNamed } from './places-named.ts';
import { quotableIn } from './quotable.ts';
import { shortestQuote } from './quotes.ts';
import { wordCount } from './spoken.ts';
import { part, sayableLines, type Part, type SlotFacts } from './sentence.ts';
import type { Heart } from './hearts.ts';
import { cueOf } from './topic-scores.ts';
import type { Turn } from './turn.ts';

/** What comes before the question, and whether the question runs on from it after a comma. */
export interface Lead extends Part {
  readonly runsOn: boolean;
  readonly quotes: boolean;
  readonly wry: boolean;
}

const roadTopics = new Set([
  'traffic_roads',
  'road_use_agreement',
  'construction_hours',
  'odor_dust',
  'screening_visual',
  'noise',
  'fire_emergency',
]);

/** What is asked at the side of a road. */
const ofRoads =
  /\b(?:roads?|streets?|lanes?|trucks?|traffic|trips|drivers?|drive(?:s|way)?|haul\w*|semis?|corner|turn(?:s|ing)?|bus|pavement|gravel|bridge|intersection|signal|shoulder|deliver\w*|harvest|see from)\b/i;

function leadOf(
  list: readonly Line[],
  turn: Turn,
  random: Random,
  facts: SlotFacts,
  kind: Partial<Lead> = {},
): Lead | null {
  if (list.length === 0) return null;
  // The project is not named twice in one breath.
  const named = facts.quote?.quote.includes(turn.names.project.replace(/^the /, '')) ?? false;
  // 'On noise, you said' wants words about noise.
  const said = facts.quote?.kind === 'presentation' ? facts.quote.quote : null;
  const offTopic = said !== null && !(cueOf(turn.topic)?.test(said) ?? true);
  const sayable = sayableLines(list, turn);
  const fitting = !named && !offTopic ? sayable : linesWithout(sayable, named, offTopic);
  for (let tries = 0; tries < 12 && fitting.length > 0; tries += 1) {
    const made = part(random.pick(fitting).text, turn, facts);
    if (made !== null) return { ...made, runsOn: false, quotes: false, wry: false, ...kind };
  }
  return null;
}

const narrowed = new WeakMap<readonly Line[], Map<string, readonly Line[]>>();

/** The lines that name no project, and those that name no subject, as asked for; found once for each list. */
function linesWithout(list: readonly Line[], project: boolean, noun: boolean): readonly Line[] {
  const kept = narrowed.get(list) ?? new Map<string, readonly Line[]>();
  narrowed.set(list, kept);
  const key = `${project} ${noun}`;
  const known =
    kept.get(key) ??
    list.filter(({ text }) => (!project || !text.includes('{project}')) && (!noun || !text.includes('{noun}')));
  kept.set(key, known);
  return known;
}

/** The road that a quotation names, where its name is all that ties the question to it. */
function roadIn(quote: Citation, turn: Turn): RoadNamed | null {
  return roadsNamed(turn.materials).find(({ name }) => quote.quote.includes(name)) ?? null;
}

/** A lead that reads from a quotation only what the question is about: the clause that carries it, or the road alone.
 *  Takes: the turn, a source of choices, the quotation, and what is going to be asked.  Gives: null where quotation and
 *  question speak of different things.  Throws: never. */
export function tiedLead(turn: Turn, random: Random, citation: Citation, heart: string): Lead | null {
  const { project, place, developer } = turn.names;
  const names = [project.replace(/^the /, ''), developer, ...(place === null ? [] : [place])];
  const hook = hookBetween(citation.quote, heart, names);
  if (hook === null) return null;
  if (hook.name === 'road') {
    const road = roadIn(citation, turn);
    if (road !== null) return leadOf(roadLeads[turn.floor], turn, random, { road });
  }
  const short = shortestQuote(citation.quote, hook.pattern);
  if (short === null) return null;
  const start = citation.start === null ? null : citation.start + short.start;
  return quotedLead({ ...citation, quote: short.text, start }, turn, random);
}

/** Words of an answer from which on it can be called fine words. */
const aMouthful = 10;

/** How an answer that left something open is read back: by how it slipped, and whether it is still in the air. */
function openAnswerLeads(citation: Citation, turn: Turn): readonly Line[] {
  const { issue, rehearsal, floor } = turn;
  const evasion = issue.detail?.evasion ?? null;
  const manner =
    evasion === 'general' && wordCount(citation.quote) >= aMouthful
      ? 'fineWords'
      : issue.weight <= 0.75 && (evasion === null || evasion === 'partial')
        ? 'halfway'
        : 'other';
  if (floor === 'public') return publicAnswerLeads[manner === 'halfway' ? 'halfway' : 'other'];
  const isLast = rehearsal.exchanges[rehearsal.exchanges.length - 1]?.asked.question_id === issue.followUpOf;
  return answerLeads[isLast ? 'fresh' : 'past'][manner];
}

/** Words of a question up to which it needs something beside it to be about. */
const fewWords = 14;

/** Share of follow-ups that read the answer back: what says nothing is seldom worth reading. */
const readBack: Readonly<Record<string, number>> = {
  declining: 0.2,
  ignorance: 0.15,
  dodging: 0.3,
  clarification: 0.1,
};

function quotedLead(citation: Citation, turn: Turn, random: Random): Lead | null {
  // Nobody quotes staff's report, minutes or testimony in a question yet.
  const lists: Partial<Record<Citation['kind'], readonly Line[]>> = {
    presentation: (turn.issue.kind === 'vague_claim' ? vagueLeads : presentationLeads)[turn.floor],
    project: applicationLeads[turn.floor],
    news: newsLeads[turn.floor],
    ordinance: turn.floor === 'public' ? publicRuleLeads : ruleLeads,
    answer: turn.issue.kind === 'open_answer' ? openAnswerLeads(citation, turn) : rememberedLeads[turn.floor],
    planning: planLeads[turn.floor],
  };
  const lines = lists[citation.kind];
  return lines === undefined ? null : leadOf(lines, turn, random, { quote: citation }, { quotes: true });
}

/** A sentence that ties the turn to this project where there is nothing to quote. */
function contextLead(turn: Turn, random: Random, heart: string): Lead | null {
  const road = roadsNamed(turn.materials)[0] ?? null;
  if (road !== null && roadTopics.has(turn.topic) && ofRoads.test(heart) && random.next() < 0.6)
    return leadOf(roadLeads[turn.floor], turn, random, { road });
  if (turn.move.isRemark) return leadOf(remarkLeads, turn, random, {});
  const local = turn.floor === 'board' ? (styleLeads[turn.community.communication_style] ?? []) : [];
  if (local.length > 0 && turn.venue !== 'practice' && !turn.move.wantsFact && random.next() < 0.45)
    return leadOf(local, turn, random, {});
  if (turn.floor === 'board' && random.next() < 0.4) return leadOf(runningLeads, turn, random, {}, { runsOn: true });
  return leadOf(projectLeads[turn.floor], turn, random, {});
}

/** Humor in rare cases: an easy evening, a warm member, and never twice. */
function wryLead(turn: Turn, random: Random): Lead | null {
  const easy =
    turn.rehearsal.room.frustration < 0.4 && turn.rehearsal.difficulty !== 'expert' && turn.venue === 'board';
  const warm =
    turn.character.voice.register === 'folksy' ||
    turn.character.voice.register === 'warm' ||
    turn.character.voice.register === 'plain';
  const told = askedSoFar(turn.rehearsal.exchanges).purposes.has('humor');
  if (!easy || !warm || told || turn.move.isRemark || turn.before.length < 3 || random.next() > 0.12) return null;
  return leadOf(wryLeads, turn, random, {}, { wry: true });
}

const fellShort =
  /^(?:You (?:talked|answered a question|had the floor|never said|changed the subject|know|will not|cannot|looked)|Twice around|All those words|That is (?:not what|the answer)|Nice words|Everybody says|I asked|I heard|Take out|Which of those words)/;

/** What this turn says before its question; null where people would simply ask.
 *  Takes: the turn, a source of choices, and what is going to be asked.  Throws: never. */
export function chooseLead(turn: Turn, random: Random, heart: Heart): Lead | null {
  const { issue, floor } = turn;
  const citation = issue.citations[0] ?? null;
  // Where the question does not speak of the quotation itself, they have to be tied.
  const tied = (): Lead | null => {
    if (heart.speaksOfQuote === true) return citation === null ? null : quotedLead(citation, turn, random);
    for (const one of quotableIn(turn)) {
      const lead = tiedLead(turn, random, one, heart.part.text);
      if (lead !== null) return lead;
    }
    return null;
  };
  switch (issue.kind) {
    case 'open_answer': {
      const kind = issue.detail?.evasion ?? 'none';
      const roll = random.next();
      // A few words that could follow any answer say what they are about by reading it back.
      const bare = wordCount(heart.part.text) < fewWords ? 0.5 : 0;
      if (citation !== null && roll < (readBack[kind] ?? 0.5) + bare) return quotedLead(citation, turn, random);
      // A question that complains of the answer itself needs no complaint before it; and now and then one just asks again.
      if (answeredBarely(turn)) return null;
      if (fellShort.test(heart.part.text) || (bare === 0 && roll > 0.85)) return null;
      const complaints = floor === 'public' ? publicEvasionLeads : evasionLeads;
      return leadOf(complaints[kind] ?? complaints['none'] ?? [], turn, random, {});
    }
    case 'unanswered_request':
      return leadOf(floor === 'public' ? publicRequestLines : requestLines, turn, random, {});
    case 'cited_rule':
    case 'news_story':
      return tied();
    case 'gap':
      // What an earlier answer said on it in passing is taken up; then nobody may say that it never came up.
      return (
        tied() ??
        wryLead(turn, random) ??
        (quotableIn(turn).length === 0 && random.next() < 0.5
          ? leadOf(silenceLeads[floor], turn, random, {})
          : contextLead(turn, random, heart.part.text))
      );
    case 'community_priority':
      return (random.next() < 0.5 ? null : tied()) ?? leadOf(priorityLeads[floor], turn, random, {});
    default:
      return tied() ?? wryLead(turn, random) ?? contextLead(turn, random, heart.part.text);
  }
}
