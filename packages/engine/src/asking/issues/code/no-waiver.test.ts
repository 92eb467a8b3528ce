import { describe, expect, it } from 'vitest';
import { HeldRehearsal } from '../../../hearing/held-rehearsal.ts';
import { readText } from '../../../ordinance/read-text.ts';
import { newRehearsal } from '../../../record/fold.ts';
import { filedByHand } from '../../../testing/filed-by-hand.ts';
import { requestIn } from '../../request-in.ts';

/** What the board asks of relief, in the first turns of a hearing. */
function asked(code: string, presentation: string): string {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({ type: 'configured', seed: 4, project_type: 'school', project: { type: 'school', name: 'Larkspur' } });
  held.append({ type: 'presented', text: presentation });
  const ordinance = readText({ kind: 'ordinance', source: 'code', text: code });
  const materials = { ...filedByHand({ presentation }), ordinance };
  const turns = Array.from({ length: 4 }, () => held.ask(materials, requestIn('board')).question);
  const one = turns.find(({ text }) => text.includes('oak'));
  return one?.text ?? '';
}

const said = "The bus lane is short by thirty feet. There's an old oak at the end, and we'd ask you to let us keep it.";
const general = 'Section 4. Relief.\n\nA requirement of this chapter may not be waived in a conditional use permit.';
const named = (heading: string): string =>
  `7.02 ${heading}\n\nA school shall have one.\n\n9.10 DECISION\n\nThe Board may not vary the limit in 7.02.`;

describe('relief that the code lets nobody grant here', () => {
  it.each([general, named('BUS LANE')])('is asked about as a matter of power: %s', (code) => {
    expect(asked(code, said)).toMatch(/Can we allow that\?$/);
  });

  it.each([
    ['The Board may waive a requirement of this chapter.', said],
    ['A requirement of this chapter may not be waived except by the Board.', said],
    ['The Zoning Administrator may not waive a requirement of this chapter.', said],
    // Another rule.
    [named('SIGNS'), said],
    // A variance is what is heard.
    [general, `We are here for a variance. ${said}`],
  ])('is asked about as before: %s', (code, presentation) => {
    expect(asked(code, presentation)).toMatch(/Why should we allow that\?$/);
  });
});
