// docs/flows/token-in-address.md
import { demoMember } from '@foyer/contract/demo';
import { expect, logIn, open, storedSession, test } from './support/test.ts';
import { say } from './support/texts.ts';

test('RT-12 a hand-off code in the address logs in, is gone before anything else loads, and works once', async ({
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

test('RT-12 a session token in the address is checked, then rotated: the one in the link is dead', async ({
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

test('a code of another member asks before it switches, and staying changes nothing', async ({ page, wire }) => {
  await open(page, '/m/login');
  await logIn(page);
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
  const before = await storedSession(page);
  await page.goto(`/m/home?token=${await wire.handOffCode({ ...demoMember, username: 'expired' })}`);
  const dialog = page.getByRole('alertdialog', { name: say('dialogs.switchTitle') });
  await expect(dialog).toBeVisible();
  expect((await storedSession(page))?.userName).toBe(before?.userName);
  await dialog.getByRole('button', { name: 'Stay demo' }).click();
  await expect(dialog).toBeHidden();
  expect((await storedSession(page))?.userName).toBe(before?.userName);

  await page.goto(`/m/home?token=${await wire.handOffCode({ ...demoMember, username: 'expired' })}`);
  await dialog.getByRole('button', { name: 'Switch to expired' }).click();
  await expect.poll(() => storedSession(page)).toMatchObject({ userName: 'expired' });
});
