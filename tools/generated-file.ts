// A file that a tool writes: `--write` writes it, without the flag the tool says whether it is fresh.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Writes the file, or tells in one sentence why what stands there is not what the code says now. */
export function keepFile(path: string, text: string, write: boolean): string | null {
  const place = resolve(root, path);
  if (write) {
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
    return null;
  }
  const fresh = existsSync(place) && readFileSync(place, 'utf8') === text;
  return fresh ? null : `${path} is stale: run npm run docs and commit it`;
}
