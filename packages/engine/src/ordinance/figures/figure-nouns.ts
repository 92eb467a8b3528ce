import type { TopicId } from '../../knowledge/types.ts';
import { targetAfter } from './setback-target.ts';
import type { Subject } from './subject-list.ts';
import { topicsOfStems } from '../../knowledge/topic-words.ts';
import type { Dimension } from './units.ts';
import { stemsOf } from '../../language/stems.ts';

/* What a figure is about if it depends on a noun that several rules share: a security for one thing or another, repairs of one thing or
 * another, things kept away that aren't the development. The noun decides, then the titles. */

export interface FigureWords {
  readonly dimension: Dimension;
  readonly before: string;
  readonly after: string;
  readonly titles: string;
}

/** A subject taken from the noun that a figure belongs to.
 *  Takes: the dimension, the words before and after the figure in its sentence and the titles, lower case on one line.
 *  Gives: null if there is no such noun nearby, so that the plain rules decide. Never throws. */
export function subjectOfNoun(words: FigureWords): Subject | null {
  switch (words.dimension) {
    case 'money':
    case 'percent':
      return securityOf(words);
    case 'duration':
      return repairOf(words);
    case 'length':
      return keptAway(words);
    default:
      return null;
  }
}

type Kind = readonly [pattern: RegExp, subject: string, topic: TopicId];

const securityNoun =
  /\b(?:bonds?|surety|securit(?:y|ies)|escrow|letters? of credit|financial (?:assurance|guarantee)|guarantee)\b/;
const removal = /\b(?:decommission\w*|dismantl\w*|removal|removing|reclamation|plugg\w*|salvage|site restoration)\b/;
/** What a security is for, other than removing the development. */
const secured: readonly Kind[] = [
  [
    /\b(?:haul|roads?|roadways?|streets?|highways?|bridges?|culverts?|pavement)\b/,
    'road repair security',
    'road_use_agreement',
  ],
  [/\b(?:landscap\w*|plantings?|plants|trees?|screening|buffer)\b/, 'landscaping security', 'screening_visual'],
  [/\b(?:drain\w*|tiles?|stormwater|erosion)\b/, 'drainage security', 'stormwater_drainage'],
];

function securityOf({ before, after, titles }: FigureWords): Subject | null {
  const sentence = `${before.slice(-200)} ⟦⟧ ${after.slice(0, 160)}`;
  if (!securityNoun.test(sentence)) return null;
  // The purpose is named next to the security: 'a landscape bond', 'security of … for the repair of haul roads'.
  const purpose = /\b((?:\w+[- ]){1,3})(?:bonds?|surety|securit(?:y|ies)|escrow)\b/.exec(before.slice(-120))?.[1] ?? '';
  const purposes = [
    purpose,
    /^[^.;]{0,40}\b(?:for|of|to (?:cover|pay|repair|guarantee|secure|ensure)|covering|guaranteeing|securing)\b[^.;]{0,110}/.exec(
      after,
    )?.[0] ?? '',
    /\bfor\b[^.;]{0,110}$/.exec(before)?.[0] ?? '',
  ];
  if (removal.test(purposes.join(' '))) return null;
  for (const text of removal.test(sentence) || removal.test(titles) ? purposes : [...purposes, titles]) {
    const kind = secured.find(([pattern]) => pattern.test(text));
    if (kind !== undefined) return { subject: kind[1], topic: kind[2], usual: 'min', process: false };
  }
  return null;
}

const mending = /\b(?:repair|restor|replac|re-?plant|fix|rebuil|mend)\w*/;
/** What has to be repaired, with the topic unless the titles name a closer one. */
const mended: readonly Kind[] = [
  [
    /\b(?:tiles?|tile lines?|field drains?|drainage (?:lines?|ways?|systems?|infrastructure))\b/,
    'drain tile repair',
    'stormwater_drainage',
  ],
  [
    /\b(?:plants?|plantings?|trees?|shrubs?|evergreens?|vegetation|hedges?|landscaping)\b/,
    'replacement of dead plants',
    'screening_visual',
  ],
  [/\b(?:fenc(?:e|es|ing)|gates?)\b/, 'fence repair', 'screening_visual'],
  [/\b(?:roads?|roadways?|streets?|highways?|bridges?|culverts?|pavement)\b/, 'road repair', 'road_use_agreement'],
  [/\b(?:lights?|lamps?|luminaires?|fixtures?)\b/, 'light repair', 'lighting'],
];

function repairOf({ before, after, titles }: FigureWords): Subject | null {
  const limited = /\b(?:within|in|after|than|exceed)\W*(?:\w+\W+){0,3}$/.test(before);
  const lead = before.slice(-240);
  const verb = lastMatch(mending, lead);
  // 'Within 30 days the operator shall repair any broken tile.'
  const ahead = verb === null && /^[^.;]{0,60}\b(?:shall|must|will)\b/.test(after) ? mending.exec(after) : null;
  if (!limited || (verb === null && ahead === null)) return null;
  // Passive: what comes before the verb; active: what follows it. The nearest noun of the two wins, the subject first.
  const texts =
    verb === null
      ? [after.slice(ahead?.index ?? 0, (ahead?.index ?? 0) + 90)]
      : /\b(?:be|been|is|are|being)\s+(?:\w+ )?$/.test(lead.slice(0, verb.index))
        ? [lead.slice(0, verb.index)]
        : [lead.slice(verb.index), lead.slice(0, verb.index)];
  for (const text of texts) {
    const kind = mended.find(([pattern]) => pattern.test(text));
    if (kind === undefined) continue;
    const topic =
      kind[1] === 'drain tile repair' && /\b(?:farm|agricultur|soil)/.test(titles) ? 'farmland_soil' : kind[2];
    return { subject: kind[1], topic, usual: 'max', process: false };
  }
  return null;
}

/** Words for the development and its parts: keeping these away is a setback. */
const development =
  /\b(?:panels?|arrays?|solar|turbines?|towers?|wecs|wes|facilit(?:y|ies)|systems?|structures?|buildings?|equipment|inverters?|transformers?|batter(?:y|ies)|enclosures?|containers?|wells?|pads?|substations?|generators?|centers?|uses?|development|projects?|warehouses?|docks?|dwellings?|homes?|lots?|tanks?|compressors?|plants?|quarr(?:y|ies)|mines?|pits?)\b/;
/** What may follow a plain 'no': things and activities that aren't development. */
const doings =
  /\b(?:wire|burning|blasting|idling|storage|staging|parking|signs?|spraying|herbicides?|fenc(?:e|es|ing)|camping|dumping|stockpil\w+|refuel\w+|pile driving|lights?)\b/;
const topicOfDoing: readonly (readonly [RegExp, TopicId])[] = [
  [/wire|fenc/, 'screening_visual'],
  [/burning|dump/, 'odor_dust'],
  [/signs?\b/, 'neighborhood_character'],
  [/blasting|pile/, 'noise'],
  [/idling|parking/, 'traffic_roads'],
  [/spray|herbicid|refuel/, 'wells_groundwater'],
];

function keptAway({ before, after, titles }: FigureWords): Subject | null {
  const banned =
    /^(?:.*[.;:)] )?([^.;:,]{3,70}?) (?:is|are|shall be) (?:prohibited|forbidden|not (?:permitted|allowed)|banned)\b[^.;,]{0,40}\bwithin (?:an? )?$/.exec(
      before.slice(-200),
    ) ??
    /\bno ((?:[a-z]+[ -]){0,2}[a-z]+)\b (?:(?:shall|may|will|is|are|can)\b[^.;,]{0,50} )?within (?:an? )?$/.exec(
      before.slice(-160),
    );
  if (banned !== null) {
    const thing = (banned[1] ?? '').replace(/^(?:and|or|the|any|all|an?|use of|no)\s+/g, '').trim();
    const isDoing = doings.test(thing) || !/^no\b/.test(banned[0]);
    if (isDoing && (!development.test(thing) || doings.test(thing)) && thing.split(' ').length <= 5)
      return {
        subject: `distance of ${thing} from ${targetAfter(after) ?? 'what the rule names'}`,
        topic: topicOf(thing, titles),
        usual: 'min',
        process: false,
      };
  }
  const parted =
    /\b(batter(?:y|ies)|enclosures?|containers?|buildings?|structures?)\b[^.;]{0,70}(?:separated|apart|spaced)\b[^.;]{0,50}$/.exec(
      before.slice(-150),
    );
  if (parted !== null && /\b(?:each other|one another)\b/.test(`${before.slice(-60)}${after.slice(0, 30)}`)) {
    const isBattery = /batter|enclos|contain/.test(before.slice(-150));
    return isBattery
      ? { subject: 'separation of battery enclosures', topic: 'fire_emergency', usual: 'min', process: false }
      : { subject: 'separation of buildings', topic: 'density_height', usual: 'min', process: false };
  }
  return null;
}

function topicOf(thing: string, titles: string): TopicId {
  return (
    topicOfDoing.find(([pattern]) => pattern.test(thing))?.[1] ??
    topicsOfStems(stemsOf(thing, true), 1)[0]?.topic ??
    topicsOfStems(stemsOf(titles, true), 1)[0]?.topic ??
    'setbacks'
  );
}

function lastMatch(pattern: RegExp, text: string): { readonly index: number } | null {
  let last: { readonly index: number } | null = null;
  for (const hit of text.matchAll(new RegExp(pattern.source, 'g'))) last = hit;
  return last;
}

export type Measure = 'height' | 'width' | 'depth' | 'diameter' | 'length';

const measures: readonly (readonly [Measure, RegExp, RegExp])[] = [
  ['height', /^[\s-]*(?:or (?:more|less) )?(?:tall|high|in height)\b/, /\bheights?\W+(?:\w+\W+){0,5}$/],
  ['width', /^[\s-]*(?:or (?:more|less) )?(?:wide|in width)\b/, /\bwidths?\W+(?:\w+\W+){0,5}$/],
  ['depth', /^[\s-]*(?:or (?:more|less) )?(?:deep|in depth|thick)\b/, /\bdepths?\W+(?:\w+\W+){0,5}$/],
  ['length', /^[\s-]*(?:or (?:more|less) )?(?:long|in length)\b/, /\blengths?\W+(?:\w+\W+){0,5}$/],
  [
    'diameter',
    /^[\s-]*(?:or (?:more|less) )?(?:(?:in|minimum) (?:diameter|caliper|circumference)|caliper|dbh)\b/,
    /\b(?:diameter|caliper) (?:of (?:at least )?)?$/,
  ],
];

/** Which way a length is measured, if the words next to it say so: '25 feet deep', 'a height of 6 feet'.
 *  Takes: the words before and after it, lower case.  Gives: the measure, the word after the figure first; or null. */
export function measureOf(before: string, after: string): Measure | null {
  const behind = measures.find(([, trailing]) => trailing.test(after))?.[0];
  if (behind !== undefined) return behind;
  const lead = before.slice(-60);
  let nearest: { measure: Measure; at: number } | null = null;
  for (const [measure, , leading] of measures) {
    const at = leading.exec(lead)?.index ?? -1;
    if (at !== -1 && (nearest === null || at > nearest.at)) nearest = { measure, at };
  }
  return nearest?.measure ?? null;
}
