// docs/flows/identity.md: the accounts that log a member in.
import { demoMember } from '@foyer/contract/demo';
import type { Locator, Page } from '@playwright/test';
import { enlarge, expectNothingCut } from './support/large-text.ts';
import { atHome, beAt, button, names, registerNew, signInAt } from './support/social.ts';
import { bringSession, expect, expectAccessible, logOut, open, storedSession, test } from './support/test.ts';
import { sharedText, textOf } from './support/texts.ts';
import type { Wire } from './support/wire.ts';

type Channel = keyof typeof names;

const PATH = '/m/securityCenter/accounts';
const somebody = (name: string): string => `${name} ${Date.now() % 100_000}`;
const named = (key: 'social.linkNamed' | 'social.removeNamed', channel: Channel): string =>
  textOf(key).replace('{channel}', names[channel]);
const linkButton = (page: Page, channel: Channel): Locator =>
  page.getByRole('button', { name: named('social.linkNamed', channel), exact: true });
const removeButton = (page: Page, channel: Channel): Locator =>
  page.getByRole('button', { name: named('social.removeNamed', channel), exact: true });
const messageOf = (key: 'social.linked' | 'social.removed', channel: Channel): string =>
  textOf(key).replace('{channel}', names[channel]);

// An identity that no account has, and a change without proof, are refused with 400, and led on from there.
test.beforeEach(({ faults }) => faults.expect(/status of 400/));

/** The member shows once more to be there. */
async function prove(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: textOf('security.stepUpTitle') });
  await dialog.getByLabel(textOf('security.password'), { exact: true }).fill(demoMember.password);
  await dialog.getByRole('button', { name: textOf('security.goOn') }).click();
  await expect(dialog).toBeHidden();
}

async function enter(page: Page, wire: Wire): Promise<void> {
  await bringSession(page, wire);
}

/** Confirms the dialog that asks again before the removal. */
const mean = (page: Page): Promise<void> =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: textOf('social.remove'), exact: true })
    .click();

test('a member links an account with proof, logs in with it, and unlinks it', async ({ page, wire }) => {
  const name = somebody('Minh');
  await enter(page, wire);
  await open(page, '/m/securityCenter');
  await page.getByRole('link', { name: new RegExp(textOf('security.accounts')) }).click();
  await expect(linkButton(page, 'line')).toBeVisible();
  await expectAccessible(page);
  const opened = page.waitForEvent('popup');
  await linkButton(page, 'line').click();
  await beAt(await opened, name);
  await prove(page);
  await expect(page.getByText(messageOf('social.linked', 'line'))).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
  await expect(linkButton(page, 'line')).toHaveCount(0);

  await open(page, '/m/member/home');
  await logOut(page);
  await open(page, '/m/login');
  await signInAt(page, 'line', name);
  await atHome(page);
  expect(await storedSession(page)).toMatchObject({ userName: demoMember.username });

  await open(page, PATH);
  await removeButton(page, 'line').click();
  await mean(page);
  await prove(page);
  await expect(page.getByText(messageOf('social.removed', 'line'))).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await expect(linkButton(page, 'line')).toBeVisible();
});

test('an account stays linked without proof or without the confirmation', async ({ page, wire }) => {
  await enter(page, wire);
  await open(page, PATH);
  const opened = page.waitForEvent('popup');
  await linkButton(page, 'google').click();
  await beAt(await opened, somebody('Noor'));
  await page
    .getByRole('dialog', { name: textOf('security.stepUpTitle') })
    .getByRole('button', { name: textOf('common.close') })
    .click();
  await expect(linkButton(page, 'google')).not.toHaveAttribute('aria-busy', 'true');
  await expect(removeButton(page, 'google')).toHaveCount(0);
});

test('with windows blocked the page goes to the provider and returns to the accounts', async ({ page, wire }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await enter(page, wire);
  await open(page, PATH);
  await linkButton(page, 'twitter').click();
  await page.waitForURL(/\/authorize\/twitter/);
  await beAt(page, somebody('Thiri'));
  await prove(page);
  await expect(page).toHaveURL((url) => url.pathname === PATH);
  await expect(removeButton(page, 'twitter')).toBeVisible();
});

test('the last log-in method cannot be removed; the page says what would allow it', async ({ page }) => {
  const name = somebody('Zainab');
  await open(page, '/m/login');
  await expect(button(page, 'google')).toBeVisible();
  await signInAt(page, 'google', name);
  await registerNew(page);
  await atHome(page);
  await open(page, PATH);
  await expect(page.getByText(name)).toBeVisible();
  await expect(page.getByText(textOf('social.lastWay'))).toBeVisible();
  await expect(removeButton(page, 'google')).toHaveCount(0);
  await expectAccessible(page);
  await enlarge(page);
  await expectNothingCut(page);
  await page.getByRole('link', { name: textOf('social.choosePassword') }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/m/changePsw');
  // There is no password yet that could be asked for.
  await expect(page.getByLabel(textOf('changePassword.oldPassword'), { exact: true })).toHaveCount(0);
  await page.getByLabel(textOf('newPassword.label'), { exact: true }).fill('nine green lanterns');
  await page.getByRole('button', { name: textOf('changePassword.submit') }).click();
  await atHome(page);
  await open(page, PATH);
  await expect(removeButton(page, 'google')).toBeVisible();
});

test('an account of another member is not linked; the page says so and frees the buttons', async ({ page, wire }) => {
  const name = somebody('Amihan');
  await open(page, '/m/login');
  await signInAt(page, 'google', name);
  await registerNew(page);
  await atHome(page);
  await open(page, '/m/member/home');
  await logOut(page);
  await enter(page, wire);
  await open(page, PATH);
  const opened = page.waitForEvent('popup');
  await linkButton(page, 'google').click();
  await beAt(await opened, name);
  await prove(page);
  await expect(page.getByRole('alert')).toContainText(sharedText('errors', 'identity.taken'));
  await expect(linkButton(page, 'google')).not.toHaveAttribute('aria-busy', 'true');
});
