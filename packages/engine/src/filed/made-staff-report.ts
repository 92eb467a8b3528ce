import type { StaffReport } from '@rostrum/contract';
import type { ProjectFacts } from '../record/rehearsal.ts';
import type { Materials } from './types.ts';

/** A staff report made from what is filed, for rehearsing before the real one is out: it says what is asked for and recommends nothing.
 *  Takes: what is filed.  Gives: the report, marked as made.  Throws: never. */
export function madeStaffReport(materials: Materials): StaffReport {
  const first = materials.projectText.split('\n').find((line) => line.trim() !== '') ?? null;
  return {
    request: first === null ? null : { text: first, quote: first },
    recommendation: null,
    recommendation_quote: null,
    criteria: [],
    conditions: [],
    made: true,
  };
}

const mostRules = 12;

/** The made report as text. Takes: the project, the name of the request, and what is filed.  Throws: never. */
export function madeStaffReportText(project: ProjectFacts, request: string, materials: Materials): string {
  const rules = (materials.ordinance?.standards ?? []).filter(({ exception }) => !exception).slice(0, mostRules);
  const paragraphs = [
    'Staff report, made by Rostrum from what is filed. No planner has written or seen it.',
    `Request: ${request}.`,
    project.place === 'the proposed location' ? '' : `Place: ${project.place}.`,
    project.zoning === null ? '' : `Zoning: ${project.zoning}.`,
    materials.projectText === '' ? '' : `The applicant states: ${materials.projectText.split('\n').join(' ')}`,
    rules.length === 0
      ? ''
      : [
          'Rules with figures in the ordinance on file:',
          ...rules.map(({ section, quote }) => `- ${section}: ${quote}`),
        ].join('\n'),
    'Recommendation: none. Ask the planning department when its report will be out.',
  ];
  return paragraphs.filter((one) => one !== '').join('\n\n');
}
