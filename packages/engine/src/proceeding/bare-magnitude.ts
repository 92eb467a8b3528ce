import { matcher } from '../language/matcher.ts';
import type { Annotation, Quantity } from '../language/types.ts';

/* How large a load or a project is shows nothing for it: '1,450 trips a day' is what a road has to carry, and not that it can. */

const loads: ReadonlySet<string> = new Set(
  (
    'trip truck vehicle car load semi trailer delivery acre unit lot home house apartment employee worker guest visitor child student ' +
    'animal head bird hog dog seat bed room person people customer wedding event'
  ).split(' '),
);
const ofSize: ReadonlySet<string> = new Set(['area', 'money', 'mass', 'power']);
/** What is set beside a load, or who found it: a limit, a capacity, that there is room, an engineer. */
const weighed = matcher([
  'capacity|enough|adequate|room|limit|limited|cap|most|maximum|only|threshold|require|allow|under|below|within|less|fewer|no',
  'can|could|will|would carry|handle|hold|absorb|serve',
  'level of service',
  'engineer|surveyor|consultant|appraiser|biologist|hydrologist|chief|marshal|department|district',
]);
const year = matcher(['in|since <number>']);

/** Whether a sentence only says how much or how large something is, with nothing that it is held against.
 *  Takes: the sentence, read.  Gives: false for one without a figure.  Throws: never. */
export function isBareMagnitude(annotation: Annotation): boolean {
  const { quantities } = annotation;
  if (weighed.test(annotation)) return false;
  const counted = quantities.filter((one) => !isOfTime(one));
  if (counted.length === 0) return quantities.length > 0 && year.test(annotation);
  // '1,210 trips a day, 92 in the evening.'
  const named = counted.filter(({ unit, of }) => unit !== null || of !== null);
  return named.length > 0 && named.every(isMagnitude);
}

const isOfTime = ({ dimension }: Quantity): boolean => dimension === 'duration';

const isMagnitude = ({ dimension, unit, of }: Quantity): boolean =>
  (dimension !== null && ofSize.has(dimension)) || [unit, of].some((one) => one !== null && loads.has(one));
