import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { faultsOfAxe } from './axe.ts';
import { developmentBuild, serve } from './development-build.ts';
import { faultsOfTree } from './tree.ts';
import { legs } from './tour.ts';

/* Every screen, phase, dialog and failure is checked against WCAG 2.2 AA on a desktop in the light theme. What the dark theme
   or a phone changes is checked on the screens that together show every part of the product. No state scrolls sideways on a
   phone.

   The pages come from a development build, because only that one has React's own warnings: a part that changes another while
   it is drawn, a list without keys, an attribute that no element has. There must be none. */

const measuredInTheDark = new Set([
  'landing-login',
  'landing-continue',
  'setup-session',
  'setup-themes',
  'setup-community',
  'setup-community-details',
  'setup-project-empty',
  'setup-project-example',
  'practice-feedback',
  'hearing-opening',
  'hearing-presentation',
  'hearing-standard-room',
  'hearing-feedback',
  'hearing-ready',
  'hearing-transition',
  'public-feedback',
  'public-vote',
  'report',
  'rehearsals-list',
  'brief',
]);

const desk = { width: 1280, height: 800 };
const phone = { width: 320, height: 640 };

/** Retried until it fits, for a second at most: a window that was just resized is laid out again in several steps. */
const tooWide = (page: Page) =>
  page.evaluate(async () => {
    const { documentElement } = document;
    const beyond = () => documentElement.scrollWidth - documentElement.clientWidth;
    for (let frame = 0; frame < 60 && beyond() > 0; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return beyond() > 0 ? [`${beyond()} pixels wider than the window`] : [];
  });

/** Words with a typewriter's apostrophes or quotation marks: on the page they are set as in print, whoever wrote them. */
const straightQuotes = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      // A document on file is shown as it was filed.
      const isShown = node.parentElement?.closest('script, style, textarea, [class*="preview"]') === null;
      if (isShown && /\p{L}'\p{L}|(?:^|\s)"\p{L}/u.test(text)) found.push(text.slice(0, 160));
    }
    return found;
  });

// The tours do not depend on each other; one after the other they would take longer than the rest of the suite.
test.describe.configure({ mode: 'parallel' });
// A trace would keep a copy of the page for each of hundreds of checks.
test.use({ trace: 'off' });

let folder = '';
test.beforeAll(async () => {
  folder = await developmentBuild(test.info().project.outputDir);
});

/** The browser's own message where a tour takes the server away. */
const ofTheNetwork = /^Failed to load resource/;

for (const [name, leg] of Object.entries(legs))
  test(`${name}: every state is accessible, fits a phone, and gives React nothing to warn of`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    await serve(context, folder, baseURL ?? '');
    const found: Record<string, readonly string[]> = {};
    const note = (what: string, faults: readonly string[]): void => {
      if (faults.length > 0) found[what] = faults;
    };
    let last = 'the start';
    const warned = (message: string): void => note(`after ${last}: ${message}`, [message]);
    page.on('console', (message) => {
      if (message.type() === 'error' && !ofTheNetwork.test(message.text())) warned(message.text());
    });
    page.on('pageerror', (error) => warned(error.message));
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.setViewportSize(desk);
    await leg(page, async (stop) => {
      last = stop;
      note(`${stop}, light`, await faultsOfAxe(page));
      note(`${stop}, tree`, await faultsOfTree(page));
      note(`${stop}, wide`, await tooWide(page));
      note(`${stop}, quotes`, await straightQuotes(page));
      await page.setViewportSize(phone);
      note(`${stop}, narrow`, await tooWide(page));
      if (measuredInTheDark.has(stop)) {
        note(`${stop}, phone`, await faultsOfAxe(page, ['target-size', 'scrollable-region-focusable']));
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
        note(`${stop}, dark`, await faultsOfAxe(page, ['color-contrast', 'link-in-text-block']));
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      }
      await page.setViewportSize(desk);
    });
    expect(found).toEqual({});
  });
