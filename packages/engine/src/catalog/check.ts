import { endsIn, hasDigit } from '../base/text.ts';
import { topicIds } from '../knowledge/types.ts';
import { characters } from './characters.ts';
import { communities } from './communities.ts';
import { communicationStyles } from './communication-styles.ts';
import { expertiseWords } from './expertise-words.ts';
import { industrySheets, type IndustrySheet } from './industry-sheets.ts';
import { themes } from './themes.ts';
import { relevanceThreshold } from './themes-for.ts';
import {
  industryKeys,
  type CharacterSheet,
  type CommunitySheet,
  type IndustryKey,
  type ThemeSheet,
  type Voice,
} from './types.ts';

export interface Catalog {
  readonly themes: readonly ThemeSheet[];
  readonly characters: readonly CharacterSheet[];
  readonly communities: readonly CommunitySheet[];
  readonly industries: readonly IndustrySheet[];
}

/** The catalog as shipped. */
export const catalog: Catalog = { themes, characters, communities, industries: industrySheets };

/** What is wrong with a catalog; any of it fails the build.
 *  Takes: a catalog, the shipped one by default.  Gives: one sentence per fault, none for a sound catalog.  Throws: never. */
export function checkCatalog(of: Catalog = catalog): string[] {
  return [
    ...themeFaults(of),
    ...industryFaults(of),
    ...of.characters.flatMap((sheet) => characterFaults(sheet, of)),
    ...sharedFaults(of.characters),
    ...of.communities.flatMap(communityFaults),
  ];
}

function themeFaults({ themes: all }: Catalog): string[] {
  const known: readonly string[] = topicIds;
  const covered = new Set<string>(all.flatMap((theme) => theme.topics));
  return [
    ...repeated(all.map((theme) => theme.theme_id)).map((id) => `Theme ${id} is there twice.`),
    ...all.flatMap((theme) => [
      ...(theme.topics.length === 0 ? [`Theme ${theme.theme_id} covers no topic.`] : []),
      ...theme.topics
        .filter((topic) => !known.includes(topic))
        .map((topic) => `Theme ${theme.theme_id} names the unknown topic ${topic}.`),
      ...industryKeys
        .filter((key) => !isShare(theme.industry_relevance[key]))
        .map((key) => `Theme ${theme.theme_id} has no relevance between 0 and 1 for ${key}.`),
    ]),
    ...topicIds.filter((topic) => !covered.has(topic)).map((topic) => `No theme covers the topic ${topic}.`),
  ];
}

function industryFaults(of: Catalog): string[] {
  const types = of.industries.flatMap((industry) => industry.subcategories.flatMap((subcategory) => subcategory.types));
  return [
    ...of.industries.flatMap(({ key }) => {
      const relevant = of.themes.filter((theme) => isRelevant(theme, key)).length;
      const able = of.characters.filter((sheet) => isOffered(sheet, key) && hasTheme(sheet, key, of.themes)).length;
      return [
        ...(relevant < 6 ? [`Industry ${key} has ${relevant} relevant themes and needs six.`] : []),
        ...(able < 4 ? [`Industry ${key} has ${able} characters with a theme of its own and needs four.`] : []),
      ];
    }),
    ...repeated(types.map((type) => type.id)).map((id) => `Project type ${id} is there twice.`),
    ...repeated(types.map((type) => type.name)).map((name) => `Two project types are called ${name}.`),
    ...types
      .filter((type) => type.sampleNames.length < 4)
      .map((type) => `Project type ${type.id} has fewer than four sample names.`),
  ];
}

function characterFaults(sheet: CharacterSheet, of: Catalog): string[] {
  const who = sheet.character_id;
  const words: readonly string[] = expertiseWords;
  const keys: readonly string[] = industryKeys;
  const offered = sheet.industries === 'all' ? industryKeys : industryKeys.filter((key) => isOffered(sheet, key));
  return [
    ...sheet.expertise
      .filter((id) => !words.includes(id) && !of.themes.some((theme) => theme.theme_id === id))
      .map((id) => `Character ${who} names the unknown theme ${id}.`),
    ...(sheet.industries === 'all'
      ? []
      : sheet.industries
          .filter((key) => !keys.includes(key))
          .map((key) => `Character ${who} names the unknown industry ${key}.`)),
    ...offered
      .filter((key) => !hasTheme(sheet, key, of.themes))
      .map((key) => `Character ${who} has no theme in ${key}, for which it is offered.`),
    ...[...(sheet.allies ?? []), ...(sheet.rivals ?? [])]
      .filter(({ id }) => id === who || !of.characters.some((other) => other.character_id === id))
      .map(({ id }) => `Character ${who} names ${id}, who is not another character.`),
    ...(sheet.role === 'resident' && sheet.home === undefined ? [`Resident ${who} lives nowhere.`] : []),
    ...voiceFaults(who, sheet.voice),
  ];
}

const fewest = { openings: 6, pressing: 3, closings: 3, seconding: 2, satisfied: 2 } as const;
type Lines = keyof typeof fewest;
const lineKinds = Object.keys(fewest) as Lines[];

function voiceFaults(who: string, voice: Voice): string[] {
  return lineKinds.flatMap((kind) => [
    ...(voice[kind].length < fewest[kind] ? [`Character ${who} has too few ${kind}.`] : []),
    ...voice[kind].flatMap((line) => [
      ...(hasDigit(line) ? [`Character ${who} says a digit: ${line}`] : []),
      ...(line.includes('!') ? [`Character ${who} exclaims: ${line}`] : []),
      ...(line.includes('{') && (kind !== 'seconding' || line.replaceAll('{ally}', '').includes('{'))
        ? [`Character ${who} has a slot in: ${line}`]
        : []),
      ...(kind === 'seconding' && !line.includes('{ally}') ? [`Character ${who} seconds nobody in: ${line}`] : []),
      ...(!endsIn(line, kind === 'openings' ? '.,?' : '.?') ? [`Character ${who} does not end the line: ${line}`] : []),
    ]),
  ]);
}

/* Two characters must not be the same person under two names. */
function sharedFaults(all: readonly CharacterSheet[]): string[] {
  const lines = all.flatMap(({ voice }) => lineKinds.flatMap((kind) => voice[kind]));
  return [
    ...repeated(all.map((sheet) => sheet.character_id)).map((id) => `Character ${id} is there twice.`),
    ...repeated(all.map((sheet) => sheet.name)).map((name) => `Two characters are called ${name}.`),
    ...repeated(all.map((sheet) => firstSentence(sheet.background))).map(
      (text) => `Two characters begin their lives alike: ${text}`,
    ),
    ...repeated(lines).map((line) => `Two characters say: ${line}`),
  ];
}

function communityFaults(sheet: CommunitySheet): string[] {
  const said = [...sheet.preview.exchange.map(({ text }) => text), ...sheet.preview.questions];
  const styles: readonly string[] = communicationStyles;
  const topics: readonly string[] = topicIds;
  return [
    ...(styles.includes(sheet.communication_style)
      ? []
      : [`Community ${sheet.id} has the unknown style ${sheet.communication_style}.`]),
    ...(sheet.typical_concerns.length < 4 ? [`Community ${sheet.id} has fewer than four concerns.`] : []),
    ...(sheet.preview.exchange.length < 4 || sheet.preview.exchange.length > 6
      ? [`The exchange of ${sheet.id} is not four to six lines long.`]
      : []),
    ...(sheet.preview.questions.length < 3 ? [`Community ${sheet.id} has fewer than three likely questions.`] : []),
    ...(isShare(sheet.temperature) ? [] : [`Community ${sheet.id} has no temperature between 0 and 1.`]),
    ...Object.entries(sheet.priorities)
      .filter(([topic, factor]) => !topics.includes(topic) || !(factor > 1))
      .map(([topic]) => `Community ${sheet.id} has a priority that is no topic or no weight: ${topic}.`),
    ...said
      .filter((text) => /\d|!/.test(text))
      .map((text) => `Community ${sheet.id} says a digit or exclaims: ${text}`),
  ];
}

function isOffered(sheet: CharacterSheet, key: IndustryKey): boolean {
  return sheet.industries === 'all' || sheet.industries.includes(key);
}

function hasTheme(sheet: CharacterSheet, key: IndustryKey, all: readonly ThemeSheet[]): boolean {
  return all.some((theme) => sheet.expertise.includes(theme.theme_id) && isRelevant(theme, key));
}

function isRelevant(theme: ThemeSheet, key: IndustryKey): boolean {
  return (theme.industry_relevance[key] ?? 0) >= relevanceThreshold;
}

function isShare(value: number | undefined): boolean {
  return value !== undefined && value >= 0 && value <= 1;
}

function firstSentence(text: string): string {
  return text.split(/(?<=[.?])\s/)[0] ?? text;
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];
}
