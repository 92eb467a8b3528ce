import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const plantHeight = figureElement(
  'height_at_planting',
  'the height of the trees on the day they are planted',
  [
    /(?:at|when|time of) (?:planting|installation|planted|installed|they go in)/,
    /(?:plant\w*|install\w*|put in)(?!\w).{0,60}(?<!\w)(?:feet|foot|ft|tall|high|caliper|inches?)/,
    /(?:trees?|shrubs?|evergreens?|hedge|spruces?|cedars?|pines?|arborvitae)(?!\w).{0,50}(?<!\w)(?:feet|foot|ft|tall|high|caliper)/,
  ],
  'Renderings show trees ten years old; neighbors see them on the first day.',
  'The evergreens are [height in feet] tall when planted and reach [height in feet] in [number of years].',
);
const species = element(
  'plants',
  'the species, rows and spacing, and how much is evergreen',
  [
    /(?:spruces?|pines?|cedars?|arborvitae|hollies|holly|juniper|fir|firs|oaks?|maples?|evergreens?|conifers?|native shrubs?|species)/,
    /(?:staggered|double|two|three|single) rows?/,
    /rows?(?!\w).{0,30}(?<!\w)(?:staggered|apart|deep|evergreen)/,
  ],
  'Leafless trees screen nothing from November to April.',
  'We plant [number] staggered rows of [species], all evergreen, [distance in feet] apart.',
);
const upkeep = element(
  'upkeep',
  'who waters and replaces dead plants, and for how long',
  [
    /replac\w+(?!\w).{0,50}(?<!\w)(?:dead|dies?|dying|trees?|plants?|within|season|any)/,
    /(?:dead|dies?|dying)(?!\w).{0,50}(?<!\w)replac\w+/,
    /(?:water\w*|irrigat\w*|maintain\w*|maintenance)(?!\w).{0,60}(?<!\w)(?:trees?|plants?|buffer|landscap\w*|screen\w*|years?|life)/,
    /landscap\w+ (?:bond|surety|escrow|guarantee|maintenance)/,
    /(?:warrant\w*|guarantee\w*)(?!\w).{0,40}(?<!\w)(?:plants?|trees?|landscap\w*|years?)/,
  ],
  'A buffer that dies in the second summer is the common complaint.',
  'Any plant that dies is replaced within [number of months], for the life of the project, backed by a bond of [amount].',
);
const renderings = element(
  'renderings',
  'true-to-scale views from named places, with the planting at different ages',
  [
    /(?:rendering|photo ?-?simulation|simulation|visualization|visual (?:study|analysis|impact)|line[- ]of[- ]sight|sight ?-?line|cross[- ]section|elevation drawing|balloon test|viewshed|story ?poles?)s?/,
  ],
  'Members vote on what they can picture; a chosen viewpoint can mislead.',
  'Our renderings show the view from [address or road] at planting, at [number] years and in winter.',
);
const timing = element(
  'planted_first',
  'when the screen goes in',
  [
    /(?:before|prior to|ahead of|first|at the start|start of|early|season)(?!\w).{0,50}(?<!\w)(?:construction|panels?|building|occupancy|pile|grading|anything|ground|foundations?)/,
    /(?:plant\w*|screen\w*|berms?|buffer|trees)(?!\w).{0,50}(?<!\w)(?:first|before|prior|up front|early|ahead)/,
  ],
  'Trees planted first gain two seasons on the building.',
  'The planting goes in by [date], before construction starts on that side.',
);
const existingTrees = element(
  'existing_trees',
  'which existing trees stay',
  [
    /existing (?:trees?|woods?|vegetation|tree ?lines?|hedge ?rows?|woodland|forest|canopy)/,
    /(?:preserve|keep|save|leave|retain|protect)\w*(?!\w).{0,40}(?<!\w)(?:trees?|woods?|tree ?line|hedge ?row|vegetation|canopy)/,
    /(?:trees?|woods?|tree ?line|hedge ?row)(?!\w).{0,40}(?<!\w)(?:stays?|remains?|preserved|kept|saved|untouched|left)/,
  ],
  'A grown tree line beats every new plant.',
  'We keep the existing tree line along [side], a strip [width in feet] deep.',
);
const fence = element(
  'fence',
  'the fence: kind, height, color, barbed wire or not',
  [
    /(?:fence|fencing)(?!\w).{0,60}(?<!\w)(?:feet|foot|tall|high|woven|wire|black|vinyl|chain|wood|agricultural|deer|color|mesh|slats?|ornamental|barbed)/,
    /(?:chain[- ]link|woven[- ]wire|deer|agricultural|ornamental|black|vinyl|wood|barbed[- ]wire)(?!\w).{0,20}(?<!\w)(?:fence|fencing|wire)/,
    /barbed wire/,
  ],
  'A prison fence is remembered when the trees are forgotten.',
  'The fence is [type], [height in feet] high, in [color], without barbed wire on the road side.',
);
const design = element(
  'design_materials',
  'the materials, the colors and the shape of the walls',
  [
    /(?:brick|stone|masonry|glass|metal panel|fiber cement|stucco|precast|concrete|siding|earth[- ]tones?|colors?|materials?|facade|fenestration|articulat\w+|cornice|parapet|roof ?lines?|windows?)(?!\w).{0,60}(?<!\w)(?:front|side|facing|wall|break\w*|match\w*|visible|building|percent|every|step\w*|vary\w*|change\w*)/,
    /(?:four[- ]sided|360[- ]degree) (?:architecture|design)/,
    /(?:materials?|colors?|architecture|design) (?:board|match\w*|drawn|taken|guidelines?)/,
  ],
  'Boards can condition a material; they cannot condition "attractive".',
  'The walls facing [road or homes] carry [materials] and change plane every [distance in feet].',
);
const berm = figureElement(
  'berm',
  'the height and place of berms',
  [/berms?/, /(?:earth\w*|soil) (?:mound|bank)s?/],
  'A berm screens on the first day, and its height is easy to draw.',
  'A berm [height in feet] high runs along [side], with the trees planted on top.',
);

export const screeningVisual: TopicKnowledge = {
  topic: 'screening_visual',
  noun: 'screening and views',
  name: 'Screening and views',
  cues: sources(
    /visual(?:ly)? (?:impact|effect|screen\w*|disruption|intrusion|barrier|quality)s?/,
    /buffer (?:zone|area|strip)s?/,
    /(?:design|architecture|appearance|look) .{0,40}(?:consistent|match\w*|similar) .{0,30}(?:other|stores?|stations?|buildings?|town|city)/,
    /screen(?:ing|ed|s)?(?! (?:time|door|tenants?))/,
    /(?:vegetative|vegetated|landscape\w*|planted|visual|tree|evergreen) buffers?|buffer (?:yard|planting|strip|trees)/,
    /landscap(?:e|ing)(?: (?:plan|bond|buffer))?/,
    /berms?/,
    /(?:evergreen|staggered|taller|planted|spruce|cedar|pine|arborvitae) (?:trees|rows?|hedges?|screen)|trees? (?:at planting|will be planted|planted)/,
    /view ?sheds?|views?(?! (?:of the (?:board|commission|staff)|on the matter))|eyesores?|ugly|unsightly/,
    /(?:see|look at|looking at|staring at|stare at|hide|hidden|visible)(?!\w).{0,60}(?<!\w)(?:from|panels?|wall|fence|building|towers?|turbines?|trees|road|window|porch)/,
    /(?:chain[- ]link|barbed wire|vinyl|black|woven)(?!\w).{0,15}(?<!\w)fenc\w+|fence (?:color|height|type)/,
    /(?:facade|elevation|building materials?|architecture|architectural|rendering|photo ?simulation)s?/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.6,
      publicWeight: 0.6,
      board: [
        plain(
          'background',
          'Is that the height of the panels at full tilt, and how tall are the trees in front of them?',
          'height_at_planting',
        ),
        plain('clarification', 'What about the barbed wire on top of the fence I saw in the drawing?', 'fence'),
        pointed(
          'clarification',
          'In the pictures you show people, how many years after planting is that hedge?',
          'renderings',
          'height_at_planting',
        ),
        pointed('support', 'Would you stagger taller trees where an upstairs window looks over them?', 'plants'),
        sharp(
          'criticism',
          'I have driven past buffers that were half dead sticks by the second summer. Why would yours live?',
          'upkeep',
        ),
        sharp(
          'communicate',
          'Can you have the buffer in the ground a season before the first post is driven?',
          'planted_first',
        ),
      ],
      resident: [
        'My house sits on the hill and I look down on that field. What tree are you going to plant that screens a view from above?',
        'Chain link with barbed wire is what they put around a prison yard. Could it at least be black?',
        'We get married kids home every Christmas, when nothing has a leaf on it. What will they see from the dining room?',
        'I bought in for the ridge and I will be looking straight over your hedge. What does the plan do for people above it?',
        'Every customer I have drives past that field. What will they be looking at in the first five years, before anything grows?',
      ],
      expert: [
        'At what focal length would a fair photo simulation be taken, and do you have one from winter?',
        'What growth rate do you count on for the planting, and on what evidence from this soil?',
      ],
      remarks: [
        'A single row of whips is not a buffer, and I would want two rows, offset.',
        'I would like somebody besides the developer to inspect the trees in the second and fifth year.',
        'The deer fence with wooden posts looks like farm country, and the chain link does not.',
      ],
      elements: [plantHeight, species, timing, upkeep, fence, existingTrees, renderings],
      figures: [
        {
          text: 'Many solar ordinances ask for evergreens of 4 to 6 ft at planting in staggered rows, opaque in 3 to 5 years, and panels no higher than 15 to 20 ft at full tilt.',
          source: 'state model solar ordinances',
        },
      ],
      condition:
        'A double staggered row of evergreens at least [height] feet tall at planting shall stand along [sides] before panels are installed, with a landscape bond of [amount] for [number] years.',
    },
    wind: {
      boardWeight: 0.35,
      publicWeight: 0.45,
      board: [
        plain(
          'background',
          'How many of these will a person count from the main street of the nearest town?',
          'visible_count',
        ),
        plain(
          'clarification',
          'Are the photo simulations taken from front yards or from a ditch at the edge of the map?',
          'renderings',
        ),
        pointed(
          'clarification',
          'Does every tower match, same model, same direction of spin, same white?',
          'uniform_design',
        ),
        pointed(
          'implications',
          'Nothing hides a tower that tall. What do you offer the people who must look at it?',
          'offset',
        ),
        sharp(
          'criticism',
          'Which view in {place} would you least want to spoil, and are there turbines in it?',
          'layout_for_view',
        ),
        sharp(
          'communicate',
          'Would you pull the few that do the most harm to a view, if this board named them?',
          'layout_for_view',
        ),
      ],
      resident: [
        'I wake up to the river bluff every morning of my life. What do I look at when you are finished?',
        'We run a bed and breakfast that sells the view. Who makes up for the guests who do not come back?',
        'My grandfather is buried up there. Did anyone take a picture from the graves?',
        'I moved here to retire under a plain sky. How many red lights would I see from my chair?',
        'I guide people out to see the stars. What do I tell them to look at instead?',
      ],
      expert: [
        'The viewshed map counts hubs and not blade tips. How does the area of visibility grow when it is drawn to the tips?',
        'Simulations were made in haze with a pale sky. Where are the clear-day and dusk views from the sensitive places in the register?',
      ],
      remarks: [
        'You cannot plant your way out of this one, so the layout has to do the work.',
        'I would like a simulation from the places where people gather before we close this hearing.',
        'Broken turbines left standing would be worse to look at than turning ones.',
      ],
      elements: [
        renderings,
        figureElement(
          'visible_count',
          'how many turbines are seen from named places',
          [
            /(?:see|seen|visible|view\w*)(?!\w).{0,60}(?<!\w)(?:turbines?|towers?|blades?)/,
            /(?:turbines?|towers?)(?!\w).{0,60}(?<!\w)(?:see|seen|visible|view)/,
          ],
          'A count from the town square is honest and can be checked.',
          'From [place] a person will see [number] turbines, the closest at [distance in miles].',
        ),
        element(
          'layout_for_view',
          'turbines moved or dropped for a view',
          [
            /(?:moved|dropped|removed|shifted|eliminated|pulled|relocated|kept)(?!\w).{0,60}(?<!\w)(?:turbines?|towers?|ridge|bluff|view|overlook|park|cemetery)/,
            /(?:turbines?|towers?)(?!\w).{0,40}(?<!\w)(?:were|was|have been) (?:moved|dropped|removed|shifted|eliminated)/,
          ],
          'Layout is the only real screen for a turbine.',
          'We dropped [number] turbines from the [place] side to keep the view from [viewpoint].',
        ),
        element(
          'uniform_design',
          'matching towers, color, no lettering, cables underground',
          [
            /(?:same|matching|uniform|identical|consistent)(?!\w).{0,40}(?<!\w)(?:model|color|height|tower|turbine|direction|make)/,
            /(?:off-?white|white|gray|non-?reflective|matte)(?!\w).{0,40}(?<!\w)(?:paint|finish|towers?|color|turbines?)/,
            /(?:no|without) (?:logos?|lettering|advertising|signs?)/,
            /(?:underground|buried)(?!\w).{0,30}(?<!\w)(?:collection|cables?|lines?|wires?)/,
          ],
          'A matched field reads as one thing and a mixed one as a junkyard.',
          'All [number] towers are the same model in [color], with the collection lines buried.',
        ),
        element(
          'offset',
          'what is offered to homes that look at them',
          [
            /(?:homes?|houses?|neighbors?)(?!\w).{0,60}(?<!\w)(?:yard planting|planting|trees|screening|landscap\w*|awnings?|payments?)/,
            /(?:plant\w*|trees?|screening|landscap\w*|awnings?|good[- ]neighbor|payments?)(?!\w).{0,60}(?<!\w)(?:homes?|houses?|neighbors?|yards?|owners?|non-?participating|offer\w*)/,
          ],
          'What cannot be hidden may be softened close to the house.',
          'Every home within [distance in miles] may ask for yard planting up to [amount] at our cost.',
        ),
        element(
          'broken_turbines',
          'that idle or broken turbines are repaired or removed',
          [
            /(?:idle|broken|inoperable|out of service|not (?:turning|running|working|operating)|non-?operational)(?!\w).{0,60}(?<!\w)(?:repair\w*|remov\w*|months?|days?|within|taken)/,
          ],
          'A still, broken turbine is the worst view of all.',
          'A turbine out of service for [number of months] is repaired or removed.',
        ),
      ],
      figures: [
        {
          text: 'Visual studies usually reach 10 miles for turbines, with simulations from key observation points at a normal (50 mm) lens.',
          source: 'BLM visual resource method; state siting boards',
        },
      ],
      condition:
        'Turbines shall be uniform in model and color without lettering; visual simulations from [places] are part of the permit; collection lines shall be underground.',
    },
    battery_storage: {
      boardWeight: 0.4,
      publicWeight: 0.35,
      board: [
        plain(
          'background',
          'How tall are the containers and the tallest pole, compared with the fence around them?',
          'fence',
          'tallest_item',
        ),
        plain('clarification', 'Is it a wall you can see through or a solid one?', 'fence'),
        pointed(
          'implications',
          'The fire department wants things kept clear. Can trees stand close enough to screen anything?',
          'fire_clearance',
        ),
        pointed('support', 'How about an earth bank on the road side with the planting on top of it?', 'berm'),
        sharp(
          'criticism',
          'White boxes in rows behind chain link look like a freight yard. What will you do about the look?',
          'design_materials',
          'fence',
        ),
        sharp('communicate', 'Show me the view from the road on opening day and not in year ten.', 'renderings'),
      ],
      resident: [
        'We eat on the front step in summer. Will it be trees or boxes at the end of the lane?',
        'The substation already took that corner. Could you hide both of them while you are at it?',
        'I sell pumpkins out front and people come for the look of the place. What will they see across the road?',
      ],
      expert: [
        'Fire needs the vegetation cleared and the neighbors need it planted. Which document governs where the two meet?',
        'Substation poles and lightning masts rise far above the screen. Why do they not appear in the elevations?',
      ],
      remarks: [
        'A wall in a plain dark color would do more than a thin hedge.',
        'The masts will show whatever you plant, so keep them at the back.',
        'I want the screening and the fire access drawn on one sheet.',
      ],
      elements: [
        figureElement(
          'tallest_item',
          'the height of containers, poles and masts',
          [
            /(?:containers?|enclosures?|cabinets?|masts?|poles?|substation|transformers?|equipment)(?!\w).{0,50}(?<!\w)(?:feet|foot|ft|tall|high|height)/,
            /(?:tallest|highest)(?!\w).{0,40}(?<!\w)(?:feet|foot|ft|mast|pole|container|structure)/,
          ],
          'A fence is judged by what rises above it.',
          'The containers are [height in feet] tall and the tallest pole is [height in feet].',
        ),
        fence,
        berm,
        plantHeight,
        element(
          'fire_clearance',
          'how planting and fire clearance fit together',
          [
            /(?:fire|vegetation|brush|clear)(?!\w).{0,40}(?<!\w)(?:clearance|clear zone|break|gravel|space|setback)/,
            /(?:plant\w*|trees|screen\w*)(?!\w).{0,60}(?<!\w)(?:fire|clearance|gravel|chief|marshal)/,
          ],
          'Trees beside batteries are a fire question as well.',
          'The trees stand [distance in feet] outside the gravel fire break that the fire marshal asked for.',
        ),
        design,
        upkeep,
        renderings,
      ],
      figures: [
        {
          text: 'NFPA 855 asks for combustible vegetation to be kept 10 ft from outdoor units; containers are commonly 9 to 12 ft tall.',
          source: "NFPA 855; manufacturers' data sheets",
        },
      ],
      condition:
        'A berm of [height] feet with evergreens shall stand along [road]; equipment shall be [color]; planting shall stay outside the fire clearance of [distance] feet.',
    },
    data_centers: {
      boardWeight: 0.45,
      publicWeight: 0.45,
      board: [
        plain(
          'background',
          'What is the height to the top of the rooftop equipment, rather than to the roof?',
          'full_height',
        ),
        plain('clarification', 'Which trees stay and which come down along the residential side?', 'existing_trees'),
        pointed(
          'clarification',
          'Could we get a sight line from the upstairs window of the closest house?',
          'renderings',
        ),
        pointed('implications', 'Seen from the road, is it one blank wall, and what breaks it up?', 'design_materials'),
        sharp(
          'criticism',
          'Renderings always have grown trees in them. What is really in the ground on opening day?',
          'height_at_planting',
          'renderings',
        ),
        sharp(
          'communicate',
          'Put a balloon up at full height and let people see it. Will you do that before the vote?',
          'balloon',
        ),
      ],
      resident: [
        'From our pool you would look at a concrete wall the height of a grain elevator. What do we look at instead?',
        'The woods behind us are the reason my wife agreed to move. Are you leaving any of them?',
        'At night I see the stars over that field. Is there going to be a lit box and a row of stacks?',
        'My husband planted a row of lilacs on that side. What will be standing behind them?',
        'I look at screens all day and out the window to rest my eyes. What will be in the window?',
      ],
      expert: [
        'The sight-line section was cut through the highest point of the berm. What does a section at the gap for the utility easement show?',
        'Tree survival in a power-line easement is not yours to promise. What remains of the screen if the utility clears it?',
      ],
      remarks: [
        'Rooftop equipment ought to be behind a parapet, all the way around.',
        'I would trade some open lawn for a wider band of standing woods.',
        'Nobody wants to see a substation at the front door, so move it back.',
      ],
      elements: [
        figureElement(
          'full_height',
          'the height with rooftop equipment and stacks',
          [
            /(?:height|tall|high|feet)(?!\w).{0,60}(?<!\w)(?:rooftop|equipment|parapet|stacks?|top|screens?|chillers?)/,
            /(?:rooftop|equipment|parapet|stacks?|top of)(?!\w).{0,60}(?<!\w)(?:feet|foot|height|tall)/,
          ],
          'The roofline figure leaves out what people see above it.',
          'To the top of the rooftop equipment the building stands [height in feet] tall.',
        ),
        existingTrees,
        plantHeight,
        berm,
        design,
        renderings,
        element(
          'balloon',
          'a field test of the height: balloon, crane or drone',
          [
            /(?:balloons?|crane|drone|story ?poles?)(?!\w).{0,60}(?<!\w)(?:test|height|fly|flown|raise\w*|view|photo\w*)/,
            /(?:fl(?:y|ew|own)|raise\w*|float\w*)(?!\w).{0,20}(?<!\w)(?:balloons?|drone)/,
          ],
          'A balloon in the sky ends an argument about pictures.',
          'On [date] we fly a balloon at the full height, and anyone may come and look.',
        ),
        upkeep,
        timing,
      ],
      figures: [
        {
          text: 'Data halls of two or more floors commonly reach 60 to 100 ft with equipment; recent ordinances ask for 50 to 200 ft planted buffers and full screening of rooftop equipment.',
          source: 'county data center ordinances',
        },
      ],
      condition:
        'An undisturbed wooded buffer of [distance] feet and a planted berm of [height] feet shall be in place along [side] before a building permit; rooftop equipment shall be fully screened.',
    },
    commercial: {
      boardWeight: 0.4,
      publicWeight: 0.3,
      board: [
        plain('background', 'What do the people behind you see: a back door, a dumpster or a wall?', 'rear_view'),
        plain(
          'clarification',
          'Is the design consistent with your other stores, or was it drawn for this town?',
          'design_materials',
        ),
        pointed('clarification', 'Is that real brick, or is it a picture of brick?', 'design_materials'),
        pointed('support', 'Could the canopy lights and the sign come down a notch in size?', 'signs'),
        sharp(
          'criticism',
          'Do all four sides get the good materials, or does the neighborhood get the bare one?',
          'design_materials',
          'rear_view',
        ),
        sharp(
          'communicate',
          'If the landscaping dies, who gets the letter: you, the franchisee or the landlord?',
          'upkeep',
        ),
      ],
      resident: [
        'My patio looks straight at where the grease bin goes. Can it go anywhere else?',
        'We have a little brick downtown that people take pictures of. Why does this look like a box from the interstate?',
        'Your fence is wood, and the last wooden fence fell on my roses. Will this one be masonry?',
      ],
      expert: [
        'The landscape plan counts the detention slope as buffer planting. What opacity remains if that is taken out?',
        'Is the sign area computed by the letters or by the cabinet? Which method does the code here use?',
      ],
      remarks: [
        'Carry the same materials around all four sides and I would be satisfied.',
        'The trash enclosure should match the building and have real gates.',
        'A tall pole sign belongs on the freeway and not in a neighborhood.',
      ],
      elements: [
        design,
        element(
          'rear_view',
          'what stands at the rear: docks, trash, utilities',
          [
            /(?:dumpsters?|trash|loading|docks?|service|utilit\w+|meters?|rear|back)(?!\w).{0,60}(?<!\w)(?:enclos\w*|screen\w*|wall|gates?|hidden|behind|masonry|fence\w*|match\w*)/,
          ],
          'The back of the store is the front for the people behind it.',
          'At the rear the trash and loading stand behind a masonry wall [height in feet] high.',
        ),
        fence,
        plantHeight,
        element(
          'signs',
          'the size, height and lighting of the signs',
          [
            /(?:signs?|signage|monument|pylon|canopy)(?!\w).{0,60}(?<!\w)(?:feet|foot|tall|high|square|size|smaller|lit|dim\w*|internally|lower\w*|turned off|limit\w*)/,
          ],
          'A sign is seen by more people than the building.',
          'The monument sign is [height in feet] tall and is turned down after closing.',
        ),
        upkeep,
        renderings,
      ],
      figures: [
        {
          text: 'Codes commonly ask for a 6 to 8 ft opaque wall or fence and a 10 to 30 ft planted strip where a shop adjoins homes.',
          source: 'municipal zoning codes',
        },
      ],
      condition:
        'All four sides shall carry the materials of the approved elevations; a masonry wall of [height] feet and evergreen planting shall screen the rear.',
    },
    residential: {
      boardWeight: 0.4,
      publicWeight: 0.4,
      board: [
        plain(
          'background',
          'What separates the new back yards from the old ones: a fence, trees, or nothing?',
          'fence',
          'plants',
        ),
        plain(
          'clarification',
          'How many floor plans and fronts are there, and can two alike stand side by side?',
          'variety',
        ),
        pointed('clarification', 'Who owns the buffer once the lots are sold?', 'buffer_owner'),
        pointed(
          'support',
          'Is the screening for the homes next door drawn on the plan in front of us, or only promised?',
          'plants',
          'planted_first',
        ),
        sharp(
          'criticism',
          'From the street I see garage door after garage door. Is that what you want people to look at?',
          'variety',
        ),
        sharp(
          'communicate',
          'Will the tree line be staked and fenced before a bulldozer shows up, yes or no?',
          'existing_trees',
        ),
      ],
      resident: [
        'My bedroom would face a third-floor balcony. What goes between us?',
        'The maples on the line are older than I am. Whose are they, and do they stay?',
        'The last builder planted sticks, sold the lots and left. Who makes sure of yours?',
        'I can live with houses. Can I have the trees up before the roofs?',
        'Our association keeps every one of its easements planted. Who keeps yours, in the tenth year?',
      ],
      expert: [
        'Counting trunks says little about roots. With the grading you need, how many of the trees marked as saved will live?',
        'A buffer on private lots is mowed within two years. What easement keeps it?',
      ],
      remarks: [
        'I side with the neighbors on screening, and I hope you are willing.',
        'Save the big trees first and then draw the lots.',
        'A row of identical fronts would bother me more than the number of units.',
      ],
      elements: [
        species,
        existingTrees,
        fence,
        plantHeight,
        element(
          'variety',
          'the variety of plans, fronts and garages',
          [
            /(?:floor ?plans?|elevations?|fronts?|facades?|models?|garages?)\b.{0,60}(?:different|vary|varied|variety|same|side by side|next to|recess\w*|set back|percent|anti-?monotony|repeat\w*)/,
            /anti-?monotony|(?:different|varied) (?:floor ?plans?|elevations?|fronts?|facades?|models?)/,
          ],
          'Sameness is what people mean by "cookie cutter".',
          'There are [number] floor plans, and no two alike stand side by side.',
        ),
        element(
          'buffer_owner',
          'who owns and keeps the buffer after the lots are sold',
          [
            /(?:association|HOA|out ?-?lots?|easement|common (?:area|space)|conservation easement)(?!\w).{0,80}(?<!\w)(?:own\w*|maintain\w*|buffer|trees|protect\w*|keep\w*|recorded|cover\w*|hold\w*)/,
            /(?:buffer|trees)(?!\w).{0,60}(?<!\w)(?:association|HOA|easement|outlot|common)/,
          ],
          'A buffer on private lots disappears lot by lot.',
          'The buffer lies in an outlot owned by the homeowners association under an easement recorded on [date].',
        ),
        timing,
        upkeep,
      ],
      figures: [
        {
          text: 'Subdivision codes commonly ask for a 20 to 50 ft planted strip against lower density and one to two trees per lot.',
          source: 'municipal subdivision codes',
        },
      ],
      condition:
        'The planted buffer along [side] shall lie in an association outlot, be planted before the first occupancy and be maintained for [number] years.',
    },
    logistics: {
      boardWeight: 0.5,
      publicWeight: 0.45,
      board: [
        plain(
          'background',
          'Standing in the closest yard, do I see a forty-foot wall, a berm, or trees?',
          'berm',
          'renderings',
        ),
        plain('clarification', 'How high does the berm come against the dock doors and the trailers?', 'berm'),
        pointed('clarification', 'Where do empty trailers get stored, and is that lot screened too?', 'trailer_lot'),
        pointed(
          'implications',
          'A wall that long with no break changes the whole road. What are you doing with it?',
          'design_materials',
        ),
        sharp(
          'criticism',
          'Saplings are a poor trade for grown trees. Why not leave the ones at the edge?',
          'existing_trees',
        ),
        sharp(
          'communicate',
          'Will the berm and the trees go in with the first grading, before the building?',
          'planted_first',
        ),
      ],
      resident: [
        'All I will see from my sink is white wall. Could it at least be painted like something that belongs here?',
        'Headlights sweep my living room when a truck turns in. Is the berm long enough to catch them?',
        'They cut the windbreak my father planted on the last site. Is this one coming down as well?',
        'I do my dishes facing that field. Could somebody draw what I will see from my own sink?',
        'I like to sit out after a shift. Is there going to be a pole light in my lap?',
      ],
      expert: [
        'The berm is drawn at a slope that cannot hold trees or be mowed. What width does a plantable slope need, and is it there?',
        'Eye level in the sections was set in the street. From upper windows, how much of the dock court shows?',
      ],
      remarks: [
        'Berm first, building second, is how I would like the schedule to read.',
        'I can live with a big building if I am not looking at trailers.',
        'Break up the wall with color and depth, because paint stripes do not fool anyone.',
      ],
      elements: [
        berm,
        plantHeight,
        existingTrees,
        design,
        element(
          'trailer_lot',
          'how docks and trailer storage are hidden',
          [
            /(?:trailers?|docks?|truck court|truck parking|storage)(?!\w).{0,60}(?<!\w)(?:screen\w*|hidden|behind|wall|berm|not visible|out of (?:view|sight)|fence\w*|blocked)/,
            /(?:screen\w*|hide|hidden|wall|berm)(?!\w).{0,60}(?<!\w)(?:trailers?|docks?|truck court)/,
          ],
          'Trailers, not walls, are the eyesore.',
          'The trailer lot stands behind a screen wall [height in feet] high and cannot be seen from [road].',
        ),
        timing,
        upkeep,
        renderings,
      ],
      figures: [
        {
          text: 'Warehouse clear heights of 36 to 40 ft mean walls of 42 to 50 ft; codes that address them ask for 8 to 12 ft berms and 50 to 100 ft planted strips against homes.',
          source: 'NAIOP development data; municipal warehouse ordinances',
        },
      ],
      condition:
        'A berm of [height] feet planted with evergreens shall be complete along [side] before vertical construction; trailers shall not be stored on the [side] of the building.',
    },
    generic: {
      boardWeight: 0.4,
      publicWeight: 0.35,
      board: [
        plain('background', 'What will somebody driving by see that they do not see today?', 'renderings'),
        plain('clarification', 'Are those evergreens, and how tall are they going in?', 'plants', 'height_at_planting'),
        pointed('clarification', 'Which of the existing trees come down?', 'existing_trees'),
        pointed(
          'support',
          'Would you let the neighbors pick between a fence and a hedge along their line?',
          'fence',
          'plants',
        ),
        sharp(
          'criticism',
          'I see a nice picture from the one angle that flatters it. Where is the view from the houses?',
          'renderings',
        ),
        sharp('communicate', 'Who replaces a dead tree in year four, and who makes them do it?', 'upkeep'),
      ],
      resident: [
        'I have looked at that field from my sink for twenty-two years. What am I going to look at while I do dishes?',
        'A hedge that needs ten years does not help me, because I am eighty-one. What helps me?',
        'Our lot is higher than yours. Did whoever drew that buffer ever stand on my deck?',
      ],
      expert: [
        'No viewpoint in the packet lies on private land. How were the visual effects on the closest dwellings judged?',
        'Half of what nurseries sell for screening is stripped by deer in one winter. Who checked your plants against local conditions?',
      ],
      remarks: [
        'Plant it early and plant it tall, is what I would say.',
        'Neighbors tell me they would rather have trees than a wall.',
        'I would like to drive out and see a screen like that one, five years after it was planted.',
      ],
      elements: [species, plantHeight, existingTrees, fence, renderings, timing, upkeep],
      figures: [
        {
          text: 'Landscape codes commonly measure a buffer by width, plants per 100 ft and opacity, with replacement for 2 years to the life of the use.',
          source: 'municipal landscape ordinances; American Planning Association',
        },
      ],
      condition:
        'The buffer shown on sheet [number] shall be planted before occupancy and any dead plant replaced within [number] months for the life of the use.',
    },
  },
};
