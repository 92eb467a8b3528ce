import { describe, expect, it } from 'vitest';
import { newRehearsal } from '../../record/fold.ts';
import type { Exchange, Rehearsal } from '../../record/rehearsal.ts';
import { earlierIssues } from './from-earlier.ts';

/** A rehearsal with one answer that was judged together with an earlier statement. */
function withContradiction(subject: string, kind: 'asserted' | 'question'): Rehearsal {
  const found = { earlier: 'The fence is six feet.', now: 'It is an eight-foot fence.', subject, kind };
  const exchange = {
    asked: {
      question_id: 'q-1',
      venue: 'board',
      topic: 'screening_visual',
      question: 'How tall?',
      expects: [],
      citations: [],
    },
    answered: { id: 'a-1' },
    judged: { assessment: { contradictions: [found] } },
  } as unknown as Exchange;
  return {
    ...newRehearsal('hearing-1700000000000_abcdefghijklmnop'),
    difficulty: 'intermediate',
    exchanges: [exchange],
    contradictions: kind === 'asserted' ? [{ ...found, eventId: 'a-1' }] : [],
  };
}

const said = (r: Rehearsal, raised: readonly string[] = []): string[] =>
  earlierIssues(r, 'board', new Set(raised)).map(({ text }) => text);

describe('two statements of one speaker side by side', () => {
  it('asks which one is right if they cannot both be', () => {
    expect(said(withContradiction('fence', 'asserted'))).toEqual([
      'Earlier you said, "The fence is six feet." Then you said, "It is an eight-foot fence." Which is it?',
    ]);
  });

  it('asks whether they are about one thing if that is not certain', () => {
    const [text] = said(withContradiction('fence', 'question'));
    expect(text).toContain('Is that the same fence?');
  });

  it('asks how two of several go together', () => {
    const r = withContradiction('generator', 'question');
    const found = {
      earlier: 'The first phase has twelve generators on the site.',
      now: 'There are twenty-four generators on the site.',
      subject: 'generator',
      kind: 'question',
    };
    const [first] = r.exchanges;
    const exchange = { ...first, judged: { assessment: { contradictions: [found] } } } as unknown as Exchange;
    expect(said({ ...r, exchanges: [exchange] })[0]).toContain('How do those two go together?');
  });

  it('asks this once an evening, and only about something that has a name', () => {
    expect(said(withContradiction('fence', 'question'), ['same:q-0:wall'])).toEqual([]);
    expect(said(withContradiction('pay train', 'question'))).toEqual([]);
    expect(said(withContradiction('this', 'question'))).toEqual([]);
  });
});
