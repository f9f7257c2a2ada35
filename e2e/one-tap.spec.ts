// docs/flows/identity.md: one-tap, whose frame of another site has no storage here, as on phones.
import { leaper } from './support/leap.ts';
import { atHome, button, registerNew } from './support/social.ts';
import { expect, open, wholeBrowserTest as test } from './support/test.ts';
import { patternOf, textOf } from './support/texts.ts';

const LONGER_THAN_ONE_TAP_WAITS_MS = 30_000;

// An identity that no account has is refused with 400, and led on from there.
test.beforeEach(({ faults }) => faults.expect(/status of 400/));

test('OV-05 SO-05 one-tap appears on an idle page and logs in with third-party storage blocked', async ({ page }) => {
  await open(page, '/m/login');
  const prompt = page.frameLocator('iframe[src*="/gsi/"]');
  const goOn = prompt.getByRole('button', { name: /Continue as/ });
  // This browser blocks it as phones do: what these journeys prove, they prove so.
  const kept = await goOn.evaluate(() => {
    try {
      return String(localStorage.length);
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(kept).toBe('SecurityError');
  await goOn.click();
  await registerNew(page);
  await atHome(page);
});

test('OV-05 the prompt closes when the visitor touches the page', async ({ page }) => {
  await open(page, '/m/login');
  const prompt = page.locator('iframe[src*="/gsi/"]');
  await expect(prompt).toBeVisible();
  await page.getByLabel(textOf('login.password'), { exact: true }).click();
  await expect(prompt).toBeHidden();
});

test('OV-05 the prompt never covers the country picker: it waits until the buttons are visible', async ({ page }) => {
  const leap = leaper(page, LONGER_THAN_ONE_TAP_WAITS_MS);
  await page.clock.install();
  const status = page.waitForResponse(/\/wps\/system\/status/);
  await open(page, '/m/login');
  await page.getByText(textOf('login.bySms'), { exact: true }).click();
  await page.getByRole('button', { name: patternOf('phone.country') }).click();
  const picker = page.getByRole('dialog');
  await expect(picker).toBeVisible();
  const prompt = page.locator('iframe[src*="/gsi/"]');
  await leap();
  await status;
  await expect(button(page, 'google')).toBeAttached();
  await leap();
  await expect(prompt).toHaveCount(0);
  await picker.getByRole('button', { name: textOf('common.close') }).click();
  await expect(picker).toBeHidden();
  await expect(prompt).toHaveCount(0);
  await button(page, 'google').scrollIntoViewIfNeeded();
  await leap();
  await expect(prompt).toBeVisible();
});
