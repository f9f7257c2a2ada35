// Taps while a page is on its way: before the app is there, and while a skeleton waits for its page.
import { isTakenOver } from './support/taken-over.ts';
import { expect, open, test } from './support/test.ts';
import { textOf } from './support/texts.ts';

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
  await page.getByRole('link', { name: textOf('home.logIn') }).click({ noWaitAfter: true });
  // In steps: between them the app has time to do what it must not.
  for (let step = 0; step < 48; step++) await page.clock.runFor(100);
  await expect(document).toHaveClass('frame1 frame2');
  expect(await page.evaluate(isTakenOver)).toBe(false);
  for (let step = 0; step < 12; step++) await page.clock.runFor(100);
  await expect(document).toHaveClass('');
  await expect.poll(() => page.evaluate(isTakenOver)).toBe(true);
});

test('a finger that is down when a page takes the place of its skeleton taps all the same', async ({ page }) => {
  await page.clock.install();
  // The code of the page is there from a first visit: its skeleton stands alone until the data comes.
  await open(page, '/m/activity');
  const tab = (name: 'ui.tabHome' | 'ui.tabPromotions' | 'ui.tabGames') =>
    page.getByRole('navigation').getByRole('link', { name: textOf(name) });
  await tab('ui.tabHome').click();
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/wps/content/activities*', async (route) => {
    await answered;
    await route.continue();
  });
  const coming = page.waitForResponse('**/wps/content/activities*');
  await tab('ui.tabPromotions').click();
  await expect(page.locator('main[aria-busy]')).toBeVisible();
  // From here on time stands still: a finger is not down for too long.
  await page.clock.pauseAt(Date.now() + 2000);
  const games = tab('ui.tabGames');
  const box = await games.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.mouse.down();
  answer();
  await (await coming).finished();
  await page.mouse.up();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/m\/game/);
});
