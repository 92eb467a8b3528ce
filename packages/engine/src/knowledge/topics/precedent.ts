import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const phases = element(
  'phases',
  'whether there are later phases or an expansion, plainly yes or no',
  [
    /(phase|phases|phased|expansion|expand\w*|addition\w*)\b.{0,40}\b(no|none|not|only|final|last|planned|yes|second|later|future|two|years?)|(no|not|never|without|only|single)\b.{0,40}\b(phase|phases|expansion|expand|addition\w*|further)/,
    /full build-?out/,
  ],
  'boards feel tricked by phase two',
  'This is the whole project: there is no second phase, and [or: a second phase of size is planned for year].',
);

const otherLand = element(
  'other_land',
  'other land under option, lease or contract nearby',
  [
    /(option\w*|lease[sd]?|contracts?|control|own|hold|negotiat\w*|talk\w*)\b.{0,40}\b(other|adjacent|adjoining|nearby|neighboring|more|additional|acres|parcels?|landowners?|county|land)/,
    /(no|not)\b.{0,40}\b(option\w*|lease|talks|contracts?)\b.{0,40}\b(other|land|acres|parcels?)/,
  ],
  'options show intent better than words',
  'We hold options on [acres] more at [location], or on none; we are in talks with [whom].',
);

const cumulativeCount = figureElement(
  'cumulative_count',
  'how much of this is already approved or proposed here',
  [
    /(approved|existing|built|proposed|pending|permitted|total|already|together)\b.{0,40}\b(acres|projects?|units|megawatts?|square feet|wells?|turbines?|homes|sites|county|township)/,
    /(acres|percent|share)\b.{0,40}\b(county|township|farmland|land|town)|cumulative\w*/,
  ],
  'single approvals add up without anyone having decided the sum',
  'With this one, [number] projects on [acres] are approved in [county], [percent] of its [land].',
);

const cumulativeStudy = element(
  'cumulative_study',
  'a study of the effects together with the other projects',
  [
    /cumulative (impact|effect|analysis|study|assessment|traffic|noise)s?|(together|combined|in combination)\b.{0,40}\b(other|existing|approved|projects?|nearby)/,
    /(stud\w+|model\w*|analy\w+)\b.{0,40}\b(together with|combined with|including)\b.{0,40}\b(other|approved|existing|pending)/,
    /(study|model|analysis) (includes?|counts?|adds?|covers?)/,
  ],
  'each study begins from a clean map unless told otherwise',
  'The [traffic, sound or water] study includes [names of other approved projects].',
);

const distinct = element(
  'distinct',
  'what makes this site different, so that it is no rule for the next',
  [
    /(this|our|the) (site|parcel|location|land|case|property)\b.{0,40}\b(unique|different|distinct\w*|special|because|only|unlike|next to|adjoins|particular)/,
    /(unlike|different from|distinguish\w*)\b.{0,40}\b(other|parcel|site|next|applicant)|(own|each) merits?|case by case/,
    /sets (this|our|the) (site|parcel|project|land) apart/,
    /(difference|differs?) (is|between|in|lies|here)/,
    /(inside|outside|within|beyond) (it|the|your|that)( \w+){0,2} (line|boundary|area|district|corridor|limits|service)/,
    /(next to|beside|touch(es)?|on|at|along) (the|a|our|its)( \w+){0,2} (sewer|water main|main|line|highway|interchange|substation|rail\w*)/,
    /(facts|case) (are|is|here)/,
    /(would|could|does) not qualify/,
  ],
  'a board wants a reason it can refuse the next one with',
  'What sets this site apart is [feature]; a parcel without it would not qualify.',
);

const cap = element(
  'cap',
  'a limit that would hold: a cap, a spacing rule, an overlay',
  [
    /(cap|caps|capped|limit|limits|maximum|moratorium|spacing|separation|overlay|ceiling)\b.{0,40}\b(county|acre\w*|megawatts?|mile|miles|feet|number|project|total|future|between|countywide|wells?|ordinance)/,
    /(support|accept|agree)\b.{0,40}\b(cap|limit|moratorium|spacing)/,
    /cap of\b.{0,20}\b(percent|acres|miles?)/,
  ],
  'a line drawn by ordinance is better than one drawn by fatigue',
  'We would support a cap of [number] [acres or projects], and this one counts toward it.',
);

const record = element(
  'record',
  'the condition or covenant that rules out growth on this site',
  [
    /(covenant|deed|condition|easement|proffer|record\w*)\b.{0,40}\b(no|prohibit\w*|limit\w*|restrict\w*|further|expan\w*|future|additional|remaining|more)|(new|another|full|separate) (hearing|application|permit|public hearing)\b.{0,40}\b(expan\w*|phase|addition\w*|more|any|change)?|any (expansion|addition|change|increase)\b.{0,40}\b(hearing|permit|application|approval|board)/,
  ],
  'intentions change, covenants do not',
  'A recorded covenant bars any expansion beyond [limit]; anything more needs a new application and hearing.',
);

const history = element(
  'history',
  'what the company did elsewhere after its first approval',
  [
    /(elsewhere|other (county|counties|town|towns|projects?|sites?)|previous|past|first)\b.{0,40}\b(expand\w*|came back|added|second|phase|stayed|never|enlarg\w*)/,
    /(expand\w*|came back|added|enlarg\w*|second phase)\b.{0,40}\b(elsewhere|once|never|times|of our|other)/,
    /(later )?(enlarged|expanded|added to) (later|afterward)?/,
    /were (later )?(enlarged|expanded)/,
  ],
  'what was done is a better guide than what is said',
  'Of our [number] projects, [number] were enlarged later; you may ask [county].',
);

/** What boards and the public ask about precedent and what comes next, and what a complete answer contains. */
export const precedent: TopicKnowledge = {
  topic: 'precedent',
  noun: 'precedent and what comes next',
  name: 'Precedent and Cumulative Effect',
  cues: sources(
    /moratorium/,
    /(before|until)\b.{0,40}\b(more|another|any further) (projects?|approvals?|solar|wind|data centers?|warehouses?|facilities)/,
    /repower(ed|ing)?/,
    /(future|existing)\b.{0,40}\bturbines|number of towers/,
    /(other|next|first|one) (campus|tower|turbine)s?/,
    /add(ing|ed)? (buildings|towers|turbines|containers)/,
    /hard edge/,
    /expansions?/,
    /phases?/,
    /one more/,
    /options on|landowners (outside|who|beside)/,
    /last project/,
    /precedents?/,
    /(opens?|open) the (door|gate|floodgates?)/,
    /floodgates?/,
    /(how many|the next|another|other|more|cumulative|every other|each new|other proposed) (projects?|applications?|solar farms?|sites?|wells? pads?|pads?|warehouses?|campus\w*|applicants?|developers?|batteries|wind farms?|rezonings?|tracts?)/,
    /cumulative/,
    /(later|future|second|next|third|phase two|first) phases?/,
    /phases? (one|two|three)/,
    /expan(d|sion|ding)/,
    /(next|who) (in line|comes next)/,
    /slippery/,
    /(where|when) does (it|this) (stop|end)/,
    /(options?|leases?|contracts?) on (other|neighboring|adjacent|adjoining|more|nearby)/,
    /(acreage|countywide|county-wide) cap/,
    /cap on/,
    /what comes (next|after)/,
    /come back (for|with|and)\b.{0,40}\b(more|another|phase|second)/,
    /(do|did) the same/,
    /saturat\w+/,
    /once (one|we)\b.{0,40}\b(approve\w*|is in|lets?)/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.4,
      publicWeight: 0.4,
      board: [
        plain(
          'background',
          'How many acres of solar are already approved in {county}, and what does this bring it to?',
          'cumulative_count',
        ),
        plain(
          'clarification',
          'Do you have options on the neighboring farms, signed or being talked about?',
          'other_land',
        ),
        pointed(
          'criticism',
          'If we say yes to this, on what ground do we say no to the next project down the line?',
          'distinct',
        ),
        pointed(
          'implications',
          'Around one substation, how many more projects could fit before there is no field left between them?',
          'cumulative_count',
        ),
        sharp('criticism', 'Will there be a phase two, yes or no, and will you put that in the deed?', 'phases'),
        plain('support', 'Would you support a county cap on solar acres, and count yourself against it?', 'cap'),
      ],
      resident: [
        "The agent was at my door the week after he was at Harold's. If it is only one farm, why does he have a stack of contracts in his truck?",
        'First it was the back forty, then the front. Now you drive four miles and see nothing but fence. Where does it stop?',
        'I lease out a hundred acres myself. One neighbor signing is a choice, and everybody signing is a different county.',
      ],
      expert: [
        'What other arrays are approved or proposed nearby, and where is one baseline for all of them?',
        'The interconnection queue is public. What else is waiting at this substation?',
      ],
      remarks: [
        'We need a cap before we need another approval.',
        "I'm not against this one, I'm against the tenth.",
        'Tie it to the substation and say how many projects are enough.',
      ],
      elements: [cumulativeCount, otherLand, phases, cumulativeStudy, distinct, cap, record, history],
      figures: [
        {
          text: 'County caps in use include one or two percent of land or of prime farmland, or a spacing of a mile between projects.',
          source: 'County solar ordinances, such as those in Virginia',
        },
      ],
      condition:
        'No land other than the [acres] shown shall be added; any expansion or new phase requires a new application, and this project counts toward the cap of [acres].',
    },
    wind: {
      boardWeight: 0.35,
      publicWeight: 0.3,
      board: [
        plain(
          'background',
          'Counting the turbines already standing, how many would there be within sight of one farmhouse?',
          'cumulative_count',
        ),
        plain(
          'clarification',
          'Which landowners outside this map have signed with you for later phases?',
          'other_land',
        ),
        pointed(
          'implications',
          'When these machines are repowered with taller ones, do you come back here or slip in under the old permit?',
          'record',
        ),
        sharp(
          'criticism',
          'Nearly every wind project comes back for an expansion. Why should we believe that this is the last?',
          'history',
        ),
        pointed(
          'criticism',
          'Was the sound from the existing and the future turbines modeled together?',
          'cumulative_study',
        ),
        plain('support', 'Which limit on the number of towers would {developer} accept for this township?', 'cap'),
      ],
      resident: [
        'They started over the ridge, and I did not mind. Now there is talk of another row behind the cemetery, where my husband is.',
        'I signed for one tower. I have since heard there may be three, and the paper I signed is fifty pages long.',
        'My night sky went from stars to blinking, one project at a time. Nobody ever voted on all of it.',
      ],
      expert: [
        'Ears do not care who owns a turbine. What is the sound of every project in reach together?',
        'Would the phases, taken as one, cross a threshold that each of them stays under?',
      ],
      remarks: [
        'I would like one map with everything on it, built and dreamed of.',
        'No repowering to taller machines without a hearing, that is the condition.',
        'A second phase hangs over this vote whether it is named or not.',
      ],
      elements: [phases, otherLand, cumulativeCount, cumulativeStudy, cap, record, history],
      figures: [
        {
          text: 'Partial repowering often replaces rotors and nacelles on standing towers after roughly 10 to 15 years.',
          source: 'Lawrence Berkeley National Laboratory, Land-Based Wind Market Report',
        },
      ],
      condition:
        'No more than [number] turbines shall be built; repowering, a taller model or any expansion requires a new application and hearing.',
    },
    data_centers: {
      boardWeight: 0.45,
      publicWeight: 0.4,
      board: [
        plain('background', 'Is this all the buildings, or the first phase of what the land would hold?', 'phases'),
        plain(
          'clarification',
          'Who else is assembling land along that transmission line, and are you talking with them?',
          'other_land',
        ),
        pointed(
          'implications',
          'With every campus now proposed, do the water and the power still add up?',
          'cumulative_study',
        ),
        sharp(
          'criticism',
          'Once one campus is in, how does this board refuse the next project without ending up in court?',
          'distinct',
        ),
        pointed(
          'criticism',
          "What in writing stops you from adding buildings on the buffer in five years' time?",
          'record',
        ),
        plain('support', 'Would an overlay with a hard edge, here and no farther, suit you?', 'cap'),
      ],
      resident: [
        'I have been to the county where my sister lives. It was one building there too, and then her exit had its own skyline.',
        'A man offered my neighbor four times what his land is worth, and would not say for what. We can guess.',
        "I'm a surveyor, and I know how many parcels along that line have changed hands since Christmas.",
      ],
      expert: [
        "What are load, water and noise for every campus on the utility's list, and not for this one alone?",
        'What is planned for the land you leave open? It decides the impact of the whole.',
      ],
      remarks: [
        'I want a moratorium until the ordinance catches up.',
        "A second campus is coming whether we say so or not, so let's plan for it.",
        'The reserved land should be open space by covenant.',
      ],
      elements: [phases, otherLand, cumulativeCount, cumulativeStudy, distinct, cap, record],
      figures: [
        {
          text: "Data centers cluster: sites near one campus's power and fiber draw further applications.",
          source: 'Joint Legislative Audit and Review Commission of Virginia, 2024 report',
        },
      ],
      condition:
        'Total floor area shall not exceed [number] square feet in all phases; [acres] marked as reserve shall be held open by recorded covenant.',
    },
    residential: {
      boardWeight: 0.3,
      publicWeight: 0.35,
      board: [
        plain('background', 'How many phases is this, and what is shown on the land behind it?', 'phases'),
        plain(
          'clarification',
          'Where a stub street points at the next farm, do you have an option on it?',
          'other_land',
        ),
        pointed(
          'criticism',
          'If we give you this density, how do we hold the line for every other tract on that road?',
          'distinct',
        ),
        pointed(
          'implications',
          "Add up the tracts we've approved and not yet built. Why do we need to open the door to more?",
          'cumulative_count',
        ),
        sharp(
          'criticism',
          'You could amend the plan again in phase three. Will you give up that right today?',
          'record',
        ),
        plain('support', 'What makes this parcel a fair exception that nobody else can claim?', 'distinct'),
      ],
      resident: [
        'The stub at the end of my cul-de-sac had a barricade, and they swore it would stay. I teach my boy to bike there.',
        "We sold our dairy last year, and it's houses now. I only ask that you decide where town ends before you approve another piece.",
        "First the zoning change, then a sewer, then everybody's taxes. I have watched it happen from this very porch.",
      ],
      expert: [
        'Which approved and unbuilt lots are in the background year?',
        'Where do the street stubs and the extra pipe lead?',
      ],
      remarks: [
        "I don't want to make policy by one rezoning.",
        'The stub street tells me what the next application is.',
        'Show me the ghost plat of what follows this phase.',
      ],
      elements: [phases, otherLand, cumulativeCount, distinct, record, cumulativeStudy],
      figures: [
        {
          text: 'A ghost plat, showing how adjoining land could be divided later, is required by many subdivision codes.',
          source: 'Local subdivision ordinances',
        },
      ],
      condition:
        'This approval covers phases [numbers] only; later phases shall be filed as new applications with updated traffic and school studies.',
    },
    battery_storage: {
      boardWeight: 0.3,
      publicWeight: 0.2,
      board: [
        plain('background', 'Is the yard laid out so that more containers can be added in a second phase?', 'phases'),
        plain('clarification', 'Has anyone else asked for a battery on this substation?', 'other_land'),
        pointed('criticism', 'Inside that fence, what else are you leaving room for, if not expansion?', 'record'),
        pointed(
          'implications',
          'How many of these does one volunteer fire district have to learn before we set a cap?',
          'cumulative_count',
        ),
        sharp(
          'criticism',
          'Batteries are new to our code. What precedent do we set for the next site, next to the next school?',
          'distinct',
        ),
        plain('support', 'Would you agree that any new container means a new public hearing?', 'record'),
      ],
      resident: [
        "First a substation, then a cell tower, now batteries. My lot is turning into the town's closet.",
        "I train new firefighters, and I'd like to know whether to train for one of these or for ten.",
        'They cleared far more trees than they needed for it where my cousin lives. Two years on, it was full.',
      ],
      expert: [
        'Cells fade and containers are added. What does the site hold in its last year?',
        'Were the separation distances checked for the layout after augmentation?',
      ],
      remarks: [
        "I'd rather write the ordinance first and hear the first case second.",
        'Show the augmented yard now, with every container that will ever stand in it.',
        'Whatever we allow here, we will be quoted on.',
      ],
      elements: [phases, otherLand, cumulativeCount, distinct, record, history, cap],
      figures: [
        {
          text: 'Owners commonly add modules over time to offset fading capacity.',
          source: 'NREL, storage cost and performance reports',
        },
      ],
      condition:
        'No more than [number] containers shall stand on the site at any time, augmentation included; any expansion requires a new hearing.',
    },
    generic: {
      boardWeight: 0.3,
      publicWeight: 0.3,
      board: [
        plain('background', "Is there a second phase, on paper or in somebody's head?", 'phases'),
        plain('clarification', 'Do you own or have options on other land next to this?', 'other_land'),
        pointed(
          'criticism',
          'What would keep this approval from becoming the precedent for everyone else on that road?',
          'distinct',
        ),
        pointed(
          'implications',
          'If three more came in like it, would you still call the effect small?',
          'cumulative_count',
        ),
        sharp('criticism', 'Will you come back for more, yes or no?', 'record'),
        plain('support', 'Give me the reason we could use to turn down the next one.', 'distinct'),
      ],
      resident: [
        'Give a mouse a cookie, my mother used to say. Our road is the cookie.',
        'It starts with one. I have a photograph of our corner every year since my wedding, and you can see it start.',
        'I sell eggs at the gate and needed three permits. Let the next fellow have it as hard.',
      ],
      expert: [
        'Which similar uses lie within reach, and what do they add up to?',
        'Is this the whole of the project, or a part that stays under a threshold?',
      ],
      remarks: [
        "I'm thinking about who stands at that podium next.",
        "Whatever we write here, we'll be living with in the next five cases.",
        'A clear limit would help me to a yes.',
      ],
      elements: [phases, otherLand, cumulativeCount, distinct, record, history],
      figures: [
        {
          text: 'Zoning decisions do not bind as court precedent does, but unequal treatment of like cases must be explained.',
          source: 'American Planning Association, guidance on quasi-judicial decisions',
        },
      ],
      condition:
        'Any enlargement beyond [limit] requires a new application, notice and hearing; this approval gives no right to later phases.',
    },
  },
};
