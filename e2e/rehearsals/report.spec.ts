import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { faultsOfAxe } from '../access/axe.ts';
import { makeRehearsal, usualAnswers } from './make-rehearsal.ts';

async function expectAccessible(page: Page): Promise<void> {
  expect(await faultsOfAxe(page)).toEqual([]);
}

async function openReport(page: Page): Promise<string> {
  await page.goto('/robots.txt');
  const id = await makeRehearsal(page);
  await page.goto(`/rehearsals/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Prairie Sky Solar' })).toBeVisible();
  await page.getByRole('button', { name: 'Open everything' }).click();
  return id;
}

const section = (page: Page, name: string) => page.getByRole('region', { name });

// The tour of every screen holds this report, its brief and a coach's view of it to the rules of accessibility.
test('the report shows the verdict, every exchange and every table', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await openReport(page);
  await expect(section(page, 'The decision, and why').getByText(/points; it takes 15 to approve/)).toBeVisible();
  for (const answer of usualAnswers)
    await expect(section(page, 'Question by question').getByText(answer).first()).toBeVisible();
  const setback = page.getByRole('row').filter({ hasText: 'Setback from residence' });
  await expect(setback).toContainText('Our panels will stand 300 feet from the nearest home.');
  await expect(setback).toContainText('not less than 500 feet from any existing residence');
  await expect(setback).toContainText('Would fall short');
  await expect(section(page, 'Findings the board has to make').getByRole('row')).toHaveCount(5);
  await expect(section(page, 'Coverage of the presentation').getByRole('row', { name: /Timeline/ })).toContainText(
    '40%',
  );
  await expect(page.getByText('Practice, not legal advice.').first()).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(faults).toEqual([]);
});

test('a shortfall is a question until the applicant says that the rule applies', async ({ page }) => {
  await openReport(page);
  const setback = page.getByRole('row').filter({ hasText: 'Setback from residence' });
  const applies = setback.getByRole('group', { name: 'Does this apply to you?' });
  await expect(setback).toContainText('Would fall short');
  await applies.getByRole('button', { name: 'No', exact: true }).click();
  await expect(applies.getByRole('button', { name: 'No', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(setback).toContainText('You said that this rule does not apply to the project.');
  await applies.getByRole('button', { name: 'Yes' }).click();
  await expect(setback).toContainText('Falls short');
  await page.reload();
  await page.getByRole('button', { name: 'Open everything' }).click();
  await expect(setback).toContainText('Falls short');
  await applies.getByRole('button', { name: 'Not sure' }).click();
  await expect(setback).toContainText('Would fall short');
});

test('nothing moves from under a finger after everything was opened', async ({ page }) => {
  await openReport(page);
  const no = page
    .getByRole('row')
    .filter({ hasText: 'Setback from residence' })
    .getByRole('button', { name: 'No', exact: true });
  // Where it stands in each of the next frames: a press that it moves away from between down and up is lost.
  const places = await no.evaluate(async (button) => {
    button.scrollIntoView({ block: 'center' });
    const seen = new Set<number>();
    for (let frame = 0; frame < 20; frame += 1) {
      seen.add(Math.round(button.getBoundingClientRect().top));
      await new Promise(requestAnimationFrame);
    }
    return [...seen];
  });
  expect(places).toHaveLength(1);
});

test('an answer that is kept says so if the report cannot be loaded again', async ({ page }) => {
  const id = await openReport(page);
  const setback = page.getByRole('row').filter({ hasText: 'Setback from residence' });
  const applies = setback.getByRole('group', { name: 'Does this apply to you?' });
  await page.route(`**/api/rehearsals/${id}/report`, (route) => route.abort());
  await applies.getByRole('button', { name: 'No', exact: true }).click();
  await expect(setback).toContainText('Your answer is kept, but the report could not be loaded again.');
  await page.unroute(`**/api/rehearsals/${id}/report`);
  await page.reload();
  await page.getByRole('button', { name: 'Open everything' }).click();
  await expect(setback).toContainText('You said that this rule does not apply to the project.');
});

test('a turn in the mood of the room shows what caused it, by mouse and by keyboard', async ({ page }) => {
  await openReport(page);
  const room = section(page, 'The room over time');
  await expect(room.getByRole('heading', { name: 'Before the first answer' })).toBeVisible();
  await room.getByRole('button', { name: /^After answer 2:/ }).click();
  await expect(room.getByRole('heading', { name: 'After answer 2' })).toBeVisible();
  await expect(
    room
      .getByRole('listitem')
      .filter({ hasText: /frustration up \d+/ })
      .first(),
  ).toBeVisible();
  await room.getByRole('button', { name: 'Later turn' }).focus();
  await page.keyboard.press('Enter');
  await expect(room.getByRole('heading', { name: 'After answer 3' })).toBeVisible();
  await room.getByRole('link', { name: 'Go to question 3' }).click();
  await expect(page).toHaveURL(/#question-3$/);
});

test('a second answer is shown next to the first', async ({ page }) => {
  await openReport(page);
  const second = page.getByRole('article', { name: /^2\. / });
  await second.getByRole('button', { name: 'Answer it again' }).click();
  await second.getByRole('button', { name: 'Rate this answer' }).click();
  await expect(second.getByText('Please provide a response before submitting.')).toBeVisible();
  const better =
    'We’ll plant two rows of eight-foot spruce along the whole fence in the first spring, replace any that die within a year, and accept that as a condition of approval.';
  await second.getByLabel('Your second answer').fill(better.replace('’', "'"));
  await second.getByRole('button', { name: 'Rate this answer' }).click();
  await expect(second.getByRole('heading', { name: 'Second answer' })).toBeVisible();
  await expect(second.getByText(better, { exact: true })).toBeVisible();
  await expect(second.getByText('I would rather not speculate on that this evening.').first()).toBeVisible();
  await expect(second.getByText(/% after the first answer, \d+% after this one/).first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Open everything' }).click();
  await expect(second.getByText(better, { exact: true })).toBeVisible();
});

test('a thing to work on starts a practice session on just that', async ({ page }) => {
  await openReport(page);
  await section(page, 'Work on these first')
    .getByRole('button', { name: /^Practice / })
    .first()
    .click();
  await page.waitForURL('**/practice-session');
  const stored = await page.evaluate(() => sessionStorage.getItem('practiceSessionConfig') ?? '{}');
  expect(JSON.parse(stored)).toMatchObject({
    practiceMode: 'single-topic',
    questionCount: 5,
  });
  expect((JSON.parse(stored) as { selectedTopics: string[] }).selectedTopics).not.toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('sessionId'))).toMatch(/^practice-/);
  await expect(page.getByRole('textbox').first()).toBeVisible();
});

test('the report is saved in every format, and its record comes back elsewhere', async ({ page, browser }) => {
  await openReport(page);
  const save = async (name: string) => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('group', { name: 'Save as' }).getByRole('button', { name }).click();
    const download = await waiting;
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  const pdf = await save('PDF');
  expect([pdf.name, pdf.bytes.subarray(0, 5).toString()]).toEqual(['Prairie-Sky-Solar-report.pdf', '%PDF-']);
  const word = await save('Word');
  expect([word.name, word.bytes.subarray(0, 2).toString()]).toEqual([
    'Prairie-Sky-Solar-questions-and-answers.docx',
    'PK',
  ]);
  expect((await save('Markdown')).bytes.toString()).toContain('# Prairie Sky Solar: rehearsal report');
  expect((await save('Web page')).bytes.toString()).toContain('<!doctype html>');
  expect((await save('Captions')).bytes.toString()).toMatch(/^WEBVTT/);
  const record = await save('Record');
  expect(JSON.parse(record.bytes.toString())).toMatchObject({ version: 2 });

  const other = await (await browser.newContext()).newPage();
  await other.goto('/rehearsals');
  const file = (text: string) => ({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const input = other.getByLabel('Import a record');
  await input.setInputFiles(file(record.bytes.toString().slice(0, 500)));
  await expect(other.getByRole('alert')).toContainText('not a complete record');
  await input.setInputFiles(file(record.bytes.toString().replace('speculate on that', 'think about that')));
  await expect(other.getByRole('alert')).toContainText('was changed after it was downloaded');
  await input.setInputFiles(file(record.bytes.toString().replace('"version":2', '"version":9')));
  await expect(other.getByRole('alert')).toContainText('newer version of Rostrum');
  await expect(other.getByRole('heading', { name: 'Nothing rehearsed yet' })).toBeVisible();
  await input.setInputFiles(file(record.bytes.toString()));
  await expect(other.getByRole('link', { name: /^Report of Prairie Sky Solar/ })).toBeVisible();
  await other.getByRole('link', { name: /^Report of Prairie Sky Solar/ }).click();
  await other.getByRole('button', { name: 'Open everything' }).click();
  await expect(other.getByText(usualAnswers[0] ?? '').first()).toBeVisible();
  await other.context().close();
});

test('the replay runs, scrubs and jumps', async ({ page }) => {
  await openReport(page);
  const replay = section(page, 'Replay');
  await expect(replay.getByRole('figure')).toContainText('Good evening');
  const place = replay.getByRole('slider', { name: 'Place in the hearing' });
  await replay.getByRole('button', { name: 'Play' }).click();
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(0);
  await replay.getByRole('button', { name: 'Pause' }).click();
  await replay.getByRole('button', { name: /Question 3,/ }).click();
  await expect(replay.getByRole('figure')).toContainText('Question 3');
  await place.fill('0');
  await expect(replay.getByRole('figure')).toContainText('Good evening');
});

test('a coach with a link reads and writes until the link is withdrawn', async ({ page, browser }) => {
  await openReport(page);
  const own = section(page, 'Show it to a coach');
  await own.getByRole('button', { name: 'Make a link' }).click();
  const address = await own.getByLabel('Link to the report').inputValue();
  const coach = await (await browser.newContext()).newPage();
  await coach.goto(address);
  await expect(coach.getByRole('heading', { level: 1, name: 'Prairie Sky Solar' })).toBeVisible();
  await expect(coach.getByRole('button', { name: 'Answer it again' })).toHaveCount(0);
  await expect(coach.getByRole('button', { name: /^Practice / })).toHaveCount(0);
  await coach.getByLabel('Your name').fill('Pat Rivers');
  const form = coach.getByRole('article', { name: /^1\. / });
  await form.getByLabel('Comment on question 1').fill('Give the number first, then the reason.');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('The applicant will see it.')).toBeVisible();
  await expectAccessible(coach);

  await page.reload();
  await page.getByRole('button', { name: 'Open everything' }).click();
  await expect(page.getByRole('article', { name: /^1\. / })).toContainText('Give the number first, then the reason.');
  await own.getByRole('button', { name: /^Withdraw the link/ }).click();
  await expect(own.getByText('Withdrawn')).toBeVisible();
  await coach.reload();
  await expect(coach.getByRole('alert')).toContainText('The applicant has withdrawn this link.');
  await coach.goto('/coach/nobody-made-this');
  await expect(coach.getByRole('alert')).toContainText('There is no report at this link');
  await coach.context().close();
});

test('another browser’s report, and one that does not exist, get an error message', async ({ page, browser }) => {
  const id = await openReport(page);
  const other = await (await browser.newContext()).newPage();
  await other.goto(`/rehearsals/${id}`);
  await expect(other.getByRole('alert')).toContainText('This rehearsal belongs to another browser.');
  await other.goto('/rehearsals/hearing-1790000000000_nothinghere0000/brief');
  await expect(other.getByRole('alert')).toContainText('This rehearsal does not exist, or it was deleted.');
  await other.context().close();
});

test('on a phone a point of the public is marked beside its words, not across the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/robots.txt');
  const id = await makeRehearsal(page);
  const report = `**/api/rehearsals/${id}/report`;
  await page.route(report, async (route) => {
    const response = await route.fetch();
    const point = { id: 'p-1', text: 'Who pays for the road?', speaker: 'Ann Ives', answered: true };
    const heard = { kind: 'special_use', name: 'Special use', standard: '', decision: null, criteria: [], lacks: [] };
    const proceeding = { ...heard, points: [point], new_evidence: [] };
    await route.fulfill({ response, json: { ...((await response.json()) as object), proceeding } });
  });
  await page.goto(`/rehearsals/${id}`);
  await page.getByRole('button', { name: 'Open everything' }).click();
  const mark = section(page, 'Points raised by the public').getByText('Answered', { exact: true });
  expect((await mark.boundingBox())?.width).toBeLessThan(150);
});

test('the brief has twenty questions with what answers them, and prints whole', async ({ page }) => {
  const id = await openReport(page);
  await page.getByRole('link', { name: 'Brief for the real hearing' }).click();
  await page.waitForURL(`**/rehearsals/${id}/brief`);
  await expect(section(page, 'The questions to expect').getByRole('heading', { level: 3 })).toHaveCount(20);
  await expect(section(page, 'Exhibits to bring').getByRole('listitem').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('on paper the reasons for a rating are unfolded and the buttons are gone', async ({ page }) => {
  await openReport(page);
  const folded = page.getByText('A refusal without a reason or another way.').first();
  await expect(folded).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(folded).toBeVisible();
  // In a grid Firefox cuts through the last line of each sheet.
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('main')!.parentElement!).display)).toBe(
    'block',
  );
  await expect(page.getByRole('button', { name: 'Answer it again' }).first()).toBeHidden();
  await expect(page.getByRole('link', { name: 'Rostrum' })).toBeHidden();
});

test('the report starts with the decision and three things; a link opens the part it points to', async ({ page }) => {
  await page.goto('/robots.txt');
  const id = await makeRehearsal(page);
  await page.goto(`/rehearsals/${id}`);
  await expect(page.getByRole('heading', { name: 'Work on these first' })).toBeVisible();
  const tables = page.getByRole('row').filter({ hasText: 'Setback from residence' });
  await expect(tables).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3_600);
  await page.getByRole('link', { name: 'Compliance with the ordinance' }).click();
  await expect(tables).toBeVisible();
  // The arrow of an open part points down, not back.
  const arrow = page.locator('details[data-fold][open] > summary > svg').last();
  const turned = await arrow.evaluate((svg) => [getComputedStyle(svg).rotate, getComputedStyle(svg).transform]);
  expect(turned).toEqual(['90deg', 'none']);
});

test('a report without an answer praises nothing', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.goto(`/rehearsals/${await makeRehearsal(page, { answers: [] })}`);
  await expect(page.getByRole('heading', { name: 'Work on these first' })).toBeVisible();
  const work = page.getByRole('region', { name: 'Work on these first' });
  await expect(work.getByText('You answered no questions, so there is nothing to rank yet.')).toBeVisible();
  await expect(work.getByText('Nothing stands out.')).toHaveCount(0);
});

test('on a low screen the last part of the report is a press away', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await openReport(page);
  const contents = page.getByRole('navigation', { name: 'In this report' });
  await contents.getByRole('link').last().click();
  await expect(page).toHaveURL(/#/);
  // It stays beside the part it led to, whole: the first link is a press away too.
  await contents.getByRole('link').first().click();
  await expect(contents.getByRole('link').first()).toBeInViewport();
});

test('two pages are printed for the car, whatever was said', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openReport(page);
  await page.getByRole('button', { name: 'Print two pages' }).click();
  const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  const short = pagesIn(await page.pdf({ format: 'Letter' }));
  expect(short).toBeGreaterThan(0);
  expect(short).toBeLessThanOrEqual(2);
  await page.getByRole('button', { name: 'Print everything' }).click();
  expect(pagesIn(await page.pdf({ format: 'Letter' }))).toBeGreaterThan(short);
});
