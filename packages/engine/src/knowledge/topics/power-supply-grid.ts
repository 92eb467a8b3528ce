import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const point = element(
  'point',
  'where and how the project connects: the line, the substation, the route',
  [
    /(connect\w*|tie|ties|tap|taps|tying|interconnect\w*)\b.{0,40}\b(line|substation|circuit|feeder|switchyard|grid|transmission|distribution|kilovolt|kv)/,
    /(line|substation|switchyard|feeder|circuit)\b.{0,40}\b(connect\w*|on the (property|site|parcel|map)|next to|across|adjacent|mile|miles|feet)/,
    /point of interconnection/,
    /gen[- ]?tie/,
  ],
  "the line to the grid crosses other people's land",
  'We connect at the [name] substation by a [voltage] line of [length], along [route].',
);

const study = element(
  'study',
  'the stage of the interconnection or load study and what it found',
  [
    /(interconnection|system impact|feasibility|facilities|cluster|load|impact|engineering) (study|studies|agreement|analysis|application|request)/,
    /queue (position|number|date)/,
    /(utility|grid operator|pjm|miso|ercot|caiso|spp|nyiso|co-?op)\b.{0,40}\b(study|studied|approved|accepted|agreement|confirmed|signed)/,
  ],
  'a project without a connection agreement may be years from real',
  'The [utility] finished the [name] study on [date] and signed the agreement on [date].',
);

const upgradesPay = element(
  'upgrades_pay',
  'who pays for the upgrades',
  [
    /(we|developer|applicant|project|owner|company) (will )?(pay|pays|fund|funds|cover|covers|bear|bears)\b.{0,40}\b(upgrade|upgrades|line|lines|substation|cost|costs|improvements?|equipment)|(upgrades?|substation|lines?|costs?|improvements?)\b.{0,40}\b(paid|funded|borne|covered) by/,
    /(no|not|without)\b.{0,40}\b(cost|passed|charge|borne)\b.{0,40}\b(rate ?payers?|customers|public|members)|(rate ?payers?|customers|members)\b.{0,40}\b(no|not|never|nothing|protected)/,
  ],
  "people fear that their bill builds someone else's line",
  'We pay the full [amount] for the new [equipment]; none of it is passed to other customers.',
);

const buyer = element(
  'buyer',
  'who buys the power and under what contract',
  [
    /(power purchase|offtake|off-take|energy services|supply) (agreement|contract)/,
    /(buy|buys|buyer|purchas\w+|off-?taker|sold|sell|selling|customer|subscribers?)\b.{0,40}\b(power|electricity|output|energy|utility|co-?op|contract|year|wholesale|market)/,
    /(power|electricity|output|energy)\b.{0,40}\b(sold|bought|goes to|serves?|purchased|delivered)/,
  ],
  'neighbors ask whether the power stays here',
  '[Buyer] purchases all the output under a [number]-year contract signed on [date].',
);

const homes = figureElement(
  'homes',
  'how much power it is, in terms people can picture',
  [
    /(megawatts?|mw|megawatt[- ]hours?|kilowatts?)\b.{0,40}\b(peak|output|capacity|load|demand|average|year|capacity|project|total|homes?)|(enough|equivalent|powers?|power for|serves?)\b.{0,40}\b(homes|households|houses)|(load|demand|output|draw|capacity)\b.{0,40}\b(megawatts?|mw|kilowatts?)/,
  ],
  'a megawatt means nothing to most of the room',
  'At full output it is [number] megawatts, about what [number] homes here use in a year.',
);

const rates = element(
  'rates',
  'the effect on local electric rates',
  [
    /(rates?|bills?)\b.{0,40}\b(rise|go up|increase|affect\w*|effect|impact|stable|higher|lower|unchanged|customers?)|(affect|effect|impact|raise|lower|increase)\w*\b.{0,40}\b(rates?|bills?)|(large[- ]load|separate|special) (tariff|rate class)/,
  ],
  'the bill on the kitchen table is how the public meets the grid',
  'Under the [tariff] our load pays its own cost, and the utility expects [effect] on household rates.',
);

const reliability = element(
  'reliability',
  'the effect on reliability for people on the same lines',
  [
    /reliab\w+/,
    /outages?/,
    /brown-?outs?/,
    /black-?outs?/,
    /voltage (support|regulation|dips?|sags?|flicker)/,
    /(frequency|power quality|peak shaving|harmonics?)/,
    /(shed|curtail|reduce)\b.{0,40}\b(load|demand|peak)/,
    /(study|analysis)\b.{0,40}\b(no|without)\b.{0,40}\b(violation|overload)s?/,
    /(disconnect|curtail)\b.{0,40}\bus/,
  ],
  'the neighbors share the circuit',
  'The study found no [violation or overload], and the utility can [curtail or disconnect] us within [time].',
);

const lineRoute = element(
  'line_route',
  'new poles or lines, where they run and whether easements or eminent domain are needed',
  [
    /eminent domain/,
    /condemn\w*/,
    /easements?\b.{0,40}\b(line|lines|poles?|landowners?|signed|utility|route|acquired|obtained)/,
    /(overhead|underground|buried|bury) ?(line|lines|wires?|poles?|collection|cable|power)?/,
    /(poles?|towers?|lines?)\b.{0,40}\b(along|cross|follow|route|road|property|within|feet|tall)/,
  ],
  'a board may approve a plant and find it has approved a line',
  'The line runs [length] along [route], [overhead or underground], on easements already signed by [number] owners.',
);

const phasing = element(
  'phasing',
  'when the power will be there, building by building',
  [
    /(phas\w+|ramp\w*|stage\w*|energiz\w+|first building|in service|online)\b.{0,40}\b(power|load|megawatts?|mw|year|substation|utility|by|capacity)|(power|load|megawatts?|substation)\b.{0,40}\b(phas\w+|ramp\w*|available|ready|delivered|by|until)\b.{0,40}\b(year|phase|date|building)?/,
  ],
  'buildings without power stand dark half built',
  'The utility delivers [number] megawatts by [year] and the rest by [year], in step with the buildings.',
);

/** What boards and the public ask about power supply and the grid, and what a complete answer contains. */
export const powerSupplyGrid: TopicKnowledge = {
  topic: 'power_supply_grid',
  noun: 'power supply and the grid',
  name: 'Power Supply and the Grid',
  cues: sources(
    /collection lines/,
    /(flicker|harmonics)/,
    /(easement|condemn\w*)\b.{0,40}\bline/,
    /capacity and (the )?route/,
    /(the|local|regional|electric(al)?) grid/,
    /grid (operator|connection|capacity|upgrades?|impact|reliab\w+|service)/,
    /interconnect\w*/,
    /substations?/,
    /transmission (line|lines|tower|towers|owner|upgrade|upgrades|corridor|capacity|system)/,
    /(power|electric(al|ity)?|utility|light) (bill|bills|rates?|company|lines?|supply|demand|utility|cooperative|co-?op|load|outages?|provider|purchase)/,
    /(rate|electric) ?payers?/,
    /power purchase/,
    /off-?taker/,
    /brown-?outs?/,
    /black-?outs?/,
    /megawatts?/,
    /(feeders?|circuits?|three[- ]phase|switchyard|queue position|hosting capacity)/,
    /outages?/,
    /(who|where|buys?|sold|sell|use[sd]?)\b.{0,40}\b(the|this|that|our) (power|electricity|energy)/,
    /capacity (on|in) (the|your|that) (line|lines|circuit)/,
    /(heat pumps?|chargers?|electric service|transformers?)\b.{0,40}\b(load|utility|street|line)/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.5,
      publicWeight: 0.35,
      board: [
        plain('background', 'Where does the power leave the site, and is that an existing line or a new one?', 'point'),
        plain('clarification', 'Who buys the electricity, our utility or somebody three states away?', 'buyer'),
        pointed(
          'clarification',
          'Has the interconnection agreement been signed, or are you still in the queue?',
          'study',
        ),
        pointed(
          'criticism',
          'On a cloudy week in January, how much electricity does this really put on the grid?',
          'homes',
        ),
        sharp(
          'criticism',
          'Does any pole, line or substation for this need land from an owner who has not said yes?',
          'line_route',
        ),
        pointed(
          'implications',
          'What happens to the power bills of people in {place} because of this, up or down?',
          'rates',
        ),
        plain('support', 'Which grid upgrades are you paying for that the rest of us will use?', 'upgrades_pay'),
      ],
      resident: [
        "There's a line across my pasture already. The man on the phone said they might want to tie into it, and that was the last I heard.",
        'We lose power every ice storm. If all this electricity is made next door, will my furnace stay on?',
        "My electric bill goes up every year, and I heat with baseboard. I'm told solar is cheap, so tell me when cheap arrives.",
      ],
      expert: [
        'Is the number of homes figured from nameplate? What is it at a realistic capacity factor, in winter?',
        'How old is the interconnection study you rely on, and what has changed in the queue since?',
      ],
      remarks: [
        'I would not grant a permit ahead of an interconnection agreement.',
        'The substation and the gen-tie belong on the site plan, not in a later drawing.',
        'I understand that where electrons go is physics, but where the line goes is our business.',
      ],
      elements: [point, study, upgradesPay, buyer, homes, lineRoute, rates],
      figures: [
        {
          text: 'Utility-scale solar in the United States runs at an average capacity factor near 24 percent (AC).',
          source: 'Lawrence Berkeley National Laboratory, Utility-Scale Solar',
        },
        {
          text: 'Most proposed projects that enter interconnection queues are withdrawn before they are built.',
          source: 'Lawrence Berkeley National Laboratory, Queued Up',
        },
      ],
      condition:
        'No construction shall start until an executed interconnection agreement is filed with [body]; all collection lines shall be underground except at [crossings].',
    },
    wind: {
      boardWeight: 0.35,
      publicWeight: 0.25,
      board: [
        plain(
          'background',
          'From the farthest tower to the substation, which roads and fields do the power lines cross?',
          'point',
          'line_route',
        ),
        pointed(
          'clarification',
          'Is there room on the transmission line today, or are you waiting for one to be built?',
          'study',
        ),
        sharp('criticism', 'Eminent domain for the line: will you rule it out tonight, yes or no?', 'line_route'),
        pointed('implications', 'When the wind drops, what picks up the load on our grid?', 'reliability'),
        plain('support', 'Who has the power purchase agreement, and does any of that energy serve {county}?', 'buyer'),
        pointed(
          'criticism',
          'Your homes-served figure looks like nameplate. What was the real output of your last project, as a share of capacity?',
          'homes',
        ),
      ],
      resident: [
        'I drained and tiled that ground myself. Now a trench for the collection cable cuts across every lateral I laid.',
        "I'm told the power goes to the city. We get the towers and the line, and they get to feel good about it.",
        'Our co-op newsletter says we have power to spare at night. So what is all of this wind at midnight for?',
      ],
      expert: [
        'How many hours a year would you expect to be curtailed on this line, and is that energy counted?',
        'How many road crossings and tile crossings does the collection system have?',
      ],
      remarks: [
        'All collection underground and deep enough to plow over, that is where I start.',
        "I'd like the utility here to answer for the line, since the applicant can't.",
        'If the energy leaves the county, then say so plainly.',
      ],
      elements: [point, study, lineRoute, buyer, homes, reliability, upgradesPay],
      figures: [
        {
          text: 'New wind projects in the interior run at capacity factors near 35 to 40 percent.',
          source: 'Lawrence Berkeley National Laboratory, Land-Based Wind Market Report',
        },
      ],
      condition:
        'Collection lines shall be buried at least [depth] and clear of drain tile, and no easement for the line shall be acquired by condemnation.',
    },
    battery_storage: {
      boardWeight: 0.5,
      publicWeight: 0.25,
      board: [
        plain(
          'background',
          'When does it charge, when does it discharge, and for how many hours can it hold the grid?',
          'charging_source',
        ),
        plain(
          'clarification',
          'Is the yard next to this substation because the grid needs it here or because the land was cheap?',
          'point',
        ),
        pointed(
          'criticism',
          'How is this green if it charges from whatever the power plant happens to be burning?',
          'charging_source',
        ),
        pointed(
          'implications',
          "If there's a regional blackout, does one house in {place} stay lit because of you?",
          'reliability',
        ),
        sharp(
          'criticism',
          'You buy power cheap at night and sell it dear at supper. What do the ratepayers here get?',
          'buyer',
        ),
        plain('support', "What did the utility's own interconnection study say that this circuit gains?", 'study'),
      ],
      resident: [
        'My husband is on oxygen, and the power went out for two days last winter. Does this thing help us or only the market?',
        'I read meters for the co-op for thirty years, and I never saw the saving show up on a bill.',
        'I can see the substation from my swing. They keep adding to it, and nobody ever tells us what for.',
      ],
      expert: [
        'Is there a dispatch profile? Without one, what supports a claim about peak relief or reliability?',
        'When would you charge, and what keeps the owner from charging at the peak?',
      ],
      remarks: [
        'I want a plain sentence on what this does for our local circuit.',
        'The benefit seems regional, and the site is local.',
        "The utility's letter should say whether they asked for this.",
      ],
      elements: [
        element(
          'charging_source',
          'when it charges and discharges, and from what',
          [
            /(charg\w+|discharg\w+)\b.{0,40}\b(night|midday|solar|wind|grid|hours?|peak|evening|excess|low|surplus|when)/,
            /(store|stores|stored|storing)\b.{0,40}\b(excess|surplus|solar|wind|power|energy|hours?)/,
            /(arbitrage|peak hours|off-?peak)/,
          ],
          'people ask what a battery is for if it makes no power',
          'It charges in [hours] when power is plentiful and discharges for [number] hours at the evening peak.',
        ),
        point,
        study,
        buyer,
        homes,
        reliability,
        upgradesPay,
      ],
      figures: [
        {
          text: 'Most new grid batteries in the United States hold two to four hours at full output.',
          source: 'U.S. Energy Information Administration, Form EIA-860',
        },
      ],
      condition:
        "The owner shall provide [utility]'s executed interconnection agreement for [number] megawatts and shall not charge between [hours] except when [grid operator] directs.",
    },
    data_centers: {
      boardWeight: 0.6,
      publicWeight: 0.55,
      board: [
        plain('background', 'What is the full electric load in megawatts when every building is running?', 'homes'),
        plain('clarification', 'Does the utility have that power today, and if not, in what year?', 'phasing'),
        pointed(
          'implications',
          'Who pays for the new transmission lines and substations, you or the woman on a fixed income?',
          'rates',
        ),
        sharp(
          'criticism',
          'Without a load study you are asking us to zone first and find the power later. Why would we do that?',
          'study',
        ),
        pointed(
          'clarification',
          'Is there any gas turbine or power plant on the site, now or in a later phase?',
          'onsite_gen',
        ),
        pointed(
          'criticism',
          'On the hottest afternoon of the year, who gets turned off first, your servers or our homes?',
          'reliability',
        ),
        sharp(
          'clarification',
          'Show me every transmission line this needs, including those outside your property, and tell me whose farms they cross.',
          'line_route',
        ),
        plain(
          'support',
          'Have you signed anything that keeps {county} ratepayers whole if you never use the power you reserved?',
          'upgrades_pay',
        ),
      ],
      resident: [
        'I keep the thermostat at sixty-two and wear a coat indoors. My rate went up to build lines for people I have never met.',
        "The surveyors' flags are in my hayfield for a transmission line. I learned what it was for from a reporter.",
        'Our power flickers when the quarry starts its crusher. What does it do when you switch on a small city?',
        'I tend bees and I like quiet. A substation hums, and nobody drew that on their pretty picture.',
        "My mother's oxygen runs off the wall. When the grid is short, who do they shut off first, her or you?",
        'I ran machines for thirty years, and I know what a big motor does to the lights. Who proved this one will not dim ours?',
      ],
      expert: [
        'Is the load you state for the first building or for the campus at full build-out, with cooling?',
        'Which tariff protects other customers from the cost of the lines, and has the commission approved it?',
      ],
      remarks: [
        "I don't want gas turbines coming in as backup and staying as baseload.",
        'We should hear from the utility in person, under questioning.',
        "No certificate of occupancy until the substation is in service, that's what I would write.",
      ],
      elements: [
        homes,
        study,
        upgradesPay,
        rates,
        reliability,
        element(
          'onsite_gen',
          'generation on site, backup or permanent',
          [
            /(back-?up|emergency|standby|on-?site|diesel|gas|natural gas)\b.{0,40}\b(generat\w+|turbines?|power plant|fuel cells?)|(generat\w+|turbines?)\b.{0,40}\b(back-?up|emergency|standby|on-?site|only|hours|test\w*|primary)/,
            /behind[- ]the[- ]meter/,
          ],
          'a load that cannot wait for the utility may bring its own power plant',
          'There are [number] backup generators, run only for [purpose], and no primary generation on site.',
        ),
        lineRoute,
        phasing,
      ],
      figures: [
        {
          text: 'Data centers used about 4.4 percent of United States electricity in 2023 and may reach 6.7 to 12 percent by 2028.',
          source: 'Lawrence Berkeley National Laboratory, United States Data Center Energy Usage Report (2024)',
        },
      ],
      condition:
        'No building permit shall issue until [utility] confirms delivery of [number] megawatts by [date]; on-site generation other than emergency backup is prohibited.',
    },
    manufacturing: {
      boardWeight: 0.2,
      publicWeight: 0.15,
      board: [
        plain('background', "How big is the electric load, and how does it compare with the whole town's?", 'homes'),
        pointed(
          'clarification',
          'Will your motors and furnaces make the lights dip in the homes on that feeder?',
          'reliability',
        ),
        pointed(
          'implications',
          'If the plant closes, who goes on paying for the substation built to serve it?',
          'upgrades_pay',
        ),
        sharp(
          'criticism',
          'Did you sign for the land before asking whether there was power, and is that not backwards?',
          'study',
        ),
        plain('support', 'Which year does the new feeder reach the plant, and what runs until then?', 'phasing'),
      ],
      resident: [
        'I weld in my garage, and when the stamping plant starts up my arc goes soft.',
        "My freezer of venison thawed the last time that circuit tripped. I'd like to know it is not going to be on yours.",
        'The line crew came through and topped every maple on our street for the old plant.',
      ],
      expert: [
        'Arc and drive loads cause harmonics and flicker. What would the neighbors on the feeder notice?',
        'What load factor does the plant expect, and does a line with its shifts reach it?',
      ],
      remarks: [
        'I would like a one-page letter from the utility on the feeder.',
        'Power quality is a nuisance like noise, and I mean to treat it so.',
        'Industry with a steady load can help keep our rates down, in fairness.',
      ],
      elements: [homes, study, upgradesPay, reliability, rates, phasing],
      figures: [
        {
          text: 'Voltage flicker from large loads is judged against the limits of IEEE 1453.',
          source: 'Institute of Electrical and Electronics Engineers, standard 1453',
        },
      ],
      condition:
        'The plant shall meet [standard] for flicker and harmonics at the point of connection, verified by [utility] within [number] days of startup.',
    },
    residential: {
      boardWeight: 0.12,
      publicWeight: 0.1,
      board: [
        plain(
          'background',
          'All-electric or gas, and how much electric load does each house put on that circuit?',
          'homes',
        ),
        pointed(
          'clarification',
          'Are the power lines in this tract going underground, the one along the frontage included?',
          'line_route',
        ),
        pointed(
          'implications',
          'With a car charger in every garage, does the feeder serving the older streets hold up?',
          'reliability',
        ),
        sharp('criticism', 'Has the utility seen this plat at all, or are we the first to ask about power?', 'study'),
        plain(
          'support',
          'Would you wire each garage for a charger and pay for the larger transformers now?',
          'upgrades_pay',
        ),
      ],
      resident: [
        'Our street goes dark whenever a squirrel sneezes, and the same wire is going to feed all of these houses.',
        'I work from home with a headset on. An outage is not an adventure for me, it is lost pay.',
        'They buried the lines on the new side of the road and left the crooked poles on mine.',
      ],
      expert: [
        'Is the load per home figured for gas or for all-electric houses?',
        'What happens on the feeder when every commuter plugs in at the same hour?',
      ],
      remarks: [
        "I'd ask that the frontage poles go underground with the rest.",
        'A utility will-serve for power belongs in the packet.',
        'Solar-ready roofs would cost little at this stage.',
      ],
      elements: [homes, study, upgradesPay, reliability, lineRoute],
      figures: [
        {
          text: 'An average American home uses about 10,500 to 10,800 kWh a year.',
          source: 'U.S. Energy Information Administration, Residential Energy Consumption Survey',
        },
      ],
      condition:
        'All electric lines within and along [frontage] shall be placed underground, and [utility] shall confirm capacity for [number] homes before the final plat.',
    },
    generic: {
      boardWeight: 0.2,
      publicWeight: 0.15,
      board: [
        plain(
          'background',
          'How much power does it take or make, and which line does it connect to?',
          'homes',
          'point',
        ),
        plain('clarification', 'Has the electric utility reviewed this, and what did they say in writing?', 'study'),
        pointed(
          'implications',
          'If the load goes up later, what does that do to everybody else on the line?',
          'reliability',
        ),
        sharp('criticism', 'Yes or no, does any ratepayer pick up a share of the grid upgrades?', 'upgrades_pay'),
        pointed('support', 'What can you tell a family here about the effect on their power bill?', 'rates'),
      ],
      resident: [
        'We are last on the circuit and first to lose power. I would hate to become last to get it back.',
        'I keep a small dairy, and an outage at milking time is a disaster, so I ask about every new hookup.',
        'The pole in front of my house already leans. Who is going to hang more wire on it?',
      ],
      expert: [
        'What does the utility say in writing about the connection?',
        'Peak demand and annual energy are different things. What is each, and which stresses the line?',
      ],
      remarks: [
        "I want the utility's letter in the record.",
        'New overhead lines along that road would change my view of this.',
        'It is not our job to plan the grid, but it is our job to know where the wires go.',
      ],
      elements: [homes, point, study, upgradesPay, reliability, rates],
      figures: [
        {
          text: 'Connection at distribution voltage is commonly limited to loads or plants of some 10 to 20 megawatts.',
          source: "Electric utilities' interconnection and service rules",
        },
      ],
      condition:
        'A letter from [utility] confirming capacity and the route of any new line shall be filed before [permit].',
    },
  },
};
