// docs/flows/captcha.md: the picture with characters in the registration form.
import type { Page } from '@playwright/test';
import { actUntil } from './support/act-until.ts';
import type { Change } from './support/operators.ts';
import { answerOf } from './support/solve-captcha.ts';
import { expect, expectAccessible, open, storedSession, test } from './support/test.ts';
import { journeyLocale, patternOf, sharedPattern, textOf } from './support/texts.ts';

/** A picture in the registration form of both; in Lotus the captcha is in its test mode, where everything passes. */
const withPicture: Change = ({ settings, switches }, operator) => {
  settings.register.captcha.enabled = true;
  settings.register.methods = ['username', 'mobile'];
  switches.captchaTestMode = operator === 'lotus';
};
test.use({ operators: { change: withPicture }, showsPictures: true });

const password = 'nine green lanterns';
const characters = (page: Page) => page.getByLabel(textOf('imageCaptcha.label'), { exact: true });
const picture = (page: Page) => page.getByRole('img', { name: textOf('imageCaptcha.alt') });
const create = (page: Page) => page.getByRole('button', { name: textOf('register.submit'), exact: true });

async function fillIn(page: Page, name: string): Promise<void> {
  await open(page, '/m/register');
  await page.getByLabel(textOf('login.username'), { exact: true }).fill(name);
  await page.getByLabel(textOf('login.password'), { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: patternOf('register.agree', { age: '18' }) }).check();
}

test('RG-08 a wrong captcha shows an empty field and a new picture, and keeps the form', async ({ page, faults }) => {
  faults.expect(/status of 400/);
  await fillIn(page, 'Kestrel.26');
  await expect(picture(page)).toBeVisible();
  await expectAccessible(page);
  const first = await picture(page).getAttribute('src');
  await create(page).click();
  await expect(page.getByText(textOf('imageCaptcha.missing'))).toBeVisible();
  await characters(page).fill('wrong');
  await create(page).click();
  await page.getByRole('button', { name: textOf('registerProblem.promptSubmit') }).click();
  await expect(page.getByText(textOf('registerProblem.captchaInvalid'))).toBeVisible();
  await expect(characters(page)).toHaveValue('');
  await expect(picture(page)).not.toHaveAttribute('src', first ?? '');
  await expect(page.getByLabel(textOf('login.username'), { exact: true })).toHaveValue('Kestrel.26');
  await expect(page.getByLabel(textOf('login.password'), { exact: true })).toHaveValue(password);
  expect(await storedSession(page)).toBeNull();
});

test('RG-08 changing an unanswered registration shows an empty field and a new picture', async ({ page, faults }) => {
  faults.expect(/Failed to load resource/);
  await fillIn(page, 'Merlin.26');
  await expect(picture(page)).toBeVisible();
  const first = await picture(page).getAttribute('src');
  await characters(page).fill('abcd');
  await page.route('**/wps/member/register', (route) => route.abort('failed'));
  await create(page).click();
  const change = page.getByRole('button', { name: textOf('registerProblem.changeDetails') });
  await expect(change).toBeVisible({ timeout: 30_000 });
  // The same wish is asked for with the same characters: until then nothing is renewed.
  await expect(picture(page)).toHaveAttribute('src', first ?? '');
  await change.click();
  await expect(characters(page)).toHaveValue('');
  await expect(picture(page)).not.toHaveAttribute('src', first ?? '');
  await expect(page.getByLabel(textOf('login.username'), { exact: true })).toHaveValue('Merlin.26');
  await expect(page.getByLabel(textOf('login.password'), { exact: true })).toHaveValue(password);
});

test('a question replaces the picture at registration; a wrong answer gets another one', async ({ page, faults }) => {
  faults.expect(/status of 400/);
  await fillIn(page, 'Osprey.26');
  await page.getByRole('button', { name: textOf('imageCaptcha.useQuestion') }).click();
  const question = page.getByRole('status').filter({ hasText: sharedPattern('captchaQuestion', 'ask') });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  const answer = page.getByLabel(textOf('imageCaptcha.answer'), { exact: true });
  const first = (await question.textContent()) ?? '';
  await answer.fill(answerOf(first) === '111' ? '222' : '111');
  await create(page).click();
  await page.getByRole('button', { name: textOf('registerProblem.promptSubmit') }).click();
  await expect(answer).toHaveValue('');
  await expect(question).not.toHaveText(first);
  // A tap within the half second that the form stays locked does nothing; the next one goes.
  await actUntil(
    page.waitForURL(({ pathname }) => pathname === '/m/home'),
    async () => {
      await answer.fill(answerOf((await question.textContent()) ?? ''));
      await create(page).click();
    },
  );
  expect(await storedSession(page)).toMatchObject({ userName: 'Osprey.26' });
});

test.describe('the picture captcha, without changes', () => {
  test.use({ operator: 'lotus', locale: journeyLocale });

  test('RG-08 RG-01 the registration sends the characters of the picture and shows no puzzle before', async ({
    page,
  }) => {
    await fillIn(page, 'Merlin.26');
    await expect(picture(page)).toBeVisible();
    const sent = page.waitForRequest('**/wps/member/register');
    await characters(page).fill('k7m2x');
    await create(page).click();
    await sent;
    await expect(page.getByRole('dialog', { name: textOf('captcha.title') })).toHaveCount(0);
    await expect.poll(() => storedSession(page)).toMatchObject({ userName: 'Merlin.26' });
  });
});
