// Serves our captcha script at the vendor's addresses: a loader, and the rest under hashed names.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { filesBelow, type ServedFile } from '../../../http/games-files.ts';
import { sendFile } from '../../../http/send-file.ts';
import { Refusal } from '../../../refusal.ts';

/** Three doors for one thing: pages try the next one when a door does not answer. */
const servers = ['s1', 's2', 's3'];
/** Address below a server → file of the build. */
const loaders: Readonly<Record<string, string>> = {
  '/static/js/gt.0.4.9.js': 'gt.js',
  '/v4/gt4.js': 'gt4.js',
};
const LOADER_CACHING = 'public, max-age=300, stale-while-revalidate=86400';
const FILE_CACHING = 'public, max-age=31536000, immutable';

export const bindScripts = (app: FastifyInstance, captchaDir: string): void => {
  let built = filesBelow(captchaDir);
  const fileOf = (name: string): ServedFile => {
    if (built.size === 0) built = filesBelow(captchaDir);
    const file = built.get(name);
    if (file === undefined) throw new Refusal('not.found');
    return file;
  };
  const config = { call: 'captcha.script', publicFile: true } as const;
  for (const server of servers) {
    const base = `/wps/captcha/${server}`;
    for (const [path, name] of Object.entries(loaders)) {
      app.get(base + path, { config }, (request, reply) => sendFile(request, reply, fileOf(name), LOADER_CACHING));
    }
    app.get(`${base}/files/:name`, { config }, (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
      if (Object.values(loaders).includes(request.params.name)) throw new Refusal('not.found');
      return sendFile(request, reply, fileOf(request.params.name), FILE_CACHING);
    });
  }
};
