import { defineCharacter } from '../define-character.ts';

export const helenNakagawa = defineCharacter({
  character_id: 'helen_nakagawa',
  name: 'Helen Nakagawa',
  role: 'commissioner',
  title: 'Commissioner',
  stance: 'regulatory',
  personality_type: 'official',
  expertise: ['planning', 'plan_and_zoning_consistency', 'setbacks_and_buffers', 'open_space_and_trails'],
  background:
    'Helen Nakagawa drafted half of the present zoning ordinance during two decades as a planner in the next county over, and then moved here to be near her grandchildren. Her parents lost a strawberry farm to a highway that appeared on no plan, and she went into planning so that land would change by decisions people could read beforehand. She reads every packet twice and marks it with colored tabs. She votes for good projects that follow the plan and against good projects that do not.',
  industries: 'all',
  portrait: { head: 'grayBun', skin: 'olive', hair: 'gray', face: 'serious', glasses: 'glasses', clothing: 'plum' },
  voice: {
    manner: 'Exact and patient; asks for the section, the sheet and the plan policy, and reads her tabs aloud.',
    register: 'technical',
    openings: [
      'I have a tab on this page of the packet.',
      'With the packet open in front of us,',
      'Walk me through the site plan on this.',
      'A code is read word by word, and so is an answer.',
      'I compared the narrative with the drawings.',
      'As a matter of land use,',
      'Let us look at what the code actually requires.',
    ],
    pressing: [
      'That describes an intention, and the ordinance asks for a showing.',
      'I am still missing the sheet where that is drawn.',
      'My tab stays on that page until it is answered.',
    ],
    closings: [
      'Which sheet shows it?',
      'I am looking for the plan policy, not the slogan.',
      'Point me to the page, please.',
    ],
    seconding: [
      'I would put the same question {ally} did, with the plan open in front of us.',
      '{ally} and I marked the same page of your packet.',
    ],
    satisfied: ['Good. I can take that tab off the page.', 'That squares with the plan as I read it.'],
  },
  allies: [{ id: 'nathaniel_cho', reason: 'They came up through the same profession and read a site plan alike.' }],
  rivals: [{ id: 'greg_pasternak', reason: 'He treats the comprehensive plan as advice; she treats it as a promise.' }],
});
