import type { IndustryGroup } from '../knowledge/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import type { Condition } from './conditions.ts';

/** What this kind of application usually asks for. */
const approvalSought: Readonly<Record<IndustryGroup, string>> = {
  renewable_energy: 'special use permit',
  wind: 'special use permit',
  battery_storage: 'special use permit',
  data_centers: 'conditional use permit',
  commercial: 'site plan',
  residential: 'development plan',
  logistics: 'conditional use permit',
  manufacturing: 'conditional use permit',
  oil_gas: 'conditional use permit',
  generic: 'application',
};

/** The motion as it is read aloud: what is approved, for whom, where, with findings and conditions; or, in a denial, the same motion and
 *  the findings that are missing. Takes: the rehearsal, the outcome, the findings as sentences (for a denial those that are missing) and
 *  the conditions. Gives: a text to read aloud, numbered. */
export function motionOf(
  r: Rehearsal,
  verdict: 'APPROVED' | 'DENIED',
  findings: readonly string[],
  conditions: readonly Condition[],
): string {
  const { project } = r;
  const name = project.projectName === 'Development Project' ? 'the proposed development' : project.projectName;
  const by =
    project.developer === 'the applicant' || project.developer === project.projectName
      ? ''
      : `, as applied for by ${project.developer}`;
  const where = project.place === 'the proposed location' ? '' : `${by === '' ? '' : ','} in ${project.place}`;
  const subject = `the ${approvalSought[project.industry]} for ${name}${by}${where}`;
  if (verdict === 'DENIED') {
    return `I move that the commission approve ${subject}. The motion does not carry and the application is denied, because the commission cannot make the findings it needs: ${numbered(findings)}`;
  }
  if (conditions.length === 0)
    return `I move that the commission approve ${subject}, with the following findings: ${numbered(findings)}`;
  return `I move that the commission approve ${subject}, with the following findings and conditions. Findings: ${numbered(findings)} Conditions: ${numbered(conditions.map(({ text }) => text))}`;
}

function numbered(items: readonly string[]): string {
  return items.map((item, at) => `(${at + 1}) ${item}`).join(' ');
}
