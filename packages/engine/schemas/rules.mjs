/* The schema of packages/engine/rules: the words used to compare a rule of law with a statement of fact. */
import { z } from 'zod';

const entry = z.strictObject({
  id: z.string().regex(/^[a-z0-9_]+$/, 'lower case, digits and underscores'),
  /** Lemmas, or phrases of lemmas with spaces between them. */
  words: z.array(z.string().min(1)).min(1),
  /** What a length means for this thing if nobody says it: the height of a fence. */
  measure: z.string().optional(),
  /** A broader thing that this is a kind of: a rule on buildings binds a warehouse. */
  is: z.string().optional(),
  /** True for a use that is told from others by the heading or the subject of a rule alone. */
  heading: z.boolean().optional(),
  note: z.string().optional(),
});

export default {
  name: 'rules',
  type: { name: 'RuleWords', from: '../ordinance/compliance/rule-words.ts' },
  schema: z.strictObject({ description: z.string(), entries: z.array(entry) }),
  check: (files) => {
    const faults = [];
    for (const [name, { entries }] of Object.entries(files)) {
      // The small lists say what a word does; a word may do several things.
      if (name === 'words') continue;
      const seen = new Map();
      for (const { id, words } of entries)
        for (const word of words) {
          const other = seen.get(word);
          if (other !== undefined) faults.push(`rules/${name}.yml:1: '${word}' stands under ${other} and ${id}`);
          seen.set(word, id);
        }
    }
    return faults;
  },
};
