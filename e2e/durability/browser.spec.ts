import { expect, test, type Page } from '@playwright/test';
import { aPracticeConfig } from '../practice/practice-config.ts';

const box = (page: Page) => page.getByLabel('Your response');
const notices = (page: Page) => page.getByRole('complementary', { name: 'Notices' });
const answer = 'We hold 150 feet on all sides, shown on sheet C-3, and we accept it as a condition of approval.';

/** Opens a practice session as the wizard leaves it. */
async function openSession(page: Page): Promise<void> {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('practiceSessionConfig') === null)
      sessionStorage.setItem('practiceSessionConfig', JSON.stringify(value));
  }, aPracticeConfig(3));
  await page.goto('/practice-session');
  await expect(box(page)).toBeVisible();
}

/** From here on the browser stores nothing, as if its storage were full. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}

async function answeredOf(page: Page, sessionId: string): Promise<string[]> {
  return page.evaluate(async (id) => {
    const credential = document.querySelector<HTMLMetaElement>('meta[name="rostrum-credential"]')?.content ?? '';
    const record = await fetch(`/api/rehearsals/${id}/record`, { headers: { Authorization: `Basic ${credential}` } });
    const { events } = (await record.json()) as { events: { type: string; text?: string }[] };
    return events.flatMap(({ type, text }) => (type === 'answered' && text !== undefined ? [text] : []));
  }, sessionId);
}

test('the second tab on one rehearsal says so, until the first is closed', async ({ page, context }) => {
  await openSession(page);
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  const second = await context.newPage();
  await second.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value as string);
  }, stored);
  await second.goto('/practice-session');
  await expect(notices(second)).toContainText('This rehearsal is already open in another tab');
  await expect(notices(page)).toHaveCount(0);
  await page.close({ runBeforeUnload: true });
  await expect(notices(second)).toHaveCount(0);
});

test('two tabs on two rehearsals say nothing', async ({ page, context }) => {
  await openSession(page);
  const second = await context.newPage();
  await openSession(second);
  await box(second).fill('I am another rehearsal.');
  await expect(notices(second)).toHaveCount(0);
  await expect(notices(page)).toHaveCount(0);
});

test('with full storage the page says so, goes on, and sends what was said offline exactly once', async ({ page }) => {
  await openSession(page);
  const id = (await page.evaluate(() => sessionStorage.getItem('sessionId'))) ?? '';
  await fillStorage(page);
  await page.route('**/api/**', (route) => route.abort());
  await box(page).fill(answer);
  await page.getByRole('button', { name: 'Submit Response' }).click();
  await expect(page.getByRole('heading', { name: 'Feedback' })).toBeVisible();
  await expect(notices(page)).toContainText('Keep this page open: some of what you said hasn’t been sent yet');
  await page.unroute('**/api/**');
  await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeVisible();
  await expect(notices(page)).toHaveCount(0);
  expect(await answeredOf(page, id)).toEqual([answer]);
});

test('with storage blocked the landing page and a rehearsal work, and a notice says what a reload would do', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'] as const)
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/configure');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/practice-session');
  await page.waitForURL('**/configure');
  await page.goto('/hearing');
  await expect(page.getByRole('heading', { name: 'Municipal Planning Commission Hearing' })).toBeVisible();
  await expect(notices(page)).toContainText('This browser isn’t saving anything right now');
  expect(errors).toEqual([]);
});
