import { entriesOf } from '../lexicon/entries.ts';
import type { ScopeEntry } from '../lexicon/types.ts';
import { matcher } from './matcher.ts';
import type { Scope, Sentence, Token } from './types.ts';

/* Negation and context of statements: the triggers and terminators of NegEx (Chapman et al. 2001) and ConText (Harkema et al. 2009). */

const rows = entriesOf('scopes', 'scopes').flatMap((entry) => entry.words.map((words) => ({ words, entry })));
const triggers = matcher(rows.map(({ words }) => words));

interface Trigger {
  readonly entry: ScopeEntry;
  readonly from: number;
  readonly to: number;
}

/** The scopes of one sentence. Takes: the tokens of the text and a sentence. Gives: in order of their triggers; a scope runs from its
 *  trigger to the end of the clause or sentence, or to a terminator of its kind. Never throws. */
export function scopesOf(tokens: readonly Token[], sentence: Sentence): Scope[] {
  const found: Trigger[] = [];
  for (let i = sentence.from; i < sentence.to; i++) {
    const match = triggers.at(tokens, i);
    if (match === null || match.to > sentence.to) continue;
    const entry = rows[match.pattern]?.entry;
    if (entry === undefined) continue;
    found.push({ entry, from: match.from, to: match.to });
    i = match.to - 1;
  }
  const terminators = found.filter(({ entry }) => entry.direction === 'terminate');
  const scopes: Scope[] = [];
  let clause = 0;
  let after = 0;
  for (const trigger of found) {
    while ((sentence.clauses[clause]?.to ?? Infinity) <= trigger.from) clause++;
    while ((terminators[after]?.from ?? Infinity) < trigger.to) after++;
    const { direction, scope } = trigger.entry;
    if (scope === null || direction === 'terminate' || direction === 'pseudo') continue;
    const reach = reachOf(trigger, sentence, clause);
    const from = direction === 'forward' ? trigger.to : Math.max(reach.from, terminators[after - 1]?.to ?? 0);
    const to = direction === 'backward' ? trigger.from : Math.min(reach.to, terminators[after]?.from ?? Infinity);
    if (from >= to) continue;
    const cue = { start: tokens[trigger.from]?.start ?? 0, end: tokens[trigger.to - 1]?.end ?? 0 };
    scopes.push({ kind: scope, cue, start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 });
  }
  return scopes;
}

/** How far a scope may reach if nothing ends it: over its clause or its sentence. A trigger at the end of its clause ('if so,') applies to
 *  the next one. */
function reachOf(trigger: Trigger, sentence: Sentence, clause: number): { from: number; to: number } {
  if (trigger.entry.until === 'sentence') return sentence;
  const { from, to } = sentence.clauses[clause] ?? sentence;
  const isLast = trigger.to >= to && trigger.entry.direction === 'forward';
  return { from, to: isLast ? (sentence.clauses[clause + 1]?.to ?? to) : to };
}
