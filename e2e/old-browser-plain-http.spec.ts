// An old browser on plain http, without crypto.subtle: the library seals the log-in.
import { makeOld } from './support/old-browser.ts';
import { test } from './support/plain-http.ts';
import { expect, logIn, open, storedSession } from './support/test.ts';

test('an old browser on plain http seals its log-in', async ({ page, context, faults }) => {
  // The header is sent everywhere; here the browser has no use for it and says so.
  faults.expect(/Cross-Origin-Opener-Policy header has been ignored/);
  await makeOld(context);
  await open(page, '/m/login');
  expect(await page.evaluate(() => 'setBigUint64' in DataView.prototype || 'hasOwn' in Object)).toBe(false);
  const sent = page.waitForRequest(/\/wps\/session\/login$/);
  await logIn(page);
  expect((await sent).headers().encryption).toBe('AES-256-GCM');
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
  expect((await storedSession(page))?.userName).toBe('demo');
});
