// docs/flows/tracking.md: what happens on the site reaches the operator's advertisers once, and only with consent.
import type { BrowserContext, Page } from '@playwright/test';
import { offerInstallation } from './support/install-offer.ts';
import { leaper } from './support/leap.ts';
import { type Change, withoutCaptcha } from './support/operators.ts';
import { button as google } from './support/social.ts';
import { expect, expectAccessible, logIn, open, test } from './support/test.ts';
import { patternOf, textOf } from './support/texts.ts';
import { paintFromStart } from './support/unpainted.ts';

const meta = { vendor: 'meta', id: '1234567890' };

/** Aurora asks everybody, Lotus nobody. */
const withPixels: Change = (file, operator) => {
  withoutCaptcha(file, operator);
  const regions = operator === 'aurora' ? ['*'] : [];
  file.tracking = { consent: { version: '2026-11', regions }, receivers: [meta] };
};
test.use({ operators: { change: withPixels } });

/** Stands in for the vendor's script: it sends each call to the vendor's own address. */
const fakeScript = `{
  const send = (...call) => fetch('https://www.facebook.com/tr?' + new URLSearchParams({ call: JSON.stringify(call) }), { mode: 'no-cors' });
  window.fbq.callMethod = send;
  for (const call of window.fbq.queue) send(...call);
}`;

interface Hit {
  /** The page that was on the screen. */
  readonly path: string;
  readonly address: string;
  /** Name and eventID, where it is an event. */
  readonly event: string | null;
}

/** Every request to the vendor, from any page. */
async function watchVendor(context: BrowserContext): Promise<Hit[]> {
  const hits: Hit[] = [];
  await context.route(/^https:\/\/(connect\.facebook\.net|www\.facebook\.com)\//, async (route, request) => {
    const address = request.url();
    const path = new URL(request.frame().page().url()).pathname;
    const [kind, , name, , options] = JSON.parse(new URL(address).searchParams.get('call') ?? '[]');
    const event = String(kind).startsWith('trackSingle') ? `${name} ${options.eventID}` : null;
    hits.push({ path, address, event });
    await route.fulfill(event || kind ? { status: 204 } : { contentType: 'text/javascript', body: fakeScript });
  });
  return hits;
}

const eventsOf = (hits: readonly Hit[]) => hits.flatMap(({ event }) => event ?? []);
const namesOf = (hits: readonly Hit[]) => eventsOf(hits).map((event) => event.split(' ')[0]);
const strangers = /request to a stranger: https:\/\/(connect\.facebook\.net|www\.facebook\.com)\//;
const sheet = (page: Page) => page.getByRole('dialog', { name: textOf('tracking.title') });
const button = (page: Page, name: 'accept' | 'refuse') =>
  sheet(page).getByRole('button', { name: textOf(`tracking.${name}`), exact: true });
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('MC_TRACKING_CONSENT') ?? 'null'));

/** Opens a page, where what comes late has come. */
async function openIdle(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.keyboard.press('Shift');
}

test('no vendor is asked for anything before consent, nor on pages of log-in and money', async ({
  page,
  context,
  wire,
  faults,
}) => {
  faults.expect(strangers);
  const hits = await watchVendor(context);
  await openIdle(page, '/m/home');
  await expect(sheet(page)).toBeVisible();
  await expectAccessible(page);
  const [refuse, accept] = [await button(page, 'refuse').boundingBox(), await button(page, 'accept').boundingBox()];
  expect([refuse?.width, refuse?.height]).toEqual([accept?.width, accept?.height]);
  expect(hits).toEqual([]);

  await button(page, 'accept').click();
  await expect.poll(() => namesOf(hits)).toEqual(['firstOpen']);
  expect(await kept(page)).toMatchObject({ choice: 'accepted', version: '2026-11' });

  await openIdle(page, '/m/login');
  const before = hits.length;
  await logIn(page);
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
  await expect.poll(() => namesOf(hits.slice(before))).toContain('login');

  await page.goto('/m/voucherCenter');
  await page.keyboard.press('Shift');
  const { token } = await wire.logIn();
  expect((await wire.call('wallet.deposit', { method: 'card', amount: '5000' }, token)).status).toBe(200);
  await expect(page.locator('iframe[title="tracking"]')).toHaveCount(0);
  await openIdle(page, '/m/home');
  await expect.poll(() => namesOf(hits)).toContain('InitiateCheckout');

  expect([...new Set(hits.map(({ path }) => path))]).toEqual(['/m/home']);
  const sent = eventsOf(hits);
  expect(new Set(sent).size).toBe(sent.length);
  for (const { address } of hits) expect(decodeURIComponent(address)).not.toMatch(/demo|token|\/m\//);
});

test('who refuses is told about to nobody, and may change the choice at the foot of home', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(strangers);
  const hits = await watchVendor(context);
  await openIdle(page, '/m/home?utm_source=%3Cscript%3Ealert(1)%3C/script%3E');
  const posted = page.waitForRequest('**/wps/track/events');
  await button(page, 'refuse').click();
  const refused = (await posted).postDataJSON();
  expect(refused).toEqual({ events: expect.any(String), consent: 'refused', takesDue: false });
  expect(await kept(page)).toEqual({ choice: 'refused', version: '2026-11', at: expect.stringMatching(/^\d{4}-.*Z$/) });

  await openIdle(page, '/m/home');
  await page.getByText(textOf('home.responsible')).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: textOf('tracking.change') }).click();
  await expect(sheet(page)).toContainText(textOf('tracking.isRefused'));
  expect([hits, await page.locator('iframe[title="tracking"]').count()]).toEqual([[], 0]);
  await button(page, 'accept').click();
  await expect.poll(async () => (await kept(page)).choice).toBe('accepted');
  await expect(sheet(page)).toHaveCount(0);
});

interface LayoutFound {
  /** Sum of all layout shifts so far. */
  readonly shifts: number;
  /** How often something was the largest contentful paint. */
  readonly paints: number;
  /** The dialogs that were the largest contentful paint at some time. */
  readonly largestDialogs: number;
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Runs in the page before its scripts: what the browser itself says about its layout. */
function watchLayout(): void {
  const found = { shifts: 0, paints: 0, largestDialogs: 0 };
  Object.assign(globalThis, { layoutFound: found });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as unknown as ShiftEntry[]) {
      // The list of the queue, which this journey has the page show, changes as it goes.
      if (!sources.every(({ node }) => node instanceof Element && node.closest('aside[aria-label="Queue"]')))
        found.shifts += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { element } of list.getEntries() as (PerformanceEntry & { element: Element | null })[]) {
      found.paints += 1;
      if (element?.closest('[role=dialog]')) found.largestDialogs += 1;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
const layoutFound = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { layoutFound: LayoutFound }).layoutFound);

test('what comes by itself waits for a slow answer whether consent is asked for, and the sheet comes first', async ({
  page,
}) => {
  let isAsked = false;
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/wps/track/consent*', async (route) => {
    isAsked = true;
    await answered;
    await route.continue();
  });
  await page.addInitScript(offerInstallation, 'dismissed');
  await paintFromStart(page);
  await page.addInitScript(watchLayout);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto('/m/home#queue');
  // The others wait for five seconds at most: of those, three pass.
  let stepsLeft = 30;
  const goOn = async (): Promise<string> => {
    if (stepsLeft > 0) await page.clock.runFor(100);
    if (isAsked) stepsLeft -= 1;
    return page.locator('body').innerText();
  };
  await expect
    .poll(goOn, { intervals: [50] })
    .toMatch(/installPanel[^:]*: it is not known yet whether consent is asked/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.resume();
  const { shifts, paints } = await layoutFound(page);
  expect(paints).toBeGreaterThan(0);
  answer();
  await expect(sheet(page)).toBeVisible();
  // Two frames later the browser has measured it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await layoutFound(page)).toMatchObject({ shifts, largestDialogs: 0 });
  const panel = page.getByRole('dialog', { name: patternOf('install.panelTitle', { brand: 'Aurora' }) });
  await expect(panel).toHaveCount(0);
  await button(page, 'refuse').click();
  await expect(panel).toBeVisible();
});

test('a choice can be changed from the privacy page, and by a member from the own page', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(strangers);
  await watchVendor(context);
  await openIdle(page, '/m/home');
  await button(page, 'refuse').click();
  await openIdle(page, '/m/help?id=privacy');
  const change = page.getByRole('main').getByRole('button', { name: textOf('tracking.change') });
  await change.click();
  await expect(sheet(page)).toContainText(textOf('tracking.isRefused'));
  await button(page, 'accept').click();
  await expect.poll(async () => (await kept(page)).choice).toBe('accepted');

  await open(page, '/m/login');
  await logIn(page);
  await page.waitForURL(/\/m\/home/);
  await openIdle(page, '/m/member/home');
  await change.click();
  await button(page, 'refuse').click();
  await expect.poll(async () => (await kept(page)).choice).toBe('refused');
});

test.describe('where nobody is asked', () => {
  test.use({ operator: 'lotus' });

  test('no page offers to change a choice', async ({ page, faults, context }) => {
    faults.expect(strangers);
    await watchVendor(context);
    await openIdle(page, '/m/help?id=privacy');
    await expect.poll(async () => (await kept(page))?.choice).toBe('notAsked');
    await expect(page.getByText(textOf('tracking.change'))).toHaveCount(0);
  });

  test('TK-01 TK-02 reloads and two tabs make one event, posted as a JSON string', async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(strangers);
    const hits = await watchVendor(context);
    const other = await context.newPage();
    const due: { name: string; fields: Record<string, string> }[] = [];
    const posts: { events: unknown }[] = [];
    for (const tab of [page, other])
      tab.on('response', async (response) => {
        if (!response.url().endsWith('/wps/track/events')) return;
        posts.push(response.request().postDataJSON());
        // The last answer may still be under way when the journey has ended.
        const answer = await response.json().catch(() => null);
        if (answer) due.push(...answer.value.due);
      });
    await Promise.all([openIdle(page, '/m/home'), openIdle(other, '/m/home')]);
    await expect.poll(() => namesOf(hits)).toEqual(['firstOpen']);
    // The same event as a device would send it again after its storage was put back.
    await page.evaluate(() => localStorage.removeItem('MC_FIRST_OPEN'));
    const count = posts.length;
    await Promise.all([openIdle(page, '/m/home'), openIdle(other, '/m/home')]);
    await expect.poll(() => posts.length).toBeGreaterThan(count);
    expect(namesOf(hits)).toEqual(['firstOpen']);
    expect(due).toEqual([
      {
        name: 'firstOpen',
        fields: {
          customerId: '',
          customerName: '',
          amount: '0',
          revenue: '0',
          value: '0',
          currency: 'VND',
          af_revenue: '0',
          af_currency: 'VND',
          eventID: expect.stringMatching(/^[\w-]{43}$/),
        },
      },
    ]);
    for (const { events } of posts) expect(events).toEqual(expect.stringMatching(/^\[.*\]$/));
    const heartbeat = await page.evaluate(() => localStorage.getItem('trackHeartbeat') ?? '');
    expect(JSON.parse(heartbeat)).toEqual({ days: [expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)] });
    expect(heartbeat.length).toBeLessThanOrEqual(1024);
  });

  test('TK-03 the nine ids of the operator’s app go with the events; a forged message changes none', async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(strangers);
    await watchVendor(context);
    const ids = {
      ...{ adAppToken: 'a1', gpsAdid: 'b2', adid: 'c3', afAppId: 'id123', appsflyerId: '14-65' },
      ...{ afAdvertisingId: 'd4', afOaid: 'e5', idfa: 'F6', idfv: 'G7' },
    };
    await page.addInitScript((told) => {
      Object.assign(window, { FoyerNative: { attribution: () => JSON.stringify({ ...told, token: 'x' }) } });
    }, ids);
    await open(page, '/m/home');
    await page.evaluate(
      (forged) => {
        for (const target of ['*', location.origin]) window.postMessage(forged, target);
      },
      JSON.stringify({ adid: 'forged' }),
    );
    const posted = page.waitForRequest('**/wps/track/events');
    await page.keyboard.press('Shift');
    expect((await posted).postDataJSON()).toMatchObject({ s2s: ids });
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('s2s_info') ?? ''))).toEqual(ids);
  });
});

test('OV-05 Google learns of a visitor by its prompt only after consent', async ({ page, context, faults }) => {
  faults.expect(strangers);
  await watchVendor(context);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/gsi/')) asked.push(request.url());
  });
  // Twice as long as one-tap waits on an untouched page.
  const leap = leaper(page, 10_000);
  await page.clock.install();
  const restOnLogin = async (): Promise<void> => {
    await open(page, '/m/login');
    await expect(google(page, 'google')).toBeAttached();
    await leap();
  };
  await restOnLogin();
  await leap();
  expect(asked).toEqual([]);

  await open(page, '/m/home');
  await page.keyboard.press('Shift');
  await leap();
  await button(page, 'accept').click();
  await expect.poll(async () => (await kept(page))?.choice).toBe('accepted');
  await restOnLogin();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});
