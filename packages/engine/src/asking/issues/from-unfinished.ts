import { unfinished } from '../../knowledge/authored.ts';
import { matcher, type Match } from '../../language/matcher.ts';
import type { Annotation, Clause, Sentence, Token } from '../../language/types.ts';
import type { Issue } from '../types.ts';
import { boardQuestion } from './board-question.ts';
import { secondPerson } from '../wording/second-person.ts';
import { citationOf, type OnRecord, type TextSaid } from './record/on-record.ts';
import { topicOf } from './topic-of.ts';

type Way = (typeof unfinished)[number];

const ways = unfinished.map((way) => ({ way, said: matcher(way.said), of: new Set(way.of) }));
/** Words of a thing, and of a clause that is said back. */
const mostWords = 14;
/** What follows a thing and says nothing of it. */
const endsThing: ReadonlySet<string> = new Set(
  'yet tonight with because since until before after but so and when while which that who'.split(' '),
);
const opens: ReadonlySet<string> = new Set(['and', 'but', 'so', 'because', 'since', 'although', 'though', ',']);
/** One in a speech is said back as 'the'. */
const mine: ReadonlySet<string> = new Set([
  'that',
  'this',
  'those',
  'these',
  'his',
  'her',
  'their',
  'our',
  'my',
  'its',
]);
/** What is said in whole and in short. */
const short: readonly (readonly [string, string])[] = ['did', 'do', 'does', 'is', 'are', 'was', 'have', 'has'].map(
  (verb) => [` ${verb} not `, ` ${verb}n't `],
);

interface Found {
  readonly way: Way;
  readonly words: string;
  readonly sentence: Sentence;
}

const kept = new WeakMap<Annotation, readonly Found[]>();

function foundIn(annotation: Annotation): readonly Found[] {
  const known = kept.get(annotation);
  if (known !== undefined) return known;
  const found: Found[] = [];
  for (const sentence of annotation.sentences) {
    if (sentence.kind === 'question') continue;
    for (const { way, said, of } of ways) {
      const match = said.first(annotation, sentence);
      const clause = sentence.clauses.find(
        ({ from, to }) => match !== null && from <= match.from && to >= Math.min(match.to, to),
      );
      if (match === null || clause === undefined) continue;
      const words = wordsOf(annotation, way, match, clause, sentence, of);
      if (words === null) continue;
      found.push({ way, words, sentence });
      break;
    }
  }
  kept.set(annotation, found);
  return found;
}

/** The question in words; null where what is meant has no name in the clause. */
function wordsOf(
  annotation: Annotation,
  way: Way,
  match: Match,
  clause: Clause,
  sentence: Sentence,
  of: ReadonlySet<string>,
): string | null {
  const { tokens } = annotation;
  if (way.thing === 'none') return way.text;
  const what = way.thing === 'object' ? thingBehind(tokens, match.to, sentence.to) : thingBefore(tokens, clause, match);
  if (what === null) return null;
  const isIt = what.to - what.from === 1 && tokens[what.from]?.lower === 'it';
  if (!isIt && !isOf(tokens, what, of)) return null;
  const thing = isIt ? namedBefore(annotation, sentence, of) : said(annotation, what);
  if (thing === null) return null;
  const last = tokens[what.to - 1];
  const isPlural = last !== undefined && last.lower !== last.lemma && last.lower.endsWith('s');
  if (!way.text.includes('{said}'))
    return way.text.replace('{what}', thing).replace(" isn't ", isPlural ? " aren't " : " isn't ");
  const rest = said(annotation, { from: match.from, to: clauseEnd(tokens, match, sentence) });
  if (rest === null || `${thing} ${rest}`.split(' ').length > mostWords) return null;
  return way.text.replace('{said}', `${thing} ${rest}`);
}

/** Sentences that 'it' reaches back over. */
const reach = 3;

/** What 'it' stands for: 'the traffic study' where one of the sentences before speaks of it. */
function namedBefore({ tokens, sentences }: Annotation, sentence: Sentence, of: ReadonlySet<string>): string | null {
  const at = sentences.indexOf(sentence);
  const from = sentences[Math.max(0, at - reach)]?.from ?? sentence.from;
  for (let i = sentence.from - 1; i > from; i -= 1) {
    const [before, head] = [tokens[i - 1], tokens[i]];
    if (head !== undefined && of.has(head.lower) && before?.tag === 'word') return `the ${before.lower} ${head.lower}`;
  }
  return null;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** 'the drain tile survey' in 'we have not done the drain tile survey yet'. */
function thingBehind(tokens: readonly Token[], from: number, end: number): Stretch | null {
  let to = from;
  while (to < end && !isStop(tokens[to]) && !endsThing.has(tokens[to]?.lower ?? '')) {
    // 'A sound level for it'.
    if (tokens[to]?.lower === 'for' && tokens[to + 1]?.tag === 'pronoun') break;
    to += 1;
  }
  return to > from && to - from <= mostWords ? { from, to } : null;
}

/** 'the utility agreement' in 'but the utility agreement is in draft'. */
function thingBefore(tokens: readonly Token[], clause: Clause, match: Match): Stretch | null {
  // 'The plan is with the district and not yet approved' is about the plan.
  if (tokens[match.from - 1]?.lower === 'and') return subjectOf(tokens, clause.from, match.from);
  let from = match.from;
  while (from > clause.from && !opens.has(tokens[from - 1]?.lower ?? '')) from -= 1;
  return match.from > from && match.from - from <= 8 ? { from, to: match.from } : null;
}

/** What stands before the first 'is' or 'has' of a clause. */
function subjectOf(tokens: readonly Token[], from: number, end: number): Stretch | null {
  const to = tokens.findIndex(({ lemma }, at) => at > from && at < end && (lemma === 'be' || lemma === 'have'));
  return to > from && to - from <= 8 ? { from, to } : null;
}

const isStop = (token: Token | undefined): boolean => token?.tag === 'punctuation' && token.text !== '-';

function clauseEnd(tokens: readonly Token[], match: Match, sentence: Sentence): number {
  let to = match.to;
  while (
    to < sentence.to &&
    !isStop(tokens[to]) &&
    !['because', 'so', 'but', 'and', 'until'].includes(tokens[to]?.lower ?? '')
  )
    to += 1;
  return to;
}

/** A thing has a noun of its own, and where the way names what it may be, it is one of these. */
function isOf(tokens: readonly Token[], { from, to }: Stretch, of: ReadonlySet<string>): boolean {
  const words = tokens.slice(from, to);
  if (words.some(({ tag, lower }) => tag === 'pronoun' && !mine.has(lower))) return false;
  const nouns = words.filter(({ tag, lower }) => tag === 'word' && !mine.has(lower));
  return nouns.length > 0 && (of.size === 0 || nouns.some(({ lemma }) => of.has(lemma)));
}

/** Characters over which 'his' reaches back. */
const ownerWithin = 200;

/** 'Mr. Dahl' in what was said before 'his signature'. */
function ownerBefore(before: string): string | null {
  const names = before.slice(-ownerWithin).match(/\b(?:Mr|Mrs|Ms|Dr)\. [A-Z][a-z]+/g);
  return names?.at(-1) ?? null;
}

/** Words said back to whoever said them: 'his model' as 'the model', 'did not' as "didn't". */
function said({ text, tokens }: Annotation, { from, to }: Stretch): string | null {
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (first === undefined || last === undefined) return null;
  const isMine = mine.has(first.lower);
  const owner = first.lower === 'his' || first.lower === 'her' ? ownerBefore(text.slice(0, first.start)) : null;
  if (owner !== null) return secondPerson(`${owner}'s ${text.slice(first.end, last.end).trim()}`);
  const words = isMine ? `the ${text.slice(first.end, last.end).trim()}` : text.slice(first.start, last.end);
  const turned = secondPerson(
    isMine || first.tag !== 'determiner' ? words : words.charAt(0).toLowerCase() + words.slice(1),
  );
  return turned === null
    ? null
    : short.reduce((spoken, [whole, brief]) => ` ${spoken}`.replace(whole, brief).trim(), turned);
}

/** What the applicant said is not done yet, not in hand or left out: the board asks for it before it votes.
 *  Takes: the record and the keys raised before.  Gives: issues.  Throws: never. */
export function unfinishedIssues({ texts }: OnRecord, raised: ReadonlySet<string>): readonly Issue[] {
  return texts
    .filter(({ kind }) => kind === 'presentation')
    .flatMap((text) => foundIn(text.annotation).flatMap((found) => issueOf(text, found) ?? []))
    .filter(({ key }) => !raised.has(key));
}

/** 'That study did not model the generators' is about what the sentence before it is about. */
function topicBefore(annotation: Annotation, sentence: Sentence): Issue['topic'] | null {
  const before = annotation.sentences[annotation.sentences.indexOf(sentence) - 1];
  return before === undefined ? null : topicOf(annotation, before);
}

function issueOf(text: TextSaid, { way, words, sentence }: Found): Issue {
  return {
    ...boardQuestion,
    kind: 'unfinished',
    key: `unfinished:${way.id}:${sentence.start}`,
    topic: topicOf(text.annotation, sentence) ?? topicBefore(text.annotation, sentence) ?? 'community_engagement',
    weight: 0.9,
    citations: [citationOf(text, sentence)],
    text: words,
    reason: 'You said it yourself, and a board wants to see what is missing before it votes.',
  };
}
