// docs/flows/identity.md: browsers that let pages keep little.
import { atHome, beAt, button, registerNew, signInAt } from './support/social.ts';
import { expect, open, storedSession, test } from './support/test.ts';
import { patternOf, textOf } from './support/texts.ts';

const somebody = (name: string): string => `${name} ${Date.now() % 100_000}`;

// An identity that no account has is refused with 400, and led on from there.
test.beforeEach(({ faults }) => faults.expect(/status of 400/));

/** Acts like a browser with all site data switched off: even a look at the storage throws. */
const withoutStorage = (): void => {
  const refuse = (): never => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
};

test('with all storage blocked a provider window still logs in', async ({ page, context }) => {
  await context.addInitScript(withoutStorage);
  await open(page, '/m/login');
  await signInAt(page, 'line', somebody('Noor'));
  await registerNew(page);
  await atHome(page);
  await expect(page.getByText(textOf('social.welcome'))).toBeVisible();
});

test('with storage and windows blocked the buttons say so first, and other methods still log in', async ({ page }) => {
  await page.addInitScript(withoutStorage);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page, '/m/login');
  await button(page, 'facebook').click();
  await expect(page.getByRole('alert')).toContainText(textOf('identity.storageBlocked'));
  await expect(page.getByRole('alert')).toContainText(
    patternOf('identity.code', { code: 'auth/web-storage-unsupported' }),
  );
  expect(new URL(page.url()).pathname).toBe('/m/login');
  await expect(page.getByLabel(textOf('login.username'))).toBeEditable();
});

test('OV-06 a redirect without its stored request shows an error and leads to the log-in', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page, '/m/login');
  await button(page, 'line').click();
  await page.waitForURL(/\/authorize\/line/);
  // The browser has cleared what the tab kept, as it may while a page is away.
  const returned = page.waitForURL((url) => url.pathname === '/m/socialReturn');
  await page.addInitScript(() => {
    if (location.pathname === '/m/socialReturn') sessionStorage.clear();
  });
  await beAt(page, somebody('Thiri'));
  await returned;
  await expect(page.getByRole('status').filter({ hasText: textOf('social.returnLost') })).toBeVisible();
  const back = page.getByRole('button', { name: textOf('social.returnBack') });
  await expect(back).toBeFocused();
  await expect(back).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/m/login');
  expect(await storedSession(page)).toBeNull();
});
