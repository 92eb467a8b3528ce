import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const share = figureElement(
  'share',
  'the number and share of affordable units',
  [
    /(percent|share|number|units|homes|of the)\b.{0,40}\b(affordable|income[- ]restricted|below[- ]market|workforce)|(affordable|income[- ]restricted|below[- ]market|workforce)\b.{0,40}\b(percent|share|units|homes)/,
    /(units|homes|apartments) (are|will be|would be) (at|for|below|set aside|reserved|held|affordable)/,
  ],
  'a share without a number cannot be enforced',
  'Of [number] units, [number] will be affordable, [percent] of the whole.',
);

const income = figureElement(
  'income',
  'the income level they serve, as a share of the area median',
  [
    /(area )?median income|ami/,
    /(earn\w*|income|household|family|make|making)\b.{0,40}\b(dollars|percent|year|limit|up to|less than|between|of)/,
  ],
  'affordable has no meaning until an income is named',
  'They serve households at [percent] of the area median, about [amount] a year for a family of [number].',
);

const term = figureElement(
  'term',
  'how long the units stay affordable, and what records it',
  [
    /(deed|covenant|restrict\w*|record\w*|perpetu\w*|permanent\w*|land trust|regulatory agreement)\b.{0,40}\b(affordable|years?|term|units?|land|restrict\w*|perpetu\w*)?/,
    /(affordable|stay|remain|restricted)\b.{0,40}\b(years?|perpetu\w*|permanent\w*|term|life)/,
  ],
  'affordable units have a way of expiring',
  'A recorded covenant keeps them affordable for [number] years and binds every later owner.',
);

const mix = element(
  'mix',
  'where they stand and whether they look like the rest',
  [
    /(spread|scattered|dispersed|mixed|integrated|throughout|among|same)\b.{0,40}\b(building|units|homes|market|finish\w*|design|site|floor\w*|look\w*|door|amenit\w*)/,
    /(bedrooms?|sizes?|unit mix)\b.{0,40}\b(affordable|same|market|mix)/,
  ],
  'a separate back building is not what a board has in mind',
  'They are spread through every building, [number] to a floor, with the same finishes and the same front door.',
);

const tenure = element(
  'tenure',
  'the split between rental and ownership, and any limit on investors',
  [
    /(rent|rental|rentals|lease|owner|ownership|for[- ]sale|sold|own)\b.{0,40}\b(percent|split|mix|only|units|homes|occup\w*|limit\w*|cap|investors?|short[- ]term)/,
    /(investors?|corporate|bulk|short[- ]term)\b.{0,40}\b(buy\w*|own\w*|rent\w*|limit\w*|prohibit\w*|purchas\w*|cap)/,
  ],
  'neighbors ask whether the people next door will own',
  '[Number] are for sale and [number] for rent; the declaration limits investor ownership to [percent].',
);

const subsidy = element(
  'subsidy',
  'the public money, credits or waivers behind them',
  [
    /(tax credits?|lihtc|subsid\w*|grants?|bonds?|tif|fee waivers?|density bonus|vouchers?|housing trust fund|loans?)/,
    /rests? on\b.{0,40}\b(program|award\w*|fund\w*)/,
    /(nothing|no money|no funds) from/,
  ],
  'the public may be paying for the affordable part already',
  'The affordable units rest on [program], awarded on [date], and on nothing from [city].',
);

const localPref = element(
  'local_pref',
  'who can expect to live there: local workers, teachers, seniors',
  [
    /(teachers?|nurses?|firefighters?|police|seniors?|veterans?|local workers?|employees|young families|people who work here)\b.{0,40}\b(afford|live|rent|buy|qualif\w*|preference|earn\w*|could|can)/,
    /(preference|priority)\b.{0,40}\b(local\w*|residents?|workers?|teachers?|veterans?)/,
  ],
  'the answer puts a face on the numbers',
  'A starting teacher or a [job] earning [amount] would qualify for [number] of the units.',
);

const inLieu = figureElement(
  'in_lieu',
  'a payment in place of units, if any, and how it was set',
  [
    /(in[- ]lieu|in lieu of|instead of (building|units)|housing (fund|trust)|linkage)\b.{0,40}\b(fee|payment|pay\w*|contribut\w*|units|amount)?/,
    /(fee|pay\w*|contribut\w*)\b.{0,40}\b(housing fund|housing trust|affordable housing|in[- ]lieu)/,
  ],
  'a fee is easy to write and slow to become a home',
  'In place of units we pay [amount] to [housing fund] at [time], the figure set by [formula].',
);

/** What boards and the public ask about the affordable share, and what a complete answer contains. */
export const affordableShare: TopicKnowledge = {
  topic: 'affordable_share',
  noun: 'the affordable share',
  name: 'Affordable Share',
  cues: sources(
    /affordab(le|ility|ly)/,
    /(below|at|under) market (rate|units)?/,
    /market[- ]rate/,
    /(area )?median income/,
    /workforce (housing|units|homes|rents?)/,
    /inclusionary/,
    /(income[- ](restricted|limits?|qualified)|low[- ]income|moderate[- ]income)/,
    /(monthly )?rents? (be|for|is|are|will|would|start|go|on|of|and|cost)/,
    /(for[- ]sale|rental|renters?|owner[- ]occupied|ownership)\b.{0,40}\b(units|homes|or|mix|share|split)?/,
    /(vouchers?|section eight|tax credits?|deed restrict\w+)/,
    /(price|prices|starting price|sale price)\b.{0,40}\b(homes?|units?|townhomes?|start\w*|be)/,
    /(live|afford) (here|in town|to live|to buy|it)/,
    /who can (afford|buy|rent)/,
  ),
  entries: {
    residential: {
      boardWeight: 0.35,
      publicWeight: 0.35,
      board: [
        plain('background', 'How many of the units are affordable, and at what income?', 'share'),
        plain('background', 'Tell me the rent on a two-bedroom, in dollars, the day it opens.', 'rent_price'),
        pointed('clarification', 'Are these owner or rental, and can one investor buy the whole row?', 'tenure'),
        pointed('implications', 'What happens to the affordable units when the restriction runs out?', 'term'),
        sharp('criticism', "You call it attainable. Can a teacher's aide in {place} afford one, yes or no?", 'share'),
        pointed(
          'clarification',
          'Which buildings hold the affordable units, and do they face the pond or the dumpsters?',
          'mix',
        ),
        plain('support', 'Whom do you see living there who cannot afford to live here now?', 'local_pref'),
      ],
      resident: [
        "I wait tables two blocks from here and sleep at my aunt's, forty minutes away. A one-bedroom I can pay for would give me back my evenings.",
        'My mother wants to sell the big house and stay in town. There is nothing she can buy that has no stairs.',
        "A company bought six houses on our street and rents them out. I never know whom to call about the grass. I'd like to see owners.",
        'I clean classrooms at the middle school, and your affordable is more than I bring home in two weeks.',
      ],
      expert: [
        'Against which median is affordability set, and how many local renters would qualify?',
        'Would you file the pro forma, so that a claim that more units cannot be carried is tested?',
      ],
      remarks: [
        "I'd rather have fewer units that stay affordable than many that do not.",
        'The word affordable ought to be used tonight only with an income next to it.',
        'Rental does not trouble me, but absentee landlords do.',
      ],
      elements: [
        share,
        income,
        figureElement(
          'rent_price',
          'the rents and prices themselves',
          [
            /(rents?|prices?|priced|sell|mortgage|payment)\b.{0,40}\b(month|dollars|start\w*|from|range|between|about|be|for)|(month|start\w*|from)\b.{0,40}\b(rents?|prices?)/,
          ],
          'people know what they pay now and compare',
          'A [number]-bedroom rents for [amount] a month, all utilities but [utility] included.',
        ),
        term,
        mix,
        tenure,
        element(
          'management',
          'who qualifies the households and manages the units',
          [
            /(manag\w*|administer\w*|monitor\w*|qualif\w*|screen\w*|verif\w*|certif\w*)\b.{0,40}\b(income|tenant\w*|household\w*|housing (authority|agency|trust)|units|buyers?|yearly|annually|on site)/,
            /(housing (authority|agency|trust|nonprofit)|property manager)\b.{0,40}\b(manag\w*|administer\w*|monitor\w*|qualif\w*|certif\w*|run\w*|handl\w*)/,
          ],
          'somebody has to check the incomes every year',
          '[Agency] certifies incomes yearly, and [manager] keeps an office on site.',
        ),
        subsidy,
        localPref,
      ],
      figures: [
        {
          text: 'Housing is called affordable when rent and utilities take no more than 30 percent of income.',
          source: 'U.S. Department of Housing and Urban Development',
        },
        {
          text: 'Inclusionary programs commonly ask for about 10 to 20 percent of units.',
          source: 'Grounded Solutions Network, inclusionary housing database',
        },
      ],
      condition:
        'At least [number] units shall be held affordable to households at or below [percent] of area median income for [number] years by recorded covenant.',
    },
    commercial: {
      boardWeight: 0.15,
      publicWeight: 0.15,
      board: [
        plain('background', 'Of the apartments over the shops, how many are below market rate?', 'share'),
        pointed('clarification', 'Are you building the affordable units or writing a check in lieu?', 'in_lieu'),
        pointed('implications', 'Where do the people who work in this hotel afford to live?', 'local_pref'),
        sharp('criticism', 'The in-lieu fee would not buy a garage in this town. Why should we take it?', 'in_lieu'),
        plain('support', 'Would you keep the workforce units affordable for as long as the building stands?', 'term'),
      ],
      resident: [
        'I fold towels in a hotel and ride two buses home. There are four of us sharing rent.',
        'My studio lease is up, and the shops below me are to be torn down for this. The rent I pay now is not coming back.',
        'I own the flower shop, and I lose every good helper to the cost of living here.',
      ],
      expert: [
        'How old is the fee schedule, and what does it cost to build a unit today?',
        'How many low-wage households would the floor area bring, and how many affordable units?',
      ],
      remarks: [
        'A few real units on site are worth more than a fee to me.',
        "The hotel's workers should be part of our affordable discussion.",
        'I want the housing agreement signed before the demolition permit.',
      ],
      elements: [share, income, inLieu, term, mix, subsidy, localPref],
      figures: [
        {
          text: 'In-lieu and linkage fees are set by nexus study and vary from a few dollars to more than $40 a square foot.',
          source: 'Local nexus studies, such as those of California cities',
        },
      ],
      condition:
        'The applicant shall provide [number] units at [percent] of area median income or pay [amount] to [housing fund] before [permit].',
    },
    generic: {
      boardWeight: 0.06,
      publicWeight: 0.06,
      board: [
        plain('background', 'Is there any affordable housing in this plan, or does it remove some?', 'share'),
        pointed(
          'clarification',
          'What do you owe the housing fund, and when is it paid toward affordable units?',
          'in_lieu',
        ),
        pointed(
          'implications',
          'If your workers cannot afford to live here, how many will be driving in?',
          'local_pref',
        ),
        sharp(
          'criticism',
          'If anyone rents on this parcel today, where do they go, and who pays for the move?',
          'subsidy',
        ),
        plain('support', 'Could part of the public benefit be a contribution to affordable homes nearby?', 'subsidy'),
      ],
      resident: [
        'I rent for what I can just pay, and I am one letter from moving. Has anybody asked what this does to rents around here?',
        'My kids left because there was nothing they could rent. I see plenty getting built, just nothing for them.',
        'I volunteer at the shelter, and this winter there were people in it with full-time jobs.',
      ],
      expert: [
        'How many low-rent homes are lost, and what is the net number?',
        'What evidence is there that new supply lowers rents in this part of town in the next few years?',
      ],
      remarks: [
        'No one should be put out without a place to go.',
        "I'd like to know what workforce rents this brings pressure on.",
        'We have a housing plan, and the affordable chapter is in it for a reason.',
      ],
      elements: [share, income, inLieu, tenure, subsidy, term, localPref],
      figures: [
        {
          text: 'About half of renter households spend more than 30 percent of income on housing.',
          source: "Harvard Joint Center for Housing Studies, The State of the Nation's Housing",
        },
      ],
      condition:
        "Households living on the site shall receive [amount] and [number] days' notice, and [number] affordable replacement units shall be [provided or funded].",
    },
  },
};
