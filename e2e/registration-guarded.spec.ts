// docs/flows/registration.md: registration with a captcha and codes.
import type { Page } from '@playwright/test';
import { halfOf } from '../tools/test/run-seed.mjs';
import { actUntil } from './support/act-until.ts';
import { isBuilt } from './support/built-files.ts';
import { codeTo } from './support/outbox.ts';
import { failCaptcha, solveCaptcha } from './support/solve-captcha.ts';
import { expect, expectAccessible, open, storedSession, test } from './support/test.ts';
import { journeyLocale, patternOf, textOf } from './support/texts.ts';

// The operators as they are: the captcha guards registering.
test.use({ operators: { change: () => undefined }, showsPictures: true });

test('RG-01 RT-02 joining by user name: a proposed name, a puzzle, then home', async ({ page }) => {
  await open(page, '/m/help');
  await open(page, '/m/register');
  await expectAccessible(page);
  await page.getByRole('button', { name: textOf('register.propose') }).click();
  const name = page.getByLabel(textOf('login.username'), { exact: true });
  await expect(name).not.toHaveValue('');
  const chosen = await name.inputValue();
  await page.getByLabel(textOf('login.password'), { exact: true }).fill('nine green lanterns');
  await page.getByRole('button', { name: textOf('register.submit'), exact: true }).click();
  // Nothing is sent before the legal pages are accepted.
  await expect(page.getByText(textOf('registerProblem.agreeMissing'))).toBeVisible();
  await page.getByRole('checkbox', { name: patternOf('register.agree', { age: '18' }) }).check();
  await page.getByRole('button', { name: textOf('register.submit'), exact: true }).click();
  await solveCaptcha(page);
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
  expect(await storedSession(page)).toMatchObject({ userName: chosen, firstTimeLogin: true });
  await page.getByRole('button', { name: textOf('memberHome.firstTimeDone') }).click();
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/m/help');
});

test('SM-01 CW-05 a registration code by SMS is sent after the puzzle is solved', async ({ page, product }) => {
  await open(page, '/m/register');
  await page.getByText(textOf('register.methodMobile'), { exact: true }).click();
  await page.getByLabel(textOf('phone.label'), { exact: true }).fill('+63 917 555 0177');
  await page.getByRole('button', { name: textOf('codes.send') }).click();
  await failCaptcha(page);
  expect(await codeTo(product, 'aurora', '+639175550177')).toBeNull();
  await solveCaptcha(page);
  await expect(page.getByLabel(textOf('codes.label'))).toBeVisible();
  await expect(page.getByText('+63\u00a0917\u00a0555\u00a00177')).toBeVisible();
  await expect.poll(() => codeTo(product, 'aurora', '+639175550177')).not.toBeNull();
});

test('RG-01 one puzzle is enough for number, code and account, also after a mistyped code', async ({
  page,
  product,
  faults,
}) => {
  faults.expect(/status of 400/);
  await open(page, '/m/register');
  await page.getByText(textOf('register.methodMobile'), { exact: true }).click();
  await page.getByLabel(textOf('phone.label'), { exact: true }).fill('+63 917 555 0178');
  await page.getByRole('button', { name: textOf('codes.send') }).click();
  await solveCaptcha(page);
  const field = page.getByLabel(textOf('codes.label'));
  await expect(field).toBeVisible();
  await expect.poll(() => codeTo(product, 'aurora', '+639175550178')).not.toBeNull();
  const code = (await codeTo(product, 'aurora', '+639175550178')) ?? '';
  const create = page.getByRole('button', { name: textOf('register.submit'), exact: true });
  await page.getByLabel(textOf('login.password'), { exact: true }).fill('nine green lanterns');
  await page.getByRole('checkbox', { name: patternOf('register.agree', { age: '18' }) }).check();
  await field.fill(code === '000000' ? '111111' : '000000');
  await create.click();
  await expect(page.getByText(textOf('registerProblem.codeInvalid'))).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  // A tap within the half second that the form stays locked does nothing; the next one goes.
  await actUntil(
    page.waitForURL(({ pathname }) => pathname === '/m/home'),
    async () => {
      await field.fill(code);
      await create.click();
    },
  );
  expect(await storedSession(page)).not.toBeNull();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: textOf('memberHome.toDraws') })
    .click();
  await expect(page).toHaveURL(/\/m\/game\?.*lane=lottery/);
});

test('RG-01 a back end that wants a second puzzle gets it', async ({ page, product, faults }) => {
  faults.expect(/status of 400/);
  await open(page, '/m/register');
  await page.getByText(textOf('register.methodMobile'), { exact: true }).click();
  await page.getByLabel(textOf('phone.label'), { exact: true }).fill('+63 917 555 0179');
  await page.getByRole('button', { name: textOf('codes.send') }).click();
  await solveCaptcha(page);
  const field = page.getByLabel(textOf('codes.label'));
  await expect(field).toBeVisible();
  await expect.poll(() => codeTo(product, 'aurora', '+639175550179')).not.toBeNull();
  await field.fill((await codeTo(product, 'aurora', '+639175550179')) ?? '');
  await page.getByLabel(textOf('login.password'), { exact: true }).fill('nine green lanterns');
  await page.getByRole('checkbox', { name: patternOf('register.agree', { age: '18' }) }).check();
  const body = '{"success":false,"errorCode":"captcha.required","message":""}';
  await page.route('**/wps/member/register/mobile', (route) =>
    route.fulfill({ status: 400, contentType: 'application/json', body }),
  );
  await page.getByRole('button', { name: textOf('register.submit'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: textOf('captcha.title') })).toBeVisible();
  await page.unroute('**/wps/member/register/mobile');
  await solveCaptcha(page);
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
});

test('SM-01 CW-05 a log-in code by SMS is sent after the puzzle is solved', async ({ page, product }) => {
  const number = '+639051234560';
  await open(page, '/m/login');
  await page.getByRole('button', { name: textOf('login.bySms'), exact: true }).click();
  await page.getByLabel(textOf('phone.label'), { exact: true }).fill('0905 123 4560');
  const request = page.waitForRequest('**/wps/verification/sms/noLogin');
  await page.getByRole('button', { name: textOf('codes.send') }).click();
  await failCaptcha(page);
  expect(await codeTo(product, 'aurora', number)).toBeNull();
  await solveCaptcha(page);
  await expect(page.getByLabel(textOf('codes.label'))).toBeVisible();
  expect((await request).postDataJSON()).toMatchObject({
    countryDialingCode: '63',
    mobileNum: '9051234560',
    action: 'login',
    geetestValidateV4: expect.any(String),
  });
  await expect.poll(() => codeTo(product, 'aurora', number)).not.toBeNull();
});

// Files that cost nothing before they are needed: the captcha's script and sheet, the number library and its data on
// countries.
const isNumberLibrary = isBuilt(/^phone\.rules$/);
const isCaptchaSheet = isBuilt(/^captcha-sheet$/);
const isMetadata = isBuilt(/^metadata$/);
const isCaptcha = (address: string): boolean => address.startsWith('/wps/captcha/') || isCaptchaSheet(address);

/** The way by mobile number, where it is not the first one. */
async function showNumber(page: Page): Promise<void> {
  if (await page.getByLabel(textOf('phone.label'), { exact: true }).isVisible()) return;
  await page.getByRole('group').getByRole('button', { pressed: false }).click();
}

for (const operator of halfOf(['aurora', 'lotus'] as const))
  for (const path of ['/m/register', '/m/login'])
    test.describe(`${path} of ${operator}`, () => {
      test.use({ operator, locale: journeyLocale });

      test('no byte of the captcha or the phone metadata is fetched before it is needed', async ({ page }) => {
        const requested: string[] = [];
        page.on('request', (request) => requested.push(new URL(request.url()).pathname));
        await open(page, path);
        await page.waitForLoadState('networkidle');
        expect(
          requested.filter((address) => isCaptcha(address) || isMetadata(address) || isNumberLibrary(address)),
        ).toEqual([]);
        await showNumber(page);
        await page.getByLabel(textOf('phone.label'), { exact: true }).fill('0');
        await expect.poll(() => requested.some(isMetadata)).toBe(true);
        expect(requested.filter(isCaptcha)).toEqual([]);
      });
    });
