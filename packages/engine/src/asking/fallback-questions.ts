import { isStaffRole } from '../catalog/staff-roles.ts';

/* The texts used when no question is available. hearing.md §8 (Fallback question texts). */

const chair: Readonly<Record<string, string>> = {
  default: 'Could you elaborate on the key aspects of this project that the board must consider before it decides?',
  project_timeline:
    'Could you give us a more detailed timeline, with the milestones and the approval stages along the way?',
  regulatory_compliance:
    'How will you ensure that the project complies with our municipal regulations, and who on your side answers for it?',
};

const commissioner: Readonly<Record<string, string>> = {
  default: 'What regulatory compliance measures have you incorporated into this proposal?',
  technical_specifications:
    'What are the technical requirements of this project, and how do they meet our local standards?',
  infrastructure_impact:
    'What impact will this have on our existing infrastructure, and what improvements are you planning?',
};

const technical: Readonly<Record<string, string>> = {
  planning_director: 'How does this proposal align with the comprehensive plan and with the zoning of the site?',
  public_works_director: 'What does this project mean for our utilities and for public works?',
  building_inspector: 'How will the project meet the building code and keep people on the site safe?',
  default: 'What technical requirements must be met before this project can go forward?',
};

/** The canned question for a questioner and a topic.
 *  Takes: the role ('chair', 'commissioner', a technical role, or anything) and the topic, if known.
 *  Gives: a question; an unknown board role uses the chair's texts, an unknown technical role the generic technical text.  Throws: never.
 *  hearing.md §8. */
export function fallbackQuestion(
  role: string | null | undefined,
  topic: string | null | undefined,
  isTechnical = false,
): string {
  const key = (role ?? '').trim().toLowerCase().replaceAll(' ', '_');
  const texts =
    isTechnical || isStaffRole(key) || key === 'technical' ? technical : key === 'commissioner' ? commissioner : chair;
  const byRole = texts === technical ? texts[key] : texts[topic ?? ''];
  return byRole ?? texts['default'] ?? '';
}

/** A question built on the spot when the call for one official fails, from the project type and the community.
 *  Takes: the role, the project type and the community as people would say them.  Gives: a question.  Throws: never. hearing.md §8. */
export function localTemplateQuestion(role: string | null | undefined, projectType: string, community: string): string {
  const key = (role ?? '').trim().toLowerCase().replaceAll(' ', '_');
  const type = projectType.trim() === '' ? 'development' : projectType.trim().replaceAll('_', ' ').toLowerCase();
  const place =
    community.trim() === ''
      ? 'this community'
      : `a ${community.trim().replaceAll('_', ' ').toLowerCase()} community`.replace(/^a (?=[aeiou])/, 'an ');
  if (key === 'chair')
    return `Before the members begin, what should this board understand about bringing a ${type} project into ${place}?`.replace(
      /\ba (?=[aeiou])/g,
      'an ',
    );
  if (isStaffRole(key) || key === 'technical')
    return `Which technical standards govern a ${type} project like yours, and where in the file do we see that each of them is met?`.replace(
      /\ba (?=[aeiou])/g,
      'an ',
    );
  if (key === 'community' || key === 'resident' || key === 'panelist')
    return `People in ${place} will live beside this ${type} project every day. What did you change because of what they told you?`;
  return `What would you accept as a condition so that this ${type} project sits well in ${place}?`;
}
