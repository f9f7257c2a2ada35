// docs/flows/own-back-end.md
import { recordedToken } from '@foyer/contract/recorded';
import { startSiteBefore } from './support/product.ts';
import { startSpecBackend } from './support/spec-backend.ts';
import { test as base, expect, logIn, open, storedSession } from './support/test.ts';

// The built site in front of a back end that answers what the specification names, and 404 to everything else.
const test = base.extend<{ answersAnew: undefined }, { backend: Awaited<ReturnType<typeof startSpecBackend>> }>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the parameters
    async ({}, use) => {
      const backend = await startSpecBackend();
      await use(backend);
      await backend.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ backend }, use) => {
      const site = await startSiteBefore(backend.url);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  answersAnew: [
    async ({ backend, faults }, use) => {
      backend.reset();
      // The browser itself writes a line for each answer that is no success.
      faults.expect(/status of 40[04]/);
      await use(undefined);
    },
    { auto: true },
  ],
});

test('LG-08 a log-in that answers what the specification names, with a number as id and a JWT as token, leads home', async ({
  page,
  backend,
}) => {
  await open(page, '/m/login');
  await logIn(page);
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
  expect(await storedSession(page)).toMatchObject({ id: '4242', token: recordedToken, userName: 'demo' });
  const asked = backend.asked.find(({ path }) => path === '/wps/session/login');
  expect(asked?.input).toMatchObject({ username: 'demo', type: 'username' });
});
