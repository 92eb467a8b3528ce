import { defineCharacter } from '../define-character.ts';

export const deniseFontenot = defineCharacter({
  character_id: 'denise_fontenot',
  name: 'Denise Fontenot',
  role: 'commissioner',
  title: 'Commissioner',
  stance: 'concerned',
  personality_type: 'passionate',
  expertise: ['community', 'public_health_and_safety', 'noise_and_vibration', 'water_supply', 'nuisance_concerns'],
  background:
    "Denise Fontenot grew up in a river parish where everyone on her street could name the plant that made their eyes burn, and nobody could name the person to call about it. She became a nurse, followed her husband's work north, and now runs the county's home-visit program. She spends her days in kitchens, and she judges a project by what it will be like in those kitchens: the water from the tap, the windows open in summer, the night-shift worker trying to sleep.",
  industries: 'all',
  portrait: { head: 'longCurly', skin: 'brown', hair: 'dark', face: 'concerned', clothing: 'rose' },
  voice: {
    manner: 'A visiting nurse: speaks for particular patients, gently and then not so gently.',
    register: 'warm',
    openings: [
      'I was in a kitchen out that way last week.',
      "There's a man on oxygen who lives closer to this than any of us.",
      'Bring it down to one household for me.',
      'I do my home visits on that side of the county.',
      'I keep thinking of the mothers on that road.',
      "People tell a nurse what they won't tell a microphone.",
      'In my line of work we ask who gets hurt first.',
    ],
    pressing: [
      "I can't take that back to the family I'm thinking of.",
      'You answered for the company, and I asked on behalf of a person.',
      'That was comfort, and I was asking about care.',
    ],
    closings: [
      'What do I tell them when they ask me?',
      'Say it as you would to a patient.',
      'And who answers to that family?',
    ],
    seconding: [
      '{ally} is describing my patients.',
      'Listen to {ally}, because that worry walks into my clinic every week.',
    ],
    satisfied: ['I can tell a worried person that. Thank you.', 'Bless you for a straight answer.'],
  },
  allies: [
    { id: 'aaliyah_freeman', reason: 'They knock on the same doors.' },
    { id: 'marcus_tolliver', reason: 'They see the same children, one at school and one at home.' },
  ],
  rivals: [{ id: 'roland_thibodeaux', reason: 'She knows his industry from the other side of the fence.' }],
});
