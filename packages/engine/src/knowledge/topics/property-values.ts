import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const study = element(
  'value_study',
  'the study of sales: who did it, where and how near',
  [
    /(?:apprais\w+|property value|market|impact|paired[- ]sales?|sales?|hedonic|university)(?!\w).{0,30}(?<!\w)(?:study|studies|analysis|report|data|research)/,
    /(?:study|studies|research)(?!\w).{0,60}(?<!\w)(?:values?|sales|homes?|prices?)/,
    /apprais(?:er|al)s?/,
  ],
  'Every side has a study; the board weighs who paid and what was compared.',
  'The study by [appraiser], dated [date], compares [number] sales near [similar projects] with sales farther off.',
);
const comparables = element(
  'comparables',
  'comparable places, near and alike',
  [
    /(?:compar\w+|similar|nearby|local|same)(?!\w).{0,40}(?<!\w)(?:sales?|homes?|markets?|counties|county|places?|projects?|sites?)/,
    /(?:sold|sales?|resale)(?!\w).{0,60}(?<!\w)(?:next to|near|beside|adjacent|adjoining|within|around)/,
  ],
  'A sale in another state says little about this road.',
  'The closest comparison is [project] in [place], where [number] homes beside it have sold since [year].',
);
const finding = figureElement(
  'finding',
  'what the figures show, with the distance at which they hold',
  [
    /(?:percent|dollars?|\$)(?!\w).{0,70}(?<!\w)(?:values?|prices?|sold|sale|homes?|difference|drop|lower|decline|increase|per square foot)/,
    /(?:values?|prices?|sold|sales?)(?!\w).{0,70}(?<!\w)(?:percent|no (?:measurable|significant|statistical)|difference|within|dollars?)/,
  ],
  'No effect and a few percent are different answers; say the distance too.',
  'Within [distance in feet] the study finds a difference of [percent] in sale price.',
);
const guarantee = element(
  'guarantee',
  'a value guarantee or what you offer the closest owners',
  [
    /(?:value|price|property|sale) (?:guarantee|protection|assurance)s?/,
    /(?:buy ?-?outs?|good[- ]neighbor (?:agreement|payment)s?|compensat\w+|make (?:up|good|whole)|pay the difference|first refusal)/,
    /(?:guarantee\w*|offer\w*|pay\w*)(?!\w).{0,50}(?<!\w)(?:closest|nearest|adjoining|neighbors?|owners?|homes?|difference)/,
  ],
  'An applicant who is sure of no effect can afford to insure it.',
  'We offer a value guarantee to the [number] homes within [distance in feet], for [number of years].',
);
const limits = element(
  'study_limits',
  'what the study cannot show',
  [
    /(?:limit\w*|caveat|small (?:number|sample)|not many|few sales|cannot (?:show|prove|say|tell|promise)|does(?: not|n't) (?:cover|include|show)|honest\w*|no (?:one|study) can)/,
  ],
  'Admitting the limits makes the rest believable.',
  'The study covers few homes as close as [address], and we cannot say more than that.',
);
const design = element(
  'value_by_design',
  'what in the plan protects the closest homes',
  [
    /(?:homes?|houses?|neighbors?|side)(?!\w).{0,70}(?<!\w)(?:set ?back|screen\w*|berm|trees|buffer|larger lots|lower buildings)/,
    /(?:set ?back|screen\w*|berm\w*|trees?|buffer\w*|height|transition|larger lots|quality|price (?:point|range)|landscap\w*)(?!\w).{0,70}(?<!\w)(?:homes?|values?|neighbors?|closest|protect\w*|adjoin\w*|view|existing|houses)/,
  ],
  'Values follow what people see and hear.',
  'On the side of the closest homes we add [measure, such as trees or distance], where trees, distance and lower buildings protect the view.',
);

export const propertyValues: TopicKnowledge = {
  topic: 'property_values',
  noun: 'property values',
  name: 'Property values',
  cues: sources(
    /property values?|home values?|land values?|house (?:values?|prices?)|values? of (?:my|our|their|the|these|neighboring|nearby|adjoining|surrounding) (?:\w+ )?(?:homes?|propert\w+|houses?|land)/,
    /re-?sale|apprais\w+|realtors?|real estate (?:agent|values?|market|broker)/,
    /(?:sell|selling|sold|buy)(?!\w).{0,30}(?<!\w)(?:my|our|their|the|a|this) (?:\w+ )?(?:house|home|place|property|farm|land)/,
    /(?:values?|price)(?!\w).{0,30}(?<!\w)(?:drop\w*|fall\w*|lose|lost|decline\w*|decrease\w*|go(?:es)? down|hurt|guarantee\w*)|(?:drop|decline|decrease|loss|effect|hurt|lower)(?!\w).{0,20}(?<!\w)(?:in |of |on )?(?:the |my |our )?(?:\w+ )?values?/,
    /equity in (?:my|our|the)|under ?water on/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.25,
      publicWeight: 0.45,
      board: [
        plain('background', 'Is there a sale in this county, next to panels, that you can point me to?', 'comparables'),
        plain('clarification', 'Who paid for that appraisal study, and has he ever found a loss?', 'value_study'),
        pointed(
          'clarification',
          'How close were the homes in the study? A quarter mile is not across the fence.',
          'finding',
          'comparables',
        ),
        pointed('support', 'Have you signed good-neighbor agreements anywhere, and what did they pay?', 'guarantee'),
        sharp(
          'criticism',
          'Some university studies find a few percent lost for the nearest homes. What do yours find, and why the difference?',
          'finding',
          'study_limits',
        ),
        sharp('communicate', 'If you are certain, then guarantee the closest houses. Will you?', 'guarantee'),
      ],
      resident: [
        'This house is our whole retirement. If I list it next spring, what do I tell the buyer is going in next door?',
        'My agent said two people turned around at the sign. Who pays me for the year it sat?',
        "We were going to borrow against the land for my wife's treatment. Does your study help me at the bank?",
        'I have no plans to sell. I would like to know that I could, so what have houses next to your other sites sold for?',
        'I bought the small place because it was all I could carry. If it drops, I owe more than it is worth. Who makes that right?',
      ],
      expert: [
        'Matched pairs chosen by hand invite selection. How many sales were left out, and by what rule?',
        'Studies of whole counties say little about the house next door. What is the estimate for homes inside the first five hundred feet, with its margin of error?',
      ],
      remarks: [
        'There are studies on both sides, and I expect the truth is somewhere between them.',
        'The families across the fence carry this, and everyone else gets the taxes.',
        'A value guarantee would tell me more than another appraiser.',
      ],
      elements: [study, comparables, finding, guarantee, limits, design],
      figures: [
        {
          text: "A six-state study found about 1.5 percent lower prices within half a mile of large solar, with differences by state; appraisers' matched pairs often find none.",
          source: 'Lawrence Berkeley National Laboratory 2023; appraisal impact reports',
        },
      ],
      condition:
        'The applicant shall offer a property value guarantee to owners within [distance] feet for [number] years on terms filed with [office].',
    },
    wind: {
      boardWeight: 0.3,
      publicWeight: 0.5,
      board: [
        plain(
          'background',
          'How many homes lie within a mile, and what did sales do around your last wind farm?',
          'comparables',
          'finding',
        ),
        plain(
          'clarification',
          'Does your figure run from announcement or from when they began to turn?',
          'timing_effect',
        ),
        pointed(
          'implications',
          'The lease pays one farm, and the house across the road loses. How do you square that?',
          'guarantee',
        ),
        pointed(
          'clarification',
          'Were those studies of towers as tall as these, or of half the height?',
          'comparables',
          'study_limits',
        ),
        sharp(
          'criticism',
          'Nobody pays more to live under a turbine, so do not tell me there is no effect.',
          'finding',
          'study_limits',
        ),
        sharp('communicate', 'Will you pay everybody inside a mile, whether they sign a lease or not?', 'guarantee'),
      ],
      resident: [
        'I kept this acreage to split among my girls. Who builds a house under a red light?',
        'We get the shadow and the noise and no check. What is my porch worth to you?',
        'The assessor did not lower my bill in the last county when they came. Will ours?',
        'I have one thing to leave my boys, and it is that house. What do I tell them it will be worth?',
        'A man from the city was going to buy my cabins, until he saw the map. What do I say to the next one?',
      ],
      expert: [
        'National averages mix towns and ranch land. What is the effect for lifestyle acreages, which is what these are?',
        'Post-construction recovery rests on few sales within a mile. What is the confidence interval?',
      ],
      remarks: [
        'Pay the neighbors a share, and this room would be half empty.',
        'I believe that values come back. I also know that people have to sell in the years when they have not.',
        'A guarantee with an appraiser chosen by both sides would be fair.',
      ],
      elements: [
        study,
        comparables,
        finding,
        element(
          'timing_effect',
          'how the effect changes from announcement to operation',
          [
            /(?:announc\w+|construction|operation\w*|after|before|years?)(?!\w).{0,70}(?<!\w)(?:values?|prices?|sales?|recover\w*|return\w*|effect)/,
            /(?:values?|prices?|sales?|effect)(?!\w).{0,60}(?<!\w)(?:announc\w+|recover\w*|return\w*|after|during)/,
          ],
          'People who must sell in the bad years bear it all.',
          'Prices dipped by [percent] after the announcement and returned within [number of years] of operation.',
        ),
        guarantee,
        limits,
      ],
      figures: [
        {
          text: 'In populous counties prices within a mile fell about 11 percent after announcement and recovered within 3 to 5 years of operation; no effect was found in rural counties.',
          source: 'Lawrence Berkeley National Laboratory 2023 (Energy Policy)',
        },
      ],
      condition:
        'Owners of dwellings within [distance] miles shall be offered a value guarantee or an annual payment of [amount].',
    },
    data_centers: {
      boardWeight: 0.2,
      publicWeight: 0.4,
      board: [
        plain(
          'background',
          'What have homes next to your other campuses sold for, before and after?',
          'comparables',
          'finding',
        ),
        plain('clarification', 'Are you talking about land price for more data centers, or house prices?', 'finding'),
        pointed(
          'implications',
          'Land goes up and homes become hard to live in. Who is left on that street in ten years?',
          'guarantee',
          'land_speculation',
        ),
        pointed('support', 'Did you offer to buy the handful of homes inside the fence line of noise?', 'guarantee'),
        sharp(
          'criticism',
          'Sales in a hot metro market say little here. What do you have that looks like {place}?',
          'comparables',
        ),
        sharp('communicate', 'Is there a number for the closest ten homes, in writing, before we vote?', 'guarantee'),
      ],
      resident: [
        'I refinanced for the kitchen last year. If the hum comes, who buys a house you cannot sleep in?',
        'The speculators call every week. What is my farm worth to someone who wants to farm?',
        'We are the last house on the cul-de-sac. Would you buy it at what it was worth on the day before the sign went up?',
        'I signed for thirty years on that house. What happens to it in year three, with a wall across the road?',
        'My landlord will sell if the price is right. Where do I go, and does anybody count people like me?',
      ],
      expert: [
        'The county average rose with the whole market. Was any control group used to separate the campus from the boom?',
        'Noise discounts in the housing literature run by the decibel. Was that applied to your own predicted levels?',
      ],
      remarks: [
        'Taxes go to everybody, and the loss goes to a few.',
        'The people at the line should get a real offer.',
        'I would not call a land rush good news for a farmer.',
      ],
      elements: [
        study,
        comparables,
        finding,
        guarantee,
        design,
        element(
          'land_speculation',
          'what rising land prices do to farms and homes',
          [
            /(?:land|farm\w*) (?:prices?|values?|rush|speculat\w*)/,
            /price of (?:the )?(?:farm ?)?land/,
            /options? on(?!\w).{0,30}(?<!\w)(?:acres|land)/,
            /speculat\w*/,
          ],
          'A rise can also drive people out.',
          'We hold options on [number of acres] and no more, so that we do not drive the price of farmland.',
        ),
      ],
      figures: [
        {
          text: 'Housing research puts the noise discount at roughly 0.4 to 0.6 percent a decibel for traffic; data center sales studies are few and from metro markets.',
          source: 'Nelson 2008, hedonic studies of noise',
        },
      ],
      condition:
        'The applicant shall offer to buy dwellings within [distance] feet at the appraised value of [date], for [number] months.',
    },
    residential: {
      boardWeight: 0.2,
      publicWeight: 0.35,
      board: [
        plain('background', 'What will these sell for, next to what the houses around them sell for?', 'price_range'),
        plain('clarification', 'Do you expect owners or investors to buy them?', 'price_range', 'upkeep_rules'),
        pointed(
          'implications',
          'Rentals beside a street of owners. What do you know about resale on streets like that?',
          'finding',
          'value_study',
        ),
        pointed(
          'support',
          'Larger lots at the edge would steady those values. Is that on the table?',
          'value_by_design',
        ),
        sharp('criticism', 'Builders have promised one price and built another. What holds you?', 'price_range'),
        sharp('communicate', 'Put the materials and sizes in the agreement. Can you?', 'upkeep_rules', 'price_range'),
      ],
      resident: [
        'We stretched to buy on this street because it backed to a field. What do I have now?',
        'My house is paid for, and my kids count on it. Does a wall of apartments take that from them?',
        'The realtor called it a premium lot. Do I get the premium back?',
      ],
      expert: [
        'Assessed values were used in place of sales. They lag by years here, so what do sales show?',
        'Which projects did you compare with, and what makes them comparable in open space, price and density?',
      ],
      remarks: [
        'People fear renters more than the numbers bear out, and I would like to hear the numbers.',
        'What hurts a street is bad upkeep, wherever the owner lives.',
        'I have seen townhomes lift a tired corner.',
      ],
      elements: [
        study,
        comparables,
        finding,
        design,
        figureElement(
          'price_range',
          'the expected prices or rents',
          [
            /(?:price\w*|sell\w*|sold|rents?|start\w*|range\w*)(?!\w).{0,50}(?<!\w)(?:thousand|\$|from|between|dollars?|month|range|hundred)/,
          ],
          'Neighbors judge by what the new homes cost.',
          'The homes will sell from [price], against a median of [price] on the next street.',
        ),
        element(
          'upkeep_rules',
          'the materials, minimum sizes, association rules and share of rentals',
          [
            /(?:covenants?|association|HOA|minimum (?:size|square)|materials?|rental (?:cap|limit)|owner[- ]occup\w*|design standards?)/,
          ],
          'Rules outlast the builder.',
          'Covenants recorded on [date] set the materials and limit rentals to [percent].',
        ),
      ],
      figures: [
        {
          text: 'Most sales studies find small or no effects of new attached or affordable housing on nearby values, depending on upkeep and market.',
          source: 'Furman Center; Lincoln Institute of Land Policy reviews',
        },
      ],
      condition:
        'Covenants fixing materials, minimum size of [area] and rental share of [percent] shall be recorded with the plat; they guard neighboring property values.',
    },
    oil_gas: {
      boardWeight: 0.2,
      publicWeight: 0.4,
      board: [
        plain('background', 'Do lenders still write mortgages inside so many feet of a well?', 'lending'),
        plain(
          'clarification',
          'Has anyone studied sales around your other pads in this county?',
          'value_study',
          'comparables',
        ),
        pointed('implications', 'Owners without the mineral rights get no royalty. What do they get?', 'guarantee'),
        pointed('clarification', 'Do values drop more for homes on wells than for homes on city water?', 'finding'),
        sharp('criticism', 'You own the minerals, they own the trouble. Why is that fair?', 'guarantee'),
        sharp('communicate', 'Tell the closest five owners, here and now, what you offer them.', 'guarantee'),
      ],
      resident: [
        'We do not own what is under us. So what exactly is my share, besides the noise?',
        'The bank asked how far the pad is. What do I say?',
        'I meant to sell and move near my grandbabies. Who buys at the end of a rig road?',
        'My pasture is worth what the water is worth. Who guarantees the water?',
        'The lodge is my pension. What has a rig road done to a place like mine anywhere else?',
      ],
      expert: [
        'Peer-reviewed work finds losses for homes on private wells near shale pads. Why is it not cited?',
        'What is the effect on a sale while the rig is up, apart from the years of production afterward?',
      ],
      remarks: [
        'Royalties often go to people far away, and that colors this room.',
        'Temporary relocation is not the same thing as value.',
        'I would like an offer on paper for the homes inside the line.',
      ],
      elements: [
        study,
        comparables,
        finding,
        guarantee,
        limits,
        element(
          'lending',
          'what lenders and insurers say',
          [
            /(?:lend\w*|mortgages?|banks?|FHA|insur\w+)(?!\w).{0,60}(?<!\w)(?:feet|well|require\w*|write|written|rule\w*|distance|policy|allow\w*|still)/,
          ],
          'A house without a mortgage has few buyers.',
          'Lenders apply a distance of [distance in feet], and no home falls within it.',
        ),
      ],
      figures: [
        {
          text: 'Homes on private wells within 1.5 km of shale wells lost about 10 to 17 percent in Pennsylvania; FHA keeps 300 ft from an active or planned site.',
          source: 'Muehlenbachs and others, American Economic Review 2015; HUD Handbook 4000.1',
        },
      ],
      condition:
        'Owners within [distance] feet without mineral rights shall be offered [payment or guarantee] before drilling, for loss of property value.',
    },
    generic: {
      boardWeight: 0.2,
      publicWeight: 0.35,
      board: [
        plain('background', 'What do you have on property values: a study, or an opinion?', 'value_study'),
        plain('clarification', 'Those sales you quote, which town are they from?', 'comparables'),
        pointed('clarification', 'Take the closest house. Is it up, down or the same?', 'finding'),
        pointed('support', 'Can the plan be changed on that side to protect those homes?', 'value_by_design'),
        sharp(
          'criticism',
          'Would you want it next to yours, and would you pay the same for yours?',
          'finding',
          'study_limits',
        ),
        sharp('communicate', 'Are you willing to guarantee what the closest homes are worth, yes or no?', 'guarantee'),
      ],
      resident: [
        'All we own is that house. Who will say to my face that it will not lose a dime?',
        'My divorce says I have to sell within the year. What do I do with a zoning sign out front?',
        'I put my savings in this porch. Did your study look at one like mine?',
      ],
      expert: [
        'What control sales would you use? Without any, how do you separate the project from the market?',
        'Averages over a mile dilute the effect at the line. What is it for adjoining parcels?',
      ],
      remarks: [
        'I cannot vote on fear of value, but I can vote on what causes it.',
        'A study from the applicant is a study from the applicant.',
        'Show me homes that sold next to one of these, and the price.',
      ],
      elements: [study, comparables, finding, guarantee, limits, design],
      figures: [
        {
          text: 'Appraisers compare matched pairs and resale before and after; regression needs dozens of sales to see a few percent.',
          source: 'Uniform appraisal practice; hedonic literature',
        },
      ],
      condition:
        'The applicant shall file a study of property values by an appraiser chosen with [office], covering parcels within [distance] feet.',
    },
  },
};
