import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const type = element(
  'type',
  'the type and make of the equipment, or the short list',
  [
    /(model|make|manufactur\w*|supplier|type|brand|vendor)\b.{0,40}\b(is|will|by|from|chosen|select\w*|short ?list|or|named|made)/,
    /(crystalline|thin[- ]film|bifacial|iron phosphate|lithium|nickel|direct[- ]drive|gas[- ]insulated|electric rig|hydrogen|air[- ]cooled|liquid[- ]cooled)/,
  ],
  'impact depends on the machine, so the board wants the machine',
  'The equipment is [type] made by [manufacturer]; the only alternative is [model], which is [quieter or smaller].',
);

const size = figureElement(
  'size',
  'the number, size and rating of the units',
  [
    /(panels?|modules?|turbines?|containers?|inverters?|megawatts?|units|buildings|machines|wells?|engines)\b.{0,40}\b(feet|tall|each|total|number|megawatts?|long|high|acres)|(number of|install|total of)\b.{0,40}\b(panels?|modules?|turbines?|containers?|inverters?|units|engines|machines)/,
    /(feet|megawatts?|kilowatts?|tons?)\b.{0,40}\b(tall|each|high|long|rated|per)/,
    /(\d[\d,]*|dozen|hundred|thousand) (panels|modules|turbines|containers|inverters|units|engines|machines|generators)/,
  ],
  'the drawing and the permit should count the same things',
  'There are [number] [units], each [size] and rated at [rating].',
);

const howWorks = element(
  'how_works',
  'how it works, in plain words',
  [
    /(works?|operat\w*|runs?|turns?|moves?|follows?|rotates?|tilts?|stores?|converts?|cools?|heats?|spins?)\b.{0,40}\b(by|like|sun|when|from|into|through|slowly|and then|power|current|wind|water|heat|air|day|direct)/,
    /(in plain (words|terms|english)|simply put|think of it)/,
  ],
  'what is not understood is not trusted',
  'In plain words, [input] goes in, [process] happens, and [output] comes out.',
);

const trackYears = figureElement(
  'track_years',
  'how long this model has been in use, and how many there are',
  [
    /(in (use|service|operation)|operat\w*|installed|deployed|running|built)\b.{0,40}\b(years?|since|sites?|units|megawatts?|hours|worldwide|country)|(years?|since)\b.{0,40}\b(in (use|service|operation)|proven|track record|history)/,
  ],
  'nobody likes to be the test site',
  'This model has been in service since [year], with [number] installed.',
);

const tests = element(
  'tests',
  'the listings and test reports, by number',
  [
    /(listed|listing|certif\w*|tested|complies|rated)\b.{0,40}\b(ul|nfpa|iec|ieee|etl|laboratory|lab|standard|report|third[- ]party|to|by|under)|(ul|iec|ieee|nfpa)\b.{0,40}\b(listed|certif\w*|standard|test\w*|report)|large[- ]scale (fire )?test\w*|test report/,
  ],
  'a listing is evidence, proven is a word',
  'It is listed to [standard]; the test report by [laboratory], dated [date], is in the file.',
);

const life = figureElement(
  'life',
  'how long it lasts, how it fades and when it is replaced',
  [
    /(life|last|lasts|replac\w*|degrad\w*|fade[sd]?|warrant\w*|augment\w*|swap\w*|refresh\w*|wear)\b.{0,40}\b(years?|percent|year|cycles|months|hours)|(years?|percent|cycles)\b.{0,40}\b(life|replac\w*|degrad\w*|warrant\w*|a year|fade)/,
    /(add|replace|swap|renew)\w*\b.{0,30}\b(in|after|around|by) (year|the)/,
  ],
  'a project of decades is built from parts of years',
  'Panels lose about [percent] a year; inverters are replaced after [years], and everything is under warranty for [years].',
);

const changes = element(
  'changes',
  'what happens if another model is installed',
  [
    /(another|different|other|substitut\w*|change[sd]?|equivalent|newer|larger|final)\b.{0,40}\b(model|equipment|turbine|panel|battery|cell|manufactur\w*|vendor|type|design)\b.{0,40}\b(come back|return|review\w*|approv\w*|board|staff|hearing|permit|no larger|not exceed|louder|taller)?/,
    /(come back|return|review\w*|approv\w*|hearing)\b.{0,40}\b(if|before)\b.{0,40}\b(change\w*|substitut\w*|different|model)/,
    /(model|equipment|design) changes/,
    /if (we|the model|that) change/,
  ],
  'an approval for one machine is used for another',
  'If the model changes we come back to [body] unless it is no [larger, louder or taller] than [limit].',
);

const origin = element(
  'origin',
  'where it is made and how the supply was checked',
  [
    /(made|manufactur\w*|assembled|sourced|imported|supply chain|origin|built)\b.{0,40}\b(in|from|china|chinese|america\w*|united states|u\.?s|ohio|asia|korea|europe|domestic\w*|trace\w*|audit\w*|overseas)|(domestic\w*|foreign|traceab\w*|forced labor)/,
  ],
  'origin has become a question of trust',
  'The [equipment] is assembled in [place]; its supply was audited by [firm] in [year].',
);

const control = element(
  'control',
  'who watches it, how it is shut off and how it is protected from attack',
  [
    /(remote\w*|monitor\w*|control room|operations center|scada|software|cyber\w*|firewall|encrypt\w*)\b.{0,40}\b(hours|shut\w*|operat\w*|person|site|watch\w*|stop\w*|protect\w*|standard|technician|center|around|isolat\w*|disconnect\w*)|(shut\w*|turn\w*|switch\w*) (it |them )?(off|down)\b.{0,40}\b(remote\w*|minutes|button|switch|automatic\w*|local\w*|emergency)/,
  ],
  'unattended plants need a hand on the switch',
  'It is watched at all hours from [place], can be shut off in [minutes], and a local switch stands at [location].',
);

/** What boards and the public ask about technology and equipment, and what a complete answer contains. */
export const technologyEquipment: TopicKnowledge = {
  topic: 'technology_equipment',
  noun: 'technology and equipment',
  name: 'Technology and Equipment',
  cues: sources(
    /(equipment|model|units?) in \[?exhibit/,
    /at full tilt|substitut(e|ed|ion)/,
    /(what|which) (kind|type|model|make|brand) of\b.{0,40}\b(panels?|turbines?|batter(y|ies)|cells?|inverters?|equipment|generators?|rig|machines?|kiln|servers?)/,
    /(fixed[- ]tilt|trackers?|tracking system|bifacial|thin[- ]film|crystalline)/,
    /(inverters?|transformers?|modules?|panels?|nacelles?|gearbox|rotors?|containers?|chillers?|compressors?) (are|is|be|will|sit|make|made|type|model|size|come|use|work|last|age|face|stand|chosen|on)/,
    /(lithium|iron phosphate|chemistry|nickel|flow battery|sodium)/,
    /(made|manufactured|comes?|built) in (china|america|the united states|what country)/,
    /(life ?span|service life|efficiency|degrad\w+|obsolete|outdated|repower\w*|warrant(y|ies))/,
    /how (does|do) (it|this|that|the (battery|panels?|turbines?|system|equipment|machines?|cooling|technology)|these|they)( \w+){0,3} (work|run|function|turn)/,
    /(state of the art|proven technology|new technology|technology)/,
    /equipment (list|models?|types?|changes?|after|stays?|will|would|sit|is (made|replaced|new)|shall|going|in each|on the pad|you|did|do|tonight|the tenant)|(new|used|same|cooling|replacement|other|of) equipment|what (cooling )?equipment/,
    /(panel|turbine|battery|cell|server) (type|manufacturer|supplier|model|size)s?/,
    /(software|cyber\w*|remote(ly)?|scada|shut ?off|control system)/,
    /(drilling|electric) rig/,
    /megawatts? (each|per turbine)|how many (panels|turbines|containers|megawatts)/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.35,
      publicWeight: 0.2,
      board: [
        plain(
          'background',
          'Are the panels fixed or do they follow the sun, and how high do they stand at full tilt?',
          'type',
          'moving',
        ),
        plain('clarification', 'How many panels and how many inverters, and where do the inverters sit?', 'size'),
        pointed(
          'implications',
          'In twenty years this technology will be obsolete. Do you replace every panel, and under whose permit?',
          'life',
        ),
        pointed(
          'criticism',
          "A drawing that says typical tells me little. When will you know which equipment you're going to buy?",
          'changes',
        ),
        sharp('criticism', 'If the modules change after approval, do you come back to us, yes or no?', 'changes'),
        plain('support', "Tell it to me like I'm a seventh grader: sun comes in, then what?", 'how_works'),
      ],
      resident: [
        'I put six panels on my barn, and two inverters have died already. How many of yours will be sitting dead?',
        'My eyes are bad, and I only want to know if they move, because moving things I do see.',
        "I like gadgets, I'll admit it. Would the school kids be let in to see how it works?",
      ],
      expert: [
        'Which inverter stands behind the output and the sound, and is it the one on the layout?',
        'Is the degradation rate a warranty or a field result?',
      ],
      remarks: [
        "I'd approve a not-to-exceed list before I would approve a brand.",
        'Inverters in the middle of the field, please, whatever their make.',
        'I appreciate that the equipment was explained without the jargon.',
      ],
      elements: [
        type,
        size,
        howWorks,
        element(
          'moving',
          'whether it moves, tilts or tracks, and what that means for sound and height',
          [
            /(fixed|track\w*|tilt\w*|rotat\w*|mov(e|es|ing)|motors?|stationary|stow\w*|pitch)\b.{0,40}\b(panels?|sun|angle|degrees|height|sound|noise|system|day|wind|feet|slowly|position)|(single[- ]axis|fixed[- ]tilt)/,
          ],
          'a moving part has a height and a sound at both ends of its travel',
          'The panels [track or are fixed]; at full tilt the upper edge is [height] off the ground.',
        ),
        trackYears,
        tests,
        life,
        changes,
        origin,
      ],
      figures: [
        {
          text: 'Field studies find median degradation of about 0.5 to 0.75 percent a year, or slightly more for whole plants.',
          source: 'NREL and Lawrence Berkeley National Laboratory',
        },
      ],
      condition:
        'Modules shall be [type], no higher than [height] at full tilt; any substitution larger or louder than [limit] requires approval of [body].',
    },
    wind: {
      boardWeight: 0.35,
      publicWeight: 0.2,
      board: [
        plain(
          'background',
          'What model of turbine, how many megawatts each, and how wide is the rotor?',
          'type',
          'size',
        ),
        plain('clarification', 'Where is this exact turbine model running today, and for how long?', 'track_years'),
        pointed(
          'criticism',
          'If you list several models, which turbine is in the sound study, the quietest?',
          'changes',
        ),
        pointed(
          'implications',
          'When a gearbox goes in year twelve, does the big crane come back over our roads?',
          'life',
        ),
        sharp('criticism', 'Are we the proving ground for new technology?', 'track_years'),
        plain(
          'support',
          "Who is watching when it's two in the morning with a storm coming, and can they stop it?",
          'control',
        ),
      ],
      resident: [
        "My neighbor's old machine sat with a blade missing for a year, waiting on parts from overseas.",
        "I climb them for a living. Ask who does the bolts, and how often, because that's what counts.",
        "It sounds different in the cold. If it's a new model, has anybody heard one in the cold?",
      ],
      expert: [
        'Does the sound level depend on serrated blades, and does anything tie the permit to them?',
        'How many operating hours does this model have, and what are its own failure statistics?',
      ],
      remarks: [
        'Name the machine first, and then we can talk.',
        "I'd want the loudest and tallest of the candidates studied, not the average.",
        'Spare parts on hand would show some seriousness about the equipment.',
      ],
      elements: [type, size, trackYears, tests, life, changes, control, howWorks],
      figures: [
        {
          text: 'Turbines are designed to IEC 61400-1 for 20 years or more.',
          source: 'International Electrotechnical Commission',
        },
      ],
      condition:
        'Only [model], or a model no taller than [height] and no louder than [limit], shall be installed; other equipment requires an amended permit.',
    },
    battery_storage: {
      boardWeight: 0.5,
      publicWeight: 0.3,
      board: [
        plain('background', 'What battery chemistry is this, and who makes the cells?', 'type'),
        plain('clarification', 'How many containers, and how many megawatts for how many hours?', 'size'),
        pointed('criticism', 'How many of this same model are running, and how many have failed?', 'track_years'),
        pointed(
          'implications',
          'If the control software is hacked or just freezes, what happens in the containers?',
          'control',
        ),
        sharp(
          'criticism',
          'You may switch vendors for price. Does every test in this file then go in the trash, and do we start over?',
          'changes',
        ),
        plain(
          'support',
          'Explain the battery to the folks behind you, from the wire to the cell and back.',
          'how_works',
        ),
      ],
      resident: [
        "My scooter battery swelled up in the garage. I know yours is different, and I'd like to be told how.",
        'I fix phones for a living. Cheap cells and good cells look the same from outside.',
        "They say that it's a different chemistry from the one on the news. Nobody in my house knew there were two.",
      ],
      expert: [
        'A listed cell is not a listed system. Has the full enclosure been tested at the spacing you propose?',
        'Which generation of the product does your test report name?',
      ],
      remarks: [
        "I'd lock the battery chemistry into the permit itself.",
        'The file should have the test report and not the brochure.',
        "What reassures me is age, and this equipment hasn't got any.",
      ],
      elements: [type, size, tests, trackYears, howWorks, life, changes, control, origin],
      figures: [
        {
          text: 'Systems are listed to UL 9540, with fire propagation testing by UL 9540A.',
          source: 'UL Solutions; NFPA 855',
        },
      ],
      condition:
        'Only [chemistry] cells listed to [standard] shall be installed; a change of manufacturer or model requires new test reports and approval of [body].',
    },
    data_centers: {
      boardWeight: 0.3,
      publicWeight: 0.2,
      board: [
        plain('background', 'What cooling equipment and what generators, by type, and how many of each?', 'type'),
        plain('clarification', 'How many megawatts of equipment sit in each building at full load?', 'size'),
        pointed(
          'implications',
          'Chips get hotter every few years. When the equipment is replaced, do the noise and water promises still hold?',
          'changes',
        ),
        pointed(
          'criticism',
          "You can't name the equipment before the tenant does. Then what did the sound engineer model?",
          'type',
        ),
        sharp('criticism', 'Will you commit to a cooling technology tonight, in writing, yes or no?', 'changes'),
        plain('support', 'What actually goes on inside that box all day, in plain words?', 'how_works'),
      ],
      resident: [
        "I'm a retired lineman, and I can follow a one-line diagram. I asked for one and got a watercolor.",
        "My granddaughter says it's where her videos live. I said that it's an awful big house for them.",
        'I fix chillers. Those fans get louder as the bearings go, so ask who replaces them and when.',
      ],
      expert: [
        'What computing density is assumed, and what happens to load and cooling if tenants bring more?',
        'Is the generator list final? Air, noise and fuel storage all hang on it.',
      ],
      remarks: [
        'An approval without an equipment list is a blank check.',
        "I'd write limits and let them choose the machines within those.",
        'If the technology changes, so does the deal, and I want that said.',
      ],
      elements: [type, size, howWorks, tests, life, changes, control],
      figures: [
        {
          text: 'Rack power has risen from under 10 kW to well above 50 kW in new AI halls.',
          source: 'Uptime Institute and industry surveys',
        },
      ],
      condition:
        'Cooling shall be by [system] only; replacement equipment shall not exceed [limits] for sound, water and power without approval of [body].',
    },
    manufacturing: {
      boardWeight: 0.3,
      publicWeight: 0.2,
      board: [
        plain(
          'background',
          'Take us through the process, from the truck that comes in to the truck that goes out.',
          'how_works',
        ),
        plain('clarification', 'Is the kiln or the mixer new equipment, or moved here from another plant?', 'type'),
        pointed('criticism', 'At full scale, where is this process and equipment running today?', 'track_years'),
        pointed(
          'implications',
          'If the power trips in the middle of a batch, what does the equipment do by itself?',
          'control',
        ),
        sharp('criticism', "Used machinery with a coat of paint: is that what we're getting?", 'type'),
        plain('support', "May the board visit a plant with the same equipment while it's running?", 'tests'),
      ],
      resident: [
        'I ran a press like that for nine years. The sound it makes depends on who maintains it.',
        "My brother was hurt on a line with the guards off. New equipment or not, I'd ask about guards.",
        "They showed us a clean video with music. I'd rather see it on a Monday with the music off.",
      ],
      expert: [
        'Are the emission factors those of the very equipment you would install?',
        'At what fraction of this rate has the process run so far?',
      ],
      remarks: [
        "I'd like a site visit before I decide.",
        'A process diagram with numbers on it would have helped me.',
        'Newer equipment is usually quieter, and I give it credit for that.',
      ],
      elements: [type, size, howWorks, trackYears, tests, life, changes, control],
      figures: [
        {
          text: 'Best available control technology is decided case by case for new major sources.',
          source: 'Clean Air Act, New Source Review',
        },
      ],
      condition:
        'Equipment shall be as listed in [exhibit], not exceeding [output]; replacement with a different process requires an amended permit.',
    },
    oil_gas: {
      boardWeight: 0.25,
      publicWeight: 0.15,
      board: [
        plain(
          'background',
          'How many wells, how deep, how long are the laterals, and what equipment stays on the pad for good?',
          'size',
        ),
        plain('clarification', 'Electric rig or diesel, and green completion equipment or a flare?', 'type'),
        pointed('implications', "What shuts the well in by itself when nobody's there?", 'control'),
        pointed(
          'criticism',
          'Other operators use electric fleets and sound walls. Why not this technology here?',
          'type',
        ),
        sharp('criticism', 'Will compressors be added once the pressure falls, yes or no?', 'changes'),
        plain('support', 'Describe the equipment a neighbor sees in year one, year five and year twenty.', 'how_works'),
      ],
      resident: [
        'I was told three wells, and I can count. There are slots for ten.',
        'The rig lights and the generators come off the same diesel. I have slept next to them, and I know.',
        'I worked pipeline. Automatic valves are fine so long as someone tests them.',
      ],
      expert: [
        'What stays on the pad in production: tanks, combustors, compressors?',
        'At what depth is the casing set, how high is the cement, and to what pressure was it tested?',
      ],
      remarks: [
        'Electric equipment would change how I feel about the nights.',
        'I want the slots counted, because slots become wells.',
        "Show us the pad as it'll be in twenty years.",
      ],
      elements: [type, size, howWorks, trackYears, control, life, changes],
      figures: [
        { text: 'Laterals now commonly run 10,000 feet or longer.', source: 'U.S. Energy Information Administration' },
      ],
      condition:
        'The pad is limited to [number] wells and the equipment in [exhibit]; compressors, added tanks or a new flare require a new hearing.',
    },
    generic: {
      boardWeight: 0.25,
      publicWeight: 0.15,
      board: [
        plain('background', 'How does it work, in words I can repeat at the diner?', 'how_works'),
        plain('clarification', 'What equipment will stand on the site, and how big is it?', 'size'),
        pointed(
          'criticism',
          'Has this technology been used for ten years anywhere, and with what result?',
          'track_years',
        ),
        pointed('implications', 'When it wears out, what gets replaced and how much of a mess is that?', 'life'),
        sharp('criticism', 'What stops you from installing something bigger than you showed us?', 'changes'),
        plain('support', 'Is there one like it that this board can go and see?', 'tests'),
      ],
      resident: [
        "I believe in trying things. I'd just like to be second.",
        'They had a model on the table, and my grandson broke a piece off. Nobody could say what the piece was for.',
        "I've fixed machines all my life, and they all look quiet in a picture.",
      ],
      expert: [
        "Under what test conditions were the maker's figures obtained?",
        'Do the equipment list and the site plan agree in number?',
      ],
      remarks: [
        'A one-page list of equipment with sizes would help.',
        "New isn't bad, but new needs more proof.",
        "I'd like to visit one before we vote.",
      ],
      elements: [type, size, howWorks, trackYears, tests, life, changes],
      figures: [
        {
          text: 'Third-party listing by a recognized laboratory is the usual proof for equipment.',
          source: 'OSHA, Nationally Recognized Testing Laboratory program',
        },
      ],
      condition:
        'Equipment shall be as listed in [exhibit]; anything larger, louder or taller than [limits] requires approval of [body].',
    },
  },
};
