import { previewCharacters } from '../../../offline/read-here.ts';
import type { OrdinanceOnFile, PlanningOnFile, ProjectDocuments, ProjectFields } from '../project/project-draft.ts';
import { emptyFields } from '../project/project-draft.ts';
import { exampleOrdinance, exampleOrdinanceName } from './example-ordinance.ts';

/** The example's project. People, company, town and project are made up; only the county's name is real. */
export const exampleFields: ProjectFields = {
  ...emptyFields,
  developerName: 'Larkspur Renewables LLC',
  projectName: 'Cedar Prairie Solar',
  applicant: 'Dana Whitlock',
  applicantRole: 'Director of project development',
  projectDescription:
    'A 120 megawatt solar farm on 850 acres of leased row-crop land along Mill Road, with single-axis trackers, a new substation and a three-mile line to the transmission grid. Construction would take fourteen months. The nearest homes that are not part of the project stand about 220 feet from the closest row of panels.',
  state: 'Iowa',
  county: 'Franklin County',
  city: 'Millbrook',
  zoningDistrict: 'agricultural',
};

/** The ordinance before the server has read it; its sections and standards come with the reading. */
export const exampleOrdinanceOnFile: OrdinanceOnFile = {
  from: 'pasted',
  source: exampleOrdinanceName,
  text: exampleOrdinance,
  preview: exampleOrdinance.slice(0, previewCharacters),
  pages: null,
  sections: [],
  standards: [],
  isRead: false,
};

export const examplePlanning: PlanningOnFile = {
  source: 'Staff memorandum (example)',
  title: 'Staff memorandum on Cedar Prairie Solar (example)',
  text: `Planning staff has reviewed the application of Larkspur Renewables LLC for a conditional use permit for Cedar Prairie Solar, a utility-scale solar facility of 120 megawatts on 850 acres in the A-1 Agricultural district.

The Comprehensive Plan asks that large energy projects avoid the best soils, keep the open view along Mill Road, and leave the land fit for farming when they end. According to the soil survey, 58 percent of the facility area is prime farmland. The application does not say how this agrees with Section 17.12.

The site plan shows panels 220 feet from the Hadley residence and 160 feet from its property line. Staff asks the applicant to state which of the two distances it relies on, and whether the owner has signed a waiver.

The emergency response plan has been sent to the Millbrook volunteer fire department, which has not yet commented. The road use agreement is in draft. The decommissioning estimate deducts salvage value.

Staff received 41 written comments, 26 opposed, 9 in support and 6 with questions. Most concern views, property values, drain tile and what becomes of the panels.`,
};

/** Whether the form still holds the example. Somebody's own project of the same name has another ordinance or another developer. */
export const holdsTheExample = (fields: ProjectFields, { ordinance }: ProjectDocuments): boolean =>
  ordinance?.text === exampleOrdinance &&
  fields.projectName === exampleFields.projectName &&
  fields.developerName === exampleFields.developerName;
