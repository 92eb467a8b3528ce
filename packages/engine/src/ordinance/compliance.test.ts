import { describe, expect, it } from 'vitest';
import type { Rehearsal } from '../record/rehearsal.ts';
import { saidBeyondPresentation } from '../record/said-of-record.ts';
import { complianceTable } from './compliance/table.ts';
import { readPresentation } from '../filed/read-presentation.ts';
import { readText } from './read-text.ts';
import type { Materials } from '../filed/types.ts';

const at = '2026-01-01T00:00:00Z';

function materials(rule: string, said: string): Materials {
  return {
    ordinance: readText({ kind: 'ordinance', source: 'Code', text: `Sec. 4-1. Standards.\n${rule}` }),
    planning: null,
    news: [],
    presentation: readPresentation(said, 'renewable_energy'),
    projectText: '',
  };
}

/** What isn't asserted may be in the table as a question, or not at all. */
const asserted = (verdict: string | undefined): string =>
  verdict === 'meets' || verdict === 'falls_short' ? verdict : 'nothing';

describe('rules and claims', () => {
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
    [
      'Buildings shall be set back at least 300 feet from any property line.',
      'The building is now 310 feet from the Harmon property line.',
      'cannot_tell',
    ],
    [
      'Buildings shall be set back at least 300 feet from any property line.',
      "The building is 310 feet from the Harmons' property line.",
      'cannot_tell',
    ],
    [
      'Buildings shall be set back at least 300 feet from any property line.',
      'Every building is 310 feet from the nearest property line.',
      'meets',
    ],
  ])('%s / %s: %s', (rule, said, verdict) => {
    const [row] = complianceTable(materials(rule, said));
    expect(asserted(row?.verdict)).toBe(asserted(verdict));
    expect(row?.why).not.toBe('');
  });

  it('never says that a rule is met if subject or unit differ', () => {
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

  const panels = 'Solar panels shall be at least 500 feet from any residence.';
  const all = 'Solar panels, inverters and fencing shall be set back at least 150 feet from the property line.';
  it.each([
    // Not the project's own figure, or not binding it.
    [panels, 'The ordinance requires 500 feet from any residence.', 'cannot_tell'],
    [
      panels,
      'The code asks for 500 feet from any residence, but the nearest home is 260 feet from the panels.',
      'falls_short',
    ],
    [panels, 'The panels could be 600 feet from any residence.', 'cannot_tell'],
    [panels, 'Originally the panels were 300 feet from the nearest residence.', 'cannot_tell'],
    [panels, 'We would be willing to keep the panels 600 feet from every residence.', 'cannot_tell'],
    [panels, 'Would you like the panels 600 feet from every residence?', 'cannot_tell'],
    [panels, 'In another county our panels are 600 feet from every residence.', 'cannot_tell'],
    // A part, one case, a range.
    [panels, 'Some of the panels are 600 feet from any residence.', 'cannot_tell'],
    [panels, 'The panels are 600 feet from the Miller residence.', 'cannot_tell'],
    [panels, 'The panels are 400 feet from the Miller residence.', 'falls_short'],
    [panels, 'On average the panels are 600 feet from any residence.', 'cannot_tell'],
    [panels, 'The panels are 400 to 600 feet from every residence.', 'cannot_tell'],
    [panels, 'The panels are 550 to 600 feet from every residence.', 'meets'],
    [panels, 'Our setback is 600 feet from every residence.', 'meets'],
    [panels, 'The nearest home is 260 feet from the array.', 'falls_short'],
    // Other parts of the project.
    [all, 'The panels are 160 feet from the property line.', 'cannot_tell'],
    [all, 'The panels, the inverters and the fence are all 160 feet from the property line.', 'meets'],
    [all, 'The fence is 20 feet from the property line.', 'falls_short'],
    [all, 'The sign is 20 feet from the property line.', 'cannot_tell'],
    [all, 'The whole project is set back 160 feet from the property line.', 'meets'],
    [
      'Signs shall be set back at least 50 feet from any street.',
      'The array is set back 75 feet from the street.',
      'cannot_tell',
    ],
    [
      'Sound from the facility shall not exceed 45 dBA at the nearest residence.',
      'The inverters are 40 dBA at the nearest residence.',
      'cannot_tell',
    ],
    [
      'Sound from the facility shall not exceed 45 dBA at the nearest residence.',
      'The inverters are 50 dBA at the nearest residence.',
      'falls_short',
    ],
    [
      'Sound from the facility shall not exceed 45 dBA at the nearest residence.',
      'Sound will be 40 dBA at the property line.',
      'cannot_tell',
    ],
    // Whose land, which line, which days.
    [
      'Panels shall be set back 150 feet from the property line of a non-participating parcel.',
      'The panels are 20 feet from the property line.',
      'cannot_tell',
    ],
    [
      'Panels shall be set back 150 feet from the property line of a non-participating parcel.',
      'The panels are 20 feet from the non-participating property line.',
      'falls_short',
    ],
    [
      'Panels shall be set back 150 feet from the property line of a non-participating parcel.',
      'The panels are 160 feet from every property line.',
      'meets',
    ],
    [
      'Panels shall be set back 75 feet from the road right-of-way.',
      'The panels are 80 feet from the centerline of the road.',
      'cannot_tell',
    ],
    [
      'Damaged drain tile shall be repaired within 30 days.',
      'We repair damaged drain tile within 30 business days.',
      'cannot_tell',
    ],
    ['Damaged drain tile shall be repaired within 30 days.', 'We repair damaged drain tile within 14 days.', 'meets'],
    ['All equipment shall be removed within 90 days.', 'All equipment will be removed within 3 months.', 'cannot_tell'],
    ['Fences shall be 6 feet in height.', 'The fence is 8 feet high.', 'cannot_tell'],
    // The reach of a prohibition is not a setback.
    [
      'Barbed wire is prohibited within 500 feet of a residence.',
      'The nearest home is 260 feet from the array.',
      'not_stated',
    ],
    // Securities for different things.
    [
      'The operator shall post security of $250,000 for the repair of haul roads.',
      'We will post a decommissioning bond of $300,000.',
      'not_stated',
    ],
    [
      'The operator shall post security of $250,000 for the repair of haul roads.',
      'We will post a road bond of $300,000.',
      'meets',
    ],
  ])('%s / %s: %s', (rule, said, verdict) => {
    const [row] = complianceTable(materials(rule, said));
    expect(asserted(row?.verdict), row?.why).toBe(asserted(verdict));
  });

  it('cannot tell if the record gives two figures, one on each side of the rule', () => {
    const talk = materials(panels, 'The nearest home is 260 feet from the panels.');
    const [row] = complianceTable(
      talk,
      saidBeyondPresentation({ exchanges: [] }, { projectText: 'The panels are 520 feet from the nearest home.' }),
    );
    expect(row).toMatchObject({ verdict: 'cannot_tell', claim: { value: 260 } });
    expect(row?.why).toContain('both 520 feet and 260 feet');
  });

  it('also compares what was said in answers and on the form with the rules', () => {
    const asked = { type: 'asked', id: 'q1', at, question_id: 'q1', question: 'How close is the nearest home?' };
    const answered = {
      type: 'answered',
      id: 'a1',
      at,
      question_id: 'q1',
      text: 'The nearest home is 320 feet from the panels.',
    };
    const r = { exchanges: [{ asked, answered, judged: null }] } as unknown as Rehearsal;
    const silent = { ...materials(panels, 'Good evening.'), projectText: 'The fence is 8 feet high.' };
    expect(complianceTable(silent)[0]?.verdict).toBe('not_stated');
    const said = saidBeyondPresentation(r, silent);
    expect(said.map(({ sentence }) => sentence)).toEqual(['The fence is 8 feet high.', answered.text]);
    expect(complianceTable(silent, said)[0]).toMatchObject({
      verdict: 'falls_short',
      claim: { sentence: 'The nearest home is 320 feet from the panels.' },
    });
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
