// npm run bench:draw: watches draws with a bet in them on a slow phone. Exits 1 over the limit.
//   node bench/draw.mjs [--rounds 5] [--json FILE] [--port 8190]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DRAW_FRAME_MOST_MS } from './limits.mjs';
import { median } from './median.mjs';
import { option } from './options.mjs';
import { enterRoom, watchDraw } from './page/draw.mjs';
import { logIn } from './page/login.mjs';
import { startPhone } from './page/phone.mjs';
import { startProduct } from './page/product.mjs';

const rounds = Number(option('rounds', 5));
const port = Number(option('port', 8190));
const site = `http://localhost:${port}`;
/** Long enough for a bet and for a rest of the same length before each draw. */
const DRAW_SECONDS = 30;

const work = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
const stop = await startProduct(port, join(work, 'data'), { DEMO_DRAW_SECONDS: String(DRAW_SECONDS) });
const phone = await startPhone();
try {
  const context = await phone.context();
  const page = await context.open();
  await logIn(page, site);
  await enterRoom(page, site);
  console.log(
    `${phone.version}, ${cpus().length} × ${cpus()[0].model.trim()}, load ${loadavg()[0].toFixed(2)}, ${rounds} rounds`,
  );
  const seen = [];
  for (let round = 1; round <= rounds; round += 1) {
    const figure = await watchDraw(phone, page);
    seen.push(figure);
    console.error(`round ${round}/${rounds}: ${JSON.stringify(figure)}`);
  }
  console.log('\n| medians | slowest frame ms | frames over 50 ms | frames |');
  console.log('|---|--:|--:|--:|');
  const of = (part, name) => median(seen.map((figure) => figure[part][name]));
  for (const part of ['rest', 'draw'])
    console.log(`| ${part} | ${of(part, 'slowest').toFixed(1)} | ${of(part, 'over')} | ${of(part, 'frames')} |`);
  const holds = of('draw', 'slowest') <= DRAW_FRAME_MOST_MS;
  console.log(`\n${holds ? 'holds ' : 'BROKEN'}  slowest frame of a draw (at most ${DRAW_FRAME_MOST_MS} ms)`);
  const json = option('json', null);
  if (json) writeFileSync(json, JSON.stringify({ at: new Date().toISOString(), rounds, seen }, null, 1));
  process.exitCode = holds ? 0 : 1;
} finally {
  await phone.close();
  stop();
  rmSync(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
