import type { IndustryGroup } from '../types.ts';
import type { UseSheet } from './types.ts';
import { allUses } from './uses.ts';

/** What follows these words is a neighbor of the project. */
const namesNeighbor =
  /\b(?:near|nearby|from|next to|adjacent to|close to|beside|behind|across|toward|serv\w+|opposite|abut\w*|border\w*|former|old|converted|replac\w+)\b[^.;,]{0,30}$/i;

function placeIn(text: string, { pattern }: UseSheet): number {
  for (const match of text.matchAll(new RegExp(pattern.source, 'gi')))
    if (!namesNeighbor.test(text.slice(Math.max(0, match.index - 48), match.index))) return match.index;
  return -1;
}

/** The special case that the papers name somewhere, else the use itself. */
function refined(use: UseSheet, fitting: readonly UseSheet[], texts: readonly string[]): UseSheet {
  const finer = fitting.filter(({ refines }) => refines?.includes(use.id) === true);
  return finer.find((one) => texts.some((text) => placeIn(text.replaceAll('_', ' '), one) >= 0)) ?? use;
}

/** The use that a project is, where it is one with questions of its own.
 *  Takes: the industry group, and texts that name the project, the most telling first (type, name, facts, description).
 *  Gives: the use named first in the first text that names one; null where none does.  Throws: never. */
export function useOf(industry: IndustryGroup, texts: readonly string[]): UseSheet | null {
  const fitting = allUses.filter(({ groups }) => groups.includes(industry));
  for (const named of texts) {
    // Keys are written with underscores: 'truck_stop'.
    const text = named.replaceAll('_', ' ');
    let best: { readonly use: UseSheet; readonly at: number } | null = null;
    for (const use of fitting) {
      const at = placeIn(text, use);
      if (at >= 0 && (best === null || at < best.at)) best = { use, at };
    }
    if (best !== null) return refined(best.use, fitting, texts);
  }
  return null;
}
