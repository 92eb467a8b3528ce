import { describe, expect, it } from 'vitest';
import type { Venue } from '@rostrum/contract';
import { HeldRehearsal } from '../hearing/held-rehearsal.ts';
import { materialsOf } from '../filed/materials.ts';
import { newRehearsal } from '../record/fold.ts';
import { topicsOfExpertise } from './expertise-fit.ts';
import { requestIn } from './request-in.ts';
import type { Question } from './types.ts';

function asked(
  type: string,
  name: string,
  presentation: string,
  venue: Venue,
  seed: number,
  turns = 10,
): readonly Question[] {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({
    type: 'configured',
    seed,
    difficulty: 'intermediate',
    community_type: 'rural_traditional',
    project_type: type,
    project: { name, developer: 'Larkspur Holdings', county: 'Franklin' },
  });
  held.append({ type: 'presented', text: presentation });
  return Array.from({ length: turns }, (_x, i) => {
    const materials = materialsOf(held.rehearsal, () => null);
    return held.ask(materials, requestIn(venue, { position: i + 1, total: turns })).question;
  });
}

const seeds = [1, 2, 3, 4, 5];

describe('a project outside the seven industries', () => {
  it.each([
    [
      'church',
      'Grace Church',
      'We ask for a church of four hundred seats on Fox Mill Road with a hall.',
      /drive-through|car wash|blower|fuel/i,
    ],
    [
      'school',
      'Summit Academy',
      'We propose a school for seven hundred children on Overland Road.',
      /drive-through|car wash|blower|alcohol/i,
    ],
    [
      'gravel quarry',
      'Kettle Pit',
      'We want to dig sand and gravel on the Schmitt farm.',
      /shift change|compressor|furnace|solvent/i,
    ],
    [
      'apartments',
      'Third Street Commons',
      'We propose ninety apartments in five stories downtown.',
      /cul-de-sac|stub street|lot widths|homeowners/i,
    ],
  ])('%s: is asked nothing about what it does not have', (type, name, presentation, strange) => {
    for (const seed of seeds)
      for (const venue of ['board', 'public'] as const)
        for (const { text } of asked(type, name, presentation, venue, seed)) expect(text).not.toMatch(strange);
  });

  it.each([
    ['hog confinement', 'Deer Creek', 'We want to put up two finishing barns.', ['odor_dust', 'wells_groundwater']],
    [
      'cell tower',
      'Bald Knob tower',
      'This is a request for a monopole with room for three carriers.',
      ['project_need', 'screening_visual'],
    ],
    ['landfill', 'Blackwater Landfill', 'We ask to expand the landfill.', ['odor_dust', 'wells_groundwater']],
    ['short-term rental', 'Ridgeview', 'We want to rent the house by the night.', ['enforcement', 'parking']],
    ['private airport', 'Hawk Meadow airstrip', 'I want a grass strip on my ranch.', ['noise', 'health_safety']],
  ])('%s: hears early what such hearings are about', (type, name, presentation, topics) => {
    for (const seed of seeds) {
      const first = asked(type, name, presentation, 'board', seed, 8).map(({ topic }) => topic as string);
      for (const topic of topics) expect(first, `seed ${seed}`).toContain(topic);
    }
  });

  it('an expert speaks in its own field', () => {
    for (const seed of seeds)
      for (const { character, topic } of asked('church', 'Grace Church', 'We ask for a church.', 'public', seed, 12))
        if (character.role === 'expert')
          expect(topicsOfExpertise(character).has(topic), `${character.name} on ${topic}`).toBe(true);
  });
});
