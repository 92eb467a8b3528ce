import { describe, expect, it } from 'vitest';
import { filled } from './filled.ts';

describe('a figure put into a line', () => {
  it('is in lower case inside a sentence, and as it was said at the beginning of one', () => {
    const valueOf = () => 'Sixty trucks a day';
    expect(filled('Does {figure} count both directions?', valueOf)).toBe(
      'Does sixty trucks a day count both directions?',
    );
    expect(filled('You said it. {figure}?', valueOf)).toBe('You said it. Sixty trucks a day?');
    expect(filled('At {figure}, how long?', () => 'UL 9540A')).toBe('At UL 9540A, how long?');
  });
});
