import { expect, test } from '@playwright/test';
import {
  answerAll,
  configured,
  meter,
  nextQuestion,
  openSimulator,
  presentation,
  question,
  recordOf,
} from './public-walk.ts';

const context = {
  presentationTranscript: presentation,
  presentationDuration: 95,
  presentationQuality: { overall: 'fair', volume: 'good', clarity: 'good', pace: 140, completeness: 0.5 },
  officialQuestions: [],
  projectConfig: {},
  moodModifiers: { hostilityModifier: 0.3, boardSatisfaction: 0.4 },
  plantedThemes: ['construction_impacts', 'property_values'],
  municipalQuestionHistory: [],
  municipalAnalysisResults: {},
};

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('the room hands over: no tutorial, its hostility in the meters and on the record, its presentation known', async ({
  page,
}) => {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate-question')) sent.push(request.postDataJSON() as Record<string, unknown>);
  });
  await openSimulator(page, { ...configured, publicCommentContext: context }, { skipSetup: true });
  await nextQuestion(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await meter(page, 'Character Frustration')).toBe(60);
  expect(await meter(page, 'Trust Level')).toBe(40);
  expect(await meter(page, 'Crowd Energy')).toBe(40);
  expect(sent[0]).toMatchObject({
    user_presentation: presentation,
    target_themes: ['construction_impacts', 'property_values'],
  });
  await page.reload();
  await expect(question(page)).toBeVisible();
  expect(await meter(page, 'Character Frustration')).toBe(60);
  await answerAll(page, 'We will see to it.');
  const changed = async () => (await recordOf(page)).filter((event) => event.type === 'phase_changed');
  // The last of them is still on its way when the screen appears.
  await expect.poll(async () => (await changed()).map((event) => event.phase)).toEqual(['public_comment', 'voting']);
  expect((await changed())[0]).toMatchObject({ hostility_modifier: 0.3 });
});

test('a resident at the podium says where they live', async ({ page }) => {
  await openSimulator(page, { ...configured, publicCommentContext: context }, { skipSetup: true });
  await nextQuestion(page);
  const podium = page.getByRole('region', { name: 'At the podium' }).or(page.locator('[aria-label="At the podium"]'));
  await expect(podium.first()).toBeVisible();
  await expect(podium.first().getByText(/Lives .+ · .+/)).toBeVisible();
});
