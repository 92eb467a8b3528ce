import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { compileKnowledge, readYaml } from './compile.mjs';

const schema = z.strictObject({ entries: z.array(z.strictObject({ id: z.string(), words: z.array(z.string()) })) });

describe('YAML data', () => {
  it('compiles without a fault', async () => {
    expect(await compileKnowledge()).toEqual([]);
  });

  it('names the line of a field with the wrong type', () => {
    const { faults } = readYaml('entries:\n  - id: a\n    words: [b]\n  - id: 7\n    words: [c]\n', 'x.yml', schema);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^x\.yml:4: entries\.1\.id: /);
  });

  it('names the line of a syntax error', () => {
    const { faults } = readYaml('entries:\n  - id: "a\n    words: [b]\n', 'x.yml', schema);
    expect(faults[0]).toMatch(/^x\.yml:\d+: /);
  });

  it('refuses a field that is not in the schema', () => {
    const { faults } = readYaml('entries:\n  - id: a\n    words: [b]\n    wrods: [c]\n', 'x.yml', schema);
    expect(faults[0]).toMatch(/x\.yml:\d+: .*wrods/);
  });
});
