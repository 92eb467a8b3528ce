import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const permanent = figureElement(
  'permanent',
  'the number of permanent jobs on site',
  [
    /(permanent|full[- ]time|ongoing|long[- ]term|year[- ]round)\b.{0,40}\b(jobs?|positions?|employees?|people|staff|workers?|technicians?)/,
    /(jobs?|positions?|employees?|people|staff|technicians?)\b.{0,40}\b(permanent|full[- ]time|on site|year[- ]round|once (it is|we are|we're)? ?(open|built|operating))/,
    /(employ|staff of|payroll of)/,
    /(people|employees|technicians|workers)\b.{0,40}\b(work|working|based|employed) (here|there|on site|at the site|day to day|every day|year[- ]round)/,
  ],
  'a construction crew leaves; the permanent number is what the town keeps',
  'Once we are running, [number] people work here full time.',
);

const construction = figureElement(
  'construction',
  'the number of construction jobs, and for how long',
  [
    /construction (jobs?|workers?|workforce|crews?|employment)/,
    /construction (brings|means|employs|puts|takes)\b.{0,40}\b(workers|jobs|people|crew)/,
    /(jobs?|workers?|crews?|people|trades)\b.{0,40}\b(during|in) (the )?(construction|building|peak)/,
    /peak (workforce|employment|crew)/,
    /at (the |its )?peak\b.{0,40}\b(workers|people|crew|trades)/,
  ],
  'short jobs and lasting jobs are too often added together',
  'Construction brings about [number] workers at the peak, for [number] months.',
);

const pay = figureElement(
  'pay',
  'what the jobs pay',
  [
    /(wages?|salar\w+|pay|earn|hourly|an hour|per hour|a year)\b.{0,40}\b(average|median|starting|start|between|about|range|dollars|benefits)|(average|median|starting|start)\b.{0,40}\b(wages?|salar\w+|pay)/,
    /(pay|paying|pays|paid|earns?)\b.{0,40}\b(hour|year|annually|benefits)/,
    /(health|retirement) benefits/,
    /prevailing wage/,
    /(starting|averaging|start|pay|average of|paid) (at|around|about|from|between)/,
  ],
  'a job that cannot pay a rent here does not answer the promise',
  'Starting pay is [amount] an hour with [benefits], against a county median of [amount].',
);

const localHire = element(
  'local_hire',
  'how local people get them: goals, postings, local contractors',
  [
    /(hours|jobs|work)\b.{0,40}\b(go|goes|to)\b.{0,40}\b(people|workers|contractors|residents) who live/,
    /local(ly)? (hire|hires|hiring|hired|labor|workers?|workforce|contractors?|trades|subcontractors?|first)/,
    /(hire|hires|hiring|recruit\w*|contractors?|bid|bids)\b.{0,40}\b(local\w*|county|area|region\w*|nearby|neighbors|within)/,
    /(job fair|hiring hall|union hall|workforce board|workforce development)/,
  ],
  'promises of work are easily met by crews from three states away',
  '[Share] of construction hours go to workers who live within [distance], and we report it every [period].',
);

const training = element(
  'training',
  'training or apprenticeship for people who are not yet qualified',
  [
    /training (places|program|slots|seats|fund|center)s?/,
    /apprentice\w*/,
    /train(ing|ed|ees?)?\b.{0,40}\b(program|local|college|school|students?|workers?|people|center|course)/,
    /(community|technical|vocational) (college|school|center)/,
    /internships?/,
    /scholarships?/,
  ],
  'without training the skilled jobs go to people from elsewhere',
  'With [college] we fund [number] training places a year, starting in [year].',
);

const proof = element(
  'proof',
  'the comparable site that shows the number is real',
  [
    /(our|another|other|similar|existing|sister) (site|plant|facility|project|store|warehouse|campus|farm)s?\b.{0,40}\b(employs?|employees|jobs|people|workers|hired|staff)/,
    /(employs?|employed|hired)\b.{0,40}\b(at|in) our\b.{0,40}\b(site|plant|facility|project|store|warehouse|campus)/,
    /(verified|audited|payroll) (records|data|reports?)/,
  ],
  'boards trust a payroll that exists more than a forecast',
  'Our site in [place], of the same size, employs [number] people today, and you may call [name].',
);

const reporting = element(
  'reporting',
  'how the job numbers will be reported and what follows if they fall short',
  [
    /report\w*\b.{0,40}\b(jobs?|employment|hiring|number|headcount|board|county|city)/,
    /(jobs?|employment|hiring)\b.{0,40}\b(report\w*|clawback|penalt\w+|shortfall|fall short|miss)/,
    /clawback/,
    /repay\w*/,
  ],
  'a number nobody checks is a decoration',
  'Each year by [date] we report the headcount, and if it is below [number] we repay [amount].',
);

const schedule = element(
  'schedule',
  'the shifts and seasons of the work',
  [
    /shifts?/,
    /seasonal\w*/,
    /part[- ]time/,
    /temp(orary)? (agency|workers?|staff|jobs?)/,
    /around the clock/,
    /(day|night) crew/,
  ],
  'seasonal and agency work is not the same as a steady job',
  'We run [number] shifts; [share] of the jobs are full time and none are through an agency after [period].',
);

const automation = element(
  'automation',
  'how far automation may cut the jobs later',
  [
    /automat\w+/,
    /robot\w*|(fewer|reduce|replace)\b.{0,40}\b(workers|jobs|people|employees)/,
    /machines? (replace|instead)/,
  ],
  'many plants and warehouses are built to need fewer people every year',
  'With the automation we have ordered we need [number] people, and that figure already counts the [equipment].',
);

const equipmentOps = element(
  'equipment_ops',
  'where the operators and technicians are based',
  [
    /technicians?\b.{0,40}\b(based|live|office|local|drive|dispatch\w*|region)/,
    /(remote|remotely|operations center|control room)\b.{0,40}\b(monitor\w*|operat\w*|staff)/,
    /(o&m|operations and maintenance|maintenance) (building|staff|crew|contract|team|office)/,
  ],
  'a plant that is run from another state employs few people here',
  'The [number] technicians are based in [place], and the site is watched from [location].',
);

/** What boards and the public ask about jobs, and what a complete answer contains. */
export const jobs: TopicKnowledge = {
  topic: 'jobs',
  noun: 'jobs',
  name: 'Jobs',
  cues: sources(
    /headcount/,
    /full[- ]time(?! (deputy|inspector))/,
    /jobs?/,
    /(hire|hires|hired|hiring)/,
    /employ(s|ees?|ers?|ment|ing|ed)?/,
    /(local|union|construction|permanent|full[- ]time|prevailing) (labor|workers?|workforce|wages?|trades|hires?|contractors?|positions?)/,
    /workforce/,
    /apprentice\w*/,
    /payroll/,
    /crews? (come|comes|coming|from)/,
    /(work|working) (here|there|on it) when/,
    /wages? (paid|here|scale)/,
    /shifts? will/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.3,
      publicWeight: 0.25,
      board: [
        plain(
          'background',
          'Once the last panel is bolted on, how many permanent jobs are left in {county}?',
          'permanent',
        ),
        pointed(
          'clarification',
          'Are these construction jobs for people here, or do the crews come with the contractor from out of state?',
          'construction',
        ),
        sharp(
          'criticism',
          'Sheep and a mower do not make an economy. Why do your slides say hundreds of jobs?',
          'permanent',
        ),
        pointed(
          'implications',
          'What happens if the general contractor brings his own workforce and no local electrician gets a call?',
          'local_hire',
        ),
        plain(
          'support',
          'Tell me what the installers are paid and where one of our young people would apply for a job.',
          'pay',
          'local_hire',
        ),
      ],
      resident: [
        "I'm a journeyman electrician and I live four miles away. The last solar job around here had plates from five other states in the lot.",
        'My farm used to keep three hired hands, and now they tell me this keeps half of one busy.',
        'My son is finishing at the vocational school in May. If there is an apprenticeship in this, I want to know who he calls.',
      ],
      expert: [
        'How many of the jobs are induced or indirect, and how many can be isolated in {county}?',
        'Are those jobs or job-years? A crew member who works six months is half of one.',
      ],
      remarks: [
        "I'd take a dozen real local hires over a page of multipliers.",
        'A hiring hall notice at the county workforce office before you mobilize, that would be a fair condition.',
        'This is a land use decision for me, and the jobs are few either way.',
      ],
      elements: [permanent, construction, localHire, equipmentOps, pay, proof],
      figures: [
        {
          text: 'Utility-scale solar needs very few operators: on the order of one full-time job for each several tens of megawatts.',
          source: 'NREL JEDI photovoltaics model documentation',
        },
      ],
      condition:
        'The owner shall advertise construction positions through [workforce office] at least [number] days before mobilizing and report local hours at completion.',
    },
    wind: {
      boardWeight: 0.3,
      publicWeight: 0.2,
      board: [
        plain(
          'background',
          'How many wind technicians will live within a half hour of these towers and draw a paycheck here?',
          'permanent',
          'equipment_ops',
        ),
        pointed(
          'clarification',
          'The crane crews move from state to state, so which of the construction jobs are truly open to our people?',
          'construction',
        ),
        pointed(
          'support',
          'Is there money for a turbine technician program at the community college, so our kids get the jobs?',
          'training',
        ),
        sharp(
          'criticism',
          'You run them all from a control room in another state. What is left here besides a pickup and two men?',
          'permanent',
        ),
        plain(
          'implications',
          'When the gravel, the concrete and the rebar are bought, are local contractors on the list?',
          'local_hire',
        ),
      ],
      resident: [
        'I rent rooms over the tavern, and when they built the last wind farm I was full for nine months. Then it was quiet again.',
        'My nephew climbs towers for a living and likes it, but he had to move three counties away to do it.',
        'I mix concrete. Last time the trucks came past my plant from the city, full.',
      ],
      expert: [
        'Is that headcount the busiest month or the average? Can you file a month-by-month curve?',
        'How many technicians stay, and is there a service contract that fixes the number?',
      ],
      remarks: [
        'I would like a local contractor day before the bids go out.',
        'The operations building should be in this county if the towers are.',
        'Two or three steady technician jobs matter in a place this size, I will say that.',
      ],
      elements: [permanent, construction, equipmentOps, localHire, training, pay],
      figures: [
        {
          text: 'Wind turbine technicians earned a median wage of about $62,000 in 2023, and the occupation is among the fastest growing.',
          source: 'U.S. Bureau of Labor Statistics, Occupational Outlook Handbook',
        },
      ],
      condition:
        'The operations and maintenance office shall be located in [county], and a local hiring and contractor fair shall be held at least [number] days before bids close.',
    },
    data_centers: {
      boardWeight: 0.45,
      publicWeight: 0.4,
      board: [
        plain(
          'background',
          'For each building, how many people report to work on an ordinary Tuesday, guards included?',
          'permanent',
        ),
        pointed(
          'clarification',
          'Which campus did you take the permanent jobs number from, and may our staff call that county?',
          'proof',
        ),
        sharp(
          'criticism',
          'All this land for fewer jobs than a supermarket. Why is that a good bargain for {place}?',
          'permanent',
        ),
        pointed(
          'implications',
          'Ten years of construction workers need beds and parking. Where do they sleep, and where do they eat?',
          'construction',
        ),
        pointed('communicate', 'What should I tell a high school senior who wants one of these jobs?', 'training'),
        sharp(
          'criticism',
          'If only half the employees you promised are here in five years, what does {developer} owe us?',
          'reporting',
        ),
        plain(
          'support',
          'How will a plumber or a fence company from this county get work on the campus?',
          'local_hire',
        ),
      ],
      resident: [
        "I drive an hour each way to a job with benefits. I'd love one here, but I am told I need a degree they don't teach at our college.",
        'We still have no grocery store. I do not see how sixty computer technicians and a guard shack change that.',
        "I'm in the electricians' local, and those ten years of work would let me raise my girls without living in motels.",
        'I am an ironworker, and I would like to see a local hiring line in writing. How many of the crew have to live here?',
        'I have two grown boys stocking shelves. What would they have to learn to work for you, and who teaches it?',
      ],
      expert: [
        "How many are on the operator's own payroll, apart from contractors, security and cleaners?",
        'Which operating building of this kind is the staffing ratio taken from?',
      ],
      remarks: [
        'Permanent jobs per acre is the number I would like to see in the staff report.',
        'I am not persuaded that these jobs go to people who live here now.',
        'A signed agreement with the community college would mean more to me than the brochure.',
      ],
      elements: [permanent, construction, pay, localHire, training, proof, reporting],
      figures: [
        {
          text: 'A large data center building often employs a few dozen to about 150 people directly when complete, and many more while it is built.',
          source: 'Virginia Joint Legislative Audit and Review Commission, Data Centers in Virginia (2024)',
        },
      ],
      condition:
        'The owner shall report direct employment at the site by [date] each year and shall fund [number] training places at [college].',
    },
    commercial: {
      boardWeight: 0.25,
      publicWeight: 0.2,
      board: [
        plain(
          'background',
          'How many of the jobs in this store are full time, and how many are twenty hours a week?',
          'permanent',
          'schedule',
        ),
        pointed('clarification', 'What is the starting wage, and can a person live in {place} on it?', 'pay'),
        pointed('implications', 'If other shops close, how many jobs have we really gained on balance?', 'local_hire'),
        sharp(
          'criticism',
          'Stores like this open with a full staff and cut it within a year. Why would your employment hold?',
          'proof',
        ),
        plain(
          'support',
          'Would you hold a hiring day in town before you open, for people who walk or ride the bus?',
          'local_hire',
        ),
      ],
      resident: [
        'I work two part-time retail jobs already, and neither one gives me enough hours for insurance. I do not need a third like that.',
        'My granddaughter is sixteen and there is nowhere in town for a first job. I would be happy to see one.',
        'We employ nine people at our family pharmacy. Put their names in your jobs total with a minus sign.',
      ],
      expert: [
        'Are those heads or full-time equivalents? For a store the two differ widely.',
        'How many jobs would be lost at competitors already in the trade area?',
      ],
      remarks: [
        'Entry-level work has its place, and I would not sneer at it.',
        'Give us full-time equivalents in the next packet, please, not heads.',
        "I don't put much weight on jobs in a drive-through decision.",
      ],
      elements: [permanent, schedule, pay, localHire, proof, construction],
      figures: [
        {
          text: 'Retail salespersons earn a median of around $16 an hour nationally.',
          source: 'U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics',
        },
      ],
      condition:
        'The operator shall hold a hiring event in [place] at least [number] days before opening and report full-time equivalents after [period].',
    },
    logistics: {
      boardWeight: 0.4,
      publicWeight: 0.3,
      board: [
        plain(
          'background',
          'How many employees on the largest shift, and how many of them are on your own payroll?',
          'permanent',
        ),
        pointed(
          'clarification',
          'Are these agency temps at the holidays or steady warehouse jobs with benefits?',
          'schedule',
        ),
        pointed(
          'implications',
          'Suppose the tenant puts in robots. How many of the promised jobs survive that?',
          'automation',
        ),
        sharp(
          'criticism',
          'Without a signed tenant, how can you stand here and promise one job, let alone hundreds?',
          'permanent',
        ),
        plain('support', 'What will a forklift driver earn on day one, and where do they apply?', 'pay', 'local_hire'),
        sharp(
          'clarification',
          'Will you accept a yearly headcount report with money at stake, yes or no?',
          'reporting',
        ),
      ],
      resident: [
        'I did nights at a fulfillment center. They count you as a job until your knees go, then they count the next one.',
        'I own the diner by the interchange, and another couple of hundred people on shift would keep my lights on.',
        'Half the warehouses along the highway have hiring banners up already. Who exactly is left to fill these jobs?',
      ],
      expert: [
        'How much of this floor will be automated, and what does that do to the number of people in it?',
        'Where would the workforce come from, and do your trip numbers have them commuting?',
      ],
      remarks: [
        'A spec building is a box with a hope in it, as far as jobs go.',
        'I would like the jobs claim struck from the presentation until there is a tenant.',
        'If the town gives anything for these jobs, we count them every year.',
      ],
      elements: [permanent, pay, schedule, automation, localHire, reporting],
      figures: [
        {
          text: 'Warehouses commonly employ from about one person per 1,000 square feet in fulfillment to far fewer in bulk storage.',
          source: 'ITE Trip Generation Manual, warehousing and fulfillment land uses',
        },
      ],
      condition:
        'The owner shall report full-time and agency headcount to [body] by [date] each year for [number] years.',
    },
    manufacturing: {
      boardWeight: 0.45,
      publicWeight: 0.3,
      board: [
        plain(
          'background',
          'What jobs come with the first production line, and what do they pay after a year?',
          'permanent',
          'pay',
        ),
        pointed('clarification', "Do you need welders and machinists we don't have, and who trains them?", 'training'),
        pointed('implications', 'If a second line is automated, do the jobs on the first line stay?', 'automation'),
        sharp(
          'criticism',
          "Every town has been promised a payroll before. What happens to {developer} if the jobs don't come?",
          'reporting',
        ),
        plain(
          'support',
          'How will you recruit within walking distance of the plant before you hire from outside?',
          'local_hire',
        ),
        pointed('support', 'Name the plant of yours most like this one and its headcount today.', 'proof'),
      ],
      resident: [
        'I was laid off from the foundry in the spring, and I am fifty-three. Will you train a man my age, or am I wasting my evening?',
        'Three of my children moved away for work. I live next to your back fence, and I would still rather hear a shift whistle than silence.',
        'I worked a plant like this in Ohio. Good money, but ask them about mandatory overtime and the turnover.',
      ],
      expert: [
        'Which supplier jobs would be in this state, and which inputs are made here at all?',
        'Is the headcount for the first phase or for full build-out, and which of them is before the board?',
      ],
      remarks: [
        'Steady industrial jobs are what our plan asks for on that side of the tracks.',
        'Get me a letter from the technical college that says the program exists.',
        "I weigh jobs against smokestacks every time, and I don't find it easy.",
      ],
      elements: [permanent, pay, training, automation, proof, reporting, localHire],
      figures: [
        {
          text: 'Production workers in manufacturing earn on average somewhat under $30 an hour.',
          source: 'U.S. Bureau of Labor Statistics, Current Employment Statistics',
        },
      ],
      condition:
        'Employment of at least [number] full-time positions shall be reached by [date], and the company shall report headcount each year.',
    },
    oil_gas: {
      boardWeight: 0.25,
      publicWeight: 0.2,
      board: [
        plain(
          'background',
          'How many workers are on the pad while you drill, and how many jobs remain when the wells are producing?',
          'construction',
          'permanent',
        ),
        pointed(
          'clarification',
          'Are the rig hands local, or do they live in a man camp and go home every second week?',
          'local_hire',
        ),
        sharp('criticism', 'A pumper visits once a day. Is that one job the whole employment benefit?', 'permanent'),
        pointed('implications', 'On your last pad, how many local contractors were on the invoices?', 'proof'),
        plain(
          'support',
          'Which trades could a resident of {county} be hired for, and what do they earn?',
          'pay',
          'local_hire',
        ),
      ],
      resident: [
        'I haul water for a living, and gas work put a roof on my house. When they left, it nearly took the roof back.',
        'The motel is full of trucks with far-off plates, and my boy with a commercial license still cannot get a callback.',
        'I nurse at the clinic, and what I saw of those jobs was crushed fingers at three in the morning.',
      ],
      expert: [
        'One crew often drills every well on a pad. Were the jobs counted once or once for each well?',
        'Is there a figure for indirect work that belongs to this county rather than to the whole state?',
      ],
      remarks: [
        'Drilling jobs come and go with the price, and we all remember the last bust.',
        'I would like the operator to use haulers and gravel from this township.',
        "Don't tell me about jobs if the crews only stop here for gas.",
      ],
      elements: [construction, permanent, localHire, pay, proof],
      figures: [
        {
          text: 'A drilling and completion campaign may bring well over a hundred workers for weeks to months; a producing pad needs only a visiting pumper.',
          source: 'Marcellus Shale Education and Training Center, workforce needs assessment',
        },
      ],
      condition:
        'The operator shall invite bids from contractors in [county] and report the local share of employment and spending within [number] days of completion.',
    },
    generic: {
      boardWeight: 0.3,
      publicWeight: 0.25,
      board: [
        plain(
          'background',
          'How many people will work here when it is finished, every day, year in and year out?',
          'permanent',
        ),
        pointed(
          'clarification',
          'Is that figure permanent employment or is the construction crew in it?',
          'construction',
        ),
        pointed('support', 'What are you prepared to do so that neighbors get first look at the jobs?', 'local_hire'),
        sharp(
          'criticism',
          'Every applicant says jobs. What did your last project really employ after two years?',
          'reporting',
        ),
        plain('background', 'What do the jobs pay, from the lowest to the middle?', 'pay'),
      ],
      resident: [
        'I have been looking for work since winter, and I take the bus. A job I cannot reach is no job to me.',
        'They count the fellow who delivers the sandwiches. I raised a family on a real paycheck and I know the difference.',
        'I run a crew of six with two trucks. All I ask for is a fair chance to bid.',
      ],
      expert: [
        'Direct, indirect and induced: what is each of them, and which can this board ever check?',
        'Which model and which year of data are behind the number of jobs?',
      ],
      remarks: [
        "I'd want permanent and temporary jobs on separate lines.",
        "Local hiring is easy to say from the podium, so let's write it down.",
        "Jobs don't cure a bad location, in my view.",
      ],
      elements: [permanent, construction, pay, localHire, reporting, proof],
      figures: [
        {
          text: 'Input-output models report direct, indirect and induced jobs separately; only direct jobs are on the site.',
          source: 'U.S. Bureau of Economic Analysis, RIMS II handbook',
        },
      ],
      condition:
        'The owner shall report permanent and construction employment to [body] by [date] in each of the first [number] years.',
    },
  },
};
