import { matcher } from '../language/matcher.ts';
import type { Span, Token } from '../language/types.ts';
import { isContent, type Asked } from './asked.ts';
import { coaching, groupsOf } from './data.ts';
import { contentIn, groupsIn, type Heard } from './heard.ts';

/* A question that puts a standard or a finding in the code's own words, and what that standard lists by name. */

const onFinding = matcher(coaching.finding);
const onRelief = matcher(coaching.relief);

/** Whether a question puts a finding or a rule of the code, which no single answer settles. Takes: the question, read. */
export const asksForFinding = ({ annotation }: Asked): boolean => onFinding.test(annotation);

const opening = new Set(['"', '“']);
const closing = new Set(['"', '”']);

/** The first words of a question that stand between quotation marks, as indexes of its tokens; null if there are none. */
function quotedIn(tokens: readonly Token[]): readonly [from: number, to: number] | null {
  const from = tokens.findIndex(({ text }) => opening.has(text));
  const to = tokens.findIndex(({ text }, at) => at > from && closing.has(text));
  return from < 0 || to < 0 ? null : [from + 1, to];
}

/** Whether a question asks why the code should not be held to: a variance, a waiver, a hardship. Takes: the question, read. */
export function asksForRelief({ annotation }: Asked): boolean {
  const said = quotedIn(annotation.tokens);
  return onRelief.all(annotation).some(({ from, to }) => said === null || to <= said[0] || from >= said[1]);
}

const listed: ReadonlySet<string> = new Set(['auxiliary', 'modal', 'punctuation', 'preposition']);

interface Item extends Span {
  readonly lemmas: readonly string[];
}

const isWord = (token: Token | undefined): boolean => token?.tag === 'word';

/** The words that begin at a token, as far as they go; null if none of them says anything. */
function itemAt(tokens: readonly Token[], from: number): (Item & { readonly next: number }) | null {
  let next = from;
  while (isWord(tokens[next])) next++;
  const [first, last] = [tokens[from], tokens[next - 1]];
  const lemmas = tokens
    .slice(from, next)
    .filter(isContent)
    .map(({ lemma }) => lemma);
  if (first === undefined || last === undefined || lemmas.length === 0) return null;
  return { start: first.start, end: last.end, lemmas, next };
}

/** Where the words that end before a token begin. */
function startOf(tokens: readonly Token[], end: number, least: number): number {
  let at = end;
  while (at > least && isWord(tokens[at - 1])) at--;
  return at;
}

/** The items of a list that 'and' closes: three or more in a row, or two that a verb follows; empty for anything else. */
function listAround(tokens: readonly Token[], and: number, least: number): readonly Item[] {
  const items = [itemAt(tokens, and + 1)];
  let end = and;
  do {
    const start = startOf(tokens, end, least);
    items.unshift(itemAt(tokens, start));
    end = tokens[start - 1]?.text === ',' ? start - 1 : least;
  } while (end > least);
  const after = tokens[items.at(-1)?.next ?? tokens.length]?.tag ?? 'punctuation';
  const isWhole = items.length > 2 ? listed.has(after) : after === 'auxiliary' || after === 'modal';
  const found = items.filter((one) => one !== null);
  return isWhole && found.length === items.length ? found : [];
}

/** What a quoted standard lists by name, or says is included. 'A, B or C' asks for one of them, and isn't a list. */
function itemsOf(tokens: readonly Token[]): readonly Item[] {
  const within = quotedIn(tokens);
  if (within === null) return [];
  const [from, to] = within;
  return tokens.slice(from, to).flatMap(({ lower }, n) => {
    const at = from + n;
    if (lower === 'and') return listAround(tokens, at, from);
    if (lower !== 'including') return [];
    return [itemAt(tokens, isWord(tokens[at + 1]) ? at + 1 : at + 2) ?? []].flat();
  });
}

/** The things that the standard in a question lists by name and an answer doesn't mention, not even in a related word. Takes: both, read.
 *  Gives: their words, in order; empty if the question quotes no standard or the standard lists nothing.  Throws: never. */
export function unmentionedIn({ annotation }: Asked, heard: Heard): readonly string[] {
  const items = onFinding.test(annotation) ? itemsOf(annotation.tokens) : [];
  if (items.length === 0) return [];
  const content = contentIn(heard, { from: 0, to: heard.annotation.tokens.length });
  const groups = groupsIn(content);
  return items
    .filter(
      ({ lemmas }) => !lemmas.some((lemma) => content.has(lemma) || groupsOf(lemma).some((one) => groups.has(one))),
    )
    .map(({ start, end }) => annotation.text.slice(start, end));
}
