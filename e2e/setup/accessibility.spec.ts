import { expect, test } from '@playwright/test';

test('the wizard can be walked with the keyboard alone', async ({ page }) => {
  await page.goto('/configure');
  const solar = page.getByRole('radio', { name: 'Solar Energy' });
  await solar.focus();
  await page.keyboard.press('Enter');
  await expect(solar).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Wind Energy' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(solar).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Select Project Type' })).toBeFocused();
});
