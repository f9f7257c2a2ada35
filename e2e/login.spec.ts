// docs/flows/member-plays.md: the log-in page, its way back and its refusals.
import { expect, logIn, open, storedSession, test } from './support/test.ts';
import { textOf } from './support/texts.ts';

test('RT-02 LG-01 a log-in ends on home and replaces the form in the history: Back does not return to it', async ({
  page,
}) => {
  await open(page, '/m/help');
  await page
    .locator('nav a[href^="/m/member/home"]')
    .or(page.getByRole('link', { name: textOf('home.logIn') }))
    .first()
    .click();
  await expect(page).toHaveURL((url) => url.pathname === '/m/login');
  await logIn(page);
  await expect(page).toHaveURL((url) => url.pathname === '/m/home' || url.pathname === '/m/member/home');
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/m/help');
});

test('a wrong password and an unknown name show the same message', async ({ page, faults }) => {
  faults.expect(/status of 400 .*session\/login/);
  for (const username of ['demo', 'nobody-at-all']) {
    await open(page, '/m/login');
    await logIn(page, { username, password: 'wrong-password-1' });
    await expect(page.getByText(textOf('loginProblem.wrongCredentials'))).toBeVisible();
    expect(await storedSession(page)).toBeNull();
  }
});

test('a visitor who wants to deposit reads what the log-in is for', async ({ page }) => {
  await open(page, '/m/home');
  await page.locator('nav a[href^="/m/voucherCenter"]').click();
  await expect(page).toHaveURL((url) => url.pathname === '/m/login');
  await expect(page.getByText(textOf('login.leadDeposit'))).toBeVisible();
});

test.describe('with a legal sentence below the ways to log in', () => {
  test.use({ operator: 'lotus' });
  test('a new member finds the way to an account on the first screen', async ({ page }) => {
    await open(page, '/m/login');
    const link = page.getByRole('link', { name: textOf('login.createAccount') });
    await expect(link).toBeInViewport({ ratio: 1 });
  });
});
