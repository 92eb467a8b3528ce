import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const limits = figureElement(
  'limits',
  'the insurance carried and its limits, in dollars',
  [
    /(insurance|coverage|policy|policies|liability|umbrella|insured)\b.{0,40}\b(million|dollars|limit\w*|occurrence|aggregate|amount|of)|(million|dollars)\b.{0,40}\b(insurance|coverage|policy|liability|umbrella|occurrence)/,
  ],
  'insured without a number means little',
  'We carry [amount] in general liability for each occurrence and [amount] in umbrella coverage, with [insurer].',
);

const named = element(
  'named',
  'the county or the neighbors named as additional insured, and proof each year',
  [
    /additional(ly)? (named )?insured|named insured|named (as|on)\b.{0,40}\b(insured|policy)/,
    /(certificate|proof|evidence)\b.{0,40}\b(insurance|coverage|filed|annual\w*|each year|every year)/,
  ],
  'a policy that lapses quietly protects nobody',
  '[County] is an additional insured, and a certificate is filed by [date] every year.',
);

const pollution = figureElement(
  'pollution',
  'pollution coverage and its amount',
  [
    /(pollution|environmental|contamination|clean-?up)( legal)?( liability)?\b.{0,40}\b(insurance|coverage|policy|million|limit|insured|covered)/,
  ],
  'ordinary liability policies exclude pollution',
  'A pollution policy of [amount] covers clean-up on and off the site for [years].',
);

const claims = figureElement(
  'claims',
  'how a neighbor makes a claim, and how fast it is answered',
  [
    /(claims?|damage|complaint)\b.{0,40}\b(form|call|phone|adjuster|within|days|hours|office|answer\w*|filed?|paid|process|inspect\w*|respond\w*)/,
    /(adjuster|independent engineer|third[- ]party)\b.{0,40}\b(days|within|inspect\w*|decid\w*|home|claim)/,
  ],
  'being insured is useless to one who cannot reach the insurer',
  'A neighbor calls [phone]; an adjuster comes within [days], and a dispute goes to [independent party] at our cost.',
);

const baseline = element(
  'baseline',
  'the survey of homes, wells, roads or tile before the work',
  [
    /(pre-?construction|before (construction|work|we start|drilling|blasting)|baseline|existing condition)\b.{0,40}\b(survey\w*|video\w*|photo\w*|inspect\w*|test\w*|document\w*|record\w*|walk)|(survey\w*|video\w*|photo\w*|inspect\w*|document\w*|record\w*)\b.{0,40}\b(foundations?|homes?|houses?|wells?|roads?|tile|basements?|before)/,
  ],
  'without a before there is no after',
  'Before work an independent engineer records every home, [well or foundation] within [distance], and owners get the copy.',
);

const whoPays = element(
  'who_pays',
  'who pays for which damage, said without condition',
  [
    /(we|company|developer|owner|operator|applicant)\b.{0,40}\b(pay|pays|repair\w*|replace\w*|liable|responsible|cover\w*|compensat\w*|make (it|them|you) whole)\b.{0,40}\b(damage\w*|tile|foundation\w*|wells?|loss\w*|cost\w*|crop\w*|injur\w*|property|harm|neighbor\w*)/,
    /strict(ly)? (liable|liability)|regardless of fault/,
  ],
  'people ask who is responsible and are told about values',
  'We pay for damage to [what] caused by [work], whether or not a contractor did it.',
);

const indemnity = element(
  'indemnity',
  'the indemnity given to the public body',
  [/indemn\w+|hold\w* harmless|defend\b.{0,40}\b(county|city|town|township|board|suit|lawsuit)/],
  'a permit should not bring the town a lawsuit',
  'We indemnify and defend [county] against any claim from this project, by agreement dated [date].',
);

const neighborsPolicies = element(
  'neighbors_policies',
  "the effect on the neighbors' own insurance",
  [
    /(neighbors?'?s?|homeowner'?s?|farm|your own|their own)\b.{0,40}\b(insurance|policy|policies|premiums?|coverage|insurer)|(insurance|policy|premiums?|insurer)\b.{0,40}\b(neighbors?|homeowners?|farm|adjoining|adjacent)|waive\w*\b.{0,40}\bsubrogation/,
  ],
  'a farmer working beside it fears a claim larger than his farm',
  "We asked [insurer]: neighbors' premiums are [effect]; we waive claims against a farmer for [accident] short of gross negligence.",
);

const gap = element(
  'gap',
  'what the insurance does not cover, and what stands behind it then',
  [
    /(exclu\w*|not cover\w*|deductible|uninsured|self[- ]insur\w*|cap|retention|above the limit)\b.{0,40}\b(policy|insurance|damage|guarantee|parent|reserve|covers?|paid|amount|by)?|(parent guarantee|reserve fund|guaranty|bond)\b.{0,40}\b(behind|cover\w*|damage|above|beyond|claims?)/,
  ],
  'the exclusion is where the trouble is',
  'The policy excludes [risk]; behind it stands [guarantee or reserve] of [amount].',
);

const contractorsIns = element(
  'contractors_ins',
  'the insurance of contractors and later owners',
  [
    /(contractors?|subcontractors?|haulers?|tenants?|successors?|later owners?|buyer)\b.{0,40}\b(insur\w*|coverage|policy|same limits?|certificate)|insur\w*\b.{0,40}\b(contractors?|subcontractors?|haulers?|tenants?|successors?)/,
    /(every|each|all) (contractors?|subcontractors?|haulers?) (carry|carries|must carry|shows?)/,
  ],
  'it is the subcontractor who cuts the tile',
  'Every contractor carries at least [amount], and a buyer must show the same before transfer.',
);

/** What boards and the public ask about insurance and liability, and what a complete answer contains. */
export const insuranceLiability: TopicKnowledge = {
  topic: 'insurance_liability',
  noun: 'insurance and liability',
  name: 'Insurance and Liability',
  cues: sources(
    /insur(ance|ed|er|ers|es|able)?/,
    /liab(le|ility|ilities)/,
    /(who|whose|somebody|you|they|anyone|company)\b.{0,40}\b(pays?|paid|responsible)\b.{0,40}\b(damage[ds]?|broken|crack\w*|hurt|injur\w*|loss|losses|accident|harm|clean-?up|repairs?|house|foundation|tile|ruined)/,
    /indemn\w+/,
    /hold harmless/,
    /(damage|damages) (to|claim|claims|from|is|done|paid|caused)/,
    /claims? (process|adjuster|against|paid|for damage)/,
    /premiums?/,
    /(deductible|policy limits?|coverage|underwriter|policyholder|homeowner'?s policy)/,
    /lawsuits?|sued?|negligen\w+/,
    /umbrella policy/,
    /uninsur\w+/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.2,
      publicWeight: 0.25,
      board: [
        plain(
          'background',
          'How much liability insurance will you carry, and does it stay in force to the last day of the lease?',
          'limits',
        ),
        plain(
          'clarification',
          'Is {county} named on the insurance policy, and who checks that the premium was paid?',
          'named',
        ),
        pointed(
          'implications',
          'A contractor crushes a tile line and a field a mile off floods. Who pays for that damage, and how soon?',
          'who_pays',
        ),
        pointed(
          'criticism',
          "Hail has taken out solar farms, and insurers took note. What's left if you can't renew coverage?",
          'gap',
        ),
        sharp('criticism', 'Do I have to hire a lawyer to get my cracked foundation paid, yes or no?', 'claims'),
        plain(
          'support',
          'Would you hold a farmer harmless if his mower throws a stone through a panel?',
          'neighbors_policies',
        ),
      ],
      resident: [
        'I farm up to that line with a forty-foot head. If I clip your fence, does it cost me my farm?',
        "My insurance man asked what was going in next door, and then he stopped writing. That's all I know.",
        "When their truck took out my mailbox and my dog's fence, I got passed around five phone numbers.",
      ],
      expert: [
        'What are the deductibles and exclusions, hail among them?',
        'Insurance renews each year. What is the remedy if it lapses halfway through the term?',
      ],
      remarks: [
        'I want a certificate on file every January, or the permit stops.',
        "Farmers next to it shouldn't carry this risk on their own policies.",
        'The claim process should be one number and one week.',
      ],
      elements: [limits, named, claims, baseline, whoPays, neighborsPolicies, gap, contractorsIns, indemnity],
      figures: [
        {
          text: 'Counties commonly ask for $1 million to $5 million in liability coverage for solar.',
          source: 'County solar ordinances and model permits',
        },
      ],
      condition:
        'The owner shall carry liability insurance of at least [amount] per occurrence, name [county] as additional insured, and file proof by [date] each year.',
    },
    wind: {
      boardWeight: 0.2,
      publicWeight: 0.2,
      board: [
        plain('background', 'What liability insurance covers a thrown blade or a fallen tower?', 'limits'),
        plain(
          'clarification',
          'Before the cranes walk, does someone record the roads, tile and foundations, in case of damage?',
          'baseline',
        ),
        pointed(
          'implications',
          "The crop duster won't fly my constituent's field any longer. Who pays that farmer for the damage to his yield?",
          'who_pays',
        ),
        pointed(
          'criticism',
          'Have you asked a farm insurer what living next to a tower does to coverage and premiums?',
          'neighbors_policies',
        ),
        sharp('criticism', "Your land agent says don't worry. Whose signature pays the claim?", 'claims'),
        plain('support', "Put in one sentence what you're liable for, fault or no fault.", 'who_pays'),
      ],
      resident: [
        'The crane mats crushed my main tile in the fall, and I found out in April under two feet of water.',
        "My TV and my weather radio went fuzzy. It's a small damage, I guess, but it's my tornado warning.",
        'I host two towers. I asked if I am liable when one hurts someone, and they told me to read page thirty-one.',
      ],
      expert: [
        'Compaction lowers yields for several seasons. For how many is crop damage paid?',
        'Does the indemnity reach neighbors who have not signed?',
      ],
      remarks: [
        'Tile damage shows up years later, so the claim window needs to be long.',
        "I'd like an independent appraiser for claims and not one from the company.",
        "The landowner's own liability bothers me in these leases.",
      ],
      elements: [limits, claims, baseline, whoPays, neighborsPolicies, gap, contractorsIns],
      figures: [
        {
          text: 'Compaction may reduce yields for several seasons after heavy traffic.',
          source: 'University extension research on soil compaction',
        },
      ],
      condition:
        'The owner shall pay for damage to drain tile, crops and wells reported within [years], with disputes decided by [independent party] within [days].',
    },
    battery_storage: {
      boardWeight: 0.3,
      publicWeight: 0.2,
      board: [
        plain('background', 'What is the insurance on this site in dollars, and which losses are excluded?', 'limits'),
        plain(
          'clarification',
          'Does the policy cover clean-up of runoff from fighting a fire, off your own land too?',
          'pollution',
        ),
        pointed(
          'implications',
          'Three days of evacuation: who pays for the motels, the lost shifts and the dog boarding, and does your insurance allow it?',
          'who_pays',
        ),
        pointed(
          'criticism',
          'If the insurer wants out after the next big fire elsewhere, does the site shut down without coverage?',
          'gap',
        ),
        sharp('criticism', 'Is your liability limit larger than the homes around you are worth, yes or no?', 'limits'),
        plain('support', "Will you reimburse our volunteers' insurance costs and gear after an incident?", 'named'),
      ],
      resident: [
        "My homeowner's renewal asks if I live near hazardous storage. What do I put, and who pays the difference?",
        "I lost a week's wages to an evacuation once, and not to one of these. No company ever sent a check.",
        'I sell cut flowers. If the smoke settles on them, would I get paid for a season, or for a bouquet?',
      ],
      expert: [
        'General liability forms exclude pollution. Is there a separate policy for smoke and firewater?',
        'How were losses to third parties estimated?',
      ],
      remarks: [
        "Pollution coverage by name, or I can't support it.",
        'A fund for evacuation costs would be a simple answer.',
        'I would have our own insurance pool look this over.',
      ],
      elements: [limits, pollution, whoPays, gap, named, claims, contractorsIns],
      figures: [
        {
          text: 'Insurers ask for large-scale fire testing and separation between containers.',
          source: 'FM Global, Property Loss Prevention Data Sheet 5-33',
        },
      ],
      condition:
        'The owner shall carry liability of [amount] and pollution coverage of [amount], and pay documented evacuation costs within [days] of a claim.',
    },
    oil_gas: {
      boardWeight: 0.3,
      publicWeight: 0.3,
      board: [
        plain(
          'background',
          'What insurance is on this pad, and how much of that is for pollution?',
          'limits',
          'pollution',
        ),
        plain(
          'clarification',
          'Which homes and water wells get tested first, so that damage can be proved?',
          'baseline',
        ),
        pointed(
          'implications',
          'If a spring goes bad, who brings water to the family that night, before anybody admits liability?',
          'who_pays',
        ),
        pointed(
          'criticism',
          'Families get told to prove it. Who has the burden of proof on damage this time?',
          'claims',
        ),
        sharp('criticism', 'The operating company could fold. Whose pocket pays the damages then?', 'gap'),
        plain('support', 'Is the township named on the policy, at no cost to us?', 'named'),
      ],
      resident: [
        'Our foundation cracked the month they drilled. They said it was the drought, and then the drought ended and the crack stayed.',
        "I've a letter that says no admission of liability and a bottle of brown water. They came in the same week.",
        "A truck rolled in my bean field, and the driver's insurance was from a company nobody could find.",
      ],
      expert: [
        'Within what distance and time is a damaged well presumed to be yours?',
        'Does a neighbor have to sign a release to get baseline testing?',
      ],
      remarks: [
        "Replacement water first and lawyers afterward, that's how I'd write it.",
        'I want to see the pollution exclusion with my own eyes.',
        "Haulers' insurance ought to be checked at the gate.",
      ],
      elements: [limits, pollution, baseline, claims, whoPays, gap, named, contractorsIns],
      figures: [
        {
          text: "In Pennsylvania an operator is presumed responsible for water pollution within 2,500 feet and 12 months of an unconventional well's completion or drilling.",
          source: 'Pennsylvania Act 13 of 2012',
        },
      ],
      condition:
        'The operator shall carry pollution coverage of [amount], supply water within [hours] of a complaint, and test every well within [distance] without a release.',
    },
    residential: {
      boardWeight: 0.12,
      publicWeight: 0.2,
      board: [
        plain(
          'background',
          'If grading sends water into the basements next door, who pays for the damage?',
          'who_pays',
        ),
        plain(
          'clarification',
          'Will you photograph the foundations along the line before you compact and drill?',
          'baseline',
        ),
        pointed(
          'implications',
          "Your excavator's insurance has lapsed and there's a cracked gas line. What happens next?",
          'contractors_ins',
        ),
        pointed('criticism', 'How long did your last neighbor wait for a damage claim to be paid?', 'claims'),
        sharp(
          'criticism',
          "Builder, engineer, grader: each will point to another. Who's liable, in one name?",
          'who_pays',
        ),
        plain('support', 'Could you post a small claims fund for the homes along the fence?', 'limits'),
      ],
      resident: [
        "Rollers shook our china cabinet for three weeks. My wife's wedding plates are in a box now, in pieces.",
        "I share a retaining wall with that lot. If they dig and it goes, I've got a mortgage on a hole.",
        "They fixed my sister's driveway within a week and sent a pie. I'd take that over a policy.",
      ],
      expert: [
        'What vibration limit applies during construction, and who monitors it?',
        'Did the borings look at the ground under the neighbors, or only at the site?',
      ],
      remarks: [
        "I'd want a pre-construction survey of each home on that street.",
        "The city shouldn't be in the middle of a damage claim.",
        'A line in the permit about who pays would save us all some evenings.',
      ],
      elements: [whoPays, baseline, claims, limits, contractorsIns, named],
      figures: [
        {
          text: 'Vibration limits for homes are commonly set at 0.2 to 0.5 inches a second.',
          source: 'California Department of Transportation, Transportation and Construction Vibration Guidance Manual',
        },
      ],
      condition:
        'The developer shall survey homes within [distance] before work, limit vibration to [limit], and answer damage claims within [days].',
    },
    generic: {
      boardWeight: 0.18,
      publicWeight: 0.18,
      board: [
        plain('background', 'What insurance do you carry, and for how much?', 'limits'),
        plain('clarification', 'Will we be an additional insured, and see proof of coverage each year?', 'named'),
        pointed(
          'implications',
          "If your work damages somebody's property, who is responsible from the first phone call?",
          'who_pays',
        ),
        pointed('criticism', 'Which kind of loss does your insurance policy leave out?', 'gap'),
        sharp(
          'criticism',
          'Suppose a neighbor sues the town over this approval. Is that your bill, and is the liability yours, yes or no?',
          'indemnity',
        ),
        plain('support', 'How would an ordinary person with no lawyer file a claim for damage?', 'claims'),
      ],
      resident: [
        "I'm the one with the cracked step, and I haven't got a legal department.",
        'My brother-in-law slipped on their mud, and it took two years to see a dime.',
        'I keep every receipt in a shoebox. Tell me where to bring it.',
      ],
      expert: [
        'Who is the named insured on the certificate, the applicant or its parent?',
        'What loss were the policy limits set to cover?',
      ],
      remarks: [
        'Our own attorney should draft the indemnity, not theirs.',
        "I'd like the words who pays to appear in the permit.",
        "An insurance certificate is one page, and I'd have liked to see it.",
      ],
      elements: [limits, named, claims, baseline, whoPays, indemnity, gap],
      figures: [
        {
          text: 'General liability of $1 million per occurrence and $2 million aggregate is the usual minimum.',
          source: 'Insurance Services Office forms and public works contracts',
        },
      ],
      condition:
        'The applicant shall indemnify [body], carry liability insurance of [amount], and file a certificate naming [body] by [date] each year.',
    },
  },
};
