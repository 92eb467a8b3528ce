import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const nearestHome = figureElement(
  'nearest_home',
  'the distance to the nearest home, in feet',
  [
    /(?:nearest|closest) (?:occupied |non-?participating |existing )?(?:home|house|residence|dwelling|neighbo\w+|structure)s?/,
    /(?:feet|foot|ft|yards|miles?) (?:away )?(?:from|to|off) (?:the |any |that |every |her |his |their )?(?:\w+ ){0,2}(?:home|house|residence|dwelling)s?/,
    /(?:home|house|residence|dwelling)s? (?:is|are|stands?|sits?|lies|will be)(?!\w).{0,40}(?<!\w)(?:feet|foot|ft|yards|miles?)/,
  ],
  'The nearest household is the one whose evening the board is deciding; a distance lets members picture it.',
  'The nearest home stands [distance in feet] from the closest piece of equipment.',
);
const codeMinimum = figureElement(
  'code_minimum',
  'the distance the ordinance requires, beside the one you offer',
  [
    /(?:ordinance|code|zoning|county|city|township|district|regulations?) (?:only )?(?:requires?|calls? for|says|asks? for|minimum)/,
    /(?:required|minimum) (?:setback|distance|yard|separation)/,
    /(?:exceeds?|beyond|more than|double|twice|triple|above) (?:what )?(?:the )?(?:code|ordinance|minimum|requirement|required)/,
  ],
  'Members compare the plan with the rule first; offering more than the minimum is the strongest thing an applicant can say.',
  'The ordinance requires [required setback in feet] and we are holding [offered setback in feet] on every side.',
);
const measuredFrom = element(
  'measured_from',
  'the point the distance is measured from and to',
  [
    /measured? (?:it )?(?:from|to|at|between)/,
    /(?:from|to) (?:the )?(?:property|lot|parcel|fence|right[- ]of[- ]way) ?(?:line)? to (?:the|any|our)/,
    /(?:edge|face|base|center|wall|corner|foundation) of (?:the|each|any|every) (?:\w+ ){0,2}(?:panel|array|fence|building|tower|turbine|home|house|pad|well|unit)s?/,
  ],
  'Half of all setback quarrels are about where the tape starts; naming both ends settles it.',
  'That distance is measured from [start point, such as the property line] to the face of the nearest [structure].',
);
const noWaiver = element(
  'variance_or_waiver',
  'whether you ask for a variance or hold a neighbor waiver anywhere',
  [
    /(?:no|not|without|any|seeking|asking for|request\w*|need\w*) (?:an? )?(?:\w+ )?(?:variance|waiver|reduction|exception)s?/,
    /(?:variance|waiver|setback agreement|participation agreement)s? (?:from|with|signed|on|for|is|are|recorded)/,
  ],
  'A board wants to know at once whether it is applying its rule or bending it.',
  'We are asking for no variance, and the only setback waiver, on [parcel or name], is signed and recorded.',
);
const written = element(
  'bound_by_plan',
  'that the distance is fixed on the site plan and binds later owners',
  [
    /(?:on|in|shown on|part of|tied to|drawn on|noted on) (?:the |our |that )?(?:approved )?(?:site|development|concept|final) plan/,
    /(?:condition of (?:the )?(?:approval|permit)|(?:put|have|get) (?:it|that|this) in writing|proffer\w*|recorded|binding|enforceable)/,
  ],
  'A distance spoken at the lectern disappears with the applicant; one drawn on the plan can be enforced.',
  'We will accept the setback as drawn on the site plan dated [date] as a condition of approval.',
);
const moved = element(
  'layout_change',
  'what you moved or dropped to give more room, or why you could not',
  [
    /(?:moved|shifted|relocated|pulled|pushed|slid|removed|dropped|eliminated|redesigned|reconfigured|gave up|gave back|take out|took out)(?!\w).{0,60}(?<!\w)(?:from|back|away|farther|further|off|out|side|line|acres?|rows?|lots?|building|panels?|turbines?|units?)/,
    /(?:cannot|can't|could not|couldn't) (?:move|shift|relocate|pull)(?!\w).{0,60}(?<!\w)(?:because|due to|without|since)/,
  ],
  'A layout that moved after listening shows good faith better than any adjective.',
  'After meeting the neighbors we moved [rows, building or equipment] back by [distance in feet] on the [side] line.',
);
const useOfStrip = element(
  'inside_setback',
  'what is allowed inside the setback: drives, fence, basins, laydown',
  [
    /(?:inside|within|in) (?:the |that |this )?(?:setback|buffer|yard|strip)/,
    /(?:setback|buffer|strip) (?:itself |area )?(?:will|would|is|stays|remains|holds|contains)(?!\w).{0,50}(?<!\w)(?:planted|grass|trees|open|undisturbed|free|landscap\w*|clear)/,
  ],
  'A wide setback full of truck drives is no setback to the neighbor beside it.',
  'Nothing but [grass, trees or other use] will stand in the setback; drives and basins stay outside it.',
);

export const setbacks: TopicKnowledge = {
  topic: 'setbacks',
  noun: 'setbacks',
  name: 'Setbacks',
  cues: sources(
    /set ?-?backs?/,
    /(?:distance|separation|how (?:close|far)|feet|foot|yards)(?!\w).{0,40}(?<!\w)(?:from|to) (?:the |my |our |any |a |an )?(?:\w+ ){0,2}(?:property|lot|parcel) lines?/,
    /(?:how|too|that|so) (?:close|near|far)(?!\w).{0,30}(?<!\w)(?:to|from)(?!\w).{0,25}(?<!\w)(?:homes?|houses?|residen\w+|dwellings?|line|porch|bedroom|back door|school|church)/,
    /(?:property|lot) line(?!\w).{0,30}(?<!\w)(?:distance|feet|close|how far|measured)/,
    /(?:front|side|rear) yards?/,
    /(?:moved?|pushed?|pulled?|shift(?:ed)?|sited?) (?:\w+ )?(?:away|farther|further|back) from/,
    /(?:in or near|next to|right beside|up against|too close to|adjacent to) (?:\w+ly )?(?:residential\w*|zoned|people's homes|homes|houses) ?(?:zoned|property|neighborhoods?|land)?/,
    /(?:closer than|within|at least|no less than|no closer than)(?!\w).{0,60}(?<!\w)(?:to|from|of) (?:a|an|any|the) (?:\w+[- ]?){0,3}(?:property line|dwelling|lot line|residence|occupied building|home|house)/,
    /times (?:its|the) (?:total|tip) height/,
    /(?:nearest|closest) (?:home|house|residence|dwelling)(?!\w).{0,40}(?<!\w)(?:feet|foot|distance|away)/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.5,
      publicWeight: 0.45,
      board: [
        plain('background', 'How many feet from the last row of panels to the nearest occupied house?', 'nearest_home'),
        plain(
          'clarification',
          'When you say setback, is that to the fence or to the panels themselves?',
          'measured_from',
        ),
        pointed(
          'clarification',
          'Where do the inverters sit, and are they held back farther than the panels are?',
          'inverter_distance',
        ),
        pointed(
          'implications',
          'Suppose somebody builds a house on the lot next door in five years. Does your fence move, or is that their bad luck?',
          'future_homes',
        ),
        pointed(
          'support',
          'If you can give more room than the code asks on one side, would you give it on the side with the houses?',
          'code_minimum',
          'layout_change',
        ),
        sharp(
          'criticism',
          'With all the land you have under lease, why does any back yard have to look at the last row?',
          'layout_change',
          'nearest_home',
        ),
        sharp(
          'communicate',
          'Yes or no, will the distances you just gave us be printed on the site plan that we vote on?',
          'bound_by_plan',
        ),
      ],
      resident: [
        'I have my coffee on the back porch every morning. How many steps will it be from my chair to your fence?',
        'My daughter was going to put a house on our back five acres. With panels on two sides, who would build there?',
        'We farm right up to that line and swing a wide sprayer at the end rows. Did anybody leave us room to turn around?',
        'I ride the fence line every evening. What will I be riding next to, and how far off is it?',
        'My fence would be your fence. When a post breaks and the heifers go through, who do I call?',
      ],
      expert: [
        'Does your setback distance run to the array, or to the fence, the ring road and the inverter pads outside it? Measured to the outermost of them, what is left?',
        'The drawing treats vacant platted lots as open land. On what basis did you leave out parcels that already hold a building right?',
      ],
      remarks: [
        'I would be a lot more comfortable if nothing but grass stood in the strip along those houses.',
        'Measured from the property line and measured from the house are two different things, and I want everybody in this room to know which one we mean.',
        'If this moves forward I would look for a wider setback on the side where people actually live.',
      ],
      elements: [
        nearestHome,
        codeMinimum,
        measuredFrom,
        figureElement(
          'inverter_distance',
          'how far the inverters and transformers stand from homes',
          [
            /inverters?(?!\w).{0,80}(?<!\w)(?:feet|foot|ft|yards|from|interior|middle|center|away)/,
            /(?:transformers?|substation|power stations?)(?!\w).{0,60}(?<!\w)(?:feet|foot|ft|yards)(?!\w).{0,20}(?<!\w)(?:from|away|off|inside)/,
          ],
          'Panels are quiet; the inverters hum, so their distance is the one that matters at the property line.',
          'The inverters stand in the interior of the array, at least [distance in feet] from any home.',
        ),
        element(
          'future_homes',
          'what happens to vacant or platted lots beside the site',
          [
            /(?:vacant|undeveloped|empty|platted|adjoining|neighboring|future) (?:\w+ )?(?:lots?|parcels?|homes?|houses?)/,
            /(?:if|when|should) (?:someone|somebody|a neighbor|anyone|they) (?:builds?|were to build|decides? to build)/,
          ],
          'Neighbors ask about the house that is not built yet; silence reads as taking their land value.',
          'On vacant adjoining lots we apply the same setback of [distance in feet] as beside an existing home.',
        ),
        moved,
        written,
      ],
      figures: [
        {
          text: 'State model solar ordinances commonly set 50 ft from property lines and roads and 100 to 300 ft from dwellings.',
          source: 'state model solar ordinances (for example Indiana, Minnesota, Michigan extension)',
        },
        {
          text: 'Many county ordinances let a neighbor waive the dwelling setback in a recorded agreement.',
          source: 'state model solar ordinances',
        },
      ],
      condition:
        'No panel, inverter or fence shall stand closer than [distance] feet to a property line or [distance] feet to an existing dwelling, as shown on the site plan dated [date].',
    },
    wind: {
      boardWeight: 0.7,
      publicWeight: 0.75,
      board: [
        plain(
          'background',
          'What is the tip height, and how many times that height is it to the nearest home that did not sign?',
          'tip_multiple',
          'nearest_home',
        ),
        plain('clarification', 'Are we measuring to the house or to the property line here?', 'measured_from'),
        pointed(
          'clarification',
          'Which of these turbines stand close enough that you needed a signed waiver from the owner?',
          'variance_or_waiver',
          'participating',
        ),
        pointed(
          'implications',
          'If a tower came down in an ice storm, where would the tip land? Show me on the map.',
          'fall_zone',
          'tip_multiple',
        ),
        pointed(
          'criticism',
          'A setback to the house still takes my back forty out of use. Why not measure from my line?',
          'measured_from',
        ),
        sharp(
          'criticism',
          'Could you drop the closest turbines and keep the project alive? If so, why are they still on the map?',
          'layout_change',
        ),
        sharp(
          'communicate',
          'Can you shift a tower after we approve it, and how far before you have to come back here?',
          'bound_by_plan',
        ),
      ],
      resident: [
        'Three of those towers would stand between my kitchen window and the sunrise. I never signed anything, so who decided that was far enough?',
        'I ride horses along that lane with my grandkids. How far is the road from a blade in January when the ice lets go?',
        'My neighbor gets a check and I get the view. Why is his setback the same as mine?',
        'I ride out before breakfast and my mare spooks at her own shadow. How close to a bridle path would you put one of those?',
        'We finally paid off the place last spring. How near to a paid-off house does your company think is fair?',
      ],
      expert: [
        'Tower height plus a margin covers a tipping tower and not a thrown blade. Which throw model did you run, and for which turbine?',
        'Is the layout drawn for the tallest turbine you might buy? If not, do the multiples of tip height still hold at every home?',
      ],
      remarks: [
        'People who did not sign a lease ought to get a longer distance than people who did.',
        'When turbine after turbine sits right at the minimum, I figure the layout was drawn for the developer.',
        'I would want each tower pinned to a spot on the map, with very little room to wander.',
      ],
      elements: [
        figureElement(
          'tip_multiple',
          'the distance as a multiple of tip height',
          [
            /(?:times|multiples? of|x) (?:the )?(?:\w+ )?(?:tip|total|turbine|structure|blade[- ]tip|tower|overall) height/,
            /(?:tip|total|overall|turbine) height(?!\w).{0,60}(?<!\w)(?:times|feet|meters|multiple)/,
          ],
          'Wind setbacks only mean something against the height of the machine.',
          'Every home outside the project is at least [number] times the tip height of [height in feet] away.',
        ),
        nearestHome,
        element(
          'participating',
          'the difference between participating and non-participating homes',
          [
            /non-?participat\w+/,
            /participating (?:land ?owners?|homes?|parcels?|propert\w+|residences?)/,
            /(?:signed|leased|under (?:lease|agreement))(?!\w).{0,40}(?<!\w)(?:did not|didn't|have not|haven't|outside|without)/,
          ],
          'The fairness question in wind is always about those who did not sign.',
          'Non-participating homes get a setback of [distance in feet], which is longer than the one our lessors accepted.',
        ),
        element(
          'fall_zone',
          'the reach of tower fall, blade throw and ice throw',
          [
            /(?:blade|ice) (?:throw|shed\w*|fragments?|fling)/,
            /fall (?:zone|distance|radius)/,
            /(?:tower|turbine) (?:fall|collapse|failure|comes? down|came down)/,
          ],
          'Safety is the legal ground of a wind setback, so its basis must be told.',
          'Our study puts the reach of ice throw and tower fall at [distance in feet], and no road or home lies within it.',
        ),
        measuredFrom,
        noWaiver,
        moved,
        written,
      ],
      figures: [
        {
          text: 'A safety setback of 1.1 times total height from lines and roads is the common floor; many counties ask for 2 to 4 times height, or 1,000 to 2,000 ft, to non-participating homes.',
          source: 'state model wind ordinances; county wind ordinances of the Midwest',
        },
      ],
      condition:
        'Each turbine shall stand at least [multiple] times its total height from any non-participating dwelling and shall be built within [distance] feet of the coordinates in Exhibit [letter].',
    },
    battery_storage: {
      boardWeight: 0.5,
      publicWeight: 0.5,
      board: [
        plain('background', 'Tell me the distance from the nearest container to the nearest bedroom.', 'nearest_home'),
        plain('clarification', 'Between one container and the next, how much clear space is there?', 'unit_spacing'),
        pointed(
          'implications',
          'Say one of these units burns for a day. Does your setback keep the houses out of the evacuation area?',
          'hazard_basis',
        ),
        pointed(
          'clarification',
          'Did a fire test set that separation, or did it come off a template?',
          'unit_spacing',
          'hazard_basis',
        ),
        sharp(
          'criticism',
          'Is there any other corner of this property, farther from the houses, and why did you not use it?',
          'layout_change',
        ),
        sharp(
          'communicate',
          'If the battery maker changes before you build, who rechecks these distances, and does this board see it?',
          'bound_by_plan',
        ),
      ],
      resident: [
        'My mother is on oxygen and does not leave the house. Is she inside the circle if one of those boxes goes up?',
        'The school bus turns around where your gate is going. How close are the children standing to the first unit?',
        'We bought the lot because nothing was behind us. Now it is a row of steel boxes, so how far back can you push them?',
        'I keep hay in a barn along that fence, and hay burns. How far is the first container from my hay?',
        'I rent the upstairs across the way, and nobody sends a renter a letter. How far am I from it?',
      ],
      expert: [
        'A line on a plot plan is not a hazard analysis. Which plume model, wind condition and gas composition stand behind the distance to the first dwelling?',
        'Unit spacing from a cell-level test says little about a full container. Do you have large-scale fire test results for this exact enclosure at this exact spacing?',
      ],
      remarks: [
        'I want the fire chief to tell me he is satisfied with those distances before I vote.',
        'Most setback rules were written before anybody had rows of batteries, and I am not sure they fit.',
        'The end farthest from the homes makes more sense to me, and I would like to see it drawn that way.',
      ],
      elements: [
        nearestHome,
        figureElement(
          'unit_spacing',
          'the clear space between containers and to buildings or brush',
          [
            /(?:between|separat\w+|spac\w+|gap|apart)(?!\w).{0,40}(?<!\w)(?:containers?|enclosures?|units?|cabinets?|rows?)/,
            /(?:containers?|enclosures?|units?|cabinets?)(?!\w).{0,40}(?<!\w)(?:apart|between|spac\w+|separat\w+|clear)/,
          ],
          'Spacing is what keeps one burning unit from becoming ten.',
          'The containers stand [distance in feet] apart, the spacing at which the fire test showed no spread.',
        ),
        element(
          'hazard_basis',
          'the test or analysis behind the distance',
          [
            /UL ?9540A?/,
            /NFPA ?855/,
            /(?:plume|dispersion|air|gas) (?:model\w*|stud\w+|analysis)/,
            /hazard (?:mitigation )?(?:analysis|assessment|study)/,
            /(?:large|full)[- ]scale (?:fire )?test\w*/,
          ],
          'Fire distance has to come from a test of this product, not from habit.',
          'The distance rests on the hazard mitigation analysis by [firm], dated [date], for this battery model.',
        ),
        codeMinimum,
        measuredFrom,
        moved,
        written,
      ],
      figures: [
        {
          text: 'NFPA 855 generally asks for 10 ft from outdoor units to lot lines, buildings and public ways, and 3 ft between units, unless large-scale fire testing supports less; many counties require 150 to 500 ft or more to dwellings.',
          source: 'NFPA 855; county battery storage ordinances',
        },
      ],
      condition:
        'No battery enclosure shall stand closer than [distance] feet to a dwelling; a change of battery model requires a new hazard mitigation analysis accepted by [fire authority].',
    },
    data_centers: {
      boardWeight: 0.45,
      publicWeight: 0.5,
      board: [
        plain(
          'background',
          'From the nearest building wall to the nearest back yard, what is the number?',
          'nearest_home',
        ),
        plain(
          'clarification',
          'Are the generators and chillers inside that setback or behind the building?',
          'equipment_yard',
        ),
        pointed(
          'implications',
          'A building that tall throws a long shadow. Does the setback grow with the height?',
          'height_ratio',
        ),
        pointed(
          'clarification',
          'What goes in the buffer besides trees? I see a road and a pond drawn in it.',
          'inside_setback',
        ),
        pointed('support', 'Is there more room to give in that buffer on the side where people live?', 'layout_change'),
        sharp(
          'criticism',
          'An acre of roof and a bank of generators next to houses. Who on your team would live at that line?',
          'nearest_home',
          'equipment_yard',
        ),
        sharp(
          'communicate',
          'Whoever ends up in these buildings, will they be held to the same lines, yes or no?',
          'bound_by_plan',
        ),
      ],
      resident: [
        'From my deck I can throw a ball to that tree line. Is that where a five-story wall is going to stand?',
        'We put our retirement into this house because there were woods behind it. How much of those woods is left when you finish?',
        'I work nights at the hospital and sleep days. How far from my window is the first row of generators?',
        'My desk is at a window that looks right at it. How far is the nearest wall from the nearest window?',
        'I have four cabins and the woods are what people pay for. How deep is the strip of woods you would leave?',
      ],
      expert: [
        'The buffer is quoted at its widest. At the pinch point beside the cul-de-sac, what is the distance from equipment to dwelling, and why was noise modeled elsewhere?',
        'A fixed setback ignores bulk. For a wall of this height, what ratio of distance to height did your designer use, and what sight-line section supports it?',
      ],
      remarks: [
        'A data hall by the interstate I can live with. A data hall at the end of a residential street is another matter.',
        'I would like the mechanical yard on the far side of the building, where the building itself does the blocking.',
        'The buffer ought to be in place before the first footing goes in.',
      ],
      elements: [
        nearestHome,
        codeMinimum,
        element(
          'equipment_yard',
          'where generators, chillers and the substation stand in relation to homes',
          [
            /(?:generators?|chillers?|cooling (?:units|towers|equipment)|mechanical yard|equipment yard|substation)(?!\w).{0,80}(?<!\w)(?:side|behind|away|interior|between|feet|opposite|facing|far|from)/,
            /(?:side|behind|away|opposite|far)(?!\w).{0,60}(?<!\w)(?:generators?|chillers?|mechanical yard|equipment yard)/,
          ],
          'The wall is only seen; the equipment is heard, so its place matters more.',
          'The generators stand on the [side] of the building, [distance in feet] from the closest home, with the building between them.',
        ),
        element(
          'height_ratio',
          'the relation of setback to building height',
          [
            /(?:height|tall|stor(?:y|ies))(?!\w).{0,60}(?<!\w)(?:set ?back|distance|step\w*|feet from)/,
            /(?:set ?back|distance|step\w* (?:back|down))(?!\w).{0,60}(?<!\w)(?:height|tall|stor(?:y|ies))/,
          ],
          'A wall several stories high at a normal setback looms over a back yard.',
          'At a height of [height in feet] the building is set back [distance in feet] from every residential line.',
        ),
        useOfStrip,
        moved,
        written,
      ],
      figures: [
        {
          text: 'Counties that rewrote their data center rules since 2023 commonly ask for 200 to 500 ft from residential property lines.',
          source: 'county zoning ordinances of Northern Virginia, Georgia and Indiana',
        },
      ],
      condition:
        'Buildings and mechanical equipment shall be set back at least [distance] feet from any residential lot line, of which [distance] feet shall remain an undisturbed planted buffer.',
    },
    residential: {
      boardWeight: 0.4,
      publicWeight: 0.4,
      board: [
        plain('background', 'How deep is the rear yard on the lots that back up to the existing houses?', 'rear_yard'),
        plain(
          'clarification',
          'Do decks and porches count in your setback, or do they stick out into it?',
          'encroachments',
        ),
        pointed(
          'implications',
          'With side yards that narrow, where does the air conditioner go, and can a ladder still fit?',
          'side_yard',
        ),
        pointed(
          'criticism',
          'People on the older streets had to meet the standard yards. If any of your lots get less, what makes them different?',
          'variance_or_waiver',
          'code_minimum',
        ),
        pointed(
          'clarification',
          'Which lots need the reduced setback? Give me the numbers on the plat.',
          'variance_or_waiver',
        ),
        sharp(
          'criticism',
          'Wherever you ask for less than the standard yard, tell me what the public gets in return.',
          'variance_or_waiver',
          'layout_change',
        ),
        sharp(
          'communicate',
          'Would you put the larger rear yard on the plat, so a later builder cannot shave it?',
          'bound_by_plan',
        ),
      ],
      resident: [
        'My kids play in a yard that will have a two-story deck looking straight down into it. How far away is that deck?',
        'When we added our garage the city made us move it for a few feet. Why do you get to skip that?',
        'I garden along that fence line. What happens to my roots and my sun when a house goes up that close?',
        'My one window on that side is the bedroom. How far from my pillow is your nearest wall?',
        'I put in a bench along the back line for the birds. What am I going to be looking at from it?',
      ],
      expert: [
        'A typical lot shows the average yard. On the corner and cul-de-sac lots, what is the actual separation between buildings?',
        'Reduced side yards change fire separation and drainage between houses. Has the building official reviewed the wall ratings and the swale widths at that spacing?',
      ],
      remarks: [
        'The rear yards along the old neighborhood should match what is already there.',
        'I do not have trouble with small lots inside the plat. It is the edge that bothers me.',
        'Neighbors built to the rules, and it is hard to tell them the rules moved.',
      ],
      elements: [
        figureElement(
          'rear_yard',
          'the rear-yard depth beside existing homes',
          [
            /(?:rear|back) ?-?yards?/,
            /(?:rear|back) (?:set ?back|lot line)/,
            /house to house/,
            /(?:existing|neighboring|adjoining|older) (?:homes|houses|lots|yards)(?!\w).{0,60}(?<!\w)(?:feet|foot|deep|depth)/,
          ],
          'The edge with existing homes is where a plat is accepted or fought.',
          'Lots beside existing homes keep a rear yard of [depth in feet], the same as across the fence.',
        ),
        figureElement(
          'side_yard',
          'the side-yard width and the space between buildings',
          [
            /side ?-?yards?/,
            /side (?:set ?back|lot line)/,
            /between (?:the )?(?:buildings|houses|homes|units|structures)/,
            /building separation/,
          ],
          'Side yards carry drainage, fire separation and a way to reach the back.',
          'Side yards are [width in feet], which leaves [distance in feet] between buildings.',
        ),
        element(
          'encroachments',
          'whether decks, porches and bays reach into the yard',
          [
            /(?:decks?|porch(?:es)?|patios?|bay windows?|eaves|overhangs?|balcon(?:y|ies)|steps)(?!\w).{0,70}(?<!\w)(?:set ?back|yard|encroach\w*|extend\w*|count\w*|into|within|beyond|outside)/,
            /encroach\w*/,
          ],
          'A deck in the setback puts people, not walls, at the line.',
          'Decks and porches are counted in the setback and extend no more than [distance in feet] beyond the house.',
        ),
        codeMinimum,
        noWaiver,
        moved,
        written,
      ],
      figures: [
        {
          text: 'Conventional single-family districts commonly ask for 25 to 30 ft front, 5 to 10 ft side and 25 to 30 ft rear yards.',
          source: 'municipal zoning codes; American Planning Association model codes',
        },
      ],
      condition:
        'Lots [numbers] shall keep a rear yard of at least [distance] feet, decks included, as shown on the final plat.',
    },
    oil_gas: {
      boardWeight: 0.5,
      publicWeight: 0.65,
      board: [
        plain(
          'background',
          'How far is the pad edge from the nearest occupied building, and the wellhead itself?',
          'nearest_home',
          'measured_from',
        ),
        plain('clarification', 'Is there a school, a playground or a day care inside half a mile?', 'sensitive_sites'),
        pointed(
          'implications',
          'If you reach sideways a mile underground anyway, why must the pad sit here?',
          'alternative_pads',
        ),
        pointed('clarification', 'Where do the tanks and the flare go in relation to the houses?', 'tanks_flare'),
        sharp(
          'criticism',
          'The state minimum is a floor. Did you look at even one location farther out, or only at the lease you had?',
          'alternative_pads',
          'code_minimum',
        ),
        sharp(
          'communicate',
          'Will you agree tonight that no equipment crosses that line, even during completions?',
          'bound_by_plan',
        ),
      ],
      resident: [
        'The playground is right over that hill. Who measured from the swings instead of from the school door?',
        'My baby has a breathing machine. How far does whatever comes off that tank travel on a still night?',
        'They told my brother the same distance in the next county, and his windows shake. Why should I trust yours?',
        'The ring where I give lessons is a field away from where your rig would be. What distance do you keep from children on horses?',
        "I can smell my neighbor's grill from my steps, and it is farther off than people think. How far does your smell go?",
      ],
      expert: [
        'Air monitoring at other pads finds benzene well past the state setback during flowback. What data support your distance for that phase in particular?',
        'How many people live within half a mile of this location, and how many within half a mile of each one you rejected?',
      ],
      remarks: [
        'I know the state sets a number. I am asking what is reasonable for the families on that road.',
        'Put the tanks on the far side of the pad, and I would feel differently about this.',
        'A mile of horizontal reach gives you choices that these homeowners do not have.',
      ],
      elements: [
        nearestHome,
        measuredFrom,
        element(
          'sensitive_sites',
          'the distance to schools, parks, hospitals and day cares',
          [
            /(?:schools?|playgrounds?|day ?cares?|hospitals?|nursing homes?|churches|parks?)(?!\w).{0,60}(?<!\w)(?:feet|foot|miles?|yards|away|within|distance|from)/,
            /(?:miles?|feet|within)(?!\w).{0,40}(?<!\w)(?:schools?|playgrounds?|day ?cares?|hospitals?|parks?)/,
          ],
          'Children and patients are what the public thinks of first.',
          'The nearest school is [distance in feet] from the pad edge, and no day care lies within a mile.',
        ),
        element(
          'alternative_pads',
          'the other pad locations you studied and why they failed',
          [
            /(?:alternat\w+|other|different|several|another) (?:pad |surface |well )?(?:locations?|sites?|pads?)/,
            /(?:looked at|studied|considered|evaluated|ruled out)(?!\w).{0,50}(?<!\w)(?:locations?|sites?|pads?|parcels?)/,
          ],
          'Horizontal drilling gives choices, and boards know it.',
          'We studied [number] alternative pad locations, and this one leaves the most distance to homes because [reason].',
        ),
        element(
          'tanks_flare',
          'where tanks, flare and compressors stand',
          [
            /(?:tanks?|tank battery|flare|combustors?|compressors?|separators?)(?!\w).{0,60}(?<!\w)(?:side|away|feet|far|behind|from|opposite|edge)/,
          ],
          'Emissions and noise come from the surface equipment, not from the hole.',
          'The tanks and the combustor stand on the [side] of the pad, [distance in feet] from the nearest house.',
        ),
        codeMinimum,
        written,
      ],
      figures: [
        {
          text: 'State distances range from a few hundred feet (Texas municipal codes, Pennsylvania 500 ft) to 2,000 ft from homes and schools (Colorado) and 3,200 ft (California).',
          source: 'state oil and gas rules: Colorado ECMC, Pennsylvania Act 13, California SB 1137',
        },
      ],
      condition:
        'No wellhead, tank or combustor shall stand within [distance] feet of an occupied building, in any phase of drilling, completion or production.',
    },
    generic: {
      boardWeight: 0.35,
      publicWeight: 0.3,
      board: [
        plain(
          'background',
          'What distance are you holding on each side of the property?',
          'code_minimum',
          'nearest_home',
        ),
        plain('clarification', 'Point to the closest house on that drawing and read me the distance.', 'nearest_home'),
        pointed(
          'clarification',
          'Whose survey did you use to find the line, and are the corners pinned?',
          'measured_from',
        ),
        pointed('support', 'Is this plan at the minimum or better than the minimum?', 'code_minimum'),
        sharp(
          'criticism',
          'Every foot of this plan favors your side of the line. What did you give up for theirs?',
          'layout_change',
        ),
        sharp(
          'communicate',
          'Before I make a motion, will you agree to those distances as a condition?',
          'bound_by_plan',
        ),
      ],
      resident: [
        'My septic field runs almost to that line. Did anyone look at what is on my side before drawing yours?',
        'I have lived on that corner for thirty years with nothing behind me. How close will the first wall be?',
        'My dog run is along that fence. What will be on the other side, and how many feet away?',
      ],
      expert: [
        'The plan scales its distances from aerial photographs. Until a boundary survey is in the file, how can staff confirm any of them?',
        'Setbacks are shown for buildings only. Where are the dumpsters, docks and mechanical units measured, and to what line?',
      ],
      remarks: [
        'The distances look fine on paper, but I would want them staked before we walk the site.',
        'I like to see the larger yard on the side where people live.',
        'Our ordinance gives a minimum, and a minimum is not a target.',
      ],
      elements: [nearestHome, codeMinimum, measuredFrom, noWaiver, moved, useOfStrip, written],
      figures: [
        {
          text: 'Zoning codes commonly double the ordinary yard, to 50 or 100 ft, where a commercial or industrial use adjoins a residential district.',
          source: 'municipal zoning codes; American Planning Association model codes',
        },
      ],
      condition:
        'All structures and equipment shall keep the distances shown on the site plan dated [date], and no less than [distance] feet from any residential lot line.',
    },
  },
};
