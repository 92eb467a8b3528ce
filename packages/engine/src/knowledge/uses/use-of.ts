import type { IndustryGroup } from '../types.ts';
import type { UseSheet } from './types.ts';
import { allUses } from './uses.ts';

/** What follows these words is a neighbor of the project. */
const namesNeighbor =
  /\b(?:near|nearby|from|next to|adjacent to|close to|beside|behind|across|toward|serv\w+|opposite|abut\w*|border\w*|former|old|converted|replac\w+)\b[^.;,]{0,30}$/i;

function found(text: string, { pattern }: UseSheet): { readonly at: number; readonly end: number } | null {
  for (const match of text.matchAll(new RegExp(pattern.source, 'gi')))
    if (!namesNeighbor.test(text.slice(Math.max(0, match.index - 48), match.index)))
      return { at: match.index, end: match.index + match[0].length };
  return null;
}

/** The special case that the papers name somewhere, else the use itself. */
function refined(use: UseSheet, fitting: readonly UseSheet[], texts: readonly string[]): UseSheet {
  const finer = fitting.filter(({ refines }) => refines?.includes(use.id) === true);
  return finer.find((one) => texts.some((text) => found(text.replaceAll('_', ' '), one) !== null)) ?? use;
}

/** The use that a project is, where it is one with questions of its own.
 *  Takes: the industry group, and texts that name the project, the most telling first (type, name, facts, description).
 *  Gives: the use named first in the first text that names one; null where none does.  Throws: never. */
export function useOf(industry: IndustryGroup, texts: readonly string[]): UseSheet | null {
  const fitting = allUses.filter(({ groups }) => groups.includes(industry));
  for (const one of texts) {
    // Keys are written with underscores: 'truck_stop'.
    const text = one.replaceAll('_', ' ');
    const named = fitting
      .flatMap((use) => {
        const place = found(text, use);
        return place === null ? [] : [{ use, ...place }];
      })
      .sort((a, b) => a.at - b.at);
    const [first] = named;
    // A hospital helipad is a helipad: the last of two names in a row says what is built.
    const head =
      first === undefined ? undefined : named.find(({ at }) => at === first.end + 1 && text[first.end] === ' ');
    const best = head ?? first;
    if (best !== undefined) return refined(best.use, fitting, texts);
  }
  return null;
}
