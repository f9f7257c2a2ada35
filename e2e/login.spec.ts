// docs/flows/member-plays.md: the log-in page, its way back and its refusals.
import { expect, logIn, open, storedSession, test } from './support/test.ts';
import { loginTitle, textOf } from './support/texts.ts';

test('RT-02 LG-01 a log-in ends on home and replaces the form in the history: Back does not return to it', async ({
  page,
}) => {
  await open(page, '/m/help');
  await page
    .locator('nav a[href^="/m/member/home"]')
    .or(page.getByRole('link', { name: textOf('home.logIn'), exact: true }))
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

test('welcomes back who has logged in on the device, and nobody else, from the first paint on', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  const scripts = /\/m\/assets\/.*\.js$/;
  // First as the server sent it, then as the app keeps it.
  const expectTitle = async (text: string | RegExp) => {
    await page.route(scripts, () => undefined);
    await page.goto('/m/login', { waitUntil: 'commit' });
    await expect(title).toHaveText(text, { useInnerText: true });
    await page.unroute(scripts);
    await open(page, '/m/login');
    await expect(title).toHaveText(text);
  };
  await expectTitle(loginTitle);
  await logIn(page);
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
  await page.evaluate(() => sessionStorage.clear());
  await expectTitle(textOf('login.headingBack'));
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
