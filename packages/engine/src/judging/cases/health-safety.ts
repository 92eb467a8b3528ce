import type { CaseSet } from './case-set.ts';

export const healthSafetyCases: readonly CaseSet[] = [
  {
    topic: 'health_safety',
    group: 'battery_storage',
    question: 'What is in the smoke if it burns, and is it safe for the school half a mile away?',
    strong: [
      'Mostly carbon monoxide and carbon dioxide, with some hydrogen fluoride. The plume model, exhibit 9, was done by a fire protection engineer and shows it below the health limit at 330 feet; the school is 2,600 feet away, and the chief decides on sheltering.',
    ],
    adequate: [
      'Carbon monoxide and some hydrogen fluoride, and the plume study shows it under the limit 330 feet from the fence; the school is half a mile away.',
      "I'm not the person to tell you what is in the smoke. Our toxicologist will answer in writing, with the plume model, before the hearing on the 9th.",
    ],
    weak: [
      'It is perfectly safe, I promise you, and there is no reason for any fear.',
      'What is in the smoke if it burns is the smoke, and it is safe for the school that is half a mile away.',
      'Hydrogen fluoride carbon monoxide plume model exposure limit shelter toxicologist monitoring school distance.',
      'Our batteries earn money in 3 markets and pay back in 7 years.',
    ],
    poor: ["I won't even dignify such hysteria. You're ignorant."],
  },
];
