import { measureOf, subjectOfNoun } from './figure-nouns.ts';
import { firstSubject, subjectRules, type Subject } from './subject-list.ts';
import { isReach, setbackFrom, targetAfter } from './setback-target.ts';
import type { Dimension } from './units.ts';

const setbackWords =
  /set ?-?back|set back|yards?\b(?! of)|\bfrom (?:the|any|an?|all|each|nearest|existing|such|adjacent|adjoining|our|your|every)\b|\bfrom \w+ (?:lines?|residence|homes?|dwelling)|closer than|located? (?:within|a minimum|at least|no (?:closer|less|nearer))|within.{0,25}(?:of|from) (?:an?|any|the)|separat|distance|between/;

/** A figure and the words around it, lower case on one line. */
interface FigureInWords {
  dimension: Dimension;
  unit: string;
  itself?: string;
  before: string;
  after: string;
  sentence: string;
  titles: string;
}

/** The subject of a figure.
 *  Takes: its dimension; the words around it and the whole sentence, lower case on one line; the titles above it.
 *  Gives: a subject in plain words, or null if the words don't say what the figure is about. Never throws. */
export function subjectOf(given: FigureInWords): Subject | null {
  const found = plainSubjectOf(given);
  // 'No lot shall have more than two driveways' counts driveways.
  if (found?.subject === 'number of homes' && !/home|house|unit|lot|dwelling|apartment|bedroom/.test(given.unit))
    return null;
  return found;
}

function plainSubjectOf(given: FigureInWords): Subject | null {
  const { dimension, before, after, sentence, itself = '' } = given;
  const titles = given.titles.toLowerCase();
  const noun = subjectOfNoun({ dimension, before, after, titles });
  if (noun !== null) return noun;
  const measure = dimension === 'length' ? measureOf(before, after) : null;
  // The figure is between marks, so that a pattern can say on which side a word is.
  const near = `${before.slice(-160).trimEnd()} ⟦${itself}⟧ ${after.slice(0, 100).trimStart()}`;
  if (given.unit === 'floor area ratio')
    return { subject: 'floor area ratio', topic: 'density_height', usual: 'max', process: false };
  const ofLot = dimension === 'length' ? /\b(?:lot|parcel|tract) (width|depth)\b[^.;,]{0,40}$/.exec(before) : null;
  if (ofLot !== null)
    return { subject: `lot ${ofLot[1] ?? 'width'}`, topic: 'density_height', usual: 'min', process: false };
  if (
    dimension === 'length' &&
    /^ ?(?:in )?(?:aggregate|combined|(?:in )?total)\b/.test(after) &&
    /\byards?\b/.test(before)
  )
    return { subject: 'both side yards together', topic: 'setbacks', usual: 'min', process: false };
  const isDistance =
    (dimension === 'length' && measure !== 'diameter') ||
    dimension === 'multiple' ||
    (dimension === 'percent' && /height|setback/.test(near));
  if (dimension === 'count' && given.unit === 'feet') return null;
  if (
    dimension === 'length' &&
    /measured?\b[^.;]{0,70}$/.test(before) &&
    /noise|sound|dba|decibel/.test(`${before.slice(-300)} ${titles}`)
  ) {
    return { subject: 'distance at which noise is measured', topic: 'noise', usual: 'equals', process: false };
  }
  if (isDistance) {
    const close = `${before.slice(-60)} ${after.slice(0, 60)}`;
    // 'within 500 feet of', '500 feet from', 'set back 50 feet': a distance, unless the nearby words say a height or depth.
    const directed =
      /^ ?(?:or (?:more|so) )?(?:due )?(?:north|south|east|west|away|off|back)\b/.test(after) &&
      !/height|tall|ground|grade/.test(after.slice(0, 24));
    const fromAfter =
      /^(?:,? ?(?:or|and) [\w.]+ ?(?:feet|meters|percent)?)?.{0,24}?\b(?:from|of (?:an?|any|the|existing))\b/.test(
        after,
      );
    const said =
      directed ||
      /set ?-?back|closer than|separat|yard/.test(close) ||
      (fromAfter &&
        (/(?:locat\w*|within|minimum(?: of)?|least|than|\bbe|stands?|sits?|\bis|\bare)\s*$/.test(before.slice(-30)) ||
          /\bfrom\b/.test(`${before.slice(-30)}${after.slice(0, 40)}`)));
    const straight =
      /^ ?(?:or more |or greater )?from (?:the|any|an?|all|each|every|other|nearest|existing|such|our|adjacent|adjoining|historic|(?:\w+ ){1,2}(?:lines?|residences?|dwellings?|districts?|bodies))\b/.test(
        after,
      );
    const heightNear =
      /\bheight|\btall\b|\bhigh\b(?!-?\s?water)|depth|deep|\bwide\b|width|clearance|below|extending|radius/.test(
        `${before.slice(-45)} ${after.slice(0, 30)}`,
      );
    // 'Three quarters of a mile to the church.'
    const reaches = /^ ?(?:away )?to (?:the|our|any|an?|its) /.test(after) && targetAfter(after.slice(0, 45)) !== null;
    // '1.1 times the height or 500 feet, whichever is greater' is one setback.
    const otherwise = /\btimes (?:\w+ ){0,6}(?:height|diameter),? (?:or|plus) $/.test(before.slice(-90));
    if (otherwise) return { ...setbackFrom(before, after, sentence, titles), process: false };
    const isOffGround = /^ ?(?:of|from|above|off) (?:the )?(?:ground|grade|surface)\b/.test(after);
    if (
      (said || straight || reaches) &&
      !isOffGround &&
      !isReach(before) &&
      !/extending|interval/.test(before.slice(-60)) &&
      !(heightNear && !straight && dimension === 'length' && !/set ?-?back/.test(close)) &&
      !/\bradius|notice|notif|\bmail/.test(near)
    )
      return { ...setbackFrom(before, after, sentence, titles), process: false };
  }
  const tight =
    dimension === 'count' || dimension === 'density'
      ? firstSubject(dimension, `${before.slice(-18)} ${itself}${after.slice(0, 24)}`, subjectRules)
      : null;
  if (tight !== null) return tight;
  const own =
    firstSubject(dimension, near, subjectRules, measure) ??
    (dimension === 'length' || dimension === 'multiple' ? null : firstSubject(dimension, sentence, subjectRules));
  if (own !== null) return own;
  if ((dimension === 'length' && measure !== 'diameter') || dimension === 'multiple') {
    if (/set ?-?back|\byards?\b/.test(titles) || (setbackWords.test(near) && !/radius|extending|interval/.test(near)))
      return { ...setbackFrom(before, after, sentence, titles), process: false };
    const wide = firstSubject(dimension, sentence, subjectRules, measure);
    if (wide !== null) return wide;
  }
  return firstSubject(
    dimension,
    titles,
    subjectRules.filter((rule) => rule.byTitle === true),
    measure,
  );
}
