import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const workHours = figureElement(
  'work_hours',
  'the working hours and days',
  [
    /(?:work\w*|construct\w*|hours|crews?|build\w*)(?!\w).{0,60}(?<!\w)(?:from|between|to|until|a\.?m|p\.?m|o'?clock|weekdays?|monday|saturdays?|sundays?)/,
    /(?:weekdays?|monday|saturdays?|sundays?|holidays?)(?!\w).{0,60}(?<!\w)(?:work|only|no|through|off|from|between|until)/,
    /(?:a\.?m|p\.?m|o'?clock)\.? (?:to|until|through|on)/,
  ],
  'People plan their sleep around the first machine.',
  'Work runs from [time] to [time] on weekdays and from [time] to [time] on Saturdays, with none on Sundays.',
);
const schedule = figureElement(
  'schedule',
  'the start, the length and the end',
  [
    /(?:start\w*|begin\w*|break ground|finish\w*|complet\w*|done|last\w*|take\w*|duration|schedule)(?!\w).{0,60}(?<!\w)(?:months?|weeks?|years?|spring|summer|fall|winter|20\d\d|january|february|march|april|may|june|july|august|september|october|november|december)/,
    /(?:months?|years?|weeks?) (?:of|to|from|for)(?!\w).{0,40}(?<!\w)(?:build|construct\w*|work|start|finish|complete)/,
  ],
  'A nuisance with an end can be borne.',
  'We start in [month] and finish in [month], a total of [number of months].',
);
const loud = figureElement(
  'loud_weeks',
  'the loudest work: which weeks and hours',
  [
    /(?:pile\w*|post\w*|driv\w+|blast\w*|pour\w*|crane\w*|rock|hammer\w*|loud\w*|noisi\w*|grading|demolition|paving|frack\w*|drill\w*)(?!\w).{0,70}(?<!\w)(?:weeks?|days?|months?|hours?|between|only|a\.?m|p\.?m|weekdays)/,
  ],
  'The worst weeks should be known ahead.',
  'The loud part, [activity], takes [number of weeks] and runs only between [time] and [time].',
);
const notice = element(
  'notice',
  'how neighbors hear ahead of time',
  [
    /(?:notice|notif\w*|letters?|e-?mails?|texts?|calls?|post\w*|website|update\w*|newsletter|door ?hangers?|sign)(?!\w).{0,60}(?<!\w)(?:days?|hours?|before|ahead|week\w*|neighbors?|residents?|month\w*|homes?|each)/,
  ],
  'A warned neighbor is half a friend.',
  'Every home within [distance in feet] gets notice [number of days] ahead of loud or night work.',
);
const contact = element(
  'site_contact',
  'who on site answers, with the power to stop work',
  [
    /(?:superintendent|site manager|project manager|foreman|liaison|construction manager|contact person|contact|hot ?line|phone number|call)(?!\w).{0,70}(?<!\w)(?:phone|number|answer\w*|call|day|night|stop\w*|authority|respond\w*|hours?|name|neighbors?|reach)/,
  ],
  'The number of an office two states away is no number.',
  'The superintendent, [name], answers at [phone number] and can stop work on the spot.',
);
const staging = element(
  'staging',
  'where crews park, stage and wait',
  [
    /(?:park\w*|stag\w*|lay-?down|trailers?|wait\w*|queue\w*|gate|entrance|shuttle)(?!\w).{0,60}(?<!\w)(?:on ?-?site|lot|off (?:the )?(?:road|street)|inside|yard|workers?|crews?|trucks?|not|no|acres?|away)/,
  ],
  'Pickups along the road come before the first shovel.',
  'Crews park at [place] on site, and no truck waits on [road] before [time].',
);
const after = element(
  'night_exceptions',
  'what may happen at night and who must agree',
  [
    /(?:night|overnight|after (?:hours|dark)|early|weekend|exception\w*|emergency|concrete pour\w*)(?!\w).{0,70}(?<!\w)(?:only|approv\w*|permission|notice|pour\w*|no |never|agree\w*|limited|written|except\w*)/,
    /(?:no|never|without|not)(?!\w).{0,20}(?<!\w)(?:night|overnight|sunday|weekend) ?(?:work)?/,
  ],
  'One continuous pour at night breaks a promise unless it was named.',
  'Night work is limited to [activity], on no more than [number] nights, with approval of [official].',
);

export const constructionHours: TopicKnowledge = {
  topic: 'construction_hours',
  noun: 'construction hours and schedule',
  name: 'Construction hours and schedule',
  cues: sources(
    /(?:construction|building|work|working) (?:hours|schedule|timeline|period|phase|noise|activity|season)s?/,
    /(?:how long|when|what time|how many (?:months|weeks|years))(?!\w).{0,50}(?<!\w)(?:construct\w*|build\w*|work\w*|start\w*|crews?|finish\w*|break ground)/,
    /(?:during|years? of|months? of|end of|start of|under) construction/,
    /(?:work|crews?|construction)(?!\w).{0,40}(?<!\w)(?:saturdays?|sundays?|weekends?|weekdays?|nights?|a\.?m|p\.?m|dawn|dusk|\[time\])/,
    /pile[- ]?driv\w+|post[- ]driv\w+|blasting|jack ?hammer\w*|concrete pour\w*|night work/,
    /(?:timeline|schedule|duration|length|end|start|disruption) (?:for|of) (?:the )?(?:construction|building|work)|break ground|ground ?breaking|construction (?:crews?|workers?)/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.35,
      publicWeight: 0.3,
      board: [
        plain('background', 'What is the timeline, first truck to last truck?', 'schedule'),
        plain('clarification', 'Saturdays too, or do people get their weekend?', 'work_hours'),
        pointed('clarification', 'How many weeks of post pounding, and which fields come first?', 'loud_weeks'),
        pointed(
          'implications',
          'You lose a month to rain. Do the hours get longer to catch up?',
          'night_exceptions',
          'schedule',
        ),
        sharp(
          'criticism',
          'Builders tell us nine months and it takes two summers. Why is your number better?',
          'schedule',
        ),
        sharp(
          'communicate',
          'No posts before eight and none on Sunday. Can I put that in the motion?',
          'work_hours',
          'loud_weeks',
        ),
      ],
      resident: [
        "I drive nights for the hospital laundry. Which weeks do I sleep at my sister's?",
        'We have calving in March, and I need them quiet. What are you doing in March?',
        'My girl gets married in our yard in June. Will there be hammering in June?',
      ],
      expert: [
        'What rate of refusal do you expect when you drive the posts? With rock near the surface, how long does the job take?',
        'Panel delivery depends on imports. What happens on site while it waits half built?',
      ],
      remarks: [
        'It is one bad year, and I want people told so honestly, month by month.',
        'A calendar on a web page is worth three letters.',
        'I would start with the fields by the houses and get them over with.',
      ],
      elements: [schedule, workHours, loud, notice, contact, staging, after],
      figures: [
        {
          text: 'Utility solar commonly takes 9 to 18 months; ordinances often limit work to 7 am to 7 pm and posts to weekdays 8 to 5.',
          source: 'state siting board conditions',
        },
      ],
      condition:
        'Construction hours are [time] to [time] on weekdays; post driving from [time] to [time]; none on Sundays and holidays.',
    },
    wind: {
      boardWeight: 0.25,
      publicWeight: 0.2,
      board: [
        plain('background', 'How long from the first road to the last turbine turning?', 'schedule'),
        plain('clarification', 'Cranes work when the wind is down. Does that mean at night?', 'night_exceptions'),
        pointed(
          'clarification',
          'Which month do you pour, and how early do the mixers roll?',
          'loud_weeks',
          'work_hours',
        ),
        pointed(
          'implications',
          "Winter stops you with holes open. What is left in my neighbor's field until May?",
          'winter',
        ),
        sharp('criticism', 'Where do all those workers sleep in a place with few rooms to rent?', 'crews_housing'),
        sharp('communicate', "Two days' notice to each house before the cranes walk. Will you?", 'notice'),
      ],
      resident: [
        'I teach kindergarten in the building on that corner. When are the mixers going by my nap time?',
        'We combine till midnight in October. Who yields, you or me?',
        'My mother lives alone at the end of that road. Who tells her what the lights are at night?',
      ],
      expert: [
        'Weather days are taken from a coastal record. How many crane days does our wind leave in winter?',
        'Where will the concrete come from? If there is a batch plant, when and where does it run?',
      ],
      remarks: [
        'Do not close two roads at once, is my one request.',
        'Night lifts I could accept, if people were told.',
        'Harvest ought to be off limits on the small roads.',
      ],
      elements: [
        schedule,
        workHours,
        loud,
        notice,
        contact,
        after,
        element(
          'winter',
          'how the site is left over winter',
          [
            /(?:winter|shut ?down|freeze|frost|snow)(?!\w).{0,70}(?<!\w)(?:clos\w*|fenc\w*|backfill\w*|stabiliz\w*|left|stop\w*|resume\w*|restor\w*|roads?|holes?)/,
          ],
          'A half-built field in mud season is what people photograph.',
          'Before winter all holes are backfilled by [date] and roads are left passable.',
        ),
        element(
          'crews_housing',
          'how many workers and where they live',
          [
            /(?:workers?|crews?)(?!\w).{0,60}(?<!\w)(?:hous\w*|live|stay\w*|motels?|hotels?|camp\w*|rent\w*|trailers?|peak)/,
          ],
          'A small town feels a crew in its rentals.',
          'At the peak there are [number] workers, housed in [places].',
        ),
      ],
      figures: [
        {
          text: 'A wind project commonly builds in 9 to 15 months, with lifts at low wind, often at dawn and at night.',
          source: 'project filings in Midwest dockets',
        },
      ],
      condition:
        "Construction hours are [time] to [time] except turbine lifts and pours, with [number] days' notice; no hauling on [roads] in harvest.",
    },
    data_centers: {
      boardWeight: 0.25,
      publicWeight: 0.4,
      board: [
        plain('background', 'How many years of building is it, all phases, in plain numbers?', 'schedule'),
        plain('clarification', 'Are there years with no work, or is it one long job?', 'schedule', 'quiet_periods'),
        pointed('clarification', 'Will you blast, how often, and who gets the call first?', 'loud_weeks', 'notice'),
        pointed(
          'implications',
          'Children may start and finish grade school beside your cranes. What do you owe them?',
          'quiet_periods',
          'school_weeks',
        ),
        sharp(
          'criticism',
          'Tenants want it yesterday, so crews work nights. Why should I believe in your hours?',
          'work_hours',
          'night_exceptions',
        ),
        sharp('communicate', 'Would you take a fine for each night you run over?', 'hours_penalty'),
      ],
      resident: [
        'I will be seventy when you finish. Which of those years is quiet enough to sit outside?',
        'My boys have tests in May. Is there blasting in May?',
        'They poured at two in the morning at the last one. Who let them?',
        'I nap nine children from one until three. Can the hammering wait until three?',
        'I hold the lunch counter together with twelve tables. Which months will my customers not be able to park?',
      ],
      expert: [
        'What is the combined effect when two phases of construction overlap?',
        'Blast vibration limits were set for cracks and not for people. What level will be felt indoors?',
      ],
      remarks: [
        'Ten years is most of a childhood, and I would write the rules for that.',
        'Fines by the night would keep the hours honest.',
        'I want one person in charge from the first day to the last.',
      ],
      elements: [
        schedule,
        workHours,
        loud,
        notice,
        contact,
        after,
        element(
          'hours_penalty',
          'what follows a breach of hours',
          [
            /(?:each|every|per) (?:night|breach|violation|hour)(?!\w).{0,60}(?<!\w)(?:pay|fine|penalt\w*|\$)/,
            /(?:fine\w*|penalt\w*|stop[- ]work|suspend\w*|pay\w*|\$)(?!\w).{0,60}(?<!\w)(?:night|hours?|breach|violat\w*|each|per|order|over|after)/,
            /(?:breach|violat\w*)(?!\w).{0,40}(?<!\w)(?:fine|penalt\w*|stop)/,
          ],
          'A schedule worth millions runs over a rule worth nothing.',
          'For each night outside the hours we pay [amount] to [fund].',
        ),
        element(
          'quiet_periods',
          'quiet periods between phases',
          [
            /between (?:the )?phases|one phase at a time|(?:quiet|pause|break|rest)\w*(?!\w).{0,60}(?<!\w)(?:months?|weeks?|holidays?|summer|period)/,
          ],
          'Rest is part of a ten-year job.',
          'Between phases there are at least [number of months] without outdoor work.',
        ),
        element(
          'school_weeks',
          'care for school days and exams',
          [/school(?!\w).{0,60}(?<!\w)(?:hours|days?|exam\w*|test\w*|out|break|summer|not|no|weeks?|session)/],
          'A school beside a site counts in years of classes.',
          'No blasting on school days before [time], nor in exam weeks given by [school].',
        ),
      ],
      figures: [
        {
          text: 'Each hall takes about 12 to 24 months; campuses are built over 5 to 10 years.',
          source: 'project filings',
        },
      ],
      condition:
        "Construction hours are [time] to [time] on weekdays, each breach costing [amount]; one phase at a time; blasting with [number] days' notice.",
    },
    residential: {
      boardWeight: 0.25,
      publicWeight: 0.3,
      board: [
        plain('background', 'How many years from grading until the last roof is on?', 'schedule'),
        plain('clarification', 'Which street do the lumber trucks use, ours or yours?', 'staging', 'truck_way'),
        pointed('clarification', 'Do framers start at six with the radio on?', 'work_hours'),
        pointed(
          'implications',
          'A downturn comes with half of it built. What do the first families live beside?',
          'stalled',
        ),
        sharp(
          'criticism',
          'When a crew works on a Sunday anyway, who answers the phone?',
          'site_contact',
          'work_hours',
        ),
        sharp('communicate', 'Construction entrance off the highway only. Agreed?', 'truck_way'),
      ],
      resident: [
        'My twins nap at one, and a nail gun is what wakes them. What can you do for a summer?',
        'They parked in front of my ramp, and I use a chair. Who keeps it clear?',
        'I picked shingles out of my garden for a year. Who walks the fence line?',
      ],
      expert: [
        'Absorption is taken from the best year on record. At the average, how long is the build-out?',
        'What do the borings say about rock and groundwater, and how long does trenching take if you meet either?',
      ],
      remarks: [
        'Sundays are not for nail guns.',
        'Put the mud mat in before anything else.',
        'I would finish the edge by the old houses before the middle.',
      ],
      elements: [
        schedule,
        workHours,
        notice,
        contact,
        staging,
        element(
          'truck_way',
          'the construction entrance',
          [
            /(?:construction|truck) (?:entrance|access|traffic|route)/,
            /(?:trucks?|deliver\w*)(?!\w).{0,50}(?<!\w)(?:only|enter|off|not through|use)/,
          ],
          'A temporary entrance spares a street for years.',
          'All trucks use a construction entrance on [road], and none pass through [street].',
        ),
        element(
          'stalled',
          'what happens if building stops',
          [
            /(?:stall\w*|stop\w*|slow\w*|downturn|unfinished|half[- ]built|bond\w*|surety)(?!\w).{0,60}(?<!\w)(?:seed\w*|bond\w*|complet\w*|finish\w*|streets?|months?|stabiliz\w*|city|phase)/,
          ],
          'A half-built street is a memory in many towns.',
          'Each phase is bonded at [amount], and idle ground is seeded after [number of months].',
        ),
      ],
      figures: [
        {
          text: 'Municipal codes commonly allow building from 7 am to 6 or 7 pm on weekdays and 8 or 9 am to 5 pm on Saturdays.',
          source: 'municipal codes',
        },
      ],
      condition: 'Construction hours are [time] to [time], none on Sundays; all trucks use the entrance on [road].',
    },
    commercial: {
      boardWeight: 0.2,
      publicWeight: 0.2,
      board: [
        plain('background', 'When do you break ground, and when do you open?', 'schedule'),
        plain('clarification', 'Does the sidewalk close, and for how many weeks?', 'street_closure'),
        pointed('clarification', 'Paving and steel: by day or by night?', 'night_exceptions', 'work_hours'),
        pointed(
          'implications',
          'The shops next door live on December. What are you tearing up in December?',
          'street_closure',
          'schedule',
        ),
        sharp(
          'criticism',
          'A closed lane can finish a small shop. How do you keep that from happening?',
          'street_closure',
          'notice',
        ),
        sharp('communicate', 'Will you keep one lane and one sidewalk open the whole time?', 'street_closure'),
      ],
      resident: [
        'I run the barber shop next door. How does a man with a walker reach my chair?',
        'Demolition dust got into my bakery at the last one. Who wraps my door?',
        'We live upstairs across the street. What is the earliest a hammer may swing?',
      ],
      expert: [
        'The phasing plan has no crane swing over the street. Is the permit for air rights in hand?',
        'Night paving saves a week and costs how many decibels at the apartments?',
      ],
      remarks: [
        'Sign the open shops, because people think that the block is closed.',
        'The holidays should be left alone.',
        'I would rather have two loud weeks than two dull months.',
      ],
      elements: [
        schedule,
        workHours,
        loud,
        notice,
        contact,
        after,
        element(
          'street_closure',
          'closures of lanes and walks, help for shops',
          [
            /(?:sidewalks?|lanes?|street|parking|shops?|businesses)(?!\w).{0,70}(?<!\w)(?:open|clos\w*|detour|access|sign\w*|weeks?|covered|maintain\w*|walkway|remain\w*)/,
          ],
          'A small shop does not outlive a closed sidewalk.',
          'One lane and a covered walk stay open at all times; full closure is limited to [number of days].',
        ),
      ],
      figures: [
        {
          text: 'City noise codes commonly bar construction from 6 or 7 pm to 7 am without a variance.',
          source: 'municipal noise codes',
        },
      ],
      condition:
        'Construction hours are [time] to [time]; a walk and a lane on [street] stay open; none from [date] to [date].',
    },
    generic: {
      boardWeight: 0.25,
      publicWeight: 0.2,
      board: [
        plain('background', 'When would you start, and how long does it take?', 'schedule'),
        plain('clarification', 'What hours and what days will crews be out there?', 'work_hours'),
        pointed('clarification', 'Tell me about the loudest week of the job.', 'loud_weeks'),
        pointed('support', 'Who is the person on site that I can send people to?', 'site_contact'),
        sharp(
          'criticism',
          'I have never seen a schedule that held. What happens when yours slips?',
          'schedule',
          'night_exceptions',
        ),
        sharp('communicate', 'Seven to six, no Sundays. Is there anything in that you cannot do?', 'work_hours'),
      ],
      resident: [
        'I work third shift at the plant. When in the day may I sleep?',
        'My father has dementia, and banging frightens him. Will somebody call before?',
        'They blocked our drive with a lift on the day of a funeral. Who do I call so that it does not happen again?',
      ],
      expert: [
        'How much slack is in the schedule for moving utilities, and has the utility confirmed a date?',
        'Do the work hours you describe match the ones used for noise and traffic? Which ones bind?',
      ],
      remarks: [
        'People can stand a lot if you tell them first.',
        'Weekends ought to be quiet, in my view.',
        'I would want the hours on a sign at the gate.',
      ],
      elements: [schedule, workHours, loud, notice, contact, staging, after],
      figures: [
        {
          text: 'Common limits: 7 am to 7 pm on weekdays, shorter on Saturdays, none on Sundays and holidays.',
          source: 'municipal codes',
        },
      ],
      condition:
        'Construction hours are [time] to [time] on weekdays and [time] to [time] on Saturdays, posted at the gate with a phone number.',
    },
  },
};
