import type { NewsItem, ProceedingChoice, Standard } from '@rostrum/contract';
import type { OwnBoard } from '../../../session/config.ts';
import type { StaffReportOnFile } from './use-staff-report.ts';

/** What is typed into the project form. */
export interface ProjectFields {
  readonly developerName: string;
  readonly projectName: string;
  readonly applicant: string;
  readonly applicantRole: string;
  readonly projectDescription: string;
  readonly state: string;
  readonly county: string;
  readonly city: string;
  readonly zoningDistrict: string;
  readonly ordinanceUrl: string;
  readonly planningUrl: string;
  /** Null: no proceeding; a practice score decides. */
  readonly proceeding: ProceedingChoice | null;
  /** Null: the built-in board. */
  readonly board: OwnBoard | null;
}

export interface OrdinanceOnFile {
  readonly from: 'file' | 'url' | 'pasted';
  /** Name of the file, address, or title of the pasted text. */
  readonly source: string;
  readonly text: string;
  readonly preview: string;
  readonly pages: number | null;
  readonly sections: readonly string[];
  readonly standards: readonly Standard[];
  /** Whether its sections and standards have been read. */
  readonly isRead: boolean;
}

export interface PlanningOnFile {
  readonly source: string;
  readonly title: string;
  readonly text: string;
}

/** What was filed with the project. */
export interface ProjectDocuments {
  readonly ordinance: OrdinanceOnFile | null;
  readonly planning: PlanningOnFile | null;
  /** Null before they were requested. */
  readonly news: readonly NewsItem[] | null;
  readonly staffReport: StaffReportOnFile | null;
}

export const emptyFields: ProjectFields = {
  developerName: '',
  projectName: '',
  applicant: '',
  applicantRole: '',
  projectDescription: '',
  state: '',
  county: '',
  city: '',
  zoningDistrict: '',
  ordinanceUrl: '',
  planningUrl: '',
  proceeding: null,
  board: null,
};

export const emptyDocuments: ProjectDocuments = {
  ordinance: null,
  planning: null,
  news: null,
  staffReport: null,
};

/** The zoning districts of the select. practice.md §3. */
export const zoningDistricts = [
  'residential',
  'agricultural',
  'industrial',
  'commercial',
  'mixed-use',
  'other',
  'no zoning',
] as const;

/** The fields that are required to continue. practice.md §5. */
export const requiredFields = [
  'projectName',
  'developerName',
  'state',
  'county',
  'applicant',
  'zoningDistrict',
] as const;
export type RequiredField = (typeof requiredFields)[number];

export function missingFields(fields: ProjectFields): readonly RequiredField[] {
  return requiredFields.filter((name) => fields[name].trim() === '');
}
