// Size limits of what a phone loads. The build prints every figure; limits.ts says what it does over a limit.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languageCodes, type PageSettings } from '@foyer/contract';
import {
  type BuildTables,
  closure,
  firstLoad,
  readBuildTables,
  textsWith,
} from '../../apps/web/server/client-build.ts';
import type { Operator } from '../../apps/web/server/operators.ts';
import type { Renderer } from '../../apps/web/server/renderer.ts';
import { type RouteName, routes } from '../../apps/web/src/shell/navigation/routes.ts';
import { MODULE_SIZES } from '../../apps/web/vite/module-sizes-plugin.ts';
import { brotliSize } from './compress.ts';
import { type Row, sentencesOver, shownSize } from './limits.ts';
import { weighModules } from './module-weight.ts';
import { settingsOf, weighPage } from './page-weight.ts';

const KIB = 1024;
/** React's hello world is 58; the rest is our own. */
const FIRST_LOAD_KIB = 96;
const FURTHER_ROUTE_KIB = 25;
/** With what begins once the page stands, in the language with the longest texts; bench/limits.mjs says 100 in English with headers. */
const FIRST_VISIT_KIB = 99;
/** Scripts and texts; the document and the brand's mark are the other two of the eight requests before a page is usable. */
const FIRST_LOAD_FILES = 6;
/** The file of a registration by number: its field, which others have too. */
const FILES_OF_NUMBER = 1;
/** HTML with its CSS, not compressed. */
const DOCUMENT_KIB = 40;
/** Size of a puzzle before its pictures: one loader, the rest of the script, its sheet. */
const CAPTCHA_KIB = 12;
/** Script of an edition with the texts of all languages, and its sheet; a member's page loads it when idle. */
const MINI_GAME_KIB = 16;
/** The service worker, which the browser fetches once the first page is idle. */
const WORKER_KIB = 12;
/** Scripts of a game's page with the texts of one language, those that come later included. */
const GAME_KIB = 60;
/** Texts of the page that people meet first, in the language that needs most; and those that a later page adds. */
const FIRST_TEXTS_KIB = 4;
const LATER_TEXTS_KIB = 3;
/** What collects the events of tracking, a second after the page stands: it brings nothing of what waits until the page is idle. */
const COLLECTION_KIB = 3;
/** Chat, push and tracking on a page of a member who has used none of them. */
const CONTACT_KIB = 10;
/** What belongs to them, and nothing else does. */
const contact = [
  'src/adapters/native-bridge/push-token.ts',
  'src/app/show-chat.ts',
  'src/features/chat/',
  'src/features/push/',
  'src/features/tracking/',
  'src/kit/push/',
  'src/shell/tracking/',
];
/** The chat's button; its sheets are of the chat alone. */
const CHAT_CHUNK = 'chat-button';
/** Prompts and notices that lie over a page: nobody who arrives waits for them. */
const prompts = [
  'src/features/announcements/',
  'src/features/install/',
  'src/features/site-closed/',
  'src/features/tracking/',
  'src/features/updates/',
];
/** Chunks that a member's page has fetched once it is idle. */
const idleChunks = ['network', 'when-idle', 'collection', 'idle-features', 'push', CHAT_CHUNK];
/** Pages that people meet first. */
const firstPages: readonly RouteName[] = ['home', 'login', 'register'];

const sizeOf = (path: string): number => statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? statSync(path).size;

/** An operator whose pages are weighed. */
interface Weighed {
  readonly code: string;
  readonly settings: PageSettings;
}

/** Weighs the pages of each operator: as pages that people meet first, and as pages they go on to. */
async function rowsOf(
  tables: BuildTables,
  client: string,
  screenFiles: Renderer['screenFiles'],
  operators: readonly Weighed[],
): Promise<Row[]> {
  const { manifest } = tables;
  const filesOf = (keys: Iterable<string>): readonly string[] =>
    [...new Set([...keys].map((key) => manifest[key]?.file ?? ''))].filter(Boolean);
  const weigh = (keys: Iterable<string>): number =>
    filesOf(keys).reduce((sum, file) => sum + sizeOf(join(client, file)), 0) / KIB;
  const sizeOfFile = (file: string): number => sizeOf(join(client, file));
  const sizes = JSON.parse(readFileSync(join(client, MODULE_SIZES), 'utf8')); // our own plugin's
  const weighPrompts = (load: readonly string[]): number =>
    weighModules({ sizes, modules: prompts, files: filesOf(load), sizeOf: sizeOfFile }) / KIB;
  const named = (...names: readonly string[]): readonly string[] =>
    names.flatMap((name) => {
      const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.name === name);
      // Of a chunk that is gone nothing would be weighed.
      if (key === undefined) throw new Error(`The build has no chunk "${name}".`);
      return closure(manifest, key);
    });
  const firstOf = async (route: RouteName, { code, settings }: Weighed): Promise<Row[]> => {
    const files = await screenFiles(route, settings);
    const loads = languageCodes.map((language) => firstLoad(tables, { screenFiles: files, language }));
    const most = (sizeOfLoad: (load: readonly string[]) => number): number =>
      Math.max(...loads.map((load) => sizeOfLoad([...load])));
    const of = `of ${route}, ${code}`;
    const asksForNumber = route === 'register' && settings.register.methods[0] === 'mobile';
    const mostFiles = FIRST_LOAD_FILES + (asksForNumber ? FILES_OF_NUMBER : 0);
    return [
      { name: `first load ${of}`, size: most(weigh), limit: FIRST_LOAD_KIB, unit: 'KiB' },
      { name: `first load ${of}`, size: most((load) => filesOf(load).length), limit: mostFiles, unit: 'files' },
      { name: `prompts in the first load ${of}`, size: most(weighPrompts), limit: 0, unit: 'KiB' },
      {
        name: `first visit ${of}`,
        size: most((load) => weigh([...load, ...named('network')])),
        limit: FIRST_VISIT_KIB,
        unit: 'KiB',
      },
    ];
  };
  const withoutScreen = firstLoad(tables, { screenFiles: [], language: 'EN' });
  const beforeIdle = new Set([...withoutScreen, ...named('network')]);
  const collection = {
    name: 'collection of events, before idle',
    size: weigh(named('collection').filter((key) => !beforeIdle.has(key))),
    limit: COLLECTION_KIB,
    unit: 'KiB',
  } as const;
  const sheets = Object.values(manifest).flatMap(({ name, css }) => (name === CHAT_CHUNK ? (css ?? []) : []));
  const contactBytes = weighModules({
    sizes,
    modules: contact,
    files: filesOf(new Set([...withoutScreen, ...named(...idleChunks)])),
    sizeOf: sizeOfFile,
  });
  const contactRow = {
    name: 'chat, push, tracking, before use',
    size: (contactBytes + sheets.reduce((sum, file) => sum + sizeOfFile(file), 0)) / KIB,
    limit: CONTACT_KIB,
    unit: 'KiB',
  } as const;
  // A visitor who goes on to another route has the files that every page loads once it stands.
  const known = new Set([...withoutScreen, ...named('network', 'when-idle')]);
  const furtherOf = async (route: RouteName, { settings }: Weighed): Promise<number> => {
    const files = await screenFiles(route, settings);
    return weigh(files.flatMap((file) => closure(manifest, file)).filter((key) => !known.has(key)));
  };
  const textsOf = async (route: RouteName, { settings }: Weighed): Promise<number> => {
    const files = await screenFiles(route, settings);
    return Math.max(...languageCodes.map((language) => weigh(textsWith(tables, { screenFiles: files, language }))));
  };
  const most = async (weighOne: (operator: Weighed) => Promise<number>): Promise<number> =>
    Math.max(...(await Promise.all(operators.map(weighOne))));
  const heaviest = async (route: RouteName): Promise<Row[]> => [
    {
      name: `further route ${route}`,
      size: await most((operator) => furtherOf(route, operator)),
      limit: FURTHER_ROUTE_KIB,
      unit: 'KiB',
    },
    {
      name: `texts of ${route}`,
      size: await most((operator) => textsOf(route, operator)),
      limit: LATER_TEXTS_KIB,
      unit: 'KiB',
    },
  ];
  const first = firstPages.flatMap((route) => operators.map((operator) => firstOf(route, operator)));
  const [example] = operators;
  if (!example) throw new Error('There is no operator whose pages could be weighed.');
  const firstTexts = {
    name: 'texts of the first page',
    size: Math.max(
      ...languageCodes.map((language) => {
        const load = firstLoad(tables, { screenFiles: [], language });
        return weigh(load.filter((key) => key.includes('virtual:texts/')));
      }),
    ),
    limit: FIRST_TEXTS_KIB,
    unit: 'KiB',
  } as const;
  // Routes may share a screen.
  const byScreen = new Map<string, RouteName>();
  for (const route of Object.keys(routes) as RouteName[]) {
    const [file] = await screenFiles(route, example.settings);
    if (file) byScreen.set(file, route);
  }
  return [
    ...(await Promise.all(first)).flat(),
    firstTexts,
    collection,
    contactRow,
    ...(await Promise.all([...byScreen.values()].map(heaviest))).flat(),
  ];
}

function captchaRow(folder: string): Row {
  const names = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name) && name !== 'gt.js');
  const sizesOf = (files: readonly string[]) => files.map((name) => sizeOf(join(folder, name)));
  // A page loads the texts of one language.
  const texts = Math.max(0, ...sizesOf(readdirSync(folder).filter((name) => name.endsWith('.json'))));
  const bytes = sizesOf(names).reduce((sum, size) => sum + size, texts);
  return { name: 'captcha, once needed', size: bytes / KIB, limit: CAPTCHA_KIB, unit: 'KiB' };
}

function miniGameRow(folder: string): Row {
  const bytes = readdirSync(folder)
    .filter((name) => /\.(?:js|css)$/.test(name))
    .reduce((sum, name) => sum + sizeOf(join(folder, name)), 0);
  return { name: 'mini-game, once needed', size: bytes / KIB, limit: MINI_GAME_KIB, unit: 'KiB' };
}

const workerRow = async (path: string): Promise<Row> => ({
  name: 'service worker',
  size: (await brotliSize(readFileSync(path))) / KIB,
  limit: WORKER_KIB,
  unit: 'KiB',
});
const isTexts = (name: string): boolean => languageCodes.some((code) => name.startsWith(`${code}.`));

/** The scripts that a page of a game loads: those it names, those that these name, and so on. */
function scriptsOf(assets: string, page: string): ReadonlySet<string> {
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const found = new Set<string>();
  const follow = (text: string): void => {
    for (const name of names.filter((one) => !found.has(one) && text.includes(one))) {
      found.add(name);
      follow(readFileSync(join(assets, name), 'utf8'));
    }
  };
  follow(readFileSync(page, 'utf8'));
  return found;
}

/** A row for each page of a game in the folder of the built games. */
function gameRows(folder: string): Row[] {
  const assets = join(folder, 'assets');
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('index.html'),
  );
  return pages.toSorted().map((path) => {
    const names = [...scriptsOf(assets, join(folder, path))];
    const sizesOf = (some: readonly string[]) => some.map((name) => sizeOf(join(assets, name)));
    const texts = Math.max(0, ...sizesOf(names.filter(isTexts)));
    const bytes = sizesOf(names.filter((name) => !isTexts(name))).reduce((sum, size) => sum + size, texts);
    return { name: `scripts of games/${dirname(path)}`, size: bytes / KIB, limit: GAME_KIB, unit: 'KiB' };
  });
}

/** Weighs the build in dist/web for each operator of the folder; answers one sentence for each limit that is broken. */
export async function checkBudgets(web: string, merchants: string, operators: readonly Operator[]): Promise<string[]> {
  const client = join(web, 'client');
  const tables = readBuildTables(client);
  const renderer = (await import(pathToFileURL(join(web, 'render/render.js')).href)) as Renderer;
  const weighed = operators.map(({ code }) => ({ code, settings: settingsOf(merchants, code) }));
  const rows = [
    ...(await rowsOf(tables, client, renderer.screenFiles, weighed)),
    captchaRow(join(web, '../captcha')),
    miniGameRow(join(web, '../games/mini-game/v1')),
    await workerRow(join(web, 'worker/worker.js')),
    ...gameRows(join(web, '../games')),
  ];
  for (const operator of operators) {
    for (const route of firstPages) {
      const size = await weighPage(web, renderer, merchants, operator, route);
      rows.push({ name: `HTML of ${route}, ${operator.code}`, size, limit: DOCUMENT_KIB, unit: 'KiB' });
    }
  }
  for (const row of rows)
    process.stdout.write(`${row.name.padEnd(32)} ${shownSize(row).padStart(6)} ${row.unit} of ${row.limit}\n`);
  return sentencesOver(rows);
}
