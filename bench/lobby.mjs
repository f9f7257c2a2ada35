// npm run bench:lobby: searches 3,000 games, scrolls 300 tiles, and opens games, on a slow phone. Exits 1 over a limit.
//   node bench/lobby.mjs [--rounds 9] [--only search|tiles|launch] [--json FILE] [--port 8190]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  CATALOGUE_MOST_KIB,
  LAUNCH_REST_MOST_MS,
  SEARCH_MATCH_MOST_MS,
  SEARCH_PAINT_MOST_MS,
  TILES_P95_MOST,
} from './limits.mjs';
import { median } from './median.mjs';
import { onlyOf, option } from './options.mjs';
import { bareWay, startBareLaunch } from './page/bare-launch.mjs';
import { catalogue, grow } from './page/catalogue.mjs';
import { openGame, ways } from './page/launch.mjs';
import { logIn } from './page/login.mjs';
import { startPhone } from './page/phone.mjs';
import { startProduct } from './page/product.mjs';
import { bundledSearch, matchTimes, openSearch, typeName } from './page/search.mjs';
import { scrollTiles } from './page/tiles.mjs';

const rounds = Number(option('rounds', 9));
const only = onlyOf(['search', 'tiles', 'launch']);
const port = Number(option('port', 8190));
const site = `http://localhost:${port}`;
const GAMES = 3_000;
const TILES = 300;
const KIB = 1024;

const seen = {};
let broken = 0;

/** Prints a limit and whether it holds. */
function judge(what, value, most, unit) {
  const holds = value <= most;
  if (!holds) broken += 1;
  console.log(`${holds ? 'holds ' : 'BROKEN'}  ${what} ${value.toFixed(2)}${unit} (at most ${most}${unit})`);
}

/** The whole catalogue as the browser gets it. */
async function generatedLanes() {
  const body = await (
    await fetch(`${site}/wps/game/lanes`, { headers: { Merchant: 'aurora', Language: 'EN' } })
  ).json();
  const lanes = grow(body.value.data.lanes, GAMES, null);
  return { lanes, bytes: brotliCompressSync(JSON.stringify({ ...body, value: { data: { lanes } } })).length };
}

async function measureSearch(context) {
  const { lanes, bytes } = await generatedLanes();
  const names = lanes.flatMap(({ cards }) => cards.map(({ displayName }) => displayName));
  const page = await context.open(catalogue());
  await page.on('Page.navigate', { url: `${site}/m/help` });
  await page.settle();
  const isLoadedByFocus = await openSearch(page, site, GAMES, context.log);
  const script = await bundledSearch(join(import.meta.dirname, '..'));
  const [painted, matched] = [[], []];
  for (let round = 1; round <= rounds; round += 1) {
    painted.push(Math.max(...(await typeName(page))));
    matched.push(Math.max(...(await matchTimes(page, script, names))));
    console.error(
      `round ${round}/${rounds} search: painted ${painted.at(-1)} ms, matched ${matched.at(-1).toFixed(1)} ms`,
    );
  }
  await page.close();
  seen.search = { painted, matched, bytes, isLoadedByFocus };
  judge(`matching among ${names.length} games, slowest key`, median(matched), SEARCH_MATCH_MOST_MS, ' ms');
  judge('key to painted result, slowest key', median(painted), SEARCH_PAINT_MOST_MS, ' ms');
  judge('the catalogue with brotli', bytes / KIB, CATALOGUE_MOST_KIB, ' KiB');
  judge('games that the first focus does not load', isLoadedByFocus ? 0 : 1, 0, '');
}

async function measureTiles(phone, context) {
  const page = await context.open(catalogue());
  await page.on('Page.navigate', { url: `${site}/m/help` });
  await page.settle();
  const figures = { full: [], empty: [] };
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, tiles] of [
      ['full', TILES],
      ['empty', 0],
    ]) {
      const figure = await scrollTiles(phone, page, { site, tiles, height: figures.full.at(-1)?.height ?? 0 });
      figures[name].push(figure);
      console.error(`round ${round}/${rounds} ${name}: ${JSON.stringify(figure)}`);
    }
  }
  await page.close();
  seen.tiles = figures;
  const of = (name) => median(figures[name].map(({ p95 }) => p95));
  judge(`presented frames, ${TILES} tiles ÷ none`, of('full') / of('empty'), TILES_P95_MOST, '');
}

async function measureLaunches(context) {
  const page = await context.open();
  seen.launch = {};
  const openEach = async (name, from, way) => {
    const opened = [];
    for (let round = 1; round <= rounds; round += 1) {
      opened.push(await openGame(page, context.log, from, way));
      console.error(`round ${round}/${rounds} ${name}: ${JSON.stringify(opened.at(-1))}`);
    }
    seen.launch[name] = opened;
    return opened;
  };
  const bare = await startBareLaunch();
  const least = await openEach('bare page', bare.site, bareWay);
  bare.stop();
  console.log(`        a bare page on this machine ${median(least.map(({ rest }) => rest)).toFixed(2)} ms`);
  await logIn(page, site);
  for (const [name, way] of Object.entries(ways)) {
    const opened = await openEach(name, site, way);
    judge(
      `${name}: tap to navigation without its call`,
      median(opened.map(({ rest }) => rest)),
      LAUNCH_REST_MOST_MS,
      ' ms',
    );
    judge(
      `${name}: other requests on the critical path`,
      Math.max(...opened.map(({ others }) => others.length)),
      0,
      '',
    );
  }
  await page.close();
}

const work = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
const stop = await startProduct(port, join(work, 'data'));
const phone = await startPhone();
try {
  console.log(
    `${phone.version}, ${cpus().length} × ${cpus()[0].model.trim()}, load ${loadavg()[0].toFixed(2)}, ${rounds} rounds`,
  );
  const context = await phone.context();
  if (only === null || only === 'search') await measureSearch(context);
  if (only === null || only === 'tiles') await measureTiles(phone, context);
  if (only === null || only === 'launch') await measureLaunches(context);
  const json = option('json', null);
  if (json) writeFileSync(json, JSON.stringify({ at: new Date().toISOString(), rounds, seen }, null, 1));
  console.log(broken ? `\n${broken} limits broken` : '\nall limits hold');
  process.exitCode = broken ? 1 : 0;
} finally {
  await phone.close();
  stop();
  rmSync(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
