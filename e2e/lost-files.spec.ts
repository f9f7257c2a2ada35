// docs/flows/faults.md: each kind of file that is lost at any step loads again by itself.
import { type LanguageCode, languageNames, languages } from '@foyer/contract';
import type { Browser, Page } from '@playwright/test';
import { routes } from '../apps/web/src/shell/navigation/routes.ts';
import { halfOf, seedOfRun } from '../tools/test/run-seed.mjs';
import { isBuilt } from './support/built-files.ts';
import { gameOpened } from './support/game-opened.ts';
import { laterFiles } from './support/later-files.ts';
import {
  expectSame,
  isMarked,
  loseForGood,
  loseOnce,
  type Matches,
  mark,
  network,
  reloadWithFiles,
  settled,
} from './support/lost-files.ts';
import { isTakenOver } from './support/taken-over.ts';
import { expect, open, openAs, test } from './support/test.ts';
import { contentOf, journeyLanguage, journeyLocale, patternOf, textOf } from './support/texts.ts';
import { until } from './support/until.ts';

// Banners stand still: a page is compared with itself.
test.use({ showsPictures: true, contextOptions: { reducedMotion: 'reduce' } });

const isText = isBuilt(/virtual:texts/);
const isScript: Matches = (path) => path.startsWith('/m/assets/') && path.endsWith('.js') && !isText(path);
const isStyle: Matches = (path) => path.startsWith('/m/assets/') && path.endsWith('.css');
const isPicture: Matches = (path) => path.startsWith('/m/brand/');
const isFile: Matches = (path) => path.startsWith('/m/assets/') || isPicture(path);
const kinds: readonly (readonly [string, Matches])[] = [
  ['script', isScript],
  ['style sheet', isStyle],
  ['text', isText],
  ['picture', isPicture],
];

interface Step {
  readonly path: string;
  /** The link to tap on the page before. */
  readonly link: string;
  /** The element that comes last on the page. */
  readonly last: string;
}

const heading = (text: string): string => `h1:text-is("${text}")`;
const home = { path: '/m/home', last: 'main img[src]' };
/** One after the other, as a visitor goes. */
const steps: readonly Step[] = [
  { path: '/m/game', link: 'nav a[href^="/m/game"]', last: 'input[type="search"]' },
  { path: '/m/activity', link: 'nav a[href^="/m/activity"]', last: heading(textOf('pages.activity')) },
  { path: '/m/login', link: 'nav a[href^="/m/member/home"]', last: 'input[autocomplete="current-password"]' },
  { path: '/m/register', link: 'a[href^="/m/register"]', last: heading(textOf('register.heading')) },
];

async function tap(page: Page, { path, link }: Step): Promise<void> {
  await page.locator(link).first().click();
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
}

/** A page on a phone that has nothing of the site yet. */
async function onNewPhone(browser: Browser, site: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: journeyLocale,
  });
  // One-tap would lie over a link of the log-in as soon as a slow machine has let the page rest.
  await context.route('**/gsi/client', (route) => route.abort());
  return context.newPage();
}

test('every file that a script loads later goes through the loader that retries', () => {
  const later = laterFiles();
  expect(later).not.toEqual([]);
  expect(later.filter(({ forgotten }) => forgotten.length > 0)).toEqual([]);
});

test('a file lost once at any tap is fetched again, and the page is complete', async ({ browser, site }) => {
  test.slow();
  const undisturbed = await onNewPhone(browser, site);
  await open(undisturbed, home.path);
  const disturbed: { readonly kind: string; readonly page: Page; readonly lost: ReadonlySet<string> }[] = [];
  for (const [kind, matches] of kinds) {
    const page = await onNewPhone(browser, site);
    await open(page, home.path);
    await mark(page);
    disturbed.push({ kind, page, lost: await loseOnce(page.context(), matches) });
  }
  for (const step of steps) {
    await tap(undisturbed, step);
    await settled(undisturbed, step.last);
    for (const { kind, page } of disturbed) {
      await tap(page, step);
      await expectSame(page, undisturbed, `${step.path} after a ${kind} was lost`);
    }
  }
  for (const { kind, page, lost } of disturbed) {
    expect(lost.size, kind).toBeGreaterThan(0);
    expect(await isMarked(page), `${kind}: no reload`).toBe(true);
  }
  for (const page of [undisturbed, ...disturbed.map((one) => one.page)]) await page.context().close();
});

/** Pages of each operator that differ in what they are made of: pictures of the brand, another form. */
for (const [operator, paths] of halfOf([
  ['aurora', ['/m/home', '/m/login']],
  ['lotus', ['/m/home', '/m/register']],
] as const)) {
  test.describe(operator, () => {
    test.use({ operator });

    test('a file lost once at the first load is fetched again, and the page is complete', async ({ browser, site }) => {
      test.slow();
      for (const { path, last } of [home, ...steps].filter((page) => paths.some((one) => one === page.path))) {
        const undisturbed = await onNewPhone(browser, site);
        await open(undisturbed, path);
        await settled(undisturbed, last);
        const page = await onNewPhone(browser, site);
        const lost = await loseOnce(page.context(), isFile);
        await open(page, path);
        await expectSame(page, undisturbed, `${path} after its files were lost`);
        expect(lost.size).toBeGreaterThan(0);
        for (const one of [undisturbed, page]) await one.context().close();
      }
    });
  });
}

/** A page that is opened without the network gets this long, on a slow machine. */
const ROUTE_MS = 60_000;
/** One page of each feature that no tap above opens: a run takes half of them. The first test sees that the files of all load in the same way. */
const offlinePages: Readonly<Record<'public' | 'member', readonly (keyof typeof routes)[]>> = {
  public: ['recover', 'news', 'notFound'],
  member: ['changePassword', 'deposit', 'security', 'linkedAccounts', 'feedback', 'addBankCard', 'withdraw'],
};
const pathsFor = (who: keyof typeof offlinePages): readonly string[] =>
  halfOf(offlinePages[who]).map((name) => routes[name].paths[0]);

/** Puts an address after the present one in the history: a step forward opens it, as a tap on a link would. */
async function putAhead(page: Page, path: string): Promise<void> {
  await page.evaluate(async (address) => {
    history.pushState({ index: 1, scroll: 0 }, '', address);
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await back;
  }, path);
}
/** The last message of a page to a screen reader. */
const opened = `p[role="status"]:text-matches(${JSON.stringify(patternOf('common.pageOpened').source)})`;
const stepForward = (page: Page): Promise<void> => page.evaluate(() => history.forward());

/** Opens each address from another page: undisturbed on one phone, and on the other without network, which comes back. */
async function openWithoutNetwork(page: Page, undisturbed: Page, paths: readonly string[]): Promise<void> {
  const context = page.context();
  const browser = await context.newCDPSession(page);
  for (const path of paths) {
    await open(undisturbed, home.path);
    await putAhead(undisturbed, path);
    await stepForward(undisturbed);
    await expect(undisturbed).toHaveURL(({ pathname }) => pathname === path);
    await settled(undisturbed, opened);
    // Nothing of the page is left on the phone.
    await browser.send('Network.clearBrowserCache');
    await open(page, home.path);
    await mark(page);
    await putAhead(page, path);
    await context.setOffline(true);
    const lost = page.waitForEvent('requestfailed');
    await stepForward(page);
    await lost;
    await context.setOffline(false);
    await expectSame(page, undisturbed, `${path} opened without network, ${seedOfRun()}`);
    expect(await isMarked(page), `${path}: no reload`).toBe(true);
  }
}

test('a public page opened without network is complete when the network is back', async ({
  page,
  browser,
  site,
  faults,
}) => {
  faults.expect(network);
  const paths = pathsFor('public');
  test.setTimeout(paths.length * ROUTE_MS);
  await openWithoutNetwork(page, await onNewPhone(browser, site), paths);
});

test('a member’s page opened without network is complete when the network is back', async ({
  wire,
  page,
  browser,
  site,
  faults,
}) => {
  faults.expect(network);
  const paths = pathsFor('member');
  test.setTimeout(paths.length * ROUTE_MS);
  const undisturbed = await onNewPhone(browser, site);
  for (const one of [undisturbed, page]) await openAs(one, wire, home.path);
  await openWithoutNetwork(page, undisturbed, paths);
});

test('text typed before the lost app loads stays, without a reload', async ({ page, context, faults }) => {
  faults.expect(network);
  await loseOnce(context, isFile);
  await page.goto('/m/login', { waitUntil: 'commit' });
  await page.getByLabel(textOf('login.username')).fill('somebody');
  await mark(page);
  await until(page, isTakenOver);
  await expect(page.getByLabel(textOf('login.username'))).toHaveValue('somebody');
  expect(await isMarked(page), 'no reload').toBe(true);
});

test('a form in use loads its lost sections and keeps what was typed', async ({ page, context, faults }) => {
  faults.expect(network);
  await open(page, '/m/register');
  await mark(page);
  const lost = await loseOnce(context, isFile);
  const username = page.getByLabel(textOf('login.username'), { exact: true });
  await username.fill('somebody.new');
  await page.getByLabel(textOf('login.password'), { exact: true }).fill('a long enough Passw0rd');
  await expect.poll(() => lost.size).toBeGreaterThan(0);
  await expect(username).toHaveValue('somebody.new');
  expect(await isMarked(page), 'no reload').toBe(true);
});

/** A language that the page is not in yet. */
const another: LanguageCode = journeyLanguage === 'VI' ? 'UR' : 'VI';

test('a dialog and a language whose files were lost once still load', async ({ page, context, faults }) => {
  faults.expect(network);
  await open(page, '/m/home');
  await mark(page);
  const lost = await loseOnce(context, isFile);
  const textTypes: string[] = [];
  page.on('request', (request) => {
    if (isText(new URL(request.url()).pathname)) textTypes.push(request.resourceType());
  });
  await page.getByRole('button', { name: textOf('ui.language') }).click();
  await page.getByRole('dialog').getByText(languageNames[another], { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', languages[another].tag);
  await expect(page.locator('nav').getByText(textOf('ui.tabGames', another))).toBeVisible();
  expect([...lost].some(isText)).toBe(true);
  expect(textTypes[0], 'the file arrives before it is imported').toBe('fetch');
  expect(await isMarked(page), 'no reload').toBe(true);
});

test('a member’s page and a game launch survive the loss of each file', async ({
  page,
  browser,
  site,
  faults,
  wire,
}) => {
  faults.expect(network);
  const memberHome = {
    path: '/m/member/home',
    link: 'nav a[href^="/m/member/home"]',
    last: `button:has-text("${textOf('memberHome.logOut')}")`,
  };
  const undisturbed = await onNewPhone(browser, site);
  for (const one of [undisturbed, page]) await openAs(one, wire, home.path);
  await tap(undisturbed, memberHome);
  await settled(undisturbed, memberHome.last);
  await mark(page);
  await loseOnce(page.context(), isFile);
  await tap(page, memberHome);
  await expectSame(page, undisturbed, 'member home');
  expect(await isMarked(page), 'no reload').toBe(true);
  await page.locator('nav a[href^="/m/home"]').click();
  await page.getByRole('link', { name: patternOf('home.betOn', { game: contentOf('Rapid 5') }) }).click();
  await gameOpened(page);
});

test('a file that no longer exists reloads the page once, with the new version', async ({ page, context, faults }) => {
  faults.expect(/404|dynamically imported module|was lost/);
  await open(page, '/m/home');
  await mark(page);
  await context.route(
    ({ pathname }) => isScript(pathname),
    async (route) =>
      (await isMarked(page).catch(() => false)) ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  await tap(page, { path: '/m/game', link: 'nav a[href^="/m/game"]', last: '' });
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/m/game');
});

test('a form section that no longer exists keeps the draft, and loads after a reload', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/status of 404/);
  await loseForGood(context, isBuilt(/^mobile-form$/));
  await open(page, '/m/register');
  const username = page.getByLabel(textOf('login.username'), { exact: true });
  await username.fill('somebody.new');
  await mark(page);
  await page.getByRole('button', { name: textOf('register.methodMobile') }).click();
  const reload = page.getByRole('button', { name: textOf('common.reload') });
  await expect(page.getByRole('alert')).toContainText(textOf('common.sectionLost'));
  await expect(reload).toBeVisible();
  expect(await isMarked(page), 'no reload by itself').toBe(true);
  await page.getByRole('button', { name: textOf('register.methodUsername') }).click();
  await expect(username).toHaveValue('somebody.new');

  await page.getByRole('button', { name: textOf('register.methodMobile') }).click();
  await expect(reload).toBeVisible();
  await reloadWithFiles(page, reload);
  await expect(page.getByLabel(textOf('phone.label'), { exact: true })).toBeVisible();
  expect(await isMarked(page), 'reloaded').toBe(false);
  await page.getByRole('button', { name: textOf('register.methodUsername') }).click();
  await expect(username).toHaveValue('somebody.new');
});

test('a section that is missing for a while loads without a page reload when it is back', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/status of 404/);
  await loseForGood(context, isBuilt(/^mobile-form$/));
  await open(page, '/m/register');
  await page.getByLabel(textOf('login.username'), { exact: true }).fill('somebody.new');
  await mark(page);
  await page.getByRole('button', { name: textOf('register.methodMobile') }).click();
  await expect(page.getByRole('alert')).toContainText(textOf('common.sectionLost'));
  await context.unrouteAll();
  await expect(page.getByLabel(textOf('phone.label'), { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await isMarked(page), 'no reload').toBe(true);
});

test.describe('joining by number', () => {
  test.use({ operator: 'lotus' });

  test('losing the code sender shows an error and keeps the number; the next tap sends', async ({ page, faults }) => {
    faults.expect(network, /LostCode/);
    const isSender = isBuilt(/^captcha-step$/);
    await page.route(
      ({ pathname }) => isSender(pathname),
      (route) => route.abort('failed'),
    );
    await open(page, '/m/register');
    const number = page.getByLabel(textOf('phone.label'), { exact: true });
    await number.fill('+84 912 345 687');
    const send = page.getByRole('button', { name: textOf('codes.send') });
    await send.click();
    await expect(page.getByRole('alert')).toContainText(textOf('common.pageFailedHint'));
    await page.unrouteAll();
    await send.click();
    await expect(page.getByLabel(textOf('codes.label'))).toBeVisible();
  });
});
