import type { TopicId } from '../../knowledge/types.ts';

const targets: readonly (readonly [string, RegExp])[] = [
  [
    'similar use',
    /\b(?:another|(?:any )?other|existing|approved) (?:[\w-]+ ){0,3}(?:solar|wind|battery|data|storage|energy|mining|gas|drilling)(?: [\w-]+){0,2} (?:facilit(?:y|ies)|systems?|farms?|centers?|projects?|installations?|sites?)\b|\banother (?!building|structure|lot|parcel|road|street|driveway|turbine|tower|sign)\w+/,
  ],
  [
    'residence',
    /\b(?:residences?|dwellings?|houses?|homes?|residential (?:structures?|buildings?|units?)|occupied (?:structures?|buildings?)|homeowners?|neighbors?(?! parcel))\b/,
  ],
  [
    'residential district',
    /\b(?:residential|rural areas?|agricultural|village)[\w -]{0,20}(?:districts?|zones?|zoning)\b/,
  ],
  [
    'property line',
    /\b(?:property|lot|parcel|boundary)(?: |-)?(?:lines?|boundar(?:y|ies))\b|\b(?:side|rear|front)\b.{0,20}\b(?:lines?|yards?|setbacks?)|\boverlay boundary\b|\bproject boundar/,
  ],
  [
    'municipal boundary',
    /\b(?:city|town|village|municipal|corporate) (?:limits?|boundar(?:y|ies))\b|\bincorporated (?:cit(?:y|ies)|areas?|towns?|municipalit(?:y|ies))\b/,
  ],
  ['road', /\b(?:roads?|roadways?|streets?|highways?|rights?-of-way|centerline)\b/],
  ['wetland', /\bwetlands?\b/],
  [
    'waterbody',
    /\b(?:water ?bod(?:y|ies)|streams?|rivers?|lakes?|ponds?|creeks?|shore(?:line)?|high-water|water courses?|great pond)\b/,
  ],
  ['well', /\b(?:wells?|water suppl(?:y|ies)|springs?)\b/],
  [
    'power line',
    /\b(?:power lines?|transmission lines?|utility lines?|telephone|communication|electrical lines?|overhead|pipelines?|railroads?)\b/,
  ],
  ['school or church', /\b(?:schools?|church(?:es)?|places? of worship|day ?cares?|hospitals?|libraries)\b/],
  ['park or trail', /\b(?:parks?|trails?|historic|cemeter(?:y|ies)|public lands?|wildlife (?:area|refuge))\b/],
  ['protected use', /\b(?:protected|sensitive) (?:uses?|receptors?|areas?)\b/],
  ['airport', /\b(?:airports?|airstrips?|runways?)\b/],
  ['building', /\b(?:buildings?|structures?)\b/],
  [
    'other turbine',
    /\b(?:other|another|each|adjacent) (?:wes|wecs|turbines?|towers?)\b|\bbetween (?:the |any |individual |adjacent |two )*(?:wes|wecs|turbines|towers)\b|\b(?:wecs|turbines|towers) (?:shall|must|will) be (?:separated|spaced)\b/,
  ],
  ['district', /\bdistricts?\b/],
];

/** 'homes within a quarter mile', without a 'no' before it, says how far a rule reaches and doesn't keep anything away. Takes: the words of
 *  the sentence before the figure. Gives: false if they don't end in 'within'. */
export function isReach(before: string): boolean {
  if (!/\bwithin (?:an? )?(?:radius of )?$/.test(before.slice(-30))) return false;
  const negated = /\b(?:no|not|nor|never|cannot|prohibited|unlawful|without|neither)\b(.*)$/.exec(before)?.[1];
  // 'Not more than 3 percent of the land within five miles': the limit is the other figure.
  return (
    negated === undefined || /\d[^;]*\b(?:percent|%|acres|dba) (?!(?:[^;]*\b(?:or|nor|and|,) within))/.test(negated)
  );
}

/** What a setback is measured to: the first target named after the figure, else the last one before it, else what the titles say.  Gives:
 *  'setback from residence', or 'setback' if nothing is named. */
export function setbackFrom(
  before: string,
  after: string,
  sentence: string,
  titles: string,
): { subject: string; topic: TopicId; usual: 'min' } {
  const tail = after.slice(0, 110);
  const stop = tail.search(
    /[;]|\.\s|,? (?:and|but) (?:we|our|the|it|shall|they|there)\b|, (?:and|but|unless|except)\b/,
  );
  // A list of setbacks reads 'From a public road: 50 feet'.
  const listed =
    /(?:^|[.)\s])from (?:an?|any|the|all|each)\b([^:.;]{3,200})(?::|–|—)\s*(?:[^:]{0,120}(?:shall be|is))?\s*$/.exec(
      before,
    );
  const found =
    (listed === null ? null : named(listed[1] ?? '', 'first')) ??
    named(stop === -1 ? tail : tail.slice(0, stop), 'first') ??
    named(before.slice(-160).replace(/^.*[;]/, ''), 'last') ??
    named(titles.replace(/\b(?:districts?|buildings?|structures?)\b/g, ' '), 'last') ??
    (/property lines?|lot lines?/.test(sentence) ? 'property line' : null);
  return { subject: found === null ? 'setback' : `setback from ${found}`, topic: 'setbacks', usual: 'min' };
}

/** The first thing named after a figure that a distance can be measured to, or null. Takes: lower-case words. */
export function targetAfter(after: string): string | null {
  return named(after.slice(0, 110), 'first');
}

function named(text: string, which: 'first' | 'last'): string | null {
  let best: { at: number; name: string } | null = null;
  for (const [name, pattern] of targets) {
    if (which === 'first') {
      const at = text.search(pattern);
      if (at !== -1 && (best === null || at < best.at)) best = { at, name };
      continue;
    }
    const every = new RegExp(pattern.source, 'g');
    for (const hit of text.matchAll(every)) {
      if (best === null || hit.index > best.at) best = { at: hit.index, name };
    }
  }
  return best?.name ?? null;
}
