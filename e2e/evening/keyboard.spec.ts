import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openEvening, stepChanges } from './evening-walk.ts';

/** Presses Tab until the focus is on a control with one of these names. Gives: its name. */
async function tabTo(page: Page, names: RegExp): Promise<string> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement: at } = document;
      const labels = at instanceof HTMLTextAreaElement ? [...at.labels].map(({ textContent }) => textContent) : [];
      return at === null ? '' : (labels[0] ?? at.getAttribute('aria-label') ?? at.textContent);
    });
    if (names.test(name)) return name;
  }
  throw new Error(`no Tab leads to ${names.source}`);
}

const onward =
  /^(?:Begin: .*|Call the first speaker|Close public comment|Go on to public comment|Hear the decision|Your reply|Your rebuttal)$/;

test('an evening on a phone is held by keyboard alone, from the call to order to the decision', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await openEvening(page, 'site_plan');
  const done = page.getByRole('heading', { name: 'What comes next' });
  let hasCalled = false;
  for (let step = 0; step < 40; step += 1) {
    // A decision that rests on nothing has no button.
    await expect(done.or(page.locator('main button')).first()).toBeVisible();
    if (await done.isVisible()) break;
    const isPresenting = (await page.getByRole('button', { name: 'Go to the rostrum' }).count()) > 0;
    const name = await tabTo(page, isPresenting ? /^Skip this step$/ : hasCalled ? withoutCalls : onward);
    const changed = stepChanges(page);
    if (name.startsWith('Your ')) {
      await page.keyboard.type('On traffic: the road authority approved the driveway on May 3.');
      await tabTo(page, name === 'Your reply' ? /^Reply$/ : /^End the rebuttal$/);
    }
    hasCalled ||= name === 'Call the first speaker';
    await page.keyboard.press('Enter');
    await changed();
    // Nothing reaches past the edge of the screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
  await expect(done).toBeVisible();
});

const withoutCalls =
  /^(?:Begin: .*|Close public comment|Go on to public comment|Hear the decision|Your reply|Your rebuttal)$/;
