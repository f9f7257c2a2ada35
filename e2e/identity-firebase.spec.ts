// docs/flows/identity.md, with the real SDK in the browser and its emulator behind it.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { demoMember } from '@foyer/contract/demo';
import type { Page } from '@playwright/test';
import { isBuilt } from './support/built-files.ts';
import type { Change } from './support/operators.ts';
import { withoutCaptcha } from './support/operators.ts';
import { type Product, startProduct } from './support/product.ts';
import { type Provider, startProvider } from './support/provider.ts';
import { atHome, button, choice, type names, registerNew } from './support/social.ts';
import { wholeBrowserTest as base, expect, logIn, open, storedSession } from './support/test.ts';
import { patternOf, textOf } from './support/texts.ts';

const PROJECT = 'demo-foyer';
const emulator = process.env.TEST_FIREBASE_HOST;
/** The file that an operator would mount. */
const secretFile = join(mkdtempSync(join(tmpdir(), 'foyer-secret-')), 'x');
writeFileSync(secretFile, 'very secret');

const channels = ['google', 'facebook', 'twitter', 'line'] as const;

const byFirebase =
  ({ origin }: Provider): Change =>
  (file, operator) => {
    withoutCaptcha(file, operator);
    const provider = (channel: string) => ({
      channel,
      clientId: 'c1',
      authorizeUrl: `${origin}/authorize`,
      tokenUrl: `${origin}/token`,
    });
    // The setup is that of production: Firebase takes only OAuth 1.0a tokens of X, and the platform signs the requests for them.
    const machine = origin.replace('idp.localhost', '127.0.0.1'); // Node finds no names below localhost
    const x = {
      channel: 'twitter',
      clientId: 'c1',
      requestUrl: `${machine}/x/request_token`,
      authorizeUrl: `${origin}/x/authenticate`,
      tokenUrl: `${machine}/x/access_token`,
      secretFile,
    };
    Object.assign(file.settings, {
      smsProvider: {
        firebase: true,
        projectId: PROJECT,
        apiKey: 'k',
        appId: '1:1:web:1',
        authDomain: 'demo-foyer.example',
      },
      identity: {
        by: 'firebase',
        channels: channels.map((channel) => (channel === 'twitter' ? x : provider(channel))),
        oneTap: { script: `${origin}/gsi/client`, clientId: 'c1' },
      },
    });
  };

/** LINE is none of Firebase's own providers: the project names it. */
const nameLine = (): Promise<unknown> =>
  fetch(
    `http://${emulator}/identitytoolkit.googleapis.com/v2/projects/${PROJECT}/oauthIdpConfigs?oauthIdpConfigId=oidc.line`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ displayName: 'LINE', enabled: true, clientId: 'c1', issuer: 'https://access.line.me' }),
    },
  );

const test = base.extend<object, { provider: Provider; withEmulator: Product }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      if (!emulator) throw new Error('These journeys need the Firebase Auth emulator: set TEST_FIREBASE_HOST');
      const provider = await startProvider();
      await nameLine();
      await use(provider);
      await provider.stop();
      rmSync(dirname(secretFile), { recursive: true });
    },
    { scope: 'worker' },
  ],
  withEmulator: [
    async ({ provider }, use) => {
      const env = { FIREBASE_AUTH_EMULATOR_HOST: emulator ?? '' };
      const product = await startProduct({ env, change: byFirebase(provider) });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  product: ({ withEmulator }, use) => use(withEmulator),
});

// An unknown identity is refused with 400 and led on; the emulator has no captcha to configure (501); neither it nor the provider is a
// stranger here.
test.beforeEach(({ faults }) =>
  faults.expect(/status of (400|501)/, /stranger: http:\/\/(idp\.localhost|127\.0\.0\.1):/),
);

async function signIn(page: Page, channel: keyof typeof names): Promise<void> {
  const opened = page.waitForEvent('popup');
  await button(page, channel).click();
  const provider = await opened;
  const closed = provider.waitForEvent('close');
  await provider.getByRole('link', { name: 'Yes, it is me' }).click();
  await closed;
}

for (const channel of channels)
  test(`SO-01 ${channel}: the provider's token becomes a credential, and its id token a member`, async ({ page }) => {
    await open(page, '/m/login');
    await signIn(page, channel);
    await registerNew(page);
    await atHome(page);
    expect(await storedSession(page)).toMatchObject({ firstTimeLogin: true });
  });

test('OV-06 SO-01 an answer by redirect becomes a credential, and its id token a member', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page, '/m/login?affiliateCode=a1');
  await button(page, 'line').click();
  await page.getByRole('link', { name: 'Yes, it is me' }).click();
  await registerNew(page);
  await expect(page).toHaveURL((url) => url.pathname === '/m/home' && url.searchParams.get('affiliateCode') === 'a1');
  expect(await storedSession(page)).toMatchObject({ firstTimeLogin: true });
});

test('OV-05 SO-05 a one-tap credential becomes one of the SDK, and its id token a member', async ({ page }) => {
  // The page shows the prompt to any visitor who stays, and this stub confirms by itself.
  await open(page, '/m/login');
  await registerNew(page);
  await atHome(page);
  expect(await storedSession(page)).toMatchObject({ firstTimeLogin: true });
});

test('the SDK loads with the first token, and no byte of it before', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, '/m/login');
  await expect(button(page, 'google')).toBeVisible();
  const ofSdk = isBuilt(/firebase/);
  const sdk = () => requested.filter((address) => /identitytoolkit/.test(address) || ofSdk(address));
  expect(sdk()).toEqual([]);
  await signIn(page, 'google');
  await expect(choice(page)).toBeVisible();
  expect(sdk().length).toBeGreaterThan(0);
});

/** The code that the emulator would have sent. */
async function codeTo(number: string): Promise<string> {
  const answer = await fetch(`http://${emulator}/emulator/v1/projects/${PROJECT}/verificationCodes`);
  const { verificationCodes } = (await answer.json()) as { verificationCodes: { phoneNumber: string; code: string }[] };
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === number)?.code ?? '';
}

/** Asks for a code to a number, on the log-in's page. */
async function askForCode(page: Page, number: string): Promise<void> {
  await open(page, '/m/login');
  await page.getByText(textOf('login.bySms'), { exact: true }).click();
  await expect(page.getByRole('button', { name: patternOf('phone.country') })).toBeVisible();
  await page.getByLabel(textOf('phone.label'), { exact: true }).fill(number);
  await page.getByRole('button', { name: textOf('codes.send') }).click();
}

test('PH-01 PH-03 PH-04 phone-auth shows code and reason of a wrong code, and a right one logs in', async ({
  page,
}) => {
  await askForCode(page, '+63 917 555 0177');
  const field = page.getByLabel(textOf('codes.label'));
  await expect(field).toBeVisible();
  await expect.poll(() => codeTo('+639175550177')).not.toBe('');
  const code = await codeTo('+639175550177');
  await field.fill(code === '000000' ? '111111' : '000000');
  const alert = page.getByRole('alertdialog', { name: textOf('common.notice') });
  await expect(alert).toContainText(patternOf('identity.code', { code: 'auth/invalid-verification-code' }));
  await expect(alert).toContainText(patternOf('identity.reason'));
  await alert.getByRole('button', { name: textOf('common.confirm') }).click();
  await field.fill(code);
  await registerNew(page);
  await atHome(page);
  expect(await storedSession(page)).not.toBeNull();
});

test('PH-02 PH-03 a refresh keeps a code that was sent; one without its handle has expired', async ({ page }) => {
  const number = '+639175550178';
  await askForCode(page, number);
  const field = page.getByLabel(textOf('codes.label'));
  const comeBack = async () => {
    await page.reload();
    await page.getByText(textOf('login.bySms'), { exact: true }).click();
  };
  await expect(field).toBeVisible();
  const code = await codeTo(number);
  const handle = 'draft.phoneAuth.handle';
  const kept = await page.evaluate((key) => sessionStorage.getItem(key), handle);
  await page.evaluate((key) => sessionStorage.removeItem(key), handle);
  await comeBack();
  await field.fill(code);
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(patternOf('identity.code', { code: 'auth/code-expired' }));
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [handle, kept ?? ''] as const);
  await comeBack();
  await field.fill(code);
  await expect(choice(page)).toBeVisible();
});

test('TF-04 PH-03 phone-auth as a second step refuses an unknown number and logs in with the right one', async ({
  page,
}) => {
  await open(page, '/m/login');
  await logIn(page, { ...demoMember, username: 'demo2fa' });
  const sheet = page.getByRole('dialog', { name: textOf('twoFactor.heading') });
  await sheet.getByText(textOf('twoFactor.sms'), { exact: true }).click();
  const numberField = sheet.getByLabel(textOf('phone.label'), { exact: true });
  const field = sheet.getByLabel(textOf('codes.label'));
  const answerWith = async (number: string) => {
    await numberField.fill(number);
    await sheet.getByRole('button', { name: textOf('codes.send') }).click();
    await expect(field).toBeVisible();
    await expect(sheet.getByRole('button', { name: patternOf('codes.againIn') })).toBeDisabled();
    await field.fill(await codeTo(number));
  };
  await answerWith('+639175550179');
  await expect(sheet.getByRole('alert')).toBeVisible();
  await expect(numberField).toBeFocused();
  await expect(numberField).toHaveValue('');
  await answerWith('+639051234562');
  await atHome(page);
  expect(await storedSession(page)).toMatchObject({ userName: 'demo2fa' });
});
