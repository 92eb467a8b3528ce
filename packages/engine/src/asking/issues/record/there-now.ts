import { matcher } from '../../../language/matcher.ts';
import type { Annotation, Quantity } from '../../../language/types.ts';

/** What a road carries today, or what was counted on it: 'that road carries 2,100 cars a day', 'she's got 5,200 cars a day on it'. */
const thereNow = matcher([
  'road|street|highway|lane|avenue|route|bridge|it|that|which _? _? carry|carries|handle|handles|carried|sees|see|have|has|had',
  'a|per day on it|there|that|the|our|this',
  'day ... =now|=today|=currently|=already|=existing',
  '=now|=today|=currently|=already|=existing ... day',
  'traffic|dot|state|county count',
]);
const traffic: ReadonlySet<string> = new Set(['car', 'vehicle', 'trip', 'truck', 'load', 'truckload', 'semi']);
/** What the project brings. */
const ours = matcher([
  "we|it|project|plan|store|site would|will|'d|'ll|expect|generate|make|bring",
  '=add|=adds|=adding|new|additional',
]);

/** True if a count of traffic is what is there today, and not what the project adds. Takes: a text read, and a quantity in it.
 *  Throws: never. */
export function isThereNow(annotation: Annotation, quantity: Quantity): boolean {
  if (quantity.dimension !== 'count' || !traffic.has(quantity.unit ?? '')) return false;
  const isAround = ({ start, end }: { readonly start: number; readonly end: number }): boolean =>
    start <= quantity.start && end >= quantity.end;
  const sentence = annotation.sentences.find(isAround);
  const said = sentence?.clauses.find(isAround) ?? sentence;
  return said !== undefined && thereNow.test(annotation, said) && !ours.test(annotation, said);
}
