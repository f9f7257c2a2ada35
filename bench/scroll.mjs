// npm run bench:scroll: scrolls a long history of the wallet beside an empty one. Exits 1 over the limit.
//   node bench/scroll.mjs [--rounds 9] [--json FILE] [--port 8190]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { SCROLL_P95_MOST } from './limits.mjs';
import { median } from './median.mjs';
import { option } from './options.mjs';
import { logIn } from './page/login.mjs';
import { longList } from './page/long-list.mjs';
import { startPhone } from './page/phone.mjs';
import { startProduct } from './page/product.mjs';
import { scroll } from './page/scroll.mjs';

const rounds = Number(option('rounds', 9));
const port = Number(option('port', 8190));
const site = `http://localhost:${port}`;
const figures = ['p95', 'slowest', 'frames', 'partial', 'main'];

const work = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
const stop = await startProduct(port, join(work, 'data'));
const phone = await startPhone();
try {
  const context = await phone.context();
  const page = await context.open(longList());
  await logIn(page, site);
  console.log(
    `${phone.version}, ${cpus().length} × ${cpus()[0].model.trim()}, load ${loadavg()[0].toFixed(2)}, ${rounds} rounds`,
  );
  const seen = { long: [], empty: [] };
  for (let round = 1; round <= rounds; round += 1) {
    for (const list of ['long', 'empty']) {
      const figure = await scroll(phone, page, { site, list, height: seen.long.at(-1)?.height ?? 0 });
      seen[list].push(figure);
      console.error(`round ${round}/${rounds} ${list}: ${JSON.stringify(figure)}`);
    }
  }
  const rows = ['long', 'empty'].map((list) =>
    Object.fromEntries(figures.map((name) => [name, median(seen[list].map((figure) => figure[name]))])),
  );
  const [long, empty] = rows;
  console.log('\n| list, medians | p95 ms | slowest ms | frames | without the main thread | main thread p95 ms |');
  console.log('|---|--:|--:|--:|--:|--:|--:|');
  for (const [name, row] of [
    ['long', long],
    ['empty', empty],
  ])
    console.log(
      `| ${name} | ${row.p95.toFixed(1)} | ${row.slowest.toFixed(0)} | ${row.frames} | ${row.partial} | ${row.main.toFixed(1)} |`,
    );
  const ratio = long.p95 / empty.p95;
  const holds = ratio <= SCROLL_P95_MOST;
  console.log(
    `\n${holds ? 'holds ' : 'BROKEN'}  presented frames, long ÷ empty ${ratio.toFixed(2)} (at most ${SCROLL_P95_MOST})`,
  );
  const json = option('json', null);
  if (json) writeFileSync(json, JSON.stringify({ at: new Date().toISOString(), rounds, seen, ratio }, null, 1));
  process.exitCode = holds ? 0 : 1;
} finally {
  await phone.close();
  stop();
  rmSync(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
