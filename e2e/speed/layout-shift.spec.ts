import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import * as room from '../hearing/hearing-walk.ts';
import { aPracticeConfig } from '../practice/practice-config.ts';
import * as publicPhase from '../public/public-walk.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/* Nothing moves when a question arrives. The shifts are those that the browser itself counts. */

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** From here on every shift is kept, those that follow a key or a click included. */
async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        const where = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : '?'));
        shifts.push(`${entry.value.toFixed(4)} ${where.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // Two frames later everything that was painted has been reported.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts.splice(0));
  };
}

/** A question comes piece by piece, each painted before the next, as it does while it is being written. */
async function inPieces(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window);
    const painted = () => new Promise<void>((done) => frame(() => frame(() => done())));
    const asked = window.fetch.bind(window);
    window.fetch = async (...call) => {
      const answer = await asked(...call);
      if (!/event-stream/.test(answer.headers.get('content-type') ?? '')) return answer;
      const pieces = answer.body?.pipeThrough(new TextDecoderStream()).pipeThrough(
        new TransformStream<string, string>({
          async transform(text, stream) {
            for (const piece of text.split(/(?<=\n\n)/)) {
              stream.enqueue(piece);
              await painted();
            }
          },
        }),
      );
      return new Response(pieces?.pipeThrough(new TextEncoderStream()), answer);
    };
  });
}

for (const [form, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 860 },
})) {
  test.describe(`on a ${form}`, () => {
    test.use({ viewport });

    test('nothing moves from the opening of a practice session to its second question', async ({ page }) => {
      const shifts = await watchShifts(page);
      await inPieces(page);
      await page.addInitScript(
        (value) => sessionStorage.setItem('practiceSessionConfig', JSON.stringify(value)),
        aPracticeConfig(3),
      );
      await page.goto('/practice-session');
      const box = page.getByLabel('Your response');
      await expect(box).toBeVisible();
      expect(await shifts()).toEqual([]);
      await box.fill('Yes. We hold 150 feet on all sides, shown on sheet C-3, and we accept it as a condition.');
      await page.getByRole('button', { name: 'Submit Response' }).click();
      await expect(page.getByRole('heading', { name: 'Feedback' })).toBeVisible();
      await shifts();
      await page.getByRole('button', { name: /^Next/ }).click();
      await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeVisible();
      await expect(box).toBeVisible();
      expect(await shifts()).toEqual([]);
    });

    test('the screen stays where it is when the chamber and the public phase are ready', async ({ page }) => {
      const shifts = await watchShifts(page);
      // Its head may make room for what belongs to the hearing.
      const ofScreen = async () => (await shifts()).filter((shift) => /<main|id="main"/.test(shift));
      await room.withoutVoices(page);
      await room.enterRoom(page);
      expect(await ofScreen()).toEqual([]);
      await publicPhase.openSimulator(page, publicPhase.configured);
      await publicPhase.button(page, 'Skip').click();
      expect(await ofScreen()).toEqual([]);
    });

    test('nothing moves when the board asks', async ({ page }) => {
      const shifts = await watchShifts(page);
      await inPieces(page);
      await room.withoutVoices(page);
      await room.enterRoom(page);
      await room.toPresentation(page);
      await page.clock.install();
      await room.presentByTyping(page);
      await shifts();
      await room.nextQuestion(page);
      expect(await shifts()).toEqual([]);
      await room.answer(page, room.answers[0] ?? '');
      await shifts();
      await room.nextQuestion(page);
      expect(await shifts()).toEqual([]);
    });

    test('nothing moves when the public asks', async ({ page }) => {
      const shifts = await watchShifts(page);
      await inPieces(page);
      await room.withoutVoices(page);
      await page.clock.install();
      await publicPhase.openSimulator(page, publicPhase.configured);
      await publicPhase.goToHearing(page);
      await shifts();
      await publicPhase.nextQuestion(page);
      expect(await shifts()).toEqual([]);
      await publicPhase.answer(page, publicPhase.strongAnswer, 1);
      await shifts();
      await publicPhase.nextQuestion(page);
      expect(await shifts()).toEqual([]);
    });
  });
}
