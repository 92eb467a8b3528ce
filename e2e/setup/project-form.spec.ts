import { expect, test } from '@playwright/test';
import { longPdf } from './long-pdf.ts';
import { arriveAt, choosePlace, chooseCommunity, chooseSession, chooseSolar, fillProject } from './wizard-walk.ts';

const text = ['Section 4.2 Setbacks.', '(b) Panels shall be set back at least 150 feet from every property line.'].join(
  '\n',
);
const parsed = {
  preview: text,
  text,
  pages: null,
  source: 'code.txt',
  chunks: [{ text, section: '4.2' }],
  standards: [
    {
      subject: 'setback',
      comparator: 'min',
      value: 150,
      unit: 'feet',
      section: '4.2(b)',
      quote: 'at least 150 feet',
      applies_to: '',
    },
  ],
};
const refusal = {
  status: 422,
  json: { error: 'The document is protected by a password.', code: 'document_encrypted' },
};

const toForm = arriveAt(6, 'Configure Your Project', async (page) => {
  await chooseSolar(page);
  await chooseSession(page, 'Real-Life Simulation');
  await page.getByRole('button', { name: 'Skip to Community Selection' }).click();
  await chooseCommunity(page);
});

const file = (name = 'code.txt') => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('continues only when the six required fields are filled', async ({ page }) => {
  await toForm(page);
  const onward = page.getByRole('button', { name: 'Continue to Simulation' });
  await expect(onward).toBeDisabled();
  // Nobody has done anything wrong yet.
  await expect(page.getByText(/^Needed to continue: project name, developer name/)).toBeVisible();
  await expect(page.getByText('Please fill in all required fields')).toHaveCount(0);
  await page.getByLabel('Project Name').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await fillProject(page);
  await expect(onward).toBeEnabled();
  await expect(page.getByText('Please fill in all required fields')).toHaveCount(0);
  await page.getByLabel('Applicant Name').fill('   ');
  await expect(onward).toBeDisabled();
  await expect(page.getByText('Still missing: applicant name.')).toBeVisible();
});

test('the county waits for the state and leaves with it', async ({ page }) => {
  await toForm(page);
  const county = page.getByRole('combobox', { name: 'County' });
  await expect(county).toBeDisabled();
  await choosePlace(page, 'Louisiana', 'Orleans Parish');
  await expect(county).toHaveValue('Orleans Parish');
  await page.getByRole('combobox', { name: 'State' }).fill('texas');
  await page.getByRole('combobox', { name: 'State' }).press('Tab');
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Texas');
  await expect(county).toHaveValue('');
});

test('the keyboard alone chooses a place', async ({ page }) => {
  await toForm(page);
  const state = page.getByRole('combobox', { name: 'State' });
  // The form may still be redrawn with what was stored; what is typed counts after that.
  await expect(async () => {
    await state.fill('');
    await state.focus();
    await page.keyboard.type('vir');
    await expect(state).toHaveValue('vir', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(state).toHaveValue('Virginia');
  await state.fill('nowhere');
  await expect(page.getByText('Nothing in the list matches.')).toBeVisible();
  await state.press('Escape');
  await expect(state).toHaveValue('Virginia');
});

test('news needs a place, shows source, date and the mark, and says when it fails', async ({ page }) => {
  await toForm(page);
  const fetchNews = page.getByRole('button', { name: 'Fetch Local News & Context' });
  // Whose search it is can be read before anything is sent.
  await expect(page.getByText('to a news search: Google News')).toBeVisible();
  await fetchNews.click();
  await expect(page.getByText('Please select a state and county before fetching news.')).toBeVisible();
  await choosePlace(page);
  await page.route('**/api/news**', (route) =>
    route.fulfill({
      json: {
        articles: [
          {
            title: 'County weighs moratorium',
            snippet: 'Supervisors asked for a map.',
            theme: 'general',
            relevance: 0.9,
            source: 'The County Record',
            date: '2026-11-01',
            url: null,
            opposition_detected: true,
            simulated: false,
          },
        ],
      },
    }),
  );
  await fetchNews.click();
  await expect(page.getByText('County weighs moratorium')).toBeVisible();
  await expect(page.getByText('The County Record')).toBeVisible();
  await expect(page.getByText('Nov 1, 2026')).toBeVisible();
  await expect(page.getByText('Simulated', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove news' }).click();
  await expect(page.getByText('County weighs moratorium')).toHaveCount(0);
  await fetchNews.click();
  await expect(page.getByText('County weighs moratorium')).toBeVisible();
  await page.route('**/api/news**', (route) => route.fulfill({ status: 503, json: { error: 'x', code: 'busy' } }));
  await fetchNews.click();
  await expect(page.getByText('Failed to fetch news. Please try again.')).toBeVisible();
  await expect(page.getByText('County weighs moratorium')).toHaveCount(0);
});

test('without news, nothing is made up until somebody asks for it', async ({ page }) => {
  await toForm(page);
  await choosePlace(page);
  await page.getByRole('button', { name: 'Fetch Local News & Context' }).click();
  await expect(page.getByText('No local news was found. The hearing works without it.')).toBeVisible();
  await page.getByRole('button', { name: 'Add what people elsewhere worry about' }).click();
  await expect(page.getByText('Not news: what people near such projects often worry about')).toBeVisible();
  await expect(page.getByText('Simulated', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Rostrum (composed)').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove news' }).click();
  await expect(page.getByText('Simulated', { exact: true })).toHaveCount(0);
});

test('a file is read, previewed, and shuts the address out until it is removed', async ({ page }) => {
  await page.route('**/api/parse-ordinance', (route) => route.fulfill({ json: parsed }));
  await toForm(page);
  const url = page.getByLabel('Ordinance URL');
  const fetchUrl = page.getByRole('button', { name: 'Fetch & Parse from URL' });
  await expect(fetchUrl).toBeDisabled();
  await page.getByLabel('Upload ordinance file').setInputFiles(file());
  await expect(page.getByRole('region', { name: 'Ordinance preview' })).toContainText('Panels shall be set back');
  await expect(page.getByRole('button', { name: 'Sections found (1)' })).toBeVisible();
  await expect(page.getByText(/Setback at least 150 feet/)).toBeVisible();
  await expect(url).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Ordinance preview' })).toContainText('Panels shall be set back');
  await page.getByRole('button', { name: 'Remove ordinance' }).click();
  await expect(url).toBeEnabled();
  await url.fill('https://county.example/code');
  await expect(page.getByLabel('Upload ordinance file')).toBeDisabled();
  await expect(fetchUrl).toBeEnabled();
});

test('a file can be dropped', async ({ page }) => {
  await page.route('**/api/parse-ordinance', (route) => route.fulfill({ json: parsed }));
  await toForm(page);
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'dropped.txt', { type: 'text/plain' }));
    return transfer;
  }, text);
  await page.getByText('Drop a PDF, DOCX or TXT file here').dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByRole('region', { name: 'Ordinance preview' })).toBeVisible();
});

test('an ordinance that cannot be read is reported, and the preview is cleared', async ({ page }) => {
  await page.route('**/api/parse-ordinance', (route) => route.fulfill({ json: parsed }));
  await toForm(page);
  await page.getByLabel('Upload ordinance file').setInputFiles(file());
  await expect(page.getByRole('region', { name: 'Ordinance preview' })).toBeVisible();
  await page.route('**/api/parse-ordinance', (route) => route.fulfill(refusal));
  await page.getByLabel('Upload ordinance file').setInputFiles(file('locked.pdf'));
  await expect(page.getByText('Failed to parse ordinance file')).toBeVisible();
  await expect(page.getByText('The document is protected by a password.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ordinance preview' })).toHaveCount(0);
  await page
    .getByLabel('Upload ordinance file')
    .setInputFiles({ ...file('tool.exe'), mimeType: 'application/octet-stream' });
  await expect(page.getByText('This kind of file is not accepted. Choose a PDF, DOCX or TXT file.')).toBeVisible();
  await page.getByLabel('Ordinance URL').fill('https://county.example/code');
  await page.getByRole('button', { name: 'Fetch & Parse from URL' }).click();
  await expect(page.getByText('Failed to parse ordinance from URL')).toBeVisible();
});

test('a pasted text is sent with its title', async ({ page }) => {
  let sent: unknown;
  await page.route('**/api/parse-ordinance', (route) => {
    sent = route.request().postDataJSON();
    return route.fulfill({ json: { ...parsed, source: 'Chapter 4' } });
  });
  await toForm(page);
  await page.getByRole('button', { name: 'Paste the text instead' }).click();
  await page.getByLabel('Title of the ordinance').fill('Chapter 4');
  await page.getByLabel('Ordinance text').fill(text);
  await page.getByRole('button', { name: 'Use this text' }).click();
  await expect(page.getByRole('region', { name: 'Ordinance preview' })).toBeVisible();
  expect(sent).toEqual({ text, name: 'Chapter 4' });
});

test('a slow reading shows progress and can be canceled', async ({ page }) => {
  await page.route('**/api/parse-ordinance', () => new Promise<void>(() => undefined));
  await toForm(page);
  await page.getByLabel('Upload ordinance file').setInputFiles(file());
  await expect(page.getByRole('progressbar', { name: /Uploading code.txt|Reading the document/ })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar', { name: /Uploading|Reading/ })).toHaveCount(0);
  await expect(page.getByText('Failed to parse ordinance file')).toHaveCount(0);
  await expect(page.getByLabel('Ordinance URL')).toBeEnabled();
});

test('a long file shows its pages, and Cancel ends the reading on the server', async ({ page }) => {
  await toForm(page);
  await page
    .getByLabel('Upload ordinance file')
    .setInputFiles({ name: 'long.pdf', mimeType: 'application/pdf', buffer: longPdf(1_900) });
  const bar = page.getByRole('progressbar', { name: /^Reading page [\d,]+ of 1,900$/ });
  await expect(bar).toHaveAttribute('aria-valuetext', /^\d+%$/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar', { name: /Reading|Opening|Uploading/ })).toHaveCount(0);
  await expect(page.getByText('Failed to parse ordinance file')).toHaveCount(0);
  await page.getByLabel('Upload ordinance file').setInputFiles(file());
  await expect(page.getByRole('region', { name: 'Ordinance preview' })).toContainText('Panels shall be set back');
});

test('the planning preview shows 500 characters, then all', async ({ page }) => {
  const planning = `${'p'.repeat(500)}THE END`;
  await page.route('**/api/parse-planning-url', (route) => route.fulfill({ json: { title: 'Plan', text: planning } }));
  await toForm(page);
  const parse = page.getByRole('button', { name: 'Parse Planning URL' });
  await expect(parse).toBeDisabled();
  await page.getByLabel('Planning Commission URL').fill('https://county.example/plan');
  await parse.click();
  const preview = page.getByRole('region', { name: 'Planning preview' });
  await expect(preview).toHaveText(`${'p'.repeat(500)}…`);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(preview).toHaveText(planning);
  await page.getByRole('button', { name: 'Remove planning page' }).click();
  await expect(preview).toHaveCount(0);
  await page.getByLabel('Planning Commission URL').fill('https://county.example/plan');
  await parse.click();
  await expect(preview).toBeVisible();
  await page.route('**/api/parse-planning-url', (route) => route.fulfill(refusal));
  await parse.click();
  await expect(page.getByText('Failed to load planning data')).toBeVisible();
  await expect(preview).toHaveCount(0);
});

test('the ordinance is reset, then the choice is filed again', async ({ page }) => {
  const order: string[] = [];
  let filed: { project?: Record<string, unknown> } = {};
  await page.route('**/api/parse-ordinance', (route) => route.fulfill({ json: parsed }));
  await page.route('**/api/reset-ordinance', (route) => {
    order.push('reset');
    return route.fulfill({ json: { success: true } });
  });
  await page.route('**/api/set-project-details', (route) => {
    order.push('file');
    filed = route.request().postDataJSON() as typeof filed;
    return route.fulfill({ json: { success: true } });
  });
  await toForm(page);
  await fillProject(page);
  await page.getByLabel('Upload ordinance file').setInputFiles(file());
  await expect(page.getByRole('region', { name: 'Ordinance preview' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue to Simulation' }).click();
  await expect(page.getByRole('heading', { name: 'Configuration Bridge' })).toBeVisible();
  expect(order).toEqual(['reset', 'file']);
  expect(filed.project).toMatchObject({
    location: { city: '', county: 'Miami-Dade County', state: 'Florida' },
    developerName: 'Larkspur Renewables LLC',
    ordinanceText: text,
  });
});

test('a project that can be neither saved nor reset keeps the form', async ({ page }) => {
  await page.route('**/api/reset-ordinance', (route) => route.abort());
  await page.route('**/api/set-project-details', (route) => route.abort());
  await toForm(page);
  await fillProject(page);
  await page.getByRole('button', { name: 'Continue to Simulation' }).click();
  await expect(page.getByText('Failed to save project configuration. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Project Name')).toHaveValue('Cedar Prairie Solar');
  await page.unroute('**/api/reset-ordinance');
  await page.getByRole('button', { name: 'Continue to Simulation' }).click();
  await expect(page.getByRole('heading', { name: 'Configuration Bridge' })).toBeVisible();
});

test('a file can be pasted', async ({ page }) => {
  await page.route('**/api/parse-ordinance', (route) => route.fulfill({ json: parsed }));
  await toForm(page);
  await page.getByLabel('Project Name').focus();
  await page.evaluate((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'pasted.txt', { type: 'text/plain' }));
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true }));
  }, text);
  await expect(page.getByRole('region', { name: 'Ordinance preview' })).toBeVisible();
});
