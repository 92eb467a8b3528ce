import type { Page } from '@playwright/test';
import { rehearsalInPage } from '../../scripts/rehearsal-in-page.mjs';

/* A rehearsal made through the product's own calls, as this page's browser, so that the screens after a hearing need not
   walk through one each time. */

const ordinance = [
  'ARTICLE 12. SOLAR ENERGY SYSTEMS',
  'Section 12.30 Setbacks. (a) Solar panels shall be located not less than 500 feet from any existing residence. (b) The fence shall be set back at least 50 feet from the right-of-way of any public road.',
  'Section 12.31 Height. No panel shall exceed 20 feet in height when oriented at maximum tilt.',
  'Section 12.32 Noise. Sound from inverters shall not exceed 50 dBA at the nearest property line.',
  'Section 12.33 Decommissioning. The owner shall remove all equipment within 12 months after the end of operation and shall post a bond of 125 percent of the estimated cost of removal.',
  'Section 12.40 Standards for approval. Before it grants a conditional use permit, the Planning Commission shall find that:\n(a) the use is consistent with the Comprehensive Plan;\n(b) the use is compatible with the surrounding land and with the character of the neighborhood;\n(c) roads and drainage are adequate; and\n(d) noise will not be a nuisance to nearby homes.',
].join('\n\n');

const presentation =
  'Good evening, members of the commission. We propose a 120 megawatt solar farm on 850 acres east of town. Our panels will stand 300 feet from the nearest home. The inverters were modeled by Halvorsen Engineering at 44 dBA at the nearest property line. We will plant two rows of evergreens along Mill Road before construction begins. Runoff goes to three basins designed for a storm of a hundred years. The bond will be $1,150,000, reviewed by the county engineer every five years.';

export const usualAnswers = [
  'In the busiest month we expect 36 delivery trucks a day on County Road 12. Nothing runs between 7:00 and 8:30 a.m. on school days, and we will accept that as a condition of approval.',
  'I would rather not speculate on that this evening.',
  'The sound study by Halvorsen Engineering, which is Exhibit 7, puts the level at the nearest home at 44 dBA by day and by night. We will measure it again within 90 days after start-up and give the report to staff.',
  'We take that very seriously and we are committed to being a good neighbor.',
  'The nearest home stands 310 feet from the closest panel, measured from the wall of the house.',
  'I do not know that tonight. Our engineer does, and staff will have it in writing by Friday.',
];

const project = {
  developerName: 'Blue Mesa Energy LLC',
  applicant: 'Dana Whitfield',
  technology: 'Utility-Scale Solar',
  selectedProjectType: 'Utility-Scale Solar',
  zoningDistrict: 'agricultural',
  location: { city: 'Lawrence', county: 'Douglas County', state: 'Kansas' },
  ordinanceText: ordinance,
};

interface Wanted {
  readonly name?: string;
  readonly answers?: readonly string[];
  readonly vote?: boolean;
  readonly finish?: boolean;
}

/** Makes a rehearsal and gives its session id. The page must be of the product's address; the lightest is `/robots.txt`. */
export function makeRehearsal(page: Page, wanted: Wanted = {}): Promise<string> {
  const { name = 'Prairie Sky Solar', answers = usualAnswers, vote = true, finish = true } = wanted;
  const hasVote = vote && answers.length > 0;
  return page.evaluate(rehearsalInPage, {
    mode: 'hearing',
    project: { ...project, projectName: name },
    presentation,
    answers,
    publicFrom: Math.floor(answers.length / 2),
    vote: hasVote,
    phaseAfter: finish && !hasVote ? 'completed' : null,
  } as const);
}
