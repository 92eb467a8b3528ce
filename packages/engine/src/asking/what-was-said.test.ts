import { describe, expect, it } from 'vitest';
import { HeldRehearsal } from '../hearing/held-rehearsal.ts';
import { newRehearsal } from '../record/fold.ts';
import { filedByHand } from '../testing/filed-by-hand.ts';
import { factsOnFile } from './issues/record/facts-on-file.ts';
import { onRecord } from './issues/record/on-record.ts';
import { clausesTold, openMatters, reliefAsked } from './what-was-said.ts';

function recordOf(presentation: string, lines: readonly string[] = []) {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  const project = { type: 'feed mill', name: 'Larkspur Mill', size_facts: lines };
  held.append({ type: 'configured', seed: 1, project, project_type: 'feed mill', community_type: 'diverse_suburban' });
  return onRecord(held.rehearsal, filedByHand({ presentation, facts: lines }));
}

const told = (presentation: string, id: string): readonly string[] =>
  clausesTold(recordOf(presentation))
    .get(id)
    ?.map(({ words }) => words) ?? [];

describe('what a neighbor tells of the applicant’s words', () => {
  it('begins as people begin a sentence', () => {
    expect(told('Fence is seven feet, woven wire.', 'fence_told')).toEqual(['the fence is seven feet, woven wire']);
    expect(told('There will be no overnight trucks.', 'denied_told')).toEqual(['there will be no overnight trucks']);
    expect(told("We'd plant two rows of spruce along the road.", 'promise_told')).toEqual([
      "they'd plant two rows of spruce along the road",
    ]);
  });

  it('is not cut in the middle of a time or behind a preposition, and is not what was taken back', () => {
    expect(told('They are string lights, off at 10:30.', 'lights_told')).toEqual([]);
    expect(told("We've agreed to pay.", 'promise_told')).toEqual([]);
    const filed = 'The closest house is 156 feet from the fence.';
    expect(told(filed, 'near_told')).toHaveLength(1);
    expect(told(`${filed} That is a typographical error.`, 'near_told')).toEqual([]);
  });

  it('is no promise where the code wants otherwise, as the applicant knows', () => {
    expect(told("We'd post ten hours for parking.", 'promise_told')).toHaveLength(1);
    const owned = "We'd post ten hours for parking. I know the code has a shorter number in it.";
    expect(told(owned, 'promise_told')).toEqual([]);
  });

  it('names what it is about', () => {
    expect(told("We'd put a sound wall around that yard.", 'promise_told')).toEqual([]);
    expect(told("We'd put a sound wall around the yard.", 'promise_told')).toHaveLength(1);
  });

  it('is of no person who was named before', () => {
    expect(openMatters(recordOf("We're redoing the sheet and he hasn't signed off."))).toEqual([]);
    expect(openMatters(recordOf("We don't have the permit back."))).toEqual([]);
    expect(openMatters(recordOf("We don't have the permit from the state."))).toHaveLength(1);
  });

  it('is no distance from a fence where the height is meant', () => {
    expect(told('The cemetery is on the east side, 480 feet from the fence.', 'fence_told')).toEqual([]);
  });
});

describe('figures a neighbor may repeat', () => {
  it('are of the nearest house only as the form has it', () => {
    const spoken = 'The vents are 190 feet from the closest house.';
    expect(factsOnFile(recordOf(spoken))).not.toHaveProperty('house_feet');
    expect(factsOnFile(recordOf(spoken, ['Nearest house 142 feet from the canopy']))).toMatchObject({
      house_feet: { words: '142 feet' },
    });
    expect(factsOnFile(recordOf(spoken, ['Patio 62 feet from the nearest house lot']))).not.toHaveProperty(
      'house_feet',
    );
  });

  it('are of the nearest part of the project, and not of what comes down', () => {
    const lines = [
      'Battery yard 1,140 feet from the nearest house',
      'Closest array to a non-participating house 274 feet',
    ];
    expect(factsOnFile(recordOf('We propose this.', lines))).toMatchObject({ house_feet: { words: '274 feet' } });
    const turbines = ['Removal of 44 turbines from 2008', '17 turbines, 590 feet to the tip'];
    expect(factsOnFile(recordOf('We propose this.', turbines))).toMatchObject({ turbines: { words: '17 turbines' } });
  });

  it('are those of the form where somebody else’s were told', () => {
    const spoken = 'Tallgrass Crossing is 260 units. Ours is 142 townhomes.';
    expect(factsOnFile(recordOf(spoken, ['142 townhomes in 31 buildings']))).toMatchObject({
      units: { words: '142 townhomes' },
    });
  });

  it('cite the line of the form they stand in', () => {
    const lines = ['Open 24 hours', '31 parking spaces'];
    expect(factsOnFile(recordOf('We propose this.', lines))['spaces']?.citation.quote).toBe('31 parking spaces');
  });

  it.each([
    ["You'll hear of Mill Crossing, that's the apartments on Route K, 260 units. That isn't us.", undefined],
    ['The one on Route K is 260 units, and that is a different company.', undefined],
    ["You'll hear of the apartments on Route K, 260 units. That's us.", '260 units'],
  ])("are this project's own: %s", (said, words) => expect(factsOnFile(recordOf(said))['units']?.words).toBe(words));

  it('have no capital of the sentence they stood in', () => {
    expect(factsOnFile(recordOf('Sixty seats inside, all told.'))).toMatchObject({ seats: { words: 'sixty seats' } });
  });
});

describe('relief a neighbor may speak to', () => {
  it('is told beside the figure of the code, asked for or owned to', () => {
    const [relief] = reliefAsked(
      recordOf("The closest house is 610 feet. I know the book says 750. We're asking for a variance."),
    );
    expect(relief?.values).toEqual({ asked: '610 feet', required: '750 feet to the nearest house' });
  });
});
