// docs/flows/recovery.md
import type { codeTo } from './support/outbox.ts';
import { expect, expectAccessible, logIn, open, storedSession, test } from './support/test.ts';
import { say } from './support/texts.ts';

const fresh = 'eleven blue kites 88';

test('a forgotten password: a code to the address on file, a new password, every session over, the log-in filled in', async ({
  page,
  product,
  wire,
}) => {
  const before = await wire.logIn();
  await open(page, '/m/login');
  await page.getByRole('link', { name: say('login.forgot') }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/m/recover');
  await expectAccessible(page);
  const send = page.getByRole('button', { name: say('codes.send') });
  await page.getByLabel(say('recover.username'), { exact: true }).fill('demo');
  await send.click();
  const field = page.getByLabel(say('codes.label'));
  await expect(field).toBeVisible();
  await expect.poll(() => newest(product)).not.toBeNull();
  await field.fill((await newest(product)) ?? '');
  await page.getByLabel(say('newPassword.label'), { exact: true }).fill(fresh);
  await page.getByRole('button', { name: say('recover.save') }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/m/login');
  await expect(page.getByLabel(say('login.username'), { exact: true })).toHaveValue('demo');
  expect((await wire.call('member.info', {}, before.token)).status).toBe(401);
  await logIn(page, { username: 'demo', password: fresh });
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
  expect(await storedSession(page)).not.toBeNull();
});

test('who does not exist gets the same words, and a code that is none leads nowhere', async ({ page, faults }) => {
  faults.expect(/status of 400/);
  await open(page, '/m/recover');
  await page.getByLabel(say('recover.username'), { exact: true }).fill('nobody-at-all');
  await page.getByRole('button', { name: say('codes.send') }).click();
  await page.getByLabel(say('codes.label')).fill('123456');
  await page.getByLabel(say('newPassword.label'), { exact: true }).fill(fresh);
  await page.getByRole('button', { name: say('recover.save') }).click();
  await expect(page.getByText(say('recover.codeInvalid'))).toBeVisible();
});

/** The demo member's number is the example of the operator's country, its address one of the documentation. */
async function newest(product: Parameters<typeof codeTo>[0]): Promise<string | null> {
  const answer = await fetch(`http://127.0.0.1:${product.port}/demo/outbox`);
  return /data-code>(\d{6})</.exec(await answer.text())?.[1] ?? null;
}
