// npm run bench:page: measures pages of the product beside static baselines. Exits 1 over a limit.
//   node bench/run.mjs [--rounds 9] [--json FILE] [--only home|login|register]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBaselines } from './baselines/build.mjs';
import { LOGIN_ROUND_TRIPS, limitsOf, secondLimitsOf } from './limits.mjs';
import { onlyOf, option } from './options.mjs';
import { loginRoundTrips } from './page/login.mjs';
import { measure } from './page/measure.mjs';
import { startPhone } from './page/phone.mjs';
import { startProduct } from './page/product.mjs';
import { serve } from './page/serve.mjs';
import { buildStaticBaselines } from './static-baseline/build.mjs';

const rounds = Number(option('rounds', 9));
const only = onlyOf(['home', 'login', 'register']);
const port = Number(option('port', 8190));

const kib = (bytes) => (bytes / 1024).toFixed(1);
const kibOrNone = (bytes) => (bytes === null ? '-' : kib(bytes));
const ms = (value) => (value === null ? '-' : value.toFixed(0));

function print(rows) {
  console.log(
    '\n| first visit, medians | FCP ms | LCP ms | tap ms | usable ms | TBT ms | blocked ms | CLS | requests (before usable) | KiB | JS KiB (before usable, before idle) | second FCP ms | second LCP ms | offline | LCP element |',
  );
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|---|');
  for (const r of rows) {
    const cells = [r.name, ms(r.fcp), ms(r.lcp), ms(r.tap), ms(r.usable), ms(r.tbt), ms(r.blocked), r.cls.toFixed(3)];
    cells.push(
      `${r.requests} (${r.requestsBeforeUsable ?? '-'})`,
      kib(r.bytes),
      `${kib(r.js)} (${kibOrNone(r.jsBeforeUsable)}, ${kibOrNone(r.jsBeforeIdle)})`,
      ms(r.secondFcp),
      ms(r.secondLcp),
    );
    console.log(`| ${[...cells, r.offline ? 'yes' : 'no', r.lcpWhat].join(' | ')} |`);
  }
}

/** Prints each limit and answers how many are broken. */
function judge(name, limits) {
  let broken = 0;
  for (const [what, value, most] of limits) {
    const held = value !== null && value <= most;
    if (!held) broken++;
    console.log(
      `${held ? 'holds ' : 'BROKEN'}  ${name}: ${what} ${value?.toFixed(2) ?? 'nothing seen'} (at most ${most})`,
    );
  }
  return broken;
}

const work = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
const stop = await startProduct(port, join(work, 'data'));
const phone = await startPhone();
const servers = [];
let broken = 0;
try {
  const at = async (folder) => {
    const server = await serve(folder);
    servers.push(server);
    return server.url;
  };
  const site = `http://localhost:${port}`;
  const baselines = await buildBaselines(join(work, 'baselines'));
  const staticBaselines = await buildStaticBaselines(join(work, 'static-baseline'), site);
  const lobby = { ready: '.tile', tap: '#menu', expect: '.drawer' };
  const pages = [
    {
      name: 'home',
      url: `${site}/m/home`,
      ready: 'header button',
      hydrated: true,
      // A visitor's first wish: the log-in form.
      tap: 'header a[href^="/m/login"]',
      expect: 'input[name="password"]',
    },
    {
      name: 'login',
      url: `${site}/m/login`,
      ready: 'form input',
      hydrated: true,
      tap: 'form button[aria-label]',
      expect: 'input[name="password"][type="text"]',
    },
    {
      name: 'register',
      url: `${site}/m/register`,
      ready: 'form input',
      hydrated: true,
      // The eye beside the password; the name's button asks the platform.
      tap: 'form button[aria-label]',
      expect: 'input[name="password"][type="text"]',
    },
  ].filter((page) => !only || page.name === only);
  const targets = [
    ...pages,
    ...(await Promise.all(
      pages.map(async ({ name }) => ({ name: `${name}-static`, url: await at(staticBaselines[name]) })),
    )),
    { name: 'spa', url: await at(baselines.spa), ...lobby },
    { name: 'ssr', url: await at(baselines.ssr), ...lobby },
    { name: 'hello', url: await at(baselines.hello), ready: 'h1' },
  ];
  console.log(
    `${phone.version}, ${cpus().length} × ${cpus()[0].model.trim()}, load ${loadavg()[0].toFixed(2)}, ${rounds} rounds`,
  );
  const rows = await measure(phone, targets, rounds, (line) => console.error(line));
  const row = (name) => rows.find((candidate) => candidate.name === name);
  print(rows);
  console.log('');
  for (const { name } of pages)
    broken += judge(name, limitsOf(row(name), row(`${name}-static`), { spa: row('spa'), ssr: row('ssr') }));
  if (!only || only === 'home') broken += judge('home', secondLimitsOf(row('home'), row('home-static')));
  if (!only || only === 'login') {
    const trips = await loginRoundTrips(phone, site);
    broken += judge('log-in', [['round trips after the tap', trips, LOGIN_ROUND_TRIPS]]);
  }
  const json = option('json', null);
  if (json)
    writeFileSync(
      json,
      JSON.stringify({ at: new Date().toISOString(), browser: phone.version, rounds, rows }, null, 1),
    );
} finally {
  for (const server of servers) server.close();
  await phone.close();
  stop();
  rmSync(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
console.log(broken ? `\n${broken} limits broken` : '\nall limits hold');
process.exit(broken ? 1 : 0);
