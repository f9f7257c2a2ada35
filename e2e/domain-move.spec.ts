// docs/flows/domain-failure.md: an operator that lets the session move.

import { makeDomain } from './support/domains.ts';
import { withoutCaptcha } from './support/operators.ts';
import { arrivalElsewhere, expect, openAs, storedSession, test } from './support/test.ts';
import { patternOf, textOf } from './support/texts.ts';

test.use({
  operators: {
    change: (file, operator) => {
      withoutCaptcha(file, operator);
      file.settings.sessionFollowsDomain = true;
    },
  },
});

test('DF-04 a member moves to another domain with a one-time code, and no token crosses', async ({
  wire,
  page,
  site,
  product,
  faults,
}) => {
  faults.expect(/status of 503/);
  await openAs(page, wire, '/m/home');
  const before = await storedSession(page);
  const main = `localhost:${product.port}`;
  await makeDomain(site, main, 'closed');
  await page.goto('/m/home');
  const arrival = arrivalElsewhere(page, main);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: textOf('common.retry') })
    .click();
  const address = await arrival;
  expect(address.pathname).toBe('/m/index.html');
  expect([...address.searchParams.keys()]).toEqual(['token']);
  expect(address.searchParams.get('token')).not.toBe(before?.token);
  // The address is cleaned before anything else runs.
  await page.waitForURL((url) => url.host !== main && url.search === '');
  await page.waitForLoadState();
  await expect.poll(() => storedSession(page)).toMatchObject({ userName: 'demo' });
  expect((await storedSession(page))?.token).not.toBe(before?.token);
  expect(new URL(page.url()).search).toBe('');
  // The new domain cannot know who made the code: it asks, as after any link.
  await expect(page.getByRole('complementary', { name: patternOf('linkLogin.title', { name: 'demo' }) })).toBeVisible();
});
