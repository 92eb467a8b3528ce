import { describe, expect, it } from 'vitest';
import { claimsAnotherLife } from './lives.ts';
import { characters } from '../catalogue/characters.ts';
import { industryGroupOf } from '../catalogue/industry-group-of.ts';
import { entryFor } from '../knowledge/all-topics.ts';
import type { TopicId } from '../knowledge/types.ts';
import { useOf } from '../knowledge/uses/use-of.ts';
import { allUses } from '../knowledge/uses/uses.ts';

const textsOf = (use: (typeof allUses)[number]): readonly string[] =>
  Object.values(use.lines).flatMap(({ board, resident, remarks, expert }) => [
    ...board.map(({ text }) => text),
    ...resident,
    ...remarks,
    ...expert,
  ]);

describe('the lines of the uses', () => {
  const seen = new Map<string, string>();
  it.each(allUses.map((use) => [use.id, use] as const))(
    '%s: speakable, each its own, about topics that can arise',
    (id, use) => {
      for (const text of textsOf(use)) {
        expect(text, text).toMatch(/^[A-Z].*[.?]$/);
        expect(text, text).not.toMatch(/\d|!|[{}]|’/);
        const count = text.split(/\s+/).length;
        expect(count, text).toBeGreaterThanOrEqual(5);
        expect(count, text).toBeLessThanOrEqual(40);
        expect(seen.get(text), text).toBeUndefined();
        seen.set(text, id);
      }
      for (const [topic, lines] of Object.entries(use.lines)) {
        for (const { text } of lines.board) expect(text.includes('?') || text.endsWith('.'), text).toBe(true);
        for (const text of lines.remarks) expect(text).not.toContain('?');
        for (const group of use.groups) expect(entryFor(topic as TopicId, group), `${topic}/${group}`).not.toBeNull();
      }
    },
  );

  it('can be said by somebody: no life that no resident leads', () => {
    const residents = characters.filter(({ role }) => role === 'resident');
    for (const use of allUses)
      for (const { resident } of Object.values(use.lines))
        for (const text of resident)
          expect(
            residents.some(({ background, home }) => !claimsAnotherLife(text, `${background} ${home?.years ?? ''}`)),
            text,
          ).toBe(true);
  });
});

describe('useOf', () => {
  it.each([
    ['gravel quarry', 'Kettle Ridge Pit', 'quarry'],
    ['church', 'Grace Korean Presbyterian Church', 'worship'],
    ['charter school', 'Summit Charter Academy', 'school'],
    ['hospital', 'Lakeshore Community Hospital expansion', 'hospital'],
    ['cell tower', 'Bald Knob wireless facility', 'tower'],
    ['hog confinement', 'Deer Creek Finishing', 'livestock'],
    ['landfill', 'Blackwater Landfill lateral expansion', 'waste'],
    ['event venue', 'Orchard Hollow Barn', 'gatherings'],
    ['short-term rental', 'Ridgeview', 'lodging'],
    ['cannabis dispensary', 'Greenleaf', 'cannabis'],
    ['private airport', 'Hawk Meadow airstrip', 'aviation'],
    ['apartments', 'Telegraph Commons', 'apartments'],
    ['asphalt plant', 'Brookside', 'hot_plant'],
    ['child care center', 'Little Oaks', 'care'],
    ['gun range', 'Ridge Sporting Club', 'loud_sport'],
    ['self-storage', 'Route Nine Storage', 'yard'],
    ['truck_stop', 'Crossroads', 'truck_stop'],
    ['gas station', 'Ridge Road', 'fuel'],
    ['car wash', 'Blue Wave', 'car_wash'],
    ['rv_park', 'Silver Bend', 'campground'],
    ['slaughterhouse', 'Prairie Locker', 'slaughterhouse'],
    ['crematorium', 'Evergreen', 'crematorium'],
    ['dog kennel', 'Happy Tails', 'kennel'],
    ['homeless shelter', 'Open Door House', 'shelter'],
    ['dental clinic', 'Maple Street', 'clinic'],
    ['marina', 'Otter Bay', 'marina'],
    ['hotel', 'Riverside', 'hotel'],
  ])('%s is told from its papers', (type, name, id) => {
    expect(useOf(industryGroupOf(type), [`${type} ${name}`])?.id).toBe(id);
  });

  it.each([
    ['solar', 'Church Road Solar'],
    ['wind', 'Quarry Ridge Wind'],
    ['data_center', 'School House Data Center'],
    ['battery_storage', 'Dairy Lane Storage'],
  ])('the name of a neighbor or a road makes no use of a %s', (type, name) => {
    expect(useOf(industryGroupOf(type), [`${type} ${name}`])).toBeNull();
  });

  it('takes the special case wherever the papers name it', () => {
    expect(useOf('commercial', ['Fuel and Convenience Crossroads', 'ninety spaces at a truck stop'])?.id).toBe(
      'truck_stop',
    );
    expect(useOf('commercial', ['Hotel and Hospitality Silver Bend', 'an RV park'])?.id).toBe('campground');
  });

  it('looks past what only stands nearby', () => {
    expect(useOf('commercial', ['restaurant', 'a restaurant of ninety seats across from the high school'])).toBeNull();
    expect(useOf('generic', ['private club', 'a club next to the church'])).toBeNull();
  });
});
