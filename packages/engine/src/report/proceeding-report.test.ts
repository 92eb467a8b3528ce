import type { RehearsalEvent } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import type { Materials } from '../filed/types.ts';
import { foldRecord } from '../record/fold.ts';
import { proceedingReport } from './proceeding-report.ts';

const at = '2026-11-22T19:00:00.000Z';
const materials = { ordinance: null, planning: null, news: [], presentation: null, projectText: '' } as Materials;
const drainage =
  'The applicant shall carry the water from the roof away from the property lines and keep the drainage.';

function lacks(presentation: string, conditions: readonly string[]): string {
  const events = [
    { type: 'configured', seed: 1 },
    { type: 'presented', text: presentation },
    {
      type: 'testified',
      speaker: { id: 's', name: 'A neighbor', position: 'against' },
      statement: 'Where will the stormwater go?',
      seconds: 5,
      points: [{ id: 'p', text: 'Where will the stormwater go?', topic: 'stormwater_drainage' }],
    },
    { type: 'decided', criteria: [], votes: [], conditions: conditions.map((text) => ({ text, from_event: null })) },
  ].map((event, n) => ({ ...event, id: `e${n}`, at }) as unknown as RehearsalEvent);
  const r = foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', events);
  const projectSource = { proceeding: { kind: 'variance', body: 'decides', state: 'WI', local: null } };
  const report = proceedingReport({ ...r, projectSource }, materials);
  return report?.lacks.join(' ') ?? '';
}

describe('what the record lacks', () => {
  it('does not call a point unanswered if a condition answers it', () => {
    expect(lacks('We ask for it.', [])).toMatch(/What was raised about .* was not answered\./);
    expect(lacks('We ask for it.', [drainage])).toContain('raised. Condition 1 is on it');
    expect(lacks('We ask for it.', [drainage])).not.toContain('was not answered');
  });

  it('is told of the condition that is on the point, and not of one that only names the same line', () => {
    const asFar = 'The applicant shall keep each structure ten feet from the property lines.';
    expect(lacks('We ask for it.', [asFar, drainage])).toContain('raised. Condition 2 is on it');
  });

  it('names an appraisal that was mentioned but not filed', () => {
    expect(lacks('An appraisal shows no effect.', [])).toContain('You spoke of an appraisal and filed none.');
    expect(lacks('We ask for it.', [])).not.toContain('appraisal');
  });
});
