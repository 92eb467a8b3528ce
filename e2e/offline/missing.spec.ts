import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { enterRoom, presentByTyping, toPresentation, currentQuestion } from '../hearing/hearing-walk.ts';
import { aPracticeConfig } from '../practice/practice-config.ts';

/* What one browser or another lacks, taken away before the page loads. The rehearsal goes on. */

/** Missing in Firefox, in Safari, in older ones of both, or on a page that is not served over https. */
async function withoutExtras(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drop = (from: object, ...names: string[]) => {
      for (const name of names)
        for (let at: object | null = from; at !== null; at = Object.getPrototypeOf(at) as object | null)
          Reflect.deleteProperty(at, name);
    };
    drop(window, 'SpeechRecognition', 'webkitSpeechRecognition', 'speechSynthesis', 'SpeechSynthesisUtterance');
    drop(window, 'MediaRecorder', 'AudioContext', 'requestIdleCallback', 'cancelIdleCallback', 'BroadcastChannel');
    drop(window, 'structuredClone', 'scheduler', 'CompressionStream');
    drop(
      navigator,
      'mediaDevices',
      'clipboard',
      'serviceWorker',
      'locks',
      'wakeLock',
      'storage',
      'share',
      'connection',
    );
    drop(crypto, 'randomUUID', 'subtle');
    drop(document, 'startViewTransition');
    drop(AbortSignal, 'any');
    drop(URLSearchParams.prototype, 'size');
    drop(ReadableStream.prototype, 'values');
    Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
    drop(Intl, 'Segmenter', 'DurationFormat');
    drop(HTMLElement.prototype, 'showPopover', 'hidePopover', 'popover');
    drop(Element.prototype, 'checkVisibility');
    drop(Promise, 'withResolvers', 'try');
    drop(Object, 'groupBy');
    drop(Map, 'groupBy');
    drop(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf');
    if ('Iterator' in window)
      drop(
        (window as { Iterator: { prototype: object } }).Iterator.prototype,
        'map',
        'filter',
        'toArray',
        'some',
        'find',
      );
  });
}

/** What went wrong on the page, to be empty at the end. */
function faults(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

test('a practice session goes from the front page to its end', async ({ page }) => {
  const found = faults(page);
  await withoutExtras(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Try it with an example' }).click();
  await page.getByRole('button', { name: 'Continue to Simulation' }).click();
  await page.waitForURL('**/practice-session', { timeout: 20_000 });
  await page.getByLabel('Your response').fill('We will hold 150 feet from every property line, on sheet C-3.');
  await page.getByRole('button', { name: 'Submit Response' }).click();
  await expect(page.getByRole('heading', { name: 'Feedback' })).toBeVisible();
  expect(found).toEqual([]);
});

test('a hearing is held by reading and typing', async ({ page }) => {
  const found = faults(page);
  await withoutExtras(page);
  await enterRoom(page);
  await toPresentation(page);
  await presentByTyping(page);
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
  await expect(currentQuestion(page)).toHaveText(/[?.]$/);
  expect(found).toEqual([]);
});

test('where only mp4 can be recorded, mp4 is sent and named so', async ({ page }) => {
  await page.addInitScript((config) => {
    const own = MediaRecorder.isTypeSupported.bind(MediaRecorder);
    MediaRecorder.isTypeSupported = (kind) => kind.startsWith('audio/mp4') && own(kind);
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name);
    sessionStorage.setItem('practiceSessionConfig', JSON.stringify(config));
    const send = window.fetch.bind(window);
    window.fetch = (address, options) => {
      const audio = options?.body instanceof FormData ? options.body.get('audio') : null;
      if (audio instanceof File) Object.assign(window, { sent: `${audio.name} ${audio.type} ${audio.size > 1_000}` });
      return send(address, options);
    };
  }, aPracticeConfig());
  await page.goto('/practice-session');
  await page.getByRole('button', { name: 'Voice', exact: true }).click();
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await expect(page.getByText('0:02')).toBeVisible();
  await page.getByRole('button', { name: 'Stop Recording' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { sent?: string }).sent))
    .toBe('speech.m4a audio/mp4 true');
});
