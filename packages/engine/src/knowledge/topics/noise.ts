import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { Element, TopicKnowledge } from '../types.ts';

const levelAtHome = figureElement(
  'level_at_receptor',
  'the sound level at the nearest home or property line, in decibels',
  [
    /(?:decibels?|dB\(?A?|dBA)(?!\w).{0,80}(?<!\w)(?:at|home|house|line|property|residence|receptor)/,
    /(?:sound|noise) levels?(?!\w).{0,60}(?<!\w)(?:decibels?|dBA?|at the (?:nearest|closest|property))/,
    /(?:home|house|residence|property line|receptor|bedroom)(?!\w).{0,60}(?<!\w)(?:decibels?|dBA?)/,
  ],
  'A number at the place where people sleep is the only answer that can be checked.',
  'At the nearest home the modeled sound level is [level in decibels], by day and by night.',
);
const study = element(
  'sound_study',
  'the sound study: who made it and what it assumed',
  [
    /(?:sound|noise|acoustic\w*) (?:\w+ )?(?:study|studies|model\w*|analysis|report|assessment|consultant|engineer)/,
    /acoustician|acoustical (?:firm|consultant|engineer)/,
    /ISO ?9613/,
    /modeled (?:by|with|in)/,
  ],
  'Boards trust a named study with its assumptions and distrust "we will be quiet".',
  'The sound study by [firm], dated [date], models every unit running at full load at once.',
);
const baseline = element(
  'ambient_baseline',
  'how loud it is there today, measured on site',
  [
    /(?:ambient|background|existing|baseline) (?:sound|noise|level\w*|measurement\w*|monitor\w*|condition\w*|test\w*|reading\w*)/,
    /(?:measured|monitored|recorded)(?!\w).{0,50}(?<!\w)(?:ambient|background|existing|before|today|nights?)/,
    /baseline/,
  ],
  'The same level is nothing by a highway and a great deal on a quiet road.',
  'We measured the existing background for [number of days] at [places], and the quietest night hour was [level in decibels].',
);
const afterTest = element(
  'post_test',
  'whether it is tested after start-up, and what you do if it fails',
  [
    /(?:post[- ]?construction|after (?:construction|start-?up|we open|opening|commissioning|we(?:'re| are) (?:running|operating|up)|it(?:'s| is) built)|once (?:it|we) (?:is|are|'re) (?:built|running|operating|open))(?!\w).{0,80}(?<!\w)(?:test\w*|measure\w*|monitor\w*|verif\w*|sound|noise)/,
    /(?:test\w*|measure\w*|monitor\w*|verif\w*)(?!\w).{0,60}(?<!\w)(?:after|once|within|post|annual\w*|every year|commissioning)/,
    /(?:if|should)(?!\w).{0,30}(?<!\w)(?:exceed\w*|fails?|over the limit|too loud|above the limit)/,
  ],
  'A model is a promise; a measurement afterward is the proof, with a remedy behind it.',
  'Within [number of days] of start-up an independent engineer will measure, and if we exceed the limit we fix it before we run that equipment again.',
);
const complaint = element(
  'complaint_contact',
  'whom a neighbor calls at night and how fast you answer',
  [
    /(?:hot ?line|complaint (?:line|process|procedure|log|resolution|number|protocol)|phone number|call (?:me|us|our)|on[- ]call|point of contact|local contact|24[-/ ]?(?:7|hour)|around the clock)/,
    /respond\w* (?:within|in|to (?:any|every|each|all) complaint)/,
    /(?:answered|picks? up|reach)(?!\w).{0,30}(?<!\w)(?:person|human|day or night|any hour)/,
  ],
  'Noise is a problem of one bad night; people want a name and a number.',
  'Neighbors call [name] at [phone number], answered day and night, and we respond within [number of hours].',
);
const source = (label: string, cues: readonly RegExp[], why: string, model: string): Element =>
  element('noise_sources', label, cues, why, model);
const mitigation = (cues: readonly RegExp[], model: string): Element =>
  element(
    'mitigation',
    'how you bring the sound down, and by how much',
    cues,
    'Distance is luck; a wall, a muffler or a quieter unit is a choice that can be conditioned.',
    model,
  );
const limit = figureElement(
  'limit_compared',
  'how your level stands beside the limit, by day and by night',
  [
    /(?:ordinance|code|county|city|township|state|standard|limit|regulations?|permit)(?!\w).{0,60}(?<!\w)(?:decibels?|dBA?|limit|nighttime|daytime)/,
    /(?:limit|standard|threshold|maximum|cap) (?:of|is|at|for)/,
    /(?:below|under|within|meets?|lower than|quieter than)(?!\w).{0,30}(?<!\w)(?:limit|ordinance|standard|code|threshold|maximum)/,
  ],
  'A level without its limit cannot be judged; night is the harder test.',
  'The ordinance limit is [limit in decibels] at night and we are below it by [number] at every home.',
);

export const noise: TopicKnowledge = {
  topic: 'noise',
  noun: 'noise',
  name: 'Noise',
  cues: sources(
    /nois(?:e|es|y|ier)/,
    /sound (?:level|stud|test|model|wall|barrier|limit|pressure|measure|attenuat|power|expert|engineer)\w*/,
    /decibels?|dBA?/,
    /acoustic\w*/,
    /(?:low|constant|steady|electrical) hum|humming|droning|whine|rumbl\w+|rattl\w+/,
    /(?:back-?up|reverse) (?:alarm|beeper)s?/,
    /(?:loud|louder|quiet(?:er)?|hear it|hear them|hear that|can hear|will hear|would (?:I|we|they) hear)/,
    /sound ?proof\w*|muffler\w*|jake brak\w+/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.4,
      publicWeight: 0.4,
      board: [
        plain(
          'background',
          'Which part of a solar farm makes the noise, and where on this site does it sit?',
          'noise_sources',
        ),
        plain('clarification', 'Do the inverters run at night, or does it go quiet at sundown?', 'night_operation'),
        pointed(
          'clarification',
          'At the closest back porch on a July afternoon, what would a meter read?',
          'level_at_receptor',
        ),
        pointed('implications', 'How many weeks of pile driving are we talking about, and what hours?', 'pile_driving'),
        sharp(
          'criticism',
          'Have you stood at the fence of a running site at full sun, and would you sit there for an evening?',
          'level_at_receptor',
          'noise_sources',
        ),
        sharp(
          'communicate',
          'If a neighbor gets a hum at the line after you open, what do you have to do, and by when?',
          'post_test',
          'complaint_contact',
        ),
      ],
      resident: [
        'Out here you can hear a truck coming from two miles off. What does a transformer do to that kind of quiet?',
        'I have a horse that spooks at a screen door. How long is the pounding going to last when you drive those posts?',
        'My son is autistic and a steady whine undoes him. Will he hear your equipment from our yard?',
        'I tape birdsong at first light, and a hum ruins it. What is running at first light?',
        'The heifers will stand a good deal, but not a steady whine. How far out can you hear an inverter on a hot day?',
      ],
      expert: [
        'Inverters whine at a pitch. Was a tonal penalty applied at the nearest receptor, and if not, why not?',
        'You modeled the inverters and not the tracker motors, the transformers or the substation. What does the combined level look like?',
      ],
      remarks: [
        'Put the inverters in the middle of the field and I suspect most of this goes away.',
        'The pounding during construction worries me more than anything that runs afterward.',
        'I would ask for a reading at the property line once it is running, paid for by the applicant.',
      ],
      elements: [
        source(
          'what makes sound: inverters, transformers, trackers',
          [
            /(?:inverters?|transformers?|trackers?|tracking motors?|substation|cooling fans?)(?!\w).{0,60}(?<!\w)(?:sound|noise|hum\w*|loud|quiet|decibels?|fan|hear\w*|audible)/,
            /(?:sound|noise|hum)(?!\w).{0,60}(?<!\w)(?:inverters?|transformers?|trackers?|motors?|substation|fans?)/,
          ],
          'Naming the source shows that the applicant knows the plant.',
          'The only steady sound comes from the [number] inverters, whose fans run when the sun is high.',
        ),
        levelAtHome,
        element(
          'night_operation',
          'what runs at night',
          [
            /(?:at|during the|by) night(?!\w).{0,60}(?<!\w)(?:off|quiet|silent|shut|run\w*|nothing|no sound|stand-?by)/,
            /(?:no|not|off|silent|quiet|shut\w*|nothing runs?)(?!\w).{0,50}(?<!\w)(?:at night|after (?:dark|sundown|sunset)|overnight)/,
            /(?:sundown|sunset|after dark)/,
          ],
          'Quiet at night is the strongest true thing to say for solar.',
          'At sundown the inverters go quiet; at night only the transformer at [place] is energized.',
        ),
        figureElement(
          'pile_driving',
          'the weeks and hours of post driving',
          [/(?:pile|post)[- ]?(?:driv\w+|pound\w+)/, /(?:driv\w+|pound\w+)(?!\w).{0,20}(?<!\w)(?:piles?|posts?)/],
          'The loudest weeks are the first ones, and neighbors should hear it from you.',
          'Post driving takes [number of weeks], on weekdays from [time] to [time] only.',
        ),
        mitigation(
          [
            /(?:inverters?|equipment)(?!\w).{0,60}(?<!\w)(?:interior|middle|center|away from|far from|barrier|wall|enclos\w*)/,
            /(?:sound|noise) (?:wall|barrier|blanket|enclosure)s?/,
          ],
          'We moved the inverters to the interior, [distance in feet] from any home.',
        ),
        study,
        afterTest,
        complaint,
      ],
      figures: [
        {
          text: 'String and central inverters commonly fall to the rural background of about 35 to 45 dBA within 150 to 300 ft; post drivers reach about 100 dBA at 25 to 50 ft.',
          source: 'Massachusetts Clean Energy Center PV sound study; FHWA construction noise handbook',
        },
      ],
      condition:
        'Sound from the facility shall not exceed [limit] dBA at any dwelling; post driving is limited to [hours] on weekdays.',
    },
    wind: {
      boardWeight: 0.6,
      publicWeight: 0.7,
      board: [
        plain(
          'background',
          'Give me the night level at the closest home that is not in the project.',
          'level_at_receptor',
        ),
        plain('clarification', 'That number, is it an average over an hour or the most anybody would hear?', 'metric'),
        pointed(
          'clarification',
          'People describe a thump with every blade. Did your study look at that thump, or only at the average?',
          'amplitude',
        ),
        pointed(
          'implications',
          'On a calm night at the ground with wind up top, who hears it, and how far away?',
          'level_at_receptor',
          'metric',
        ),
        pointed('support', 'Have you got a quiet mode, and would you run it when complaints come in?', 'mitigation'),
        sharp(
          'criticism',
          'Other counties heard the same promises and people moved out. What is different about your machines?',
          'post_test',
          'mitigation',
        ),
        sharp(
          'communicate',
          'Who do I call at two in the morning, and will that person be able to slow a turbine down?',
          'complaint_contact',
        ),
      ],
      resident: [
        'My husband drives a propane truck and is up at four. What does the whoosh do to a man who gets five hours of sleep?',
        'I hear the interstate eight miles off on a still night. Do not tell me I will not hear a turbine in my own section, so what is the real number?',
        'Our bedroom faces west and we sleep with the windows open. Did your meter ever sit in a yard like ours?',
        'I sit up nights since my husband died, and the quiet is what I have left. How loud is it at two in the morning with the wind up?',
        'People pay me for a cabin with nothing to hear but water. What do I put on the web page after this?',
      ],
      expert: [
        'An hourly average hides the thump of the blades. Which metric captured the peaks, and what depth of modulation was assumed at the nearest home?',
        'How absorbing did your prediction take the ground to be? With frozen soil and a temperature inversion, by how many decibels does it rise?',
        'Low-frequency sound was dismissed on an A-weighted level. Where are the C-weighted or one-third-octave results?',
      ],
      remarks: [
        'An average does not wake anybody up. I care about the worst quarter hour of the night.',
        'I would want baseline readings in several yards before the first tower goes up.',
        'If there is a complaint process, it should be run by somebody other than the company.',
      ],
      elements: [
        levelAtHome,
        limit,
        element(
          'metric',
          'what the number means: maximum or average, day or night',
          [
            /(?:maximum|max|worst[- ]case|peak|average|averaged|Leq|L90|L10|ten[- ]minute|hourly|one[- ]hour)/,
            /(?:not|rather than) an average/,
          ],
          'An average and a maximum can differ by what people lose sleep over.',
          'The figure of [level in decibels] is the worst-case hour with every turbine at full output, not an average.',
        ),
        element(
          'amplitude',
          'the swish or thump and low-frequency sound',
          [
            /amplitude modulation/,
            /swish\w*|whoosh\w*|thump\w*|puls(?:e|es|ing)/,
            /low[- ]frequency|infra-?sound|C[- ]weight\w*/,
          ],
          'It is the character of the sound, not its level, that people complain of.',
          'Our study treats amplitude modulation by adding [number of decibels] where the swish is likely.',
        ),
        mitigation(
          [
            /(?:noise[- ]reduc\w+|low[- ]noise|quiet|curtail\w*) ?(?:operat\w+|mode|setting)?/,
            /serrat\w+/,
            /(?:slow|feather|shut|turn)(?!\w).{0,20}(?<!\w)(?:down|off|blades?|turbines?)/,
          ],
          'The blades carry serrated edges and each turbine has a noise-reduced mode that lowers it by [number of decibels].',
        ),
        baseline,
        study,
        afterTest,
        complaint,
      ],
      figures: [
        {
          text: 'Limits at non-participating homes commonly lie between 40 and 50 dBA at night; WHO Europe conditionally recommends below 45 dB Lden for wind turbines.',
          source: 'state model wind ordinances; WHO Environmental Noise Guidelines 2018',
        },
        {
          text: 'Propagation by ISO 9613-2, ground factor 0 to 0.5, with a margin of about 2 dB.',
          source: 'ISO 9613-2; ANSI/ACP 111-1',
        },
      ],
      condition:
        'Sound at a non-participating dwelling shall not exceed [limit] dBA at night; compliance is measured by an independent engineer within [number] months and on verified complaint.',
    },
    battery_storage: {
      boardWeight: 0.5,
      publicWeight: 0.4,
      board: [
        plain(
          'background',
          'What do I hear standing at the gate: the batteries, or the fans that cool them?',
          'noise_sources',
        ),
        plain(
          'clarification',
          'Is it loudest on the hottest evening, when everyone has a window open?',
          'worst_case',
          'level_at_receptor',
        ),
        pointed(
          'clarification',
          'Does your decibel figure cover every fan on the site at full speed, or only a few of them?',
          'worst_case',
        ),
        pointed('implications', 'Can you put a wall up on the house side, and would it do any good?', 'mitigation'),
        sharp(
          'criticism',
          'If you have not bought the battery yet, how can anybody have studied the sound of it?',
          'sound_study',
          'product_binding',
        ),
        sharp(
          'communicate',
          'Will you take a hard limit at the property line, day and night, yes or no?',
          'limit_compared',
        ),
      ],
      resident: [
        'We already get the buzz off the substation. How much louder is it with your fans on top of that?',
        'I sit outside after supper because the house has no air conditioning. Is that exactly when your boxes run hardest?',
        'My hearing aids pick up every high whine there is. Has anybody tested for that kind of sound?',
        'I keep an instrument on my porch. Will you agree to a number there and let me check it?',
        'The cabins have no glass to speak of, only screens. How loud are the fans through a screen in August?',
      ],
      expert: [
        'Inverter switching produces tones that an overall level hides. Where are the one-third-octave data and the tonal penalty?',
        'What is the cumulative level with the substation, the existing hum and every cooling fan running at once?',
      ],
      remarks: [
        'If there is other equipment humming nearby, I want the sound of both together and not of one.',
        'I would be looking for a sound wall on the residential side from day one, rather than after complaints.',
        'If the supplier changes, the sound study has to be done over.',
      ],
      elements: [
        source(
          'what makes sound: cooling fans, chillers, inverters, transformer',
          [
            /(?:fans?|chillers?|cooling|HVAC|inverters?|transformers?)(?!\w).{0,60}(?<!\w)(?:sound|noise|hum\w*|loud\w*|quiet|decibels?|audible|hear\w*)/,
            /(?:sound|noise|hum)(?!\w).{0,50}(?<!\w)(?:fans?|chillers?|cooling|inverters?|transformers?)/,
          ],
          'People picture silent boxes; the fans are the truth.',
          'The sound comes from the cooling fans on [number] containers and from the main transformer.',
        ),
        levelAtHome,
        limit,
        element(
          'worst_case',
          'the level with all fans at full speed on a hot evening',
          [
            /(?:all|every)(?!\w).{0,30}(?<!\w)(?:fans?|units?|containers?)(?!\w).{0,30}(?<!\w)(?:full|maximum|at once|same time|hundred percent)/,
            /(?:worst[- ]case|full (?:load|speed|power)|hottest|peak (?:summer|day|load))/,
          ],
          'Fans run hardest exactly when neighbors sit outside.',
          'That figure of [level in decibels] has every fan at full speed on the hottest evening of the year.',
        ),
        mitigation(
          [
            /(?:sound|noise|acoustic\w*) (?:wall|barrier|louver|fence|attenuat\w+|blanket)s?/,
            /(?:wall|barrier|berm)s?(?!\w).{0,40}(?<!\w)(?:tall|high|side|sound|noise)/,
            /(?:low[- ]noise|quieter) (?:fans?|units?|package|equipment)/,
          ],
          'A sound wall [height in feet] high stands on the side toward the homes.',
        ),
        element(
          'product_binding',
          'that the limit holds for whatever product is bought',
          [
            /(?:whichever|whatever|any|different|final|other|change (?:of|in|the))(?!\w).{0,30}(?<!\w)(?:battery|product|model|supplier|manufacturer|vendor|equipment)/,
            /(?:re-?run|redo|update|re-?model)(?!\w).{0,30}(?<!\w)(?:study|model)/,
          ],
          'Batteries are bought late; the promise must not depend on the brand.',
          'Whatever product we buy, we will update the study by [date] and keep the same limit.',
        ),
        study,
        complaint,
        afterTest,
      ],
      figures: [
        {
          text: 'Many battery storage ordinances set 50 to 60 dBA at the property line, some 45 dBA at dwellings at night.',
          source: 'New York State model battery energy storage law; county ordinances',
        },
      ],
      condition:
        'Sound from all equipment including fans shall not exceed [limit] dBA at the property line of a dwelling between [time] and [time].',
    },
    data_centers: {
      boardWeight: 0.65,
      publicWeight: 0.75,
      board: [
        plain(
          'background',
          'How many chillers and fans are on that roof, and how many generators are on the ground?',
          'noise_sources',
        ),
        plain(
          'clarification',
          'What time of day do you test the generators, and how many run at once?',
          'generator_tests',
        ),
        pointed(
          'clarification',
          'Ordinary decibels leave out the low hum that comes through walls. Did anybody measure for that?',
          'low_frequency',
        ),
        pointed(
          'implications',
          'The first building may pass. What does it sound like when everything you plan is full?',
          'full_build',
        ),
        pointed(
          'support',
          'Would you measure the background at those homes before you break ground and share it with us?',
          'ambient_baseline',
        ),
        sharp(
          'criticism',
          'Every data center that came before you passed its sound study too, and people cannot sleep. Why is yours different?',
          'post_test',
          'mitigation',
        ),
        sharp(
          'communicate',
          'If the hum is over the limit on opening day, do you turn something off or do you write us a letter?',
          'post_test',
        ),
      ],
      resident: [
        'A friend in another county hears a hum in her pillow. Will I be getting that through my pillow, and who measures it there?',
        'I teach from home and I record lessons. When those generators are tested, is it during the school day?',
        'The dog heard the last one before we did. How do I prove a hum to the county at midnight?',
        "The toddlers I watch go down for naps at one o'clock. Which of your machines will be running at one o'clock?",
        'I work the night shift and sleep with a fan on to cover the noise we already have. What covers yours?',
      ],
      expert: [
        'An A-weighted limit discounts exactly the frequencies that chillers and transformers produce. Why is there no C-weighted or octave-band limit in your proposal?',
        'What is the level at the nearest home in a grid outage, with every generator running through the night?',
      ],
      remarks: [
        'The equipment you choose decides this, so a study before the choice only goes so far with me.',
        'I would want generator tests on weekdays at midday, one at a time, and never on a weekend.',
        'A hum that never stops is a different thing from a train that passes.',
      ],
      elements: [
        source(
          'what makes sound: chillers, fans, generators, transformers',
          [
            /(?:chillers?|fans?|cooling (?:units|towers|equipment)|generators?|transformers?|rooftop units|air handlers)(?!\w).{0,70}(?<!\w)(?:sound|noise|hum|loud\w*|quiet\w*|decibels?|audible|run\w*)/,
            /(?:sound|noise|hum)(?!\w).{0,60}(?<!\w)(?:chillers?|fans?|cooling|generators?|transformers?)/,
          ],
          'The public knows the sources by now; leaving one out costs trust.',
          'The steady sound comes from [number] chillers; the generators are heard only in tests and outages.',
        ),
        levelAtHome,
        element(
          'low_frequency',
          'the low-frequency hum, in octave bands or C-weighting',
          [
            /low[- ]frequency/,
            /C[- ]weight\w*|dBC|octave|tonal|tones?/,
            /(?:hum|vibration)(?!\w).{0,50}(?<!\w)(?:measured|modeled|limit|study|walls?|indoors)/,
          ],
          'Ordinary decibels leave out the hum that people complain of.',
          'We modeled the low-frequency hum in octave bands, and at the nearest home it is [level in decibels].',
        ),
        figureElement(
          'generator_tests',
          'when, how long and how many generators are tested',
          [
            /(?:test\w*|exercis\w+|run)(?!\w).{0,60}(?<!\w)generators?/,
            /generators?(?!\w).{0,60}(?<!\w)(?:test\w*|exercis\w+|monthly|weekly|month|week|run)/,
          ],
          "Tests are the loudest regular event and are fully in the applicant's hands.",
          'Generators are tested one at a time, [number] minutes a month, on weekdays between [time] and [time].',
        ),
        element(
          'full_build',
          'the level at full build-out, all phases',
          [
            /(?:full|final|complete|ultimate) (?:build[- ]?out|load|campus|capacity)/,
            /(?:all|every) (?:\w+ )?(?:phases?|buildings?|halls?)/,
            /cumulative/,
          ],
          'A first building that passes says nothing about the eighth.',
          'At full build-out with all [number] buildings loaded, the level at the closest home is [level in decibels].',
        ),
        mitigation(
          [
            /(?:sound|noise|acoustic\w*) (?:wall|barrier|louver|enclosure|attenuat\w+|parapet|screen)s?/,
            /(?:parapet|louvers?|enclosures?|silencers?|mufflers?|hospital[- ]grade|critical[- ]grade|low[- ]noise|low[- ]speed fans?|berm)/,
          ],
          'We specify low-noise fans, generator enclosures of [grade] and a parapet on the residential side.',
        ),
        baseline,
        afterTest,
        complaint,
      ],
      figures: [
        {
          text: 'Ordinances revised for data centers commonly set 55 to 60 dBA by day and 45 to 50 dBA at night at residential lines, some with octave-band or C-weighted limits and tests limited to weekday hours.',
          source: 'county ordinances of Northern Virginia; Chandler, Arizona data center ordinance',
        },
      ],
      condition:
        'Sound at any residential line shall not exceed [limit] dBA or [limit] dBC at night; generator testing is limited to [hours] on weekdays; a sound study is repeated with each phase.',
    },
    commercial: {
      boardWeight: 0.35,
      publicWeight: 0.35,
      board: [
        plain(
          'background',
          'Where do the rooftop units and the trash enclosure go in relation to the nearest houses?',
          'noise_sources',
        ),
        plain(
          'clarification',
          'Is there an outdoor speaker at the drive-through, and which way does it point?',
          'speakers',
        ),
        pointed(
          'clarification',
          'When does the dumpster truck come? I had one at five in the morning for years.',
          'service_times',
        ),
        pointed(
          'implications',
          'Once the car wash blowers start, what do the people on the patio next door hear?',
          'level_at_receptor',
          'noise_sources',
        ),
        sharp(
          'criticism',
          'Is there a noise study we can read, and if not, why are we being asked to vote without one?',
          'sound_study',
        ),
        sharp(
          'communicate',
          'Would you turn the speaker off after ten at night if we made that a condition?',
          'speakers',
          'service_times',
        ),
      ],
      resident: [
        'I can already recite the menu from the last drive-through. Which way is this speaker facing?',
        'My baby naps in the room over your loading door. What happens there at one in the afternoon?',
        'The leaf blowers start before church on Sunday. Will somebody be in charge of the contractors you hire?',
      ],
      expert: [
        'Doors stand open in July, whatever the drawings say. What is the level at the nearest home with the doors open?',
        'Rooftop condensers were modeled without their low-load cycling. What is the night level with the store closed and refrigeration running?',
      ],
      remarks: [
        'Turn the building so that the noisy end faces the highway.',
        'Businesses that close are quiet at night, and that is the comparison people will make.',
        'I would ask that deliveries and trash pickup stay out of the early morning.',
      ],
      elements: [
        source(
          'what makes sound: rooftop units, blowers, speakers, trash, music',
          [
            /(?:rooftop|HVAC|refrigerat\w+|condensers?|blowers?|vacuums?|speakers?|dumpsters?|compactor|trash|music|patio|drive-?(?:through|thru))(?!\w).{0,70}(?<!\w)(?:sound|noise|loud\w*|quiet\w*|decibels?|hear\w*|located|away|side|faces?)/,
            /(?:sound|noise)(?!\w).{0,60}(?<!\w)(?:rooftop|HVAC|refrigerat\w+|blowers?|vacuums?|speakers?|compactor|dumpsters?|trash)/,
          ],
          'Small sources next to bedrooms make most complaints against shops.',
          'The rooftop units, the compactor and the [other source] stand on the [side] of the building, away from the homes.',
        ),
        levelAtHome,
        element(
          'speakers',
          'the volume and direction of outdoor speakers',
          [
            /speakers?(?!\w).{0,60}(?<!\w)(?:volume|direct\w*|fac(?:e|es|ing)|point\w*|off|adjust\w*|automatic\w*|turn\w*)/,
            /(?:no|without) (?:outdoor|exterior|outside) (?:speakers?|music|paging)/,
            /(?:automatic\w*|volume)(?!\w).{0,30}(?<!\w)(?:control|lower\w*|adjust\w*)/,
          ],
          'A speaker is the easiest sound to aim, and the most resented one.',
          'The order speaker faces [direction], away from homes, and lowers its volume automatically after [time].',
        ),
        figureElement(
          'service_times',
          'the hours of deliveries and trash pickup',
          [
            /(?:trash|garbage|dumpster|refuse|recycling)(?!\w).{0,50}(?<!\w)(?:pick-?ups?|emptied|collected|between|after|before|hours|only)/,
            /deliver\w+(?!\w).{0,60}(?<!\w)(?:between|after|before|only|from|hours|a\.?m|p\.?m)/,
            /(?:sweep\w*|landscap\w+|leaf blow\w+)(?!\w).{0,50}(?<!\w)(?:between|after|before|hours)/,
          ],
          'The day-end and dawn services are what wakes a street.',
          'Deliveries and trash pickup take place between [time] and [time] only.',
        ),
        mitigation(
          [
            /(?:sound|noise|masonry|block|screen) (?:wall|barrier|fence)s?/,
            /(?:parapet|doors? (?:closed|shut|down)|silencers?|baffles?|quieter (?:blowers?|units?)|turn\w* the building)/,
          ],
          'A masonry wall [height in feet] high runs along the rear, and the doors stay closed while the equipment runs.',
        ),
        study,
        limit,
        complaint,
      ],
      figures: [
        {
          text: 'Municipal limits at residential lines are commonly 55 to 60 dBA by day and 45 to 50 dBA at night; EPA identified 55 dB day-night outdoors as the level that protects.',
          source: 'EPA Levels Document 1974; municipal noise codes',
        },
      ],
      condition:
        'No outdoor speaker, delivery or trash pickup between [time] and [time]; mechanical noise shall not exceed [limit] dBA at the residential line.',
    },
    residential: {
      boardWeight: 0.15,
      publicWeight: 0.2,
      board: [
        plain(
          'background',
          'Do the homes closest to the road get a sound wall or better windows?',
          'mitigation',
          'noise_sources',
        ),
        plain(
          'clarification',
          'Where are the pool, the pickleball court and the dog run, and who lives next to them?',
          'noise_sources',
        ),
        pointed(
          'implications',
          'People buy next to a road or a rail line and then call us at midnight. Are buyers told?',
          'disclosure',
        ),
        pointed(
          'clarification',
          'Which side of the building do the condensers hang on?',
          'noise_sources',
          'mitigation',
        ),
        sharp(
          'criticism',
          'Why should the pool or the ball court stand nearer to the old neighborhood than to the new one?',
          'noise_sources',
          'mitigation',
        ),
        sharp(
          'communicate',
          'Tell me who enforces quiet hours after the developer has left.',
          'quiet_hours',
          'complaint_contact',
        ),
      ],
      resident: [
        'A pool or a ball court next to my bedroom at seven on a Saturday is not a small thing. If you have one, can it go on the other side?',
        'I care for my father, who wakes at every car door. Where do all those tenants park at midnight?',
        'The last apartments promised quiet hours and nobody answers the phone. Who answers yours?',
      ],
      expert: [
        'Interior levels were estimated with windows shut. What ventilation lets residents keep them shut, and is it in the plans?',
        'For which year was road noise looked at? With the growth that is coming, do the yards still meet the guideline?',
      ],
      remarks: [
        'A dog park belongs in the middle of your site, among the people who will use it.',
        'People who move in next to noise complain about the noise, so put it in the deed.',
        'I would like the courts closed at dusk and written that way.',
      ],
      elements: [
        source(
          'what makes sound: condensers, courts, pool, parking',
          [
            /(?:condensers?|air condition\w+|pool|courts?|pickleball|dog (?:run|park)|parking|amenit\w+|playground|garage)(?!\w).{0,60}(?<!\w)(?:side|away|interior|middle|center|faces?|inside|located|from)/,
          ],
          'Where play and parking lie decides who hears them.',
          'The pool and courts stand in the center of the site, [distance in feet] from any existing home.',
        ),
        mitigation(
          [
            /(?:sound|noise|masonry) (?:wall|barrier|berm)s?/,
            /(?:windows?|walls?)(?!\w).{0,40}(?<!\w)(?:rated|rating|STC|upgraded|double|triple|laminated)/,
            /(?:berm|fence)(?!\w).{0,40}(?<!\w)(?:between|along|high|tall)/,
          ],
          'Units facing the road have windows rated [rating] and a sound wall [height in feet] high.',
        ),
        element(
          'disclosure',
          'what buyers or tenants are told about existing noise',
          [
            /(?:disclos\w+|notice|deed|covenant|buyers?|tenants?)(?!\w).{0,60}(?<!\w)(?:noise|train|rail|highway|airport|farm|told|know|sign)/,
          ],
          'New residents next to old noise become complaints against others.',
          'Every buyer signs a disclosure of the [noise source] before closing.',
        ),
        element(
          'quiet_hours',
          'quiet hours and who enforces them',
          [
            /quiet (?:hours|time)/,
            /(?:close[sd]?|closing|locked)(?!\w).{0,30}(?<!\w)(?:dusk|dark|sunset|a\.?m|p\.?m|night)/,
            /(?:on-?site|property|resident) manag\w+/,
            /association (?:rules?|enforces?)/,
          ],
          'The developer leaves; the rule must have an owner.',
          'Quiet hours run from [time] to [time], enforced by the [manager or association].',
        ),
        levelAtHome,
        complaint,
      ],
      figures: [
        {
          text: 'HUD accepts sites up to 65 dB day-night outdoors and aims at 45 dB indoors.',
          source: 'HUD 24 CFR Part 51',
        },
      ],
      condition:
        'Outdoor courts close at [time]; units within [distance] feet of the [road or rail line] shall reach an interior noise level of [level] dBA.',
    },
    logistics: {
      boardWeight: 0.6,
      publicWeight: 0.65,
      board: [
        plain('background', 'Which side are the docks on, and what is across the fence from them?', 'dock_side'),
        plain('clarification', 'Are there refrigerated trailers, and do they idle plugged in or running?', 'reefers'),
        pointed('clarification', 'How many trucks back up to those doors between midnight and six?', 'night_trucks'),
        pointed(
          'implications',
          'Every one of those trucks beeps in reverse. What does that sound like from the second-floor bedrooms?',
          'alarms',
          'level_at_receptor',
        ),
        pointed(
          'support',
          'Could the trailer parking go on the far side, so the building itself blocks the sound?',
          'dock_side',
          'mitigation',
        ),
        sharp('criticism', 'Until we know the tenant, how do you know the noise?', 'tenant_binding', 'sound_study'),
        sharp(
          'communicate',
          'Suppose we say no dock activity after ten. Does the deal die, or can you live with it?',
          'night_trucks',
        ),
      ],
      resident: [
        'I hear air brakes in my sleep from the last warehouse. Why would I believe the wall will stop these?',
        'Our kids share the back bedroom. The yard tractor with the horn, does that run all night?',
        "Reefer trailers sat running behind my mother's place all summer. Who do we call when nobody is in the office?",
        'I come off second shift at midnight and I need to be asleep by one. What is your yard doing at one?',
        'A backup alarm cuts through brick; I worked around them for years. Which of your trucks have the quiet kind?',
      ],
      expert: [
        'Back-up alarms were modeled as an average, though they are impulsive and tonal. What is the maximum level at the bedroom windows, and was a penalty applied?',
        'What does a sound wall do for a second story on a lot that sits higher than the docks?',
      ],
      remarks: [
        'Turn the docks away from the homes and I think most of the complaints go away.',
        'Without a tenant I can only assume around the clock, and I will judge it on that basis.',
        'I am thinking of a condition on broadband alarms and no idling on the side of the homes.',
      ],
      elements: [
        element(
          'dock_side',
          'where docks and trailer parking lie in relation to homes',
          [
            /(?:docks?|doors?|trailers?|truck court|truck parking|loading)(?!\w).{0,70}(?<!\w)(?:side|faces?|facing|away|opposite|rear|behind|north|south|east|west|interior)/,
            /(?:building|warehouse)(?!\w).{0,40}(?<!\w)(?:blocks?|between|shields?|screens?)/,
          ],
          'A building is the best sound wall, if the docks are behind it.',
          'All docks face [direction], so that the building stands between them and the homes.',
        ),
        figureElement(
          'night_trucks',
          'the number of trucks at night',
          [
            /(?:night|overnight|midnight|after (?:ten|hours|dark)|early morning|[ap]\.?m)\b.{0,70}trucks?/,
            /trucks?(?!\w).{0,70}(?<!\w)(?:night|overnight|midnight|after|early morning|p\.?m)/,
          ],
          'A day truck is traffic; a night truck is noise.',
          'Between [time] and [time] we expect [number] trucks at the docks.',
        ),
        element(
          'alarms',
          'back-up alarms, horns and yard tractors',
          [
            /(?:back-?up|reverse|reversing) (?:alarm|beeper|signal)s?/,
            /(?:broad-?band|white[- ]noise|self-?adjusting)(?!\w).{0,20}(?<!\w)alarms?/,
            /(?:yard (?:tractors?|trucks?|hostlers?|goats?)|horns?|air brakes?)/,
          ],
          'The beep is what gets through walls and windows.',
          'Our [number] yard tractors carry broadband back-up alarms in place of beepers.',
        ),
        element(
          'reefers',
          'refrigerated trailers and idling',
          [
            /(?:reefers?|refrigerat\w+|cold storage|TRUs?)/,
            /(?:no|limit\w*|anti-?) ?-?idl\w+/,
            /idl(?:e|ing)(?!\w).{0,40}(?<!\w)(?:minutes?|limit\w*|plug\w*|electric|not|shut)/,
          ],
          "Cooling units run for hours at a bedroom's distance.",
          'Refrigerated trailers plug in at the dock; idling is limited to [number] minutes.',
        ),
        mitigation(
          [
            /(?:sound|noise|screen|masonry|concrete) (?:wall|barrier|berm)s?/,
            /(?:wall|berm|barrier)(?!\w).{0,40}(?<!\w)(?:high|tall|feet|along)/,
          ],
          'A sound wall [height in feet] high runs the length of the truck court.',
        ),
        element(
          'tenant_binding',
          'that the limits bind any tenant',
          [
            /(?:any|every|whichever|future|whoever|each)(?!\w).{0,20}(?<!\w)(?:tenants?|users?|operators?|occupants?)/,
            /(?:in|into|through|part of) (?:the |every |each )?leases?/,
          ],
          'Speculative buildings make promises for people not yet known.',
          'These limits are written into every lease and bind whichever tenant [name or type] comes.',
        ),
        levelAtHome,
        study,
        complaint,
      ],
      figures: [
        {
          text: 'Back-up alarms reach about 97 to 112 dB at 4 ft; broadband alarms fade faster with distance; idling limits are often 5 minutes.',
          source: 'SAE J994; state idling rules; EPA model idling law',
        },
      ],
      condition:
        'No dock or trailer-yard activity on the [side] between [time] and [time]; broadband back-up alarms and a sound wall of [height] feet are required.',
    },
    manufacturing: {
      boardWeight: 0.5,
      publicWeight: 0.5,
      board: [
        plain(
          'background',
          'Walk me through the loud machines. Which ones run with the doors open?',
          'noise_sources',
          'doors_closed',
        ),
        plain('clarification', 'Is this one shift or three, and which equipment runs on the third?', 'shifts'),
        pointed(
          'clarification',
          'The loudest machine you have, how long does it run in a day and how far is it from the first house?',
          'noise_sources',
          'level_at_receptor',
        ),
        pointed(
          'implications',
          'Would the noise at the nearest house exceed the state limit on your busiest night?',
          'limit_compared',
        ),
        sharp(
          'criticism',
          'Have neighbors complained about any plant you run today, and what did you fix?',
          'track_record',
          'complaint_contact',
        ),
        sharp(
          'communicate',
          'If the noise cannot be solved, are you prepared to shut that machine off at night?',
          'shifts',
          'post_test',
        ),
      ],
      resident: [
        'The bang from the press comes through my floor. Will the new one stamp at night too?',
        'I keep bees and sell eggs and I am outside all day. What does a dust collector sound like from there?',
        'They said they would close the doors, and every warm day they stand open. Who checks?',
        'I spent my life next to a punch press, and the house was where it stopped. Where does it stop now?',
        'I give riding lessons after school. What do you run between four and six?',
      ],
      expert: [
        'Impulsive sound from presses and dropped scrap was averaged over an hour. What are the peak levels, and what penalty does your method apply?',
        'Roof fans and dust collectors run continuously but appear only as one combined source. Where is the equipment list with sound power by unit?',
      ],
      remarks: [
        'I would rather see the compressors inside than behind a fence.',
        'The doors have to stay closed at night, and I want that in the permit.',
        'If there is a history with neighbors at any plant of yours, it would help to hear you own it.',
      ],
      elements: [
        source(
          'the loud machines, by name',
          [
            /(?:press(?:es)?|crushers?|compressors?|dust collectors?|saws?|grinders?|fans?|conveyors?|forklifts?|mixers?|burners?|screens?|blowers?)(?!\w).{0,70}(?<!\w)(?:sound|noise|loud\w*|decibels?|inside|indoors|enclos\w*|run\w*|muffl\w*)/,
            /(?:loudest|noisiest) (?:machine|equipment|source|unit|piece)/,
          ],
          'Naming machines lets the board condition machines.',
          'The loudest machine is the [machine], which stands indoors on an isolated slab.',
        ),
        element(
          'doors_closed',
          'that doors stay closed while machines run',
          [
            /doors?(?!\w).{0,40}(?<!\w)(?:closed|shut|down|close)/,
            /(?:clos\w+|shut\w*|keep)(?!\w).{0,20}(?<!\w)doors?/,
            /(?:indoors|inside|enclosed)(?!\w).{0,50}(?<!\w)(?:all|operations|machines|work|production)/,
          ],
          'A sound-rated wall with an open door is an open door.',
          'Overhead doors stay closed whenever the [machine] runs, except for deliveries.',
        ),
        figureElement(
          'shifts',
          'the shifts and what runs at night',
          [/shifts?/, /(?:at night|overnight|nighttime)(?!\w).{0,60}(?<!\w)(?:run\w*|operat\w*|shut|off|no|only)/],
          'The third shift is where noise becomes sleep.',
          'We run [number] shifts, and the [machine] is off between [time] and [time].',
        ),
        levelAtHome,
        limit,
        mitigation(
          [
            /(?:enclos\w+|silencers?|mufflers?|isolat\w+|damp\w+|lagg\w+|sound (?:wall|barrier|curtain)s?|berm|acoustic (?:panels?|louvers?))/,
          ],
          'The compressors sit in an enclosure rated at [reduction in decibels], and the fans carry silencers.',
        ),
        element(
          'track_record',
          'past complaints at your plants and how they ended',
          [
            /(?:complaints?|violations?|citations?)(?!\w).{0,60}(?<!\w)(?:plant|received|past|resolved|fixed|since|years?|none)/,
            /(?:existing|other|current|sister|our) (?:plant|facility|operation)s?/,
          ],
          'A board believes what happened at the last plant.',
          'At our plant in [place] we had [number] noise complaints, and each was resolved by [remedy].',
        ),
        complaint,
        afterTest,
      ],
      figures: [
        {
          text: 'State rules often set 50 to 55 dBA at night at residences (for example Minnesota nighttime L50 of 50 dBA, L10 of 55 dBA).',
          source: 'Minnesota Rules 7030; Illinois Pollution Control Board Part 901',
        },
      ],
      condition:
        'Overhead doors remain closed during production; sound at a residence shall not exceed [limit] dBA between [time] and [time].',
    },
    oil_gas: {
      boardWeight: 0.5,
      publicWeight: 0.6,
      board: [
        plain('background', 'For how many days and nights does drilling go without a stop?', 'phase_duration'),
        plain(
          'clarification',
          'Drilling, fracking, production: give me the level for each one.',
          'level_by_phase',
          'level_at_receptor',
        ),
        pointed('clarification', 'Electric rig or diesel rig? Nobody has said.', 'electric_rig'),
        pointed(
          'implications',
          'Once the wells are in, is there a compressor on this pad for the next thirty years?',
          'compressor',
        ),
        sharp(
          'criticism',
          'I have heard of sound walls coming down before the job was done. What keeps yours up?',
          'mitigation',
        ),
        sharp(
          'communicate',
          'Will you pay for hotel rooms on the worst nights, or do people just live with it?',
          'complaint_contact',
          'phase_duration',
        ),
      ],
      resident: [
        'The pumps made the pictures walk on my wall at the last one. Do you measure vibration or only sound?',
        'I am a nurse on nights and I sleep at noon. Which of your weeks should I move out for?',
        'You can hear pipe dropping on a rack a mile away. Can that wait until morning?',
        'The horses will not settle with a compressor going. Do you have one that runs off the power line?',
        'I work from my spare room and I am on calls all day. How loud is a frack fleet through a closed window?',
      ],
      expert: [
        'Your limit is A-weighted, while fracturing pumps put their energy below one hundred hertz. Where is the C-weighted prediction at the nearest dwelling?',
        'How many days of background were measured, and was a weekend among them? A single weekday says little about a quiet night.',
      ],
      remarks: [
        'Temporary is a word that means something different at three in the morning.',
        'I would want continuous monitoring with the readings on a public page.',
        'Walls up before the rig arrives and down only after the last stage, is how I would write it.',
      ],
      elements: [
        figureElement(
          'phase_duration',
          'how many days each phase lasts',
          [
            /(?:drill\w*|frack?\w*|completions?|flowback|construction)(?!\w).{0,60}(?<!\w)(?:days?|weeks?|months?)/,
            /(?:days?|weeks?|months?) (?:of|for|to) (?:drill\w*|frack?\w*|complet\w*|flowback)/,
          ],
          'People can bear what has an end.',
          'Drilling takes [number of days] around the clock and completions take [number of days] more.',
        ),
        element(
          'level_by_phase',
          'the level in each phase',
          [
            /(?:during|in|for) (?:drilling|completions?|frack\w*|hydraulic fracturing|flowback|production)(?!\w).{0,60}(?<!\w)(?:decibels?|dBA?|level|sound|noise)/,
            /(?:drilling|completions?|frack\w*|production|each phase)(?!\w).{0,50}(?<!\w)(?:decibels?|dB[AC]?)/,
          ],
          'Production levels say nothing about fracturing.',
          'During drilling the level at the nearest home is [level in decibels], and during completions it is [level in decibels].',
        ),
        element(
          'electric_rig',
          'electric or diesel equipment',
          [/(?:electric|grid[- ]power\w*|dual[- ]fuel|line[- ]power\w*|quiet[- ]fleet|low[- ]noise)/, /diesel/],
          'The choice of rig and fleet is the biggest step down in noise.',
          'We will drill with an electric rig powered from [utility line].',
        ),
        mitigation(
          [
            /sound ?-?walls?|sound (?:barriers?|blankets?|curtains?)|noise (?:walls?|barriers?)/,
            /(?:wall|barrier)s?(?!\w).{0,40}(?<!\w)(?:feet|high|tall|until|before)/,
          ],
          'Sound walls [height in feet] high go up before the rig arrives and stay until the last stage is complete.',
        ),
        element(
          'compressor',
          'permanent compressors and pumps after drilling',
          [/compress\w+/, /(?:pump ?jacks?|lift gas|permanent equipment|production equipment)/],
          'After the rig leaves, what stays is what people live with.',
          'There is no compressor on this pad; gas leaves by [pipeline name] under line pressure.',
        ),
        levelAtHome,
        baseline,
        complaint,
      ],
      figures: [
        {
          text: 'Colorado allows 55 dBA by day and 50 dBA at night in residential areas at 350 ft, with C-weighted limits of 65 dBC; drilling runs for weeks around the clock.',
          source: 'Colorado ECMC Rule 423',
        },
      ],
      condition:
        'Continuous noise monitoring at [number] points with public readings; sound walls of [height] feet until completions end; [limit] dBA and [limit] dBC at night at any residence.',
    },
    generic: {
      boardWeight: 0.35,
      publicWeight: 0.4,
      board: [
        plain('background', 'What on this site makes noise, and at what hours?', 'noise_sources'),
        plain('clarification', "Has anyone put a meter in the neighbors' yards yet?", 'ambient_baseline'),
        pointed(
          'clarification',
          'At the property line, what decibel level are you promising us?',
          'level_at_receptor',
          'limit_compared',
        ),
        pointed(
          'support',
          'Is there a quieter version of that equipment, and what stops you from buying it?',
          'mitigation',
        ),
        sharp(
          'criticism',
          'All I have heard is that it will not be bad. Where is the number?',
          'level_at_receptor',
          'sound_study',
        ),
        sharp(
          'communicate',
          'When the first complaint comes in, who measures, and who pays for the measuring?',
          'post_test',
          'complaint_contact',
        ),
      ],
      resident: [
        'I moved out here for the crickets. Will I still hear them from my porch?',
        'My wife has migraines and noise brings them on. Is there any hour of the day when it stops?',
        'You people go home at five. Who picks up the phone when it is loud at midnight?',
        'I sleep days and nobody believes me about noise at noon. What do you run at noon?',
        "I have lived beside loud and I have lived beside quiet. How would you describe this to somebody's grandmother?",
      ],
      expert: [
        'Meeting a limit and being quiet are two things. By how many decibels would the quietest hour change?',
        'Which house was taken as the receptor, and is it the closest one and the one downwind?',
      ],
      remarks: [
        'Noise is the thing this office gets called about, and I would like to prevent the call.',
        'I would feel better with a reading taken after you open, by someone you do not pick.',
        'The hours matter to me more than the decibels.',
      ],
      elements: [
        source(
          'what makes sound and when',
          [
            /(?:sound|noise) (?:comes|sources?|is (?:made|caused|produced)|will come)/,
            /(?:only|main|loudest|biggest|noisiest) (?:\w+ )?(?:source|sound|noise|equipment)/,
          ],
          'A source with an hour can be weighed.',
          'The main source of sound is the [equipment], which runs from [time] to [time].',
        ),
        levelAtHome,
        limit,
        baseline,
        study,
        mitigation(
          [
            /(?:sound|noise) (?:wall|barrier|enclosure|blanket)s?/,
            /(?:muffl\w+|silenc\w+|enclos\w+|quieter|berm|baffl\w+)/,
          ],
          'We enclose the [equipment], which takes it down by [number of decibels].',
        ),
        afterTest,
        complaint,
      ],
      figures: [
        {
          text: 'EPA identified 55 dB day-night outdoors as protective; a change of 3 dB is just noticed and 10 dB is heard as twice as loud.',
          source: 'EPA Levels Document 1974; FHWA noise guidance',
        },
      ],
      condition:
        "Sound shall not exceed [limit] dBA by day and [limit] dBA at night at the nearest residence; verified complaints are measured at the applicant's expense.",
    },
  },
};
