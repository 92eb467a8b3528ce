import type { Assessment, Report } from '@rostrum/contract';
import type { TopicId } from '../knowledge/types.ts';
import { topicsOfStems } from '../knowledge/topic-words.ts';
import { approvalStandards } from '../ordinance/approval/approval-standards.ts';
import { topicsOfStandard } from '../ordinance/approval/topics-of-standard.ts';
import type { TextReading } from '../ordinance/types.ts';
import type { Materials } from '../filed/types.ts';
import { stemsOf } from '../language/stems.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { exhibitNamed } from './exhibit-named.ts';

type Grade = NonNullable<Assessment['evidence_grades']>[number]['grade'];
const gradeOrder: readonly Grade[] = ['expert', 'document', 'personal_knowledge', 'opinion', 'speculation'];

interface Finding {
  readonly text: string;
  readonly section: string | null;
  readonly topics: readonly TopicId[];
}

/** What most codes require a board to find before it may grant a special use permit; used if the ordinance has no list of its own. */
const usualFindings: readonly Finding[] = [
  {
    text: 'The use is consistent with the comprehensive plan.',
    section: null,
    topics: ['comprehensive_plan_consistency'],
  },
  {
    text: 'The use is compatible with its surroundings and their character.',
    section: null,
    topics: [
      'neighborhood_character',
      'screening_visual',
      'setbacks',
      'density_height',
      'glare',
      'lighting',
      'shadow_flicker',
    ],
  },
  {
    text: 'The use does not endanger public health, safety or welfare.',
    section: null,
    topics: ['health_safety', 'fire_emergency', 'noise', 'odor_dust', 'technology_equipment'],
  },
  {
    text: 'Roads, water, sewer and public services are adequate.',
    section: null,
    topics: ['traffic_roads', 'road_use_agreement', 'water_use', 'sewer', 'schools', 'parking', 'power_supply_grid'],
  },
  {
    text: 'The use does not substantially injure the value of neighboring property.',
    section: null,
    topics: ['property_values'],
  },
  {
    text: 'Natural resources, drainage and farmland are protected.',
    section: null,
    topics: ['stormwater_drainage', 'wells_groundwater', 'wildlife_habitat', 'farmland_soil', 'open_space_trails'],
  },
  {
    text: 'The use meets the specific standards of the ordinance and can be enforced, to the end of its life.',
    section: null,
    topics: [
      'decommissioning_bond',
      'enforcement',
      'ownership_transfer',
      'insurance_liability',
      'construction_hours',
      'hours_of_operation',
    ],
  },
];

/** 'Our engineer does' is nice to hear but proves no finding: an entry has to be about the matter itself. 'We did a traffic study for
 *  safety' is about the roads. */
function speaksOf(quote: string, topics: readonly string[]): boolean {
  const [most] = topicsOfStems(stemsOf(quote), 1);
  return most !== undefined && topics.includes(most.topic);
}

function sectionOf(ordinance: TextReading, start: number, marker: string): string | null {
  if (/^\d+\.\d/.test(marker)) return `§ ${marker}`;
  const chunk = ordinance.chunks.findLast(({ span }) => span.start <= start && start < span.end);
  const section = chunk?.section ?? null;
  if (section === null) return null;
  return section.endsWith(marker) ? section : `${section} ${marker}`;
}

function findingsOf(materials: Materials): readonly Finding[] {
  const { ordinance } = materials;
  const standards = ordinance === null ? [] : approvalStandards(ordinance.text);
  if (ordinance === null || standards.length === 0) return usualFindings;
  return standards.map(({ text, marker, start }) => ({
    text,
    section: sectionOf(ordinance, start, marker),
    topics: topicsOfStandard(text),
  }));
}

interface Statement {
  readonly quote: string;
  readonly number: number | null;
  readonly grade: Grade | null;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

function gradeOf(quote: string, assessment: Assessment | null): Grade | null {
  const words = plain(quote);
  return (
    (assessment?.evidence_grades ?? []).find(({ text }) => plain(text).includes(words) || words.includes(plain(text)))
      ?.grade ?? null
  );
}

/** What worked in the answers on these topics, best first; then what the presentation says about them. */
function statementsOn(r: Rehearsal, materials: Materials, topics: readonly string[]): readonly Statement[] {
  const answered = r.exchanges
    .map(({ asked, judged }, i) => ({ asked, judged, number: i + 1 }))
    .filter(({ asked }) => topics.includes(asked.topic))
    .sort(
      (a, b) =>
        topics.indexOf(a.asked.topic) - topics.indexOf(b.asked.topic) ||
        (b.judged?.score ?? 0) - (a.judged?.score ?? 0) ||
        a.number - b.number,
    )
    .flatMap(({ judged, number }) =>
      (judged?.assessment?.carried ?? [])
        .slice(0, 2)
        .map((quote) => ({ quote, number, grade: gradeOf(quote, judged?.assessment ?? null) })),
    );
  const { presentation } = materials;
  const presented = (topics as readonly TopicId[])
    .flatMap((topic) => (presentation?.topics.get(topic) ?? []).slice(0, 1))
    .map((span) => ({ quote: (presentation?.text ?? '').slice(span.start, span.end), number: null, grade: null }));
  const seen = new Set<string>();
  return [...answered, ...presented]
    .filter(({ quote }) => speaksOf(quote, topics))
    .filter(({ quote }) => !seen.has(plain(quote)) && seen.add(plain(quote)));
}

const mostQuotes = 3;

/** The approval standards × what was said about each × its evidence. An empty row is tomorrow's work.
 *  Takes: a rehearsal and what is on file. Gives: one row per standard of the ordinance on file, or else the usual seven for a special use
 *  permit with section null. Throws: never. */
export function findingsTable(r: Rehearsal, materials: Materials): Report['findings'] {
  return findingsOf(materials).map(({ text, section, topics }) => {
    const said = statementsOn(r, materials, topics).slice(0, mostQuotes);
    const grade = gradeOrder.find((level) => said.some((statement) => statement.grade === level)) ?? null;
    const exhibit = said.map(({ quote }) => exhibitNamed(quote)).find((name) => name !== null) ?? null;
    return { finding: text, section, said: said.map(({ quote, number }) => ({ quote, number })), grade, exhibit };
  });
}
