import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../record/rehearsal.ts';
import type { Evidence } from '../evidence.ts';
import type { Ruling } from '../relief/ruling.ts';
import { leftOpen } from './left-open.ts';

const asked = (score: number | null, key = 'criterion:safety', topic = 'health_safety'): Exchange =>
  ({ asked: { issue_key: key, topic }, judged: score === null ? null : { score } }) as unknown as Exchange;
const said = { kind: 'presentation', quote: 'The fire chief signed the plan on May 6.' };
const shown = {
  criterion: { id: 'safety', text: 'The use is safe.', topics: ['health_safety'] },
  standing: 'met',
  staff: null,
  answers: [],
  left: [],
  against: [],
  conceded: [],
  beyond: [],
  inFavor: [said],
} as unknown as Evidence;
const byStaff = { ...said, kind: 'staff_report' };
const without = (more: object): Evidence => Object.assign({}, shown, more);
const nothingMore = 'Nothing more was asked for';

describe('a standard that a continuance leaves open', () => {
  it('is said to need nothing more where every question was answered', () => {
    expect(leftOpen(shown, [], [])).toContain(nothingMore);
    expect(leftOpen(shown, [], [asked(7), asked(1, 'criterion:harmony', 'visual_character')])).toContain(nothingMore);
  });

  it.each([
    ['a member asked on it and got no good answer', shown, [asked(2)]],
    ['a member asked on its subject and got no good answer', shown, [asked(2, 'chiefs_letter')]],
    ['the answer was not rated', shown, [asked(null)]],
    ['only staff speaks to it', without({ inFavor: [byStaff] }), []],
    ['staff does not find it met', without({ staff: { view: 'not_met', quote: '', text: '' } }), []],
    ['a point was left unanswered', without({ left: [{ id: 'p', text: '', topic: 'health_safety' }] }), []],
    ['something counts against it', without({ against: [said] }), []],
  ])('gives no reason where %s', (_, found, exchanges) => {
    expect(leftOpen(found, [], exchanges)).toBe('No finding was made.');
  });

  it('waits on the relief that goes to it', () => {
    const relief = [{ relief: { id: 'a' } }] as unknown as Ruling[];
    expect(leftOpen(shown, relief, [])).toBe(
      'No finding was made. Relief is left open in (a), and this standard with it.',
    );
  });

  it('says what is not shown', () => {
    expect(leftOpen(without({ standing: 'not_shown' }), [], [])).toContain('does not show that the use is safe.');
  });
});
