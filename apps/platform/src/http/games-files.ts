// Files of the built games and of brands: read once, compressed on demand, named by their hash.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export interface ServedFile {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
  readonly brotli: Buffer | null;
  readonly gzip: Buffer | null;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};
const BROTLI_QUALITY = 9;
const ETAG_LENGTH = 20;

const compressible = (type: string): boolean => !/png|webp/.test(type);

/** Compressed forms that the build has made already, with more effort than a start can take. */
interface Compressed {
  readonly brotli?: Buffer | undefined;
  readonly gzip?: Buffer | undefined;
}

/** A file with this content; its name says what it is. */
export const fileOf = (name: string, body: Buffer, { brotli, gzip }: Compressed = {}): ServedFile => {
  const type = types[extname(name)] ?? 'application/octet-stream';
  const small = compressible(type);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const asBrotli = once(() => (small ? (brotli ?? brotliCompressSync(body, { params })) : null));
  const asGzip = once(() => (small ? (gzip ?? gzipSync(body)) : null));
  return {
    type,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, ETAG_LENGTH)}"`,
    body,
    get brotli() {
      return asBrotli();
    },
    get gzip() {
      return asGzip();
    },
  };
};

/**
 * All files together take half a second to compress: no start waits for that, and few files are requested in both
 * forms.
 */
const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** Compressed forms come in place of their file only; source maps are for the operator alone. */
const NOT_SERVED = /\.(?:br|gz|map)$/;

const read = (path: string): Buffer | undefined => (existsSync(path) ? readFileSync(path) : undefined);

/** Every file to serve below a folder by its path with slashes; empty when the folder is not there. */
export const filesBelow = (folder: string): ReadonlyMap<string, ServedFile> => {
  if (!existsSync(folder)) return new Map();
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile() && !NOT_SERVED.test(entry.name));
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const compressed = { brotli: read(`${path}.br`), gzip: read(`${path}.gz`) };
      return [relative(folder, path).split(sep).join('/'), fileOf(entry.name, readFileSync(path), compressed)];
    }),
  );
};

const ART_URL = /url\(\s*["']?(?:\.\/)?art\/([A-Za-z0-9_-]+\.(?:svg|png|webp))["']?\s*\)/g;

/** An operator's tokens with the addresses of its art made absolute and tied to what the art contains. */
export const brandSheet = (tokens: string, versionOf: (art: string) => string): ServedFile =>
  fileOf(
    'brand.css',
    Buffer.from(tokens.replaceAll(ART_URL, (_, art: string) => `url(/games/art/${art}?v=${versionOf(art)})`)),
  );
