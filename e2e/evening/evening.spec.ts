import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { faultsOfAxe } from '../access/axe.ts';
import { presentation, presentByTyping, recordOf, withoutVoices } from '../hearing/hearing-walk.ts';
import { holdEvening, openEvening, stepChanges, typed } from './evening-walk.ts';
import { chooseCommunity, chooseSession, chooseSolar, fillProject } from '../setup/wizard-walk.ts';

const staffReport = `STAFF REPORT
Request: Special use permit for a 40-megawatt solar energy facility on 320 acres.
Standard 1: The use will not endanger public health or safety. Staff finds that this standard is met.
Standard 2: The use will be in harmony with the area. Staff finds that this standard is met with the conditions below.
Recommended conditions:
1. The applicant shall plant evergreen trees at least six feet tall along the north property line before construction.
2. The applicant shall post a decommissioning bond of $2,400,000 before a building permit is issued.
Recommendation: Staff recommends approval with conditions.`;

/** From the wizard to the first step of the evening. */
async function fileHearing(page: Page, kind: string): Promise<void> {
  await chooseSolar(page);
  await chooseSession(page, 'Real-Life Simulation');
  await page.getByRole('button', { name: 'Skip to Community Selection' }).click();
  await chooseCommunity(page);
  await fillProject(page);
  const section = page.getByRole('region', { name: 'Proceeding' });
  await section.getByRole('combobox', { name: 'Kind of proceeding' }).selectOption({ label: kind });
  await section.getByRole('button', { name: 'Paste the staff report' }).click();
  await section.getByRole('textbox', { name: 'Text of the staff report' }).fill(staffReport);
  await section.getByRole('button', { name: 'Use this text' }).click();
  await expect(section.getByText('Recommendation: Approve with conditions')).toBeVisible();
}

async function launch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to Simulation' }).click();
  await page.getByRole('button', { name: 'Launch Game' }).click();
  await expect(page).toHaveURL(/\/evening$/, { timeout: 20_000 });
}

const step = (page: Page, name: RegExp) => page.getByRole('listitem').filter({ hasText: name });
const replyBox = (page: Page) => page.getByRole('textbox', { name: 'Your reply' });

/** Presses whatever the step offers, and answers in one sentence when asked, until the heading appears. */
async function goOnUntil(page: Page, heading: RegExp, reply: string): Promise<void> {
  const there = page.getByRole('heading', { name: heading, level: 2 });
  for (let presses = 0; presses < 40; presses += 1) {
    const begin = page.getByRole('button', { name: /^Begin: / });
    await expect(there.or(begin).or(replyBox(page)).first()).toBeVisible();
    if (await there.isVisible()) return;
    const changed = stepChanges(page);
    if (await replyBox(page).isVisible()) {
      await replyBox(page).fill(reply);
      await page.getByRole('button', { name: 'Reply', exact: true }).click();
    } else {
      await begin.click();
    }
    await changed();
  }
  throw new Error(`the evening never came to ${heading.source}`);
}

test('a staff report is removed from the form and from the record, and another is filed in its place', async ({
  page,
}) => {
  await fileHearing(page, 'Special or conditional use');
  await page.getByRole('button', { name: 'Continue to Simulation' }).click();
  await expect(page.getByRole('button', { name: 'Launch Game' })).toBeVisible();
  const ofTheReport = async () =>
    (await recordOf(page))
      .filter((event) => (event as { kind?: string }).kind === 'staff_report')
      .map(({ type }) => type);
  expect(await ofTheReport()).toEqual(['document_filed']);

  await page.goBack();
  const section = page.getByRole('region', { name: 'Staff report' });
  await section.getByRole('button', { name: 'Remove' }).click();
  await expect(section.getByText('Recommendation:')).toBeHidden();
  await expect(section.getByRole('button', { name: 'Make one from what’s on file' })).toBeVisible();
  await expect.poll(ofTheReport).toEqual(['document_filed', 'document_withdrawn']);
  await page.reload();
  await expect(section.getByRole('button', { name: 'Make one from what’s on file' })).toBeVisible();

  await section.getByRole('button', { name: 'Paste the staff report' }).click();
  await section.getByRole('textbox').last().fill(staffReport.replace('approval with conditions', 'denial'));
  await section.getByRole('button', { name: 'Use this text' }).click();
  await expect(section.getByText('Recommendation: Deny')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to Simulation' }).click();
  await expect(page.getByRole('button', { name: 'Launch Game' })).toBeVisible();
  expect(await ofTheReport()).toEqual(['document_filed', 'document_withdrawn', 'document_filed']);
});

test('a special use is heard from the call to order to the decision', async ({ page }) => {
  test.setTimeout(180_000);
  await withoutVoices(page);
  await fileHearing(page, 'Special or conditional use');
  await launch(page);
  expect(await faultsOfAxe(page)).toEqual([]);

  await goOnUntil(page, /^Your presentation$/, 'I do.');
  await page.getByRole('button', { name: 'Go to the rostrum' }).click();
  await expect(page.getByRole('heading', { name: 'Developer Presentation' })).toBeVisible();
  // Seven vote in the end, so the four who ask are not called the board.
  await expect(page.getByText('4 Members with Questions', { exact: true })).toBeVisible();
  await presentByTyping(page);
  await page.goto('/evening');
  await expect(page.getByRole('heading', { name: 'Questions from the board' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on to public comment' }).click();

  await page.getByRole('button', { name: 'Call the first speaker' }).click();
  await expect(page.getByRole('region', { name: 'Points raised' })).toBeVisible();
  // A speaker in favor may raise no point.
  const next = page.getByRole('button', { name: 'Call the next speaker' });
  for (let calls = 0; calls < 4 && (await page.getByRole('checkbox').count()) === 0; calls += 1) {
    const before = await page.getByRole('main').textContent();
    await next.click();
    await expect(page.getByRole('main')).not.toHaveText(before ?? '');
  }
  await page.getByRole('checkbox').first().check();
  await page.reload();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  expect(await faultsOfAxe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close public comment' }).click();

  await goOnUntil(page, /^Your rebuttal$/, 'The nearest home is 400 feet away.');
  await page
    .getByRole('textbox', { name: 'Your rebuttal' })
    .fill('We heard the concern about the road. Deliveries use County Road 12 only, between seven and five.');
  await page.getByRole('button', { name: 'End the rebuttal' }).click();
  await goOnUntil(page, /^Motion and vote$/, 'Yes, we accept that condition');
  await page.getByRole('button', { name: 'Hear the decision' }).click();
  await expect(page.getByRole('heading', { name: 'Criterion by criterion' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Roll call' })).toBeVisible();
  expect(await faultsOfAxe(page)).toEqual([]);

  const events = await recordOf(page);
  const types = new Set(events.map(({ type }) => type));
  for (const type of ['stepped', 'presented', 'testified', 'rebutted', 'decided']) expect(types).toContain(type);
  expect(events.find(({ type }) => type === 'presented')?.text).toBe(presentation);

  // A decision is final: opened again it is the same.
  const outcome = await page.getByRole('heading', { level: 2 }).first().textContent();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(outcome ?? '');

  // The report goes by the criteria, with the findings to take along; the brief begins with what the board has to find.
  await page.getByRole('link', { name: 'Open the report' }).click();
  await expect(page.getByRole('heading', { name: 'Criterion by criterion' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What the record lacks' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Findings the board has to make' })).toHaveCount(0);
  expect(await faultsOfAxe(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Draft findings (Word)' }).click();
  expect((await saving).suggestedFilename()).toMatch(/draft-findings.*\.docx$/);
  await page.getByRole('link', { name: 'Brief for the real hearing' }).click();
  await expect(page.getByRole('heading', { name: 'What your board will be asked to find' })).toBeVisible();
});

test('every step of a rezoning except the decision can be skipped', async ({ page }) => {
  await withoutVoices(page);
  await fileHearing(page, 'Rezoning, plan or text amendment');
  await launch(page);
  for (let skips = 0; skips < 12; skips += 1) {
    const skip = page.getByRole('button', { name: 'Skip this step' });
    const onward = page.getByRole('button', { name: /^(Go on to public comment|Close public comment)$/ });
    const decide = page.getByRole('button', { name: 'Hear the decision' });
    await expect(skip.or(onward).or(decide).first()).toBeVisible();
    if (await decide.isVisible()) break;
    const changed = stepChanges(page);
    await ((await onward.isVisible()) ? onward : skip).click();
    await changed();
  }
  await expect(page.getByRole('button', { name: 'Hear the decision' })).toBeVisible();
  await expect(step(page, /Call to order/)).toBeVisible();
});

test('a decision is set as in print, whoever wrote the ordinance', async ({ page }) => {
  const ordinanceText =
    "Section 9 Standards for approval. The Board shall find that\n(a) roads and drainage are adequate or will be made so at the applicant's cost;\n(b) the use won't impede the orderly use of surrounding land; and\n(c) the use is consistent with the county's Comprehensive Plan.";
  await openEvening(page, 'special_use', { ordinanceText, projectConfig: { ordinanceText } });
  const reply = typed('Your reply', 'Yes, I do.', 'Reply');
  await holdEvening(page, reply, typed('Your rebuttal', 'We answered what was raised.', 'End the rebuttal'));
  await expect(page.getByText('at the applicant’s cost').first()).toBeVisible();
  const criterion = page.getByRole('listitem').filter({ hasText: /^roads and drainage/i });
  await expect(criterion.filter({ hasText: "applicant's" })).toHaveCount(0);
  await page.getByRole('link', { name: 'Open the report' }).click();
  await page.getByRole('button', { name: 'Open everything' }).click();
  await expect(page.getByText('at the applicant’s cost').first()).toBeVisible();
  await expect(criterion.filter({ hasText: "applicant's" })).toHaveCount(0);
});

test('local rules are set, and come back from their file', async ({ page }) => {
  await fileHearing(page, 'Variance');
  await page.getByRole('button', { name: 'Local rules…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Local rules' });
  await dialog.getByLabel('Each public speaker, minutes').fill('2');
  await dialog.getByLabel('Name of the body').fill('Larkin County Board of Adjustment');
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save to a file' }).click();
  const file = await (await saving).path();
  await dialog.getByRole('button', { name: 'Use the general rules' }).click();
  await expect(dialog.getByLabel('Each public speaker, minutes')).toHaveValue('');
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Open a file' }).click();
  await (await choosing).setFiles(file);
  await expect(dialog.getByLabel('Each public speaker, minutes')).toHaveValue('2');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Local rules are set.')).toBeVisible();
});
