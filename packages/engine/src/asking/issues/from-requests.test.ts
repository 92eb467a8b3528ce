import { describe, expect, it } from 'vitest';
import { HeldRehearsal } from '../../hearing/held-rehearsal.ts';
import { newRehearsal } from '../../record/fold.ts';
import { readText } from '../../ordinance/read-text.ts';
import type { TextReading } from '../../ordinance/types.ts';
import { filedByHand } from '../../testing/filed-by-hand.ts';
import { reliefAsked } from '../what-was-said.ts';
import { requestIn } from '../request-in.ts';
import { onRecord } from './record/on-record.ts';
import { requestIssues } from './from-requests.ts';

function hearing(presentation: string) {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({ type: 'configured', seed: 4, project_type: 'solar', project: { name: 'Larkspur Solar' } });
  held.append({ type: 'presented', text: presentation });
  const materials = filedByHand({ presentation });
  return { held, materials, record: onRecord(held.rehearsal, materials) };
}

const variance = 'We propose a solar farm. We are asking for a variance to 50 feet where 500 feet is required.';

describe('requested relief', () => {
  it('is put to the applicant with both figures, and cites where they are', () => {
    const [first, ...others] = requestIssues(hearing(variance).record, new Set());
    expect(first).toMatchObject({
      kind: 'request',
      topic: 'setbacks',
      asks: ['variance_or_waiver'],
    });
    expect(first?.citations[0]?.quote).toContain('500 feet is required');
    expect(first?.text).toContain(' 50 feet');
    expect(first?.text).toContain('the code says 500 feet'.slice(4));
    expect(others).toEqual([]);
  });

  it('is named by its own row of a table', () => {
    const text = `Section 4. Docks.

Maximum height 50 ft; 45 ft inside the overlay
Setback from residential zone, building 100 ft, plus 2 ft for each foot of height over 30 ft
Setback from residential zone, dock door 250 ft`;
    const { record } = hearing("The closest dock is 228 feet, and your code's 250 feet. I'd like the exception.");
    const code = readText({ kind: 'ordinance', source: 'code', text });
    const [asked] = requestIssues(record, new Set(), code);
    expect(asked?.text).not.toContain('height');
  });

  it('is the first thing that a board asks about', () => {
    const { held, materials } = hearing(variance);
    const { question } = held.ask(materials, requestIn('board'));
    expect(question.text).toMatch(/50 feet|variance/);
  });

  it.each([
    ['Our client needs a waiver of the parking rule, 40 spaces instead of 60 spaces.', 'parking'],
    ['We request a variance for a fence height of 8 feet where 6 feet is required.', 'density_height|screening_visual'],
  ])('is filed under its subject: %s', (text, topic) => {
    expect(requestIssues(hearing(text).record, new Set())[0]?.topic).toMatch(new RegExp(`^(?:${topic})$`));
  });

  it.each(['We are not asking for a variance.', 'We need a variance from the side yard.', 'The setback is 500 feet.'])(
    'is not made up from: %s',
    (text) => expect(requestIssues(hearing(text).record, new Set())).toEqual([]),
  );

  it('is raised once, even if it is both said and filed', () => {
    const twice =
      'The garage is 41 feet high where 35 is allowed. We ask for a variance to 41 feet where 35 feet is required.';
    expect(requestIssues(hearing(twice).record, new Set())).toHaveLength(1);
  });

  it('is raised once, also where one figure was rounded', () => {
    const twice =
      "The ordinance allows 65 percent of coverage. We're at 67 percent, and we've asked for a variance. " +
      'We are asking for a variance to 67.8 percent where 65 percent is required.';
    const texts = requestIssues(hearing(twice).record, new Set()).map(({ text }) => text);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('67.8 percent');
  });

  it('is asked about if it is mentioned without its figures', () => {
    const { record } = hearing(
      'We need two things tonight, a conditional use permit and a variance for three turbines.',
    );
    expect(requestIssues(record, new Set()).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^You're asking for a variance for three turbines\. Why/),
    ]);
  });

  it.each([
    'The cul-de-sac is long. The creek bends there. So I am asking the variance on that one.',
    'We need a variance, and we hope you grant it.',
    'We ask for a variance for it.',
  ])('is not asked about if nobody could tell which: %s', (said) =>
    expect(requestIssues(hearing(said).record, new Set())).toEqual([]),
  );

  it('is not raised again in the same way', () => {
    const { record } = hearing(variance);
    const [first] = requestIssues(record, new Set());
    expect(requestIssues(record, new Set([first?.key ?? '']))).not.toContainEqual(first);
  });
});

describe('relief that is told with both figures', () => {
  it.each([
    ["You want 200 feet from the corner and we're at 165. So that's a waiver we need.", '165 feet', '200 feet'],
    ["Now, the variance. The limit is 40 feet, and we're at 46.", '46 feet', '40 feet'],
    [
      "The closest house is 610 feet from the mill. I know the book says 750. I couldn't get farther.",
      '610 feet',
      '750',
    ],
    ["I'm asking for thirty-five feet. Your ordinance says twenty-five.", 'thirty-five feet', 'twenty-five feet'],
    ["Your code says 800 feet between homes, and it's 640. We've asked for an accommodation.", '640 feet', '800 feet'],
    ["There's 318 spaces, 1.77 a unit. The code table comes to 360, so we ask for a reduction.", '318 spaces', '360'],
    ["Orchard Court is 780 feet long. Your limit's 600. So that's a variance.", '780 feet', '600 feet'],
    [
      "It asks a lot. Your book wants three times the height, that's 1,770 feet. One is at 1,620, so we need a variance.",
      '1,620 feet',
      '1,770 feet',
    ],
    ["You want 50 feet planted. For 380 feet of it there's a gas line. It leaves us 25.", '25 feet', '50 feet'],
    ['The buffer is 20 feet, and your code says 25. We ask for a waiver.', '20 feet', '25 feet'],
    ["We're at 41 feet, short of the 50 feet, and we ask for a waiver.", '41 feet', '50 feet'],
    [
      "The one place we don't comply: the east setback is 90 feet and we're at 72. We filed for a variance.",
      '72',
      '90',
    ],
    [
      "Your book says nine foot of hedge on Elm. What's there is five foot. I ask you to let me keep it.",
      'five',
      'nine',
    ],
    ["The minimum lot width is 90 feet and ours is 78. We're asking for a variance.", '78 feet', '90 feet'],
    ["It's 146 feet. The house is the Rudds', and the ordinance says 150. So we're four feet short.", '146', '150'],
    ['The Rudd place is 870 feet. I know the book says a thousand.', '870 feet', 'a thousand'],
  ])('is put to the applicant with them: %s', (said, asked, required) => {
    const [first] = requestIssues(hearing(said).record, new Set());
    expect(first?.text).toContain(asked);
    expect(first?.text).toContain(`code says ${required}`);
  });

  it('comes first, every pair of figures in turn', () => {
    const { held, materials } = hearing(
      'The nearest house is 570 feet, and the rule is 600 unless the owner agrees. On the east line we show 185 feet, and I know the book says 200. So we ask for that fifteen feet.',
    );
    const asked = [1, 2].map((position) => {
      const { question } = held.ask(materials, requestIn('board', { position, total: 12 }));
      return question.text;
    });
    expect(asked.join(' ')).toContain('570 feet');
    expect(asked.join(' ')).toContain('185 feet');
  });

  it.each([
    ["Code is half a stall per unit, so 32, and we have 27. That's a deviation.", '27 guest stalls', '32'],
    ["Your by-law says two a unit, so that's 60. We're proposing 44. We ask for that waiver.", '44 spaces', '60'],
    ['The Rudd place is 870. I know the book says a thousand.', '870 feet', 'a thousand feet'],
  ])('takes the unit from a line of the form: %s', (said, asked, required) => {
    const { held, materials } = hearing(said);
    const projectText = '30 homes\n27 guest stalls\n44 spaces\nnearest houses 870, 1,240 and 2,100 feet';
    const [first] = requestIssues(onRecord(held.rehearsal, { ...materials, projectText }), new Set());
    expect(first?.text).toContain(asked);
    expect(first?.text).toContain(`code says ${required}`);
  });

  it('takes the unit of a bare figure from the form', () => {
    const { held, materials } = hearing("There's 31 on the lot. The code comes out at 39, so we're eight short.");
    const filed = { ...materials, projectText: '31 bedrooms\n31 parking spaces on the lot\n8 at the church' };
    const [first] = requestIssues(onRecord(held.rehearsal, filed), new Set());
    expect(first?.text).toContain('31 parking spaces');
    expect(first?.text).toContain('code says 39');
  });

  it.each([
    "You want 200 feet from the corner and we're at 265.",
    'We need two waivers, one for paving and one for the yard.',
    'We need a variance. The lot drops off to the creek, and that is why.',
    // The plan meets it.
    "The setback is 50 feet and we're at 80. We have a variance for the sign.",
    'Code is one stall per unit, so 30, and we have 44. We ask for your vote.',
    'The nearest house is 1,040 feet off, and you need a thousand. I know you ask for more sometimes.',
    "We've got 53 cars of room. Your code wants 42. We ask for your vote.",
    // Another thing, another time, another body, or not the plan's.
    "We stack 26 cars. City asks for 20. We've got eight weeks of counts, and we ask for your vote.",
    "At first I said 11.4 acres, and that was a mistake. Your cap's ten. We ask for your vote.",
    'The house is 430 feet away. Other counties want 500, and we could not get there.',
    'We dug four test pits and the Township asked for seven, so we are three short.',
    'Anything over twelve guests is Class 3 under your code, so we ask you for that.',
    "You need 200 feet of sight distance. We've got 150 feet of fence there, and I know it's short.",
    'We have a 20-foot buffer. Your code wants 50 feet of setback. We could not do that one.',
    'We are 500 feet from the school; you require 1,000 feet from a church. We could not find a church.',
    // No thing and no unit is named.
    "There's 31 there. The code comes out at 39, so we're eight short.",
  ])('is not made up, and no reason is asked for twice: %s', (said) =>
    expect(requestIssues(hearing(said).record, new Set())).toEqual([]),
  );
});

describe('a distance that is kept everywhere but in one place', () => {
  it.each([
    [
      'We hold 50 feet to every property line but one. At the corner the creek pinches us to 35 feet, and we ask for a waiver.',
      "In one place you're at 35 feet, and you keep 50 feet everywhere else.",
    ],
    [
      "We're 300 feet or better at every home but two. Those two are at 215 and 240 feet, and we're asking for a variance.",
      "In one place you're at 215 feet, and you keep 300 feet everywhere else.",
    ],
    [
      "From a line it's 110 percent of height, so 649 feet. We meet that on thirty. The one we don't is T-17, it's 610. The heirs signed the waiver.",
      "In one place you're at 610 feet, and you keep 649 feet everywhere else.",
    ],
  ])('is put to the applicant with both: %s', (said, expected) =>
    expect(requestIssues(hearing(said).record, new Set()).map(({ text }) => text)).toContainEqual(
      expect.stringContaining(expected),
    ),
  );

  it.each([
    'We hold 50 feet to every property line but one. At the corner it is 35 feet to the creek.',
    'We hold 50 feet to every property line but one. At the corner it is 90 feet, and we want no waiver.',
  ])('is not made up from: %s', (said) => expect(requestIssues(hearing(said).record, new Set())).toEqual([]));
});

describe('relief from a rule that is told in words', () => {
  it.each([
    [
      "The second is one variance, from 9.4.6(b), which says a drive-up lane can't lie between the building and a street.",
      "variance from the rule that says a drive-up lane can't lie between the building and a street.",
    ],
    [
      "We're proposing a surety bond at the net number, from day one. I know your ordinance reads gross. We'd ask you to consider it.",
      "You're proposing a surety bond at the net number, and you told us our ordinance reads gross.",
    ],
    ["Your code says open at 6, so I'm asking for that half hour.", 'You told us our code says open at 6,'],
  ])('is put to the applicant with the rule: %s', (said, expected) =>
    expect(requestIssues(hearing(said).record, new Set())[0]?.text).toContain(expected),
  );

  it('is about what the sentences before it name', () => {
    const said =
      "Decommissioning comes to $386,000. We're proposing a bond at the net number. I know your ordinance reads gross. We'd ask you to consider it.";
    expect(requestIssues(hearing(said).record, new Set())[0]).toMatchObject({
      topic: 'decommissioning_bond',
      asks: [],
    });
  });

  it.each([
    'I know your ordinance reads gross. We posted the gross amount.',
    'The bank got no variance from the section that says a lane must be behind the building.',
    "Your code says it has to be closed when you're that close, so we're asking.",
  ])('is not made up from: %s', (said) => expect(requestIssues(hearing(said).record, new Set())).toEqual([]));
});

const codeOf = (text: string): TextReading =>
  readText({ kind: 'ordinance', source: 'code', text: `Section 4. Standards.\n\n${text}` });

const heights =
  'A building shall not exceed 35 feet in height. A building shall be 35 feet from the line of the district.';

describe('what the figures of relief are of', () => {
  it.each([
    [
      "Your perimeter setback is 35 feet, and we're at 28. We ask for a modification.",
      '35 feet for the perimeter setback',
    ],
    ["The wall. The code's ten foot. We've got eight foot. We'd like the exception.", 'for the wall'],
    [
      "Your book says nine foot of hedge on Elm. What's there is five foot. I ask you to let me keep it.",
      'for the hedge',
    ],
    ["Your rule's 35 feet off a residential lot and I'm at 28. I know it.", '35 feet off a residential lot'],
    ["The second one is open space. You ask for 15 percent, we've got 12.4.", '15 percent for open space'],
    ["First one's the sign. You allow 50 feet. I'm asking 85.", '50 feet for the sign'],
    ['The long cul-de-sac is 930 feet and the book says 800. I ask for a variance.', '800 feet for the cul-de-sac'],
    ['The closest house is 430 feet. Your ordinance says 500. We ask for that.', '500 feet to the nearest house'],
    ['The barn is 41 feet high where 35 is allowed. We ask for a variance.', '35 feet for height'],
  ])('is said with them: %s', (said, expected) =>
    expect(requestIssues(hearing(said).record, new Set(), codeOf(heights))[0]?.text).toContain(expected),
  );

  it('is left to the code where it has the figure once', () => {
    const said = "Your code says 35 feet, and we're at 28 feet. We ask for a modification.";
    const once = codeOf('A building shall be 35 feet from the line of the district.');
    expect(requestIssues(hearing(said).record, new Set(), once)[0]?.text).toContain('code says 35 feet. ');
  });

  it('is told bare by somebody who has told it at too great a length to be read back', () => {
    const said =
      "You want 50 feet planted. For 380 feet along there Columbia Gas has an easement and they won't let us put a tree in it. It leaves us 25.";
    const once = codeOf('A strip 50 feet wide shall be planted along a residential line.');
    expect(requestIssues(hearing(said).record, new Set(), once)[0]?.text).toContain('25 feet');
  });

  it('is in their own words where the code has it twice', () => {
    const said = "Your code says 35 feet, and we're at 28 feet. We ask for a modification.";
    expect(requestIssues(hearing(said).record, new Set(), codeOf(heights))[0]?.text).toBe(
      `You said, "Your code says 35 feet, and we're at 28 feet." Why should we allow that?`,
    );
    expect(reliefAsked(hearing(said).record, codeOf(heights))).toEqual([]);
  });
});

describe('why relief should be given', () => {
  const texts = (said: string, code: TextReading | null = null): readonly string[] =>
    requestIssues(hearing(said).record, new Set(), code).map(({ text }) => text);

  it('is what sets the site apart for a variance alone', () => {
    const both = ["Your setback is 35 feet, and we're at 28.", "Hello. Your setback is 35 feet, and we're at 28."];
    for (const said of both) expect(texts(`${said} We ask for a waiver.`).join()).not.toContain('this site different');
    expect(both.flatMap((said) => texts(`${said} We ask for a variance.`)).join()).toMatch(/this site different/);
  });

  const reasoned =
    "The wall. The code's ten foot. We've got eight foot. The reason's the canal company. We'd like the exception.";

  it('is not asked where the owner has agreed', () => {
    const said = 'The house is 870 feet off, and you want 1,000. We ask for that. ';
    expect(texts(`${said.replace(' We ask for that.', '')}The owners signed a waiver.`)).toEqual([]);
    const unrecorded = 'The owners signed a waiver, and it has not been recorded yet.';
    expect(texts(`${said.replace(' We ask for that.', '')}${unrecorded}`)).toEqual([]);
    expect(texts(`${said}The owners have not signed a waiver.`)).toHaveLength(1);
  });

  it('is not asked of somebody who has just said it', () => {
    expect(texts(reasoned)).toEqual([]);
    expect(texts(reasoned.replace("The reason's the canal company. ", ''))).toHaveLength(1);
  });

  it('is asked as what the code wants for it', () => {
    const law = codeOf(
      'The wall height may be reduced where the Commission receives a written statement from a licensed engineer that it cannot be built.',
    );
    expect(texts(reasoned, law)[0]).toContain('To allow that, it wants a written statement from a licensed engineer.');
  });
});
