import type { AnsweredEvent, Citation } from '@rostrum/contract';
import type { TopicId } from '../knowledge/types.ts';
import type { Exchange, Rehearsal } from '../record/rehearsal.ts';
import { askedSoFar } from './asked-so-far.ts';
import { wasHeardBy } from './heard.ts';
import { mentionIndexOf } from './mentions.ts';
import { citationOf, quoteFrom } from './quotes.ts';
import { sentenceSpans } from '../reading/sentences.ts';
import { ReadAloud } from './read-aloud.ts';
import { answerSource } from './room-issues.ts';
import { cueOf } from './topic-scores.ts';
import type { Turn } from './turn.ts';
import type { IssueKind } from './types.ts';

/** Kinds for which a quotation is only a way in, so that any fresh one on the subject will do. */
const mayChooseQuote: ReadonlySet<IssueKind> = new Set(['industry_concern', 'community_priority']);
/** Quotations on one subject that are weighed. */
const mostWeighed = 6;

/** Turns over which nothing is read aloud again. */
const ofLate = 48;

/** Answers that a member still has in the ear. */
const stillHeard = 10;
const toldEnough = /\d|\b(?:will|shall|agree|accept|commit|guarantee|never|always|nobody|only)\b/i;

const saidIn = new WeakMap<AnsweredEvent, Map<TopicId, Citation | null>>();

/** What an answer to another question happened to say on this subject, in the sentence that says most. */
function saidOn(topic: TopicId, exchange: Exchange): Citation | null {
  const { answered } = exchange;
  if (answered === null) return null;
  const byTopic = saidIn.get(answered) ?? new Map<TopicId, Citation | null>();
  saidIn.set(answered, byTopic);
  const before = byTopic.get(topic);
  if (before !== undefined) return before;
  const cue = cueOf(topic);
  let found: Citation | null = null;
  for (const { start, end } of sentenceSpans(answered.text, 0, Math.min(answered.text.length, 4_000))) {
    const sentence = answered.text.slice(start, end);
    if (cue === null || !cue.test(sentence) || !toldEnough.test(sentence)) continue;
    const quote = quoteFrom(sentence, cue);
    if (quote === null || quote.text.split(' ').length < 5) continue;
    found = citationOf('answer', quote, answerSource(exchange), null, start);
    break;
  }
  byTopic.set(topic, found);
  return found;
}

/** What the applicant has answered to others that bears on this subject: a member listens while others ask. Newest first. */
function remembered({ rehearsal, topic, character, venue }: Turn): readonly Citation[] {
  return rehearsal.exchanges
    .slice(-stillHeard)
    .reverse()
    .filter((exchange) => exchange.asked.topic !== topic && wasHeardBy(character.character_id, venue, exchange))
    .flatMap((exchange) => saidOn(topic, exchange) ?? [])
    .slice(0, 2);
}

const rememberedFresh = (turn: Turn, aloud: ReadAloud): readonly Citation[] =>
  remembered(turn).filter((citation) => !aloud.has(citation));

const known = new WeakMap<Turn, readonly Citation[]>();

/** What was read aloud of late. */
function readAloudOfLate({ exchanges }: Rehearsal): ReadAloud {
  if (exchanges.length <= ofLate) return askedSoFar(exchanges).quoted;
  return new ReadAloud(exchanges.slice(-ofLate).flatMap(({ asked }) => asked.citations));
}

/** What this turn could read from: the quotation of its issue first, then whatever else the applicant said or filed on the
 *  subject and nobody has read aloud.  Takes: the turn.  Gives: citations; may be empty.  Throws: never. */
export function quotableIn(turn: Turn): readonly Citation[] {
  const before = known.get(turn);
  if (before !== undefined) return before;
  const own = turn.issue.citations.slice(0, 1);
  const others: Citation[] = [];
  if (mayChooseQuote.has(turn.issue.kind)) {
    const aloud = readAloudOfLate(turn.rehearsal);
    for (const { citation } of mentionIndexOf(turn.materials).byTopic.get(turn.topic) ?? []) {
      if (others.length >= mostWeighed) break;
      if (!own.some(({ quote }) => quote === citation.quote) && !aloud.has(citation)) others.push(citation);
    }
    others.unshift(...rememberedFresh(turn, aloud));
  } else if (turn.issue.kind === 'gap') {
    others.push(...rememberedFresh(turn, readAloudOfLate(turn.rehearsal)));
  }
  const all = [...own, ...others];
  known.set(turn, all);
  return all;
}
