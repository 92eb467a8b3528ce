import type { Brief } from '@rostrum/contract';
import type { Question } from '../asking/types.ts';
import type { TopicId } from '../knowledge/types.ts';
import type { Materials } from '../filed/types.ts';

/** What proves an answer on a topic: the document a board expects to find in its packet. */
const papers: readonly { readonly name: string; readonly topics: readonly TopicId[] }[] = [
  {
    name: 'Site plan with dimensions to property lines and homes',
    topics: ['setbacks', 'density_height', 'neighborhood_character', 'parking'],
  },
  { name: 'Sound study with levels at the nearest homes', topics: ['noise'] },
  { name: 'Traffic study and haul route map', topics: ['traffic_roads', 'road_use_agreement', 'construction_hours'] },
  { name: 'Stormwater management and erosion control plan', topics: ['stormwater_drainage'] },
  {
    name: 'Decommissioning plan with an engineer’s cost estimate, and the form of the bond',
    topics: ['decommissioning_bond'],
  },
  { name: 'Landscape plan with sight lines from the nearest homes', topics: ['screening_visual'] },
  { name: 'Wetland and habitat report', topics: ['wildlife_habitat'] },
  { name: 'Glare analysis', topics: ['glare'] },
  { name: 'Shadow flicker model with hours a year at each home', topics: ['shadow_flicker'] },
  { name: 'Emergency response plan, with the fire department’s letter', topics: ['fire_emergency'] },
  {
    name: 'Data sheets of the equipment, with what it contains and the limits that apply',
    topics: ['health_safety', 'technology_equipment'],
  },
  { name: 'Appraiser’s report on property values', topics: ['property_values'] },
  { name: 'Lighting plan with fixture cut sheets', topics: ['lighting'] },
  { name: 'Water supply letter or hydrogeological report', topics: ['water_use', 'wells_groundwater'] },
  { name: 'Interconnection agreement or the utility’s letter', topics: ['power_supply_grid'] },
  { name: 'Soil map with the share of prime farmland', topics: ['farmland_soil'] },
  { name: 'School district’s letter on capacity', topics: ['schools'] },
  { name: 'Sewer capacity letter', topics: ['sewer'] },
  {
    name: 'Pages of the comprehensive plan on which you rely, marked',
    topics: ['comprehensive_plan_consistency', 'precedent'],
  },
  { name: 'Tax estimate from the assessor’s figures', topics: ['tax_revenue'] },
  {
    name: 'Summary of the neighborhood meetings: who came, what was said, what you changed',
    topics: ['community_engagement'],
  },
  { name: 'Certificate of insurance', topics: ['insurance_liability'] },
  { name: 'Lease or purchase terms, as far as they can be shown', topics: ['ownership_transfer'] },
  { name: 'Complaint procedure with a name and a telephone number', topics: ['enforcement'] },
];
const most = 12;
const numberWords = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** The exhibits that the likely questions and the ordinance call for, most frequent first.
 *  Takes: the questions and what is on file. Gives: at most twelve, each with the reason. Throws: never. */
export function exhibitsFor(questions: readonly Question[], materials: Materials): Brief['exhibits'] {
  const rules = (materials.ordinance?.standards ?? []).filter(
    (standard) => !standard.exception && standard.process !== true,
  );
  return papers
    .map(({ name, topics }, at) => {
      const asked = questions.filter(({ topic }) => topics.includes(topic)).length;
      const rule = rules.find(({ topic }) => topic !== null && topics.includes(topic));
      const reasons = [
        ...(asked === 0
          ? []
          : [
              `${numberWords[asked] ?? asked} of the likely questions ${asked === 1 ? 'asks' : 'ask'} for what it shows`,
            ]),
        ...(rule === undefined ? [] : [`${rule.section ?? 'the ordinance'} sets a figure for it`]),
      ];
      const why = reasons.join('; ');
      return {
        name,
        why: `${why.charAt(0).toUpperCase()}${why.slice(1)}.`,
        weight: asked * 2 + (rule === undefined ? 0 : 1),
        at,
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, most)
    .map(({ name, why }) => ({ name, why }));
}
