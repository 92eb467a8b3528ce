import { idsByWord } from '../../lexicon/entries.ts';
import { asking, houses, leaving, perception, possession, staying } from '../strength.ts';
import { areAkin, areOthers, covers, coversKinds, isKindOf, isPart, isSame, ofSite } from './overlap.ts';
import type { Claim, Conflict } from '../types.ts';
import { conceptOf } from '../words.ts';

/** Verbs that only say that something exists or is done. */
const being = new Set(['be', 'have', 'do', 'get', 'go', 'come', 'make', 'know', 'think', 'see', 'want', "'s"]);

/** 'It does not need a variance', 'it needs a variance' */
const needing = new Set(['need', 'require']);

const moving = new Set(['go', 'come']);

/** Those that match only another such verb, or none. */
const happening = new Set(['go', 'come', 'make', 'take', 'know', 'think', 'see', 'want']);

const verbs = idsByWord('verbs', 'classes');

/** What one claim denies, the other affirms. Takes: two claims, in either order. Gives: kind `polarity`; `question` if the denial has a
 *  limit that the other doesn't name; null if they can both be true. */
export function byPolarity(a: Claim, b: Claim): Pick<Conflict, 'kind' | 'certainty'> | null {
  if (areOthers(a, b)) return null;
  if (a.polarity === b.polarity) return isShareOfAll(a, b) || isShareOfAll(b, a) || areOpposite(a, b) ? asserted : null;
  const [denied, affirmed] = a.polarity === 'denied' ? [a, b] : [b, a];
  if (hasFigure(denied) || affirmed.choice !== null || denied.choice !== null) return null;
  const isNeed = denied.predicate === affirmed.predicate && needing.has(denied.predicate ?? '');
  if ((denied.marks.includes('partial') && !isNeed) || (affirmed.isAside && affirmed.isOpen)) return null;
  // 'Shut when they are playing', 'otherwise we open them'
  const isAlways = affirmed.marks.includes('universal') || affirmed.marks.includes('sometimes');
  if (denied.marks.includes('sometimes') && !isAlways) return null;
  if (denied.schedule === null && affirmed.schedule !== null && fallsThen(denied, affirmed)) return asserted;
  if (denied.schedule !== null || affirmed.schedule !== null) return null;
  if (isForLater(denied, affirmed) || denied.marks.includes('off_site') !== affirmed.marks.includes('off_site'))
    return null;
  if (breaksRule(denied, affirmed) || breaksRuleOfPronoun(denied, affirmed) || isSameOfPronoun(denied, affirmed))
    return asserted;
  if (isShareOfNone(denied, affirmed) || isNotEmpty(denied, affirmed) || isThereAfterAll(denied, affirmed))
    return asserted;
  if (
    denied.full.length + denied.within.length === 0 ||
    (!coversKinds(affirmedWords(affirmed), needed(denied, affirmed)) && !isOfQuestion(denied, affirmed))
  )
    return null;
  if (isOfAnotherDoer(denied, affirmed)) return null;
  // 'We never work Sundays' needs the same action on the other side; 'No weekends.' names nothing that 'In the lane.' could affirm.
  const isSame = isSameDeed(denied, affirmed);
  if (denied.full.length === 0 && (denied.party === null || !isSame)) return null;
  if (!covers([...affirmed.within, ...affirmed.head], denied.within))
    return { kind: 'polarity', certainty: 'question' };
  if (needed(denied, affirmed).length + denied.within.length >= 2)
    return isAlike(denied, affirmed) && !isOfOther(denied, affirmed) ? asserted : null;
  // A single noun may be denied too broadly, unless the other claim takes that very thing for granted.
  return isSame && isNoWhereElse(denied, affirmed) ? asserted : null;
}

/** 'None of it is farmland.' 'The Miller place is farmland.' */
const isOfOther = (denied: Claim, { predicate, presupposes }: Claim): boolean =>
  denied.isPronominal &&
  predicate === 'be' &&
  presupposes.length > 0 &&
  !presupposes.some((thing) => thing.split(' ').some((lemma) => ofSite.has(lemma) || denied.full.includes(lemma)));

/** 'We don't bring anybody in', 'the plant in Ames brings in crews': a named subject that the denial doesn't speak of, and that isn't ours. */
function isOfAnotherDoer(denied: Claim, { party, doer, circumstances }: Claim): boolean {
  if (party !== null || doer === null || (denied.party !== 'applicant' && !denied.marks.includes('placed')))
    return false;
  // 'The plant in Ames' is another plant.
  const isHouse = houses.has(doer) && isPart(circumstances, denied.full);
  if (isHouse || ofSite.has(doer) || people.has(conceptOf(doer) ?? '')) return false;
  return ![...denied.full, ...denied.asked].some((lemma) => areAkin(lemma, doer));
}

/** 'The barn is empty', 'there are three hundred barrels in the barn' */
const isNotEmpty = (denied: Claim, { predicate, presupposes, circumstances, time }: Claim): boolean =>
  denied.predicate === 'occupied' &&
  predicate === 'be' &&
  presupposes.length > 0 &&
  time === denied.time &&
  denied.full.length === 1 &&
  isSame(circumstances, denied.full);

/** 'None of it is flammable', 'about a quarter of it is flammable' */
function isShareOfNone(denied: Claim, { quantity, predicate, head, isPronominal, within }: Claim): boolean {
  if (quantity?.dimension !== 'ratio' || quantity.unit === 'times' || quantity.value <= 0.02) return false;
  const isOne = denied.isPronominal && isPronominal;
  return (
    denied.marks.includes('universal') &&
    predicate !== null &&
    predicate === denied.predicate &&
    isSame(denied.within, within) &&
    denied.head.length > 0 &&
    covers(head, isOne ? denied.head : denied.full)
  );
}

/** 'No lights.' 'The lights go off at nine.' Takes: the denial and the claim that affirms. Gives: whether a bare 'no' to a thing meets a
 *  claim that takes it for granted. */
export const isThereAfterAll = (denied: Claim, affirmed: Claim): boolean =>
  isBare(denied) &&
  !isOfAnotherDoer(denied, affirmed) &&
  covers([...affirmed.within, ...affirmed.head], denied.within) &&
  isGiven(denied, affirmed);

const dusk = 21 * 60;
const dawn = 5 * 60;
const byDay: Readonly<Record<string, readonly number[]>> = {
  sunday: [0],
  monday: [1],
  friday: [5],
  saturday: [6],
  weekend: [0, 6],
};

/** 'We do not receive at night', 'we receive from nine to four in the morning': the hours fall within the time that was denied. */
function fallsThen(denied: Claim, { schedule, predicate, full, head, party }: Claim): boolean {
  if (schedule === null || denied.within.length === 0 || denied.party !== party) return false;
  const deed = denied.predicate;
  const isOneDeed = deed !== null && !being.has(deed) && deed === predicate;
  const { days, from, to } = schedule;
  const isAtNight = [from, to].some((at) => at !== null && (at > dusk + 60 || at < dawn)) || (from ?? 0) >= dusk;
  return (
    isOneDeed &&
    covers([...full, ...head, deed], denied.full) &&
    denied.within.some((limit) =>
      limit === 'night' ? isAtNight : byDay[limit]?.some((day) => days?.includes(day)) === true,
    )
  );
}

const asserted = { kind: 'polarity', certainty: 'asserted' } as const;

/** Everything is about the site: if enough else is said, it need not be named again. */
function needed(denied: Claim, { isFragment, isPronominal, party, predicate: other }: Claim): readonly string[] {
  const { full, head, predicate } = denied;
  const isOneDeed =
    denied.isPronominal && isPronominal && predicate !== null && !being.has(predicate) && predicate === other;
  // 'They do not use jake brakes', 'they use the jake brake': who they are is said by neither.
  if (isOneDeed && head.length > 0) return head;
  const isHouse = (lemma: string, nth: number): boolean =>
    nth === 0 && party === 'applicant' && lemma !== predicate && houses.has(lemma);
  // 'Trailers overnight.' leaves the verb to what was said before.
  if (isFragment) return full.length > 1 ? full.filter((lemma) => !verbs.has(lemma)) : full;
  const rest = full.filter((lemma, nth) => !ofSite.has(lemma) && !isHouse(lemma, nth));
  return rest.length >= 1 ? rest : full;
}

/** A share that is denied is about all of it: 'half of it isn't local'. */
const hasFigure = ({ quantity }: Claim): boolean => quantity !== null && quantity.dimension !== 'ratio';

const affirmedWords = ({ head, full, asked, isOpen, isAside, quantity }: Claim): readonly string[] => {
  // 'Two million gallons a day' of nothing else is water.
  const water = quantity?.unit === 'gallon' && quantity.of === null ? ['water'] : [];
  return isAside ? [...head, ...water] : [...head, ...full, ...water, ...(isOpen ? asked : [])];
};

/** 'We do not have one today', 'there will be one when we open'. */
const isForLater = (denied: Claim, affirmed: Claim): boolean =>
  denied.marks.includes('present') && (affirmed.time === 'future' || affirmed.marks.includes('later'));

const opposites = [
  ['inside', 'outside'],
  ['indoor', 'outdoor'],
  ['indoors', 'outdoors'],
  ['east', 'west'],
  ['north', 'south'],
  ['front', 'back'],
  ['front', 'rear'],
] as const;

/** 'The playground is on the east': one known thing, which is in one place. */
const isOneThing = ({ predicate, full, presupposes, words }: Claim): boolean => {
  const [thing = ''] = full;
  const isSingular = words.split(' ').some((word) => word === thing || word === `${thing}'s`);
  return predicate === 'be' && full.length === 1 && presupposes.includes(thing) && isSingular;
};

/** The same verb in both, or 'all the welding is inside', 'we weld outside'. */
const isOneState = (a: Claim, b: Claim): boolean =>
  a.predicate !== null &&
  (a.predicate === b.predicate || (a.predicate === 'be' && b.full.length === 1 && b.full[0] === b.predicate));

/** 'Every truck is loaded inside the shed', 'some of the trucks get loaded outside the shed': one deed, of one thing, in opposite places.
 *  One of the two is of all there are, or what is mentioned is a single thing. */
function areOpposite(a: Claim, b: Claim): boolean {
  const sides = opposites.find(
    ([one, two]) =>
      (a.within.includes(one) && b.within.includes(two)) || (a.within.includes(two) && b.within.includes(one)),
  );
  if (a.polarity === 'denied' || sides === undefined || !(isOneState(a, b) || isOneState(b, a))) return false;
  // 'The fence is eight feet on the back', 'the front fence is six'
  if (a.marks.includes('measured') || b.marks.includes('measured')) return false;
  if (a.quantity !== null || b.quantity !== null || a.schedule !== null || b.schedule !== null) return false;
  const rest = (claim: Claim): string[] =>
    claim.within.filter((limit) => !(sides as readonly string[]).includes(limit));
  const things = (claim: Claim): string[] => claim.full.filter((lemma) => !claim.circumstances.includes(lemma));
  const isOfAll = a.marks.includes('universal') || b.marks.includes('universal') || (isOneThing(a) && isOneThing(b));
  return isOfAll && isSame(rest(a), rest(b)) && things(a).length > 0 && isSame(things(a), things(b));
}

/** 'They are all local', 'half of the workers are local'. */
function isShareOfAll(all: Claim, some: Claim): boolean {
  if (all.polarity === 'denied' || all.quantity !== null || !all.marks.includes('universal')) return false;
  const { quantity } = some;
  if (quantity?.dimension !== 'ratio' || quantity.unit === 'times' || quantity.value >= 0.95) return false;
  const isLeft = staying.has(all.predicate ?? '') && leaving.has(some.predicate ?? '');
  if (all.predicate === null || (all.predicate !== some.predicate && !isLeft)) return false;
  const named = all.isPronominal ? all.head : all.full;
  // 'All of the manure stays on our fields', 'we sell half of the manure'
  const said = isLeft ? named.filter((lemma) => !all.circumstances.includes(lemma)) : named;
  return said.length > 0 && covers(some.head, said);
}

/** 'All of them are tested', 'the one by the creek is not tested': a claim about all, and an exception to it. */
function breaksRule(denied: Claim, affirmed: Claim): boolean {
  if (!affirmed.marks.includes('universal') || affirmed.marks.includes('partial')) return false;
  // A claim about everything within a distance is also made by the claim without its figure.
  if (affirmed.quantity?.dimension === 'length') return false;
  return (
    affirmed.full.length >= 2 &&
    covers(denied.full, affirmed.full) &&
    isPart(affirmed.within, denied.within) &&
    isAlike(denied, affirmed)
  );
}

/** 'It gets covered every day', 'it doesn't get covered on Saturdays' */
const breaksRuleOfPronoun = (denied: Claim, affirmed: Claim): boolean =>
  denied.isPronominal &&
  affirmed.isPronominal &&
  affirmed.marks.includes('universal') &&
  !affirmed.marks.includes('partial') &&
  denied.predicate !== null &&
  denied.predicate === affirmed.predicate &&
  !being.has(denied.predicate) &&
  denied.head.every((lemma) => affirmed.head.includes(lemma)) &&
  isPart(affirmed.within, denied.within) &&
  isPart(affirmed.circumstances, denied.circumstances);

/** 'In January they idle', to a question that names nothing else that they could be. */
const namesNothing = ({ head, full, asked, askedAround, predicate, within }: Claim): boolean =>
  full.every((lemma) => head.includes(lemma) || asked.includes(lemma)) &&
  asked.every(
    (lemma) => askedAround.includes(lemma) || within.includes(lemma) || lemma === predicate || verbs.has(lemma),
  );

/** 'They never run at night.' 'They run at night once a month.' */
function isSameOfPronoun(denied: Claim, affirmed: Claim): boolean {
  const { predicate, within, marks, circumstances } = denied;
  if (!affirmed.isPronominal) return false;
  // 'No trucks go through town': the thing was named earlier, and where it goes is needed.
  const isNamed = !denied.isPronominal && circumstances.length > 0;
  const isLeft =
    !isNamed &&
    !denied.isPronominal &&
    (affirmed.party === 'they' || affirmed.presupposes.length === 0) &&
    namesNothing(affirmed);
  const head = isNamed ? circumstances : denied.head;
  if (isLeft && predicate !== null && predicate === affirmed.predicate && !being.has(predicate))
    return within.length === 0;
  if (!isNamed && (!denied.isPronominal || !marks.includes('universal'))) return false;
  // 'None of it goes in the ditch', 'it goes in the ditch if the tank is full'
  const isGoing =
    moving.has(predicate ?? '') &&
    circumstances.length > 0 &&
    isSame(circumstances, affirmed.circumstances) &&
    isSame(denied.head, affirmed.head);
  if (predicate === null || predicate !== affirmed.predicate) return false;
  if (being.has(predicate) && !isNamed && !isGoing) return false;
  const others = affirmed.asked.filter((lemma) => !verbs.has(lemma) && !affirmed.askedAround.includes(lemma));
  const isOfOthers = others.length > 0 && !others.some((lemma) => denied.full.includes(lemma));
  return (
    !isOfOthers &&
    head.length + within.length > 0 &&
    covers([...affirmed.head, ...affirmed.within], [...head, ...within])
  );
}

/** 'Did you know of the wellhead protection zone?' 'No.' 'We knew of the wellhead zone': the question used one more word. */
function isOfQuestion(denied: Claim, affirmed: Claim): boolean {
  if (!denied.isOpen || denied.predicate === null || denied.predicate !== affirmed.predicate) return false;
  const left = denied.full.filter((lemma) => !affirmedWords(affirmed).some((word) => areAkin(word, lemma)));
  return left.length === 1 && denied.full.length >= 3 && left[0] !== denied.full.at(-1);
}

/** Whether the same action, named by a verb, is denied and affirmed. */
function isAlike(denied: Claim, affirmed: Claim): boolean {
  const { predicate } = denied;
  // 'Does the count go up?' 'No.' says nothing about who counts.
  const isOther = predicate !== affirmed.predicate && !being.has(affirmed.predicate ?? predicate ?? '');
  if (predicate !== null && happening.has(predicate) && isOther) return false;
  if (predicate === null || being.has(predicate) || denied.full.some((lemma) => areAkin(lemma, predicate))) return true;
  if (affirmed.isFragment) return true;
  return [affirmed.predicate, ...affirmedWords(affirmed)].some((lemma) => lemma !== null && areAkin(lemma, predicate));
}

const people = new Set([
  'resident',
  'guest',
  'customer',
  'employee',
  'member',
  'student',
  'neighbor',
  'person',
  'guard',
]);

/** 'We never blast.' 'We blast on Fridays.' */
function isSameDeed(denied: Claim, affirmed: Claim): boolean {
  const { predicate, party, full } = denied;
  if (predicate === null || being.has(predicate) || affirmed.predicate === null) return false;
  // 'We have never been fined', 'the Odessa plant was fined'
  const isNamedOnly = full.length === 1 && full[0] === predicate && party !== null;
  if (
    isNamedOnly &&
    affirmed.party === null &&
    affirmed.head[0] !== undefined &&
    affirmed.head[0] !== affirmed.predicate
  )
    return false;
  if (!areAkin(predicate, affirmed.predicate)) return false;
  // 'Nobody will be moved', 'we moved the fence'
  const isOther = (lemma: string): boolean =>
    !areAkin(lemma, predicate) &&
    !people.has(conceptOf(lemma) ?? '') &&
    ![...affirmed.circumstances, ...affirmed.presupposes.flatMap((thing) => thing.split(' '))].includes(lemma);
  if (denied.marks.includes('nobody') && affirmed.head.some(isOther)) return false;
  const isOfAnybody = denied.marks.includes('universal') || perception.has(predicate);
  return party !== null || full[0] !== predicate || denied.isOpen || isOfAnybody;
}

/** 'Nobody sleeps there' and 'they sleep at the motel' are about two places. */
const isNoWhereElse = (denied: Claim, affirmed: Claim): boolean =>
  (!denied.isOpen && !denied.marks.includes('placed')) ||
  affirmed.marks.includes('placed') ||
  affirmed.circumstances.every((lemma) => denied.full.includes(lemma) || denied.asked.includes(lemma));

/** A whole sentence that denies that there is such a thing: 'There are no buses', 'We have had no complaints', 'No campfires.' */
const isBare = (denied: Claim): boolean => {
  const { predicate, full, isOpen, isFragment, party, doer } = denied;
  // 'I can't speak to your yard' denies a deed, and no yard.
  const isDeed = party !== null || doer !== null;
  // 'Would you teach at night?' 'No night classes.'
  const isOwn = isFragment && !isOpen && denied.head.length > 0;
  const isThere =
    isOwn ||
    predicate === null ||
    predicate === 'be' ||
    predicate === 'have' ||
    (predicate === full[0] && !isDeed) ||
    ((isOpen || isFragment || party === 'applicant') && (possession.has(predicate) || asking.has(predicate)));
  const nouns = bareNouns(denied).length;
  return isThere && (nouns === 1 || (nouns === 2 && denied.isFragment));
};

/** What is denied without its verb and its places: for 'no leak at any of our stores', the leak. */
function bareNouns({ full, head, predicate, circumstances, marks, isFragment, isOpen }: Claim): string[] {
  const named = isFragment && !isOpen && head.length > 0 ? head : full;
  const isAnywhere = marks.includes('universal');
  return named.filter(
    (lemma) => !ofSite.has(lemma) && lemma !== predicate && !(isAnywhere && circumstances.includes(lemma)),
  );
}

/** Eight thousand pounds of it are there as much as eight of them are. */
const amounts = new Set(['count', 'mass', 'volume', 'area', 'power', 'energy']);

/** 'The flaring is only a few hours', 'there are four buses': the thing exists, and the question mentioned no more than the two answers. */
function isGiven(denied: Claim, affirmed: Claim): boolean {
  const nouns = bareNouns(denied);
  const noun = nouns.at(-1);
  if (noun === undefined) return false;
  const isCounted =
    affirmed.quantity !== null &&
    amounts.has(affirmed.quantity.dimension) &&
    affirmed.quantity.value > 0 &&
    affirmed.measured !== null &&
    areAkin(noun, affirmed.measured);
  // 'There is no mowing', 'we mow the site'
  const isDone =
    affirmed.party === 'applicant' &&
    affirmed.predicate !== null &&
    areAkin(affirmed.predicate, noun) &&
    denied.circumstances.every((lemma) => ofSite.has(lemma));
  if (!isCounted && !isDone && !affirmed.presupposes.some((thing) => isNamedBy(thing.split(' '), nouns, denied)))
    return false;
  // 'There are no wetlands on the property', 'the wetland across the road'
  if (
    (nouns.length > 1 || denied.circumstances.length > 0 || denied.askedAround.length > 0) &&
    affirmed.circumstances.some((lemma) => !ofSite.has(lemma) && lemma !== noun && !denied.full.includes(lemma))
  )
    return false;
  // 'We have never had a violation' says enough without its question.
  const isNamed = denied.marks.includes('universal') || denied.head.length + denied.within.length > 1;
  const saysItself = isNamed && !denied.isOpen && denied.head.length > 0;
  return (
    saysItself || covers([...denied.full, ...affirmed.head, ...affirmed.asked, ...denied.describing], denied.asked)
  );
}

/** Whether a thing is the one that is denied: 'the lights' of 'no lights', and not 'the traffic light'. */
function isNamedBy(thing: readonly string[], nouns: readonly string[], { full, asked }: Claim): boolean {
  const [last, noun] = [thing.at(-1) ?? '', nouns.at(-1) ?? ''];
  if (!areAkin(last, noun) && !isKindOf(last, noun)) return false;
  return coversKinds(thing, nouns) && thing.slice(0, -1).every((lemma) => [...full, ...asked].includes(lemma));
}
