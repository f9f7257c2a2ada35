// docs/flows/session-end.md: ended sessions lead to the log-in with a message.
import type { Page } from '@playwright/test';
import { holdCalls } from './support/hold-calls.ts';
import { expect, logIn, logOut, open, openAs, recentLines, storedSession, test } from './support/test.ts';
import { textOf } from './support/texts.ts';
import type { Wire } from './support/wire.ts';

const at = (path: string) => (url: URL) => url.pathname === path;

/** Logs in and opens a member's page. */
async function memberAt(page: Page, wire: Wire, path: string): Promise<string> {
  await openAs(page, wire, path);
  return (await storedSession(page))?.token ?? '';
}

/** Stores the token by which the push service knows this device. */
const keepPushToken = (page: Page): Promise<void> =>
  page.evaluate(() =>
    localStorage.setItem('pushToken', JSON.stringify({ token: 'push-1', createTime: 1, options: {} })),
  );

const pushToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('pushToken'));

const notice = (page: Page) => page.getByRole('alertdialog');

test.beforeEach(({ faults }) => faults.expect(/status of 401/));

test('SE-01 a draft is restored after the log-in, which returns to the same page', async ({ page, wire }) => {
  const token = await memberAt(page, wire, '/m/securityCenter');
  const openForm = () => page.getByRole('button', { name: textOf('security.email') }).click();
  const field = page.locator('input[name="email"]');
  await openForm();
  await field.fill('anna@example.com');
  // A call of the page's own would be refused before this one.
  const calls = await holdCalls(page);
  await wire.call('session.logout', {}, token);
  await field.press('Enter');
  calls.letThrough();
  await expect(notice(page)).toHaveCount(1);
  await expect(notice(page)).toContainText(textOf('common.pleaseLogin'));
  await notice(page).getByRole('button').click();
  await expect(page).toHaveURL(at('/m/login'));
  expect(new URL(page.url()).searchParams.get('backUrl')).toBe('/m/securityCenter');
  await logIn(page);
  await expect(page).toHaveURL(at('/m/securityCenter'));
  await openForm();
  await expect(field).toHaveValue('anna@example.com');
});

test('SE-01 a draft outlives a session that ends without a tap of its own', async ({ page, context, wire }) => {
  const token = await memberAt(page, wire, '/m/securityCenter');
  const second = await context.newPage();
  await open(second, '/m/member/home');
  const other = (await storedSession(second))?.token ?? '';
  await page.bringToFront();
  const openForm = () => page.getByRole('button', { name: textOf('security.email') }).click();
  const field = page.locator('input[name="email"]');
  await openForm();
  await field.fill('anna@example.com');
  // A call of the other page's own would be refused before its tap.
  const calls = await holdCalls(second);
  for (const ended of [token, other]) await wire.call('session.logout', {}, ended);
  await second.getByRole('link', { name: textOf('memberHome.security') }).click();
  calls.letThrough();
  await expect(page).toHaveURL(at('/m/login'));
  await notice(page).getByRole('button').click();
  await logIn(page);
  await expect(page).toHaveURL(at('/m/securityCenter'));
  await openForm();
  await expect(field).toHaveValue('anna@example.com');
});

test('SE-01 the other tabs learn that the session ended, without a tap', async ({ page, context, wire }) => {
  const first = await memberAt(page, wire, '/m/member/home');
  const second = await context.newPage();
  await open(second, '/m/member/home');
  await expect(recentLines(second).first()).toBeVisible();
  const other = (await storedSession(second))?.token ?? '';
  expect(other).not.toBe(first);
  const calls = await holdCalls(page);
  const callsOfSecond = await holdCalls(second);
  for (const token of [first, other]) await wire.call('session.logout', {}, token);
  await page.locator('nav a[href^="/m/home"]').click();
  calls.letThrough();
  await expect(notice(page)).toHaveCount(1);
  // It has heard nothing of the platform: it asks since the first tab told it of the end.
  await callsOfSecond.asks('/wps/member/info');
  callsOfSecond.letThrough();
  for (const tab of [page, second]) {
    await expect(tab).toHaveURL(at('/m/login'));
    expect(await storedSession(tab)).toBeNull();
  }
});

test('SE-01 a late refusal of an old token ends no session', async ({ page, wire }) => {
  await memberAt(page, wire, '/m/member/home');
  let refuse: () => Promise<void> = async () => undefined;
  await page.route('**/wps/wallet/transactions*', (route) => {
    refuse = () =>
      route.fulfill({ status: 401, json: { success: false, errorCode: 'CUSTOMER_NOT_LOGIN', message: 'Late' } });
  });
  const requested = page.waitForRequest('**/wps/wallet/transactions*');
  await page.reload();
  await requested;
  await page.unroute('**/wps/wallet/transactions*');
  await openAs(page, wire, '/m/home');
  const session = await storedSession(page);
  await refuse().catch(() => undefined);
  await open(page, '/m/member/home');
  await expect(notice(page)).toHaveCount(0);
  expect(await storedSession(page)).toEqual(session);
});

test('SE-02 the log-out unbinds the push token of this device', async ({ page, wire }) => {
  await memberAt(page, wire, '/m/member/home');
  await keepPushToken(page);
  const unbound = page.waitForRequest('**/wps/relay/CSP_fcmUnsubscribe');
  await logOut(page);
  expect((await unbound).postDataJSON()).toEqual({ registrationToken: 'push-1', unsubscribeAll: true });
  expect((await (await unbound).response())?.status()).toBe(200);
  expect(await storedSession(page)).toBeNull();
  expect(await pushToken(page)).toBeNull();
});

test('SE-02 a session that the platform ended unbinds the push token too', async ({ page, wire }) => {
  const token = await memberAt(page, wire, '/m/member/home');
  await keepPushToken(page);
  const calls = await holdCalls(page);
  await wire.call('session.logout', {}, token);
  const unbound = page.waitForResponse('**/wps/relay/CSP_fcmUnsubscribe');
  await page.locator('nav a[href^="/m/home"]').click();
  calls.letThrough();
  expect((await unbound).status()).toBe(200);
  expect(await pushToken(page)).toBeNull();
});
