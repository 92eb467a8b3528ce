import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const amount = figureElement(
  'security_amount',
  'the amount of the security and what it covers',
  [
    /(?:bond|surety|letter of credit|escrow|financial (?:security|assurance)|security|guarantee)(?!\w).{0,70}(?<!\w)(?:amount|dollars?|million|thousand|percent|full|cost|\$)/,
    /(?:\$ ?[\d,.]+|dollars?|million|percent)(?!\w).{0,50}(?<!\w)(?:bond|surety|letter of credit|escrow|security|decommission\w*|removal)/,
  ],
  'A promise of removal without money behind it falls on the county.',
  "We post security of [amount], which is [percent] of the engineer's estimate.",
);
const form = element(
  'security_form',
  'the form of the security and who holds it',
  [
    /(?:surety|performance|decommissioning|reclamation|removal) bond/,
    /letter of credit|escrow|parent(?: company)? guarantee|cash (?:deposit|bond)/,
    /(?:held|payable|beneficiary|in the name|posted with|draw\w*)(?!\w).{0,40}(?<!\w)(?:county|city|township|town|landowner|state|board)/,
  ],
  'A parent guarantee dies with the parent; a bond held by the county does not.',
  'The security is a [bond or letter of credit] held by [county or town], which may draw on it alone.',
);
const timing = element(
  'when_posted',
  'when the security is posted and how often it is updated',
  [
    /(?:posted|post|in place|in hand|filed|provided|fund\w*)(?!\w).{0,50}(?<!\w)(?:before|prior|at|by|building permit|construction|day one|year)/,
    /(?:updated?|revisit\w*|re-?estimat\w*|adjust\w*|review\w*|recalculat\w*)(?!\w).{0,40}(?<!\w)(?:every|each|year|annual\w*)/,
    /every(?!\w).{0,20}(?<!\w)years?/,
  ],
  'Money promised for year ten is missing if the company fails in year three.',
  'It is posted before [event] and re-estimated every [number of years] by an engineer the county accepts.',
);
const salvage = element(
  'salvage',
  'whether salvage value is subtracted',
  [/salvage/, /scrap (?:value|price|metal|market)/, /(?:net|gross) (?:of|cost|estimate|removal|decommission\w*)/],
  'Salvage prices fall when everyone sells; boards distrust the subtraction.',
  'The estimate of [amount] counts no salvage value.',
);
const estimate = element(
  'estimate',
  'the cost estimate: by whom and on what',
  [
    /(?:independent|licensed|professional|third[- ]party|certified) (?:professional )?(?:engineer|firm|consultant|estimat\w+)/,
    /(?:estimat\w+)(?!\w).{0,60}(?<!\w)(?:engineer|prepared|stamped|dated|based|cost|removal|decommission\w*)/,
    /(?:engineer'?s|decommissioning|removal|reclamation|cost) (?:cost )?estimate/,
  ],
  'The bond is only as good as the estimate under it.',
  'The estimate was prepared by [engineer], dated [date], at prevailing wages.',
);
const trigger = element(
  'trigger',
  'what starts removal: months without use, end of lease, bankruptcy',
  [
    /(?:abandon\w*|idle|cease\w*|stop\w*|not produc\w*|no longer|inactive|out of (?:service|operation)|end of (?:the )?(?:lease|life|term))(?!\w).{0,80}(?<!\w)(?:months?|days?|remov\w*|decommission\w*|begin\w*|start\w*|trigger\w*|year)/,
    /(?:remov\w*|decommission\w*|take\w* (?:it|everything) (?:out|down))(?!\w).{0,60}(?<!\w)(?:within|months?|days?|year)/,
    /bankrupt\w*/,
  ],
  'Without a date, "end of life" never comes.',
  'If it makes no power for [number of months] we start removal and finish within [number of months].',
);
const landState = element(
  'land_state',
  'the state in which land is left',
  [
    /(?:restor\w+|return\w*|reclaim\w*|reseed\w*|re-?grad\w+|de-?compact\w*|topsoil)(?!\w).{0,70}(?<!\w)(?:land|soil|farm\w*|crop\w*|condition|field|site|grass|agricultur\w*|topsoil|original|former)/,
    /(?:restored|returned|reseeded|decompacted|de-?compacted)/,
    /(?:to|at|down to) (?:a depth|a depth of|below)/,
    /(?:feet|foot|inches|ft) (?:deep|below|down|depth)/,
  ],
  'The farmer wants to know if he can plow.',
  'Everything is removed to [depth in feet], the ground is decompacted and returned to [use].',
);

export const decommissioningBond: TopicKnowledge = {
  topic: 'decommissioning_bond',
  noun: 'decommissioning and the bond',
  name: 'Decommissioning and bond',
  cues: sources(
    /de-?commission\w*/,
    /(?:surety|performance|removal|reclamation|plugging|decommissioning) bonds?|letters? of credit/,
    /security (?:of|without|equal|in the amount)|replacement security|salvage credit/,
    /plug(?:ged|ging)?(?!\w).{0,40}(?<!\w)(?:wells?|restor\w*|pad)/,
    /(?:bond|escrow|security)(?!\w).{0,50}(?<!\w)(?:remov\w*|clean\w*|restor\w*|end of|walk away|plug\w*)/,
    /(?:tear|take|haul|tore|rip)\w* (?:it|them|this|that|everything) (?:down|out|away)/,
    /(?:end of (?:its|their|the) (?:useful )?(?:life|lease)|when (?:it|they|this) (?:wears? out|is done|dies|are done|quits?)|walks? away|walked away|abandon\w+)/,
    /salvage value|scrap value/,
    /(?:remov(?:al|e|ed|ing)|clean(?:ed)? up|left)(?!\w).{0,40}(?<!\w)(?:panels?|turbines?|blades?|foundations?|batteries|wells?|at the end|after (?:the|thirty|twenty))/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.5,
      publicWeight: 0.4,
      board: [
        plain(
          'background',
          'At the end of the lease, who takes it out: you, the landowner or us?',
          'trigger',
          'security_form',
        ),
        plain('clarification', 'How deep do you pull the posts, and does the wire come out as well?', 'land_state'),
        pointed(
          'clarification',
          'Does your estimate take off salvage, and what does it come to if scrap is worth nothing?',
          'salvage',
          'security_amount',
        ),
        pointed(
          'implications',
          'Suppose the company files for bankruptcy in year six. Whose problem is that field?',
          'when_posted',
          'trigger',
        ),
        sharp(
          'criticism',
          'Is the bond there on the first day? If it comes later, why should the county carry the years before it?',
          'when_posted',
        ),
        sharp(
          'communicate',
          'Full cost, no salvage, held by the county before the first post. Is that a yes?',
          'security_amount',
          'salvage',
          'security_form',
        ),
      ],
      resident: [
        'My nephew will farm the ground next to it. Is he going to find broken glass in his hay in thirty years?',
        'I am on the township board, and we plow with one truck. How would we ever haul off a solar farm?',
        'The old dairy plant stood empty and fell in on itself. What is going to be different here?',
        'I watched them walk away from the axle works. Whose name is on the money if you walk away?',
        'The lease says the owner gets it back. Does he get back a field or a junkyard?',
      ],
      expert: [
        'What wages and what escalation over the term does your removal estimate assume, and why those?',
        "Panel recycling is priced as scrap. At the current recycler's fee for each module, what does the total become?",
      ],
      remarks: [
        "I want the county to be able to draw on it without asking anybody's permission.",
        'An LLC with nothing in it cannot promise me anything in thirty years.',
        'A fresh estimate every five years would go a long way with me.',
      ],
      elements: [
        amount,
        form,
        timing,
        salvage,
        estimate,
        trigger,
        landState,
        element(
          'panel_disposal',
          'where panels go: reuse, recycling, landfill',
          [
            /recycl\w+|landfill\w*|resold|(?:panels?|modules?)(?!\w).{0,60}(?<!\w)(?:reus\w+|dispos\w+|shipped|go(?:es)? to|haul\w*)/,
          ],
          'People fear a landfill full of panels.',
          'Panels go to [recycler] in [place], and none go to the county landfill.',
        ),
      ],
      figures: [
        {
          text: 'Many ordinances ask for a bond of 100 to 125 percent of a gross estimate, updated every 5 years, removal to 3 to 4 ft, starting after 12 months without generation.',
          source: 'state model solar ordinances; state agriculture mitigation agreements',
        },
      ],
      condition:
        'Before a building permit the owner shall post [form] for [percent] of the decommissioning estimate without salvage credit, updated every [number] years, payable to [county].',
    },
    wind: {
      boardWeight: 0.5,
      publicWeight: 0.4,
      board: [
        plain(
          'background',
          'What does it cost to take down one turbine today, foundation and all?',
          'security_amount',
          'estimate',
        ),
        plain('clarification', 'How much of that concrete stays in the ground?', 'land_state'),
        pointed('clarification', 'Where do the blades go? I have seen pictures of them buried.', 'blades'),
        pointed(
          'implications',
          'You sell the project twice before year fifteen. Does the bond follow it?',
          'security_form',
          'when_posted',
        ),
        sharp(
          'criticism',
          'There are dead turbines standing in other states right now. Why should I think yours come down?',
          'trigger',
          'security_amount',
        ),
        sharp(
          'communicate',
          'One number per tower, posted before you pour. Can you live with it?',
          'security_amount',
          'when_posted',
        ),
      ],
      resident: [
        'Dad signed the lease and I inherit the stump. What is left under my corn when you have gone?',
        'Who pays for the crane when nobody in your office remembers us?',
        'One of the towers two townships over has not turned since my wedding. Whose phone rings about that?',
        'I have taken down iron that tall, and it is not cheap. Where does the money for the crane sit?',
        'I will not be here when they come down. Who have you written down for my grandchildren to call?',
      ],
      expert: [
        'At the bottom of the scrap market, does the security still cover bringing in the crane?',
        'A single crane was priced for the whole field. If towers fail one at a time, what does the removal of one cost?',
      ],
      remarks: [
        'Whatever concrete stays below is there forever, and people should hear that plainly.',
        'I would tie the bond to each tower and not to the project.',
        'Whatever the leases say about removal, the permit should say it too.',
      ],
      elements: [
        amount,
        form,
        timing,
        salvage,
        estimate,
        trigger,
        landState,
        element(
          'blades',
          'what becomes of the blades',
          [
            /blades?(?!\w).{0,80}(?<!\w)(?:recycl\w*|landfill\w*|shred\w*|cut|cement|reus\w*|haul\w*|dispos\w*|out of|go(?:es)? to)/,
            /(?:recycl\w*|landfill\w*|shred\w*)(?!\w).{0,40}(?<!\w)blades?/,
          ],
          "Buried blades are the picture in people's heads.",
          'Blades are cut and hauled to [facility], out of the county, within [number of months].',
        ),
      ],
      figures: [
        {
          text: 'Recent estimates commonly run from 100,000 to over 500,000 dollars a turbine before salvage; foundations are removed to 3 to 5 ft.',
          source: 'Minnesota and North Dakota commission dockets; state decommissioning rules',
        },
      ],
      condition:
        'Security of [amount] per turbine shall be posted before construction, re-estimated every [number] years, and a turbine idle for [number] months shall be removed to [depth] feet.',
    },
    battery_storage: {
      boardWeight: 0.4,
      publicWeight: 0.25,
      board: [
        plain('background', 'How many years do these batteries last before you swap them out?', 'replacement'),
        plain('clarification', 'Who takes the spent ones, and do they leave the county?', 'battery_disposal'),
        pointed(
          'implications',
          'After a fire, the damaged ones cannot ride on a truck. What does cleanup cost then?',
          'damaged_units',
          'security_amount',
        ),
        pointed(
          'clarification',
          'Is the bond figured on hazardous waste rates or on scrap rates?',
          'salvage',
          'estimate',
        ),
        sharp(
          'criticism',
          'The chemistry is new and so is the recycling. How is a number from today worth anything?',
          'estimate',
          'when_posted',
        ),
        sharp(
          'communicate',
          'Would you keep a standby contract for removal, and show it to our fire chief?',
          'damaged_units',
        ),
      ],
      resident: [
        'I live downhill. What is stored there between the day it quits and the day it is hauled?',
        'We still have a pit of tires the county cannot afford to move. Is this the next one?',
        'Kids get into everything. Who keeps the gate locked after the company is gone?',
      ],
      expert: [
        'What does it add to the removal cost to discharge and pack units that can no longer communicate?',
        'Salvage of lithium iron phosphate cells is near zero or negative. Why is it booked as a credit?',
      ],
      remarks: [
        'I would not give any credit for scrap on these.',
        'Damaged units are what worry me, and I want to see the money for them.',
        'The fire district should be named on the bond beside the county.',
      ],
      elements: [
        amount,
        form,
        timing,
        salvage,
        estimate,
        trigger,
        element(
          'battery_disposal',
          'who takes spent batteries and where',
          [
            /(?:batter(?:y|ies)|modules?|cells?)(?!\w).{0,70}(?<!\w)(?:recycl\w*|take[- ]?back|return\w*|shipped|manufacturer|dispos\w*|haul\w*)/,
            /(?:recycl\w*|take[- ]?back)(?!\w).{0,50}(?<!\w)(?:batter\w+|manufacturer|modules?|agreement|contract)/,
          ],
          'Spent batteries are handled as hazardous until someone takes them.',
          'Under a take-back agreement [manufacturer] ships the spent batteries to [recycler].',
        ),
        element(
          'damaged_units',
          'the removal of burned or damaged units',
          [
            /(?:damaged|burned|burnt|failed|defective)(?!\w).{0,70}(?<!\w)(?:batter\w+|units?|modules?|remov\w*|haul\w*|contract\w*|contain\w*)/,
            /(?:standby|emergency) (?:contract\w*|removal|contractor)/,
          ],
          'A burned unit can sit for months, because nobody may move it.',
          'A standby contract with [firm] removes damaged units within [number of days].',
        ),
        element(
          'replacement',
          'the life of batteries and swaps during the term',
          [
            /(?:augment\w*|replac\w*|swap\w*|re-?power\w*)(?!\w).{0,60}(?<!\w)(?:batter\w+|years?|modules?|units?|cells?)/,
            /(?:batter\w+|modules?|cells?)(?!\w).{0,40}(?<!\w)(?:last|life|years?|replac\w*)/,
          ],
          'Batteries are replaced once or twice within one permit.',
          'The batteries last about [number of years] and are replaced once within the lease.',
        ),
      ],
      figures: [
        {
          text: 'Ordinances commonly ask for a bond of 100 to 125 percent with no salvage credit; damaged lithium batteries ship under special DOT rules.',
          source: 'New York State model battery law; 49 CFR 173.185',
        },
      ],
      condition:
        'Security of [amount] without salvage credit shall be posted before batteries arrive, naming [county] and [fire district]; damaged units are removed within [number] days.',
    },
    oil_gas: {
      boardWeight: 0.25,
      publicWeight: 0.25,
      board: [
        plain(
          'background',
          'What bond does the state hold on one of these wells, and what does plugging one cost?',
          'security_amount',
        ),
        plain('clarification', 'Is the pad taken out when the wells are plugged, or does gravel stay?', 'land_state'),
        pointed(
          'implications',
          'You sell the tired wells to a small outfit and it folds. Who plugs them?',
          'successor',
          'security_form',
        ),
        pointed('clarification', 'After how many months without production is a well considered abandoned?', 'trigger'),
        sharp(
          'criticism',
          'There are orphan wells all over this country that somebody promised to plug. Why believe the next promise?',
          'security_amount',
          'successor',
        ),
        sharp(
          'communicate',
          'Beyond the state blanket bond, will you post one here, for these wells alone?',
          'security_form',
          'security_amount',
        ),
      ],
      resident: [
        'There is an old casing in my pasture that bubbles after rain. Who was supposed to close that one?',
        'We hay around a pad that has been dead since my kids were small. When does mine become a field again?',
        'My well sits downhill of three orphans. What is a bond worth to me in dollars?',
      ],
      expert: [
        'A blanket bond spreads a fixed sum over hundreds of wells. What does it come to per well, against a recent plugging bid?',
        'Plugging estimates for vertical wells were used. What do the records show for horizontal wells of this depth?',
      ],
      remarks: [
        'The state bond does not come close to the cost, and everybody in the business knows it.',
        'I want the restoration of the pad in the permit and not only in the lease.',
        'A sale to a shell company is the thing I would guard against.',
      ],
      elements: [
        amount,
        form,
        timing,
        estimate,
        trigger,
        landState,
        element(
          'successor',
          'who is liable after a sale',
          [
            /(?:successor|buyer|assign\w*|transfer\w*|sell|sold|sale|new owner|purchaser)(?!\w).{0,80}(?<!\w)(?:bond|liab\w*|assum\w*|responsib\w*|security|plug\w*|replac\w*|remain\w*)/,
          ],
          'Old wells are sold until they reach someone who cannot pay.',
          'No transfer takes effect until the buyer has replaced the security of [amount] with the [county].',
        ),
      ],
      figures: [
        {
          text: 'Plugging and restoring an orphan well costs about 20,000 to 150,000 dollars; blanket bonds often cover a few hundred dollars a well; the federal lease bond was raised to 150,000 dollars in 2024.',
          source: 'Interstate Oil and Gas Compact Commission; BLM leasing rule 2024; US GAO',
        },
      ],
      condition:
        'The operator shall post [amount] per well with [township] until plugging and restoration of the pad are accepted; a transfer requires replacement security.',
    },
    generic: {
      boardWeight: 0.12,
      publicWeight: 0.1,
      board: [
        plain('background', 'When this use ends, what happens to the building and the land?', 'land_state', 'trigger'),
        plain('clarification', 'Is there any money set aside for taking it down?', 'security_amount', 'security_form'),
        pointed(
          'implications',
          'An empty shell of that size is a burden for a generation. Who is left with it?',
          'trigger',
          'security_form',
        ),
        pointed('support', 'Could another user move in, or is it built for you alone?', 'reuse'),
        sharp(
          'criticism',
          'Every dead building in {county} had an owner with a plan. What makes yours different?',
          'trigger',
          'reuse',
        ),
        sharp('communicate', 'Will you sign something that survives a sale of the company?', 'security_form'),
      ],
      resident: [
        'The old plant has sat empty since I graduated, with copper thieves in and out. What stops that here?',
        'My taxes paid to tear down the last one. Will they pay for yours?',
        'We look at that slab every day on the school run. When do yours come out?',
      ],
      expert: [
        'No estimate of demolition is in the file. On what basis could staff judge any security at all?',
        'The lease requires removal by the tenant, and the tenant is an entity formed this year. What assets does it hold?',
      ],
      remarks: [
        'A plan for the end is not pessimism, it is housekeeping.',
        'I would like a trigger with a date rather than the word abandoned.',
        'If it is so easy to reuse, then a bond should be cheap.',
      ],
      elements: [
        amount,
        form,
        estimate,
        trigger,
        landState,
        element(
          'reuse',
          'who else could use the building',
          [
            /re-?us(?:e|ed|able|ing)|adaptable|adapt(?:ed|ive)|re-?purpos\w+|convert(?:ed|ible)|another (?:user|tenant)|other (?:users|tenants)|second (?:user|life)/,
          ],
          'A building with a second life needs no bond.',
          'The building can be reused by [type of user] without rebuilding more than [part].',
        ),
      ],
      figures: [
        {
          text: 'Some towns ask large-format buildings for demolition security or a vacancy plan after 12 to 24 months empty.',
          source: 'municipal big-box and adaptive reuse ordinances',
        },
      ],
      condition:
        'A building vacant for [number] months shall be secured, marketed or removed, with security of [amount] for removal.',
    },
  },
};
