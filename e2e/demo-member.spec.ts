// docs/flows/member-plays.md: the member that the demo offers.
import { expect, open, storedSession, test } from './support/test.ts';
import { textOf } from './support/texts.ts';

test('a visitor of the demo logs in with the member that the log-in page offers', async ({ page }) => {
  await open(page, '/m/login');
  await expect(page.getByText('demo-Foyer-2026')).toBeVisible();
  await page.getByRole('button', { name: textOf('login.demoFill') }).click();
  await page
    .locator('form')
    .getByRole('button', { name: textOf('login.submit') })
    .click();
  await expect.poll(() => storedSession(page)).toMatchObject({ userName: 'demo' });
});
