import type { Citation } from '@rostrum/contract';
import { splitAtSpaces } from '../../../base/text.ts';
import { annotate } from '../../../language/annotate.ts';
import { matcher } from '../../../language/matcher.ts';
import type { Materials } from '../../../filed/types.ts';
import { headsIn } from '../../../ordinance/compliance/figures/heads.ts';
import { zonesOf } from '../../../ordinance/compliance/limits/scope.ts';
import { inUnit, nameOf } from '../../../ordinance/compliance/standard-at.ts';
import type { Span } from '../../../language/types.ts';
import type { TextReading } from '../../../ordinance/types.ts';
import type { Issue } from '../../types.ts';
import { boardQuestion } from '../board-question.ts';
import { inFeet } from '../record/figures-said.ts';
import { applicationSource, presentationSource } from '../record/on-record.ts';
import { longestCode } from '../record/read-code.ts';
import { figuresAdmitted, ownFigures, type OwnFigure } from './own-figures.ts';
import { exceptionBehind, inWords, isBeyond, type ExceptionFound } from './exceptions.ts';
import { isInZone, isOfOneThing, isWrong, mayBeOne, type OnFile } from './pairs.ts';
import { areHeightsComparable } from './heights.ts';
import { hoursShort, type HoursShort } from './hours-short.ts';
import { isShare, shareShort, type ShareShort } from './shares.ts';
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
  const isHeight = areHeightsComparable(ordinance, materials);
  const rules = ruleFigures(ordinance).filter(({ measure }) => measure !== 'height' || isHeight);
  const shared = rules
    .filter((rule) => isShare(rule) && isInZone(rule, file) && exceptionBehind(ordinance, rule) === null)
    .flatMap((rule) => {
      const short = shareShort(rule, own);
      return short === null ? [] : [issueOfShare(rule, short)];
    });
  const figured = rules.flatMap((rule) => {
    // Whoever names the code's own figure knows of it.
    if (admitted.has(rule.quantity.value)) return [];
    const held = own.filter((one) => isOfOneThing(rule, one, file));
    // If some figure for the same thing meets the rule, it isn't clear which one the rule is about.
    const met = held.filter((one) => !isWrong(rule, one));
    const first = held.find((one) => isWrong(rule, one) && !met.some((other) => mayBeOne(one, other)));
    if (first === undefined) return [];
    const exception = exceptionBehind(ordinance, rule);
    if (exception === null || isBeyond(first.figure.quantity.value, rule, exception)) return [issueOf(rule, first)];
    return exception.value === null ? [] : [issueOfEither(rule, first, { ...exception, value: exception.value })];
  });
  const isPlain = (rule: Parameters<typeof exceptionBehind>[1]): boolean => exceptionBehind(ordinance, rule) === null;
  const counted = ratiosShort(ordinance, materials).filter(isPlain).map(issueOfRatio);
  const timed = hoursShort(ordinance, materials, own).filter(isPlain).map(issueOfHours);
  const all = [...figured, ...shared, ...counted, ...timed].sort((a, b) => b.off - a.off);
  return all.filter(({ issue }, at) => all.findIndex((other) => other.issue.key === issue.key) === at);
}

function onFile({ presentation, projectText, use = '' }: Materials, zoning: string): OnFile {
  const { tokens } = annotate(`${presentation?.text ?? ''}\n${projectText}\n${use}`);
  const zoned = annotate(zoning).tokens;
  const kind = annotate(use).tokens;
  return {
    words: new Set([...tokens, ...zoned].map(({ lemma }) => lemma)),
    main: new Set(headsIn(kind, 0, kind.length)),
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

/** Neither figure is held against the plan: which of the two it comes under is asked. */
function issueOfEither(
  rule: RuleFigure,
  own: OwnFigure,
  exception: ExceptionFound & { readonly value: number },
): Short {
  const { issue, ...short } = issueOf(rule, own);
  const { quote, start, value } = exception;
  return {
    ...short,
    off: 0,
    told: null,
    issue: {
      ...issue,
      kind: 'cited_rule',
      key: `either:${rule.start}`,
      citations: [...issue.citations, { kind: 'ordinance', quote, source: 'ordinance', section: rule.section, start }],
      text: `${rule.spoken} or ${inWords(value, rule)} in some cases. Which one are you under?`,
      reason: 'The code has two figures for this, and your own is between them.',
    },
  };
}

function issueOfRatio(short: RatioShort): Short {
  const { stated, words, sentence, span, source, clip, needed, start, at } = short;
  const rule = '.;'.includes(clip.slice(-1)) ? clip.slice(0, -1) : clip;
  const required = `${String(needed)} ${nounOf(words) ?? ''}`.trim();
  const isSaid = source === presentationSource;
  return {
    standardId: short.standardId,
    told: isSaid ? { asked: words, required, span } : null,
    off: Math.abs(1 - stated / needed),
    issue: shortfall(short, {
      key: `${keyed}${start}:${at}`,
      text: textOf(rule, words, needed),
      said: { kind: isSaid ? 'presentation' : 'project', quote: sentence, source, section: null, start: span.start },
    }),
  };
}

function issueOfShare(rule: RuleFigure, { own, others, percent, whole, off }: ShareShort): Short {
  const wordsOf = ({ fact, figure: { quantity } }: OwnFigure): string =>
    inFeet(fact.annotation.text.slice(quantity.start, quantity.end));
  const said = wordsOf(own);
  const given =
    whole === null || percent === null
      ? `you gave ${said}`
      : `${listed([own, ...others].map(wordsOf))} of your ${wordsOf(whole)} ${others.length === 0 ? 'comes' : 'come'} to ${String(percent)} percent`;
  const kind = own.source === presentationSource ? 'presentation' : 'project';
  return {
    standardId: rule.standardId,
    told: null,
    off,
    issue: shortfall(rule, {
      key: `${keyed}${rule.start}`,
      text: `${rule.spoken} and ${given}. ${askOf(rule)}`,
      said: { kind, quote: own.sentence, source: own.source, section: null, start: own.span.start },
    }),
  };
}

function listed(all: readonly string[]): string {
  const words = all.map((one) => `${one.charAt(0).toLowerCase()}${one.slice(1)}`);
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** '(2) No work after 10:00 p.m.; and' in a list. */
const withoutJoint = (clip: string): string =>
  ['; and', '; or'].reduce((rest, joint) => (rest.endsWith(joint) ? rest.slice(0, -joint.length) : rest), clip);

/** How far off hours are is no number. */
const offByHours = 0.1;

function issueOfHours(short: HoursShort): Short {
  const { clip, said, start, span, sentence, isSaid } = short;
  const item = withoutJoint(clip);
  const rule = '.;'.includes(item.slice(-1)) && !item.endsWith('.m.') ? item.slice(0, -1) : item;
  return {
    standardId: short.standardId,
    told: null,
    off: offByHours,
    issue: shortfall(short, {
      key: `${keyed}${start}:hours`,
      text: `The code says "${rule}," and you said ${said}${said.endsWith('.') ? '' : '.'} ${askOf(short)}`,
      said: {
        kind: isSaid ? 'presentation' : 'project',
        quote: sentence,
        source: isSaid ? presentationSource : applicationSource,
        section: null,
        start: span.start,
      },
    }),
  };
}

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

const asks = ['How does that fit?', 'How do you square that?'];

/** One of several ways to ask, by where the rule stands. */
const askOf = ({ start }: Pick<RuleFigure, 'start'>): string => asks[start % asks.length] ?? '';

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
