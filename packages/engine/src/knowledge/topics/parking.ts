import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const spaces = figureElement(
  'spaces',
  'the number of spaces, by kind',
  [
    /(spaces|stalls|spots|garages?)\b.{0,40}\b(total|each|per|guest|visitor|employee|for|surface)|(total|provide|provides|have|plan|plans|include|offer|shows?)\b.{0,40}\b(spaces|stalls|spots)/,
    /(spaces|stalls) (per|for each|a) (unit|home|employee|thousand|room|seat|bedroom|door)/,
  ],
  'the count is the first thing a board can check',
  'The plan has [number] spaces: [number] for [users], [number] for visitors and [number] accessible.',
);

const codeRatio = element(
  'code_ratio',
  'the number the code requires',
  [
    /(code|ordinance|zoning|city|county|district)\b.{0,40}\b(require\w*|calls? for|minimum|parking|spaces|ratio)/,
    /(require\w*|minimum)\b.{0,40}\b(spaces|stalls|code|ordinance|ratio)|(more|fewer|less|above|below|over) than (the )?(code|required|ordinance)/,
  ],
  'a shortage against the code needs a variance, not a hope',
  'The code requires [number]; we provide [number].',
);

const demand = element(
  'demand',
  'the demand observed at comparable places, on the busiest hour',
  [
    /(ite|institute of transportation|parking (study|demand|survey|count|generation|utilization))/,
    /(peak|busiest|saturday|evening|overnight|holiday|weekend)\b.{0,40}\b(demand|parking|cars|spaces|hour|count\w*|full|shift)/,
    /(count\w*|survey\w*|observed|measured)\b.{0,40}\b(cars|parking|spaces|site|store|similar|other)/,
  ],
  'a code ratio is old; a count at a like place is evidence',
  'We counted at [comparable place] on [date]: at the peak hour [number] spaces per [unit] were taken.',
);

const overflow = element(
  'overflow',
  'where the overflow goes and what keeps it off the streets',
  [
    /overflow/,
    /(guest|visitor|holiday|event)s?\b.{0,40}\b(park\w*|spaces|stalls)|(off|from|on)\b.{0,40}\b(the )?(neighborhood|residential|side|public|city) streets?/,
    /(no[- ]parking|permit parking|tow\w*|posted)\b.{0,40}\b(sign\w*|street|zone|enforce\w*)?/,
  ],
  "what does not fit goes in front of somebody's house",
  'When the lot fills, cars go to [place]; we pay for no-parking signs on [street] if the city wants them.',
);

const staging = element(
  'staging',
  'where trucks and trailers wait, inside the site',
  [
    /(trucks?|trailers?|drivers?|tractors?|semis?)\b.{0,40}\b(stag\w*|queue\w*|wait\w*|park\w*|stalls?|spaces|inside|gate|overnight|on site|layover)|(stag\w*|queue\w*|wait\w*|stalls?)\b.{0,40}\b(trucks?|trailers?|inside the gate|on site)/,
  ],
  'drivers who arrive early park where they can',
  '[Number] truck stalls and [number] feet of queue lie inside the gate, so early drivers wait on our ground.',
);

const shared = element(
  'shared',
  'what lowers the demand: shared parking, transit or other measures',
  [
    /(shared|joint|cross)[- ](parking|access|use) (agreement|easement)?|shar\w+ (parking|spaces|the lot|a lot)/,
    /(bus|transit|shuttle|bike|bicycle|walk\w*|car[- ]?share)\b.{0,40}\b(stop|riders?|route|racks?|employees|residents|demand|reduc\w*|spaces|parking)?/,
    /stagger\w* (shifts?|hours)/,
    /agreement\b.{0,60}\b(spaces|stalls)/,
  ],
  'fewer spaces is reasonable only with a reason',
  'A recorded agreement with [owner] gives us [number] spaces after [hour].',
);

const landscape = element(
  'landscape',
  'the islands, trees, paving and snow storage of the lot',
  [
    /(islands?|trees?|shade|landscap\w*)\b.{0,40}\b(parking|lot|rows?|stalls?|paving)|(parking|lot|stalls)\b.{0,40}\b(islands?|trees?|shade|landscap\w*)/,
    /(pervious|permeable|porous) (pavers?|pavement|paving|asphalt)|snow (storage|pile|piles|removal)/,
  ],
  'a lot that works in July may lose a row in January',
  'Snow is piled at [place], outside the counted spaces, and a tree island breaks every [number] stalls.',
);

const proofParking = element(
  'proof_parking',
  'room held back to add spaces if they prove too few',
  [
    /(proof of parking|reserve|reserved|land[- ]?bank\w*|banked|future|expand\w*|add\w*)\b.{0,40}\b(parking|spaces|stalls|lot)/,
    /monitor\w*\b.{0,40}\b(parking|spaces|street)|(parking|spaces)\b.{0,40}\bmonitor\w*/,
    /(room|space|land) for (another|more)?\b.{0,40}\b(more )?(spaces|stalls)/,
  ],
  'it is better to build late than to pave too much or too little',
  'We hold room for [number] more spaces at [place] and build them if a count after [period] shows the need.',
);

/** What boards and the public ask about parking, and what a complete answer contains. */
export const parking: TopicKnowledge = {
  topic: 'parking',
  noun: 'parking',
  name: 'Parking',
  cues: sources(
    /park(ing|ed)? (spaces?|stalls?|lots?|ratio|study|spots?|demand|requirement|plan|garage|deck|count|overflow|management|permit|on|in|along|trucks?|trailers?|at|for|behind|cars?|there|here|is|was|and|needs?|survey|rate)/,
    /(overflow|street|guest|visitor|truck|trailer|on-street|off-street|shared|employee|tandem|accessible|handicapped|bicycle|valet|construction|where|extra|enough|free|overnight|more|less|reduced|snow|event) (parking|parkers?)/,
    /(two|one|three|garage|guest|visitor)[- ](stalls?|spaces?|garages?)/,
    /(stalls?|driveways?|parked)/,
    /parking/,
    /where\b.{0,40}\b(park|parks)/,
  ),
  entries: {
    residential: {
      boardWeight: 0.35,
      publicWeight: 0.35,
      board: [
        plain('background', 'Where does a family with two teenagers and three cars park?', 'spaces'),
        plain(
          'clarification',
          'Are those driveways long enough for a pickup, or does the bumper hang over the sidewalk?',
          'garage_use',
        ),
        pointed(
          'implications',
          'Thanksgiving afternoon, every unit has guests. Walk me to where the overflow parking ends up.',
          'overflow',
        ),
        pointed('criticism', 'Where guest parking falls short of the code, why should we look away?', 'code_ratio'),
        sharp(
          'criticism',
          'Parking ratios like these come from places with a train. Where is the train, and where do these cars park without one?',
          'demand',
        ),
        plain('support', 'Is there room to add visitor parking later if you have guessed wrong?', 'proof_parking'),
      ],
      resident: [
        'I use a walker, and my daughter parks at my curb to take me to church. The day that curb is full, I stay home.',
        'They park across my mailbox at the last complex, so the carrier drives on and my pills go back to the post office.',
        'I plow that street at four in the morning. Cars along both sides means I plow one lane, and you all call me about it.',
      ],
      expert: [
        'Which parking rate was used, and does it reflect the number of bedrooms?',
        'How many of the garage stalls will hold a car? Surveys of garages are sobering.',
      ],
      remarks: [
        'Street parking on one side only, signed before the first closing.',
        "I don't care for tandem stalls, because nobody shuffles cars at midnight.",
        'Guest parking ought to be spread out and not all in the far corner.',
      ],
      elements: [
        spaces,
        codeRatio,
        overflow,
        element(
          'garage_use',
          'how garages and driveways are kept for cars',
          [
            /(garages?|driveways?)\b.{0,40}\b(car|cars|vehicle|vehicles|storage|deep|long|feet|use|used|park\w*|boat|length|wide|enough)/,
            /(hoa|association|covenants?|lease|declaration|rules?)\b.{0,40}\b(garages?|park\w*|trailers?|boats?|rv)/,
            /(one|two|three)[- ]car garages?|foot(-long)? driveways?/,
          ],
          'a garage full of boxes is a car on the street',
          'Driveways are [number] feet long and the covenants require that garages stay open for cars.',
        ),
        demand,
        landscape,
        proofParking,
      ],
      figures: [
        {
          text: 'Observed peak demand for low-rise apartments is around 1.2 to 1.3 vehicles a unit on average, more with larger units.',
          source: 'ITE Parking Generation Manual',
        },
      ],
      condition:
        'At least [number] guest spaces shall be provided within [distance] of each building, garages shall be kept free for vehicles, and [street] shall be signed for parking on one side.',
    },
    commercial: {
      boardWeight: 0.35,
      publicWeight: 0.25,
      board: [
        plain('background', 'How many parking stalls are you short of the code, if any?', 'spaces', 'code_ratio'),
        plain('clarification', 'On the Saturday before Christmas, where do the employees park?', 'overflow'),
        pointed(
          'implications',
          'What happens to the parking on the side streets when people find out it is closer to your door?',
          'overflow',
        ),
        pointed(
          'criticism',
          'Why do we need this much asphalt for a lot that is half empty eleven months of the year?',
          'landscape',
        ),
        sharp('criticism', 'Did anyone stand in a parking lot with a clipboard, or did you look up a ratio?', 'demand'),
        plain(
          'support',
          'Is there a neighbor whose lot stands empty when yours is full, and have you asked about sharing it?',
          'shared',
        ),
      ],
      resident: [
        'I have cut hair on that corner since high school. My customers are old, and if they lose the three spaces in front, they are gone.',
        'People cut through our apartment lot to dodge the line at the drive-through, and my toddler rides his trike there.',
        "Every evening there is a stranger's car in front of my house, and I carry groceries from the next block.",
      ],
      expert: [
        'On which day and hour was parking demand counted?',
        'Which peak hours overlap among the tenants, and what is the count then?',
      ],
      remarks: [
        'I would trade a row of stalls for shade trees any day.',
        'The lease should put employee parking at the back.',
        "Drive-through stacking is using up stalls on this plan, and I'd like that fixed.",
      ],
      elements: [spaces, codeRatio, demand, overflow, shared, landscape, proofParking],
      figures: [
        {
          text: 'Peak demand at a supermarket is around three to four spaces per 1,000 square feet.',
          source: 'ITE Parking Generation Manual',
        },
      ],
      condition:
        'Parking shall be no fewer than [number] and no more than [number] stalls, with [number] held as proof of parking at [location].',
    },
    logistics: {
      boardWeight: 0.4,
      publicWeight: 0.3,
      board: [
        plain('background', 'How many trailers and tractors can park inside the gate overnight?', 'staging'),
        pointed(
          'clarification',
          'A driver shows up four hours early. Where does he park, and who tells him?',
          'no_street',
        ),
        pointed(
          'implications',
          'Truckers sleep on ramp shoulders for want of parking. Why will there not be more of them after you open?',
          'no_street',
        ),
        sharp(
          'criticism',
          'Without a named tenant nobody knows the truck parking demand. How did you count the trailer stalls?',
          'staging',
        ),
        plain('support', 'Can you give drivers a restroom and a place to park, so they stay off our roads?', 'spaces'),
        pointed(
          'clarification',
          'At shift change, do the arriving employees and the leaving ones both have parking?',
          'demand',
        ),
      ],
      resident: [
        'I find jugs along my fence line. If you have picked up after parked truckers, you know what is in the jugs.',
        'A trailer was left on the shoulder with no lights, and my nephew hit it on a foggy morning. He walks with a cane.',
        'I drive a truck. Thirty minutes of legal time left and no place to park is the worst part of my week, so build the stalls.',
      ],
      expert: [
        'How many trailer stalls are there for each dock door, and for what kind of turnover?',
        'How many tractors can wait between the gate and the road?',
      ],
      remarks: [
        'No staging on the county road, not for one minute, and the lease has to say it.',
        "I'd want employee parking on the house side and trailers on the highway side.",
        'Refrigerated trailers that park overnight bring noise along with the parking.',
      ],
      elements: [
        spaces,
        staging,
        element(
          'no_street',
          'a ban on parking and idling on public roads, and who enforces it',
          [
            /(no|never|prohibit\w*|ban\w*|not allowed|forbid\w*|forbidden)\b.{0,40}\b(street|shoulder|road|ramp|roadside)\b.{0,40}\b(park\w*|idl\w*|stag\w*|wait\w*)?|(prohibit\w*|ban\w*|forbid\w*|not)\b.{0,40}\bpark\w*\b.{0,40}\b(street|shoulder|road|ramp)/,
            /(lease|carrier|driver|contract)\b.{0,40}\b(rules?|fine\w*|penalt\w*|prohibit\w*|removed|banned)/,
          ],
          'the shoulder is public and so is the hazard',
          'The lease forbids parking on [road]; a carrier caught [number] times is barred from the site.',
        ),
        demand,
        codeRatio,
        proofParking,
      ],
      figures: [
        {
          text: 'Truck drivers rank the shortage of parking among their top concerns every year.',
          source: 'American Transportation Research Institute, Top Industry Issues',
        },
      ],
      condition:
        'No truck shall park, wait or idle on [road]; at least [number] truck stalls with restrooms shall be kept inside the gate, open at all hours.',
    },
    manufacturing: {
      boardWeight: 0.15,
      publicWeight: 0.1,
      board: [
        plain('background', 'When two shifts overlap, are there enough parking spaces for both?', 'spaces'),
        pointed('clarification', 'Where do flatbeds park while they wait to be loaded?', 'staging'),
        pointed(
          'criticism',
          'Plant workers will park on the nearest side street if it saves a walk. What makes you sure yours will not?',
          'overflow',
        ),
        sharp(
          'implications',
          'Suppose hiring goes better than planned and the stalls run out, where do the added cars park?',
          'code_ratio',
        ),
        plain('support', 'Is there a van or a bus for the shift, so that you need less parking?', 'shared'),
      ],
      resident: [
        'Shift change used to empty the lot past my gate at fifty miles an hour. Tell them where to park and how to leave.',
        'I run the union hall lot, and it fills up with anybody who is late.',
        'My driveway was blocked twice a week when the mill ran three shifts, and the police got tired of me.',
      ],
      expert: [
        'What is the count when one shift has arrived and the other has not left?',
        'Where do visitors, contractors and turnaround crews park?',
      ],
      remarks: [
        'Stagger the shifts a quarter of an hour and half of my parking worry is gone.',
        "I'd prefer gravel for the overflow to more blacktop.",
        'Keep the truck court and the employee lot apart, please.',
      ],
      elements: [spaces, codeRatio, demand, staging, overflow, shared, landscape],
      figures: [
        {
          text: 'Manufacturing sites are counted by the largest shift plus overlap, often near one space per employee.',
          source: 'ITE Parking Generation Manual',
        },
      ],
      condition:
        'Shifts shall start at least [minutes] apart or parking shall be provided for both; no employee parking on [street].',
    },
    generic: {
      boardWeight: 0.2,
      publicWeight: 0.2,
      board: [
        plain('background', 'Count the parking spaces for us: how many, and for whom?', 'spaces'),
        plain('clarification', 'During construction, where do the workers park their own trucks?', 'crew'),
        pointed('criticism', 'What count or study says that this parking is enough?', 'demand'),
        pointed('implications', 'Suppose it is full. Which street takes the cars that cannot park?', 'overflow'),
        sharp(
          'criticism',
          'Would you pay for a permit parking program if you turn out to be wrong, yes or no?',
          'overflow',
        ),
      ],
      resident: [
        'There is one shoulder on our road, and my wheelchair van needs it.',
        'I deliver the mail by car. A parked pickup every few yards doubles my route.',
        'Crews parked on my septic field the last time somebody built here.',
      ],
      expert: [
        'How does the parking total break down by user and by hour?',
        'Where does the parking ratio come from, and why would this site behave alike?',
      ],
      remarks: [
        'I want construction parking on the site plan.',
        'Too much parking is also a fault, in my book.',
        "Let's make them come back in a year with a parking count.",
      ],
      elements: [
        spaces,
        codeRatio,
        demand,
        overflow,
        figureElement(
          'crew',
          "the number of workers' vehicles and where they park",
          [
            /(workers?|crews?|employees?|construction|contractors?)\b.{0,40}\b(park\w*|vehicles?|shuttle\w*|laydown|pickups?)/,
            /park\w*\b.{0,40}\b(workers?|crews?|employees?|laydown)/,
            /(vehicles|trucks|pickups) (will )?park (at|in|on|inside)/,
          ],
          'crews park on lawns and shoulders unless someone plans for them',
          'At the peak [number] vehicles park at [place], and none on [road].',
        ),
        proofParking,
        landscape,
      ],
      figures: [
        {
          text: 'Many cities have lowered or dropped minimum parking; boards then ask for a demand study instead.',
          source: 'Parking Reform Network, mandates map',
        },
      ],
      condition: 'Construction and visitor vehicles shall park on site at [location]; parking on [road] is prohibited.',
    },
  },
};
