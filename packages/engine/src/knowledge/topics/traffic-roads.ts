import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const trips = figureElement(
  'trips',
  'the number of trips in a day and in the peak hour',
  [
    /(?:trips?|vehicles?|cars|trucks?|semis?|loads|deliveries)(?!\w).{0,40}(?<!\w)(?:per|a|each|every|in the|during)(?!\w).{0,12}(?<!\w)(?:day|hour|week|peak|morning|evening|shift)/,
    /(?:daily|peak[- ]hour|weekday|morning|evening) (?:trips?|traffic|vehicles?|truck trips?|volume)/,
    /trip generation/,
  ],
  'Everything about a road starts from how many and when.',
  'We expect [number] trips a day, of which [number] fall in the morning peak hour.',
);
const study = element(
  'traffic_study',
  'the traffic study: who did it, when it counted and what it covers',
  [
    /(?:traffic|transportation) (?:impact )?(?:study|studies|analysis|assessment|engineer|consultant|memo|statement|counts?)/,
    /(?:counted|counts? (?:were|was|taken)|ITE|trip generation manual)/,
  ],
  'A count in July says nothing about a school road in September.',
  'The traffic study by [firm] counted cars on [date], with school in session, at [number] intersections.',
);
const access = element(
  'access_point',
  'where traffic enters and leaves, and the sight distance there',
  [
    /(?:entrance|access|driveway|drive|curb cut|enter\w*|exit\w*)(?!\w).{0,70}(?<!\w)(?:road|street|highway|route|avenue|located|off|onto|aligned|sight|feet|permit|lane)/,
    /sight distance/,
    /right[- ]in[, ]?(?:and )?right[- ]out/,
  ],
  'One bad driveway undoes a good study.',
  'The only entrance is on [road], where the sight distance is [distance in feet] both ways.',
);
const improvements = element(
  'improvements',
  'which road improvements you make, who pays and by when',
  [
    /(?:turn|deceleration|acceleration|passing|through|bypass) lanes?/,
    /(?:traffic )?(?:signal|stop ?light|roundabout|crosswalk|sidewalk|widen\w*|improvements?|overlay|repav\w*)(?!\w).{0,80}(?<!\w)(?:pay|build|install|construct\w*|cost|before|prior|open\w*|our|we|complete\w*|fund\w*)/,
    /(?:pay|build|install|construct|fund|add|contribute)\w*(?!\w).{0,60}(?<!\w)(?:turn lane|signal|roundabout|sidewalk|road|intersection|crosswalk|improvements?)/,
  ],
  'Improvements that come after opening day come too late.',
  'We pay for a turn lane on [road], and it is finished before [event, such as opening].',
);
const levelOfService = figureElement(
  'level_of_service',
  'the delay or level of service before and after',
  [
    /levels? of service|LOS/,
    /(?:delay|queue|wait|back-?ups?|stack\w*)(?!\w).{0,60}(?<!\w)(?:seconds?|minutes?|cars|feet|today|with|from|grows?|vehicles)/,
    /seconds? of delay/,
  ],
  'A letter or a number of seconds lets members compare now and then.',
  'At [intersection] the delay goes from [number] to [number] seconds with our traffic.',
);
const haulRoute = element(
  'haul_route',
  'which roads the trucks use, and which they may not',
  [
    /(?:haul|truck|delivery|construction) (?:\w+ )?routes?/,
    /(?:trucks?|semis?|tankers?|deliveries|haulers?|traffic)(?!\w).{0,60}(?<!\w)(?:only (?:use|come|enter|leave|on)|use|routed|stay on|keep to|come (?:in|off|from)|not (?:use|be allowed)|prohibit\w*|no trucks)/,
    /(?:signed|posted|designated|contract\w*|fine[sd]?)(?!\w).{0,40}(?<!\w)(?:route|drivers|haulers)/,
  ],
  'Neighbors fear the short cut more than the route on the map.',
  'Trucks use [road] to [road] only, and drivers who leave the route are [consequence].',
);
const schoolBus = element(
  'school_times',
  'how you keep clear of school buses and school hours',
  [
    /school (?:bus|buses|hours|times?|days?|zone|traffic|start|day|pick-?up|drop-?off|dismissal)/,
    /(?:bus|buses) (?:route|stop|times?|schedule)s?/,
    /(?:before|after|around|outside|avoid\w*)(?!\w).{0,20}(?<!\w)school/,
  ],
  'A bus stop on a truck route decides votes.',
  'No trucks run between [time] and [time] on school days, as agreed with the district.',
);

export const trafficRoads: TopicKnowledge = {
  topic: 'traffic_roads',
  noun: 'traffic and roads',
  name: 'Traffic and roads',
  cues: sources(
    /traffic(?! signal from)/,
    /(?:truck|semi|tanker|delivery van|vehicle|car|dump truck|tractor[- ]trailer)s?(?!\w).{0,60}(?<!\w)(?:road|route|street|lane|turn\w*|per day|a day|trips?|day|hour|intersection|left|hill|bridge)/,
    /(?:vehicle|truck|daily|peak[- ]hour|round) trips?|trip (?:generation|counts?|cap)/,
    /intersections?|turn lanes?|round-?abouts?|traffic signals?|stop ?lights?|cross ?walks?|sidewalks?/,
    /(?:road|street|highway|lane|bridge)s?(?!\w).{0,50}(?<!\w)(?:narrow|widen\w*|handle|carry|congest\w*|accident\w*|crash\w*|dangerous|improve\w*|damage\w*|shoulder\w*|back(?:s|ed)? up)/,
    /haul routes?|truck routes?/,
    /(?:drive-?way|access (?:point|road|drive)|curb cut|sight distance)s?/,
    /(?:off|on)[- ]ramps?/,
    /commut\w+|speeding|rush hour|school bus(?:es)?/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.35,
      publicWeight: 0.3,
      board: [
        plain('background', 'How many semis a day while you build, and for how many months?', 'construction_trucks'),
        plain('clarification', 'Once it is running, who drives out there, and how often?', 'operating_trips'),
        pointed('clarification', 'Which county road do the trucks come in on? Name it.', 'haul_route'),
        pointed(
          'implications',
          'Harvest is combines and grain carts on that same road. What gives in October?',
          'farm_and_school',
        ),
        sharp(
          'criticism',
          'Did anyone on your team drive the route, bridges and all, before drawing it?',
          'haul_route',
          'bridges',
        ),
        sharp(
          'communicate',
          'Yes or no, will you keep your trucks off that gravel road when it is soft in the spring?',
          'haul_route',
          'bridges',
        ),
      ],
      resident: [
        'I walk my grandson to the bus at the end of that road. How many trucks go by us at seven in the morning?',
        'We pull a grain wagon at fifteen miles an hour, and it takes up the whole road. Will your drivers wait?',
        'The gravel in front of my house turns to dust at one car. What is it going to do with a hundred workers?',
      ],
      expert: [
        'A truck count averaged over the whole job hides the worst of it. In the month when racking and panels arrive together, what is the peak?',
        'How many workers do you count to a car, and which comparable project was counted to support that?',
      ],
      remarks: [
        'After construction the traffic is next to nothing, and I understand that. It is the year before that I am asking about.',
        'Where drivers cannot see, I would like a flagger and not a sign.',
        'Deliveries should stay out of the school bus hours in both directions.',
      ],
      elements: [
        figureElement(
          'construction_trucks',
          'the trucks a day in the busiest month of construction',
          [
            /(?:trucks?|semis?|loads|deliveries|trailers?)(?!\w).{0,40}(?<!\w)(?:per|a|each|every) (?:day|week)/,
            /(?:peak|busiest) (?:month|weeks?|day)/,
            /(?:construction|delivery) (?:traffic|trucks?|trips?)/,
          ],
          'An average over a year hides the month that matters.',
          "In the busiest month we expect [number] delivery trucks a day and [number] workers' cars.",
        ),
        figureElement(
          'operating_trips',
          'how many trips there are after construction',
          [
            /(?:once|after|when)(?!\w).{0,40}(?<!\w)(?:built|running|operat\w*|construction|complete\w*|online)(?!\w).{0,80}(?<!\w)(?:trips?|pickups?|trucks?|visits?|vehicles?|person|people|crew)/,
            /(?:maintenance|mowing)(?!\w).{0,50}(?<!\w)(?:visits?|trips?|pickups?|crew|times|a (?:week|month|year))/,
            /(?:pickups?|visits?|trips?)(?!\w).{0,20}(?<!\w)(?:a|per) (?:week|month|year)/,
          ],
          'The quiet afterward is the good half of the answer.',
          'Once built, it takes [number] pickup visits a month.',
        ),
        haulRoute,
        element(
          'bridges',
          'which bridges, culverts and soft roads are on the route',
          [
            /(?:bridges?|culverts?|weight limits?|posted|spring (?:thaw|weight|load)|frost laws?|soft|gravel roads?|axle)/,
          ],
          'Weight limits are where a route on paper fails.',
          'The route crosses [number] bridges, all rated above our loads, and we stop during spring weight limits.',
        ),
        element(
          'farm_and_school',
          'how you work around harvest and school buses',
          [
            /(?:harvest|planting season|farm (?:equipment|traffic|machinery)|combines?|grain|school (?:bus|buses|hours)|bus (?:stop|route|hours|times?))/,
          ],
          'In the country, harvest and the bus own the road.',
          'No deliveries run in bus hours from [time] to [time], and we pause on [road] at harvest.',
        ),
        element(
          'worker_parking',
          'where workers park and who directs traffic',
          [
            /(?:workers?|crews?|employees?)(?!\w).{0,40}(?<!\w)(?:park\w*|shuttle\w*|car ?pool\w*|van)/,
            /flagg\w+|traffic control|laydown yard|staging (?:area|yard)/,
          ],
          'A hundred pickups on the shoulder make a bad first week.',
          'Crews park in the laydown yard off [road], and flaggers stand at the gate from [time] to [time].',
        ),
        access,
      ],
      figures: [
        {
          text: 'Deliveries are commonly 10 to 30 trucks a day at the peak for a hundred megawatts over 9 to 18 months; a few trips a week in operation.',
          source: 'state siting board filings; county conditional use permits',
        },
      ],
      condition:
        'Construction traffic uses [roads] only, with no deliveries between [time] and [time] on school days; a traffic control plan is filed before the first delivery.',
    },
    wind: {
      boardWeight: 0.4,
      publicWeight: 0.3,
      board: [
        plain(
          'background',
          'How long is a blade on its trailer, and which corners does it have to turn?',
          'oversize_loads',
        ),
        plain('clarification', 'How many concrete trucks in one day when you pour a foundation?', 'peak_pour'),
        pointed('clarification', 'Are the widened corners put back afterward or left for us to mow?', 'turning_radii'),
        pointed('implications', 'When a blade blocks the road, how does the ambulance get by?', 'closures'),
        sharp(
          'criticism',
          'Every place the crane crosses a public road, did the road authority agree to it?',
          'crane_walk',
        ),
        sharp('communicate', 'Who calls the families on that road the night before a closure?', 'closures'),
      ],
      resident: [
        'I drive milk every day and the truck cannot wait for a blade. Who tells me which road is closed?',
        'My mother has dialysis three mornings a week. What if your crane sits on our only road?',
        'They cut my corner and my tile with it at the last wind farm. Will you cut across mine?',
      ],
      expert: [
        'For which blade was the route surveyed? With the longest one you might buy, do the turns still clear the corners and poles?',
        'Concrete trucks were spread evenly over days, though a foundation is poured in one. What is the real hourly rate?',
      ],
      remarks: [
        'I want to see every corner that gets widened, on one map.',
        'Pours at night might be easier on the roads and harder on the people.',
        'Emergency services have to know the closures before the rest of us do.',
      ],
      elements: [
        figureElement(
          'oversize_loads',
          'the number and length of oversize loads',
          [
            /(?:oversize\w*|overweight|over-?dimension\w*|blade|tower section|nacelle|heavy[- ]haul)(?!\w).{0,60}(?<!\w)(?:loads?|trucks?|feet|trailers?|deliver\w*|permits?|each|per)/,
          ],
          'A blade on the road is unlike any other traffic.',
          'Each turbine needs [number] oversize loads, the longest [length in feet].',
        ),
        figureElement(
          'peak_pour',
          'truck traffic on a foundation day',
          [/(?:pour\w*|foundation|concrete)(?!\w).{0,60}(?<!\w)(?:trucks?|day|loads?|hours?)/],
          'A pour day is the worst day on a gravel road.',
          'On a pour day [number] concrete trucks reach one foundation within [number of hours].',
        ),
        element(
          'turning_radii',
          'the widened corners and their restoration',
          [
            /(?:turning radi\w+|radius|widened|corners?|intersections?)(?!\w).{0,80}(?<!\w)(?:restor\w*|remov\w*|put back|temporary|widen\w*|returned|reclaim\w*)/,
          ],
          'Corners cut into farmland stay in memory.',
          'The [number] widened corners are temporary and restored within [number of months].',
        ),
        element(
          'closures',
          'notice of closures and passage for emergencies',
          [
            /(?:clos(?:e|ed|ure|ures|ing)|block\w*|hold)(?!\w).{0,80}(?<!\w)(?:notice|notif\w*|hours?|day|emergency|ambulance|minutes?|call|text|detour)/,
            /(?:notice|notif\w*|call|text|alert)\w*(?!\w).{0,60}(?<!\w)(?:clos\w+|residents|dispatch|school|sheriff)/,
            /(?:emergency|ambulance|fire trucks?)(?!\w).{0,50}(?<!\w)(?:pass\w*|access|through|priority|get by)/,
          ],
          'A closed road is a safety matter for those behind it.',
          'We notify dispatch and every home on the road [number of hours] before a closure, and an ambulance is let by at once.',
        ),
        element(
          'crane_walk',
          'where cranes cross roads and drains',
          [
            /crane (?:walk|path|crossing|travel|route|pad)\w*/,
            /cranes?(?!\w).{0,50}(?<!\w)(?:cross\w*|walk\w*|road|tile|field|disassembl\w*)/,
          ],
          'A crane crossing a road breaks it, and tile with it.',
          'The crane crosses public roads at [number] points, each matted and agreed with the [township].',
        ),
        haulRoute,
      ],
      figures: [
        {
          text: 'A modern turbine takes about 8 to 12 oversize loads and 50 to 100 concrete trucks for its foundation.',
          source: 'state transportation department guidance for wind projects; project haul studies',
        },
      ],
      condition:
        'Oversize loads use the route in Exhibit [letter]; closures are announced [number] hours ahead to residents and dispatch; widened corners are restored within [number] months.',
    },
    data_centers: {
      boardWeight: 0.4,
      publicWeight: 0.45,
      board: [
        plain(
          'background',
          'How many construction workers arrive each morning at the peak, and on which road?',
          'construction_peak',
        ),
        plain('clarification', "Would the emergency access road take anybody's land?", 'second_access'),
        pointed('clarification', 'After it opens, what are the daily trips, counting vendors and security?', 'trips'),
        pointed(
          'implications',
          'Years of building are no longer temporary. What does that road look like halfway through?',
          'construction_peak',
          'phasing',
        ),
        sharp(
          'criticism',
          'Does the traffic study count the construction years, or does it start on opening day?',
          'construction_peak',
          'traffic_study',
        ),
        sharp(
          'communicate',
          'Will the turn lane be open before the first concrete truck, or after the ribbon is cut?',
          'improvements',
        ),
      ],
      resident: [
        'I already sit eight minutes to turn left out of my own street. What do a thousand workers do to that?',
        'The school is on the same two-lane road. Who is going to keep the gravel trucks off it at three?',
        'You say few jobs means few cars. So why do I see a thousand men in your own handout?',
        'I drive home on that road at the end of a twelve-hour shift. What does it look like at that hour while you build?',
        'Parents pick up at my door at five thirty sharp, and I charge for every minute after. What happens to them at five thirty?',
      ],
      expert: [
        'The national trip rate for this use rests on few and small sites. What local count supports it for a campus of this size?',
        'At the busiest shift change during construction, what happens at the nearest signal?',
      ],
      remarks: [
        'The finished traffic does not trouble me, and the construction traffic troubles me a great deal.',
        'I would like a shuttle lot for the workers, away from the neighborhood.',
        'Fuel deliveries for the generators belong in the truck count too.',
      ],
      elements: [
        figureElement(
          'construction_peak',
          'the workers and trucks a day at the peak of construction',
          [
            /(?:workers?|construction (?:jobs|traffic|vehicles|crews?)|crews?|trucks?)(?!\w).{0,60}(?<!\w)(?:peak|per day|a day|each day|at once|every (?:morning|day))/,
            /(?:peak|busiest)(?!\w).{0,60}(?<!\w)(?:workers?|trucks?|construction|vehicles?)/,
          ],
          'For a data center the building years are the traffic.',
          'At the peak of construction [number] workers and [number] trucks a day come to the site.',
        ),
        trips,
        study,
        improvements,
        haulRoute,
        element(
          'second_access',
          'the emergency or second access and whose land it takes',
          [
            /(?:emergency|second\w*|alternate|fire) (?:access|entrance|gate|drive|road)/,
            /(?:eminent domain|condemn\w*|easement|our own land|no one'?s land|acquire\w*) /,
          ],
          "An access road over a neighbor's land is a fight of its own.",
          "The emergency access runs over [owner]'s land by agreement, and nothing is taken by eminent domain.",
        ),
        element(
          'phasing',
          'how traffic is limited from phase to phase',
          [
            /phas(?:e|es|ed|ing)(?!\w).{0,80}(?<!\w)(?:traffic|trucks?|years?|building|road|improvements?|construction|cap)/,
            /(?:shuttle|staggered shifts?|park[- ]and[- ]ride|off[- ]site parking|trip cap)/,
          ],
          'Ten years of work need rules that last.',
          'In each phase shifts are staggered around [time], and workers ride a shuttle from [lot].',
        ),
      ],
      figures: [
        {
          text: 'ITE code 160 gives roughly 1 daily trip per 1,000 sq ft for data centers; campus construction can bring 500 to 2,000 workers a day.',
          source: 'ITE Trip Generation Manual, 11th edition; project filings',
        },
      ],
      condition:
        'The turn lane on [road] shall be open before building construction; construction traffic uses [roads] and avoids [time] to [time]; workers park off the public road.',
    },
    commercial: {
      boardWeight: 0.6,
      publicWeight: 0.55,
      board: [
        plain('background', 'How many cars can stand in the drive-through before they reach the street?', 'stacking'),
        plain('clarification', 'What time would the semis deliver, and which driveway do they use?', 'deliveries'),
        pointed(
          'clarification',
          'Was the count taken on a Saturday, when everyone in town is out there?',
          'traffic_study',
        ),
        pointed(
          'implications',
          'People will cut through the neighborhood to skip the light. What stops them?',
          'cut_through',
        ),
        sharp(
          'criticism',
          'If that intersection is bad today, how does adding your customers to it make any sense?',
          'level_of_service',
          'improvements',
        ),
        sharp('communicate', 'If the road work runs late, do you open anyway or do you wait?', 'improvements'),
      ],
      resident: [
        'My son rides his bike across that entrance to get to school. Where does he cross now?',
        'On opening weekend at the last one cars sat in front of my driveway for hours. Who moves them?',
        'I drive the fire engine and that left turn is already blind. Did anyone check it from the cab?',
        'I push a stroller with two in it and a third by the hand. How many lanes do I cross to get past your driveway?',
        'My lunch crowd turns left out of the lot next door. How long will they sit there once you open?',
      ],
      expert: [
        'Pass-by trips were set at the top of the range, which cuts new trips nearly in half. What local data justify it?',
        'Queue lengths are averages. What is the ninety-fifth percentile queue at the left-turn pocket, and does it fit?',
      ],
      remarks: [
        'I use that corner every day and the study does not describe the corner I use.',
        'A right-in, right-out drive would help me vote for this.',
        'The improvements have to be open when the doors open.',
      ],
      elements: [
        trips,
        study,
        levelOfService,
        improvements,
        access,
        figureElement(
          'stacking',
          'how many cars fit in the queue, at the window or the pump',
          [
            /(?:stack\w*|queue|queu\w+|drive-?(?:through|thru)|line)(?!\w).{0,60}(?<!\w)(?:cars?|vehicles?|room|space|hold\w*|feet|fit)/,
            /(?:cars?|vehicles?)(?!\w).{0,40}(?<!\w)(?:stack\w*|queue|in line|drive-?(?:through|thru))/,
          ],
          'A queue in the street is the failure people remember.',
          'The drive-through holds [number] cars before it reaches the street, against a worst queue of [number].',
        ),
        element(
          'cut_through',
          'how cutting through neighborhoods is prevented',
          [
            /(?:cut(?:ting)?[- ]through|short ?-?cut)/,
            /(?:speed humps?|traffic calming|no connection|gate|median|right[- ]in)/,
          ],
          'Residents live with the driver who avoids the light.',
          'There is no connection to [street], and we fund traffic calming there up to [amount].',
        ),
        element(
          'deliveries',
          'the hours, size and route of deliveries',
          [
            /deliver\w+(?!\w).{0,70}(?<!\w)(?:a day|a week|between|before|after|hours|route|trucks?|entrance|a\.?m|p\.?m|box|semi)/,
            /(?:trucks?|semis?)(?!\w).{0,40}(?<!\w)(?:enter|use|come|deliver|unload|back)/,
          ],
          'One semi in the wrong drive blocks everything.',
          'Deliveries come [number] times a week between [time] and [time] by the [road] entrance.',
        ),
      ],
      figures: [
        {
          text: 'Trips by ITE: fast food with drive-through about 470 daily trips per 1,000 sq ft, supermarkets about 94; level of service D is a common urban minimum.',
          source: 'ITE Trip Generation Manual, 11th edition; Highway Capacity Manual',
        },
      ],
      condition:
        'The [improvement] at [intersection] shall be open to traffic before a certificate of occupancy; truck deliveries use [driveway] between [time] and [time].',
    },
    residential: {
      boardWeight: 0.55,
      publicWeight: 0.6,
      board: [
        plain('background', 'How many cars leave this neighborhood between seven and eight in the morning?', 'trips'),
        plain('clarification', 'Is there a second way out, or does everybody use the one road?', 'connections'),
        pointed('clarification', 'Do the sidewalks connect to anything, or do they stop at your line?', 'walking'),
        pointed(
          'implications',
          'Stub streets get connected some day. Do the people who live on them know?',
          'connections',
        ),
        sharp(
          'criticism',
          'Every project tells us it adds only a few cars. When do we add up all the few cars?',
          'cumulative',
          'level_of_service',
        ),
        sharp('communicate', 'Until the signal goes in, how many houses are you willing to hold back?', 'improvements'),
      ],
      resident: [
        'My kids play hockey in our cul-de-sac. Are you really going to run a street through it?',
        'It takes two lights to get out now, with the baby screaming. What about next fall?',
        'I push a wheelchair along the shoulder because there is no walk. Will there be one?',
        'I walk two dogs along that road before light, and there is no shoulder. Where do we go when it is busy?',
        'I can count nineteen cars between me and the stop sign at seven thirty. How many more are you adding to that line?',
      ],
      expert: [
        'Counts were taken while school was out. What are the volumes with the buses and parents on the road?',
        'Which approved and unbuilt plats are in the background count? What is the delay with all of them built?',
      ],
      remarks: [
        'One way in and one way out makes me nervous in a fire.',
        'I would tie the permits to the turn lane, lot by lot if I had to.',
        'The sidewalk needs to reach the school, or the children will walk in the road.',
      ],
      elements: [
        trips,
        study,
        levelOfService,
        improvements,
        element(
          'connections',
          'the ways in and out, and stub streets',
          [
            /(?:second|two|emergency|another|only|single|one) (?:\w+ )?(?:access|entrance|way (?:in|out)|connection|exit|outlet)s?/,
            /(?:stub|connect\w*|through) (?:street|road)s?/,
            /(?:two|three|four|\d+|several) (?:entrances|accesses|outlets|ways (?:in|out)|exits)/,
            /cul-?de-?sacs?/,
          ],
          'A single outlet is a matter of safety and of fairness.',
          'The plat has [number] entrances, on [road] and [road], and one stub for later.',
        ),
        element(
          'walking',
          'sidewalks, crossings and the way to school',
          [
            /(?:side ?walks?|cross ?walks?|trails?|paths?|bike)(?!\w).{0,70}(?<!\w)(?:connect\w*|school|both sides|park|extend\w*|build|along|link\w*|to the)/,
            /(?:walk\w*|bike) to school/,
          ],
          'Children on foot decide how a street is judged.',
          'Sidewalks on both sides connect to [school or trail], with a crossing at [place].',
        ),
        element(
          'cumulative',
          'the other approved projects counted in',
          [
            /(?:cumulative|background growth|approved (?:projects|plats|developments)|other (?:projects|developments|subdivisions|plats)|pipeline|full build-?out)/,
          ],
          'The road carries the sum and not the single plat.',
          'The study includes [number] approved projects nearby and growth of [percent] a year.',
        ),
        schoolBus,
      ],
      figures: [
        {
          text: 'ITE: a detached house about 9.4 trips a day, 0.7 in the morning peak; a low-rise apartment about 6.7 a day.',
          source: 'ITE Trip Generation Manual, 11th edition',
        },
      ],
      condition:
        'No more than [number] building permits shall issue before the [improvement] on [road] is open; sidewalks extend to [place].',
    },
    logistics: {
      boardWeight: 0.75,
      publicWeight: 0.75,
      board: [
        plain(
          'background',
          'How many trucks in twenty-four hours, and how many of those after dark?',
          'trips',
          'truck_share',
        ),
        plain(
          'clarification',
          'Will the trucks stop using the residential road, or is that only a hope?',
          'haul_route',
        ),
        pointed(
          'clarification',
          'A trucker follows his phone. How do you keep him on the truck route?',
          'haul_route',
          'route_enforcement',
        ),
        pointed('implications', 'When the docks are full, where do early trucks wait? On our shoulder?', 'staging'),
        sharp(
          'criticism',
          'What kind of tenant did the study assume, and what if a parcel carrier moves in instead?',
          'tenant_type',
          'trips',
        ),
        sharp(
          'communicate',
          'Would you take a cap on trucks, with a counter at the gate that the county can read?',
          'trip_cap',
        ),
      ],
      resident: [
        'My daughter just got her license and that is her road to school. What happens when semis take both lanes to turn?',
        'There is a bus stop at the bottom of the hill, and loaded trucks do not stop on hills. Who thought of that?',
        'I run a fruit stand on that corner, and people cannot pull in now. How do they pull in through a line of trailers?',
        'I back a boat trailer out of that road in the dark. Which hour of the night do your trucks leave alone?',
        'My customers walk over from the church lot after the service. Who stops a semi long enough for them to cross?',
      ],
      expert: [
        'Trucks were counted as one car each. With passenger-car equivalents on that grade, does the left turn still clear in one cycle?',
        'The trip rate comes from high-cube storage while the building has doors on both sides. Why was the fulfillment rate not tested?',
      ],
      remarks: [
        'A sign that says no trucks does not stop one single truck.',
        'Trucks belong on the highway, and the back road is not the highway.',
        'I would want the route in the leases, with a fine that hurts.',
      ],
      elements: [
        trips,
        figureElement(
          'truck_share',
          'how many of the trips are heavy trucks, by hour',
          [
            /(?:heavy|semi|tractor[- ]trailer|truck|multi-?axle)s?(?!\w).{0,60}(?<!\w)(?:percent|of (?:the|those|all)|share|per (?:day|hour)|a day|night)/,
            /(?:percent|share)(?!\w).{0,30}(?<!\w)(?:trucks|semis|heavy)/,
          ],
          'One loaded semi is not one car.',
          'Of those trips [percent] are semis, and [number] of them run at night.',
        ),
        haulRoute,
        element(
          'route_enforcement',
          'how drivers are held to the route',
          [
            /(?:GPS|geo-?fenc\w+|cameras?|fines?|penalt\w+|lease|contracts?|deliver(?:y|ies) instructions|sign\w*|weight limit|design\w*)(?!\w).{0,80}(?<!\w)(?:route|drivers?|trucks?|turn|left|residential)/,
            /(?:cannot|can't|unable to|physically)(?!\w).{0,30}(?<!\w)(?:turn|exit|leave)/,
          ],
          'A route without a consequence is a wish.',
          'The driveway is shaped so that trucks cannot turn toward [road], and leases fine carriers [amount].',
        ),
        element(
          'staging',
          'where trucks wait when docks are full',
          [
            /(?:stag\w+|queue|queu\w+|wait\w*|early|overnight|truck parking|stalls?)(?!\w).{0,70}(?<!\w)(?:on ?-?site|trucks?|gate|spaces?|inside|off the road|spots?)/,
          ],
          'Waiting trucks on the shoulder are the first complaint.',
          'There is room for [number] trucks to wait inside the gate, so that none wait on [road].',
        ),
        element(
          'tenant_type',
          'the kind of tenant that was studied and what changes it',
          [
            /(?:tenant|user|fulfillment|parcel|last[- ]mile|cold storage|cross[- ]dock|high[- ]cube|e-?commerce)(?!\w).{0,80}(?<!\w)(?:study|studied|rate|trips|assum\w*|allowed|prohibit\w*|come back|new study|restrict\w*|not)/,
          ],
          'The same shell can carry a third or three times the trips.',
          'The study assumes [type of tenant]; a parcel hub would need a new study and a new hearing before [event].',
        ),
        element(
          'trip_cap',
          'a cap on truck trips and how it is counted',
          [
            /(?:cap|limit|maximum|no more than)(?!\w).{0,50}(?<!\w)(?:trucks?|trips?)/,
            /(?:counter|count\w*|monitor\w*|report\w*)(?!\w).{0,40}(?<!\w)(?:trucks?|trips?|gate)/,
          ],
          'A cap turns the estimate into a promise.',
          'We accept a cap of [number] truck trips a day, counted at the gate and reported each quarter.',
        ),
        improvements,
        study,
      ],
      figures: [
        {
          text: 'ITE daily trips per 1,000 sq ft: warehousing about 1.7, high-cube fulfillment 1.8 to 6.4, parcel hubs 4.6 to 7.7.',
          source: 'ITE Trip Generation Manual, 11th edition',
        },
      ],
      condition:
        'Truck trips shall not exceed [number] a day as counted at the gate; trucks use [route] only, and the driveway shall prevent turns toward [road].',
    },
    manufacturing: {
      boardWeight: 0.55,
      publicWeight: 0.5,
      board: [
        plain(
          'background',
          'Shift change is what time, and how many cars come and go in those twenty minutes?',
          'shift_change',
        ),
        plain('clarification', 'Raw material in, product out: how many loads a day each way?', 'trips'),
        pointed('clarification', 'Is there rail to this site, and would you use it?', 'rail'),
        pointed(
          'implications',
          'Where on your route does a loaded truck slow to a crawl, and who gets stuck behind it?',
          'haul_route',
        ),
        sharp('criticism', 'Will every load be tarped, and who checks at the gate?', 'track_out'),
        sharp(
          'communicate',
          'Do you do any local jobs that put your trucks back on the road you just promised to avoid?',
          'haul_route',
        ),
      ],
      resident: [
        'I cross that road to my mailbox with a walker. How fast do your drivers come down it?',
        'A chunk of asphalt off a truck broke my windshield. Whose insurance is that?',
        'The shift lets out when the school does. Could one of them move?',
        'My crew runs that road with a loaded flatbed twice a day. Who is going to widen the turn?',
        'The lunch line at my place comes out of the same lot your shift does. Which of them waits?',
      ],
      expert: [
        'Employee trips rest on acreage instead of head count. With three shifts overlapping, what is the true peak?',
        'Pavement life was judged by traffic volume, not axle loads. What does your tonnage do to a road of that section?',
      ],
      remarks: [
        'Move the shift change by half an hour and the road may work a good deal better.',
        'I do not want the taxpayers rebuilding a road for one plant.',
        'Trucks should be washed and covered before they leave the gate.',
      ],
      elements: [
        trips,
        figureElement(
          'shift_change',
          'the cars at shift change, and the time',
          [
            /shifts?(?!\w).{0,60}(?<!\w)(?:change\w*|cars|employees|vehicles|a\.?m|p\.?m|o'?clock|start\w*|end\w*|stagger\w*)/,
            /(?:employees|workers)(?!\w).{0,40}(?<!\w)(?:per|each|a|on)(?!\w).{0,10}(?<!\w)shift/,
          ],
          'A plant sends its traffic in two bursts.',
          'Shift changes at [time] bring [number] cars within [number of minutes].',
        ),
        haulRoute,
        improvements,
        study,
        element(
          'rail',
          'rail or other ways to take loads off the road',
          [/(?:rail ?(?:road|spur|car|cars|siding)?|barge|pipeline|conveyor)/],
          'A siding can halve the trucks.',
          'A rail spur carries [percent] of the raw material; the rest comes by truck.',
        ),
        element(
          'track_out',
          'how loads are covered and the road kept clean',
          [
            /(?:tarp\w*|cover\w*)(?!\w).{0,30}(?<!\w)(?:loads?|trucks?)/,
            /(?:loads?|trucks?)(?!\w).{0,30}(?<!\w)(?:tarped|covered|washed)/,
            /wheel wash\w*|track-?out|sweep\w*/,
          ],
          'What falls from trucks makes enemies along the whole route.',
          'Every load is tarped, and we sweep [road] [number] times a week.',
        ),
        access,
      ],
      figures: [
        {
          text: 'ITE: manufacturing about 4.8 daily trips per 1,000 sq ft; one legal five-axle truck wears pavement like several thousand cars.',
          source: 'ITE Trip Generation Manual, 11th edition; AASHTO road test',
        },
      ],
      condition:
        'Shift changes shall avoid [time] to [time]; loads shall be covered; trucks use [route] except for deliveries to addresses on [road].',
    },
    oil_gas: {
      boardWeight: 0.6,
      publicWeight: 0.65,
      board: [
        plain('background', 'How many water trucks in a day during fracking, and for how many days?', 'trips_by_phase'),
        plain('clarification', 'Can a pipe carry that water instead of trucks?', 'pipeline_water'),
        pointed('clarification', 'What weight is on each axle, and is that bridge posted for it?', 'bridges'),
        pointed('implications', 'What if a tanker full of wastewater rolls over on the way out?', 'spill_route'),
        sharp('criticism', 'Drivers use every back road they can find. Why would yours be different?', 'haul_route'),
        sharp(
          'communicate',
          'Would you keep off the bus routes during bus hours even when the frack schedule slips?',
          'school_times',
        ),
      ],
      resident: [
        'My boys wait for the bus in the dark, and there is no shoulder. Who tells the tanker drivers?',
        'Nobody could pass on our road for six weeks, and I missed chemo. What do you do for people like me?',
        'The shake of the trucks cracked my plaster the last time. Who comes to look at it before you begin?',
        'I wrench on trucks for a living, and I know what a loaded tanker needs to stop. Who checked the hill?',
        'I open at five for the breakfast crowd. How many tankers pass my door before they finish their eggs?',
      ],
      expert: [
        'The plan gives average trips per well. During simultaneous completions on one pad, what is the hourly peak?',
        'Return flow and wastewater hauling are absent from the count. How many loads leave, and to which disposal well?',
      ],
      remarks: [
        'If the water comes by pipe, most of my worry about the road goes away.',
        'I would like a deputy at the worst intersection, paid for by the operator.',
        'The route has to be settled with the township before the permit, not after.',
      ],
      elements: [
        figureElement(
          'trips_by_phase',
          'truck trips in each phase and how long it lasts',
          [
            /(?:drill\w*|frack?\w*|completions?|construction|production|each phase)(?!\w).{0,70}(?<!\w)(?:trucks?|trips?|loads?)/,
            /(?:trucks?|trips?|loads?)(?!\w).{0,70}(?<!\w)(?:drill\w*|frack?\w*|completions?|production|day|phase)/,
          ],
          'The weeks of completion are unlike the years after.',
          'During completions [number] trucks a day run for [number of days]; in production it is [number] a week.',
        ),
        element(
          'pipeline_water',
          'whether water comes by pipe or by truck',
          [
            /(?:water|pipe ?-?line|lay ?-?flat|temporary (?:line|pipe)|hose)(?!\w).{0,60}(?<!\w)(?:pip(?:e|ed|eline)|line|instead of|truck\w*|haul\w*|removes?|takes?|eliminat\w*)/,
          ],
          'Piped water takes most trucks off the road.',
          'Water comes through a temporary line from [source], which removes [number] truck trips.',
        ),
        haulRoute,
        schoolBus,
        element(
          'bridges',
          'axle weights, bridges and posted roads',
          [/(?:bridges?|culverts?|axle|posted|weight limits?|overweight|bonded roads?)/],
          'Weight breaks what number does not.',
          'The route avoids the posted bridge on [road], and loads stay below [number] tons per axle.',
        ),
        element(
          'spill_route',
          'what happens if a tanker crashes',
          [
            /(?:spill|crash|roll ?-?over|accident|overturn\w*)(?!\w).{0,70}(?<!\w)(?:response|plan|contractor|minutes|team|clean\w*|call\w*|report\w*|contain\w*)/,
          ],
          'A tanker passes wells and creeks all the way.',
          'A spill contractor at [place] reaches any point of the route within [number of minutes].',
        ),
        access,
      ],
      figures: [
        {
          text: 'One horizontal well commonly takes 1,000 to 2,300 truck trips when water is trucked, a fraction of that with piped water.',
          source: 'New York DEC and Pennsylvania transportation studies of shale wells',
        },
      ],
      condition:
        'Trucks use [route] only and stay off it from [time] to [time] on school days; water is delivered by temporary pipe unless the [office] agrees otherwise.',
    },
    generic: {
      boardWeight: 0.5,
      publicWeight: 0.5,
      board: [
        plain('background', 'How many trips a day does this add to that road?', 'trips'),
        plain('clarification', 'Where is the driveway, and what can a driver see from it?', 'access_point'),
        pointed('clarification', 'When were the cars counted, and was school in session?', 'traffic_study'),
        pointed(
          'implications',
          "What does that road look like at five o'clock with your cars on it?",
          'level_of_service',
        ),
        sharp(
          'criticism',
          'People here already worry about that road. What are you bringing us besides more cars?',
          'improvements',
        ),
        sharp('communicate', 'Will the road work be done before you open, yes or no?', 'improvements'),
      ],
      resident: [
        'I back out of my driveway onto that road with two kids in the car. What happens when it is twice as busy?',
        'The mail carrier already drives on the shoulder. Who gave any thought to her?',
        'Trucks use our street when the highway jams. Will yours be the next ones?',
        'I take the bus, and the stop is a pole in the grass. What happens to that pole?',
        'My father still drives, and he should not have to be brave to get out of his own driveway. What are you doing for people like him?',
      ],
      expert: [
        'Which intersection is the next to fail, and does your study area reach it?',
        'Were trips counted anywhere near here, and if so, in which week and with what growth assumed?',
      ],
      remarks: [
        'Traffic is the first thing my neighbors bring up at the store.',
        'I would rather see the turn lane now than argue for it later.',
        'Whether our engineer signs off matters to me.',
      ],
      elements: [trips, study, access, levelOfService, improvements, haulRoute, schoolBus],
      figures: [
        {
          text: 'A traffic impact study is commonly asked for from 100 new peak-hour trips.',
          source: 'ITE recommended practice; state transportation departments',
        },
      ],
      condition: 'The [improvement] on [road] shall be complete before occupancy; trucks keep to [route].',
    },
  },
};
