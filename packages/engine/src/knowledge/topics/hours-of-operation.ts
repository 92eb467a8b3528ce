import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const hours = figureElement(
  'hours_stated',
  'the hours and days, with weekends and holidays',
  [
    /(?:hours?|open|close[sd]?|closing|operat\w*|run|running)(?!\w).{0,60}(?<!\w)(?:from|to|until|between|at|a\.?m|p\.?m|o'?clock|days|midnight|hours|24)/,
    /(?:a\.?m|p\.?m|o'?clock|midnight|noon)\.?(?!\w).{0,30}(?<!\w)(?:to|until|through|and|daily|weekdays?|saturday|sunday)/,
    /(?:saturdays?|sundays?|weekends?|holidays?)(?!\w).{0,50}(?<!\w)(?:closed|open|from|hours|only|no|until)/,
  ],
  'A board can only condition hours that have been said.',
  'We open at [time] and close at [time], with Sundays from [time] to [time].',
);
const deliveries = figureElement(
  'delivery_hours',
  'the hours of deliveries and trucks',
  [
    /(?:deliver\w+|trucks?|semis?|load\w*|shipments?|pick-?ups?)(?!\w).{0,60}(?<!\w)(?:between|from|after|before|until|only|hours|a\.?m|p\.?m|o'?clock|overnight)/,
    /(?:between|from|after|before)(?!\w).{0,40}(?<!\w)(?:deliver\w+|trucks?)/,
  ],
  'The doors may close while the trucks go on.',
  'Trucks deliver between [time] and [time], and never on [day].',
);
const need = element(
  'need_for_late',
  'why the late hours are needed and what they bring',
  [
    /(?:sales|customers?|shift\w*|business|revenue|percent|demand|market|process|contract\w*|continuous)(?!\w).{0,70}(?<!\w)(?:after|late|night|overnight|hours|early|around the clock|need\w*|require\w*|stop\w*)/,
    /(?:after|late|night|overnight|early|past)(?!\w).{0,60}(?<!\w)(?:sales|customers?|percent|need\w*|because|demand|shift)/,
  ],
  'Boards weigh what the last hours earn against what they cost the street.',
  'After [time] we take in [percent] of the day, chiefly from [customers].',
);
const outdoor = element(
  'indoors_at_night',
  'what moves indoors or stops in the night hours',
  [
    /(?:indoors?|inside|doors? closed|stop\w*|shut\w*|no|not|quiet)(?!\w).{0,60}(?<!\w)(?:after|at night|overnight|evening|p\.?m|night ?time)/,
    /(?:after|at night|overnight|p\.?m\.?)(?!\w).{0,60}(?<!\w)(?:indoors?|inside|closed|stop\w*|shut|no |only|quiet)/,
  ],
  'A night shift indoors is another thing than a night shift in the yard.',
  'After [time] all work is indoors with doors closed, and the yard is empty.',
);
const enforced = element(
  'hours_enforced',
  'how the hours are kept and what follows a breach',
  [
    /(?:lease|gate|log|camera|manager|contract\w*|permit|fine\w*|review\w*|six months|revo\w*|call\w*|enforce\w*|violat\w*)(?!\w).{0,70}(?<!\w)(?:hours?|lock\w*|record\w*|breach|night|close\w*|county|city|board|after|review|neighbors?)/,
    /(?:come back|return|review)(?!\w).{0,40}(?<!\w)(?:months?|year)/,
  ],
  'Hours are the easiest condition to break in the dark.',
  'The gate is locked at [time] and its log is open to [office]; we come back for review after [number of months].',
);
const compareHours = element(
  'neighbor_hours',
  'the hours of like businesses nearby',
  [
    /(?:keeps?|kept|same)(?!\w).{0,12}(?<!\w)hours/,
    /(?:other|similar|nearby|existing|neighboring|competitor\w*)(?!\w).{0,60}(?<!\w)(?:hours|open|close\w*|until|midnight|station|store|plant|operation)/,
    /(?:same|shorter|longer|fewer) hours/,
  ],
  'The board must treat like alike.',
  'The [business] at [place], also beside homes, keeps hours until [time].',
);

export const hoursOfOperation: TopicKnowledge = {
  topic: 'hours_of_operation',
  noun: 'hours of operation',
  name: 'Hours of operation',
  cues: sources(
    /(?:operating|business|opening|closing|store|delivery|night|overnight|late|extended|quiet|working) hours|hours of (?:operation|delivery|business)|hours (?:be|are|will|would|from|you)/,
    /(?:twenty-four|24)[- ]?(?:hours?|seven|\/7)|around the clock|all night|overnight|third shift|night (?:shift|work|time operations?)/,
    /(?:open|close[sd]?|run|running|operate|deliver\w*|stay open|shut)(?!\w).{0,40}(?<!\w)(?:until|till|past|after|before|by|at) (?:midnight|\w+ (?:a\.?m|p\.?m|o'?clock|at night|in the (?:morning|evening))|ten|eleven|dark|\d+)/,
    /(?:weekends?|sundays?|saturdays?|holidays?)(?!\w).{0,40}(?<!\w)(?:open|operat\w*|run|work\w*|hours|deliver\w*|closed)/,
    /what (?:time|hours|are the hours)|(?:hours|times) of the (?:other|existing|store|plant|place)|stay(?:ing)? open|(?:sold|sell|selling|serv\w+|open\w*|clos\w*) .{0,15}(?:until|till|past|beyond|before|after)/,
    /(?:deliver\w*|trucks?)(?!\w).{0,40}(?<!\w)(?:between \[?\w+|at (?:night|dawn|five|four|three)|in the middle of the night)/,
  ),
  entries: {
    commercial: {
      boardWeight: 0.4,
      publicWeight: 0.3,
      board: [
        plain(
          'background',
          'What hours do you want, seven days, and what hours do you need?',
          'hours_stated',
          'need_for_late',
        ),
        plain(
          'clarification',
          'When does the fuel truck come, and does the pump area stay lit for it?',
          'delivery_hours',
        ),
        pointed(
          'clarification',
          'Other businesses here have homes behind them. When do they quit for the night?',
          'neighbor_hours',
        ),
        pointed(
          'implications',
          'Late at night, yours may be the only light on. Who handles the lot at that hour?',
          'late_lot',
        ),
        sharp('criticism', 'How much do you really gain in the last hours before the morning rush?', 'need_for_late'),
        sharp(
          'communicate',
          'Close at ten for a year, and come back to us. Would you accept it?',
          'hours_stated',
          'hours_enforced',
        ),
      ],
      resident: [
        'I open the bakery at four and sleep at eight. Until when do people rev their cars in your lot?',
        'My teenagers cut through there. What is going on at one in the morning?',
        'The last place said ten and was open at midnight within a year. Who do I call at midnight?',
      ],
      expert: [
        'What do the late-hour trips add to traffic and noise, and until when?',
        'Police calls at comparable stores cluster after midnight. Why is no data in the file?',
      ],
      remarks: [
        'A neighborhood store keeps neighborhood hours.',
        'I would start shorter and let them earn more.',
        'Alcohol sales should stop well before the doors close.',
      ],
      elements: [
        hours,
        deliveries,
        need,
        compareHours,
        enforced,
        element(
          'late_lot',
          'who is in charge of the lot late at night',
          [
            /(?:manager|staff|security|employees?|guard|attendant|cameras?)(?!\w).{0,70}(?<!\w)(?:night|late|lot|duty|on ?-?site|every hour|until|walk\w*|loiter\w*)/,
            /loiter\w*|security (?:guard|patrol)/,
          ],
          'Trouble comes from the lot, not from the store.',
          'After [time] there are [number] staff on duty, and one walks the lot every [number of minutes].',
        ),
      ],
      figures: [
        {
          text: 'Neighborhood commercial zones commonly close at 10 or 11 pm; drive-throughs beside homes often at 9 or 10 pm.',
          source: 'municipal zoning codes',
        },
      ],
      condition:
        'Hours of operation are [time] to [time]; deliveries [time] to [time]; the hours are reviewed with notice to neighbors after [number] months.',
    },
    logistics: {
      boardWeight: 0.4,
      publicWeight: 0.45,
      board: [
        plain('background', 'Is this a day operation, or around the clock from the first week?', 'hours_stated'),
        plain('clarification', 'What share of the trucks comes at night?', 'delivery_hours'),
        pointed(
          'clarification',
          'If the tenant wants nights later, does he have to ask us?',
          'tenant_hours',
          'hours_enforced',
        ),
        pointed(
          'implications',
          'Peak season before Christmas: what do the nights look like then?',
          'delivery_hours',
          'need_for_late',
        ),
        sharp(
          'criticism',
          'Is there any night work on the side where people sleep, and why there?',
          'indoors_at_night',
        ),
        sharp(
          'communicate',
          'No trucks from ten to six on that side. Say yes, or tell me why not.',
          'delivery_hours',
          'indoors_at_night',
        ),
      ],
      resident: [
        'I get up for work at five. Which five hours of the night are you leaving me?',
        'Sunday is the one morning we sleep. Do trailers drop on Sundays?',
        'My wife works from bed on her bad days. Is there any hour when that yard is still?',
        'I leave for the early shift at four thirty and my wife comes in at midnight. Which of us gets to sleep?',
        'I lock up my place at nine. What is still moving over there at ten?',
      ],
      expert: [
        'Which hours of operation were used for traffic, and which for noise? Are they the same ones?',
        'Without a tenant, the night share is a guess. What range was tested?',
      ],
      remarks: [
        'I assume the worst hours, because nobody will name a tenant.',
        'A quiet side and a loud side might let them run all night.',
        'The clock matters more to me than the truck count.',
      ],
      elements: [
        hours,
        deliveries,
        need,
        outdoor,
        enforced,
        element(
          'tenant_hours',
          'that any tenant is bound by the hours',
          [
            /(?:tenants?|users?|operators?|occupants?|leases?)(?!\w).{0,60}(?<!\w)(?:hours|bound|bind\w*|limit\w*|same|come back|approv\w*|condition)/,
          ],
          'The builder promises and the tenant runs.',
          'Any tenant is bound by these hours through the lease, and a change needs [approval].',
        ),
      ],
      figures: [
        {
          text: 'Conditions beside homes commonly bar docks on one side between 10 pm and 6 or 7 am.',
          source: 'municipal conditional use permits',
        },
      ],
      condition:
        'No dock activity on the [side] from [time] to [time]; hours of operation bind every tenant and are part of each lease.',
    },
    manufacturing: {
      boardWeight: 0.4,
      publicWeight: 0.4,
      board: [
        plain('background', 'Which hours do you ask for, and on how many days a year?', 'hours_stated'),
        plain(
          'clarification',
          'Is the night work for one road contract, or every night?',
          'night_count',
          'need_for_late',
        ),
        pointed('clarification', 'Loading at dawn: how early do engines start?', 'delivery_hours'),
        pointed('implications', 'A third shift now means a fourth line next year. Where does it end?', 'need_for_late'),
        sharp(
          'criticism',
          'Have you ever been written up for running outside your hours, here or anywhere?',
          'hours_enforced',
        ),
        sharp('communicate', 'Twenty nights a year, posted ahead, and no more. Could you run on that?', 'night_count'),
      ],
      resident: [
        'The crusher starts before the rooster. What is the earliest it may start, by law?',
        'My mother is in hospice at home. Can anyone promise us quiet nights for a month?',
        'We have our ball games on Saturday. Do you blow dust on Saturday?',
        'I drive a route at four in the morning, so I go to bed at eight. When does it go quiet?',
        'I worked three shifts in my time and I do not begrudge anybody the work. What do the neighbors get for the third one?',
      ],
      expert: [
        'The extension was studied for noise by day standards. What are the night results?',
        'Market need was shown by one contract. How many nights did comparable plants use?',
      ],
      remarks: [
        'Some nights I can see. An open door on nights I cannot.',
        'I would want a calendar that the neighbors can read.',
        'I look at how an applicant keeps the hours he has before I give him more.',
      ],
      elements: [
        hours,
        deliveries,
        need,
        outdoor,
        enforced,
        figureElement(
          'night_count',
          'how many nights a year, announced how',
          [
            /(?:nights?|days?) (?:a|per|each) (?:year|season|month|week)/,
            /(?:no more than|up to|limit\w*|maximum)(?!\w).{0,30}(?<!\w)nights?/,
            /nights?(?!\w).{0,50}(?<!\w)(?:notice|posted|announced|calendar|ahead)/,
          ],
          'A number of nights is easier to grant than nights.',
          'We need no more than [number] nights a year, posted [number of days] ahead.',
        ),
      ],
      figures: [
        {
          text: 'Aggregate and asphalt permits commonly run 6 or 7 am to 6 or 7 pm on weekdays with limited Saturday hours and a set number of nights.',
          source: 'municipal mining and industrial permits',
        },
      ],
      condition:
        "Hours of operation are [time] to [time] on weekdays and [time] to [time] on Saturdays, with up to [number] nights a year on [number] days' notice.",
    },
    data_centers: {
      boardWeight: 0.12,
      publicWeight: 0.15,
      board: [
        plain('background', 'It never shuts down, I know. But what comes and goes at night?', 'staff_and_vendors'),
        plain('clarification', 'What hours do generators get tested, and is it ever a weekend?', 'tests'),
        pointed('clarification', 'Fuel and equipment deliveries: day or night?', 'delivery_hours'),
        pointed(
          'implications',
          'In a power shortage, can the grid operator tell you to run generators for days?',
          'tests',
          'emergency_run',
        ),
        sharp(
          'criticism',
          'Around the clock is fine for machines. Why must the people next door keep the same hours?',
          'indoors_at_night',
          'tests',
        ),
        sharp('communicate', 'Tests on weekdays, midday, posted ahead. Is there any reason not to agree?', 'tests'),
      ],
      resident: [
        'My twins nap from one to three. When do you light off the generators?',
        'I grade papers on Sunday nights with the window open. What is running then?',
        'Shift change at midnight would pass my mailbox. Does it?',
      ],
      expert: [
        'The emergency definition follows the air permit, which allows non-emergency hours. How many are you asking for?',
        'Chillers and generators need maintenance. At what hours will it be done?',
      ],
      remarks: [
        'What runs all night should at least be steady and low.',
        'I would limit tests to school hours in summer and midday in winter.',
        'Deliveries have no need to be nocturnal.',
      ],
      elements: [
        deliveries,
        outdoor,
        enforced,
        figureElement(
          'tests',
          'when generators are tested',
          [
            /(?:test\w*|exercis\w*)(?!\w).{0,60}(?<!\w)(?:weekdays?|between|hours?|a\.?m|p\.?m|month|week|noon|minutes|generators?)/,
          ],
          'The loud hours can be chosen.',
          'Generator tests run on weekdays between [time] and [time], one unit at a time.',
        ),
        element(
          'emergency_run',
          'running in outages and grid calls',
          [
            /(?:run|only)(?!\w).{0,20}(?<!\w)(?:in|during) (?:an? )?(?:outages?|emergenc(?:y|ies))/,
            /(?:outages?|emergency|grid (?:call|operator|emergency)|demand response|peak shaving|utility)(?!\w).{0,70}(?<!\w)(?:run\w*|generators?|only|hours|not|limit\w*|permit)/,
          ],
          'An outage is excused, and a sale of power is not.',
          'Generators run only in outages, up to [number of hours] a year, and never for peak shaving.',
        ),
        element(
          'staff_and_vendors',
          'people and vendors at night',
          [
            /(?:staff|employees?|people|technicians?|vendors?|security|shift\w*)(?!\w).{0,60}(?<!\w)(?:night|overnight|shift|per|evening|at a time|p\.?m|a\.?m)/,
          ],
          'A few cars at night are a picture people can bear.',
          'At night there are [number] people on site, who change shift at [time].',
        ),
      ],
      figures: [
        {
          text: 'Emergency engines may run 100 hours a year for tests and maintenance, up to 50 of them in non-emergency uses.',
          source: '40 CFR 60.4211 and 63.6640',
        },
      ],
      condition:
        'Generator tests only on weekdays from [time] to [time], with notice; deliveries during those hours of operation.',
    },
    generic: {
      boardWeight: 0.25,
      publicWeight: 0.2,
      board: [
        plain('background', 'What time do you open, what time do you close, and what about Sunday?', 'hours_stated'),
        plain('clarification', 'Do trucks come outside of those hours?', 'delivery_hours'),
        pointed('implications', 'Once we grant the late hours, what keeps them from getting later?', 'hours_enforced'),
        pointed('support', 'Would the business work with an earlier close in the first year?', 'need_for_late'),
        sharp(
          'criticism',
          'How late do the others on that road run, and why should you run later?',
          'neighbor_hours',
          'need_for_late',
        ),
        sharp('communicate', 'May I read those hours into the motion?', 'hours_stated'),
      ],
      resident: [
        'We put the kids down at eight. What is going on over there at nine?',
        'I milk at four thirty, and I would rather be first up. When do you start?',
        'My church meets across the road on Wednesdays and Sundays. Could you be quiet then?',
      ],
      expert: [
        'Running on demand is not a schedule. How can effects be judged without stated hours?',
        'Set-up and clean-up are left out of the hours. How long do they take?',
      ],
      remarks: [
        'Hours are the simplest thing we can condition.',
        'I would like Sundays left alone.',
        'Longer hours in summer I might understand.',
      ],
      elements: [hours, deliveries, need, outdoor, enforced, compareHours],
      figures: [{ text: 'Noise codes commonly define night as 10 pm to 7 am.', source: 'municipal noise codes' }],
      condition:
        'Hours of operation are [time] to [time], with deliveries between [time] and [time], reviewed after [number] months.',
    },
  },
};
