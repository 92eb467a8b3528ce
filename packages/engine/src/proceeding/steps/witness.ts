import { lettersIn, splitAtSpaces } from '../../base/text.ts';
import type { SpokenLine } from '@rostrum/contract';
import { randomFrom } from '../../base/random.ts';
import { characters } from '../../catalog/characters.ts';
import { staffReportFor } from '../staff-report-for.ts';
import { staffName } from '../speech/naming.ts';
import { say } from '../speech/say.ts';
import { topicsIn } from '../speech/topics-in.ts';
import type { Evening } from './types.ts';

type Testified = Evening['r']['proceeding']['testified'][number];

/** Words by which a question asks about something a witness is qualified to say. */
const qualifications: readonly string[] = [
  'apprais',
  'engineer',
  'expert',
  'studied',
  'study',
  'measur',
  'licens',
  'qualif',
  'degree',
  'training',
  'trained',
  'data',
  'evidence',
  'in writing',
];
const longestQuoteWords = 45;

/** The answer of the staff member or witness the applicant questions. Nobody says more than the record has: a witness relies on what was
 *  said, staff on its report. Takes: the evening and the question.  Gives: one line.  Throws: never. */
export function answerToApplicant(evening: Evening, question: string): SpokenLine {
  const { r } = evening;
  const random = randomFrom(r.seed ^ r.proceeding.stepped.length, 'witness');
  const witness = witnessAsked(r.proceeding.testified, question);
  if (witness === null) return { speaker: staffName(), text: staffAnswer(evening, question) };
  const { id, name } = witness.speaker;
  const isExpert = characters.some(({ character_id: one, role }) => one === id && role === 'expert');
  const plain = question.toLowerCase();
  const key = isExpert ? 'expert' : qualifications.some((word) => plain.includes(word)) ? 'lay' : 'plain';
  return { speaker: name, text: say('witness', key, {}, random) };
}

const titles: ReadonlySet<string> = new Set(['mr', 'ms', 'mrs', 'miss', 'dr']);

/** Whether a question addresses, by title and name, somebody who has not testified and isn't staff.
 *  Takes: the evening and the question.  Throws: never. */
export function nobodyNamed({ r }: Evening, question: string): boolean {
  const words = lettersIn(question.toLowerCase()).filter((word) => word !== '');
  const named = words.find((_, at) => titles.has(words[at - 1] ?? ''));
  const known = [staffName(), ...r.proceeding.testified.map(({ speaker }) => speaker.name)];
  return named !== undefined && !known.some((name) => lettersIn(name.toLowerCase()).includes(named));
}

/** The witness whom a question names, or who spoke on its subject; null if it goes to staff. */
function witnessAsked(testified: readonly Testified[], question: string): Testified | null {
  const words = new Set(lettersIn(question.toLowerCase()));
  if (['staff', 'report', 'planner', ...staffName().toLowerCase().split(' ')].some((word) => words.has(word)))
    return null;
  if (words.has('last') && words.has('witness')) return testified.at(-1) ?? null;
  const named = testified.find(({ speaker }) => speaker.name.split(' ').some((part) => words.has(part.toLowerCase())));
  const topics = new Set<string>(topicsIn(question, 1));
  const onSubject = testified.findLast(({ points }) => points.some(({ topic }) => topics.has(topic)));
  return named ?? onSubject ?? testified.findLast(({ speaker }) => speaker.position === 'against') ?? null;
}

function staffAnswer({ materials }: Evening, question: string): string {
  const topics = new Set<string>(topicsIn(question, 1));
  const view = staffReportFor(materials).criteria.find(
    ({ view: found, quote }) =>
      found !== 'not_stated' &&
      splitAtSpaces(quote).length <= longestQuoteWords &&
      topicsIn(quote, 1).some((topic) => topics.has(topic)),
  );
  return view === undefined ? say('witness', 'staff_plain') : say('witness', 'staff_view', { quote: view.quote });
}
