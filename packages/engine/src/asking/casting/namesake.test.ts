import { expect, it } from 'vitest';
import { characters } from '../../catalog/characters.ts';
import type { CharacterSheet } from '../../catalog/types.ts';
import { newRehearsal } from '../../record/fold.ts';
import { HeldRehearsal } from '../../hearing/held-rehearsal.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import { rosterFor } from './choose-character.ts';
import { isNamesake } from './namesake.ts';

it('nobody from the public shares a surname with somebody on the record', () => {
  const neighbor = characters.find(({ role }) => role === 'resident');
  const surname = neighbor?.name.split(' ').at(-1) ?? '';
  const rosterOf = (developer: string): readonly string[] => {
    const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
    held.append({ type: 'configured', seed: 1, project: { type: 'housing', name: 'Larkspur', developer } });
    return rosterFor(held.rehearsal, 'public').map(({ name }) => name);
  };
  expect(rosterOf('Larkspur Homes')).toContain(neighbor?.name);
  expect(rosterOf(`${surname} Land Company`)).not.toContain(neighbor?.name);
});

it('is told by the last name of whoever is named anywhere on the form or in the presentation', () => {
  const sheet = { ...(characters[0] as CharacterSheet), name: 'Ruth Ann Sauer' };
  const r = newRehearsal('hearing-1700000000000_abcdefghijklmnop');
  const named = (project: Partial<Rehearsal['project']>, text?: string): boolean =>
    isNamesake(sheet, {
      ...r,
      project: { ...r.project, ...project },
      presentation: text === undefined ? null : ({ text } as Rehearsal['presentation']),
    });
  expect(named({})).toBe(false);
  expect(named({ developer: 'Ruth Ann LLC', applicant: 'Ann' })).toBe(false);
  for (const of of ['developer', 'applicant', 'projectName'] as const)
    expect(named({ [of]: 'Sauer Farms' }), of).toBe(true);
  expect(named({ developer: 'Sauer', applicant: 'Prairie Sun', projectName: 'Cedar Flats' })).toBe(true);
  expect(named({}, 'My name is Bill Sauer.')).toBe(true);
  // The same project, presented anew.
  const { project } = r;
  const presented = (text: string): boolean =>
    isNamesake(sheet, { ...r, project, presentation: { text } as Rehearsal['presentation'] });
  expect([presented('I am Bill Sauer.'), presented('I am Bill Dunn.'), presented('I am Bill Sauer.')]).toEqual([
    true,
    false,
    true,
  ]);
});
