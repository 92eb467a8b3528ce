import { describe, expect, it } from 'vitest';
import type { AnsweredEvent, AskedEvent } from '@rostrum/contract';
import { newRehearsal } from '../record/fold.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { findContradictions } from './find-contradictions.ts';

const base = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');

function after(question: string, answer: string): Rehearsal {
  const asked = { question_id: 'q1', question } as AskedEvent;
  const answered = { id: 'a1', text: answer } as AnsweredEvent;
  return { ...base, exchanges: [{ asked, answered, judged: null }] };
}
const found = (earlier: string, now: string): string[] =>
  findContradictions(after('What else should we know?', earlier), now, 'q2').map(({ subject }) => subject);

describe('statements that do not agree', () => {
  it.each([
    ['We will never run at night.', 'The compressor runs around the clock.', 'running at night'],
    ['The trucks only haul in daylight.', 'In harvest they haul, and trucks load all night.', 'trucks at night'],
    ['Crews will not work on Sundays.', 'Crews work seven days a week.', 'construction on weekends'],
    ['There will be a hundred homes.', 'We are building 120 units on nine acres.', 'number of homes'],
    ['No trucks will use Miller Road.', 'In winter the trucks take Miller Road.', 'trucks on Miller Road'],
    ['We have no plans to sell it.', 'We will sell it to the utility in year two.', 'a sale of the project'],
    ['There are no more than 20 trucks a day.', 'We expect 40 trucks a day.', 'number of trucks'],
    ['The bond is $1.2 million.', 'The surety is $800,000.', 'bond'],
    ['There is no second phase.', 'Phase two adds forty acres to the east.', 'expansion'],
    ['No trees will be cut.', 'We clear six acres of woods along the creek.', 'cutting trees'],
    ['We will ask for no variance.', 'We are requesting a variance for the height.', 'a variance'],
    ['We use no groundwater.', 'We pump from two wells on the site.', 'groundwater'],
    ['The nearest home is 420 feet from the fence.', 'The nearest house is 100 yards from the fence.', 'homes'],
    ['There will be 40 trucks a day.', 'The plant has 75 trucks a day.', 'number of trucks'],
    ['There are six homes within 500 feet.', 'There are eleven homes within 500 feet.', 'number of homes'],
    ['There is no second phase.', 'In five years we expand onto the Marsh parcel.', 'expansion'],
  ])('%s / %s', (earlier, now, subject) => {
    const [first] = findContradictions(after('What else should we know?', earlier), now, 'q2');
    expect(first?.subject).toBe(subject);
    expect(earlier).toContain(first?.earlier);
    expect(now).toContain(first?.now.replace(/[.]$/, ''));
  });

  it.each([
    ['The setback is 150 feet.', 'The setback is about fifty yards.'],
    ['The nearest home is 420 feet from the fence.', 'The nearest home is 0.08 miles from the fence.'],
    ['The lease runs 35 years.', 'The lease is for 420 months.'],
    ['The trees are six feet tall at planting.', 'The trees are 72 inches tall at planting.'],
    ['Sixty percent of the water is recycled.', 'Three fifths of the water is recycled.'],
    ['It will use 200k gallons a day.', 'It uses 200,000 gallons a day.'],
    ['There are no more than 20 trucks a day.', 'We expect 15 trucks a day.'],
    ['There are 40 trucks a day.', 'We could cap it at 30 trucks a day.'],
    ['There are 20 trucks a day during construction.', 'There are 2 trucks a day in operation.'],
    ['No construction at night.', 'The data center operates around the clock.'],
    ['No trucks will use Miller Road.', 'The trucks go out by Route 9, not Miller Road.'],
    ['Phone calls are answered around the clock.', 'We do not run at night.'],
    ['If we had to, we could run at night.', 'We will never run at night.'],
    ['The fence is 8 feet high.', 'The berm is 10 feet high.'],
    ['There are 12 private wells within 250 feet.', 'We would guarantee wells within half a mile.'],
    ['We would guarantee wells within half a mile.', 'There are 12 private wells within 250 feet.'],
    ['There are four homes within 500 feet.', 'There are 30 homes within half a mile.'],
    ['Hillside Dairy asks to expand by 140 acres and to go from 1,500 cows to 2,400.', 'There is no second phase.'],
    ['There is no second phase.', 'We are applying to expand the quarry by 60 acres.'],
  ])('but these do: %s / %s', (earlier, now) => {
    expect(found(earlier, now)).toEqual([]);
  });

  it('reads a rate a day with what the question counts', () => {
    const r = after('How many trucks come in a day?', 'About 40 trucks a day.');
    expect(findContradictions(r, 'It is 75 a day.', 'q2', 'How many trucks is that?')[0]?.subject).toBe(
      'number of trucks',
    );
    expect(findContradictions(r, 'It is 42 a day.', 'q2', 'How many trucks is that?')).toEqual([]);
    expect(findContradictions(r, 'It is 75 a day.', 'q2', 'How many guests is that?')).toEqual([]);
  });

  it('takes the subject of a bare figure from the question that was asked', () => {
    const r = after('How much is the bond?', 'It is $1.2 million.');
    expect(findContradictions(r, 'It is $900,000.', 'q2', 'What is the amount of the bond?')[0]?.subject).toBe('bond');
    expect(findContradictions(r, 'It is $900,000.', 'q2', 'What does the road work cost?')).toEqual([]);
  });
});
