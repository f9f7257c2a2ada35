// A visitor taps a link before the app has taken the page over: what is left to do there must not hold the next page up.
import { isTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';

test('a page whose link was tapped neither renders on nor starts its app, for five seconds', async ({ page }) => {
  // Time stands still, so that the page waits for its first frame and its app for a task of its own.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  // The tap leads nowhere: else there would be no page to look at.
  await page.route('**/m/login', (route) => route.fulfill({ status: 204 }));
  await page.goto('/m/home');
  await expect.poll(() => page.evaluate(() => '__boot' in window)).toBe(false);
  const document = page.locator('html');
  await expect(document).toHaveClass('frame1 frame2');
  await page.getByRole('link', { name: 'Log in' }).click({ noWaitAfter: true });
  // In steps: between them the app has time to do what it must not.
  for (let step = 0; step < 48; step++) await page.clock.runFor(100);
  await expect(document).toHaveClass('frame1 frame2');
  expect(await page.evaluate(isTakenOver)).toBe(false);
  for (let step = 0; step < 12; step++) await page.clock.runFor(100);
  await expect(document).toHaveClass('');
  await expect.poll(() => page.evaluate(isTakenOver)).toBe(true);
});
