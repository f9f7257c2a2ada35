// docs/flows/attribution.md: the device of a visitor.
import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, logIn, open, storedSession, test } from './support/test.ts';
import { journeyLocale, textOf } from './support/texts.ts';

test.use({ hasDeviceId: false });

const FRAME = '**/device-helper.html';
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ofFrame = 'f'.repeat(36);

/** Holds the helper frame of the image CDN until the test releases it. */
async function holdFrame(context: BrowserContext): Promise<{ requested: Promise<Route>; answer: () => Promise<void> }> {
  let seen: (route: Route) => void = () => undefined;
  const requested = new Promise<Route>((resolve) => {
    seen = resolve;
  });
  await context.route(FRAME, (route) => seen(route));
  const body = `<script>parent.postMessage('${ofFrame}', '*')</script>`;
  return { requested, answer: async () => (await requested).fulfill({ contentType: 'text/html', body }) };
}

const deviceId = (page: Page) => page.evaluate(() => localStorage.getItem('DEVICE_ID'));
const cookieId = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name, domain }) => name === 'DEVICE_ID' && !domain.includes('cdn'))?.value;
const home = (page: Page) => expect(page).toHaveURL((url) => url.pathname === '/m/home');

test('SN-06 two phones of one model get different ids, even without the helper frame', async ({ browser, site }) => {
  const ids: (string | null)[] = [];
  for (const _ of ['one', 'other']) {
    const context = await browser.newContext({ locale: journeyLocale });
    await holdFrame(context);
    const page = await context.newPage();
    await open(page, `${site}/m/login`);
    await logIn(page);
    await home(page);
    const id = await deviceId(page);
    expect(id).toMatch(ID);
    const kept = (await context.cookies(site)).find(({ name }) => name === 'DEVICE_ID');
    expect(kept?.value).toBe(id);
    expect(Math.round(((kept?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
    ids.push(id);
    await context.close();
  }
  expect(ids[0]).not.toBe(ids[1]);
});

test('SN-06 PW-02 a late id from the frame is used for every call after it', async ({ page, context }) => {
  const frame = await holdFrame(context);
  await open(page, '/m/login');
  await frame.requested;
  expect(await deviceId(page)).toBeNull();
  await frame.answer();
  await expect.poll(() => deviceId(page)).toBe(ofFrame);
  await logIn(page);
  await home(page);
  expect([await deviceId(page), await cookieId(context)]).toEqual([ofFrame, ofFrame]);
});

const message = `parent.postMessage('${ofFrame}', '*')`;
for (const [file, pattern, contentType, body] of [
  ['page', FRAME, 'text/html', `<script>${message}</script>`],
  ['script', '**/device-helper.js', 'text/javascript', message],
] as const) {
  test(`PW-02 the helper frame retries by itself after ${file} was lost once`, async ({ page, context, faults }) => {
    faults.expect(/ERR_FAILED/);
    let isLost = false;
    await context.route(pattern, (route) => {
      const isFirst = !isLost;
      isLost = true;
      return isFirst ? route.abort('failed') : route.fulfill({ contentType, body });
    });
    await open(page, '/m/home');
    await expect.poll(() => deviceId(page)).toBe(ofFrame);
    await expect(page.locator('iframe[title="device"]')).toHaveCount(0);
  });
}

test('SN-06 AL-01 an id that was sent before the frame answered stays, with the remembered log-in', async ({
  page,
  context,
  browser,
  site,
}) => {
  const frame = await holdFrame(context);
  await open(page, '/m/login');
  await page.getByRole('checkbox', { name: textOf('login.keep') }).check();
  await frame.requested;
  await logIn(page);
  await home(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('MC_LOGIN_INFO'))).not.toBeNull();
  const sent = await deviceId(page);
  expect(sent).toMatch(ID);
  await frame.answer();
  await expect(page.locator('iframe[title="device"]')).toHaveCount(0);
  expect(await deviceId(page)).toBe(sent);
  const again = await browser.newContext({ storageState: await context.storageState(), locale: journeyLocale });
  const back = await again.newPage();
  await open(back, `${site}/m/home`);
  await expect.poll(() => storedSession(back)).toMatchObject({ userName: 'demo' });
  expect(await deviceId(back)).toBe(sent);
  await again.close();
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Mobile/15E148 Safari/604.1';
const IPAD =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Safari/605.1.15';

interface Machine {
  readonly name: string;
  readonly userAgent: string;
  readonly standalone: boolean;
  readonly query: string;
  readonly header: string | undefined;
  readonly webclip: string | null;
  readonly shown: string;
}

const machines: readonly Machine[] = [
  {
    name: 'an iPhone in its browser',
    userAgent: IPHONE,
    standalone: false,
    query: '',
    header: undefined,
    webclip: null,
    shown: 'Safari · iOS',
  },
  {
    name: 'an iPad, which calls itself a Mac',
    userAgent: IPAD,
    standalone: false,
    query: '',
    header: 'IPAD',
    webclip: null,
    shown: 'Safari · iPad',
  },
  {
    name: 'a clip on the home screen of iOS',
    userAgent: IPHONE,
    standalone: true,
    query: '',
    header: 'WEBCLIP',
    webclip: '1',
    shown: `Safari · iOS · ${textOf('security.homeScreenApp')}`,
  },
  {
    name: 'the installed site, started with the homescreen query',
    userAgent: IPHONE,
    standalone: true,
    query: '?homescreen=1',
    header: 'PWA',
    webclip: '0',
    shown: `Safari · iOS · ${textOf('security.installedApp')}`,
  },
];

for (const { name, userAgent, standalone, query, header, webclip, shown } of machines)
  test.describe(name, () => {
    test.use({ userAgent });

    test(`LG-07 IN-05 the Device header, the list of sessions and WEBCLIP name the device: ${name}`, async ({
      page,
    }) => {
      await page.addInitScript((isStandalone) => {
        Object.defineProperty(navigator, 'maxTouchPoints', { get: () => 5 });
        Object.defineProperty(navigator, 'standalone', { get: () => isStandalone });
      }, standalone);
      await open(page, `/m/home${query}`);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('merchant'))).toBe('aurora');
      expect(await page.evaluate(() => localStorage.getItem('WEBCLIP'))).toBe(webclip);
      await open(page, '/m/login');
      const request = page.waitForRequest(/\/wps\/session\/login$/);
      await logIn(page);
      expect((await request).headers().device).toBe(header);
      await home(page);
      await open(page, '/m/securityCenter');
      const own = page.getByRole('listitem').filter({ hasText: textOf('security.thisDevice') });
      await expect(own).toContainText(shown);
      if (header === undefined) await expect(own).not.toContainText(textOf('security.installedApp'));
    });
  });
