import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const flow = figureElement(
  'flow',
  'the wastewater flow, average and peak',
  [
    /(gallons?|flow|wastewater|sewage|discharge)\b.{0,40}\b(day|daily|average|peak|gallons?|per|minute)/,
    /equivalent (dwelling|residential) units?/,
    /(edu|eru)s?/,
  ],
  'plants and pipes are counted in gallons',
  'We send [number] gallons a day on average and [number] at peak.',
);

const service = element(
  'service',
  'whether it is sewer or septic, and where it connects',
  [
    /(connect\w*|tie|ties|tap|hook\w*)\b.{0,40}\b(sewer|main|line|manhole|interceptor|sanitary)/,
    /(sewer|sanitary|septic|drain ?field|package plant|holding tank)\b.{0,40}\b(line|main|system|connect\w*|serve\w*|along|each|street|existing|at)|(on|public|city|municipal|private|individual) (sewer|septic)/,
  ],
  'a board must know where it goes before how much',
  'We connect to the [size] main in [street]; there is no septic on the site.',
);

const capacity = element(
  'capacity',
  'the capacity left at the plant and in the pipes, and who says so',
  [
    /(capacity|room|headroom|enough)\b.{0,40}\b(plant|pipe|sewer|line|lift station|main|downstream|treatment|wastewater)|(plant|pipe|sewer|line|lift station|main|treatment)\b.{0,40}\b(capacity|room|headroom|sized|handle)/,
    /(utility|engineer|authority|district|public works)\b.{0,40}\b(letter|confirmed|study|modeled|certified|approved|capacity|says|said|wrote)/,
  ],
  'growth stops where the pipe is full',
  'The [authority] wrote on [date] that the plant and the [name] lift station have [number] gallons to spare.',
);

const upgrades = element(
  'upgrades',
  'what has to be built and who pays',
  [
    /(lift station|force ?main|pump|upsiz\w*|replac\w*|extend\w*|extension|upgrade\w*|improve\w*)\b.{0,40}\b(pay|cost|expense|developer|us|build|our|fund\w*|dedicat\w*)|(we|developer|applicant)\b.{0,40}\b(pay|build|fund|install|extend|replace|upsize)\w*\b.{0,40}\b(sewer|line|main|lift station|pump|plant|pipe|force)/,
  ],
  'a new pump station has an owner for ever',
  'We build the lift station and [length] of force main at our cost and dedicate them to [authority].',
);

const backup = element(
  'backup',
  'what prevents backups and spills, and what happens in a power cut',
  [
    /back[- ]?(up|ups|flow)\b.{0,40}\b(power|generator|preventer|valve|basement\w*|sewer|pump)?|overflow\w*|spills?|surcharg\w*/,
    /(alarm|generator|redundan\w*|second pump|storage)\b.{0,40}\b(pump|lift station|hours|sewer|power|tank)/,
    /(pumps?|lift station)\b.{0,40}\b(alarm\w*|generator|storage|back-?up)/,
  ],
  "it comes up in the lowest basement, which is not the applicant's",
  'The station has two pumps, a generator, an alarm to [whom] and [number] hours of storage.',
);

const strength = element(
  'strength',
  'what is in the wastewater and how it is treated before it leaves',
  [
    /pre-?treat\w*/,
    /(grease|oil|sand|grit|solids)[- ]?(trap|interceptor|separator|water)s?|(ph|bod|salts?|metals?|biocides?|chemicals?|solids|grease|brine)\b.{0,40}\b(limit\w*|treat\w*|remov\w*|monitor\w*|sampl\w*|discharge\w*|sewer)|industrial (user|discharge) permit/,
    /sampl\w*\b.{0,40}\b(manhole|discharge|monthly|week\w*)/,
    /(water|wastewater) passes|(we|plant) samples?\b.{0,40}\b(period|week|month|permit)/,
    /sampl\w+ (what|the|each|every|for|under)/,
  ],
  'the plant can be upset by what one user sends it',
  'Before the sewer the water passes [treatment]; we sample [what] every [period] under permit [name].',
);

/** What boards and the public ask about sewer, and what a complete answer contains. */
export const sewer: TopicKnowledge = {
  topic: 'sewer',
  noun: 'sewer',
  name: 'Sewer',
  cues: sources(
    /(sanitary )?sewers?(age)?/,
    /septic/,
    /wastewater/,
    /(drain|leach) ?fields?/,
    /lift stations?/,
    /(treatment|sewage|sewer) (plant|works|capacity|lagoon|package)/,
    /force ?mains?/,
    /(grease|oil)[- ](trap|interceptor|water separator)s?/,
    /perc(olation)? tests?/,
    /(porta[- ]?(potty|john)s?|portable toilets?)/,
    /(holding|septic) tanks?/,
    /blowdown/,
    /pretreat\w*/,
    /toilets?/,
    /(inflow|infiltration)/,
    /(manholes?|flush\w*)/,
  ),
  entries: {
    residential: {
      boardWeight: 0.35,
      publicWeight: 0.35,
      board: [
        plain('background', 'City sewer or septic, and where is the connection?', 'service'),
        plain(
          'clarification',
          'How much capacity is left at the treatment plant after these homes hook on?',
          'capacity',
        ),
        pointed('implications', 'When the power fails at the lift station, whose basement fills first?', 'backup'),
        pointed(
          'clarification',
          "Who owns the sewage pumps in ten years, the city or a homeowners' association with no money?",
          'homeowners',
        ),
        sharp(
          'criticism',
          'Half-acre lots on septic in clay: where does the second drain field go when the first one fails?',
          'septic_design',
        ),
        plain(
          'support',
          'Could you bring the sewer close enough that the older homes on failing septic can tie in?',
          'upgrades',
        ),
      ],
      resident: [
        "In the last big storm, sewage came up through my floor drain and took my mother's photographs with it. We are downhill of all this.",
        'Our septic is thirty years old, and an inspector says it is going. Will they make me hook up, and what does it cost?',
        'I have pumped tanks around here since I was twenty, and I can tell you which of those lots will not perc.',
      ],
      expert: [
        'Is the flow for dry weather or wet? Has anybody monitored the pipe in a storm?',
        'In which month were the soils tested? The seasonal high water table shows in spring.',
      ],
      remarks: [
        "No plat gets my vote before the sewer authority's letter is in the packet.",
        "I'd like backflow valves offered to the homes below the lift station.",
        "Private package plants have a way of becoming the county's problem.",
      ],
      elements: [
        flow,
        service,
        capacity,
        upgrades,
        backup,
        element(
          'septic_design',
          'the soil tests, the field, the reserve field and the health department',
          [
            /(perc|percolation|soil)( \w+)? (tests?|evaluation|scientist|borings?|pits?)|tested the soils?/,
            /(drain|leach|reserve|repair|replacement) ?fields?|(reserve|repair|replacement) area/,
            /(health department|sanitarian|soil scientist)\b.{0,40}\b(approv\w*|permit\w*|review\w*|test\w*|sign\w*|certif\w*)/,
          ],
          'septic is forever on the lot that has to absorb it',
          '[Soil scientist] tested [number] pits; each lot has a field and a reserve field approved by the health department.',
        ),
        element(
          'homeowners',
          'who maintains and pays for it after the developer has gone',
          [
            /(hoa|association|homeowners?|authority|city|district|utility|licensed operator)\b.{0,40}\b(own\w*|maintain\w*|operat\w*|pay\w*|inspect\w*|pump\w*|responsible)|(own\w*|maintain\w*|operat\w*|pump\w*|inspect\w*)\b.{0,40}\b(by|hoa|association|authority|district|licensed operator)/,
          ],
          'private systems fail long after the last house is sold',
          '[Authority] owns and operates the system; owners pay [amount] a month, with a reserve of [amount].',
        ),
        element(
          'old_lines',
          'leaks and rainwater in the old sewers downstream',
          [
            /inflow|infiltration|i and i|(rain|storm|ground)water\b.{0,40}\b(sewer|pipes?|lines?|manholes?)/,
            /(old|clay|leak\w*|crack\w*)\b.{0,40}\b(sewer|pipes?|lines?|mains?)|(televis\w*|smoke test\w*|lin(e|ed|ing))\b.{0,40}\b(sewer|pipes?|lines?|mains?)/,
          ],
          'pipes that are full of rain have no room for anyone',
          'We line [length] of old clay pipe downstream, which removes about [number] gallons of rainwater a day.',
        ),
      ],
      figures: [
        {
          text: 'Design flows commonly assume about 250 to 350 gallons a day for each home.',
          source: 'State wastewater design guidelines, such as the Ten States Standards',
        },
      ],
      condition:
        'No more than [number] homes shall connect to the sewer until the [name] lift station is enlarged and [authority] has accepted it.',
    },
    commercial: {
      boardWeight: 0.18,
      publicWeight: 0.12,
      board: [
        plain('clarification', 'Where is the grease interceptor, and who pumps it out?', 'strength'),
        plain('background', 'What is the sewer flow on a full Saturday night with the dishwashers going?', 'flow'),
        pointed(
          'implications',
          'If this restaurant takes what is left in that sewer line, what happens to the lots behind it?',
          'capacity',
        ),
        sharp(
          'criticism',
          'Wash water, soap and oil: yes or no, does any of that reach the creek and not the sewer?',
          'strength',
        ),
        plain('support', 'Are you ready to replace the old sewer lateral while the street is open?', 'upgrades'),
      ],
      resident: [
        'Grease from the strip mall backed up the line twice, and both times it was my beauty shop that flooded.',
        "The manhole in front of my porch sings in the summer. You can smell Friday's fish on Sunday.",
        'We are a church with one bathroom on an old septic, and we would gladly share the cost of a line.',
      ],
      expert: [
        'What does a kitchen at capacity send to the sewer in its worst hour?',
        'How strong is the waste? A plant runs short of treatment before it runs short of volume.',
      ],
      remarks: [
        'Interceptor records should go to the city every quarter.',
        "A sampling manhole costs little, and I'd require one on the sewer.",
        'I want public works to tell us about that sewer main.',
      ],
      elements: [flow, service, capacity, strength, upgrades, backup],
      figures: [
        {
          text: 'Grease interceptors are commonly cleaned when a quarter full of grease and solids, at least every 90 days.',
          source: 'Municipal fats, oils and grease ordinances; U.S. EPA guidance',
        },
      ],
      condition:
        'A grease interceptor of [size] and a sampling manhole shall be installed on the sewer lateral, with cleaning records sent to [city] every [period].',
    },
    data_centers: {
      boardWeight: 0.3,
      publicWeight: 0.25,
      board: [
        plain('background', 'How much cooling blowdown goes to the sewer on a hot day?', 'blowdown'),
        plain(
          'clarification',
          'Is there a sewer main anywhere near this campus, or does it have to be extended?',
          'service',
        ),
        pointed(
          'implications',
          'What do the salts and biocides in that wastewater do to our treatment plant and its permit?',
          'strength',
        ),
        sharp('criticism', 'You gave us water coming in. Why is there no figure for wastewater going out?', 'flow'),
        plain('support', 'Would the sewer extension be sized so that homes along the way can connect?', 'upgrades'),
      ],
      resident: [
        'Our little plant has two ponds and one operator, and I am married to him. Ask him what a flush of salty water does.',
        'The creek below the outfall is where I taught my kids to swim.',
        'I was told that sewer was coming to our road in the nineties. If it comes for them and not for us, I will have words.',
      ],
      expert: [
        'How many cycles of concentration will you run, and what salt goes down with the blowdown?',
        'What happens at the plant on the day when a closed loop is drained?',
      ],
      remarks: [
        'A discharge limit in the permit would ease my mind about the plant.',
        "I'd have the wastewater superintendent sign off building by building.",
        'Sewer pipe brings growth along with it, and that was not in the notice.',
      ],
      elements: [
        figureElement(
          'blowdown',
          'the cooling blowdown or process water sent to the sewer',
          [
            /blow-?down|(cooling|process|loop|rinse)\b.{0,40}\b(water|discharge|sewer)|(cycles of concentration)/,
            /(discharge|send|drain)\w*\b.{0,40}\b(gallons?|sewer|day)/,
          ],
          'cooling water returns with salt and biocide in it',
          'Blowdown to the sewer is [number] gallons a day at [concentration]; the loop is drained only under [permit].',
        ),
        flow,
        capacity,
        strength,
        upgrades,
        service,
      ],
      figures: [
        {
          text: 'Blowdown volume depends on cycles of concentration; at about five cycles it is roughly a fifth of make-up water.',
          source: 'U.S. Department of Energy, cooling tower best practices',
        },
      ],
      condition:
        'Discharge to the sanitary sewer shall not exceed [number] gallons a day or [limit] of [substance], measured and reported to [authority] each [period].',
    },
    manufacturing: {
      boardWeight: 0.3,
      publicWeight: 0.25,
      board: [
        plain(
          'background',
          'What goes down the sewer from each production line, and how many gallons?',
          'flow',
          'strength',
        ),
        plain('clarification', 'Do you need an industrial pretreatment permit, and where does it stand?', 'strength'),
        pointed(
          'implications',
          'If your wastewater takes a third of the plant, what do we tell the next builder?',
          'capacity',
        ),
        sharp(
          'criticism',
          'After an upset on a night shift, who at {developer} calls the sewage plant, and how soon?',
          'strength',
        ),
        plain('support', 'What share of the plant expansion will the company carry?', 'upgrades'),
      ],
      resident: [
        'I live by the outfall. When the cannery ran, the foam on the river told you what day it was.',
        "My basement is the low one on the block, and I've learned to keep nothing on the floor.",
        "I worked in the lab at the sewage plant. Metals don't treat, they only move into the sludge.",
      ],
      expert: [
        'What does a batch dump do to the plant, and is there a tank to even it out?',
        'Which compounds will you discharge, and do the local limits cover them?',
      ],
      remarks: [
        'An equalization tank before the sewer seems the least we can ask.',
        'Surcharges have to follow what they really send us.',
        'We had one bad sewer customer, and it cost every household here.',
      ],
      elements: [flow, strength, capacity, upgrades, backup, service],
      figures: [
        {
          text: 'Categorical pretreatment standards apply to many industries by process.',
          source: 'U.S. Environmental Protection Agency, 40 CFR parts 403 to 471',
        },
      ],
      condition:
        'Wastewater shall pass [pretreatment] and an equalization tank of [size] before the sewer, and [authority] may sample at any hour.',
    },
    generic: {
      boardWeight: 0.12,
      publicWeight: 0.1,
      board: [
        plain('background', 'Where does the wastewater go, septic, sewer or a holding tank?', 'service'),
        plain('clarification', 'How many toilets on site for the crews, and who pumps them?', 'toilets'),
        pointed('implications', 'If the septic or the pump fails, who downhill finds out first?', 'backup'),
        sharp('criticism', 'Has anyone who runs the sewer plant agreed to this, or did you assume it?', 'capacity'),
        pointed('support', 'Do the neighbors gain anything from the sewer work you would have to do?', 'upgrades'),
      ],
      resident: [
        'Porta-johns blew over by the creek on the last job, and nobody came until Monday.',
        'My garden is below that drain field. I would rather not find out by the smell.',
        'We pay a sewer bill on a pipe that backs up. Fix that one first.',
      ],
      expert: [
        'Who signs for the soils, and what license does that person hold?',
        'What does the flow come to on the busiest day of the year?',
      ],
      remarks: [
        "I'd want the health department's sign-off before we close.",
        'A holding tank is not a plan, it is a delay.',
        'Let the sewer letter be a condition, at the least.',
      ],
      elements: [
        service,
        flow,
        capacity,
        element(
          'toilets',
          'toilets for the crews and the staff',
          [
            /(porta\w*|portable|temporary|chemical)[- ]?(john|potty|toilet|restroom|sanitary)s?|(toilets?|restrooms?)\b.{0,40}\b(crew|workers|serviced|pumped|site|drivers|staff|weekly|trailer)/,
            /(serviced|pumped|emptied)\b.{0,40}\b(week|weekly|times|licensed|twice)/,
          ],
          'a crew in a field without plumbing is a health matter',
          'Crews use [number] portable toilets, pumped [times] a week by [licensed hauler].',
        ),
        backup,
        upgrades,
      ],
      figures: [
        {
          text: 'Septic systems are sized by bedrooms or daily flow and by the tested soil.',
          source: 'State onsite wastewater rules',
        },
      ],
      condition:
        'Wastewater shall be handled by [system] approved by [health department], and portable toilets shall be pumped at least [number] times a week.',
    },
  },
};
