// docs/flows/customer-services.md: each member sees the services of their label.
import { demoMember } from '@foyer/contract/demo';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, logIn, open, openAs, test } from './support/test.ts';
import { journeyLanguage, patternOf, textOf } from './support/texts.ts';
import type { Wire } from './support/wire.ts';

for (const [username, desks] of [
  ['demo', [/Aurora Concierge/, /Aurora Assistant/]],
  ['jade', [/Aurora Concierge/, /Aurora Assistant/, /Aurora Jade Desk/]],
] as const)
  test(`CH-03 ${username} sees the services of all members and of the own label, from every list`, async ({
    wire,
    page,
    faults,
    site,
  }) => {
    faults.expect(/status of 503/);
    await openAs(page, wire, '/m/member/home', { ...demoMember, username });
    await page.getByRole('button', { name: textOf('services.title') }).click();
    const sheet = page.getByRole('dialog', { name: textOf('services.title') });
    await expect(sheet.getByRole('link')).toHaveText([...desks]);
    await sheet.getByRole('button', { name: textOf('common.close') }).click();
    // The dialog of a failing domain knows the member as well, on a page that asked for nothing of theirs.
    await page.route(/\/wps\/system\/status/, (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: '{"success":false,"errorCode":"domain_not_available","message":"Use another address."}',
      }),
    );
    await page.goto(`${site}/m/news`);
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: textOf('services.title') }).click();
    await expect(sheet.getByRole('link')).toHaveText([...desks]);
  });

for (const [path, opener, article] of [
  ['/m/login', 'login.help', 'log-in'],
  ['/m/recover', 'services.talk', 'log-in'],
  ['/m/help', 'services.talk', null],
  ['/m/nowhere', 'services.talk', null],
] as const)
  test(`a visitor of ${path} reaches customer service, and the right article first`, async ({ page, faults }) => {
    faults.expect(/status of 404 .*nowhere/);
    await open(page, path);
    await page.getByText(textOf(opener)).click();
    const sheet = page.getByRole('dialog', { name: textOf('services.title') });
    await expect(sheet.getByRole('link', { name: /Aurora Concierge/ })).toBeVisible();
    if (article) await expect(sheet.getByRole('link').first()).toHaveAttribute('href', `/m/help?id=${article}`);
  });

const sheetOf = (page: Page) => page.getByRole('dialog', { name: textOf('services.title') });
const details = (page: Page) => sheetOf(page).getByRole('button', { name: textOf('supportDetails.open') });

test('a member reads the report of a failed page and sends it to support, which has it under the reference', async ({
  wire,
  page,
  faults,
  product,
}) => {
  faults.expect(/status of 500/);
  // An idle page fetches what the lobby needs.
  await page.route('**/wps/game/lanes*', (route) =>
    route.fulfill({
      status: 500,
      headers: { 'X-Request-Id': '7d1f6a52-1d3e' },
      json: { success: false, errorCode: 'internal', message: '' },
    }),
  );
  await openAs(page, wire, '/m/home');
  await page.locator('nav a[href^="/m/game"]').first().click();
  await page
    .getByRole('main')
    .getByRole('button', { name: textOf('services.title') })
    .click();
  await details(page).click();
  const report = sheetOf(page).locator('pre');
  await expect(report).toContainText('Reference: 7d1f6a52-1d3e');
  await expect(report).toContainText(`Line: localhost:${product.port}, aurora`);
  await expect(report).toContainText(/\/wps\/game\/lanes 500 \d+ ms/);
  await expect(report).not.toContainText(/\?|token|demo/);
  await expectAccessible(page);
  const answering = page.waitForResponse('**/wps/member/feedback');
  await sheetOf(page)
    .getByRole('button', { name: textOf('supportDetails.send') })
    .click();
  const answer = await answering;
  const { value }: { value: { reference: string } } = await answer.json();
  await expect(sheetOf(page)).toContainText(patternOf('supportDetails.sent', { reference: value.reference }));
  expect(answer.request().postDataJSON()).toMatchObject({
    kind: 'problem',
    text: expect.stringMatching(/^Reference: 7d1f6a52/),
  });
});

const REFERENCE = '5b2c90aa-77f1';

/** Refuses what is sent to a path as the platform does. */
async function refuse(page: Page, path: string, errorCode: string): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 403,
          headers: { 'X-Request-Id': REFERENCE },
          json: { success: false, errorCode, message: '' },
        })
      : route.continue(),
  );
}

interface RefusedPlace {
  readonly at: string;
  /** The call that is refused. */
  readonly path: string;
  readonly errorCode: string;
  /** A member comes there and finds the notice. */
  readonly meet: (page: Page, wire: Wire) => Promise<Locator>;
}

/** Where a refusal for good is shown. */
const notices: readonly RefusedPlace[] = [
  {
    at: 'a log-in’s alert',
    path: '/wps/session/login',
    errorCode: 'member.closed',
    meet: async (page) => {
      await open(page, '/m/login');
      await logIn(page);
      return page.getByRole('alertdialog');
    },
  },
  {
    at: 'a launch',
    path: '/wps/game/launchGame',
    errorCode: 'member.excluded',
    meet: async (page, wire) => {
      const launch = '/m/launchGame?vendor=LOTT&code=rapid5';
      await openAs(page, wire, launch);
      return page.getByRole('main').getByRole('alert');
    },
  },
  {
    at: 'a form',
    path: '/wps/wallet/accounts',
    errorCode: 'account.limit',
    meet: async (page, wire) => {
      await openAs(page, wire, '/m/securityCenter/addBankCard');
      const form = page.locator('main form');
      await form.getByLabel(textOf('payoutAccounts.bank'), { exact: true }).selectOption('Demo Visa');
      await form.getByLabel(textOf('payoutAccounts.cardNumber'), { exact: true }).fill('4242 4242 4242 4242');
      await form.getByLabel(textOf('payoutAccounts.holder'), { exact: true }).fill('Anna Reyes');
      await form.locator('button[type="submit"]').click();
      return form.getByRole('alert');
    },
  },
];

for (const { at, path, errorCode, meet } of notices)
  test(`the report of what is refused for good has the reference of its notice: ${at}`, async ({
    page,
    faults,
    wire,
  }) => {
    faults.expect(/status of 403/);
    await refuse(page, path, errorCode);
    const notice = await meet(page, wire);
    await notice.getByRole('button', { name: textOf('services.title') }).click();
    await details(page).click();
    await expect(sheetOf(page).locator('pre')).toContainText(`Reference: ${REFERENCE}`);
  });

test('a visitor copies the report', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/m/help');
  await page.getByText(textOf('services.talk')).click();
  await details(page).click();
  await expect(sheetOf(page).getByRole('button', { name: textOf('supportDetails.send') })).toHaveCount(0);
  await sheetOf(page)
    .getByRole('button', { name: textOf('supportDetails.copy') })
    .click();
  await expect(page.getByText(textOf('supportDetails.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`Page: /m/help, ${journeyLanguage}`);
});

test('a report that is not sent can be sent again, and arrives once', async ({ page, faults, wire }) => {
  faults.expect(/ERR_CONNECTION|ERR_FAILED/);
  await openAs(page, wire, '/m/help');
  await page.getByText(textOf('services.talk')).click();
  await details(page).click();
  const keys: (string | undefined)[] = [];
  await page.route('**/wps/member/feedback', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.abort('connectionreset') : route.continue();
  });
  const send = sheetOf(page).getByRole('button', { name: textOf('supportDetails.send') });
  await send.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: textOf('common.confirm') })
    .click();
  await send.click();
  await expect(sheetOf(page)).toContainText(patternOf('supportDetails.sent'));
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toBeTruthy();
});
