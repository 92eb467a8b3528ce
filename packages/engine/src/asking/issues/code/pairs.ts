import type { Annotation, Token } from '../../../language/types.ts';
import { matcher } from '../../../language/matcher.ts';
import { against } from '../../../ordinance/compliance/compare.ts';
import { headsIn, isContent } from '../../../ordinance/compliance/figures/heads.ts';
import { isOne, isThing, things } from '../../../ordinance/compliance/rule-words.ts';
import { applicationSource } from '../record/on-record.ts';
import type { OwnFigure } from './own-figures.ts';
import type { RuleFigure } from './rule-figures.ts';

/* Whether a figure of the plan and one of the code are about one thing, measured the same way and to the same far end. */

/** What is known of the whole record. */
export interface OnFile {
  /** Lemmas of everything that the applicant filed and said, and of the kind of project. */
  readonly words: ReadonlySet<string>;
  /** What the project is, by its kind and name: 'tower', 'barn'. What the form measures without naming a thing is measured from it. */
  readonly main: ReadonlySet<string>;
  readonly zones: ReadonlySet<string>;
}

/** How far things of one kind stand from each other, and not from a road or a line. */
const amongAlike = matcher([
  'between building|structure|dwelling|home|townhome|unit|tower|turbine|enclosure|container|driveway|entrance',
]);
const apart = matcher(['between|apart', 'from each|one another|other', 'from the next|nearest other']);
/** A rule on several figures together. */
const sums = matcher(['together|combined|total|sum|average|averaged|aggregate']);

/** True if the two are about one thing. Takes: the code's figure, the plan's, and what is on file.  Throws: never. */
export function isOfOneThing(rule: RuleFigure, own: OwnFigure, file: OnFile): boolean {
  const [law, said] = [rule.quantity, own.figure.quantity];
  if (
    law.dimension !== said.dimension ||
    law.per !== said.per ||
    (law.unit === 'percent') !== (said.unit === 'percent')
  )
    return false;
  if (sums.test(rule.words)) return false;
  if (!isInZone(rule, file)) return false;
  if (!isGiven(rule, file)) return false;
  switch (law.dimension) {
    case 'length':
      return rule.measure === 'distance' ? isSameDistance(rule, own, file) : isSameSize(rule, own, file);
    case 'count':
      return isSameCount(rule, own);
    case 'sound':
      return isSameSound(rule, own);
    case 'duration':
      return isSameSpell(rule, own);
    case 'area':
      return isSameArea(rule, own);
    default:
      return false;
  }
}

/** True if the code's figure is for the district that is on file, or for all. Throws: never. */
export const isInZone = ({ zones }: RuleFigure, file: OnFile): boolean =>
  zones.length === 0 || zones.some((zone) => file.zones.has(zone));

/** True if they may be one and the same, of which the record then gives two figures: not 110 feet from the pumps and 96 from the canopy.
 *  Takes: two figures of the plan that one rule is on.  Throws: never. */
export function mayBeOne(one: OwnFigure, other: OwnFigure): boolean {
  const [a, b] = [one, other].map(({ figure: { heads }, places: ends }) =>
    [...heads].filter((head) => isThing(head) && !ends.has(head)),
  ) as [string[], string[]];
  return a.length === 0 || b.length === 0 || a.some((head) => b.includes(head));
}

/** On the wrong side: of a range, either end. Takes: both figures.  Gives: false for a length so far off that it is one of something else.
 *  Throws: never. */
export function isWrong({ bound, quantity }: RuleFigure, { figure: { quantity: said } }: OwnFigure): boolean {
  const times = said.value / quantity.value;
  if (quantity.dimension === 'length' && (times > farOff || times < 1 / farOff)) return false;
  const end = bound === 'max' && said.high !== null ? { ...said, value: said.high } : said;
  return against(bound, quantity, { ...end, high: null }, false) === 'falls_short';
}

const farOff = 8;

/** The things of a condition are on record: 'where a use adjoins residences'. */
const isGiven = ({ conditions, words }: RuleFigure, file: OnFile): boolean =>
  conditions.every(
    (word) =>
      file.words.has(word) ||
      !words.tokens.some(({ lemma }) => lemma === word) ||
      beside.has(word) ||
      (homes.has(word) && [...homes].some((home) => file.words.has(home))),
  );
/** That two lots lie side by side nobody says in so many words. */
const beside: ReadonlySet<string> = new Set(['adjoin', 'abut', 'border', 'adjacent', 'contiguous']);
const homes: ReadonlySet<string> = new Set([
  'residence',
  'residential',
  'dwelling',
  'house',
  'home',
  'villa',
  'neighbor',
]);

const isSized: ReadonlySet<string> = new Set(['height', 'width', 'depth', 'frontage', 'run', 'diameter', 'clearance']);

function isSameSize(rule: RuleFigure, own: OwnFigure, file: OnFile): boolean {
  if (rule.measure === null || !isSized.has(rule.measure) || (rule.measure !== own.measure && !isRun(rule, own)))
    return false;
  // 'Eight inch' is no length of a main.
  if (rule.measure === 'run' && own.figure.quantity.unit === 'inch') return false;
  if ((rule.side !== null && rule.side !== own.figure.side) || isOfAnother(rule, own)) return false;
  if (isOfFirst(rule, own)) return false;
  return isSameNoun(rule, own) || isSameSubject(rule, own) || isOfWhole(rule, own, file);
}

/** 'The berm along the road would be eight feet' is about the berm, and 'light poles' are poles. */
function isOfFirst({ heads }: RuleFigure, { fact: { annotation }, figure: { subject } }: OwnFigure): boolean {
  const first = subject.find((word) => besides.has(word));
  if (first === undefined || [...heads].some((head) => isOne(head, first) || isOne(first, head))) return false;
  const at = annotation.tokens.findIndex(({ lemma }) => lemma === first);
  return !heads.has(annotation.tokens[at + 1]?.lemma ?? '');
}

/** 'Height, maximum' in a table and 'Height: 31 feet' on the form are of the building, or of what the project is. */
function isOfWhole({ measure, subject, heads }: RuleFigure, own: OwnFigure, file: OnFile): boolean {
  if (measure !== 'height') return false;
  const isWhole = (all: ReadonlySet<string>): boolean =>
    [...all].every((head) => isOne('building', head) || ofUse.has(head) || file.main.has(head));
  const ours = own.figure.heads.size > 0 ? own.figure.heads : own.fact.heads;
  return isWhole(subject) && isWhole(heads) && isWhole(ours) && (subject.size === 0 || ours.size === 0);
}

/** 'A fifteen foot strip', under a rule on a 'strip at least twenty feet wide'. */
function isSameNoun({ words, quantity }: RuleFigure, { fact: { annotation }, figure: { next } }: OwnFigure): boolean {
  const [before, noun] = [annotation.tokens[next - 1], annotation.tokens[next]];
  if (before?.lower !== 'foot' || noun === undefined || !isContent(noun)) return false;
  const own = words.quantities.find(({ value, dimension }) => value === quantity.value && dimension === 'length');
  const at = words.tokens.findIndex(({ start }) => start >= (own?.start ?? 0));
  return words.tokens[at - 1]?.lemma === noun.lemma;
}

/** 'A buffer, a hundred feet around' is about the buffer, and a '90-foot apron' about the apron. */
function isOfAnother(
  { heads }: RuleFigure,
  { fact: { annotation }, figure: { quantity, from, next } }: OwnFigure,
): boolean {
  const { text, tokens, quantities } = annotation;
  const noun = tokens[next];
  const comma = tokens[from - 1]?.tag === 'determiner' ? from - 2 : from - 1;
  const last = tokens[comma - 1];
  // 'Eight inch, eleven hundred feet' names nothing.
  const isFigure = quantities.some(({ start, end }) => last !== undefined && start <= last.start && end >= last.end);
  const named = tokens[comma]?.text === ',' && !isFigure ? headsIn(tokens, comma - 1, comma) : [];
  if (named.length > 0 && !named.some((head) => heads.has(head))) return true;
  return text.slice(quantity.start, quantity.end).includes('-') && noun?.tag === 'word' && !heads.has(noun.lemma);
}

/** 'A dead-end line, about eleven hundred feet.' */
function isRun({ measure, words, heads }: RuleFigure, own: OwnFigure): boolean {
  if (measure !== 'run' || own.measure !== null || own.figure.heads.size > 0) return false;
  // A dead-end main is no cul-de-sac.
  const named = things.all(words.tokens).filter(({ id }) => heads.has(id));
  const [first] = named;
  const word = first === undefined ? undefined : words.tokens[first.from]?.lemma;
  return own.fact.annotation.tokens.some(({ lemma }) => lemma === word);
}

function isSameCount(rule: RuleFigure, own: OwnFigure): boolean {
  const { counted } = own.figure;
  if (rule.counted === null || counted === null || !isOne(rule.counted, counted)) return false;
  const { tokens } = own.fact.annotation;
  const { from, next } = own.figure;
  // 'No building shall contain more than six units': of one of several.
  if (ofOne.test(rule.words)) return false;
  // 'Two for each lot' are no total.
  if (tokens.slice(Math.max(0, from - 3), next + 4).some(({ lower }) => eachWords.has(lower))) return false;
  const bound = [...rule.subject].filter((head) => head !== rule.counted && !ofUse.has(head) && !rule.uses.has(head));
  // 'Two rows of trees' are rows of them; 'a cul-de-sac shall serve no more than 20 lots' is about those on it.
  if (bound.length > 0 && (isThing(rule.counted) || !bound.every((head) => own.fact.heads.has(head)))) return false;
  return isNounAlike(rule, own, rule.counted);
}
const ofOne = matcher([
  'no <word> shall|may',
  'a|an|any|each <word> shall|may|must',
  'in each|every',
  'of each|every',
  'more|less|fewer than <number> of',
  'inoperable',
]);
const eachWords: ReadonlySet<string> = new Set(['each', 'every', 'per', 'apiece', 'another', 'more']);

/** What stands on a site that no rule on buildings or uses is about. */
const besides: ReadonlySet<string> = new Set(
  'fence berm driveway road landscaping sign pond basin wall sidewalk trail line buffer gate parking space tree tank well pole light lighting'.split(
    ' ',
  ),
);
/** The use itself, or any part of it. */
const ofUse: ReadonlySet<string> = new Set(
  'building structure facility use site equipment component system project operation principal lot setback yard sidewall edge separation distance any part station development'.split(
    ' ',
  ),
);

/** The far ends, as the plan may name them, at which a distance is no longer than to the far end of a rule: a house stands inside its lot. */
const within: Readonly<Record<string, readonly string[]>> = {
  line: ['line', 'residential_lot', 'residence'],
  residential_lot: ['residential_lot', 'residence'],
  road: ['road', 'centerline'],
  intersection: ['intersection', 'corner'],
};
const neighborly = matcher(["neighbor|neighbor's|neighboring|villa|subdivision|homeowner"]);
const theirLots = matcher(['their _? _? lot|property|yard']);

/** What the project itself consists of, from which a distance is measured as well. */
const isOurs: ReadonlySet<string> = new Set(['building', 'panel', 'source', 'site', 'stage', 'same_use']);

function isSameDistance(rule: RuleFigure, own: OwnFigure, file: OnFile): boolean {
  if (own.measure !== 'distance' || rule.places.size === 0) return false;
  if (rule.side !== null && rule.side !== own.figure.side) return false;
  if (amongAlike.test(rule.words) && !apart.test(own.fact.annotation)) return false;
  const ends = [...rule.places].flatMap((place) => within[place] ?? [place]);
  const said = own.fact.annotation;
  const isNeighbors =
    rule.places.has('residential_lot') &&
    (theirLots.test(said) || (own.places.has('line') && neighborly.test(said)) || isAmongLots(own));
  if (!isNeighbors && !ends.some((end) => own.places.has(end))) return false;
  // Of two places that a sentence names, the one nearest to the figure is meant.
  const isOfUs = (place: string): boolean =>
    isOurs.has(place) || file.main.has(place) || rule.subject.has(place) || isOne('building', place);
  const nearest = own.figure.place === null || isOfUs(own.figure.place) ? null : own.figure.place;
  const named = [...own.places].filter((place) => !isOfUs(place));
  if (!isNeighbors && nearest !== null && named.length > 1 && !ends.includes(nearest)) return false;
  return isFromSame(rule, own, file, ends);
}

/** What keeps the distance is the same on both sides. */
function isFromSame(rule: RuleFigure, own: OwnFigure, file: OnFile, ends: readonly string[]): boolean {
  const isEnd = (head: string): boolean =>
    rule.places.has(head) || ends.includes(head) || (head === 'house' && ends.includes('residence'));
  // 'Any building or tent' is every building.
  const isAnyBuilding = rule.subject.has('building');
  const bound = [...rule.subject].filter((head) => !isEnd(head) && !ofUse.has(head) && !rule.uses.has(head));
  const isNear = (head: string): boolean => !isEnd(head) && (!own.places.has(head) || rule.subject.has(head));
  const near = [...own.figure.heads].filter(isNear);
  const all = [...near, ...own.fact.heads].filter(isNear);
  const isBound = (one: string): boolean =>
    bound.some((head) => isOne(head, one) || isOne(one, head)) || (isAnyBuilding && isOne('building', one));
  // The sixteen feet of 'parking lot lights' are no distance of the parking.
  if (all.some((one) => besides.has(one) && !isBound(one))) return false;
  const keeping = near.filter((head) => !directions.has(head) && !isNamed(head, own));
  if (bound.length === 0 || (keeping.length > 0 ? keeping : all).some(isBound)) return true;
  return own.source === applicationSource && all.length === 0 && bound.every((head) => file.main.has(head));
}

/** 'The Oakes place' is a name. */
const isNamed = (head: string, { fact: { annotation } }: OwnFigure): boolean =>
  !isThing(head) && annotation.tokens.some(({ lemma, text, lower }) => lemma === head && text !== lower);

const directions: ReadonlySet<string> = new Set(
  'north south east west northeast northwest southeast southwest side front back rear end corner'.split(' '),
);

/** 'The lots on Sable Court': those of others, since the project has one. */
const isAmongLots = ({ figure: { place }, fact: { annotation } }: OwnFigure): boolean =>
  place === 'lot' && annotation.tokens.some(({ lower }) => lower === 'lots');

/** A level at the far end that the rule names, or farther off; how far from the source it was taken is another thing. */
function isSameSound(rule: RuleFigure, own: OwnFigure): boolean {
  if (rule.places.size === 0 || own.fact.figures.some(({ quantity }) => quantity.dimension === 'length')) return false;
  const said = own.fact.annotation;
  if (rule.isOfNight && !atNight.test(said)) return false;
  const ends = [...rule.places].flatMap((place) => heardAt[place] ?? [place]);
  const isNeighbors = rule.places.has('residential_lot') && own.places.has('line') && neighborly.test(said);
  const isAt = own.figure.place === null ? ends.some((end) => own.places.has(end)) : ends.includes(own.figure.place);
  if (!isNeighbors && !isAt) return false;
  const bound = [...rule.subject].filter((head) => isThing(head) && !ofSound.has(head) && !rule.places.has(head));
  return bound.length === 0 || bound.some((head) => own.fact.heads.has(head) || rule.uses.has(head));
}
/** Days that something is stored or kept. */
const isSameSpell = ({ quantity, heads }: RuleFigure, { figure, fact }: OwnFigure): boolean =>
  quantity.unit === figure.quantity.unit &&
  figure.period === null &&
  [...heads].some((head) => stored.has(head) && fact.heads.has(head));
const stored: ReadonlySet<string> = new Set(['storage', 'manure', 'water', 'stockpile']);

/** A sign or a tent, which there is one of; a lot has many areas. */
const isSameArea = (rule: RuleFigure, own: OwnFigure): boolean =>
  (rule.quantity.unit === own.figure.quantity.unit || rule.heads.has('lot') || rule.heads.has('site')) &&
  [...rule.heads].some(
    (head) => singly.has(head) && own.figure.heads.has(head) && rule.subject.has(head) && isNounAlike(rule, own, head),
  );
const singly: ReadonlySet<string> = new Set(['sign', 'cabin', 'canopy', 'lot', 'site', 'greenhouse']);

const atNight = matcher(['night|nighttime|overnight|midnight', 'at any hour', 'around the clock']);
const heardAt: Readonly<Record<string, readonly string[]>> = {
  line: ['line', 'residential_lot', 'residence'],
  residential_lot: ['residential_lot', 'residence'],
};
const ofSound: ReadonlySet<string> = new Set(
  'noise sound level lot line house residence residential property operation use facility event equipment'.split(' '),
);

/** Both name one thing, with the same words before it. */
function isSameSubject(rule: RuleFigure, own: OwnFigure): boolean {
  const heads = isRun(rule, own) ? own.fact.heads : own.figure.heads;
  const shared = [...rule.heads].filter((head) => [...heads].some((one) => isOne(head, one)) && head !== 'site');
  return shared.some((head) => isNounAlike(rule, own, head));
}

/** Words before a noun that tell it from no other of its kind. */
const plain: ReadonlySet<string> = new Set(
  (
    'principal main proposed new perimeter landscape earthen earth masonry wood wooden brick stone vinyl opaque evergreen any each every all such total maximum minimum overall individual required permitted solid opaque ' +
    'solar least most more less than exceed proposed undisturbed vegetated landscaped no one two three double single nearest closest smallest tallest'
  ).split(' '),
);

/** 'Accessory' in 'accessory buildings', 'flag' in 'the flag pole': said by one of the two and not by the other. */
function isNounAlike(rule: RuleFigure, own: OwnFigure, head: string): boolean {
  const { annotation: said } = own.fact;
  const [theirs, ours] = [qualifiers(rule.words, head), qualifiers(said, head)];
  const isIn = ({ tokens }: Annotation, lemma: string): boolean => tokens.some((token) => token.lemma === lemma);
  return (
    theirs.every((word) => isIn(said, word)) && ours.every((word) => isIn(rule.words, word) || rule.title.has(word))
  );
}

function qualifiers({ tokens }: Annotation, head: string): readonly string[] {
  const named = things.all(tokens).filter(({ id }) => isOne(head, id));
  const at = named.map(({ from }) => from);
  if (at.length === 0) at.push(...tokens.flatMap(({ lemma }, i) => (lemma === head ? [i] : [])));
  const each = at.map((from) => {
    const token = tokens[from - 1];
    return token !== undefined && isQualifier(token, from === 1) ? [token.lemma] : [];
  });
  return each.length > 0 && each.every((one) => one.length > 0) ? (each[0] ?? []) : [];
}

/** A name with a capital letter tells which one it is, and not of what kind. */
const isQualifier = (token: Token, isFirst: boolean): boolean =>
  isContent(token) && !plain.has(token.lemma) && (isFirst || token.text === token.lower);
