import { judgeAnswer, newRehearsal, type ItemClaimed, type Judgment } from '@rostrum/engine';
import { nothingFiled } from '../../packages/engine/src/judging/nothing-filed.ts';
import { judgeTask, type JudgeInput } from '../../packages/server/src/language-model/tasks/judge.ts';
import { labeled, type Half } from '../labeled/split.ts';
import type { BenchRow } from '../row.ts';
import { keptOf, readAnswers, writeRequests, type TaskCase } from './folder.ts';

interface Spoken {
  readonly id: string;
  readonly use: string;
  readonly question: string;
  readonly answer: string;
  readonly band: string;
  readonly tone: string;
}
interface Local {
  readonly id: string;
  readonly source: string;
  readonly question: string;
  readonly answer: string;
  readonly directness: string;
}

const bands = ['poor', 'weak', 'adequate', 'strong'];
const r = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');

const spoken = () => labeled<Spoken>('answers/spoken.jsonl', ({ use }) => use);
const local = () => labeled<Local>('answers/local_answers.jsonl', ({ source }) => source);

const caseOf = ({ id, question, answer }: Spoken | Local): TaskCase<JudgeInput> => ({
  id,
  input: { question, answer },
});

/** Writes the requests: spoken answers with a band, and answers of real hearings. Gives: how many. */
export function writeJudge(): number {
  const [said, real] = [spoken(), local()];
  const all = [...(said?.seen ?? []), ...(said?.blind ?? []), ...(real?.seen ?? []), ...(real?.blind ?? [])];
  return writeRequests(
    judgeTask,
    all.map(caseOf).sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
}

function judged({ question, answer }: Spoken | Local, claimed: readonly ItemClaimed[] | null): Judgment {
  const request = { answer, question, questionId: null, characterId: null, topicFocus: null };
  return judgeAnswer(r, nothingFiled, request, claimed);
}

const share = (values: readonly boolean[]): number =>
  values.length === 0 ? 0 : values.filter(Boolean).length / values.length;

/** The ratings with a model compared with those without, on the answers that were read. */
export function judgeRows(half: Half): readonly BenchRow[] {
  const answers = readAnswers('judge');
  const read = (spoken()?.[half] ?? []).flatMap((one) => {
    const claimed = keptOf(judgeTask, caseOf(one), answers);
    return claimed === null ? [] : [{ one, own: judged(one, null), both: judged(one, claimed) }];
  });
  const apart = ({ rating }: Judgment, { band }: Spoken): number | null =>
    rating === null ? null : Math.abs(bands.indexOf(rating) - bands.indexOf(band));
  const row = (name: string, target: string, of: (judgment: Judgment, one: Spoken) => boolean): BenchRow => ({
    name: `judge: ${name} (${half})`,
    value: share(read.map(({ one, both }) => of(both, one))),
    unit: `of ${read.length}`,
    target,
    reference: `built-in ${share(read.map(({ one, own }) => of(own, one))).toFixed(2)}`,
  });
  const rank = ({ rating, assessment }: Judgment): number => bands.indexOf(rating ?? assessment.tone ?? '');
  const lifted = read.filter(({ own, both }) => own.rating !== null && rank(both) - rank(own) > 1).length;
  return read.length === 0
    ? []
    : [
        row('band exact', 'at least 0.75', (judgment, one) => apart(judgment, one) === 0),
        row('band within one', 'at least 0.95', (judgment, one) => (apart(judgment, one) ?? 9) <= 1),
        row('not rated', 'at most 0.1', ({ rating }) => rating === null),
        { name: `judge: rated more than one band too high (${half})`, value: lifted, unit: '', target: 'exactly 0' },
        ...directRows(half, answers),
      ];
}

const answersTo: Readonly<Record<string, string>> = { direct: 'yes', partial: 'partly', evasive: 'no' };

function directRows(half: Half, answers: ReadonlyMap<string, unknown>): readonly BenchRow[] {
  const read = (local()?.[half] ?? []).flatMap((one) => {
    const claimed = keptOf(judgeTask, caseOf(one), answers);
    return claimed === null ? [] : [{ one, own: judged(one, null), both: judged(one, claimed) }];
  });
  const right = ({ assessment }: Judgment, { directness }: Local): boolean =>
    assessment.answers_question === answersTo[directness];
  return read.length === 0
    ? []
    : [
        {
          name: `judge: whether it answers, real answers (${half})`,
          value: share(read.map(({ one, both }) => right(both, one))),
          unit: `of ${read.length}`,
          target: 'at least 0.65',
          why: 'Few of these answers are among those that were drawn, too few to go by.',
          reference: `built-in ${share(read.map(({ one, own }) => right(own, one))).toFixed(2)}`,
        },
      ];
}
