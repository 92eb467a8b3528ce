import { splitAtSpaces } from '../../base/text.ts';
import type { AskedEvent, Point, Wanted } from '@rostrum/contract';
import type { Materials } from '../../filed/types.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import { scoreOf } from '../cited.ts';
import { evidenceOf, type Evidence } from '../evidence.ts';
import { nounFor, nounOf, topicsIn } from '../speech/topics-in.ts';
import type { Rules } from '../types.ts';

const most = 8;

const longestQuestion = 30;
/** Relief has lines of its own, and whether staff’s conditions are accepted is no evidence. */
const elsewhere: readonly string[] = ['relief:', 'staff:condition', 'staff:recommendation'];

/** A question in its own words: what an answer left out may be on file elsewhere. */
const answerWanted = ({ topic, question, follow_up_of: followUpOf }: AskedEvent): string =>
  // 'Would you try again?' is asked of the question before it.
  followUpOf == null && splitAtSpaces(question).length <= longestQuestion
    ? `an answer to the question “${question.trim().replaceAll('"', "'")}”`
    : `an answer on ${nounFor(topic)}`;

type Lacking = Pick<Evidence, 'criterion' | 'answers' | 'left'> & Partial<Pick<Evidence, 'open' | 'staff'>>;

/** Filed under a topic by the words around it, a question may say nothing of the topic itself. */
const isOnItsTopic = ({ topic, question, issue_key: key }: AskedEvent): boolean =>
  key.startsWith('criterion:') || (topicsIn(question, 1) as readonly string[]).includes(topic);

/** What is missing on a criterion, in the words in which it was reported missing: what a weak answer left out, a point that nobody
 *  answered, else evidence on it. Takes: the evidence.  Gives: at least one.  Throws: never. */
export function lackingOn({ criterion, answers, left, open = [], staff = null }: Lacking): readonly Wanted[] {
  const { id, label, bring } = criterion;
  const topic = criterion.topics[0] ?? criterion.also[0] ?? 'other';
  // Which papers show it, and whether they are on file, nobody here can tell; what the land is and what caused the hardship have their own.
  const shows = `what shows that ${criterion.text.charAt(0).toLowerCase()}${withoutPeriod(criterion.text.slice(1))}`;
  const text = criterion.condition_cures === false ? (bring ?? shows) : shows;
  const own = { criterion: id, label, topic, text };
  const told = [
    ...open.map(({ quote }) => quote),
    ...(staff?.view === 'not_met' && open.length === 0 ? [staff.quote] : []),
  ];
  const ofStaff = told.map((quote) => ({ ...own, text: `what settles this in staff’s report: “${quote.trim()}”` }));
  // What the land is and what caused the hardship are shown only by their own documents.
  if (criterion.condition_cures === false) return [...ofStaff, own];
  const missing = answers.flatMap(({ asked, judged }) =>
    (scoreOf(judged) ?? 10) < 5 &&
    !elsewhere.some((start) => asked.issue_key.startsWith(start)) &&
    criterion.topics.includes(asked.topic) &&
    isOnItsTopic(asked)
      ? [
          {
            criterion: id,
            label,
            topic: asked.topic,
            text: asked.issue_key.startsWith('criterion:') ? shows : answerWanted(asked),
          },
        ]
      : [],
  );
  const points = left
    .filter((point) => criterion.topics.includes(point.topic))
    .map((point) => ({
      criterion: id,
      label,
      topic: point.topic,
      text: answerTo(point),
    }));
  // Where staff says what is open, nobody has to guess.
  if (ofStaff.length > 0) return [...ofStaff, ...missing.filter((one) => one.text !== shows), ...points];
  return missing.length + points.length > 0 ? [...missing, ...points] : [own];
}

const withoutPeriod = (text: string): string => (text.endsWith('.') ? text.slice(0, -1) : text);

const longestPoint = 30;

/** In the words in which it was raised: the record may have answered others on the same subject. */
function answerTo(point: Point): string {
  const said = point.text.trim().replaceAll('"', "'");
  return splitAtSpaces(said).length <= longestPoint
    ? `an answer to what was raised, “${said}”`
    : `an answer to what was raised on ${nounOf(point)}`;
}

/** What the body wanted to see when it continued the hearing, for the next one to ask for.
 *  Takes: the rehearsal, what is filed, and the rules.  Gives: at most eight, without repetition; none if it was not continued.
 *  Throws: never.  Specification: decisions.md §8 (continue). */
export function wantedNext(r: Rehearsal, materials: Materials, rules: Rules): readonly Wanted[] {
  const { decided } = r.proceeding;
  if (decided?.decision !== 'continue') return [];
  const open = new Set(
    decided.criteria.filter(({ standing }) => standing === 'not_shown' || standing === 'not_met').map(({ id }) => id),
  );
  const all = evidenceOf(r, materials, rules)
    .filter(({ criterion }) => open.has(criterion.id))
    .flatMap(lackingOn);
  return [...new Map(all.map((one) => [one.text, one])).values()].slice(0, most);
}
