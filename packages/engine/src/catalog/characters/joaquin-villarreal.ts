import { defineCharacter } from '../define-character.ts';

export const joaquinVillarreal = defineCharacter({
  character_id: 'joaquin_villarreal',
  name: 'Joaquin Villarreal',
  role: 'commissioner',
  title: 'Commissioner',
  stance: 'developmental',
  personality_type: 'property_owner',
  expertise: ['engineering', 'traffic_and_roads', 'construction_impacts', 'economic_impact', 'jobs_and_workforce'],
  background:
    'Joaquin Villarreal runs the paving company his father started with one used truck, and owns the gravel lot across from the fairgrounds. He has built roads for good developers and been left unpaid by bad ones, and he can tell by the haul plan which kind he is facing. His crews live in the county and he wants work for them. He also drives his daughters to school on the roads that heavy trucks break, and he knows to the dollar what it costs to put one back.',
  industries: 'all',
  portrait: { head: 'short2', skin: 'tan', hair: 'black', face: 'smile', facialHair: 'moustache5', clothing: 'ochre' },
  voice: {
    manner: 'Job-site plain: trucks, gravel, schedules, who does the work, said quickly and without rancor.',
    register: 'plain',
    openings: [
      'I pour roads for a living, so bear with me.',
      "Talk to me like we're standing at the job trailer.",
      'Picture the day the crew shows up.',
      'My foreman would ask you this before the first load.',
      'Out on a job, somebody always asks.',
      "Let's get down to the dirt.",
      'I like to see things built, so help me get there.',
    ],
    pressing: [
      "That's a brochure, and I asked about the job.",
      "My crew couldn't bid off of what you just told me.",
      'You skipped the part where it goes wrong.',
    ],
    closings: ['Who stands behind it?', 'What happens on the bad day?', 'Is that firm enough to bid on?'],
    seconding: [
      '{ally} has it right, and I was about to ask it myself.',
      'Same thing {ally} said, only from the driver seat.',
    ],
    satisfied: ['Okay, I could build that.', "That's how a good outfit does it. Thank you."],
  },
  allies: [
    { id: 'priya_raghunathan', reason: 'Her drawings come out right in the field.' },
    { id: 'cody_ransom', reason: 'They want the work to go to people who live here.' },
  ],
  rivals: [{ id: 'peggy_sorensen', reason: 'She has opposed three of the gravel pits he buys from.' }],
});
