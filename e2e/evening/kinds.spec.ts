import { expect, test } from '@playwright/test';
import { presentByTyping, recordOf, withoutVoices } from '../hearing/hearing-walk.ts';
import { withVoices } from '../hearing/voices.ts';
import { decisionOf, holdEvening, openEvening, spokenAloud, typed, type Reply } from './evening-walk.ts';

const aloud = 'I do, and we accept that as a condition.';
const reply = typed('Your reply', 'Yes, I do, and we accept that condition.', 'Reply');
const rebut = typed(
  'Your rebuttal',
  'On the road, deliveries use County Road 12 only, and we repair it.',
  'End the rebuttal',
);

/** What staff asks about opens the first reply of every kind. */
const staffReport = `STAFF REPORT
Request: Approval as filed.
Recommendation: Staff recommends approval with conditions.
Recommended conditions:
1. The applicant shall plant evergreen trees along the north property line before construction.`;

/** The first reply is spoken, the others are typed: a kind is walked once, in both ways. */
function spokenFirst(): Reply {
  const aloudFirst = spokenAloud('Your reply', 'Reply');
  let isFirst = true;
  return async (page) => {
    await (isFirst ? aloudFirst : reply)(page);
    isFirst = false;
  };
}

// Those with a bench of their own. The others differ in what is said and how many vote, which the server's tests of proceedings hold.
for (const [kind, name] of [
  ['variance', 'Variance'],
  ['hearing_examiner', 'Hearing examiner'],
] as const)
  test(`an evening of the kind ${kind} is spoken and typed from the call to order to the decision`, async ({
    page,
  }) => {
    await withVoices(page, aloud);
    await openEvening(page, kind, {}, staffReport);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await holdEvening(page, spokenFirst(), rebut);
    const decision = await decisionOf(page);
    expect(decision?.['criteria']).not.toEqual([]);
    expect(decision?.['votes']).toHaveLength(kind === 'hearing_examiner' ? 1 : 5);
    const steps = (await recordOf(page)).filter(({ type }) => type === 'stepped').map(({ step }) => step);
    expect(steps).toContain('oath');
    expect((await recordOf(page)).find(({ reply: said }) => said != null)?.['reply']).toBe(aloud);
  });

test('an evening is held by voice: what is said aloud is sworn, answered and rebutted', async ({ page }) => {
  await withVoices(page, aloud);
  await openEvening(page, 'special_use');
  await holdEvening(page, spokenAloud('Your reply', 'Reply'), spokenAloud('Your rebuttal', 'End the rebuttal'));
  const events = await recordOf(page);
  expect(events.find(({ step, sworn }) => step === 'oath' && sworn !== undefined)).toMatchObject({ sworn: true });
  expect(events.find(({ type }) => type === 'rebutted')?.text).toBe(aloud);
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
