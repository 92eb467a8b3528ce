import { describe, expect, it } from 'vitest';
import { HeldRehearsal } from '../../hearing/held-rehearsal.ts';
import { newRehearsal } from '../../record/fold.ts';
import { filedByHand } from '../../testing/filed-by-hand.ts';
import { projectFactsOf } from '../../record/project-facts.ts';
import { filledLine } from '../wording/slots.ts';
import { knowledgeIssues } from './from-knowledge.ts';
import { statementIssues } from './from-statements.ts';
import { isSettled, onRecord } from './record/on-record.ts';

/** Everything that could be asked about a project, given what was presented. */
function asked(type: string, presentation: string): string {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({ type: 'configured', seed: 4, project_type: type, project: { type, name: 'Larkspur' } });
  held.append({ type: 'presented', text: presentation });
  const record = onRecord(held.rehearsal, filedByHand({ presentation }));
  const none = new Set<string>();
  return [...statementIssues(held.rehearsal, record, none), ...knowledgeIssues(held.rehearsal, record, none)]
    .map(({ text }) => text)
    .join('\n');
}

describe('the plan of the community', () => {
  it.each([
    [{ state: 'CA' }, 'the general plan'],
    [{ state: 'OH' }, 'the comprehensive plan'],
    [{}, 'the comprehensive plan'],
  ])('with %j is %s', (where, plan) => {
    const facts = projectFactsOf({ type: 'solar', ...where });
    const record = onRecord(newRehearsal('hearing-1700000000000_abcdefghijklmnop'), filedByHand({}));
    expect(filledLine('How does this fit with {plan}?', facts, record)).toBe(`How does this fit with ${plan}?`);
  });
});

describe('what the record answers or does not contain', () => {
  it.each([
    ['subdivision', 'It is 140 lots. It is a preliminary plat.', 'It is 140 lots.', '140 lots and not fewer'],
    ['solar', 'The buffer is 50 feet, undisturbed.', 'The buffer is 50 feet.', 'planted in the 50 feet'],
    ['solar', 'We signed a lease with the landowner.', 'We propose a solar farm.', 'or is it a lease'],
    ['solar', 'The panels are set back 200 feet.', 'We propose a solar farm.', 'What setback are you showing'],
    [
      'oil_gas',
      'We train the fire company every year.',
      'We propose a well pad.',
      'Who pays to train the fire department',
    ],
    [
      'retail',
      'We ask for extended hours at the store.',
      'We will build a store by the homes.',
      'cut through the neigh',
    ],
    ['solar', 'We propose a solar farm.', 'We ask to rezone it for a solar farm.', 'under the zoning it has now'],
    ['solar', 'We propose a solar farm.', 'We run similar projects in this state.', 'next to one of yours'],
    ['solar', 'We propose a solar farm.', 'Trucks cross a bridge on the way in.', 'bridges on the way in'],
    ['warehouse', 'There are 148 trailer stalls.', 'There are 148 parking stalls.', 'stalls is enough'],
    ['solar', 'You approved the building 3 years back.', 'It takes 3 years to build.', 'to build. What days'],
    ['solar', 'It takes 3 years to build. We work in daytime.', 'It takes 3 years to build.', 'to build. What days'],
    ['warehouse', 'It is 90 trips a day, so 45 each way.', 'It is 90 trips a day.', 'count both directions'],
    ['wind', 'We propose a wind farm.', 'There will be 60 trucks a day.', 'with that many trucks'],
    ['solar', 'We propose a solar farm.', 'We offer a payment in lieu of taxes.', 'Does the payment go down'],
    ['battery_storage', 'We propose batteries.', 'We are open from 7 a.m. to 5 p.m.', 'keep to your hours'],
    ['truck stop', 'There are 20 plug-in posts.', 'There are 90 spaces.', 'plug-ins so the drivers'],
    ['data_center', 'We propose a data center.', 'A sound wall stands on the east side.', 'bring the noise down'],
  ])('%s: "%s" is not asked what "%s" may be: %s', (type, settled, open, words) => {
    expect(asked(type, settled)).not.toContain(words);
    expect(asked(type, open)).toContain(words);
  });
});

/** Whether a line would be skipped, given what was presented. */
function isPassedOver(type: string, presentation: string, words: string): boolean {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({ type: 'configured', seed: 4, project_type: type, project: { type, name: 'Larkspur' } });
  held.append({ type: 'presented', text: presentation });
  const record = onRecord(held.rehearsal, filedByHand({ presentation }));
  const line = knowledgeIssues(held.rehearsal, record, new Set()).find(({ text }) => text.includes(words));
  if (line === undefined) return true;
  return isSettled(record, line);
}

describe('figures', () => {
  it.each([
    ['townhomes', 'There are 62 seats in the clubhouse, and the lot is paved.', 'Why 62'],
    ['data_center', 'The first phase is 90 megawatts, and all of it is 300.', 'Is 90 megawatts'],
    ['data_center', 'The first phase is 90 megawatts. Full build is 300 megawatts.', 'Is 90 megawatts'],
    ['tower', 'The compound is fenced, 75 by 75 feet.', 'at 75 feet'],
    ['townhomes', 'The code wants two ways in over 100 units. We have one.', 'Why 100'],
    ['townhomes', 'Zoning allows 80 units there.', 'Why 80'],
  ])('%s: "%s" is not asked about as "%s"', (type, presentation, words) => {
    expect(asked(type, presentation)).not.toContain(words);
  });

  it('are asked about with what they count', () => {
    expect(asked('townhomes', 'We propose 62 townhomes on nine acres.')).toContain('62 townhomes');
    expect(asked('data_center', 'The campus takes 300 megawatts.')).toContain('300 megawatts');
  });
});

describe('what the record addresses', () => {
  it.each([
    ['cell tower', 'The mast has to be lit, white by day and red by night.', 'a light on top'],
    ['cell tower', 'It folds in the middle and falls inside 120 feet.', 'If it fell'],
    ['cell tower', 'The maps show a gap along the river.', 'a need for it'],
    ['data_center', 'Every gallon is reclaimed water from the city plant.', 'Where does the water come from?'],
    ['solar', 'Mr. Olsen farms it now, and he keeps the north half.', 'Who farms the land'],
    ['solar', 'Deliveries come by Route 9 and no other road.', 'Which road do the construction'],
    ['solar', 'We post a bond of 300,000 dollars for the removal.', 'get stuck with it'],
    ['quarry', 'We go down 90 feet.', 'How deep'],
    ['solar', "We don't have the bond.", 'a bond for taking'],
    ['hotel', 'We added a fence, a six-foot cedar one.', 'What kind of fence'],
  ])('%s: with "%s" nobody says "%s"', (type, presentation, words) => {
    expect(isPassedOver(type, presentation, words)).toBe(true);
  });

  it.each([
    ['cell tower', 'We propose a tower.', 'a light on top'],
    ['cell tower', 'We propose a tower.', 'If it fell'],
    ['data_center', 'We propose a data center.', 'Where does the water come from?'],
    ['solar', 'We propose a solar farm.', 'get stuck with it'],
  ])('%s: with "%s" somebody may say "%s"', (type, presentation, words) => {
    expect(isPassedOver(type, presentation, words)).toBe(false);
  });
});
