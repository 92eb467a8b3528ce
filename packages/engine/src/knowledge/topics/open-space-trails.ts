import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const acres = figureElement(
  'acres',
  'the open space in acres and share, and how much of it is usable',
  [
    /(open space|park\w*|green ?space|preserv\w*|common area|undeveloped)\b.{0,40}\b(acres?|percent|share)|(acres?|percent)\b.{0,40}\b(open space|park\w*|green ?space|preserv\w*|trees|woods|undeveloped|usable|wetland|pond\w*)/,
  ],
  'ponds and steep banks are open space nobody can use',
  'Open space is [acres], [percent] of the site, of which [acres] are usable ground outside ponds and wetland.',
);

const trail = element(
  'trail',
  'the trail or path: where it runs, how wide, what it connects',
  [
    /(trail|path|greenway|sidewalk|boardwalk|bridge)\b.{0,40}\b(connect\w*|along|feet|wide|mile\w*|link\w*|to|through|paved|easement|build|from|around)|(build|connect\w*|dedicat\w*|link\w*|extend\w*)\b.{0,40}\b(trail|path|greenway|sidewalk)/,
  ],
  'a trail that ends at a fence is a drawing',
  'A [width] paved trail runs from [place] to [place] and meets the [name] trail.',
);

const trees = figureElement(
  'trees',
  'the trees kept and cut, and how they are replaced',
  [
    /(trees?|oaks?|woods|canopy|forest|caliper|hedgerow)\b.{0,40}\b(saved?|kept|keep|cut|remov\w*|preserv\w*|inches|replac\w*|plant\w*|survey\w*|percent|acres|inventory)|(save|keep|cut|remov\w*|preserv\w*|replac\w*|plant\w*)\b.{0,40}\b(trees?|oaks?|woods|canopy|forest)/,
  ],
  "grown trees can't be put back",
  'The survey found [number] large trees; we keep [number], cut [number] and plant [number] of [size].',
);

const publicAccess = element(
  'public_access',
  'whether the public may use it, and how that is recorded',
  [
    /(public|everyone|neighbors?|residents only|open to|private)\b.{0,40}\b(access|use|easement|trail|park|dedicat\w*|record\w*|open|gate\w*)|(easement|dedicat\w*|deed\w*)\b.{0,40}\b(public|city|county|park|trail|trust)/,
    /open to (the public|everyone|all|neighbors|anyone)/,
  ],
  'a private park is a marketing point',
  'The trail and the park are open to everyone under an easement to [body], recorded before [event].',
);

const whoMaintains = element(
  'who_maintains',
  'who maintains it, and with what money',
  [
    /(maintain\w*|maintenance|mow\w*|upkeep|care)\b.{0,40}\b(association|hoa|city|county|owner|district|fund|endow\w*|dues|budget|by|us|contract\w*|annual\w*)|(association|hoa|city|county|owner|district)\b.{0,40}\b(maintain\w*|maintenance|mow\w*|upkeep)/,
  ],
  'ribbon cuttings are cheap and mowing is forever',
  '[Association or city] maintains it, with [amount] a year from [source].',
);

const timing = element(
  'timing',
  'when it is built, tied to homes or buildings',
  [
    /(park|trail|playground|open space|amenit\w*|path)\b.{0,40}\b(before|first|phase|permit|complete\w*|open|year|certificate|occupan\w*|built by|home number)|(before|prior to|no later than)\b.{0,40}\b(home|house|unit|permit|certificate|occupan\w*|phase)\b.{0,40}\b(park|trail|playground|amenit\w*)?/,
  ],
  'the park on the last phase is the park that never comes',
  'The park opens before the permit for home [number], and the trail with phase [phase].',
);

const protection = element(
  'protection',
  'the easement or covenant that keeps it open for good, and who holds it',
  [
    /(conservation|open space|perpetual|permanent\w*)( \w+)? (easement|covenant|restriction|trust|protect\w*|deed)|(land trust|easement|covenant|deed restrict\w*)\b.{0,40}\b(hold\w*|record\w*|perpetu\w*|permanent\w*|protect\w*|never)|outlot|never be built/,
  ],
  'open space has a way of becoming phase four',
  'A conservation easement held by [land trust] protects [acres] for good.',
);

const treeProtection = element(
  'tree_protection',
  'how kept trees survive construction',
  [
    /(tree|root|drip ?line|critical root)\b.{0,40}\b(fenc\w*|protect\w*|zone|arborist|inspect\w*)|(fenc\w*|protect\w*|arborist)\b.{0,40}\b(trees?|roots?|drip ?line|zone)|arborist/,
    /(die|dies|lost|damaged)\b.{0,40}\b(replac\w*|years?|penalt\w*|inches)/,
  ],
  'many saved trees die of the saving',
  'Kept trees are fenced at the drip line under an arborist; any that dies within [years] is replaced at [ratio].',
);

const wildlifeLink = element(
  'wildlife_link',
  'how it links woods, creeks and parks beyond the site',
  [
    /(corridor|creek|stream|connect\w*|link\w*|contiguous|buffer|habitat|greenbelt)\b.{0,40}\b(woods|creek|stream|park|habitat|wildlife|corridor|along|feet|wide|next|adjoin\w*|preserve)/,
    /(joins|meets|adjoins|connects)\b.{0,40}\b(direction|park|creek|woods|stream|preserve)/,
  ],
  'scattered scraps of green serve nobody',
  'The open space joins [park or creek] on the [direction] in one strip at least [width] wide.',
);

/** What boards and the public ask about open space and trails, and what a complete answer contains. */
export const openSpaceTrails: TopicKnowledge = {
  topic: 'open_space_trails',
  noun: 'open space and trails',
  name: 'Open Space and Trails',
  cues: sources(
    /(open|green|park) ?space/,
    /trails?/,
    /((the|a|an|public|city|county|town|neighborhood|pocket|linear|dog|state|our|new|small|and) parks?(?! (on|in|along|at|their|overnight|there|inside|a|and|or))|parkland|playgrounds?|tot lots?|ball ?fields?|parkland|greenways?|greenbelt)/,
    /(tree|trees|oak|oaks|woods|woodland|forest|canopy)\b.{0,40}\b(preserv\w*|save[ds]?|saving|kept|keep|survey|inventory|ordinance|replac\w*|removed?|cut|stay|stand\w*|protect\w*|mature|old)/,
    /(preserv\w*|save|saving|keep|cut|remove|removing|protect\w*) (the |those |these |every |any |of )*(trees?|woods|oaks?|forest|hedgerows?)/,
    /(conservation|trail) easements?/,
    /(tree|park) (dedication|preservation|inventory|protection|replacement|fee)s?/,
    /amenit(y|ies)/,
    /(pool|clubhouse|dog park|community garden|picnic)/,
    /(sidewalk|path|bike path|footpath|walking path)s? (to|along|around|through|connect\w*)/,
    /(hunting|snowmobil\w*|horse|hikers?|creek) (access|trail|land|ground|corridor)s?/,
  ),
  entries: {
    residential: {
      boardWeight: 0.35,
      publicWeight: 0.35,
      board: [
        plain(
          'background',
          'How many acres of open space, without counting ponds, ditches and the strip under the power line?',
          'acres',
        ),
        plain(
          'clarification',
          'Is the trail public, or will there be a sign that says residents only?',
          'public_access',
        ),
        pointed(
          'criticism',
          'Subdivisions get named for the trees they remove. How many of the oaks are left standing on this plan?',
          'trees',
        ),
        pointed(
          'implications',
          'If sales slow down after phase one, do the kids who moved in ever see that park?',
          'timing',
        ),
        sharp('criticism', 'What keeps this open space from coming back to us as phase four?', 'protection'),
        plain('support', 'Could you carry the trail out to the school, beyond your own boundary?', 'trail'),
      ],
      resident: [
        "I walk those woods with my dog every morning. I know it isn't my land, I'd just like to know who gets to walk there now.",
        "My boys learned to ride bikes on that farm lane. A painted line on a busy road isn't a trail.",
        'The last builder saved a big maple with a ribbon on it. They parked a backhoe on its roots, and it was dead by the third summer.',
        "I coach T-ball, and we've got eleven teams and two fields. Please, no more gazebos.",
      ],
      expert: [
        'How much of the open space is usable, once wetland buffers and basins are taken out?',
        'What condition are the saved trees in, and does the grading spare their roots?',
      ],
      remarks: [
        "I'd trade the clubhouse for a trail in a heartbeat.",
        'The park in phase one, and not in phase three.',
        "Those woods should go to somebody who'll keep them woods.",
      ],
      elements: [
        acres,
        trail,
        trees,
        publicAccess,
        whoMaintains,
        timing,
        protection,
        treeProtection,
        figureElement(
          'in_lieu',
          'the park land or fee owed, and what it will be spent on',
          [
            /(park|parkland|recreation)\b.{0,40}\b(fee|dedicat\w*|in[- ]lieu|contribut\w*|payment|acres)|fee in lieu/,
            /(pay|contribut\w*)\b.{0,40}\b(park|trail|recreation)/,
            /(owe|dedicate|give|deed)\b.{0,40}\b(parkland|park land)/,
          ],
          'fees go into a fund and parks go into the ground',
          'We owe [acres] of parkland under the code and [dedicate it or pay amount] for [park].',
        ),
      ],
      figures: [
        {
          text: 'A common yardstick is about 10 acres of parkland for 1,000 people.',
          source: 'National Recreation and Park Association, Park Metrics',
        },
      ],
      condition:
        'The trail shall be [width], open to the public by easement to [body], and completed with the park before the permit for home number [number].',
    },
    commercial: {
      boardWeight: 0.2,
      publicWeight: 0.15,
      board: [
        plain(
          'background',
          'Does the sidewalk or the trail along the front connect to anything on either end?',
          'trail',
        ),
        plain(
          'clarification',
          'Which of the old trees come down for the drive, and could the drive bend to save them?',
          'trees',
        ),
        pointed('criticism', 'Your plaza has seats and a chain across it. Is that public open space?', 'public_access'),
        pointed(
          'implications',
          'With so much asphalt and so few trees, how hot is this lot in August for people on foot?',
          'trees',
        ),
        sharp(
          'criticism',
          'You are asking for relief from the landscape rule. Where is the open space you give in return?',
          'acres',
        ),
        plain('support', 'Will there be a bike path and a rack where someone would really use them?', 'trail'),
      ],
      resident: [
        "The big sycamore is where the bus stop shade comes from. There's no other on that side.",
        "I'm sixty-eight and I do two miles a day. Between the hardware store and the creek there is nowhere to put my feet.",
        "We eat lunch on the tailgate because there isn't a bench anywhere in that center.",
      ],
      expert: [
        'Do landscape islands count toward the open space, and can they carry a grown tree?',
        'How many people walk here today, and what protects them where the path crosses driveways?',
      ],
      remarks: [
        "I'd like to see the old trees stay where they are.",
        'A trail easement along the creek costs you nothing today.',
        'A bench, a tree and a bike rack would go far with me.',
      ],
      elements: [acres, trail, trees, publicAccess, whoMaintains, treeProtection, timing],
      figures: [
        {
          text: 'Parking lot ordinances often ask for shade over 30 to 50 percent of paving in 10 to 15 years.',
          source: 'Municipal shade ordinances, such as those of California cities',
        },
      ],
      condition:
        'The applicant shall dedicate a [width] trail easement along [feature] and keep trees [numbers], fenced during construction under an arborist.',
    },
    logistics: {
      boardWeight: 0.2,
      publicWeight: 0.2,
      board: [
        plain('background', 'In acres, how much of the woods do you cut, and how many will be preserved?', 'trees'),
        plain('clarification', 'Where our trail plan shows a path across this land, where does it go now?', 'trail'),
        pointed(
          'implications',
          'Can a family on bikes cross your truck driveway without taking their lives in their hands?',
          'trail',
        ),
        pointed(
          'criticism',
          'If the trees you save are the ones nobody could build on, is that preservation?',
          'protection',
        ),
        sharp('criticism', 'Will the woods along the creek go under a permanent easement, yes or no?', 'protection'),
        plain('support', 'Might employees and neighbors share a loop trail around the pond?', 'public_access'),
      ],
      resident: [
        'I ski that trail in the winter with my daughter. It comes out exactly where your gate is drawn.',
        'There is a heron rookery in the cottonwoods, and my fourth graders have kept a count for nine years.',
        'I grew up playing in that ravine. Leave us the ravine, at least.',
      ],
      expert: [
        'How long until the saplings replace the canopy that is removed?',
        'At what width does a greenway still work for walkers and for wildlife, and does this one have it?',
      ],
      remarks: [
        "The trail has been in our plan for ten years, and I won't be the one to cut it.",
        "I'd ask for the creek woods as a permanent preserve.",
        'Trees between the docks and the trail, thick ones, would be my request.',
      ],
      elements: [trail, trees, acres, protection, whoMaintains, wildlifeLink, publicAccess, treeProtection],
      figures: [
        {
          text: 'Riparian buffers of about 100 feet serve water quality, and wider ones serve wildlife.',
          source: 'U.S. Environmental Protection Agency and state buffer guidance',
        },
      ],
      condition:
        '[Acres] along [creek] shall be placed under conservation easement to [holder], and a [width] public trail shall be built before occupancy.',
    },
    renewable_energy: {
      boardWeight: 0.2,
      publicWeight: 0.2,
      board: [
        plain('background', 'What acreage of trees would you cut, shade trees along the line included?', 'trees'),
        plain(
          'clarification',
          'Does the fence close off the snowmobile trail or the horse trail that crosses the farm?',
          'trail',
        ),
        pointed('criticism', 'Cutting a forest to put up solar: how do you defend that trade in trees?', 'trees'),
        pointed(
          'implications',
          'With a fence around all of it, how do deer and people get down to the creek?',
          'wildlife_link',
        ),
        sharp(
          'criticism',
          'Would you drop the wooded acres from the plan if that were our condition for the trees?',
          'trees',
        ),
        plain('support', 'Is there room for a public path along the edge, outside the fence?', 'public_access'),
      ],
      resident: [
        'Our riding club has had leave to cross that farm since before my mother was born.',
        'My grandfather planted that hedgerow, and it has every bird there is in it.',
        "I hunt that woodlot with the owner's blessing. It's his land, I know, and I'll miss it.",
      ],
      expert: [
        'How many acres are cleared in all, with the shade clearing outside the fence?',
        'Is the forest that is removed deducted from the carbon you claim?',
      ],
      remarks: [
        "The hedgerows stay, or I'm not voting for this.",
        'I would ask for a trail easement on the outside of the fence.',
        "Open fields first, woods last, that's my rule for it.",
      ],
      elements: [trees, trail, acres, protection, wildlifeLink, publicAccess, whoMaintains, treeProtection],
      figures: [
        {
          text: 'Forest clearing for solar is discouraged or mitigated under several state programs.',
          source: 'State solar siting rules, such as those of Massachusetts and Virginia',
        },
      ],
      condition:
        'No tree outside [boundary] shall be cut; the [name] trail shall be kept or moved to [location] before construction, open to the public.',
    },
    generic: {
      boardWeight: 0.15,
      publicWeight: 0.18,
      board: [
        plain('background', 'Which trees stay and which ones go, and is that on a drawing?', 'trees'),
        plain('clarification', 'Is there a trail or a footpath across this land that people use?', 'trail'),
        pointed('criticism', 'How much of your open space could a child really run on?', 'acres'),
        pointed('implications', 'When the land is sold on, what keeps the open space open?', 'protection'),
        sharp('criticism', 'You promise a park at the end. Why not at the beginning?', 'timing'),
        plain('support', "What could you do for the trail that we can't afford to do ourselves?", 'trail'),
      ],
      resident: [
        "I scattered my husband's ashes under those trees, with the old owner's leave.",
        'I push a double stroller, and every path around here stops at a ditch.',
        "We're a town of fences. One open meadow is not a lot to ask.",
      ],
      expert: [
        'Which of the open space is protected for good, rather than just not built on yet?',
        'Who inventoried the trees, and is that report on file?',
      ],
      remarks: [
        "Save that row of oaks, and I'd have an easier vote.",
        "I'd like the trail easement now, even if nobody builds the trail for years.",
        'Maintenance is where these parks fail, so I want to see a budget.',
      ],
      elements: [trees, trail, acres, publicAccess, whoMaintains, protection, timing],
      figures: [
        {
          text: 'Tree ordinances commonly ask for replacement by inch of trunk diameter for trees above a set size.',
          source: 'Municipal tree preservation ordinances',
        },
      ],
      condition:
        'Trees [numbers] shall be kept and fenced, and [acres] of open space shall be protected by [easement] with maintenance by [body].',
    },
  },
};
