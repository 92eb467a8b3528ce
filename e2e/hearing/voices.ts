import type { Page } from '@playwright/test';

/** A browser that understands every word at once, as these tests say it, and speaks without a sound. */
export async function withVoices(page: Page, heard: string): Promise<void> {
  await page.addInitScript((text) => {
    class Recognition {
      onresult: ((event: unknown) => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        setTimeout(
          () =>
            this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript: text }], { isFinal: true })] }),
          200,
        );
      }
      stop() {
        setTimeout(() => this.onend?.(), 10);
      }
      abort() {
        this.stop();
      }
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
    const spoken: string[] = [];
    const synthesis = {
      getVoices: () => [{ name: 'Test', lang: 'en-US' }],
      addEventListener: () => undefined,
      cancel: () => undefined,
      speak: (utterance: SpeechSynthesisUtterance) => {
        spoken.push(`${utterance.rate}|${utterance.pitch}|${utterance.volume}|${utterance.text}`);
        setTimeout(() => {
          utterance.onend?.(new Event('end') as SpeechSynthesisEvent);
        }, 150);
      },
    };
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        text: string;
        constructor(words: string) {
          this.text = words;
        }
      },
    });
    Object.assign(window, { spoken });
  }, heard);
}

export const spoken = (page: Page) => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
