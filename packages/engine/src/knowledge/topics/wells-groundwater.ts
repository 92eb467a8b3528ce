import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const baselineTest = element(
  'baseline_testing',
  "testing of neighbors' wells before you start, and after",
  [
    /(?:test\w*|sampl\w*)(?!\w).{0,70}(?<!\w)(?:wells?|before|baseline|neighbo\w+)/,
    /(?:wells?)(?!\w).{0,70}(?<!\w)(?:tested|sampled|test|sampling|baseline)/,
    /baseline (?:water|well|sampl\w*|test\w*)/,
  ],
  'Without a sample from before, nobody can prove what happened.',
  'We sample every well within [distance in feet] before we start and again after [number of months], by an independent laboratory.',
);
const remedy = element(
  'well_remedy',
  'what you do if a well goes dry or bad, and how fast',
  [
    /(?:replac\w*|drill\w*|deepen\w*|repair\w*|bottled|haul\w*|tank\w*|supply|provide|temporary)(?!\w).{0,70}(?<!\w)(?:wells?|water)/,
    /(?:wells?)(?!\w).{0,60}(?<!\w)(?:replac\w*|deepen\w*|repair\w*|restor\w*|goes dry|go dry|affected|damaged)/,
  ],
  'A family without water cannot wait for a lawsuit.',
  'If a well is affected we bring water within [number of hours] and repair or replace the well at our cost.',
);
const geology = element(
  'hydrogeology',
  'the study of the aquifer: depth, direction of flow, who did it',
  [
    /(?:hydro-?geolog\w+|aquifer|water table|groundwater|bedrock|karst)(?!\w).{0,70}(?<!\w)(?:study|test|feet|depth|flow\w*|deep|model\w*|map\w*|report|direction|confin\w*|clay)/,
    /(?:depth to|direction of) (?:the )?(?:ground ?water|water|flow)/,
    /pump\w* test/,
  ],
  'The answer depends on what lies underneath, so the board wants a study.',
  'The hydrogeologist, [firm], found the water table at [depth in feet], flowing toward [direction].',
);
const draw = figureElement(
  'withdrawal',
  'how much groundwater you pump, and where it comes from',
  [
    /(?:gallons?|withdraw\w*|pump\w*|draw\w*)(?!\w).{0,60}(?<!\w)(?:day|minute|aquifer|well|year|ground ?water|none|municipal|city|public)/,
    /(?:no|not|zero|without)(?!\w).{0,30}(?<!\w)(?:ground ?water|aquifer|wells?|pumping)/,
  ],
  'People fear first that their own well will run dry.',
  'We draw [number of gallons] a day from [source], and none of it from the aquifer that the neighbors use.',
);
const monitoring = element(
  'monitoring_wells',
  'monitoring wells and who sees the results',
  [
    /monitor\w* wells?/,
    /(?:monitor\w*|results?|reports?|data)(?!\w).{0,60}(?<!\w)(?:quarter\w*|annual\w*|public|county|state|neighbors|posted|shared|online|years?|wells?|ground ?water)/,
  ],
  'Trouble underground shows first in a monitoring well, if someone looks.',
  'There are [number] monitoring wells, sampled every [number of months], with results open to the public.',
);
const containment = element(
  'containment',
  'how fuels and liquids are kept out of the ground',
  [
    /(?:contain\w*|double[- ]wall\w*|lin(?:er|ed)|secondary|spill\w*|berm\w*|drip|concrete pad|leak detect\w*)/,
    /(?:oil|fuel|diesel|chemicals?|liquids?|fluids?)(?!\w).{0,60}(?<!\w)(?:contain\w*|tanks?|pad|liner|captur\w*|none|no )/,
  ],
  'A spill nobody sees ends in a glass of water.',
  'Every tank stands in containment for [percent] of its volume, with leak alarms watched by [party].',
);
const distance = figureElement(
  'nearest_wells',
  'the nearest private wells and their distance',
  [
    /(?:nearest|closest|private|domestic|neighboring|household|drinking[- ]water)(?!\w).{0,20}(?<!\w)wells?/,
    /wells?(?!\w).{0,50}(?<!\w)(?:feet|mile|within|away|radius)/,
    /(?:feet|mile)(?!\w).{0,40}(?<!\w)wells?/,
  ],
  'It shows whether the applicant looked over the fence.',
  'There are [number] private wells within [distance in feet], the nearest at [distance in feet].',
);

export const wellsGroundwater: TopicKnowledge = {
  topic: 'wells_groundwater',
  noun: 'wells and groundwater',
  name: 'Wells and groundwater',
  cues: sources(
    /ground ?water|aquifers?|water table/,
    /(?:private|domestic|household|drinking[- ]water|our|my|their|neighboring|monitoring|nearby|shallow|dug|residential) wells?(?! (?:pad|head|bore|being|and good|in advance))/,
    /drinking water|(?:water|aquifer|well) (?:pollution|contamination|quality)|(?:pollut|contaminat|poison)\w* .{0,20}water|water (?:sample|quality test)s?/,
    /(?:well|wells)(?!\w).{0,40}(?<!\w)(?:dry|water|contaminat\w*|sampl\w*|test\w*|run out|pump\w*)/,
    /(?:leach\w*|leak\w*|seep\w*|spill\w*)(?!\w).{0,50}(?<!\w)(?:ground|soil|water|well)/,
    /kitchen tap|tap water|hydro-?geolog\w+/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.2,
      publicWeight: 0.35,
      board: [
        plain(
          'background',
          'What is in those panels, and what gets into the ground if hail breaks a few hundred?',
          'panel_content',
        ),
        plain('clarification', 'Do you wash the panels, and with whose water?', 'withdrawal'),
        pointed('clarification', 'Transformer oil: how many gallons, and what is under it?', 'containment'),
        pointed(
          'implications',
          'You drive thousands of posts. Does any of it reach the water that people drink?',
          'hydrogeology',
          'posts',
        ),
        sharp(
          'criticism',
          'Nothing leaches, you say. Then why would you mind testing the wells around you?',
          'baseline_testing',
        ),
        sharp(
          'communicate',
          'Will you test before and after, at your cost, and hand the results to the owners?',
          'baseline_testing',
        ),
      ],
      resident: [
        'We drink from a dug well twenty steps from that fence. Who tells me if the water changes?',
        'I am nursing a baby. What is on the coating of those posts when it wears off?',
        'They spray weeds at the one by my brother. What do you spray, and does it get into my spring?',
      ],
      expert: [
        'Leaching tests are commonly run on whole modules. What do you have for broken ones, and for which brand?',
        'Galvanized posts shed zinc in acid soil. What is the pH on this site, and what corrosion rate follows?',
      ],
      remarks: [
        'A water test costs little and buys a great deal of peace.',
        "I would ask for no weed spray within reach of anybody's well.",
        'The panels worry me less than the oil in the transformers.',
      ],
      elements: [
        element(
          'panel_content',
          'what panels contain and how broken ones are handled',
          [
            /silicon|cadmium|PFAS|TCLP|toxic\w*|tempered glass|(?:panels?|modules?) (?:contain|are made|hold)|no lead|lead[- ]free/,
            /(?:broken|damaged|cracked)(?!\w).{0,50}(?<!\w)(?:panels?|modules?|remov\w*|replac\w*|days)/,
          ],
          'The word toxic must be met with contents, not with a smile.',
          'The panels are [type, such as crystalline silicon]; broken ones are removed within [number of days].',
        ),
        element(
          'posts',
          'how deep posts go and what coats them',
          [
            /(?:posts?|piles?|piers?)(?!\w).{0,60}(?<!\w)(?:feet|deep|depth|galvan\w*|steel|coat\w*|above the water|concrete)/,
          ],
          'People picture drilling; a driven post is something else.',
          'The posts are driven [depth in feet], well above the water table, without concrete.',
        ),
        containment,
        baselineTest,
        draw,
        geology,
        remedy,
      ],
      figures: [
        {
          text: 'Leaching is judged by the EPA TCLP test; posts are driven 6 to 12 ft; spill plans apply above 1,320 gallons of oil.',
          source: 'EPA method 1311; 40 CFR 112',
        },
      ],
      condition:
        'Wells within [distance] feet shall be tested before construction and after [number] years; broken panels are removed within [number] days.',
    },
    battery_storage: {
      boardWeight: 0.25,
      publicWeight: 0.35,
      board: [
        plain(
          'background',
          'Where does the fire water go, and is there a well downhill of it?',
          'fire_water',
          'nearest_wells',
        ),
        plain('clarification', 'Is that basin lined, or does it soak in?', 'fire_water'),
        pointed('clarification', 'What coolant is in there, and how many gallons over the whole site?', 'containment'),
        pointed(
          'implications',
          'Metals in the smoke fall on fields. Who tests the soil and the wells afterward?',
          'baseline_testing',
          'after_fire',
        ),
        sharp(
          'criticism',
          'What lies between this site and the water people drink, and why this place at all?',
          'hydrogeology',
        ),
        sharp('communicate', 'After any fire, would you test every well on that road and publish it?', 'after_fire'),
      ],
      resident: [
        'My horses drink from the pond below that site. What runs into it?',
        'They never told us what was in the smoke at the last one. Who will tell us what is in the water?',
        'I make cheese for sale. One bad sample and I am closed, so who stands behind mine?',
      ],
      expert: [
        'The spill plan covers transformer oil and is silent about fire runoff. What volume and which contaminants was the basin sized for?',
        'Was infiltration tested inside the basin, or is soil permeability taken from a county map?',
      ],
      remarks: [
        'The basin has to be lined, or it is only a hole.',
        'I would ask for a valve that shuts the outlet during a fire.',
        'Baseline samples first, and then batteries.',
      ],
      elements: [
        element(
          'fire_water',
          'where firefighting water is held',
          [
            /(?:fire ?water|runoff|basin|pond|water)(?!\w).{0,60}(?<!\w)(?:lin(?:ed|er)|held|valve|contain\w*|captur\w*|test\w*|shut|pumped)/,
            /shut-?off valve|lined (?:basin|pond)/,
          ],
          'Two days of water carry whatever burned.',
          'Fire water stays in a lined basin of [number of gallons] with a valve that we close at once.',
        ),
        element(
          'after_fire',
          'testing after a fire',
          [/(?:after|following) (?:any|a|an|every) (?:fire|incident|event|spill|release)/, /post-?(?:fire|incident)/],
          'Silence after a fire is what people remember.',
          'After any fire we test wells and soil within [distance in feet] and publish the results within [number of days].',
        ),
        containment,
        distance,
        baselineTest,
        geology,
        remedy,
      ],
      figures: [
        {
          text: 'Large lithium fires may be cooled with tens of thousands of gallons; runoff can carry fluoride and metals.',
          source: 'EPA guidance on lithium battery incidents; NFPA 855 annex',
        },
      ],
      condition:
        'Runoff shall drain to a lined basin of [volume] with a shut-off valve; wells within [distance] feet are sampled before delivery and after any fire.',
    },
    data_centers: {
      boardWeight: 0.35,
      publicWeight: 0.5,
      board: [
        plain('background', 'Does any of your cooling water come out of the ground, yes or no?', 'withdrawal'),
        plain(
          'clarification',
          'Before there is a city line, what do you drink and build with?',
          'withdrawal',
          'construction_dewatering',
        ),
        pointed(
          'clarification',
          'How many private wells lie within half a mile, and who counted them?',
          'nearest_wells',
        ),
        pointed(
          'implications',
          'When you dig foundations, or blast, what does it do to shallow wells next door?',
          'construction_dewatering',
          'baseline_testing',
        ),
        sharp(
          'criticism',
          'That is a lot of diesel to park over groundwater. What keeps it out of a well?',
          'containment',
          'hydrogeology',
        ),
        sharp(
          'communicate',
          'Put in writing that you will never drill a production well here. Will you?',
          'withdrawal',
        ),
      ],
      resident: [
        "My well dropped in the drought and we hauled water for the kids' baths. What happens in the next one, with you here?",
        'We had brown water when they blasted for the highway. Who pays for my filter this time?',
        'I raise trout on spring water. Did your engineers know there was a spring?',
        'I have a shallow well and no second choice. How deep would yours be, and how much does it take?',
        'We haul water to the heifers every dry August as it is. What do you do in a dry August?',
      ],
      expert: [
        'Will you pump to keep the foundations dry, and what drawdown at the nearest domestic well would follow?',
        'The aquifer was characterized from one boring. How does that stand for fractured rock?',
      ],
      remarks: [
        'No wells for cooling, ever, would take this off my list.',
        'I want a fund for wells, because nobody here can sue you.',
        'Test the wells before blasting and test again afterward.',
      ],
      elements: [
        draw,
        element(
          'construction_dewatering',
          'blasting and dewatering while you build',
          [
            /(?:dewater\w*|blast\w*|excavat\w*|foundation\w*)(?!\w).{0,70}(?<!\w)(?:wells?|survey|monitor\w*|water|feet|pump\w*|notice|none|no )/,
          ],
          'The building years can change a shallow well.',
          'Blasting is surveyed within [distance in feet], and dewatering is limited to [number of gallons] a day.',
        ),
        distance,
        baselineTest,
        remedy,
        containment,
        geology,
        monitoring,
      ],
      figures: [
        {
          text: 'Some states ask for permits above 10,000 to 100,000 gallons a day; pre-blast surveys usually reach 500 to 1,000 ft.',
          source: 'state water withdrawal rules; state blasting rules',
        },
      ],
      condition:
        'No groundwater shall be used for cooling; wells within [distance] feet are tested before blasting; a well fund of [amount] is kept for [number] years.',
    },
    oil_gas: {
      boardWeight: 0.4,
      publicWeight: 0.65,
      board: [
        plain(
          'background',
          'How many strings of pipe and cement lie between that gas and our drinking water?',
          'casing',
        ),
        plain(
          'clarification',
          'How deep is the deepest household well here, and how deep is your surface casing?',
          'casing',
          'nearest_wells',
        ),
        pointed('clarification', 'What goes down the hole? I want the list and not the trade name.', 'chemicals'),
        pointed(
          'implications',
          'Did you look for old, forgotten wells, and what if yours finds one of them?',
          'old_wells',
        ),
        sharp(
          'criticism',
          'Has the state ever cited you for a cement job, and why should a family drink on your word?',
          'casing',
          'monitoring_wells',
        ),
        sharp(
          'communicate',
          'Would you supply water on the day of the complaint and argue about the cause later?',
          'well_remedy',
        ),
      ],
      resident: [
        "You can light my cousin's faucet with a match. What do you say to her?",
        'I bathe three children in that water. Who tests it before you drill, and who reads the test to me?',
        'Our herd drinks from the creek below the pad. Who pays for calves that do not come?',
        'There is a spring my grandmother used, and we still fill jugs there. Does anybody test a spring?',
        'I wash forty plates an hour with well water at lunch. If it turns, who pays me for the days I am closed?',
      ],
      expert: [
        'Baseline sampling omits dissolved methane isotopes. Without them, how would you tell drilling gas from natural gas?',
        'The area of review ignored unplugged wells not in the state database. Was any field survey or magnetometer flown?',
      ],
      remarks: [
        'A presumption that you caused it is what protects people, because they cannot pay for experts.',
        'Sample out to half a mile, and give copies to the owner.',
        'Cement records should be open to this board.',
      ],
      elements: [
        figureElement(
          'casing',
          'the casing and cement, with strings, depth and test',
          [
            /(?:casing|cement\w*|strings?|surface pipe|bond log|pressure test\w*)(?!\w).{0,70}(?<!\w)(?:feet|deep|below|tested|strings?|depth|layers?)/,
            /(?:layers?|strings?) of (?:steel|pipe|casing|cement)/,
          ],
          'The barrier is steel and cement, and it can be inspected.',
          'Surface casing is set and cemented to [depth in feet], which is [distance in feet] below the deepest water well.',
        ),
        element(
          'chemicals',
          'the chemicals used and their disclosure',
          [
            /(?:chemical\w*|additives?|frack? fluid|fluids?)(?!\w).{0,60}(?<!\w)(?:disclos\w*|list\w*|FracFocus|public|biodegrad\w*|percent|no )/,
            /FracFocus/,
          ],
          'What is secret is feared.',
          'Every chemical is disclosed to [body] before use and listed on [public registry].',
        ),
        element(
          'old_wells',
          'search for old and abandoned wells',
          [/(?:old|orphan\w*|abandoned|unplugged|legacy|historic) wells?/],
          'Old holes are the quickest way up.',
          'We surveyed [distance in feet] around each bore and found [number] old wells, which we plug first.',
        ),
        baselineTest,
        remedy,
        distance,
        containment,
        monitoring,
      ],
      figures: [
        {
          text: 'Pennsylvania presumes the operator caused pollution of wells within 2,500 ft for 12 months; Colorado asks for sampling within half a mile.',
          source: 'Pennsylvania Act 13; Colorado ECMC Rule 615',
        },
      ],
      condition:
        'Water supplies within [distance] feet shall be sampled before drilling, after [number] months and yearly; replacement water is supplied within [number] hours of a complaint.',
    },
    manufacturing: {
      boardWeight: 0.3,
      publicWeight: 0.45,
      board: [
        plain('background', 'Which liquids are on your floor, and where do your floor drains go?', 'containment'),
        plain('clarification', "Is this inside anybody's wellhead protection area?", 'wellhead_area'),
        pointed('clarification', 'How far below the floor of that pit is the water table in spring?', 'hydrogeology'),
        pointed(
          'implications',
          'If old contamination turns up under the site, how would anyone tell it from yours?',
          'baseline_testing',
          'monitoring_wells',
        ),
        sharp(
          'criticism',
          'Did you look for a site that does not sit over drinking water, and where?',
          'hydrogeology',
          'wellhead_area',
        ),
        sharp(
          'communicate',
          'Will you put monitoring wells at the line and let the town pull its own samples?',
          'monitoring_wells',
        ),
      ],
      resident: [
        'We had bottled water for three years from the last plant. Why are we lining up for another?',
        'I give that well water to my grandkids, and my mother got sick here. What do you use that I should know of?',
        'The gravel pit lowered my well by eight feet. How deep are you digging?',
        'I kept the books on what went down the drain at the old shop. Who keeps yours, and may we see them?',
        'I cook for half this town out of one tap. How would I know in time if something got into it?',
      ],
      expert: [
        'Industrial solvents and PFAS are not on the analyte list. Why not, given the processes you describe?',
        'The mounding from your infiltration basin was not modeled. Does it turn the flow toward the wellfield?',
      ],
      remarks: [
        'We protect the ground around wells for a reason.',
        'I would want the town to hold the keys to those monitoring wells.',
        'Nothing liquid should be stored outdoors on bare ground.',
      ],
      elements: [
        containment,
        element(
          'wellhead_area',
          'whether it is in a wellhead or aquifer protection zone',
          [
            /(?:wellhead|well ?head|source water|aquifer) (?:protection|overlay|district|zone|area)/,
            /(?:outside|inside|within)(?!\w).{0,40}(?<!\w)(?:protection|recharge) (?:area|zone|district)/,
          ],
          'A protection zone is law already made.',
          'The site lies [inside or outside] the wellhead protection area of [well name], by the map of [date].',
        ),
        geology,
        baselineTest,
        monitoring,
        draw,
        distance,
        remedy,
      ],
      figures: [
        {
          text: 'Wellhead protection zones are drawn by time of travel, often 1, 5 and 10 years; industrial stormwater must not infiltrate there in many states.',
          source: 'Safe Drinking Water Act; state source water programs',
        },
      ],
      condition:
        'Monitoring wells at [places] are sampled every [number] months, with access for [town]; liquids are stored indoors over containment.',
    },
    residential: {
      boardWeight: 0.25,
      publicWeight: 0.35,
      board: [
        plain(
          'background',
          'Are these lots on their own wells, and has anyone drilled a test well?',
          'withdrawal',
          'hydrogeology',
        ),
        plain(
          'clarification',
          'How far apart are the wells and the septic fields on the small lots?',
          'septic_separation',
        ),
        pointed(
          'implications',
          'All those new wells would go into one rock. What does it leave for the farms next door?',
          'hydrogeology',
          'withdrawal',
        ),
        pointed('clarification', 'What did the pump test show after a full day?', 'hydrogeology'),
        sharp(
          'criticism',
          'In a dry summer, whose wells drop first, and did your study ask them?',
          'hydrogeology',
          'nearest_wells',
        ),
        sharp(
          'communicate',
          "If my constituent's well fails after you build, do you fix it or do you point at the drought?",
          'well_remedy',
        ),
      ],
      resident: [
        'I time my showers in August so the pump does not suck air. How do sixty families fit in?',
        'My mother-in-law lives with us, and we cannot be without water for a day. Who would bring it?',
        'We dug ours by hand down to the gravel. What happens when all those lawns get watered?',
      ],
      expert: [
        'A single pump test in a wet spring does not show drought yield. Was any observation well watched offsite?',
        'For septic fields a site average means little. What nitrate concentration do you expect at the downgradient line?',
      ],
      remarks: [
        'I lean toward a shared system instead of a well on every lot.',
        'The health department has to speak to this before I do.',
        'Larger lots where water is short would make my vote easier.',
      ],
      elements: [
        draw,
        geology,
        distance,
        remedy,
        baselineTest,
        figureElement(
          'septic_separation',
          'the space between wells and septic fields',
          [/septic(?!\w).{0,60}(?<!\w)(?:feet|wells?|field|apart|separat\w*)/, /wells?(?!\w).{0,60}(?<!\w)septic/],
          'Everyone drinks downhill of someone.',
          'Wells stand at least [distance in feet] from every septic field, on each lot and across lines.',
        ),
      ],
      figures: [
        {
          text: 'Health codes commonly keep 50 to 100 ft between wells and septic fields; a pump test runs 24 to 72 hours.',
          source: 'state health department codes',
        },
      ],
      condition:
        'No final plat before a [number]-hour pump test with offsite observation wells; wells that fail within [number] years inside [distance] feet are replaced.',
    },
    generic: {
      boardWeight: 0.2,
      publicWeight: 0.3,
      board: [
        plain('background', 'Who around this site drinks from a private well?', 'nearest_wells'),
        plain('clarification', 'What will be stored here that could reach the groundwater?', 'containment'),
        pointed(
          'implications',
          'When something spills on a Sunday, how long before anybody knows?',
          'containment',
          'monitoring_wells',
        ),
        pointed(
          'support',
          'Could you test the closest wells before you start, so that we have a record?',
          'baseline_testing',
        ),
        sharp('criticism', 'Negligible is an easy word to write. Where is the test behind it?', 'hydrogeology'),
        sharp('communicate', 'A well goes bad. Who pays that week, before the lawyers?', 'well_remedy'),
      ],
      resident: [
        'We cannot sell a house with a bad well. Who would make us whole?',
        'I carry water to two goats and a garden from that spring. Did anyone mark it on your map?',
        'The water tasted of fuel after the last project. How would I prove it this time?',
      ],
      expert: [
        'Regional flow is a guess at this scale. What is the local direction of groundwater, measured with at least three points?',
        'How many wells lie within the distance your project could affect, and who went out and found them?',
      ],
      remarks: [
        'Groundwater is the one thing we cannot fix afterward.',
        'A baseline sample protects the applicant as much as the neighbor.',
        'I would feel better with the county sanitarian in the room.',
      ],
      elements: [distance, geology, containment, baselineTest, monitoring, remedy, draw],
      figures: [
        {
          text: 'EPA advises owners of private wells to test yearly for bacteria, nitrate, dissolved solids and pH.',
          source: 'EPA private well guidance',
        },
      ],
      condition:
        'Wells within [distance] feet shall be sampled before work starts; an affected supply is replaced within [number] days.',
    },
  },
};
