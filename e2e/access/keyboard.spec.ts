import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { answers, enterRoom, presentation, withoutVoices } from '../hearing/hearing-walk.ts';
import { chooseSession, chooseSolar } from '../setup/wizard-walk.ts';

/* No mouse: everything is done with Tab and the keys that work the controls. */

/** The focus is on something, and can be seen if that is something to press or type into. */
async function focusIsKept(page: Page): Promise<void> {
  const { where, shown } = await page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const isRead = element.getAttribute('tabindex') === '-1' || element instanceof HTMLDialogElement;
    return {
      where: `${element.tagName} ${element.textContent?.slice(0, 40) ?? ''}`,
      shown: isRead || (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
    };
  });
  expect(where).not.toMatch(/^BODY/);
  expect(shown, `the focus is seen on ${where}`).toBe(true);
}

/** Presses Tab until the target has the focus, and checks every stop on the way. Gives how many stops there were. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<number> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops <= most; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return stops;
    await page.keyboard.press('Tab');
    await focusIsKept(page);
  }
  throw new Error(`not reached within ${most} stops`);
}

test.describe.configure({ mode: 'parallel' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('from the landing page through the example to a practice answer and its feedback', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, 'Try it with an example'), 6);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Standards found \([1-9]/)).toBeVisible({ timeout: 20_000 });
  await focusIsKept(page);
  await tabTo(page, button(page, 'Continue to Simulation'), 80);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/practice-session');
  await expect(page.getByLabel('Your response')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('h2:focus')).toHaveText(/[?.]$/);
  await tabTo(page, page.getByLabel('Your response'), 15);
  await page.keyboard.type('Yes. We hold 320 feet from every home and accept it as a condition of approval.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Feedback' })).toBeFocused();
  await tabTo(page, button(page, 'Pause'), 6);
  await page.keyboard.press('Enter');
  await focusIsKept(page);
});

test('through a hearing: opening, presentation, question, answer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withoutVoices(page);
  await enterRoom(page);
  await tabTo(page, button(page, 'Begin Public Hearing'), 20);
  await page.keyboard.press('Enter');
  await focusIsKept(page);
  await tabTo(page, button(page, 'Skip to Presentation'), 20);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Developer Presentation' })).toBeVisible();
  await focusIsKept(page);
  await tabTo(page, page.getByRole('textbox', { name: 'Your presentation' }), 20);
  await page.keyboard.insertText(presentation);
  await tabTo(page, button(page, 'Submit Presentation'), 4);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
  await expect(page.locator('h3:focus')).toHaveText(/[?.]$/);
  expect(await tabTo(page, page.getByRole('textbox', { name: 'Your answer' }), 4)).toBeLessThanOrEqual(4);
  await page.keyboard.insertText(answers[0] ?? '');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('img', { name: 'Answered', exact: true })).toHaveCount(1);
  await focusIsKept(page);
});

test('a dialog keeps the focus inside, closes with Escape, and gives the focus back', async ({ page }) => {
  await withoutVoices(page);
  await enterRoom(page);
  const person = page.getByRole('button', { name: /^Biography of/ }).first();
  await tabTo(page, person, 12);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    // Between the last control and the first, the focus is the browser's own.
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest('dialog') === null;
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(person).toBeFocused();
});

const paths = ['/', '/configure', '/hearing', '/rehearsals', '/test-hearing-audio', '/simulate', '/coach/nobody'];

test('the question mark gives help on every screen', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'On this screen' });
  for (const path of paths) {
    await page.goto(path);
    await expect(button(page, 'Help and keyboard shortcuts')).toBeVisible();
    await page.keyboard.press('?');
    await expect(dialog, path).toContainText('This help');
  }
});

test('single keys can be turned off, and do nothing while somebody types', async ({ page }) => {
  const help = button(page, 'Help and keyboard shortcuts');
  const dialog = page.getByRole('dialog', { name: 'On this screen' });
  const singleKeys = dialog.getByRole('checkbox', { name: /^Single keys work/ });
  await page.goto('/');
  await expect(help).toBeVisible();
  await page.keyboard.press('?');
  await singleKeys.uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(dialog).toHaveCount(0);
  await help.press('Enter');
  await singleKeys.check();
  await page.keyboard.press('Escape');
  await expect(help).toBeFocused();
  await button(page, 'Login').click();
  const field = page.getByLabel('E-mail');
  await field.focus();
  await page.keyboard.press('?');
  await expect(field).toHaveValue('?');
  await expect(dialog).toHaveCount(0);
});

test('on a phone, the bar at the bottom does not cover what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await chooseSolar(page);
  await chooseSession(page, 'Real-Life Simulation');
  await button(page, 'Skip to Community Selection').click();
  await button(page, 'Rural Traditional').click();
  await expect(button(page, 'Use Rural Traditional')).toBeVisible();
  const bar = page.locator('footer').filter({ has: button(page, 'Back') });
  await page.evaluate('scrollTo(0, 0)');
  await tabTo(page, button(page, 'Use Rural Traditional'));
  const [focused, fixed] = [await button(page, 'Use Rural Traditional').boundingBox(), await bar.boundingBox()];
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(fixed?.y ?? 0);
});
