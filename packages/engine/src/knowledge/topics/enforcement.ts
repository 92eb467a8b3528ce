import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const who = element(
  'who',
  'who checks, by name or office',
  [
    /(third[- ]party|independent|county|city|township|town|state|our|outside|environmental)\b.{0,40}\b(inspector|monitor|engineer|auditor|compliance|observer|officer)/,
    /(inspector|monitor|engineer|auditor|officer|staff)\b.{0,40}\b(checks?|inspects?|verif\w*|visits?|reports?|reviews?|monitors?)/,
    /(inspect\w*|monitor\w*|verif\w*|audit\w*)\b.{0,40}\bby/,
  ],
  'rules without a checker are wishes',
  '[Inspector or firm], chosen by [county] and paid by us, inspects every [period].',
);

const trigger = figureElement(
  'trigger',
  'the measurable limit and how it is tested',
  [
    /(limit|threshold|maximum|no more than|standard|exceed\w*)\b.{0,40}\b(measur\w*|test\w*|decibels?|gallons?|hours?|trips|percent|feet|parts|number|per|at)/,
    /(measur\w*|test\w*|sampl\w*|meter\w*|log|logs|logged|gps)\b.{0,40}\b(every|each|weekly|monthly|annually|daily|days?|within|fence|year)/,
  ],
  'only something countable can be broken',
  'The limit is [number] [unit], measured at [place] every [period] by [method].',
);

const cure = figureElement(
  'cure',
  'how fast a breach must be fixed',
  [
    /(within|inside|no later than|in)\b.{0,40}\b(hours?|days?|weeks?)|(cure|correct\w*|fix\w*|repair\w*|remed\w*|respond\w*|respon\w*|resolve\w*|answer\w*)\b.{0,40}\b(hours?|days?|weeks?|same day)/,
  ],
  'a right to cure without a clock is a right to delay',
  'We answer within [hours] and put it right within [days], or stop the work concerned.',
);

const penalty = element(
  'penalty',
  'what happens if it is not fixed: fines, stop work, revocation',
  [
    /fines?|penalt(y|ies)|stop[- ]work|revo(ke|ked|cation)|suspen(d|ded|sion)|shut (down|off)|forfeit\w*|liquidated damages/,
    /(draw|call)\b.{0,40}\b(bond|security|letter of credit)/,
    /(per|a|each) (day|violation|truck|night)/,
  ],
  'a company weighs the price of a breach',
  'After that the fine is [amount] a day, and after [number] breaches the permit may be revoked.',
);

const security = figureElement(
  'security',
  'money held that the board can draw on',
  [
    /(bond|escrow|letter of credit|deposit|security|surety|guarantee)\b.{0,40}\b(hold\w*|held|draw|posted?|dollars|compliance|enforce\w*|county|city|township)|(compliance|enforcement|performance|inspection)\b.{0,40}\b(bond|escrow|deposit|fund|account)|escrow/,
  ],
  'a small town cannot afford to sue',
  'We post [amount] in escrow; [county] draws on it for inspections and repairs without our consent.',
);

const complaints = element(
  'complaints',
  'the complaint line, the log and who sees it',
  [
    /(hotline|phone|number|line|email|call)\b.{0,40}\b(complain\w*|hours|day|answered|live person|neighbors?|manager|posted|staffed)|complain\w*\b.{0,40}\b(line|log|logged|number|hotline|phone|within|report\w*|hours|days|form|process)/,
    /(local|named|single) (contact|liaison|manager)/,
    /(control|operations) (room|center|centre)/,
    /number\b.{0,20}\b(gate|sign|posted|fence)|cell( phone)? (number )?(is )?on the (gate|sign)|call\b.{0,24}\b(gate|manager|number|room|center|sign)/,
  ],
  'the neighbor finds the breach first',
  '[Name] answers [phone] at all hours; every complaint is logged and the log goes to [body] each [period].',
);

const trackRecord = element(
  'track_record',
  'the record at other sites, violations included',
  [
    /(other|previous|past|existing|sister|our)\b.{0,40}\b(sites?|projects?|plants?|stores?|pads?|permits?)\b.{0,40}\b(violat\w*|fined|fines|complain\w*|record|complian\w*|notices?|cited|citations?)/,
    /(violat\w*|fined|fines|citations?|cited|notices? of violation)\b.{0,40}\b(years?|sites?|projects?|no|never|none|one|resolved|paid)|(no|zero|never)\b.{0,40}\b(violat\w*|fines|citations?)/,
    /notices? of violation/,
    /violations? (at|in|since|over)/,
  ],
  'the past is the only evidence there is',
  'In [number] years at [number] sites we had [number] notices of violation; they were for [cause] and closed on [date].',
);

const reviewDate = element(
  'review_date',
  'when the board reviews the permit, and who brings the data',
  [
    /(review\w*|report\w*|return\w*|come back|renew\w*|reopen\w*|hearing)\b.{0,40}\b(year|years|months|annual\w*|period\w*|board|commission|anniversary)/,
    /(annual|yearly|one[- ]year|six[- ]month|five[- ]year|periodic)\b.{0,40}\b(review|report|renewal|inspection)/,
  ],
  'a date makes the promise come back',
  'We return to this board [months] after opening with the data, and the permit may be amended then.',
);

const contractors = element(
  'contractors',
  'how the rules bind contractors, tenants, carriers and later owners',
  [
    /(contractors?|subcontractors?|tenants?|carriers?|drivers?|haulers?|vendors?|successors?|later owners?|new owner)\b.{0,40}\b(bound|bind\w*|lease|contract\w*|same|conditions?|rules?|comply|liable|responsible|removed|banned|terminated|fined)/,
    /(lease|contract|subcontract)s?\b.{0,40}\b(require\w*|condition\w*|clause|penalt\w*|terminat\w*)/,
  ],
  "it is nearly always somebody else's truck",
  'Every [contract or lease] carries these conditions; a [driver or tenant] who breaks them [times] is removed.',
);

/** What boards and the public ask about enforcement, and what a complete answer contains. */
export const enforcement: TopicKnowledge = {
  topic: 'enforcement',
  noun: 'enforcement',
  name: 'Enforcement',
  cues: sources(
    /(evaluate|review|revisit|reconsider)( \w+){0,4} (in|after) (\w+ )?(months?|years?)/,
    /(cannot|can.t|could not|never) be (resolved|met|kept|enforced)/,
    /enforc(e|es|ed|ement|ing|eable)/,
    /violat(e|es|ion|ions|ed|or)/,
    /(who|how)\b.{0,40}\b(monitors?|checks?|polices|inspects?|verif\w+|makes sure|complies)/,
    /(fines?|penalt(y|ies)|revo(ke|ked|cation)|stop[- ]work|cease)/,
    /complian(ce|t)/,
    /complaints?/,
    /hotline/,
    /(broken|past|last|earlier|kept|keep|previous|old) (promises?|conditions?|permit|violations?)/,
    /promises?/,
    /inspect(s|ed|or|ors|ion|ions)/,
    /(annual|yearly|periodic|one[- ]year) (review|report|renewal)/,
    /in breach|breach(es|ed)?/,
    /(track|compliance) record/,
    /what happens (if|when) you (don't|do not|fail|break)/,
    /conditions? (is|are|was|were|be) (met|kept|broken|ignored|followed)/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.3,
      publicWeight: 0.25,
      board: [
        plain(
          'background',
          'After construction, who inspects this site, how often, and who pays that inspector?',
          'who',
        ),
        plain(
          'clarification',
          'When the screening dies or the fence is cut, whom does a neighbor call with a complaint?',
          'complaints',
        ),
        pointed(
          'implications',
          'Suppose the company goes quiet after a violation. What can {county} do next month without a lawyer?',
          'penalty',
        ),
        sharp(
          'criticism',
          'List your violations and stop-work orders at other solar sites. If there are none, say none.',
          'track_record',
        ),
        pointed(
          'clarification',
          'Your subcontractor breaks a condition on a Sunday. Is that your violation or his?',
          'contractors',
        ),
        plain('support', 'Would you come back here a year after you are built, for a review in public?', 'review_date'),
      ],
      resident: [
        'There are dead arborvitae along the array out on the highway, three summers now. I drive by and think, that is what a promise looks like.',
        'My husband called the number on the sign about the mud. It rang in Texas, and the lady asked him to spell our county.',
        "I'm the one who will be looking through that fence every morning. Give me a name, not a website.",
      ],
      expert: [
        'Who would check sound and drainage for the zoning office, and from what escrow are they paid?',
        'What reading would count as a violation under your monitoring?',
      ],
      remarks: [
        "I'd like an annual compliance report, on paper, to this board.",
        'A condition we cannot enforce is worse than none.',
        "Put the inspector's cost on the applicant and the choice of inspector on us.",
      ],
      elements: [who, cure, penalty, security, complaints, trackRecord, reviewDate, contractors],
      figures: [
        {
          text: 'Third-party construction and stormwater inspectors paid through applicant escrow are common for large solar.',
          source: 'County conditional use permits for utility-scale solar',
        },
      ],
      condition:
        "The owner shall deposit [amount] in escrow for inspections by [county]'s choice of inspector, and shall cure any violation within [days] or pay [amount] a day.",
    },
    commercial: {
      boardWeight: 0.3,
      publicWeight: 0.2,
      board: [
        plain(
          'background',
          'How has this operator behaved at the other location, and were there complaints?',
          'track_record',
        ),
        plain(
          'clarification',
          'Who picks up the phone at ten at night when the speaker box is too loud?',
          'complaints',
        ),
        pointed(
          'implications',
          "If the conditions don't work, can we open the permit again after a year?",
          'review_date',
        ),
        sharp(
          'criticism',
          'If the neighbors say that earlier conditions were ignored, why would the next one be kept?',
          'track_record',
        ),
        pointed('clarification', 'Is there a manager on site with the power to fix a violation then and there?', 'who'),
        plain('support', 'Would you take a one-year review, at your own expense?', 'review_date'),
      ],
      resident: [
        "I have a folder. Every call I made about the leaf blowers at five in the morning, with the date and who didn't call back.",
        'The owner of the bar gave me his own cell number, and in nine years I used it twice. That is how you do it.',
        "I sleep days. I'm a night nurse. A fine nobody collects does not help me sleep.",
      ],
      expert: [
        'Which meter, which place and which hour would a noise condition name, so that a citation holds?',
        "Whose compliance history can we see: the tenant's, the owner's or the permit holder's?",
      ],
      remarks: [
        "I'd like code enforcement's file on this address before we vote.",
        'A review after six months and again after a year seems right.',
        'The last conditions were broken before the paint was dry.',
      ],
      elements: [who, trigger, cure, penalty, complaints, trackRecord, reviewDate, contractors],
      figures: [
        {
          text: 'Use permits in many cities may be reviewed or revoked on documented violations after a noticed hearing.',
          source: 'Local zoning codes, such as those of California cities',
        },
      ],
      condition:
        'The permit shall be reviewed [months] after opening; [number] verified violations in [period] shall bring it back for modification or revocation.',
    },
    manufacturing: {
      boardWeight: 0.35,
      publicWeight: 0.25,
      board: [
        plain(
          'background',
          'Which limits would you be held to, and how often are they measured for compliance?',
          'trigger',
        ),
        plain('clarification', 'Does the state inspect, do we inspect, or do you inspect yourselves?', 'who'),
        pointed(
          'implications',
          'If the readings are over the limit, does the line stop or does a report get written?',
          'penalty',
        ),
        sharp(
          'criticism',
          'Of the conditions on any permit you hold, were all of them met, yes or no?',
          'track_record',
        ),
        pointed(
          'communicate',
          'Some neighbors stop filing complaints because nothing happens. What do you say to them?',
          'complaints',
        ),
        plain('support', 'What would you show us each year to prove that the promises were kept?', 'review_date'),
      ],
      resident: [
        'I kept a diary of the booms from the old quarry. Twenty-six entries, and not one letter back.',
        "The plant manager comes to our block party. When he says he'll look into it, he does. Write it down anyway, because managers change.",
        'Every time the inspector came, they were running slow. My whole street can tell when the inspector is here.',
      ],
      expert: [
        'Who tests besides you, and do they come unannounced?',
        'Are the limits hourly or annual? An average can hide a violation every night.',
      ],
      remarks: [
        'I would rather add a meter than another paragraph.',
        "They've been a fair neighbor on the whole, and I'd like that on record too.",
        "Show me the log, and I'll decide about more hours.",
      ],
      elements: [who, trigger, cure, penalty, complaints, trackRecord, reviewDate, security],
      figures: [
        {
          text: 'Major air permits require compliance certification at least once a year.',
          source: 'U.S. Environmental Protection Agency, 40 CFR part 70',
        },
      ],
      condition:
        'An independent firm chosen by [body] shall test [limit] every [period] without notice; a result above it halts [operation] until a passing retest.',
    },
    logistics: {
      boardWeight: 0.35,
      publicWeight: 0.3,
      board: [
        plain('background', "How do you enforce a truck route on drivers who don't work for you?", 'contractors'),
        plain('clarification', 'What camera or log would prove a violation of the route?', 'trigger'),
        pointed(
          'implications',
          'Third truck caught on the residential road this month. What happens to that carrier?',
          'penalty',
        ),
        sharp(
          'criticism',
          "A landlord says it is the tenant, the tenant says it's the carrier. Whose door do we knock on to enforce this?",
          'contractors',
        ),
        plain('support', 'Could you pay for a deputy on the haul route for the first half year?', 'who'),
        pointed(
          'communicate',
          'Tell the woman who counts trucks from her window how her complaint reaches you and comes back.',
          'complaints',
        ),
      ],
      resident: [
        'I photographed nineteen tractors under the no-trucks sign in one week. I sent them in, and the answer was a thank-you.',
        'I drive for a carrier that fines us if we leave the route. It works. Nobody in my yard would dare.',
        'Our crossing guard quit. She said that nobody up there makes them stop.',
      ],
      expert: [
        'How would anybody know a truck left the route, with signs alone?',
        "How do the conditions reach the carriers' contracts after the building is sold?",
      ],
      remarks: [
        'The lease is where this gets enforced, so I want to see that clause.',
        "I'd have the cameras paid for and the footage kept.",
        'A promise about drivers is a promise about strangers.',
      ],
      elements: [who, trigger, cure, penalty, complaints, contractors, reviewDate, security],
      figures: [
        {
          text: 'Good-neighbor agreements for warehouses use route signs, carrier fines and logs kept for the city.',
          source: 'California Air Resources Board, Concepts to Minimize Impacts from Freight Facilities',
        },
      ],
      condition:
        'Carriers shall be bound by lease to the truck route; the owner shall keep a log and pay [amount] for each verified violation after the [number].',
    },
    oil_gas: {
      boardWeight: 0.3,
      publicWeight: 0.3,
      board: [
        plain('background', 'Who is on the pad at night with the power to shut it down?', 'who'),
        plain(
          'clarification',
          'When a neighbor calls about the noise or a smell, who comes, and how long does it take to respond to the complaint?',
          'complaints',
        ),
        pointed(
          'implications',
          'The state writes the violation. What can the township do besides read about it?',
          'penalty',
        ),
        sharp(
          'criticism',
          'How many notices of violation has {developer} had in this state in three years, and for what?',
          'track_record',
        ),
        pointed(
          'clarification',
          'If the sound is above the limit, do you stop or do you keep drilling and write to us?',
          'cure',
        ),
        plain('support', 'Will you pay for a township inspector of our own choosing for enforcement?', 'security'),
      ],
      resident: [
        'I called at two in the morning, and a man told me they were in compliance. I held the phone out of the window for him.',
        "The state's inspector covers four counties. He is a good man and he is tired.",
        "My driveway was blocked, my mailbox was hit, and each time it was some other contractor's promise to fix it.",
      ],
      expert: [
        'Under which names are the wells held, and what is the violation record of each?',
        'At what level does the monitor alarm, and who responds within what time?',
      ],
      remarks: [
        "I'd want a township inspector on the pad unannounced.",
        "What the company did at its last pad is what I'd vote on.",
        'The response time to a complaint has to be in minutes and not in days.',
      ],
      elements: [who, trigger, cure, penalty, complaints, trackRecord, security, contractors],
      figures: [
        {
          text: 'Inspection and violation records for each well are public.',
          source: 'Pennsylvania Department of Environmental Protection, oil and gas compliance reports',
        },
      ],
      condition:
        'The operator shall fund an inspector chosen by [township] at [amount] and answer each complaint within [minutes], with a log filed every [period].',
    },
    data_centers: {
      boardWeight: 0.25,
      publicWeight: 0.25,
      board: [
        plain('background', 'Which of your promises have a number in them that we could enforce?', 'trigger'),
        plain('clarification', 'After each building opens, who tests the sound and the water for compliance?', 'who'),
        pointed(
          'implications',
          'The operator is a tenant of a tenant. Whom do we cite for a violation?',
          'contractors',
        ),
        sharp('criticism', 'A fine that you earn back in a minute is no penalty. What would make you stop?', 'penalty'),
        plain(
          'support',
          'Before the second building starts, could we review in public how the first one kept its conditions?',
          'review_date',
        ),
      ],
      resident: [
        'They tested the generators on a Sunday, and the county office opened on Monday. By then it was quiet.',
        'I keep bees, and I keep records. Will anybody look at mine if they disagree with theirs?',
        "My neighbor sits on the fire board. He says they cannot get past the gate for an inspection without a day's notice.",
      ],
      expert: [
        'At what load would the noise test be run, and how often?',
        'What would an inspector measure under a condition about best practices?',
      ],
      remarks: [
        'No permit for building two until building one passes, that is simple enough.',
        "I'd like access for our inspectors at any hour, in writing.",
        'Every promise made tonight should be a numbered condition.',
      ],
      elements: [who, trigger, cure, penalty, complaints, reviewDate, contractors, trackRecord],
      figures: [
        {
          text: 'Post-occupancy sound tests at full load are increasingly required building by building.',
          source: 'Data center zoning amendments in Virginia and Georgia counties',
        },
      ],
      condition:
        'No permit for a further building shall issue until the sound, water and light of the last one have been tested at [load] by [firm] and found in compliance.',
    },
    generic: {
      boardWeight: 0.35,
      publicWeight: 0.3,
      board: [
        plain('background', 'Once this is built, who checks that the conditions are kept?', 'who'),
        plain(
          'clarification',
          'Whom do I call on a Saturday night with a complaint, and will a person answer?',
          'complaints',
        ),
        pointed(
          'criticism',
          'Which promise have you broken somewhere else, and how did you put it right?',
          'track_record',
        ),
        pointed('implications', 'Say that a condition is ignored for a month. What does it cost you?', 'penalty'),
        sharp('criticism', 'Yes or no, will you stop work while a violation is open?', 'cure'),
        plain('support', 'What date would you pick to come back and report to us on compliance?', 'review_date'),
      ],
      resident: [
        'The last fellow promised a fence. I am looking at the posts.',
        "I don't want to be the enforcement officer of my own street. I've got two jobs already.",
        'My father used to say that a good contract makes good friends. Make it a good contract.',
      ],
      expert: [
        'Which of the commitments tonight can be measured, by whom and with what?',
        'Where are the inspection reports from your other sites?',
      ],
      remarks: [
        'I would add that any complaint gets an answer within a working day.',
        'We remember promises in this room, all of us.',
        "Staff can only enforce what we write, so let's write it well.",
      ],
      elements: [who, trigger, cure, penalty, complaints, trackRecord, reviewDate, contractors],
      figures: [
        {
          text: 'Permit conditions should be clear, measurable and tied to an impact.',
          source: 'American Planning Association, guidance on conditions of approval',
        },
      ],
      condition:
        'The owner shall name a local contact answering at all hours, log complaints, cure violations within [days], and report to [body] every [period].',
    },
  },
};
