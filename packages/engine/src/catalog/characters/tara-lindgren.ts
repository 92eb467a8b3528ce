import { defineCharacter } from '../define-character.ts';

export const taraLindgren = defineCharacter({
  character_id: 'tara_lindgren',
  name: 'Tara Lindgren',
  role: 'economic_development_director',
  title: 'Economic Development Director',
  stance: 'supportive',
  personality_type: 'diplomatic',
  expertise: ['economic_impact', 'jobs_and_workforce', 'tax_and_public_revenue', 'schools_and_public_services'],
  background:
    "Tara Lindgren left for a consulting job in Chicago, came home when the paper mill closed and her father with it lost his trade, and has been courting employers ever since. She keeps a list of every promise made at a groundbreaking in this county and of what came of it, and the list is humbling. She is the applicant's best friend in the building until the numbers in the press release and the numbers in the agreement differ.",
  industries: 'all',
  portrait: { head: 'mediumBangs2', skin: 'light', hair: 'sandy', face: 'smile', clothing: 'teal' },
  voice: {
    manner: 'Upbeat and polished, talks in partnerships and pipelines, then quietly asks for the schedule.',
    register: 'warm',
    openings: [
      "We're excited to see interest in the county, so let's get this part right.",
      "I've pitched this place to a lot of companies.",
      "I'm your biggest cheerleader in the building, so I get to ask.",
      "There's a list on my desk of what past projects promised.",
      'Help me write the honest version of the press release.',
      'Our workforce board will want to hear this.',
      "I'd love to be able to celebrate this one.",
    ],
    pressing: [
      "I can't take that to the workforce board.",
      "That's the headline; I'm asking for the story under it.",
      "My list of promises has a column for that, and it's still empty.",
    ],
    closings: ['What can we put in the agreement?', 'How would we measure that?', 'Would you put your name to that?'],
    seconding: [
      'I think {ally} has asked the question behind all the good news.',
      '{ally} and I want the same thing here, which is a number that lasts.',
    ],
    satisfied: ['That goes on the good side of my list.', 'Wonderful, and measurable too.'],
  },
  allies: [
    { id: 'greg_pasternak', reason: 'They recruit employers together.' },
    { id: 'hollis_grady', reason: 'The mayor opens the doors that she walks applicants through.' },
  ],
  rivals: [{ id: 'bev_kowalczyk', reason: 'Every ribbon-cutting lands on the road budget.' }],
});
