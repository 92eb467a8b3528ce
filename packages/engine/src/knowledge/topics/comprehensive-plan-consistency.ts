import { element, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const designation = element(
  'designation',
  'what the plan designates for this land',
  [
    /(plan|map)\b.{0,40}\b(designat\w*|guid\w*|shows?|calls? for|identif\w*|lists?|marks?)|(designat\w*|guided|identified|shown|mapped)\b.{0,40}\b(plan|map|as|for)/,
    /future land use/,
  ],
  'the plan is the first thing a finding is written from',
  'The [year] plan designates this parcel [category], as page [page] shows.',
);

const zoningNow = element(
  'zoning_now',
  'the present zoning and what it already allows',
  [
    /(zoned|zoning|district)\b.{0,40}\b(today|currently|now|present\w*|existing|allow\w*|permit\w*|agricultur\w*|industrial|residential|commercial|since)|(today|currently|now|present\w*|existing)\b.{0,40}\b(zoned|zoning|district)/,
    /by[- ]right|allowed today|permitted use|(conditional|special) use/,
  ],
  'what could be built without asking is the honest comparison',
  'The land is zoned [district], which allows [uses] today without a hearing.',
);

const policy = element(
  'policy',
  'which goals or policies of the plan it serves, by name or number',
  [
    /(goal|policy|policies|objective|strategy|chapter|section|page|principle)\b.{0,40}\b(plan|number|calls?|states?|says|encourag\w*|support\w*|of the|on)/,
  ],
  'quoting the plan is better than praising it',
  'Policy [number] on page [page] calls for [words], and this project does that by [means].',
);

const conflict = element(
  'conflict',
  'where it departs from the plan, and why that is justified',
  [
    /(conflict\w*|depart\w*|inconsistent|does not (fit|match|conform)|differ\w*|tension|contrary|against)\b.{0,40}\b(plan|polic\w+|goal|designat\w*|map)?|(plan|goal|polic\w+)\b.{0,40}\b(conflict\w*|depart\w*|contrary|discourag\w*|differ\w*)/,
    /(changed|change) (conditions?|circumstances?)|since the plan was (adopted|written)/,
  ],
  'an honest exception is easier to find for than a denial that there is one',
  'We depart from policy [number]; the reason is [change since adoption], and we answer it by [measure].',
);

const standards = element(
  'standards',
  'how the file meets each standard of the code',
  [
    /(standards?|criteria|criterion|findings?|factors?|tests?)\b.{0,40}\b(meet\w*|met|satisf\w*|address\w*|each|all|table|page|ordinance|code|section|one by one)|(meet\w*|met|satisf\w*|address\w*)\b.{0,40}\b(standards?|criteria|criterion|findings?|section|each)/,
    /section [\w.-]+/,
  ],
  'the vote must stand on findings',
  'The table at page [page] takes the [number] standards of section [section] one by one.',
);

const compatibility = element(
  'compatibility',
  'how the use fits its neighbors on each side',
  [
    /(compatib\w*|transition\w*|buffer\w*|adjoin\w*|adjacent|surround\w*|next to|border\w*)\b.{0,40}\b(use|uses|zone|zoned|industrial|residential|homes?|farms?|district|commercial|land|parcel)/,
    /(north|south|east|west)\b.{0,40}\b(zoned|homes?|farm\w*|highway|industrial|commercial|railroad)/,
    /transition is/,
    /(north|south|east|west) (lies|is|are|sits|stands)/,
  ],
  'the use across each line decides whether it is a spot',
  'To the north lies [use], to the south [use]; the transition is [measure].',
);

const staff = element(
  'staff',
  'what staff found, and what you answer to it',
  [
    /(staff|planner|planning department|planning director)('s)?\b.{0,40}\b(report|recommend\w*|found|finding|find|conclud\w*|agree\w*|review\w*|analysis|support\w*)/,
  ],
  'a board leans on its own planner',
  'The staff report finds it [consistent or not consistent] with [policy]; on [point] we answer [answer].',
);

const alternatives = element(
  'alternatives',
  'the other zones or places in the plan for such a use, and why not there',
  [
    /(other|another|elsewhere|different|alternative)\b.{0,40}\b(site|zone|district|parcel|land|location|industrial park|area)|(industrial|business|commerce) (park|zone|district)\b.{0,40}\b(full|vacant|too small|no|available|lots?)/,
    /(looked at|considered|studied)\b.{0,40}\b(sites?|parcels?|locations?)/,
  ],
  'if the plan made a place for it, why not that place',
  "The plan's [district] has no parcel above [size]; we looked at [number] sites and ruled them out for [reasons].",
);

const binding = element(
  'binding',
  'the limits that tie this approval to this use: proffers, conditions, a plan of record',
  [
    /(proffer\w*|condition\w*|restrict\w*|covenant|overlay|development agreement|planned (unit )?development|concept plan|reverter)\b.{0,40}\b(limit\w*|use|uses|binding|record\w*|only|exclud\w*|prohibit\w*|bind\w*|tied|runs|voluntar\w*)/,
    /(exclude|excluding|prohibit|give up|waive|strike)\b.{0,40}\buses?/,
  ],
  'zoning outlives the applicant',
  "Our [proffers or conditions] limit the land to this use and strike [uses] from the district's list.",
);

const temporary = element(
  'temporary',
  'whether the change is temporary and the land returns to the plan',
  [
    /temporary|interim|(return\w*|revert\w*|restor\w*)\b.{0,40}\b(farm\w*|agricultur\w*|plan|use|zoning|original|prior)/,
    /(permit|approval|use)\b.{0,40}\b(expires?|ends?|years?|lapses?)/,
  ],
  "a use that ends may keep the plan's long view",
  "The permit ends after [number] years and the land returns to [use], the plan's designation, under bond.",
);

/** What boards and the public ask about consistency with the comprehensive plan, and what a complete answer contains. */
export const comprehensivePlanConsistency: TopicKnowledge = {
  topic: 'comprehensive_plan_consistency',
  noun: 'consistency with the comprehensive plan',
  name: 'Comprehensive Plan Consistency',
  cues: sources(
    /zoning/,
    /(identified|planned|set aside|intended|meant) for (this|that|such|industr\w+|homes|business|commerc\w+)/,
    /(outdated|old|town.s|county.s|community.s) vision/,
    /voted\b.{0,30}\b(exclude|keep out|allow)/,
    /polic(y|ies)/,
    /against the plan/,
    /(this|the) (approval|use|rezoning) is (limited|tied)/,
    /uses (on|permitted|allowed|are)/,
    /(the|our|your|this|an?) (adopted )?plan (is|for|supports?|asks?|wants?|was|and|line|language|that)/,
    /consistency/,
    /(comprehensive|comp|master|general|land use|future land use|small area|corridor|community|growth|neighborhood|subarea) plans?/,
    /plan (calls|says|shows|amendment|guid\w+|map|designat\w+|update|policy|policies|goal|goals|chapter)/,
    /(spot|contract|conditional) zoning/,
    /rezon(e|ing|ed)/,
    /(zoning|land use) (district|map|change|designation|amendment|fit|classification|ordinance|category|code)/,
    /(findings?|standards) (of fact|in the|we have to|we must|to make|for approval)/,
    /findings?/,
    /guided (for|as|residential|industrial|commercial)/,
    /(future land use|designated|designation)/,
    /(permitted|conditional|allowed|special|accessory|principal|prohibited) uses?/,
    /by right/,
    /consistent with/,
    /variance standard/,
    /zoned/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.4,
      publicWeight: 0.3,
      board: [
        plain(
          'background',
          'What does the comprehensive plan say should be on this ground, in plain words?',
          'designation',
        ),
        plain(
          'clarification',
          'Is solar a listed use in the agricultural district, or are you asking us to read it in?',
          'zoning_now',
        ),
        pointed(
          'criticism',
          'Which policy in the plan supports a power plant on land it calls agricultural preservation?',
          'policy',
        ),
        pointed(
          'implications',
          "These permits run longer than any plan we've adopted. In what sense is that a temporary use?",
          'temporary',
        ),
        sharp(
          'criticism',
          'Take the findings one by one. Where in your file do you meet the one on orderly development?',
          'standards',
        ),
        plain(
          'support',
          'Point me to the sentence in the comp plan that you would lean on if you sat up here.',
          'policy',
        ),
      ],
      resident: [
        'I was on the committee that wrote that plan, in the basement of the grange hall. We wrote farm, and we meant farm.',
        'We wanted to split off one lot for our son and were told the plan says no. Show me the page where it says yes to this.',
        "I'm all for a person using his own land. But when I asked to put up a shop, it took me a year and a variance.",
      ],
      expert: [
        'A goal about clean energy is general; the land use map controls siting. What does the map say about this parcel?',
        'If a permit runs for decades, in what sense is the use interim under a plan with a shorter horizon?',
      ],
      remarks: [
        "I have to be able to write a finding, and I can't yet.",
        'The plan speaks for farmland and for renewables, and it does not say which one wins.',
        'I would ask the planner to read the relevant policies into the record.',
      ],
      elements: [designation, zoningNow, policy, conflict, standards, compatibility, temporary, binding],
      figures: [
        {
          text: 'In most states zoning decisions must be in accordance with, or at least considered against, an adopted plan.',
          source: 'Standard State Zoning Enabling Act, section 3, and state statutes',
        },
      ],
      condition:
        'This approval is limited to [use] for [number] years; on its end the land shall return to [district] uses and the approval shall lapse.',
    },
    data_centers: {
      boardWeight: 0.5,
      publicWeight: 0.4,
      board: [
        plain(
          'background',
          'What is the land zoned today, and what does the future land use map show?',
          'designation',
          'zoning_now',
        ),
        plain(
          'clarification',
          'Are you asking for a data center, or for every use the industrial district allows?',
          'binding',
        ),
        pointed(
          'implications',
          'If we rezone and you never build, what can the next owner put here by right?',
          'binding',
        ),
        pointed(
          'criticism',
          'This plan was written before anyone had heard of a campus this size. Why should it be read to cover you?',
          'conflict',
        ),
        sharp(
          'criticism',
          "If the plan already has a place for industry, why is the plan's own answer not good enough?",
          'alternatives',
        ),
        plain('support', "How does this meet the plan's goal for that corridor, other than the tax base?", 'policy'),
        sharp(
          'clarification',
          'Without end user, load or water figures, how would you have us make the findings?',
          'standards',
        ),
      ],
      resident: [
        'They keep saying it has been planned for since before I was born. I was born, and I live next to it, and nobody planned for me.',
        'The plan on the library shelf has a picture of a barn on the cover. Somebody should put a picture of this inside it.',
        'I farm across the line under a conservation easement that the county asked me to sign. Rezone that side and mine is an island.',
      ],
      expert: [
        'What kind of building was the designation on this land written for, and how does a campus of this mass fit it?',
        'Which utility studies are finished? Without them, on what evidence would the public facility findings be made?',
      ],
      remarks: [
        'A plan from that long ago deserves a fresh look before we lean on it.',
        'If this land is right for industry, it may be wrong for this industry.',
        "I'd want the other industrial uses proffered out.",
      ],
      elements: [designation, zoningNow, policy, conflict, alternatives, compatibility, binding, standards],
      figures: [
        {
          text: 'Several counties have moved data centers from by-right to special exception in recent years.',
          source: 'Loudoun County, Virginia, zoning ordinance amendments (2025)',
        },
      ],
      condition:
        'The rezoning is limited by proffer to [use] on [acres], excludes [uses], and is void if no site plan is filed by [date].',
    },
    commercial: {
      boardWeight: 0.35,
      publicWeight: 0.25,
      board: [
        plain(
          'background',
          'Is a drive-through permitted in the neighborhood commercial district, or is it the reason for the rezoning?',
          'zoning_now',
        ),
        plain(
          'clarification',
          'Does the downtown plan show a gas station on that corner or something you can walk to?',
          'designation',
        ),
        pointed(
          'criticism',
          'Where the plan says pedestrian and your drawing says driveways and a queue, how do you square them?',
          'policy',
        ),
        pointed(
          'implications',
          'Suppose your tenant leaves after two years. Which other uses have we let in with this zoning?',
          'binding',
        ),
        sharp(
          'criticism',
          'Which finding lets us waive the plan for you and refuse the next applicant on that street?',
          'standards',
        ),
        plain('support', "Where do you agree with the staff report on plan consistency, and where don't you?", 'staff'),
      ],
      resident: [
        "We went to eleven workshops with sticky dots about that corner. I don't recall one dot on a car wash.",
        'I push a stroller to that corner every morning. The plan promised me a sidewalk and a tree.',
        'I own a shop in the old block, and I followed the design guidelines to the letter. It cost me, and I did it.',
      ],
      expert: [
        'Beside the land use table, what do the corridor policies on form and access ask for?',
        'If flexibility is requested, what public benefit does the ordinance want in return, and where is it?',
      ],
      remarks: [
        'I find it hard to call this neighborhood commercial.',
        'My reading of the plan is that the use is fine and the layout is not.',
        'We adopted that plan two years after a long fight, and I mean to use it.',
      ],
      elements: [designation, zoningNow, policy, compatibility, standards, staff, binding, conflict],
      figures: [
        {
          text: 'Planned development ordinances usually ask for a public benefit beyond the base zoning.',
          source: 'American Planning Association, Zoning Practice',
        },
      ],
      condition:
        'Uses on the parcel are limited to [list]; [uses] are prohibited, and the building shall meet [guideline] of the [plan].',
    },
    residential: {
      boardWeight: 0.4,
      publicWeight: 0.35,
      board: [
        plain(
          'background',
          'What density does the comprehensive plan guide this land for, low or medium?',
          'designation',
        ),
        plain('clarification', 'How many homes could you build today without any rezoning at all?', 'zoning_now'),
        pointed('criticism', 'Tell me why this is not spot zoning with nicer words.', 'conflict'),
        pointed('implications', 'If we amend the plan here, what is left of the growth boundary?', 'policy'),
        sharp('criticism', 'Will you record the concept plan as binding, or do we rezone and hope?', 'binding'),
        plain('support', 'Which housing goal in the plan does this serve, and how?', 'policy'),
      ],
      resident: [
        'We looked at the future land use map before we bought, as the agent told us to. It said low density, in yellow.',
        'My parents want a small place in this town, and the plan says there should be such places. So I am for it, nervously.',
        'I circulated the petition when they redid the plan, and I was promised that map would hold for twenty years.',
      ],
      expert: [
        "Which growth figure is used, the region's or the one in the adopted plan?",
        'Does the plan define density as gross or net, and which reading do you use?',
      ],
      remarks: [
        'I would rather amend the plan honestly than pretend that it already says this.',
        "The plan wants a mix, and I don't see a mix here.",
        "Staff and I read that policy differently, and I'll say how.",
      ],
      elements: [designation, zoningNow, policy, conflict, compatibility, staff, binding, standards],
      figures: [
        {
          text: 'Spot zoning is usually judged by parcel size, the plan, the surrounding uses and public benefit.',
          source: 'State court decisions on spot zoning, as summarized by the American Planning Association',
        },
      ],
      condition:
        'The rezoning shall be tied to the concept plan dated [date], with no more than [number] homes and [acres] of open space.',
    },
    logistics: {
      boardWeight: 0.35,
      publicWeight: 0.3,
      board: [
        plain(
          'background',
          'Does the plan guide this interchange for warehouses, or for offices and shops?',
          'designation',
        ),
        plain(
          'clarification',
          'Is a truck terminal the same use as a warehouse in our code, and which one are you?',
          'binding',
        ),
        pointed(
          'criticism',
          'Why rezone farmland when there are shovel-ready lots in the industrial district?',
          'alternatives',
        ),
        pointed(
          'implications',
          'What does the plan show on the next parcel, and where is the transition from your dock doors to it?',
          'compatibility',
        ),
        sharp(
          'criticism',
          'Show me the finding that supports a land use change for a tenant nobody can name.',
          'standards',
        ),
        plain('support', "What part of the plan's economic development chapter does this carry out?", 'policy'),
      ],
      resident: [
        'The plan has a bike trail where your truck court is. I printed it and brought it.',
        'I voted for the plan amendment at the interchange because they said hotel and restaurant. I wanted a place to take my wife.',
        'Every year the line on the map slides one field further toward my barn.',
      ],
      expert: [
        "How many employees to the acre would there be, and what does the district's purpose clause have to say on that?",
        'Freight is one chapter. How does the project read against the ones on air, housing and trails?',
      ],
      remarks: [
        "The plan shows a business park, and I'm being offered one wall.",
        'If terminals are a separate use, the notice should have said terminal.',
        "I'd support it deeper in the park and away from the homes.",
      ],
      elements: [designation, zoningNow, policy, compatibility, alternatives, binding, standards, conflict],
      figures: [
        {
          text: 'Many codes separate warehouse, distribution, fulfillment and truck terminal as distinct uses.',
          source: 'American Planning Association, model codes for logistics uses',
        },
      ],
      condition:
        'The use is limited to [warehouse or distribution]; a truck terminal, [use] or [use] requires a plan amendment and a new hearing.',
    },
    manufacturing: {
      boardWeight: 0.35,
      publicWeight: 0.25,
      board: [
        plain(
          'background',
          'Is this a permitted use in the industrial district, or one the voters kept out?',
          'zoning_now',
        ),
        plain('clarification', 'Which of the special use standards did you find hardest to meet?', 'standards'),
        pointed(
          'criticism',
          'If the plan calls that side of town light industry, what makes your plant light?',
          'conflict',
        ),
        pointed(
          'implications',
          'Where homes and industry meet under the same plan, which of the two gives way?',
          'compatibility',
        ),
        sharp(
          'criticism',
          'If the ordinance names your use as prohibited, what authority do we have to sit here at all?',
          'standards',
        ),
        plain(
          'support',
          'In which chapter does the plan ask for industry like this, and what did you give it in return?',
          'policy',
        ),
      ],
      resident: [
        "We voted on this at town meeting. I stood in line in the snow to do it, and I'd like it counted.",
        "My father's plant was there before there was a plan. Industry belongs on that side, and I'm glad to see some.",
        'My house was built on a lot the town zoned for houses, beside a lot the town zoned for that. I would like somebody to own up.',
      ],
      expert: [
        'Similar in name is not similar in process. How does the ordinance define this use?',
        'Which performance standards of the district apply, and how is each met?',
      ],
      remarks: [
        "Our ordinance is plain on this, and I don't see a way around it.",
        "I'd like counsel's opinion before we go further.",
        'The old plan is full of factories, and I count that in its favor.',
      ],
      elements: [designation, zoningNow, standards, compatibility, policy, conflict, binding],
      figures: [
        {
          text: 'Performance standards for noise, odor, vibration and glare commonly separate light from heavy industry.',
          source: 'Model and local zoning codes',
        },
      ],
      condition:
        'The use is limited to [process] at no more than [output]; any other process in the [district] requires a new special use permit.',
    },
    oil_gas: {
      boardWeight: 0.3,
      publicWeight: 0.25,
      board: [
        plain(
          'background',
          'Is drilling a conditional use in this residential district, and where is that written?',
          'zoning_now',
        ),
        plain(
          'clarification',
          'Which conditional use standards does the township still have power over, and which belong to the state?',
          'standards',
        ),
        pointed(
          'criticism',
          'Which words of the plan would you have us read so that they take in a well pad?',
          'conflict',
        ),
        pointed(
          'implications',
          'When the rig leaves, the wells stay for decades. What does our plan have in mind for the land around them?',
          'temporary',
        ),
        sharp(
          'criticism',
          'Name the objective criterion that you meet least well, and then tell us why we should not deny on it.',
          'standards',
        ),
        plain('support', 'Are there other zoning districts from which the same gas could be reached?', 'designation'),
      ],
      resident: [
        'I bought in a residential zone. I did not know residential could mean a compressor at breakfast.',
        "My family leased, and we have a right to our minerals. Zoning shouldn't take with one hand what the deed gives with the other.",
        "The township put my deck permit through two meetings. I'd expect this to take at least three.",
      ],
      expert: [
        'Which local siting criteria survive state law, and how is each of them met?',
        'Is compatibility judged for the drilling alone, or also for the years of production?',
      ],
      remarks: [
        'I want the solicitor to tell us what we may and may not consider.',
        'A conditional use is allowed if the criteria are met, and it is our duty to go through them.',
        'I would like to see what the plan map has on every side of it.',
      ],
      elements: [designation, zoningNow, standards, compatibility, conflict, temporary, binding],
      figures: [
        {
          text: 'In Pennsylvania a conditional use that meets the objective criteria is presumed consistent with public welfare unless objectors prove otherwise.',
          source: 'Pennsylvania Municipalities Planning Code and case law',
        },
      ],
      condition:
        'The conditional use is limited to [number] wells on the pad as drawn; any compressor or impoundment requires a separate conditional use hearing.',
    },
    generic: {
      boardWeight: 0.4,
      publicWeight: 0.3,
      board: [
        plain('background', 'What does our comprehensive plan call for on this parcel?', 'designation'),
        plain('clarification', 'Under the present zoning, what may the owner do without asking us?', 'zoning_now'),
        pointed(
          'criticism',
          'Of all the findings, which is the weakest in your file, and what would you add to it?',
          'standards',
        ),
        pointed(
          'implications',
          'If we approve this against the plan, what do we tell people who relied on it?',
          'conflict',
        ),
        sharp('criticism', "Quote me one policy that supports you and one that doesn't.", 'policy'),
        plain('support', 'On which points did our own planner find you consistent?', 'staff'),
      ],
      resident: [
        'I keep the plan in my kitchen drawer. It was the reason we put our savings into that house.',
        "I'm new here and renting, and I read the plan twice. It talks about people like me, so I came.",
        'Nobody asked us when they drew the map. I hope somebody asks now.',
      ],
      expert: [
        'Which tests does the plan set, and what is the evidence on each?',
        'Which policies cut against the project, and how would you weigh them?',
      ],
      remarks: [
        "I can't vote yes without findings, and I'd like to see a draft of them.",
        'For me the plan is a promise, and I start there.',
        'The use may fit the plan and still be on the wrong parcel.',
      ],
      elements: [designation, zoningNow, policy, standards, compatibility, conflict, staff],
      figures: [
        {
          text: 'A vote should state findings of fact tied to the adopted standards and the record.',
          source: 'American Planning Association, PAS guidance on findings',
        },
      ],
      condition:
        'Approval rests on the findings in [exhibit]; a material change from [plan set] requires a new consistency review.',
    },
  },
};
