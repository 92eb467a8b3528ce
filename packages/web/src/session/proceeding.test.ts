import { describe, expect, it } from 'vitest';
import { formalProceeding } from './proceeding.ts';

describe('the proceeding of a configuration', () => {
  it.each([
    ['none chosen', { projectConfig: {} }, null],
    ['a community meeting', { projectConfig: { proceeding: { kind: 'community_meeting' } } }, null],
    ['a special use', { projectConfig: { proceeding: { kind: 'special_use' } } }, 'special_use'],
    ['in project details', { proceeding: { kind: 'variance' } }, 'variance'],
    ['nothing at all', null, null],
    ['no choice', { projectConfig: { proceeding: 'variance' } }, null],
  ])('%s', (_, config, kind) => {
    expect(formalProceeding(config)?.kind ?? null).toBe(kind);
  });
});
