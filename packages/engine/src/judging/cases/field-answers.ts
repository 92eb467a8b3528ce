import type { IndustryGroup } from '../../knowledge/types.ts';

/** Answers as they are given in the room: short, spoken without stops, half right, about something else. Labelled by
 *  rubric.md before the engine had seen them; the rules have been mended with them in view since. */
export interface FieldSet {
  readonly group: IndustryGroup;
  /** Topic on the record, or null where it has to be recognised. */
  readonly topic: string | null;
  readonly question: string;
  readonly strong?: readonly string[];
  readonly adequate?: readonly string[];
  readonly weak?: readonly string[];
  readonly poor?: readonly string[];
}

export const fieldAnswers: readonly FieldSet[] = [
  {
    group: 'logistics',
    topic: 'hours_of_operation',
    question: 'What time would trucks be at the dock, and do the engines idle while they wait?',
    strong: [
      'The dock is open from 6 a.m. to 9 p.m., Monday to Saturday, and we accept that as a condition. Drivers shut off the engine after five minutes; there are plug-ins at all 14 doors.',
    ],
    adequate: [
      'Six in the morning until nine at night. And no, they shut the engine off at the dock.',
      'uh so trucks are gonna be there from six a m till nine at night six days a week and um they have to shut the engines off we got electric hookups at every door',
    ],
    weak: [
      'We close at 10 p.m.',
      'The store closes at 10 p.m. and opens at 8 in the morning.',
      'Our drivers are professionals and they respect the neighbors.',
      'Idling is something we take seriously and there are state rules on it.',
      'Trucks are a very small part of what we do, the whole industry is moving to electric and by 2035 we expect most fleets to be quiet.',
    ],
  },
  {
    group: 'commercial',
    topic: 'noise',
    question: 'The car wash has eight dryers. How loud is that at the fence of the house behind it?',
    strong: [
      'At that fence it is 54 decibels with all the dryers running; the limit in the code is 55. Table 3 of the sound study has it, and the doors stay shut while the dryers run.',
      'Fifty-four decibels, all eight running, door closed. The acoustical engineer measured one just like it in Fremont and we will take 55 at the property line as a condition.',
    ],
    adequate: [
      'About 54 decibels at the property line.',
      'I do not have that number tonight. Our acoustical consultant, Priya Shah, will send it to Ms. Grant by the 14th, before you vote.',
    ],
    weak: [
      'The dryers are the newest model and are much quieter than the old ones.',
      'The dryers are 12 feet from the exit and each one is ten horsepower.',
      'It is 40 feet.',
      'Honestly the freeway is louder than we will ever be.',
      'Noise level decibel dryers fence study residential quiet mitigation barrier dBA.',
    ],
    poor: ['Whatever. People who buy next to a gas station should not complain.'],
  },
  {
    group: 'renewable_energy',
    topic: 'decommissioning_bond',
    question: 'How much is the bond, and when does the county get it?',
    strong: [
      '$1.2 million, posted with the county before the building permit is issued, and re-estimated every five years by an engineer the county picks.',
      'One point two million dollars. The county holds it before we pull the building permit; that is section 6 of the decommissioning agreement.',
    ],
    adequate: [
      'It is $1.2 million.',
      'one point two million and you get it before we start building',
      'The surety is $1.2 million; you would have it before construction starts.',
    ],
    weak: [
      'There will be a bond in place for the full cost of removal.',
      'The panels have a salvage value of about $3 million, so the bond is really a formality.',
      'We have never failed to remove a project.',
      'Yes.',
    ],
  },
  {
    group: 'data_centers',
    topic: 'water_use',
    question: 'What happens to your water use if the county goes to drought stage two?',
    strong: [
      'At stage two we cut to 60 percent of our daily cap within 48 hours and run the chillers dry, which costs us about 8 percent more power. It is in section 4 of the water service agreement, and we accept it as a condition.',
    ],
    adequate: [
      'At stage two we go to dry cooling and our draw falls by about 40 percent.',
      'We would be cut back the same as households, twenty percent at stage two, and we could not water the landscaping at all.',
      'If stage two is called, the evaporative units shut off and we run on air cooling until it is lifted.',
    ],
    weak: [
      'We are committed to being responsible stewards of water in dry years.',
      'The system is state of the art and very efficient.',
      'Our water use is 200 acres.',
      'The county sets the stages, not us, so you would have to ask them.',
      'Last year it rained 31 inches here, which is above average.',
    ],
  },
  {
    group: 'residential',
    topic: 'precedent',
    question: 'If we rezone this, how do I tell the next farmer down the road no?',
    strong: [
      'By the plan. This parcel is inside the urban service line on map 4 and touches the sewer; the next farm is outside it. You can write that into the findings, and we have drafted the wording for staff.',
    ],
    adequate: [
      'You can tell him his land is not next to the sewer line and ours is.',
      'The difference is the service boundary. Ours is inside it, his is not, and your comprehensive plan says growth stops at that line.',
      'Each rezoning stands on its own facts. Here the facts are that the highway and the water main are already at our property line, and that is not so a half mile down.',
    ],
    weak: [
      'Every project should be judged on its merits and we believe this is a great one.',
      'That is up to you.',
      'I would not worry about precedent.',
      'There are 112 lots and the average is a quarter acre.',
    ],
  },
  {
    group: 'renewable_energy',
    topic: 'enforcement',
    question: 'Who do I call at two in the morning when an inverter is howling?',
    strong: [
      'Our operations center, (555) 014-2200, answered day and night, and the number is on the gate sign. A technician is on site within four hours; if not, the county may shut the unit off, and we accept that as a condition.',
    ],
    adequate: [
      'You call our 24-hour control room, and the number is on the gate.',
      'Dan Whitaker, the site manager. He lives in Ellis and his cell phone is on the sign.',
      'you call the number on the gate there is somebody in the control room all night',
    ],
    weak: [
      'Inverters do not howl.',
      'We have a very responsive team.',
      'You can always reach out to us through our website, we love to hear from neighbors.',
    ],
    poor: ['Call somebody who cares.'],
  },
  {
    group: 'wind',
    topic: 'shadow_flicker',
    question: 'How many hours a year would the Miller house get flicker?',
    strong: [
      'Eleven hours and 40 minutes a year at the Miller house, with no trees counted. That is receptor 14 in the flicker study, and we shut turbine 6 down when it would pass 20.',
    ],
    adequate: [
      'Around twelve hours a year.',
      'Eleven or twelve hours, nearly all of it in February.',
      'I do not know for that house. Our modeler will have it to staff by Monday.',
    ],
    weak: [
      'Flicker is a temporary phenomenon that happens only when the sun is low.',
      'It is well within industry standards.',
      'The turbine is 1,900 feet from the house.',
      'Flicker hours year Miller house receptor model turbine shutdown limit thirty hours.',
    ],
  },
  {
    group: 'battery_storage',
    topic: 'fire_emergency',
    question: 'If one of these containers burns, what is our volunteer department supposed to do?',
    strong: [
      'Stay back 100 feet and keep the neighbors upwind of it; they do not put water on the container itself, they cool the ones beside it. Chief Ortega has signed the response plan, we pay for training every year, and there is a 30,000 gallon tank at the gate.',
    ],
    adequate: [
      'They would let it burn and cool the ones next to it. We train them every year at our cost.',
      'They keep back and protect the road. The plan is to let the container burn out, and our own people are there within an hour.',
    ],
    weak: [
      'A fire is extremely unlikely with this chemistry.',
      'The system has four layers of protection and is fully UL 9540A listed.',
      'Our company has built 40 of these and none has burned.',
      'Your fire department is excellent and we have a great relationship with them.',
    ],
  },
  {
    group: 'residential',
    topic: 'traffic_roads',
    question: 'How many cars come out of there in the morning, and is there going to be a light?',
    strong: [
      'Ninety-four in the morning peak hour, by the traffic study, table 2. There is no light: the county engineer found it does not meet the warrant, so we build a left-turn lane on Pike Road before the first occupancy, at our cost.',
    ],
    adequate: [
      'About 94 in the busiest hour. No light, but we put in a left-turn lane.',
      'ninety four in the morning hour and no there is no light its a turn lane',
    ],
    weak: [
      'Traffic will be minimal.',
      'There is not going to be much traffic because a lot of the residents work from home now.',
      'We will comply with everything the traffic engineer requires.',
      '94 feet.',
      'Our architect has designed over 30 neighborhoods like this one.',
      'We will look into a light.',
    ],
  },
  {
    group: 'manufacturing',
    topic: 'odor_dust',
    question: 'I can smell the plant in Hudson from my car. Why would it be different here?',
    strong: [
      'Because the tanks here are vented through a carbon filter and the one in Hudson has none. The air permit limits us to 20 percent opacity, and the odor study on page 12 puts the smell below detection at 600 feet; the nearest home is at 1,450.',
    ],
    adequate: [
      'Hudson is an open drum built in 1981. This one is enclosed and the fumes go back through the burner.',
      'Because this one has a filter on the tanks, which the Hudson plant does not have.',
    ],
    weak: [
      'We use best practices at all of our plants.',
      'Smell is subjective, some people like it.',
      'The plant in Hudson employs 42 people and pays $310,000 in taxes.',
    ],
    poor: ['Then roll up your window.'],
  },
  {
    group: 'oil_gas',
    topic: 'traffic_roads',
    question: 'What time do the water trucks start and stop, and which road do they use?',
    strong: [
      'Seven in the morning to seven at night, no Sundays, in and out by Route 980 only. Ridge Road is barred in the haul agreement we signed with the township on March 3.',
    ],
    adequate: [
      '7 to 7, and they use 980.',
      'They run from 7 a.m. to 7 p.m. on Route 980, not on Ridge Road.',
      'seven to seven they come in on route nine eighty',
    ],
    weak: [
      'We hire only licensed haulers.',
      'There will be about 80 trucks a day.',
      'The trucks will be managed by our logistics team to limit disruption to the community.',
      'Water trucks start, stop and use roads as needed.',
    ],
  },
  {
    group: 'generic',
    topic: 'parking',
    question: 'Where does everybody park on Easter Sunday?',
    strong: [
      'There are 180 spaces on the site, sheet C-2, and 90 more at the middle school by a signed agreement for six Sundays a year, with a shuttle.',
    ],
    adequate: [
      'In our lot, 180 spaces, and the overflow is at the middle school across the road.',
      'At the school. We have an agreement with them for 90 spaces.',
    ],
    weak: [
      'Easter is one day a year.',
      'We expect people will find a place.',
      'Our congregation is growing and we are excited to serve this town.',
    ],
  },
  {
    group: 'residential',
    topic: 'schools',
    question: 'The elementary school already has trailers. Where do these kids go?',
    strong: [
      'The district counts 31 students from these 112 homes; Superintendent Lowe wrote on May 2 that Lincoln Elementary has 64 seats once the addition opens in August 2026, and we pay $4,200 a lot toward it at building permit.',
    ],
    adequate: [
      'About 31 children, and the district has told us they go to Lincoln, which has the seats after the addition.',
      'The school board is redrawing the line in 2026 and these kids will go to Lincoln.',
      'We do not know yet. The superintendent answers our letter by the 12th and we will file it the same day.',
    ],
    weak: [
      'New families are good for schools.',
      'We think most buyers will be empty nesters.',
      'Schools are the responsibility of the district.',
      'We have 31 acres.',
    ],
  },
  {
    group: 'residential',
    topic: 'affordable_share',
    question: 'How many of the units are affordable, for whom, and for how long?',
    strong: ['Eighteen of the 120, at 60 percent of area median income, for 30 years by a recorded deed restriction.'],
    adequate: [
      '18 units at 60 percent of median.',
      'Fifteen percent, for families under 60 percent of the median, thirty years.',
      'eighteen of them at sixty percent a m i for thirty years',
    ],
    weak: [
      'All of our homes are attainable.',
      'We would love to include some affordable units if the numbers work.',
      'The market will decide.',
      '120 units on 9 acres.',
    ],
  },
  {
    group: 'renewable_energy',
    topic: 'screening_visual',
    question: 'How tall are the trees when you plant them, and what do I see in year one?',
    strong: [
      'Six feet at planting, two staggered rows, and in year one you will still see the top third of the panels through them; by year five you will not. That is sheet L-2, and dead trees are replaced by the next season under the two-year bond.',
    ],
    adequate: [
      'Six feet tall. In year one you would see panels over the top.',
      'They are six foot evergreens so honestly the first year you will see it.',
    ],
    weak: [
      'We will plant native vegetation.',
      'You will barely notice it.',
      'The screening meets all applicable requirements.',
      'The panels are 12 feet tall.',
    ],
  },
  {
    group: 'renewable_energy',
    topic: null,
    question: 'Is the lease signed with all of the landowners?',
    strong: ['Yes, all four, and the memoranda are recorded with the county clerk.'],
    adequate: ['Yes.', 'Three of four. The Bowman lease is not signed yet.', 'No, one is still open.'],
    weak: ['We have great relationships with our landowners.', 'Leases are confidential.'],
  },
  {
    group: 'data_centers',
    topic: 'power_supply_grid',
    question: 'Who pays for the new substation, and do our bills go up?',
    strong: [
      'We pay all of it, $42 million, under the facilities agreement with Dominion, and the large-load tariff keeps it out of the residential rate class. The commission order is Exhibit 9.',
    ],
    adequate: [
      'We do, the whole cost. It is not in the rate base so your bills do not change on account of it.',
      'we pay for the substation and no your bill does not go up because of us',
    ],
    weak: [
      'Demand is growing everywhere.',
      'Dominion sets the rates, you would have to ask them.',
      'The project brings $9 million a year in taxes.',
      'We are working closely with the utility.',
    ],
  },
  {
    group: 'data_centers',
    topic: 'noise',
    question: 'Yes or no: will the generators be tested at night?',
    strong: [
      'No. Testing is Tuesdays between 10 a.m. and 2 p.m., one unit at a time, and we accept that as a condition.',
    ],
    adequate: ['No.', 'No, only in the daytime.', 'Never.'],
    weak: [
      'We test in accordance with manufacturer guidelines.',
      'Testing is important for reliability.',
      'Generators night test yes no.',
      'The generators are Tier 4 and there are 48 of them.',
    ],
  },
  {
    group: 'commercial',
    topic: 'lighting',
    question: 'Do the lights go off when the store closes?',
    strong: [
      'Yes, by 10:30 p.m., half an hour after closing, on a timer. Four security lights stay on at 30 percent, all of them shielded, and sheet E-1 shows zero foot-candles at the lot line.',
    ],
    adequate: [
      'Yes, half an hour after closing.',
      'Most of them. Four stay on for security.',
      'They go off at ten thirty.',
    ],
    weak: [
      'The lights are LED.',
      'We use dark-sky friendly fixtures that are the best in the industry.',
      'The poles are 20 feet tall.',
    ],
  },
  {
    group: 'generic',
    topic: 'stormwater_drainage',
    question: 'My basement floods now. Why would it not be worse with ten acres of roof?',
    strong: [
      'Because the basin holds the hundred-year storm and lets it out at 8 cubic feet a second, which is less than the field sheds today, 11. It drains to the east ditch, not toward Oak Street; Ms. Perez, the engineer, has it in Table 4 of the drainage report.',
    ],
    adequate: [
      'All of the roof water goes into a basin that drains to the east, away from your house.',
      'Because today it runs off the field with nothing to stop it, and we are building a pond that holds it back.',
    ],
    weak: [
      'We have engineers who design for that.',
      'Stormwater will be handled per code.',
      'Basements flood for many reasons.',
      'Ten acres of roof is what a modern warehouse needs.',
    ],
  },
  {
    group: 'wind',
    topic: 'setbacks',
    question: 'How far is the closest turbine from a home that did not sign?',
    strong: [
      '1,650 feet, turbine 11 to the Dawes house, which is three times the tip height. Sheet 4 of the site plan has every one.',
    ],
    adequate: ['About 1,650 feet.', '550 yards, give or take.', 'A third of a mile.'],
    weak: [
      'We meet the ordinance everywhere.',
      'All the turbines are on leased land.',
      '1,650 kilowatts.',
      'About 45 decibels.',
      'Every home is at a safe distance.',
    ],
  },
  {
    group: 'renewable_energy',
    topic: 'farmland_soil',
    question: 'Can this ever be farmed again?',
    strong: [
      'Yes. Topsoil stays on the site, the posts come out to four feet, and the agreement calls for a soil test at year 35 before the bond is released.',
    ],
    adequate: [
      'Yes, the posts pull out and the topsoil never leaves.',
      'Yes. We do not grade more than six acres of the 180.',
    ],
    weak: [
      'Solar is compatible with agriculture.',
      'We think so.',
      'The farmer is tired and wants to retire, and this is his right.',
    ],
  },
  {
    group: 'logistics',
    topic: 'jobs',
    question: 'How many of the 200 jobs are full time, and what do they pay?',
    strong: [
      '140 are full time with benefits at $21.50 an hour to start; the other 60 are seasonal. Those are the figures in the incentive agreement, and the county may audit them each January.',
    ],
    adequate: ['140 full time, starting at $21.50.', 'One hundred forty. They start at twenty one fifty an hour.'],
    weak: [
      'These are good jobs with a future.',
      'We are committed to hiring local.',
      'Two hundred jobs.',
      'The building is 640,000 square feet with 140 doors.',
    ],
  },
  {
    group: 'manufacturing',
    topic: 'community_engagement',
    question: 'Did you talk to the people on Mill Street before you filed this?',
    strong: [
      'Yes. We knocked on all 22 doors in April, 13 people came to the meeting on May 9, and we moved the truck gate to the east side because of what they said. The summary is tab 7.',
    ],
    adequate: [
      'Yes, twice, in April and May.',
      'No, and we should have. We are holding a meeting at the library on June 4 and every house on Mill Street gets a letter.',
      'Yeah we did. We knocked on every door on Mill Street in April.',
    ],
    weak: [
      'We always engage with the community.',
      'Notice was mailed as the law requires.',
      'We hear you.',
      'We are happy to talk with anybody.',
    ],
  },
  {
    group: 'residential',
    topic: 'density_height',
    question: 'How tall is it at the ridge, and what is allowed?',
    strong: ['38 feet at the ridge; the district allows 40. Sheet A-3.', 'Thirty-eight feet. Forty is allowed.'],
    adequate: ['38 feet.', 'Three stories, about 38 feet, and I believe the code says 40.'],
    weak: ['It is in keeping with the neighborhood.', 'There are 38 units.', 'It is a beautiful building.'],
  },
  {
    group: 'oil_gas',
    topic: 'wells_groundwater',
    question: 'If my well goes bad, who fixes it and how fast?',
    strong: [
      'We do. Bottled water within 24 hours, a tank within three days, and a new well if the lab ties it to us. It is in the well agreement we offer every house within 3,000 feet, and the baseline test is on us.',
    ],
    adequate: [
      'We would. We bring you water the same day and drill you a new one if it was us.',
      'You call us and we pay for it. I do not have the number of days, but it will be in the agreement we file by the 20th.',
    ],
    weak: [
      'That has never happened.',
      'The casing is four layers of steel and cement.',
      'The state requires us to be careful.',
      'You would have to prove it was us.',
    ],
  },
  {
    group: 'battery_storage',
    topic: 'insurance_liability',
    question: 'What insurance do you carry and who is named on it?',
    strong: [
      'Ten million dollars of general liability and five of pollution coverage, with the town as additional insured; the certificate is Exhibit 12.',
    ],
    adequate: [
      '$10 million, and the town is named.',
      'Ten million in liability. I do not know if the town is named, our broker will tell staff by Friday.',
    ],
    weak: ['We are fully insured.', 'Insurance is carried at industry-standard limits.'],
  },
  {
    group: 'commercial',
    topic: 'property_values',
    question: 'What does this do to my house value?',
    strong: [
      'Nothing measurable. The appraiser, Karen Holt, MAI, compared 26 sales beside three of our stores with 31 a mile off and found no difference above one percent; the report is in the packet.',
    ],
    adequate: [
      'An appraiser looked at 26 sales near our other stores and found no drop.',
      'I cannot promise it does nothing. The study we paid for found no difference.',
      'We think no effect, going by the 26 sales in the appraisal.',
    ],
    weak: [
      'It will go up.',
      'Studies show that projects like this increase values.',
      'Property values depend on many factors.',
      'Nobody can predict the housing market.',
    ],
  },
  {
    group: 'renewable_energy',
    topic: 'tax_revenue',
    question: 'What does the township get each year, in dollars?',
    strong: [
      "$84,000 a year for the township, by the county assessor's worksheet of June 3, guaranteed in the host agreement as a floor.",
    ],
    adequate: ['About $84,000 a year.', 'Eighty-four thousand dollars.', 'Roughly 84k.'],
    weak: [
      'Millions over the life of the project.',
      'A significant new revenue stream.',
      '84 megawatts.',
      'It depends on the legislature.',
    ],
  },
  {
    group: 'generic',
    topic: 'construction_hours',
    question: 'When do the crews start in the morning, Saturdays too?',
    strong: [
      'Seven on weekdays, nine on Saturdays, never on Sunday, and no pile driving before eight. Write that in as a condition.',
    ],
    adequate: [
      'Seven. Nine on Saturdays.',
      '7 a.m. on weekdays and no work on weekends.',
      'seven in the morning and no saturdays',
    ],
    weak: [
      'Early, but not too early.',
      'Construction takes about 14 months.',
      'We follow whatever hours the city has.',
      'We close at 10 p.m.',
    ],
  },
  {
    group: 'manufacturing',
    topic: 'comprehensive_plan_consistency',
    question: 'Show me where our plan calls for an asphalt plant.',
    strong: [
      'It does not name one. Page 41 puts this parcel in the industrial reserve and policy 6.2 says heavy uses belong along the rail spur; we are 300 feet from it.',
    ],
    adequate: [
      'It does not say asphalt plant. It says industrial, on the future land use map, and this parcel is in that area.',
      'Page 41. The parcel is in the industrial reserve.',
    ],
    weak: [
      'The project is fully consistent with the comprehensive plan.',
      'The plan is out of date.',
      'The plan was adopted in 2011 and has 214 pages.',
    ],
  },
  {
    group: 'data_centers',
    topic: 'community_engagement',
    question: 'Who is the end user?',
    strong: ['Meridian Cloud. Their letter of March 12 is Exhibit 2.'],
    adequate: [
      'I cannot tell you the name tonight. The lease is signed May 1, and we accept a condition that no permit issues until the name is filed.',
      'Meridian Cloud.',
    ],
    weak: [
      'We are under a nondisclosure agreement.',
      'A Fortune 100 company.',
      'That is proprietary.',
      'Why does it matter?',
    ],
  },
  {
    group: 'wind',
    topic: 'wildlife_habitat',
    question: 'There is an eagle nest on Cutler Creek. How close are you to it?',
    strong: [
      '1.8 miles, turbine 4, measured by the biologist in March. The Fish and Wildlife Service asked for one mile, and its letter is in the file.',
    ],
    adequate: ['A little under two miles.', '1.8 miles.'],
    weak: [
      'Cats kill more birds than turbines.',
      'We did a wildlife study.',
      'We love eagles.',
      'The turbines are 492 feet tall.',
    ],
  },
  {
    group: 'generic',
    topic: 'sewer',
    question: 'Does the plant have room for this?',
    strong: [
      "Yes. The authority's letter of April 9 reserves 48,000 gallons a day for us; the plant has 310,000 to spare.",
    ],
    adequate: [
      'Yes, we have a capacity letter.',
      'It does: 310,000 gallons a day to spare.',
      'I asked the authority on Monday and have no answer yet. Their engineer, Mr. Boyd, has promised it by the 28th.',
    ],
    weak: [
      'We believe there is adequate capacity.',
      'The pipes are eight inch PVC.',
      'We will connect to public sewer.',
    ],
  },
  {
    group: 'renewable_energy',
    topic: 'ownership_transfer',
    question: 'You will sell this in a year. Is the next owner bound by what you say tonight?',
    strong: [
      'Yes. The conditions run with the permit, the agreement is recorded, and no transfer is good until the buyer has posted its own bond and told the county in writing 60 days before.',
    ],
    adequate: [
      'Yes, the permit conditions go with the land.',
      'We may well sell it. Whoever buys it takes the permit with all of its conditions.',
    ],
    weak: [
      'We are in this for the long haul.',
      'We have no plans to sell at this time.',
      'The next owner will be a good company.',
    ],
  },
  {
    group: 'logistics',
    topic: 'screening_visual',
    question: 'What will I look at from my kitchen window on Fern Lane?',
    strong: [
      'A ten-foot berm with a double row of spruce on it; you will see the top six feet of the wall until about year four. Photo 3 in the visual report is taken from your side of Fern Lane.',
    ],
    adequate: [
      'You would see the berm and trees, and above them some of the wall for a few years.',
      'A berm ten feet high with spruce trees.',
    ],
    weak: [
      'It will be a very attractive building.',
      'Our architect won an award.',
      'The wall is tilt-up concrete and takes five months to build.',
    ],
  },
  {
    group: 'battery_storage',
    topic: 'health_safety',
    question: 'What is in the smoke if it burns, and how far does it go?',
    strong: [
      'Hydrogen fluoride, mostly. The plume study by Fire and Risk Alliance finds nothing above the one-hour limit past 130 feet, and the closest house is at 900.',
    ],
    adequate: [
      'Some hydrogen fluoride. The study has it below the limit 130 feet out.',
      'hydrogen fluoride and it falls under the limit at a hundred and thirty feet',
    ],
    weak: [
      'The batteries are lithium iron phosphate, which is the safest chemistry.',
      'The smoke is no worse than a house fire.',
      'We have no reason to believe it is dangerous.',
    ],
  },
  {
    group: 'commercial',
    topic: 'traffic_roads',
    question: 'I need a deceleration lane on 50 before I vote for anything.',
    strong: [
      'You will have it: 300 feet, built before we open, at our cost, and VDOT has approved the sketch. Make it a condition.',
    ],
    adequate: [
      'We will build it.',
      'We can live with that as a condition.',
      'VDOT has not decided whether it is warranted. If they allow it, we pay for it.',
    ],
    weak: [
      'We understand your concern about Route 50.',
      'Traffic on 50 is a regional problem.',
      'We will consider it.',
      'Thank you for that comment.',
    ],
  },
];
