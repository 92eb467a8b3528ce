import type { Verdict } from '../judging/verdict.ts';
import { matcher } from '../language/matcher.ts';
import { coaching } from '../said/data.ts';
import { hitsOf, type Heard } from '../said/heard.ts';
import { isEnd, isRemark, leftOpen, nobody, openPart, partOf, type Judged } from './judged.ts';

/* What can be said for certain of an answer. Where nothing can, the question is said back plainly, and nothing is called missing. */

/** Families whose words can be heard as aimed at whoever asked. */
export const aiming = ['barbs', 'rebuffs', 'retorts', 'waves_off', 'tired'] as const;

/** Whether an answer can be heard as a jab, even if that isn't sure enough to say: nothing good is said of it. Takes: the answer, read, and
 *  the verdict on it. */
export const mayBeJab = (heard: Heard, { applied, rude }: Verdict): boolean =>
  applied.some(({ rule }) => rule.id.startsWith('sharp')) ||
  (rude > leastRude &&
    hitsOf(heard, 'considerate').length === 0 &&
    aiming.some((family) => hitsOf(heard, family).length > 0));
/** Below this, an answer turns to nobody, whatever its words can mean elsewhere. */
const leastRude = 0.1;

/** Whether an answer tells somebody with a concern that nobody shares it: 'Nobody's going to notice.' Takes: the answer as judged. */
export const makesLightOf = (judged: Judged): boolean =>
  isRemark(judged) &&
  judged.heard.sentences.some(({ from }) => nobody.has(judged.heard.annotation.tokens[from]?.lower ?? ''));

const admitting = matcher(coaching.admits);

/** Whether an assertion of fact carries an answer: no dodge, jab, apology or admission, and no paper named that it already rests on.
 *  Takes: the answer as judged. */
export function assertsFact(judged: Judged): boolean {
  const { heard, features, verdict } = judged;
  if (verdict.answers === 'no' || mayBeJab(heard, verdict) || leftOpen(judged) !== null) return false;
  if (admitting.test(heard.annotation)) return false;
  if (['paper', 'ignorance', 'declines', 'asks_back'].some((family) => hitsOf(heard, family).length > 0)) return false;
  return heard.figures.length > 0 || features.given[0] != null || hitsOf(heard, 'acts').length > 0;
}

const holding = matcher(coaching.holds);
/** Whether an answer that isn't known names who has it: 'You'd have to ask planning.' Takes: the answer, read. */
export const namesHolder = (heard: Heard): boolean => heard.names.length > 0 || holding.test(heard.annotation);

const reserving = matcher(coaching.reserves);
/** Whether an answer keeps something back: 'It could, but I'd want the engineer to look.' Takes: the answer, read. */
export const isReserved = ({ annotation }: Heard): boolean => reserving.test(annotation);

const auxiliaries: ReadonlySet<string> = new Set(
  'has have had is are was were do does did can will would could should'.split(' '),
);
/** 'Our realtor has, informally.' A yes that leaves its verb to the question. Takes: the answer, read. */
export function isShortYes({ annotation: { tokens }, sentences: [first] }: Heard): boolean {
  const inFirst = first === undefined ? [] : tokens.slice(first.from, first.to);
  const at = inFirst.findIndex((token) => isEnd(token));
  return at > 1 && auxiliaries.has(inFirst[at - 1]?.lower ?? '');
}

/** What was put to the applicant, said back: true of any answer. Takes: the answer as judged. */
export function putBack(judged: Judged): string {
  const line = isRemark(judged) ? coaching.unsure.concern : coaching.unsure.open;
  return line.replace('{part}', () => partOf(judged.asked, judged.asked.parts[0] ?? openPart(judged)));
}
