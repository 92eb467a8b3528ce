import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

export const shadowFlicker: TopicKnowledge = {
  topic: 'shadow_flicker',
  noun: 'shadow flicker',
  name: 'Shadow flicker',
  cues: sources(
    /shadow[- ]?flicker\w*/,
    /flicker\w*/,
    /strob(?:e|es|ing)(?!\w).{0,30}(?<!\w)(?:effect|shadow|sun|blades?|house|room)/,
    /(?:blades?|turbines?)(?!\w).{0,40}(?<!\w)shadows?/,
    /shadows?(?!\w).{0,40}(?<!\w)(?:blades?|turbines?)/,
    /blade glint/,
  ),
  entries: {
    wind: {
      boardWeight: 0.45,
      publicWeight: 0.5,
      board: [
        plain(
          'background',
          'How many hours a year of flicker at the worst house that is not in the project?',
          'hours_per_year',
        ),
        plain('clarification', 'Is that figure with clouds taken into account, or sunshine every day?', 'method'),
        pointed(
          'clarification',
          'Name the houses over the limit. I would like addresses and not dots.',
          'houses_listed',
          'hours_per_year',
        ),
        pointed(
          'implications',
          'Flicker comes in minutes at breakfast and supper. What does the longest day look like for the worst house?',
          'minutes_per_day',
        ),
        pointed('support', 'Do you have a sensor that stops the machine when the shadow hits a house?', 'shutdown'),
        sharp(
          'criticism',
          'If a turbine can be shut off for the shadow, why allow any flicker on people who never signed?',
          'shutdown',
          'limit',
        ),
        sharp(
          'communicate',
          'Who decides that a complaint is real, and how soon is the turbine programmed?',
          'complaint_remedy',
        ),
      ],
      resident: [
        'I have had seizures since I was twelve. Can you promise me that light will not come through my blinds?',
        'Our kitchen table faces east. What am I supposed to tell the kids while the room blinks at breakfast?',
        'My cattle balk at the barn door in that light. Does your study count cows or only people?',
        'I do close work at a bench by the west window. How many evenings a year would the light chop?',
        'The children I look after lie down after lunch. Would that shadow go over them?',
      ],
      expert: [
        'The realistic case scales by sunshine statistics from an airport far away. What do the worst-case hours show, before that reduction?',
        'Windows were modeled in greenhouse mode at one height, yet trees were credited as screens. Will anyone maintain those trees for the life of the project?',
      ],
      remarks: [
        'I do not care for an average, because the shadow does not come on average.',
        'Zero at homes that did not sign would be easy to write and easy to check.',
        'Telling people to close the curtains is not mitigation.',
      ],
      elements: [
        figureElement(
          'hours_per_year',
          'the hours a year at the worst home outside the project',
          [/hours?(?!\w).{0,30}(?<!\w)(?:year|annual\w*|flicker)/, /(?:flicker|shadow)(?!\w).{0,60}(?<!\w)hours?/],
          'Thirty hours is the usual yardstick, so the figure is expected.',
          'The non-participating home with the most flicker sees [number of hours] a year.',
        ),
        figureElement(
          'minutes_per_day',
          'the longest flicker on one day, and its season',
          [/minutes?(?!\w).{0,30}(?<!\w)(?:day|daily|morning|evening|longest|at a time)/, /(?:longest|worst) day/],
          'A yearly sum hides a bad week at breakfast.',
          'On the longest day, in [month], it lasts [number] minutes.',
        ),
        element(
          'method',
          'whether it is worst case or with real weather, and the tool',
          [
            /(?:worst[- ]case|realistic|real[- ]case|expected case|astronomical)/,
            /(?:cloud\w*|sunshine|weather)(?!\w).{0,40}(?<!\w)(?:data|statistics|account\w*|included|hours)/,
            /(?:WindPRO|windPRO|WindFarmer|OpenWind)/,
          ],
          'The two methods differ by a factor of three or four.',
          'That is the realistic case with sunshine data from [station]; the worst case is [number of hours].',
        ),
        element(
          'houses_listed',
          'the homes affected, by address',
          [
            /(?:addresses|list\w* (?:of )?(?:every|each|all|the) (?:homes?|houses?|residences?)|table of (?:homes|receptors)|map of)/,
            /(?:homes?|houses?|residences?|receptors?)(?!\w).{0,40}(?<!\w)(?:over|above|exceed\w*|affected|by address|listed)/,
          ],
          'People look for their own house in the table.',
          'There are [number] homes over ten hours, listed by address in the appendix.',
        ),
        element(
          'shutdown',
          'automatic shutdown or curtailment',
          [
            /(?:shut\w*|turn\w*|stop\w*|curtail\w*|pause\w*)(?!\w).{0,40}(?<!\w)(?:automatic\w*|flicker|shadow|turbines?|off|down|module|blades?)/,
            /(?:flicker|shadow) (?:detection|control|impact|module|system|sensor)\w*/,
            /(?:sensor|software|module)(?!\w).{0,40}(?<!\w)(?:stop\w*|shut\w*|pause\w*)/,
          ],
          'It can be prevented by software, so the board asks why it is not.',
          'A shadow sensor stops the turbine once a home has reached [number of hours] in the year.',
        ),
        element(
          'limit',
          'the limit you accept for homes outside the project',
          [
            /(?:limit|cap|maximum|no more than|threshold|zero|not exceed|standard)(?!\w).{0,50}(?<!\w)(?:hours?|flicker|shadow)/,
            /(?:hours?|flicker)(?!\w).{0,40}(?<!\w)(?:limit|cap|maximum|standard|threshold)/,
          ],
          'The usual rule is a custom, and the applicant may offer better.',
          'We accept a limit of [number of hours] a year at any home that has not signed.',
        ),
        element(
          'complaint_remedy',
          'what you do on complaint: verify, program, plant, pay',
          [
            /(?:complaint|call|report)\w*(?!\w).{0,80}(?<!\w)(?:verif\w*|within|days?|program\w*|investigat\w*|respond|remed\w*)/,
            /(?:blinds?|awnings?|trees|plantings?|screening)(?!\w).{0,40}(?<!\w)(?:pay|provide|offer|cost|at our|install)/,
          ],
          'The neighbor has to know what happens after the call.',
          'On a complaint we check the log within [number of days] and program that turbine if the limit was passed.',
        ),
      ],
      figures: [
        {
          text: 'The usual limit is 30 hours a year at a home, often in worst-case terms with 30 minutes a day; several counties ask for none at non-participating homes.',
          source: 'German guideline (LAI) adopted in state model wind ordinances; Midwest county ordinances',
        },
      ],
      condition:
        'Shadow flicker shall not exceed [number] hours a year at any non-participating dwelling, kept by automatic shutdown with logs open to the [office].',
    },
  },
};
