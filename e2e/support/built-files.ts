// Files of the browser's build by the names they have at home: their addresses are hashes.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly name?: string;
}

/** Tells whether a URL is that of a file whose name, or whose source, matches. */
export function isBuilt(name: RegExp): (address: string) => boolean {
  const path = resolve(import.meta.dirname, '../../dist/web/client/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, Chunk>>;
  const files = Object.entries(manifest).flatMap(([source, chunk]) =>
    name.test(source) || name.test(chunk.name ?? '') ? chunk.file : [],
  );
  if (files.length === 0) throw new Error(`The build has no file named ${name}.`);
  return (address) => files.some((file) => address.endsWith(file));
}
