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
  it('names what was not answered in rebuttal, whatever condition may go to it', () => {
    for (const conditions of [[], [drainage]]) {
      expect(lacks('We ask for it.', conditions)).toMatch(/You did not answer in rebuttal what was raised about /);
      expect(lacks('We ask for it.', conditions)).not.toContain('Condition 1');
    }
  });

  it('asks whether the state allows it before a section is sought, where the state sets the distances of the use', () => {
    const open = (projectText: string, state: string): string => {
      const said = 'The panels are 52 feet from the line, and your standard is 75. We ask for a waiver.';
      const events = [
        { type: 'configured', seed: 1 },
        { type: 'presented', text: said },
      ].map((event, n) => ({ ...event, id: `e${n}`, at }) as unknown as RehearsalEvent);
      const r = foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', events);
      const projectSource = { proceeding: { kind: 'special_use', body: 'decides', state, local: null } };
      return proceedingReport({ ...r, projectSource }, { ...materials, projectText })?.lacks.join(' ') ?? '';
    };
    expect(open('A community solar facility.', 'IL')).toContain('A rule of the state may decide it, 55 ILCS 5/5-12020');
    expect(open('An asphalt plant.', 'IL')).toContain('Name the section that allows it');
    expect(open('A community solar facility.', 'NC')).toContain('Name the section that allows it');
  });

  it('lists each standard that was not found, and says of nobody that they were asked', () => {
    const events = [
      { type: 'configured', seed: 1 },
      { type: 'presented', text: 'We ask for it.' },
      {
        type: 'decided',
        criteria: [
          { id: 'property', standing: 'not_shown' },
          { id: 'harmony', standing: 'not_met' },
          { id: 'services', standing: 'met' },
        ],
        votes: [],
        conditions: [],
      },
    ].map((event, n) => ({ ...event, id: `e${n}`, at }) as unknown as RehearsalEvent);
    const r = foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', events);
    const projectSource = { proceeding: { kind: 'special_use', body: 'decides', state: null, local: null } };
    const told = proceedingReport({ ...r, projectSource }, materials)?.lacks.join(' ') ?? '';
    expect(told).toContain('The body did not find that the use will not substantially injure');
    // Which papers are on file, nobody here can tell.
    expect(told).not.toMatch(/appraiser|staff’s words alone/);
    expect(told).toContain('The body did not find that the location and character');
    expect(told).not.toContain('did not find that adequate roads');
    expect(told).not.toContain('you were asked, and');
  });

  it('lists a question that was put off, unless it was answered when asked again', () => {
    const ask = (id: string, question: string, text: string, of: string | null = null) => [
      { type: 'asked', question_id: id, question, topic: 'odor_dust', issue_key: 'a', citations: [], follow_up_of: of },
      { type: 'answered', question_id: id, text },
    ];
    const told = (...more: object[]): string => {
      const events = [{ type: 'configured', seed: 1 }, { type: 'presented', text: 'We ask for it.' }, ...more].map(
        (event, n) => ({ ...event, id: `e${n}`, at }) as unknown as RehearsalEvent,
      );
      const r = foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', events);
      const projectSource = { proceeding: { kind: 'special_use', body: 'decides', state: null, local: null } };
      return proceedingReport({ ...r, projectSource }, materials)?.lacks.join(' ') ?? '';
    };
    const question = 'What does it smell like at the line?';
    const put = ask('q', question, 'I don’t have that with me tonight. I can get it to staff in writing.');
    expect(told(...put)).toContain('You put this off. Bring it in writing. “I can get it to staff in writing.”');
    expect(
      told(...put, ...ask('f', 'Roughly?', 'Nothing past the line; the county measured it twice.', 'q')),
    ).not.toContain('You put this off');
  });

  it('names an appraisal that was mentioned but not filed', () => {
    expect(lacks('An appraisal shows no effect.', [])).toContain('You spoke of an appraisal and filed none.');
    expect(lacks('We ask for it.', [])).not.toContain('appraisal');
  });
});
