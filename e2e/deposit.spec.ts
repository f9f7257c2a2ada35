// docs/flows/deposit.md: a member pays in at the demo's bank, and follows the order.
import type { Balance, DepositOrder } from '@foyer/contract';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { gameOpened } from './support/game-opened.ts';
import { bonusTitle, chooseMethod, endingIn, onlyAmount, typedDollars } from './support/payments.ts';
import { bringSession, expect, expectAccessible, open, openAs, test } from './support/test.ts';
import { amountOf, gameText, journeyLocale, patternOf, sharedPattern, sharedText, textOf } from './support/texts.ts';
import { setPainted } from './support/unpainted.ts';
import type { Credentials, Wire } from './support/wire.ts';

test.use({ showsPictures: true });

const amountField = (page: Page) => page.getByLabel(textOf('deposit.amount'), { exact: true });
/** It has an amount beside its word: more letters are those of the button that repeats a deposit. */
const depositButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${textOf('deposit.submit')}\\P{L}*$`, 'u') });

/** All of a text with an amount. */
const withAmount = (key: Parameters<typeof textOf>[0], amount: string): RegExp =>
  new RegExp(`^${patternOf(key, { amount }).source}$`);

async function arrive(page: Page, wire: Wire, query = '', member?: Credentials): Promise<void> {
  await openAs(page, wire, `/m/voucherCenter${query}`, member);
  await expect(depositButton(page)).toBeVisible();
}

/** The state of the order on its page. */
const standing = (page: Page, key: Parameters<typeof textOf>[0]) => page.getByText(textOf(key), { exact: true });

/** Makes a deposit, and returns the id of its order. */
async function makeDeposit(page: Page, method: Parameters<typeof chooseMethod>[1], amount: string): Promise<string> {
  await chooseMethod(page, method);
  await amountField(page).fill(amount);
  await depositButton(page).click();
  await page.waitForURL(({ pathname }) => pathname === '/m/order');
  return new URL(page.url()).searchParams.get('id') ?? '';
}

/** Goes to the bank, taps one of its buttons, and is back at the order. */
async function payAt(page: Page, button: 'approve' | 'decline'): Promise<void> {
  await page.getByRole('link', { name: textOf('order.toPayment') }).click();
  await page.waitForURL(({ hostname }) => hostname === 'bank.localhost');
  await page.getByRole('button', { name: sharedText('bank', button), exact: true }).click();
  const back = page.getByRole('link', { name: sharedText('bank', 'back') });
  await expect(back.or(page.getByRole('heading', { level: 1, name: textOf('order.title') }))).toBeVisible();
  if (await back.isVisible()) await back.click();
  await page.waitForURL(({ pathname }) => pathname === '/m/order');
}

/** The member's balance and orders, as the platform has them. */
async function wallet(wire: Wire, member?: Credentials) {
  const { token } = await wire.logIn(member);
  const balance = (await wire.call('wallet.balance', {}, token)).body.value as Balance;
  const orders = (await wire.call('wallet.orders', {}, token)).body.value as { items: DepositOrder[] };
  return { balance: BigInt(balance.amount), orders: orders.items };
}

/** Reads a QR code from its pixels on the screen, with a decoder that has nothing of our encoder. */
async function scan(page: Page, name: RegExp): Promise<string | undefined> {
  await setPainted(page, true);
  const picture = await page.getByRole('img', { name }).screenshot();
  const reader = await page.context().newPage();
  const { data, width, height } = await reader.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    return { data: [...pixels], width: image.width, height: image.height };
  }, picture.toString('base64'));
  await reader.close();
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data;
}

test('a member deposits by card, approves at the bank, and sees the money in the balance', async ({ page, wire }) => {
  // Whose money no draw moves that another journey has bet on.
  const member = await wire.newMember();
  const before = await wallet(wire, member);
  await arrive(page, wire, '?backUrl=/m/game?lane=lottery', member);
  await expectAccessible(page);
  await amountField(page).fill(typedDollars('100050'));
  await expect(page.getByText(textOf('deposit.arrives'))).toBeVisible();
  const id = await makeDeposit(page, 'card', '50');
  await expect(standing(page, 'order.pay')).toBeVisible();
  await expectAccessible(page);

  await payAt(page, 'approve');
  await expect(standing(page, 'order.succeeded')).toBeVisible();
  const arrived = amountOf('4925');
  await expect(page.getByRole('status').filter({ hasText: arrived })).toHaveText(
    withAmount('order.succeededSaid', arrived),
  );
  const after = await wallet(wire, member);
  expect(after.balance - before.balance).toBe(4925n);
  expect(after.orders.find(({ orderId }) => orderId === id)?.status).toBe('succeeded');
  await expect(page.getByText(withAmount('order.balance', amountOf(String(after.balance))))).toBeVisible();
  await page.getByRole('button', { name: textOf('order.playNow') }).click();
  await expect(page).toHaveURL(({ pathname, search }) => pathname === '/m/game' && search.includes('lane=lottery'));

  await open(page, '/m/voucherCenter');
  await page.getByRole('button', { name: new RegExp(`^${textOf('deposit.again')}`) }).click();
  await expect(amountField(page)).toHaveValue('50');
  await expect(depositButton(page)).toHaveText(endingIn(amountOf('5000')));
});

test('the balance stands where a member plays and pays, with the ways to a deposit and to the transactions', async ({
  page,
  wire,
}) => {
  const { balance } = await wallet(wire);
  const shown = amountOf(String(balance));
  await bringSession(page, wire);
  const bar = page.getByRole('banner');
  const pill = bar.getByRole('link', { name: withAmount('home.balance', shown) });
  for (const path of ['/m/home', '/m/game']) {
    await open(page, path);
    await expect(pill, path).toHaveText(shown);
    await bar.getByRole('link', { name: textOf('ui.tabDeposit') }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/m/voucherCenter');
  }
  for (const path of ['/m/voucherCenter', '/m/withdraw']) {
    await open(page, path);
    await expect(bar).toContainText(patternOf('order.balance', { amount: shown }));
    await bar.getByRole('link', { name: textOf('pages.history') }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/m/history');
  }
});

test('a member takes the bonus with a deposit in USDT, and reads on the withdraw page what makes it cash', async ({
  page,
  wire,
}) => {
  await arrive(page, wire);
  const bonus = page.getByRole('checkbox', { name: new RegExp(`^${bonusTitle}`) });
  await expect(bonus).not.toBeChecked();
  await expect(bonus).toBeDisabled();
  await amountField(page).fill('50');
  await expect(bonus).not.toBeChecked();
  await bonus.check();
  await expectAccessible(page);
  const id = await makeDeposit(page, 'usdt', '50');
  const orderNow = async () => (await wallet(wire)).orders.find(({ orderId }) => orderId === id);
  const to = (await orderNow())?.wallet;
  expect(to?.address).toMatch(/^T/);
  await expect(page.getByText(to?.network ?? '', { exact: true })).toBeVisible();
  expect(await scan(page, patternOf('order.qrWallet', { network: 'TRC20' }))).toBe(to?.address);
  await payAt(page, 'approve');
  await expect(standing(page, 'order.succeeded')).toBeVisible();
  expect(await orderNow()).toMatchObject({ status: 'succeeded', kind: 'virtualWallet', credited: '4900' });

  await open(page, '/m/withdraw');
  const { source } = patternOf('withdraw.bonusMissing', { stakes: '$125', amount: '$25' });
  const missing = new RegExp(`^${source}$`);
  await expect(page.getByText(missing)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: missing })).toBeVisible();
  await open(page, '/m/voucherCenter');
  await expect(depositButton(page)).toBeVisible();
  await expect(bonus).toHaveCount(0);
});

test('what cannot be read or is outside of the limits is refused at the field, in the digits of the member', async ({
  wire,
  page,
}) => {
  await arrive(page, wire);
  for (const typed of ['0', '-5', '1e309', '0x10', `${typedDollars('1000')}5`, '9']) {
    await amountField(page).fill(typed);
    await depositButton(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(amountField(page)).toBeFocused();
  }
  for (const typed of ['５０', '၅၀', '५०', '٥٠', '۵۰', '৫০']) {
    await amountField(page).fill(typed);
    await expect(depositButton(page)).toHaveText(endingIn(amountOf('5000')));
  }
});

test('a slip that costs more than the balance leads to the deposit page, and back to the same slip', async ({
  wire,
  page,
}) => {
  await bringSession(page, wire);
  await page.goto('/m/launchGame?vendor=LOTT&code=rapid5');
  await gameOpened(page);
  // The room is there once the code of the address was exchanged: a reload before would use it up.
  await page.locator('.phone .tabs').waitFor();
  // As many lines as nobody taps in a test: at $100 each they cost more than the demo's money.
  await page.evaluate(() => {
    const line = { betType: 'parity', side: 'odd' };
    sessionStorage.setItem('foyer.game.slips', JSON.stringify({ rapid5: Array.from({ length: 30 }, () => line) }));
  });
  await page.reload();
  await page
    .getByRole('button', { name: new RegExp(`^${sharedPattern('games', 'openSlip', { count: '30' }).source}`) })
    .click();
  const slip = page.getByRole('dialog', { name: gameText('slipTitle') });
  await slip.getByRole('button', { name: gameText('other'), exact: true }).click();
  await slip.getByRole('textbox').fill('100');
  await expect(slip.getByText(onlyAmount(amountOf('300000')))).toBeVisible();
  await slip.getByRole('link', { name: gameText('toDeposit'), exact: true }).click();

  await page.waitForURL(({ pathname }) => pathname === '/m/voucherCenter');
  await makeDeposit(page, 'wallet', '500');
  await payAt(page, 'approve');
  await page.getByRole('button', { name: textOf('order.playNow') }).click();
  await gameOpened(page);
  await expect(slip.getByText(onlyAmount(amountOf('300000')))).toBeVisible();
});

test('a declined deposit says so and leads to another one', async ({ page, wire }) => {
  const member = await wire.newMember();
  const before = await wallet(wire, member);
  await arrive(page, wire, '', member);
  await makeDeposit(page, 'card', '20');
  await payAt(page, 'decline');
  await expect(page.getByText(textOf('order.failedNext'))).toBeVisible();
  expect((await wallet(wire, member)).balance).toBe(before.balance);
  await page.getByRole('link', { name: textOf('order.tryAgain') }).click();
  await expect(depositButton(page)).toBeVisible();
});

test('a deposit that the operator refused says why, to its member alone', async ({ page, wire, browser, site }) => {
  const reason = 'We could send nothing but the whole amount back.';
  await arrive(page, wire);
  const orderId = await makeDeposit(page, 'card', '20');
  await page.route('**/wps/wallet/orders*', async (route) => {
    const response = await route.fetch();
    const { value, ...rest } = (await response.json()) as { value: { items: DepositOrder[] } };
    const items = value.items.map((order) => (order.orderId === orderId ? { ...order, reason } : order));
    await route.fulfill({ response, json: { ...rest, value: { ...value, items } } });
  });
  await payAt(page, 'decline');
  await expect(page.getByText(textOf('order.refusedWhy'))).toBeVisible();
  await expect(page.getByText(reason, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText(reason);
  await expectAccessible(page);

  const other = await browser.newContext();
  const visitor = await other.newPage();
  await open(visitor, `${site}/m/order?id=${orderId}`);
  await expect(visitor.getByText(textOf('order.failedNext'))).toBeVisible();
  await expect(visitor.getByText(textOf('order.refusedWhy'))).toHaveCount(0);
  await other.close();
});

test('a PIX code on the screen is the code of the order, and another device shows how it stands', async ({
  page,
  wire,
  browser,
  site,
}) => {
  await arrive(page, wire);
  const id = await makeDeposit(page, 'pix', '25');
  const name = withAmount('order.qrPix', amountOf('2500'));
  await expect(page.getByRole('img', { name })).toBeVisible();
  const code = (await wallet(wire)).orders.find(({ orderId }) => orderId === id)?.pixCode;
  expect(code).toMatch(/^000201/);
  expect(await scan(page, name)).toBe(code);

  const elsewhere = await browser.newContext({ baseURL: site, locale: journeyLocale });
  const stranger = await elsewhere.newPage();
  await open(stranger, `/m/order?id=${id}`);
  await expect(standing(stranger, 'order.pay')).toBeVisible();
  await expect(stranger.getByRole('img', { name })).toHaveCount(0);
  await stranger.reload();
  await expect(standing(stranger, 'order.pay')).toBeVisible();

  await page.getByRole('link', { name: textOf('order.toPayment') }).click();
  await page.getByRole('button', { name: sharedText('bank', 'approve'), exact: true }).click();
  await expect(standing(stranger, 'order.succeeded')).toBeVisible();
  await elsewhere.close();
});

test('a strip on the pages a member begins from leads back to a deposit that waits', async ({ page, wire }) => {
  await arrive(page, wire);
  await makeDeposit(page, 'bank', '30');
  await expect(page.getByText(textOf('order.transferHow'))).toBeVisible();
  const strip = page.getByRole('link', { name: patternOf('order.stripWaiting', { amount: amountOf('3000') }) });
  for (const path of ['/m/home', '/m/member/home', '/m/voucherCenter']) {
    await open(page, path);
    await strip.click();
    await expect(standing(page, 'order.pay')).toBeVisible();
  }
  await open(page, '/m/home');
  await expect(strip).toBeVisible();
  // The next page has the strip before any answer: nothing moves when that comes.
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/wps/wallet/orders', async (route) => {
    await released;
    await route.continue();
  });
  await page.locator('nav a[href^="/m/member/home"]').click();
  await expect(page).toHaveURL(/\/m\/member\/home/);
  await strip.click();
  release();
  await expect(standing(page, 'order.pay')).toBeVisible();

  await payAt(page, 'approve');
  await expect(standing(page, 'order.succeeded')).toBeVisible();
  await open(page, '/m/member/home');
  const lines = page.getByRole('listitem').filter({ hasText: `${textOf('ledger.deposit')} · ` });
  await expect(lines.filter({ hasText: amountOf('3000') }).first()).toBeVisible();
  await expect(strip).toHaveCount(0);
});

test('a lost answer repeats the same deposit, also after the page was opened again', async ({ page, wire, faults }) => {
  faults.expect(/Failed to load resource/);
  const before = await wallet(wire);
  await arrive(page, wire);
  const keys: (string | undefined)[] = [];
  let isLosing = true;
  await page.route('**/wps/wallet/deposit', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (!isLosing) return route.continue();
    await route.fetch();
    return route.abort('timedout');
  });
  await chooseMethod(page, 'wallet');
  await amountField(page).fill('15');
  await depositButton(page).click();
  await expect(page.getByText(textOf('deposit.checkingText'))).toBeVisible();
  await open(page, '/m/voucherCenter');
  await expect(page.getByText(textOf('deposit.checkingText'))).toBeVisible();
  isLosing = false;
  await page.waitForURL(({ pathname }) => pathname === '/m/order');
  await expect(standing(page, 'order.pay')).toBeVisible();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect((await wallet(wire)).orders.length - before.orders.length).toBe(1);
});

test('an order that nobody knows has ways on', async ({ page, faults }) => {
  faults.expect(/status of 404/);
  await open(page, '/m/order?id=AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByRole('heading', { name: textOf('order.unknownTitle') })).toBeVisible();
  await expectAccessible(page);
});
