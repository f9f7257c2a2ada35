// docs/flows/faults.md: blocked storage, lost code and a dead network leave a page that works.
import type { Page, Route } from '@playwright/test';
import { FAILED, failServer, REFERENCE } from '../tools/layout/ways.ts';
import { actUntil } from './support/act-until.ts';
import { isBuilt } from './support/built-files.ts';
import { expect, logIn, open, storedSession, test } from './support/test.ts';
import { journeyLanguage, patternOf, textOf, wordsOf } from './support/texts.ts';

/** The page's own look at its domain once it is idle: one that fails shows an alert over the form. */
const statusCall = (page: Page): Promise<unknown> =>
  page.waitForResponse(/\/wps\/system\/status/).then((response) => response.finished());

const logInWhenUnlocked = (page: Page): Promise<void> =>
  actUntil(
    page.waitForURL(({ pathname }) => pathname === '/m/home'),
    () => logIn(page),
  );

test('with storage and cookies blocked a member can log in for this page', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: blocked });
    Object.defineProperty(Document.prototype, 'cookie', { get: blocked, set: blocked });
  });
  await open(page, '/m/login');
  await logIn(page);
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
  // The page comes in place of its skeleton, bars and all.
  await expect(page.getByRole('heading', { level: 1, name: textOf('home.heading') })).toBeAttached();
  await page.locator('nav a[href^="/m/member/home"]').click();
  await expect(page).toHaveURL((url) => url.pathname === '/m/member/home');
  await expect(page.getByText('demo').first()).toBeVisible();
});

test('with full storage a member can log in', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, '/m/login');
  await logIn(page);
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
});

test('a lost JavaScript file shows an error or leaves the page, and the next try fetches it', async ({
  page,
  faults,
}) => {
  faults.expect(/Failed to load resource|net::ERR_FAILED|dynamically imported module/);
  await open(page, '/m/home');
  let lost = 0;
  await page.route(/\/m\/assets\/.*\.js$/, (route) => {
    lost += 1;
    return route.abort('failed');
  });
  await page.locator('nav a[href^="/m/activity"]').click();
  await expect.poll(() => lost).toBeGreaterThan(0);
  await expect(page.locator('main')).toBeVisible();
  await page.unroute(/\/m\/assets\/.*\.js$/);
  await expect(page.getByRole('button', { name: textOf('common.retry') }).or(page.locator('h1'))).toBeVisible();
  const retry = page.getByRole('button', { name: textOf('common.retry') });
  if (await retry.isVisible()) await retry.click();
  await expect(page.locator('h1')).toBeVisible();
});

test('lost JavaScript after the first paint causes no error and is fetched again', async ({ page, faults }) => {
  faults.expect(/ERR_FAILED/);
  const isLate = isBuilt(/^network$/);
  let lost = 0;
  const lose = (route: Route) => {
    lost += 1;
    return route.abort('failed');
  };
  await page.route(({ pathname }) => isLate(pathname), lose);
  await open(page, '/m/home');
  await expect.poll(() => lost).toBeGreaterThan(0);
  await page.unrouteAll();
  const requested = page.waitForRequest(/\/wps\/system\/status/);
  await page.keyboard.press('Shift');
  await requested;
});

test('a tap whose dialog is lost shows a message, and the next tap opens the dialog', async ({ page, faults }) => {
  faults.expect(/Failed to load resource|net::ERR_FAILED|dynamically imported module/);
  await open(page, '/m/home');
  await page.route(/\/m\/assets\/.*\.js$/, (route) => route.abort('failed'));
  const language = page.getByRole('button', { name: textOf('ui.language') });
  await language.click();
  await expect(page.getByText(textOf('common.pageFailedHint'))).toBeVisible();
  await page.unroute(/\/m\/assets\/.*\.js$/);
  await language.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('HT-08 while the back end is down the log-in shows an error, and works when it is back', async ({
  page,
  faults,
}) => {
  faults.expect(/status of 502/);
  const status = statusCall(page);
  await open(page, '/m/login');
  await status;
  await page.route('**/wps/**', (route) =>
    route.fulfill({
      status: 502,
      contentType: 'application/json',
      body: '{"success":false,"errorCode":"service.unavailable","message":""}',
    }),
  );
  await logIn(page);
  await expect(page.getByText(textOf('failure.serviceBusy'))).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.unroute('**/wps/**');
  await logInWhenUnlocked(page);
});

test('HT-09 a call without an answer shows an error after thirty seconds', async ({ page }) => {
  await page.clock.install();
  // A call of the page's own that is still open when the clock jumps would time out as well.
  const status = statusCall(page);
  await open(page, '/m/login');
  await page.getByLabel(textOf('login.username')).click();
  await status;
  let isSent = false;
  await page.route('**/wps/session/login', () => {
    isSent = true;
  });
  await logIn(page);
  await expect.poll(() => isSent).toBe(true);
  await expect(page.getByText(textOf('login.checking'))).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(page.getByRole('alertdialog')).toContainText(textOf('common.timeoutRetryPlease'));
  expect(await storedSession(page)).toBeNull();
});

/** How long a member is told to wait, in these minutes and any seconds. */
const tryIn = (minutes: string): RegExp =>
  new RegExp(`^${patternOf('failure.tryIn', { time: 'TIME' }).source.replace('TIME', `(?:${minutes}):\\d\\d`)}$`);

test('HT-08 a locked log-in counts down to the next try', async ({ page, faults }) => {
  faults.expect(/status of 429/);
  await page.clock.install();
  await open(page, '/m/login');
  const body = '{"success":false,"errorCode":"TOO_MANY_REQUEST_LOGIN","message":""}';
  await page.route('**/wps/session/login', (route) =>
    route.fulfill({ status: 429, contentType: 'application/json', headers: { 'retry-after': '600' }, body }),
  );
  await logIn(page);
  const answer = page.getByRole('alert');
  await expect(answer).toContainText(wordsOf('failure.tooManyMinutes', { minutes: 10 }));
  await expect(answer.getByRole('timer')).toHaveText(tryIn('9|10'));
  await page.clock.fastForward(300_000);
  await expect(answer.getByRole('timer')).toHaveText(tryIn('4|5'));
  await page.clock.fastForward(301_000);
  await expect(answer).toContainText(textOf('failure.tryNow'));
  await expect(answer.getByRole('timer')).toHaveCount(0);
});

test('HT-12 an offline page on plain http shows an alert, stays, and works again online', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  const needed = [/^login\.runner$/, /^when-idle$/].map(isBuilt);
  const code = Promise.all(
    needed.map((isNeeded) => page.waitForResponse((response) => isNeeded(new URL(response.url()).pathname))),
  );
  const status = statusCall(page);
  await open(page, '/m/login');
  // With the first touch of the form comes the code that performs the log-in, and the code that shows failures.
  await page.getByLabel(textOf('login.username')).click();
  await code;
  await status;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await logIn(page);
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(textOf('common.networkOrCors'));
  await alert.getByRole('button', { name: textOf('common.confirm') }).click();
  await expect(alert).toBeHidden();
  await context.setOffline(false);
  await logInWhenUnlocked(page);
});

/** Holds the code of the page back; returns a function that lets it through. */
async function holdCode(page: Page): Promise<() => void> {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/m\/assets\/main-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return () => letThrough();
}

test('a log-in that was typed and sent before the code of the page had loaded happens once it is there', async ({
  page,
}) => {
  const letThrough = await holdCode(page);
  await page.goto('/m/login', { waitUntil: 'commit' });
  await logIn(page);
  const path = () => new URL(page.url()).pathname;
  expect(path()).toBe('/m/login');
  letThrough();
  await expect.poll(path).toBe('/m/home');
  expect(page.url()).not.toContain('demo-Foyer');
});

test('a button that was tapped before the code of the page had loaded acts once it is there', async ({ page }) => {
  const letThrough = await holdCode(page);
  await page.goto('/m/game', { waitUntil: 'commit' });
  const more = page.getByRole('button', { name: textOf('lobby.more') });
  await more.click();
  const tiles = page.locator('main section a[href*="/m/launchGame"]');
  const first = await tiles.count();
  letThrough();
  await expect.poll(() => tiles.count()).toBeGreaterThan(first + 10);
});

test('an exception during a log-in shows a reference, keeps the form, and allows a new try', async ({
  page,
  faults,
}) => {
  faults.expect(/\] Error: broken on purpose/);
  const isRunner = isBuilt(/^login\.runner$/);
  let isBroken = false;
  await page.route(
    ({ pathname }) => isRunner(pathname),
    async (route) => {
      const answer = await route.fetch();
      const code = (await answer.text()).replace('case`logIn`:{', '$&throw Error("broken on purpose");');
      isBroken = code.includes('broken on purpose');
      await route.fulfill({ response: answer, body: code });
    },
  );
  await open(page, '/m/login');
  await logIn(page);
  await expect(page.getByText(textOf('common.unknownError'))).toBeVisible();
  await expect(page.getByText(/[2-9A-Z]{8}/)).toBeVisible();
  await expect(page.getByLabel(textOf('login.username'))).toHaveValue('demo');
  await expect(page.locator('form').getByRole('button', { name: textOf('login.submit') })).toBeEnabled();
  expect(isBroken).toBe(true);
});

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('a page that does not load has a reference, which a tap copies, and comes with the next try', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/status of 500/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/m/home');
  await page.route('**/wps/game/lanes*', (route) =>
    route.fulfill({
      status: 500,
      headers: { 'X-Request-Id': REFERENCE },
      json: { success: false, errorCode: 'internal', message: '' },
    }),
  );
  await page.locator('nav a[href^="/m/game"]').first().click();
  await page.getByRole('button', { name: textOf('failure.copyReference') }).click();
  await expect(page.getByText(textOf('failure.copied'))).toBeVisible();
  await expect(page.getByText(await clipboard(page), { exact: true })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: textOf('common.retry') }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('the server’s own page of a failure has its reference copied by a tap', async ({
  page,
  context,
  site,
  faults,
}) => {
  faults.expect(/status of 500/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The page that is put in the server’s place speaks by the cookie alone.
  await context.addCookies([{ name: 'language', value: journeyLanguage, url: site }]);
  await failServer(page);
  await page.goto(FAILED);
  await page.getByRole('button', { name: textOf('site.copyReference') }).click();
  await expect(page.getByRole('status')).toHaveText(textOf('site.copied'));
  expect(await clipboard(page)).toBe(REFERENCE);
});

test('without a connection a line with its sign says so', async ({ page, context, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  const isNeeded = isBuilt(/^when-idle$/);
  const code = page.waitForResponse((response) => isNeeded(new URL(response.url()).pathname));
  // The page's own question about the site, which would say that it fails.
  const status = page.waitForResponse('**/wps/system/status*');
  await open(page, '/m/home');
  await page.keyboard.press('Shift');
  await Promise.all([code, status]);
  await context.setOffline(true);
  const line = page.locator('nav [role="status"]');
  await expect(line).toHaveText(textOf('ui.offline'));
  await expect(line.locator('svg')).toBeVisible();
});
