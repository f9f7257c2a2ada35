// docs/flows/site-closed.md: the site is closed before a visit, and in the middle of one.
import type { Balance } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import type { Page } from '@playwright/test';
import { answersOf } from './support/hold-calls.ts';
import { type Change, withoutCaptcha } from './support/operators.ts';
import { expect, expectAccessible, open, openAs, test } from './support/test.ts';
import { amountOf, textOf } from './support/texts.ts';

const END = '2999-11-26T04:30:00Z';
const ACCOUNTS = '**/wps/relay/MCSFE_getWithdrawAccountInfo*';

/** Lotus rests until the year 2999; Aurora is open. */
const lotusRests: Change = (file, operator) => {
  withoutCaptcha(file, operator);
  if (operator === 'lotus') file.maintenance = { on: true, end: END, text: null };
};
test.use({ operators: { change: lotusRests } });

// A status call may be on its way when the story ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

/** What the back end says of this visitor from now on. */
async function visitorIs(page: Page, part: object): Promise<void> {
  await page.unroute('**/wps/system/status*');
  await page.route('**/wps/system/status*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { value: object };
    await route.fulfill({ response: answer, json: { ...body, value: { ...body.value, ...part } } });
  });
}

async function refuseWith(page: Page, path: string, status: number, errorCode: string): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status, json: { success: false, errorCode, message: 'Closed' } }));
}

const notice = (page: Page, title: string) => page.getByRole('alertdialog', { name: title });

test('MA-01 maintenance in the middle of a visit leaves the typed text and the way to the money, and clears', async ({
  page,
  faults,
  wire,
}) => {
  faults.expect(/status of 503/);
  await openAs(page, wire, '/m/member/home');
  await page.getByRole('link', { name: textOf('memberHome.feedback') }).click();
  const text = page.getByLabel(textOf('feedback.text'));
  await page.getByRole('button', { name: textOf('feedback.idea') }).click();
  await text.fill('The draw was late, and I want to say so.');
  await visitorIs(page, { maintenance: true, maintenanceEnd: END, maintenanceText: 'New games come in' });
  await refuseWith(page, '**/wps/member/feedback*', 503, 'maintenance');
  await refuseWith(page, ACCOUNTS, 503, 'maintenance');
  const { output } = examples['wallet.withdrawals'];
  await page.route('**/wps/wallet/withdrawals*', (route) => route.fulfill({ json: { success: true, value: output } }));
  const { token } = await wire.logIn();
  const { amount } = (await wire.call('wallet.balance', {}, token)).body.value as Balance;
  await page.getByRole('button', { name: textOf('feedback.submit'), exact: true }).click();

  const closed = notice(page, textOf('siteClosed.maintenance'));
  await expect(closed).toBeVisible();
  await expect(closed).toContainText('New games come in');
  await expect(closed.locator('time')).toHaveAttribute('datetime', END);
  await expectAccessible(page);
  await page.goBack();
  await expect(closed).toBeVisible();

  await visitorIs(page, { maintenance: false });
  await closed.getByRole('button', { name: textOf('siteClosed.refresh') }).click();
  await expect(closed).toHaveCount(0);
  await expect(text).toHaveValue('The draw was late, and I want to say so.');

  await visitorIs(page, { maintenance: true, maintenanceEnd: END });
  await page.getByRole('button', { name: textOf('feedback.submit'), exact: true }).click();
  const toMoney = closed.getByRole('link', { name: textOf('siteClosed.money') });
  await toMoney.click();
  const whenOpen = page.getByText(textOf('withdraw.closedText'));
  await expect(whenOpen).toBeVisible();
  await expect(page.getByRole('main')).toContainText(amountOf(amount));
  await expect(page.getByRole('link', { name: textOf('withdrawal.onHold') })).toBeVisible();
  await expect(closed).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: textOf('ui.tabHome'), exact: true }).click();
  await expect(closed).toBeVisible();

  await toMoney.click();
  await expect(whenOpen).toBeVisible();
  await page.unroute(ACCOUNTS);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(textOf('withdraw.now'))).toBeVisible();
});

test('a maintenance that is planned during a visit is told in it, and closes the page over the typed text', async ({
  page,
  faults,
  wire,
}) => {
  faults.expect(/status of 503/);
  await page.clock.install();
  const status = page.waitForResponse('**/wps/system/status*');
  await openAs(page, wire, '/m/member/home');
  await page.getByRole('link', { name: textOf('memberHome.feedback') }).click();
  await status;
  // A call that is still on its way when the time jumps would time out.
  await answersOf(page);
  const from = await page.evaluate(() => new Date(Date.now() + 600_000).toISOString());
  await visitorIs(page, { maintenanceFrom: from, maintenanceEnd: END, maintenanceText: 'New games come in' });
  await page.clock.fastForward(301_000);
  const planned = page.getByRole('dialog', { name: textOf('siteClosed.updateTitle') });
  await expect(planned).toContainText('New games come in');
  await expect(planned.getByRole('img', { name: /^0?4:5\d$/ })).toBeVisible();
  await expect(planned.locator('time').first()).toHaveAttribute('datetime', from);
  await expectAccessible(page);
  await planned.getByRole('button', { name: textOf('siteClosed.confirm'), exact: true }).click();
  await expect(planned).toHaveCount(0);

  const text = page.getByLabel(textOf('feedback.text'));
  await text.fill('The draw was late, and I want to say so.');
  await visitorIs(page, { maintenance: true, maintenanceEnd: END });
  await refuseWith(page, '**/wps/member/feedback*', 503, 'maintenance');
  await answersOf(page);
  const begun = page.waitForResponse('**/wps/system/status*');
  await page.clock.fastForward(300_000);
  await (await begun).finished();
  // Whoever types goes on until their own call is refused.
  const closed = notice(page, textOf('siteClosed.maintenance'));
  await expect(closed).toHaveCount(0);
  await page.getByRole('button', { name: textOf('feedback.submit'), exact: true }).click();
  await expect(closed).toBeVisible();
  await visitorIs(page, { maintenance: false });
  await answersOf(page);
  await page.clock.fastForward(61_000);
  await expect(closed).toHaveCount(0);
  await expect(text).toHaveValue('The draw was late, and I want to say so.');
});

test('MA-02 a region that is refused in the middle of a visit is told its IP, and customer service', async ({
  page,
  faults,
}) => {
  faults.expect(/status of 403/);
  await open(page, '/m/home');
  await visitorIs(page, { regionRestriction: true, ip: '203.0.113.24' });
  await refuseWith(page, '**/wps/content/news*', 403, 'region.restricted');
  await page.getByRole('link', { name: textOf('pages.news') }).click();
  const closed = notice(page, textOf('siteClosed.regionTitle'));
  await expect(closed).toContainText('203.0.113.24');
  await closed.getByRole('button', { name: textOf('siteClosed.contactUs') }).click();
  await expect(page.getByRole('dialog', { name: textOf('services.title') })).toBeVisible();
});

test.describe('a site that rests', () => {
  test.use({ operator: 'lotus', locale: 'vi', timezoneId: 'Asia/Manila' });

  test('MA-01 says so in the visitor’s language and in English, with its end in the own time zone', async ({
    page,
    faults,
  }) => {
    faults.expect(/status of 503/);
    await page.goto('/m/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('site.maintenanceTitle', 'VI'));
    await expect(page.locator('time')).toContainText('12:30');
    await expect(page.locator('[lang="en"]')).toContainText(textOf('site.maintenanceText', 'EN'));
    await expect(page.getByRole('link', { name: textOf('site.contact', 'VI') })).toBeVisible();
    await page.getByRole('link', { name: textOf('site.money', 'VI') }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/m/login');
    await expect(notice(page, textOf('siteClosed.maintenance', 'VI'))).toBeVisible();
  });

  test('CH-03 lists the desk of a member’s label too, and keeps it after a reload', async ({ page, faults }) => {
    faults.expect(/status of 503/);
    // What a log-in left in this tab before the site closed.
    await page.addInitScript(() => {
      sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify({ id: 'm1' }));
      sessionStorage.setItem('MC_MEMBER_LABELS', JSON.stringify({ id: 'm1', labels: ['jade'] }));
    });
    await page.goto('/m/home');
    await expect(page.locator('a[target="_blank"]')).toHaveText(['Lotus Help', 'Lotus Jade Desk']);
    await page.reload();
    await expect(page.locator('a[target="_blank"]')).toHaveText(['Lotus Help', 'Lotus Jade Desk']);
  });
});
