import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { legs } from '../access/tour.ts';
import { developmentBuild, serve } from './development-build.ts';

/* React's own warnings, which only a build for development has: a part that changes another while it is drawn, a list
   without keys, an attribute that no element has. No screen, phase, dialog or failure of the product gives one. */

let folder = '';
test.beforeAll(() => {
  folder = developmentBuild();
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
test.use({ trace: 'off' });

/** What the browser says itself where the tour takes the server away. */
const ofTheNetwork = /^Failed to load resource/;

for (const [name, leg] of Object.entries(legs))
  test(`${name}: nothing is wrong in the eyes of React`, async ({ page, context, baseURL }) => {
    test.slow();
    await serve(context, folder, baseURL ?? '');
    const said = new Set<string>();
    let at = 'the start';
    page.on('console', (message) => {
      if (message.type() === 'error' && !ofTheNetwork.test(message.text())) said.add(`after ${at}: ${message.text()}`);
    });
    page.on('pageerror', (error) => said.add(`after ${at}: ${error.message}`));
    await leg(page, async (stop) => {
      at = stop;
    });
    expect([...said]).toEqual([]);
  });
