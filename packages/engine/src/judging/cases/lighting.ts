import type { CaseSet } from './case-set.ts';

export const lightingCases: readonly CaseSet[] = [
  {
    topic: 'lighting',
    group: 'logistics',
    question: 'Will your lot lights shine into my bedroom?',
    strong: [
      'No. The photometric plan, sheet E-1, shows 0.0 foot-candles at your lot line. The poles are 20 feet with full cut-off fixtures at 3000 kelvin, and they dim to 30 percent after 10 at night.',
    ],
    adequate: [
      'No. They are shielded, aimed down, 20 feet high, and the plan shows zero at the lot line.',
      'They should not, and if one does, call us and we will put a shield on it within 48 hours.',
    ],
    weak: [
      'We will be sensitive to lighting and use appropriate fixtures.',
      'Lot lights that shine are lights, and a bedroom into which lights shine is my bedroom or yours.',
      'Photometric plan full cutoff foot-candles poles shielded dark sky motion sensor kelvin timer fixtures.',
      'The warehouse has 84 dock doors and a 36-foot clear height.',
    ],
    poor: ['Close your curtains, lady. Cry about it.'],
  },
];
