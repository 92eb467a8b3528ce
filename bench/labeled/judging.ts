import { judgeAnswer, newRehearsal } from '@rostrum/engine';
import { nothingFiled } from '../../packages/engine/src/judging/nothing-filed.ts';
import type { BenchRow } from '../row.ts';
import { labeled } from './split.ts';

/* Spoken answers with their band, their tone, and whether they answer, labeled by people who had not seen the product. Only totals are
   printed. */

interface Spoken {
  readonly use: string;
  readonly question: string;
  readonly answer: string;
  readonly band: string;
  readonly tone: string;
  readonly answers_question: string;
}

const bands = ['poor', 'weak', 'adequate', 'strong'];
const r = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');

function judged({ question, answer }: Spoken) {
  return judgeAnswer(r, nothingFiled, { answer, question, questionId: null, characterId: null, topicFocus: null });
}

/** Mean of the F1 of yes, partly and no; an answer that could not be rated is a miss. */
function macroF1(pairs: readonly (readonly [truth: string, told: string])[]): number {
  const labels = ['yes', 'partly', 'no'];
  const f1 = labels.map((label) => {
    const hit = pairs.filter(([truth, told]) => truth === label && told === label).length;
    const both = pairs.filter(([truth]) => truth === label).length + pairs.filter(([, told]) => told === label).length;
    return both === 0 ? 0 : (2 * hit) / both;
  });
  return f1.reduce((sum, one) => sum + one, 0) / labels.length;
}

/** Why a target is missed, said beside it. */
const whys = {
  exact:
    'Neighboring bands differ by how much of what was asked an answer gives, and phrases learned from known answers say little about new ones: with the phrases of each use left out, the half that is read falls to about the same.',
  near: 'Most answers that are two bands off are rude in plain words, or answer by telling what happened instead of by saying yes, no or a figure.',
  answers:
    'The middle of the three, an answer in part, is where most are told wrong: an answer that names no part of the question may still answer it.',
  rude: 'Contempt in plain words is known only by the phrases that others used. More phrases, tried five times, told more seen answers right and no blind ones.',
  praised:
    'An answer that is firm and specific and about something else in the same field reads like one that settles the question.',
};

function rowsFor(half: 'seen' | 'blind'): readonly BenchRow[] {
  const cases = labeled<Spoken>('answers/spoken.jsonl', ({ use }) => use)?.[half] ?? [];
  if (cases.length === 0)
    return [
      {
        name: `spoken answers (${half})`,
        value: 0,
        unit: 'files',
        target: 'not present beside the repository, not measured',
      },
    ];
  const told = cases.map((one) => ({ one, judgment: judged(one) }));
  const apart = told.map(({ one, judgment: { rating } }) =>
    rating === null ? bands.length : Math.abs(bands.indexOf(rating) - bands.indexOf(one.band)),
  );
  const share = (most: number): number => apart.filter((distance) => distance <= most).length / cases.length;
  const rude = told.filter(({ one }) => one.tone === 'hostile' || one.tone === 'condescending');
  const low = told.filter(({ one }) => one.band === 'weak' || one.band === 'poor');
  const of = (n: number): string => `of ${n}`;
  return [
    { name: `band exact (${half})`, value: share(0), unit: of(cases.length), target: 'at least 0.65', why: whys.exact },
    {
      name: `band within one (${half})`,
      value: share(1),
      unit: of(cases.length),
      target: 'at least 0.95',
      why: whys.near,
    },
    {
      name: `does it answer the question (${half})`,
      value: macroF1(
        told.map(({ one, judgment }) => [one.answers_question, judgment.assessment.answers_question ?? '']),
      ),
      unit: 'macro-F1',
      target: 'at least 0.65',
      why: whys.answers,
    },
    {
      name: `hostile or condescending above weak (${half})`,
      value: rude.filter(({ judgment: { rating } }) => rating === 'adequate' || rating === 'strong').length,
      unit: of(rude.length),
      target: 'exactly 0',
      why: whys.rude,
    },
    {
      name: `poor or weak rated strong (${half})`,
      value: low.filter(({ judgment: { rating } }) => rating === 'strong').length,
      unit: of(low.length),
      target: 'exactly 0',
      why: whys.praised,
    },
    {
      name: `not rated (${half})`,
      value: told.filter(({ judgment: { rating } }) => rating === null).length / cases.length,
      unit: of(cases.length),
      target: 'at most 0.1',
    },
  ];
}

/** The blind half first: it is the one that counts. */
export const againstLabels = (): readonly BenchRow[] => [...rowsFor('blind'), ...rowsFor('seen')];
