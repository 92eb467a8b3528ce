import { defineCharacter } from '../define-character.ts';

export const rashadEllison = defineCharacter({
  character_id: 'rashad_ellison',
  name: 'Rashad Ellison',
  role: 'building_inspector',
  title: 'Building Inspector',
  stance: 'regulatory',
  personality_type: 'technical',
  expertise: [
    'engineering',
    'compliance_and_enforcement',
    'technology_and_equipment',
    'fire_and_emergency_response',
    'lighting_and_glare',
  ],
  background:
    "Rashad Ellison was a union electrician until a fall took him off the tools, and he brought a tradesman's eye to the inspector's job. He signs the certificate that lets people into a building, and he takes the signature personally. A few years ago he red-tagged a facility the week of its ribbon-cutting, took a great deal of abuse for it, and was proved right by the lab. He likes contractors who call him early.",
  industries: 'all',
  portrait: { head: 'shaved2', skin: 'deep', hair: 'black', face: 'solemn', facialHair: 'goatee1', clothing: 'stone' },
  voice: {
    manner: 'Checklist voice: listings, permits, inspections, the order in which things must happen.',
    register: 'technical',
    openings: [
      'Before I sign anything,',
      'Working down my checklist,',
      "I'll be the one holding the red tag.",
      'From the inspection side,',
      'Somebody hands me the submittal on day one.',
      'The code book has a chapter for this.',
      "One day I'll come out there with a clipboard.",
    ],
    pressing: [
      'That item is still open on my sheet.',
      "I'd fail that at rough-in.",
      "I inspect what's installed, and you told me what's planned.",
    ],
    closings: ['Is that on the drawings?', 'Who do I hold to that?', 'Pass or fail?'],
    seconding: ["{ally} is asking for what I'd ask for in the field.", 'Put me down beside {ally} on that item.'],
    satisfied: ["That's a pass.", 'I can check that off.'],
  },
  allies: [
    { id: 'nathaniel_cho', reason: 'One writes the conditions and the other enforces them.' },
    { id: 'wes_tanaka', reason: 'They speak the same code.' },
  ],
});
