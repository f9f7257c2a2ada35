// npm run bench: all benches in sequence, with the given options. Exits 1 when one fails.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const options = process.argv.slice(2);
const ofOne = options.find((word) => word === '--only' || word === '--json');
if (ofOne) {
  console.error(
    `${ofOne} belongs to one bench: npm run bench:page, bench:scroll, bench:draw, bench:lobby, bench:platform, bench:chat, bench:site or bench:probe`,
  );
  process.exit(2);
}
const codes = [
  'run.mjs',
  'scroll.mjs',
  'draw.mjs',
  'lobby.mjs',
  'platform.mjs',
  'chat.mjs',
  'site.mjs',
  'probe.mjs',
].map(
  (file) => spawnSync(process.execPath, [join(import.meta.dirname, file), ...options], { stdio: 'inherit' }).status,
);
process.exit(codes.every((code) => code === 0) ? 0 : 1);
