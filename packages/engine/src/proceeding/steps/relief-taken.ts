import { splitAtSpaces } from '../../base/text.ts';
import type { SpokenLine } from '@rostrum/contract';
import type { Random } from '../../base/random.ts';
import { conditionsOfApproval } from '../decision/conditions.ts';
import { outlookOn } from '../decision/outlook.ts';
import { recusedOf } from '../../boards/recused.ts';
import { membersOf } from '../members.ts';
import { rulingsOn, type Ruling } from '../relief/ruling.ts';
import { chairName } from '../speech/naming.ts';
import { say } from '../speech/say.ts';
import { staffReportFor } from '../staff-report-for.ts';
import type { Evening } from './types.ts';

const most = 4;
const longestQuoteWords = 45;

/** In deliberation each departure from a rule is taken up by its name, one member to each, the way it will be ruled on.
 *  Takes: the evening, and the source of choices.  Gives: nothing if no relief is asked for.  Throws: never. */
export function reliefTaken({ r, materials, rules }: Evening, random: Random): readonly SpokenLine[] {
  if (rules.kind === 'variance') return [];
  const { evidence, leans, outcome } = outlookOn(r, materials, rules);
  const conditions = conditionsOfApproval(r, materials, rules).map(({ text }) => text);
  const staff = staffReportFor(materials).recommendation;
  const rulings = rulingsOn(r, materials, rules, { outcome, evidence, leans, staff, conditions });
  if (rulings.length === 0) return [];
  const recused = recusedOf(r);
  const members = membersOf(r, rules).filter(
    ({ character_id, role }) => !recused.has(character_id) && role !== 'chair',
  );
  const speaker = chairName(r, rules);
  return [
    { speaker, text: say('relief', 'opening') },
    ...rulings.slice(0, most).map((one, at) => ({
      speaker: members.at(-1 - (at % Math.max(1, members.length)))?.name ?? speaker,
      text: viewOn(one, random),
    })),
  ];
}

function viewOn({ relief: { name, reason }, ruling, rests_on: restsOn, isByCode }: Ruling, random: Random): string {
  const open = (): string =>
    isByCode ? say('relief', 'member_open_terms', { name }) : say('relief', 'member_open', { name }, random);
  const quote = reason?.quote ?? '';
  switch (ruling) {
    case 'granted':
    case 'recommended':
      return splitAtSpaces(quote).length <= longestQuoteWords && restsOn.length > 1
        ? say('relief', 'member_grant', { name, quote }, random)
        : say('relief', 'member_grant_staff', { name });
    case 'granted_with_condition':
    case 'recommended_with_condition':
      return say('relief', 'member_grant_staff', { name });
    case 'denied':
    case 'not_recommended':
      return reason === null ? say('relief', 'member_deny', { name }, random) : open();
    case 'not_granted':
      return say('relief', 'member_not_before', { name }, random);
    case 'open':
      return open();
  }
}
