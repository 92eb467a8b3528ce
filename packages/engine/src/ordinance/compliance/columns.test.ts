import { describe, expect, it } from 'vitest';
import { readPresentation } from '../../filed/read-presentation.ts';
import { readText } from '../read-text.ts';
import { complianceTable } from './table.ts';

/* Tables with a column for each district, and what is easily held against the wrong row or column. */

const given = (rule: string, said: string, zoning: string | null, use = 'farm market'): string => {
  const rows = complianceTable({
    ordinance: readText({ kind: 'ordinance', source: 'code', text: rule }),
    planning: null,
    news: [],
    presentation: readPresentation(said, 'generic'),
    projectText: '',
    use,
    zoning,
  });
  const verdicts = new Set(rows.map(({ verdict }) => verdict));
  return verdicts.has('falls_short') ? 'falls_short' : verdicts.has('meets') ? 'meets' : 'nothing';
};

const table = `Sec. 9. Standards by district.

STANDARD                                                            F-1       F-2
Smallest lot (acres)                                                12        4
Sheds on one lot, at the most                                       3         6
Stall to a house on another lot, whichever way the wind blows (feet) 250       90
Silo to a lot line (feet)                                           80        40
Highest hay barn (feet)                                             30        45
Sound at the lot line, 9 p.m. to 6 a.m. (dBA)                       45        55
Carts must be gone by                                               6:00 p.m. 8:00 p.m.`;

describe('a table with a column for each district', () => {
  it.each([
    ['There would be five sheds on the lot.', 'F-1 Farm', 'falls_short'],
    ['There would be five sheds on the lot.', 'F-2 Farm', 'meets'],
    ['There would be five sheds on the lot.', null, 'nothing'],
    ['There would be five sheds on the lot.', 'From F-1 to F-2', 'nothing'],
    ['There would be five houses on the lot.', 'F-1', 'nothing'],
    ['There would be five sheds on four lots.', 'F-1', 'nothing'],
    ['The hay barn is thirty-eight feet high.', 'F-1', 'falls_short'],
    ['The hay barn is thirty-eight feet high.', 'F-2', 'meets'],
    ['The farmhouse is thirty-eight feet high.', 'F-1', 'nothing'],
    ['It is fifty decibels at the lot line at night.', 'F-1', 'falls_short'],
    ['It is fifty decibels at the lot line at night.', 'F-2', 'meets'],
  ])('%s in %s: %s', (said, zoning, verdict) => {
    expect(given(table, said, zoning)).toBe(verdict);
  });

  it('takes a case that is no district if the statement names it alone', () => {
    const lots = `Table 4. Smallest yards (feet)

                         Corner lot     Inside lot
Least front yard         40             25
Least rear yard          30             20`;
    expect(given(lots, 'The front yard on the corner lot is thirty feet.', null)).toBe('falls_short');
    expect(given(lots, 'The front yard is thirty feet.', null)).toBe('nothing');
  });
});

const hedges = 'The yard shall contain:\n  A. Hedges in two rows, not less than 6 feet tall at planting.\n  B. A path.';

describe('what a rule is on', () => {
  it.each([
    [
      'Hours of operation. Grain may be delivered only from 8:00 a.m. to 4:00 p.m.',
      'We are open from 6 a.m. to 9 p.m. every day.',
      'nothing',
    ],
    [
      'The lot shall contain not less than ten acres, and the corral not more than two acres.',
      'The lot is fourteen acres.',
      'meets',
    ],
    [
      'Porches and eaves projecting not more than three feet shall be disregarded.',
      'The eaves are 9 feet up.',
      'nothing',
    ],
    [
      'Each oak tree removed shall be replaced with one new tree.',
      'There are ninety oak trees and we keep forty.',
      'nothing',
    ],
    [hedges, 'North side: a hedge 4 ft tall at planting.', 'falls_short'],
    [hedges, 'North side: a hedge 7 ft tall at planting.', 'meets'],
    [hedges, 'North side: a bench 4 ft tall.', 'nothing'],
    [
      'A sign shall be set back at least 20 feet from a road.',
      'Sign: departure requested from 35 feet from the road.',
      'nothing',
    ],
    [
      'A stall shall be at least 100 feet from a house.',
      'The stall is 70 feet from the house of our landowner.',
      'nothing',
    ],
  ])('%s / %s: %s', (rule, said, verdict) => {
    expect(given(rule, said, null)).toBe(verdict);
  });
});
