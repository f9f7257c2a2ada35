// docs/flows/domain-failure.md: a dialog leads from a failed domain to an honest one.
import type { BrowserContext, Page } from '@playwright/test';
import { halfOf } from '../tools/test/run-seed.mjs';
import { lotusAsksOthers, makeDomain } from './support/domains.ts';
import { expect, expectAccessible, logIn, open, test } from './support/test.ts';
import { patternOf, sharedText, textOf } from './support/texts.ts';

const dialog = (page: Page) => page.getByRole('alertdialog');
const retry = (page: Page) => dialog(page).getByRole('button', { name: textOf('common.retry') });

interface Places {
  readonly main: string;
  readonly first: string;
  readonly second: string;
  readonly mirror: string;
}

const placesOf = (port: number): Places => ({
  main: `localhost:${port}`,
  first: `aurora.localhost:${port}`,
  second: `aurora2.localhost:${port}`,
  mirror: `mirror.localhost:${port}`,
});

/** Every request to a host from now on. */
function watched(context: BrowserContext, host: string): { url: string; headers: Record<string, string> }[] {
  const seen: { url: string; headers: Record<string, string> }[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).host === host) seen.push({ url: request.url(), headers: request.headers() });
  });
  return seen;
}

test.beforeEach(({ faults }) => faults.expect(/status of 503/));
test.afterEach(async ({ product }) => {
  const { main, first, second, mirror } = placesOf(product.port);
  const site = `http://${main}`;
  for (const host of [main, first, second]) await makeDomain(site, host, 'honest');
  await makeDomain(site, mirror, 'unsigned');
});

test('DF-01 DF-02 a failing domain shows a dialog with the server’s message, services and a retry', async ({
  page,
  site,
  product,
}) => {
  await makeDomain(site, placesOf(product.port).main, 'closed');
  await page.goto('/m/home');
  await expect(dialog(page)).toContainText(textOf('common.notice'));
  await expect(dialog(page)).toContainText(sharedText('errors', 'domain_not_available'));
  await expect(dialog(page).getByRole('button', { name: textOf('services.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await page.goBack().catch(() => null);
  await expect(retry(page)).toBeVisible();
  // A tap outside takes the focus away; the next key brings it back into the dialog, and never out of it.
  await page.keyboard.press('Tab');
  await expect(retry(page)).toBeFocused();
  await expect(page.locator('div[inert]')).toHaveCount(1);
  await expectAccessible(page);
});

test('DF-04 a retry finds the honest domain, never a hostile one, and keeps affiliateCode and r', async ({
  page,
  context,
  site,
  product,
}) => {
  const { main, first, second, mirror } = placesOf(product.port);
  await makeDomain(site, main, 'closed');
  await makeDomain(site, first, 'forged');
  await makeDomain(site, second, 'slow');
  const toMirror = watched(context, mirror);
  const toFirst = watched(context, first);
  await page.goto('/m/home?affiliateCode=north&r=R1&referralCode=NORTH26&gclid=g1&utm_source=mail');
  const arrival = page.waitForRequest(
    (request) => request.isNavigationRequest() && new URL(request.url()).host === second,
  );
  await retry(page).click();
  await expect(dialog(page)).toContainText(textOf('domainFailure.looking'));
  expect((await arrival).url()).toBe(`http://${second}/m/index.html?affiliateCode=north&r=R1`);
  await expect(page.locator('main')).toBeVisible();
  expect(new URL(page.url()).host).toBe(second);
  for (const { url, headers } of [...toMirror, ...toFirst]) {
    expect(url).toMatch(/\/wps\/system\/test\/ping\?speed=\d+$/);
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['authorization']));
    expect([headers.cookie, headers.merchant, headers.referer || undefined]).toEqual([undefined, 'aurora', undefined]);
  }
  expect(toMirror).toHaveLength(1);
});

test('DF-03 DF-05 when all domains are dead, the dialog says so and offers the services beside the page', async ({
  page,
  context,
  site,
  product,
}) => {
  const { main, first, second } = placesOf(product.port);
  for (const host of [first, second]) await makeDomain(site, host, 'dead');
  await makeDomain(site, main, 'closed');
  await page.goto('/m/home');
  await retry(page).click();
  await expect(dialog(page)).toContainText(textOf('domainFailure.nobodyAnswered'));
  await expect(dialog(page).getByRole('listitem').first()).toContainText(textOf('domainFailure.lineSilent'));
  await expectAccessible(page);
  const [reference = 'none'] =
    /[0-9A-Z]{8}$/.exec(
      await dialog(page)
        .getByText(new RegExp(`^${patternOf('common.reference').source}`))
        .innerText(),
    ) ?? [];
  await dialog(page)
    .getByRole('button', { name: textOf('services.title') })
    .click();
  const sheet = page.getByRole('dialog', { name: textOf('services.title') });
  await expect(sheet.getByRole('link')).toHaveText([/Aurora Concierge/, /Aurora Assistant/]);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: textOf('supportDetails.open') }).click();
  await expect(sheet.locator('pre')).toContainText(`Reference: ${reference}`);
  const opening = context.waitForEvent('page');
  await sheet.getByRole('link').first().click();
  const service = await opening;
  await expect(service.locator('h1')).toContainText('Customer service of Aurora');
  expect(new URL(service.url()).host).toBe(first);
  expect(await service.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await service.close();
  await sheet.getByRole('button', { name: textOf('common.close') }).click();
  await expect(dialog(page)).toContainText(textOf('domainFailure.nobodyAnswered'));
  await makeDomain(site, second, 'honest');
  await retry(page).click();
  await expect.poll(() => new URL(page.url()).host).toBe(second);
});

test('DF-01 DF-04 the dialog and the other domains work without the dead domain', async ({ page, product, faults }) => {
  faults.expect(/ERR_FAILED|ERR_CONNECTION|dynamically imported module/);
  const { main, second } = placesOf(product.port);
  let dead = false;
  let die = (): void => undefined;
  const isDead = new Promise<void>((resolve) => {
    die = resolve;
  });
  let failPing = (): void => undefined;
  const isRead = new Promise<void>((resolve) => {
    failPing = resolve;
  });
  const readFailed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('getCustomerServiceScript'),
  );
  await page.route(
    ({ host }) => host === main,
    async (route) => {
      const url = route.request().url();
      if (url.includes('/wps/system/status')) {
        dead = true;
        die();
        // What the page reads by itself and does not get changes nothing about the message.
        await readFailed;
      }
      // A busy page asks for it before it asks for the status.
      if (url.includes('getCustomerServiceScript')) await isDead;
      // The dialog takes the place of the message as soon as the ping has failed.
      if (url.includes('/wps/system/test/ping')) await isRead;
      return dead ? route.abort('connectionrefused') : route.continue();
    },
  );
  await page.goto('/m/home');
  // The specification demands this message for a status call without an answer, on plain http.
  await expect(page.getByText(textOf('common.networkOrCors'))).toBeVisible();
  failPing();
  await expect(dialog(page)).toContainText(textOf('common.error'));
  await expect(dialog(page)).toContainText(textOf('domainFailure.unreachable'));
  await retry(page).click();
  await expect.poll(() => new URL(page.url()).host).not.toBe(main);
  expect([second, placesOf(product.port).first]).toContain(new URL(page.url()).host);
});

test('HT-10 DF-05 the dialog says by itself that no domain answers', async ({ page, site, product, faults }) => {
  faults.expect(/ERR_FAILED|ERR_CONNECTION|dynamically imported module/);
  const { main, first, second } = placesOf(product.port);
  for (const host of [first, second]) await makeDomain(site, host, 'dead');
  await page.goto('/m/home');
  await page.route(
    ({ host, pathname }) => host === main && pathname.startsWith('/wps/'),
    (route) => route.abort('connectionrefused'),
  );
  // Whoever comes back to the page asks again how the domain is.
  await page.keyboard.press('Shift');
  await expect(dialog(page)).toContainText(textOf('domainFailure.nobodyAnswered'));
  await expect(retry(page)).toBeEnabled();
});

test('HT-10 HT-01 the open dialog pings the own domain for this operator and asks it for the others', async ({
  page,
  site,
  product,
}) => {
  await makeDomain(site, placesOf(product.port).main, 'closed');
  const ping = page.waitForRequest(/\/wps\/system\/test\/ping\?speed=\d+$/);
  const route = page.waitForResponse(/\/wps\/system\/domainRoute/);
  await page.goto('/m/home');
  await expect(retry(page)).toBeVisible();
  expect((await ping).headers().merchant).toBe('aurora');
  expect((await (await route).json()).value.domains).toContainEqual({
    domainName: `http://${placesOf(product.port).first}`,
  });
});

test('HT-10 a back end that answers the ping but not the status is not a dead domain', async ({ page, faults }) => {
  faults.expect(/ERR_FAILED|ERR_CONNECTION/);
  await page.route(/\/wps\/system\/status/, (route) => route.abort('connectionreset'));
  const ping = page.waitForResponse(/\/wps\/system\/test\/ping/);
  await page.goto('/m/home');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: textOf('common.confirm') })
    .click();
  expect((await ping).ok()).toBe(true);
  // The effect of the answer is there before the page renders once more.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(dialog(page)).toBeHidden();
});

test.describe('a domain that accepts no headers from other sites', () => {
  test('DF-04 HT-01 gets the operator in the address, and still wins', async ({ page, site, product, faults }) => {
    faults.expect(/CORS policy|ERR_FAILED/);
    const { main, first, second } = placesOf(product.port);
    await makeDomain(site, main, 'closed');
    await makeDomain(site, first, 'dead');
    const named: string[] = [];
    await page.route(
      ({ host, pathname }) => host === second && pathname === '/wps/system/test/ping',
      (route) => {
        if (route.request().headers().merchant) return route.abort('failed');
        named.push(new URL(route.request().url()).search);
        return route.continue();
      },
    );
    await page.goto('/m/home');
    await retry(page).click();
    await expect.poll(() => new URL(page.url()).host).toBe(second);
    expect(named).toEqual([expect.stringMatching(/^\?speed=\d+&merchant=aurora$/)]);
  });
});

test('a domain that recovers closes the dialog by itself', async ({ page, site, product }) => {
  const { main } = placesOf(product.port);
  await makeDomain(site, main, 'closed');
  await page.goto('/m/home');
  await expect(retry(page)).toBeVisible();
  await makeDomain(site, main, 'honest');
  await expect(dialog(page)).toBeHidden({ timeout: 15_000 });
  await expect(page.getByText(textOf('domainFailure.healed'))).toBeVisible();
  await expect(page.locator('div[inert]')).toHaveCount(0);
});

test('a half-typed form is not interrupted: the dialog opens after it', async ({ page, site, product }) => {
  await open(page, '/m/login');
  await page.getByLabel(textOf('login.username')).fill('dem');
  await makeDomain(site, placesOf(product.port).main, 'closed');
  const status = page.waitForResponse(/\/wps\/system\/status/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect((await status).status()).toBe(503);
  await expect(page.getByLabel(textOf('login.username'))).toHaveValue('dem');
  await expect(dialog(page)).toBeHidden();
  await page.getByLabel(textOf('login.username')).fill('');
  await logIn(page);
  await expect(retry(page)).toBeVisible();
});

/** The operators differ in colours here: a run takes one of them. */
for (const operator of halfOf(['aurora', 'lotus'] as const))
  test.describe(`a log-in of ${operator} that finds the domain dead`, () => {
    test.use({ operator });

    test('DF-01 shows the dialog over the form and keeps what was typed', async ({ page, faults, product }) => {
      faults.expect(/ERR_FAILED|ERR_CONNECTION/, ...lotusAsksOthers);
      test.setTimeout(60_000);
      const own = new URL(product.origin(operator)).host;
      const watched = page.waitForResponse(/\/wps\/system\/status/);
      await open(page, '/m/login');
      await page.getByLabel(textOf('login.username')).click();
      await watched;
      const name = page.getByLabel(textOf('login.username'));
      const password = page.getByLabel(textOf('login.password'), { exact: true });
      const isDead = ({ host, pathname }: URL) => host === own && pathname.startsWith('/wps/');
      await page.route(isDead, (route) => route.abort('connectionrefused'));
      await logIn(page, { username: 'demo', password: 'not the right one' });
      await expect(retry(page)).toBeVisible({ timeout: 20_000 });
      await page.unroute(isDead);
      await expect(dialog(page)).toBeHidden({ timeout: 20_000 });
      await expect(name).toHaveValue('demo');
      await expect(password).toHaveValue('not the right one');
    });

    test('DF-01 DF-04 the name is still in the form after a return from another domain', async ({
      page,
      faults,
      product,
    }) => {
      faults.expect(/ERR_FAILED|ERR_CONNECTION/, ...lotusAsksOthers);
      test.setTimeout(60_000);
      const own = new URL(product.origin(operator)).host;
      await open(page, '/m/login');
      const isLogin = ({ host, pathname }: URL) => host === own && pathname === '/wps/session/login';
      await page.route(isLogin, (route) =>
        route.fulfill({
          status: 503,
          contentType: 'application/json',
          body: JSON.stringify({ success: false, errorCode: 'domain_not_available', message: 'Use another address.' }),
        }),
      );
      await logIn(page, { username: 'demo', password: 'not the right one' });
      await expect(dialog(page)).toContainText('Use another address.');
      await retry(page).click();
      await expect.poll(() => new URL(page.url()).host, { timeout: 20_000 }).not.toBe(own);
      await open(page, `${product.origin(operator)}/m/login`);
      await expect(page.getByLabel(textOf('login.username'))).toHaveValue('demo');
    });
  });

test('a tab that finds the domain failing informs the other tabs', async ({ page, context, site, product }) => {
  await open(page, '/m/home');
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/system/status'))),
    )
    .toBe(true);
  await makeDomain(site, placesOf(product.port).main, 'closed');
  const second = await context.newPage();
  await second.goto('/m/game');
  await expect(retry(second)).toBeVisible();
  await expect(retry(page)).toBeVisible();
});

test('the demo page makes a domain fail and recover', async ({ page, site, product }) => {
  const { main, mirror } = placesOf(product.port);
  const row = (host: string) => page.locator('form', { has: page.locator(`input[value="${host}"]`) });
  await page.goto('/demo/domains');
  await expect(row(mirror).locator('select')).toHaveValue('unsigned');
  for (const [behaviour, status] of [
    ['closed', 503],
    ['honest', 200],
  ] as const) {
    await row(main).locator('select').selectOption(behaviour);
    await row(main).getByRole('button').click();
    await expect(row(main).locator('select')).toHaveValue(behaviour);
    expect((await fetch(`${site}/wps/system/status`)).status).toBe(status);
  }
});
