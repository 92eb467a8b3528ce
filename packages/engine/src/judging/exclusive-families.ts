/* What a project or one of its things cannot be two of at once, as people say it. A line more is a family more. */

export interface ExclusiveFamily {
  /** What the two statements are about, as it is put to the applicant. */
  readonly subject: string;
  /** Of what this is said; the sentence or its question has to speak of it. */
  readonly about: RegExp;
  readonly values: readonly RegExp[];
  /** Whether the things of which it is said have to be the same: a project has one water supply, and many tanks. */
  readonly ofOneThing?: true;
  /** Of what it is said without any clash. */
  readonly besides?: RegExp;
}

export const exclusiveFamilies: readonly ExclusiveFamily[] = [
  {
    subject: 'whether the homes are sold or rented',
    about:
      /\b(?:homes?|units?|townhomes?|townhouses?|apartments?|condos?|houses?|live|rent(?:al)?s?|for sale|tenure|people)\b/,
    values: [
      /\b(?:for-sale|for sale|owner-occupied|owner occupied|(?:homes|units|townhomes|houses|condos|they) (?:are|will be) sold|condo(?:minium)?s?|home ?buyers|(?:buyers|owners) (?:will |would )?(?:live|own)|fee simple|homeownership)\b/,
      /\b(?:rentals?|rented|rent (?:is|on|starts|for|will be)|the rent|(?:for|to) rent|renters?|leas(?:e|ed|es|ing) (?:them|it|the (?:homes|units|townhomes))?\b|month(?:ly)? rent|build-to-rent)\b/,
    ],
    besides: /\b(?:land|ground|site|farm|tenant space|retail|storage|warehouse|covenants?|wells?|panels?|turbines?)\b/,
  },
  {
    subject: 'what it runs on',
    about:
      /\b(?:boilers?|generators?|gensets?|backup|heat(?:ers?|ing)?|fuels?|furnaces?|dryers?|turbines?|kilns?|burners?|engines?|ovens?|forklifts?|buses|trucks|trains|locomotives?|loaders?|fleet|run on|plant|power|chillers?|pumps?)\b/,
    values: [
      /\bnatural gas\b|\bgas(?:-fired| turbines?| engines?| line)\b/,
      /\bpropane\b/,
      /\bdiesels?\b/,
      /\b(?:all-electric|electric(?:ity)? (?:heat|boilers?|only|dryers?|forklifts?)|heat pumps?|(?:is|are) (?:all )?electric)\b/,
      /\b(?:wood (?:chips?|pellets?|fired)|biomass)\b/,
      /\bcoal\b/,
      /\b(?:heating oil|fuel oil|number two oil)\b/,
      /\bhydrogen\b/,
    ],
    ofOneThing: true,
  },
  {
    subject: 'whether the panels move',
    about: /\b(?:panels?|rows?|racks?|arrays?|tilt|trackers?|sun|they|motors?)\b/,
    values: [
      /\b(?:fixed|stationary|(?:do|does|will) not (?:move|turn|rotate|track|tilt)|no (?:moving parts|trackers|motors))\b/,
      /\b(?:track(?:s|ing)? the sun|follow(?:s|ing)? the sun|trackers?|single-axis|tracking (?:system|panels|motors?)|rotat(?:e|es|ing)|pivot(?:s|ing)?|tilt(?:s|ing)? (?:with|toward|east|west))\b/,
    ],
    besides: /\b(?:typically|systems (?:that|where))\b/,
  },
  {
    subject: 'whether the road is public or private',
    about: /\b(?:roads?|streets?|lanes?|drives?)\b/,
    values: [
      /\b(?:public (?:street|road|right-of-way)s?|dedicated to the (?:city|county|town|township|public)|(?:roads?|streets?|it|they) (?:is|are|will be|would be) public|accepted by the (?:city|county|town)|(?:city|town|county|township)(?:-owned| owns| takes over| will own))\b/,
      /\b(?:private (?:street|road|lane|drive)s?|(?:roads?|streets?|it|they) (?:is|are|will be|stays?|stay) private|gated (?:street|road)s?|residents only)\b/,
    ],
    besides: /\b(?:alleys?|driveways?|haul road|access road|internal|parking|main)\b/,
  },
  {
    subject: 'where it comes from',
    about:
      /\b(?:waste|trash|garbage|material|manure|feed|stone|fill|soil|workers?|crews?|labor|logs|wood|corn|grain|come(?:s)? from|it|loads?|tires|sludge)\b/,
    values: [
      /\b(?:only|all|every|nothing but|entirely|exclusively)\b[^.;]{0,40}\b(?:local(?:ly)?|(?:this|the|our|one|two|three|four|five|six|seven) (?:own )?(?:count(?:y|ies)|township|city|farms?)|in-state|in-county|from here|within \w+ miles|county residents|our own)\b|\bnobody else\b|\bno (?:out-of-(?:state|county|town)|outside) \w+\b|\b(?:nothing|none of it|no \w+) (?:\w+ )?(?:from )?(?:out of|outside(?: of)?|beyond) (?:the |this )?(?:state|county|region)\b/,
      /\b(?:out of state|out-of-state|out of county|out-of-county|out of town|out-of-town|(?:other|neighboring|another|different|several|surrounding) (?:states?|count(?:y|ies))|across the (?:state )?line|by rail from|imported|overseas|(?:from|out of) (?:chicago|indianapolis|new york|new jersey|ohio|texas|pennsylvania|michigan|illinois|kentucky|canada|mexico|china|the (?:east|west) coast|detroit|cleveland|philadelphia|boston|atlanta|st\. louis))\b/,
    ],
    besides:
      /\b(?:not|engineers?|consultants?|company is|headquarters?|lenders?|investors?|panels are made|office)\b(?!.*\bnobody else\b)/,
  },
  {
    subject: 'whether the line is buried',
    about: /\b(?:lines?|wires?|cables?|collection|transmission|power|utilities|pipes?|circuit)\b/,
    values: [
      /\b(?:underground|buried|bury|below (?:ground|grade)|trench(?:ed)?|in conduit)\b/,
      /\b(?:overhead|on poles|wood(?:en)? poles|(?:steel|power|utility|transmission) poles|above ground|strung|lattice towers|monopoles)\b/,
    ],
    besides: /\b(?:utility's|parking|tank|drain|sprinkler|if)\b/,
  },
  {
    subject: 'what it is faced with',
    about: /\b(?:siding|exterior|walls?|facades?|faced|clad(?:ding)?|outside of|elevation|sides|look like|building)\b/,
    values: [
      /\bbrick\b/,
      /\bvinyl\b/,
      /\bstucco\b/,
      /\b(?:metal (?:siding|panels?|skin|building)|corrugated|steel siding|sheet metal)\b/,
      /\b(?:fiber cement|hardie)\b/,
      /\b(?:precast|tilt-up|concrete panels?)\b/,
    ],
    besides: /\b(?:shed|fence|sign|dumpster|garage doors?|trim|accent|base|and)\b/,
  },
  {
    subject: 'where the cars park',
    about: /\b(?:park(?:s|ed|ing)?|cars?|garage|lot|spaces|stalls)\b/,
    values: [
      /\b(?:under(?:neath)? the building|underground|below grade|in (?:a|the) (?:parking )?(?:garage|deck|structure)|structured parking|(?:parking )?(?:deck|structure))\b/,
      /\b(?:surface (?:lot|parking|stalls)|parking lot|open lot|outdoors?|gravel lot|on the street|street parking|curb)\b/,
    ],
    besides: /\b(?:visitors?|employees?|guests?|some|trucks?)\b/,
  },
  {
    subject: 'what is in the batteries',
    about: /\b(?:batter(?:y|ies)|cells?|chemistry|lithium|containers?)\b/,
    values: [
      /\b(?:iron[- ]phosphate|lfp)\b/,
      /\b(?:nickel|nmc|cobalt)\b/,
      /\b(?:flow batter(?:y|ies)|vanadium)\b/,
      /\b(?:lead[- ]acid)\b/,
      /\b(?:sodium)\b/,
      /\b(?:iron[- ]air)\b/,
    ],
  },
  {
    subject: 'where it stands',
    about:
      /\b(?:pads?|helicopters?|helipad|land(?:s|ing)?|units?|chillers?|equipment|air condition\w+|compressors?|panels?|solar|antennas?|generators?|fans?|condensers?|playground|pool|terrace|deck|bar)\b/,
    values: [
      /\b(?:on (?:the |its |a )?(?:\w+ )?roof|rooftop|(?:on|at) (?:the )?top of the (?:building|garage|parking)|roof-mounted)\b/,
      /\b(?:at ground level|ground[- ]level|on the ground|at grade|ground[- ]mounted|on (?:a |the )?(?:concrete )?(?:slab|pad)|in the (?:yard|courtyard|parking lot|field)|on the lawn|behind the building|beside the (?:building|entrance))\b/,
      /\b(?:in the basement|inside the building|indoors|mechanical room)\b/,
    ],
    ofOneThing: true,
  },
  {
    subject: 'whether there are affordable homes',
    about: /\b(?:homes?|units?|apartments?|affordab\w+|rents?|market|income|set[- ]asides?|everything|it)\b/,
    values: [
      /\b(?:(?:all|everything|every \w+|each \w+|entirely|fully|hundred percent|100 percent)\b[^.;]{0,24}\bmarket(?: |-)?rate?(?: rent)?|(?:everything is|they are|it is|all) (?:at )?market[- ](?:rate|rent)|(?:not|no|none)\b[^.;]{0,24}\b(?:income[- ]restricted|set[- ]asides?|below[- ]market|affordable (?:units?|homes?|housing)))\b/,
      /\b(?:set aside for|income[- ]restricted|below[- ]market|reserved for (?:\w+ )?(?:income|households|families|teachers|workforce)|percent of (?:the )?(?:area )?median|deed[- ]restricted|(?:are|be|is) affordable)\b/,
    ],
  },
  {
    subject: 'what the surface is',
    about: /\b(?:drive(?:way)?|road|lot|parking|surface|yard|lane|apron|pad|trail|path)\b/,
    values: [
      /\b(?:gravel|crushed stone)\b/,
      /\b(?:asphalt|paved|blacktop|concrete)\b/,
      /\b(?:grass|turf|mulch|dirt)\b/,
    ],
    ofOneThing: true,
    besides: /\b(?:plant|trucks?|loads|and|apron|first)\b/,
  },
  {
    subject: 'who it is for',
    about: /\b(?:live|age|homes?|residents?|units?|families|people|seniors?|kids|children|school)\b/,
    values: [
      /\b(?:fifty-five (?:and|or) (?:over|older|up)|55\+?(?: and (?:over|up|older))?|age[- ]restricted|seniors? only|active adult|senior (?:housing|living|community)|no (?:kids|children))\b/,
      /\b(?:families with (?:kids|children|young)|young families|school[- ]age|any age|all ages|(?:kids|children|pupils) (?:who |that )?(?:live|would live|from (?:here|the homes)))\b/,
    ],
  },
  {
    subject: 'whether anybody is there',
    about:
      /\b(?:site|staff(?:ed)?|operators?|on duty|anyone|anybody|someone|somebody|people|watch(?:es|ing)?|attend(?:ed|ants?)|remote(?:ly)?)\b/,
    values: [
      /\b(?:unmanned|unstaffed|unattended|run remotely|remotely (?:run|operated|monitored|controlled)|nobody (?:is )?(?:there|on[- ]site)|no one (?:is )?(?:there|on[- ]site)|no (?:staff|operator|attendant|employees?) (?:there|on[- ]site|on duty))\b/,
      /\b(?:staffed (?:around the clock|all day|24)|(?:an |the |our |two )?(?:operators?|attendants?) (?:is |are )?(?:there|on[- ]site|on duty|in the control room)|somebody (?:is )?(?:always )?(?:there|on[- ]site)|someone (?:is )?(?:always )?(?:there|on[- ]site)|control room (?:on site|in the building))\b/,
    ],
    besides:
      /\b(?:construct\w*|commission\w*|build(?:ing)? it|repairs?|inspect\w*|maintenance|monthly|weekly|visits?|mow\w*)\b/,
  },
  {
    subject: 'how it travels',
    about:
      /\b(?:ship(?:s|ped)?|arriv\w+|leav\w+|haul\w*|come(?:s)?|goes?|get(?:s)?|deliver\w*|grain|stone|coal|waste|oil|product|ore|gas)\b/,
    values: [
      /\b(?:(?:all|everything|only|entirely|every \w+)\b[^.;]{0,30}\b(?:by|on the) (?:rail|train)s?|no trucks)\b/,
      /\b(?:(?:all|everything|only|entirely|every \w+)\b[^.;]{0,30}\bby truck|truck(?:ed)? (?:it )?(?:in|out|away)|by truck)\b/,
      /\b(?:by (?:pipeline|pipe)|through (?:a|the) pipeline)\b/,
      /\b(?:by (?:barge|boat|ship))\b/,
    ],
    besides: /\b(?:equipment|construction|employees|some|part|half|and)\b/,
  },
  {
    subject: 'what happens to the animals that die',
    about: /\b(?:dead|mortalit\w+|carcass\w*|die|birds|hogs|cows|animals)\b/,
    values: [/\bcompost\w*/, /\b(?:buried|bury|burial|pit)\b/, /\bincinerat\w*/, /\brender(?:ed|ing|er)\b/],
  },
  {
    subject: 'where the water goes',
    about: /\b(?:water|runoff|drain\w*|discharge\w*|basin|storm\w*|wash ?water|wastewater|cooling)\b/,
    values: [
      /\b(?:closed[- ]loop|recirculat\w+|reused?|recycled|no discharge|nothing (?:is )?(?:discharged|leaves)|zero discharge|stays on (?:the )?site|infiltrat\w+)\b/,
      /\b(?:(?:discharg\w+|goes|go|flows|drains|runs|released|pumped) (?:in)?to the (?:creek|river|ditch|stream|lake|storm sewer|bay|branch))\b/,
    ],
    ofOneThing: true,
  },
  {
    subject: 'how it is cooled',
    about: /\b(?:cool\w*|water|chillers?|towers?|loop)\b/,
    values: [
      /\b(?:closed[- ]loop|air[- ]cooled|dry[- ]cool\w+|no water)\b/,
      /\b(?:evaporat\w+|cooling towers?|open[- ]loop)\b/,
    ],
    besides: /\b(?:pond|basin|lake|lagoon|not|no evaporation)\b/,
  },
  {
    subject: 'what the fence is made of',
    about: /\bfenc\w+\b/,
    values: [
      /\b(?:chain[- ]link)\b/,
      /\b(?:wood(?:en)?|cedar|boards?|stockade)\b/,
      /\bvinyl\b/,
      /\b(?:woven wire|farm fence|agricultural|deer fence|game fence)\b/,
      /\b(?:ornamental|wrought iron|aluminum|iron)\b/,
    ],
    besides: /\b(?:and|around the (?:pad|substation|pool|dumpster|basin)|slats)\b/,
  },
  {
    subject: 'what the poles are made of',
    about: /\bpoles?\b|\btowers?\b|\bstructures?\b/,
    values: [/\bwood(?:en)?\b/, /\bsteel\b/, /\bconcrete\b/],
    besides: /\b(?:fence|roof|building|foundation|base|light)\b/,
  },
  {
    subject: 'how long the company means to keep it',
    about: /\b(?:own|keep|hold|sell|exit|long[- ]term|stay|portfolio|flip)\b/,
    values: [
      /\b(?:(?:we|i) (?:\w+ )?(?:hold|keep|own and operate|own (?:it|them|our \w+) for)|long[- ]term (?:owners?|holder)|here for the long|not (?:\w+ )?(?:sell|selling|flip|flipping)|never sell|family (?:business|owned)|stays? in the (?:family|company))\b/,
      /\b(?:(?:we|i|company) (?:will |would |would then |then |plan to |intend to |expect to |typically |usually |always |generally )+sell\b|(?:we|i) sell (?:it|them|the project|the building)|(?:it|project|building) (?:is|gets|will be|would be) sold|sale (?:to|of) (?:a|the) (?:fund|utility|project|buyer)|buyer (?:lined up|takes over)|flip it)\b(?! (?:lots?|power|energy|electricity|milk|homes|houses|units|tickets))/,
    ],
    besides: /\b(?:lots?|homes|houses|power|energy|electricity|milk|gravel|stone|tickets|units)\b/,
  },
  {
    subject: 'who owns the land',
    about: /\b(?:own(?:s|ed)?|land|ground|site|property|parcel|closed|option|farm|title)\b/,
    values: [
      /\b(?:(?:we|i) (?:already |now )?own (?:it|the|that|this|all|every)|(?:we|i) (?:have )?(?:already )?(?:bought|purchased|closed on) (?:it|the|that|this|all)|free and clear|title (?:is|transferred|in our))\b/,
      /\b(?:(?:our|the|an|purchase) option (?:to|on|runs|lapses|expires|is|period|agreement)|under (?:contract|option)|purchase agreement|(?:when|once|after|until|before) we (?:close|buy)|not (?:yet )?(?:closed|bought|purchased)|contingent (?:on|sale))\b/,
      /\b(?:we (?:lease|rent) (?:it|the (?:land|ground|site|property|farm)) from|our (?:ground |land )?lease (?:with|is|runs)|our landlord)\b/,
    ],
    besides: /\b(?:house|equipment|batter\w+|company|road|storage|renew\w*|other|next|adjoining|adjacent|line)\b/,
  },
  {
    subject: 'where the water comes from',
    about: /\b(?:water|wells?|aquifer|supply)\b/,
    values: [
      /\b(?:(?:city|public|municipal|town|village|district|rural|county) water\b(?! table| tower| department)|(?:city|water|public) main\b|hook(?:ed)? (?:up )?to the (?:city|town|water))/,
      /\b(?:our (?:own )?(?:\w+ )?wells? (?:draws?|pumps?|is|are|goes|will|produces?|pulls?)|(?:draw|pump|pull)(?:s|ing)? (?:\w+ ){0,3}(?:groundwater|aquifer)|(?:drill|sink)(?:ing)? (?:a|two|three|our|the) (?:\w+ )?wells?|on (?:a|our own) well|groundwater|private well (?:on|for) (?:the|our))\b/,
      /\b(?:from the (?:river|creek|lake|canal)|trucked[- ]in|haul(?:ed|ing)? (?:in )?water|water trucks)\b/,
    ],
    besides:
      /\b(?:monitor\w*|neighbou?r\w*|your|their|his|her|fire|hydrants?|irrigation|old|abandoned|goes dry|dust|runoff|storm\w*|not)\b/,
  },
];
