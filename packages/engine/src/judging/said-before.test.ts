import { describe, expect, it } from 'vitest';
import type { AnsweredEvent, AskedEvent } from '@rostrum/contract';
import { newRehearsal } from '../record/fold.ts';
import { findContradictions } from './find-contradictions.ts';

const base = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');

function clashes(question: string, answer: string, laterQuestion: string, later: string): string[] {
  const asked = { question_id: 'q1', question } as AskedEvent;
  const answered = { id: 'a1', text: answer } as AnsweredEvent;
  const r = { ...base, exchanges: [{ asked, answered, judged: null }] };
  return findContradictions(r, later, 'q2', laterQuestion).map(({ subject }) => subject);
}

describe('what was said before, in other words', () => {
  it.each([
    [
      'When do you close?',
      'We close at six.',
      'How do you fill so many jobs?',
      'We would run three shifts.',
      'business at night',
    ],
    [
      'When do you close?',
      'We lock up at six in the evening.',
      'And a large order?',
      'We put on a night shift.',
      'business at night',
    ],
    [
      'Do trucks come at night?',
      'No trucks at night.',
      'When does the bread come?',
      'The bakery deliveries come around 4 a.m.',
      'trucks at night',
    ],
    [
      'Do trucks come at night?',
      'Nothing moves at night.',
      'When do you fill?',
      'The tankers load between midnight and four.',
      'trucks at night',
    ],
    [
      'Open in winter?',
      'We are closed for the winter.',
      'Who is there in January?',
      'We have campers who stay all winter.',
      'business in winter',
    ],
    [
      'Do you own the site?',
      'Yes, we bought the land in 2021.',
      'And the bank?',
      'They lend once we exercise our option to buy.',
      'who owns the land',
    ],
    [
      'Where do you get water?',
      'We are on city water.',
      'How deep is it?',
      'We are drilling a new well to about 300 feet.',
      'where the water comes from',
    ],
    [
      'Where does the sewage go?',
      'We connect to the city sewer.',
      'The low corner?',
      'That is where the septic field goes.',
      'where the sewage goes',
    ],
    [
      'How often do the generators run?',
      'Only when the power is out.',
      'And in August?',
      'We run the generators on hot afternoons to take load off the grid.',
      'what the generators are for',
    ],
    [
      'Who keeps up the pond?',
      'The homeowners association maintains the pond.',
      'What is left for us?',
      'The city will maintain the pond and the outlet.',
      'whose job it is',
    ],
    [
      'Who takes it down?',
      'The company pays for removal.',
      'And the lease?',
      "Taking the panels out is the landowner's responsibility.",
      'whose job it is',
    ],
    ['How many guests?', 'Ten guests at most.', 'How big is the table?', 'The house sleeps 16.', 'number of guests'],
    [
      'How many students?',
      '450 students.',
      'How do you pay for it?',
      'We need six hundred kids by year three.',
      'number of students',
    ],
    [
      'How tall are they?',
      'The turbines are 590 feet to the tip.',
      'Why not shorter?',
      'The model we picked stands 650 feet with the blade straight up.',
      'turbine',
    ],
    [
      'Will you own it?',
      'We build, own and operate.',
      'Who runs it later?',
      'By then it is sold to a fund.',
      'a sale of the project',
    ],
    [
      'Have you met the neighbors?',
      'We held two meetings with the neighbors.',
      'What did they say?',
      "We haven't met with the neighbors yet.",
      'met with the neighbors yet',
    ],
    [
      'Will trucks use Nokes?',
      'None of our trucks go through Nokes.',
      'And east?',
      "Those loads go through Nokes, there isn't any other way.",
      'trucks go through nokes',
    ],
    [
      'Is there a battery?',
      'There is no battery storage on this site.',
      'What is the pad?',
      'That is where the twelve battery containers go.',
      'battery',
    ],
    ...['Yes. We hold 320 feet from every home, shown on sheet C-3.', 'The nearest home is 320 feet away.'].map(
      (later) => [
        'How close are the homes?',
        'The nearest homes stand about 220 feet from the closest row of panels.',
        'Do you meet the rule of 300 feet or not?',
        later,
        'homes',
      ],
    ),
    [
      'How many loads leave?',
      'Nothing leaves the pit before 7 a.m.',
      'Where do they go?',
      'The asphalt plant wants its stone early, so the first trucks leave around 4 a.m.',
      'trucks at 4 a.m.',
    ],
    [
      'How many loads leave?',
      'No trucks before seven.',
      'Where do they go?',
      'Our first trucks roll out at five in the morning.',
      'trucks at 5 a.m.',
    ],
    [
      'When does the crusher run?',
      'We will not run the crusher before 8 a.m.',
      'And the day shift?',
      'The crusher starts at 6:00 a.m. so the day shift can load.',
      'business at 6 a.m.',
    ],
    [
      'If I vote for this I want to be able to say why. How many loads leave the gate on your busiest day, and which way do they turn?',
      'We own the land, and we have for nine years.',
      'Which roads are off limits to your trucks, and does that bind the independent haulers?',
      'We close once the permit is final. Our option to buy runs out in March.',
      'who owns the land',
    ],
    [
      'How many loads leave?',
      'No trucks before 6:00 a.m. or after 7:00 p.m.',
      'Where do they go?',
      'The last truck leaves at 9:00 p.m.',
      'trucks at 9 p.m.',
    ],
  ])('%s %s / %s %s', (question, answer, laterQuestion, later, subject) => {
    expect(clashes(question, answer, laterQuestion, later)).toContain(subject);
  });

  it.each([
    ...[
      'The Miller house is 400 feet from the panels.',
      'We will move the first row back so that every home has 320 feet.',
    ].map((later) => [
      'How close are the homes?',
      'The nearest homes stand about 220 feet from the closest row of panels.',
      'Do you meet the rule of 300 feet or not?',
      later,
    ]),
    ...[
      ['Nothing leaves the pit before 7 a.m.', 'The first truck leaves at 7 a.m.'],
      ['No trucks before 7 a.m.', 'Trucks stop at 5 p.m.'],
      ['No trucks before 7 a.m.', 'The crew meets at 6:30 a.m. for a safety talk.'],
      ['No trucks before 7 a.m.', 'Trucks never leave before 7:00 a.m., and the gate opens at 6:45 a.m.'],
      ['No trucks after 6 p.m.', 'Trucks are done by 5:30 p.m. and the lights go out at 9 p.m.'],
      ['No deliveries after 6 p.m.', 'We close at 9 p.m.'],
      ['We do not crush before 8 a.m.', 'Trucks load from 7 a.m. to 5 p.m.'],
    ].map(([earlier = '', later = '']) => ['How many loads leave?', earlier, 'Where do they go?', later]),
    ['When do you close?', 'We close at six.', 'What runs at night?', 'The refrigeration runs around the clock.'],
    ['When do you close?', 'We close at six.', 'Who is there at night?', 'A watchman walks the site at night.'],
    ['When will you build?', 'No night work.', 'When does the plant run?', 'The plant runs three shifts.'],
    [
      'Do trucks come at night?',
      'No semis after nine.',
      'When do employees come?',
      'The bakers drive in around 4 a.m. in their own cars.',
    ],
    ['Open in winter?', 'April to October.', 'When do you repair?', 'We do the repairs in the winter.'],
    [
      'Do generators run?',
      'Only in an outage.',
      'In an ice storm?',
      'Then they run day and night until the power is back.',
    ],
    [
      'Who owns the land?',
      'We own the land.',
      'Who owns the road?',
      'The county owns the road, and we have an option to widen our drive.',
    ],
    ['Who owns the land?', 'My family owns it.', 'What is the arrangement?', 'We lease the building to her company.'],
    [
      'Where is your water from?',
      'City water.',
      'What about wells?',
      'We will put in three monitoring wells along the line.',
    ],
    [
      'Where is your water from?',
      'We are on city water.',
      'That old pump?',
      'That is an old irrigation well, and it gets sealed.',
    ],
    [
      'Who maintains the pond?',
      'The association maintains the pond.',
      'Until then?',
      'Until the lots are sold we maintain it.',
    ],
    ['Who plows?', 'We plow it.', 'Who plows the county road?', 'The county plows it like it always has.'],
    ['Who pays for removal?', 'We pay for removal.', 'And the landowner?', 'The landowner pays nothing for removal.'],
    ['How many students?', '450 students.', 'How many ride a bus?', 'About ninety kids ride the bus.'],
    ['How many units?', '216 units.', 'How many are large?', 'There are 96 two-bedroom units.'],
    ['How many units?', '216 units.', 'How many units in the first building?', '72 units in that one.'],
    ['How many spaces?', '318 spaces.', 'How many are for visitors?', '22 spaces are for visitors.'],
    [
      'Is this all of it?',
      "142 lots, and that's the whole project.",
      'How do you build it?',
      'In three phases. 50 lots, then 50, then 42.',
    ],
    ['How big is the site?', '84 acres.', 'How much is open at once?', '21 acres, one phase at a time.'],
    [
      'Is there a battery?',
      'No batteries on this site.',
      'The neighbor says so.',
      'I have heard people say there are batteries. There are not.',
    ],
    [
      'How many trucks?',
      'Forty trucks a day.',
      'Is that the peak?',
      'I need to correct myself. The peak is 110 trucks a day.',
    ],
    [
      'How far is it?',
      'The garage is four feet from the line.',
      'Why not ten?',
      'At ten feet the garage would sit on the drain field.',
    ],
    [
      'Will you sell it?',
      'We do not plan to sell it.',
      'If you did?',
      'If it was sold, the buyer takes every condition with it.',
    ],
    ['Will you sell it?', 'We own it for good.', 'The homes?', 'We typically sell about half of the lots.'],
    [
      'How tall is the building?',
      'The building is 45 feet tall.',
      'And the road?',
      'The building is 120 feet from the road.',
    ],
  ])('but these agree, either way round: %s %s / %s %s', (question, answer, laterQuestion, later) => {
    expect(clashes(question, answer, laterQuestion, later)).toEqual([]);
    expect(clashes(laterQuestion, later, question, answer)).toEqual([]);
  });
});
