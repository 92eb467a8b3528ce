import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const annualAmount = figureElement(
  'annual_amount',
  'the yearly tax or payment, in dollars',
  [
    /(first|next|each|every|one) (full )?(tax )?year\b.{0,60}\b(tax(es)?|payments?|revenues?)/,
    /(annual|annually|yearly|per year|a year|each year|every year)\b.{0,40}\b(tax(es)?|payments?|revenues?)/,
    /(tax(es)?|payments?|revenues?|pay|generate)\b.{0,40}\b(annual|annually|yearly|per year|a year|each year|every year)/,
    /first[- ]year (tax(es)?|payment|revenue)/,
    /(in )?year one\b.{0,40}\b(county|town|schools?|taxes|revenue|pay|see|receive)/,
  ],
  'a board sets a yearly budget and needs a yearly number',
  'In the first full year we expect to pay [amount in dollars] in local taxes and payments.',
);

const lifeTotal = figureElement(
  'life_total',
  'the total over the life of the project, in dollars',
  [
    /over the (life|term|course)\b.{0,40}\b(project|lease|permit|agreement|years)/,
    /(over|across|during) (the )?(next )?\w+[- ]?\w* years/,
    /life(time|[- ]of[- ]project) (total|payments?|revenues?)/,
    /in total over/,
  ],
  'a total lets the board weigh the gain against the years the land is committed',
  'Over the life of the project our payments come to [total in dollars] across [number] years.',
);

const split = element(
  'split',
  'who receives it: the county, the town, the schools, the fire district',
  [
    /(county|town|township|city|village)\b.{0,40}\b(school|fire|library|road)s?( district| department)?\b.{0,40}\b(receives?|gets?|share|portion|split|goes)/,
    /(receives?|gets?|share|portion|split|goes|distributed|divided|allocated)\b.{0,40}\b(schools?|county|town|township|fire|district)/,
    /taxing (bodies|districts|entities|jurisdictions)/,
  ],
  'money promised to the county may never reach the town that lives with the project',
  'Of each dollar, [share] goes to the school district, [share] to the county and [share] to the fire district.',
);

const basis = element(
  'basis',
  'how the figure was worked out and by whom',
  [
    /(calculated|computed|worked out|estimated|prepared|modeled|modelled|confirmed|checked|reviewed)\b.{0,40}\b(assessor|auditor|treasurer|commissioner of (the )?revenue|economist|university|consultant|county finance)/,
    /(assessor|auditor|treasurer|commissioner of (the )?revenue)\b.{0,40}\b(calculated|confirmed|agreed|reviewed|estimated|told|figures?|number)/,
    /(based on|applies|applying|using)\b.{0,40}\b(assessed value|millage|mill rate|tax rate|levy|assessment|capital investment)/,
    /(current|present) (millage|mill rate|tax rate|levy)/,
    /(assessor|auditor|treasurer|county|economist)\b.{0,40}\b(ran|checked|worked|gave|signed off)\b.{0,40}\b(numbers?|figures?|it|math)/,
  ],
  'an estimate made by the seller alone carries no weight',
  'The figure applies the current rate of [rate] to an assessed value of [amount], and the [assessor or auditor] has checked it.',
);

const decline = element(
  'decline',
  'how the payments fall as the equipment depreciates',
  [
    /depreciat\w+/,
    /(declin\w+|drops?|falls?|decreas\w+|steps? down|goes down|tapers?)\b.{0,40}\b(year|time|value|tax|payment|revenue|schedule)s?/,
    /(level|flat|fixed|constant) (payments?|for the life)|(payments?|revenues?) (stay|stays|remain|remains|are|is) (level|flat|fixed|constant)/,
  ],
  'early years look good and later years are what the budget has to live on',
  'The equipment depreciates on the [state] schedule, so the payment falls from [amount] in year one to [amount] in year [number].',
);

const incentives = element(
  'incentives',
  'whether any abatement, exemption or other incentive is asked for',
  [
    /abat\w+/,
    /exempt\w*/,
    /incentives?/,
    /tax (break|credit|increment financing|holiday)s?/,
    /enterprise zone/,
    /(not|never|no|without) (ask|asking|request|requesting|seek|seeking)\b.{0,40}\b(public|local|county|city|town) (money|funds|subsid\w+)/,
  ],
  'a gift asked for later undoes a promise made tonight',
  'We are not asking for any local abatement, and we will state that in [the development agreement or permit].',
);

const publicCosts = element(
  'public_costs',
  'what the project costs the public in services and roads',
  [
    /(cost|costs|demand|burden|expense)s?\b.{0,40}\b(services?|county|town|city|township|public|taxpayers?|schools?|sheriff|police|fire)/,
    /(services?|sheriff|police|fire|ems|roads?)\b.{0,40}\b(cost|costs|expense|burden|demand)s?/,
    /net (of|benefit|fiscal|positive|gain|revenue)/,
    /more in (taxes )?than it (costs|uses|takes)/,
  ],
  'revenue only counts after the services are paid for',
  'Against that revenue we count [amount] a year in services, which leaves a net of [amount].',
);

const written = element(
  'written',
  'the agreement that makes the payment binding on the owner and any successor',
  [
    /(signed|written|binding|recorded|executed|enforceable)\b.{0,40}\b(agreement|contract|commitment|pilot|condition)/,
    /(agreement|contract|pilot|condition)\b.{0,40}\b(signed|binding|recorded|executed|enforceable|guarantee\w*|obligat\w+)/,
    /(condition of|written into)\b.{0,40}\b(the )?(permit|approval)/,
    /guarantee\w*\b.{0,40}\b(payment|minimum|amount)/,
  ],
  'spoken revenue disappears when the company is sold',
  'The payment is fixed in a signed agreement with [body], dated [date], and it binds every later owner.',
);

const lostBase = element(
  'lost_base',
  'what the land pays today, for comparison',
  [
    /(today|currently|now|existing|at present)\b.{0,40}\b(pays?|paid|yields?|generates?|brings?)\b.{0,40}\b(tax|taxes|dollars|year|acre)?/,
    /(land|parcel|site|property|field|farm)\b.{0,40}\b(pays?|paid|yields?|generates?)\b.{0,40}\b(today|currently|now|at present|year)/,
    /compared (to|with)\b.{0,40}\b(today|current|existing|agricultur\w+|farm)/,
  ],
  'the gain is the difference, not the whole figure',
  'Today the parcel pays [amount] a year in property tax; with the project it would pay [amount].',
);

const equipmentRefresh = element(
  'equipment_refresh',
  'how the equipment is taxed and how often it is replaced',
  [
    /(server|equipment|computer|hardware|machinery|business personal property|personal property)\b.{0,40}\b(tax\w*|refresh\w*|replac\w+|depreciat\w+|assess\w+|every)/,
    /refresh (cycle|rate)s?/,
  ],
  'most of the value sits in machines, not walls',
  'Servers are taxed as personal property at [rate] and replaced about every [number] years, so the base is renewed each time.',
);

/** What boards and the public ask about tax revenue, and what a complete answer contains. */
export const taxRevenue: TopicKnowledge = {
  topic: 'tax_revenue',
  noun: 'tax revenue',
  name: 'Tax Revenue',
  cues: sources(
    /(tax|taxes|taxed|taxable|taxation)/,
    /payments? in lieu/,
    /pilot (agreement|payment)s?/,
    /abatements?/,
    /assessed value/,
    /economic benefit/,
    /(fiscal|economic) impact (study|analysis|report|statement)s?/,
    /taxpayers?/,
    /general fund/,
    /impact fees?/,
    /(county|township|town|city) coffers/,
    /siting agreement/,
    /revenues?/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.5,
      publicWeight: 0.3,
      board: [
        plain(
          'background',
          'What does this parcel pay in property tax today, and what will it pay once you are built?',
          'annual_amount',
        ),
        pointed(
          'clarification',
          'Out of the first check, how much goes to the schools and how much to the county?',
          'split',
        ),
        pointed(
          'clarification',
          'Do those tax payments stay level, or do they slide as the panels depreciate?',
          'decline',
        ),
        sharp(
          'criticism',
          'The state already exempts most solar equipment from property tax, so where exactly does your number come from?',
          'incentives',
        ),
        pointed(
          'implications',
          'Who writes the check for the rollback tax when this ground leaves its farm assessment?',
          'rollback',
        ),
        plain(
          'support',
          'Give us the dollar figure you want this board to carry home to {county} taxpayers.',
          'annual_amount',
          'life_total',
        ),
        sharp('clarification', 'Yes or no, is that payment in a signed agreement tonight or is it a slide?', 'written'),
      ],
      resident: [
        "My kids' school has buckets under the roof. If there is solar money, I want to know if one dollar of it reaches that building.",
        'I pay full tax on my forty acres every November. Why should a company with investors on the coast pay less an acre than I do?',
        'I sat on the township board once. We were promised revenue then too, and the state changed the schedule two years later.',
      ],
      expert: [
        'Is the projection built on first-year value, or on the depreciation table the state uses for this equipment? Show us the later years.',
        'How much of the lease income stays in {county}, and how do you know where the landowners live and spend?',
      ],
      remarks: [
        'I would like the payment schedule attached to the permit, year by year, before I vote.',
        'Tax revenue is nice, but it is not one of the findings we have to make.',
        'A revenue number without the assessor behind it is an advertisement to me.',
      ],
      elements: [
        annualAmount,
        lifeTotal,
        split,
        basis,
        decline,
        incentives,
        written,
        element(
          'rollback',
          'the rollback or deferred tax when the land leaves its farm assessment',
          [
            /roll[- ]?back/,
            /deferred tax(es)?/,
            /(farm|agricultural|green|use)[- ]?(value|use|land)? (assessment|classification|valuation|program)\b.{0,40}\b(lost?|leave|leaves|removed|ends?|change|changes|changed|withdrawn)/,
            /clawback/,
          ],
          'changing the use triggers a bill someone has to pay',
          'The change of use triggers a rollback tax of about [amount], and [the developer or owner] pays it at [time].',
        ),
      ],
      figures: [
        {
          text: 'States differ widely: some exempt solar equipment outright, others set a payment by the megawatt, often a few thousand dollars per MW-ac and year.',
          source: 'Lawrence Berkeley National Laboratory, work on local fiscal effects of large-scale solar',
        },
      ],
      condition:
        'Before a building permit issues, the owner shall sign an agreement with [county] for payments in lieu of taxes of [amount] per megawatt each year, rising by [percent], binding on successors.',
    },
    wind: {
      boardWeight: 0.5,
      publicWeight: 0.35,
      board: [
        plain(
          'background',
          'Per turbine, how many tax dollars stay in the townships where the towers stand?',
          'annual_amount',
          'split',
        ),
        pointed(
          'implications',
          'Suppose the assessment formula is cut in court again. What happens to the tax money you have promised us?',
          'decline',
        ),
        pointed(
          'clarification',
          'Which school districts see wind revenue, and does the state take it back through the aid formula?',
          'split',
        ),
        sharp(
          'criticism',
          'Other counties had to refund wind taxes after an appeal. Will you waive your right to challenge our tax table?',
          'decline',
        ),
        plain('support', 'Walk me through the tax total over the life of the towers, in plain dollars.', 'life_total'),
        pointed(
          'communicate',
          'Tell the folks along the haul road why the new revenue is worth two seasons of gravel trucks.',
          'public_costs',
        ),
      ],
      resident: [
        "I've got three towers in my bedroom window and no lease. Show me how the county's tax windfall makes that square.",
        'Our little fire district is nine volunteers and a truck older than my son. Does any of the turbine tax get to us?',
        'I teach third grade here, and the last bond failed twice. Wind money paid for the gym in the next county, so I am listening.',
      ],
      expert: [
        'A tower loses much of its taxable value early in its life. What does the payment come to in the second half of the term?',
        'Under the school aid formula, how much of the new valuation is offset by lower state aid?',
      ],
      remarks: [
        'What I keep hearing from the next county over is tax tribunal, tax tribunal, tax tribunal.',
        'I want the township treasurer to see these revenue figures before this comes back.',
        'If the taxes are the reason to say yes, then the taxes belong in writing.',
      ],
      elements: [annualAmount, lifeTotal, split, basis, decline, written, publicCosts],
      figures: [
        {
          text: 'Wind owners pay an estimated $2 billion a year in state and local taxes and land leases across the country.',
          source: 'American Clean Power Association, annual market report',
        },
        {
          text: 'Assessed value is commonly cut by table, in some states to 30 percent of cost by about year 15.',
          source: "State tax commissions' wind multiplier tables, such as Michigan's",
        },
      ],
      condition:
        'The owner shall pay no less in tax than [amount] per turbine each year to [taxing bodies] and shall not contest the valuation table in force on [date].',
    },
    battery_storage: {
      boardWeight: 0.35,
      publicWeight: 0.15,
      board: [
        plain(
          'background',
          'Is a battery yard taxed as real property here or as equipment, and what does that come to each year?',
          'annual_amount',
        ),
        pointed(
          'clarification',
          'When modules are swapped out in ten or twelve years, does the taxable value go back up?',
          'decline',
        ),
        pointed(
          'implications',
          'If our fire department has to buy gear and training for this, does the tax revenue cover it?',
          'public_costs',
        ),
        sharp(
          'criticism',
          'You employ nobody and you sell nothing here. So what, in dollars, does {county} get in taxes?',
          'annual_amount',
        ),
        plain('support', 'Have you offered the county a payment in lieu, and is it signed?', 'written'),
      ],
      resident: [
        'I volunteer on Engine Two. If the county takes battery money, some of it had better buy the foam, the meters and the training.',
        'They told us at the grange that it pays for itself. I keep books for a living and I have not seen one page of numbers.',
        'My taxes went up again this spring. I would like to hear that this box of batteries takes some weight off, and by how much.',
      ],
      expert: [
        'Storage equipment depreciates fast. Does your revenue line assume replacements that no agreement obliges you to make?',
        'Has any assessor in this state ruled on storage, or does the estimate rest on your own reading of the tax code?',
      ],
      remarks: [
        'I would feel better if the assessor had put this in a letter.',
        'A training fund for the fire company ought to come out of that revenue every year.',
        'For a yard that takes up so little ground, I expected the taxes to be larger.',
      ],
      elements: [annualAmount, split, decline, basis, written, publicCosts, incentives],
      figures: [
        {
          text: 'Capital cost of four-hour lithium-ion storage runs to several hundred dollars per kWh installed, which is the base an assessor starts from.',
          source: 'NREL Annual Technology Baseline',
        },
      ],
      condition:
        'The owner shall pay [amount] per megawatt each year to [county], of which [amount] goes to [fire department] for training and equipment.',
    },
    data_centers: {
      boardWeight: 0.55,
      publicWeight: 0.4,
      board: [
        plain(
          'background',
          'Split the tax number for me: how much is land and buildings, and how much is servers?',
          'annual_amount',
        ),
        pointed(
          'clarification',
          'Has anyone asked the state or the county for a sales tax exemption on the equipment?',
          'incentives',
        ),
        pointed(
          'implications',
          'Suppose the tenant stops replacing servers. How fast does our tax base shrink?',
          'equipment_refresh',
        ),
        sharp(
          'criticism',
          'You cannot name the user, you cannot tell us the equipment, so how did you arrive at that revenue figure?',
          'basis',
        ),
        sharp(
          'implications',
          'When the budget leans on one taxpayer and that taxpayer leaves, who explains it to the school board?',
          'public_costs',
        ),
        plain('support', 'Which services in {county} does this revenue pay for that we cannot pay for now?', 'split'),
        pointed(
          'communicate',
          'Look at the people behind you and tell them whether their own property taxes go down.',
          'written',
        ),
      ],
      resident: [
        'I am seventy-four and they reassessed my house twice. If you are worth hundreds of millions, when do I see it on my bill?',
        'I run a small print shop and pay personal property tax on one press. They get an exemption on a warehouse full of computers, and I get a late fee.',
        'Everybody says the tax money will build schools. My daughter is a junior now, and the buildings go up over ten years.',
        'I rent, and my rent goes up whenever the taxes do. Does any of this come back to a renter?',
        'I kept a ledger for the local, so I read the small print. What is left after the exemptions?',
      ],
      expert: [
        'How full are the buildings in the first year of your revenue estimate, and what happens to it if servers are refreshed more slowly?',
        'What is the figure net of any state exemption and of whatever the aid formula takes back?',
      ],
      remarks: [
        'I have seen large totals over twenty years before. What I want is year three.',
        'Our staff should have an independent consultant, paid by the applicant, go through this fiscal study.',
        'Revenue is the only benefit I have heard named tonight, so it had better be solid.',
      ],
      elements: [annualAmount, lifeTotal, incentives, equipmentRefresh, basis, publicCosts, split, written],
      figures: [
        {
          text: "In Loudoun County, Virginia, data center taxes pay for roughly a third or more of the county's general fund revenue.",
          source: 'Loudoun County annual budget',
        },
        {
          text: 'Some three dozen states exempt data center equipment from sales tax under set conditions.',
          source: 'National Conference of State Legislatures',
        },
      ],
      condition:
        'The owner shall waive any local abatement and shall pay no less than [amount] a year from [date], whether or not the buildings are occupied.',
    },
    commercial: {
      boardWeight: 0.3,
      publicWeight: 0.25,
      board: [
        plain(
          'background',
          'What are the yearly taxable sales you expect, and what share of that sales tax stays in {place}?',
          'sales_tax',
        ),
        pointed(
          'criticism',
          'How many of those dollars are simply taken from stores that already pay sales tax here?',
          'transfer_sales',
        ),
        pointed(
          'clarification',
          'Are you asking the city to rebate any of the sales tax for roads or for anything else?',
          'incentives',
        ),
        sharp(
          'criticism',
          'The economic impact report was paid for by you. Did anyone at the city check the numbers?',
          'basis',
        ),
        sharp(
          'implications',
          'If police calls go up the way they did at the last big store, is there any net revenue left?',
          'public_costs',
        ),
        plain('support', 'In one sentence, what does the general fund gain from this store opening?', 'annual_amount'),
      ],
      resident: [
        'I have had the hardware store on Main for twenty-two years. Every dollar they count as new tax used to be rung up on my register.',
        'We drive half an hour to the next town for groceries, and all that sales tax goes there. I would rather spend it at home.',
        'I clean motel rooms and I budget every week. A city that hands back sales tax to a chain is not watching its pennies like I am.',
      ],
      expert: [
        'Was the sales estimate tested against the trade area, the incomes here and the stores already serving it?',
        'How much of those sales would only move from merchants we already have?',
      ],
      remarks: [
        'I keep hearing sales tax, and I keep thinking about the empty box it left behind on the other side of town.',
        'I would want the rebate question settled before this goes to council.',
        'To be fair, we lose a lot of shopping dollars to our neighbors, and I have that in mind.',
      ],
      elements: [
        figureElement(
          'sales_tax',
          'the taxable sales expected in a year and the local share of the sales tax',
          [/sales tax\w*/, /taxable sales/, /(gross|retail|annual|yearly) (sales|receipts)/],
          'stores sell themselves on sales tax, and towns learn that only a sliver stays',
          'We expect [amount] in taxable sales a year, of which [amount] stays with the city.',
        ),
        element(
          'transfer_sales',
          'how much of the sales is new and how much is taken from stores already here',
          [
            /sales as new/,
            /new to (the|this) (city|town|county|village)/,
            /(new|net new) (sales|spending|dollars|customers)/,
            /(taken|shift\w*|moved?|divert\w*|transfer\w*|cannibaliz\w+|drawn?)\b.{0,40}\b(existing|other|local|downtown|nearby) (stores?|shops?|businesses|retailers?|merchants?)/,
            /leakage/,
            /(leave|leaving|drive|driving)\b.{0,40}\bto shop/,
          ],
          'money moved from Main Street to the highway adds nothing',
          'Our study puts [share] of those sales as new to the city and [share] as taken from stores already here.',
        ),
        annualAmount,
        basis,
        incentives,
        publicCosts,
      ],
      figures: [
        {
          text: "A city's own share of the sales tax is commonly around one percentage point of taxable sales, by state law.",
          source: "State revenue departments, such as California's Bradley-Burns one percent local tax",
        },
      ],
      condition:
        'No sales tax rebate shall exceed [amount] or run past [date], and the owner shall report taxable sales to [city] every year.',
    },
    residential: {
      boardWeight: 0.35,
      publicWeight: 0.35,
      board: [
        plain(
          'background',
          'At the prices you expect, what does the average home pay in local property tax?',
          'annual_amount',
        ),
        pointed(
          'criticism',
          'Rooftops usually cost a town more than their taxes bring in. Why would these be different?',
          'service_gap',
        ),
        pointed(
          'clarification',
          'Which impact fees are you paying at permit, and which are you asking us to defer?',
          'impact_fees',
        ),
        sharp(
          'implications',
          'Two more deputies, a fire truck, a wing on the school: is the tax from these homes enough for all three?',
          'service_gap',
        ),
        plain(
          'support',
          'How soon after closing does the first full tax bill from these homes reach the district?',
          'split',
        ),
        pointed(
          'clarification',
          'Did your fiscal study count the homes at list price or at what the assessor will really put on the roll?',
          'basis',
        ),
      ],
      resident: [
        'I live on a fixed pension. Every subdivision they approve is supposed to help, and every year my tax bill is higher.',
        'I drive the snowplow for the county. More cul-de-sacs, same two plows, same budget, so tell me where this tax money goes.',
        'My wife and I want to move back here to raise our kids, and we would pay taxes like anybody else.',
      ],
      expert: [
        'Is the cost per resident an average? If the school or the fire station is full, the next one is a building.',
        'What recent closings in this school zone support the sale prices behind the tax estimate?',
      ],
      remarks: [
        'I have never seen a fiscal analysis from a homebuilder come out negative.',
        'Impact fees paid at certificate of occupancy come too late for me; the road is torn up by then.',
        "We need the finance director's own estimate, side by side with the applicant's.",
      ],
      elements: [
        element(
          'service_gap',
          'whether the homes bring in more than they cost to serve',
          [
            /(homes?|houses?|units?|rooftops?|residents?)\b.{0,40}\b(cost|costs|pay|pays|cover|covers)\b.{0,40}\b(services?|themselves|their|taxes|way)/,
            /pays? (its|their) own way/,
            /cost of (community )?services/,
            /break[- ]?even/,
          ],
          'homes often cost a budget more than they bring',
          'At a sale price of [amount] each home pays [amount] a year and costs about [amount] in services, by [study].',
        ),
        figureElement(
          'impact_fees',
          'the impact, tap and permit fees paid up front',
          [
            /(impact|proffer|connection|tap|permit|park|building|utility)s? (fees?|payments?|contributions?)/,
            /cash proffers?/,
            /fees?\b.{0,40}\b(per|each|a|every) (home|unit|lot|house|door)/,
          ],
          'growth that pays up front costs the present residents less',
          'At permit we pay [amount] a home in impact and connection fees, [total] for the whole tract.',
        ),
        annualAmount,
        basis,
        split,
        publicCosts,
      ],
      figures: [
        {
          text: 'Across many county studies residential land cost a median of about $1.16 in services for each dollar of revenue it raised.',
          source: 'American Farmland Trust, cost of community services studies',
        },
      ],
      condition:
        'Impact fees of [amount] per dwelling shall be paid before each building permit and shall be adjusted every [period] by [index].',
    },
    logistics: {
      boardWeight: 0.35,
      publicWeight: 0.25,
      board: [
        plain(
          'background',
          'Before and after: what does the ground pay now, and what would the finished warehouse pay in property tax?',
          'annual_amount',
          'lost_base',
        ),
        pointed(
          'clarification',
          'Is there an abatement on this building, and how many years before we see full taxes?',
          'incentives',
        ),
        pointed(
          'implications',
          'Truck damage to the roads costs money every spring. Does your tax bill cover it or do ours?',
          'public_costs',
        ),
        sharp(
          'criticism',
          'If there is a tax break on a speculative building, why should {county} taxpayers carry the risk for you?',
          'incentives',
        ),
        plain('support', 'Name the taxing bodies that gain from this warehouse and by roughly how much.', 'split'),
        sharp('clarification', 'If the abatement is refused, do you still build here, yes or no?', 'written'),
      ],
      resident: [
        "My father-in-law's trucking yard never got a tax abatement in forty years, and he patched the road himself.",
        'They gave the last warehouse ten years without taxes. It changed hands in nine, and the sign on it now is for lease.',
        'I serve on the library board. An abatement takes from us too, and nobody asked the library.',
      ],
      expert: [
        'What does the town receive year by year, with any abatement taken off the early ones?',
        'Heavy axles shorten the life of a road. Is that cost set against the revenue anywhere?',
      ],
      remarks: [
        'I am tired of tax abatements for buildings that would come here without them.',
        'Put the road costs next to the tax revenue on one page, and then I can think about it.',
        'The school district ought to be in the room when its share of the taxes is given away.',
      ],
      elements: [annualAmount, incentives, publicCosts, basis, split, written, lostBase],
      figures: [
        {
          text: 'One fully loaded five-axle truck wears pavement as much as several thousand cars, by the fourth-power rule from the AASHO road test.',
          source: 'AASHO Road Test; Federal Highway Administration',
        },
      ],
      condition:
        'No abatement shall run longer than [number] years, and if fewer than [number] jobs exist by [date] the abated tax shall be repaid.',
    },
    manufacturing: {
      boardWeight: 0.35,
      publicWeight: 0.2,
      board: [
        plain(
          'background',
          'How much of this tax estimate is the building, and how much is the machinery inside it?',
          'annual_amount',
          'equipment_refresh',
        ),
        pointed(
          'clarification',
          'What has {developer} been offered by the state, and what are you asking from us on top in tax relief?',
          'incentives',
        ),
        pointed(
          'implications',
          'If we extend water and sewer to you on public money, how many years of taxes pay it back?',
          'public_costs',
        ),
        sharp(
          'criticism',
          'Plants take an abatement and close when it runs out. What clawback are you willing to sign?',
          'incentives',
        ),
        plain('support', 'Does the fire district get a full share of this new tax base from day one?', 'split'),
      ],
      resident: [
        'My brother worked at the old mill until the tax deal expired, and so did the mill. I would like to see this one signed in ink.',
        'I do payroll for a shop with eleven people. We pay every tax there is, on time, and nobody cuts a ribbon for us.',
        'When the plant was running, this town had a swimming pool. I am for anything that brings that tax base back.',
      ],
      expert: [
        'Which multiplier was used, and how much of it stays in one township when suppliers and workers live elsewhere?',
        'Machinery loses value on a schedule. Is it in your estimate at cost or at what would be taxed in each year?',
      ],
      remarks: [
        'I would support incentives that are earned, year by year, and not handed over at the groundbreaking.',
        'Bring us a fiscal analysis with and without the abatement, please.',
        "Good tax base is what built this town, so I don't take the offer lightly.",
      ],
      elements: [annualAmount, incentives, equipmentRefresh, basis, publicCosts, split],
      figures: [
        {
          text: 'Performance-based incentives with clawbacks are the recommended practice for tax abatements.',
          source: 'Government Finance Officers Association, best practice on economic development incentives',
        },
      ],
      condition:
        'Any abatement shall be reduced in proportion if the capital investment is below [amount] or employment is below [number] on [date].',
    },
    oil_gas: {
      boardWeight: 0.3,
      publicWeight: 0.2,
      board: [
        plain(
          'background',
          'What does one well on this pad bring {place} in impact fees or production tax, first year and fifth?',
          'production_tax',
        ),
        pointed(
          'implications',
          'Wells fall off fast. What is the revenue to the township after year three?',
          'decline',
        ),
        pointed(
          'clarification',
          'Does the severance money come back to us, or does it stay at the state capitol?',
          'split',
        ),
        sharp(
          'criticism',
          'One bad haul route can eat a road budget. Would your impact fee cover even that?',
          'public_costs',
        ),
        plain(
          'support',
          'Tell us which local budgets would see tax or fee money from the pad, and when.',
          'annual_amount',
        ),
      ],
      resident: [
        'My neighbor gets a royalty check and a new truck. I get the flare and the same tax bill as before.',
        'The impact fee money bought our ambulance, and I have ridden in it. I wanted that said tonight.',
        'I drive school bus on that road, and every spring I dodge the ruts. Where is the gas money that was supposed to fix it?',
      ],
      expert: [
        'Which wells stand behind the production curve, and what price? Receipts scale with both.',
        'Production falls steeply in the first two years. What does the county receive in year eight?',
      ],
      remarks: [
        'Revenue that depends on the price of gas is not something I would build a budget on.',
        'I want our solicitor to confirm what share of the impact fee comes to this township.',
        'Money for the roads should be posted before drilling, not hoped for after it.',
      ],
      elements: [
        figureElement(
          'production_tax',
          'the severance, impact or production tax and the local share',
          [
            /(township|county|borough|schools?) (receives?|gets?)\b.{0,40}\bwell/,
            /(severance|production|ad valorem|impact fee|extraction) (tax(es)?|fees?|revenues?|share)/,
            /impact fees?/,
            /(royalt\w+)\b.{0,40}\b(county|town|township|school|public)s?/,
          ],
          'what comes out of the ground is taxed by the state first',
          'By the state formula the township receives [amount] a well in the first year of production.',
        ),
        annualAmount,
        split,
        decline,
        publicCosts,
        basis,
      ],
      figures: [
        {
          text: "Pennsylvania's impact fee is set per well by year of operation and the average gas price; counties and municipalities share 60 percent.",
          source: 'Pennsylvania Public Utility Commission, Act 13',
        },
      ],
      condition:
        'The operator shall report production, taxes and impact fees paid for each well to [township] every year by [date].',
    },
    generic: {
      boardWeight: 0.35,
      publicWeight: 0.25,
      board: [
        plain('background', 'What will this project pay in local taxes in its first full year?', 'annual_amount'),
        pointed('clarification', 'Who worked out that tax estimate, and has our assessor seen it?', 'basis'),
        pointed(
          'implications',
          'After police, fire and roads are paid for, is there any revenue left over?',
          'public_costs',
        ),
        sharp('criticism', 'Suppose the taxes come in at half of what you told us. What remedy do we have?', 'written'),
        plain('support', 'Which local budgets gain from this, and which ones carry the cost?', 'split'),
        pointed('clarification', 'Will you come back in a year and ask for a tax break?', 'incentives'),
      ],
      resident: [
        "I clip coupons to make my tax payment in two halves. Please don't tell me about millions unless you can tell me about mine.",
        'I keep the books for our church, so I know a pledge from a deposit. Which of the two is this tax money?',
        'We moved here for low taxes and quiet nights. I am being told I can only keep one.',
      ],
      expert: [
        'Which tax year, which rate and which assessed value would let somebody outside the company reproduce the estimate?',
        'At which line are the benefits counted, and at which the costs? Could we see it for the town and for the county?',
      ],
      remarks: [
        "I'd ask staff to get the fiscal numbers checked by somebody who does not work for the applicant.",
        "Let's not make findings on the basis of tax dollars we cannot verify.",
        'For the record, I hear the economic benefit and I give it some weight.',
      ],
      elements: [annualAmount, split, basis, incentives, publicCosts, lostBase, written],
      figures: [
        {
          text: 'Most states bar a zoning decision from resting on tax benefit alone; the findings in the code come first.',
          source: 'American Planning Association, guidance on findings of fact',
        },
      ],
      condition:
        'The owner shall give [body] a yearly statement of taxes and payments made under this approval, by [date].',
    },
  },
};
