// docs/flows/own-data.md: a member takes the own data along and closes the account.
import { readFile } from 'node:fs/promises';
import { demoMember } from '@foyer/contract/demo';
import type { Page } from '@playwright/test';
import { onlyHere, withoutCaptcha } from './support/operators.ts';
import { expect, expectAccessible, logIn, open, openAs, test } from './support/test.ts';
import { sharedText, textOf } from './support/texts.ts';

// A product of its own: the account of this journey stays closed.
test.use({ operators: { change: onlyHere(withoutCaptcha) } });

const jade = { ...demoMember, username: 'jade' };
const row = (page: Page, key: 'security.downloadData' | 'security.closeAccount') =>
  page.getByRole('button', { name: textOf(key) });

test('a member downloads the own data, closes the account and cannot log in again', async ({ page, faults, wire }) => {
  // The first try without a proof, the log-out of a session that is over, and the refused log-in.
  faults.expect(/status of 40[013]/);
  await openAs(page, wire, '/m/securityCenter', jade);
  await row(page, 'security.downloadData').click();
  const sheet = page.getByRole('dialog', { name: textOf('security.stepUpTitle') });
  await sheet.getByLabel(textOf('security.password'), { exact: true }).fill(jade.password);
  const downloading = page.waitForEvent('download');
  await sheet.getByRole('button', { name: textOf('security.goOn') }).click();
  const file = await (await downloading).path();
  const { profile } = JSON.parse(await readFile(file, 'utf8')) as { profile: readonly { account: string }[] };
  expect(profile.map(({ account }) => account)).toEqual(['jade']);

  await row(page, 'security.closeAccount').click();
  const question = page.locator('[aria-modal="true"]').last();
  await expect(question).toContainText(textOf('security.closeText'));
  await expectAccessible(page);
  await question.getByRole('button', { name: textOf('security.closeConfirm') }).click();
  await expect(page).toHaveURL(/\/m\/home/);

  await open(page, '/m/login');
  await logIn(page, jade);
  await expect(page.getByText(sharedText('errors', 'member.closed'))).toBeVisible();
});
