import { polarForms } from '../judging/features/features.ts';
import { listener } from '../judging/features/values.ts';
import { matcher } from '../language/matcher.ts';
import { coaching } from '../said/data.ts';
import { hitsOf, within, type Heard } from '../said/heard.ts';
import { asksForFinding, asksForRelief } from '../said/standard.ts';
import { assertsFact, isShortYes, namesHolder, putBack } from './certain.ts';
import { isDenied, isRemark, leftOpen, openPart, type Judged } from './judged.ts';

/* What is said of an answer where nothing certain is missing. Whether it gave what was asked can't be known for sure, so each line is good
 * advice either way, and none says that something was not said. */

const conceding = matcher(coaching.concedes);
/** Whether an answer to a concern begins by granting it: 'You're right.' 'No, it won't hide it all.' */
const grants = ({ heard: { annotation, sentences } }: Judged): boolean =>
  sentences[0] !== undefined && conceding.test(annotation, sentences[0]);

const has = ({ features: { values } }: Judged, ...ids: readonly string[]): boolean =>
  ids.some((id) => (values[id] ?? 0) > 0);

/** What somebody can do or has done about a concern: a name alone does nothing about it. */
const isHelp = (judged: Judged): boolean => has(judged, 'figures', 'commits', 'binds', 'paper', 'acts');

/** What to have ready for what an answer states: the page of a figure that isn't on file, or whatever it rests on. Takes: the answer as
 *  judged. Gives: null unless an assertion of fact carries the answer. */
export const restsOn = (judged: Judged): string | null => {
  const { unfiled } = judged;
  if (!assertsFact(judged)) return null;
  return unfiled === null ? coaching.answered.rests : coaching.answered.off_file.replace('{figure}', () => unfiled);
};
const restsOnOr = (judged: Judged): string => restsOn(judged) ?? putBack(judged);

/** What an answer to a concern is told. */
function onConcern(judged: Judged): string {
  if (grants(judged) && !has(judged, 'figures', 'names', 'agent', 'paper')) return coaching.unsure.granted;
  return isHelp(judged) ? restsOnOr(judged) : putBack(judged);
}

const knows = ({ heard }: Judged, family: string): boolean => hitsOf(heard, family).length > 0;

/** 'I don't know which house is yours': what isn't known is known to whoever asks. Takes: the answer as judged. */
export const needsAsker = ({ heard }: Judged): boolean =>
  hitsOf(heard, 'ignorance').some((one) =>
    heard.sentences.some(
      (sentence) =>
        within([one], sentence) &&
        heard.annotation.tokens.some(
          ({ lower, start, end }) => start >= one.end && end <= sentence.end && listener.has(lower),
        ),
    ),
  );

const ahead: ReadonlySet<string> = new Set(['will', "'ll"]);
/** 'I'll get you the letter from the state': something is owed and no day is named. */
const owesNoDay = ({ heard, features: { values } }: Judged): boolean =>
  values['owed_dated'] !== 1 &&
  hitsOf(heard, 'dated').length === 0 &&
  hitsOf(heard, 'owed').some(({ from }) => isAhead(heard, from));
const isAhead = ({ annotation: { tokens } }: Heard, from: number): boolean => ahead.has(tokens[from - 1]?.lower ?? '');

const evading = [
  ...['deflects', 'declines', 'hollow', 'flattering', 'noncommittal', 'ignorance', 'counters', 'looks_back'],
  ...['kin', 'told', 'praise', 'asks_back', 'hostile', 'condescending'],
];
/** From here on, an answer may turn from the question to people. */
const likelyRude = 0.4;
/** Whether something shows that an answer turns from the question: a plain statement in other words may well answer it. */
const turnsAway = (judged: Judged): boolean => judged.verdict.rude > likelyRude || has(judged, ...evading);

/** What a good answer is told that lacks nothing certain. Nothing is blessed: what it states may not be so. Takes: the answer as judged. */
export function enough(judged: Judged): string {
  if (isRemark(judged)) return onConcern(judged);
  return asksForFinding(judged.asked) ? coaching.unsure.standard : restsOnOr(judged);
}

/** What is sure to help an answer that is weak, poor or not rated, and lacks nothing certain. Takes: the answer as judged. */
export function unsureLine(judged: Judged): string {
  const { asked, features } = judged;
  const { unsure } = coaching;
  if (needsAsker(judged)) return isRemark(judged) ? putBack(judged) : unsure.asks;
  const open = leftOpen(judged);
  if (open !== null) return open === 'unknown' && namesHolder(judged.heard) ? unsure.held : unsure[open];
  if (owesNoDay(judged)) return unsure.undated;
  if (asksForRelief(asked)) return coaching.answered.relief;
  if (asksForFinding(asked)) return unsure.standard;
  if (isRemark(judged)) return onConcern(judged);
  const part = openPart(judged);
  const form = part.form.id;
  const isGiven = features.given[0]?.at === 0;
  const isFirm =
    judged.verdict.band !== 'poor' && has(judged, 'details', 'time', 'agent') && (isGiven || !turnsAway(judged));
  if (isDenied(judged, form) || (isFirm && !polarForms.has(form))) return restsOnOr(judged);
  if (form === 'choice') return isFirm && has(judged, 'overlap', 'evidence_tied') ? restsOnOr(judged) : unsure.choice;
  const isSaid = knows(judged, 'yes') || knows(judged, 'no') || isShortYes(judged.heard);
  if (polarForms.has(form)) return isSaid ? putBack(judged) : unsure.polar;
  if (form === 'why') return unsure.reason;
  return putBack(judged);
}
