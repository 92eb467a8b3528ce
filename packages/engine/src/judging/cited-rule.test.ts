import { describe, expect, it } from 'vitest';
import { aRehearsal } from '../testing/a-rehearsal.ts';

/** The first question that puts the rule of 500 feet beside the 300 feet presented, and what the answer was worth. */
function onTheSetback(answer: string): { readonly stronger: string } {
  const { rehearsal } = aRehearsal({ questions: 12, answer: () => answer });
  const exchange = rehearsal.exchanges.find(
    ({ asked }) =>
      asked.citations.some(({ kind, quote }) => kind === 'ordinance' && quote.includes('500 feet')) &&
      asked.citations.some(({ kind, quote }) => kind === 'presentation' && quote.includes('300 feet')),
  );
  return { stronger: exchange?.judged?.assessment?.stronger_answer ?? 'never asked' };
}

describe('what was presented, in a stronger answer', () => {
  const strongerOf = (presentation: string): string =>
    aRehearsal({ questions: 14, ordinance: null, presentation, manner: 'vague' })
      .rehearsal.exchanges.map(({ judged }) => judged?.assessment?.stronger_answer ?? '')
      .join(' ');

  it('is what was stated and never what was only believed', () => {
    expect(
      strongerOf('We will keep the sound at 44 dBA at the nearest home. We will use 12 trucks a day on Mill Road.'),
    ).toMatch(/As I told you in the presentation/);
    expect(
      strongerOf(
        'We believe that nobody will hear anything 40 feet away. We will work with our neighbors on the 12 trucks a day.',
      ),
    ).not.toMatch(/We believe|work with our neighbors/);
  });
});

describe('a question that puts a rule beside what was presented', () => {
  it('has a stronger answer that names both figures, and asserts no shortfall of a rule that nobody confirmed', () => {
    const { stronger } = onTheSetback('We have been good neighbors wherever we build.');
    expect(stronger).toMatch(
      /^What is on the record does not show that we meet Section 12\.30.* of the ordinance: it asks for at least 500/,
    );
    expect(stronger).toContain('and I told you 300 feet.');
    expect(stronger).toMatch(/variance/);
    expect(stronger).not.toMatch(/As I told you in the presentation/);
  });

  it('says nothing of a shortfall once the answer has mended it', () => {
    const { stronger } = onTheSetback(
      'We moved them. Every panel is now 520 feet from the nearest home, on sheet C-2, and we accept 500 feet as a condition.',
    );
    expect(stronger).not.toMatch(/do not meet|does not show|never asked/);
    expect(stronger).toContain('520 feet');
  });
});
