import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const whySite = element(
  'why_site',
  'why this site: the facts of the land that made the choice',
  [
    /(chose|chosen|choose|picked|selected|because|reason|site|here|location)\b.{0,40}\b(line|substation|road|highway|interchange|flat|soil|owner|zoned|sewer|close|near|adjacent|proximity|fiber|rail|land|willing|gas|wind|sun)/,
    /(chose|picked|selected|came to) (this|the|your) (site|parcel|location|land|farm|corner)/,
  ],
  'the answer to why here is about the land and not about goodwill',
  'We chose this site because [feature], [feature] and [feature] come together here and nowhere else within [distance].',
);

const alternatives = element(
  'alternatives',
  'which other sites were studied and why they were ruled out',
  [
    /(looked at|considered|studied|evaluated|compared|examined|screened|reviewed|ruled out|rejected|walked)\b.{0,40}\b(sites?|parcels?|locations?|alternatives?|places|properties|options)|(other|alternative|different|\w+) (sites?|parcels?|locations?)\b.{0,40}\b(rejected|ruled out|considered|too|because|owner|failed|floods?|not|no|studied|looked)/,
    /(looked at|studied|compared|considered|walked) (two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)\b/,
  ],
  'one who looked nowhere else chose by price',
  'We studied [number] other sites; [name] failed on [reason] and [name] on [reason].',
);

const whySize = element(
  'why_size',
  'why this size, and the smallest that would still work',
  [
    /(size|smaller|smallest|half|fewer|reduce\w*|larger|minimum|scale|acres|megawatts|units|square feet)\b.{0,40}\b(because|works?|econom\w*|need\w*|pays?|viable|feasible|break|fit|could|would|cannot|drop|minimum|interconnection|less)/,
    /(at|with) (less|fewer|more) than\b.{0,40}\b(cannot|can.t|could not|does not|will not|won.t|no longer)/,
    /smaller than/,
  ],
  'boards cut projects and want to know where the bone is',
  "At less than [size] the [cost] can't be carried; this is [number] smaller than we first planned.",
);

const demand = figureElement(
  'demand',
  'the evidence of need: study, contract, waiting list, law',
  [
    /(demand|need|market|shortage|waiting list|vacancy|vacant|gap|target|mandate|requirement|orders)\b.{0,40}\b(study|percent|report|years?|homes|units|law|state|shows?|found|utility|contract|customers|names|rate)|(study|contract|utility|state|law|census)\b.{0,40}\b(need\w*|demand|shortage|shows?|requires?)/,
  ],
  'a need is either documented or it is a wish',
  'The [study or contract] of [date] shows a shortage of [amount] in [area].',
);

const whoBenefits = element(
  'who_benefits',
  'who benefits here, by name, and who mostly elsewhere',
  [
    /(benefit\w*|gain\w*|serves?|help\w*|goes to)\b.{0,40}\b(local|here|county|town|residents?|neighbors?|school|community|landowner|families|people|district|farmers?)|(local|residents?|neighbors?|families|people here|community)\b.{0,40}\b(benefit\w*|gain\w*|get|receive|served|use)/,
    /(local |wider |public |community )?(gain|benefit)s? (goes|go|stays?|falls?|flows?|comes?)/,
    /(district|county|town|residents?|families|neighbors|landowner|customers|people)\b.{0,40}\b(benefits?|gains?|comes? out ahead)/,
  ],
  'the costs are local, so the board asks about the gains',
  'Here the gain goes to [whom], [amount]; the wider gain, [what], goes to [whom].',
);

const neighborsGet = element(
  'neighbors_get',
  'what the people who carry the burden get in return',
  [
    /(community|neighbor|local|good neighbor)( benefit\w*)? (fund|agreement|payment|program|park|discount)s?/,
    /(offer\w*|contribut\w*|donat\w*|pay\w*|fund\w*|build\w*|give)\b.{0,40}\b(neighbors?|community|park|trail|fire (company|department)|school|library|broadband|scholarship\w*|town|food)/,
  ],
  'those nearest bear the most and expect something',
  'Those within [distance] receive [what], and the community fund is [amount] a year.',
);

const noAction = element(
  'no_action',
  'what happens to the land if this is not approved',
  [
    /(if (it|this|you|we|the project)\b.{0,40}\b(not|isn't|denied|deny|turn\w* (it )?down|refus\w*|don't)|otherwise|without (it|this|the project)|alternative use|by right)\b.{0,40}\b(land|owner|farm|homes|houses|stay\w*|remain\w*|sold|built|built|subdivi\w*|vacant|keep\w*|would|could)/,
  ],
  'the honest comparison is with what comes otherwise',
  "If this isn't approved the owner will [alternative], which the zoning allows at [number] [units].",
);

const otherLandFirst = element(
  'other_land_first',
  'why not roofs, brownfields, vacant buildings or industrial land first',
  [
    /(roofs?|rooftops?|brownfields?|landfills?|parking lots?|vacant|industrial (land|park)|existing (building|space)s?|infill|downtown|empty)\b.{0,40}\b(first|not|too|small|cost\w*|cannot|because|enough|line|already|could|also|looked|unavailable|size|capacity|no|would)/,
  ],
  'everyone in the room has thought of it',
  'We looked at [roofs, brownfields or vacant buildings]; all of them together would give [amount], because [reason].',
);

/** What boards and the public ask about the need for the project, and what a complete answer contains. */
export const projectNeed: TopicKnowledge = {
  topic: 'project_need',
  noun: 'the need for the project',
  name: 'Project Need',
  cues: sources(
    /(community|neighborhood) (fund|benefit\w*)/,
    /(shall not exceed|limited to|removed from the (layout|plan))/,
    /statement of need/,
    /found needed/,
    /(site|project|development|tract|facility) is limited/,
    /approval lapses|if it has ?n.t opened/,
    /(half|fewer) (as many|of the|the)/,
    /(utility|anybody|anyone) (ask|need|want)s?/,
    /(ridge|parcel|land|plants?|site|exit|stores?)\b.{0,40}\b(where|instead|lost?|already|why not)/,
    /why not/,
    /still (a|build|do the) (project|it|job)|still build/,
    /smallest (campus|version|project)|had to be smaller/,
    /speculative|spec building/,
    /who needs|needs this|wants this/,
    /what becomes of|builds? if\b.{0,40}\bno|if we say no|if the answer is no/,
    /until a lease/,
    /why (here|this (site|parcel|size|place|corner|location|land|field|project|farm|town|county)|us|now|so (big|many|large)|not\b.{0,40}\b(elsewhere|roofs?|rooftops?|brownfield|landfill|parking lots?|smaller|somewhere|the industrial)|do (we|you) need|does (this|it|the))/,
    /need (for|this|another|it|one|these|more)|needed here/,
    /(who|what|how)\b.{0,40}\bbenefits?/,
    /benefits? (to|for|of|from|us|the (town|county|community|residents)|stay)/,
    /(other|another|alternative|better) (sites?|locations?|places?|parcels?|land)/,
    /alternatives?/,
    /(half|smaller|reduced) (the )?(size|project|version|acres|scale)/,
    /(rooftops?|brownfields?|landfills?|parking lots?) instead/,
    /market (study|demand)|demand for/,
    /what do we get/,
    /what('s| is) in it for/,
    /(purpose|point) of (this|the) (project|plant)/,
    /vacan(t|cy)\b.{0,40}\b(stores?|warehouses?|buildings?|space|rate)/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.35,
      publicWeight: 0.4,
      board: [
        plain('background', 'Why here, and would you have come if there were no line across the farm?', 'why_site'),
        plain('clarification', 'Which other sites did you walk, and why did those lose?', 'alternatives'),
        pointed('criticism', 'Why not rooftops and landfills first, and fields last?', 'other_land_first'),
        pointed('implications', 'If we cut the size in half, do you still build it?', 'why_size'),
        sharp('criticism', 'The power leaves and the view stays. So who in {place} benefits?', 'who_benefits'),
        plain('support', 'Who needs this electricity, and how do you know that they do?', 'demand'),
      ],
      resident: [
        "I see acres of flat roof from the overpass. Then I drive home, and it's my neighbor's best field they need.",
        "My sons aren't coming back to farm. The lease would let me stay in my own kitchen, and that is the need as I see it.",
        'The city wants clean power and wants it out of its sight. We have our own sight.',
      ],
      expert: [
        'Were any parcels considered besides those of willing landowners?',
        'What ties the project to a shortage on this system, beyond a state target?',
      ],
      remarks: [
        "I'd look more kindly on it over a landfill.",
        'A smaller version keeps coming to my mind.',
        "Someone's farm is being kept together by this, and I don't forget it.",
      ],
      elements: [whySite, alternatives, whySize, demand, whoBenefits, neighborsGet, noAction, otherLandFirst],
      figures: [
        {
          text: 'Rooftops could supply a large part, up to about 40 percent, of national electricity in technical potential.',
          source: 'NREL, Rooftop Solar Photovoltaic Technical Potential (2016)',
        },
      ],
      condition:
        'The project area shall not exceed [acres] within the fence, and the owner shall pay [amount] a year to [community fund].',
    },
    wind: {
      boardWeight: 0.25,
      publicWeight: 0.3,
      board: [
        plain('background', 'Why this ridge, and not some place where nobody lives?', 'why_site'),
        plain('clarification', 'Does the utility need this wind, or does a company need a credit?', 'demand'),
        pointed('implications', 'If we take out the towers nearest to homes, is there still a project?', 'why_size'),
        pointed(
          'criticism',
          'For each dollar that stays in this county, how many leave, and who benefits from those?',
          'who_benefits',
        ),
        sharp('criticism', 'What do you give the family that hosts nothing and hears everything?', 'neighbors_get'),
        plain('support', 'Tell the board what those landowners do if the answer is no.', 'no_action'),
      ],
      resident: [
        "I keep hearing about the planet. I live on a piece of it, and it's this piece.",
        "The lease paid for my mother's care. I'd like people to know that when they boo.",
        "My cabin has no power, and I'm looking at the machine that makes it for somebody else.",
      ],
      expert: [
        'How many masts measured the wind, and for how long?',
        "Which grid mix is behind the benefit, today's or an older one?",
      ],
      remarks: [
        'Take out the closest ones, and I might find the need.',
        "We're asked to carry something for others, so I want to know what we get.",
        'The landowners have rights too, and I weigh those.',
      ],
      elements: [whySite, alternatives, whySize, demand, whoBenefits, neighborsGet, noAction],
      figures: [
        {
          text: 'Wind lease payments commonly run several thousand to more than ten thousand dollars a turbine a year.',
          source: 'U.S. Department of Energy, WINDExchange',
        },
      ],
      condition:
        'Turbines [numbers] shall be removed from the layout, and the owner shall pay each household within [distance] [amount] a year.',
    },
    battery_storage: {
      boardWeight: 0.35,
      publicWeight: 0.2,
      board: [
        plain('background', 'Why this parcel, out of every parcel along that line?', 'why_site'),
        plain('clarification', 'Did the utility ask for a battery here, or is it your idea?', 'demand'),
        pointed('implications', 'Would half as many containers still do the job you say is needed?', 'why_size'),
        pointed('criticism', 'There must be industrial land by some other substation. Why not there?', 'alternatives'),
        sharp(
          'criticism',
          'How does one person in {place} benefit from it, apart from the seller of the land?',
          'who_benefits',
        ),
        plain('support', 'What would go wrong on our lines without it?', 'demand'),
      ],
      resident: [
        "They say it's for the evening peak. At our house the evening peak is a microwave.",
        'I grow Christmas trees next to it. I understand why they like flat and cheap, because so do I.',
        "When the hospital lost power, we'd have given anything for a big battery. Is that what this is?",
      ],
      expert: [
        'What does this place need the storage for, apart from a statewide target?',
        'Was the same capacity compared at a site that already has the connection?',
      ],
      remarks: [
        'I keep coming back to the homes, and why so near.',
        'An empty lot by the old power plant seems the natural place.',
        'If the local grid needs it, let the utility say so here.',
      ],
      elements: [whySite, alternatives, whySize, demand, whoBenefits, neighborsGet, noAction],
      figures: [
        {
          text: 'About a dozen states had set storage targets or mandates by 2024.',
          source: 'Pacific Northwest National Laboratory, Energy Storage Policy Database',
        },
      ],
      condition:
        "The facility is limited to [number] megawatts at [location], and the owner shall file [utility]'s statement of need before [permit].",
    },
    data_centers: {
      boardWeight: 0.35,
      publicWeight: 0.4,
      board: [
        plain('background', 'Why {county}: the fiber, the power line, the water or the price of land?', 'why_site'),
        plain('clarification', 'Which other locations were on your list, and what did those say?', 'alternatives'),
        pointed(
          'implications',
          "What is the smallest campus you'd build, and why is that not the one before us?",
          'why_size',
        ),
        pointed(
          'criticism',
          'Why new ground, when there are empty plants with power lines already standing?',
          'other_land_first',
        ),
        sharp('criticism', 'Do we need this, or do you need us?', 'demand'),
        plain('support', 'What would a family within half a mile get that they can touch?', 'neighbors_get'),
      ],
      resident: [
        'We need a doctor, a bus and a grocery store. Nobody ever gets up here to ask for one of those.',
        'I use the internet like everyone else. I never needed it to be next to my horses.',
        "The land's owner offered it for homes first, and we fought that too. I'm asking myself what I do want.",
      ],
      expert: [
        'Which of the siting criteria were about neighbors rather than about power and land?',
        'Forecasts of computing demand differ by several times. Which one do you use?',
      ],
      remarks: [
        'What I miss is the benefit for those who live the closest.',
        'A smaller first building would let us learn.',
        "I don't doubt that the world needs these, only that we need so many.",
      ],
      elements: [whySite, alternatives, whySize, demand, whoBenefits, neighborsGet, noAction, otherLandFirst],
      figures: [
        {
          text: 'National forecasts of data center load for 2028 range from 325 to 580 TWh.',
          source: 'Lawrence Berkeley National Laboratory (2024)',
        },
      ],
      condition:
        'Development is limited to [number] buildings on [acres], and the owner shall give [amount] a year to [community fund] for households within [distance].',
    },
    residential: {
      boardWeight: 0.25,
      publicWeight: 0.25,
      board: [
        plain('background', 'Who needs these homes, and what does the market study say they can pay?', 'demand'),
        plain('clarification', 'Why this many, and at what number does it stop working?', 'why_size'),
        pointed(
          'criticism',
          'There are empty lots inside town with pipe in the street. Why the far field?',
          'other_land_first',
        ),
        pointed('implications', 'If we say no, what gets built here under the zoning you have?', 'no_action'),
        sharp('criticism', 'Aside from you and the seller, name somebody who benefits from this.', 'who_benefits'),
        plain('support', 'Which people on the waiting list in {place} would find a place here?', 'demand'),
      ],
      resident: [
        "I've lived in my parents' basement for three years with a good job. That's the need, and I am standing right here.",
        'They build and build, and the price goes up and up. Tell me what need that is meeting.',
        'Two houses on our block are empty. Fix those before you plow up the meadow.',
      ],
      expert: [
        'What capture rate does the demand rest on, and why that one?',
        'Which serviced infill lots were looked at first?',
      ],
      remarks: [
        "We do need homes, and I'd like them nearer to the middle.",
        'The by-right alternative is worth a drawing, I think.',
        "I don't see a need for this kind at this price.",
      ],
      elements: [whySite, whySize, demand, whoBenefits, noAction, otherLandFirst, alternatives],
      figures: [
        {
          text: 'The United States is short by an estimated 1.5 to 4 million homes.',
          source: 'Freddie Mac; National Association of Realtors; Up for Growth',
        },
      ],
      condition:
        'The tract is limited to [number] homes, of which at least [number] shall be of [type] found needed in [study].',
    },
    commercial: {
      boardWeight: 0.3,
      publicWeight: 0.3,
      board: [
        plain(
          'background',
          "How many of these do we have within two miles, and what's the need for another?",
          'demand',
        ),
        plain(
          'clarification',
          'What made you pick this corner, and why not an empty lot already zoned for it?',
          'why_site',
        ),
        pointed(
          'criticism',
          'Vacant stores already have parking lots. Why not go into one of those?',
          'other_land_first',
        ),
        pointed('implications', "If this doesn't pass, what becomes of the lot?", 'no_action'),
        sharp('criticism', 'Does {place} need one more drive-through, yes or no?', 'demand'),
        plain('support', 'What will residents be able to get here that they have to drive for now?', 'who_benefits'),
      ],
      resident: [
        "I can buy gas on three corners, and I can't buy a head of lettuce on any of them.",
        "I'm in a chair, and the nearest pharmacy is two transfers away. One here would be a need to me.",
        'The lot has been weeds and tires since my kids were small. Almost anything beats that.',
      ],
      expert: [
        'A missing brand is not an unmet demand. What shows the demand?',
        'What would it cost to reuse a vacant building instead?',
      ],
      remarks: [
        "We've got enough of these, in my opinion.",
        'A grocery would get a different hearing from me.',
        'The empty lot does nobody any good either.',
      ],
      elements: [whySite, demand, alternatives, whoBenefits, noAction, otherLandFirst, whySize],
      figures: [
        {
          text: 'Retail demand studies measure leakage: what residents spend outside the area.',
          source: 'International Council of Shopping Centers and local market studies',
        },
      ],
      condition:
        "Approval is for [use] only; if it hasn't opened by [date] the approval lapses, and the lot shall be kept as [condition].",
    },
    logistics: {
      boardWeight: 0.3,
      publicWeight: 0.25,
      board: [
        plain('background', "If there's no tenant with a name, who needs this warehouse?", 'demand'),
        plain('clarification', 'Why this exit, and why this side of the highway?', 'why_site'),
        pointed('criticism', 'How much empty warehouse space stands within ten miles right now?', 'other_land_first'),
        pointed('implications', 'Could the same need be met with half of the docks?', 'why_size'),
        sharp('criticism', 'What does this town benefit, besides being on the way to somewhere else?', 'who_benefits'),
        plain('support', 'Did you look at old industrial ground and other sites before this one?', 'alternatives'),
      ],
      resident: [
        "There's a for-lease banner on the last one big enough to see from my porch.",
        "I buy online like everybody, and I know that it comes from somewhere. I just didn't think it'd be from across my creek.",
        "The orchard owner's knees are gone, and nobody would buy it as an orchard. He asked around first.",
      ],
      expert: [
        'What is the vacancy in this submarket today, rather than in the region?',
        'The costs of a rezoning are certain. How certain is a tenant?',
      ],
      remarks: [
        "Build it when there's a tenant, and I'll listen then.",
        'That side of the highway would be a different conversation.',
        'The need in this file belongs to the landlord.',
      ],
      elements: [whySite, demand, alternatives, whySize, whoBenefits, otherLandFirst, noAction],
      figures: [
        {
          text: 'Vacancy in industrial space is published each quarter by submarket.',
          source: 'CBRE, Cushman & Wakefield and Colliers market reports',
        },
      ],
      condition:
        'No building permit shall issue until a lease for at least [percent] of the floor area is signed, and no later than [date].',
    },
    generic: {
      boardWeight: 0.3,
      publicWeight: 0.3,
      board: [
        plain('background', 'Why not on land you already have, instead of here?', 'why_site'),
        plain('clarification', 'In one plain sentence, what is the need for this?', 'demand'),
        pointed('implications', 'If it had to be smaller, what would you give up first?', 'why_size'),
        pointed('criticism', 'Was there any other place where it would bother fewer people?', 'alternatives'),
        sharp('criticism', 'Would you want to live next to it, and what would it benefit you?', 'who_benefits'),
        plain('support', "For the people closest, what's the good in this?", 'neighbors_get'),
        plain('communicate', 'Say to the room what this land becomes if you go home tonight with a no.', 'no_action'),
      ],
      resident: [
        "There's a whole county, and they found the one place I can see from my bed.",
        "I'm not against things. I'd like to be shown the reason, that's all.",
        'If it helps keep the school open, then I can look at it.',
      ],
      expert: [
        'Which other sites were studied in the same detail?',
        'Who carries the burdens, and who has the benefits?',
      ],
      remarks: [
        "I haven't heard yet why it has to be this parcel.",
        "A need somewhere else isn't yet a need here.",
        'The benefit is real, I think, and badly shared.',
      ],
      elements: [whySite, alternatives, whySize, demand, whoBenefits, neighborsGet, noAction],
      figures: [
        {
          text: 'An alternatives analysis states criteria, sites compared and reasons for rejection.',
          source: 'Council on Environmental Quality practice under NEPA and state equivalents',
        },
      ],
      condition: 'The project is limited to [size], and the applicant shall provide [community benefit] by [date].',
    },
  },
};
