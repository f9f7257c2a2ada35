// docs/flows/token-in-address.md: a hand-off code in the address logs in once.
import { demoMember } from '@foyer/contract/demo';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, logIn, open, storedSession, test } from './support/test.ts';
import { patternOf, textOf } from './support/texts.ts';

test('RT-12 a hand-off code in the address logs in once and is removed before anything else loads', async ({
  page,
  site,
  browser,
  wire,
}) => {
  const code = await wire.handOffCode();
  const referrers: string[] = [];
  page.on('request', (request) => {
    const referrer = request.headers().referer;
    if (referrer) referrers.push(referrer);
  });
  await page.goto(`/m/member/home?token=${code}`);
  await expect(page).toHaveURL((url) => url.pathname === '/m/member/home' && !url.search.includes('token'));
  await expect.poll(() => storedSession(page)).toMatchObject({ userName: 'demo' });
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(code);
  expect(referrers.filter((referrer) => referrer.includes(code))).toEqual([]);

  const other = await browser.newContext();
  const again = await other.newPage();
  await again.goto(`${site}/m/member/home?tokens=${code}`);
  await expect(again).toHaveURL((url) => url.pathname === '/m/login' && !url.search.includes(code));
  await other.close();
});

test('RT-12 a session token in the address is checked, then replaced: the one in the link is dead', async ({
  page,
  wire,
  faults,
}) => {
  // A session token is no hand-off code: the swap is tried first.
  faults.expect(/status of 400 .*handoff/);
  const token = (await wire.logIn()).token;
  await page.goto(`/m/member/home?tokens=${token}`);
  await expect.poll(() => storedSession(page)).toMatchObject({ userName: 'demo' });
  const stored = await storedSession(page);
  expect(stored?.token).not.toBe(token);
  expect((await wire.call('member.info', {}, token)).status).toBe(401);
});

test('a code of another member needs a confirmation, and staying changes nothing', async ({ page, wire }) => {
  await open(page, '/m/login');
  await logIn(page);
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
  const before = await storedSession(page);
  await page.goto(`/m/home?token=${await wire.handOffCode({ ...demoMember, username: 'expired' })}`);
  const dialog = page.getByRole('alertdialog', { name: textOf('dialogs.switchTitle') });
  await expect(dialog).toBeVisible();
  expect((await storedSession(page))?.userName).toBe(before?.userName);
  await dialog.getByRole('button', { name: patternOf('dialogs.switchStay', { from: 'demo' }) }).click();
  await expect(dialog).toBeHidden();
  expect((await storedSession(page))?.userName).toBe(before?.userName);

  await page.goto(`/m/home?token=${await wire.handOffCode({ ...demoMember, username: 'expired' })}`);
  await page.evaluate(() =>
    localStorage.setItem('pushToken', JSON.stringify({ token: 'push-1', createTime: 1, options: {} })),
  );
  const unbound = page.waitForRequest('**/wps/relay/CSP_fcmUnsubscribe');
  await dialog.getByRole('button', { name: patternOf('dialogs.switchGo', { to: 'expired' }) }).click();
  await expect.poll(() => storedSession(page)).toMatchObject({ userName: 'expired' });
  expect((await unbound).postDataJSON()).toEqual({ registrationToken: 'push-1', unsubscribeAll: true });
  expect(await page.evaluate(() => localStorage.getItem('pushToken'))).toBeNull();
  await expect.poll(async () => (await wire.call('member.info', {}, before?.token)).status).toBe(401);
});

const throughLink = patternOf('linkLogin.title', { name: 'demo' });
const linkNotice = (page: Page) => page.getByRole('complementary', { name: throughLink });
const answerOf = (page: Page, answer: 'confirm' | 'logOut') =>
  linkNotice(page).getByRole('button', { name: textOf(`linkLogin.${answer}`) });

test("a visitor logged in by a link sees the member's name on every page until they confirm", async ({
  page,
  wire,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/m/news?token=${await wire.handOffCode()}`);
  const notice = linkNotice(page);
  await expect(notice).toBeInViewport({ ratio: 1 });
  // Read aloud as soon as it appears.
  await expect(notice.getByRole('alert')).toContainText(throughLink);
  for (const answer of ['confirm', 'logOut'] as const)
    await expect(answerOf(page, answer)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // It stands above the page and covers nothing of it.
  const [above, below] = await Promise.all([notice.boundingBox(), page.locator('main').boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await expectAccessible(page);

  await page
    .locator('nav')
    .getByRole('link', { name: textOf('ui.tabGames') })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === '/m/game');
  await expect(notice).toBeVisible();
  await open(page, '/m/member/home');
  await expect(page.locator('main[aria-busy="true"]')).toHaveCount(0);
  await expect(notice).toBeVisible();

  await answerOf(page, 'confirm').click();
  await expect(notice).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  expect(await storedSession(page)).not.toHaveProperty('throughLink');
  await open(page, '/m/home');
  await expect(linkNotice(page)).toHaveCount(0);
  expect(await storedSession(page)).toMatchObject({ userName: 'demo' });
});

test('a person who is not the member of a link logs out and stays on the page as a visitor', async ({ page, wire }) => {
  await page.goto(`/m/help?token=${await wire.handOffCode()}`);
  await expect(answerOf(page, 'logOut')).toBeVisible();
  const token = (await storedSession(page))?.token;
  const ended = page.waitForResponse('**/wps/session/logout');
  await answerOf(page, 'logOut').click();
  expect((await ended).status()).toBe(200);
  await expect(linkNotice(page)).toHaveCount(0);
  expect(await storedSession(page)).toBeNull();
  expect(new URL(page.url()).pathname).toBe('/m/help');
  await expect(page.locator('main')).toBeFocused();
  expect((await wire.call('member.info', {}, token)).status).toBe(401);
  await page.reload();
  expect(await storedSession(page)).toBeNull();

  // If the page is a member's own, a visitor gets its log-in.
  await page.goto(`/m/member/home?token=${await wire.handOffCode()}`);
  await expect(answerOf(page, 'logOut')).toBeVisible();
  // Calls on their way would meet the end of their session.
  await page.waitForLoadState('networkidle');
  await answerOf(page, 'logOut').click();
  await expect(page).toHaveURL((url) => url.pathname === '/m/login');
  expect(await storedSession(page)).toBeNull();
});

test('a logged-in member follows their own link without a question', async ({ page, wire }) => {
  await open(page, '/m/login');
  await logIn(page);
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
  const before = await storedSession(page);
  await page.goto(`/m/home?token=${await wire.handOffCode()}`);
  await expect.poll(async () => (await storedSession(page))?.token).not.toBe(before?.token);
  expect(await storedSession(page)).not.toHaveProperty('throughLink');
  await expect(linkNotice(page)).toHaveCount(0);
});
