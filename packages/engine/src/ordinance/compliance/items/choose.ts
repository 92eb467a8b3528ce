import { isInScope } from '../../../language/spans.ts';
import type { Token } from '../../../language/types.ts';
import { against, partOf, type Finding, type ProjectWords } from '../compare.ts';
import { hoursFinding } from '../compare-hours.ts';
import { doubtOf, otherUse } from '../doubts.ts';
import type { Fact } from '../facts.ts';
import type { Figure } from '../figures/figures.ts';
import { words } from '../figures/words.ts';
import { wasOnce } from '../same-thing.ts';
import { nearestSubject } from '../stranger.ts';
import { isAbout, isOfNeighbor, isOfOtherKind, isTitled } from './about.ts';
import { isLike, localSenses } from './alike.ts';
import type { Item } from './items.ts';
import { basesOf, rateFinding } from './rate-finding.ts';
import { senseOf, sensesOf, sharedOf } from './senses.ts';

/* Which figure of a passage a statement addresses: the one whose own words it says, where it says those above it, too. */

/** An item and what follows from it. */
export interface Chosen {
  readonly item: Item;
  readonly finding: Finding;
}

/** What a passage says about a statement. Takes: the items of a passage, the statement, and what is known about the project.  Gives: one
 *  finding for each figure of the statement whose item is certain.  Throws: never. */
export function chosenFrom(items: readonly Item[], fact: Fact, project: ProjectWords): Chosen[] {
  const rated = ratedFrom(items, fact, project);
  const timed = timedFrom(items, fact, project);
  const taken = new Set(rated === null ? [] : [...fact.set].filter((figure) => figure.quantity.dimension === 'count'));
  const measured = [...fact.set].flatMap((figure): Chosen[] => {
    const item = taken.has(figure) ? null : itemFor(items, fact, figure);
    const finding = item === null ? null : findingOf(item, fact, figure, project);
    return item === null || finding === null ? [] : [{ item, finding }];
  });
  const all = [rated, timed, ...measured].filter((one) => one !== null);
  return isWhole(all, items, fact) ? all : all.map((one) => (one.finding.verdict === 'meets' ? left(one) : one));
}

/** Whether everything in a statement that could miss the passage has been held against it: its other figures, and the places that it names. */
function isWhole(chosen: readonly Chosen[], items: readonly Item[], fact: Fact): boolean {
  if (chosen.some(({ finding: { verdict } }) => verdict === 'cannot_tell') || items.some(({ isWeighed }) => isWeighed))
    return false;
  const isTimed = chosen.some(({ item }) => item.limit.kind === 'hours');
  if (isTimed && fact.set.size > 0 && items.some(({ limit: { law } }) => (law?.quantities.length ?? 0) > 0))
    return false;
  const { tokens } = fact.annotation;
  const settled = new Set(
    chosen.flatMap(({ item, finding: { figure } }) => [
      figure,
      ...(item.rate === null ? [] : basesOf(item.rate, fact)),
    ]),
  );
  const others = items.filter((item) => !chosen.some((one) => one.item === item));
  const law = new Set(items.flatMap(({ own, above, rate }) => [...own, ...above, ...(rate?.of ?? [])]));
  const isLeft = (figure: Figure): boolean => {
    if (settled.has(figure) || items.some(({ selectors }) => selectors.length > 0 && isSelector(figure))) return false;
    const { dimension } = figure.quantity;
    if (dimension !== 'count')
      return items.some(({ limit: { law: line } }) => line?.quantities.some((one) => one.dimension === dimension));
    const isOther = others.some(({ limit, rate }) => rate !== null || limit.figure?.quantity.dimension === 'count');
    if (items.some((item) => item.limit.kind === 'figure' && isLike(item, figure, fact))) return true;
    return isOther && (figure.counted === null || sharedOf(sensesOf(tokens, figure.from, figure.next), law) > 0);
  };
  const isSelector = ({ counted, quantity: { dimension } }: Figure): boolean =>
    dimension === 'count' && others.every(({ limit }) => limit.figure?.counted !== counted || counted === null);
  const said = sensesOf(tokens, 0, tokens.length);
  const near = new Set(chosen.flatMap(({ item }) => [...item.far]));
  const isPlaceLeft = others.some(({ far }) =>
    [...far].some((one) => one.startsWith('@') && said.has(one) && !near.has(one)),
  );
  return ![...fact.set].some(isLeft) && !isPlaceLeft;
}

const left = ({ item, finding }: Chosen): Chosen => ({
  item,
  finding: {
    ...finding,
    verdict: 'cannot_tell',
    why: `${finding.why} The statement gives something else that the passage limits, and it is not clear that this is met.`,
  },
});

/** The rate that a statement gives every number for; null if none, or if there are two. */
function ratedFrom(items: readonly Item[], fact: Fact, project: ProjectWords): Chosen | null {
  const { tokens } = fact.annotation;
  const whole = sensesOf(tokens, 0, tokens.length);
  const found = items.flatMap((item) => {
    const finding = item.rate === null || isDenied(item, fact) ? null : rateFinding(item.rate, item.texts.at(-1), fact);
    return finding === null ? [] : [{ item, finding, score: sharedOf(item.own, whole) }];
  });
  const best = Math.max(0, ...found.map(({ score }) => score));
  const [only, second] = found.filter(({ score }) => score === best);
  const rates = items.filter(({ rate }) => rate !== null);
  if (only === undefined || second !== undefined || (best === 0 && rates.length > 1)) return null;
  const { item, finding } = only;
  const unsaid = item.asked.filter((senses) => sharedOf(senses, whole) === 0).length;
  if (item.asked.length > 0 && unsaid === item.asked.length) return null;
  if (finding.verdict === 'falls_short' && unsaid > 0) return null;
  const used = [finding.figure, ...(item.rate === null ? [] : basesOf(item.rate, fact))];
  if ([...fact.set].some((figure) => !used.includes(figure))) return null;
  const kinds = [...item.own].filter((sense) => special.has(sense));
  if (kinds.length > 0 && sharedOf(kinds, whole) === 0) return null;
  const said = finding.figure === null ? new Set<string>() : sensesOf(tokens, finding.figure.from, finding.figure.next);
  const law = new Set([...item.own, ...item.above, ...(item.rate?.of ?? [])]);
  if ([...said].some((sense) => special.has(sense) && !law.has(sense))) return null;
  return settled(only, fact, project);
}

const special = new Set(
  'guest visitor bicycle bicycl loading load stacking truck trailer motorcycl accessibl employee queu'.split(' '),
);

/** The hours that a statement addresses; null if none or several could be meant. */
function timedFrom(items: readonly Item[], fact: Fact, project: ProjectWords): Chosen | null {
  if (fact.hours === null && fact.ends.from === null && fact.ends.to === null) return null;
  const { tokens } = fact.annotation;
  const whole = sensesOf(tokens, 0, tokens.length);
  const found = items
    .filter((item) => item.limit.kind === 'hours' && !isDenied(item, fact))
    .flatMap((item) => {
      if (!isSelected(item, fact, () => false) || !isOnDays(item, fact)) return [];
      const { own, above } = item;
      const told = [...own].filter((sense) => !ofDay.has(sense));
      const named = (told.length > 0 ? told : [...own, ...above]).filter((sense) => whole.has(sense));
      const finding = hoursFinding({ ...item.limit, heads: fact.heads }, fact);
      return finding === null || named.length === 0 || isOfOtherKind(item.texts, fact)
        ? []
        : [{ item, finding, score: sharedOf(own, whole) }];
    });
  const best = Math.max(0, ...found.map(({ score }) => score));
  const [only, second] = found.filter(({ score }) => score === best);
  const windows = items.filter(({ limit }) => limit.kind === 'hours');
  if (only === undefined || second !== undefined) return null;
  const { item } = only;
  if (windows.length > 1 && item.selectors.length === 0 && (item.limit.days === null || found.length > 1)) return null;
  if (strangerAtHours(item, fact)) return null;
  return settled(only, fact, project);
}

/** A finding about which there is a doubt tells nothing. */
function settled({ item, finding }: Chosen, fact: Fact, project: ProjectWords): Chosen {
  const doubt =
    otherUse(item.limit, fact, project) ??
    doubtOf({ limit: item.limit, law: item.limit.law ?? fact.annotation }, fact, project, finding);
  return {
    item,
    finding: doubt === null ? finding : { ...finding, verdict: 'cannot_tell', why: `${finding.why} ${doubt}` },
  };
}

const ofDay = new Set(['a.m.', 'p.m.', 'noon', 'midnight']);

/** Hours for some days are held against a statement on these. */
const isOnDays = ({ limit: { days } }: Item, { days: said }: Fact): boolean =>
  days === null || (said !== null && said.every((day) => days.includes(day)));

/** 'The cleaning crew's in there from nine': a subject that the rule has no word for. */
function strangerAtHours({ own, above }: Item, fact: Fact): boolean {
  const { tokens, schedules, sentences } = fact.annotation;
  const at = schedules[0]?.start ?? 0;
  const from = tokens.findIndex(({ start }) => start >= at);
  const sentence = sentences[0];
  if (sentence === undefined || from === -1) return true;
  const chain = nearestSubject(tokens, { left: sentence.from, from, sentence } as Figure, fact);
  const law = new Set([...own, ...above].filter((sense) => sense !== 'operation'));
  return chain !== null && sharedOf(sensesOf(tokens, chain[0] ?? 0, (chain.at(-1) ?? -1) + 1), law) === 0;
}

function itemFor(items: readonly Item[], fact: Fact, figure: Figure): Item | null {
  const { tokens } = fact.annotation;
  const rivals = items.filter((item) => isLike(item, figure, fact) && !isDenied(item, fact));
  const isOfItem = (one: Figure): boolean =>
    items.some((item) => item.limit.kind === 'figure' && isLike(item, one, fact));
  const candidates = rivals.filter((item) => isSelected(item, fact, isOfItem));
  const local = localSenses(fact, figure);
  const whole = sensesOf(tokens, 0, tokens.length);
  const common =
    candidates.length < 2
      ? []
      : [...(candidates[0]?.own ?? [])].filter((one) => candidates.every(({ own }) => own.has(one)));
  const distinct = candidates.map(({ own }) => [...own].filter((one) => !common.includes(one)));
  const score = (said: ReadonlySet<string>): number[] => distinct.map((own) => sharedOf(own, said));
  const own = score(local);
  const isOnly = [...fact.set].filter((one) => one.quantity.dimension === figure.quantity.dimension).length === 1;
  const all = score(whole);
  const scores = own.map((one, i) => one + (isOnly || one > 0 ? (all[i] ?? 0) / farBelow : 0));
  const best = Math.max(0, ...scores);
  const winners = candidates.filter((_, i) => scores[i] === best);
  const [only] = winners;
  if (only === undefined || winners.length > 1) return null;
  const { dimension } = figure.quantity;
  const beside = items.filter(({ limit }) => limit.figure?.quantity.dimension === dimension);
  if (best === 0 && beside.length > 1 && only.selectors.length === 0) return null;
  if (wasOnce(fact.annotation, figure) || isPartOfIt(tokens, figure) || adding.has(tokens[figure.next]?.lower ?? ''))
    return null;
  return isAbout(only, fact, figure, whole) ? only : null;
}

/** 'Four more of timber' */
const adding = new Set(['more', 'another', 'additional', 'extra']);

/** 'Four hundred of it is work space.' */
const isPartOfIt = (tokens: readonly Token[], { next }: Figure): boolean =>
  tokens[next]?.lower === 'of' && ['it', 'that', 'them', 'those'].includes(tokens[next + 1]?.lower ?? '');

/** Words near a figure count for more than any number of others. */
const farBelow = 1_000;

/** 'There's no pool', 'not a corner lot': the statement says that the item isn't for it. */
function isDenied({ own, limit: { law } }: Item, { annotation }: Fact): boolean {
  const { tokens } = annotation;
  if (law?.tokens.some(({ lower }) => lower === 'no' || lower === 'not') === true) return false;
  return tokens.some((token, i) => {
    const sense = senseOf(tokens, i);
    return sense !== null && own.has(sense) && isInScope(annotation, token, 'negated');
  });
}

/** Whether the statement gives what the figures before the item ask for. */
function isSelected({ selectors }: Item, fact: Fact, isOfItem: (figure: Figure) => boolean): boolean {
  return selectors.every(({ quantity: asked }) =>
    fact.figures.some((other) => {
      const { quantity: said } = other;
      const isOfAny = said.dimension === 'count' && said.of === null;
      if (isOfAny ? asked.dimension === 'length' : said.dimension !== asked.dimension || isOfItem(other)) return false;
      const value = said.value;
      if (asked.high !== null) return asked.value <= value && value <= asked.high;
      switch (asked.bound) {
        case 'at_least':
          return value >= asked.value;
        case 'more_than':
          return value > asked.value;
        case 'at_most':
          return value <= asked.value;
        case 'less_than':
          return value < asked.value;
        default:
          return value === asked.value;
      }
    }),
  );
}

function findingOf(item: Item, fact: Fact, figure: Figure, project: ProjectWords): Finding | null {
  const { limit, asked } = item;
  const { figure: rule, law } = limit;
  if (rule === null || law === undefined) return null;
  const [said, ruled] = [words(fact.annotation, figure.quantity), words(law, rule.quantity)];
  const verdict = against(limit.bound, rule.quantity, figure.quantity, said.toLowerCase().startsWith('up to'));
  const why = `You said “${said}”; the rule says “${ruled}”.`;
  if (verdict !== 'meets' && verdict !== 'falls_short') return null;
  const { tokens } = fact.annotation;
  const whole = sensesOf(tokens, 0, tokens.length);
  const unsaid = asked.filter((senses) => sharedOf(senses, whole) === 0).length;
  if (unsaid > (verdict === 'meets' && asked.length > 2 ? 1 : 0)) return null;
  const isNamed = asked.some((senses) => sharedOf(senses, item.far) === 0);
  if (verdict === 'falls_short' && !isNamed && !isTitled(item, whole, project)) return null;
  if (verdict === 'falls_short' && isOfNeighbor(asked[0], fact)) return null;
  const doubt =
    otherUse(limit, fact, project) ??
    partOf({ limit, law, rule }, figure, fact, verdict) ??
    doubtOf({ limit, law }, fact, project, { verdict, figure });
  return doubt === null ? { verdict, why, figure } : { verdict: 'cannot_tell', why: `${why} ${doubt}`, figure };
}
