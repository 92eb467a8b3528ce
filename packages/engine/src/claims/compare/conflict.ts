import { byPolarity, isThereAfterAll } from './by-polarity.ts';
import { byFrequency, byQuantity } from './by-quantity.ts';
import { byParty, bySchedule, byYear, byValue } from './by-value.ts';
import { familyLabel } from '../choices.ts';
import { byMilestone } from '../milestones.ts';
import { areAkin, differ, isPart, isSame } from './overlap.ts';
import { houses, permitting } from '../strength.ts';
import type { Claim, Conflict } from '../types.ts';
import { labelOf } from '../words.ts';

/** Whether two claims of one speaker cannot both be true. Takes: the earlier and the later claim.  Gives: the first of the five ways in
 *  which they exclude each other, `asserted` only if subject, scope, unit and time are the same; null if they don't, or if either isn't a
 *  statement of the speaker about this project now (a hypothetical, an offer, somebody else's words, another site, the past, a retracted
 *  figure). Never throws. */
export function conflict(earlier: Claim, now: Claim): Conflict | null {
  if (earlier.from === now.from) return null;
  if (isOnOneCondition(earlier, now)) return conflict(unconditional(earlier), unconditional(now));
  if (now.elsewhere && now.party === 'applicant' && earlier.marks.includes('everywhere'))
    return conflict(earlier, { ...now, elsewhere: false, circumstances: [] });
  if (!holds(earlier)) return null;
  if (isTakenForGranted(earlier, now)) return conflict(earlier, { ...now, modality: 'stated', marks: [] });
  if (!holds(now)) return isException(earlier, now) ? conflict(earlier, unconditional(now)) : null;
  if ((earlier.time === 'past') !== (now.time === 'past') && ![earlier, now].some(reachesBack)) return null;
  if (areOfTwo(earlier, now)) return null;
  for (const compare of comparators) {
    const found = compare(earlier, now);
    if (found !== null) return { ...found, earlier, now, subject: subjectOf(earlier, now) };
  }
  return null;
}

const comparators = [byQuantity, byFrequency, byPolarity, byValue, byParty, bySchedule, byYear, byMilestone];

/** 'In building one', 'in building two'; 'and the railroad?' 'the railroad has had four': of two that are told apart by number, or that the
 *  second question brought up. A phase is told apart by its figures. */
function areOfTwo({ milestone: one, full, asked, party: ours, words }: Claim, now: Claim): boolean {
  const { milestone: two, doer, party, predicate } = now;
  const isNumbered = one?.position === 'at' && two?.position === 'at' && one.thing === two.thing;
  if (isNumbered && numbered.has(one.thing) && one.number !== two.number) return true;
  if (differ(letterOf(words), letterOf(now.words))) return true;
  const isNew =
    ours === 'applicant' &&
    predicate === 'have' &&
    doer !== null &&
    now.asked.includes(doer) &&
    ![...full, ...asked].some((lemma) => areAkin(lemma, doer));
  return isNew && party === null && !houses.has(doer);
}

const numbered = new Set(['building', 'unit', 'barn', 'turbine', 'lot', 'house']);

const isLetter = (word: string): boolean =>
  word >= 'B' && word < '[' && word[0] !== 'I' && (word.length === 1 || word.slice(1) === ',');
/** The letter that tells one from another: 'C' of 'Building C, in the middle'. 'A' and 'I' are words of their own. */
function letterOf(words: string): string | null {
  const said = words.split(' ');
  const found = said.find((word, at) => isLetter(word) && numbered.has(said[at - 1]?.toLowerCase() ?? ''));
  return found?.charAt(0) ?? null;
}

const holds = ({ modality, elsewhere, quantity, within }: Claim): boolean =>
  (modality === 'stated' || modality === 'committed') &&
  !elsewhere &&
  quantity?.corrected !== true &&
  !within.includes('if');

/** 'If there is a spill I pay', 'if there is a spill the state pays'. */
const isOnOneCondition = ({ condition: one }: Claim, { condition: two }: Claim): boolean =>
  one.length > 0 && isSame(one, two);

/** 'No dogs, no exceptions', 'we take dogs if we know them': something denied is affirmed in some cases, other than one that was asked about. */
function isException(earlier: Claim, now: Claim): boolean {
  if (!now.within.includes('if') || earlier.polarity === now.polarity) return false;
  // 'If the state pays?' 'If the state pays, we would run buses.'
  if (now.condition.length > 0 && isPart(now.condition, now.asked)) return false;
  const isOneDeed = now.predicate !== null && now.predicate === earlier.predicate;
  // 'We will repave it', 'we won't repave it unless the county makes us'
  if (now.polarity === 'denied') return isOneDeed && earlier.modality === 'committed' && holds(unconditional(now));
  const isNever = earlier.marks.includes('universal');
  // 'We take it if it is bagged' tells what is done, 'we would take it' what might be.
  const isPractice = now.time === 'now' || permitting.has(now.predicate ?? '');
  const isAllowed = isNever ? isOneDeed || isThereAfterAll(earlier, now) : isOneDeed && isPractice;
  return isAllowed && holds(unconditional(now));
}

/** 'We would never rent it', 'when we rent it, they use that door' */
const isTakenForGranted = (earlier: Claim, { modality, marks, predicate, party }: Claim): boolean =>
  modality === 'hypothetical' &&
  marks.includes('when') &&
  earlier.polarity === 'denied' &&
  earlier.marks.includes('universal') &&
  predicate !== null &&
  earlier.predicate === predicate &&
  earlier.party === party;

const unconditional = (claim: Claim): Claim => ({
  ...claim,
  condition: [],
  within: claim.within.filter((limit) => limit !== 'if'),
});

/** 'We have not met them' covers all the time up to now. */
const reachesBack = ({ time, marks }: Claim): boolean => time !== 'past' && marks.includes('perfect');

/** What both are about, in plain words. */
function subjectOf(a: Claim, b: Claim): string {
  if (a.choice !== null && b.choice?.family === a.choice.family) return familyLabel(a.choice.family);
  const attribute = a.attribute ?? b.attribute;
  const name = nameOf(a, b);
  return attribute === null || attribute === 'distance' || name.endsWith(attribute) ? name : `${name} ${attribute}`;
}

function nameOf(a: Claim, b: Claim): string {
  const measured = a.measured ?? b.measured;
  if (a.quantity !== null && measured !== null) return measured;
  if (a.subject !== null && a.subject === b.subject) return labelOf(a.subject);
  const [all, other] = [
    [...a.head, ...a.within, ...a.asked],
    [...b.head, ...b.within, ...b.asked],
  ];
  const words = [...new Set(all.filter((lemma) => other.includes(lemma)))].slice(0, 2).join(' ');
  return words === '' ? 'this' : words;
}
