import type { Assessment, Report } from '@rostrum/contract';
import type { Materials } from '../reading/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import type { TopicId } from '../knowledge/types.ts';

type Grade = NonNullable<Assessment['evidence_grades']>[number]['grade'];
const gradeOrder: readonly Grade[] = ['expert', 'document', 'personal_knowledge', 'opinion', 'speculation'];

interface Finding {
  readonly text: string;
  readonly section: string | null;
  readonly topics: readonly TopicId[];
}

/** What a board has to find before it may grant a special use permit, in most codes; used where the ordinance has none. */
const usualFindings: readonly Finding[] = [
  { text: 'The use is consistent with the comprehensive plan.', section: null, topics: ['comprehensive_plan_consistency'] },
  { text: 'The use is compatible with its surroundings and their character.', section: null, topics: ['neighborhood_character', 'screening_visual', 'setbacks', 'density_height'] },
  { text: 'The use does not endanger public health, safety or welfare.', section: null, topics: ['health_safety', 'fire_emergency', 'noise', 'odor_dust'] },
  { text: 'Roads, water, sewer and public services are adequate.', section: null, topics: ['traffic_roads', 'road_use_agreement', 'water_use', 'sewer', 'schools', 'parking', 'power_supply_grid'] },
  { text: 'The use does not substantially injure the value of neighboring property.', section: null, topics: ['property_values'] },
  { text: 'Natural resources, drainage and farmland are protected.', section: null, topics: ['stormwater_drainage', 'wells_groundwater', 'wildlife_habitat', 'farmland_soil', 'open_space_trails'] },
  { text: 'The use meets the specific standards of the ordinance and can be enforced, to the end of its life.', section: null, topics: ['decommissioning_bond', 'enforcement', 'ownership_transfer', 'insurance_liability', 'lighting', 'hours_of_operation'] },
];

const findingWords = /\b(shall (not )?be (detrimental|injurious|consistent|compatible|in harmony|adequate)|will not (be detrimental|adversely|endanger|impair|substantially)|is (consistent|compatible|in harmony) with|adequate (public|utilities|access)|find(s|ings?)? that)\b/i;

const topicWords: readonly { readonly words: RegExp; readonly topics: readonly TopicId[] }[] = [
  { words: /comprehensive plan|master plan|general plan|intent and purpose|harmony/i, topics: ['comprehensive_plan_consistency'] },
  { words: /compatib|character|adjacent|surrounding|neighbo/i, topics: ['neighborhood_character', 'screening_visual', 'setbacks'] },
  { words: /health|safety|welfare|hazard/i, topics: ['health_safety', 'fire_emergency'] },
  { words: /traffic|street|road|access|utilit|public service|facilit/i, topics: ['traffic_roads', 'road_use_agreement', 'water_use', 'sewer'] },
  { words: /property value|injur|diminish/i, topics: ['property_values'] },
  { words: /natural|drainage|environment|water|farmland|agricultur/i, topics: ['stormwater_drainage', 'wells_groundwater', 'wildlife_habitat', 'farmland_soil'] },
];

/** Approval standards of the ordinance on file, where it states any: at least three, so that a stray sentence is no table. */
function findingsOf(materials: Materials): readonly Finding[] {
  const found: Finding[] = [];
  for (const chunk of materials.ordinance?.chunks ?? []) {
    for (const sentence of chunk.text.split(/(?<=[.;])\s+/)) {
      const text = sentence.replace(/\s+/g, ' ').trim();
      if (text.length < 40 || text.length > 400 || !findingWords.test(text)) continue;
      const topics = topicWords.filter(({ words }) => words.test(text)).flatMap((entry) => entry.topics);
      if (topics.length > 0) found.push({ text, section: chunk.section, topics: [...new Set(topics)] });
      if (found.length === 12) return found;
    }
  }
  return found.length >= 3 ? found : usualFindings;
}

const exhibitWords = /\b(exhibit|sheet|study|report|plan|survey|map|letter|analysis|permit|assessment|agreement)\s*(no\.?\s*)?([A-Z]?-?\d+[A-Z]?)?\b/i;

/** The approval standards × what was said to each × its evidence. An empty row is the work for tomorrow.
 *  Takes: a rehearsal and what is on file. Gives: a row a finding. Throws: never. */
export function findingsTable(r: Rehearsal, materials: Materials): Report['findings'] {
  return findingsOf(materials).map(({ text, section, topics }) => {
    const relevant = r.exchanges
      .map((exchange, i) => ({ exchange, number: i + 1 }))
      .filter(({ exchange }) => (topics as readonly string[]).includes(exchange.asked.topic) && (exchange.judged?.assessment?.carried?.length ?? 0) > 0);
    const said = relevant.flatMap(({ exchange, number }) => (exchange.judged?.assessment?.carried ?? []).slice(0, 2).map((quote) => ({ quote, number })));
    const presented = topics.flatMap((topic) => materials.presentation?.topics.get(topic) ?? []).slice(0, 2);
    const fromPresentation = presented.map((span) => ({ quote: materials.presentation?.text.slice(span.start, span.end) ?? '', number: null }));
    const grades = relevant.flatMap(({ exchange }) => exchange.judged?.assessment?.evidence_grades ?? []);
    const grade = gradeOrder.find((level) => grades.some((graded) => graded.grade === level)) ?? null;
    const quotes = [...said, ...fromPresentation].filter(({ quote }) => quote !== '');
    const exhibit = quotes.map(({ quote }) => exhibitWords.exec(quote)?.[0] ?? null).find((name) => name !== null) ?? null;
    return { finding: text, section, said: quotes.slice(0, 4), grade, exhibit };
  });
}
