import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from './speech.ts';

/* Speech synthesis as browsers have it: with or without voices, accepting each line or refusing it. */

const manner = { rate: 1, pitch: 1, volume: 1, pauseMs: 0 };
const english = { lang: 'en-US', name: 'English' };

function browserWith(voices: readonly object[], refuses: boolean, isMute = false): string[] {
  const asked: string[] = [];
  const speechSynthesis = {
    getVoices: () => voices,
    addEventListener: () => undefined,
    cancel: () => undefined,
    speak(utterance: { text: string; onerror?: (event: object) => void; onend?: () => void }) {
      asked.push(utterance.text);
      if (isMute) return;
      queueMicrotask(() => (refuses ? utterance.onerror?.({ error: '' }) : utterance.onend?.()));
    },
  };
  class Utterance {
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  vi.stubGlobal('window', { speechSynthesis, SpeechSynthesisUtterance: Utterance });
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('localStorage', { getItem: () => null });
  return asked;
}

const said = async () => {
  const { done } = speak([{ text: 'Good evening.' }, { text: 'The hearing is open.' }], manner);
  await vi.runAllTimersAsync();
  return done;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('speech', () => {
  it('is spoken line by line', async () => {
    const asked = browserWith([english], false);
    expect(await said()).toBe('ended');
    expect(asked).toEqual(['Good evening.', 'The hearing is open.']);
  });

  it('is unavailable if a browser has synthesis but no voice, and refuses', async () => {
    const asked = browserWith([], true);
    expect(await said()).toBe('unsupported');
    expect(asked).toEqual(['Good evening.']);
  });

  it('is unavailable if a browser without a voice never begins', async () => {
    const asked = browserWith([], false, true);
    const began = Date.now();
    const { done } = speak([{ text: 'Good evening.' }, { text: 'The hearing is open.' }], manner);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await done).toBe('unsupported');
    expect(Date.now() - began).toBe(4_000);
    expect(asked).toEqual(['Good evening.']);
  });

  it('continues with the next line if one of several voices fails', async () => {
    const asked = browserWith([english], true);
    expect(await said()).toBe('ended');
    expect(asked).toHaveLength(2);
  });

  it('is tried if a browser lists no voice but speaks anyway', async () => {
    browserWith([], false);
    expect(await said()).toBe('ended');
  });
});
