import { polarForms } from '../judging/features/features.ts';
import { coaching } from '../said/data.ts';
import type { Span } from '../language/types.ts';
import { hitsOf, readAnswer, within, type Heard } from '../said/heard.ts';
import { asksForFinding, asksForRelief, unmentionedIn } from '../said/standard.ts';
import {
  correctsItself,
  definite,
  isBesideYesOrNo,
  isDenied,
  isLoose,
  leftOpen,
  oneOf,
  type Judged,
} from './judged.ts';
import { isReserved, isShortYes, mayBeJab, namesHolder, putBack } from './certain.ts';
import { isAmount } from './praise.ts';
import { restsOn } from './unsure.ts';

/* How the feedback on a good answer ends: that it is complete, what to offer, or what the next question may be. */

/** Whether a promise can be offered as a condition: not if it asks for leave or is a guess. */
const isFirmPromise = ({ heard }: Judged): boolean =>
  hitsOf(heard, 'yes').length > 0 &&
  hitsOf(heard, 'hedges').length === 0 &&
  heard.annotation.tokens.every(({ lower }) => !unfirm.has(lower));

/** 'We could, yes' says what is possible, and promises nothing. */
const unfirm: ReadonlySet<string> = new Set(['if', 'unless', 'could', 'might']);

/** Whether an adequate answer left out what was asked, as far as can be seen. */
const isSeenOpen = (judged: Judged, form: string): boolean => {
  const [given] = judged.features.given;
  return given == null ? definite.has(form) : form === 'yes_no' && isBesideYesOrNo(judged, given.sentence);
};

/** Forms that a figure or a time answers: one sentence may give two of them. */
const counted: ReadonlySet<string> = new Set(['when', 'how_many', 'how_far', 'how_often', 'how_long']);

/** Whether every part of the question was given: one time is no answer to 'When do you start, and when are you done?'. */
const isWhole = ({ asked, heard, features: { given } }: Judged): boolean =>
  asked.parts.length === 1 ||
  (given.every((one) => one !== null) &&
    (new Set(given.map((one) => one?.at)).size === asked.parts.length ||
      (asked.parts.every(({ form }) => counted.has(form.id)) && heard.figures.length > asked.parts.length)));

/** At or below this, an adequate answer isn't told that it settles the question. */
const surelySettled = 0.6;

/** What the code or the file still has to say about an answer: a relief that was asked for, what a standard lists, a figure that is nowhere
 *  on file. Null if nothing. */
function fromRecord(judged: Judged): string | null {
  const { asked, heard, unfiled } = judged;
  if (asksForRelief(asked)) return coaching.answered.relief;
  const items = unmentionedIn(asked, heard);
  if (items.length > 0) return coaching.answered.listed.replace('{items}', () => listOf(items));
  return unfiled === null ? null : restsOn(judged);
}

/** '“parking”, “loading” and “noise”'. */
function listOf(items: readonly string[]): string {
  const marked = items.map((item) => `“${item}”`);
  return marked.length < 2 ? marked.join('') : `${marked.slice(0, -1).join(', ')} and ${marked.at(-1) ?? ''}`;
}

/** How the feedback on a good answer ends that lacks nothing certain. Takes: the answer as judged, and the form of
 *  the question. Gives: one sentence; empty if there is nothing to say but praise. */
export function closing(judged: Judged, form: string): string {
  const { heard, asked, features, verdict } = judged;
  const [opening] = heard.sentences;
  const isRefusal = polarForms.has(form) && opening !== undefined && within(hitsOf(heard, 'no'), opening);
  const isPromise = form === 'promise' && !isRefusal;
  if (isPromise && (features.values['binds'] ?? 0) === 0 && isFirmPromise(judged)) return coaching.answered.promise;
  if (!isWhole(judged)) return coaching.unsure.parts;
  if (correctsItself(judged)) return coaching.unsure.corrected;
  const open = leftOpen(judged);
  if (open !== null) return open === 'unknown' && namesHolder(heard) ? coaching.unsure.held : coaching.unsure[open];
  if (form === 'remark') return '';
  const onRecord = fromRecord(judged);
  if (onRecord !== null) return onRecord;
  if (asksForFinding(asked)) return '';
  const canBeSeen = definite.has(form) || polarForms.has(form);
  if (verdict.band !== 'strong' && hitsOf(heard, 'noncommittal').length > 0) return restsOn(judged) ?? '';
  if (mayBeJab(heard, verdict)) return '';
  if (verdict.band === 'strong') return canBeSeen ? oneOf(coaching.complete, judged) : '';
  if (isDenied(judged, form)) return oneOf(coaching.complete, judged);
  if (form === 'promise' && isRefusal && heard.sentences.length === 1) return coaching.answered.refusal;
  if (isSeenOpen(judged, form)) return (verdict.answers === 'yes' ? restsOn(judged) : null) ?? putBack(judged);
  const [given] = features.given;
  if (form === 'when' && given != null && isLoose(readAnswer(textOf(heard, given.sentence))))
    return coaching.answered.time;
  const next = nextAsked(judged, form);
  if (next !== null) return coaching.answered[next];
  const isSettled = canBeSeen && verdict.answers === 'yes' && verdict.settles > surelySettled && given != null;
  if (isSettled && isReserved(heard)) return '';
  if (isSettled && !isPromise) return oneOf(coaching.complete, judged);
  return given == null && polarForms.has(form) && form !== 'choice' && !isShortYes(heard) ? coaching.unsure.polar : '';
}

const textOf = (heard: Heard, { start, end }: Span): string => heard.annotation.text.slice(start, end);

const nextByForm: Readonly<Record<string, keyof typeof coaching.answered>> = {
  who: 'who',
  how_many: 'figure',
  how_far: 'figure',
  how_often: 'figure',
  where: 'place',
  what_if: 'steps',
  how: 'steps',
};

/** What the follow-up to a good answer will ask for, unless it is already there. */
function nextAsked(judged: Judged, form: string): keyof typeof coaching.answered | null {
  const {
    heard,
    features: { values, given },
  } = judged;
  const next = nextByForm[form] ?? null;
  const has = (id: string): boolean => (values[id] ?? 0) > 0;
  if (next === 'steps' && (given[0] == null || !within(hitsOf(heard, 'acts'), given[0].sentence))) return null;
  if (next === 'figure' && given[0] != null && !within(heard.figures, given[0].sentence))
    return heard.figures.length > 0 ? null : 'number';
  if (next === 'figure' && !heard.figures.some((one) => isAmount(judged, one))) return null;
  const isThere =
    (next === 'who' && (has('names') || has('of_us') || has('of_self'))) ||
    (next === 'steps' && (['agent', 'figures', 'names', 'time'].some(has) || !has('acts'))) ||
    (next === 'place' && has('names'));
  return isThere || has('paper') ? null : next;
}
