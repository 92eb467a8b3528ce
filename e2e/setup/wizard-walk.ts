import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/* How a person goes through the wizard, using what is on the screen. */

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

export async function chooseSolar(page: Page, path = '/configure'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Select Development Category' })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('radio', { name: 'Solar Energy' }).click();
  await next(page);
  await expect(page.getByRole('heading', { name: 'Select Project Type' })).toBeVisible();
  await page.getByRole('button', { name: /^Ground-Mounted Solar/ }).click();
  await page.getByRole('radio', { name: 'Utility-Scale Solar' }).click();
  await next(page);
  await expect(page.getByRole('heading', { name: 'Configure Your Session' })).toBeVisible();
}

export async function chooseSession(page: Page, style: string, difficulty = 'Intermediate'): Promise<void> {
  await page.getByRole('radio', { name: style }).click();
  await page.getByRole('radio', { name: difficulty }).click();
}

export async function chooseCommunity(page: Page, name = 'Rural Traditional'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Select Your Community' })).toBeVisible();
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: `Use ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'Configure Your Project' })).toBeVisible();
}

/** Opens a step of the wizard. The first test walks there; the others open it as after a reload, with the choices that the walk
 *  left in its tab. Takes: the step's number and heading, and the walk. */
export function arriveAt(step: number, heading: string, walk: (page: Page) => Promise<void>) {
  let choices: string | null = null;
  return async (page: Page): Promise<void> => {
    if (choices === null) {
      await walk(page);
    } else {
      await page.addInitScript((kept) => {
        if (sessionStorage.getItem('e2e-arrived') !== null) return;
        sessionStorage.setItem('e2e-arrived', 'yes');
        sessionStorage.setItem('rostrum-wizard', kept);
      }, choices);
      await page.goto(`/configure?step=${step}`);
    }
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    choices ??= await stored(page, 'rostrum-wizard');
  };
}

export async function fillProject(page: Page): Promise<void> {
  await page.getByLabel('Developer Name or Company').fill('Larkspur Renewables LLC');
  await page.getByLabel('Project Name').fill('Cedar Prairie Solar');
  await page.getByLabel('Applicant Name').fill('Dana Whitlock');
  await choosePlace(page);
  await page.getByLabel('Zoning District').selectOption('agricultural');
}

export async function choosePlace(page: Page, state = 'Florida', county = 'Miami-Dade County'): Promise<void> {
  await page.getByRole('combobox', { name: 'State' }).fill(state);
  await page.getByRole('option', { name: state, exact: true }).click();
  await page.getByRole('combobox', { name: 'County' }).fill(county.slice(0, 6));
  await page.getByRole('option', { name: county, exact: true }).click();
}

/** A value that the screens pass on through the session storage. */
export const stored = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);

export async function storedJson(page: Page, key: string): Promise<Record<string, unknown>> {
  return JSON.parse((await stored(page, key)) ?? '{}') as Record<string, unknown>;
}
