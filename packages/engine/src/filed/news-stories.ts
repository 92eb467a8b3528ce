import type { LocalTheme } from './local-themes.ts';

/** A kind of project as a story names it. */
export interface NewsKind {
  readonly name: string;
  readonly one: string;
  readonly many: string;
  /** What of it is seen and heard. */
  readonly thing: string;
}

export interface Story {
  readonly title: string;
  readonly snippet: string;
  readonly opposed: boolean;
}

const kinds: readonly (readonly [RegExp, NewsKind])[] = [
  [
    /batter|bess|storage_?energy|energy_?storage/,
    { name: 'battery', one: 'battery storage project', many: 'battery storage projects', thing: 'battery containers' },
  ],
  [/wind|turbine/, { name: 'wind', one: 'wind farm', many: 'wind farms', thing: 'turbines' }],
  [/solar|photovoltaic|agrivolt|renewable/, { name: 'solar', one: 'solar farm', many: 'solar farms', thing: 'panels' }],
  [/data|server|hyperscale|crypto/, { name: 'data', one: 'data center', many: 'data centers', thing: 'buildings' }],
  [
    /warehouse|logist|distribution|truck|freight|terminal|fulfil/,
    { name: 'logistics', one: 'distribution warehouse', many: 'distribution warehouses', thing: 'loading docks' },
  ],
  [
    /hous|resident|apartment|townho|subdivision|homes|condo|senior|mixed/,
    { name: 'housing', one: 'housing development', many: 'housing developments', thing: 'homes' },
  ],
  [
    /manufact|factory|plant|industrial|processing|quarry|asphalt|aggregate|mining/,
    { name: 'manufacturing', one: 'manufacturing plant', many: 'manufacturing plants', thing: 'buildings' },
  ],
  [
    /oil|gas_?well|drill|pipeline|compressor|well_?pad/,
    { name: 'oil_gas', one: 'gas well pad', many: 'gas well pads', thing: 'drilling rig' },
  ],
  [
    /commerc|retail|store|restaurant|hotel|gas_?station|office|shopping|carwash/,
    { name: 'commercial', one: 'commercial development', many: 'commercial developments', thing: 'buildings' },
  ],
];
const other: NewsKind = { name: 'other', one: 'development project', many: 'development projects', thing: 'buildings' };

/** How stories name a project of this type; a general name for a type that is not known. */
export function newsKindOf(projectType: string): NewsKind {
  const low = projectType.toLowerCase().replace(/[\s-]+/g, '_');
  return kinds.find(([pattern]) => pattern.test(low))?.[1] ?? other;
}

const s = (title: string, snippet: string, opposed = false): Story => ({ title, snippet, opposed });

const general: Readonly<Record<LocalTheme, readonly Story[]>> = {
  visual_impact: [
    s(
      'Neighbors ask what the proposed {kind} will look like from the road',
      'Residents at a workshop in {place} asked for drawings from their own driveways, in winter as well as in summer, before the planning commission takes up any {kind}.',
    ),
    s(
      'Planting around an older {kind} has not filled in, {place} residents say',
      'Several trees planted as screening died in the second summer and were not replaced. Residents opposed to new {kinds} brought photographs to the county board.',
      true,
    ),
    s(
      '{county} planners look again at screening rules',
      'Staff suggested evergreens in staggered rows and a bond for dead plants after members of the commission drove past {kinds} in neighboring counties.',
    ),
  ],
  traffic_safety: [
    s(
      'County engineer counts trucks ahead of {kind} hearing',
      'The {county} road department put counters on two roads near the site. The engineer said the shoulders were never built for steady truck traffic.',
    ),
    s(
      'School bus stop near proposed {kind} worries parents',
      'Parents in {place} told the board that construction trucks and school buses would share a narrow road at the same hour, and several spoke against the plan.',
      true,
    ),
    s(
      'Who repairs the road? {county} wants it in writing',
      'After patching a road damaged during an earlier project, the county wants a road use agreement signed before the first truck arrives.',
    ),
  ],
  environmental_impact: [
    s(
      'Flooded field renews questions about runoff in {county}',
      'A farmer downhill from a building site said water now stands where it never did. The planning commission asked staff how {kinds} are reviewed for drainage.',
    ),
    s(
      'Residents petition for well testing before any {kind} is built',
      'More than a hundred people in {place} signed a petition that asks for baseline tests of private wells within sight of the site.',
      true,
    ),
    s(
      'State biologists comment on wildlife near {place}',
      'A letter to {county} asks applicants to keep stream corridors open and to clear trees outside the nesting season.',
    ),
  ],
  noise_concerns: [
    s(
      '{place} residents ask for night noise limits',
      'People who live near the proposed {kind} asked the board for a limit at the bedroom window and for someone to call when it is exceeded.',
    ),
    s(
      'Hum from equipment keeps neighbors up, county hears',
      'A couple who live near one of the region’s {kinds} described a steady hum on still nights. They spoke in opposition to another.',
      true,
    ),
    s(
      '{county} to hire its own sound consultant',
      'Commissioners said they no longer want to rely on the applicant’s sound study alone when {kinds} come before them.',
    ),
  ],
  property_values: [
    s(
      'What does a {kind} do to home prices? Appraisers differ',
      'Two appraisers gave {county} commissioners different answers. One found no effect beyond a few hundred feet; the other said the studies leave out the closest homes.',
    ),
    s(
      'Homeowners near site want a value guarantee',
      'A group opposed to the {kind} asked the board to require a written guarantee for the houses next to it.',
      true,
    ),
    s(
      'Assessor: too early to tell from sales near {place}',
      'The county assessor said that there have been too few sales near {kinds} to draw a line on a chart.',
    ),
  ],
  economic_development: [
    s(
      '{county} weighs tax revenue from proposed {kind}',
      'A fiscal estimate shows new revenue for the school district and the county, most of it in the first years. Commissioners asked what remains after that.',
    ),
    s(
      'Local contractors hope for work on {kind}',
      'Electricians and graders in {place} said they would like to see local hiring written into any approval.',
    ),
    s(
      'Abatement for {kind} draws criticism',
      'Speakers at the county meeting objected to a tax break while road and school needs go unfunded.',
      true,
    ),
  ],
  zoning_compliance: [
    s(
      '{county} planning commission tightens setback language',
      'The draft says where the tape starts and ends for {kinds}. Members said that most quarrels were about how the distance is measured.',
    ),
    s(
      'Opponents say {kind} does not fit the comprehensive plan',
      'A letter from residents of {place} argues that the land is set aside for other uses in the plan, and asks the board to deny the request.',
      true,
    ),
    s(
      'Board sends applicant back for missing studies',
      'A hearing in {county} was continued because the traffic and drainage reports arrived on the day of the meeting.',
    ),
  ],
  public_safety: [
    s(
      'Fire chief asks for training before {kind} is approved',
      'The volunteer chief in {place} told the board his crews have never trained for a fire at a {kind}, and asked who would pay for it.',
    ),
    s(
      'Residents raise safety of {thing} at packed hearing',
      'People opposed to the project asked who answers the phone at night, how far crews have to drive and what happens when the water runs out.',
      true,
    ),
    s(
      '{county} updates emergency plan',
      'The emergency manager wants site maps, gate codes and a contact who answers at any hour for each of the {kinds} in the county.',
    ),
  ],
  general: [
    s(
      '{kind} on the agenda in {place}',
      'The planning commission of {county} will take comments on a proposed {kind}. Written comments are accepted until the day before.',
    ),
    s(
      'Residents form group ahead of {kind} hearing',
      'A new group in {place} opposes the proposal and plans to speak at the hearing.',
      true,
    ),
  ],
};

/** Stories of a theme for a kind of project. */
export function storiesOf(theme: LocalTheme, kind: NewsKind): readonly Story[] {
  return [...general[theme], ...(own[kind.name]?.[theme] ?? [])];
}

const own: Readonly<Record<string, Partial<Record<LocalTheme, readonly Story[]>>>> = {
  solar: {
    visual_impact: [
      s(
        'Farm families split over view of panels',
        'Two families on the same road in {place} leased their land; the ones across from them object to looking at fence and panels from the kitchen table.',
        true,
      ),
    ],
    environmental_impact: [
      s(
        'Sheep graze between the rows at regional solar site',
        'A grazier told {county} officials that his flock keeps the grass down and that the soil under the panels has stayed in place.',
      ),
    ],
  },
  wind: {
    visual_impact: [
      s(
        'Red lights at night: {county} asks about radar control',
        'Residents asked whether the beacons on the turbines could stay dark until an aircraft is near.',
      ),
    ],
    noise_concerns: [
      s(
        'Flicker and sound logs turned over to {county}',
        'Neighbors of an existing wind farm who oppose more turbines kept a log for a winter and gave it to the zoning office.',
        true,
      ),
    ],
  },
  battery: {
    public_safety: [
      s(
        'Fire officials discuss how to fight a battery fire',
        'Chiefs from {county} visited a storage site and went over water supply, distance and when to let a container burn out.',
      ),
    ],
  },
  data: {
    environmental_impact: [
      s(
        'Water utility asked how much a data center would drink',
        'The board of the water utility that serves {place} wants daily figures in a dry summer before it signs a service letter.',
      ),
    ],
    economic_development: [
      s(
        'Few jobs, much power: {county} debates data centers',
        'Commissioners compared the tax revenue with the number of permanent jobs and with what a new substation would cost.',
      ),
    ],
  },
  housing: {
    traffic_safety: [
      s(
        'Left turns at rush hour top concerns over new homes',
        'Neighbors in {place} said that the traffic count was taken in the week of a school holiday and objected to it.',
        true,
      ),
    ],
  },
  logistics: {
    traffic_safety: [
      s(
        'Trucks already cut through {place}, residents tell council',
        'People living along the shortcut to the highway spoke against a warehouse until the route is signed and enforced.',
        true,
      ),
    ],
  },
  oil_gas: {
    environmental_impact: [
      s(
        'Township asks for well tests before drilling',
        'Supervisors want samples from every private well near the pad before the first rig arrives.',
      ),
    ],
  },
};
