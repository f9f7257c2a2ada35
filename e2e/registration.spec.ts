// docs/flows/registration.md: a visitor registers.
import type { Page } from '@playwright/test';
import { actUntil } from './support/act-until.ts';
import { isBuilt } from './support/built-files.ts';
import { joinOverPromotion } from './support/open-registration.ts';
import { codeTo } from './support/outbox.ts';
import { expect, open, storedSession, test } from './support/test.ts';
import { journeyLocale, patternOf, textOf, wordsOf } from './support/texts.ts';

const home = (page: Page) => expect(page).toHaveURL((url) => url.pathname === '/m/home');
const agree = (page: Page) => page.getByRole('checkbox', { name: patternOf('register.agree', { age: '18' }) });
const create = (page: Page) => page.getByRole('button', { name: textOf('register.submit'), exact: true });
const password = 'nine green lanterns';
/** About ten minutes are left. */
const waiting = new RegExp(`^${patternOf('failure.tryIn', { time: 'TIME' }).source.replace('TIME', '(9|10):\\d\\d')}$`);

test('OV-01 OV-04 registering in the dialog over a page closes it and welcomes the new member', async ({ page }) => {
  const dialog = await joinOverPromotion(page);
  await dialog.getByLabel(textOf('login.username'), { exact: true }).fill('Heron.26');
  await dialog.getByLabel(textOf('login.password'), { exact: true }).fill(password);
  await agree(page).check();
  await create(page).click();
  await expect.poll(() => storedSession(page)).toMatchObject({ userName: 'Heron.26', firstTimeLogin: true });
  await expect(dialog).toBeHidden();
  await home(page);
});

test('home opens the log-in and the registration the same way, each as a page that Back leaves', async ({ page }) => {
  await open(page, '/m/home');
  for (const [link, path] of [
    ['home.logIn', '/m/login'],
    ['home.join', '/m/register'],
  ] as const) {
    await page.getByRole('link', { name: textOf(link) }).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByLabel(textOf('login.username'), { exact: true })).toBeVisible();
    await page.goBack();
    await home(page);
  }
});

test('RG-10 a message about the form is visible, not hidden behind its button', async ({ page, faults }) => {
  faults.expect(/status of 429|ERR_FAILED/);
  const answer = page.getByRole('alert');
  /** Its last line is what one touches there. */
  const isSeen = () =>
    answer.evaluate((notice) => {
      const { left, width, bottom } = notice.getBoundingClientRect();
      return notice.contains(document.elementFromPoint(left + width / 2, bottom - 6));
    });
  await open(page, '/m/register');
  await page.getByLabel(textOf('login.username'), { exact: true }).fill('heron.27');
  await page.getByLabel(textOf('login.password'), { exact: true }).fill(password);
  await agree(page).check();
  const body = '{"success":false,"errorCode":"TOO_MANY_REQUEST_REGISTER","message":""}';
  await page.route('**/wps/member/register', (route) =>
    route.fulfill({ status: 429, contentType: 'application/json', headers: { 'retry-after': '600' }, body }),
  );
  await create(page).click();
  await expect(answer).toContainText(wordsOf('failure.tooManyMinutes', { minutes: 10 }));
  await expect(answer.getByRole('timer')).toHaveText(waiting);
  await expect.poll(isSeen).toBe(true);
  await page.unroute('**/wps/member/register');
  await page.route('**/wps/member/register', (route) => route.abort('failed'));
  // The form stays locked for half a second; what its button says changes with the tap that goes.
  await actUntil(create(page).waitFor({ state: 'hidden' }), () => create(page).click());
  await expect(answer).toContainText(textOf('registerProblem.unansweredTitle'), { timeout: 30_000 });
  await expect.poll(isSeen).toBe(true);
  await expect(page.getByRole('button', { name: textOf('registerProblem.changeDetails') })).toBeInViewport({
    ratio: 1,
  });
});

test('the box in error is in sight above the button with its message, in Burmese too', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await context.addCookies([{ name: 'language', value: 'MY', url: site }]);
  await open(page, '/m/register');
  await page.locator('input[name=username]').fill('heron.28');
  await page.locator('input[name=password]').fill(password);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: textOf('register.submit', 'MY'), exact: true }).click();
  await expect(page.locator('input[name=agreed]')).toBeFocused();
  const message = page.getByRole('alert');
  await expect(message).toHaveText(textOf('registerProblem.agreeMissing', 'MY'));
  for (const shown of [page.locator('label:has(input[name=agreed])'), message])
    await expect
      .poll(() =>
        shown.evaluate((element) => {
          const { left, right, bottom } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint((left + right) / 2, bottom - 4));
        }),
      )
      .toBe(true);
});

test('RG-02 SM-01 joining by mobile number keeps its draft over a refresh, without the secrets', async ({
  page,
  product,
  faults,
}) => {
  faults.expect(/status of 400/);
  await open(page, '/m/register?affiliateCode=a1&r=7');
  await page.getByText(textOf('register.methodMobile'), { exact: true }).click();
  const number = page.getByLabel(textOf('phone.label'), { exact: true });
  // A pasted number brings its country along.
  await number.fill('+63 917 555 0142');
  await page.getByRole('button', { name: textOf('codes.send') }).click();
  const field = page.getByLabel(textOf('codes.label'));
  await expect(field).toBeVisible();
  await page.reload();
  await expect(field).toBeVisible();
  await expect(field).toHaveValue('');
  await expect.poll(() => codeTo(product, 'aurora', '+639175550142')).not.toBeNull();
  const code = (await codeTo(product, 'aurora', '+639175550142')) ?? '';
  await page.getByLabel(textOf('login.password'), { exact: true }).fill(password);
  await agree(page).check();
  await field.fill(code === '000000' ? '111111' : '000000');
  await create(page).click();
  // At the field alone: nothing lies over the form.
  await expect(page.getByText(textOf('registerProblem.codeInvalid'))).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(field).toBeFocused();
  // A tap within the half second that the form stays locked does nothing; the next one goes.
  await actUntil(
    page.waitForURL(({ pathname }) => pathname === '/m/home'),
    async () => {
      await field.fill(code);
      await create(page).click();
    },
  );
  expect(await storedSession(page)).not.toBeNull();
});

test('RG-02 the other form of registration opens with the texts that the page has', async ({ page }) => {
  await open(page, '/m/register');
  const isText = isBuilt(/virtual:texts/);
  // Whatever else is asked for does not come.
  await page.route(
    ({ pathname }) => isText(pathname),
    () => undefined,
  );
  await page.getByText(textOf('register.methodMobile'), { exact: true }).click();
  await expect(page.getByLabel(textOf('phone.label'), { exact: true })).toBeVisible();
});

/** Holds the files whose names match until they are let in. */
async function hold(page: Page, name: RegExp): Promise<() => void> {
  const isHeld = isBuilt(name);
  let letIn = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(
    ({ pathname }) => isHeld(pathname),
    (route) => opened.then(() => route.continue()),
  );
  return letIn;
}

test('RG-02 a number sent before the code of its field has loaded is checked and used', async ({ page }) => {
  const letEngineIn = await hold(page, /number-engine/);
  const letFieldIn = await hold(page, /register\/code-section/);
  await open(page, '/m/register');
  const requested = page.waitForRequest((request) => isBuilt(/number-engine/)(new URL(request.url()).pathname));
  await page.getByText(textOf('register.methodMobile'), { exact: true }).click();
  await requested;
  const number = page.getByLabel(textOf('phone.label'), { exact: true });
  await number.fill('+63 917 555 0143');
  await page.getByRole('button', { name: textOf('codes.send') }).click();
  await expect(page.getByRole('button', { name: textOf('codes.sending') })).toHaveAttribute('aria-busy', 'true');
  await expect(number).toHaveValue('+63 917 555 0143');
  letEngineIn();
  // The password's field stands as soon as a code is on its way.
  await expect(page.getByLabel(textOf('login.password'), { exact: true })).toBeVisible();
  letFieldIn();
  await expect(page.getByLabel(textOf('codes.label'))).toBeFocused();
});

test('RG-02 the field shows that its code could not be loaded, and the next tap sends', async ({ page, faults }) => {
  faults.expect(/ERR_FAILED|status of 404/);
  const isEngine = isBuilt(/number-engine/);
  await page.route(
    ({ pathname }) => isEngine(pathname),
    (route) => route.abort(),
  );
  await open(page, '/m/register');
  await page.getByText(textOf('register.methodMobile'), { exact: true }).click();
  const number = page.getByLabel(textOf('phone.label'), { exact: true });
  await number.fill('+63 917 555 0144');
  await page.getByRole('button', { name: textOf('codes.send') }).click();
  await expect(page.getByText(textOf('phone.noCountries'))).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: textOf('codes.send') }).click();
  await expect(page.getByLabel(textOf('codes.label'))).toBeFocused();
});

test('RG-10 a taken name is refused at its field and keeps the form', async ({ page, faults }) => {
  faults.expect(/status of 400/);
  await open(page, '/m/register');
  await page.getByLabel(textOf('login.username'), { exact: true }).fill('DEMO');
  await page.getByLabel(textOf('login.password'), { exact: true }).fill(password);
  await agree(page).check();
  await create(page).click();
  await page.getByRole('button', { name: textOf('registerProblem.promptSubmit') }).click();
  await expect(page.getByText(textOf('registerProblem.usernameTaken'))).toBeVisible();
  await expect(page.getByLabel(textOf('login.username'), { exact: true })).toHaveValue('DEMO');
  await expect(page.getByLabel(textOf('login.password'), { exact: true })).toHaveValue(password);
});

test('RG-09 a proposed name that was taken meanwhile is replaced, and a tap on the new one joins', async ({
  page,
  wire,
  faults,
}) => {
  faults.expect(/status of 400/);
  await open(page, '/m/register');
  await page.getByRole('button', { name: textOf('register.propose') }).click();
  const name = page.getByLabel(textOf('login.username'), { exact: true });
  await expect(name).not.toHaveValue('');
  const proposed = await name.inputValue();
  const quicker = {
    username: proposed,
    password,
    registerMethod: 'H5',
    loginDeviceId: 'b'.repeat(36),
    login: false,
    termsVersion: '2026-11',
    ofAge: true,
  };
  expect((await wire.call('member.register', quicker)).status).toBe(200);
  await page.getByLabel(textOf('login.password'), { exact: true }).fill(password);
  await agree(page).check();
  await create(page).click();
  await page.getByRole('button', { name: textOf('registerProblem.promptSubmit') }).click();
  await expect(page.getByText(textOf('registerProblem.usernameTaken'))).toBeVisible();
  await expect(page.getByLabel(textOf('login.password'), { exact: true })).toHaveValue(password);
  await page.getByRole('button', { name: proposed }).click();
  await expect(name).not.toHaveValue(proposed);
  const other = await name.inputValue();
  // The form stays locked for half a second; what its button says changes with the tap that goes.
  await actUntil(create(page).waitFor({ state: 'hidden' }), () => create(page).click());
  await expect.poll(() => storedSession(page)).toMatchObject({ userName: other });
});

test.describe('an operator that needs no password', () => {
  test.use({ operator: 'lotus', locale: journeyLocale });

  test('RG-04 LG-03 RT-04 a member who joined without a password chooses one before anything else', async ({
    page,
    product,
  }) => {
    await open(page, '/m/register');
    await page.getByLabel(textOf('phone.label'), { exact: true }).fill('+84 912 345 675');
    await page.getByRole('button', { name: textOf('codes.send') }).click();
    const field = page.getByLabel(textOf('codes.label'));
    await expect(field).toBeVisible();
    await expect.poll(() => codeTo(product, 'lotus', '+84912345675')).not.toBeNull();
    await field.fill((await codeTo(product, 'lotus', '+84912345675')) ?? '');
    await agree(page).check();
    await create(page).click();
    const forced = (url: URL) => url.pathname === '/m/changePsw';
    await expect(page).toHaveURL(forced);
    await page.goto('/m/home');
    await expect(page).toHaveURL(forced);
    await page.getByLabel(textOf('newPassword.label'), { exact: true }).fill(password);
    await page.getByRole('button', { name: textOf('changePassword.submit') }).click();
    await home(page);
  });
});
