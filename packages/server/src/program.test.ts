import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { programFile, sourceArguments } from './program.ts';

describe('a program of the server’s own', () => {
  it.each(['main', 'long/serve', 'documents/process/work', 'reports/worker'])(
    '%s exists, and Node can run it',
    (path) => {
      const file = programFile(path);
      expect(existsSync(file), file).toBe(true);
      // Only TypeScript needs help.
      expect(sourceArguments.length > 0).toBe(file.endsWith('.ts'));
    },
  );
});
