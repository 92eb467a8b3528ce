/* The names that the knowledge base uses: groups, uses and slots. */

export const groups = [
  'renewable_energy',
  'wind',
  'battery_storage',
  'data_centers',
  'commercial',
  'residential',
  'logistics',
  'manufacturing',
  'oil_gas',
  'generic',
];

/** Uses of land more specific than a group; each has its file in uses/. */
export const useIds = [
  ...[
    'apartments',
    'aviation',
    'campground',
    'cannabis',
    'car_wash',
    'care',
    'clinic',
    'concrete_plant',
    'crematorium',
    'fuel',
    'gatherings',
  ],
  ...[
    'residential_care',
    'hospital',
    'cottage',
    'hot_plant',
    'hotel',
    'house_variance',
    'kennel',
    'landfill',
    'livestock',
    'lodging',
    'loud_sport',
    'marina',
  ],
  ...[
    'mine',
    'quarry',
    'school',
    'self_storage',
    'shelter',
    'slaughterhouse',
    'tower',
    'truck_stop',
    'warehouse',
    'worship',
    'yard',
  ],
];

/** Filled from the record; a line whose slot is not on file is not used. */
export const slots = ['thing', 'a_thing', 'place', 'county', 'road', 'developer', 'plan'];
/** Filled from the exact words that an ask is about. */
export const askSlots = ['figure', 'said', 'time', 'request'];
/** Filled, in a comment, with the name of the project, and from what was said: by an earlier speaker, and by the applicant about what is
 *  open and what relief is asked for; and from the code, a rule or a paper that nobody has spoken of. */
export const saidSlots = ['project', 'earlier', 'open', 'quoted', 'asked', 'required', 'rule', 'paper'];
