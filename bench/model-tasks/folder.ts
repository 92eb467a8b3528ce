import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { instructionsOf } from '@rostrum/engine';
import { makeFence } from '../../packages/server/src/language-model/fence.ts';
import { promptFor, type ModelTask, type TaskId } from '../../packages/server/src/language-model/task.ts';

/* Requests of a task, one file each, and the answers to them in the same folder: somebody with a model fills it, or somebody who stands in
 * for one. No labels are written. */

const usual = fileURLToPath(new URL('../model-answers/', import.meta.url));

/** Where requests are written and answers are read: `--answers FOLDER`, else bench/model-answers. */
export const answersFolder = (): string => resolve(process.env['BENCH_ANSWERS'] ?? usual);

/** One case of a labeled set, as input to a task. */
export interface TaskCase<Input> {
  readonly id: string;
  readonly input: Input;
}

/** A batch is what one reader answers in one go. */
const mostInBatch = 30;
const mostCharacters = 90_000;

/** How many requests of a task to write: `--requests judge=200,clash=120`; all if not given. */
function wanted(id: TaskId): number {
  const said = (process.env['BENCH_REQUESTS'] ?? '').split(',').find((one) => one.startsWith(`${id}=`));
  return said === undefined ? Infinity : Number(said.slice(id.length + 1));
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** This many of the cases, drawn by their hashes, in name order. */
function drawn<One extends { readonly id: string }>(cases: readonly One[], most: number): readonly One[] {
  const byHash = [...cases].sort((a, b) => (hashOf(a.id) < hashOf(b.id) ? -1 : 1)).slice(0, most);
  return byHash.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The name under which a reader's verdict on some words is filed. It includes a hash of the words, so that a verdict on other words
 *  doesn't count for them. */
export const markedId = (id: string, words: string): string => `${id}#${hashOf(words).slice(0, 6)}`;

/** The prompt of a case, the same each time. */
export function promptOf<I, O, K>(task: ModelTask<I, O, K>, { id, input }: TaskCase<I>): string {
  const mark = hashOf(`${task.id}:${id}`).slice(0, 12);
  return promptFor(task, input, makeFence(mark)).prompt;
}

/** A prompt without what differs from call to call. */
export const unmarked = (prompt: string): string => prompt.replace(/ [0-9a-f]{12}>>/g, '>>').trim();

/** Writes the requests of a task: the instructions once, a file for each case, and the cases again in batches. Earlier requests are
 *  overwritten; answers stay. Gives: how many there are. */
export function writeRequests<I, O, K>(task: ModelTask<I, O, K>, all: readonly TaskCase<I>[]): number {
  const cases = drawn(all, wanted(task.id));
  const folder = join(answersFolder(), task.id);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (/\.request\.txt$|^batch-\d+\.txt$/.test(name)) rmSync(join(folder, name));
  writeFileSync(join(folder, 'task.md'), taskPage(task.id));
  const texts = cases.map((one) => ({ id: one.id, text: `${promptOf(task, one)}\n` }));
  for (const { id, text } of texts) writeFileSync(join(folder, `${id}.request.txt`), text);
  for (const [at, batch] of batchesOf(texts.map(({ id, text }) => `##### id: ${id}\n${text}`)).entries())
    writeFileSync(join(folder, `batch-${String(at + 1).padStart(2, '0')}.txt`), batch.join('\n'));
  return cases.length;
}

function batchesOf(texts: readonly string[]): readonly (readonly string[])[] {
  const batches: string[][] = [];
  let characters = Infinity;
  for (const text of texts) {
    if (characters + text.length > mostCharacters || batches.at(-1)?.length === mostInBatch) {
      batches.push([]);
      characters = 0;
    }
    batches.at(-1)?.push(text);
    characters += text.length;
  }
  return batches;
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

/** The answers that are there, by case id; an answer that isn't JSON is kept as plain text. */
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

/** What readers said about words, by their marked names: `TASK/fit.jsonl`, one line {"id", "fit": true or false}. */
export function fitness(id: TaskId): ReadonlyMap<string, boolean> {
  const file = join(answersFolder(), id, 'fit.jsonl');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const said = JSON.parse(line) as { id: string; fit: boolean };
        return [said.id, said.fit] as const;
      }),
  );
}

/** Writes what somebody who sees nothing else is to read: `TASK/said.jsonl`. Nothing if there are no lines. */
export function writeSaidLines(id: TaskId, lines: readonly object[]): void {
  if (lines.length === 0) return;
  writeFileSync(join(answersFolder(), id, 'said.jsonl'), `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The part of an answer that passes the checks; null if there is none or it has the wrong shape. */
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
