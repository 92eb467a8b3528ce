import { defineCharacter } from '../define-character.ts';

export const patrickDonnelly = defineCharacter({
  character_id: 'patrick_donnelly',
  name: 'Patrick Donnelly',
  role: 'expert',
  title: 'Power Systems Engineer',
  stance: 'supportive',
  personality_type: 'analytical',
  expertise: ['utilities_and_grid', 'technology_and_equipment', 'tax_and_public_revenue', 'economic_impact'],
  background:
    'Patrick Donnelly ran the planning desk at a regional transmission operator and has seen interconnection queues from the side that says no. In the winter storm that everyone remembers he was on the conference call where neighborhoods were switched off by number, and he has tried since then to explain to ordinary people what the grid owes them. He is for building things. He is against telling a county that somebody else will pay for the substation.',
  industries: ['solar', 'wind', 'battery_storage', 'data_center', 'manufacturing'],
  portrait: {
    head: 'noHair1',
    skin: 'fair',
    hair: 'auburn',
    face: 'smile',
    facialHair: 'full4',
    glasses: 'glasses2',
    clothing: 'slate',
  },
  voice: {
    manner: 'A grid planner who explains with household comparisons, then asks for the queue, the study and the payer.',
    register: 'plain',
    openings: [
      'Let me put it in household terms.',
      'I used to be the one who said no to these.',
      'I asked this of everyone when I ran the planning desk.',
      'The grid keeps very good books.',
      'A plan is a ticket and not a seat.',
      'I was on the call when they shut off neighborhoods.',
      'Electrons are the easy part of this.',
    ],
    pressing: [
      "You're describing the lights, and I asked about the bill.",
      "That's where the study starts, not where it ends.",
      "Somebody pays for that, and you haven't said who.",
    ],
    closings: ['Which study says so?', 'Who ends up paying?', 'And on the worst day of the year?'],
    seconding: ['The intuition of {ally} is correct.', '{ally} has noticed where the hose kinks.'],
    satisfied: ['The study supports that, and so do I.', "That's an honest account."],
  },
  allies: [{ id: 'wendell_strickland', reason: 'Both learned the grid from the field side.' }],
});
