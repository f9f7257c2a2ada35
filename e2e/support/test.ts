// The `test` of all journeys: the product once a worker, a phone, and no unexpected fault.
import { randomUUID } from 'node:crypto';
import { demoMember } from '@foyer/contract/demo';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { browserArgs, browserPath } from './browser.ts';
import { type FaultWatch, watchFaults } from './faults.ts';
import { answersOf } from './hold-calls.ts';
import { type Change, type Operator, withoutCaptcha } from './operators.ts';
import { type Site, startProduct } from './product.ts';
import { type Taken, takeProduct } from './product-pool.ts';
import { isTakenOver } from './taken-over.ts';
import { textOf } from './texts.ts';
import { leaveUnpainted, setPainted } from './unpainted.ts';
import { until } from './until.ts';
import { type Credentials, type Wire, wireOf } from './wire.ts';

interface Options {
  readonly operator: Operator;
  /** The change to the operators; most journeys are not about the captcha and go without. */
  readonly operators: { readonly change: Change };
  /** The phone has been on the site before. Most journeys are not about a new one: it asks a frame of another host for an id, in a process of its own. */
  readonly hasDeviceId: boolean;
}

interface Fixtures {
  readonly product: Site;
  readonly faults: FaultWatch;
  readonly deviceId: undefined;
  /** Pages are not painted before a person looks at them: at a journey that is shown or that failed. */
  readonly unpainted: undefined;
  /** Address of the operator's site. */
  readonly site: string;
  /** The operator's platform, spoken to without the browser. */
  readonly wire: Wire;
}

interface WorkerFixtures {
  /** Chromium itself, where its smaller build differs: it blocks storage in frames of other sites, as phones do. */
  readonly isWholeBrowser: boolean;
  /** Whether pictures are fetched and drawn: a sixth of what a page costs, and most journeys do not look at them. */
  readonly showsPictures: boolean;
  /** Answers the product with these operators. One product serves a worker until a journey needs others; most journeys need the same. */
  readonly productWith: (change: Change) => Promise<Site>;
}

/** `--headed`, `--debug` and PWDEBUG show the browser. */
const isShown = (headless: boolean | undefined): boolean => headless === false || Boolean(process.env.PWDEBUG);

/** Whether a journey of this worker has failed, or comes again: what it has left behind is for nobody else. */
let isSpoilt = false;

const PICTURE_MS = 5_000;
const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false';

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  isWholeBrowser: [false, { option: true, scope: 'worker' }],
  showsPictures: [false, { option: true, scope: 'worker' }],
  launchOptions: [
    ({ isWholeBrowser, showsPictures, launchOptions }, use, { project }) => {
      const isSeen = isShown(project.use.headless);
      return use({
        executablePath: browserPath(!isSeen && !isWholeBrowser),
        args: showsPictures || isSeen ? [...browserArgs] : [...browserArgs, WITHOUT_PICTURES],
        ...launchOptions,
      });
    },
    { scope: 'worker' },
  ],
  operator: ['aurora', { option: true }],
  hasDeviceId: [true, { option: true }],
  operators: [{ change: withoutCaptcha }, { option: true }],
  productWith: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the parameters
    async ({}, use, { project }) => {
      const serving = new Map<Change, Taken>();
      const stop = async () => {
        const products = [...serving.values()];
        serving.clear();
        for (const product of products) await product.stop(isSpoilt);
      };
      await use(async (change) => {
        const same = serving.get(change);
        if (same) return same;
        await stop();
        const product = change === withoutCaptcha ? await takeProduct(project.name) : await startProduct({ change });
        serving.set(change, product);
        return product;
      });
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  product: [
    async ({ productWith, operators }, use, info) => {
      await use(await productWith(operators.change));
      isSpoilt ||= info.status !== info.expectedStatus || info.project.repeatEach > 1;
    },
    { timeout: 240_000 },
  ],
  site: ({ product, operator }, use) => use(product.origin(operator)),
  wire: ({ product, operator }, use) => use(wireOf(product, operator)),
  baseURL: ({ site }, use) => use(site),
  deviceId: [
    async ({ context, site, hasDeviceId }, use) => {
      if (hasDeviceId) await context.addCookies([{ name: 'DEVICE_ID', value: randomUUID(), url: site }]);
      await use(undefined);
    },
    { auto: true },
  ],
  unpainted: [
    async ({ context, browser, isWholeBrowser }, use, info) => {
      // Journeys of frames of other sites: the prompt of one-tap was waited for in vain on a page that is not painted.
      if (!isWholeBrowser && !isShown(info.project.use.headless)) await leaveUnpainted(context);
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      const pages = browser.contexts().flatMap((each) => each.pages());
      for (const [index, page] of pages.entries()) {
        const path = info.outputPath(`failed-${index + 1}.png`);
        // A page that hangs has no picture.
        const isTaken = await setPainted(page, true)
          .then(() => page.screenshot({ path, timeout: PICTURE_MS }))
          .catch(() => null);
        if (isTaken) await info.attach(`page ${index + 1}`, { path, contentType: 'image/png' });
      }
    },
    { auto: true, timeout: 60_000 },
  ],
  faults: [
    async ({ context, product, site }, use) => {
      const own = new URL(site).hostname;
      const watch = await watchFaults(
        context,
        ({ hostname, port }) =>
          // The demo's local identity provider is one for all operators.
          (hostname.endsWith(own) || hostname === 'idp.localhost') && port === String(product.port),
      );
      await use(watch);
      expect(watch.unexpected(), 'faults in the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** For journeys that use frames of other sites: the prompts of identity providers. */
export const wholeBrowserTest = test.extend<object, Pick<WorkerFixtures, 'isWholeBrowser'>>({
  isWholeBrowser: [true, { scope: 'worker' }],
});

/** Opens a page and waits until it has taken over from the document the server sent. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await until(page, isTakenOver);
}

/** A small file of the site: a tab that has it has the site's storage, and no page. */
const SMALL_FILE = '/m/asset-manifest.json';

/** Gives a tab the session of a member from before. Journeys that are not about the log-in do without its page, and without home after it. */
export async function bringSession(page: Page, wire: Wire, member?: Credentials): Promise<void> {
  const session = await wire.keptSession(member);
  await page.goto(wire.site + SMALL_FILE);
  await page.evaluate((kept) => sessionStorage.setItem('MC_SESSION_INFO', kept), session);
}

/** Opens a page in a tab that has the session of a member from before. */
export async function openAs(page: Page, wire: Wire, path: string, member?: Credentials): Promise<void> {
  await bringSession(page, wire, member);
  await open(page, wire.site + path);
}

/** Fills in and sends the log-in form that is on the screen. */
export async function logIn(page: Page, member: Credentials = demoMember): Promise<void> {
  await page.getByLabel(textOf('login.username')).fill(member.username);
  await page.getByLabel(textOf('login.password'), { exact: true }).fill(member.password);
  await page
    .locator('form')
    .getByRole('button', { name: textOf('login.submit') })
    .click();
}

/** Chooses real play on the sheet of a game, as a visitor: the log-in follows. */
export const playForMoney = (page: Page): Promise<void> =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: textOf('launchGame.logInAndPlay') })
    .click();

/** The page's own way to another host than `main`: the device helper's frame goes to one of its own, too. */
export const arrivalElsewhere = (page: Page, main: string): Promise<URL> =>
  page
    .waitForRequest((request) => {
      const { host, pathname } = new URL(request.url());
      return request.isNavigationRequest() && host !== main && pathname.startsWith('/m/');
    })
    .then((request) => new URL(request.url()));

/** Whether what a page does when it is idle has begun: the announcements ask last. */
const isIdleWorkSent = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/wps/content/popups'));

/** Logs out on the member's own page, which is on the screen. Calls on their way would meet the end of their session. */
export async function logOut(page: Page): Promise<void> {
  await until(page, isIdleWorkSent);
  await answersOf(page);
  await page.getByRole('button', { name: textOf('memberHome.logOut') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: textOf('memberHome.logOut') })
    .click();
}

/** The newest lines of the ledger on the member's own page, which is on the screen. */
export const recentLines = (page: Page): Locator =>
  page.getByRole('region', { name: textOf('memberHome.recent') }).getByRole('listitem');

/** Returns the session that the tab keeps, or null. */
export const storedSession = (page: Page): Promise<{ token: string; userName: string } | null> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null'));

/** The page has no violation of the accessibility rules. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}

export { expect };
