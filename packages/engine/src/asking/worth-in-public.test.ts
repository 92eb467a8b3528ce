import { describe, expect, it } from 'vitest';
import { characters } from '../catalog/characters.ts';
import { HeldRehearsal } from '../hearing/held-rehearsal.ts';
import { newRehearsal } from '../record/fold.ts';
import { filedByHand } from '../testing/filed-by-hand.ts';
import { requestIn } from './request-in.ts';
import { wouldLiveThere } from './worth-in-public.ts';
import type { Question } from './types.ts';

function evening(presentation: string, facts: readonly string[] = [], turns = 8): readonly Question[] {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  const project = { type: 'feed mill', name: 'Larkspur Mill' };
  held.append({ type: 'configured', seed: 4, project, project_type: 'feed mill', community_type: 'diverse_suburban' });
  const materials = filedByHand({ presentation, facts });
  return Array.from({ length: turns }, () => held.ask(materials, requestIn('public')).question);
}

describe('what the public asks', () => {
  it('takes up the applicant’s own words, cites them, and asks about each fact once', () => {
    const asked = evening('The fence is seven feet, woven wire.', ['Nearest house 420 feet from the mill']);
    const fence = asked.filter(({ text }) => text.startsWith('You said the fence is seven feet, woven wire.'));
    expect(fence).toHaveLength(1);
    expect(fence[0]?.citations[0]?.quote).toBe('The fence is seven feet, woven wire.');
    // How far the nearest house is, nobody can change by asking.
    expect(asked.filter(({ text }) => text.includes('420 feet'))).toEqual([]);
  });

  it('takes up half of what was said at most, and leaves the rest to those who speak', () => {
    const asked = evening(
      "The fence is seven feet. Lights are shielded, and off at nine. There'll be no overnight trucks. We'd plant two rows of spruce. " +
        'Hours are 7 in the morning to 6 at night.',
      ['12 seats', '24 parking spaces'],
      6,
    );
    expect(asked.filter(({ issue }) => issue.key.startsWith('told:')).length).toBeLessThanOrEqual(3);
  });

  it('is on another subject each time, as long as there is one', () => {
    const stock = evening('We propose a feed mill.', [], 5).filter(({ issue }) => issue.kind === 'industry_concern');
    expect(new Set(stock.map(({ topic }) => topic)).size).toBe(stock.length);
  });
});

describe('somebody who does business there', () => {
  it('has no kitchen window', () => {
    const owner = characters.find(({ title }) => title === 'Business Owner');
    const resident = characters.find(({ role, title }) => role === 'resident' && title !== 'Business Owner');
    if (owner === undefined || resident === undefined) throw new Error('the catalog has no such people');
    for (const text of [
      'What am I going to see from my kitchen window?',
      "My kids can't find a place to live in town.",
    ]) {
      expect(wouldLiveThere(owner, text)).toBe(false);
      expect(wouldLiveThere(resident, text)).toBe(true);
    }
    expect(wouldLiveThere(owner, 'Where do their guests park?')).toBe(true);
  });
});
