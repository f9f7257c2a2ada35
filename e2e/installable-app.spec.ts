// docs/flows/installable-app.md: visited pages open without a connection, a new version is offered, and the kill switch.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { routes } from '../apps/web/src/shell/navigation/routes.ts';
import { makeDomain } from './support/domains.ts';
import { type Front, startFront } from './support/front.ts';
import { isTakenOver } from './support/taken-over.ts';
import { test as base, expect, wholeBrowserTest } from './support/test.ts';
import { contentOf, journeyLocale, patternOf, textOf } from './support/texts.ts';
import { paintFromStart } from './support/unpainted.ts';
import { until } from './support/until.ts';

const test = base.extend<{ readonly front: Front }>({
  front: async ({ product, faults }, use) => {
    const front = await startFront(product.port);
    // The browser reports every request that gets no answer, and the front is not the product.
    faults.expect(/^console: Failed to load resource/, /^request to a stranger: http:\/\/localhost:/);
    await use(front);
    await front.close();
  },
});
test.use({ serviceWorkers: 'allow' });
test.afterEach(async ({ site, product }) => {
  for (const name of ['aurora', 'aurora2']) await makeDomain(site, `${name}.localhost:${product.port}`, 'honest');
});

const worker = (name: string) => ({
  type: 'text/javascript',
  body: readFileSync(join(import.meta.dirname, `../dist/web/worker/${name}.js`), 'utf8'),
});

/** Runs in the page: the worker is there, and has stored the page and its files. */
async function hasStoredPage(): Promise<boolean> {
  const names = await caches.keys();
  const stores = await Promise.all(names.map((name) => caches.open(name)));
  const stored = (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url);
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/m/assets/'));
  return (
    navigator.serviceWorker.controller !== null &&
    stored.includes(location.href) &&
    // The overlays that open offline, which come once the page is idle.
    files.length > 8 &&
    files.every(({ name }) => stored.includes(name))
  );
}

/** Opens a page, touches it, and waits until the worker has stored what the page needs. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await until(page, isTakenOver);
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(hasStoredPage)).toBe(true);
}

/** Runs in the page before its scripts: notes when the page registers its worker. */
function noteRegistering(): void {
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = function (...words) {
    performance.mark('registers its worker');
    return register.apply(this, words);
  };
}

/** Runs in the page: what the worker and the manifest had begun before the first paint. */
function begunBeforePaint(): string[] {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (!paint) return ['nothing was painted'];
  if (performance.getEntriesByName('registers its worker').length === 0) return ['no worker was registered'];
  const begun = performance.getEntries().filter(({ startTime }) => startTime < paint.startTime);
  return begun.flatMap(({ name }) => (/manifest|\/sw\.js|registers its worker/.test(name) ? [name] : []));
}

const isPingOf = (request: Request, host: string): boolean => {
  const url = new URL(request.url());
  return url.host === host && url.pathname === '/wps/system/test/ping';
};

const notice = (page: Page) => page.locator('#stored-notice');
/** A day and a time, in the order of the language. */
const age = new RegExp(
  `^${patternOf('updates.storedAt', { time: 'TIME' }).source.replace('TIME', '(?:.+\\d\\d:\\d\\d|\\d\\d:\\d\\d.+)')}$`,
);

test('PW-01 a visited page opens without a connection and tells its age; members need one', async ({
  page,
  front,
  site,
  product,
}) => {
  const otherHost = `aurora.localhost:${product.port}`;
  for (const host of [otherHost, `aurora2.localhost:${product.port}`]) await makeDomain(site, host, 'dead');
  await paintFromStart(page);
  await page.addInitScript(noteRegistering);
  await visit(page, `${front.origin}/m/home`);
  expect(await page.evaluate(begunBeforePaint)).toEqual([]);
  front.cut(true);
  await page.goto(`${front.origin}/m/home?r=R1`);
  await until(page, isTakenOver);
  await expect(page.getByRole('heading', { name: contentOf('Lottery') }).first()).toBeVisible();
  await expect(notice(page)).toHaveText(age);
  // Where the visitor comes from still counts: links carry it on.
  await expect(page.locator('a[href*="r=R1"]').first()).toBeAttached();

  await page.goto(`${front.origin}/m/member/home`);
  await expect(page.getByText(textOf('common.pageFailedHint'))).toBeVisible();

  // Nobody answers at all, as without a connection, though the browser says that there is one: the copy stays free.
  await page.goto(`${front.origin}/m/home`);
  await page.keyboard.press('Shift');
  await page.waitForRequest((request) => isPingOf(request, otherHost));
  await page.waitForRequest((request) => isPingOf(request, new URL(front.origin).host));
  await expect(page.getByRole('alertdialog')).toBeHidden();
  // DF-01: another domain answers, so the page's own is the one that fails, and the dialog opens over the copy.
  await makeDomain(site, otherHost, 'honest');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: textOf('common.retry') })).toBeVisible();
  front.cut(false);
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

/** Every page that the web server renders for visitors, and one of each list: what a link leads to. */
const visitorPages = [
  ...Object.values(routes)
    .filter(({ visitorPage }) => visitorPage)
    .map(({ paths }) => paths[0])
    // One answers with 404, the other ends a log-in elsewhere: neither is kept.
    .filter((path) => !['/m/not-found', '/m/socialReturn'].includes(path)),
  '/m/game?lane=lottery',
];

test('PW-01 every page for visitors that was visited opens again without a connection', async ({ page, front }) => {
  test.setTimeout(240_000);
  const heading = page.locator('h1');
  const headings = new Map<string, string>();
  const links: string[] = [];
  const keep = (path: string): Promise<void> =>
    test.step(path, async () => {
      await visit(page, front.origin + path);
      headings.set(path, await heading.innerText());
    });
  for (const path of visitorPages) {
    await keep(path);
    const article = page.locator('main a[href*="id="]').first();
    if (['/m/help', '/m/activity', '/m/news'].includes(path)) links.push((await article.getAttribute('href')) ?? '');
  }
  expect(links).toHaveLength(3);
  for (const path of links) await keep(path);
  expect(headings.size).toBeGreaterThanOrEqual(13);

  front.cut(true);
  for (const [path, title] of headings) {
    await test.step(path, async () => {
      await page.goto(front.origin + path);
      await until(page, isTakenOver);
      await expect(heading).toHaveText(title);
      await expect(notice(page)).toHaveText(age);
      await page.reload();
      // A refresh leads home from some pages (RT-14).
      const shown = async (): Promise<boolean> => {
        const { pathname, search } = new URL(page.url());
        return headings.get(pathname + search) === (await heading.innerText());
      };
      await expect.poll(shown).toBe(true);
    });
  }
});

test('a site that closes is closed for a visitor whose page is a copy', async ({ page, front }) => {
  await visit(page, `${front.origin}/m/home`);
  const closed = {
    success: true,
    value: { ip: '127.0.0.1', region: null, regionRestriction: false, maintenance: true },
  };
  front.answer('/wps/system/status', { type: 'application/json', body: JSON.stringify(closed) });
  front.requested();
  await page.goto(`${front.origin}/m/home`);
  // The copy asks at once, and the page comes from the web server, which has the notice.
  await expect.poll(() => front.requested().filter((path) => path === '/m/home').length).toBeGreaterThan(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-stored-at');
});

test('AU-01 a new version waits while somebody types, and is offered once', async ({ page, front }) => {
  const manifest = (version: string) => ({
    type: 'application/json',
    body: JSON.stringify({ entrypoints: [`/m/assets/main-${version}.js`] }),
  });
  const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await visit(page, `${front.origin}/m/home`);
  await page.goto(`${front.origin}/m/login`);
  await until(page, isTakenOver);
  const name = page.getByLabel(textOf('login.username'));
  await name.fill('half a name');
  await expect.poll(() => front.requested()).toContain('/m/asset-manifest.json');
  front.answer('/m/asset-manifest.json', manifest('bbbbbbbb'));
  await lookAgain();
  await expect.poll(() => front.requested()).toContain('/m/asset-manifest.json');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(name).toHaveValue('half a name');

  await name.fill('');
  await page.getByRole('button', { name: textOf('ui.back') }).click();
  const alert = page.getByRole('dialog', { name: textOf('updates.siteTitle') });
  await expect(alert).toBeVisible();
  front.requested();
  await alert.getByRole('button', { name: textOf('updates.siteReload') }).click();
  await expect.poll(() => front.requested()).toContain('/m/home');
  await until(page, isTakenOver);
  // The node that answers still has the old version: it is not offered again.
  await expect.poll(() => front.requested()).toContain('/m/asset-manifest.json');
  await expect(alert).toBeHidden();
});

/** A page of the next version, and its files: all as they are, but for one in which a line has changed. */
function nextVersion(html: string): {
  readonly page: string;
  readonly files: ReadonlyMap<string, string>;
  readonly changed: string;
} {
  const [, version = ''] = /main-([\w-]{8})\.js/.exec(html) ?? [];
  const [, first = ''] =
    /<link rel="modulepreload" fetchpriority="low" href="\/m\/assets\/([\w-]+\.js)"/.exec(html) ?? [];
  const inNext = (text: string): string => text.split(version).join('nextnext');
  const folder = join(import.meta.dirname, '../dist/web/client/assets');
  const names = readdirSync(folder).filter(
    (name) => name.endsWith(`-${version}.js`) || name.endsWith(`-${version}.css`),
  );
  const bodyOf = (name: string): string => {
    const text = inNext(readFileSync(join(folder, name), 'utf8'));
    return name === first ? `${text};globalThis.changedLine=1` : text;
  };
  const files = new Map(names.map((name) => [`/m/assets/${inNext(name)}`, bodyOf(name)]));
  const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 10);
  const rows = names.map((name) => [name.replace(`-${version}`, ''), digestOf(bodyOf(name))]);
  files.set('/m/assets/files-nextnext.json', JSON.stringify(Object.fromEntries(rows)));
  return { page: inNext(html), files, changed: `/m/assets/${inNext(first)}` };
}

test('after one changed line a returning visitor fetches the file that holds it, and at most 15 KiB', async ({
  page,
  front,
}) => {
  await visit(page, `${front.origin}/m/home`);
  const headers = { 'Accept-Language': journeyLocale };
  const answer = await page.request.get(`${front.origin}/m/home`, { headers });
  const { page: html, files, changed } = nextVersion(await answer.text());
  for (const [path, body] of files)
    front.answer(path, { type: path.endsWith('.css') ? 'text/css' : 'text/javascript', body });
  front.answer('/m/home', { type: 'text/html; charset=utf-8', body: html });
  front.requested();
  await page.reload();
  await until(page, isTakenOver);
  expect(await page.evaluate(() => 'changedLine' in globalThis)).toBe(true);
  await page.keyboard.press('Shift');
  // What the page fetches once it is idle has come, too.
  await page.waitForFunction(() => document.querySelector('link[rel=manifest]') !== null);
  const fetched = front.requested().filter((path) => path.startsWith('/m/assets/'));
  expect([...new Set(fetched)].sort()).toEqual([changed, '/m/assets/files-nextnext.json'].sort());
  const bytes = fetched.reduce((sum, path) => sum + brotliCompressSync(files.get(path) ?? '').length, 0);
  expect(bytes).toBeLessThanOrEqual(15 * 1024);
});

const workersOf = (page: Page) => () =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('the kill switch takes worker and copies away, and a lost worker harms nothing', async ({ page, front }) => {
  await visit(page, `${front.origin}/m/home`);
  front.answer('/m/sw.js', { status: 500, type: 'text/html', body: '<p>portal</p>' });
  await visit(page, `${front.origin}/m/home`);
  front.answer('/m/sw.js', worker('removing-worker'));
  await page.goto(`${front.origin}/m/home`);
  await page.keyboard.press('Shift');
  await expect.poll(workersOf(page)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  front.requested();
  await page.goto(`${front.origin}/m/home`);
  await expect(page.locator('html')).not.toHaveAttribute('data-stored-at');
});

test('the kill switch holds for a page that opens while another still stands', async ({ page, context, front }) => {
  await visit(page, `${front.origin}/m/home`);
  front.answer('/m/sw.js', worker('removing-worker'));
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect.poll(workersOf(page)).toBe(0);
  const second = await context.newPage();
  await second.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async function (...words) {
      const registration = await register.apply(this, words);
      Object.assign(globalThis, { hasRegistered: true });
      return registration;
    };
  });
  await second.goto(`${front.origin}/m/home`);
  await until(second, isTakenOver);
  await second.keyboard.press('Shift');
  // Its registering takes the removal back, as the first page still has the worker.
  await until(second, () => 'hasRegistered' in globalThis);
  await expect.poll(workersOf(second)).toBe(0);
});

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly icons?: readonly Picture[];
}

wholeBrowserTest('PW-01 the browser finds the site installable', async ({ browser, site, faults }) => {
  faults.expect(/./);
  const context = await browser.newContext({ serviceWorkers: 'allow', locale: journeyLocale });
  const page = await context.newPage();
  await page.goto(`${site}/m/`);
  await until(page, isTakenOver);
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.querySelector('link[rel=manifest]') !== null);
  const client = await context.newCDPSession(page);
  // Right after the link has come the browser still reports that it looks at another manifest.
  const faultsFound = async () => {
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
    return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  };
  await expect.poll(faultsFound).toEqual([]);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^\/m\/brand\/aurora\/mark\.[\w-]+\.svg$/);
  const { url, errors, data = '{}' } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  // The pictures are there, and as large as the manifest says: the browser leaves out any other without a word.
  const { icons, screenshots, shortcuts } = JSON.parse(data) as Record<string, Picture[]>;
  const pictures = [icons, screenshots, shortcuts?.flatMap((shortcut) => shortcut.icons ?? [])].flatMap(
    (few) => few ?? [],
  );
  expect(pictures).toHaveLength(12);
  for (const { src, sizes } of pictures) {
    const png = await (await page.request.get(`${site}${src}`)).body();
    expect([src, `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
  expect(new URL(url).pathname + new URL(url).search).toMatch(
    /^\/wps\/system\/manifest\.json\?merchantCode=aurora&timestamp=\d+$/,
  );
  await context.close();
});
