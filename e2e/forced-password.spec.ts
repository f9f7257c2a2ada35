// docs/flows/forced-password.md: an expired password must be changed before anything else.
import { demoMember } from '@foyer/contract/demo';
import { expect, logIn, open, storedSession, test } from './support/test.ts';
import { textOf } from './support/texts.ts';

// Lotus forces the change of an expired password; its member "expired" has one.
test.use({ operator: 'lotus' });

test('RT-17 a forced password change survives refresh, Back and a typed address until it is done', async ({
  page,
  wire,
  context,
}) => {
  const expired = { ...demoMember, username: 'expired' };
  const forced = (url: URL) => url.pathname === '/m/changePsw';
  await open(page, '/m/help');
  await open(page, '/m/login');
  await logIn(page, expired);
  await expect(page).toHaveURL(forced);

  await page.reload();
  await expect(page).toHaveURL(forced);
  await page.goBack();
  await expect(page).toHaveURL(forced);
  for (const path of ['/m/home', '/m/game', '/m/member/home', '/m/voucherCenter']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(forced);
  }
  const { token = '' } = (await storedSession(page)) ?? {};
  const refused = await wire.call('wallet.balance', {}, token);
  expect(refused.body.errorCode).toBe('password.change.required');

  const other = await context.newPage();
  await open(other, '/m/member/home');
  await expect(other).toHaveURL((url) => url.pathname === '/m/login');
  await other.close();

  const chosen = 'seven quiet herons 26';
  await page.getByLabel(textOf('changePassword.oldPassword'), { exact: true }).fill(expired.password);
  await page.getByLabel(textOf('newPassword.label'), { exact: true }).fill(chosen);
  await page.getByRole('button', { name: textOf('changePassword.submit') }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
  await page.goto('/m/member/home');
  await expect(page).toHaveURL((url) => url.pathname === '/m/member/home');
  expect((await wire.call('wallet.balance', {}, (await storedSession(page))?.token)).status).toBe(200);
});
