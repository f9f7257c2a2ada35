// docs/flows/recovery.md: a code restores a forgotten password or user name.
import { demoMember } from '@foyer/contract/demo';
import { onlyHere, withoutCaptcha } from './support/operators.ts';
import { codeTo } from './support/outbox.ts';
import { expect, expectAccessible, logIn, open, storedSession, test } from './support/test.ts';
import { textOf } from './support/texts.ts';

// A product of its own: the other journeys count on the passwords they know.
test.use({ operators: { change: onlyHere(withoutCaptcha) } });

const fresh = 'eleven blue kites 88';
const forgetful = { ...demoMember, username: 'expired' };
/** The seed gives demo members the example of the operator's country, each with a last digit of its own. */
const number = '+639051234561';

test('a forgotten password is reset by a code, ends every session, and fills in the log-in', async ({
  page,
  product,
  wire,
}) => {
  const before = await wire.logIn(forgetful);
  await open(page, '/m/login');
  await page.getByRole('link', { name: textOf('login.forgot') }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/m/recover');
  await expect(page.getByRole('heading', { level: 1, name: textOf('recover.heading') })).toBeVisible();
  await expectAccessible(page);
  const send = page.getByRole('button', { name: textOf('codes.send') });
  await page.getByLabel(textOf('recover.username'), { exact: true }).fill(forgetful.username);
  await send.click();
  const field = page.getByLabel(textOf('codes.label'));
  await expect(field).toBeVisible();
  await expect.poll(() => codeTo(product, 'aurora', number)).not.toBeNull();
  await field.fill((await codeTo(product, 'aurora', number)) ?? '');
  await page.getByLabel(textOf('newPassword.label'), { exact: true }).fill(fresh);
  await page.getByRole('button', { name: textOf('recover.save') }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/m/login');
  await expect(page.getByLabel(textOf('login.username'), { exact: true })).toHaveValue(forgetful.username);
  expect((await wire.call('member.info', {}, before.token)).status).toBe(401);
  await logIn(page, { ...forgetful, password: fresh });
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
  expect(await storedSession(page)).not.toBeNull();
});

test('an unknown member gets the same message, and a wrong code is refused', async ({ page, faults }) => {
  faults.expect(/status of 400/);
  await open(page, '/m/recover');
  await page.getByLabel(textOf('recover.username'), { exact: true }).fill('nobody-at-all');
  await page.getByRole('button', { name: textOf('codes.send') }).click();
  await page.getByLabel(textOf('codes.label')).fill('123456');
  await page.getByLabel(textOf('newPassword.label'), { exact: true }).fill(fresh);
  await page.getByRole('button', { name: textOf('recover.save') }).click();
  await expect(page.getByText(textOf('recover.codeInvalid'))).toBeVisible();
});

test('recovery by e-mail keeps its step over a refresh, but not the typed secrets', async ({ page, product }) => {
  const address = `${demoMember.username}@aurora.example`;
  await open(page, '/m/recover');
  await page.getByRole('button', { name: textOf('recover.email'), exact: true }).click();
  await page.getByRole('textbox', { name: textOf('recover.email') }).fill(address);
  await page.getByRole('button', { name: textOf('codes.send') }).click();
  const password = page.getByLabel(textOf('newPassword.label'), { exact: true });
  await password.fill(fresh);
  await page.reload();
  await expect(page.getByLabel(textOf('codes.label'))).toBeVisible();
  await expect(password).toHaveValue('');
  await expectAccessible(page);
  await expect.poll(() => codeTo(product, 'aurora', address)).not.toBeNull();
  await page.getByLabel(textOf('codes.label')).fill((await codeTo(product, 'aurora', address)) ?? '');
  await password.fill(fresh);
  await page.getByRole('button', { name: textOf('recover.save') }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/m/login');
  await logIn(page, { ...demoMember, password: fresh });
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
});

for (const [way, recipient, shown, name] of [
  ['email', 'expired@aurora.example', 'expired@aurora.example', 'expired'],
  ['phone', '+639051234560', '+63 905 123 4560', 'demo'],
] as const)
  test(`a forgotten user name by ${way}: a code, then the name, and the log-in filled in`, async ({
    page,
    product,
  }) => {
    await open(page, '/m/recover');
    await page.getByRole('button', { name: textOf('recover.forgotName') }).click();
    await page.getByRole('button', { name: textOf(`recover.${way}`), exact: true }).click();
    const field =
      way === 'email'
        ? page.getByRole('textbox', { name: textOf('recover.email') })
        : page.getByLabel(textOf('phone.label'));
    await field.fill(recipient);
    await field.blur();
    // A player who is quicker than the number library reads the number as it was typed.
    if (way === 'phone') await expect(field).toHaveValue(/905\s123\s4560$/);
    await page.getByRole('button', { name: textOf('codes.send') }).click();
    // A number is shown in its groups, whatever keeps them together.
    await expect.poll(async () => (await page.locator('main').innerText()).replaceAll('\u00a0', ' ')).toContain(shown);
    await expect.poll(() => codeTo(product, 'aurora', recipient)).not.toBeNull();
    await page.getByLabel(textOf('codes.label')).fill((await codeTo(product, 'aurora', recipient)) ?? '');
    // The complete code submits itself; a quicker player taps.
    await expect(page.getByText(textOf('recover.named'))).toBeVisible();
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: textOf('recover.toLogin') }).click();
    await expect(page.getByLabel(textOf('login.username'), { exact: true })).toHaveValue(name);
  });
