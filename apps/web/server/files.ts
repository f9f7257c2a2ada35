// Files that never change under their name: read once at start with their compressed twins, answered from memory.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/** A name with a hash in it: `home-8f3a91c2.js`, `koi.8f3a91c2.svg`. */
const hashed = /[.-][A-Za-z0-9_-]{8}\.[a-z0-9]+$/;

interface KeptFile {
  readonly type: string;
  readonly etag: string;
  readonly cache: string;
  readonly plain: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

export type Files = ReadonlyMap<string, KeptFile>;

const twin = (path: string): Buffer | null => (existsSync(path) ? readFileSync(path) : null);

/** Reads a folder; `base` is the address of the folder, with a slash at its end. */
export function readFiles(folder: string, base: string): Files {
  const files = new Map<string, KeptFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const type = types[extname(entry.name)];
    // `path` is what Node 20 before 20.12 calls `parentPath`.
    const path = join(entry.parentPath ?? entry.path, entry.name);
    if (!entry.isFile() || !type || path.includes(`${sep}.vite${sep}`)) continue;
    const plain = readFileSync(path);
    files.set(base + relative(folder, path).split(sep).join('/'), {
      type,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`,
      cache: hashed.test(entry.name) ? YEAR : HOUR,
      plain,
      br: twin(`${path}.br`),
      gzip: twin(`${path}.gz`),
    });
  }
  return files;
}

/** The compression a request takes, best first. */
export function encodingOf(accepted: string | string[] | undefined): 'br' | 'gzip' | null {
  const names = String(accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}

/** True when the visitor already holds the answer with this tag. */
export const holds = (request: IncomingMessage, etag: string): boolean =>
  String(request.headers['if-none-match'] ?? '')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');

/** Answers a file. Pictures get a policy of their own, so that an SVG opened by itself can do nothing. */
export function answerFile(request: IncomingMessage, response: ServerResponse, file: KeptFile): void {
  const encoding = encodingOf(request.headers['accept-encoding']);
  const squeezed = encoding ? file[encoding] : null;
  const headers: Record<string, string | number> = {
    'x-content-type-options': 'nosniff',
    'content-type': file.type,
    'cache-control': file.cache,
    etag: file.etag,
    'cross-origin-resource-policy': 'same-site',
    ...(file.br && { vary: 'accept-encoding' }),
    ...(file.type === 'image/svg+xml' && {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    }),
  };
  if (holds(request, file.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = squeezed ?? file.plain;
  if (squeezed && encoding) headers['content-encoding'] = encoding;
  response.writeHead(200, { ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
