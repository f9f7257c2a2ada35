// docs/flows/development.md: saved sources show at once.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { copyProject } from '../tools/copy-project.ts';
import { type Product, startDevelopment } from './support/product.ts';
import { test as base, expect, open } from './support/test.ts';
import { gameText, journeyLanguage, textOf } from './support/texts.ts';

/** The sources that may be changed: `npm run dev` runs on a copy of the project. */
const test = base.extend<object, { project: string; development: Product }>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the parameters
    async ({}, use) => {
      const copy = copyProject(resolve(import.meta.dirname, '..'), 'development');
      await use(copy.path);
      copy.remove();
    },
    { scope: 'worker' },
  ],
  development: [
    async ({ project }, use) => {
      const product = await startDevelopment(project);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  product: ({ development }, use) => use(development),
});

/** Saves a file once with texts replaced; each stands in it once. Vite misses a second save within 50 ms. */
function changeAll(project: string, file: string, changes: readonly (readonly [from: string, to: string])[]): void {
  const path = join(project, file);
  let source = readFileSync(path, 'utf8');
  for (const [from, to] of changes) {
    if (source.split(from).length !== 2) throw new Error(`${file} does not have this text once: ${from}`);
    source = source.replace(from, to);
  }
  writeFileSync(path, source);
}

const change = (project: string, file: string, from: string, to: string): void =>
  changeAll(project, file, [[from, to]]);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe.configure({ mode: 'serial' });

test.beforeEach(({ faults }) => {
  // The page leaves while modules are on their way; React asks for its tools.
  faults.expect(/ERR_ABORTED|DevTools|\[vite\]/);
});

test('a saved screen or style changes in place and keeps what was typed', async ({ page, project }) => {
  await open(page, '/m/login');
  const name = page.getByLabel(textOf('login.username'));
  await name.fill('somebody');
  const title = "{t('login.heading', { brand: settings.brandName })}";
  change(project, 'apps/web/src/features/login/login-title.tsx', title, `${title} anew`);
  await expect(heading(page)).toHaveText(/ anew$/);
  change(project, 'apps/web/src/ui/form.module.css', '.heading {', '.heading { text-indent: 7px;');
  await expect(heading(page)).toHaveCSS('text-indent', '7px');
  await expect(name).toHaveValue('somebody');
});

test('a saved text, and a saved module of the web server, reload the page', async ({ page, project }) => {
  await open(page, '/m/login');
  const text = textOf('login.heading');
  change(project, `apps/web/src/locales/${journeyLanguage}/login.json`, `"heading": "${text}"`, '"heading": "Come in"');
  await expect(heading(page)).toContainText('Come in');
  change(project, 'apps/web/server/document.ts', '<meta charset="utf-8">', '<meta charset="utf-8"><meta name="anew">');
  await expect(page.locator('meta[name="anew"]')).toBeAttached();
});

test('a saved module of the platform is served at once, and the page reloads', async ({ page, project, site }) => {
  const status = async () => (await page.request.get(`${site}/wps/system/manifest.json`)).status();
  await open(page, '/m/login');
  expect(await status()).toBe(200);
  const reloaded = page.waitForEvent('framenavigated');
  const module = 'apps/platform/src/modules/site/system/module.ts';
  change(project, module, 'manifestOf(merchant.settings)', "Promise.reject(new Refusal('service.unavailable'))");
  await reloaded;
  expect(await status()).toBe(503);
});

test('the chat has its WebSocket', async ({ product: { port } }) => {
  const host = `chat.localhost:${port}`;
  const headers = {
    ...{ Host: host, Origin: `http://${host}`, Connection: 'Upgrade', Upgrade: 'websocket' },
    ...{ 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': randomBytes(16).toString('base64') },
  };
  const asked = request({ host: '127.0.0.1', port, path: '/chat/api/live', headers }).end();
  const [answer, socket] = await once(asked, 'upgrade');
  socket.destroy();
  expect(answer.statusCode).toBe(101);
});

for (const { name, host, path, text } of [
  { name: 'the instant game', host: 'games', path: `instant/?language=${journeyLanguage}`, text: 'visitorTitle' },
  { name: 'the chat', host: 'chat', path: `chat/?ui=${journeyLanguage}`, text: 'chatTitle' },
])
  test(`${name} opens from its sources`, async ({ page, product, faults }) => {
    // Without a code nobody may enter.
    faults.expect(/chat\/api\/enter/);
    await page.goto(`http://${host}.localhost:${product.port}/${path}`);
    await expect(page.getByRole('heading', { name: gameText(text) })).toBeVisible();
  });

test('a saved text of a game reloads the lottery room', async ({ page, product, project }) => {
  await page.goto(`http://games.localhost:${product.port}/lottery/?language=${journeyLanguage}`);
  await expect(page.getByText(gameText('visitorTitle'))).toBeVisible();
  const file = `texts/${journeyLanguage}/games.json`;
  change(project, file, `"visitorTitle": "${gameText('visitorTitle')}"`, '"visitorTitle": "Over and out"');
  await expect(page.getByText('Over and out')).toBeVisible();
});

test('a source with a syntax error leaves the product running and shows the reason', async ({
  page,
  development,
  project,
}) => {
  const file = 'apps/web/server/document.ts';
  change(project, file, 'export function pageTemplate(', 'export function pageTemplate((');
  await expect.poll(() => development.output()).toContain('cannot be used');
  await open(page, '/m/help');
  // The mended module is read again, and the page that is open learns of it.
  changeAll(project, file, [
    ['export function pageTemplate((', 'export function pageTemplate('],
    ['<head>', '<head><meta name="mended">'],
  ]);
  await expect(page.locator('meta[name="mended"]')).toBeAttached();
});
