// Hashes the inputs of a build, so that start builds only after a change. Plain Node.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
export const stampFile = join(root, 'dist/stamp');

const sources = [
  'apps',
  'packages',
  'merchants',
  'styles',
  'texts',
  'tools/build',
  'tools/build.ts',
  'tools/greeting.ts',
  'tools/all-in-one.ts',
  'package-lock.json',
];
const left = new Set(['node_modules', 'dist']);
const noSource = /\.(?:test\.tsx?|md)$/;

function* filesOf(path) {
  if (!existsSync(path)) return;
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.isDirectory() && !left.has(entry.name)) yield* filesOf(join(path, entry.name));
    else if (entry.isFile() && !noSource.test(entry.name)) yield join(path, entry.name);
  }
}

/** Hash of every source file's name and content, and of the Node that builds. */
export function sourceStamp() {
  const hash = createHash('sha256').update(`node ${process.versions.modules}\n`);
  for (const source of sources) {
    const path = join(root, source);
    const files = /\.\w+$/.test(source) ? [path] : [...filesOf(path)];
    for (const file of files) {
      if (!existsSync(file)) continue;
      const content = readFileSync(file);
      hash.update(`${relative(root, file).split(sep).join('/')} ${content.length}\n`).update(content);
    }
  }
  return hash.digest('hex');
}

/** True when dist/ was built from exactly these sources. */
export const isFresh = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceStamp();
