import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { faultsOfAxe } from './axe.ts';
import { faultsOfTree } from './tree.ts';
import { legs } from './tour.ts';

/* Every screen, phase, dialog and failure is held to WCAG 2.2 AA in the light on a desk; what the dark or a phone changes
   is measured where the parts of the product stand together. On no state does a phone scroll sideways. */

const measuredInTheDark = new Set([
  'landing-continue',
  'practice-feedback',
  'hearing-feedback',
  'public-feedback',
  'public-vote',
  'report',
  'rehearsals-list',
  'brief',
]);

const desk = { width: 1280, height: 800 };
const phone = { width: 320, height: 640 };

/** Looked at until it fits, for a second at most: a window that was just resized is laid out again in several steps. */
const tooWide = (page: Page) =>
  page.evaluate(async () => {
    const { documentElement } = document;
    const beyond = () => documentElement.scrollWidth - documentElement.clientWidth;
    for (let frame = 0; frame < 60 && beyond() > 0; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return beyond() > 0 ? [`${beyond()} pixels wider than the window`] : [];
  });

// The tours are independent of each other, and the longest sets the time of all.
test.describe.configure({ mode: 'parallel' });
// A trace would keep a copy of the page for each of hundreds of looks.
test.use({ trace: 'off' });

for (const [name, leg] of Object.entries(legs))
  test(`${name}: every state is accessible, and fits a phone`, async ({ page }) => {
    test.slow();
    const found: Record<string, readonly string[]> = {};
    const note = (what: string, faults: readonly string[]): void => {
      if (faults.length > 0) found[what] = faults;
    };
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.setViewportSize(desk);
    await leg(page, async (stop) => {
      note(`${stop}, light`, await faultsOfAxe(page));
      note(`${stop}, tree`, await faultsOfTree(page));
      note(`${stop}, wide`, await tooWide(page));
      await page.setViewportSize(phone);
      note(`${stop}, narrow`, await tooWide(page));
      if (measuredInTheDark.has(stop)) {
        note(`${stop}, phone`, await faultsOfAxe(page, ['target-size', 'scrollable-region-focusable']));
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
        note(`${stop}, dark`, await faultsOfAxe(page, ['color-contrast', 'link-in-text-block']));
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      }
      await page.setViewportSize(desk);
    });
    expect(found).toEqual({});
  });
