// docs/flows/second-factor.md: log-ins and changes ask for a second factor.
import { demoMember } from '@foyer/contract/demo';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { TextKey } from '../apps/web/src/shell/i18n/texts.ts';
import { actUntil } from './support/act-until.ts';
import { gameOpened } from './support/game-opened.ts';
import { type Change, withoutCaptcha } from './support/operators.ts';
import { authenticatorCode, codeTo } from './support/outbox.ts';
import { expect, expectAccessible, logIn, open, playForMoney, storedSession, test } from './support/test.ts';
import { contentOf, journeyLocale, loginTitle, patternOf, textOf, wordsOf } from './support/texts.ts';

/** Lotus takes a payee name; Aurora, as it comes, does not. */
const change: Change = (file, operator) => {
  withoutCaptcha(file, operator);
  file.secondFactor.payeeName = operator === 'lotus';
};

// A product of its own: these journeys turn second factors on and end sessions.
test.use({ operators: { change } });

const guarded = { ...demoMember, username: 'demo2fa' };
const address = 'demo2fa@aurora.example';
const number = '+639051234562';
/** Lifetime of a code by SMS, and a second. */
const TWO_MINUTES_MS = 121_000;

const sheet = (page: Page) => page.getByRole('dialog', { name: textOf('twoFactor.heading') });
const atHome = (page: Page) => expect(page).toHaveURL((url) => url.pathname === '/m/home');

/** The second step lies over the log-in: the log-in itself was refused with 400, on purpose. */
async function meetSecondStep(page: Page, member = guarded): Promise<void> {
  await open(page, '/m/login');
  await logIn(page, member);
  await expect(sheet(page)).toBeVisible();
}

test('LG-05 TF-01 TF-05 the authenticator step clears a wrong code and logs in with a right one', async ({
  page,
  product,
  faults,
}) => {
  faults.expect(/status of 400/);
  await meetSecondStep(page);
  await expect(sheet(page).getByRole('radio')).toHaveCount(3);
  await expect(sheet(page).getByText(textOf('twoFactor.payeeName'))).toHaveCount(0);
  await expectAccessible(page);
  const field = sheet(page).getByLabel(textOf('twoFactor.authCode'));
  await expect(field).toBeFocused();
  // Opened at its top, with the methods in sight.
  expect(await sheet(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await page.keyboard.type('000000');
  await expect(sheet(page).getByRole('alert')).toContainText(wordsOf('twoFactor.triesLeft', { count: 4 }));
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  // Full-width digits are digits.
  const code = await authenticatorCode(product, 'aurora');
  await field.fill([...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(''));
  await atHome(page);
  expect(await storedSession(page)).toMatchObject({ userName: guarded.username });
});

test('TF-01 the methods stay in place when another is chosen; customer service is one tap away', async ({
  page,
  faults,
}) => {
  faults.expect(/status of 400/);
  await meetSecondStep(page);
  const first = sheet(page).getByRole('radio').first();
  const top = async () => (await first.boundingBox())?.y;
  await expect(sheet(page).getByText('+63 ••• 62', { exact: true })).toBeVisible();
  // The sheet slides in: it is measured once it rests.
  let before: number | undefined;
  await expect
    .poll(async () => {
      const last = before;
      before = await top();
      return before === last;
    })
    .toBe(true);
  for (const way of ['sms', 'email', 'ga'] as const) {
    await sheet(page)
      .getByText(textOf(`twoFactor.${way}`), { exact: true })
      .click();
    await expect.poll(top).toBe(before);
  }
  await sheet(page)
    .getByRole('button', { name: textOf('twoFactor.wayOut') })
    .click();
  await expect(page.getByRole('dialog', { name: textOf('services.title') })).toBeVisible();
});

test('TF-03 TF-05 a code by e-mail survives a refresh without being sent again; a wrong one is cleared', async ({
  page,
  product,
  faults,
}) => {
  faults.expect(/status of 400/);
  let sends = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/verification/email/login')) sends += 1;
  });
  await meetSecondStep(page);
  await sheet(page).getByText(textOf('twoFactor.email'), { exact: true }).click();
  const send = sheet(page).getByRole('button', { name: textOf('codes.send') });
  await send.click();
  const addressField = sheet(page).getByLabel(textOf('twoFactor.emailAddress'), { exact: true });
  await expect(sheet(page).getByText(textOf('twoFactor.emailMissing'))).toBeVisible();
  await expect(addressField).toBeFocused();
  await addressField.fill(`  ${address} `);
  await send.click();
  const field = sheet(page).getByLabel(textOf('codes.label'));
  await expect(field).toBeVisible();
  await expect.poll(() => codeTo(product, 'aurora', address)).not.toBeNull();
  await page.reload();
  await expect(sheet(page).getByRole('radio', { name: textOf('twoFactor.email') })).toBeChecked();
  await expect(field).toBeVisible();
  const code = (await codeTo(product, 'aurora', address)) ?? '';
  await field.fill(code === '000000' ? '111111' : '000000');
  await expect(sheet(page).getByRole('alert').filter({ visible: true })).toContainText(
    wordsOf('twoFactor.triesLeft', { count: 4 }),
  );
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await field.fill(code);
  await atHome(page);
  expect(sends).toBe(1);
});

test('TF-04 LG-05 a code by SMS over the page counts down, and the chosen game opens', async ({
  page,
  product,
  faults,
}) => {
  faults.expect(/status of 400/);
  await open(page, '/m/home');
  await page.getByRole('link', { name: patternOf('home.betOn', { game: contentOf('Rapid 5') }) }).click();
  await playForMoney(page);
  await expect(page.getByRole('dialog', { name: loginTitle })).toBeVisible();
  await logIn(page, guarded);
  await sheet(page).getByText(textOf('twoFactor.sms'), { exact: true }).click();
  await sheet(page).getByLabel(textOf('phone.label')).fill(number);
  await sheet(page)
    .getByRole('button', { name: textOf('codes.send') })
    .click();
  await expect(sheet(page).getByRole('timer')).toBeVisible();
  // Until the server's time has run out there is no other code to ask for.
  await expect(sheet(page).getByRole('button', { name: patternOf('codes.againIn') })).toBeDisabled();
  await expectAccessible(page);
  await expect.poll(() => codeTo(product, 'aurora', number)).not.toBeNull();
  await sheet(page)
    .getByLabel(textOf('codes.label'))
    .fill((await codeTo(product, 'aurora', number)) ?? '');
  await gameOpened(page);
});

test('TF-05 five wrong codes start the log-in again, and the sheet says so', async ({ page, faults }) => {
  faults.expect(/status of 400/);
  await meetSecondStep(page);
  const field = sheet(page).getByLabel(textOf('twoFactor.authCode'));
  for (let wrong = 0; wrong < 5; wrong += 1) {
    const judged = page.waitForResponse('**/wps/session/login/verification');
    await field.fill('000000');
    await judged;
    if (wrong < 4) await expect(field).toHaveValue('');
  }
  await expect(sheet(page).getByText(textOf('twoFactor.expiredText'))).toBeVisible();
  await sheet(page)
    .getByRole('button', { name: textOf('twoFactor.logInAgain') })
    .click();
  await expect(sheet(page)).toHaveCount(0);
  await logIn(page, guarded);
  await expect(field).toBeFocused();
});

test('TF-05 TF-03 a number or an address that is not on file is refused and cleared', async ({ page, faults }) => {
  faults.expect(/status of 400/);
  await meetSecondStep(page);
  const send = sheet(page).getByRole('button', { name: textOf('codes.send') });
  await sheet(page).getByText(textOf('twoFactor.sms'), { exact: true }).click();
  const phone = sheet(page).getByLabel(textOf('phone.label'));
  await send.click();
  await expect(sheet(page).getByText(textOf('phone.missing'))).toBeVisible();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toBeFocused();
  await phone.fill('+639175550183');
  await send.click();
  await expect(sheet(page).getByRole('alert').filter({ hasText: '+63 ••• 62' })).toBeVisible();
  await expect(phone).toHaveValue('');
  await expect(phone).toBeFocused();

  await sheet(page).getByText(textOf('twoFactor.email'), { exact: true }).click();
  const addressField = sheet(page).getByLabel(textOf('twoFactor.emailAddress'), { exact: true });
  await addressField.fill('someone@aurora.example');
  await send.filter({ visible: true }).click();
  await expect(sheet(page).getByRole('alert').filter({ visible: true })).toContainText('d•••@a•••.example');
  await expect(addressField).toHaveValue('');
  await expect(addressField).toBeFocused();
});

/** The password once more, where the page asks for it. */
async function showToBeThere(page: Page): Promise<void> {
  const stepUp = page.getByRole('dialog', { name: textOf('security.stepUpTitle') });
  await stepUp.getByLabel(textOf('security.password'), { exact: true }).fill(demoMember.password);
  await stepUp.getByRole('button', { name: textOf('security.goOn') }).click();
}

/** Logs out one device, and not all the others. */
const endNamed = new RegExp(`^(?!${patternOf('security.endOthers').source}$)${patternOf('security.endNamed').source}$`);

test('a member adds an address and a number by their codes, and logs out another device', async ({
  page,
  browser,
  product,
  faults,
}) => {
  // A change is refused until the member has shown to be there.
  faults.expect(/status of 400/);
  const [address, number] = ['maya@example.com', '+639175550190'];
  await open(page, '/m/login');
  await logIn(page);
  await atHome(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await open(elsewhere, new URL('/m/login', page.url()).href);
  await logIn(elsewhere);
  await atHome(elsewhere);

  await open(page, '/m/securityCenter');
  await page.getByRole('button', { name: textOf('security.email') }).click();
  const sheetOf = (title: TextKey) => page.getByRole('dialog', { name: textOf(title) });
  const mail = sheetOf('security.changeEmail');
  await expect(mail.getByLabel(textOf('security.newEmail'))).toBeFocused();
  await page.keyboard.type(address);
  await page.keyboard.press('Enter');
  await showToBeThere(page);
  await expect.poll(() => codeTo(product, 'aurora', address)).not.toBeNull();
  await mail.getByLabel(textOf('codes.label')).fill((await codeTo(product, 'aurora', address)) ?? '');
  await expect(page.getByText(textOf('security.saved'))).toBeVisible();
  await expect(page.getByText('m•••@e•••.com').first()).toBeVisible();

  await page.getByRole('button', { name: textOf('security.mobile') }).click();
  const phone = sheetOf('security.changeMobile');
  await expect(phone.getByLabel(textOf('security.newMobile'), { exact: true })).toBeFocused();
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await expect(phone.getByText('+63\u00a0917\u00a0555\u00a00190')).toBeVisible();
  await expect.poll(() => codeTo(product, 'aurora', number)).not.toBeNull();
  await phone.getByLabel(textOf('codes.label')).fill((await codeTo(product, 'aurora', number)) ?? '');
  await expect(page.getByText('+63 ••• 90').first()).toBeVisible();

  await page.getByRole('button', { name: endNamed }).first().click();
  await expect(page.getByText(textOf('security.sessionEnded'))).toBeVisible();
  // A page that is open there may learn of the end by itself, and say so over the links.
  await elsewhere.goto(new URL('/m/member/home', page.url()).href);
  await expect(elsewhere).toHaveURL((url) => url.pathname === '/m/login');
  await elsewhere.context().close();
});

test('an authenticator set up on the security page logs in, and so do its recovery codes', async ({
  page,
  browser,
  faults,
}) => {
  faults.expect(/status of 400/);
  await open(page, '/m/login');
  await logIn(page);
  await atHome(page);
  await page.getByRole('link', { name: textOf('ui.tabMe'), exact: true }).click();
  await page.getByRole('link', { name: textOf('memberHome.security') }).click();
  await expect(page.getByText(textOf('security.openTitle'))).toBeVisible();
  await expectAccessible(page);

  const adder = page.getByRole('button', { name: textOf('security.setUp') });
  const before = await adder.boundingBox();
  await adder.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await page.locator('[aria-busy="true"]').boundingBox())?.width, 'width while it works').toBe(before?.width);
  await showToBeThere(page);
  const setUp = page.getByRole('dialog', { name: textOf('security.enrolTitle') });
  await expect(setUp.getByRole('img', { name: textOf('security.qr') })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await setUp.locator('code').textContent()) ?? '').replace(/\s/g, '');
  const app = new TOTP({ secret });
  await setUp.getByLabel(textOf('security.enrolCode')).fill(app.generate());
  const keeping = page.getByRole('dialog', { name: textOf('security.codesTitle') });
  await expect(keeping.locator('code')).toHaveCount(10);
  const [recoveryCode] = await keeping.locator('code').allTextContents();
  await keeping.getByRole('button', { name: textOf('security.done') }).click();
  await expect(keeping.getByText(textOf('security.keepFirst'))).toBeVisible();
  await expectAccessible(page);
  await keeping.getByText(textOf('security.keptThem')).click();
  await keeping.getByRole('button', { name: textOf('security.done') }).click();
  await expect(page.getByText(textOf('security.onTitle'))).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await open(elsewhere, new URL('/m/login', page.url()).href);
  await logIn(elsewhere);
  await sheet(elsewhere)
    .getByRole('button', { name: textOf('twoFactor.useRecovery') })
    .click();
  await sheet(elsewhere).getByLabel(textOf('twoFactor.recoveryCode')).fill(` ${recoveryCode} `);
  await sheet(elsewhere)
    .getByRole('button', { name: textOf('twoFactor.confirm') })
    .click();
  await atHome(elsewhere);

  // Back here the other device is seen, and ended.
  await open(page, '/m/member/home');
  await page.getByRole('link', { name: textOf('memberHome.security') }).click();
  await expect(page.getByText(wordsOf('security.codesLeft', { left: 9 }))).toBeVisible();
  await page.getByRole('button', { name: textOf('security.endOthers') }).click();
  await expect(page.getByRole('button', { name: textOf('security.endOthers') })).toHaveCount(0);
  // A page that is open there may learn of the end by itself, and say so over the links.
  await elsewhere.goto(new URL('/m/member/home', page.url()).href);
  await expect(elsewhere).toHaveURL((url) => url.pathname === '/m/login');
  await elsewhere.context().close();
});

test.describe('Lotus', () => {
  test.use({ operator: 'lotus' });

  test('TF-04 "Send code" waits for the countries, and another code is offered when the first expires', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/status of 400/, /ERR_FAILED/);
    await page.clock.install();
    let answer: 'lost' | 'late' = 'lost';
    let letThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/wps/system/country*', async (route) => {
      if (answer === 'lost') return route.abort('failed');
      await held;
      return route.continue();
    });
    await meetSecondStep(page);
    await sheet(page).getByText(textOf('twoFactor.sms'), { exact: true }).click();
    const field = sheet(page).getByLabel(textOf('phone.label'), { exact: true });
    await field.fill('0912 345 672');
    const send = sheet(page).getByRole('button', { name: textOf('codes.send') });
    await send.click();
    await expect(sheet(page).getByText(textOf('phone.noCountries'))).toBeVisible();
    await expect(field).toBeFocused();
    answer = 'late';
    await send.click();
    await expect(sheet(page).getByRole('button', { name: textOf('codes.sending') })).toBeVisible();
    letThrough();
    await expect(sheet(page).getByLabel(textOf('codes.label'))).toBeVisible();
    await expect.poll(() => codeTo(product, 'lotus', '+84912345672')).not.toBeNull();
    // The button waits for the code's two minutes, not for the 60 seconds of other codes.
    const waiting = sheet(page).getByRole('button', { name: patternOf('codes.againIn') });
    await expect(waiting).toBeDisabled();
    await page.clock.fastForward(61_000);
    await expect(waiting).toBeDisabled();
    await page.clock.fastForward(TWO_MINUTES_MS - 61_000);
    await expect(sheet(page).getByRole('button', { name: textOf('codes.again') })).toBeEnabled();
  });

  test('TF-01 TF-03 TF-05 a payee name logs in a member who turned it on; a wrong name is refused', async ({
    page,
    browser,
    product,
    faults,
  }) => {
    faults.expect(/status of 400/);
    await meetSecondStep(page);
    await expect(sheet(page).getByRole('radio')).toHaveCount(3);
    await sheet(page)
      .getByLabel(textOf('twoFactor.authCode'))
      .fill(await authenticatorCode(product, 'lotus'));
    await atHome(page);
    await open(page, '/m/securityCenter');
    await page.getByRole('switch', { name: textOf('twoFactor.payeeName') }).click();
    await showToBeThere(page);
    await expect(page.getByRole('switch', { name: textOf('twoFactor.payeeName'), checked: true })).toBeVisible();

    const elsewhere = await (await browser.newContext({ locale: journeyLocale })).newPage();
    await open(elsewhere, new URL('/m/login', page.url()).href);
    await logIn(elsewhere, guarded);
    await sheet(elsewhere).getByText(textOf('twoFactor.payeeName'), { exact: true }).click();
    const field = sheet(elsewhere).getByRole('textbox', { name: textOf('twoFactor.payeeName') });
    await expect(field).toBeFocused();
    const confirm = sheet(elsewhere).getByRole('button', { name: textOf('twoFactor.confirm') });
    await confirm.click();
    await expect(sheet(elsewhere).getByText(textOf('twoFactor.payeeNameMissing'))).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await field.fill('Somebody Else');
    await confirm.click();
    await expect(sheet(elsewhere).getByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('');
    await expectAccessible(elsewhere);
    await field.fill('  demo  PAYEE ');
    await actUntil(
      elsewhere.waitForURL(({ pathname }) => pathname === '/m/home'),
      () => confirm.click(),
    );
    await elsewhere.context().close();
  });
});
