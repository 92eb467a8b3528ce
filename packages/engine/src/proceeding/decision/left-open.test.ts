import { describe, expect, it } from 'vitest';
import type { Evidence } from '../evidence.ts';
import type { Ruling } from '../relief/ruling.ts';
import { leftOpen } from './left-open.ts';

const shown = {
  criterion: { id: 'safety', text: 'The use is safe.' },
  standing: 'met',
  open: [],
  staff: null,
} as unknown as Evidence;

describe('a standard that a continuance leaves open', () => {
  it('is told without a word on what was asked', () => {
    expect(leftOpen(shown, [])).toBe('No finding was made.');
  });

  it('waits on the relief that goes to it', () => {
    const relief = [{ relief: { id: 'a' } }] as unknown as Ruling[];
    expect(leftOpen(shown, relief)).toBe('No finding was made. Relief is left open in (a), and this standard with it.');
  });

  it('says what is open in staff’s words', () => {
    const open = [{ quote: 'The study was not filed.' }] as unknown as Evidence['open'];
    const told = leftOpen({ ...shown, standing: 'not_shown', open }, []);
    expect(told).toContain('Staff’s report says, “The study was not filed.” The body wants more');
  });

  it('says what is wanted', () => {
    expect(leftOpen({ ...shown, standing: 'not_shown' }, [])).toContain(
      'wants more before it finds that the use is safe.',
    );
  });
});
