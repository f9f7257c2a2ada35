// docs/flows/tabs.md: tabs share log-in and log-out without sharing a token.
import { holdCalls } from './support/hold-calls.ts';
import { expect, logIn, logOut, open, openAs, recentLines, storedSession, test } from './support/test.ts';
import { textOf } from './support/texts.ts';

test('a new tab gets its own session from another tab, and no token crosses', async ({ page, context, wire }) => {
  await openAs(page, wire, '/m/home');
  const first = await storedSession(page);
  const second = await context.newPage();
  await open(second, '/m/member/home');
  await expect.poll(() => storedSession(second)).toMatchObject({ userName: first?.userName });
  await expect(second).toHaveURL((url) => url.pathname === '/m/member/home');
  expect((await storedSession(second))?.token).not.toBe(first?.token);
});

test('a manual log-in during a hand-off reaches its page, and the other session ends', async ({
  page,
  context,
  wire,
}) => {
  await openAs(page, wire, '/m/home');
  const second = await context.newPage();
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await second.route('**/wps/session/handoff', async (route) => {
    await held;
    await route.continue();
  });
  const handingOver = second.waitForRequest('**/wps/session/handoff');
  await open(second, '/m/login?backUrl=/m/securityCenter');
  await handingOver;
  await logIn(second);
  await expect(second).toHaveURL((url) => url.pathname === '/m/securityCenter');
  const own = await storedSession(second);
  const handedOver = second.waitForResponse('**/wps/session/handoff');
  const ended = second.waitForResponse('**/wps/session/logout');
  letThrough();
  const { value } = (await (await handedOver).json()) as { value: { token: string } };
  await ended;
  expect((await wire.call('member.info', {}, value.token)).status).toBe(401);
  expect(await storedSession(second)).toEqual(own);
  await expect(second).toHaveURL((url) => url.pathname === '/m/securityCenter');
});

test('a log-out reaches the other tabs, and the token is dead on the server', async ({
  page,
  context,
  wire,
  faults,
}) => {
  // A page may be asking when its session ends.
  faults.expect(/status of 401/);
  await openAs(page, wire, '/m/home');
  const { token = '' } = (await storedSession(page)) ?? {};
  const second = await context.newPage();
  await open(second, '/m/member/home');
  await expect.poll(() => storedSession(second)).not.toBeNull();
  const other = (await storedSession(second))?.token ?? '';

  await open(page, '/m/member/home');
  await logOut(page);
  await expect.poll(() => storedSession(page)).toBeNull();
  await expect.poll(() => storedSession(second)).toBeNull();
  await expect(second).toHaveURL((url) => url.pathname === '/m/login');
  for (const dead of [token, other]) {
    await expect.poll(async () => (await wire.call('member.info', {}, dead)).status).toBe(401);
  }
});

test('SE-01 a session that ended on the server shows one message, then log-in, then the page again', async ({
  page,
  wire,
  faults,
}) => {
  faults.expect(/status of 401/);
  await openAs(page, wire, '/m/home');
  const { token = '' } = (await storedSession(page)) ?? {};
  // No page may be asking when the session ends, so that the next one is the first to hear of it.
  await page.goto('about:blank');
  await wire.call('session.logout', {}, token);
  await page.goto('/m/member/home');
  const notice = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(notice).toHaveCount(1);
  await notice.getByRole('button').first().click();
  await expect(page).toHaveURL((url) => url.pathname === '/m/login');
  expect(await storedSession(page)).toBeNull();
  await logIn(page);
  await expect(page).toHaveURL((url) => url.pathname === '/m/member/home');
});

test('a page from the back/forward cache checks its session first', async ({ page, wire }) => {
  await openAs(page, wire, '/m/member/home');
  await page.evaluate(() => {
    sessionStorage.removeItem('MC_SESSION_INFO');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL((url) => url.pathname === '/m/login');
});

test('SE-01 a page from the back/forward cache with an ended session says so once and shows the log-in', async ({
  page,
  wire,
  faults,
}) => {
  faults.expect(/status of 401/);
  await openAs(page, wire, '/m/member/home');
  const { token = '' } = (await storedSession(page)) ?? {};
  await expect(recentLines(page).first()).toBeVisible();
  const calls = await holdCalls(page);
  await wire.call('session.logout', {}, token);
  const notice = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(notice).toHaveCount(0);
  expect((await storedSession(page))?.token).toBe(token);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await calls.asks('/wps/member/info');
  calls.letThrough();
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText(textOf('common.pleaseLogin'));
  await notice.getByRole('button').first().click();
  await expect(notice).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.pathname === '/m/login');
  expect(await storedSession(page)).toBeNull();
});
