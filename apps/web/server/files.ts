// The files of the build: hashed ones cached for ever, an operator's pictures for an hour.
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodingOf, sendText } from './answer.ts';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/** Everything that the bundler names, and a picture with a hash in its name: `koi.8f3a-c.svg`. */
const immutable = /[\\/]assets[\\/]|\.[\w-]{6}\.[a-z0-9]+(?:\.(?:br|gz))?$/;
const picture = /\.svg(?:\.(?:br|gz))?$/;
const script = /\.js(?:\.(?:br|gz))?$/;

/** Pictures get a policy of their own, so that an SVG opened by itself can do nothing. */
const headersOf = (path: string) => ({
  'x-content-type-options': 'nosniff',
  'cache-control': immutable.test(path) ? YEAR : HOUR,
  'cross-origin-resource-policy': 'same-site',
  vary: 'accept-encoding',
  // As RFC 9239 names it, in UTF-8 as the pages are: each byte of a header counts for every script.
  ...(script.test(path) && { 'content-type': 'text/javascript' }),
  ...(picture.test(path) && { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" }),
});

/** A file that never changes needs no tag. */
const setHeaders = (reply: FastifyReply, path: string): void => {
  if (immutable.test(path)) reply.removeHeader('etag');
  reply.headers(headersOf(path));
};

/** Neither the compressed forms by themselves, nor source maps, nor what the build notes for itself. */
const isOwnFile = (path: string): boolean => !/\.(?:br|gz|map)$|(?:^|\/)\./.test(path);

/** Paths of all that a folder holds, as addresses have them. While one develops there is no folder of code: the bundler answers. */
const pathsIn = (root: string): ReadonlySet<string> =>
  new Set(
    (existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : [])
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/')),
  );

/** Types of the files that the build names by their content; any other file is read anew for each request. */
const keptTypes = new Map([
  ['.js', 'text/javascript'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
]);

const endings = { br: '.br', gzip: '.gz' } as const;

interface KeptAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Promise<Buffer>;
}

/**
 * The answers of files that never change, in the form that a request takes; null for any other file. Each form is read once: to open, read and close a
 * file costs several times what it costs to send it. All of them together are as large as the folder, which is the build's.
 */
function keptAnswersOf(prefix: string, root: string, paths: ReadonlySet<string>) {
  const kept = new Map<string, KeptAnswer>();
  return (name: string, accepted: string | undefined): KeptAnswer | null => {
    const type = keptTypes.get(extname(name));
    if (type === undefined || !immutable.test(prefix + name)) return null;
    const wanted = encodingOf(accepted);
    const encoding = wanted && paths.has(name + endings[wanted]) ? wanted : null;
    const form = name + (encoding ? endings[encoding] : '');
    const found = kept.get(form);
    if (found !== undefined) return found;
    const answer = {
      headers: { ...headersOf(prefix + name), 'content-type': type, ...(encoding && { 'content-encoding': encoding }) },
      bytes: readFile(join(root, form)),
    };
    kept.set(form, answer);
    // What could not be read is tried again.
    answer.bytes.catch(() => kept.delete(form));
    return answer;
  };
}

/**
 * Serves the files of the build in `web`, with the compressed forms that the build made. Only files that are there at the start exist. One route serves
 * a folder: one for each of its thousand files would make every start half a second longer.
 * @param codeOf the operator of a request, for the icon that browsers ask for by themselves
 */
export async function registerFiles(
  app: FastifyInstance,
  web: string,
  codeOf: (request: FastifyRequest) => string | null,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: web,
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders,
  });
  const brand = join(web, 'brand');
  const folders = { '/m/assets/': join(web, 'client/assets'), '/m/brand/': brand };
  for (const [prefix, root] of Object.entries(folders)) {
    const paths = pathsIn(root);
    const keptAnswer = keptAnswersOf(prefix, root, paths);
    app.get<{ Params: { '*': string } }>(`${prefix}*`, async ({ params, headers }, reply) => {
      const name = params['*'];
      // No page in place of a file, and nothing that a cache keeps: the next try may find it.
      if (!paths.has(name) || !isOwnFile(name)) return sendText(reply, 404, 'not found\n');
      const kept = keptAnswer(name, headers['accept-encoding']);
      return kept === null ? reply.sendFile(name, root) : reply.headers(kept.headers).send(await kept.bytes);
    });
  }
  app.get('/favicon.ico', (request, reply) => {
    const code = codeOf(request);
    return code === null ? reply.callNotFound() : reply.sendFile(`${code}/favicon.ico`, brand);
  });
}
