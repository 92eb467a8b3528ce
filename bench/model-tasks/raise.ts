import {
  HeldRehearsal,
  materialsOf,
  newRehearsal,
  nextQuestion,
  pickedTurn,
  raiseGround,
  requestIn,
  type QuestionRequest,
} from '@rostrum/engine';
import { scriptedAnswer, type AnswerManner } from '@rostrum/engine/testing';
import { mannerOf, placeOf } from '../../packages/server/src/language-model/raise-input.ts';
import { raiseTask, type RaiseInput } from '../../packages/server/src/language-model/tasks/raise.ts';
import { halfOf, type Half } from '../labeled/split.ts';
import type { BenchRow } from '../row.ts';
import { fitness, keptOf, markedId, readAnswers, writeRequests, writeSaidLines, type TaskCase } from './folder.ts';
import { realHearings, type Hearing } from './hearings.ts';

interface RaiseCase extends TaskCase<RaiseInput> {
  readonly hearing: string;
}

/** Turns of the board and of the public that are written, by their place in the evening. */
const written: Readonly<Record<'board' | 'public', ReadonlySet<number>>> = {
  board: new Set([1, 4, 8]),
  public: new Set([1, 3]),
};
const maxOffered = 3;
/** In turn: answers that fit any question, so that no turn follows up on an answer that makes no sense. */
const manners: readonly AnswerManner[] = ['honest', 'vague'];

function casesOf({ id, project, presentation }: Hearing, at: number): readonly RaiseCase[] {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_modelturnsmodelt'));
  held.append({
    type: 'configured',
    mode: 'hearing',
    seed: 5_000 + 17 * at,
    project,
    ...(typeof project['type'] === 'string' && { project_type: project['type'] }),
    community_type: 'diverse_suburban',
    difficulty: 'intermediate',
  });
  held.append({ type: 'presented', text: presentation });
  const materials = materialsOf(held.rehearsal, () => null);
  const cases: RaiseCase[] = [];
  for (const [venue, total] of [
    ['board', 8],
    ['public', 3],
  ] as const)
    for (let position = 1; position <= total; position += 1) {
      const request: QuestionRequest = requestIn(venue, { position, total });
      if (written[venue].has(position)) {
        const question = nextQuestion(held.rehearsal, materials, request);
        const ground = raiseGround(held.rehearsal, materials, request, question);
        const manner = mannerOf(held.rehearsal, question.character);
        const input = { ground, most: maxOffered, manner, place: placeOf(held.rehearsal) };
        cases.push({ id: `${id}-${venue}-${position}`, hearing: id, input });
      }
      const asked = held.ask(materials, request);
      held.answer(materials, asked, scriptedAnswer(asked.question, held.rehearsal, manners[position % manners.length]));
    }
  return cases;
}

const allCases = (): readonly RaiseCase[] => realHearings().flatMap(casesOf);

/** Writes the requests. Gives: how many. */
export const writeRaise = (): number => writeRequests(raiseTask, allCases());

/** Turns that survive, and, if somebody has read them blind, those that are fit to be said. `raise/said.jsonl` is written for that reader;
 *  `raise/fit.jsonl` is the reader's, one line per turn: {"id", "fit": true or false}. */
export function raiseRows(half: Half): readonly BenchRow[] {
  const answers = readAnswers('raise');
  const read = allCases().filter(({ id, hearing }) => halfOf(hearing) === half && answers.has(id));
  if (read.length === 0) return [];
  const picked = read.flatMap((one) => {
    const kept = keptOf(raiseTask, one, answers);
    return kept === null ? [] : [{ id: one.id, turn: pickedTurn(kept, one.input.ground) }];
  });
  const fits = fitness('raise');
  const judged = picked.flatMap(({ id, turn }) => fits.get(markedId(id, turn.text)) ?? []);
  return [
    {
      name: `raise: requests with a turn that passes the checks (${half})`,
      value: picked.length / read.length,
      unit: `of ${read.length}`,
      target: 'at least 0.9',
    },
    ...(judged.length === 0
      ? []
      : [
          {
            name: `raise: turns fit to be said (${half})`,
            value: judged.filter(Boolean).length / judged.length,
            unit: `of ${judged.length}`,
            target: 'at least 0.95',
            why: 'Turns that the checks can’t fault may still be odd to say; readers differ by about as much as is missing.',
          },
        ]),
  ];
}

/** Writes the turns that would be said, for a reader who sees nothing else. */
export function writeSaid(): void {
  const answers = readAnswers('raise');
  const lines = allCases().flatMap((one): object[] => {
    const kept = keptOf(raiseTask, one, answers);
    if (kept === null) return [];
    const { ground, place } = one.input;
    const { text } = pickedTurn(kept, ground);
    const last = ground.sources.find(({ about }) => about !== null);
    const after = last === undefined ? null : `${last.about} / ${last.citation.quote}`;
    return [{ id: markedId(one.id, text), who: ground.venue, place, after, text }];
  });
  writeSaidLines('raise', lines);
}
