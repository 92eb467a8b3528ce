import type { Report, ReportExchange } from '@rostrum/contract';
import { leastOf } from '../judging/rating.ts';
import { isHomework } from '../said/undertakings.ts';
import { namedSubject } from './named-subject.ts';

/* How a rehearsal went, in a few sentences to read before anything else. */

type Told = Pick<Report, 'exchanges' | 'promises' | 'contradictions' | 'room'>;
type Judged = ReportExchange & { readonly score: number };

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
const count = (number: number, one: string, many: string): string =>
  `${small[number] ?? number} ${number === 1 ? one : many}`;
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** A heading inside a sentence; an abbreviation keeps its capitals. */
const within = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** At this score or above, an answer worked. decisions.md §2 (Score). */
const carried = leastOf.adequate;
/** A change of trust big enough for a room to notice, out of 1. */
const noticed = 0.1;

const at = ({ topic_name, number, score }: Judged): string =>
  `${within(topic_name)} (question ${number}, ${score} of 10)`;

function bestAndWorst(judged: readonly Judged[]): readonly string[] {
  const best = judged.reduce((a, b) => (b.score > a.score ? b : a));
  const worst = judged.reduce((a, b) => (b.score < a.score ? b : a));
  if (best.score < carried) return [`No answer settled its question yet; the one on ${at(best)} came closest.`];
  const first = `Your best answer was on ${at(best)}.`;
  if (worst.score >= leastOf.strong) return [first, 'No answer left the board wanting more.'];
  return worst.number === best.number ? [first] : [first, `Your weakest was on ${at(worst)}.`];
}

function onTheRecord({ promises, contradictions }: Told): readonly string[] {
  const owed = promises.filter(({ text }) => isHomework(text)).length;
  const binding = promises.filter(({ text }) => !isHomework(text));
  const loose = binding.filter(({ enforceable }) => !enforceable).length;
  const promised = `You put ${count(binding.length, 'promise', 'promises')} on the record`;
  const [first] = contradictions;
  return [
    binding.length === 0
      ? 'You put no promise on the record that the board could write into a condition.'
      : loose === 0
        ? `${promised}, firm enough to become ${binding.length === 1 ? 'a condition' : 'conditions'} of approval.`
        : loose === binding.length
          ? `${promised}, none of it firm enough to become a condition of approval.`
          : `${promised}; ${count(loose, 'is', 'are')} not yet firm enough to become a condition of approval.`,
    ...(owed === 0
      ? []
      : [`${capital(count(owed, 'answer is', 'answers are'))} still owed to staff by the day you named.`]),
    ...(first === undefined
      ? []
      : [
          `You said two different things about ${namedSubject(first.subject)}; decide which is right before the real hearing.`,
        ]),
  ];
}

function trust({ room }: Told): readonly string[] {
  const [before, after] = [room[0]?.trust ?? 0, room.at(-1)?.trust ?? 0];
  if (Math.abs(after - before) < noticed) return [];
  const percent = (value: number): number => Math.round(value * 100);
  return [
    `The room’s trust ${after > before ? 'rose' : 'fell'} from ${percent(before)} to ${percent(after)} percent while you spoke.`,
  ];
}

/** How it went, in a few sentences: the best and the worst answer, what was promised and contradicted, and the room.
 *  Takes: the parts of a report that it covers.  Gives: the sentences as one text; '' if nothing was judged.  Throws: never. */
export function overviewOf(report: Told): string {
  const judged = report.exchanges.filter((row): row is Judged => row.score !== null);
  if (judged.length === 0) return '';
  const open = report.exchanges.filter(({ answer }) => answer === null).length;
  return [
    ...bestAndWorst(judged),
    ...(open === 0 ? [] : [`${capital(count(open, 'question was', 'questions were'))} left unanswered.`]),
    ...onTheRecord(report),
    ...trust(report),
  ].join(' ');
}
