import { describe, expect, it } from 'vitest';
import { readMinutes } from './read-minutes.ts';

/* Layouts that were misread once, in a board that was made up. */

const text = `Minutes of the Planning Commission of Ellery, held on Thursday, May 4, 2023, at 6:30 p.m.
       Present:        Ana Lowell, Chair
                       Ben Prager, Vice Chair
                       Tova Nay
                       Cal Hurst
                       Joan Redd, Senior Planner
                       Lori Evans, Cultural Arts Director
       Excused:        Mia Stone

WORK SESSION
Chair Lowell called the work session to order. Mr. Hurst wondered if the number of parking stalls would be enough for the bakery at noon.
With the addition of the revised plan to the Preliminary Site Plan, staff had no more
concerns about it. Mr. Prager asked whether the light pollution had been looked at.

APPROVAL OF MINUTES

Mr. Hurst moved to approve the minutes of April 6, 2023. Seconded by Ms. Nay. A voice vote was made, motion passed 4-0.

ROE BAKERY – 12 Elm Street – Project #23-014

Ms. Redd presented the application for a conditional use permit for a bakery. There was a
neighbor who complained about the fence, and Ms. Nay asked about the runoff behind it.
Ms. Lowell opened the hearing for public comment. There were none.
Mr. Hurst moved to approve the conditional use permit for the bakery.
Seconded by Mr. Prager. Roll Call Vote:
 A     Lowell
 A     Prager
 A     Nay
 N     Hurst

Motion passes 3-1
MERCER HALL – 40 Oak Street – Project #23-015
Ms. Redd presented the application for a conditional use permit for a hall.
Mr. Prager moved to approve the conditional use permit for the hall.
Seconded by Ms. Nay. Roll Call Vote:
 A     Lowell
 A     Prager
 A     Nay
 A     Hurst

Motion passes 4-0
`;
const read = readMinutes(text);
const bakery = read.items.find(({ title }) => title.startsWith('ROE'));

describe('minutes in which', () => {
  it('the label stands before the first name, and a post reads like a name', () => {
    const members = read.members.map(({ name, role, present }) => [name, role, present]);
    expect(members).toEqual([
      ['Ana Lowell', 'chair', true],
      ['Ben Prager', 'vice_chair', true],
      ['Tova Nay', 'member', true],
      ['Cal Hurst', 'member', true],
      ['Mia Stone', 'member', false],
    ]);
  });

  it('a surname is also a vote', () => {
    expect(bakery?.votes).toEqual({ 'Ana Lowell': 'yes', 'Ben Prager': 'yes', 'Tova Nay': 'yes', 'Cal Hurst': 'no' });
  });

  it('an item begins right behind a result, and a paragraph is no item', () => {
    const titles = read.items.map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith('MERCER HALL'))).toHaveLength(1);
    expect(titles.some((title) => title.startsWith('With the addition'))).toBe(false);
  });

  it('what is raised is what a member says, and not what comes before or is only named in passing', () => {
    const raised = bakery?.raised.map(({ member, topic }) => `${member}: ${topic}`);
    expect(raised).toEqual(['Tova Nay: stormwater_drainage']);
  });

  it('a work session is on the one request that the meeting decides', () => {
    const [until] = text.split('MERCER HALL');
    const [only] = readMinutes(until ?? '').items.filter(({ title }) => title.startsWith('ROE'));
    expect(only?.raised.map(({ member, topic }) => `${member}: ${topic}`)).toEqual([
      'Cal Hurst: parking',
      'Ben Prager: screening_visual',
      'Tova Nay: stormwater_drainage',
    ]);
  });
});
