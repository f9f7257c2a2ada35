// The site's own addresses: pages, files for search engines, redirects, unknown addresses.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { sendAnswer, sendText } from './answer.ts';
import { failureAnswer, newReference, notFoundAnswer, oldBrowserAnswer, type Speaker } from './notices.ts';
import { OLD_BROWSER_PATH } from './old-browser.ts';
import type { FindSite, Site } from './operators.ts';
import { languageOf, type PageRequest, type Pages } from './pages.ts';
import { robotsText, sitemapXml } from './robots.ts';
import { carriesSecret, withoutSecrets } from './security-headers.ts';
import { redacted } from './site-log.ts';
import type { SiteTexts } from './site-texts.ts';
import type { ReadVisitor, Visitor } from './visitor.ts';

const HOUR = { 'cache-control': 'public, max-age=3600' };
/** What carries a session or a code is in no cache, and no other site reads it. */
const NOT_KEPT = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
const READING = 'GET, HEAD';

const originOf = ({ scheme, host }: Visitor): string => `${scheme}://${host}`;

const splitAddress = (url: string): { readonly path: string; readonly search: string } => {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, search: '' } : { path: url.slice(0, at), search: url.slice(at) };
};

/** A visitor at a site of ours. */
interface Arrival extends Site {
  readonly visitor: Visitor;
}

type Answerer = (
  request: FastifyRequest,
  reply: FastifyReply,
  arrival: Arrival,
) => FastifyReply | Promise<FastifyReply>;

export interface PageRoutesDeps {
  readonly pages: Pages;
  readonly texts: SiteTexts;
  readonly log: Pick<Logger, 'error'>;
  readonly findSite: FindSite;
  readonly visitorFor: ReadVisitor;
}

/** Adds the routes of pages and of what stands beside them. */
export function registerPages(app: FastifyInstance, deps: PageRoutesDeps): void {
  const { pages, texts, log, findSite, visitorFor } = deps;

  /** Runs `answer` where the visitor is at a site of ours. */
  const atSite =
    (answer: Answerer) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const visitor = visitorFor(request.raw);
      const site = visitor && findSite(visitor);
      if (!visitor || !site) return sendText(reply, 421, 'No site answers to this host.\n');
      return answer(request, reply, { ...site, visitor });
    };

  const pageRequest = ({ raw, headers }: FastifyRequest, { visitor, operator, isKnown }: Arrival): PageRequest => {
    const { path, search } = splitAddress(raw.url ?? '');
    const query = new URLSearchParams(search);
    return {
      visitor,
      operator,
      isKnown,
      path,
      query,
      cookie: headers.cookie,
      acceptLanguage: headers['accept-language'],
    };
  };

  const speakerOf = (incoming: PageRequest): Speaker => {
    const language = languageOf(incoming, null);
    return {
      operator: incoming.operator,
      text: texts(language),
      english: texts('EN'),
      services: pages.services(incoming.operator),
    };
  };

  const page: Answerer = async (request, reply, arrival) => {
    const incoming = pageRequest(request, arrival);
    try {
      const { answer, reusable } = await pages.answer(incoming);
      if (reusable) await pages.quick.cacheAnswer(request, incoming.visitor, reusable);
      return await sendAnswer(request, reply, answer);
    } catch (error) {
      const reference = newReference();
      log.error({ err: error, reference, url: redacted(request.raw.url ?? '') }, 'page failed');
      return sendAnswer(request, reply, failureAnswer(speakerOf(incoming), reference));
    }
  };
  const notice =
    (answerOf: typeof notFoundAnswer): Answerer =>
    (request, reply, arrival) =>
      sendAnswer(request, reply, answerOf(speakerOf(pageRequest(request, arrival))));
  const nothing = notice(notFoundAnswer);

  const get = (url: string, answer: Answerer, kind: 'page' | 'file' = 'page') =>
    app.get(url, { config: { kind } }, atSite(answer));

  const home: Answerer = (request, reply) => {
    const { search } = splitAddress(request.raw.url ?? '');
    const caching = carriesSecret(new URLSearchParams(search)) ? NOT_KEPT : HOUR;
    return reply.headers(caching).redirect(`/m/${search}`, 308);
  };
  for (const url of ['/', '/m']) get(url, home);
  get(
    '/robots.txt',
    (_, reply, { visitor }) => sendText(reply, 200, robotsText(originOf(visitor), visitor.host), HOUR),
    'file',
  );
  get(
    '/sitemap.xml',
    (_, reply, { visitor }) =>
      sendText(reply, 200, sitemapXml(originOf(visitor), visitor.host), {
        ...HOUR,
        'content-type': 'application/xml; charset=utf-8',
      }),
    'file',
  );
  get(OLD_BROWSER_PATH, notice(oldBrowserAnswer));
  const slowPage = atSite(page);
  app.get('/m/*', { config: { kind: 'page' } }, (request, reply) => {
    const visitor = visitorFor(request.raw);
    if (visitor && pages.quick.send(request, reply, visitor)) return reply;
    return slowPage(request, reply);
  });

  // A form that was sent before the page's code had loaded shows the page again. The server neither reads nor keeps
  // its fields.
  app.post('/m/*', { config: { kind: 'page' } }, (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-store', connection: 'close' })
      .redirect(withoutSecrets(request.raw.url ?? ''), 303),
  );
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return atSite(nothing)(request, reply);
    return sendText(reply, 405, 'method not allowed\n', { allow: READING });
  });
}
