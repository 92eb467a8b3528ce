import { describe, expect, test } from 'vitest';
import { catalog, checkCatalog } from './check.ts';
import type { CharacterSheet, CommunitySheet, ThemeSheet } from './types.ts';

const [theme, secondTheme] = catalog.themes as [ThemeSheet, ThemeSheet];
const [chair, someone] = catalog.characters as [CharacterSheet, CharacterSheet];
const [community] = catalog.communities as [CommunitySheet];

const withCharacter = (changes: Partial<CharacterSheet>) => ({
  ...catalog,
  characters: [chair, { ...someone, ...changes }, ...catalog.characters.slice(2)],
});
const withVoice = (changes: Partial<CharacterSheet['voice']>) =>
  withCharacter({ voice: { ...someone.voice, ...changes } });
const withCommunity = (changes: Partial<CommunitySheet>) => ({
  ...catalog,
  communities: [{ ...community, ...changes }, ...catalog.communities.slice(1)],
});

test('the shipped catalog has no faults', () => {
  expect(checkCatalog()).toEqual([]);
});

describe('a planted fault is found', () => {
  test.each([
    [
      'an unknown theme',
      withCharacter({ expertise: [...someone.expertise, 'no_such_theme'] }),
      /unknown theme no_such_theme/,
    ],
    ['an unknown industry', withCharacter({ industries: ['solar', 'whaling'] }), /unknown industry whaling/],
    [
      'no theme in an industry',
      withCharacter({ expertise: ['housing_and_density'], industries: ['wind'] }),
      /no theme in wind/,
    ],
    ['an unknown ally', withCharacter({ allies: [{ id: 'nobody', reason: 'None.' }] }), /names nobody/],
    ['the same first sentence', withCharacter({ background: chair.background }), /begin their lives alike/],
    ['the same name', withCharacter({ name: chair.name }), /Two characters are called/],
    [
      'a shared voice line',
      withVoice({ closings: [...someone.voice.closings, chair.voice.closings[0] ?? ''] }),
      /Two characters say/,
    ],
    ['a digit in a voice', withVoice({ closings: [...someone.voice.closings, 'All 12 of them?'] }), /says a digit/],
    ['a slot in a voice', withVoice({ openings: [...someone.voice.openings, 'About {project}.'] }), /has a slot/],
    ['a seconding of nobody', withVoice({ seconding: [...someone.voice.seconding, 'I agree.'] }), /seconds nobody/],
    ['too few lines', withVoice({ pressing: [] }), /too few pressing/],
    ['an unfinished line', withVoice({ closings: [...someone.voice.closings, 'And then'] }), /does not end the line/],
    [
      'an uncovered topic',
      { ...catalog, themes: catalog.themes.filter(({ topics }) => !topics.includes('schools')) },
      /No theme covers the topic schools/,
    ],
    [
      'a theme twice',
      { ...catalog, themes: [theme, secondTheme, theme, ...catalog.themes.slice(2)] },
      /is there twice/,
    ],
    [
      'a theme without an industry',
      { ...catalog, themes: [{ ...theme, industry_relevance: { solar: 1 } }, ...catalog.themes.slice(1)] },
      /no relevance .* for wind/,
    ],
    ['an industry with few themes', { ...catalog, themes: catalog.themes.slice(0, 5) }, /needs six/],
    ['an industry with few characters', { ...catalog, characters: [chair, someone] }, /needs four/],
    ['an unknown style', withCommunity({ communication_style: 'shouting' }), /unknown style/],
    ['few concerns', withCommunity({ typical_concerns: ['Traffic'] }), /fewer than four concerns/],
    ['a priority without weight', withCommunity({ priorities: { noise: 1 } }), /no weight: noise/],
    [
      'a digit in an exchange',
      withCommunity({ preview: { ...community.preview, questions: ['All 3?', 'Why?', 'How?'] } }),
      /says a digit/,
    ],
  ])('%s', (_, planted, sentence) => {
    expect(checkCatalog(planted)).toContainEqual(expect.stringMatching(sentence));
  });
});
