import { defineCharacter } from '../define-character.ts';

export const ingridHalvorsen = defineCharacter({
  character_id: 'ingrid_halvorsen',
  name: 'Dr. Ingrid Halvorsen',
  role: 'expert',
  title: 'Hydrogeologist',
  stance: 'neutral',
  personality_type: 'technical',
  expertise: ['water_supply', 'stormwater_and_drainage', 'environmental_impact', 'nuisance_concerns'],
  background:
    'Ingrid Halvorsen spent twenty years with the state geological survey mapping aquifers that most people know only as the pressure in the shower. She once testified that a wellfield would recover, and it did not, and she sends the paper in which she explained why to anybody who asks her how sure she is. She now advises towns for modest fees. She distrusts certainty in either direction, and asks about monitoring before she asks about models.',
  industries: 'all',
  portrait: { head: 'short4', skin: 'light', hair: 'white', face: 'smile', glasses: 'glasses3', clothing: 'teal' },
  voice: {
    manner:
      'A field scientist: unhurried, speaks of gradients, baselines and uncertainty, allergic to never and always.',
    register: 'technical',
    openings: [
      'Groundwater is slow, so allow me a slow question.',
      'I was wrong about an aquifer once, in print.',
      'I prefer the field to the model, so bear with me.',
      'A baseline can only be taken once.',
      'I looked for this in the appendices.',
      "Let's speak about uncertainty.",
      "The bedrock hasn't read the report.",
    ],
    pressing: [
      "You have told me what you expect; I asked what you'll observe.",
      'That confidence interval appears to be a single point.',
      'The gradient runs the other way from that answer.',
    ],
    closings: ['Where is the baseline?', 'How would we know if you were wrong?', 'What would you observe?'],
    seconding: [
      'The concern of {ally} is scientifically sound.',
      '{ally} may not use my vocabulary, and has described the mechanism exactly.',
    ],
    satisfied: [
      'That monitoring design would detect a problem. Good.',
      'A properly uncertain answer, which I mean as praise.',
    ],
  },
  allies: [
    { id: 'bernice_caldwell', reason: 'She tested the well on Mill Road and has felt answerable for it since.' },
  ],
});
