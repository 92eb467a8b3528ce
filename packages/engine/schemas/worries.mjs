/* The schema of packages/engine/worries: what composed local content says. */
import { z } from 'zod';

const text = z.string().min(1);
const id = z.string().regex(/^[a-z_]+$/);
/** Capitals inside a sentence would be a name, digits a date or a figure: composed content has neither. */
const nameless = text.regex(/^[A-Z][^A-Z0-9]*(\. [A-Z][^A-Z0-9]*)*$/);

export default {
  name: 'worries',
  type: { name: 'WorriesFile', from: '../filed/worries.ts' },
  schema: z.strictObject({
    description: text,
    kinds: z.array(z.strictObject({ id, one: text, many: text, in: z.array(text).min(1) })).min(1),
    other: z.strictObject({ one: text, many: text }),
    worries: z.array(z.strictObject({ theme: id, kind: id.optional(), title: nameless, text: nameless })).min(1),
  }),
};
