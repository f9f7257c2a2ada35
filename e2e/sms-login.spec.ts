// docs/flows/sms-login.md: a member logs in with a code by SMS.
import { actUntil } from './support/act-until.ts';
import { codeTo } from './support/outbox.ts';
import { expect, expectAccessible, open, storedSession, test } from './support/test.ts';
import { patternOf, textOf } from './support/texts.ts';

/** The seed gives demo members the example of the operator's country, each with a last digit of its own. */
const number = '+639051234560';

/** A text with a time like this. */
const withTime = (key: 'codes.againIn' | 'codesProblem.nextIn', time: RegExp): RegExp =>
  new RegExp(patternOf(key, { time: 'TIME' }).source.replace('TIME', time.source));

test('SM-01 LG-01 a code by SMS logs in after a refresh, and the number is remembered', async ({
  page,
  product,
  faults,
}) => {
  faults.expect(/status of 400/);
  await open(page, '/m/login');
  await page.getByRole('button', { name: textOf('login.bySms'), exact: true }).click();
  const phone = page.getByLabel(textOf('phone.label'), { exact: true });
  await phone.fill('0905 123 4560');
  await page.getByRole('checkbox', { name: textOf('phoneLogin.remember') }).check();
  await page.getByRole('button', { name: textOf('codes.send') }).click();
  const field = page.getByLabel(textOf('codes.label'));
  await expect(field).toBeVisible();
  // The page counts down the code's lifetime.
  await expect(page.getByRole('timer')).toHaveText(/[45]:\d\d/);
  await expectAccessible(page);

  await page.reload();
  await expect(field).toBeVisible();
  await expect(page.getByRole('checkbox', { name: textOf('phoneLogin.remember') })).toBeChecked();
  await expect(page.getByText('+63\u00a0905\u00a0123\u00a04560')).toBeVisible();

  await expect.poll(() => codeTo(product, 'aurora', number)).not.toBeNull();
  const code = (await codeTo(product, 'aurora', number)) ?? '';
  // The whole code is sent by itself.
  await field.fill(code === '000000' ? '111111' : '000000');
  await expect(page.getByText(textOf('codesProblem.wrong'))).toBeVisible();
  // The form stays locked for half a second.
  await actUntil(
    page.waitForURL(({ pathname }) => pathname === '/m/home'),
    async () => {
      await field.fill('');
      await field.fill(code);
    },
  );
  expect(await storedSession(page)).toMatchObject({ userName: 'demo' });

  // The code that remembers is fetched after the log-in: a page that leaves at once would not wait for it.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('MC_LOGIN_INFO'))).not.toBeNull();
  await page.evaluate(() => sessionStorage.clear());
  await open(page, '/m/login?backUrl=/m/news');
  await page.getByRole('button', { name: textOf('login.bySms'), exact: true }).click();
  await expect(phone).toHaveValue(/905 123 4560$/);
});

test('SM-01 TF-04 a new code is offered only when the code’s end has come', async ({ page }) => {
  const again = (time: RegExp) => page.getByRole('button', { name: withTime('codes.againIn', time) });
  await page.clock.install();
  await page.route('**/wps/verification/sms/noLogin', async (route) => {
    const answer = await route.fetch();
    const expirationTime = new Date(Date.now() + 120_000).toISOString();
    await route.fulfill({ response: answer, json: { success: true, value: { expirationTime } } });
  });
  await open(page, '/m/login');
  await page.getByRole('button', { name: textOf('login.bySms'), exact: true }).click();
  await page.getByLabel(textOf('phone.label'), { exact: true }).fill('0905 123 4561');
  await page.getByRole('button', { name: textOf('codes.send') }).click();
  await expect(again(/[12]:\d\d/)).toBeDisabled();
  // A minute is what our own platform lets pass.
  await page.clock.fastForward(70_000);
  await expect(again(/0:\d\d/)).toBeDisabled();
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('button', { name: textOf('codes.again'), exact: true })).toBeEnabled();
});

test('SM-01 a request within a minute opens the field of the code already sent, with a clock for the next one', async ({
  page,
  faults,
}) => {
  faults.expect(/status of 429/);
  const ask = async () => {
    await open(page, '/m/login');
    await page.getByRole('button', { name: textOf('login.bySms'), exact: true }).click();
    await page.getByLabel(textOf('phone.label'), { exact: true }).fill('0905 123 4569');
    await page.getByRole('button', { name: textOf('codes.send') }).click();
    await expect(page.getByLabel(textOf('codes.label'))).toBeFocused();
  };
  await ask();
  await page.evaluate(() => sessionStorage.clear());
  await ask();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('button', { name: withTime('codes.againIn', /0:\d\d/) })).toBeDisabled();
});

test('a limit of the platform counts down to the next code, in its notice and on the button', async ({
  page,
  faults,
}) => {
  faults.expect(/status of 429/);
  await page.clock.install();
  await page.route('**/wps/verification/sms/noLogin', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '3700' },
      json: { success: false, errorCode: 'TOO_MANY_REQUEST_SMS', message: 'Too many codes.' },
    }),
  );
  await open(page, '/m/login');
  await page.getByRole('button', { name: textOf('login.bySms'), exact: true }).click();
  await page.getByLabel(textOf('phone.label'), { exact: true }).fill('0905 123 4563');
  await page.getByRole('button', { name: textOf('codes.send') }).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(textOf('codesProblem.tooMany'));
  await expect(notice).toContainText(withTime('codesProblem.nextIn', /1:01:[34]\d/));
  await page.clock.fastForward(3_640_000);
  await expect(page.getByRole('button', { name: withTime('codes.againIn', /0:[1-5]\d/) })).toBeDisabled();
  await page.clock.fastForward(60_000);
  await expect(notice).toContainText(textOf('failure.tryNow'));
  await expect(page.getByRole('button', { name: textOf('codes.send'), exact: true })).toBeEnabled();
});
