import type { TopicId } from '../knowledge/types.ts';
import { stemOf } from './words.ts';

/** Words by which a text is recognised as being about a topic, in codes, news and talk alike: plain words weigh 1, those
 *  after '+' weigh 2, two words joined by '_' stand side by side. Kept apart from the knowledge's own cues, which are
 *  patterns for answers and too slow for 800 pages. */
const cues: Readonly<Record<TopicId, string>> = {
  setbacks:
    '+setback +setbacks yard yards distance separation +property_line +lot_line +lot_lines +property_lines encroach',
  screening_visual:
    '+screening +screen +landscaping landscape buffer buffers berm berms evergreen hedge view views viewshed visual visible +fence fences fencing trees shrubs planting color aesthetic appearance',
  neighborhood_character: '+character compatible compatibility neighborhood rural surrounding incompatible adjoining',
  noise: '+noise +sound +decibel +decibels +dba acoustic acoustical quiet loud audible inaudible hum vibration',
  traffic_roads:
    '+traffic +trips road roads street streets highway driveway intersection truck trucks access ingress egress turning sidewalk haul',
  road_use_agreement:
    '+road_use +road_maintenance haul_route haul_routes culvert culverts bridges +road_agreement pavement_condition',
  property_values: '+property_values +property_value +home_values appraisal appraiser resale values worth appraised',
  stormwater_drainage:
    '+stormwater +drainage runoff erosion flood flooding floodplain detention retention +tile tiles swale sedimentation impervious grading wetland wetlands storm_water',
  wells_groundwater: '+groundwater +ground_water +aquifer wells +well_water drinking_water contamination septic_field',
  decommissioning_bond:
    '+decommissioning +decommission +bond +bonds +surety +escrow removal remove removed abandonment abandoned reclamation restoration restore salvage financial_assurance letter_of_credit dismantle',
  fire_emergency:
    '+fire +emergency responders firefighters +nfpa explosion thermal runaway hydrant suppression evacuation sprinkler',
  glare: '+glare +glint reflection reflective antireflective',
  shadow_flicker: '+flicker +shadow_flicker shadow shadows strobe',
  wildlife_habitat:
    '+wildlife +habitat birds bird bats bat eagle raptor species endangered pollinator corridor corridors',
  farmland_soil: '+farmland +topsoil soil soils agricultural agriculture farm farming crops prime grazing livestock',
  tax_revenue: '+tax +taxes +revenue revenues pilot payments assessment abatement fiscal budget',
  jobs: '+jobs +job +employment employees workers workforce hire hiring hires wages payroll apprenticeship',
  construction_hours:
    '+construction_hours +construction_noise +construction_schedule construction deliveries construction_traffic phasing',
  hours_of_operation:
    '+hours_of_operation +operating_hours +hours open nighttime overnight a.m p.m hours deliveries weekends',
  lighting:
    '+lighting +lights +luminaire light lamps fixture fixtures led dark_sky shielded downcast illumination illuminated kelvin beacon',
  water_use: '+water_use +water_supply +cooling gallons water_main potable irrigation consumption evaporative',
  power_supply_grid:
    '+interconnection +substation +grid utility electricity transmission_line transmission_lines power_lines megawatt megawatts transformer ratepayers load',
  density_height:
    '+height +density +stories +units_per_acre lot_coverage +lot_area +lot_size dwelling_units bulk tall high acreage floor_area coverage +lot_width frontage',
  parking: '+parking +spaces stalls parked garage loading_spaces parking_lot overflow',
  schools: '+school +schools +students pupils classroom classrooms enrollment kindergarten',
  affordable_share: '+affordable +affordability workforce_housing rents income median_income inclusionary low_income',
  sewer: '+sewer +sewage +septic +wastewater sanitary effluent',
  comprehensive_plan_consistency:
    '+comprehensive_plan +master_plan +general_plan +rezoning rezone zoning consistent consistency spot_zoning land_use',
  precedent: '+precedent cumulative floodgates moratorium',
  enforcement:
    '+enforcement +violation +violations +complaint +complaints penalty penalties fine fines revoke revoked revocation inspection inspections inspector monitoring compliance noncompliance',
  community_engagement:
    '+notice +public_hearing +neighborhood_meeting +open_house outreach notify notified meetings mailed certified_mail newspaper informed',
  health_safety:
    '+health +safety toxic hazardous +emf electromagnetic cancer pollution emissions contaminants ice_throw carcinogen hazard',
  odor_dust: '+odor +odors +dust smell fumes smoke air_quality',
  ownership_transfer: '+transfer +ownership owner sale lease successor assigns llc operator parent_company',
  insurance_liability:
    '+insurance +liability insured indemnify indemnification coverage indemnity aggregate occurrence',
  technology_equipment:
    '+inverter +inverters +battery batteries panels panel modules turbine turbines equipment lithium manufacturer generators generator trackers chillers nameplate',
  project_need: '+need +demand purpose benefit alternative alternatives why_here objectives',
  open_space_trails:
    '+open_space +trail +trails +park parks playground greenway recreation recreational conservation_easement',
};

type Hits = readonly (readonly [TopicId, number])[];
const byStem = new Map<string, [TopicId, number][]>();
/** First stems of cues of several words. */
const begins = new Set<string>();
for (const [topic, words] of Object.entries(cues) as [TopicId, string][]) {
  for (const word of words.split(' ')) {
    const weight = word.startsWith('+') ? 2 : 1;
    const key = word.replace(/^\+/, '').split('_').map(stemOf).join(' ');
    const rows = byStem.get(key) ?? [];
    rows.push([topic, weight]);
    byStem.set(key, rows);
    if (key.includes(' ')) begins.add(key.slice(0, key.indexOf(' ')));
  }
}

/** What a text is about, most prominent first.
 *  Takes: its stems in order, function words included.  Gives: topics with at least `least` points of cue words (a
 *  strong word counts two).  Never throws; linear. */
export function topicsOfStems(
  stems: readonly string[],
  least = 2,
): { readonly topic: TopicId; readonly points: number }[] {
  const points = new Map<TopicId, number>();
  for (let i = 0; i < stems.length; i++) {
    const one = stems[i] ?? '';
    count(byStem.get(one), 1, points);
    if (!begins.has(one)) continue;
    const two = `${one} ${stems[i + 1] ?? ''}`;
    count(byStem.get(two), 1.5, points);
    count(byStem.get(`${two} ${stems[i + 2] ?? ''}`), 1.5, points);
  }
  return [...points]
    .filter(([, sum]) => sum >= least)
    .map(([topic, sum]) => ({ topic, points: sum }))
    .sort((a, b) => b.points - a.points);
}

function count(hits: Hits | undefined, factor: number, points: Map<TopicId, number>): void {
  if (hits === undefined) return;
  for (const [topic, weight] of hits) points.set(topic, (points.get(topic) ?? 0) + weight * factor);
}
