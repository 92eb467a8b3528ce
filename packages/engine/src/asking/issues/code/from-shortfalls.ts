import type { Citation } from '@rostrum/contract';
import { splitAtSpaces } from '../../../base/text.ts';
import { annotate } from '../../../language/annotate.ts';
import { matcher } from '../../../language/matcher.ts';
import type { Materials } from '../../../filed/types.ts';
import { zonesOf } from '../../../ordinance/compliance/limits/scope.ts';
import { inUnit, nameOf } from '../../../ordinance/compliance/standard-at.ts';
import type { Span } from '../../../language/types.ts';
import type { TextReading } from '../../../ordinance/types.ts';
import type { Issue } from '../../types.ts';
import { boardQuestion } from '../board-question.ts';
import { inFeet } from '../record/figures-said.ts';
import { presentationSource } from '../record/on-record.ts';
import { longestCode } from '../record/read-code.ts';
import { figuresAdmitted, ownFigures, type OwnFigure } from './own-figures.ts';
import { isOfOneThing, isWrong, mayBeOne, type OnFile } from './pairs.ts';
import { ratiosShort, type RatioShort } from './ratio-shortfalls.ts';
import { ruleFigures, type RuleFigure } from './rule-figures.ts';

/* A figure of the plan beside the code's figure for the same thing, where it is on the wrong side and nobody has said so: the board asks how
 * that fits. It is a question and no finding. */

/** A figure of the presentation that looks short of a rule, with both in words, and where it is said. */
export interface ShortTold {
  readonly asked: string;
  readonly required: string;
  readonly span: Span;
}

/** A question with the rule it is about, and how far off the plan is: 0.2 for 80 feet of 100. */
interface Short {
  readonly standardId: string;
  readonly off: number;
  readonly issue: Issue;
  /** Null for a figure of the form. */
  readonly told: ShortTold | null;
}

const kept = new WeakMap<
  TextReading,
  Pick<Materials, 'presentation' | 'projectText'> & { readonly zoning: string; readonly all: readonly Short[] }
>();

/** So many are asked in a hearing. */
const mostAsked = 4;
const keyed = 'shortfall:';

/** Shortfalls that nobody has spoken of. Takes: what is on file, the keys raised before, and the zoning that is applied under.  Gives:
 *  issues, the largest departures first, one per rule; at most four in a hearing.  Throws: never. */
export function shortfallIssues(materials: Materials, raised: ReadonlySet<string>, zoning = ''): readonly Issue[] {
  const asked = [...raised].filter((key) => key.startsWith(keyed)).length;
  return shortfallsOf(materials, zoning)
    .flatMap(({ issue }) => (raised.has(issue.key) ? [] : [issue]))
    .slice(0, Math.max(0, mostAsked - asked));
}

/** Those of the presentation, in figures. Takes: what is on file and the zoning that is applied under.  Gives: one per rule.  Throws: never. */
export const shortfallsTold = (materials: Materials, zoning = ''): readonly ShortTold[] =>
  shortfallsOf(materials, zoning).flatMap(({ told }) => told ?? []);

function shortfallsOf(materials: Materials, zoning: string): readonly Short[] {
  const { ordinance, presentation, projectText } = materials;
  if (ordinance === null || ordinance.text.length > longestCode) return [];
  let known = kept.get(ordinance);
  if (known?.presentation !== presentation || known.projectText !== projectText || known.zoning !== zoning) {
    known = { presentation, projectText, zoning, all: shortfallsIn(ordinance, materials, zoning) };
    kept.set(ordinance, known);
  }
  // The applicant has said of a rule that it applies, or doesn't: the compliance table speaks of it.
  return known.all.filter(({ standardId }) => !['yes', 'no'].includes(materials.reviewed?.[standardId] ?? ''));
}

function shortfallsIn(ordinance: TextReading, materials: Materials, zoning: string): readonly Short[] {
  const own = ownFigures(materials);
  const file = onFile(materials, zoning);
  const admitted = figuresAdmitted(materials);
  const figured = ruleFigures(ordinance).flatMap((rule) => {
    // Whoever names the code's own figure knows of it.
    if (admitted.has(rule.quantity.value)) return [];
    const held = own.filter((one) => isOfOneThing(rule, one, file));
    // If some figure for the same thing meets the rule, it isn't clear which one the rule is about.
    const met = held.filter((one) => !isWrong(rule, one));
    const first = held.find((one) => isWrong(rule, one) && !met.some((other) => mayBeOne(one, other)));
    return first === undefined ? [] : [issueOf(rule, first)];
  });
  const all = [...figured, ...ratiosShort(ordinance, materials).map(issueOfRatio)].sort((a, b) => b.off - a.off);
  return all.filter(({ issue }, at) => all.findIndex((other) => other.issue.key === issue.key) === at);
}

function onFile({ presentation, projectText, use = '' }: Materials, zoning: string): OnFile {
  const { tokens } = annotate(`${presentation?.text ?? ''}\n${projectText}\n${use}`);
  const zoned = annotate(zoning).tokens;
  return {
    words: new Set(tokens.map(({ lemma }) => lemma)),
    zones: new Set([...zonesOf(tokens, 0, tokens.length), ...zonesOf(zoned, 0, zoned.length)]),
  };
}

function issueOf(rule: RuleFigure, { fact, figure: { quantity }, sentence, span, source }: OwnFigure): Short {
  const told = inFeet(fact.annotation.text.slice(quantity.start, quantity.end));
  // 'Ninety-six', after a figure in feet.
  const isBare = quantity.unit === 'foot' && !feet.test(annotate(told));
  const words = isBare ? `${told} feet` : told;
  const { value, unit, of } = rule.quantity;
  const required = `${inUnit(value, unit).toLocaleString('en-US')} ${nameOf(unit) ?? nounOf(words) ?? of ?? ''}`.trim();
  return {
    standardId: rule.standardId,
    told: source === presentationSource ? { asked: words, required, span } : null,
    off: Math.abs(quantity.value / rule.quantity.value - 1),
    issue: shortfall(rule, {
      key: `${keyed}${rule.start}`,
      text: `${rule.spoken} and you gave ${words}. ${askOf(rule)}`,
      said: {
        kind: source === presentationSource ? 'presentation' : 'project',
        quote: sentence,
        source,
        section: null,
        start: span.start,
      },
    }),
  };
}

function issueOfRatio(short: RatioShort): Short {
  const { fact, stated, statement, clip, needed, start, at } = short;
  const { quantity } = stated;
  const words = inFeet(fact.annotation.text.slice(quantity.start, quantity.end));
  const rule = '.;'.includes(clip.slice(-1)) ? clip.slice(0, -1) : clip;
  const required = `${String(needed)} ${nounOf(words) ?? ''}`.trim();
  return {
    standardId: short.standardId,
    told: { asked: words, required, span: statement.span },
    off: 1 - quantity.value / needed,
    issue: shortfall(short, {
      key: `${keyed}${start}:${at}`,
      text: textOf(rule, words, needed),
      said: presented(statement.sentence, statement.span.start),
    }),
  };
}

const presented = (quote: string, start: number): Citation => ({
  kind: 'presentation',
  quote,
  source: 'presentation',
  section: null,
  start,
});

/** The question. Takes: the rule and the figure in the words they were said in, and what a ratio comes to or null.  Gives: two sentences.
 *  Throws: never. */
export const textOf = (rule: string, said: string, needed: number | null): string =>
  needed === null
    ? `The code says "${rule}," and you gave ${said}. How does that fit?`
    : `The code says "${rule}." That comes to ${String(needed)}, and you gave ${said}. How does that fit?`;

/** 'Fueling positions' of '16 fueling positions'. */
function nounOf(words: string): string | null {
  const [, ...noun] = splitAtSpaces(words);
  return noun.length === 0 ? null : noun.join(' ');
}

const feet = matcher(['foot|feet|ft|inch|yard']);

const asks = ['How does that fit?', 'What are you asking for there?', 'How do you square that?'];

/** One of several ways to ask, by where the rule stands. */
const askOf = ({ start }: RuleFigure): string => asks[start % asks.length] ?? '';

function shortfall(
  { quote, section, start, topic }: Pick<RuleFigure, 'quote' | 'section' | 'start' | 'topic'>,
  { key, text, said }: { readonly key: string; readonly text: string; readonly said: Citation },
): Issue {
  return {
    ...boardQuestion,
    kind: 'request',
    key,
    topic: topic ?? 'setbacks',
    weight: 1,
    citations: [{ kind: 'ordinance', quote, source: 'ordinance', section, start }, said],
    text,
    reason: 'The figure you gave looks short of this rule, and you have not asked for relief.',
  };
}
