// docs/flows/plain-http.md: a library seals calls where the browser has no crypto.subtle.
import { isBuilt } from './support/built-files.ts';
import { test } from './support/plain-http.ts';
import { expect, logIn, open, storedSession } from './support/test.ts';

test('HT-05 LG-07 without crypto.subtle the library seals the log-in, and only then is it loaded', async ({
  page,
  faults,
}) => {
  // The header is sent everywhere; here the browser has no use for it and says so.
  faults.expect(/Cross-Origin-Opener-Policy header has been ignored/);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await open(page, '/m/login');
  expect(
    await page.evaluate(() => ({
      secure: window.isSecureContext,
      subtle: 'subtle' in crypto && crypto.subtle !== undefined,
    })),
  ).toEqual({
    secure: false,
    subtle: false,
  });
  const sent = page.waitForRequest(/\/wps\/session\/login$/);
  await logIn(page);
  const login = await sent;
  expect(login.headers().encryption).toBe('AES-256-GCM');
  expect(login.postData()).toMatch(/^\{"data":"[A-Za-z0-9+/]+=*"\}$/);
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
  expect((await storedSession(page))?.userName).toBe('demo');
  expect(scripts.some(isBuilt(/plain-crypto/))).toBe(true);
});
