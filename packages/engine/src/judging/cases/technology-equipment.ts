import type { CaseSet } from './case-set.ts';

export const technologyEquipmentCases: readonly CaseSet[] = [
  {
    topic: 'technology_equipment',
    group: 'battery_storage',
    question: 'What kind of battery is it, and has this model ever caught fire?',
    strong: [
      'Lithium iron phosphate, in sealed containers of 3.9 megawatt-hours. There have been two fires with this model out of about 9,000 units, one in 2021 and one in 2023; both stayed in one container, and the root-cause reports are exhibit 4.',
    ],
    adequate: [
      'Lithium iron phosphate. Yes, twice in about 9,000 units, and both times it stayed in one container.',
      "It's lithium iron phosphate, and the exact maker isn't chosen. We will file the model and its UL 9540A test with staff before the building permit.",
    ],
    weak: [
      'We only use world-class technology from leading manufacturers.',
      'The kind of battery it is is a kind of battery, and this model has ever caught fire or it has not.',
      'Lithium iron phosphate cells module container inverter manufacturer warranty UL certification thermal management.',
      'We have offices in 11 cities and a football team.',
    ],
    poor: ['wqrt plkj bvcx'],
  },
];
