import { expect, it } from 'vitest';
import { characters } from '../../catalog/characters.ts';
import { newRehearsal } from '../../record/fold.ts';
import { HeldRehearsal } from '../../hearing/held-rehearsal.ts';
import { rosterFor } from './choose-character.ts';

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
