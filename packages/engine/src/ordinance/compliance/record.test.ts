import { describe, expect, it } from 'vitest';
import { readPresentation } from '../../filed/read-presentation.ts';
import { readText } from '../read-text.ts';
import { complianceTable } from './table.ts';

/* Rules whose figure is worked out from what several statements on one record say. */

const rowsOf = (rule: string, said: string): { verdict: string; why: string }[] =>
  complianceTable({
    ordinance: readText({ kind: 'ordinance', source: 'code', text: rule }),
    planning: null,
    news: [],
    presentation: readPresentation(said, 'generic'),
    projectText: '',
  }).map(({ verdict, why }) => ({ verdict, why }));
const told = (rule: string, said: string): string[] => rowsOf(rule, said).map(({ verdict }) => verdict);

const hall =
  'Places of assembly shall provide one parking space for every 2.5 seats in the main hall and one space for every employee.';
const tower = 'Each turbine shall be set back 1.1 times its total height from any residence.';

describe('a rule with a sum', () => {
  it('adds its parts and shows the calculation', () => {
    const said = 'The main hall has 740 seats. There will be 10 employees. We are providing 260 parking spaces.';
    const [row] = rowsOf(hall, said);
    expect(row?.verdict).toBe('falls_short');
    expect(row?.why).toContain('at least 306 (740 seats: 296, and 10 employees: 10)');
  });

  it('is met by the sum of all parts', () => {
    const said = 'The main hall has 740 seats. There will be 10 employees. We are providing 306 parking spaces.';
    expect(told(hall, said)).toContain('meets');
  });

  it('is not called met where a part is missing', () => {
    const said = 'The main hall has 740 seats. We are providing 310 parking spaces.';
    expect(told(hall, said)).not.toContain('meets');
    expect(told(hall, said)).not.toContain('falls_short');
  });

  it('falls short where a single part already asks for more', () => {
    expect(told(hall, 'The main hall has 740 seats. We are providing 260 parking spaces.')).toContain('falls_short');
  });

  it('is left open where the record gives two figures for one part', () => {
    const said =
      'The main hall has 740 seats. The balcony has 200 seats. There are 10 employees. We provide 306 parking spaces.';
    expect(told(hall, said)).not.toContain('meets');
  });

  it('is not a sum where the code gives a choice', () => {
    const choice = 'Restaurants shall provide one space for every three seats or one space for every two employees.';
    const said = 'We have 90 seats and 20 employees and 32 parking spaces.';
    expect(
      rowsOf(choice, said)
        .map(({ why }) => why)
        .join(),
    ).not.toContain('90 seats: 30, and');
  });
});

describe('a multiple of a height', () => {
  it.each([
    ['650', 'falls_short'],
    ['700', 'meets'],
  ])('takes the height from elsewhere on the record: %s feet', (feet, verdict) => {
    const said = `The turbines are 600 feet tall. The closest residence is ${feet} feet from a turbine.`;
    expect(told(tower, said)).toContain(verdict);
  });

  it('is left open where the record gives two heights', () => {
    const said =
      'The turbines are 600 feet tall. The turbines in the south are 500 feet tall. The closest residence is 650 feet from a turbine.';
    expect(told(tower, said)).not.toContain('falls_short');
  });
});

describe('figures that say when a rule applies', () => {
  const road = 'Private streets serving more than ten lots shall have a minimum pavement width of 22 feet.';

  it('apply the rule where they are reached', () =>
    expect(told(road, 'The private road that serves the thirty-one lots is eighteen feet wide.')).toContain(
      'falls_short',
    ));

  it('keep it away where they are not', () =>
    expect(told(road, 'The private road that serves the eight lots is eighteen feet wide.')).toEqual([
      'not_comparable',
    ]));

  it('leave it open where nothing says so', () =>
    expect(told(road, 'The private road is eighteen feet wide.')).not.toContain('falls_short'));

  it('do not turn a maximum into a minimum', () => {
    const pole = 'The mounting height of a fixture within 100 feet of a residential district shall not exceed 16 feet.';
    expect(
      told(pole, 'The light fixtures next to the residential zone, sixty feet from it, are twenty-five feet tall.'),
    ).not.toContain('meets');
  });
});

describe('a slope', () => {
  const slope = 'Final slopes shall be no steeper than 3:1.';

  it.each([
    ['four to one', 'meets'],
    ['two to one', 'falls_short'],
  ])('of %s: %s', (said, verdict) => expect(told(slope, `The slopes get laid back to ${said}.`)).toContain(verdict));
});

describe('hours', () => {
  const hours = 'Gravel operations. Hours of operation shall be limited to 6:30 a.m. to 7:00 p.m.';

  it('of a meeting are not those of the use', () =>
    expect(told(hours, 'The neighborhood meeting runs from six to nine at night.')).not.toContain('falls_short'));

  it('of the work are', () =>
    expect(told(hours, 'We start at five in the morning and shut down at five.')).toContain('falls_short'));
});

describe('several rules of one kind in a passage', () => {
  const roads =
    'One-way roads shall have a driving surface of not less than 12 feet; two-way roads shall have a driving surface of not less than 20 feet.';

  it('give no verdict where a figure meets one and falls short of another', () => {
    const given = told(roads, 'The roads have a driving surface of fourteen feet.');
    expect(given).not.toContain('meets');
    expect(given).not.toContain('falls_short');
  });

  it('give one where it falls short of all', () =>
    expect(told(roads, 'The roads have a driving surface of ten feet.')).toContain('falls_short'));
});
