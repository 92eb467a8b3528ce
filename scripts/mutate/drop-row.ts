import { vi } from 'vitest';
import type { LexiconFile } from '../../packages/engine/src/lexicon/types.ts';

/* Removes the row that ROSTRUM_DROP names from the lexicon: 'scopes:3'. */

const [file = '', at = ''] = (process.env['ROSTRUM_DROP'] ?? '').split(':');

vi.mock('../../packages/engine/src/generated/lexicon.ts', async (original) => {
  const { lexicon } = await original<{ lexicon: Readonly<Record<string, LexiconFile>> }>();
  const whole = lexicon[file];
  if (whole === undefined) return { lexicon };
  const entries = [...whole.entries].filter((_, index) => index !== Number(at));
  return { lexicon: { ...lexicon, [file]: { ...whole, entries } } };
});
