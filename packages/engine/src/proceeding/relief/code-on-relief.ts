import type { Citation } from '@rostrum/contract';
import { readerOfCode, ruleCited, type CodeSentence } from '../../asking/issues/record/read-code.ts';
import { splitAtSpaces, startsWithDigit } from '../../base/text.ts';
import { annotate } from '../../language/annotate.ts';
import { matcher, type Matcher } from '../../language/matcher.ts';
import { numberAt } from '../../language/numbers.ts';
import type { Annotation, Quantity, Sentence } from '../../language/types.ts';
import type { TextReading } from '../../ordinance/types.ts';
import { mostlyOn } from '../speaks-to.ts';
import type { Relief } from './sought.ts';

/* What the code on file says of departing from its rules: who may allow it, by what standard, and how far. */

/** A passage of the code on relief. */
interface Passage {
  readonly citation: Citation;
  /** Who may allow it; false: that nobody may, or that it isn't this body's. */
  readonly allows: boolean;
  readonly isVariance: boolean;
  /** Somebody decides it, case by case. */
  readonly isPower: boolean;
  /** Of any rule: 'a dimensional standard', 'a requirement of this chapter'. */
  readonly isGeneral: boolean;
  /** The numbers of the rule that it stands in. */
  readonly numbers: ReadonlySet<string>;
  /** How far it goes: 'by not more than ten percent', 'to not less than 500 feet'. */
  readonly limits: readonly Quantity[];
  /** The things that it lets depart, or holds to the rule: 'distance', 'height'; none if it speaks of any rule. */
  readonly things: readonly string[];
  /** What it is mostly about. */
  readonly topics: readonly string[];
  /** Only if the owner next door agrees. */
  readonly byConsent: boolean;
  /** A board that it names: 'zoning board of appeals'. */
  readonly body: string | null;
  readonly isSeparate: boolean;
  /** The sections whose rules it names: '118-305'. */
  readonly sections: readonly string[];
}

const power = 'waive|vary|modify|relax|reduce|lessen';
const given = matcher([
  `may|shall _? _? _? _? ${power}`,
  `may ,? in|by|with|upon|as ... _? _? ,? ${power}`,
  'may by waiver accept|allow',
  'may grant|authorize|approve|allow a|an|the|any? _? variance|waiver|modification|exception|reduction|departure|deviation|height',
  'may allow|permit|accept up to <number>',
  'may allow|permit|accept not more than <number>',
  `may be _? ${power}`,
  'may be allow|permit|increase|raise up? to <number>',
  `be ${power} only|not|to|by`,
  'variance|waiver|modification|departure|deviation may|shall be? _? grant',
  'variance from ... may be grant',
]);
const barred = matcher([
  `may|shall|can|have not|no _? _? _? ${power}`,
  `no _? _? standard|requirement|waiver|modification|variance|provision ... grant|${power}`,
  `<negation> be ${power}`,
  'no power|authority to',
  'variance|variances lie with',
  'require a variance',
  `only by _? variance`,
  'only by the zoning? board',
]);
/** 'The Board shall not vary the regulations unless it finds': what it takes, and no bar. */
const onlyOn = matcher(['<negation> _? _? _? vary|waive|modify|grant|relax|reduce ... =unless|=until|except']);
/** A rule that is smaller by itself in some case gives nobody a power. */
const powers = matcher([
  `may ,? in|by|with|upon|as ... _? _? ,? ${power}`,
  'may|shall|can _? _? _? _? vary|waive|modify|relax|reduce|lessen|grant|authorize|approve|allow|permit|accept',
  'may|shall be _? vary|waive|modify|relax|reduce|lessen|grant|allow|permit',
]);
const variance = matcher(['variance|variances']);
const general = matcher([
  'a|an|any|no _? _? standard|requirement|provision|regulation of|in|under|from|where|if|upon|by|as|may',
  'a|an|any|no standard|requirement|provision|regulation',
  'any setback|yard|distance|height in|of|under this|the section|chapter|article',
  'a distance|dimension or|may|in|by',
  'a|any|specific|dimensional|numeric|numerical|development|performance standard|standards|requirement',
  'standards|requirements|provisions|regulations of|in|under|from',
  'strict application|compliance',
  'with|of this|these chapter|article|section|ordinance|regulations|code',
  'variance|variances',
]);
const appeals = matcher([
  'zoning? board of zoning? appeals|adjustment',
  'zoning hearing board',
  'hearing examiner',
  'examiner',
]);
const separate = matcher(['separate application|notice|hearing|request', 'only by the zoning? board']);
const notRelief = matcher([
  'waive a|an|any? fee|hearing',
  'traffic|noise|light|lighting|water|speed|demand|level ... reduce',
  'reduce|lessen ... noise|glare|dust|speed|traffic|impact|impacts|effect|effects|service',
]);

const shortest = 5;
/** How far back the rule stands that 'this distance' is of, in characters. */
const before = 300;

const passagesIn = readerOfCode<Passage>(
  (one) => passageIn(one),
  ({ citation }) => citation.quote,
);

function passageIn(one: CodeSentence): readonly Passage[] {
  const { reading, sentence } = one;
  const bars = barred.test(reading, sentence) && !onlyOn.test(reading, sentence);
  const isMore = reading.tokens.slice(sentence.from, sentence.from + 2).some(({ lower }) => further.has(lower));
  if (!bars && !given.test(reading, sentence) && !onlyOn.test(reading, sentence)) return [];
  if (sentence.to - sentence.from < shortest || notRelief.test(reading, sentence)) return [];
  const quote = reading.text.slice(sentence.start, sentence.end).trim();
  const around = annotate(reading.text.slice(Math.max(0, sentence.start - before), sentence.end));
  const board = appeals.first(reading, sentence);
  return [
    {
      citation: ruleCited(quote, one),
      allows: !bars && reading.tokens[sentence.from]?.lower !== 'no',
      isVariance: variance.test(reading, sentence),
      isPower: powers.test(reading, sentence) || onlyOn.test(reading, sentence),
      // 'A greater reduction' is of the rule before it.
      isGeneral: !isMore && (general.test(reading, sentence) || onlyOn.test(reading, sentence)),
      numbers: new Set(around.quantities.map(({ value }) => String(value))),
      limits: reading.quantities.filter(
        ({ start, end, bound }) => bound !== null && start >= sentence.start && end <= sentence.end,
      ),
      things: thingsIn(reading, { ...sentence, to: toConditions(reading, sentence) }),
      topics: mostlyOn(quote),
      byConsent: consent.test(reading, sentence),
      body: board === null ? null : reading.text.slice(board.start, board.end).toLowerCase(),
      isSeparate: separate.test(reading, sentence),
      sections: sectionsNamed(quote),
    },
  ];
}

/** 'Section 118-305(b), (c) or (e)' names 118-305. */
function sectionsNamed(quote: string): readonly string[] {
  return splitAtSpaces(quote).flatMap((word) => {
    const [number = ''] = word.split('(');
    const bare = number.split(',').join('').split(';').join('');
    return startsWithDigit(bare) &&
      [...bare].some((letter) => letter === '.' || letter === '-') &&
      bare.length >= shortestSection
      ? [bare.endsWith('.') ? bare.slice(0, -1) : bare]
      : [];
  });
}
const shortestSection = 4;

/** Where what is allowed ends, and under which conditions begins. */
function toConditions({ tokens }: Annotation, { from, to }: Sentence): number {
  // 'Where the land prevents compliance, the Board may …' begins with them.
  const at = tokens.findIndex(({ lower }, index) => index > from && index < to && conditions.has(lower));
  return at < 0 ? to : at;
}
const conditions: ReadonlySet<string> = new Set(['where', 'if', 'upon', 'provided', 'when', 'unless', 'because']);

/** What a rule can be of. A rule of one is never quoted on relief from a rule of another. */
const kindsOfThing: readonly (readonly [string, Matcher])[] = [
  ['distance', matcher(['setback|distance|separation|yard'])],
  ['height', matcher(['height|high|tall|story'])],
  ['width', matcher(['width|wide'])],
  ['length', matcher(['length|long', 'cul-de-sac'])],
  ['parking', matcher(['parking|stall'])],
  ['planting', matcher(['buffer|landscape|landscaping|screen|screening|hedge|berm|planting'])],
  ['fence', matcher(['fence|wall'])],
  ['sign', matcher(['=sign|=signs'])],
  ['sound', matcher(['noise|sound|decibel'])],
  ['walk', matcher(['sidewalk|walkway'])],
  ['density', matcher(['density|unit|coverage', 'floor area'])],
  ['lot', matcher(['frontage', 'lot area|size'])],
  ['security', matcher(['bond|security|surety'])],
  ['hours', matcher(['hour|hours'])],
  ['paper', matcher(['survey|study|submittal|submission'])],
];
const away = matcher([
  'from|to|of the|a|any|our|their|its? _? line|house|home|dwelling|road|street|boundary',
  'house|home|dwelling|line _? <number> _? from',
]);

/** 'A dimension' is any of these, and no number of parking spaces. */
const anyDimension = matcher(['dimension|dimensional']);
const dimensions: readonly string[] = [
  'distance',
  'height',
  'width',
  'length',
  'planting',
  'fence',
  'sign',
  'walk',
  'lot',
];

/** Many rules of a code are of these, each of another one. */
const dimensional: ReadonlySet<string> = new Set(['distance', 'height', 'width', 'length', 'density', 'lot']);

/** What the words say a rule is of.  Takes: words, read, and the sentence of them.  Gives: none if they speak of any rule.  Throws: never. */
export const thingsIn = (reading: Annotation, within?: Sentence): readonly string[] => [
  ...kindsOfThing.flatMap(([kind, words]) => (words.test(reading, within) ? [kind] : [])),
  ...(anyDimension.test(reading, within) ? dimensions : []),
];

/** What the relief is from, in the words that ask for it. */
function thingsOf({ rule, citation }: Relief): readonly string[] {
  const own = thingsIn(annotate(rule ?? ''));
  if (own.length > 0) return own;
  const reading = annotate(citation.quote);
  return [...thingsIn(reading), ...(away.test(reading) ? ['distance'] : [])];
}

const consent = matcher([
  'owner|owners ... consent|agree|execute|waive|sign',
  'consent|waiver|instrument ... owner|owners|sign|participating|record',
  'agreement ... owner|owners|neighbor|participating',
  'participating agreement|lease',
]);
const further: ReadonlySet<string> = new Set(['greater', 'larger', 'further', 'other', 'more']);

/** What governs a relief: the passage that allows it, or the one that bars it; both null if the code on file has neither. */
export interface CodeOnRelief {
  readonly allows: Citation | null;
  readonly bars: Citation | null;
  /** The code lets the body go only so far, and this is farther. */
  readonly isBeyond: boolean;
  readonly byConsent: boolean;
  /** What bars it leaves the way of a variance. */
  readonly onlyByVariance: boolean;
}

const none: CodeOnRelief = { allows: null, bars: null, isBeyond: false, byConsent: false, onlyByVariance: false };

/** Takes: the code on file or null, the relief, and the name of the body.  Gives: what of it governs this relief; for a whole zoning code,
 *  nothing.  Throws: never. */
export function codeOnRelief(code: TextReading | null, relief: Relief, bodyName: string): CodeOnRelief {
  if (code === null) return none;
  const own = thingsOf(relief);
  const figures = [relief.required, relief.asked].flatMap((words) => (words === null ? [] : (valueOf(words) ?? [])));
  const isOf = (one: Passage): boolean => figures.some((figure) => one.numbers.has(String(figure)));
  const passages = passagesIn(code).filter(
    (one) =>
      one.things.length === 0 ||
      one.things.some((thing) => own.includes(thing)) ||
      // Where the applicant doesn't say of what, the figure does.
      (own.length === 0 && (isOf(one) || dimensions.every((thing) => one.things.includes(thing)))),
  );
  const isElse = ({ body, isSeparate }: Passage): boolean =>
    isSeparate || (body !== null && !bodyName.toLowerCase().includes(lastWord(body)));
  // Its own rule first, then what names the section of that rule, and then what is said of every rule; a variance is no waiver.
  const named =
    passages.find((one) => one.allows && isOf(one) && !one.isVariance && !isElse(one)) ??
    passagesIn(code).find(
      (one) => one.allows && one.isPower && !one.isVariance && !isElse(one) && namesRuleOf(code, relief, one.sections),
    );
  const general = passages.filter(
    (one) => one.allows && one.isPower && one.isGeneral && !one.byConsent && !isElse(one),
  );
  const wide =
    relief.kind === 'variance'
      ? (general.find(({ isVariance }) => isVariance) ?? general[0])
      : general.find(({ isVariance }) => !isVariance);
  const onSubject = passages.find(
    (one) =>
      one.allows &&
      !one.isVariance &&
      !one.byConsent &&
      !isElse(one) &&
      (one.topics.some((topic) => relief.topics.includes(topic)) ||
        one.things.some((thing) => own.includes(thing) && !dimensional.has(thing))),
  );
  const allows = named ?? onSubject ?? wide;
  if (allows !== undefined)
    return {
      ...none,
      allows: allows.citation,
      isBeyond: isBeyond(relief, allows.limits),
      byConsent: allows.byConsent,
    };
  const bars =
    passages.find((one) => isOf(one) && (!one.allows || isElse(one))) ??
    passages.find((one) => one.isGeneral && (!one.allows || isElse(one)));
  return { ...none, bars: bars?.citation ?? null, onlyByVariance: bars?.isVariance === true };
}

/** Whether a section that is named has the figure of the rule. */
function namesRuleOf({ chunks }: TextReading, { required }: Relief, sections: readonly string[]): boolean {
  const [figure] = required === null ? [] : annotate(`${required}.`).quantities;
  if (figure === undefined || sections.length === 0) return false;
  return chunks.some(
    ({ section, text }) =>
      sections.some((one) => section?.includes(one) === true) &&
      annotate(text).quantities.some(
        ({ value, dimension }) => dimension === figure.dimension && Math.abs(value - figure.value) < rounding,
      ),
  );
}

const lastWord = (words: string): string => words.slice(words.lastIndexOf(' ') + 1);

function isBeyond({ asked, required }: Relief, limits: readonly Quantity[]): boolean {
  const [own, rule] = [asked, required].map((words) => (words === null ? null : valueOf(words)));
  if (own == null || rule == null || rule === 0) return false;
  return limits.some(({ dimension, value, unit }) => {
    if (dimension === 'ratio') return Math.abs(own - rule) / rule > value + rounding;
    // Between the rule and what is asked for.
    return unit !== null && dimension !== 'count' && Math.abs(value - rule) > 0 && (value - rule) * (own - value) > 0;
  });
}
const rounding = 1e-6;

function valueOf(words: string): number | null {
  const { quantities, tokens } = annotate(`${words}.`);
  return quantities[0]?.value ?? numberAt(tokens, 0)?.value ?? null;
}
