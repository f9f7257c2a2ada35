// docs/flows/identity.md: phone-auth, with the demo's local identity provider.
import { demoMember } from '@foyer/contract/demo';
import type { Page } from '@playwright/test';
import { isBuilt } from './support/built-files.ts';
import { loseForGood, reloadWithFiles } from './support/lost-files.ts';
import { type Change, withoutCaptcha } from './support/operators.ts';
import { codeTo } from './support/outbox.ts';
import type { Site } from './support/product.ts';
import { atHome, choice } from './support/social.ts';
import { expect, expectAccessible, logIn, open, storedSession, test } from './support/test.ts';
import { patternOf, textOf, wordsOf } from './support/texts.ts';

const change: Change = (file, operator) => {
  withoutCaptcha(file, operator);
  // Without social accounts the form stands by itself.
  Object.assign(file.settings, { smsProvider: { firebase: true }, identity: { by: 'local', channels: [] } });
  file.switches.socialRegisterNew = false;
};

test.use({ operators: { change } });
// Unknown identities and wrong codes are refused with 400, on purpose.
test.beforeEach(({ faults }) => faults.expect(/status of 400/));

const numberField = (page: Page) => page.getByLabel(textOf('phone.label'), { exact: true });
const codeField = (page: Page) => page.getByLabel(textOf('codes.label'));

async function sendCode(page: Page, number: string): Promise<void> {
  await numberField(page).fill(number);
  await page.getByRole('button', { name: textOf('codes.send') }).click();
  await expect(codeField(page)).toBeVisible();
}

async function sentTo(product: Site, number: string): Promise<string> {
  await expect.poll(() => codeTo(product, 'aurora', number)).not.toBeNull();
  return (await codeTo(product, 'aurora', number)) ?? '';
}

const bySms = (page: Page) => page.getByText(textOf('login.bySms'), { exact: true }).click();

test('PH-03 PH-04 a new number sees why a code is wrong, and registers without FIREBASECREATEACC3', async ({
  page,
  product,
}) => {
  const number = '+639175550181';
  await open(page, '/m/register');
  await page.getByText(textOf('register.methodMobile'), { exact: true }).click();
  await expect(page.getByText(textOf('register.codeComes'))).toBeVisible();
  await sendCode(page, number);
  await expectAccessible(page);
  const code = await sentTo(product, number);
  await codeField(page).fill(code === '000000' ? '111111' : '000000');
  const alert = page.getByRole('alertdialog', { name: textOf('common.notice') });
  await expect(alert).toBeVisible();
  expect((await alert.locator('p').first().innerText()).split('\n')).toEqual([
    textOf('identity.codeWrong'),
    wordsOf('identity.code', { code: 'auth/invalid-verification-code' }),
    wordsOf('identity.reason', { reason: '\u2068The code is not the one that was sent.\u2069' }),
  ]);
  await alert.getByRole('button', { name: textOf('common.confirm') }).click();
  await expect(codeField(page)).toHaveValue('');
  await codeField(page).fill(code);
  await expect(choice(page)).toContainText(textOf('social.numberChoice'));
  await choice(page)
    .getByRole('button', { name: textOf('social.create') })
    .click();
  await atHome(page);
  expect(await storedSession(page)).toMatchObject({ firstTimeLogin: true });
  await expect(page.getByRole('button', { name: textOf('memberHome.firstTimeDone') })).toBeVisible();
});

/** The names of the events that the page sends for tracking, as they come. */
function trackedBy(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/wps/track/events')) return;
    const events: { name: string }[] = JSON.parse(request.postDataJSON().events);
    names.push(...events.map(({ name }) => name));
  });
  return names;
}

test("a member's number on the registration logs in, and counts as no registration", async ({ page, product }) => {
  const tracked = trackedBy(page);
  await open(page, '/m/register');
  await page.getByText(textOf('register.methodMobile'), { exact: true }).click();
  await sendCode(page, '0905 123 4563');
  await codeField(page).fill(await sentTo(product, '+639051234563'));
  await atHome(page);
  expect(await storedSession(page)).toMatchObject({ userName: 'jade' });
  await expect.poll(() => tracked).toContain('login');
  expect(tracked).not.toContain('register');
});

test("PH-01 PH-03 a member's number logs in, with a refresh before the message", async ({ page, product }) => {
  const number = '+639051234560';
  await open(page, '/m/login');
  await bySms(page);
  await sendCode(page, '0905 123 4560');
  const code = await sentTo(product, number);
  await page.reload();
  await bySms(page);
  await expect(codeField(page)).toBeVisible();
  const loggedIn = page.waitForResponse('**/wps/session/login');
  await codeField(page).fill(code);
  expect((await loggedIn).status()).toBe(200);
  await atHome(page);
  expect(await storedSession(page)).toMatchObject({ userName: demoMember.username });
});

test('TF-04 TF-05 a second step by phone offers a new code after 60 s and refuses an unknown number', async ({
  page,
  product,
}) => {
  const onFile = '+639051234562';
  const other = '+639175550182';
  await open(page, '/m/login');
  await logIn(page, { ...demoMember, username: 'demo2fa' });
  const sheet = page.getByRole('dialog', { name: textOf('twoFactor.heading') });
  await sheet.getByText(textOf('twoFactor.sms'), { exact: true }).click();
  await sendCode(page, other);
  await codeField(page).fill(await sentTo(product, other));
  // The number on file stays in sight beside the error.
  await expect(sheet.getByRole('alert')).toContainText('+63 ••• 62');
  await expect(numberField(page)).toBeFocused();
  await expect(numberField(page)).toHaveValue('');

  await sendCode(page, onFile);
  const again = new RegExp(patternOf('codes.againIn', { time: 'TIME' }).source.replace('TIME', '(1:00|0:5\\d)'));
  await expect(sheet.getByRole('button', { name: again })).toBeDisabled();
  const code = await sentTo(product, onFile);
  await page.reload();
  await expect(codeField(page)).toBeVisible();
  await codeField(page).fill(code);
  await atHome(page);
  expect(await storedSession(page)).toMatchObject({ userName: 'demo2fa' });
});

test('PH-03 a missing form of the identity service shows an error, and a reload fixes it', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/status of 404/);
  await loseForGood(context, isBuilt(/^phone-slot-content$/));
  await open(page, '/m/login');
  await page.getByLabel(textOf('login.username')).fill('somebody');
  await bySms(page);
  await expect(page.getByRole('alert')).toContainText(textOf('common.sectionLost'));
  await reloadWithFiles(page, page.getByRole('button', { name: textOf('common.reload') }));
  await expect(page.getByText(textOf('phoneLogin.lead'))).toBeVisible();
});
