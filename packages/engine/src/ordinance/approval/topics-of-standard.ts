import { stemsOf } from '../../language/stems.ts';
import { topicsOfStems } from '../../knowledge/topic-words.ts';
import type { TopicId } from '../../knowledge/types.ts';

/** Terms that codes use, in addition to the cue words of the topics, in lower case and from their beginning ('injur'). */
const legalWords: readonly (readonly [readonly string[], readonly TopicId[]])[] = [
  [
    ['comprehensive plan', 'master plan', 'general plan', 'intent and purpose', 'in harmony'],
    ['comprehensive_plan_consistency'],
  ],
  [
    ['compatib', 'character', 'surrounding', 'adjoining', 'adjacent', 'orderly', 'nearby propert'],
    ['neighborhood_character', 'screening_visual', 'setbacks'],
  ],
  [
    ['health', 'safe', 'welfare', 'hazard'],
    ['health_safety', 'fire_emergency'],
  ],
  [['property value', 'injur', 'diminish'], ['property_values']],
  [
    ['infrastructure', 'public service', 'public facilities', 'road', 'traffic'],
    ['traffic_roads', 'road_use_agreement'],
  ],
  [['erosion', 'drainage', 'stormwater', 'storm water', 'flood'], ['stormwater_drainage']],
  [
    ['water quality', 'water pollution', 'water bodies'],
    ['wells_groundwater', 'stormwater_drainage'],
  ],
  [
    ['enforce', 'condition', 'promise', 'financial'],
    ['enforcement', 'ownership_transfer'],
  ],
  [['bond', 'surety', 'decommission', 'reclamation'], ['decommissioning_bond']],
  [
    ['all standard', 'every standard', 'applicable standard', 'conform to', 'comply with'],
    ['setbacks', 'enforcement'],
  ],
];

const mostTopics = 5;

/** What a standard is about, in the words in which codes put it: 'injurious to the use of other property'. Takes: its text.  Gives: at most five
 *  topics.  Throws: never. */
export function topicsOfStandard(text: string): readonly TopicId[] {
  const byWord = topicsOfStems(stemsOf(text), 1.5).map(({ topic }) => topic);
  const lower = text.toLowerCase();
  const byLaw = legalWords
    .filter(([words]) => words.some((word) => lower.includes(word)))
    .flatMap(([, topics]) => topics);
  return [...new Set([...byLaw, ...byWord])].slice(0, mostTopics);
}
