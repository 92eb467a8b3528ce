import { describe, expect, it } from 'vitest';
import { readPresentation } from '../../filed/read-presentation.ts';
import { readText } from '../read-text.ts';
import { complianceTable } from './table.ts';

function verdicts(rule: string, said: string): string[] {
  const rows = complianceTable({
    ordinance: readText({ kind: 'ordinance', source: 'code', text: rule }),
    planning: null,
    news: [],
    presentation: readPresentation(said, 'generic'),
    projectText: '',
  });
  return rows.map(({ verdict }) => verdict).filter((verdict) => verdict === 'meets' || verdict === 'falls_short');
}

const rule =
  '5.3 Setback. Each tower shall be set back from every property line a distance of at least 1.5 times its height, or 150 feet, whichever is greater.';

describe('a setback that is a multiple of the height', () => {
  it.each([
    ['The tower is 120 feet tall. It stands 200 feet from the property line.', ['meets']],
    ['The tower is 120 feet tall. It stands 170 feet from the property line.', ['falls_short']],
    ['The tower is 80 feet tall. It stands 140 feet from the property line.', ['falls_short']],
    ['The tower is 80 feet tall. It stands 160 feet from the property line.', ['meets']],
    ['The tower is 120 feet tall and stands 200 feet from the property line.', ['meets']],
  ])('%s', (said, expected) => {
    expect(verdicts(rule, said)).toEqual(expected);
  });

  it.each([
    'The tower is 120 feet tall. It stands 200 feet from the road.',
    'It stands 200 feet from the property line.',
    'The tower is 120 feet tall. The shed is 12 feet tall. It stands 20 feet from the house.',
  ])('%s: no verdict', (said) => {
    expect(verdicts(rule, said)).toEqual([]);
  });

  it('leaves multiples of anything else alone', () => {
    const rotor = '5.3 Spacing. Each turbine shall stand at least 3 times its rotor diameter from every property line.';
    expect(verdicts(rotor, 'The turbine is 400 feet tall. It stands 500 feet from the property line.')).toEqual([]);
  });
});
