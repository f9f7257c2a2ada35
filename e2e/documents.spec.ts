// docs/flows/documents.md: a member sends the slip of a transfer, and the documents of the identity check.
import type { DepositOrder, SecurityOverview } from '@foyer/contract';
import type { Page } from '@playwright/test';
import { withoutCaptcha } from './support/operators.ts';
import { chooseMethod } from './support/payments.ts';
import { expect, expectAccessible, open, openAs, test } from './support/test.ts';
import { sharedText, textOf } from './support/texts.ts';
import type { Wire } from './support/wire.ts';

test.use({ operators: { change: withoutCaptcha }, showsPictures: true });

const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'.padEnd(80);
const hostile = { name: 'slip.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(script) };
const photo = async (page: Page) => ({ name: 'photo.png', mimeType: 'image/png', buffer: await page.screenshot() });

const arrive = async (page: Page, wire: Wire, path: string): Promise<void> => {
  await openAs(page, wire, path);
};
const choosers = (page: Page) => page.locator('input[type="file"]');
const sent = (page: Page) => page.getByText(textOf('upload.sent'), { exact: true });
const kindRefused = (page: Page) => page.getByText(sharedText('errors', 'document.kind'));

test('a member sends a slip and the documents of the identity check, and no script', async ({ page, wire, faults }) => {
  // The browser notes the refusal of the hostile file.
  faults.expect(/status of 400 .*\/slip/);
  await arrive(page, wire, '/m/voucherCenter');
  await chooseMethod(page, 'bank');
  await page.getByLabel(textOf('deposit.amount'), { exact: true }).fill('50');
  await page.getByRole('button', { name: new RegExp(`^${textOf('deposit.submit')}`) }).click();
  await page.waitForURL(({ pathname }) => pathname === '/m/order');
  await expect(page.getByText(textOf('order.slip'), { exact: true }).first()).toBeVisible();
  await choosers(page).focus();
  await choosers(page).setInputFiles(hostile);
  await expect(kindRefused(page)).toBeVisible();
  await expect(choosers(page)).toBeFocused();
  await choosers(page).setInputFiles(await photo(page));
  await expect(sent(page)).toBeVisible();
  await expect(choosers(page)).toBeFocused();
  await expectAccessible(page);
  const { token } = await wire.logIn();
  const orders = (await wire.call('wallet.orders', {}, token)).body.value as { items: DepositOrder[] };
  expect(orders.items[0]?.slipAt).not.toBeNull();

  await open(page, '/m/securityCenter');
  await page.getByRole('link', { name: new RegExp(`^${textOf('identityCheck.title')}`) }).click();
  await expect(choosers(page)).toHaveCount(2);
  await expectAccessible(page);
  await choosers(page)
    .first()
    .setInputFiles(await photo(page));
  await expect(sent(page)).toHaveCount(1);
  await choosers(page).last().focus();
  await choosers(page)
    .last()
    .setInputFiles(await photo(page));
  // The demo's scripted staff approve after some seconds.
  const decided = page.getByText(textOf('identityCheck.approvedTitle'));
  await expect(page.getByText(textOf('identityCheck.waitingTitle')).or(decided)).toBeVisible();
  const overview = (await wire.call('security.overview', {}, token)).body.value as SecurityOverview;
  expect(['waiting', 'approved']).toContain(overview.identityCheck?.status);

  // The focus is at the document; its card goes with the approval.
  await page.route('**/wps/member/security*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('"waiting"', '"approved"') });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(decided).toBeVisible();
  await expect(page.getByRole('region', { name: textOf('identityCheck.title') })).toBeFocused();
});
