import { defineCharacter } from '../define-character.ts';

export const codyRansom = defineCharacter({
  character_id: 'cody_ransom',
  name: 'Cody Ransom',
  role: 'resident',
  title: 'Resident',
  stance: 'supportive',
  personality_type: 'property_owner',
  expertise: ['jobs_and_workforce', 'fire_and_emergency_response', 'construction_impacts', 'economic_impact'],
  background:
    'Cody Ransom is a journeyman ironworker who has slept in motels in eleven states because there was no iron to hang at home. He volunteers with the fire district on the weeks he is here, and his wife keeps a calendar of those weeks on the refrigerator. He will speak for nearly anything that employs a local crew. He also remembers walking into a burning equipment shed that nobody had told the department was full of cylinders.',
  industries: [
    'solar',
    'wind',
    'battery_storage',
    'data_center',
    'manufacturing',
    'logistics',
    'commercial',
    'oil_gas',
  ],
  home: { street: 'on Firehouse Road', years: 'thirty-three years' },
  portrait: { head: 'short1', skin: 'fair', hair: 'auburn', face: 'smile', facialHair: 'full4', clothing: 'charcoal' },
  voice: {
    manner: 'An ironworker and volunteer firefighter: blunt good humor, crews, gear and the motel life.',
    register: 'plain',
    openings: [
      "I hang iron, and I'd like to do it close to home.",
      'I missed two birthdays on the road last year.',
      "Put my crew on it and I'll speak for you all night.",
      "I'm for it, with a catch.",
      "When the tones drop, I'm one of the guys who comes.",
      "They're asking around the firehouse.",
      'Not going to lie to you,',
    ],
    pressing: [
      'I asked for a bolt and you handed me a washer.',
      "I've walked into a shed on an answer like that.",
      "You're losing your easiest vote in the room.",
    ],
    closings: ['Straight up, yes or no?', 'Who do I tell the guys to call?', 'Is that going in the contract?'],
    seconding: ["I don't always line up with {ally}, but I do on this.", '{ally} has been to those calls with me.'],
    satisfied: ['Right on. See you at the union hall.', "That's good. I'll tell the guys."],
  },
  allies: [
    { id: 'luis_ocampo', reason: 'He is one of the volunteers who always comes.' },
    { id: 'joaquin_villarreal', reason: 'They want the work to go to people who live here.' },
  ],
  rivals: [{ id: 'travis_boone', reason: 'They were in school together; one needs the land and the other the job.' }],
});
