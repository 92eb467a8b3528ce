import { expect, test, type Page } from '@playwright/test';
import { aPracticeConfig } from './practice-config.ts';

async function openSession(page: Page, config = aPracticeConfig()): Promise<void> {
  await page.addInitScript((value) => sessionStorage.setItem('practiceSessionConfig', JSON.stringify(value)), config);
  await page.goto('/practice-session');
  await expect(page.getByLabel('Your response')).toBeVisible();
}

const question = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const box = (page: Page) => page.getByLabel('Your response');
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Response' }).click();

test('without a configuration it goes to the wizard', async ({ page }) => {
  await page.goto('/practice-session');
  await page.waitForURL('**/configure');
});

test('a blank answer is refused with the message of the specification, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await openSession(page);
  await box(page).fill('   ');
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('Please provide a response before submitting');
  expect(sent.filter((url) => url.includes('evaluate-response'))).toHaveLength(0);
});

test('the counter counts past a thousand and cuts nothing off', async ({ page }) => {
  await openSession(page);
  await expect(page.getByText('0/1000 characters')).toBeVisible();
  await box(page).fill('a'.repeat(1_200));
  await expect(page.getByText('1200/1000 characters')).toBeVisible();
  await expect(box(page)).toHaveValue('a'.repeat(1_200));
});

test('an answer that the record would not take is said to be too long, and stays in the field', async ({ page }) => {
  await openSession(page);
  await box(page).fill('a'.repeat(20_001));
  await submit(page);
  await expect(page.getByText('The answer is too long to save. Please shorten it.')).toBeVisible();
  await expect(box(page)).toBeEditable();
  await expect(page.getByText('Offline mode')).toBeHidden();
});

test('feedback moves on after four seconds, and can be held', async ({ page }) => {
  await page.clock.install();
  await openSession(page);
  await box(page).fill('Yes. We hold 150 feet on all sides, shown on sheet C-3, and we accept it as a condition.');
  await submit(page);
  await expect(page.getByText('Moving to question 2...')).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(20_000);
  await expect(page.getByRole('heading', { name: 'Feedback' })).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.clock.runFor(4_000);
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Feedback' })).toHaveCount(0);
});

test('offline it goes on by itself with the banner and the length rules, and sends all of it when it is back', async ({
  page,
}) => {
  await openSession(page, aPracticeConfig(3));
  const id = await page.evaluate(() => sessionStorage.getItem('sessionId'));
  await page.route('**/api/**', (route) => route.abort());
  const first = 'We will plant two rows of evergreens, '.repeat(6) + 'at 25 feet.';
  await box(page).fill(first);
  await submit(page);
  await expect(page.getByText('Offline mode')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Feedback' })).toBeVisible();
  await expect(page.getByText('Strong', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(box(page)).toBeVisible();
  await box(page).fill('Too short.');
  await submit(page);
  await expect(page.getByText('Poor', { exact: true }).first()).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Question 3 of 3' })).toBeVisible();
  await expect(page.getByText('Offline mode')).toHaveCount(0);

  const events = await page.evaluate(async (sessionId) => {
    const credential = document.querySelector<HTMLMetaElement>('meta[name="rostrum-credential"]')?.content ?? '';
    const answer = await fetch(`/api/rehearsals/${sessionId}/record`, {
      headers: { Authorization: `Basic ${credential}`, 'X-Session-ID': sessionId ?? '' },
    });
    return ((await answer.json()) as { events: { type: string; text?: string }[] }).events.map(
      (event) => [event.type, event.text] as const,
    );
  }, id);
  expect(events.filter(([type]) => type === 'answered').map(([, text]) => text)).toEqual([first.trim(), 'Too short.']);
  expect(events.map(([type]) => type).filter((type) => ['asked', 'answered', 'judged'].includes(type))).toEqual([
    'asked',
    'answered',
    'judged',
    'asked',
    'answered',
    'judged',
    'asked',
  ]);
});

test('restart begins again at question 1 and a reload stays there', async ({ page }) => {
  await openSession(page);
  await box(page).fill('Yes. We hold 150 feet on all sides and accept it as a condition.');
  await submit(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible();
  await expect(box(page)).toBeVisible();
  await page.getByRole('button', { name: 'Restart' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restart' }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible();
  await expect(box(page)).toBeVisible();
  const asked = await question(page).textContent();
  const topic = page.getByText('Setbacks and buffers', { exact: true });
  await expect(topic).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible();
  await expect(question(page)).toHaveText(asked ?? '');
  await expect(topic).toBeVisible();
});

test('exit goes to the front page, which offers to continue', async ({ page }) => {
  await openSession(page);
  await page.getByRole('button', { name: 'Exit' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText('Continue where you left off')).toBeVisible();
});
