import { communityOf, type JudgeRequest, type Judgment, type Materials, type Rehearsal } from '@rostrum/engine';
import { Registry } from 'prom-client';
import { readSettings } from '../packages/server/src/env.ts';
import { makeModelMetrics } from '../packages/server/src/language-model/model-metrics.ts';
import { NextTurn, type TurnAsked } from '../packages/server/src/language-model/next-turn.ts';
import { openModel } from '../packages/server/src/language-model/open-model.ts';
import { ReadingAnswer } from '../packages/server/src/language-model/read-answer.ts';
import { openTask } from '../packages/server/src/language-model/tasks/open.ts';

/* The words of a language model next to the built-in ones, with what was refused and why. */

const columnWidth = 58;

/** What became of the model's words for one text, and anything it wrote that was refused. */
export interface Beside<T> {
  readonly words: T | null;
  readonly remarks: readonly string[];
}

export interface ModelBeside {
  readonly name: string;
  question(asked: TurnAsked): Promise<Beside<string>>;
  judgment(rehearsal: Rehearsal, materials: Materials, request: JudgeRequest): Promise<Beside<Judgment>>;
  opening(draft: readonly string[], chairName: string, rehearsal: Rehearsal): Promise<Beside<readonly string[]>>;
  close(): Promise<void>;
}

/** The model that the environment names (LLM_PROVIDER and so on); null if it names none. Throws SettingError. */
export function modelBeside(): ModelBeside | null {
  let remarks: string[] = [];
  const model = openModel(readSettings(process.env), {
    metrics: makeModelMetrics(new Registry()),
    log: ({ outcome, ms }) => remarks.push(`${outcome} after ${ms} ms`),
    onRefused: (_task, output, { fault, reason }) =>
      remarks.push(`refused by the check ${fault}: ${reason} It wrote: ${JSON.stringify(output)}`),
  });
  if (model === null) return null;
  return {
    name: `${model.notice.model} at ${model.notice.host}`,
    async question(asked) {
      remarks = [];
      const { question, writtenBy } = await NextTurn.of(model, null, { signal: new AbortController().signal }).put(
        asked,
      );
      return { words: writtenBy === null ? null : question.text, remarks };
    },
    async judgment(rehearsal, materials, request) {
      remarks = [];
      const reading = ReadingAnswer.of(model, new AbortController().signal);
      const { judgment, writtenBy } = await reading.judge(rehearsal, materials, request);
      return { words: writtenBy === null ? null : judgment, remarks };
    },
    async opening(draft, chairName, rehearsal) {
      remarks = [];
      const input = { draft, chairName, community: communityOf(rehearsal) };
      const time = model.timeFor(new AbortController().signal);
      return { words: await model.run(openTask, { input, rehearsal, time }), remarks };
    },
    close: () => model.close(),
  };
}

function column(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > columnWidth) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** Two texts in two columns. */
export function sideBySide(left: string, right: string): string {
  const [a, b] = [column(left), column(right)];
  return Array.from({ length: Math.max(a.length, b.length) }, (_, i) =>
    `  ${(a[i] ?? '').padEnd(columnWidth)} | ${b[i] ?? ''}`.trimEnd(),
  ).join('\n');
}
