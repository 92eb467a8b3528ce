import { annotate } from '../../language/annotate.ts';
import type { Issue } from '../types.ts';

/* The same thing from two sides: a figure as relief and as a rule, a paper as a rule and as a document. */

const reliefKey = /^relief:([\d.]+):([\d.]+)$/;
const paperKey = 'paper:';

/** Drops what another question of tonight covers: a rule whose figures are those of relief that is asked for or of a question, and a paper
 *  that was asked for by name.
 *  Takes: issues, the keys of relief (asked or to be asked), the keys raised before, and what was asked.  Gives: the others, in order.
 *  Throws: never. */
export function withoutRepeats(
  issues: readonly Issue[],
  relief: readonly string[],
  raised: ReadonlySet<string>,
  asked: ReadonlySet<string>,
): readonly Issue[] {
  const pairs = relief.flatMap((key) => {
    const [, own, law] = reliefKey.exec(key) ?? [];
    return own === undefined || law === undefined ? [] : [[Number(own), Number(law)] as const];
  });
  const papers = [...raised].flatMap((key) => (key.startsWith(paperKey) ? [key.slice(paperKey.length)] : []));
  const heard = [...asked].map((one) => annotate(one).quantities.map(({ value }) => value));
  const isAsked = ({ key, kind, text }: Issue): boolean => {
    if (kind === 'required_paper')
      return [...asked].some((one) => one.toLowerCase().includes(key.slice(paperKey.length)));
    const isOfPaper = papers.some((name) => text.toLowerCase().includes(name));
    if (isOfPaper && (key.startsWith('until:') || key.startsWith('standard:'))) return true;
    if (kind !== 'cited_rule' && kind !== 'shortfall') return false;
    const figures = annotate(text).quantities.map(({ value }) => value);
    if (figures.length > 1 && heard.some((one) => figures.every((figure) => one.includes(figure)))) return true;
    return pairs.some((pair) => pair.every((one) => figures.includes(one)));
  };
  return issues.filter((issue) => !isAsked(issue));
}
