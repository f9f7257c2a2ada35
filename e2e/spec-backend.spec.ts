// docs/flows/own-back-end.md: the site works before a back end that has only the specification.
import { demoMember } from '@foyer/contract/demo';
import { examples } from '@foyer/contract/examples';
import { recorded, recordedSecondStep, recordedToken } from '@foyer/contract/recorded';
import type { Page } from '@playwright/test';
import type { TextKey } from '../apps/web/src/shell/i18n/texts.ts';
import { type Product, startSiteBefore } from './support/product.ts';
import { asFlatText, notFound, type SpecBackend, startSpecBackend } from './support/spec-backend.ts';
import { test as base, expect, logIn, logOut, open, storedSession } from './support/test.ts';
import { journeyLocale, patternOf, textOf } from './support/texts.ts';

// The built site in front of a back end that answers what the specification names, and 404 to everything else.
const test = base.extend<{ answersAnew: undefined }, { backend: SpecBackend; siteAlone: Product }>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the parameters
    async ({}, use) => {
      const backend = await startSpecBackend();
      await use(backend);
      await backend.close();
    },
    { scope: 'worker' },
  ],
  siteAlone: [
    async ({ backend }, use) => {
      const site = await startSiteBefore(backend.url);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  product: ({ siteAlone }, use) => use(siteAlone),
  answersAnew: [
    async ({ backend, faults }, use) => {
      backend.reset();
      // The browser itself writes a line for each answer that is no success.
      faults.expect(/status of 40[04]/);
      await use(undefined);
    },
    { auto: true },
  ],
});

test.use({ showsPictures: true });

const home = (page: Page) => expect(page).toHaveURL((url) => url.pathname === '/m/home');
const alert = (page: Page) => page.getByRole('alertdialog');

/** Returns the input of the last call. */
const inputOf = (backend: SpecBackend, path: string) =>
  backend.requests.filter((one) => one.path === path).at(-1)?.input;

test('home opens with only its bars and shows no error', async ({ page }) => {
  await open(page, '/m/home');
  await expect(page.getByRole('link', { name: textOf('home.logIn') })).toBeVisible();
  await expect(page.getByText(textOf('home.laneFailed'))).toHaveCount(0);
  await expect(alert(page)).toHaveCount(0);
});

/** Goes home from another page: what the server keeps of home came from an earlier answer. */
async function goHome(page: Page): Promise<void> {
  await open(page, '/m/activity');
  await page.getByRole('link', { name: textOf('pages.home'), exact: true }).click();
  await home(page);
}

test('BN-02 a banner of the specification shows its picture and opens its link', async ({ page, backend }) => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="304"/>';
  await page.route('**/b/*.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }));
  const banner = { groupName: 'home', url: '/b/1.svg', linkageType: 'P', linkage: 'spring' };
  backend.on('content.banners', () => ({ success: true, value: [banner, { ...banner, url: '/b/2.svg' }] }));
  await goHome(page);
  const promotions = page.getByRole('region', { name: textOf('home.promotions') });
  const first = promotions.getByRole('link', { name: patternOf('home.promotion', { number: '1' }) });
  await expect(first).toHaveAttribute('href', '/m/activity?id=spring');
  for (const number of ['1', '2']) {
    const image = promotions.getByRole('img', { name: patternOf('home.promotion', { number }) });
    await expect(image).toBeVisible();
    await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(640);
  }
});

test('BN-01 a banner of the specification leads a member outside, or into a lottery', async ({
  page,
  backend,
  faults,
}) => {
  faults.expect(/stranger: https:\/\/(partner|games)\.example/);
  await page.route(/^https:\/\/partner\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>' }),
  );
  const none = { roomId: null, nodeId: null, gameType: null, vendor: null };
  const outside = {
    groupName: 'home',
    url: '/b/1.png',
    linkageType: 'URL',
    linkage: 'https://partner.example/a',
    ...none,
  };
  const lottery = {
    ...outside,
    url: '/b/2.png',
    linkageType: 'G',
    linkage: 'rapid5',
    gameType: 'LOTT',
    vendor: 'LOTT',
  };
  backend.on('content.banners', () => ({ success: true, value: [outside, lottery] }));
  await open(page, '/m/login');
  await logIn(page);
  await home(page);
  const promotions = page.getByRole('region', { name: textOf('home.promotions') });
  await promotions.getByRole('link', { name: patternOf('home.promotion', { number: '1' }) }).click();
  await expect(page).toHaveURL('https://partner.example/a');
  // A way back that loads the page anew would show the home that the server keeps.
  await goHome(page);
  await promotions.getByRole('link', { name: patternOf('home.promotion', { number: '2' }) }).click();
  await expect
    .poll(() => inputOf(backend, '/wps/game/launchGame'))
    .toMatchObject({ launchMode: 'LOTT', vendor: 'LOTT', lottoGameCode: 'rapid5', device: 'MOBILE' });
});

test('the draws on home stay when the back end stops knowing their call', async ({ page, backend }) => {
  const drawn = new Date(Date.now() - 60_000).toISOString();
  const [draw] = examples['game.draws'].output.items;
  const value = { items: [{ ...draw, name: 'Rapid 5', closesAt: drawn, drawsAt: drawn }] };
  let answers = 0;
  // Their numbers are due, so home asks again and again.
  backend.on('game.draws', () => {
    answers += 1;
    return answers === 1 ? { success: true, value } : notFound;
  });
  await goHome(page);
  const ticker = page.getByRole('region', { name: textOf('home.nextDraw') });
  await expect(ticker).toContainText('Rapid 5');
  // The third question comes only after the first 404 was read.
  await expect.poll(() => answers, { timeout: 30_000 }).toBeGreaterThan(2);
  await expect(ticker).toContainText('Rapid 5');
  await expect(page.getByText(textOf('home.laneFailed'))).toHaveCount(0);
});

test('GL-05 a lane with an unreadable entry shows the others, and the log reports it once', async ({
  page,
  siteAlone,
  backend,
}) => {
  const cards = ['Koi Fortune', 'Triple Sevens'].map((displayName) => ({ accountTypeName: 'Slots', displayName }));
  const lane = { title: 'Slots', cards: [...cards, { accountTypeName: 'Slots' }], gameClassify: { vendors: ['PG'] } };
  const lanes = [lane, { cards: [] }];
  backend.on('game.lanes', () => ({ success: true, value: { data: { lanes } } }));
  await open(page, '/m/game');
  await expect(page.getByText('Koi Fortune')).toBeVisible();
  await expect(page.getByText('Triple Sevens')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Koi Fortune')).toBeVisible();
  const lines = siteAlone.output().split('\n');
  expect(lines.filter((line) => line.includes('"field":"cards.*.displayName"'))).toHaveLength(1);
});

test('LG-08 a log-in with the specification’s answer, a numeric id and a JWT, leads home', async ({
  page,
  backend,
}) => {
  await open(page, '/m/login');
  await logIn(page);
  await home(page);
  expect(await storedSession(page)).toMatchObject({ id: '4242', token: recordedToken, userName: 'demo', type: 0 });
  expect(inputOf(backend, '/wps/session/login')).toMatchObject({ ...demoMember, type: 'username' });
  await expect
    .poll(() => backend.requests.find(({ path }) => path === '/wps/member/info')?.headers.authorization)
    .toBe(recordedToken);
  await expect(alert(page)).toHaveCount(0);
});

test('LG-08 a log-in without its last four fields leads home as a returning player', async ({ page, backend }) => {
  const { id, token, userName } = recorded['session.login'].value;
  backend.on('session.login', () => ({ success: true, value: { id, token, userName } }));
  await open(page, '/m/login');
  await logIn(page);
  await home(page);
  expect(await storedSession(page)).toMatchObject({ type: 0, firstTimeLogin: false, restricted: false });
});

test('HT-03 a log-in that answers in query-string-style text is read like one in JSON', async ({ page, backend }) => {
  const value = { ...recorded['session.login'].value, updatePassword: true, customerType: 2 };
  backend.on('session.login', () => asFlatText({ success: true, value }));
  await open(page, '/m/login');
  await logIn(page);
  await expect(page).toHaveURL((url) => url.pathname === '/m/changePsw');
  expect(await storedSession(page)).toMatchObject({ id: '4242', token: recordedToken, type: 2, restricted: true });
});

const sheet = (page: Page) => page.getByRole('dialog', { name: textOf('twoFactor.heading') });
const confirm = (page: Page) =>
  sheet(page)
    .getByRole('button', { name: textOf('twoFactor.confirm') })
    .click();

/** Logs in up to the second step, with nothing but its methods. */
async function meetSecondStep(page: Page, backend: SpecBackend, value: unknown): Promise<void> {
  backend.on('session.login', () => ({ ...recordedSecondStep, value }));
  await open(page, '/m/login');
  await logIn(page);
  await expect(sheet(page)).toBeVisible();
}

const ways = recordedSecondStep.value;

const choices = [
  {
    name: 'an e-mail address',
    value: ['email', 'ga'],
    pass: async (page: Page) => {
      await sheet(page)
        .getByRole('textbox', { name: textOf('twoFactor.emailAddress') })
        .fill(' maya@example.com ');
      await confirm(page);
    },
    sent: { method: 'E', email: 'maya@example.com' },
  },
  {
    name: 'a code of the authenticator',
    value: { options: 'ga,sms' },
    pass: (page: Page) => sheet(page).getByLabel(textOf('twoFactor.authCode')).fill('482913'),
    sent: { method: 'G', authCode: '482913' },
  },
  {
    name: 'the name of the payee',
    value: ways,
    pass: async (page: Page) => {
      await sheet(page).getByText(textOf('twoFactor.payeeName'), { exact: true }).click();
      await sheet(page).getByLabel(textOf('twoFactor.payeeName')).last().fill('Maya Cruz');
      await confirm(page);
    },
    sent: { method: 'P', payeeName: 'Maya Cruz' },
  },
  {
    name: 'a code by SMS',
    value: ways,
    pass: async (page: Page) => {
      await sheet(page).getByText(textOf('twoFactor.sms'), { exact: true }).click();
      await sheet(page).getByLabel(textOf('phone.label')).fill('+63 905 123 4562');
      await sheet(page)
        .getByRole('button', { name: textOf('codes.send') })
        .click();
      await sheet(page)
        .getByRole('textbox', { name: textOf('codes.label') })
        .fill('482913');
    },
    sent: { method: 'S', mobileNum: '+639051234562', verificationCode: '482913' },
  },
] as const;

for (const { name, value, pass, sent } of choices) {
  test(`LG-05 TF-02 a second step by ${name} sends the fields of the specification and no others`, async ({
    page,
    backend,
  }) => {
    await meetSecondStep(page, backend, value);
    await pass(page);
    await home(page);
    expect(inputOf(backend, '/wps/session/login/verification')).toEqual({ ...demoMember, ...sent });
    expect(await storedSession(page)).toMatchObject({ id: '4242', token: recordedToken });
  });
}

test('SM-01 a second step sends its SMS with the call that the specification names', async ({ page, backend }) => {
  await meetSecondStep(page, backend, { options: ['sms'] });
  await sheet(page).getByLabel(textOf('phone.label')).fill('+63 905 123 4562');
  await sheet(page)
    .getByRole('button', { name: textOf('codes.send') })
    .click();
  await expect(sheet(page).getByRole('textbox', { name: textOf('codes.label') })).toBeVisible();
  expect(inputOf(backend, '/wps/verification/sms/noLogin')).toEqual({
    countryDialingCode: '63',
    mobileNum: '9051234562',
  });
  expect(backend.requests.some(({ path }) => path === '/wps/verification/sms/login')).toBe(false);
});

test('TF-05 a refused second step shows the back end’s message and clears the code', async ({ page, backend }) => {
  await meetSecondStep(page, backend, ['payeeName']);
  backend.on('session.verify', () => ({ success: false, errorCode: 'payee.wrong', message: 'That is not the name.' }));
  const field = sheet(page).getByLabel(textOf('twoFactor.payeeName'));
  await field.fill('Somebody');
  await confirm(page);
  // Nothing here lists the code: its words are an alert over the sheet.
  await expect(alert(page)).toContainText('That is not the name.');
  await alert(page)
    .getByRole('button', { name: textOf('common.confirm') })
    .click();
  await expect(alert(page)).toHaveCount(0);
  await expect(field).toHaveValue('');
});

/** This back end names one document: the box's sentence ends earlier than elsewhere. */
const agree = (page: Page) => page.getByRole('checkbox', { name: /\b18\b/ });
const create = (page: Page) => page.getByRole('button', { name: textOf('register.submit'), exact: true });

test('LG-08 RG-02 a registration that answers customerId, userName and token welcomes a new member', async ({
  page,
  backend,
}) => {
  await open(page, '/m/register');
  await page.getByLabel(textOf('login.username'), { exact: true }).fill('heron26');
  await page.getByLabel(textOf('login.password'), { exact: true }).fill('nine green lanterns');
  await agree(page).check();
  await create(page).click();
  await home(page);
  expect(await storedSession(page)).toMatchObject({ id: '4243', userName: 'heron26', firstTimeLogin: true });
  expect(inputOf(backend, '/wps/member/register')).toMatchObject({ username: 'heron26' });
});

test('RG-09 a proposed user name needs no other field in the answer', async ({ page, backend }) => {
  backend.on('member.autoUsername', () => ({ status: 200, type: 'text/plain; charset=utf-8', body: 'brightkoi274' }));
  await open(page, '/m/register');
  await page.getByRole('button', { name: textOf('register.propose') }).click();
  await expect(page.getByLabel(textOf('login.username'), { exact: true })).toHaveValue('brightkoi274');
});

test('RG-02 SM-01 a registration by number accepts a code answer that has only an end time', async ({
  page,
  backend,
}) => {
  const end = Date.now() + 120_000;
  backend.on('sms.noLogin', () => asFlatText({ success: true, value: { expirationTime: end } }));
  await open(page, '/m/register');
  await page.getByText(textOf('register.methodMobile'), { exact: true }).click();
  await page.getByLabel(textOf('phone.label'), { exact: true }).fill('+63 917 555 0142');
  await page.getByRole('button', { name: textOf('codes.send') }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByLabel(textOf('codes.label')).fill('482913');
  await page.getByLabel(textOf('login.password'), { exact: true }).fill('nine green lanterns');
  await agree(page).check();
  await create(page).click();
  await home(page);
  expect(await storedSession(page)).toMatchObject({ id: '4243', token: recordedToken });
  expect(inputOf(backend, '/wps/member/register/mobile')).toMatchObject({ verificationCode: '482913' });
});

test('AL-01 a device that remembers a member logs in automatically at the next visit', async ({
  page,
  browser,
  context,
  site,
  backend,
}) => {
  await open(page, '/m/login');
  await page.getByRole('checkbox', { name: textOf('login.keep') }).check();
  await logIn(page);
  await home(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('MC_LOGIN_INFO'))).not.toBeNull();
  backend.reset();
  const later = await browser.newContext({ storageState: await context.storageState(), locale: journeyLocale });
  const again = await later.newPage();
  await open(again, `${site}/m/home`);
  await expect.poll(() => storedSession(again)).toMatchObject({ userName: 'demo', token: recordedToken });
  expect(inputOf(backend, '/wps/session/login')).toMatchObject(demoMember);
  await later.close();
});

test('SE-02 a log-out ends the session in the browser when the back end has no call for it', async ({ page }) => {
  await open(page, '/m/login');
  await logIn(page);
  await home(page);
  await open(page, '/m/member/home');
  await expect(page.getByRole('heading', { name: 'demo' })).toBeVisible();
  await logOut(page);
  await expect.poll(() => storedSession(page)).toBeNull();
  await expect(alert(page)).toHaveCount(0);
});

test('RT-12 a JWT in the address opens a member’s page when the back end accepts it', async ({ page, backend }) => {
  await open(page, `/m/member/home?token=${recordedToken}`);
  await expect(page.getByRole('heading', { name: 'demo' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect(await storedSession(page)).toMatchObject({ id: '4242', token: recordedToken });
  const member = backend.requests.find(({ path }) => path === '/wps/member/info');
  expect(member?.headers.authorization).toBe(recordedToken);
});

/** The calls of the wallet, which a back end that has them answers as the contract’s examples do. */
const walletCalls = [
  'wallet.balance',
  'wallet.transactions',
  'wallet.summary',
  'wallet.accounts',
  'wallet.addAccount',
  'wallet.deposit',
  'wallet.order',
  'wallet.orders',
  'wallet.withdraw',
  'wallet.withdrawals',
  'wallet.cancelWithdrawal',
  'relay.depositSettings',
  'relay.withdrawAccountInfo',
  'member.messages',
  'member.messagesRead',
] as const;

/** Opens a page of a member who logs in on the way there. */
async function arrive(page: Page, path: string): Promise<void> {
  await open(page, `/m/login?backUrl=${encodeURIComponent(path)}`);
  await logIn(page);
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === path);
}

const submit = (page: Page) => page.locator('main form button[type="submit"]');

test('MA-01 a maintenance that begins in a visit shows its notice and its end', async ({ page, backend }) => {
  const closed = { maintenance: 1, maintenanceEnd: '2099-12-01 10:00:00' };
  // The web server asks without the page's address, and lets the visitor in.
  backend.on('system.status', ({ query }) => ({ success: true, value: query.url === undefined ? {} : closed }));
  await open(page, '/m/home');
  const notice = page.getByRole('alertdialog', { name: textOf('siteClosed.maintenance') });
  await expect(notice.locator('time')).toHaveAttribute('datetime', '2099-12-01T10:00:00.000Z');
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Mobile/15E148 Safari/604.1',
  });

  test('IN-01 IN-06 the site is offered for the home screen, and the guide shows how', async ({ page }) => {
    await open(page, '/m/home');
    await page.getByRole('button', { name: textOf('install.addWeb'), exact: true }).click();
    await expect(page.getByRole('dialog', { name: textOf('install.guideTitle') })).toBeVisible();
  });
});

test.describe('a back end that answers the calls of the wallet as the contract’s examples do', () => {
  test.beforeEach(({ backend }) => {
    for (const name of walletCalls) backend.on(name, () => ({ success: true, value: examples[name].output }));
  });

  test('takes a deposit, whose page shows the order', async ({ page, backend }) => {
    await arrive(page, '/m/voucherCenter');
    await page.getByLabel(textOf('deposit.amount'), { exact: true }).fill('50');
    await submit(page).click();
    await expect(page).toHaveURL((url) => url.pathname === '/m/order');
    await expect(page.getByText(textOf('order.succeeded'), { exact: true })).toBeVisible();
    expect(inputOf(backend, '/wps/wallet/deposit')).toEqual({ method: 'card', amount: '5000' });
  });

  test('takes a withdrawal, whose page says why it is on hold', async ({ page, backend }) => {
    await arrive(page, '/m/withdraw');
    await page.getByLabel(textOf('deposit.amount'), { exact: true }).fill('20');
    await submit(page).click();
    await expect(page.getByText(textOf('withdrawal.onHold'), { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Please send us a bank statement.', { exact: true })).toBeVisible();
    const { accountId, amount } = inputOf(backend, '/wps/wallet/withdraw') ?? {};
    expect([accountId, amount]).toEqual([examples['wallet.addAccount'].output.id, '2000']);
  });

  test('takes a payout account, and lists it', async ({ page, backend }) => {
    await arrive(page, '/m/securityCenter/addBankCard');
    const field = (key: TextKey) => page.locator('main form').getByLabel(textOf(key), { exact: true });
    await field('payoutAccounts.bank').selectOption('Demo Bank');
    await field('payoutAccounts.accountNumber').fill('5550001234');
    await field('payoutAccounts.holder').fill('Anna Reyes');
    await submit(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Demo Bank' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '4242' })).toHaveCount(1);
    expect(inputOf(backend, '/wps/wallet/accounts')).toMatchObject({
      kind: 'bankCard',
      issuer: 'demobank',
      number: '5550001234',
      holder: 'Anna Reyes',
    });
  });

  test('fills the history and the inbox', async ({ page }) => {
    await arrive(page, '/m/history?period=all');
    await expect(page.getByText(/Rapid 5/)).toBeVisible();
    await open(page, '/m/member/messages');
    await expect(page.getByText('Your Aurora withdrawal was paid')).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });
});

test('the pages of the wallet say that nothing is here where the back end has none of their calls', async ({
  page,
}) => {
  await arrive(page, '/m/voucherCenter');
  for (const [path, text] of [
    ['/m/voucherCenter', 'deposit.noneTitle'],
    ['/m/withdraw', 'withdraw.noneTitle'],
    ['/m/withdraw?id=AAAAAAAAAAAAAAAAAAAAAA', 'withdrawal.unknownTitle'],
    ['/m/order?id=AAAAAAAAAAAAAAAAAAAAAA', 'order.unknownTitle'],
    ['/m/securityCenter/addBankCard', 'payoutAccounts.notOfferedTitle'],
    ['/m/securityCenter/addBankCardPix', 'payoutAccounts.noPixTitle'],
    ['/m/history', 'history.emptyTitle'],
    ['/m/member/messages', 'inbox.noneTitle'],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('heading', { name: textOf(text), exact: true })).toBeVisible();
    await expect(page.locator('main a, main button').first()).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  }
});

test.describe('an operator with a chat vendor', () => {
  test.use({ operator: 'lotus' });

  test('CH-02 opens the vendor’s chat, whatever the back end says of it', async ({ page }) => {
    const vendor = `window.Comm100API = { told: [], do(...words) {
      if (words[0] === 'livechat.button.click') document.body.append('Told: ' + this.told.join(', '));
      else this.told.push(words[1]);
    } };`;
    await page.route('**/demo/chat-vendor.js?siteId=10001', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: vendor }),
    );
    await open(page, '/m/login');
    await logIn(page);
    await home(page);
    await page.getByRole('button', { name: textOf('chat.open') }).click();
    const chat = page.frameLocator('iframe[src*="/games/chat/vendor/"]');
    await expect(chat.getByText('Told: demo, lotus+4242@members.invalid')).toBeVisible();
  });
});

test('DF-01 a status call that says domain_not_available opens the domain dialog', async ({ page, backend }) => {
  backend.on('system.status', () => ({
    success: false,
    errorCode: 'domain_not_available',
    message: 'This line is closed.',
  }));
  await open(page, '/m/home');
  await expect(alert(page)).toContainText('This line is closed.');
  await expect(alert(page).getByRole('button', { name: textOf('common.retry') })).toBeVisible();
});
