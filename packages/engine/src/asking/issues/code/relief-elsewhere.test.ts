import { describe, expect, it } from 'vitest';
import { HeldRehearsal } from '../../../hearing/held-rehearsal.ts';
import { readText } from '../../../ordinance/read-text.ts';
import { newRehearsal } from '../../../record/fold.ts';
import { filedByHand } from '../../../testing/filed-by-hand.ts';
import { requestIn } from '../../request-in.ts';

/** What the board asks of relief, in the first turns of a hearing. */
function asked(rule: string, presentation: string): readonly string[] {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({ type: 'configured', seed: 4, project_type: 'hotel', project: { type: 'hotel', name: 'Larkspur' } });
  held.append({ type: 'presented', text: presentation });
  const ordinance = readText({ kind: 'ordinance', source: 'code', text: `Section 4. Relief.\n\n${rule}` });
  const materials = { ...filedByHand({ presentation }), ordinance };
  const turns = Array.from({ length: 4 }, () => held.ask(materials, requestIn('board')).question.text);
  return turns.filter((text) => text.includes('waiver'));
}

const said =
  'Good evening, members of the Planning Board. We did not plan for less. So we are asking for a waiver on height.';
const left = 'Height and the fall zone may be varied only by the Zoning Board of Adjustment.';

describe('relief that the code leaves to another body', () => {
  it('is asked about as applied for there, and not why it should be allowed here', () => {
    const [first] = asked(left, said);
    expect(first).toContain('The code leaves that to the zoning board of adjustment. Have you applied there?');
    expect(first).not.toContain('Why');
  });

  it.each([
    ['The Planning Board may vary the height of a roof sign.', said],
    // Another thing.
    ['Setbacks from streams may be varied only by the Zoning Board of Adjustment.', said],
    // The record names that body: it may be the one that hears this.
    [left, `${said} The zoning board of adjustment heard us in May.`],
  ])('is asked about as before: %s', (rule, presentation) => {
    expect(asked(rule, presentation).join()).toContain('Why do you need it?');
  });
});
