import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const landOwner = element(
  'land_owner',
  'who owns the land today',
  [
    /(land|parcel|property|site|ground|farm)\b.{0,40}\b(owned|owns?|owner|belongs?|title|held|purchas\w*|bought)|(own|owns|owned|bought|purchased|under contract)\b.{0,40}\b(land|parcel|property|site|ground|farm|acres)/,
  ],
  'the first question is always whose land it is',
  'The land belongs to [owner], who has held it since [year].',
);

const interest = element(
  'interest',
  'what the applicant holds: purchase, option or lease, and for how long',
  [
    /(option|lease|leased|purchase (agreement|contract)|under contract|easement|ground lease|close on|closing|buy)\b.{0,40}\b(years?|term|expires?|extension\w*|renew\w*|signed|with|acres|owner|family|land|recorded|landowner)|(years?|term)\b.{0,40}\b(lease|extension\w*|renewal)/,
  ],
  'an option can lapse, and a lease has an end',
  'We hold a [lease or option] of [number] years with [number] extensions, recorded on [date].',
);

const entity = element(
  'entity',
  'the company that signs, its parent and where it is',
  [
    /(llc|limited liability|subsidiary|parent|affiliate|holding|wholly owned|joint venture|incorporated|headquarter\w*|based in)\b.{0,40}\b(of|is|own\w*|company|parent|based|state|formed|by|in)|(own\w*|controlled|backed|financed)\b.{0,40}\b(by|parent|fund|company|family|investors?)/,
  ],
  'a shell signs and a parent pays, or not',
  'The permit holder is [company], owned by [parent] of [city], which [guarantees or does not guarantee] its duties.',
);

const salePlan = element(
  'sale_plan',
  'whether it will be sold, when, and to what sort of owner',
  [
    /(sell|sale|sold|keep|hold|own and operate|long[- ]term owner|flip|transfer)\b.{0,40}\b(before|after|once|construction|operat\w*|project|plan|intend|years?|complet\w*|buyer|term|utility|whole)?|(intend|plan|expect)\b.{0,40}\b(to )?(sell|keep|hold|own|operate)/,
  ],
  'most projects change hands, and people know it',
  'We expect to [keep or sell] it at [stage]; the likely buyer is [kind of company].',
);

const binding = element(
  'binding',
  'how every duty binds the buyer and what notice the board gets',
  [
    /(successors?|assigns?|new owner|buyer|transferee|later owner|next owner)\b.{0,40}\b(bound|binds?|assume\w*|same|conditions?|duties|obligat\w*|sign\w*|bond|accept\w*)|(run|runs|running) with the land|(notice|notify|written|approval|consent)\b.{0,40}\b(transfer|sale|sold|change (of|in) (owner\w*|control)|assign\w*)/,
  ],
  'the promise must outlive the promiser',
  'The conditions run with the land; a buyer signs them and replaces the [security] before closing, with [days] notice to [body].',
);

const experience = figureElement(
  'experience',
  'how many of these the company has built and still runs',
  [
    /(built|developed|operat\w*|own\w*|complet\w*|constructed|drilled|manage[sd]?)\b.{0,40}\b(projects?|sites?|megawatts?|stores?|homes|campus\w*|buildings?|wells?|farms?|facilities|plants?|years?|states?)|years? (of experience|in business)|since (19|20)\d\d/,
  ],
  'trust is judged on what was built',
  'We have built [number] projects since [year] and still own [number] of them.',
);

const references = element(
  'references',
  'who may be asked, problems included',
  [
    /(call|contact|ask|speak|visit|talk|references?|letters?)\b.{0,40}\b(county|town|township|mayor|planner|neighbors?|supervisor|administrator|sheriff|commission\w*)|(lawsuit|litigation|dispute|default\w*|bankrupt\w*|problem\w*)\b.{0,40}\b(one|none|never|no|was|settled|resolved|case|yes)/,
  ],
  'a reference nobody can call is an advertisement',
  'You may call [name] in [county]; the hardest problem there was [problem], and we [remedy].',
);

const finances = element(
  'finances',
  'the money behind it and what happens in a bankruptcy',
  [
    /(financ\w*|equity|lender|bank|balance sheet|capital|funded|net worth|rating|credit)\b.{0,40}\b(committed|secured|statement\w*|million|billion|percent|from|backed|clos\w*|investment|audited|in place|letter|rated|is|by)|(bankrupt\w*|insolven\w*|default\w*)\b.{0,40}\b(bond|protect\w*|security|would|remain\w*|owner|lender|county|conditions?|step)/,
    /(money|financing|loan|equity) (comes|is) from/,
    /if we (fail|go bankrupt|default)/,
  ],
  'a company formed last spring has no means of its own',
  'Construction money comes from [lender]; if we fail, [security] stays with [county] and the lender must [duty].',
);

const endLease = element(
  'end_lease',
  'what happens to the land when the lease ends',
  [
    /(end|expir\w*|terminat\w*)\b.{0,40}\b(lease|term|option)\b.{0,40}\b(land|return\w*|owner|remov\w*|restor\w*|farm\w*)?|(return\w*|revert\w*|hand\w* back)\b.{0,40}\b(land|owner|family|farm\w*|condition)/,
    /(when|after|once) the lease (ends|expires|runs out)/,
  ],
  'the landowner is left with it if nobody else is',
  'When the lease ends on [date] we clear the land and hand it back to [owner] within [months].',
);

const tenant = element(
  'tenant',
  'who will run it: the tenant or operator, or when that is known',
  [
    /(tenant|operator|end user|user|franchisee|occupant|hyperscal\w*|flag|brand)\b.{0,40}\b(is|will|sign\w*|lease|named|identif\w*|known|confirm\w*|has|announc\w*|run\w*|operat\w*)/,
  ],
  'what it does depends on who is in it',
  'The operator is [name], under a lease of [number] years signed on [date].',
);

/** What boards and the public ask about ownership and transfer, and what a complete answer contains. */
export const ownershipTransfer: TopicKnowledge = {
  topic: 'ownership_transfer',
  noun: 'ownership and transfer',
  name: 'Ownership and Transfer',
  cues: sources(
    /as owner/,
    /(is|was|are|gets?|be|been) (sold|transferred)/,
    /(any|of|no) (transfer|sale) of|notice of any transfer|transfer of ownership/,
    /owner walks/,
    /(mineral|ground|land) lease/,
    /own this/,
    /down to a trickle\b.{0,40}\bsell|do you sell/,
    /stands? behind/,
    /whom should we (call|ask)|who.d tell us the truth/,
    /(had|known) you the longest/,
    /owns? (it|them|those|and run|after|the|what)/,
    /owned (it|by|to|a year)/,
    /(the|an?|property|same|local|franchise|site|well) owner (is|was|of the (land|property|site|project|company|well)|lives?|sells?|if|and|or|left|leaves)/,
    /(deeded|conveyed) to/,
    /signed lease/,
    /tenant (leaves|is|signed|named)?/,
    /successor (owner|company|operator|signs?|files?)|successor.s acceptance/,
    /any sale/,
    /purchase agreement/,
    /franchis\w+/,
    /changes? hands/,
    /(who|how)\b.{0,40}\bowns?/,
    /own(s|ed)? (the|this|that) (land|parcel|property|project|site|company|ground|building|wells?)/,
    /owner(ship)? (today|changes?|structure|transfer)/,
    /(new|next|later|parent|future|current|actual|real|successor) (owner|operator|buyer|company)s?/,
    /ownership/,
    /(sell|sells|sold|sale of|flip|flips|flipped|selling|assign(ed|s|ment|able)?|transfer(s|red|able)?)\b.{0,40}\b(project|permit|company|lease|approval|farm|site|wells?|tract|yard|owner\w*|entitlement)|(sell|flip|sold|resold) (it|this|out|them|lots|finished)/,
    /lease (term|agreement|holder|expires?|or)|(you|they|we|who|signed|signs?|it|is this) (leas(e|ed|es|ing)|a lease)|long[- ]term lease|leased (or|from|land)/,
    /(limited liability|shell) compan(y|ies)|llc/,
    /(parent|holding) company/,
    /(experience|track record|how many)\b.{0,40}\b(company|developer|built|projects?|owned|operated|before|you)|(built|operated|owned)\b.{0,40}\b(before|how many|any|yourself|any of these)/,
    /purchase agreement|(an|the|your) option (on|to|for|lapse\w*)/,
    /(financ(e|ed|es|ing)|investors?|backers?|bankrupt\w*|private equity|hedge fund)/,
    /who (is|are) (behind|{developer}|the company)/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.4,
      publicWeight: 0.3,
      board: [
        plain('background', 'Who owns the land today, and does that family live here?', 'land_owner'),
        plain('clarification', 'Is this a lease, an option or a purchase, and for how many years?', 'interest'),
        pointed(
          'implications',
          'When you sell the project, what do we hold in our hand that binds the next owner?',
          'binding',
        ),
        sharp(
          'criticism',
          'How many of these has {developer} built with its own money and still owned a year later?',
          'experience',
        ),
        pointed(
          'criticism',
          'The applicant is a company nobody here has heard of. Who is the parent company, and will it sign?',
          'entity',
        ),
        plain('support', 'Give me the name of a county official we can call about your last project.', 'references'),
        sharp(
          'clarification',
          'Are you the ones who will build it, or will you sell the permit, yes or no?',
          'sale_plan',
        ),
      ],
      resident: [
        "The fellow who shook my hand on this had a new card with another company's name on it by spring.",
        "I lease them ninety acres, and I'm not ashamed of it. It keeps the other three hundred in corn, and my grandson on it.",
        "My aunt leased to an outfit that went under. She has a gravel road to nowhere and a lawyer's bill.",
      ],
      expert: [
        'What does the project company own besides this option, and is there a parent guarantee?',
        "Which finished projects are the applicant's own, rather than the work of its people at other firms?",
      ],
      remarks: [
        "I'd want notice before any change of ownership, and not in a press release.",
        'They will sell it, they all do, so we should write for the buyer.',
        'I would like to hear from the landowner as well.',
      ],
      elements: [landOwner, interest, entity, salePlan, binding, experience, references, finances, endLease],
      figures: [
        {
          text: 'Projects are frequently sold before or soon after construction.',
          source: 'Lawrence Berkeley National Laboratory and industry transaction reports',
        },
      ],
      condition:
        "The permit may be transferred only after [days] written notice to [county], the buyer's signed acceptance of all conditions, and replacement of the [security].",
    },
    wind: {
      boardWeight: 0.3,
      publicWeight: 0.25,
      board: [
        plain(
          'background',
          'How many wind farms have you built, and how many does the company still own and run?',
          'experience',
        ),
        plain('clarification', "What's the lease term with the landowners, counting every extension?", 'interest'),
        pointed(
          'implications',
          'If the owner goes bankrupt with the towers standing, who is left holding the lease and the steel?',
          'finances',
        ),
        pointed(
          'criticism',
          'Once the tax credits are used up, who will own this, and why would they care about us?',
          'sale_plan',
        ),
        sharp(
          'criticism',
          'Behind this limited liability company stands another one. Who is at the end of the chain?',
          'entity',
        ),
        plain('support', 'Which township would you send us to, and which one would you rather not?', 'references'),
      ],
      resident: [
        'We signed with one company, got a Christmas card from a second, and our checks come from a third.',
        "My lease is longer than my life. I'd like to know who my daughter will be arguing with.",
        'I sold my easement fair and square, and they have paid on the day every year.',
      ],
      expert: [
        'Who are the tax-equity partners, and who answers after they exit?',
        'Do lenders have step-in rights that rank ahead of the landowners and the county?',
      ],
      remarks: [
        "I'd ask for a guarantee from a company with a balance sheet.",
        'Every transfer ought to come through this office with a new contact.',
        'I do trust people who stay, so tell me about staying.',
      ],
      elements: [interest, entity, salePlan, binding, experience, references, finances, endLease, landOwner],
      figures: [
        {
          text: 'Wind leases commonly run 30 to 60 years with options.',
          source: 'University extension guides on wind leases',
        },
      ],
      condition:
        'No transfer of ownership or control takes effect until the successor files its acceptance, its security and a local contact with [county], [days] before closing.',
    },
    battery_storage: {
      boardWeight: 0.35,
      publicWeight: 0.2,
      board: [
        plain('background', 'The parcel and the road into it: who owns each of them?', 'land_owner'),
        plain('clarification', 'Which battery sites has this company run as owner, and for how long?', 'experience'),
        pointed(
          'implications',
          "If it is sold to a trading firm, who's responsible for the yard at two in the morning, the old owner or the new?",
          'binding',
        ),
        pointed('criticism', 'What does {developer} own in this world besides this application?', 'entity'),
        sharp('criticism', 'Show me who pays if the owner walks away from a damaged site.', 'finances'),
        plain(
          'support',
          'Is there a fire chief at one of your sites we could talk to about the operator?',
          'references',
        ),
      ],
      resident: [
        "I looked the company up, and the address is a mailbox store. I have a mailbox too, but I'm not storing batteries.",
        "They bought the lot from my late brother's estate in a week. He'd have asked what for.",
        'Our road association maintains that lane. Has anyone asked who owns the gate?',
      ],
      expert: [
        'Who will operate it, and what have they operated before?',
        'What happens to maintenance when merchant prices fall?',
      ],
      remarks: [
        "I'd like the operator's name in the permit and a hearing if it changes.",
        "This site will outlive the company, I'm fairly sure.",
        "Let the county attorney look at who's signing.",
      ],
      elements: [landOwner, interest, entity, experience, salePlan, binding, finances, references],
      figures: [
        {
          text: 'Many storage projects sell into wholesale markets without a fixed contract for part of their output.',
          source: 'U.S. Energy Information Administration, battery storage market trends',
        },
      ],
      condition:
        'The owner shall name its operator, give [days] notice of any transfer, and keep a guarantee of [amount] from [parent] in force.',
    },
    data_centers: {
      boardWeight: 0.4,
      publicWeight: 0.4,
      board: [
        plain('background', 'Name the owner of the land now, and who will own it the day after we vote.', 'land_owner'),
        plain(
          'clarification',
          'Would you call yourselves the operator, the landlord, or the company that sells to one of them?',
          'tenant',
        ),
        pointed(
          'criticism',
          'How many data centers has {developer} itself taken from zoning to ribbon-cutting?',
          'experience',
        ),
        pointed(
          'implications',
          "You get the zoning and sell for ten times the price. Which of tonight's promises goes with the deed?",
          'binding',
        ),
        sharp('criticism', 'Are you here to build, or to flip an entitlement?', 'sale_plan'),
        plain('support', 'Name a county where you are still the owner after five years.', 'references'),
      ],
      resident: [
        "The family that farmed it are decent people, and I don't blame them for selling. I'd only like to know who to.",
        'I searched for your company and found a lawsuit before I found a building.',
        "My land is next on the line, and I've been offered an option by somebody I can't trace. Is that you?",
      ],
      expert: [
        'How many campuses have you completed and operated, apart from rezonings?',
        'Who carries the obligations once the parcels are conveyed?',
      ],
      remarks: [
        'I want the proffers to bind the dirt and not the company.',
        'An unnamed buyer is no buyer to me.',
        'The past disputes deserve an answer in public.',
      ],
      elements: [tenant, entity, landOwner, salePlan, binding, experience, references, finances],
      figures: [
        {
          text: 'Proffered conditions run with the land until amended.',
          source: 'Code of Virginia, section 15.2-2303',
        },
      ],
      condition:
        "These conditions run with the land; the owner shall disclose any sale, ground lease or operator to [county] within [days] and file the successor's acceptance.",
    },
    residential: {
      boardWeight: 0.2,
      publicWeight: 0.25,
      board: [
        plain('background', 'Once the last home is sold, who owns the ponds, the streets and the trees?', 'hoa'),
        plain('clarification', 'As owner, do you build the homes or sell finished lots to somebody else?', 'sale_plan'),
        pointed(
          'implications',
          'If the tract is sold half built, does the next owner have to finish the park?',
          'binding',
        ),
        pointed(
          'criticism',
          'Has any company of yours left a subdivision unfinished, and under what name?',
          'references',
        ),
        sharp('criticism', 'Would you buy a house under an association that you control for ten years?', 'hoa'),
        plain('support', 'Which neighborhood of yours should we go and walk through?', 'experience'),
      ],
      resident: [
        "Our association inherited a pond that leaks and a reserve of nine hundred dollars. The builder's name is still on the gate.",
        "I bought from that builder. When my stairs sagged, they sent a man the same week, and I won't forget it.",
        'The first developer promised sidewalks. The second had never heard of them. We walk in the road.',
      ],
      expert: [
        'Is there a reserve study for the streets and ponds the association would own?',
        'Which entity is bonded, and is it the applicant?',
      ],
      remarks: [
        "I'd like the park finished before ownership passes to anyone.",
        'Sell the lots if you will, but the plan goes with them.',
        'I want to see the covenants before the final plat.',
      ],
      elements: [
        element(
          'hoa',
          'who owns the common parts and governs them once the homes are sold',
          [
            /(hoa|homeowners?( association)?|association|metro(politan)? district|condo\w*|city|county|trust)\b.{0,40}\b(own\w*|control\w*|turn\w* over|maintain\w*|reserve\w*|dues|board|deed\w*|transfer\w*|accept\w*|dedicat\w*)|(turn\w*|hand\w*) over\b.{0,40}\b(association|hoa|owners)|when\b.{0,40}\b(percent|homes|lots) (are )?sold/,
          ],
          'the builder leaves, the pond remains',
          'Common land goes to [association], which takes control when [percent] of homes are sold, with [amount] in reserve.',
        ),
        entity,
        salePlan,
        binding,
        experience,
        references,
        landOwner,
      ],
      figures: [
        {
          text: 'Developers commonly hand control to the association at about 75 percent of lots sold.',
          source: 'Uniform Common Interest Ownership Act',
        },
      ],
      condition:
        'Common areas shall be completed and deeded to [association], with [amount] in reserve, before the permit for home number [number].',
    },
    oil_gas: {
      boardWeight: 0.3,
      publicWeight: 0.25,
      board: [
        plain('background', 'Who holds the mineral lease, and when does it run out?', 'interest'),
        plain('clarification', 'Is the permit in the name of the company that operates the well?', 'entity'),
        pointed(
          'implications',
          'When the wells are down to a trickle, do you sell them to somebody with no money to plug them?',
          'finances',
        ),
        pointed(
          'criticism',
          'What became of the wells you drilled ten years ago, and who owns those now?',
          'experience',
        ),
        sharp('criticism', 'Tell me straight: will {developer} own this pad in five years?', 'sale_plan'),
        plain('support', 'Which of our neighboring townships has had you the longest?', 'references'),
      ],
      resident: [
        'My granddad signed a lease for a dollar an acre, and five companies later they say that it still holds.',
        "There's an orphan well behind our barn. The name on the tag is a company that died before I was born.",
        'They pay my royalty to the penny. I only worry about whoever comes after.',
      ],
      expert: [
        'What keeps a low-producing well from being sold to somebody who cannot plug it?',
        'How much of the bond belongs to this pad, if it covers others as well?',
      ],
      remarks: [
        "I'd have them name the owner on the gate, with a phone number.",
        'A sale to a smaller company is what I fear most.',
        'The township should hear of a transfer before the newspaper does.',
      ],
      elements: [entity, interest, salePlan, binding, experience, references, finances],
      figures: [
        {
          text: 'More than 100,000 documented orphan wells are known in the United States.',
          source: 'U.S. Department of the Interior and Interstate Oil and Gas Compact Commission',
        },
      ],
      condition:
        "The operator shall give [township] [days] notice of any transfer, with the new operator's acceptance and proof of [security] for each well.",
    },
    commercial: {
      boardWeight: 0.15,
      publicWeight: 0.12,
      board: [
        plain('background', 'Who is the tenant, and is there a signed lease?', 'tenant'),
        plain('clarification', 'Do you own the corner, or does the sale depend on our vote?', 'land_owner'),
        pointed(
          'implications',
          'When the tenant leaves and the landlord lives three states away, who mows and who paints?',
          'binding',
        ),
        pointed(
          'criticism',
          'Is this building meant to be owned, or sold to an investor the week it opens?',
          'sale_plan',
        ),
        sharp('criticism', 'Has this franchise owner run one of these, or is ours the one he learns on?', 'experience'),
        plain('support', 'May we call the city where this operator has been open the longest?', 'references'),
      ],
      resident: [
        'The old pharmacy has been dark for five years, because the owner writes it off. I walk past the weeds every day.',
        'I rent a stall in the market hall. Each new owner has doubled it and fixed nothing.',
        "He lives in town, he sponsors the ball team, and I'd sooner have him than a chain.",
      ],
      expert: [
        'How long does the tenant have to operate, as opposed to paying rent on an empty building?',
        'Which tenants are signed, and which have only written a letter?',
      ],
      remarks: [
        "I'd like to know whose name is on the lease.",
        'A local owner counts for something with me.',
        "Dark stores are what keep me up, so I'd want a clause on that.",
      ],
      elements: [tenant, landOwner, entity, salePlan, binding, experience, references],
      figures: [
        {
          text: 'Some cities use dark-store and vacancy rules for large retail buildings.',
          source: 'Local big-box ordinances',
        },
      ],
      condition:
        'The owner shall maintain the site if the tenant leaves, and if the building is vacant for [months] shall file a plan for reuse or removal with [city].',
    },
    generic: {
      boardWeight: 0.35,
      publicWeight: 0.3,
      board: [
        plain('background', 'What do you hold on this property today, and who owns it?', 'land_owner'),
        plain('clarification', 'Who is {developer}, and who stands behind the name on the application?', 'entity'),
        pointed('implications', 'After a sale, how does the new owner learn of every promise made tonight?', 'binding'),
        pointed(
          'criticism',
          'Have you built others like this, and were there problems with any of them?',
          'experience',
        ),
        sharp('criticism', 'Yes or no, do you intend to own this ten years from now?', 'sale_plan'),
        plain('support', "Whom should we call who'd tell us the truth about you?", 'references'),
      ],
      resident: [
        "I'd like to look the owner in the eye. Not his lawyer, him.",
        'We rent from the man who is selling. Nobody has told us who our landlord will be in June.',
        'The last owner was from away too, and he learned our names. It can be done.',
      ],
      expert: [
        'Who is the beneficial owner behind the applicant?',
        'Which project of this kind has the applicant itself built?',
      ],
      remarks: [
        'I want it clear that these conditions run with the land.',
        "Let's have the ownership chart in the file.",
        'Companies come and go, but the road stays ours.',
      ],
      elements: [landOwner, interest, entity, salePlan, binding, experience, references],
      figures: [
        {
          text: 'Conditional uses generally run with the land and not with the person.',
          source: 'American Planning Association, legal guidance',
        },
      ],
      condition:
        'The owner shall notify [body] within [days] of any sale or lease, and the successor shall file its acceptance of all conditions.',
    },
  },
};
