import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { instructionsOf } from '@rostrum/engine';
import { makeFence } from '../../packages/server/src/language-model/fence.ts';
import { promptFor, type ModelTask, type TaskId } from '../../packages/server/src/language-model/task.ts';

/* Requests of a task, one file each, and the answers to them in the same folder: whoever has a model fills it, or somebody who stands in
 * for one. Nothing of a label is written. */

const usual = fileURLToPath(new URL('../model-answers/', import.meta.url));

/** Where requests are written and answers are taken from: `--answers FOLDER`, else bench/model-answers. */
export const answersFolder = (): string => resolve(process.env['BENCH_ANSWERS'] ?? usual);

/** One case of a labelled set, as a task takes it. */
export interface TaskCase<Input> {
  readonly id: string;
  readonly input: Input;
}

const inBatch = 20;

/** The prompt of a case, the same each time. */
export function promptOf<I, O, K>(task: ModelTask<I, O, K>, { id, input }: TaskCase<I>): string {
  const mark = createHash('sha256').update(`${task.id}:${id}`).digest('hex').slice(0, 12);
  return promptFor(task, input, makeFence(mark)).prompt;
}

/** A prompt without what differs from call to call. */
export const unmarked = (prompt: string): string => prompt.replace(/ [0-9a-f]{12}>>/g, '>>').trim();

/** Writes the requests of a task: the instructions once, a file for each case, and the cases again in batches. What was written before
 *  is written over; answers stay. Gives: how many there are. */
export function writeRequests<I, O, K>(task: ModelTask<I, O, K>, cases: readonly TaskCase<I>[]): number {
  const folder = join(answersFolder(), task.id);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (/\.request\.txt$|^batch-\d+\.txt$/.test(name)) rmSync(join(folder, name));
  writeFileSync(join(folder, 'task.md'), taskPage(task.id));
  for (const one of cases) writeFileSync(join(folder, `${one.id}.request.txt`), `${promptOf(task, one)}\n`);
  for (let from = 0; from < cases.length; from += inBatch) {
    const number = String(from / inBatch + 1).padStart(2, '0');
    const text = cases.slice(from, from + inBatch).map((one) => `##### id: ${one.id}\n${promptOf(task, one)}\n`);
    writeFileSync(join(folder, `batch-${number}.txt`), text.join('\n'));
  }
  return cases.length;
}

const taskPage = (id: TaskId): string =>
  [
    `# Task: ${id}`,
    '',
    'You stand in for a language model. What stands between the lines below is all it is told; each request holds its material.',
    'Answer each request by itself, from its own material, as if you had seen no other. Look at nothing outside this folder.',
    '',
    'A request is a file `ID.request.txt`; the same requests stand together in `batch-NN.txt`, each under `##### id: ID`.',
    'Answer with a file `ID.answer.json` that holds the JSON object, or with `batch-NN.answers.jsonl`, one line a request:',
    '`{"id": "ID", "answer": {…the JSON object…}}`',
    '',
    '---',
    instructionsOf(id),
    '---',
    '',
  ].join('\n');

/** The answers that are there, by id of the case; what is no JSON is kept as the text that it is. */
export function readAnswers(id: TaskId): ReadonlyMap<string, unknown> {
  const folder = join(answersFolder(), id);
  const answers = new Map<string, unknown>();
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const text = (): string => readFileSync(join(folder, name), 'utf8');
    if (name.endsWith('.answer.json')) answers.set(name.slice(0, -'.answer.json'.length), parsed(text()));
    if (!name.endsWith('.answers.jsonl')) continue;
    for (const line of text()
      .split('\n')
      .filter((one) => one.trim() !== '')) {
      const one = parsed(line) as { id?: unknown; answer?: unknown };
      if (typeof one.id === 'string') answers.set(one.id, one.answer);
    }
  }
  return answers;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** What of the answer to a case holds; null where there is none or it is not in shape. */
export function keptOf<I, O, K>(
  task: ModelTask<I, O, K>,
  { id, input }: TaskCase<I>,
  answers: ReadonlyMap<string, unknown>,
): K | null {
  const output = task.shape.safeParse(answers.get(id));
  if (!output.success) return null;
  const verified = task.verify(output.data, input, instructionsOf(task.id));
  return 'kept' in verified ? verified.kept : null;
}
