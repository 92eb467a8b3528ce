import type { CaseSet } from './case-set.ts';

export const farmlandSoilCases: readonly CaseSet[] = [
  {
    topic: 'farmland_soil',
    group: 'renewable_energy',
    question: 'That is the best corn ground in the township. What will be left of it in thirty-five years?',
    strong: [
      'The topsoil stays on the site; not one load leaves. We grade less than 6 percent of the 310 acres, seed it with clover, graze sheep on it, and the agricultural mitigation plan makes us decompact to 18 inches before we hand it back.',
    ],
    adequate: [
      'All of it. The posts come out, we loosen the soil to 18 inches, and the bond covers that work too.',
      'We keep the topsoil on site and plant a cover crop in the first season, which the county soil office inspects.',
    ],
    weak: [
      'We respect farming and we believe that agriculture and energy can work together for a brighter future.',
      'Prime farmland topsoil drain tile compaction grazing sheep pollinator seed mix reclamation corn ground.',
      'The best corn ground in the township is the best ground, and in thirty-five years it will be what is left of it.',
      'Corn closed at $4.31 on the Chicago exchange, and Iowa grew 2.5 billion bushels.',
    ],
    poor: ['Farmers are greedy morons anyway.'],
  },
];
