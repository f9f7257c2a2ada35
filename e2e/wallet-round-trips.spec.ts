// A page of the wallet opens within two round trips: first its code, then its data, and nothing after them.
import { type BoundCallName, calls, type DepositOrder } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import type { Locator, Page, Request, Route } from '@playwright/test';
import { expect, open, openAs, test } from './support/test.ts';
import { textOf } from './support/texts.ts';

// Pages that a worker has stored open without any request.
test.use({ serviceWorkers: 'block' });

const publicOrder = {
  ...examples['wallet.order'].output,
  status: 'pending',
  kind: 'bankTransfer',
  expiresAt: null,
  decidedAt: null,
} as const;
/** A transfer shows the most: the operator's account and the field of the slip. */
const order: DepositOrder = {
  ...publicOrder,
  payUrl: null,
  pixCode: null,
  transfer: { bankName: 'Demo Bank', accountName: 'Aurora', accountNumber: '0012 3456 789', reference: 'AU-2041' },
  takesSlip: true,
  slipAt: null,
  wallet: null,
  reason: null,
};

const [line] = examples['wallet.transactions'].output.items;
const [withdrawal] = examples['wallet.withdrawals'].output.items;

/** Answers that make each page show all that it can. */
const answers: { readonly [N in BoundCallName]?: unknown } = {
  'relay.depositSettings': examples['relay.depositSettings'].output,
  'relay.withdrawAccountInfo': examples['relay.withdrawAccountInfo'].output,
  'member.messages': examples['member.messages'].output,
  'wallet.transactions': {
    items: [
      { ...line, id: '1', type: 'withdraw', subject: '', reference: withdrawal?.orderId },
      { ...line, id: '2', type: 'deposit', subject: '', reference: publicOrder.orderId },
    ],
    nextCursor: null,
  },
  'wallet.summary': examples['wallet.summary'].output,
  'wallet.withdrawals': examples['wallet.withdrawals'].output,
  'wallet.order': publicOrder,
  'wallet.orders': { items: [order] },
};

/** A page of the member, a link on it, and what stands on the page that the link leads to. */
type Row = readonly [from: string, link: string, content: (page: Page) => readonly Locator[]];

const ME = '/m/member/home';
const HISTORY = '/m/history?period=all';

const withdrawContent = (page: Page): readonly Locator[] => [
  page.getByRole('radio').first(),
  page.getByRole('heading', { name: textOf('withdraw.last') }),
];

const oneWithdrawal = (page: Page): readonly Locator[] => [
  page.getByText(textOf('withdrawal.onHoldWhy'), { exact: true }),
];

const orderContent = (page: Page): readonly Locator[] => [
  page.getByText('0012 3456 789'),
  page.getByText(textOf('order.slip'), { exact: true }),
];

const rows: Readonly<Record<string, Row>> = {
  deposit: [
    ME,
    'a[href="/m/voucherCenter"]',
    (page) => [page.getByLabel(textOf('deposit.amount'), { exact: true }), page.getByRole('radio')],
  ],
  withdraw: [ME, 'a[href="/m/withdraw"]', withdrawContent],
  'one withdrawal': [ME, 'a[href^="/m/withdraw?id="]', oneWithdrawal],
  'one withdrawal, from the history': [HISTORY, 'main a[href^="/m/withdraw?id="]', oneWithdrawal],
  history: [
    ME,
    'a[href^="/m/history"]',
    (page) => [
      page.getByRole('region', { name: textOf('history.lines') }).getByRole('listitem'),
      page.getByRole('region', { name: textOf('history.totals') }),
    ],
  ],
  'payout accounts': [
    ME,
    'a[href="/m/securityCenter/addBankCard"]',
    (page) => [page.getByText('•••• 4242'), page.getByRole('button', { name: textOf('payoutAccounts.submit') })],
  ],
  inbox: [ME, 'main a[href="/m/member/messages"]', (page) => [page.getByRole('article')]],
  order: [ME, 'a[href^="/m/order?id="]', orderContent],
  'order, from the history': [HISTORY, 'main a[href^="/m/order?id="]', orderContent],
};

async function answerCalls(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(answers)) {
    const path = calls[name as BoundCallName].path.replace(/\{\w+\}/, publicOrder.orderId);
    await page.route(
      ({ pathname }) => pathname === path,
      (route) => route.fulfill({ json: { success: true, value } }),
    );
  }
}

/** Resolves when the page has done all that it does without another answer. */
const rest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let times = 0; times < 20; times += 1) {
      await new Promise((next) => requestAnimationFrame(next));
      await new Promise((next) => requestIdleCallback(next));
    }
  });

/** Addresses that the page has requested and that have no answer yet, as the page itself says: a route learns of them later. */
async function watchRequests(page: Page): Promise<ReadonlyMap<string, string>> {
  const underWay = new Map<string, string>();
  const client = await page.context().newCDPSession(page);
  const { frameTree } = await client.send('Page.getFrameTree');
  client.on('Network.requestWillBeSent', ({ requestId, frameId, request }) => {
    if (frameId === frameTree.frame.id && request.url.startsWith('http')) underWay.set(requestId, request.url);
  });
  const ends = ['Network.loadingFinished', 'Network.loadingFailed', 'Network.requestServedFromCache'] as const;
  for (const end of ends) client.on(end, ({ requestId }) => underWay.delete(requestId));
  await client.send('Network.enable');
  return underWay;
}

/** Keeps back what the page requests; `release` lets it pass and resolves when its answers are there. */
async function holdRequests(page: Page) {
  const underWay = await watchRequests(page);
  let held: Route[] = [];
  const known = new Set<string>();
  // A file that was preloaded is in the browser's cache, which routes switch off.
  const hold = (route: Route): unknown => {
    const url = route.request().url();
    // The mini-game loads in a frame of its own, beside the page.
    if (route.request().frame() !== page.mainFrame()) return route.fallback();
    if (url.includes('/m/assets/') && known.has(url)) return route.fallback();
    known.add(url);
    return held.push(route);
  };
  await page.route('**/*', hold);
  const answered = async (request: Request): Promise<void> => void (await (await request.response())?.finished());
  return {
    count: () => held.length,
    /** Resolves when every request that is under way is kept back: on busy cores some come late. */
    allHeld: () =>
      expect
        .poll(() => {
          const kept = new Set(held.map((route) => route.request().url()));
          return [...underWay.values()].filter((url) => !kept.has(url));
        })
        .toEqual([]),
    release: async () => {
      const routes = held;
      held = [];
      await Promise.all(routes.map((route) => route.fallback().then(() => answered(route.request()))));
    },
    stop: async () => {
      await page.unroute('**/*', hold);
      await Promise.all(held.map((route) => route.fallback()));
    },
  };
}

/** Round trips, one after another, from the tap until the content stands. Requests of the same moment are one. */
async function roundTrips(page: Page, link: Locator, content: readonly Locator[]): Promise<number> {
  const stands = async (): Promise<boolean> =>
    (await Promise.all(content.map((locator) => locator.first().isVisible()))).every(Boolean);
  await expect(link).toBeVisible();
  // The page stands, with the code that it fetches when it is idle: on busy cores that comes late. Its first act is the tab's icon.
  await expect(page.locator('link[rel="icon"]')).not.toHaveAttribute('href', 'data:,');
  await page.waitForLoadState('networkidle');
  const requests = await holdRequests(page);
  await link.click();
  let trips = 0;
  for (;;) {
    await expect.poll(async () => requests.count() > 0 || (await stands())).toBe(true);
    await rest(page);
    await requests.allHeld();
    if (await stands()) break;
    await requests.release();
    trips += 1;
  }
  await requests.stop();
  return trips;
}

test('a page of the wallet opens within two round trips, its code among them', async ({ page, wire }) => {
  test.slow();
  await answerCalls(page);
  await openAs(page, wire, '/m/member/home');
  await expect(page).toHaveURL(({ pathname }) => pathname === '/m/member/home');
  const trips: Record<string, number> = {};
  for (const [name, [from, link, content]] of Object.entries(rows)) {
    await open(page, from);
    trips[name] = await roundTrips(page, page.locator(link).first(), content(page));
  }
  expect(trips.history).toBe(2);
  expect(Object.entries(trips).filter(([, count]) => count > 2)).toEqual([]);
});
