import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const photometric = element(
  'photometric_plan',
  'the lighting plan with levels at the property line',
  [
    /photometric\w*|light(?:ing)? (?:plan|study|level)s?|foot-?candles?|lumens?/,
    /(?:light|spill|level)s?(?!\w).{0,50}(?<!\w)(?:property line|at the line|zero)/,
  ],
  'Light at the line is measured in figures like sound.',
  'The lighting plan shows [figure] foot-candles at the property line.',
);
const shielded = element(
  'shielded',
  'the fixtures: full cut-off, height and warmth',
  [
    /(?:full[- ]?cut-?off|shield\w*|downcast|downward|down-?light\w*|dark[- ]sky|cut-?off|aimed|hooded|recessed)/,
    /(?:kelvin|warm|color temperature|amber|3000|2700)/,
    /(?:poles?|fixtures?|lights?)(?!\w).{0,40}(?<!\w)(?:feet|foot|tall|high|height|mounted|LED)/,
  ],
  'A shielded, low, warm lamp lights the ground and nothing else.',
  'Every fixture is fully shielded, on poles [height in feet] high, at [kelvin] or warmer.',
);
const hours = element(
  'light_hours',
  'when lights go off or dim, timers and motion sensors',
  [
    /(?:motion|sensors?|timers?|dim\w*|curfew|on demand|photo-?cell)/,
    /(?:lights?|lighting|lit|signs?)(?!\w).{0,60}(?<!\w)(?:off|out|on only|between|after|until|closing|hours|night|when)/,
    /(?:turn\w*|switch\w*|shut\w*)(?!\w).{0,15}(?<!\w)(?:off|down)/,
  ],
  'Light nobody uses is what neighbors mind most.',
  'After [time] the lights go down to [percent] and rise only on motion.',
);
const lightComplaint = element(
  'light_remedy',
  'what you do when a light bothers someone',
  [
    /(?:aim|shield|adjust|fix|turn)\w* (?:it|them|that|the (?:lamp|light|fixture))(?!\w).{0,60}(?<!\w)(?:within|days?|call|complaint|same)/,
    /(?:complaint|call\w*|bother\w*|report\w*|neighbor)(?!\w).{0,80}(?<!\w)(?:shield\w*|adjust\w*|aim\w*|within|days?|fix\w*|visit|change)/,
    /(?:adjust|re-?aim|add (?:a )?shield)\w*/,
  ],
  'Aim can only be judged at night from a bedroom.',
  'If a light reaches a window we aim or shield it within [number of days] of the call.',
);
const nightLook = element(
  'night_view',
  'what is seen at night from named homes or roads',
  [
    /(?:at night|after dark|night ?time|dark)(?!\w).{0,60}(?<!\w)(?:sees?|seen|visible|view|look\w*|rendering|glow|from)/,
    /(?:glow|sky ?glow|night (?:rendering|view|simulation))/,
  ],
  'Daytime drawings do not show it.',
  'From [address] at night a person sees [description] and no lamp itself.',
);
const minimum = element(
  'fewer_lights',
  'where you leave lights out altogether',
  [
    /(?:no|without|not|only)(?!\w).{0,30}(?<!\w)(?:permanent |site |outdoor |pole )?(?:lights?|lighting|lit)/,
    /(?:lights?|lighting)(?!\w).{0,40}(?<!\w)(?:only|removed|eliminated|limited to|at the gate|no more)/,
  ],
  'The best fixture is the one that is not there.',
  'There is no permanent lighting except [number] lamps at [place].',
);

export const lighting: TopicKnowledge = {
  topic: 'lighting',
  noun: 'lighting',
  name: 'Lighting',
  cues: sources(
    /lighting|light pollution|light trespass/,
    /(?:flood|street|parking lot|security|site|pole|flashing|blinking|red|strobe|outdoor|exterior|aviation|aircraft|warning|bright|stadium)[- ]?lights?(?! (?:rail|industr|duty))/,
    /lights?(?!\w).{0,40}(?<!\w)(?:at night|all night|off|shin\w+|window|bedroom|blink\w*|flash\w*|on poles|shield\w*|dim\w*|spill\w*)/,
    /dark[- ]?sky|dark skies|night sky|stars|sky ?glow|milky way/,
    /head ?lights?/,
    /photometric|foot-?candles?|lumens|kelvin|fixtures?/,
  ),
  entries: {
    commercial: {
      boardWeight: 0.25,
      publicWeight: 0.3,
      board: [
        plain('background', 'How tall are the light poles, and can I see the bulb from across the street?', 'shielded'),
        plain('clarification', 'Do the lights stay on after you lock up?', 'light_hours'),
        pointed('clarification', 'What is the reading at the back fence on the photometric sheet?', 'photometric_plan'),
        pointed(
          'implications',
          'Cars come around the drive-through with headlights at window level. What stops the beam?',
          'headlights',
        ),
        sharp(
          'criticism',
          'Some canopies light up half a hill. Why would yours be different?',
          'shielded',
          'night_view',
        ),
        sharp('communicate', 'Once it is open, will you walk it with us at night and fix what glares?', 'light_remedy'),
      ],
      resident: [
        "My daughter's crib is under that window. Which of your poles points at it?",
        'I drive a snowplow, and I sleep at odd hours. Is your sign on all night?',
        'We sit on the stoop to see the moon rise. What would we see instead?',
      ],
      expert: [
        'The photometric plan uses initial lamp output with no tilt. What is the spill with the fixtures as they are really aimed?',
        'Canopy fixtures drop below the fascia in the section drawing. How can they be called full cut-off?',
      ],
      remarks: [
        'Lower poles, more of them, warmer lamps.',
        'The sign should go dark when the doors close.',
        'I would rather have a wall at the drive-through than a hedge.',
      ],
      elements: [
        photometric,
        shielded,
        hours,
        element(
          'headlights',
          'what catches headlights',
          [
            /head ?-?lights?(?!\w).{0,70}(?<!\w)(?:wall|fence|hedge|berm|screen\w*|block\w*|aim\w*|turn\w*|away|feet|shrubs)/,
            /(?:wall|fence|hedge|berm|screen\w*|shrubs)(?!\w).{0,50}(?<!\w)head ?-?lights?/,
          ],
          'Headlights sweep a room a hundred times an evening.',
          'A wall [height in feet] high catches the headlights along [side].',
        ),
        lightComplaint,
        nightLook,
      ],
      figures: [
        {
          text: 'Codes commonly ask for full cut-off, 15 to 25 ft poles, 3000 K or warmer and 0.1 to 0.5 foot-candle at residential lines.',
          source: 'IES/DarkSky model lighting ordinance; municipal codes',
        },
      ],
      condition:
        'Fixtures shall be full cut-off at [kelvin] or warmer, with no more than [figure] foot-candles at the line, dimmed to [percent] after closing.',
    },
    logistics: {
      boardWeight: 0.25,
      publicWeight: 0.35,
      board: [
        plain('background', 'How many wall packs on the dock side, and how high up?', 'shielded'),
        plain('clarification', 'Are the yard lights on all night, whether or not a truck is there?', 'light_hours'),
        pointed('clarification', 'Point to the last house that can see a lamp from your site.', 'night_view'),
        pointed(
          'implications',
          'Every truck that turns in at night sweeps the same front room. What catches the beam?',
          'truck_headlights',
        ),
        sharp(
          'criticism',
          'I have driven past warehouses that glow like a prison. Who made sure this one does not?',
          'shielded',
          'photometric_plan',
        ),
        sharp('communicate', 'Motion sensors on every dock light. Is that a yes?', 'light_hours'),
      ],
      resident: [
        'We hung blackout curtains after the first warehouse. What do we hang after the second?',
        'My telescope is the one thing I bought when I retired. What is left to look at?',
        'Every truck that turns in writes on my bedroom wall. Can the entrance move?',
      ],
      expert: [
        'Wall packs at forty feet were modeled without reflection from the concrete. What is the luminance of the wall seen from the homes?',
        'A shielded fixture over pale concrete still lights the sky. What is the upward share after ground reflection?',
      ],
      remarks: [
        'The lights at the back can sleep when the docks sleep.',
        'The driveway ought to face a blank wall and not a house.',
        'Warm lamps only. I cannot stand the blue ones.',
      ],
      elements: [
        photometric,
        shielded,
        hours,
        nightLook,
        lightComplaint,
        element(
          'truck_headlights',
          'where the headlights of trucks go at the entrance',
          [
            /head ?-?lights?/,
            /(?:entrance|driveway)(?!\w).{0,50}(?<!\w)(?:faces?|aligned|across from|opposite|aimed|away|berm)/,
          ],
          'The place of the drive decides whose wall is lit.',
          'The entrance faces [what stands opposite], and a berm [height in feet] high catches headlights.',
        ),
      ],
      figures: [
        {
          text: 'Dock areas need 5 to 10 foot-candles when in use; motion control saves most of the night hours.',
          source: 'IES Lighting Handbook',
        },
      ],
      condition:
        'Dock and yard lights shall be shielded and motion-controlled after [time]; no lamp shall be seen from [homes].',
    },
    wind: {
      boardWeight: 0.3,
      publicWeight: 0.35,
      board: [
        plain('background', 'How many red lights, and do all of them blink at once?', 'faa_lights'),
        plain('clarification', 'What is this radar system that keeps them dark, and is it in the budget?', 'adls'),
        pointed('clarification', 'How many minutes a night would they be lit, with the radar?', 'adls', 'lit_minutes'),
        pointed('implications', 'Until the FAA says yes to the radar, do we live with blinking?', 'adls'),
        sharp('criticism', 'Have you filed for the radar? If not, why is it still only a hope?', 'adls'),
        sharp('communicate', 'No radar, no operation at night. Would you sign that?', 'adls'),
      ],
      resident: [
        'I sit up with a colicky calf and count stars. How many do I count through a wall of red?',
        'The blinking comes through my curtains from nine miles off now. What about at one mile?',
        'We run a campground for people who want the dark. What do I tell them in the spring?',
      ],
      expert: [
        'Activation minutes were estimated from filed flights alone. What do radar records with medical and military flights show?',
        'Terrain shadows the radar on the north side. How many lights stay on all night?',
      ],
      remarks: [
        'It is the lights, more than the towers, that people call me about.',
        'The radar should be running on the first night, not the third year.',
        'Dark when the sky is empty is all I ask.',
      ],
      elements: [
        element(
          'faa_lights',
          'the number and kind of aviation lights',
          [
            /(?:red|aviation|aircraft|FAA|obstruction|warning|blink\w*|flash\w*)(?!\w).{0,60}(?<!\w)(?:lights?|lit|synchron\w*|turbines?|require\w*)/,
            /(?:lights?|turbines?)(?!\w).{0,40}(?<!\w)(?:red|blink\w*|flash\w*|synchron\w*|FAA)/,
          ],
          'The count is what people see for thirty years.',
          'The FAA requires red lights on [number] of the [number] turbines, flashing together.',
        ),
        element(
          'adls',
          'the detection system that keeps them dark: filed, approved, paid',
          [/ADLS|aircraft detection|radar|light[- ]mitigating|detection (?:lighting )?system/],
          'It is the one remedy people know of.',
          'An aircraft detection system was filed with the FAA on [date] and is in the budget at [amount].',
        ),
        figureElement(
          'lit_minutes',
          'the minutes a night with lights on',
          [
            /(?:minutes?|hours?|percent)(?!\w).{0,50}(?<!\w)(?:night|lit|on|dark|year)/,
            /(?:lit|on|dark)(?!\w).{0,40}(?<!\w)(?:minutes?|hours?|percent)/,
          ],
          'Almost never and often are both "seldom".',
          'With it the lights are on about [number of minutes] a night.',
        ),
        shielded,
        minimum,
        lightComplaint,
      ],
      figures: [
        {
          text: 'Detection systems commonly cut lit time by over 90 percent; several states require them where the FAA approves.',
          source: 'FAA AC 70/7460-1M; North Dakota, Kansas, South Dakota statutes',
        },
      ],
      condition:
        'An aircraft detection lighting system shall be running by [date]; lighting at doors is shielded and switched by motion.',
    },
    data_centers: {
      boardWeight: 0.25,
      publicWeight: 0.4,
      board: [
        plain(
          'background',
          'What security lighting runs along that fence, and is it on from dusk to dawn?',
          'shielded',
          'light_hours',
        ),
        plain('clarification', 'Can your guards see with cameras instead of lamps?', 'fewer_lights'),
        pointed(
          'clarification',
          'The substation too? Those floodlights never seem to be in the plan.',
          'substation_lights',
        ),
        pointed(
          'implications',
          'What does the night sky look like from the nearest homes when every building is lit?',
          'night_view',
        ),
        sharp(
          'criticism',
          'Every campus I have driven past at night looks like a stadium. Show me one that does not.',
          'night_view',
          'shielded',
        ),
        sharp(
          'communicate',
          'Dark-sky fixtures on all of it, substation and construction included. Yes or no?',
          'shielded',
          'substation_lights',
        ),
      ],
      resident: [
        'We have a dark so deep that my nephew cried at the stars. Will he still have it?',
        'I raise broilers, and the light cycle matters. Who measured at my barns?',
        'The construction lights at the last site shone in for two winters. Who turns yours?',
      ],
      expert: [
        'Interior light through the lobby glass and generator-yard work lights are missing from the photometric plan. What do they add?',
        'The substation falls under the utility, which follows its own standard. Who enforces your promise there?',
      ],
      remarks: [
        'Infrared cameras do not need a single lamp.',
        'Construction lights count as well, for as long as they are up.',
        'I would want a night visit before the second building.',
      ],
      elements: [
        photometric,
        shielded,
        hours,
        minimum,
        nightLook,
        element(
          'substation_lights',
          'lights of the substation and of construction',
          [
            /(?:substation|construction|utility|temporary|tower crane)(?!\w).{0,60}(?<!\w)(?:lights?|lighting|lit|off|shield\w*|switch\w*)/,
            /(?:lights?|lighting)(?!\w).{0,50}(?<!\w)(?:substation|construction|utility)/,
          ],
          'The worst lamps are often in no plan.',
          'The substation lights are switched by hand and stay off except in [event]; construction lights go off at [time].',
        ),
        lightComplaint,
      ],
      figures: [
        {
          text: 'DarkSky and IES ask for light that is useful, targeted, low, controlled and warm.',
          source: 'DarkSky International / IES Five Principles',
        },
      ],
      condition:
        'All lighting, substation and construction included, is fully shielded, [kelvin] or warmer, and on motion control after [time].',
    },
    renewable_energy: {
      boardWeight: 0.1,
      publicWeight: 0.12,
      board: [
        plain('background', 'Are there any lights on this at night, and what for?', 'fewer_lights'),
        plain(
          'clarification',
          'The substation, is it lit all night or only for a repair?',
          'light_hours',
          'fewer_lights',
        ),
        pointed(
          'implications',
          'Night work during construction would bring towers of light. Do you foresee any?',
          'construction_lights',
        ),
        pointed('support', 'Would motion lights at the gate do the job?', 'light_hours'),
        sharp(
          'criticism',
          'Developers tell us dark and then the substation is lit like a ball field. Which is it here?',
          'fewer_lights',
          'shielded',
        ),
        sharp('communicate', 'May I write no permanent lights outside the substation into the motion?', 'fewer_lights'),
      ],
      resident: [
        'Our valley has one lamp in it, at the church. Will yours be the second?',
        'I lamb in February by flashlight, so I know the dark there. Does it stay dark?',
        'A gate light on a timer never goes off where my brother lives. Who resets yours?',
      ],
      expert: [
        'The utility sets substation lighting by its own rules, and no plan is in the file. Who has that sheet?',
        'Camera illuminators were left out of the lighting plan. Are they infrared or white?',
      ],
      remarks: [
        'No lights is an easy condition, and I would write it.',
        'Panels have no business being lit.',
        'Put the switch inside the fence and leave it off.',
      ],
      elements: [
        minimum,
        shielded,
        hours,
        lightComplaint,
        element(
          'construction_lights',
          'lights during construction',
          [
            /(?:construction|night work|work lights?|light towers?)(?!\w).{0,60}(?<!\w)(?:lights?|night|no|only|hours|dark|daylight|off)/,
            /(?:no|not|only)(?!\w).{0,30}(?<!\w)(?:night work|work(?:ing)? (?:at night|after dark))/,
          ],
          'Light towers in a dark field carry for miles.',
          'Work stops at dark; light towers are used no later than [time], aimed down.',
        ),
      ],
      figures: [
        {
          text: 'Solar ordinances commonly limit lighting to gates and substations, shielded and on motion or manual switch.',
          source: 'state model solar ordinances',
        },
      ],
      condition: 'No permanent lighting outside the substation; lamps there are shielded and off except during [work].',
    },
    residential: {
      boardWeight: 0.1,
      publicWeight: 0.15,
      board: [
        plain('background', 'What street lights go in, and who pays the bill for them?', 'shielded'),
        plain('clarification', 'Do headlights from the new street shine into the house at the tee?', 'headlights'),
        pointed('clarification', 'The garage roof and the ball court: how late are they lit?', 'light_hours'),
        pointed('support', 'Lower lamps on the side of the old houses. Could you live with that?', 'shielded'),
        sharp(
          'criticism',
          'Who thought of the yards that your upper windows and balconies look into at night?',
          'night_view',
        ),
        sharp('communicate', 'Warm, shielded, no higher than the porches. May I put that in?', 'shielded'),
      ],
      resident: [
        'Your street would end at my picture window. Do I live in headlights from now on?',
        'We turned off our porch light to see fireflies. What do you put in across the fence?',
        'The lamp outside my last apartment came through two curtains. Who picks these?',
      ],
      expert: [
        'The parking deck top level is missing from the photometric plan. What spills from it?',
        'Fixtures are specified by family and not by optic. Which distribution faces the homes?',
      ],
      remarks: [
        'A dark street is safer than a glaring one, if it is evenly lit.',
        'The lot at the tee needs a hedge on your dime.',
        'I would ask for the warm ones.',
      ],
      elements: [
        photometric,
        shielded,
        hours,
        nightLook,
        lightComplaint,
        element(
          'headlights',
          'what the house opposite the new street gets of the headlights',
          [
            /head ?-?lights?/,
            /(?:tee|opposite|across from|end of the street)(?!\w).{0,50}(?<!\w)(?:hedge|fence|screen\w*|house|home|plant\w*)/,
          ],
          'One family gets every car.',
          'At the house opposite [street] we plant a hedge [height in feet] high against headlights.',
        ),
      ],
      figures: [
        {
          text: 'Residential street lighting commonly stays at 12 to 16 ft poles, 3000 K or warmer.',
          source: 'IES RP-8; municipal standards',
        },
      ],
      condition: 'Street and site lighting is full cut-off, [kelvin] or warmer, on poles no higher than [height] feet.',
    },
    generic: {
      boardWeight: 0.15,
      publicWeight: 0.2,
      board: [
        plain('background', 'What will be lit at midnight that is dark today?', 'night_view', 'light_hours'),
        plain('clarification', 'Is there a lighting sheet in the packet? I could not find one.', 'photometric_plan'),
        pointed('clarification', 'Which way do the wall lights throw, down or out?', 'shielded'),
        pointed('support', 'Could some of those poles come off the plan?', 'fewer_lights'),
        sharp('criticism', 'Nobody asks the man in the bedroom. Have you asked him?', 'light_remedy', 'night_view'),
        sharp('communicate', 'If it shines in a window, how soon is it fixed?', 'light_remedy'),
      ],
      resident: [
        'I nurse at three in the morning. What will be shining on my baby?',
        'I fish that pond at night. Does it go orange like the one in town?',
        'My migraines start with light. Which of yours can I see from bed?',
      ],
      expert: [
        'Levels are given on the ground. What is the vertical illuminance at the windows?',
        'Maintenance factor hides the first years. What is the light on the opening night?',
      ],
      remarks: [
        'Aim them down and turn them off, and we are done here.',
        'A shield costs less than this discussion.',
        'I would walk it at night before the final sign-off.',
      ],
      elements: [photometric, shielded, hours, minimum, nightLook, lightComplaint],
      figures: [
        {
          text: 'The model lighting ordinance grades areas LZ0 to LZ4 with a limit of 0.05 to 0.5 foot-candle at lines toward homes.',
          source: 'IES/DarkSky Model Lighting Ordinance',
        },
      ],
      condition:
        'All outdoor lighting is full cut-off and off or dimmed after [time], with no more than [figure] foot-candles at the line.',
    },
  },
};
