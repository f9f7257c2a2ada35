// docs/flows/identity.md: what the operator's switches decide.
import type { Change } from './support/operators.ts';
import { withoutCaptcha } from './support/operators.ts';
import { atHome, button, choice, signInAt } from './support/social.ts';
import { expect, expectAccessible, open, storedSession, test } from './support/test.ts';
import { loginTitle, patternOf, textOf } from './support/texts.ts';

/** Aurora registers by itself; Lotus lets nobody register this way, and does without Google. */
const change: Change = (file, operator) => {
  withoutCaptcha(file, operator);
  file.switches.socialAutoRegister = operator === 'aurora';
  file.switches.socialRegisterNew = false;
  file.switches.googleLogin = operator === 'aurora';
};

test.use({ operators: { change } });
test.beforeEach(({ faults }) => faults.expect(/status of 400/));

/** What either of the form's box and the buttons says of the age. */
const ofAge = new RegExp(
  (['register.agree', 'social.agree'] as const).map((key) => patternOf(key, { age: '18' }).source).join('|'),
);

test("SO-02 the 'o' flag registers automatically, and the buttons state what that means", async ({ page }) => {
  // The form's own box says it for the form; the buttons do not repeat it.
  await open(page, '/m/register');
  await page.getByRole('button', { name: textOf('register.methodUsername') }).click();
  await expect(page.getByText(textOf('social.agreeToo'))).toBeVisible();
  await expect(page.getByText(ofAge)).toHaveCount(1);
  await open(page, '/m/login');
  await expect(button(page, 'google')).toBeVisible();
  await expect(page.getByText(ofAge)).toBeVisible();
  await expectAccessible(page);
  await signInAt(page, 'google', 'Amihan Reyes');
  await atHome(page);
  expect(await storedSession(page)).toMatchObject({ firstTimeLogin: true });
});

test("OV-02 SW-01 a failed registration offers only 'existing account' with 'o', without FIREBASECREATEACC3", async ({
  page,
  faults,
}) => {
  faults.expect(/status of 503/);
  await page.route('**/wps/member/register/social', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: '{"success":false,"errorCode":"maintenance","message":""}',
    }),
  );
  await open(page, '/m/login');
  await signInAt(page, 'google', 'Benjie Cruz');
  const notice = page.getByRole('alertdialog', { name: textOf('common.notice') });
  await expect(notice).toContainText(textOf('common.unknownError'));
  await notice.getByRole('button', { name: textOf('common.confirm') }).click();
  const existing = choice(page).getByRole('button', { name: textOf('social.existing') });
  await expect(existing).toBeVisible();
  await expect(choice(page).getByRole('button', { name: textOf('social.registerNew') })).toHaveCount(0);
  // Into the log-in and out of it again it is the same choice.
  await existing.press('Enter');
  const logIn = page.getByRole('dialog', { name: loginTitle });
  await expect(logIn).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(logIn).toHaveCount(0);
  await expect(existing).toBeVisible();
  await expect(choice(page).getByRole('button', { name: textOf('social.registerNew') })).toHaveCount(0);
});

test.describe('Lotus', () => {
  test.use({ operator: 'lotus' });

  test('SW-01 without GOOGLELOGIN3 Google is not offered, and its files are blocked', async ({ page }) => {
    const [answer] = await Promise.all([page.waitForResponse(/\/m\/login$/), open(page, '/m/login')]);
    await expect(button(page, 'line')).toBeVisible();
    await expect(button(page, 'google')).toHaveCount(0);
    expect(answer.headers()['content-security-policy']).not.toContain('/gsi/');
  });

  test("OV-02 SW-01 without FIREBASECREATEACC3 there is only 'login with existing account'", async ({ page }) => {
    await open(page, '/m/login');
    await signInAt(page, 'line', 'Minh Tran');
    await expect(choice(page).getByRole('button', { name: textOf('social.existing') })).toBeVisible();
    await expect(choice(page).getByRole('button', { name: textOf('social.registerNew') })).toHaveCount(0);
  });
});
