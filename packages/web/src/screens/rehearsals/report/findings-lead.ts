import type { Report } from '@rostrum/contract';
import { reportTexts as texts } from '../../../texts/rehearsals.ts';

const noOrdinance = 'No ordinance is on file';

/** Whether the report was made with an ordinance on file. */
export const hasOrdinance = (report: Pick<Report, 'not_judged'>): boolean =>
  !report.not_judged.some((what) => what.startsWith(noOrdinance));

/** Where the findings of a report come from: the ordinance on file, or the usual list and why. */
export function findingsLead(report: Pick<Report, 'not_judged' | 'findings'>): string {
  if (report.findings.some(({ section }) => section !== null)) return texts.findingsOwn;
  return hasOrdinance(report) ? texts.findingsUsual : texts.findingsNoOrdinance;
}
