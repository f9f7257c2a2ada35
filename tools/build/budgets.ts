// Size limits of what a phone loads. The build prints every figure and fails over a limit.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languageCodes } from '@foyer/contract';
import { closure, firstLoad, type Manifest } from '../../apps/web/server/client-build.ts';
import type { Operator } from '../../apps/web/server/operators.ts';
import type { Renderer } from '../../apps/web/server/renderer.ts';
import { startTexts } from '../../apps/web/src/app/start-texts.ts';
import { type RouteName, routes } from '../../apps/web/src/shell/navigation/routes.ts';
import { weighPage } from './page-weight.ts';

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

function rowsOf(manifest: Manifest, client: string, screenFile: Renderer['screenFile']): Row[] {
  const weigh = (keys: Iterable<string>): number =>
    [...new Set([...keys].map((key) => manifest[key]?.file ?? ''))]
      .filter(Boolean)
      .reduce((sum, file) => sum + sizeOf(join(client, file)), 0) / KIB;
  const heaviest = (route: RouteName): number =>
    Math.max(
      ...languageCodes.map((language) =>
        weigh(firstLoad(manifest, { screenFile: screenFile(route), language, texts: startTexts(route) })),
      ),
    );
  const first = firstPages.map((route) => ({
    name: `first load of ${route}`,
    kib: heaviest(route),
    limit: FIRST_LOAD_KIB,
  }));
  const known = new Set(firstLoad(manifest, { screenFile: null, language: 'EN', texts: ['first'] }));
  const names = Object.keys(routes) as RouteName[];
  const files = new Map(names.map((route) => [screenFile(route), route] as const));
  const further = [...files].flatMap(([file, route]) =>
    file
      ? [
          {
            name: `further route ${route}`,
            kib: weigh(closure(manifest, file).filter((key) => !known.has(key))),
            limit: FURTHER_ROUTE_KIB,
          },
        ]
      : [],
  );
  return [...first, ...further];
}

function captchaRow(folder: string): Row {
  const names = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name) && name !== 'gt.js');
  const bytes = names.reduce((sum, name) => sum + sizeOf(join(folder, name)), 0);
  return { name: 'captcha, once needed', kib: bytes / KIB, limit: CAPTCHA_KIB };
}

/** Weighs the build in dist/web; answers one sentence for each limit that is broken. */
export async function checkBudgets(web: string, operators: readonly Operator[]): Promise<string[]> {
  const client = join(web, 'client');
  // Written by the same build.
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const renderer = (await import(pathToFileURL(join(web, 'render/render.js')).href)) as Renderer;
  const rows = [...rowsOf(manifest, client, renderer.screenFile), captchaRow(join(web, '../captcha'))];
  for (const operator of operators) {
    for (const route of firstPages) {
      const kib = await weighPage(web, renderer, operator, route);
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
