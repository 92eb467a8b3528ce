import { oncePer } from '../../base/once-per.ts';
import { annotate } from '../../language/annotate.ts';
import { unfinished } from '../../knowledge/authored.ts';
import { topicsOfStems } from '../../knowledge/topic-words.ts';
import { matcher, type Match } from '../../language/matcher.ts';
import type { Annotation, Clause, Sentence, Token } from '../../language/types.ts';
import type { Issue } from '../types.ts';
import { stemsOf } from '../../language/stems.ts';
import { boardQuestion } from './board-question.ts';
import { citationOf, takenBack, type OnRecord, type TextSaid } from './record/on-record.ts';
import { topicOf } from './record/topic-of.ts';
import { saidBack } from '../wording/said-back.ts';

type Way = (typeof unfinished)[number];

const ways = unfinished.map((way) => ({ way, said: matcher(way.said), of: new Set(way.of) }));

interface Found {
  readonly way: Way;
  /** What was said, as it is said back. */
  readonly words: string;
  readonly sentence: Sentence;
  readonly isTheirs: boolean;
}

/** Something hypothetical, or long past, is not open. */
const notOpen: ReadonlySet<string> = new Set(['hypothetical']);

const foundIn = oncePer((annotation: Annotation): readonly Found[] =>
  annotation.sentences.flatMap((sentence) =>
    sentence.kind === 'question' || isReplaced(annotation, sentence) ? [] : foundInSentence(annotation, sentence),
  ),
);

/** 'We didn't do a full study. Our engineer wrote a letter': what there is instead was told in the same breath. */
function isReplaced(annotation: Annotation, sentence: Sentence): boolean {
  if (!aStudy.test(annotation, sentence)) return false;
  const next = annotation.sentences[annotation.sentences.indexOf(sentence) + 1];
  return [sentence, next].some((one) => one !== undefined && instead.test(annotation, one));
}
const aStudy = matcher(['do not do|have|make|order|commission ... study|analysis|report']);
const instead = matcher([
  'engineer|consultant|surveyor ... letter|memo|memorandum',
  'letter|memo|memorandum ... engineer|consultant|surveyor',
]);

/** One for each clause that leaves something open. */
function foundInSentence(annotation: Annotation, sentence: Sentence): readonly Found[] {
  const { tokens } = annotation;
  const found: Found[] = [];
  let past = sentence.from;
  for (const clause of sentence.clauses) {
    for (const { way, said, of } of ways) {
      const match = said
        .all(annotation, sentence)
        .find(({ from }) => from >= past && from >= clause.from && from < clause.to);
      if (match === undefined || takenBack(annotation, match, notOpen) || isAside(tokens, match)) continue;
      const stretch = { ...clause, from: clauseStart(tokens, clause, match), to: clauseEnd(tokens, clause, match) };
      const about = way.had ? { from: match.to, to: objectEnd(tokens, stretch, match) } : stretch;
      const theirs = isTheirs(tokens, match);
      if (of.size > 0 && !speaksOf(annotation, sentence, about, of, theirs ? null : match)) continue;
      const words = saidBack(annotation, sentence, stretch);
      if (words === null) continue;
      // If the longer one repeats the shorter one, only the longer is kept.
      if (found.length > 0 && words.includes(found.at(-1)?.words ?? '')) found.pop();
      found.push({ way, words, sentence, isTheirs: theirs });
      past = stretch.to;
      break;
    }
  }
  return found;
}

/** 'A home that isn't signed up' says which home. */
const isAside = (tokens: readonly Token[], { from }: Match): boolean =>
  ['that', 'who', 'which'].includes(tokens[from - 1]?.lower ?? '') && tokens[from - 2]?.tag === 'word';

/** Whether it is the applicant who hasn't done it. */
const isTheirs = (tokens: readonly Token[], { from }: Match): boolean =>
  [1, 2].some((back) => ['we', 'i'].includes(tokens[from - back]?.lower ?? ''));

/** From its own subject: behind 'a tank where we test it, and', 'the agreement is drafted'. */
function clauseStart(tokens: readonly Token[], { from }: Clause, match: Match): number {
  for (let at = match.from - 1; at > from; at -= 1)
    if (tokens[at]?.tag === 'determiner' && tokens[at - 1]?.lower === 'and' && tokens[at - 2]?.text === ',') return at;
  return from;
}

/** What isn't had ends at a comma, or at what says more about it: 'no comments, letter of June 11'. */
const moreOfIt: ReadonlySet<string> = new Set(
  ', ; - that which who of from on about in at to with because so'.split(' '),
);

function objectEnd(tokens: readonly Token[], { to }: Pick<Clause, 'to'>, match: Match): number {
  for (let at = match.to; at < to; at += 1) if (moreOfIt.has(tokens[at]?.lower ?? '')) return at;
  return to;
}

/** Up to the start of another subject: ', and the septic ...'. */
function clauseEnd(tokens: readonly Token[], { to }: Clause, match: Match): number {
  for (let at = match.to; at < to; at += 1)
    if (tokens[at]?.text === ',' && ['and', 'but', 'so', 'which'].includes(tokens[at + 1]?.lower ?? '')) return at;
  return to;
}

/** Whether the clause, or the sentence that 'it' and 'one' refer to, contains one of these words, outside of the words that say it isn't
 *  done: steeples that 'don't count' are no count. */
function speaksOf(
  { tokens, sentences }: Annotation,
  sentence: Sentence,
  clause: Pick<Clause, 'from' | 'to'>,
  of: ReadonlySet<string>,
  except: Match | null,
): boolean {
  const isOutside = (at: number): boolean => except === null || at < except.from || at >= except.to;
  const has = (from: number, to: number): boolean =>
    tokens.slice(from, to).some(({ lemma }, at) => of.has(lemma) && isOutside(from + at));
  if (has(clause.from, clause.to)) return true;
  const points = tokens.slice(clause.from, clause.to).some(pointsBack);
  const before = sentences[sentences.indexOf(sentence) - 1];
  return points && before !== undefined && has(before.from, before.to);
}

/** 'You haven't signed the paper yet': a listener can't tell which. */
const vague: ReadonlySet<string> = new Set('paper papers form thing stuff ink dotted line piece part'.split(' '));

/** People who were named before, perhaps in another sentence. */
const persons: ReadonlySet<string> = new Set('he she him her theirs ours hers somebody someone'.split(' '));
/** 'A permit' and 'a site study' don't say which one, unless more is said about it. */
const anyOne: ReadonlySet<string> = new Set(
  'permit letter agreement approval study report plan plans survey number contract estimate'.split(' '),
);
const tellsMore: ReadonlySet<string> = new Set('of from for with on about between to by'.split(' '));
const shown: ReadonlySet<string> = new Set(['that', 'this', 'those', 'these']);
const endsHere = (next: Token | undefined): boolean => next === undefined || next.tag === 'punctuation';

/** 'The permit application', but not 'the permit back'. */
const isCompound = (next: Token | undefined): boolean =>
  next?.tag === 'word' && !['back', 'drawn', 'yet', 'done', 'finished', 'signed', 'ready'].includes(next.lower);
/** Somebody who says this much besides has said which one. */
const enoughSaid = 10;
/** The most words that are said back by themselves. */
const mostWords = 22;

/** Whether a listener couldn't tell what the clause is about: it ends on a word that names nothing, points at somebody who was named
 *  before, or lacks a paper without saying which. */
function isVague(words: string): boolean {
  const { tokens } = annotate(words);
  const named = tokens.filter(({ tag, lower }) => tag === 'word' && lower !== 'yet');
  if (named.length > mostWords || vague.has(named.at(-1)?.lower ?? '')) return true;
  if (tokens.some(({ lower }) => persons.has(lower))) return true;
  // 'A letter from them.'
  if (tokens.some(({ lower }, at) => lower === 'them' && tellsMore.has(tokens[at - 1]?.lower ?? ''))) return true;
  // 'A study that says that, exactly.'
  if (tokens.some(({ lower }, at) => shown.has(lower) && endsHere(tokens[at + 1]))) return true;
  const loose = tokens.some(({ lower, tag }, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isBare = before?.tag === 'determiner' || before?.lower === 'site' || before?.tag === 'auxiliary';
    return tag === 'word' && anyOne.has(lower) && isBare && !isCompound(next) && !tellsMore.has(next?.lower ?? '');
  });
  return loose && tokens.length < enoughSaid && !/ [A-Z]/.test(words);
}

const pointsBack = ({ lower }: Token): boolean => lower === 'it' || lower === 'one';

/** What the applicant said isn't done yet, isn't in hand or was left out: the board asks for it before it decides.
 *  Takes: the record and the keys raised before.  Gives: issues, one per clause.  Throws: never. */
export function unfinishedIssues({ texts }: OnRecord, raised: ReadonlySet<string>): readonly Issue[] {
  return texts
    .filter(({ kind }) => kind === 'presentation')
    .flatMap((text) =>
      foundIn(text.annotation)
        .filter(({ words }) => !isVague(words))
        .map((found, at) => issueOf(text, found, at)),
    )
    .filter(({ key }) => !raised.has(key));
}

/** The sentences of the presentation that leave something open: a paper that isn't in hand, a person who hasn't answered.
 *  Takes: the record.  Gives: each sentence once, in order.  Throws: never. */
export function unfinishedSaid(record: OnRecord): readonly string[] {
  return [
    ...new Set(unfinishedIssues(record, nothing).flatMap(({ citations }) => citations.map(({ quote }) => quote))),
  ];
}

const nothing: ReadonlySet<string> = new Set();

/** 'That study did not model the generators' is about the subject of the sentence before it. */
function topicBefore(annotation: Annotation, sentence: Sentence): Issue['topic'] | null {
  const before = annotation.sentences[annotation.sentences.indexOf(sentence) - 1];
  return before === undefined ? null : topicOf(annotation, before);
}

/** By its own cues or words first: 'we have not finished the road agreement' is about the road, whatever came before it. */
function topicOfSentence({ annotation }: TextSaid, sentence: Sentence): Issue['topic'] {
  const own = annotation.text.slice(sentence.start, sentence.end);
  return (
    topicOf(annotation, sentence) ??
    topicsOfStems(stemsOf(own, true))[0]?.topic ??
    topicBefore(annotation, sentence) ??
    'community_engagement'
  );
}

function issueOf(text: TextSaid, { way, words, sentence, isTheirs }: Found, at: number): Issue {
  const asks = isTheirs ? way.you : way.ask;
  return {
    ...boardQuestion,
    kind: 'unfinished',
    key: `unfinished:${way.id}:${sentence.start}:${at}`,
    topic: topicOfSentence(text, sentence),
    weight: 0.9,
    citations: [citationOf(text, sentence)],
    text: `You said ${words}. ${asks[at % asks.length] ?? ''}`,
    reason: 'You said it yourself, and it is still open.',
  };
}
