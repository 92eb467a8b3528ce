import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/* axe without its builder, which loads the rules and a separate page for every check, and there are hundreds of checks here. */

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the page, by all the rules of WCAG 2.2 AA or by those named. */
export async function faultsOfAxe(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: wcag },
    resultTypes: ['violations'],
  };
  const { violations } = await page.evaluate(
    (how) => (window as unknown as { axe: { run: (how: unknown) => Promise<AxeResults> } }).axe.run(how),
    options as unknown,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.slice(0, 200) ?? ''}`),
  );
}
