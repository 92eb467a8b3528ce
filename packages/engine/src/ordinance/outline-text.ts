import { trimmedEnd } from '../base/text.ts';
import type { SectionNode } from './sections.ts';

/** The place of a node as it is cited: '12-306-49.05 i. Setbacks 2)', 'Section 1308 L. Setback requirements for WECS',
 *  '20.14.060 (3)(a)'. Empty for the root. Takes: a node of the outline. Gives: at most 160 characters. */
export function sectionLabel(of: SectionNode): string {
  const path: SectionNode[] = [];
  for (let n: SectionNode | null = of; n !== null && n.parent !== null; n = n.parent) {
    path.unshift(n);
    if (n.absolute && n.number !== '') break;
  }
  // An unnumbered heading alone isn't an address once something numbered is under it.
  while (path.length > 1 && path[0]?.number === '') path.shift();
  let label = '';
  path.forEach((n, i) => {
    const isLast = i === path.length - 1;
    const showsTitle = n.title !== '' && n.title.length <= 60 && (n.isItem || isLast);
    const number = showsTitle || n.number.endsWith(')') ? n.number : trimmedEnd(n.number, '.');
    const piece = [number, showsTitle || n.number === '' ? n.title : ''].filter((part) => part !== '').join(' ');
    if (piece === '') return;
    const tight = piece.startsWith('(') && label.endsWith(')') && /\([^\s()]+\)$/.test(label);
    label = label === '' ? piece : tight ? `${label}${piece}` : `${label} ${piece}`;
  });
  return label.length > 160 ? label.slice(0, 160).trimEnd() : label;
}

/** Titles of a node and of everything above it, innermost last: what a clause of it is about. Takes: a node of the outline. Gives: the
 *  innermost eight at most, with '›' between them; empty if there are none. */
export function titlesOf(of: SectionNode): string {
  const titles: string[] = [];
  for (let n: SectionNode | null = of; n !== null && n.parent !== null && titles.length < 8; n = n.parent) {
    if (n.title !== '') titles.unshift(n.title);
  }
  return titles.join(' › ');
}

const labelOfRule = /^\s*(?:\(?[a-z0-9]{1,3}[.)]|\d+(?:[.-]\d+)+\.?)\s+/i;

/** A rule without the label that its list gives it: '(a)', 'B.', '4.2.1'. Takes: the words of a rule. Gives: unchanged if they have none. */
export const withoutLabel = (rule: string): string => rule.replace(labelOfRule, '');

const doubled = / \(\$?\d[\d,./]*%?\)/g;

/** A rule that says its figures once, in words: 'thirty (30) days'. Takes: the words of a rule. */
export const withoutDoubles = (rule: string): string => rule.replace(doubled, '');
