import { describe, expect, it } from 'vitest';
import { readPresentation } from '../../../filed/read-presentation.ts';
import { readText } from '../../read-text.ts';
import { complianceTable } from '../table.ts';

/* Lists and tables in which a statement names its line, and what is easily held against the wrong one. */

const given = (rule: string, said: string): string => {
  const rows = complianceTable({
    ordinance: readText({ kind: 'ordinance', source: 'code', text: rule }),
    planning: null,
    news: [],
    presentation: readPresentation(said, 'generic'),
    projectText: '',
  });
  const verdicts = new Set(rows.map(({ verdict }) => verdict));
  return verdicts.has('falls_short') ? 'falls_short' : verdicts.has('meets') ? 'meets' : 'nothing';
};

const kilns =
  'Kilns\n   From a lot line ........ 40 feet\n   From a stream .......... 120 feet\n   From a school .......... 400 feet';
const inn =
  'Off-street spaces\n   Inn .......... 1 per guest room, plus 3 for the staff\n   Museum ....... 1 per 5 seats';

describe('a line of a list', () => {
  it.each([
    [kilns, 'The drying shed is twenty feet off the lot line.', 'nothing'],
    [inn, 'The inn has ten guest rooms and thirteen spaces.', 'meets'],
    [inn, 'The inn has ten guest rooms and twelve spaces.', 'falls_short'],
    [inn, 'The inn has twelve spaces.', 'nothing'],
  ])('%s / %s: %s', (rule, said, verdict) => {
    expect(given(rule, said)).toBe(verdict);
  });
});

describe('a sentence of a rule', () => {
  it.each([
    [
      'No dwelling shall be built within 900 feet of a quarry.',
      'The nearest dwelling is 500 feet from the quarry.',
      'nothing',
    ],
    [
      'No dwelling shall be built within 900 feet of a quarry.',
      'Our new dwelling is 500 feet from the quarry.',
      'falls_short',
    ],
    ['A kiln shall be at least 90 feet from a stream.', 'The oven is 60 feet from the stream.', 'nothing'],
    ['A kiln shall be at least 90 feet from a stream.', 'The kiln is sixty feet from the stream.', 'falls_short'],
    ['Flights between 10 p.m. and 7 a.m. shall be for emergencies only.', 'Flights run day and night.', 'nothing'],
    ['Deliveries shall be made only between 7 a.m. and 6 p.m.', 'We take deliveries around the clock.', 'falls_short'],
    [
      'At least sixty percent (60%) of the wash water shall be reused.',
      'We reuse five gallons out of every ten of the wash water.',
      'falls_short',
    ],
  ])('%s / %s: %s', (rule, said, verdict) => {
    expect(given(rule, said)).toBe(verdict);
  });
});
