import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const soils = figureElement(
  'soil_class',
  'the acres by soil class, prime or not',
  [
    /(?:prime|statewide|class (?:one|two|three|I|II|III)|productiv\w*|soil\w*)(?!\w).{0,70}(?<!\w)(?:acres?|percent|farmland|class\w*|index|rating)/,
    /(?:acres?|percent)(?!\w).{0,50}(?<!\w)(?:prime|farmland|tillable|class|soil|cropland|marginal)/,
  ],
  'The quarrel is about the best soil, so its share must be known.',
  'Of [number of acres], [percent] is prime farmland by the federal soil survey.',
);
const topsoil = element(
  'topsoil',
  'how topsoil is kept, stored and put back',
  [
    /top ?soil/,
    /(?:strip\w*|stockpil\w*|segregat\w*|separat\w*)(?!\w).{0,40}(?<!\w)(?:soil|horizon|layers?)/,
    /(?:no|minimal|limited|without) (?:mass )?grading/,
  ],
  'What took ten thousand years can be lost in a week of grading.',
  'Topsoil is stripped apart, stays on the site and goes back at [depth in inches]; we grade only [number of acres].',
);
const compaction = element(
  'compaction',
  'how you keep off wet ground, and how you loosen what is packed',
  [
    /compact\w*|de-?compact\w*|subsoil\w*|chisel\w*|rip(?:ped|ping)?|ruts?|rutting/,
    /(?:wet|soft|saturated) (?:soil|ground|conditions|field|weather)/,
  ],
  'Heavy wheels on wet ground take yield for decades.',
  'Work stops on wet ground at the call of [inspector], and lanes are loosened to [depth in inches] afterward.',
);
const continued = element(
  'continued_farming',
  'what farming goes on, and who does it',
  [
    /(?:graz\w*|sheep|lambs?|cattle|hay|bee ?hives?|honey|crops?|agri-?voltaic\w*|farm\w*)(?!\w).{0,70}(?<!\w)(?:under|between|around|continue\w*|contract\w*|lease\w*|rows|acres|remaining|local|shepherd|farmer|still|rest|keep\w*)/,
    /(?:continue\w*|still|keep)(?!\w).{0,30}(?<!\w)(?:farm\w*|graz\w*|crop\w*|plant\w*|hay)/,
  ],
  'A promise of sheep needs a shepherd with a contract.',
  'Under a contract with [farmer], sheep graze [number of acres] from [month] to [month].',
);
const returned = element(
  'return_to_farming',
  'how the land returns to farming and what makes it binding',
  [
    /(?:return\w*|restor\w*|back|convert\w*|again)(?!\w).{0,60}(?<!\w)(?:farm\w*|agricultur\w*|crop\w*|plow\w*|production|field)/,
    /(?:agricultural impact mitigation|AIMA|mitigation agreement)/,
    /soil (?:test\w*|sampl\w*|health)/,
  ],
  'The land is said to rest; the board wants it in writing.',
  'After [number of years] the land returns to crops, under the agricultural agreement with [agency] dated [date].',
);
const tenant = element(
  'farm_tenant',
  'what becomes of the farmer who rents it now, and farms around',
  [
    /(?:tenant|rent\w*|farmer|operator|family|owner)(?!\w).{0,70}(?<!\w)(?:farm\w*|rent\w*|acres|notice|compensat\w*|paid|crop (?:loss|damage)|income|agree\w*|continue\w*|years|lose|ground)/,
    /(?:spray\w*|drift|dust|tile|access)(?!\w).{0,50}(?<!\w)(?:neighbor\w*|farm\w*|field|crop\w*)/,
  ],
  'The one who loses the rented ground is seldom the one who signs.',
  'The farmer who rents it has [notice in months] of notice and is paid [amount] for the crop.',
);

export const farmlandSoil: TopicKnowledge = {
  topic: 'farmland_soil',
  noun: 'farmland and soil',
  name: 'Farmland and soil',
  cues: sources(
    /(?:prime|productive|good|best|black|tillable|farm|crop|agricultural|marginal) ?(?:farm ?)?(?:land|ground|soil|dirt)s?/,
    /(?<!(?:solar|wind|server|tank|energy|hog|fish) )farm(?:land|ers?|ing|ed|s)?(?! (?:fence|to market|house))/,
    /top ?soil|soil (?:class|health|compaction|type|test|productivity|quality)s?|soils?(?! erosion)/,
    /graz(?:e|ed|ing)|sheep|livestock|cattle|agri-?voltaic\w*|pollinator mix/,
    /(?:out of|taken out of|lose|losing|back (?:in|into|to)|return\w* to) (?:\w+ )?(?:production|agricultur\w*|farming|crops?)/,
    /(?:soy ?beans?|wheat|alfalfa|bushels?|crop (?:loss|damage|yield)|crops?|row crops?)/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.4,
      publicWeight: 0.45,
      board: [
        plain('background', 'How much of this is prime ground, and what did it yield last year?', 'soil_class'),
        plain(
          'clarification',
          'If it is to be grazed, whose sheep, how many, and is there a contract?',
          'continued_farming',
        ),
        pointed('clarification', 'How much do you grade, and where does the topsoil go?', 'topsoil'),
        pointed('implications', 'The man who rents it has a combine to pay for. What happens to him?', 'farm_tenant'),
        pointed(
          'support',
          'Was there poorer ground near the same line, and why did you not take it?',
          'soil_class',
          'site_choice',
        ),
        sharp('criticism', 'Every developer says it goes back to farming. Name me one that has.', 'return_to_farming'),
        sharp('communicate', 'Would you stop in wet weather when our inspector says stop?', 'compaction'),
      ],
      resident: [
        'Dad tiled that field by hand, and it never missed a crop. Who eats solar panels?',
        'I am twenty-six and looking for ground to rent. What do I bid against a lease like yours?',
        'My neighbor milks sixty cows and needs that hay. Where does he buy it now?',
        'I rent every acre I farm. When the owner signs with you, where do I go with my cows?',
        'I learned to drive a tractor on that ground. What will it take to plow it again?',
      ],
      expert: [
        'Soil rests only under living cover and without compaction. What bulk density will you measure before and after?',
        'What is the prime acreage inside the whole fence, with the roads, basins and laydown counted?',
      ],
      remarks: [
        "It is the owner's land, and I respect that. Good dirt is also the one thing we cannot order more of.",
        'Sheep are fine, if they are real sheep.',
        'I would like soil tests on file before the first truck.',
      ],
      elements: [
        soils,
        topsoil,
        compaction,
        continued,
        returned,
        tenant,
        element(
          'site_choice',
          'why this ground and not poorer ground',
          [
            /(?:marginal|poorer|brownfield|other|alternat\w*|different|rooftop\w*)(?!\w).{0,60}(?<!\w)(?:ground|land|sites?|soils?|looked|consider\w*|because|line|substation)/,
            /(?:because|since)(?!\w).{0,60}(?<!\w)(?:substation|transmission|line|connect\w*|capacity)/,
          ],
          'Near the line is a reason; it must be told.',
          'We looked at [number] sites with poorer soil, and none reached the [name] line within [distance in miles].',
        ),
      ],
      figures: [
        {
          text: 'Prime farmland is mapped by the USDA NRCS; state agreements (Illinois AIMA and others) fix topsoil, compaction, tile and restoration.',
          source: 'USDA NRCS Web Soil Survey; Illinois Department of Agriculture AIMA',
        },
      ],
      condition:
        'No more than [percent] of prime farmland within the fence shall be graded; topsoil stays on site; soil tests are filed before and after; grazing under contract covers [number] acres.',
    },
    wind: {
      boardWeight: 0.2,
      publicWeight: 0.25,
      board: [
        plain(
          'background',
          'How many acres does each turbine take out, road and pad?',
          'soil_class',
          'layout_of_roads',
        ),
        plain('clarification', 'Do the access roads follow the field lines or cut across the rows?', 'layout_of_roads'),
        pointed(
          'implications',
          'You trench cable through field after field of tile. Who finds the wet spots in three years?',
          'compaction',
          'crop_damage',
        ),
        pointed('clarification', 'Can a plane still spray and seed between those towers?', 'aerial'),
        sharp(
          'criticism',
          'I have seen crane paths where nothing grew for years. What is different about yours?',
          'compaction',
          'crop_damage',
        ),
        sharp('communicate', 'Does the farmer next door get paid for damage without hiring a lawyer?', 'crop_damage'),
      ],
      resident: [
        'My cousin flies the crop duster. Who seeds my cover crop when he will not go in?',
        'They left rock and rebar in my end rows at the last job. Who picks it?',
        'I lost a calf on a washed-out access road. Who fences yours?',
      ],
      expert: [
        'Crop damage is paid for one season. What do yield maps on comparable crane paths show after five?',
        'Trench backfill mixes subsoil into the plow layer. What separation is specified and inspected?',
      ],
      remarks: [
        'Roads along the section line would help everyone.',
        'Tile is the thing I hear about years afterward.',
        'A man who farms around towers for thirty years ought to have drawn the roads.',
      ],
      elements: [
        soils,
        topsoil,
        compaction,
        returned,
        element(
          'layout_of_roads',
          'how roads and pads follow the fields',
          [
            /(?:roads?|pads?|turbines?|access)(?!\w).{0,70}(?<!\w)(?:field (?:lines?|edges?)|rows?|fence ?lines?|section lines?|acres?|half[- ]acre|corners?|edge|farm\w*)/,
          ],
          'A road across the rows costs for thirty years.',
          'Roads follow field edges, and each turbine takes [number of acres] out of crop.',
        ),
        element(
          'crop_damage',
          'payment for crops and tile, for years',
          [
            /(?:crop (?:damage|loss|payment)|yield|tile|compaction)(?!\w).{0,70}(?<!\w)(?:pay\w*|paid|compensat\w*|years?|formula|repair\w*|percent|times)/,
            /(?:pay\w*|compensat\w*)(?!\w).{0,50}(?<!\w)(?:crops?|yield|tile|damage)/,
          ],
          'The loss lasts longer than the check.',
          'We pay [percent] of the crop for [number of years], by a formula, and repair tile for the life of the project.',
        ),
        element(
          'aerial',
          'crop flying near turbines',
          [/(?:aerial|crop[- ]?dust\w*|spray plane|applicators?|airplanes?|drones?)/],
          'Farmers around the project lose the plane.',
          'Applicators call [number], and turbines near the field stop within [number of minutes].',
        ),
      ],
      figures: [
        {
          text: 'A turbine commonly takes 0.5 to 1 acre with its road; deep compaction can reduce yield for 3 to 5 years or more.',
          source: 'NREL land use report; Iowa State University yield studies',
        },
      ],
      condition:
        'Crop and tile damage is paid to participating and neighboring farmers for [number] years; topsoil is separated and crane paths loosened to [depth].',
    },
    data_centers: {
      boardWeight: 0.2,
      publicWeight: 0.3,
      board: [
        plain('background', 'What is this field growing, and how much of it do you pave?', 'soil_class'),
        plain('clarification', 'The topsoil you strip, is it sold or does it stay?', 'topsoil'),
        pointed(
          'implications',
          'Paved ground never comes back. What do you do for farming somewhere else?',
          'farm_offset',
        ),
        pointed(
          'clarification',
          'Until the later phases start, who farms the rest?',
          'continued_farming',
          'farm_tenant',
        ),
        sharp(
          'criticism',
          'Was there an empty industrial site you could have used? Why a farm field?',
          'farm_offset',
          'soil_class',
        ),
        sharp('communicate', 'Would you put an equal acreage under easement before you break ground?', 'farm_offset'),
      ],
      resident: [
        'I sell sweet corn off that corner every August. Do you know where my corn grows?',
        'Land here went from farm price to server price in a year. How does my son start?',
        'We graze up to your line. What does your fence and your dust do to my ewes?',
      ],
      expert: [
        'What land evaluation score does the site get with the size of the contiguous block counted in?',
        'Fill will bury soils that are not on the grading plan. What acreage is lost in total?',
      ],
      remarks: [
        'Solar can come back out, and concrete cannot.',
        'Keep the later phases in crops until the day you need them.',
        'An easement elsewhere would not be nothing.',
      ],
      elements: [
        soils,
        topsoil,
        continued,
        tenant,
        compaction,
        element(
          'farm_offset',
          'farmland protected elsewhere or a fee to the farm fund',
          [
            /(?:easements?|preserv\w*|protect\w*|offset\w*|mitigat\w*|fund|fee|purchase of development|land trust)(?!\w).{0,70}(?<!\w)(?:farm\w*|acres?|agricultur\w*|elsewhere|county|easement|fund|trust)/,
          ],
          'Loss for good asks for something for good.',
          'We fund easements on [number of acres] of farmland in [county] through [land trust].',
        ),
      ],
      figures: [
        {
          text: 'Some states require one acre protected for each acre of prime farmland lost (for example parts of California and Massachusetts).',
          source: 'American Farmland Trust',
        },
      ],
      condition:
        'Unbuilt phases stay in agriculture; farmland easements on [number] acres are funded before grading; topsoil is not sold off the site.',
    },
    residential: {
      boardWeight: 0.15,
      publicWeight: 0.25,
      board: [
        plain('background', 'Is this ground inside the growth line or out in the farm district?', 'growth_boundary'),
        plain('clarification', 'What is the soil rated, and who has farmed it?', 'soil_class', 'farm_tenant'),
        pointed(
          'implications',
          'When a farm spreads manure in the spring, what do your buyers do about the smell?',
          'right_to_farm',
        ),
        pointed('support', 'Could the lots sit on the poor corner and leave the field whole?', 'cluster'),
        sharp(
          'criticism',
          'Is there vacant land closer in? If so, why should we help you reach past it for a field?',
          'growth_boundary',
        ),
        sharp('communicate', 'Put the farm notice in every deed. Will you do it?', 'right_to_farm'),
      ],
      resident: [
        'I drive a planter down that road. Do your buyers know they will sit behind me?',
        'Our cows get out now and then, into a field and not a cul-de-sac. Who pays for the azaleas?',
        'My great-grandparents are on the deed. What is left of the farm when lots start at its gate?',
      ],
      expert: [
        'Density was transferred on paper, but the remainder parcel has no easement. What keeps it from the next plat?',
        'The farmland score uses parcel size after the split. What was it before?',
      ],
      remarks: [
        'One complaint about manure, and it is the farmer who gets the letter.',
        'A buffer on your side of the fence, not on his.',
        'Cluster it, and I can see my way.',
      ],
      elements: [
        soils,
        tenant,
        element(
          'growth_boundary',
          'where it lies by the growth or farm map',
          [
            /(?:growth (?:area|line|boundary|zone)|urban (?:service|growth)|service area|agricultural (?:district|zone|preserve)|sewer (?:district|area))/,
          ],
          'The line on the map was drawn to end this question.',
          'The tract lies [inside or outside] the growth area adopted on [date].',
        ),
        element(
          'right_to_farm',
          'farm notice in deeds and a buffer toward farms',
          [
            /right[- ]to[- ]farm/,
            /(?:deeds?|plat|buyers?|disclos\w*|notice)(?!\w).{0,60}(?<!\w)(?:farm\w*|agricultur\w*|odor|manure|spray\w*|dust)/,
            /(?:buffer|set ?back|fence)(?!\w).{0,50}(?<!\w)(?:farm\w*|field|agricultur\w*|crop)/,
          ],
          'Buyers who know complain less.',
          'Each deed carries a farm notice, and a buffer [width in feet] wide lies on our side.',
        ),
        element(
          'cluster',
          'lots gathered to keep fields whole',
          [
            /cluster\w*|conservation (?:design|subdivision)|(?:remainder|remaining|rest)(?!\w).{0,60}(?<!\w)(?:acres|field|farm\w*|open|easement|crops)/,
          ],
          'A field kept whole can still be farmed.',
          'The lots are clustered on [number of acres], and [number of acres] stay in crops under easement.',
        ),
        topsoil,
      ],
      figures: [
        {
          text: 'All fifty states have right-to-farm laws; farm buffers of 50 to 300 ft are common.',
          source: 'National Agricultural Law Center; state extension services',
        },
      ],
      condition:
        'Each deed carries a right-to-farm notice; a buffer of [width] feet lies along the farm; [number] acres stay in agriculture by easement.',
    },
    generic: {
      boardWeight: 0.15,
      publicWeight: 0.2,
      board: [
        plain('background', 'Who farms this now, and what do they grow?', 'farm_tenant'),
        plain('clarification', 'How many acres go out of production for good?', 'soil_class', 'return_to_farming'),
        pointed('clarification', 'What do you do with the topsoil?', 'topsoil'),
        pointed('implications', 'When this field goes, does the next one follow?', 'continued_farming'),
        sharp(
          'criticism',
          'We cannot make more of it. Why should this be the use for it?',
          'soil_class',
          'return_to_farming',
        ),
        sharp(
          'communicate',
          'Will you leave the back forty in crops, by deed?',
          'continued_farming',
          'return_to_farming',
        ),
      ],
      resident: [
        'My boy shows hogs at the fair, and the feed grows there. Where next year?',
        'I can the tomatoes from that stand. Who plants them when the ground is sold?',
        'We fence out deer and dogs already. Do I fence out your people too?',
      ],
      expert: [
        'The impact on drainage of the adjoining fields is not studied. Which tile mains cross the line?',
        'A county soil survey is coarse at this scale. Was any boring done on the parcel itself?',
      ],
      remarks: [
        'Good ground should be the last choice, in my book.',
        'I want the topsoil to stay in the county.',
        'A renter deserves to get his crop off.',
      ],
      elements: [soils, topsoil, compaction, continued, returned, tenant],
      figures: [
        {
          text: 'Land evaluation and site assessment (LESA) scores farmland from soils and setting.',
          source: 'USDA NRCS LESA',
        },
      ],
      condition: 'Topsoil stays on site; [number] acres remain in agriculture; standing crops are paid or harvested.',
    },
  },
};
