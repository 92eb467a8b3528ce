import { wordSet } from '../../base/text.ts';
import type { Meeting } from '../meeting.ts';
import { sentenceEnd, sentenceStart, type Token } from '../tokens.ts';
import { numberWords } from '../vocabulary.ts';

/* The count of a vote, as it is printed. */

export interface Tally {
  readonly yes: number;
  readonly no: number;
}

/** Words for a vote in favor, after "in". */
export const inFavor = wordSet('favor affirmative support');
/** Words that tell of a result. */
export const resultWords =
  wordSet(`motion result adopted carried carries passed passes failed fails vote votes voted voting unanimous tally approved
  denied abstaining abstained abstention recused recusing dissenting dissented`);

const countOf = (token: Token | undefined): number | null => {
  if (token === undefined) return null;
  const spelled = numberWords.get(token.low);
  if (spelled !== undefined) return spelled;
  const value = Number(token.text);
  return token.text !== '' && Number.isInteger(value) && value >= 0 && value < 40 ? value : null;
};

function resultNear(tokens: readonly Token[], at: number): boolean {
  const [start, end] = [sentenceStart(tokens, at), sentenceEnd(tokens, at)];
  const sentence = tokens.slice(start, end);
  // "Seconded by Roe. 5-0." alone at the end of a line.
  const isBare = sentence.length <= 4 && tokens[start]?.first === false && tokens[end]?.first !== false;
  return (
    (isBare && !sentence.some(({ word }) => word)) ||
    sentence.some(({ low }) => (resultWords.has(low) && low !== 'motion') || inFavor.has(low) || low === 'roll')
  );
}

/** "3 - 2", with spaces. */
function spacedCount(tokens: readonly Token[], at: number): Tally | null {
  const [yes, dash, no] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (
    dash === undefined ||
    !['-', '–'].includes(dash.text) ||
    !/^\d{1,2}$/.test(yes?.text ?? '') ||
    !/^\d{1,2}$/.test(no?.text ?? '')
  )
    return null;
  return { yes: Number(yes?.text), no: Number(no?.text) };
}

/** "7-0", "13 to zero", "five to two", "Ayes: 5 Nays: 2": the count that is printed between two tokens. Takes: the meeting and a range of
 *  its token indexes, end excluded. Gives: votes for and against, and where they are; null if none is printed. */
export function tallyIn({ tokens }: Meeting, from: number, to: number): (Tally & { readonly at: number }) | null {
  for (let at = from; at < to; at += 1) {
    if (spacedCount(tokens, at) !== null && resultNear(tokens, at))
      return { ...(spacedCount(tokens, at) as Tally), at };
    const pair = tokens[at]?.text.split(/[-–/]/).map(Number) ?? [];
    const [yes, no] = pair;
    const counted =
      (tokens[at]?.text.length ?? 0) >= 3 &&
      pair.length >= 2 &&
      pair.length <= 3 &&
      pair.every((count) => Number.isInteger(count) && count < 40);
    const spoken = tokens[at + 1]?.low === 'to' ? countOf(tokens[at + 2]) : null;
    const first = spoken === null ? null : countOf(tokens[at]);
    if (!counted && first === null) continue;
    if (!resultNear(tokens, at)) continue;
    const leading = tokens[at]?.text.split(/[-–/]/).some((part) => part.length > 1 && part.startsWith('0')) === true;
    if (counted && !leading && yes !== undefined && no !== undefined && yes + no < 30) return { yes, no, at };
    if (first !== null && spoken !== null) return { yes: first, no: spoken, at };
  }
  const named = (words: ReadonlySet<string>): { readonly count: number; readonly at: number } | null => {
    for (let at = from; at < to; at += 1)
      if (words.has(tokens[at]?.low ?? '')) {
        // "Ayes, 6; nays, 0", but not "5 ayes, 1 nay".
        const comma = tokens[at + 1]?.text === ',' && tokens[at]?.low.endsWith('s') && countOf(tokens[at - 1]) === null;
        const next = comma || [':', '-', '–', '('].includes(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
        const near = tokens[at - 1]?.low === 'in' || tokens[at - 1]?.text === '-' ? at - 2 : at - 1;
        const before = ['votes', 'members'].includes(tokens[near]?.low ?? '') ? near - 1 : near;
        const own = tokens[next]?.first === true && next === at + 1 ? undefined : tokens[next];
        const count = countOf(own) ?? (before >= from ? countOf(tokens[before]) : null);
        if (count !== null) return { count, at };
      }
    return null;
  };
  const yes = named(wordSet('ayes yeas aye yes favor'));
  const no = named(wordSet('nays noes nay no opposed against'));
  return yes === null || (no === null && yes.count === 0) ? null : { yes: yes.count, no: no?.count ?? 0, at: yes.at };
}

/** "Ayes - all", "AYES: Unanimous", "Voting aye: All". Takes: the meeting and a range of its token indexes, end excluded. Gives: the index
 *  at which everybody is said to have voted for it; -1 if nobody says so. */
export function allAyes({ tokens }: Meeting, from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    if (!ayes.has(tokens[at]?.low ?? '') || ![':', '-', '–', '—'].includes(tokens[at + 1]?.text ?? '')) continue;
    if (['all', 'unanimous'].includes(tokens[at + 2]?.low ?? '')) return at;
  }
  return -1;
}
const ayes = wordSet('ayes aye yeas yea yes');
