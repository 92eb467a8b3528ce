import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const signed = element(
  'agreement_status',
  'the state of the agreement: drafted, agreed, signed, with whom',
  [
    /(?:road use|road maintenance|haul|roadway|RUMA|RUA) (?:and maintenance )?(?:agreement|contract)/,
    /agreement(?!\w).{0,60}(?<!\w)(?:sign\w*|draft\w*|engineer|township|county|road (?:district|commission\w*|superintendent)|before|negotiat\w*)/,
  ],
  'A permit without a signed agreement leaves the roads to trust.',
  'The road use agreement with [road authority] is [drafted or signed], dated [date].',
);
const survey = element(
  'condition_survey',
  'the survey of the roads before and after, on film',
  [
    /(?:pre-?|before|baseline|existing|condition).{0,40}(?:survey|video\w*|inspect\w*|cor(?:e|ing)|photo\w*|assessment|condition)/,
    /(?:video\w*|survey\w*|film\w*|photograph\w*|inspect\w*)(?!\w).{0,60}(?<!\w)(?:roads?|bridges?|culverts?|before|after)/,
  ],
  'Without film from before, every pothole is old.',
  'An independent engineer videotapes every road on the route before we start, on [date], and again after.',
);
const bond = figureElement(
  'road_bond',
  'the security for the roads',
  [
    /(?:bond|escrow|letter of credit|security|deposit|surety)(?!\w).{0,70}(?<!\w)(?:road\w*|dollars?|\$|mile|amount|million|thousand|damage\w*)/,
    /(?:\$ ?[\d,.]+|dollars?|million|thousand)(?!\w).{0,50}(?<!\w)(?:bond|escrow|road|mile|security|letter)/,
  ],
  'The township cannot front a rebuild.',
  'We post road security of [amount], which is [amount] a mile, before the first load.',
);
const repair = element(
  'repair_standard',
  'to what standard roads are repaired, and when',
  [
    /(?:repair\w*|restor\w*|rebuil\w*|resurfac\w*|overlay\w*|gravel|patch\w*|replac\w*|fix\w*)(?!\w).{0,80}(?<!\w)(?:equal|better|better than|standard|condition|days?|hours?|before|during|same|within|season|inches|as good|we found)/,
    /(?:equal to or better|as good or better|better than|at least as good)/,
  ],
  'Equal or better, and at once while it is used, is what people want.',
  'Roads are kept passable during the work and restored to equal or better within [number of days] of the last load.',
);
const engineer = element(
  'independent_inspector',
  'who inspects, and that the applicant pays',
  [
    /(?:independent|third[- ]party|county|township|town|their|outside|road) (?:\w+ )?(?:engineer|inspector|superintendent|commissioner|consultant)/,
    /(?:reimburs\w+|pay\w*|cover\w*)(?!\w).{0,40}(?<!\w)(?:engineer|inspect\w*|attorney|legal|review|costs?)/,
  ],
  'A township of three cannot inspect forty miles.',
  "The [township]'s own engineer inspects and decides, and we pay the cost up to [amount].",
);
const after = element(
  'warranty',
  'how long you answer for the roads afterward',
  [
    /(?:warrant\w+|guarantee\w*|responsib\w+|liab\w+)(?!\w).{0,50}(?<!\w)(?:years?|after|winters?|months?|seasons?)/,
    /(?:one|two|three|\d+) (?:years?|winters?|seasons?) (?:after|of|following)/,
  ],
  'A broken base shows in the second spring.',
  'We answer for the repairs for [number of years] after acceptance, two winters included.',
);
const routes = element(
  'roads_named',
  'the roads, bridges and culverts covered',
  [
    /(?:roads?|bridges?|culverts?|miles?)(?!\w).{0,50}(?<!\w)(?:listed|named|exhibit|map\w*|cover\w*|route|agreement|designated|included)/,
    /(?:route|exhibit|map)(?!\w).{0,50}(?<!\w)(?:roads?|bridges?|culverts?|miles?)/,
  ],
  'What is not listed is not covered.',
  'It covers [number of miles] of road and [number] culverts, listed in exhibit [letter].',
);

export const roadUseAgreement: TopicKnowledge = {
  topic: 'road_use_agreement',
  noun: 'the road use agreement',
  name: 'Road use agreement',
  cues: sources(
    /road (?:use|maintenance|repair|haul) (?:and (?:maintenance|repair) )?agreements?|road[- ]use|RUMA\b|haul(?:ing)? agreements?/,
    /road bonds?|bond(?:ed|s)?(?!\w).{0,20}(?<!\w)roads?|road security|security(?!\w).{0,30}(?<!\w)(?:per mile|a mile|roads?)/,
    /(?:damage|repair|rebuild|restore|fix|tear up|tore up|chew\w* up|put back|maintain)\w*(?!\w).{0,40}(?<!\w)(?:our|the|county|township|town|public|gravel|those|these) (?:\w+ )?(?:roads?|culverts?|bridges?)/,
    /(?:roads?|culverts?|bridges?)(?!\w).{0,40}(?<!\w)(?:repaired|rebuilt|restored|fixed|put back|equal or better|as good)/,
    /who (?:pays|fixes|pay)(?!\w).{0,40}(?<!\w)roads?|(?:video|survey|film)\w*(?!\w).{0,30}(?<!\w)roads?/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.35,
      publicWeight: 0.15,
      board: [
        plain(
          'background',
          "Is the road use agreement signed, or is it a draft in somebody's drawer?",
          'agreement_status',
        ),
        plain('clarification', 'Which roads are in it? Read me the names.', 'roads_named'),
        pointed('clarification', 'Who films the roads before you start, and do we get the film?', 'condition_survey'),
        pointed(
          'implications',
          'When the gravel goes soft in the spring and your schedule says deliver, which one gives?',
          'repair_standard',
        ),
        sharp(
          'criticism',
          'The last outfit left after patching with cold mix. Why are you different?',
          'repair_standard',
          'warranty',
        ),
        sharp(
          'communicate',
          'No signature, no deliveries. Do you accept it as a condition?',
          'agreement_status',
          'road_bond',
        ),
      ],
      resident: [
        'I grade my end of that road with my own blade. Who puts back the stone you take out of it?',
        'The mail did not come for a week the last time that road broke up. Who do I call about ruts?',
        'Our culvert is the one the kids walk through. Does anybody check it before the heavy ones?',
      ],
      expert: [
        'The draft limits liability to visible surface damage. How is a weakened base found without cores or deflection tests?',
        'Subcontractors are not bound by the draft. What reaches the concrete supplier who takes the short way?',
      ],
      remarks: [
        'Local road budgets are thin, and a broken road waits for years.',
        'I would like the commissioner of roads to be the one who says it is good enough.',
        'Sign it first, and the rest of this evening gets shorter.',
      ],
      elements: [signed, routes, survey, bond, repair, engineer, after],
      figures: [
        {
          text: 'Agreements commonly ask for pre- and post-construction video, security of 50,000 to 100,000 dollars or more a mile, and repair to equal or better.',
          source: "county road use agreements of the Midwest; state engineers' associations",
        },
      ],
      condition:
        'No delivery before a road use agreement with [road authority] is signed and security of [amount] posted.',
    },
    wind: {
      boardWeight: 0.5,
      publicWeight: 0.2,
      board: [
        plain('background', 'How many miles of our roads will carry cranes and concrete?', 'roads_named'),
        plain('clarification', 'Do you build the roads up before, or only fix them after?', 'upgrade_first'),
        pointed(
          'clarification',
          'What do you post per mile, and who decides when it is released?',
          'road_bond',
          'independent_inspector',
        ),
        pointed('implications', 'Two projects share one route. Whose ruts are they?', 'shared_roads'),
        sharp(
          'criticism',
          'Counties have ended up arguing with builders over culverts for years. What do we have to write so that it does not happen here?',
          'warranty',
          'repair_standard',
        ),
        sharp('communicate', 'Will you pay for our engineer, one that we pick?', 'independent_inspector'),
      ],
      resident: [
        'I haul cattle every Monday. What do I do the week my road is a trench?',
        'The last company put in a driveway culvert too small, and my lane floods. Who comes back?',
        'Our road is chip and seal, and we waited eleven years for it. Do we get it back?',
      ],
      expert: [
        'A crane walks far above legal loads. What subgrade treatment carries it, and is that in the agreement?',
        'The security equals resurfacing. What does full-depth reconstruction of the route cost?',
      ],
      remarks: [
        'Strengthen it first is the lesson I took from our neighbors.',
        'A warranty through two springs, or I will not support it.',
        'The township boards have to sign and not only the county.',
      ],
      elements: [
        signed,
        routes,
        survey,
        bond,
        repair,
        engineer,
        after,
        element(
          'upgrade_first',
          'strengthening before hauling',
          [
            /(?:strengthen\w*|upgrad\w*|build (?:up|them up)|stabiliz\w*|improve\w*|cement|widen\w*|replace\w*)(?!\w).{0,60}(?<!\w)(?:before|first|prior|roads?|culverts?|subgrade|base|haul\w*)/,
          ],
          'A road that is built up first does not fail at harvest.',
          'We strengthen [number of miles] before hauling, by [method], at our cost.',
        ),
        element(
          'shared_roads',
          'other users of the same route',
          [
            /(?:other|another|second|both) (?:projects?|users?|haulers?|companies|developers?)/,
            /shar(?:e|ed|ing)(?!\w).{0,30}(?<!\w)(?:roads?|routes?|cost|damage)/,
          ],
          'Damage with two fathers has none.',
          'Where [other project] uses the same route we share the cost by [measure], as the agreement says.',
        ),
      ],
      figures: [
        {
          text: 'A hundred-turbine project may use 50 to 100 miles of local road; security often runs to several million dollars.',
          source: 'Iowa, Illinois and Indiana county road use agreements',
        },
      ],
      condition:
        'Road use agreements with [county] and [townships], security of [amount] per mile and strengthening of the roads in Exhibit [letter] precede hauling.',
    },
    oil_gas: {
      boardWeight: 0.4,
      publicWeight: 0.3,
      board: [
        plain(
          'background',
          'Which township roads are bonded for you now, and at what figure?',
          'road_bond',
          'roads_named',
        ),
        plain('clarification', 'Does the agreement bind the water hauler and the sand hauler as well?', 'contractors'),
        pointed('implications', 'You come back to frack again in three years. Is the road covered then?', 'warranty'),
        pointed(
          'clarification',
          'When a road fails at night, who has the authority to stop the trucks?',
          'independent_inspector',
          'stop_work',
        ),
        sharp(
          'criticism',
          'The state bond rate would not buy a week of stone. Why should we settle for it?',
          'road_bond',
        ),
        sharp('communicate', 'Stop hauling in the thaw when the roadmaster says so. Yes or no?', 'stop_work'),
      ],
      resident: [
        'My ambulance call came down that road in nine minutes once. How long with a foot of mud?',
        'They sprayed brine for dust, and it got my spring. What do you spray?',
        'Six axles went past my porch all night, and the plaster fell. Who looks at my ceiling?',
      ],
      expert: [
        'What does a full tanker put on an axle, and how much life does that leave in this pavement?',
        'The agreement has no trigger for mid-project repair. At what rut depth do you stop?',
      ],
      remarks: [
        'The roadmaster ought to have a phone number that works at night.',
        'I want the haulers bound and not only the operator.',
        'Pave it once, properly, and you will get fewer letters from us.',
      ],
      elements: [
        signed,
        routes,
        survey,
        bond,
        repair,
        after,
        engineer,
        element(
          'contractors',
          'that haulers and subcontractors are bound',
          [
            /(?:haulers?|sub-?contractors?|contractors?|vendors?|drivers?|carriers?)(?!\w).{0,70}(?<!\w)(?:bound|bind\w*|contract\w*|sign\w*|same|fine\w*|remov\w*|agreement|fired|terminat\w*)/,
          ],
          'The operator signs and the hauler breaks.',
          'Every hauler signs the same terms, and a second breach costs [consequence].',
        ),
        element(
          'stop_work',
          'who may stop hauling in thaw or on failure',
          [
            /(?:stop\w*|suspend\w*|halt\w*|shut\w*|cease\w*|hold)(?!\w).{0,50}(?<!\w)(?:haul\w*|trucks?|deliver\w*|road\w*|thaw|when|work)/,
          ],
          'A road saved in March is not rebuilt in June.',
          'The [roadmaster] may stop our trucks by phone, and we stop within [number of hours].',
        ),
      ],
      figures: [
        {
          text: 'Pennsylvania posts and bonds at 6,000 dollars an unpaved and 12,500 dollars a paved mile, far below the cost of rebuilding.',
          source: '67 Pa. Code Chapter 189',
        },
      ],
      condition:
        'A road use agreement binding all haulers, with security of [amount] a mile and a stop-work right for the [roadmaster], precedes the first load.',
    },
    generic: {
      boardWeight: 0.15,
      publicWeight: 0.1,
      board: [
        plain('background', 'Have you talked with the road superintendent about an agreement?', 'agreement_status'),
        plain('clarification', 'What shape is that road in today, and who says so?', 'condition_survey'),
        pointed('implications', 'A year of dump trucks on a farm road leaves what behind?', 'repair_standard'),
        pointed('support', 'Would you pay for an inspector that the town picks?', 'independent_inspector'),
        sharp(
          'criticism',
          'How much have you set aside for our road, and who decided that it was enough?',
          'road_bond',
        ),
        sharp('communicate', 'Sign before you haul. Can we count on that?', 'agreement_status'),
      ],
      resident: [
        'I have replaced two tires since the last job. Who do I send the third to?',
        'Our lane is private past the bend, and your map has trucks on it. Who asked us?',
        'They promised to fix the shoulder, and my mailbox still leans. What date will you fix yours?',
      ],
      expert: [
        'No structural data of the pavement are given. How was its capacity judged?',
        'The drainage of the road is left out. What do ruts do to the ditches and culverts?',
      ],
      remarks: [
        'I want to see film of that road before and after.',
        'Our taxpayers paid for that road once already.',
        'A deposit focuses the mind, in my experience.',
      ],
      elements: [signed, routes, survey, bond, repair, engineer, after],
      figures: [
        {
          text: 'Road authorities commonly ask for survey, security and repair to equal or better where a project adds many heavy loads.',
          source: "county engineers' model road use agreements",
        },
      ],
      condition: 'Before hauling, a road use agreement with [road authority] is signed with security of [amount].',
    },
  },
};
