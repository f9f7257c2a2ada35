// docs/flows/bad-input.md: wrong input of the registration form is refused in place.
import type { Locator, Page, Request } from '@playwright/test';
import { isBuilt } from './support/built-files.ts';
import { expect, logIn, open, storedSession, test } from './support/test.ts';
import { patternOf, textOf } from './support/texts.ts';

const nameOf = (page: Page) => page.getByLabel(textOf('login.username'), { exact: true });
const passwordOf = (page: Page) => page.getByLabel(textOf('login.password'), { exact: true });
const numberOf = (page: Page) => page.getByLabel(textOf('phone.label'), { exact: true });
const agree = (page: Page) => page.getByRole('checkbox', { name: patternOf('register.agree', { age: '18' }) });
const create = (page: Page) => page.getByRole('button', { name: textOf('register.submit'), exact: true });
const home = (page: Page) => expect(page).toHaveURL((url) => url.pathname === '/m/home');
const password = 'nine green lanterns';

/** Calls that could make a member, or send a code to one. */
function watchCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (/\/wps\/(member\/register(\/mobile)?|verification\/sms\/noLogin)$/.test(request.url())) calls.push(request);
  });
  return calls;
}

/** Returns the status of the answer to each call. */
const answersTo = (calls: readonly Request[]) =>
  Promise.all(calls.map(async (call) => (await call.response())?.status()));

/** The message belongs to the field for eyes and for screen readers, and what was typed still stands there. */
async function expectMessage(field: Locator, text: string | RegExp, value: string): Promise<void> {
  await expect(field, value.slice(0, 40)).toHaveAccessibleDescription(text);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue(value);
}

/** Types over what was refused. The message goes with it, as soon as the lock after a refusal is open. */
async function typeAnew(field: Locator, value: string): Promise<void> {
  await expect(async () => {
    await field.fill(value);
    await expect(field).not.toHaveAttribute('aria-invalid', { timeout: 200 });
  }).toPass();
}

interface Row {
  readonly typed: string;
  readonly message: string | RegExp;
}

const whole = ({ source }: RegExp) => new RegExp(`^${source}$`);

const taken = textOf('registerProblem.usernameTaken');
/** The field points at the rule of its list that is broken. */
const foreign = textOf('register.nameCharacters');
const longName = whole(patternOf('register.nameLength', { min: '4', max: '20' }));

/** Names of other members, which only the platform knows, and names that the form itself rejects. */
const names: readonly (Row & { readonly sends: boolean })[] = [
  { typed: 'm\u0430ya88', message: foreign, sends: false }, // With a Cyrillic letter.
  { typed: 'DEMO', message: taken, sends: true },
  { typed: 'heron.', message: textOf('registerProblem.usernameEdges'), sends: false },
  { typed: 'dem0', message: taken, sends: true },
  { typed: 'heron two', message: foreign, sends: false },
  { typed: 'ｄｅｍｏ', message: taken, sends: true },
  { typed: 'h'.repeat(200), message: longName, sends: false },
  { typed: 'demo ', message: taken, sends: true },
];

test('RG-10 a malformed user name is refused at its field and makes no member', async ({ page, faults }) => {
  faults.expect(/status of 400/);
  const calls = watchCalls(page);
  await open(page, '/m/register');
  await passwordOf(page).fill(password);
  await agree(page).check();
  for (const { typed, message, sends } of names) {
    calls.length = 0;
    await typeAnew(nameOf(page), typed);
    await create(page).click();
    if (sends) await page.getByRole('button', { name: textOf('registerProblem.promptSubmit') }).click();
    await expectMessage(nameOf(page), message, typed);
    await expect(passwordOf(page)).toHaveValue(password);
    await expect(agree(page)).toBeChecked();
    expect(await answersTo(calls), typed).toEqual(sends ? [400] : []);
    expect(await storedSession(page), typed).toBeNull();
  }
  // The space that a keyboard puts behind a word is no part of the name.
  await typeAnew(nameOf(page), 'Pelican.31 ');
  await create(page).click();
  await home(page);
  expect(await storedSession(page)).toMatchObject({ userName: 'Pelican.31' });
});

const passwordLength = whole(patternOf('newPassword.ruleLength', { min: '8', max: '64' }));

const passwords: readonly Row[] = [
  { typed: 'aB3$'.repeat(1024).concat('x'), message: passwordLength },
  { typed: 'aB3$'.repeat(16).concat('x'), message: passwordLength },
  { typed: 'two 🛶', message: passwordLength },
  { typed: 'the IBIS.44 flies', message: textOf('newPassword.ruleNotTheName') },
];

test('an empty form is sent back with every problem at its field, and the first one has the focus', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await open(page, '/m/register');
  await create(page).click();
  await expect(nameOf(page)).toHaveAccessibleDescription(textOf('registerProblem.usernameMissing'));
  await expect(nameOf(page)).toBeFocused();
  await expect(passwordOf(page)).toHaveAccessibleDescription(textOf('passwordProblem.missing'));
  await expect(agree(page)).toHaveAccessibleDescription(textOf('registerProblem.agreeMissing'));
  await nameOf(page).fill('Ibis.45');
  await expect(nameOf(page)).not.toHaveAttribute('aria-invalid');
  await expect(passwordOf(page)).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toEqual([]);
});

test('RG-06 a bad password is refused at its field; one with spaces and emoji logs in again', async ({
  page,
  wire,
}) => {
  const calls = watchCalls(page);
  await open(page, '/m/register');
  await nameOf(page).fill('Ibis.44');
  await agree(page).check();
  for (const { typed, message } of passwords) {
    await typeAnew(passwordOf(page), typed);
    await create(page).click();
    await expectMessage(passwordOf(page), message, typed);
    await expect(nameOf(page)).toHaveValue('Ibis.44');
  }
  expect(calls).toEqual([]);
  expect(await storedSession(page)).toBeNull();

  const member = { username: 'Ibis.44', password: ' three 🦜 parrots, two 🛶 ' };
  await typeAnew(passwordOf(page), member.password);
  await create(page).click();
  await home(page);
  await page.evaluate(() => sessionStorage.clear());
  await open(page, '/m/login');
  await logIn(page, member);
  await home(page);
  expect(await storedSession(page)).toMatchObject({ userName: 'Ibis.44' });
  // Its spaces are part of it.
  const trimmed = await wire.call('session.login', { type: 'username', ...member, password: member.password.trim() });
  expect(trimmed.body.success).toBe(false);
});

/** `shown`: what stands in the field then, where the dialing code has moved to the country beside it. */
const numbers: readonly (Row & { readonly shown?: string })[] = [
  { typed: '0917 CALL ME', message: textOf('phone.letters') },
  { typed: '9'.repeat(25), message: textOf('phone.tooLong') },
  { typed: '+44 906 876 5432', shown: '9068765432', message: textOf('phone.notMobile') },
  { typed: '+1 201 555 0123', message: textOf('phone.countryRefused') },
];

test('SM-02 an unusable mobile number is refused at its field, and no code is sent', async ({ page }) => {
  const calls = watchCalls(page);
  await open(page, '/m/register');
  await page.getByText(textOf('register.methodMobile'), { exact: true }).click();
  // Grouped digits say that the number library is there; who sends before has the platform for a judge.
  await numberOf(page).fill('09175550142');
  await expect(numberOf(page)).toHaveValue(/^0917\s555\s0142$/);
  for (const { typed, message, shown = typed } of numbers) {
    await numberOf(page).fill(typed);
    await page.getByRole('button', { name: textOf('codes.send') }).click();
    await expectMessage(numberOf(page), message, shown);
  }
  await expect(page.getByLabel(textOf('codes.label'))).toBeHidden();
  expect(calls).toEqual([]);
  expect(await storedSession(page)).toBeNull();
});

test('SM-02 without the number library the platform refuses a number that cannot get messages', async ({
  page,
  faults,
}) => {
  faults.expect(/status of 400|ERR_FAILED|dynamically imported module/);
  const isNumberLibrary = isBuilt(/^phone\.rules$/);
  await page.route(
    ({ pathname }) => isNumberLibrary(pathname),
    (route) => route.abort('failed'),
  );
  const calls = watchCalls(page);
  await open(page, '/m/register');
  await page.getByText(textOf('register.methodMobile'), { exact: true }).click();
  for (const { typed, message } of numbers) {
    // Letters need no library.
    const known = message === textOf('phone.letters');
    calls.length = 0;
    await numberOf(page).fill(typed);
    await page.getByRole('button', { name: textOf('codes.send') }).click();
    await expect.poll(() => calls.length, typed).toBe(known ? 0 : 1);
    await expectMessage(numberOf(page), known ? message : textOf('codesProblem.recipientInvalid'), typed);
    expect(await answersTo(calls), typed).toEqual(known ? [] : [400]);
  }
  expect(await storedSession(page)).toBeNull();
});

test('RG-03 SN-04 markup in an affiliate code does not stop a registration and is not kept', async ({
  page,
  context,
}) => {
  let scriptsRun = 0;
  page.on('dialog', (dialog) => {
    scriptsRun += 1;
    return dialog.dismiss();
  });
  const kept = async () =>
    JSON.stringify([
      await page.evaluate(() => [Object.entries(localStorage), Object.entries(sessionStorage)]),
      await context.cookies(),
    ]);
  const markup = '"><script>alert("planted")</script>';
  await open(page, `/m/register?affiliateCode=${encodeURIComponent(markup)}&referralCode=good-26`);
  expect(await page.content()).not.toContain('<script>alert');
  // The well-shaped code beside it is kept: this is where the other would be.
  await expect.poll(kept).toContain('good-26');
  expect(await kept()).not.toContain('planted');
  await nameOf(page).fill('Plover.52');
  await passwordOf(page).fill(password);
  await agree(page).check();
  await create(page).click();
  await home(page);
  expect(await storedSession(page)).toMatchObject({ userName: 'Plover.52' });
  expect(await kept()).not.toContain('planted');
  expect(page.url()).not.toContain('planted');
  expect(scriptsRun).toBe(0);
});
