// `npm run stack -- < stack.txt`: prints a browser's stack with files and lines of the sources.
// `--maps DIR` names the folder with the maps of that build; the default is dist/.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { resolveStack } from './stack/resolve-stack.ts';
import { openSourceMaps } from './stack/source-maps.ts';

const STDIN = 0;
const { values } = parseArgs({ options: { maps: { type: 'string' } } });
const folder = resolve(values.maps ?? join(import.meta.dirname, '../dist/maps'));
const maps = openSourceMaps(folder);

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

if (maps.count === 0) {
  fail(`There are no source maps in ${folder}: npm run build writes them to dist/maps, --maps names another folder.`);
} else {
  if (process.stdin.isTTY) process.stderr.write('Paste the stack, then press Ctrl-D on a line of its own.\n');
  const { text, unknown } = resolveStack(readFileSync(STDIN, 'utf8'), maps);
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
  if (unknown.length > 0)
    fail(`${folder} has no source maps for the version of ${unknown.join(', ')}: name its folder with --maps.`);
}
