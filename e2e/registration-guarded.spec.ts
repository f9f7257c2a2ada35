// docs/flows/registration.md
import { solveCaptcha } from './support/solve-captcha.ts';
import { expect, expectAccessible, open, storedSession, test } from './support/test.ts';
import { say } from './support/texts.ts';

// The operators as they are: the captcha guards registering.
test.use({ operators: { change: () => undefined } });

test('RG-01 RT-02 joining by user name: a proposed name, a puzzle, home in place of the form', async ({ page }) => {
  await open(page, '/m/help');
  await open(page, '/m/register');
  await expectAccessible(page);
  await page.getByRole('button', { name: say('register.propose') }).click();
  const name = page.getByLabel(say('login.username'), { exact: true });
  await expect(name).not.toHaveValue('');
  const chosen = await name.inputValue();
  await page.getByLabel(say('login.password'), { exact: true }).fill('nine green lanterns');
  await page.getByRole('button', { name: say('register.submit'), exact: true }).click();
  // Nothing is sent before the legal pages are accepted.
  await expect(page.getByText(say('register.agreeMissing'))).toBeVisible();
  await page.getByRole('checkbox', { name: /I am 18 or older/ }).check();
  await page.getByRole('button', { name: say('register.submit'), exact: true }).click();
  await solveCaptcha(page);
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
  expect(await storedSession(page)).toMatchObject({ userName: chosen, firstTimeLogin: true });
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/m/help');
});
