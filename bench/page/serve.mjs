// Serves static baselines: compressed once (brotli 11, gzip 9), hashed names immutable.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};
const HASHED = /[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$|(^|\/)assets\//;

function load(root) {
  const files = new Map();
  for (const entry of readdirSync(root, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const body = readFileSync(path);
    const name = `/${relative(root, path)}`;
    files.set(name, {
      type: TYPES[extname(name)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
      cache: extname(name) !== '.html' && HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      gzip: gzipSync(body, { level: 9 }),
      body,
    });
  }
  return files;
}

/** Serves one folder on a free loopback port; answers its address and how to stop it. */
export async function serve(root) {
  const files = load(root);
  const server = http.createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    const path = new URL(request.url, 'http://x').pathname;
    const file = files.get(path.endsWith('/') ? `${path}index.html` : path);
    if (!file) return response.writeHead(404).end();
    const head = { 'content-type': file.type, etag: file.etag, 'cache-control': file.cache, vary: 'accept-encoding' };
    if (request.headers['if-none-match'] === file.etag) return response.writeHead(304, head).end();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
    const body = encoding ? file[encoding] : file.body;
    if (encoding) head['content-encoding'] = encoding;
    response.writeHead(200, { ...head, 'content-length': body.length }).end(body);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://localhost:${server.address().port}/`, close: () => server.close() };
}
