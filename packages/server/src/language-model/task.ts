import { instructionsOf, taskText, type WordsRefused } from '@rostrum/engine';
import type { z } from 'zod';
import { makeFence, type Fence } from './fence.ts';

/* A task is one file of `tasks/`: what is shown to the model, the shape of its output, and which of that is accepted. Its instructions are
 * data: packages/engine/tasks. */

/** In the order they come up in an evening. */
export const taskIds = ['open', 'raise', 'judge', 'coach', 'clash', 'law', 'decide', 'report'] as const;
export type TaskId = (typeof taskIds)[number];

/** The accepted part of an output, or why none of it is, in one sentence to its writer. */
export type Verified<Kept> = { readonly kept: Kept } | WordsRefused;

export interface ModelTask<Input, Output, Kept> {
  readonly id: TaskId;
  readonly shape: z.ZodType<Output>;
  /** The material, line by line; everything that others wrote is in the fence. */
  readonly material: (input: Input, fence: Fence) => readonly string[];
  /** `told`: the model's instructions, none of which may be repeated. */
  readonly verify: (output: Output, input: Input, told: string) => Verified<Kept>;
}

export interface Prompt {
  readonly system: string;
  readonly prompt: string;
}

/** What is sent for a task. Takes: the task, its input, and a fence if its mark has to be known. */
export function promptFor<I, O, K>(task: ModelTask<I, O, K>, input: I, fence: Fence = makeFence()): Prompt {
  return { system: instructionsOf(task.id), prompt: task.material(input, fence).join('\n') };
}

/** The same again, after the first try was refused. */
export function again({ system, prompt }: Prompt, reason: string): Prompt {
  const fence = makeFence();
  return {
    system,
    prompt: `${prompt}\n\nYour first try was refused. Write it again.\n${fence('reason', reason, 500)}`,
  };
}

/** Tokens at most, the temperature, and the share of the budget that the task leaves to others. */
export const termsOf = (id: TaskId): Pick<ReturnType<typeof taskText>, 'most_tokens' | 'temperature' | 'leaves'> =>
  taskText(id);
