import { describe, expect, it } from 'vitest';
import type { PresentedEvent } from '@rostrum/contract';
import { newRehearsal } from '../record/fold.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { findContradictions } from './find-contradictions.ts';

const base = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');
const presented = (text: string): Rehearsal => ({
  ...base,
  presentation: { id: 'p', at: '2026-01-01T00:00:00Z', type: 'presented', text } satisfies PresentedEvent,
});
const clashes = (earlier: string, question: string, answer: string): number =>
  findContradictions(presented(earlier), answer, 'q', question).length;

describe('what was ruled out in other words', () => {
  it.each([
    [
      'There will be no deliveries on Sundays.',
      'Are trucks going to run on Sundays?',
      'There may be a few loads on a Sunday if the schedule slips.',
    ],
    [
      'Trucks go north and never through the village.',
      'Will your trucks go through the village?',
      'Some would have to when the county road is closed.',
    ],
    [
      'The hall will not be rented out.',
      'Will you rent the hall for weddings?',
      'Sure, on Saturdays it would be available for receptions.',
    ],
    ['No light is required at that height.', 'Will there be a red light on it?', 'Yes, a beacon at the top.'],
    [
      'We will not have a gas station.',
      'Are you looking at fuel sales?',
      'A store with pumps is one of the users we are talking to.',
    ],
    [
      'Dead birds are composted in a covered shed.',
      'What do you do with the dead birds?',
      'They get buried in a pit behind the barn.',
    ],
    [
      'Trash is picked up inside the garage.',
      'Where does the trash truck stop?',
      'The truck stops at the curb on Elm Street.',
    ],
    ['Music stays inside with the doors closed.', 'Will there be music outside?', 'Only for the ceremony.'],
  ])('%s / %s %s', (earlier, question, answer) => {
    expect(clashes(earlier, question, answer)).toBe(1);
  });

  it.each([
    [
      'There will be no deliveries on Sundays.',
      'Are trucks going to run on Sundays?',
      'No. On Sundays the gate is locked to deliveries.',
    ],
    [
      'There will be no deliveries on Sundays.',
      'When do you take deliveries?',
      'Monday to Friday, and on Sundays we are closed.',
    ],
    [
      'No light is required at that height.',
      'Are the lights on the shed shielded?',
      'The lights are shielded and on a timer.',
    ],
    [
      'The hall will not be rented out.',
      'Will you rent the hall?',
      'If the board wants it in writing that we never rent the hall, we accept that.',
    ],
    [
      'We will not have a gas station.',
      'What if the board asked for pumps?',
      'If you wanted a gas station there, it would be a new application.',
    ],
    ['Music stays inside with the doors closed.', 'Is there music at the ceremony?', 'There is no music outside.'],
    [
      'Trash is picked up inside the garage.',
      'Where does the trash truck stop?',
      'Inside the garage; the truck does not stop at the curb.',
    ],
    ['We asked for no variance on the fence.', 'How tall is the fence?', 'The fence is eight feet tall.'],
    ['You cannot run a farm unless you run the dryer.', 'Will you run a dryer?', 'We run a farm and a dryer.'],
  ])('but these agree: %s / %s %s', (earlier, question, answer) => {
    expect(clashes(earlier, question, answer)).toBe(0);
  });
});

describe('figures said in other words', () => {
  it.each([
    ['The site has 48 backup generators.', 'How many generators are there?', 'We have thirty-six generators.'],
    [
      'The plan shows 84 single-family lots.',
      'How many houses will there be?',
      'Ninety-six homes when we are finished.',
    ],
    [
      'The final height is 180 feet.',
      'How high will it be when you are done?',
      'Two hundred and twenty feet at the peak.',
    ],
    ['The barns stand 900 feet from the nearest dwelling.', 'How far is it to the Shenks?', 'About five hundred feet.'],
    ['Music ends at ten.', 'What time does the music stop?', 'The band wraps up around eleven thirty.'],
  ])('%s / %s %s', (earlier, question, answer) => {
    expect(clashes(earlier, question, answer)).toBe(1);
  });

  it.each([
    ['The expansion adds forty-five acres.', 'What about the gulls?', 'We keep the open face under half an acre.'],
    [
      'The basin is sized for the hundred-year storm.',
      'What leaves the basin?',
      'The basin lets it out at the rate of the two-year storm.',
    ],
    [
      'The nearest house is 620 feet away.',
      'How tall are the houses next door?',
      'The homes next door are 28 feet; we step down to match them.',
    ],
    ['The nearest house is 620 feet away.', 'How far is it to the Shenks?', 'About nine hundred feet.'],
    [
      'The expansion adds eighteen years.',
      'Is this the last of it?',
      'This is the whole project: there is no second phase.',
    ],
  ])('but these agree: %s / %s %s', (earlier, question, answer) => {
    expect(clashes(earlier, question, answer)).toBe(0);
  });

  it('holds an answer against the form too, word for word', () => {
    const r: Rehearsal = {
      ...base,
      project: { ...base.project, description: 'Two data center buildings with 48 backup generators on 210 acres.' },
    };
    const [found] = findContradictions(r, 'We have thirty-six generators.', 'q', 'How many generators are there?');
    expect(found?.earlier).toBe('Two data center buildings with 48 backup generators on 210 acres.');
  });
});
