// docs/flows/automatic-login.md: a restart logs the member in without a stored password.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, logIn, logOut, open, storedSession, test } from './support/test.ts';
import { journeyLocale, textOf } from './support/texts.ts';

const RECORD = 'MC_LOGIN_INFO';
const SWITCHED_OFF = 'MC_AUTO_LOGIN';

const home = (page: Page) => expect(page).toHaveURL((url) => url.pathname === '/m/home');
const local = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Logs in with the box ticked. */
async function logInAndStay(page: Page): Promise<void> {
  await open(page, '/m/login');
  await page.getByRole('checkbox', { name: textOf('login.keep') }).check();
  await logIn(page);
  await home(page);
  await expect.poll(() => local(page, RECORD)).not.toBeNull();
}

/** The browser was closed and opens again: what tabs kept is gone, what the device keeps is there. */
async function restart(browser: Browser, context: BrowserContext): Promise<Page> {
  const again = await browser.newContext({ storageState: await context.storageState(), locale: journeyLocale });
  return again.newPage();
}

test('AL-01 SN-03 a restart logs the member in once, and the device keeps no password', async ({
  page,
  browser,
  context,
  site,
}) => {
  await logInAndStay(page);
  const record = JSON.parse((await local(page, RECORD)) ?? '{}') as Record<string, string>;
  expect(Object.keys(record).sort()).toEqual(['key', 'merchant', 'password', 'type', 'username']);
  const twice = Buffer.from(Buffer.from(record.password ?? '', 'base64').toString(), 'base64').toString();
  expect(twice).not.toContain('demo-Foyer-2026');

  const back = await restart(browser, context);
  await open(back, `${site}/m/home`);
  await expect.poll(() => storedSession(back)).toMatchObject({ userName: 'demo' });
  // The secret was used up and replaced.
  await expect
    .poll(async () => JSON.parse((await local(back, RECORD)) ?? '{}'))
    .not.toMatchObject({ password: record.password });
  await back.context().close();
});

test('AL-01 a protected page opened after a restart loads; one with a redirectUrl does not log in', async ({
  page,
  browser,
  context,
  site,
}) => {
  await logInAndStay(page);
  const named = await restart(browser, context);
  await open(named, `${site}/m/login?backUrl=/m/news`);
  await named.waitForLoadState('networkidle');
  expect(await storedSession(named)).toBeNull();
  await named.context().close();
  const guarded = await restart(browser, context);
  await open(guarded, `${site}/m/member/home`);
  await expect(guarded).toHaveURL((url) => url.pathname === '/m/member/home');
  await expect.poll(() => storedSession(guarded)).not.toBeNull();
  await guarded.context().close();
});

test('AL-01 a member who logged out is not logged in automatically', async ({ page, browser, context, site }) => {
  await logInAndStay(page);
  await open(page, '/m/member/home');
  await logOut(page);
  expect(await local(page, RECORD)).toBeNull();
  const back = await restart(browser, context);
  await open(back, `${site}/m/home`);
  await back.waitForLoadState('networkidle');
  expect(await storedSession(back)).toBeNull();
  await back.context().close();
});

test('AL-03 a device secret that was already used ends the remembered log-in silently', async ({
  page,
  browser,
  context,
  site,
}) => {
  await logInAndStay(page);
  const [first, second] = [await restart(browser, context), await restart(browser, context)];
  await open(first, `${site}/m/home`);
  await expect.poll(() => storedSession(first)).not.toBeNull();
  await open(second, `${site}/m/home`);
  await expect.poll(() => local(second, SWITCHED_OFF)).toBe('0');
  expect(await local(second, RECORD)).toBeNull();
  expect(await storedSession(second)).toBeNull();
  await expect(second.getByRole('dialog')).toHaveCount(0);
  for (const opened of [first, second]) await opened.context().close();
});

for (const [errorCode, id, keeps] of [
  ['login.cred.err', 'AL-03', false],
  ['not.exists.user', 'AL-03', false],
  ['token_ip_different', 'AL-04', true],
  ['login_verify_required', 'AL-05', true],
] as const)
  test(`${id} ${errorCode} during an automatic log-in: no alert, and the record ${keeps ? 'stays' : 'goes'}`, async ({
    page,
    browser,
    context,
    site,
  }) => {
    await logInAndStay(page);
    const back = await restart(browser, context);
    const loggedIn = back.waitForResponse('**/wps/session/login');
    await back.route('**/wps/session/login', (route) =>
      route.fulfill({ status: 400, json: { success: false, errorCode, message: 'Said by the platform' } }),
    );
    await open(back, `${site}/m/home`);
    await loggedIn;
    await back.waitForLoadState('networkidle');
    expect((await local(back, RECORD)) !== null).toBe(keeps);
    expect((await local(back, SWITCHED_OFF)) === '0').toBe(errorCode !== 'login_verify_required');
    expect(await storedSession(back)).toBeNull();
    await expect(back.getByText('Said by the platform')).toHaveCount(0);
    await back.context().close();
  });

for (const [errorCode, id, keeps] of [
  ['login.cred.err', 'AL-03', false],
  ['not.exists.user', 'AL-03', false],
  ['token_ip_different', 'AL-04', true],
] as const)
  test(`${id} ${errorCode} of a manual log-in ends automatic log-in, and the record ${keeps ? 'stays' : 'goes'}`, async ({
    page,
    browser,
    context,
    site,
    faults,
  }) => {
    faults.expect(/status of 400/);
    await logInAndStay(page);
    const back = await restart(browser, context);
    await back.route('**/wps/session/login', (route) =>
      route.fulfill({ status: 400, json: { success: false, errorCode, message: '' } }),
    );
    // With a way back in the address nobody is logged in by themselves.
    await open(back, `${site}/m/login?backUrl=/m/news`);
    expect(await local(back, RECORD)).not.toBeNull();
    await logIn(back, { username: 'demo', password: 'not this one' });
    await expect(back.getByRole('alert')).not.toBeEmpty();
    expect((await local(back, RECORD)) !== null).toBe(keeps);
    expect(await local(back, SWITCHED_OFF)).toBe('0');
    await back.context().close();
  });
