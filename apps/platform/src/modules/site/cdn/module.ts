// The operators' small image CDN on cdn.<site>: the device helper, the frame of pixels and country flags.
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { filesBelow, type ServedFile } from '../../../http/games-files.ts';
import type { Module, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { helperPage, helperPolicy, helperScript } from './device-helper.ts';
import { frameSite } from './frame-site.rules.ts';
import { pixelPage, pixelPolicy, pixelScript } from './pixel-frame.ts';

const HOUR = 'public, max-age=3600';
const WEEK = 'public, max-age=604800';

/** On the site's own host these pages do not exist. */
const onCdnHost = async (request: FastifyRequest): Promise<void> => {
  if (!/^cdn\./i.test(request.host)) throw new Refusal('not.found');
};

const open = (reply: FastifyReply, caching: string): FastifyReply =>
  reply.header('Cache-Control', caching).header('Cross-Origin-Resource-Policy', 'cross-origin');

/** The operator of this CDN host, and the site of theirs that frames a page of it; null for anybody else. */
const embedderOf = (request: FastifyRequest, merchants: PlatformContext['merchants']) => {
  const merchant = merchants.byHost(request.host);
  const referer = request.headers.referer ?? '';
  const embedder = URL.canParse(referer) ? merchants.byHost(new URL(referer).host) : null;
  return { merchant, site: merchant && frameSite({ cdnHost: request.host, merchant, embedder, referer }) };
};

const bindPixels = (app: FastifyInstance, { merchants }: PlatformContext): void => {
  const gate = { onRequest: onCdnHost };
  app.get('/pixels.html', gate, async (request, reply) => {
    const { merchant, site: embedder } = embedderOf(request, merchants);
    const pixels = merchant?.tracking.pixels ?? [];
    const site = pixels.length > 0 ? embedder : null;
    open(reply, 'no-store').header('Content-Security-Policy', pixelPolicy(site, pixels)).header('Vary', 'Referer');
    if (site === null) throw new Refusal('not.found');
    return reply.type('text/html; charset=utf-8').send(pixelPage(site, pixels));
  });
  app.get('/pixels.js', gate, async (_, reply) =>
    open(reply, HOUR).type('text/javascript; charset=utf-8').send(pixelScript),
  );
};

const bindHelper = (app: FastifyInstance, { merchants }: PlatformContext): void => {
  const gate = { onRequest: onCdnHost };
  app.get('/device-helper.html', gate, async (request, reply) => {
    const { site } = embedderOf(request, merchants);
    // The response depends on the page that loads it: no cache may serve one page's response to another.
    open(reply, 'no-store').header('Content-Security-Policy', helperPolicy(site)).header('Vary', 'Referer');
    if (site === null) throw new Refusal('not.found');
    return reply.type('text/html; charset=utf-8').send(helperPage(site));
  });
  app.get('/device-helper.js', gate, async (_, reply) =>
    open(reply, HOUR).type('text/javascript; charset=utf-8').send(helperScript),
  );
};

const bindFlags = (app: FastifyInstance, flags: ReadonlyMap<string, ServedFile>): void => {
  app.get<{ Params: { file: string } }>('/COUNTRY_FLAG/:file', { onRequest: onCdnHost }, async (request, reply) => {
    const file = flags.get(request.params.file);
    if (file === undefined) throw new Refusal('not.found');
    open(reply, WEEK).header('ETag', file.etag).type(file.type);
    return request.headers['if-none-match'] === file.etag ? reply.code(304).send() : reply.send(file.body);
  });
};

export const cdnModule = (platform: PlatformContext) =>
  ({
    name: 'cdn',
    routes: (app) => {
      bindHelper(app, platform);
      bindPixels(app, platform);
      bindFlags(app, filesBelow(join(platform.env.merchantsDir, 'shared/flags')));
    },
  }) satisfies Module;
