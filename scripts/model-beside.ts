import {
  communityOf,
  type JudgeRequest,
  type Judgement,
  type Materials,
  type Question,
  type Rehearsal,
} from '@rostrum/engine';
import { Registry } from 'prom-client';
import { readSettings } from '../packages/server/src/env.ts';
import { CoachingAnswer } from '../packages/server/src/language-model/coach-answer.ts';
import { makeModelMetrics } from '../packages/server/src/language-model/model-metrics.ts';
import { openModel } from '../packages/server/src/language-model/open-model.ts';

/* The words of a language model beside the built-in ones, with what was refused and why. */

const columnWidth = 58;

/** What came of the model's words for one text, and what it wrote that was refused. */
export interface Beside<T> {
  readonly words: T | null;
  readonly remarks: readonly string[];
}

export interface ModelBeside {
  readonly name: string;
  question(question: Question, rehearsal: Rehearsal, materials: Materials): Promise<Beside<string>>;
  judgement(rehearsal: Rehearsal, materials: Materials, request: JudgeRequest): Promise<Beside<Judgement>>;
  opening(draft: readonly string[], chairName: string, rehearsal: Rehearsal): Promise<Beside<readonly string[]>>;
  close(): Promise<void>;
}

/** The model that the environment names (LLM_PROVIDER and so on); null where it names none. Throws SettingError. */
export function modelBeside(): ModelBeside | null {
  let remarks: string[] = [];
  const words = openModel(readSettings(process.env), {
    metrics: makeModelMetrics(new Registry()),
    log: ({ outcome, ms }) => remarks.push(`${outcome} after ${ms} ms`),
    onRefused: (_task, output, { fault, reason }) =>
      remarks.push(`refused by the check ${fault}: ${reason} It wrote: ${JSON.stringify(output)}`),
  });
  if (words === null) return null;
  const begin = () => {
    remarks = [];
    return words.timeFor(new AbortController().signal);
  };
  return {
    name: `${words.notice.model} at ${words.notice.host}`,
    async question(question, rehearsal, materials) {
      const task = { question, rehearsal, materials, community: communityOf(rehearsal) };
      return { words: await words.question(task, begin()), remarks };
    },
    async judgement(rehearsal, materials, request) {
      remarks = [];
      const coaching = CoachingAnswer.of(words, new AbortController().signal);
      const { judgement, writtenBy } = await coaching.judge(rehearsal, materials, request);
      return { words: writtenBy === null ? null : judgement, remarks };
    },
    async opening(draft, chairName, rehearsal) {
      const task = { draft, chairName, rehearsal, community: communityOf(rehearsal) };
      return { words: await words.ceremony(task, begin()), remarks };
    },
    close: () => words.close(),
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
