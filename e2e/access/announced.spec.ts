import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  answer,
  answerBox,
  answers,
  currentQuestion,
  enterRoom,
  nextQuestion,
  presentByTyping,
} from '../hearing/hearing-walk.ts';
import { toPresentation, withoutVoices } from '../hearing/hearing-walk.ts';

/* What a screen reader announces: a change in a live region, or the element that gets the focus. */

async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const live = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
    const said: string[] = [];
    Object.assign(window, { said });
    const told = new Map<Element, string>();
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(live);
        if (around) regions.add(around);
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const region of [...(node.matches(live) ? [node] : []), ...node.querySelectorAll(live)])
              regions.add(region);
      }
      for (const region of regions) {
        const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
        if (text !== '' && told.get(region) !== text) said.push(text);
        told.set(region, text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) said.push((target.textContent ?? '').trim());
    });
  });
}
const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));

test('a question and the feedback on an answer are each announced once, and the clock is not', async ({ page }) => {
  await withoutVoices(page);
  await enterRoom(page);
  await toPresentation(page);
  await page.clock.install();
  await presentByTyping(page);
  await listen(page);
  await nextQuestion(page);
  const question = (await currentQuestion(page).textContent()) ?? '';
  expect((await said(page)).filter((text) => text.includes(question))).toHaveLength(1);

  await page.clock.runFor(8_000);
  expect(await said(page)).toEqual([]);

  await answer(page, answers[0] ?? '');
  await nextQuestion(page);
  await expect(answerBox(page)).toBeVisible();
  const feedback =
    (await page
      .getByRole('region', { name: /^On your last answer/ })
      .locator('p')
      .first()
      .textContent()) ?? '';
  expect(feedback).not.toBe('');
  expect((await said(page)).filter((text) => text.includes(feedback))).toHaveLength(1);
});
