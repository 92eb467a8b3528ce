/* The schema of packages/engine/lexicon: what words mean at a hearing. Each file says by `kind` which fields its entries have. */
import { z } from 'zod';

const id = z.string().regex(/^[a-z0-9_]+$/, 'lower case, digits and underscores');
const words = z.array(z.string().min(1)).min(1);
const note = z.string().optional();
const dimension = z.enum([
  'length',
  'area',
  'volume',
  'flow',
  'mass',
  'duration',
  'speed',
  'money',
  'power',
  'energy',
  'voltage',
  'sound',
  'light',
  'flux',
  'temperature',
  'angle',
  'ratio',
  'frequency',
  'count',
]);
const bound = z.enum(['exactly', 'about', 'at_least', 'at_most', 'more_than', 'less_than']);
const scopeKind = z.enum(['negated', 'hypothetical', 'past', 'elsewhere', 'somebody_else', 'corrected', 'offered']);

const file = (kind, entry) =>
  z.strictObject({ kind: z.literal(kind), description: z.string(), entries: z.array(z.strictObject(entry)) });

export default {
  name: 'lexicon',
  type: { name: 'LexiconFile', from: '../lexicon/types.ts' },
  schema: z.discriminatedUnion('kind', [
    file('classes', { id, words, usual: words.optional(), note }),
    file('lemmas', { id, words, note }),
    file('contractions', {
      id,
      words,
      as: z.array(z.string()).min(1),
      cut: z.int(),
      ending: z.boolean().optional(),
      note,
    }),
    file('numbers', {
      id,
      words,
      role: z.enum(['small', 'ten', 'hundred', 'magnitude', 'part']),
      value: z.number(),
      note,
    }),
    file('units', { id, words, dimension, factor: z.number().positive(), named_by: words.optional(), note }),
    file('bounds', { id: bound, words, place: z.enum(['before', 'after']), note }),
    file('times', {
      id,
      words,
      days: z.array(z.int().min(0).max(6)).optional(),
      minutes: z.int().optional(),
      half: z.enum(['am', 'pm']).optional(),
      note,
    }),
    file('scopes', {
      id,
      scope: scopeKind.nullable(),
      direction: z.enum(['forward', 'backward', 'both', 'terminate', 'pseudo']),
      words,
      until: z.enum(['clause', 'sentence']).optional(),
      holds: z.string(),
      fails: z.string(),
      note,
    }),
    file('concepts', {
      id,
      label: z.string(),
      words,
      attributes: words.optional(),
      note,
    }),
    file('parties', { id, label: z.string().optional(), words, note }),
    file('choices', {
      id,
      label: z.string(),
      /** The things this choice applies to. */
      of: words.optional(),
      values: z.array(z.strictObject({ id, words, note })).min(2),
      words: words.optional(),
      note,
    }),
    file('uses', { id, label: z.string(), words, note }),
  ]),
};
