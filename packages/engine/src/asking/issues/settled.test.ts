import { describe, expect, it } from 'vitest';
import { HeldRehearsal } from '../../hearing/held-rehearsal.ts';
import { newRehearsal } from '../../record/fold.ts';
import { filedByHand } from '../../testing/filed-by-hand.ts';
import { knowledgeIssues } from './from-knowledge.ts';
import { statementIssues } from './from-statements.ts';
import { onRecord } from './on-record.ts';

/** Everything that could be asked about a project from what was presented. */
function asked(type: string, presentation: string): string {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({ type: 'configured', seed: 4, project_type: type, project: { type, name: 'Larkspur' } });
  held.append({ type: 'presented', text: presentation });
  const record = onRecord(held.rehearsal, filedByHand({ presentation }));
  const none = new Set<string>();
  return [...statementIssues(held.rehearsal, record, none), ...knowledgeIssues(held.rehearsal, record, none)]
    .map(({ text }) => text)
    .join('\n');
}

describe('what the record answers or does not have', () => {
  it.each([
    ['oil_gas', 'The nearest home is 640 feet from the pad.', 'The pad is 640 feet from the neighbors.', 'measured to'],
    ['solar', 'We ask for a special use permit.', 'We propose a solar farm.', 'a permitted use there'],
    ['solar', 'We signed a lease with the landowner.', 'We propose a solar farm.', 'or is it a lease'],
    [
      'solar',
      'The panels are set back 200 feet.',
      'We propose a solar farm.',
      'What setback does the ordinance require',
    ],
    ['oil_gas', 'We train the fire company every year.', 'We propose a well pad.', 'Who trains the fire department'],
    [
      'retail',
      'We ask for extended hours at the store.',
      'We will build a store by the homes.',
      'cut through the neigh',
    ],
    ['solar', 'We propose a solar farm.', 'We ask to rezone it for a solar farm.', 'under the zoning it has now'],
    ['solar', 'We propose a solar farm.', 'We run similar projects in this state.', 'next to one of yours'],
    ['wind', 'We propose a wind farm.', 'There will be 60 trucks a day.', 'with that many trucks'],
    ['solar', 'We propose a solar farm.', 'We offer a payment in lieu of taxes.', 'Does the payment go down'],
    ['data_center', 'We propose a data center.', 'A sound wall stands on the east side.', 'bring the noise down'],
  ])('%s: "%s" is not asked what "%s" may be: %s', (type, settled, open, words) => {
    expect(asked(type, settled)).not.toContain(words);
    expect(asked(type, open)).toContain(words);
  });
});
