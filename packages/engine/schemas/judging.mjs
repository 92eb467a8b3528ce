/* The schema of packages/engine/judging: what a judgment is based on. */
import { z } from 'zod';

const id = z.string().regex(/^[a-z0-9_]+$/);
const text = z.string().min(1);
const bands = z.enum(['poor', 'weak', 'adequate', 'strong']);
const value = z.union([
  z.boolean(),
  z.string(),
  z.strictObject({ above: z.number().optional(), below: z.number().optional() }),
]);

const cues = z.strictObject({
  kind: z.literal('cues'),
  description: text,
  families: z.array(z.strictObject({ id, name: text, patterns: z.array(text).min(1) })),
});

const forms = z.strictObject({
  kind: z.literal('forms'),
  description: text,
  /** What a figure has to measure if one of the words asks for it. */
  measures: z.array(z.strictObject({ words: z.array(text).min(1), dimensions: z.array(text).min(1) })),
  forms: z.array(
    z.strictObject({
      id,
      /** Wins over the others wherever in the part it matches; otherwise the first match wins. */
      anywhere: z.literal(true).optional(),
      patterns: z.array(text),
      wants: z.array(id),
      named: text,
      ask: text,
    }),
  ),
});

const related = z.strictObject({
  kind: z.literal('related'),
  description: text,
  /** Words that say nothing about a subject. */
  passing: z.array(text),
  groups: z.record(id, z.array(z.string().regex(/^[a-z]+$/)).min(2)),
});

const bearing = z.strictObject({
  kind: z.literal('bearing'),
  description: text,
  classes: z.record(id, z.array(z.string().regex(/^['a-z]+$/)).min(2)),
});

const rules = z.strictObject({
  kind: z.literal('rules'),
  description: text,
  rules: z.array(
    z.strictObject({
      id,
      when: z.record(id, value),
      ceiling: bands.optional(),
      floor: bands.optional(),
      /** What the assessment says about whether the question is answered, overriding the model. */
      answers: z.enum(['yes', 'partly', 'no']).optional(),
      evasion: id.optional(),
      abstain: z.literal(true).optional(),
      /** Whose reading of the answer it applies to, if not only the engine's own. */
      reading: z.enum(['both', 'model']).optional(),
      /** Feature whose words show it. */
      shows: id.optional(),
      reason: text,
      note: text.optional(),
    }),
  ),
});

const coaching = z.strictObject({
  kind: z.literal('coaching'),
  description: text,
  carried: z.record(id, text),
  lacks: z.array(z.strictObject({ id, when: id, label: text, say: text, why: text })),
  complete: z.array(text).min(1),
  answered: z.strictObject({
    who: text,
    figure: text,
    place: text,
    steps: text,
    time: text,
    number: text,
    rests: text,
    off_file: text,
    listed: text,
    relief: text,
    promise: text,
    refusal: text,
  }),
  unsure: z.strictObject({
    ...{
      open: text,
      polar: text,
      choice: text,
      reason: text,
      standard: text,
      granted: text,
      concern: text,
    },
    ...{ parts: text, corrected: text, unknown: text, declined: text, asks: text, undated: text, held: text },
  }),
  // Cues as elsewhere: of somebody who corrects what was just said or grants it, of an official who presses for an answer, and of what isn't known or
  // told.
  takes_back: z.array(text).min(1),
  // Of a question on a finding or a rule, which no single answer settles.
  finding: z.array(text).min(1),
  // Of a question why the code should not be held to.
  relief: z.array(text).min(1),
  concedes: z.array(text).min(1),
  // Of an apology or of what is not there, of somebody else who has the answer, and of a yes that waits for something.
  admits: z.array(text).min(1),
  holds: z.array(text).min(1),
  reserves: z.array(text).min(1),
  presses: z.array(text).min(1),
  not_told: z.array(text).min(1),
  find_out: z.record(id, text),
  knows: z.array(z.strictObject({ words: z.array(text).min(1), who: text })),
});

const weights = z.strictObject({
  kind: z.literal('weights'),
  description: text,
  heads: z.record(id, z.strictObject({ bias: z.number(), weights: z.record(id, z.number()) })),
});

const words = z.strictObject({
  kind: z.literal('words'),
  description: text,
  heads: z.array(id).min(1),
  scale: z.number().positive(),
  /** For each word, in dictionary form, a number for each head. */
  weights: z.record(text, z.array(z.number().int())),
});

function check(files) {
  const faults = [];
  for (const [name, file] of Object.entries(files)) {
    if (file === null) continue;
    for (const [word, row] of Object.entries(file.kind === 'words' ? file.weights : {}))
      if (row.length !== file.heads.length)
        faults.push(`packages/engine/judging/${name}.yml:1: '${word}' needs ${file.heads.length} numbers`);
    const ids = (file.families ?? file.forms ?? file.rules ?? file.lacks ?? []).map((one) => one.id);
    for (const one of new Set(ids.filter((other, at) => ids.indexOf(other) !== at)))
      faults.push(`packages/engine/judging/${name}.yml:1: '${one}' stands there twice`);
    for (const { id: family, patterns } of file.families ?? [])
      for (const pattern of new Set(patterns.filter((one, at) => patterns.indexOf(one) !== at)))
        faults.push(`packages/engine/judging/${name}.yml:1: ${family}: '${pattern}' stands there twice`);
    for (const rule of file.rules ?? [])
      if (rule.ceiling === undefined && rule.floor === undefined && rule.abstain === undefined)
        faults.push(`packages/engine/judging/${name}.yml:1: rule '${rule.id}' does nothing`);
  }
  return faults;
}

export default {
  name: 'judging',
  type: { name: 'JudgingFile', from: '../said/data.ts' },
  schema: z.discriminatedUnion('kind', [cues, forms, related, bearing, rules, coaching, weights, words]),
  check,
};
