import type { Annotation } from '../../language/types.ts';
import type { Fact } from './facts.ts';
import { withoutPlace, yardSides } from './figures/places.ts';
import { countEnd, type Figure } from './figures/figures.ts';
import { headsIn } from './figures/heads.ts';
import { shared } from './figures/words.ts';
import type { Limit } from './limits/limits.ts';
import { isOne, isThing, ourWords } from './rule-words.ts';

/* Whether a rule and a statement are about the same thing, measured the same way, at the same place. */

/** Whether two lengths measure the same; one that says nothing else of the one thing that a passage has a size for is that size. Takes:
 *  the limit, its figure, and the figure that was said. */
export const isSameMeasure = (limit: Limit, rule: Figure, figure: Figure, { annotation }: Fact): boolean =>
  rule.measure !== null &&
  (rule.measure === figure.measure ||
    (figure.measure === null &&
      limit.isAlone === true &&
      sizes.has(rule.measure) &&
      isNamedAlone(limit, figure) &&
      !wasOnce(annotation, figure)));

/** 'The buffer was 100 before that evening'. Takes: the statement, read, and one of its figures. Gives: whether the figure is of the past. */
const wasOnce = ({ tokens }: Annotation, { left, from }: Figure): boolean =>
  tokens.slice(left, from).some(({ lower }) => lower === 'was' || lower === 'were' || lower === 'had');

/** 'The runway is 2,600 feet': the thing itself, and nothing beside it. */
const isNamedAlone = ({ heads }: Limit, figure: Figure): boolean =>
  figure.heads.size > 0 && [...figure.heads].every((head) => [...heads].some((one) => isOne(one, head)));

/** Whether rule and statement are about one thing: they name it alike, or the measure and whose it is leave no other. Takes: the limit, the
 *  law that it is in, its figure, and a figure with the statement that it is in. Never throws. */
export function isSameThing(limit: Limit, law: Annotation, rule: Figure, figure: Figure, fact: Fact): boolean {
  if (rule.quantity.dimension === 'count')
    return isCountedAlike(limit, rule, figure, fact) && !isOfOtherKind(law, rule, fact.annotation, figure);
  const heads = spokenHeads(figure, fact);
  const isShared = shareHead(limit.heads, heads);
  if (rule.quantity.dimension === 'duration') return isShared && isSameActivity(limit, figure, fact);
  if (rule.quantity.unit === 'percent' && isOfOtherShare(limit, law, rule, figure, fact)) return false;
  if (rule.quantity.unit === 'to_one' && shared(limit.words, fact.words) > 0) return true;
  if (limit.heads.size === 0 && isOfSameWords(limit, rule, fact)) return true;
  return (
    isShared ||
    isSameDistance(limit, rule, figure, fact) ||
    isOurFrontage(limit, rule, figure, fact) ||
    isOfIt(limit, rule, figure, fact)
  );
}

/** 'They're twenty-four feet wide', where the passage has one rule on a width and the statement names nothing else. */
function isOfIt(limit: Limit, rule: Figure, figure: Figure, fact: Fact): boolean {
  if (limit.isAlone !== true) return false;
  if (rule.quantity.dimension === 'area') return isAreaOfUse(limit, rule, figure, fact);
  if (rule.measure === null || rule.measure !== figure.measure) return false;
  // 'Height: 25 feet' under the title of a use is about its buildings.
  if (rule.measure === 'height' && ![...limit.heads].some(isThing) && limit.uses.size > 0)
    return figure.heads.size > 0 && [...figure.heads].every((head) => isOne('building', head));
  const { tokens } = fact.annotation;
  const isPronoun =
    rule.measure === 'clearance' || tokens.slice(figure.left, figure.from).some(({ lower }) => pronouns.has(lower));
  const elsewhere = new Set(fact.figures.flatMap((one) => (one === figure ? [] : [...one.around])));
  const others = [...fact.heads].filter(
    (head) => isThing(head) && !limit.heads.has(head) && head !== figure.place && !elsewhere.has(head),
  );
  return isPronoun && sizes.has(rule.measure) && figure.heads.size === 0 && others.length === 0;
}

const wholes = new Set(['lot', 'site', 'floor', 'coverage']);

/** 'It's two point three acres' is the land; 'the stand's six hundred square feet', under a rule on the floor area of stands, the stand. */
function isAreaOfUse(limit: Limit, rule: Figure, { heads, quantity, from }: Figure, fact: Fact): boolean {
  const before = fact.annotation.tokens.slice(Math.max(0, from - 2), from);
  const isSite = quantity.unit === 'acre' && before.some(({ lower }) => lower === 'on');
  if ((heads.size > 0 && !isSite) || quantity.of !== null || rule.quantity.unit !== quantity.unit) return false;
  if (quantity.unit === 'acre') return limit.heads.has('lot') || limit.heads.has('site') || limit.lowers.has('area');
  return [...limit.heads].every((head) => wholes.has(head)) && shared(limit.title ?? none, fact.words) > 0;
}

const none: ReadonlySet<string> = new Set();
const pronouns = new Set(
  'it they each one these those that them longest tallest biggest widest smallest highest'.split(' '),
);
const sizes = new Set(['height', 'width', 'depth', 'run', 'diameter', 'frontage', 'clearance']);

/** Shares of one whole are alike only in what they are of: 'buildings cover a quarter of the lot' and 'we pave a third of the lot'. */
function isOfOtherShare(limit: Limit, law: Annotation, rule: Figure, figure: Figure, fact: Fact): boolean {
  const whole = new Set(wholeOf(law, rule));
  const [asked, said] = [limit.heads, spokenHeads(figure, fact)].map(
    (heads) => new Set([...heads].filter((head) => isThing(head) && !whole.has(head))),
  ) as [Set<string>, Set<string>];
  if (whole.size === 0 || asked.size === 0 || shareHead(asked, said) || shareHead(asked, fact.heads)) return false;
  const isNamed = [...limit.words].some((word) => fact.words.has(word) && !whole.has(word) && !said.has(word));
  return said.size > 0 || !isNamed;
}

/** 'Of the lot', right behind a share. */
const wholeOf = ({ tokens }: Annotation, { next }: Figure): string[] =>
  tokens[next]?.lower === 'of' ? headsIn(tokens, next, Math.min(tokens.length, next + farthestWhole)).slice(0, 1) : [];

const farthestWhole = 5;

/** 'The working face', 'a firing point': a subject without a listed noun is named by its words before the figure. */
function isOfSameWords({ law }: Limit, rule: Figure, fact: Fact): boolean {
  return law === undefined && rule.subject.length > 0 && rule.subject.every((word) => fact.words.has(word));
}

/** Times have to be about one activity: two words in common, or the activity itself with no other thing mentioned. */
function isSameActivity(limit: Limit, figure: Figure, fact: Fact): boolean {
  if (shared(limit.words, fact.words) >= 2) return true;
  const things = [...figure.heads].filter(isThing);
  if (!things.includes('removal') || !limit.heads.has('removal')) return false;
  // A rule on the removal of 'the facility' is one on each of its parts.
  const isOfAll = [...limit.heads].filter(isThing).every((thing) => thing === 'removal');
  return isOfAll || things.every((thing) => limit.heads.has(thing));
}

/** Counts are compared only if both count the same: 150 persons and 120 guests, never people and districts. People are counted everywhere:
 *  with them something else has to match. */
function isCountedAlike(limit: Limit, rule: Figure, figure: Figure, fact: Fact): boolean {
  if (rule.counted === null || figure.counted === null || !isOne(rule.counted, figure.counted)) return false;
  if (rule.counted !== 'person') return true;
  return shared(limit.words, fact.words) > 0 || shareHead(limit.heads, fact.heads);
}

/** 'Tractor-trailer spaces' and 'spaces for cars': each has a word of its own on what is counted, and they differ. Takes: the law and its
 *  figure, the statement and its figure. Never throws. */
export function isOfOtherKind(law: Annotation, rule: Figure, { tokens }: Annotation, said: Figure): boolean {
  const asked = headsIn(law.tokens, countEnd(law.tokens, rule.from), rule.next).filter((head) => head !== rule.counted);
  const behind = tokens[said.next]?.lower === 'for' ? headsIn(tokens, said.next, said.next + 3) : [];
  const own = [...headsIn(tokens, countEnd(tokens, said.from), said.next), ...behind];
  const ours = own.filter((head) => head !== said.counted && head !== rule.counted);
  return asked.length > 0 && ours.length > 0 && !shareHead(new Set(asked), new Set(ours));
}

/** The site's frontage is ours. */
function isOurFrontage(limit: Limit, rule: Figure, figure: Figure, fact: Fact): boolean {
  const isOfSite = [...limit.heads].filter(isThing).every((thing) => thing === 'lot' || thing === 'site');
  return (
    rule.measure === 'frontage' &&
    figure.measure === 'frontage' &&
    isOfSite &&
    ourWords.has(fact.annotation.tokens, figure.left, figure.from)
  );
}

/** What a figure is about; if its own words name nothing, the only thing that the statement names. */
function spokenHeads(figure: Figure, fact: Fact): ReadonlySet<string> {
  if ([...figure.heads].some(isThing)) return figure.heads;
  const named = [...fact.heads].filter(isThing);
  const only = figure.place === null ? named : [...withoutPlace(new Set(named), figure.place)];
  return only.length === 1 ? new Set([...figure.heads, ...only]) : figure.heads;
}

/** The front yard isn't the rear yard: by the side nearest to each figure, or else by those that the statement names. Takes: as
 *  `isSameThing`. Gives: false if either names no side. */
export function isOtherSide(limit: Limit, rule: Figure, figure: Figure, fact: Fact): boolean {
  if (rule.side !== null && figure.side !== null) return rule.side !== figure.side;
  const ours = yardSides.filter((side) => fact.words.has(side) || fact.lowers.has(side));
  const theirs = yardSides.filter((side) => limit.words.has(side) || limit.heads.has(side) || limit.lowers.has(side));
  return ours.length > 0 && theirs.length > 0 && !ours.some((side) => theirs.includes(side));
}
/** The names near a figure: 'the Hollis house' is about a house and not about Hollis. */
const namesIn = ({ tokens }: Annotation, { left, next, sentence }: Figure): ReadonlySet<string> =>
  new Set(
    tokens
      .slice(Math.max(left, sentence.from + 1), Math.min(sentence.to, next + 9))
      .filter(({ text, lower }) => text !== lower)
      .map(({ lemma }) => lemma),
  );

/** A distance is the same from either end ('the closest house is 510 feet from the rig'); 'we' and 'it' are the use itself. */
function isSameDistance(limit: Limit, rule: Figure, figure: Figure, fact: Fact): boolean {
  if (rule.measure !== 'distance' || figure.measure !== 'distance' || rule.place === null) return false;
  if (!isSamePlace(rule, figure)) return false;
  if (rule.side !== null && rule.side === figure.side) return true;
  const ours = withoutPlace(figure.around, rule.place);
  if (shareHead(limit.heads, ours)) return true;
  if (limit.law === undefined && rule.subject.some((word) => ours.has(word) && !rule.listed.has(word))) return true;
  // 'Between any inverter and a property line': what is named beside the place, listed or not.
  const theirs = new Set(
    [...withoutPlace(rule.around, rule.place)].filter((head) => !unnamed.has(head) && !rule.listed.has(head)),
  );
  if (ours.size > 0 && [...ours].every((head) => theirs.has(head))) return true;
  const { tokens } = fact.annotation;
  const isOurs = ourWords.has(tokens, figure.left, Math.min(figure.sentence.to, figure.next + 9));
  if (limit.row !== null && limit.row.some((word) => figure.around.has(word) || fact.words.has(word))) return true;
  const named = namesIn(fact.annotation, figure);
  const others = [...withoutPlace(figure.around, rule.place)].filter((one) => !named.has(one));
  if (others.some(isThing)) return false;
  // 'The closest house is 400 feet off': from what is planned.
  const isNearest = tokens
    .slice(figure.left, figure.from)
    .some(({ lower }) => lower === 'closest' || lower === 'nearest');
  // 'Firing points', '1,000 feet from any school': the rule is on the use itself.
  const isOfUse = ![...withoutPlace(limit.heads, rule.place)].some(isThing);
  const isFree = limit.uses.size > 0 || isOfUse || rule.place === 'water' || rule.place === 'wetland';
  return (isOurs && isFree) || (isNearest && (isOfUse || behindIsOff(tokens, figure)));
}

const unnamed = new Set(['setback', 'buffer', 'separation', 'distance', 'lot', 'site']);

const behindIsOff = (tokens: Annotation['tokens'], { next, sentence }: Figure): boolean =>
  ['off', 'away'].includes(tokens[next]?.lower ?? '') && next + 2 >= sentence.to;

/** Whether a figure has to be measured at the same place to be compared: distances, sound and light. Takes: the figure of a rule. */
export const needsPlace = ({ measure, quantity }: Figure): boolean =>
  measure === 'distance' || quantity.dimension === 'sound' || quantity.dimension === 'light';

/** Whether both are measured to one place, or at one; of those that a rule lists, any. A distance is the same from either end. Takes: the
 *  figure of the rule, then the one that was said. Gives: true as well if neither names a place. */
export function isSamePlace(rule: Figure, figure: Figure): boolean {
  if (rule.place === figure.place) return true;
  const isFar = rule.measure === 'distance' && figure.measure === 'distance';
  return [...rule.listed].some(
    (place) => place === figure.place || (isFar && (figure.places.has(place) || figure.listed.has(place))),
  );
}
/** Whether two sets name one thing. Takes: what the rule names, then what was said; a kind of a thing counts as that thing. */
export function shareHead(rule: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  for (const one of rule) for (const other of said) if (isOne(one, other)) return true;
  return false;
}
