import { expect, it } from 'vitest';
import { aRehearsal } from '../testing/a-rehearsal.ts';
import { complianceRows } from './compliance-rows.ts';

it('writes the hours of a rule as clock times', () => {
  const { rehearsal, materials } = aRehearsal({
    ordinance: 'Sec. 214. Noise. Generators shall be tested only between 9:30 a.m. and 4:00 p.m. on weekdays.',
    questions: 0,
  });
  expect(complianceRows(rehearsal, materials).map(({ required }) => required)).toEqual(['9:30 a.m.', '4 p.m.']);
});
