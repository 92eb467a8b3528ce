import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goldenFile, goldens } from './goldens.ts';

describe('goldens', () => {
  it.each(Object.keys(goldens))(
    '%s are as kept; if the change is meant, run `npm run goldens` and look at it',
    (name) => {
      const kept: unknown = JSON.parse(readFileSync(goldenFile(name), 'utf8'));
      expect(JSON.parse(JSON.stringify(goldens[name]?.()))).toEqual(kept);
    },
  );
});
