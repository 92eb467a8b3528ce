import type { Materials } from '../../../filed/types.ts';
import { annotate } from '../../../language/annotate.ts';
import { matcher } from '../../../language/matcher.ts';
import type { TextReading } from '../../../ordinance/types.ts';

/* When the height that was said is not the one that a code limits. */

/** 'A building may exceed the maximum height by 15 feet if each yard is increased.' */
const mayRise = matcher([
  'may|shall be increased|raised|exceeded',
  'may exceed|rise',
  'height|limit|limits ... not apply|applicable',
  'not apply ... height',
]);
const ofHeight = matcher(['height|tall|stories']);
/** 'The average height between the eave and the peak.' */
const ofMiddle = matcher([
  'mean|average|midpoint|halfway|middle ... height|eave|eaves|roof|ridge',
  'between the eave|eaves',
]);
const toTheTop = matcher(['peak|ridge|parapet|spire|steeple|gable']);

/** True if a height of the plan can be held against the code's: not if the code lets a building rise higher on conditions, or measures to the
 *  middle of a roof whose top was said. Takes: the ordinance and what is on file.  Throws: never. */
export function areHeightsComparable(
  ordinance: TextReading,
  { presentation, projectText }: Pick<Materials, 'presentation' | 'projectText'>,
): boolean {
  const laws = ordinance.chunks
    .map(({ span }) => ordinance.text.slice(span.start, span.end))
    .filter((text) => text.toLowerCase().includes('height'))
    .map((text) => annotate(text));
  const isRaised = laws.some((law) =>
    law.sentences.some((sentence) => ofHeight.test(law, sentence) && mayRise.test(law, sentence)),
  );
  if (isRaised) return false;
  const said = annotate(`${presentation?.text ?? ''}\n${projectText}`);
  return !laws.some((law) => ofMiddle.test(law)) || !toTheTop.test(said);
}
