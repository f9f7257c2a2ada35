// Serves the built games on games.<site> and the chat on chat.<site>, or in a sandbox under /games/ on a single host.
// The sandbox keeps them from the site's session. No page contains a member's data.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACK_LANGUAGE, isLanguageCode, type LanguageCode, languages } from '@foyer/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brandSheet, filesBelow, type ServedFile } from '../../../http/games-files.ts';
import { sendFile } from '../../../http/send-file.ts';
import type { Merchants } from '../../../merchants/live.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import { Refusal } from '../../../refusal.ts';
import { siteHost } from './game-address.rules.ts';
import { type ServedPage, servedPages } from './game-pages.table.ts';

export interface GamesSite {
  /** Folder of the built games. */
  readonly gamesDir: string;
  /** Folder with one folder for each operator, and shared/ beside them. */
  readonly merchantsDir: string;
  readonly merchants: Merchants;
  /** Shows the line that says so on each page of a game. */
  readonly demo: boolean;
}

const YEAR = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';
const BRIEF = 'public, max-age=300';

/** Hashes of what stands in a built page as a script: what brings back the page's own files has none that could be lost. */
const inlineScripts = (page: string): string[] =>
  [...page.matchAll(/<script>([^<]*)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** Everything from the own origin, nothing inline but what was built, no markup from text. */
const policy = (request: FastifyRequest, sandboxed: boolean, scripts: readonly string[]): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${request.protocol}://${siteHost(request.host)}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(sandboxed ? ['sandbox allow-scripts allow-forms'] : []),
  ].join('; ');

const isOnHost = (request: FastifyRequest, host: ServedPage['host']): boolean =>
  request.host.toLowerCase().startsWith(`${host}.`);

/** The page in the language of its address: its first paint runs the right way, and its texts are on their way with its code. */
const inLanguage = (page: string, language: unknown, textsOf: (language: LanguageCode) => string | null): string => {
  if (!isLanguageCode(language)) return page;
  const { tag, dir } = languages[language];
  const texts = textsOf(language);
  return page
    .replace('<html lang="en" dir="ltr">', `<html lang="${tag}" dir="${dir}">`)
    .replace(
      '</head>',
      texts === null ? '</head>' : `  <link rel="modulepreload" crossorigin href="${texts}">\n  </head>`,
    );
};

/** Returns the URL of a language's texts for a page: a chunk named after the language, or that of English. */
const textsBeside = (files: ReadonlyMap<string, ServedFile>, page: string) => (language: LanguageCode) => {
  const chunkOf = (code: LanguageCode) => [...files.keys()].find((path) => path.startsWith(`assets/${code}.`));
  const chunk = chunkOf(language) ?? chunkOf(FALLBACK_LANGUAGE);
  return chunk === undefined ? null : `${'../'.repeat(page.split('/').length)}${chunk}`;
};

type TextsOf = (language: LanguageCode) => string | null;

const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  { file: page, host }: { readonly file: ServedFile; readonly host: ServedPage['host'] },
  textsOf: TextsOf,
): FastifyReply => {
  // The chat's `language` is that of a chat service, which has fewer of them.
  const { language, ui = language } = request.query as { language?: unknown; ui?: unknown };
  const text = page.body.toString('utf8');
  return reply
    .header('Content-Security-Policy', policy(request, !isOnHost(request, host), inlineScripts(text)))
    .header('Cache-Control', REVALIDATED)
    .header('Referrer-Policy', 'no-referrer')
    .header('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()')
    .type(page.type)
    .send(inLanguage(text, ui, textsOf));
};

/** Read by the games' styles: the line is there at the first paint, before any code. */
const DEMO_TOKENS = '\n:root { --demo-line: block; }\n';

/** An operator's brand: its tokens as one sheet, its own art before the shared one. */
const brandOf = (merchant: Merchant, shared: ReadonlyMap<string, ServedFile>, demo: boolean) => {
  const own = filesBelow(join(merchant.folder, 'art'));
  const art = (name: string): ServedFile | null => own.get(name) ?? shared.get(name) ?? null;
  const versionOf = (name: string): string => art(name)?.etag.replaceAll('"', '') ?? '0';
  const tokens = readFileSync(join(merchant.folder, 'tokens.css'), 'utf8') + (demo ? DEMO_TOKENS : '');
  return { art, sheet: brandSheet(tokens, versionOf) };
};

/** Adds the routes of the games to the platform's server. */
export const bindGamesSite = (app: FastifyInstance, { gamesDir, merchantsDir, merchants, demo }: GamesSite): void => {
  const shared = filesBelow(join(merchantsDir, 'shared', 'art'));
  const brands = new Map(merchants.all.map((merchant) => [merchant.code, brandOf(merchant, shared, demo)]));
  let built = filesBelow(gamesDir);

  const builtFile = (path: string): ServedFile => {
    if (built.size === 0) built = filesBelow(gamesDir);
    const file = built.get(path);
    if (file === undefined) throw new Refusal('not.found');
    return file;
  };
  const brandFor = (request: FastifyRequest) => {
    const brand = brands.get(merchants.byHost(request.host)?.code ?? '');
    if (brand === undefined) throw new Refusal('merchant.unknown');
    return brand;
  };
  const onlyOn =
    (...hosts: readonly ServedPage['host'][]) =>
    async (request: FastifyRequest): Promise<void> => {
      if (!hosts.some((host) => isOnHost(request, host))) throw new Refusal('not.found');
    };

  app.get('/games/brand.css', (request, reply) => sendFile(request, reply, brandFor(request).sheet, BRIEF));
  const sendArt = (request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply => {
    const file = brandFor(request).art(name);
    if (file === null) throw new Refusal('not.found');
    const { v } = request.query as { v?: unknown };
    return sendFile(request, reply, file, v === undefined ? BRIEF : YEAR);
  };
  app.get<{ Params: { name: string } }>('/games/art/:name', (request, reply) =>
    sendArt(request, reply, request.params.name),
  );
  app.get<{ Params: { set: string; name: string } }>('/games/art/:set/:name', (request, reply) =>
    sendArt(request, reply, `${request.params.set}/${request.params.name}`),
  );

  for (const prefix of ['', '/games']) {
    const gateOf = (...hosts: readonly ServedPage['host'][]) => (prefix === '' ? { onRequest: onlyOn(...hosts) } : {});
    app.get<{ Params: { file: string } }>(`${prefix}/assets/:file`, gateOf('games', 'chat'), (request, reply) =>
      sendFile(request, reply, builtFile(`assets/${request.params.file}`), YEAR),
    );
    for (const { page, host } of servedPages) {
      const gate = gateOf(host);
      app.get(`${prefix}/${page}/`, gate, (request, reply) =>
        sendPage(request, reply, { file: builtFile(`${page}/index.html`), host }, textsBeside(built, page)),
      );
      app.get(`${prefix}/${page}`, gate, (request, reply) => {
        const query = request.url.indexOf('?');
        return reply.redirect(`${prefix}/${page}/${query < 0 ? '' : request.url.slice(query)}`, 308);
      });
    }
  }
  app.get('/', { onRequest: onlyOn('games') }, async (request, reply) => {
    return reply.redirect(`${request.protocol}://${siteHost(request.host)}/m/home`, 302);
  });
};
