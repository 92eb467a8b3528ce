import { describe, expect, it } from 'vitest';
import { complianceTable } from './compliance.ts';
import { readPresentation } from './read-presentation.ts';
import { readText } from './read-text.ts';
import type { Materials } from './types.ts';

function materials(rule: string, said: string): Materials {
  return {
    ordinance: readText({ kind: 'ordinance', source: 'Code', text: `Sec. 4-1. Standards.\n${rule}` }),
    planning: null,
    news: [],
    presentation: readPresentation(said, 'renewable_energy'),
    projectText: '',
  };
}

describe('rules beside claims', () => {
  it.each([
    [
      'Solar panels shall be at least 500 feet from any residence.',
      'The panels will be 600 feet from any residence.',
      'meets',
    ],
    [
      'Solar panels shall be at least 500 feet from any residence.',
      'The panels will be 200 yards from any residence.',
      'meets',
    ],
    [
      'Solar panels shall be at least 500 feet from any residence.',
      'The panels will be 400 feet from any residence.',
      'falls_short',
    ],
    [
      'Solar panels shall be at least 500 feet from any residence.',
      'The panels will be about 500 feet from any residence.',
      'cannot_tell',
    ],
    [
      'Solar panels shall be at least 500 feet from any residence.',
      'The panels will be 600 feet from the property line.',
      'not_stated',
    ],
    ['Solar panels shall be at least 500 feet from any residence.', 'The fence will be 600 feet long.', 'not_stated'],
    [
      'Battery storage shall be at least 500 feet from any residence.',
      'The panels will be 600 feet from any residence.',
      'cannot_tell',
    ],
    [
      'Wind turbines shall be set back 1.5 times the total height from any residence.',
      'The turbines will be 2,000 feet from any residence.',
      'cannot_tell',
    ],
    [
      'Noise shall not exceed 50 dBA at the nearest residence.',
      'Sound will be 45 decibels at the nearest residence.',
      'meets',
    ],
    [
      'Noise shall not exceed 50 dBA at the nearest residence.',
      'Sound will not exceed 55 dBA at the nearest residence.',
      'cannot_tell',
    ],
    [
      'Noise shall not exceed 50 dBA at the nearest residence.',
      'Sound is 55 dBA at the nearest residence.',
      'falls_short',
    ],
    ['Solar panels shall not exceed 15 feet in height.', 'The panels are 12 feet tall.', 'meets'],
  ])('%s / %s: %s', (rule, said, verdict) => {
    const [row] = complianceTable(materials(rule, said));
    expect(row?.verdict).toBe(verdict);
    expect(row?.why).not.toBe('');
  });

  it('never says that a rule is met where subject or unit differ', () => {
    const rules = [
      'A fence shall be at least 8 feet in height.',
      'Trees shall be at least 6 feet in height at planting.',
      'No light fixture shall exceed 15 feet in height.',
      'Noise shall not exceed 50 dBA.',
      'The bond shall be 150 percent of the cost of removal.',
    ];
    const said = [
      'Our panels are 12 feet tall.',
      'The setback is 800 feet from the road.',
      'We pay two million dollars in taxes.',
      'Construction takes nine months.',
    ];
    for (const rule of rules)
      for (const talk of said)
        for (const row of complianceTable(materials(rule, talk)))
          expect(row.verdict, `${rule} / ${talk}`).not.toBe('meets');
  });

  it('leaves out exceptions and what an application must bring', () => {
    const rows = complianceTable(
      materials(
        'The applicant shall submit twelve (12) copies of the plan.\nPanels shall be at least 500 feet from any residence unless a lesser setback of 100 feet is agreed.',
        'The panels will be 600 feet from any residence.',
      ),
    );
    expect(rows.map(({ standard }) => standard.value)).toEqual([500]);
  });

  it('has no row without an ordinance', () => {
    expect(complianceTable({ ordinance: null, planning: null, news: [], presentation: null, projectText: '' })).toEqual(
      [],
    );
  });
});
