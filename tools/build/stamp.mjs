// Hashes the inputs of a build, so that start builds only after a change. Plain Node.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
export const stampFile = join(root, 'dist/stamp');

const sources = [
  'apps',
  'packages',
  'styles',
  'texts',
  'tools/build',
  'tools/build.ts',
  'tools/greeting.ts',
  'tools/all-in-one.ts',
  'package-lock.json',
];

/** The operators' folder that is built: the one that the platform reads at its start. */
export const merchantsFolder = ({ MERCHANTS_DIR } = process.env) => resolve(root, MERCHANTS_DIR || 'merchants');

const left = new Set(['node_modules', 'dist']);
const noSource = /\.(?:test\.tsx?|md)$/;

function* filesOf(path) {
  if (!existsSync(path)) return;
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const file = join(path, entry.name);
    // An operator's shared pictures and mounted keys may be links.
    const found = entry.isSymbolicLink() ? statSync(file, { throwIfNoEntry: false }) : entry;
    if (found?.isDirectory() && !left.has(entry.name)) yield* filesOf(file);
    else if (found?.isFile() && !noSource.test(entry.name)) yield file;
  }
}

/** Hash of every source file's name and content, those of the operators' folder, and of the Node that builds. */
export function sourceStamp(merchants = merchantsFolder()) {
  const hash = createHash('sha256').update(`node ${process.versions.modules}\n`);
  for (const source of [...sources, merchants]) {
    const path = resolve(root, source);
    const files = statSync(path, { throwIfNoEntry: false })?.isFile() ? [path] : [...filesOf(path)];
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
