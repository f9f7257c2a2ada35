// Size limits of what a phone loads. The build prints every figure and fails over a limit.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languageCodes, type PageSettings } from '@foyer/contract';
import { closure, firstLoad, type Manifest } from '../../apps/web/server/client-build.ts';
import type { Operator } from '../../apps/web/server/operators.ts';
import type { Renderer } from '../../apps/web/server/renderer.ts';
import { startTexts } from '../../apps/web/src/app/start-texts.ts';
import { type RouteName, routes } from '../../apps/web/src/shell/navigation/routes.ts';
import { settingsOf, weighPage } from './page-weight.ts';

const KIB = 1024;
/** React's hello world is 58; the rest is our own. */
const FIRST_LOAD_KIB = 96;
const FURTHER_ROUTE_KIB = 25;
/** HTML with its CSS, not compressed. */
const DOCUMENT_KIB = 40;
/** What a puzzle costs before its pictures: one loader, the rest of the script, its sheet. */
const CAPTCHA_KIB = 12;
/** Pages that people meet first. */
const firstPages: readonly RouteName[] = ['home', 'login', 'register'];

interface Row {
  readonly name: string;
  readonly kib: number;
  readonly limit: number;
}

const sizeOf = (path: string): number => statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? statSync(path).size;

/** An operator whose pages are weighed. */
interface Weighed {
  readonly code: string;
  readonly settings: PageSettings;
}

/** What the pages of each operator load: as those that people meet first, and as those they go on to. */
async function rowsOf(
  manifest: Manifest,
  client: string,
  screenFiles: Renderer['screenFiles'],
  operators: readonly Weighed[],
): Promise<Row[]> {
  const weigh = (keys: Iterable<string>): number =>
    [...new Set([...keys].map((key) => manifest[key]?.file ?? ''))]
      .filter(Boolean)
      .reduce((sum, file) => sum + sizeOf(join(client, file)), 0) / KIB;
  const firstOf = async (route: RouteName, { code, settings }: Weighed): Promise<Row> => {
    const parts = { screenFiles: await screenFiles(route, settings), texts: startTexts(route, settings) };
    const kib = Math.max(...languageCodes.map((language) => weigh(firstLoad(manifest, { ...parts, language }))));
    return { name: `first load of ${route}, ${code}`, kib, limit: FIRST_LOAD_KIB };
  };
  // Whoever goes on to another route has what every page fetches once it stands.
  const late = Object.keys(manifest).filter((key) => ['late', 'at-hand'].includes(manifest[key]?.name ?? ''));
  const known = new Set([
    ...firstLoad(manifest, { screenFiles: [], language: 'EN', texts: ['first'] }),
    ...late.flatMap((key) => closure(manifest, key)),
  ]);
  const furtherOf = async (route: RouteName, { settings }: Weighed): Promise<number> => {
    const files = await screenFiles(route, settings);
    return weigh(files.flatMap((file) => closure(manifest, file)).filter((key) => !known.has(key)));
  };
  const heaviest = async (route: RouteName): Promise<Row> => ({
    name: `further route ${route}`,
    kib: Math.max(...(await Promise.all(operators.map((operator) => furtherOf(route, operator))))),
    limit: FURTHER_ROUTE_KIB,
  });
  const first = firstPages.flatMap((route) => operators.map((operator) => firstOf(route, operator)));
  const [example] = operators;
  if (!example) throw new Error('There is no operator whose pages could be weighed.');
  // Routes that are not built share one screen.
  const byScreen = new Map<string, RouteName>();
  for (const route of Object.keys(routes) as RouteName[]) {
    const [file] = await screenFiles(route, example.settings);
    if (file) byScreen.set(file, route);
  }
  return Promise.all([...first, ...[...byScreen.values()].map(heaviest)]);
}

function captchaRow(folder: string): Row {
  const names = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name) && name !== 'gt.js');
  const bytes = names.reduce((sum, name) => sum + sizeOf(join(folder, name)), 0);
  return { name: 'captcha, once needed', kib: bytes / KIB, limit: CAPTCHA_KIB };
}

/** Weighs the build in dist/web for each operator of the folder; answers one sentence for each limit that is broken. */
export async function checkBudgets(web: string, merchants: string, operators: readonly Operator[]): Promise<string[]> {
  const client = join(web, 'client');
  // Written by the same build.
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const renderer = (await import(pathToFileURL(join(web, 'render/render.js')).href)) as Renderer;
  const weighed = operators.map(({ code }) => ({ code, settings: settingsOf(merchants, code) }));
  const rows = [
    ...(await rowsOf(manifest, client, renderer.screenFiles, weighed)),
    captchaRow(join(web, '../captcha')),
  ];
  for (const operator of operators) {
    for (const route of firstPages) {
      const kib = await weighPage(web, renderer, operator, route, settingsOf(merchants, operator.code));
      rows.push({ name: `HTML of ${route}, ${operator.code}`, kib, limit: DOCUMENT_KIB });
    }
  }
  for (const { name, kib, limit } of rows) {
    process.stdout.write(`${name.padEnd(32)} ${kib.toFixed(1).padStart(6)} KiB of ${limit}\n`);
  }
  return rows
    .filter(({ kib, limit }) => kib > limit)
    .map(({ name, kib, limit }) => `Too large: ${name} is ${kib.toFixed(1)} KiB, its limit is ${limit}.`);
}
