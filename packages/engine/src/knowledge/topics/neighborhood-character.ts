import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const surroundings = element(
  'surroundings',
  'what stands on every side of it today',
  [
    /(?:to the|on the|on our) (?:north|south|east|west)(?:ern)?(?: side)?/,
    /(?:surround\w+|adjoining|adjacent|neighboring|abutting|next door|across the (?:road|street))(?!\w).{0,60}(?<!\w)(?:homes?|farms?|fields?|zoned|uses?|industr\w*|commercial|lots?|business\w*|residential|substation|highway)/,
    /(?:between|beside|next to|bordered by|surrounded by)(?!\w).{0,60}(?<!\w)(?:homes?|farms?|fields?|substation|highway|railroad|interstate|industr\w*|quarry|landfill|stores?)/,
  ],
  'Fit is judged against what stands there; an applicant who names it has looked.',
  'To the north stand [uses], to the south [uses], and the closest homes lie along [road].',
);
const compatible = element(
  'compatible_examples',
  'a place like this one that members can go and see',
  [
    /(?:visit|drive (?:by|past|out)|tour|come (?:and )?see|go (?:and )?see|look at)(?!\w).{0,60}(?<!\w)(?:project|site|one|facility|building|development|in|at)/,
    /(?:similar|comparable|like this|same kind|another|other)(?!\w).{0,40}(?<!\w)(?:project|site|facility|building|development|community|town)s? (?:in|at|near|that|we)/,
  ],
  'A visit to a real one is worth more than a rendering.',
  'You can visit our similar project at [place], which has stood next to homes since [year].',
);
const changed = element(
  'changed_for_fit',
  'what you changed in the plan so that it fits',
  [
    /(?:changed|reduced|lowered|moved|dropped|removed|redesigned|cut|shrank|gave up|added|revised|scaled (?:back|down)|took out)(?!\w).{0,80}(?<!\w)(?:because|after|so that|to fit|to match|from|by|neighbors?|plan|height|acres?|units?|building|side|size)/,
  ],
  'A project that has bent fits better than one that is defended.',
  'After [meeting or comment] we reduced [feature] from [figure] to [figure] so that it fits.',
);
const scale = figureElement(
  'scale_compared',
  'how its size compares with what stands around it',
  [
    /(?:feet|foot|stor(?:y|ies)|acres?|square feet|percent|units)(?!\w).{0,70}(?<!\w)(?:compared|than|next to|around|tallest|barn|silo|grain|neighbor\w*|same as|existing|similar|largest)/,
    /(?:compared|taller|shorter|larger|smaller|bigger|no higher|lower|same (?:height|size|scale))(?!\w).{0,60}(?<!\w)(?:than|as|with|to)/,
  ],
  'Character is mostly scale, and scale can be compared.',
  'At [height in feet] it is lower than the [existing building], which stands at [height in feet].',
);
const keeps = element(
  'what_stays',
  'what of the place stays as it is',
  [
    /(?:stays?|remains?|keep|keeps|kept|preserv\w+|untouched|left as|continue\w*|retain\w*)(?!\w).{0,70}(?<!\w)(?:farm\w*|field|barn|house|trees?|woods?|open|road|view|land|acres?|hedge|stone|historic|character|percent)/,
    /(?:farm\w*|barn|house|trees?|woods?|open space|fields?|acres?)(?!\w).{0,50}(?<!\w)(?:stays?|remains?|kept|preserved|continue\w*|untouched|saved)/,
  ],
  'People mourn a place; naming what stays answers them.',
  'The [feature, such as the barn and the hedgerow] stays, and [number of acres] remain as they are.',
);
const duration = element(
  'temporary_or_permanent',
  'how long it changes the place',
  [
    /temporar\w+|permanent\w*|forever|for good|lifetime|lease (?:term|ends)|returns? to|reversible|after (?:thirty|twenty|forty|\d+|the lease)/,
  ],
  'A change of thirty years is not the same as for good.',
  'The use ends after [number of years], and the land returns to [use].',
);

export const neighborhoodCharacter: TopicKnowledge = {
  topic: 'neighborhood_character',
  noun: 'neighborhood character',
  name: 'Neighborhood character',
  cues: sources(
    /(?:rural|small[- ]town|residential|neighborhood|community|essential|historic|existing|agricultural|country|village|the) character|character of (?:the|this|our) (?:\w+ )?(?:area|neighborhood|community|town|county|street|village|surrounding\w*)/,
    /way of life|quality of life/,
    /(?:does ?n[o']?t|do ?n[o']?t|would ?n[o']?t|not|never) (?:fit|belong|match)|out of (?:place|character|scale|keeping)|fit(?:s|ting)? (?:in|here|with (?:the|our|this))|belongs? (?:here|in|on|next)/,
    /compatib\w+/,
    /industrial(?:iz\w+)?(?!\w).{0,40}(?<!\w)(?:in the middle|next to|country|countryside|rural|landscape|neighborhood|residential|area|zone\b)/,
    /(?:feel|feeling|look and feel|sense) (?:of|like)(?!\w).{0,30}(?<!\w)(?:town|place|community|country|neighborhood|village)/,
    /(?:would you want|next to (?:your|my) (?:own )?(?:house|home|property))|in (?:my|our|your) back ?yard/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.3,
      publicWeight: 0.5,
      board: [
        plain(
          'background',
          'What is farmed on the ground today, and who are the neighbors on each side?',
          'surroundings',
        ),
        plain('clarification', 'Is this a farm use, a utility or an industry? Pick the word.', 'use_named'),
        pointed(
          'implications',
          'A family drives home past a mile of fence. Is that still the same road to them?',
          'scale_compared',
          'changed_for_fit',
        ),
        pointed(
          'support',
          'Would you break it into smaller fields with the hedgerows left standing?',
          'what_stays',
          'changed_for_fit',
        ),
        sharp(
          'criticism',
          'Nobody moved to {place} to live inside a power plant. How does this fit with us?',
          'surroundings',
          'scale_compared',
        ),
        sharp('communicate', 'Would you put it next to your own house? Answer that one first.', 'compatible_examples'),
      ],
      resident: [
        'My grandfather cleared that field with mules. What do I tell him when I visit the cemetery and he can see it?',
        'We came for cows and corn and the dark. Which of those do we get to keep?',
        'I run a wedding barn half a mile down. Who marries in front of a chain-link fence?',
        'I taught two generations of children to draw that hill. What would you have them draw now?',
        'A field is not empty because nobody built on it. What did you see when you looked at it?',
      ],
      expert: [
        'The compatibility section compares with a substation three miles away. On what basis is it called the surrounding area?',
        'Your findings treat low height as low impact. How was the extent along the road frontage weighed?',
      ],
      remarks: [
        'It is quiet and low, I grant you, and it is still not a farm.',
        'I keep coming back to the size of it next to what is out there.',
        'Leave the old trees and the fence lines, and people will find it easier.',
      ],
      elements: [
        surroundings,
        scale,
        keeps,
        changed,
        duration,
        compatible,
        element(
          'use_named',
          'what kind of use the ordinance calls it',
          [
            /(?:ordinance|code|zoning|comprehensive plan)(?!\w).{0,60}(?<!\w)(?:classif\w*|allows?|lists?|treats?|permits?|defines?|calls?)/,
            /(?:permitted|conditional|special|allowed|accessory) use/,
          ],
          'The quarrel over the word "industrial" is answered by the code.',
          'The ordinance lists it as a [conditional or permitted] use in this district, under section [number].',
        ),
      ],
      figures: [
        {
          text: 'Conditional use standards commonly ask that a use not change the essential character of the area.',
          source: 'state zoning enabling acts; municipal conditional use standards',
        },
      ],
      condition:
        'Hedgerows and the [feature] shall remain; the array is divided into fields of no more than [number] acres, so that the rural character of the road is kept.',
    },
    wind: {
      boardWeight: 0.25,
      publicWeight: 0.45,
      board: [
        plain(
          'background',
          'What is the tallest thing in the township now: a silo, an elevator, a steeple?',
          'scale_compared',
        ),
        plain(
          'clarification',
          'How many families live inside the footprint, and how many of them signed?',
          'support_count',
        ),
        pointed(
          'implications',
          'When the red lights blink in a row at night, is this still the country?',
          'scale_compared',
          'changed_for_fit',
        ),
        pointed('support', 'Could you stay out of the village circle altogether?', 'changed_for_fit'),
        sharp(
          'criticism',
          'Leases set neighbor against neighbor, those who signed and those who did not. What do you say to that?',
          'support_count',
        ),
        sharp(
          'communicate',
          'Name one township that you left better than you found it, and let me call them.',
          'compatible_examples',
        ),
      ],
      resident: [
        'My brother signed and I did not, and now we do not eat Thanksgiving together. Who fixes that?',
        'The hills are why my kids came back from the city. What brings theirs?',
        'I hear loons from my dock. What will I hear, and what will I see over the trees?',
        'My people have gone up that hill since before there was a county. Did you ask anybody what it is to them?',
        'We get along out here because nobody gets ahead of anybody. What does it do to a road when one side is paid?',
      ],
      expert: [
        'Landscape character was rated by the consultant alone. Why were residents not surveyed, as accepted methods call for?',
        'Which landscape is the effect judged against, the working fields alone or the scenic views the plan may list? Who chose the unit?',
      ],
      remarks: [
        'It turns neighbors against one another before a shovel is in the ground.',
        'I see farmers who need the lease and retirees who need the view, and both live here.',
        'Keep out of sight of where people live closest together, and I could look at it differently.',
      ],
      elements: [
        surroundings,
        scale,
        changed,
        compatible,
        duration,
        figureElement(
          'support_count',
          'how many landowners and households take part',
          [
            /(?:landowners?|families|households|owners|parcels|people|acres)(?!\w).{0,60}(?<!\w)(?:signed|participat\w*|leas\w*|agree\w*|support\w*|inside|within)/,
            /(?:signed|participat\w*|leas\w*)(?!\w).{0,40}(?<!\w)(?:landowners?|families|households|owners|acres|percent)/,
          ],
          'A project that most of its neighbors signed is a different project.',
          'Of [number] households within the footprint, [number] have signed.',
        ),
        keeps,
      ],
      figures: [
        {
          text: 'Surveys near U.S. wind farms find about 8 percent of people within 5 miles negative, with process and fairness weighing more than view.',
          source: 'Lawrence Berkeley National Laboratory national survey 2018',
        },
      ],
      condition:
        'No turbine within [distance] miles of [village] or in the scenic corridor, in order to keep the rural character of [place].',
    },
    data_centers: {
      boardWeight: 0.35,
      publicWeight: 0.55,
      board: [
        plain(
          'background',
          'What borders this tract, side by side, and how long have those people been there?',
          'surroundings',
        ),
        plain('clarification', 'How big is it next to the largest building in {county} today?', 'scale_compared'),
        pointed(
          'implications',
          'One campus brings another, and then a substation. What is this road in fifteen years?',
          'end_state',
        ),
        pointed(
          'support',
          'Could the buildings near the homes be lower and the tall ones by the highway?',
          'changed_for_fit',
        ),
        sharp(
          'criticism',
          'Some people hear technology park, and I hear warehouses with fans. Which is it?',
          'end_state',
          'scale_compared',
        ),
        sharp('communicate', 'Tell the people here what they get to keep. One sentence.', 'what_stays'),
      ],
      resident: [
        'It would end the kind of life we came here for: the woods, the quiet, my kids on bikes. What do we get in its place?',
        'The church is two hundred years old, and it stands across from your gate. Did anyone on your team go in?',
        "Every farm stand around my mother's town is gone since the first campus. Are we the next town?",
        'I have lived in that house since before the road had a name. What will I still recognize in five years?',
        'I want the work that comes with it. I would also like to drive home to something other than a gray wall, so what will people see from the road?',
      ],
      expert: [
        'When the plan map for this area was drawn, which uses did its authors have in mind? Is a campus of this mass one of them?',
        'Massing was rendered without the substation and the water tower. What does the complete campus look like from the church?',
      ],
      remarks: [
        'Whatever the map says about business here, I doubt that anybody had this in mind.',
        'A park has trees and people in it, and this has neither.',
        'I want the low buildings on the side where people live.',
      ],
      elements: [
        surroundings,
        scale,
        changed,
        keeps,
        compatible,
        element(
          'end_state',
          'the full build-out and what follows it',
          [
            /(?:full|final|ultimate|complete) (?:build-?out|campus|plan)/,
            /(?:no|any|future|further|additional|more|later) (?:phases?|expansion|buildings?|campus\w*|land)/,
          ],
          'The fear is the tenth building, so show it or rule it out.',
          'At full build-out there are [number] buildings on [number of acres], and we hold no option on more land.',
        ),
      ],
      figures: [
        {
          text: 'Hyperscale buildings commonly cover 200,000 to 500,000 sq ft each; a large grocery is 50,000.',
          source: 'industry filings; ICSC',
        },
      ],
      condition:
        'Buildings within [distance] feet of homes shall not exceed [height] feet; the [feature] and [number] acres of woods remain, to keep the residential character.',
    },
    commercial: {
      boardWeight: 0.3,
      publicWeight: 0.3,
      board: [
        plain('background', 'Who are your customers: people who live here, or cars from the interstate?', 'served'),
        plain('clarification', 'Is it the same store you build everywhere?', 'changed_for_fit'),
        pointed('implications', 'If this goes in, what happens to the hardware store on the square?', 'served'),
        pointed(
          'support',
          'Is there a building in {place} that people love, and could yours borrow something from it?',
          'changed_for_fit',
        ),
        sharp(
          'criticism',
          'What does the neighborhood get from this that it does not have now?',
          'served',
          'surroundings',
        ),
        sharp(
          'communicate',
          'I like to see neighbors standing with an applicant. Which of yours are with you tonight?',
          'neighbor_support',
        ),
      ],
      resident: [
        'I raised four kids in the house behind that lot. Will theirs be the first back yard with a drive-through?',
        'We walk downtown because it looks like somewhere. What would yours look like on a postcard?',
        "My father's shop is on that street. What does the town look like when he locks the door?",
      ],
      expert: [
        'What trade area stands behind the demand, and does it cross a river or a freeway that shoppers do not?',
        'The elevations meet the design code by applied panels. What of the massing and the street wall does the code intend?',
      ],
      remarks: [
        'When I read a petition I look for the names from the streets right around it.',
        'I would like it to look as though somebody drew it for us.',
        'I could see a smaller one on that corner.',
      ],
      elements: [
        surroundings,
        scale,
        changed,
        compatible,
        element(
          'served',
          'who is served and what it does to local shops',
          [
            /(?:serv\w+|customers?|shoppers?|residents|local)(?!\w).{0,70}(?<!\w)(?:neighborhood|local|residents|within|miles?|percent|need\w*|here|town|walk\w*|business\w*)/,
          ],
          'Neighborhood zones are written for the neighborhood.',
          'We expect [percent] of customers from within [distance in miles].',
        ),
        element(
          'neighbor_support',
          'which neighbors you met and what they said',
          [
            /(?:met|talked|spoke|visit\w*|knock\w*|letters?|petition|signatures?|meeting)(?!\w).{0,70}(?<!\w)(?:neighbors?|homes?|owners?|residents|street|support\w*|adjoining|families)/,
          ],
          'Boards count letters by address.',
          'We met [number] of the [number] adjoining owners, and [number] wrote in support.',
        ),
      ],
      figures: [
        {
          text: 'Neighborhood commercial districts commonly cap a store at 5,000 to 25,000 sq ft with closing hours.',
          source: 'municipal zoning codes',
        },
      ],
      condition:
        'The building shall follow the elevations dated [date], with the roof line and materials of [reference], compatible with the neighborhood.',
    },
    residential: {
      boardWeight: 0.4,
      publicWeight: 0.5,
      board: [
        plain('background', 'What is the ordinary lot on the streets around it, and what is yours?', 'scale_compared'),
        plain('clarification', 'Who do you picture living here: families, retirees, students?', 'who_lives'),
        pointed(
          'implications',
          'Where a three-story building stands, the next lot asks for four. Where does it stop?',
          'transition',
        ),
        pointed(
          'support',
          'Single-family along the old street and the townhomes inside. Would you redraw it so?',
          'transition',
          'changed_for_fit',
        ),
        sharp(
          'criticism',
          'Does your street front have porches on it, or a row of garage doors?',
          'changed_for_fit',
          'scale_compared',
        ),
        sharp('communicate', 'Say to these people what you changed because of them.', 'changed_for_fit'),
      ],
      resident: [
        'Everybody on our block knows my kids by name. How does that go with a hundred strangers at the end of it?',
        'I looked out at horses for thirty years. What will be in that window?',
        'We have renters in the next block and they bring me soup. Why do people here talk as if they were trouble?',
        'We have been outbid on four houses, so I want these built. What keeps them from being priced for somebody else?',
        'I moved out here for a bit of elbow room, and I know others want it, too. What holds the line at this many?',
      ],
      expert: [
        'Average density can hide where the units stand. What is the net figure on the part next to the existing street?',
        'The pattern book cites porches, while the plans show none on the narrow lots. Which is binding?',
      ],
      remarks: [
        'We need homes, and I also know what that street feels like.',
        'People would forgive the number if the edge looked like their own street.',
        'My own children cannot afford to live in the character we are protecting.',
      ],
      elements: [
        surroundings,
        scale,
        changed,
        keeps,
        compatible,
        element(
          'transition',
          'how the edge steps from old to new',
          [
            /transition\w*|step\w* (?:down|back|up)|(?:edge|perimeter|along|next to)(?!\w).{0,60}(?<!\w)(?:lots|homes|houses|stor\w+|single|larger|same)|(?:lots?|homes|height|width)(?!\w).{0,60}(?<!\w)match\w*/,
          ],
          'The edge decides.',
          'Along [street] the lots match the old ones at [width in feet], and the townhomes stand inside.',
        ),
        element(
          'who_lives',
          'who will live there',
          [
            /(?:famil(?:y|ies)|retirees?|seniors?|teachers?|nurses?|young|first[- ]time|workers?|empty nesters?|students?)(?!\w).{0,60}(?<!\w)(?:live|buy|rent|afford|home|homes|who|priced|move|downsiz\w*)/,
          ],
          'Strangers become neighbors when they have a job and a name.',
          'The homes are priced for [group, such as teachers and nurses] who earn about [amount].',
        ),
      ],
      figures: [
        {
          text: 'Compatibility rules commonly match lot width or height within 50 to 100 ft of older homes.',
          source: 'municipal infill and transition standards',
        },
      ],
      condition:
        'Lots along [street] shall be at least [width] feet wide with houses of no more than [number] stories, to match the neighborhood character.',
    },
    logistics: {
      boardWeight: 0.3,
      publicWeight: 0.45,
      board: [
        plain('background', 'On which sides is it homes, and on which sides is it industry already?', 'surroundings'),
        plain(
          'clarification',
          'How many football fields is that roof, and what is the next largest in town?',
          'scale_compared',
        ),
        pointed('implications', 'Once trucks own that road, who builds a house on it again?', 'end_state'),
        pointed('support', 'Two smaller buildings with a woodlot between. Did you draw that?', 'changed_for_fit'),
        sharp(
          'criticism',
          'Would you call a building of that size a good neighbor to a back yard, and why?',
          'surroundings',
          'changed_for_fit',
        ),
        sharp(
          'communicate',
          'What would you tell the family with the horse next door?',
          'what_stays',
          'changed_for_fit',
        ),
      ],
      resident: [
        'Our town is orchards and a water tower. What is it with your wall across the sunset?',
        'I coach at that field. Do the kids play ball next to a truck court?',
        'We have had the same four neighbors since the war. They are all asking what to sell for, so what do you tell them?',
        'I want the jobs and I also want a street where my kids can ride. Which part of your plan is for the street?',
        'The plant that closed here left a fence and a slab. What do you leave when you are done?',
      ],
      expert: [
        'A business park usually means offices and light industry. Where does the plan text for this land make room for a freight terminal?',
        'Is the scale compared with what is zoned or with what is built? What does the comparison on the ground show?',
      ],
      remarks: [
        'Beside an interchange I would not blink. Beside homes I do.',
        'I would like to hear what the town gets to keep out of this.',
        'The places where children play matter to more people than any one parcel does.',
      ],
      elements: [
        surroundings,
        scale,
        changed,
        keeps,
        compatible,
        element(
          'end_state',
          'what else is to come on this road',
          [
            /(?:future|further|next|later|additional|more|second) (?:phases?|buildings?|warehouses?|land|expansion|parcels?)/,
            /(?:own|option\w*|control)(?!\w).{0,40}(?<!\w)(?:acres?|parcels?|land)/,
          ],
          'One warehouse is the first of a row.',
          'We control [number of acres] and plan no further building after phase [number].',
        ),
      ],
      figures: [{ text: 'A million square feet is about 17 football fields under one roof.', source: 'arithmetic' }],
      condition:
        'The building shall be no longer than [length] feet without a break; the [feature] remains as a buffer that keeps the residential character of [road].',
    },
    generic: {
      boardWeight: 0.3,
      publicWeight: 0.4,
      board: [
        plain('background', 'Describe for me what stands around this property today.', 'surroundings'),
        plain('clarification', 'Where else have you put one next to homes?', 'compatible_examples'),
        pointed(
          'implications',
          'A visitor comes back in ten years. Would he know the place?',
          'what_stays',
          'scale_compared',
        ),
        pointed('support', 'What have you changed because of what people told you?', 'changed_for_fit'),
        sharp(
          'criticism',
          'It meets the code and it does not fit. Persuade me otherwise.',
          'surroundings',
          'scale_compared',
        ),
        sharp('communicate', 'Have you slept a single night in {place}?', 'surroundings'),
      ],
      resident: [
        'I know every dog on this road. What does your project know about us?',
        'My mother is buried across from there. Is it too much to ask that it stay quiet?',
        'We could have lived anywhere, and we chose this. Who asked us before it changed?',
        'I am not against everything. I would like to know why this fits here and not somewhere else.',
        'I came for a small place and I stayed for the people. What do you do for either one?',
      ],
      expert: [
        'No inventory of the surrounding uses is in the file. How was compatibility judged without it?',
        'The question is the area as it exists. Did anybody describe it as it stands rather than as it is zoned?',
      ],
      remarks: [
        'Meeting the code does not settle it for me.',
        'I listen to the people who will live with it.',
        'It is a good project looking for the right place.',
      ],
      elements: [surroundings, scale, changed, keeps, compatible, duration],
      figures: [
        {
          text: 'The usual test is whether a use alters the essential character of the neighborhood or locality.',
          source: 'state zoning enabling acts',
        },
      ],
      condition:
        'The [feature] shall remain and the building shall not exceed [height] feet, so that the character of the area is kept.',
    },
  },
};
