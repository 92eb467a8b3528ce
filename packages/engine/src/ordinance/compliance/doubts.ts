import type { Finding, ProjectWords } from './compare.ts';
import { firstFrom } from '../../language/matcher.ts';
import type { Annotation, Token } from '../../language/types.ts';
import type { Fact } from './facts.ts';
import type { Figure } from './figures/figures.ts';
import { headsIn, isContent } from './figures/heads.ts';
import { isTriggered } from './triggers.ts';
import type { Limit } from './limits/limits.ts';
import {
  averagedWords,
  isOne,
  isThing,
  measures,
  passingWords,
  placingWords,
  reportingWords,
  restrictingWords,
  seasonWords,
  places,
  summedWords,
  things,
  uses,
} from './rule-words.ts';
import { idsByWord } from '../../lexicon/entries.ts';

/* What keeps rule and statement apart */

const verbs = idsByWord('verbs', 'classes');

const sizes = new Set(['small_scale', 'large_scale', 'accessory_building']);

/** Takes: a limit, a fact, and the words that name the project.  Gives: why the rule may bind another use, in a sentence; null if
 *  nothing says so. */
export function otherUse(limit: Limit, fact: Fact, project: ProjectWords): string | null {
  const said = new Set([...fact.uses, ...project.uses]);
  if (limit.uses.has('small_scale') && !said.has('small_scale') && !limit.uses.has('large_scale'))
    return 'The rule binds small or accessory systems; nothing says that the project is one.';
  if (limit.uses.has('large_scale') && said.has('small_scale') && !said.has('large_scale'))
    return 'The rule binds large systems; the statement speaks of a small one.';
  const bound = [...limit.uses].filter((use) => !sizes.has(use));
  const ours = [...said].filter((use) => !sizes.has(use));
  if (bound.length === 0 || ours.length === 0 || bound.some((use) => said.has(use))) return null;
  return `The rule is for another use (${bound.join(', ').replaceAll('_', ' ')}) than the statement (${ours.join(', ').replaceAll('_', ' ')}).`;
}

const neighborly = new Set(['neighbor', 'adjacent', 'abutting', 'adjoining', 'outside']);

/** What prevents a verdict even though the figures compare. Takes: the limit with the law that it is in, the statement, what is known about the project, and the
 *  finding. Gives: the reason in a sentence; null if there is none. Never throws. */
export function doubtOf(
  { limit, law }: { readonly limit: Limit; readonly law: Annotation },
  fact: Fact,
  project: ProjectWords,
  { verdict, figure }: Pick<Finding, 'verdict' | 'figure'>,
): string | null {
  return ofRule(limit, law, fact, project, verdict) ?? ofAll(limit, fact) ?? ofStatement(limit, fact, verdict, figure);
}

const belowWords = ['ambient', 'background'];

/** 'Five decibels above ambient': a rise, against which no level can be held. */
const isRise = ({ figure, lowers }: Limit, fact: Fact): boolean =>
  figure?.quantity.dimension === 'sound' &&
  belowWords.some((word) => lowers.has(word)) &&
  !belowWords.some((word) => fact.lowers.has(word));

/** What a rule sets for an average or a sum isn't held against the figure of one. A total height or a total of guests is no sum of parts. */
function ofAll(limit: Limit, fact: Fact): string | null {
  const { figure, heads, lowers } = limit;
  const isSaid = (list: ReadonlySet<string>, said: ReadonlySet<string>): boolean =>
    [...said].some((word) => list.has(word));
  if (isSaid(averagedWords, lowers) && !isSaid(averagedWords, fact.lowers))
    return 'The rule is on an average; the statement gives a figure of its own.';
  if (isRise(limit, fact)) return 'The rule is on a rise over what is there already; the statement gives a level.';
  const isOfParts =
    figure?.quantity.dimension === 'area' && !heads.has('lot') && !heads.has('site') && isSaid(summedWords, lowers);
  return isOfParts && !isSaid(summedWords, fact.lowers)
    ? 'The rule is on a sum; the statement may speak of one part of it.'
    : null;
}

/** What only the statement says: for a time, at the applicant's own, of one kind, or about a place that only has the name. */
function ofStatement(limit: Limit, fact: Fact, verdict: Finding['verdict'], figure: Figure | null): string | null {
  const { tokens } = fact.annotation;
  const passing = passingWords
    .all(tokens)
    .find(({ from }) => !limit.lowers.has(tokens[from]?.lower ?? '') && !isOfSame(limit, tokens, from));
  if (passing !== undefined && !limit.heads.has('construction'))
    return 'The statement speaks of a time that passes, or of something besides the project.';
  if (figure === null) return null;
  if (isOfOne(limit, figure) && !oneWords.some((word) => fact.lowers.has(word)))
    return 'The rule is on a single one; the statement may speak of several.';
  if (isTotal(limit, fact, figure))
    return 'The rule is on one of several; the statement gives what they all have together.';
  if (figure.measure === 'distance' && isOwnPlace(fact, figure))
    return 'The statement measures to what is the applicant’s own.';
  if (fact.figures.some((other) => isAdded(fact, other, figure)))
    return 'The statement adds another figure to this one.';
  if (isForPart(limit, fact, figure))
    return 'The statement gives the size of something larger, and names this as what it is for.';
  if (isOnlyNamed(fact, figure, limit.figure?.place ?? null))
    return 'The statement measures to something that only bears the name of the place.';
  const elsewhere = verdict === 'falls_short' ? otherPlace(limit, fact, figure) : null;
  if (elsewhere !== null)
    return `The statement speaks of a ${elsewhere.replaceAll('_', ' ')}, which the rule does not name.`;
  const kind = verdict === 'falls_short' ? (otherKind(limit, fact, figure) ?? otherPart(limit, fact, figure)) : null;
  return kind === null ? null : `The statement speaks of a ${kind}; it is not clear that the rule means it.`;
}

const others = new Set(['other', 'another']);

/** 'From each other', 'one another', or the other one of which the rule speaks as 'another'. */
const isOfSame = ({ lowers }: Limit, tokens: readonly Token[], at: number): boolean =>
  others.has(tokens[at]?.lower ?? '') &&
  (['each', 'one'].includes(tokens[at - 1]?.lower ?? '') || [...others].some((word) => lowers.has(word)));

const oneWords = ['one', 'single', 'each', 'every', 'any', 'biggest', 'largest', 'no', 'never'];

/** 'In a single dwelling', 'no individual unit': a total isn't held against it. */
const isOfOne = ({ lowers }: Limit, { quantity: { dimension } }: Figure): boolean =>
  (dimension === 'count' || dimension === 'area') &&
  ['single', 'individual', 'piece', 'contiguous'].some((word) => lowers.has(word));

/** '276 apartments in five buildings' isn't what one building has. */
const isTotal = (
  { lowers, words, column }: Limit,
  { figures }: Fact,
  { quantity: { dimension }, from }: Figure,
): boolean =>
  column !== undefined &&
  dimension === 'count' &&
  lowers.has('one') &&
  figures.some(
    ({ counted, quantity: { value }, from: at }) => at > from && value > 1 && counted !== null && words.has(counted),
  );

const ownWords = new Set(['own', 'operator', 'manager', 'caretaker', 'foreman', 'landowner', 'landlord', 'lessor']);

/** 'Our own house', 'the operator's dwelling', 'the line between the parcels we lease'; before the figure only right before its place. */
function isOwnPlace({ annotation: { tokens } }: Fact, { left, from, next, sentence }: Figure): boolean {
  const behind = tokens.slice(next, Math.min(sentence.to, next + wayBehind));
  const isHeld = behind.some(
    ({ lemma }, i, own) => holdingWords.has(lemma) && ['we', 'i'].includes(own[i - 1]?.lower ?? ''),
  );
  const isBefore = places
    .all(tokens, left, from)
    .some((place) => tokens.slice(Math.max(left, place.from - 2), place.from).some(({ lemma }) => ownWords.has(lemma)));
  const isOurs = places.all(tokens, left, from).some(({ to }) => isHeldByUs(tokens, to, from));
  return isHeld || isBefore || isOurs || behind.some(({ lemma }) => ownWords.has(lemma));
}

/** 'The house we're building for our foreman', 'the dwelling that I own'. */
function isHeldByUs(tokens: readonly Token[], at: number, end: number): boolean {
  const behind = tokens.slice(at, Math.min(end, at + wholeClause));
  const we = behind.findIndex(({ lower }) => lower === 'we' || lower === 'i');
  return (
    we !== -1 && we <= 1 && behind.slice(we).some(({ lemma, lower }) => holdingWords.has(lemma) || lower === 'building')
  );
}

const adding = new Set(['more', 'another', 'additional', 'extra', 'plus']);

/** 'Eighteen feet of dirt with four more of timber', 'a hundred ninety-five feet and a rod of another six'. */
function isAdded({ annotation: { tokens } }: Fact, other: Figure, { quantity, next }: Figure): boolean {
  if (other.quantity.dimension !== quantity.dimension || other.from < next || quantity.dimension === 'count')
    return false;
  const around = [tokens[other.from - 1], tokens[other.next]].map((token) => token?.lower ?? '');
  return around.some((word) => adding.has(word)) && tokens[other.next + 1]?.lower !== 'than';
}

const wholeClause = 5;
const wayBehind = 12;
const holdingWords = new Set(['own', 'lease', 'rent', 'buy', 'control', 'hold', 'build']);

const parts = new Set([
  'line',
  'boundary',
  'property',
  'lot',
  'district',
  'building',
  'zone',
  'edge',
  'land',
  'site',
  'yard',
  'itself',
]);

/** 'The school bus stop' is not a school. */
function isOnlyNamed({ annotation: { tokens } }: Fact, figure: Figure, asked: string | null): boolean {
  if (figure.measure !== 'distance') return false;
  return places.all(tokens, figure.left, figure.sentence.to).some(({ id, to }) => {
    const [behind, more] = [tokens[to], tokens[to + 1]];
    return (
      (id === figure.place || id === asked) &&
      behind !== undefined &&
      more !== undefined &&
      isContent(behind) &&
      isContent(more) &&
      !parts.has(behind.lemma) &&
      behind.lemma === behind.lower &&
      more.lemma === more.lower
    );
  });
}

/** 'The flag pole' compared with a rule for light poles: the word before the thing that both name; null if it has none of its own. */
function otherKind(
  limit: Limit,
  { annotation: { tokens } }: Fact,
  { left, from, sentence, heads }: Figure,
): string | null {
  for (let i = Math.max(sentence.from, left - 1); i < Math.min(sentence.to, from); i++) {
    const [token, thing] = [tokens[i], tokens[i + 1]];
    if (token === undefined || thing === undefined || !isContent(token) || !isContent(thing)) continue;
    const isNamed = limit.heads.has(thing.lemma) && heads.has(thing.lemma);
    if (!isNamed || limit.words.has(token.lemma) || limit.heads.has(token.lemma) || limit.lowers.has(token.lower))
      continue;
    const use = uses.at(tokens, i);
    if (placingWords.has(token.lower)) continue;
    if (
      (use !== null && (limit.uses.size === 0 || limit.uses.has(use.id))) ||
      [...limit.heads].some((head) => isThing(head) && isOne(head, token.lemma))
    )
      continue;
    return `${token.lower} ${thing.lower}`;
  }
  return null;
}

/** 'We're adding 432 square feet in back for a bedroom': the size isn't that of the bedroom. */
function isForPart(
  { heads, figure }: Limit,
  { annotation: { tokens } }: Fact,
  { quantity: { dimension }, next, sentence }: Figure,
): boolean {
  if (dimension !== 'area') return false;
  const at = tokens.findIndex(({ lower }, i) => i >= next && i < sentence.to && lower === 'for');
  const before = at === -1 ? [] : headsIn(tokens, sentence.from, at);
  const behind = at === -1 ? [] : headsIn(tokens, at, Math.min(sentence.to, at + wayBehind));
  return behind.some((head) => (heads.has(head) || figure?.subject.includes(head) === true) && !before.includes(head));
}

/** 'Accessory buildings', 'temporary signs': a rule on one kind, of which neither the statement nor the project speaks. */
function onlyKind({ lowers, heads, only }: Limit, fact: Fact, { words }: ProjectWords): string | null {
  if (![...heads].some((head) => fact.heads.has(head))) return null;
  return (
    [...lowers].find(
      (word) =>
        restrictingWords.has(word) &&
        only?.has(word) !== false &&
        !fact.lowers.has(word) &&
        !(word === 'private' && fact.lowers.has('own')) &&
        words?.has(word) !== true,
    ) ?? null
  );
}

const sites = new Set(['line', 'road', 'building', 'residence', 'residential_lot', 'same_use']);

/** A buffer or fence is for what lies beside it: 'the cemetery gets a 100-foot buffer' under a rule for the edge of a district. */
function otherPlace(
  { lowers, words }: Limit,
  { annotation: { tokens } }: Fact,
  { measure, sentence, next }: Figure,
): string | null {
  if (measure !== 'width' && measure !== 'height') return null;
  const named = places
    .all(tokens, sentence.from, Math.min(tokens.length, next + wayBehind))
    .filter(({ id }) => !sites.has(id));
  const isOfRule = ({ from, to }: { readonly from: number; readonly to: number }): boolean =>
    tokens.slice(from, to).some(({ lemma, lower }) => words.has(lemma) || lowers.has(lower));
  return named.find((place) => !isOfRule(place))?.id ?? null;
}

/** 'The street pavement' under a rule on streets: a noun right behind the thing, of which the rule doesn't speak. */
function otherPart(limit: Limit, { annotation: { tokens } }: Fact, { left, from, measure }: Figure): string | null {
  if (measure === 'distance') return null;
  for (const { id, from: at, to } of things.all(tokens, left, from)) {
    const [thing, part] = [tokens[to - 1], tokens[to]];
    if (part === undefined || to >= from || thing?.text.endsWith("'s") === true || !limit.heads.has(id)) continue;
    const isKnown =
      reportingWords.has([part]) ||
      limit.words.has(part.lemma) ||
      limit.lowers.has(part.lower) ||
      measures.at(tokens, to) !== null;
    const isPart = isContent(part) && !verbs.has(part.lemma) && tokens[at - 1]?.tag !== 'number' && !isKnown;
    const isOfSameThing = things.at(tokens, to) !== null && limit.heads.has(things.at(tokens, to)?.id ?? '');
    if (isPart && !isOfSameThing) return `${thing?.lower ?? ''} ${part.lower}`;
  }
  return null;
}

const homes = ['residence', 'residential_lot'];

/** Whether the statement names what the condition is about; homes, by any of their names. */
function isConditionNamed({ conditions }: Limit, fact: Fact, { words: filed }: ProjectWords): boolean {
  if (conditions.some((word) => fact.words.has(word) || fact.heads.has(word))) return true;
  if (filed !== undefined && conditions.every((word) => filed.has(word))) return true;
  const isOfHomes = conditions.some((word) => word === 'residential' || word === 'dwelling');
  return isOfHomes && places.all(fact.annotation.tokens).some(({ id }) => homes.includes(id));
}

/** 'From April 15 to October 31, sand may be hauled from 6 to 8': in the rule's own sentence. */
function isSeasonal({ span, law: own }: Limit, { tokens }: Annotation): boolean {
  const [from, to] =
    own === undefined ? [firstFrom(tokens, span.start), firstFrom(tokens, span.end)] : [0, tokens.length];
  const named = seasonWords.all(tokens, from, to);
  // 'Existing on June 6' is one day.
  return named.length > 1 || (named.length === 1 && yearParts.has(tokens[named[0]?.from ?? 0]?.lemma ?? ''));
}

const yearParts = new Set(['summer', 'winter', 'autumn']);

function ofRule(
  limit: Limit,
  law: Annotation,
  fact: Fact,
  project: ProjectWords,
  verdict: Finding['verdict'],
): string | null {
  if (limit.isOpen && !(limit.isStrict === true && verdict === 'falls_short'))
    return 'The rule goes on with a choice, a sum or an exception; see which part applies.';
  if (!isTriggered(limit, fact)) return 'The rule starts at a figure of which the statement says nothing.';
  if (limit.conditions.length > 0 && !isConditionNamed(limit, fact, project))
    return 'The rule holds under a condition of which the statement says nothing.';
  if (isSeasonal(limit, law) && !seasonWords.has(fact.annotation.tokens))
    return 'The rule holds for part of the year; the statement does not say that it means that part.';
  const ownZones = new Set([...fact.zones, ...project.zones]);
  if (
    limit.zones.length > 0 &&
    (ownZones.size > 0 || limit.zones.length > 1) &&
    !limit.zones.some((zone) => ownZones.has(zone))
  )
    return 'The rule holds in a district that the statement does not name.';
  const kind = verdict === 'falls_short' ? onlyKind(limit, fact, project) : null;
  if (kind !== null) return `The rule is on what is ${kind}; the statement does not say that.`;
  if (limit.hasException && verdict === 'falls_short') return 'The passage makes an exception; see whether it applies.';
  const isOutside = [...fact.words].some(
    (word) => word.startsWith('participa') || word.startsWith('nonparticipa') || neighborly.has(word),
  );
  if (limit.isForOutsiders && verdict === 'falls_short' && !isOutside)
    return 'The rule protects land outside the project only, and the statement does not say whose land it means.';
  return null;
}
