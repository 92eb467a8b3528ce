import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const dustControl = element(
  'dust_control',
  'how dust is kept down: water, cover, paving, speed',
  [
    /(?:water\w*|wet\w*|spray\w*|sprinkl\w*|mist\w*|cover\w*|tarp\w*|pav\w*|gravel\w*|sweep\w*|suppress\w*|binder|calcium|speed limit|vacuum\w*)(?!\w).{0,60}(?<!\w)(?:dust|roads?|truck|daily|drive|piles?|loads?|twice|times|days|site|haul|stockpiles?)/,
    /dust (?:control|suppress\w*|plan|palliative|collector)/,
  ],
  'Dust is the visible nuisance, and its remedies are well known.',
  'Haul roads are watered [number] times on dry days, and speed on site is held to [number] miles an hour.',
);
const sourceOf = element(
  'odor_source',
  'what smells or drifts, and from which part of the site',
  [
    /(?:odou?rs?|smells?|fumes|dust|exhaust|emissions?)(?!\w).{0,60}(?<!\w)(?:comes?|from|source\w*|made|produced|stack|tank|vent|burner|fryer|hood|pump|engine|pile)/,
    /(?:source|cause)s? of(?!\w).{0,20}(?<!\w)(?:odou?r|smell|dust|fumes)/,
  ],
  'A named source can be hooded.',
  'The odor comes from the [process or tank] and nowhere else on the site.',
);
const capture = element(
  'capture_treatment',
  'how it is captured and treated',
  [
    /(?:scrubber|filter|hood|carbon|bag ?house|bio-?filter|oxidiz\w*|enclos\w*|vapor recovery|negative pressure|thermal|catalyst|precipitator|collector)s?/,
    /(?:captur\w*|treat\w*|clean\w*|destroy\w*)(?!\w).{0,50}(?<!\w)(?:air|fumes|vapors?|odou?rs?|smell|exhaust|gas\w*|percent)/,
  ],
  'Dispersal is hope; capture is engineering.',
  'Air from the [process] is drawn through a [filter or scrubber] that removes [percent].',
);
const wind = element(
  'wind_receptors',
  'the prevailing wind and who is downwind, with distance',
  [
    /(?:prevailing winds?|downwind|upwind|wind rose|wind (?:data|comes|blows|direction|is from))/,
    /(?:dispersion|air quality|odor) (?:model\w*|study|analysis)/,
  ],
  'A smell travels with the wind toward somebody in particular.',
  'The prevailing wind is from the [direction], and the closest home downwind is [distance in feet] away.',
);
const stop = element(
  'stop_rule',
  'when you stop or slow down: wind speed, visible dust, complaint',
  [
    /(?:stop\w*|shut\w*|halt\w*|suspend\w*|slow\w*|cease\w*)(?!\w).{0,70}(?<!\w)(?:wind\w*|dust|odou?r|smell|complaint|mile|visible|dry|leaves|crosses)/,
    /(?:wind\w*|visible dust|complaints?)(?!\w).{0,70}(?<!\w)(?:stop\w*|shut\w*|halt\w*|suspend\w*|slow\w*)/,
  ],
  'A rule that stops work is believed more than a plan.',
  'When wind passes [figure] miles an hour or dust crosses the line, we stop [activity].',
);
const report = element(
  'complaint_log',
  'whom to call, the log and who verifies',
  [
    /(?:hot ?line|call\w*|phone|complaint\w*|log|contact|report\w*)(?!\w).{0,70}(?<!\w)(?:answer\w*|within|hours?|investigat\w*|log\w*|open|county|state|verif\w*|visit\w*|record\w*|name|day)/,
    /(?:monitor\w*|sensors?|meter|sampl\w*)(?!\w).{0,60}(?<!\w)(?:fence ?line|line|particul\w*|dust|air|odou?r|online|public|results|hydrogen)/,
  ],
  'A smell is gone before the inspector comes, so the call has to be logged.',
  'Neighbors call [name] at [phone number]; we come within [number of hours] and log the wind and the finding.',
);

export const odorDust: TopicKnowledge = {
  topic: 'odor_dust',
  noun: 'odor and dust',
  name: 'Odor and dust',
  cues: sources(
    /odou?rs?/,
    /smell(?:s|ed|ing|y)?|stink\w*|stench/,
    /dust(?:s|y|ing)?(?! (?:jacket|bowl of))|dust[- ](?:control|storm)/,
    /fumes|exhaust (?:fumes|smell)|diesel (?:exhaust|fumes|smoke)|soot/,
    /particulates?|fugitive|opacity/,
    /(?:breathe|breathing|air)(?!\w).{0,40}(?<!\w)(?:dust|fumes|exhaust|smell)|wash on the line|grit/,
  ),
  entries: {
    manufacturing: {
      boardWeight: 0.35,
      publicWeight: 0.45,
      board: [
        plain('background', 'What does it smell like at the gate on a hot, still day?', 'odor_source'),
        plain('clarification', 'Are the stockpiles covered, or do they blow?', 'dust_control'),
        pointed('clarification', 'Which way does the wind blow, and who is downwind of you?', 'wind_receptors'),
        pointed(
          'implications',
          'The filter clogs on a Friday night. Do you run until Monday?',
          'capture_treatment',
          'stop_rule',
        ),
        sharp(
          'criticism',
          'Have people complained about the smell at any plant of yours, and what did you do?',
          'complaint_log',
          'capture_treatment',
        ),
        sharp(
          'communicate',
          'Would you stop the line when dust crosses the fence, without a call from us?',
          'stop_rule',
        ),
      ],
      resident: [
        "I wipe black grit off the baby's high chair. What is it?",
        'My laundry came in smelling of tar all last summer. Do I buy a dryer for your sake?',
        'I coach track at the high school. On which days do I keep them inside?',
        'I hang out wash because the dryer costs too much. Which days should I not?',
        'I serve lunch on the sidewalk in summer. What will my tables smell like?',
      ],
      expert: [
        'Haul roads often raise more dust than the stack does. Is the dust from the roads in the model?',
        'Odor was judged by permit limits on compounds. Was any panel test in odor units made at the line?',
      ],
      remarks: [
        'If I have to drive by with my windows up, that tells me something.',
        'Cover the piles and pave the yard, and I would listen again.',
        'A monitor on the fence with the numbers public would calm people.',
      ],
      elements: [sourceOf, capture, dustControl, wind, stop, report],
      figures: [
        {
          text: 'Visible dust limits are commonly 10 to 20 percent opacity, none across the line; odor rules use dilution to threshold, often 7 to 1.',
          source: 'EPA methods 9 and 22; state nuisance odor rules',
        },
      ],
      condition:
        'No visible dust shall cross the line; odor from [process] is treated by [device], with a fence-line monitor whose data are public.',
    },
    oil_gas: {
      boardWeight: 0.25,
      publicWeight: 0.4,
      board: [
        plain(
          'background',
          'What is that rotten-egg smell people report, and will you have it?',
          'odor_source',
          'gas_alarm',
        ),
        plain('clarification', 'Sand for fracking: how is the dust kept on the pad?', 'sand'),
        pointed('clarification', 'Do the tanks vent to the air or to a burner?', 'capture_treatment'),
        pointed(
          'implications',
          'Dry August, gravel road, two hundred tankers. Who waters it, and with what?',
          'dust_control',
        ),
        sharp(
          'criticism',
          'When people have headaches and the meter reads nothing, who do you believe?',
          'complaint_log',
          'wind_receptors',
        ),
        sharp('communicate', 'A monitor at the nearest house, chosen by that family. Will you pay?', 'complaint_log'),
      ],
      resident: [
        'My goats went off their feed when the tanks burped. What is in a burp?',
        'We could not open a window for a month. Is there a month when I could plan on it?',
        'I hang sheets for my mother, who cannot stand dryer heat. Which road gets the dust?',
      ],
      expert: [
        'Flowback emissions were averaged over the year. What is the one-hour value at the closest home?',
        'Produced water as dust suppressant carries salt and radium. Is its use excluded in writing?',
      ],
      remarks: [
        'No produced water on our roads, period.',
        'I want the tanks sealed and the vapor burned.',
        'A smell at midnight has to reach a person and not a machine.',
      ],
      elements: [
        sourceOf,
        capture,
        dustControl,
        wind,
        report,
        element(
          'sand',
          'silica sand handling',
          [/(?:sand|silica|proppant)/],
          'Silica is dust with a disease.',
          'Sand comes in sealed boxes from [supplier], so that no open sand is handled on the pad.',
        ),
        element(
          'gas_alarm',
          'whether hydrogen sulfide is expected, and the alarms for it',
          [/hydrogen sulfide|H2S|sour gas|sweet gas|rotten[- ]egg/],
          'It smells first and kills later.',
          'The gas here is sweet; hydrogen sulfide alarms at [places] trip at [figure] parts per million.',
        ),
      ],
      figures: [
        {
          text: 'OSHA silica limit is 50 micrograms per cubic meter; hydrogen sulfide is smelled far below one part per million.',
          source: 'OSHA 29 CFR 1926.1153; ATSDR',
        },
      ],
      condition:
        'Tanks are vapor-tight with combustion of vapors; dust is controlled with fresh water or [agent], never produced water; odor calls are answered within [number] hours.',
    },
    renewable_energy: {
      boardWeight: 0.15,
      publicWeight: 0.2,
      board: [
        plain('background', 'Who keeps the dust down in the months of grading?', 'dust_control'),
        plain('clarification', 'Where does the water for the water truck come from?', 'dust_control', 'water_source'),
        pointed(
          'implications',
          'Dry spring, bare ground, forty-mile wind. What happens to the houses east of you?',
          'stop_rule',
          'open_ground',
        ),
        pointed('clarification', 'At one time, how many acres lie open?', 'open_ground'),
        sharp(
          'criticism',
          'Bare construction ground in a wind can look like the thirties. What keeps yours from it?',
          'open_ground',
          'stop_rule',
        ),
        sharp('communicate', 'Above what wind do you park the machines? Give us the number in writing.', 'stop_rule'),
      ],
      resident: [
        'I have COPD and a window that faces your first field. What do I do in March?',
        'My berries are washed and sold the same day. Who pays when they are gritty?',
        'The pool was mud after they built the road. Will I be cleaning it again?',
      ],
      expert: [
        'How often must the roads be watered to hold the dust, how much water is that, and from where?',
        'Disturbed sandy soils here carry fungal spores in dust. Was a health plan for workers and neighbors written?',
      ],
      remarks: [
        'Open only what you can cover in a week.',
        'Any gravel road past houses should be treated before the first truck.',
        'After construction the dust is gone, and I know that.',
      ],
      elements: [
        dustControl,
        stop,
        wind,
        report,
        figureElement(
          'open_ground',
          'the acres open at one time and how they are covered',
          [
            /(?:acres?|ground|soil)(?!\w).{0,60}(?<!\w)(?:open|bare|disturbed|at (?:one|a) time|cover\w*|seed\w*|mulch\w*|exposed)/,
            /(?:open|bare|disturb\w*|exposed|expose)(?!\w).{0,40}(?<!\w)acres?/,
          ],
          'What is covered cannot blow.',
          'We open no more than [number of acres] at a time and seed within [number of days].',
        ),
        element(
          'water_source',
          'where the dust water comes from',
          [/water (?:trucks?|for dust|comes)|dust water|gallons (?:a|per|each) day/],
          'A water truck needs thousands of gallons in a dry month.',
          'The water truck fills at [source], about [number of gallons] a day.',
        ),
      ],
      figures: [
        {
          text: 'Dust plans commonly stop grading at sustained winds of 25 mph.',
          source: 'Maricopa County Rule 310; South Coast AQMD Rule 403',
        },
      ],
      condition:
        'Grading stops at winds above [speed]; no more than [number] acres lie open; dust on [road] is controlled by [method].',
    },
    data_centers: {
      boardWeight: 0.15,
      publicWeight: 0.25,
      board: [
        plain('background', 'How much diesel smoke comes out on a test day?', 'engine_exhaust'),
        plain(
          'clarification',
          'What class of engine is it, and is there a filter on the stack?',
          'engine_exhaust',
          'capture_treatment',
        ),
        pointed(
          'implications',
          'All the engines run in an outage on a hot, still night. What do the neighbors breathe?',
          'engine_exhaust',
          'wind_receptors',
        ),
        pointed('clarification', 'For as long as earth is being moved, who handles the dust?', 'dust_control'),
        sharp(
          'criticism',
          'Is it backup only, or will anything that burns fuel run on ordinary days?',
          'engine_exhaust',
        ),
        sharp('communicate', 'Would you put the cleanest class of engine in writing tonight?', 'engine_exhaust'),
      ],
      resident: [
        "My son's inhaler is in the school office next to your fence. What is in the smoke?",
        'We dry apples on racks outdoors. On which days do I bring them in?',
        'Blasting dust was in my gutters from the last phase. Who cleans up this time?',
      ],
      expert: [
        'What is the one-hour nitrogen dioxide at the nearest home in an outage?',
        'Drift from cooling towers carries solids. Where is it counted?',
      ],
      remarks: [
        'A filter on each engine costs little next to the building.',
        'I would not test engines on bad-air days.',
        'Years of dust need a person in charge of it.',
      ],
      elements: [
        element(
          'engine_exhaust',
          'the class of engines, hours and exhaust limits',
          [
            /(?:tier (?:four|two|4|2|IV|II)|generators?|engines?|turbines?|diesel)(?!\w).{0,70}(?<!\w)(?:tier|filter\w*|exhaust|emission\w*|catalyst|hours?|permit|class|clean\w*|smoke|run)/,
            /(?:air permit|nitrogen|NOx|particulate)/,
          ],
          'Backup smoke is the air question of data centers.',
          'All engines are [class] with particulate filters, limited to [number of hours] a year by the air permit.',
        ),
        capture,
        dustControl,
        wind,
        stop,
        report,
      ],
      figures: [
        {
          text: 'Tier 4 engines emit about 90 percent less particulate and nitrogen oxides than Tier 2.',
          source: 'EPA nonroad and stationary engine standards, 40 CFR 60 Subpart IIII',
        },
      ],
      condition:
        'Engines shall be [class] with filters; no tests on air alert days; a dust plan with a named manager covers each phase.',
    },
    commercial: {
      boardWeight: 0.12,
      publicWeight: 0.15,
      board: [
        plain(
          'background',
          'Where does the fryer hood let out, and who lives above it?',
          'odor_source',
          'wind_receptors',
        ),
        plain('clarification', 'How often is the dumpster emptied in August?', 'trash_grease'),
        pointed(
          'clarification',
          'Gas vapors at the vents: how far is that from the playground?',
          'wind_receptors',
          'capture_treatment',
        ),
        pointed('support', 'Would a better filter in the hood be a problem for you?', 'capture_treatment'),
        sharp(
          'criticism',
          'Have you had complaints about smell at your other stores, and what did you fix?',
          'complaint_log',
          'trash_grease',
        ),
        sharp(
          'communicate',
          'When a neighbor says it smells, do you clean the hood that week?',
          'complaint_log',
          'trash_grease',
        ),
      ],
      resident: [
        'I am pregnant, and grease smell makes me ill. Which window should I never open?',
        'The alley had rats as soon as the last grill opened. Who empties that bin?',
        'My yoga students breathe deeply for an hour. What will they breathe?',
      ],
      expert: [
        'Exhaust discharges below the roof of the next building. Why was the height not raised?',
        'How old are the nozzles, and when was vapor recovery last tested?',
      ],
      remarks: [
        'A tall stack and a clean filter, and few will notice.',
        'The grease bin belongs inside a wall.',
        'I like barbecue, and not in my curtains.',
      ],
      elements: [
        sourceOf,
        capture,
        wind,
        report,
        element(
          'trash_grease',
          'trash and grease: pickup, cleaning, closed bins',
          [
            /(?:trash|garbage|dumpsters?|grease|bins?|hoods?|filters?|compactor)(?!\w).{0,60}(?<!\w)(?:clean\w*|empt\w*|pick\w*|times|week|daily|enclos\w*|lid\w*|closed|month|indoors|sealed|wash\w*)/,
          ],
          'Most smells of a restaurant are housekeeping.',
          'Grease bins are sealed, and trash is picked up [number] times a week.',
        ),
        stop,
      ],
      figures: [
        {
          text: 'Kitchen exhaust is usually discharged 10 ft from openings and above the roof.',
          source: 'International Mechanical Code; NFPA 96',
        },
      ],
      condition:
        'Kitchen exhaust passes a [filter] above the roof; trash is picked up [number] times a week, so that no odor reaches [homes].',
    },
    logistics: {
      boardWeight: 0.15,
      publicWeight: 0.3,
      board: [
        plain('background', 'How long may a driver idle on your lot, and who makes him stop?', 'idling'),
        plain('clarification', 'Are the yard tractors electric or diesel?', 'idling', 'electric_yard'),
        pointed(
          'implications',
          'All those diesels in one place, day after day. What does that do to the air next door?',
          'wind_receptors',
          'electric_yard',
        ),
        pointed('clarification', 'Is the truck court paved to the last foot, trailer lot included?', 'dust_control'),
        sharp(
          'criticism',
          'No-idling signs are everywhere, and so is idling. What do you do beyond a sign?',
          'idling',
          'complaint_log',
        ),
        sharp('communicate', 'Plugs at every cold dock from opening day. Can I write that down?', 'electric_yard'),
      ],
      resident: [
        'My asthma went from twice a year to twice a month when the last one opened. What about mine next year?',
        'Black dust lies on the windowsill over my crib. Do you have it tested?',
        'I garden for the food bank, right at your fence. Is the lettuce fit to eat?',
      ],
      expert: [
        'The health risk screen stops at the gate and leaves out trucks on the road. What is the risk with them?',
        'What model years does your fleet mix assume, and what share of visiting carriers meets it?',
      ],
      remarks: [
        'Electric yard tractors are on the market, so I see no excuse.',
        'Keep the idling trucks on the highway side.',
        'I want to see plugs and not signs.',
      ],
      elements: [
        element(
          'idling',
          'idling limits and how they are enforced',
          [/idl(?:e|es|ing)/],
          'Rules on idling fail where nobody looks.',
          'Idling is limited to [number of minutes], checked by [guard or camera], and a carrier is turned away after [number] breaches.',
        ),
        element(
          'electric_yard',
          'electric yard tractors, plugs and charging',
          [
            /(?:electric|zero[- ]emission|battery)(?!\w).{0,40}(?<!\w)(?:yard|tractors?|trucks?|forklifts?|plugs?|charg\w*)/,
            /(?:docks?|trailers?|reefers?)(?!\w).{0,60}(?<!\w)(?:plugs?|shore power|charg\w+)|(?:plugs?|shore power|charg(?:ers?|ing))(?!\w).{0,60}(?<!\w)(?:docks?|trailers?|reefers?|trucks?|stations?)/,
          ],
          'The fix exists and can be named.',
          'All [number] yard tractors are electric, and [percent] of docks have plugs on opening day.',
        ),
        wind,
        dustControl,
        report,
        stop,
      ],
      figures: [
        {
          text: 'California advises 1,000 ft between distribution centers with over 100 trucks a day and homes.',
          source: 'California Air Resources Board land use handbook',
        },
      ],
      condition:
        'Idling over [number] minutes is barred; yard tractors are electric by [date]; diesel exhaust at [place] is measured yearly.',
    },
    generic: {
      boardWeight: 0.15,
      publicWeight: 0.2,
      board: [
        plain('background', 'Is there anything here that smells or blows around?', 'odor_source'),
        plain('clarification', 'Which homes lie downwind on an ordinary summer day?', 'wind_receptors'),
        pointed('clarification', 'During construction, who runs the water truck, and on weekends too?', 'dust_control'),
        pointed(
          'implications',
          'A smell comes at ten at night and is gone by morning. How does anyone prove it?',
          'complaint_log',
        ),
        sharp(
          'criticism',
          'Good housekeeping is what the last one called it. What will you do that can be checked?',
          'capture_treatment',
          'stop_rule',
        ),
        sharp('communicate', 'Do you agree to stop work when it crosses the line?', 'stop_rule'),
      ],
      resident: [
        'We eat outside from May on. What will supper smell like?',
        'I just painted my house white. What color is it by fall?',
        'My horse has heaves and cannot take dust. How many weeks is he at risk?',
      ],
      expert: [
        'Wind data come from an airport beyond the ridge. What is the flow at the site at night?',
        'The plan lists best practices without a trigger. At what reading does anything happen?',
      ],
      remarks: [
        'Dust is cheap to prevent and ugly to argue about.',
        'I would like a phone number on the gate.',
        'A wet road in the morning keeps the calls down.',
      ],
      elements: [sourceOf, dustControl, capture, wind, stop, report],
      figures: [
        {
          text: 'Nuisance rules commonly bar visible dust and objectionable odor beyond the property line.',
          source: 'state air rules; municipal performance standards',
        },
      ],
      condition:
        'No objectionable odor or visible dust shall cross the property line; calls are answered within [number] hours and logged.',
    },
  },
};
