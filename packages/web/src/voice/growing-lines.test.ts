import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GrowingLines, wholeLines } from './growing-lines.ts';

async function all(lines: GrowingLines, from = 0): Promise<string[]> {
  const heard: string[] = [];
  for await (const line of lines.from(from)) heard.push(line);
  return heard;
}

describe('lines spoken while they are still being written', () => {
  it('are heard in order, those already there and those that come later', async () => {
    const lines = new GrowingLines();
    lines.add('Help me with this.');
    const heard = all(lines);
    await Promise.resolve();
    lines.add('How far is it?');
    expect(lines.complete('Help me with this. How far is it? Who measured?')).toBe(true);
    expect(await heard).toEqual(['Help me with this.', 'How far is it?', 'Who measured?']);
    expect(await all(lines, 1)).toEqual(['How far is it?', 'Who measured?']);
    expect(lines.text).toBe('Help me with this. How far is it? Who measured?');
  });

  it('stay as they are if the complete text turns out different', async () => {
    const lines = new GrowingLines();
    lines.add('Help me with this.');
    expect(lines.complete('Help me with thistles.')).toBe(false);
    expect(lines.complete('Another question?')).toBe(false);
    expect(await all(lines)).toEqual(['Help me with this.']);
    expect(lines.isOver).toBe(true);
  });

  it('are one line if nothing came before the complete text', async () => {
    const lines = new GrowingLines();
    expect(lines.complete('How far is it?')).toBe(true);
    expect(await all(lines)).toEqual(['How far is it?']);
    expect(await all(wholeLines(['One.', 'Two.']))).toEqual(['One.', 'Two.']);
  });

  it('give what is shown, wherever each of them begins', () => {
    const sentence = fc.stringMatching(/^[A-Za-z][a-z ]{0,20}[.?]$/);
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 6 }), fc.nat(6), (sentences, told) => {
        const lines = new GrowingLines();
        for (const one of sentences.slice(0, told)) lines.add(one);
        expect(lines.complete(sentences.join(' '))).toBe(true);
        expect(lines.text).toBe(sentences.join(' '));
        lines.lines.forEach((line, i) =>
          expect(lines.text.slice(lines.startOf(i), lines.startOf(i) + line.length)).toBe(line),
        );
      }),
    );
  });
});
