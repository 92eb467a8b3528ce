import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const glareStudy = element(
  'glare_study',
  'the glare study: tool, date and what points it looked at',
  [
    /(?:glare|glint|reflect\w+) (?:\w+ )?(?:study|analysis|model\w*|assessment|report|tool|hazard)/,
    /(?:Forge ?Solar|SGHAT|GlareGauge|Sandia)/,
    /(?:study|analy\w+|model\w*)(?!\w).{0,40}(?<!\w)(?:glare|glint|reflect\w+)/,
  ],
  'Glare is a matter of angles that can be computed; an opinion is not enough.',
  'The glare study by [firm], dated [date], tested every home, road and flight path within [distance in miles].',
);
const minutes = figureElement(
  'minutes_per_year',
  'how many minutes a year glare falls where, by intensity',
  [
    /minutes?(?!\w).{0,40}(?<!\w)(?:year|day|glare|annually|per)/,
    /(?:green|yellow|red) glare/,
    /(?:no|zero|any) (?:green |yellow |red |predicted )?(?:glare|glint)(?!\w).{0,60}(?<!\w)(?:predicted|found|at|on|homes?|road|any|minutes)/,
    /(?:hours?|days?) (?:a|per|of the) year(?!\w).{0,40}(?<!\w)(?:glare|reflect\w+)/,
  ],
  'A figure for each window and road bend turns a fear into something that can be weighed.',
  'The study finds [number] minutes a year of glare at the worst home, between [time] and [time].',
);
const receptors = element(
  'receptors',
  'which homes, road stretches and upper windows were tested',
  [
    /(?:homes?|houses?|windows?|roads?|highways?|drivers?|second[- ](?:story|floor)|intersections?|receptors?|observation points?)(?!\w).{0,60}(?<!\w)(?:tested|modeled|checked|studied|included|analyzed|looked at)/,
    /(?:tested|modeled|checked|studied|included|analyzed|looked at)(?!\w).{0,60}(?<!\w)(?:homes?|houses?|windows?|roads?|drivers?|second[- ](?:story|floor)|receptors?)/,
  ],
  'Second-story windows and road curves are where a study is thin.',
  'We modeled [number] homes, upstairs windows included, and both directions of [road].',
);
const remedy = element(
  'remedy',
  'what you do if glare shows up after construction',
  [
    /(?:if|should|when)(?!\w).{0,40}(?<!\w)(?:glare|glint|reflection|complaint|problem)(?!\w).{0,100}(?<!\w)(?:screen\w*|plant\w*|slats?|adjust\w*|tilt|change|fix|fence|film|limit|replace|mitigat\w*|respond|shield\w*)/,
    /(?:back-?track\w*|stow|rest(?:ing)? angle|limit\w* the (?:angle|tilt)|fence slats|privacy slats|screening)(?!\w).{0,60}(?<!\w)(?:glare|glint|reflect\w+)/,
  ],
  'A study can miss a window; the neighbor needs a remedy with a date.',
  'If glare reaches a home we will screen it or adjust the tracker within [number of days] of the call.',
);

export const glare: TopicKnowledge = {
  topic: 'glare',
  noun: 'glare',
  name: 'Glare',
  cues: sources(
    /glar(?:e|es|ing)/,
    /glint\w*/,
    /(?<!self-)reflect(?:s|ed|ion|ions|ive|ivity)?(?!\w).{0,40}(?<!\w)(?:sun\w*|light|panels?|glass|windows?|neighbo\w+|pilots?|drivers?|homes?|eyes|surface|coating)/,
    /(?:sun\w*|panels?|glass|mirrors?|facade)(?!\w).{0,40}(?<!\w)(?:reflect\w*|blind\w*|shin(?:e|ing)|bounc\w+)/,
    /anti-?reflect\w*/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.35,
      publicWeight: 0.25,
      board: [
        plain(
          'background',
          'What about glare for the closest neighbors, morning and evening?',
          'receptors',
          'minutes_per_year',
        ),
        plain(
          'clarification',
          'Do the panels tilt with the sun, and does that make the reflection better or worse?',
          'tracking',
        ),
        pointed('clarification', 'Were the roads in your study, curves and all, or only the houses?', 'receptors'),
        pointed(
          'implications',
          'Pilots come in low over farm country. Has anyone talked with them, or with the airport?',
          'airport',
        ),
        pointed('support', 'Could you add slats or taller shrubs where your own study shows a few minutes?', 'remedy'),
        sharp(
          'criticism',
          'Everybody tells us panels absorb light. If so, why do glare studies still find minutes of it?',
          'minutes_per_year',
          'coating',
        ),
        sharp(
          'communicate',
          'If a family calls in October and says they are blinded at breakfast, what happens that week?',
          'remedy',
        ),
      ],
      resident: [
        'I drive the school bus east on that road at sunrise. What will I be looking into?',
        'My sunroom is on the second floor, above any hedge you plant. Did your computer know about it?',
        'We fly in and out of a grass strip on our farm. Are we on your map of airports?',
      ],
      expert: [
        'At what observer height was glare looked at? Rerun for upper windows and truck cabs, what happens to the minutes?',
        'At low sun a backtracking panel lies nearly flat. Does your result cover the way the trackers will really be controlled?',
      ],
      remarks: [
        'I believe the panels are dark. I would still like to see the study for the closest house.',
        'A promise to plant something later does not help the first three winters.',
        'The airport should put its answer in writing before we act.',
      ],
      elements: [
        glareStudy,
        minutes,
        receptors,
        element(
          'tracking',
          'whether the panels are fixed or track, and how they rest',
          [/(?:track\w*|fixed[- ]tilt|single[- ]axis|follow the sun|rotat\w+|back-?track\w*|rest(?:ing)? angle|stow)/],
          'The angle decides where the light goes.',
          'The panels track the sun from east to west and never rest below [angle] degrees.',
        ),
        element(
          'coating',
          'the surface of the panels, compared with something known',
          [
            /anti-?reflect\w*/,
            /(?:absorb\w*|reflect\w*)(?!\w).{0,50}(?<!\w)(?:percent|light|sun\w*|less|than|window glass|water)/,
            /(?:less|no more) (?:reflective|reflection) than/,
          ],
          'A comparison that people can see helps more than a coefficient.',
          'The glass is coated and reflects about [percent] of the light, less than a pond or a window.',
        ),
        element(
          'airport',
          'the airports, strips and pilots, and their answer',
          [
            /(?:airports?|airstrips?|air strips?|runways?|pilots?|FAA|flight path|control tower|crop dust\w+|aerial applicat\w+)/,
          ],
          'Aviation is the one place where glare can be a safety matter.',
          'The airport at [place] is [distance in miles] away, and its manager wrote on [date] that there is no objection.',
        ),
        remedy,
      ],
      figures: [
        {
          text: 'Glare is graded green (low), yellow (may leave an after-image) and red; many ordinances accept no yellow glare at homes or on roads.',
          source: 'Sandia glare tool; ForgeSolar documentation; county solar ordinances',
        },
        {
          text: 'The FAA policy of 2021 requires a finding of no glare at control towers for projects on airports.',
          source: 'FAA, 86 FR 25801',
        },
      ],
      condition:
        'No yellow glare at any dwelling or public road as shown in the glare study dated [date]; reported glare shall be remedied within [number] days.',
    },
    commercial: {
      boardWeight: 0.1,
      publicWeight: 0.08,
      board: [
        plain(
          'background',
          'Wherever there is glass on the west side, where does the evening sun bounce to?',
          'receptors',
          'glass',
        ),
        plain('clarification', 'What is the reflectivity of the glass, and is it the one in the rendering?', 'glass'),
        pointed(
          'implications',
          'Drivers look into a low sun at rush hour as it is. Does your facade make that worse?',
          'receptors',
          'minutes_per_year',
        ),
        pointed('support', 'Would fins or a less shiny glass on that side break the budget?', 'facade_design'),
        sharp(
          'criticism',
          'Buildings have been known to focus the sun like a mirror. Did anybody check yours?',
          'glare_study',
          'facade_design',
        ),
        sharp(
          'communicate',
          'Will the glass in the permit drawings be the glass that gets installed, yes or no?',
          'glass',
        ),
      ],
      resident: [
        'I paint at home and my studio faces your site. Does your building throw light into it all afternoon?',
        'At the light on the corner I already drop my visor. What happens with a mirror behind it?',
        'The metal roof on the last store blinds us in winter. Is this roof the same stuff?',
      ],
      expert: [
        'The reflectance quoted is at normal incidence. At grazing angles it rises sharply, so which angle did you use for the street?',
        'Only the equinox was shown. Low winter sun is the critical case on this facade, so where is December?',
      ],
      remarks: [
        'I am fond of the glass, and I am not fond of it on the side facing traffic.',
        'A matte roof would settle this for me.',
        'Show the sun study at rush hour, because noon tells me nothing.',
      ],
      elements: [
        glareStudy,
        receptors,
        minutes,
        element(
          'glass',
          'the reflectivity of glass, metal or roof',
          [
            /(?:glass|glazing|roof|metal|facade|panels?)(?!\w).{0,50}(?<!\w)(?:reflect\w*|matte|low[- ](?:e|iron|gloss)|percent|finish|coat\w*|tint\w*)/,
            /reflectiv\w+|reflectance/,
          ],
          'The material schedule is what can be enforced.',
          'The glass has an exterior reflectance of [percent], and the roof has a matte finish.',
        ),
        element(
          'facade_design',
          'what breaks the reflection: fins, a canopy, a turned wall',
          [
            /(?:fins?|louvers?|canop(?:y|ies)|awnings?|brise|frit\w*|overhangs?|recess\w*|shad(?:e|ing)|angle of the (?:wall|facade))/,
          ],
          'Shape solves what material cannot.',
          'Vertical fins on the [side] wall break the low sun from [month] to [month].',
        ),
        remedy,
      ],
      figures: [
        {
          text: 'Codes that address facade glare commonly limit exterior visible reflectance to 15 to 20 percent.',
          source: 'municipal design codes; bird-safe and glare guidelines',
        },
      ],
      condition:
        'Exterior glass shall not exceed [percent] visible reflectance; roof and metal panels shall have a matte finish.',
    },
    generic: {
      boardWeight: 0.08,
      publicWeight: 0.06,
      board: [
        plain('background', 'Does anything on this site shine, like a roof, a tank or a wall of windows?', 'surfaces'),
        plain('clarification', 'From whose window would a person see the reflection?', 'receptors'),
        pointed('clarification', 'At what hour and in which season is it at its worst?', 'minutes_per_year'),
        pointed('support', 'Is a dull finish available for that roof?', 'surfaces'),
        sharp('criticism', 'Did anybody study this, or do we wait until it is built to find out?', 'glare_study'),
        sharp('communicate', 'Would you agree to fix it at your cost if a driver or a neighbor is blinded?', 'remedy'),
      ],
      resident: [
        'The new tank down the road lights up my kitchen at sunset. Is yours going to be bare metal too?',
        'I pull a stock trailer over that hill at dawn. What will be shining at the top?',
        'We hung blankets on the windows after the last roof went on. Will we need more blankets?',
      ],
      expert: [
        'A photo at noon proves nothing about low sun. Was any calculation made for the hour after sunrise?',
        'New galvanized steel dulls over years, and your pictures show old steel. What is the reflectance on the first day?',
      ],
      remarks: [
        'Pick a flat finish and this item disappears.',
        'I would ask for a remedy clause rather than another study.',
        'It is a small thing until you are the one driving into it.',
      ],
      elements: [
        glareStudy,
        receptors,
        minutes,
        remedy,
        element(
          'surfaces',
          'the shiny surfaces and their finish',
          [
            /(?:matte|dull|non-?reflective|flat|low[- ]gloss|painted|galvanized|dark) (?:\w+ ){0,2}(?:finish|roof|paint|metal|steel|coating|tank|color)?/,
            /(?:roof|tanks?|walls?|metal)(?!\w).{0,40}(?<!\w)(?:finish|painted|coated|reflect\w*|color)/,
          ],
          'A finish on the drawing ends the matter.',
          'The roof and the tanks have a matte finish in [color].',
        ),
      ],
      figures: [
        {
          text: 'Many design codes require non-reflective or matte finishes on roofs and tanks visible from roads or homes.',
          source: 'municipal design standards',
        },
      ],
      condition:
        'Roofs, tanks and metal walls shall have a non-reflective finish in [color], and glare affecting a road or dwelling shall be remedied within [number] days.',
    },
  },
};
