import { describe, expect, it } from 'vitest';
import { HeldRehearsal } from '../hearing/held-rehearsal.ts';
import { newRehearsal } from '../record/fold.ts';
import { filedByHand } from '../testing/filed-by-hand.ts';
import { onRecord } from './issues/record/on-record.ts';
import { sentencesQuoted } from './quotable.ts';

/** What may be repeated of a presentation, by kind. */
function quoted(presentation: string) {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({ type: 'configured', project: { type: 'school', name: 'Larkspur School' } });
  return sentencesQuoted(onRecord(held.rehearsal, filedByHand({ presentation })));
}

const kindsOf = (presentation: string): readonly string[] => [...quoted(presentation).keys()];

describe('a sentence of the applicant’s', () => {
  it.each([
    ["The gym is sixty feet from the Larsens' line.", 'said_near'],
    ['We talked with the Larsens twice and they have not signed anything.', 'said_unpapered'],
    ["If you say no, we'd lose nine homes.", 'said_loss'],
    ["We'd ask you to count those spaces toward the total.", 'said_relief'],
    ['Where we come up short is the north side yard.', 'said_short'],
    ['The block wall would run us forty thousand dollars for that stretch.', 'said_cost'],
    ['The fire chief looked at the plan and signed off on it.', 'said_official'],
    ["We're leaving the woods on the north side of the lot.", 'said_kept'],
    ['There are two rows of evergreens going in on the east side.', 'said_trees'],
    ['We have had two complaints in all those years.', 'said_complaint'],
  ])('%s is %s', (said, kind) => {
    expect(kindsOf(`Good evening. ${said} Thank you.`)).toContain(kind);
  });

  it.each([
    // Nobody could tell what it is about.
    ["That's sixty feet from the house, give or take.", 'points at what came before'],
    ['The hundred acres end sixty feet from her house.', 'is about somebody who was named before'],
    ['They said the house is sixty feet from the line.', 'is about people who were named before'],
    ['Your code wants the house sixty feet from the line.', 'is what the rule asks'],
    ['How far is the house from the line, is it sixty feet?', 'is a question'],
    ["I'd be glad to answer anything about the house and the line, sixty feet or not.", 'is only polite'],
    ["Thanks for the sixty feet from the Larsens' line that you gave us.", 'is only polite'],
  ])('is not repeated: %s (%s)', (said) => {
    expect(kindsOf(said)).not.toContain('said_near');
  });

  it.each([
    'Robert Hale, representing Alder Stone, said that the closest house is sixty feet from the line.',
    'The applicant would put the house sixty feet from the line.',
    'Mr. Hale is trying to keep the house sixty feet from the line.',
  ])('is not one that was written down about the speaker: %s', (said) => {
    expect(kindsOf(said)).toEqual([]);
  });

  it.each([
    ['said_complaint', 'We have projects at or near airports without a complaint of glare.'],
    ['said_complaint', 'There have been no complaints in all those years.'],
    ['said_guests', 'We have a petition with 916 customers who support the project.'],
    ['said_noise', 'Our client has done its own noise study.'],
    ['said_drainage', 'The existing State ditch runs along the east side.'],
  ])('is not %s: %s', (kind, said) => {
    expect(kindsOf(`Good evening. ${said}`)).not.toContain(kind);
  });

  it('is cut to the part of its kind where another subject follows', () => {
    const said = 'The new building will have shielded lights, and our engineer is working on a solar program.';
    const lights = quoted(`Good evening. ${said}`).get('said_lights');
    expect(lights?.map(({ words }) => words)).toEqual(['The new building will have shielded lights']);
  });

  it('ends in one period where its last word has one', () => {
    const said = quoted('Good evening. The store would be open from six a.m. to ten p.m.').get('said_hours');
    expect(said?.map(({ words }) => words)).toEqual(['The store would be open from six a.m. to ten p.m']);
  });

  it('is told of them, said back to them, or kept word for word where neither works', () => {
    const first = (said: string) => [...quoted(`Good evening. ${said}`).values()][0]?.[0];
    const wall = first("The wall is sixty feet from the Larsens' line, and the wall is brick.");
    expect(wall?.told).toBe("the wall is sixty feet from the Larsens' line, and the wall is brick");
    const row = first("We'd put in a row of spruce on our north side.");
    expect(row).toMatchObject({
      words: "We'd put in a row of spruce on our north side",
      told: "they'd put in a row of spruce on their north side",
      back: "you'd put in a row of spruce on your north side",
    });
    const lost = first("If you say no, we'd lose nine homes.");
    expect(lost).toMatchObject({ words: "If you say no, we'd lose nine homes", told: null, back: null });
  });

  it('ends where the rest only adds to it, and never before a condition', () => {
    const long = (rest: string): readonly string[] =>
      [
        ...quoted(
          `The new building and its porch would stand sixty feet from the line of the Larsens' yard, ${rest}.`,
        ).values(),
      ]
        .flat()
        .map(({ words }) => words);
    const tail = 'which is what the drawings that we handed out tonight have shown since the spring';
    expect(long(`and it is brick on that side, ${tail}`)[0]).toMatch(/yard$/);
    expect(long(`and only if they sell us that strip along the back of it, ${tail}`)).toEqual([]);
  });

  it('is repeated with the one before it where it points back at that', () => {
    const said = "We had the noise modeled with every fan on. It's fifty decibels at the north line.";
    const all = [...quoted(`Good evening. ${said} Thank you.`).values()].flat();
    expect(all.map(({ words }) => words)).toContain(said.slice(0, -1));
    expect(all.find(({ words }) => words === said.slice(0, -1))?.told).toBeNull();
  });

  it('is no promise where it is done, and no head count of weddings', () => {
    expect(kindsOf('We would rebuild the lane up to the gate.')).toContain('said_will');
    expect(kindsOf('The agreement with the state, we signed it and sent it over in August.')).not.toContain(
      'said_will',
    );
    expect(kindsOf('There would be eighteen weddings, May through October.')).not.toContain('said_guests');
    expect(kindsOf('There would be up to ninety guests at the most.')).toContain('said_guests');
  });

  it('is not a creek because the place is called after one', () => {
    expect(kindsOf('The Cold Creek place is where we would put the barn.')).not.toContain('said_stream');
    expect(kindsOf('There is a creek along the whole east side of it.')).toContain('said_stream');
  });
});

describe('what was said', () => {
  const onFile = (presentation: string, type = 'school') => {
    const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
    held.append({ type: 'configured', project: { type, name: 'Larkspur' } });
    return onRecord(held.rehearsal, filedByHand({ presentation }));
  };

  it.each([
    'The pole is designed to fold at mid-height, all debris within 95 feet of the base.',
    'If the worst happened, they buckle in the middle and fold over on themselves.',
  ])('answers where a tower would land: %s', (presentation) => {
    expect(onFile(presentation, 'cell tower').answers('If it fell, where would it land?')).toBe(true);
  });

  it.each([
    ['neighbors_met', 'Mrs. Abel asked me at the neighborhood night whether there would be trucks.'],
    ['stepped_down', 'On the west that row has been dropped to two stories.'],
    ['neighbors_met', 'Mr. Larsen and I walked it in October.'],
    ['cars_counted', 'Our engineer wrote a letter, and it is forty trips in the busiest hour.'],
    ['staff_counted', 'There are a hundred and sixty employees on the largest shift.'],
  ])('tells %s: %s', (premise, presentation) => {
    expect(onFile(presentation).has(premise)).toBe(true);
    expect(onFile('We would add a wing.').has(premise)).toBe(false);
  });
});
