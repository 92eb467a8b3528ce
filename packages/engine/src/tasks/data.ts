import { tasks as files } from '../generated/tasks.ts';

/* What a language model is asked to do, from packages/engine/tasks. */

/** One thing on the checklist of an answer. */
export interface ChecklistItem {
  readonly id: string;
  readonly asks: string;
  readonly holds?: 'number' | undefined;
  readonly raises: Readonly<Record<string, number>>;
  readonly clears?: readonly string[] | undefined;
  readonly no_clears?: readonly string[] | undefined;
  readonly not_with?: readonly string[] | undefined;
  readonly of?: 'asked' | 'part' | 'left' | 'next' | undefined;
  readonly gives?: number | undefined;
  readonly wordless?: true | undefined;
  readonly against?: true | undefined;
}

export interface TaskText {
  readonly kind: 'task';
  readonly name: string;
  readonly purpose: string;
  readonly sent: readonly string[];
  /** A task starts only while at least this share of a rehearsal's tokens is left. */
  readonly leaves: number;
  readonly most_tokens: number;
  readonly temperature: number;
  readonly asks: string;
  readonly answer: string;
  readonly items?: readonly ChecklistItem[] | undefined;
}

export type TaskFile = TaskText | { readonly kind: 'common'; readonly asks: string };

/** The text of a task. Takes: the name of its file.  Throws: Error if there is none. */
export function taskText(id: string): TaskText {
  const file = files[id];
  if (file?.kind !== 'task') throw new Error(`packages/engine/tasks/${id}.yml is not there`);
  return file;
}

/** The instructions for a model before any material: the task, the shape of its answer, and what applies to every task.
 *  Takes: the name of a task.  Throws: Error if there is none. */
export function instructionsOf(id: string): string {
  const { asks, answer, items } = taskText(id);
  const common = files['common'];
  const listed = (title: string, of: ChecklistItem['of']): readonly string[] =>
    items === undefined
      ? []
      : [title, ...items.filter((item) => item.of === of).map((item) => `- ${item.id}: ${item.asks}`)];
  return [
    asks.trim(),
    ...listed('Asked', 'asked'),
    ...listed('Gives', 'part'),
    ...listed('Left open', 'left'),
    ...listed('Due', 'next'),
    ...listed('Checklist', undefined),
    common?.kind === 'common' ? common.asks.trim() : '',
    `Shape: ${answer.trim()}`,
  ].join('\n');
}
