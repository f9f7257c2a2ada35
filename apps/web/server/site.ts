// The site's front door: which part answers a request. One place, in a written order.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { sendAnswer, sendText } from './answer.ts';
import type { Backend } from './backend.ts';
import type { SiteEnv } from './env.ts';
import { answerFile, type Files } from './files.ts';
import { type Asked, answerMachine, type MachineDeps } from './machine.ts';
import { failureAnswer, newReference, notFoundAnswer, oldBrowserAnswer, type Speaker } from './notices.ts';
import { OLD_BROWSER_PATH } from './old-browser.ts';
import { type Operator, operatorOf } from './operators.ts';
import { languageOf, type Pages } from './pages.ts';
import { passOn } from './proxy.ts';
import { robotsText, sitemapXml } from './robots.ts';
import { redacted } from './site-log.ts';
import type { RequestKind } from './site-metrics.ts';
import type { SiteTexts } from './site-texts.ts';
import { isSubHost, type Visitor, visitorOf } from './visitor.ts';

export interface SiteDeps extends MachineDeps {
  readonly env: SiteEnv;
  readonly backend: Backend;
  readonly files: Files;
  readonly operators: readonly Operator[];
  readonly pages: Pages;
  readonly texts: SiteTexts;
  readonly log: Logger;
}

/** Paths that the back end answers on the site's own host. */
const backendPath = /^\/(?:wps|games|demo)(?:\/|$|\?)/;

const redirect = (response: ServerResponse, location: string): void => {
  response.writeHead(308, { location, 'cache-control': 'public, max-age=3600', 'content-length': 0 }).end();
};

const origin = ({ scheme, host }: Visitor): string => `${scheme}://${host}`;

/** Answers what has a fixed text or file; false when a page is wanted. */
function answerFixed(asked: Asked, visitor: Visitor, operator: Operator, files: Files): boolean {
  const { request, response, path, search } = asked;
  const file =
    files.get(path) ?? (path === '/favicon.ico' ? files.get(`/m/brand/${operator.code}/favicon.ico`) : undefined);
  const cache = { 'cache-control': 'public, max-age=3600' };
  if (file) answerFile(request, response, file);
  else if (path === '/' || path === '/m') redirect(response, `/m/${search}`);
  else if (path === '/robots.txt') sendText(request, response, 200, robotsText(origin(visitor), visitor.host), cache);
  else if (path === '/sitemap.xml')
    sendText(request, response, 200, sitemapXml(origin(visitor), visitor.host), {
      ...cache,
      'content-type': 'application/xml; charset=utf-8',
    });
  else return false;
  return true;
}

/** Answers with a page, whatever goes wrong. */
async function answerPage(
  { request, response, path, search }: Asked,
  visitor: Visitor,
  operator: Operator,
  deps: SiteDeps,
): Promise<void> {
  const { pages, texts, log } = deps;
  const asked = {
    visitor,
    operator,
    path,
    query: new URLSearchParams(search),
    cookie: request.headers.cookie,
    acceptLanguage: request.headers['accept-language'],
  };
  const language = languageOf(asked, null);
  const speaker: Speaker = { operator, language, text: texts(language) };
  if (path === OLD_BROWSER_PATH) return sendAnswer(request, response, oldBrowserAnswer(speaker));
  if (!path.startsWith('/m/') || path.startsWith('/m/assets/') || path.startsWith('/m/brand/'))
    return sendAnswer(request, response, notFoundAnswer(speaker));
  try {
    await sendAnswer(request, response, await pages(asked));
  } catch (error) {
    const reference = newReference();
    log.error({ err: error, reference, url: redacted(path + search) }, 'page failed');
    if (!response.headersSent) await sendAnswer(request, response, failureAnswer(speaker, reference));
    else response.destroy();
  }
}

/** Finds who answers, and lets them. Answers which kind of request it was. */
async function route(request: IncomingMessage, response: ServerResponse, deps: SiteDeps): Promise<RequestKind> {
  const url = request.url ?? '';
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const asked: Asked = { request, response, path, search: at < 0 ? '' : url.slice(at) };
  if (await answerMachine(asked, deps)) return 'other';

  const visitor = visitorOf(request, deps.env.trustedHops, deps.env.regionHeader);
  if (!visitor || !path.startsWith('/')) {
    sendText(request, response, 400, 'bad request\n');
    return 'other';
  }
  if (isSubHost(visitor.host) || backendPath.test(path)) {
    await passOn(deps.backend, visitor, (language) => deps.texts(language)('faultMessage'), request, response);
    return 'proxy';
  }
  if (request.method === 'POST' && path.startsWith('/m/')) {
    // A form sent before the page's code was there: the page again. What was typed is not read, nor kept.
    response.writeHead(303, { location: path, 'cache-control': 'no-store', connection: 'close' }).end();
    return 'page';
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(request, response, 405, 'method not allowed\n', { allow: 'GET, HEAD' });
    return 'other';
  }
  const operator = operatorOf(deps.operators, visitor, deps.env.port);
  if (!operator) {
    sendText(request, response, 421, 'No site answers to this host.\n');
    return 'other';
  }
  if (answerFixed(asked, visitor, operator, deps.files)) return 'file';
  await answerPage(asked, visitor, operator, deps);
  return 'page';
}

/** The request listener of the site. */
export const createSite =
  (deps: SiteDeps) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const { log, metrics } = deps;
    const began = performance.now();
    let kind: RequestKind = 'other';
    metrics.openRequests(1);
    response.on('close', () => {
      const ms = performance.now() - began;
      metrics.openRequests(-1);
      metrics.request(kind, response.statusCode, ms / 1000);
      const { method, url = '', headers } = request;
      log.info({
        kind,
        method,
        url: redacted(url),
        host: headers.host,
        status: response.statusCode,
        ms: Math.round(ms * 10) / 10,
      });
    });
    route(request, response, deps).then(
      (answered) => {
        kind = answered;
      },
      (error: unknown) => {
        log.error({ err: error, url: redacted(request.url ?? '') }, 'request failed');
        if (response.headersSent) response.destroy();
        else sendText(request, response, 500, 'internal error\n');
      },
    );
  };
