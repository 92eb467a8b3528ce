/* The schema of packages/engine/tasks: what a language model is asked to do, task by task, and what is sent to it. */
import { z } from 'zod';

const id = z.string().regex(/^[a-z0-9_]+$/);
const text = z.string().trim().min(1);

const task = z.strictObject({
  kind: z.literal('task'),
  /** What the settings page calls it. */
  name: text,
  /** What it is for, in one sentence to the operator. */
  purpose: text,
  /** What of a rehearsal is sent to the model's server. */
  sent: z.array(text).min(1),
  /** A task starts only while at least this share of a rehearsal's tokens is left. */
  leaves: z.number().min(0).max(0.9),
  most_tokens: z.number().int().min(50).max(4_000),
  temperature: z.number().min(0).max(1),
  /** The instructions; `answer` shows the shape. */
  asks: text,
  answer: text,
  /** For the checklist: what to look for in an answer. */
  items: z
    .array(
      z.strictObject({
        id,
        asks: text,
        /** What the words have to contain, whoever says so. */
        holds: z.literal('number').optional(),
        /** Features that a yes raises, and to what. */
        raises: z.record(id, z.number().min(0).max(1)),
        /** Features that a yes clears, and those that a no does. */
        clears: z.array(id).optional(),
        no_clears: z.array(id).optional(),
        /** Items that exclude this one: if both are claimed, neither counts. */
        not_with: z.array(id).optional(),
        /** What the question is after, what the answer gives of each part of it, or what is due next: one of each. Or what the answer leaves
         *  open. Else it is on the checklist. */
        of: z.enum(['asked', 'part', 'left', 'next']).optional(),
        /** How much of the part that is, from 0 to 1. */
        gives: z.number().min(0).max(1).optional(),
        /** It says that something is missing, so that no words show it. */
        wordless: z.literal(true).optional(),
        /** It counts against the answer. */
        against: z.literal(true).optional(),
      }),
    )
    .optional(),
});

/** Instructions for every task. */
const common = z.strictObject({ kind: z.literal('common'), asks: text });

function check(files) {
  const faults = [];
  for (const [name, file] of Object.entries(files)) {
    const ids = (file?.items ?? []).map((item) => item.id);
    for (const one of new Set(ids.filter((other, at) => ids.indexOf(other) !== at)))
      faults.push(`packages/engine/tasks/${name}.yml:1: '${one}' stands there twice`);
    for (const { id: item, not_with: others = [] } of file?.items ?? [])
      for (const other of others)
        if (!ids.includes(other))
          faults.push(`packages/engine/tasks/${name}.yml:1: ${item}: there is no item '${other}'`);
  }
  return faults;
}

export default {
  name: 'tasks',
  type: { name: 'TaskFile', from: '../tasks/data.ts' },
  schema: z.discriminatedUnion('kind', [task, common]),
  check,
};
