import { expect, test } from '@playwright/test';
import { presentByTyping, recordOf, withoutVoices } from '../hearing/hearing-walk.ts';
import { withVoices } from '../hearing/voices.ts';
import { decisionOf, holdEvening, openEvening, spokenAloud, typed } from './evening-walk.ts';

const reply = typed('Your reply', 'Yes, I do, and we accept that condition.', 'Reply');
const rebut = typed(
  'Your rebuttal',
  'On the road, deliveries use County Road 12 only, and we repair it.',
  'End the rebuttal',
);

for (const [kind, name, sworn] of [
  ['rezoning', 'Rezoning, plan or text amendment', false],
  ['variance', 'Variance', true],
  ['site_plan', 'Site plan or plat', false],
  ['hearing_examiner', 'Hearing examiner', true],
] as const)
  test(`an evening of the kind ${kind} is typed from the call to order to the decision`, async ({ page }) => {
    await withoutVoices(page);
    await openEvening(page, kind);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await holdEvening(page, reply, rebut);
    const decision = await decisionOf(page);
    expect(decision?.['criteria']).not.toEqual([]);
    expect(decision?.['votes']).toHaveLength(kind === 'hearing_examiner' ? 1 : kind === 'variance' ? 5 : 7);
    const steps = (await recordOf(page)).filter(({ type }) => type === 'stepped').map(({ step }) => step);
    expect(steps.includes('oath')).toBe(sworn);
  });

test('an evening is held by voice: what is said aloud is sworn, answered and rebutted', async ({ page }) => {
  await withVoices(page, 'I do, and we accept that as a condition.');
  await openEvening(page, 'special_use');
  await holdEvening(page, spokenAloud('Your reply', 'Reply'), spokenAloud('Your rebuttal', 'End the rebuttal'));
  const events = await recordOf(page);
  expect(events.find(({ step, sworn }) => step === 'oath' && sworn !== undefined)).toMatchObject({ sworn: true });
  expect(events.find(({ type }) => type === 'rebutted')?.text).toBe('I do, and we accept that as a condition.');
});

test('a community meeting keeps the order of the hearing room, and the score decides', async ({ page }) => {
  await withoutVoices(page);
  await openEvening(page, 'community_meeting');
  await expect(page.getByText('No kind of proceeding was chosen for this rehearsal.')).toBeVisible();
  await page.goto('/hearing');
  await page.getByRole('button', { name: 'Skip to Presentation' }).click();
  await presentByTyping(page);
  expect((await recordOf(page)).some(({ type }) => type === 'stepped')).toBe(false);
});
