import { afterEach, describe, expect, it, vi } from 'vitest';

const usual = globalThis.navigator?.language;

async function speaking(language: string) {
  vi.resetModules();
  vi.stubGlobal('navigator', { language });
  return import('./locale.ts');
}

afterEach(() => {
  vi.unstubAllGlobals();
  expect(globalThis.navigator?.language).toBe(usual);
});

describe('figures and dates', () => {
  it('follow the language of the reader', async () => {
    const american = await speaking('en-US');
    expect(american.numberOf(1_234.56)).toBe('1,234.6');
    expect(american.figureOf(1_234.5678)).toBe('1,234.5678');
    expect(american.percentOf(0.4)).toBe('40%');
    expect(american.dayOf('2026-11-20T19:04:00')).toBe('Nov 20, 2026');
    expect(american.clockTime(22.5).replace(/\s/g, ' ')).toBe('10:30 PM');
    const british = await speaking('en-GB');
    expect(british.dayOf('2026-11-20T19:04:00')).toBe('20 Nov 2026');
    expect(british.clockTime(22.5)).toBe('22:30');
    const german = await speaking('de-DE');
    expect(german.numberOf(1_234.56)).toBe('1.234,6');
    expect(german.percentOf(0.4).replace(/\s/g, ' ')).toBe('40 %');
  });

  it.each(['C', 'en_US.UTF-8', ''])(
    'are written as in American English if the browser says its language is %j',
    async (language) => {
      const { dayOf, numberOf } = await speaking(language);
      expect(dayOf('2026-11-20T19:04:00')).toBe('Nov 20, 2026');
      expect(numberOf(1_234.56)).toBe('1,234.6');
    },
  );

  it('are empty for an invalid time, and leave a date as written if it cannot be parsed', async () => {
    const { dateNamed, dayOf, whenOf } = await speaking('en-US');
    expect([whenOf(null), whenOf('soon'), dayOf('soon')]).toEqual(['', '', '']);
    expect(dateNamed('2026-03-01')).toBe('Mar 1, 2026');
    expect(dateNamed('last spring')).toBe('last spring');
  });
});

describe('plurals', () => {
  it('follow the language of the words; their figures follow the reader', async () => {
    const { counted } = await speaking('fr-FR');
    expect(counted(0, 'question', 'questions')).toBe('0 questions');
    expect(counted(1, 'question', 'questions')).toBe('1 question');
    expect(counted(1_200, 'question', 'questions').replace(/\s/g, ' ')).toBe('1 200 questions');
  });
});
