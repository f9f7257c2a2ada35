// A page request from address to answer: settings, language, gate, the shared page, and what is said when one of them fails.
import { type LanguageCode, languages, type Settings } from '@foyer/contract';
import { chooseLanguage } from '../src/shell/i18n/language.rules.ts';
import { isIndexed } from '../src/shell/navigation/indexing.ts';
import { routeOf, routes } from '../src/shell/navigation/routes.ts';
import { type Service, servicesOf } from '../src/shell/services/services.rules.ts';
import type { Outcome } from '../src/shell/shell.ts';
import type { Answer } from './answer.ts';
import type { Backend } from './backend.ts';
import type { ClientBuild } from './client-build.ts';
import { acceptedTags, savedLanguage } from './cookies.ts';
import { askGate } from './gate.ts';
import { maintenanceAnswer, regionAnswer, type Speaker, unreachableAnswer } from './notices.ts';
import type { Operator } from './operators.ts';
import type { Renderer } from './renderer.ts';
import { carriesSecret, pageHeaders } from './security-headers.ts';
import { sendFor } from './send.ts';
import { documentAt, drawPage, ownQuery, type SharedPage, searchOf } from './shared-page.ts';
import type { SiteTexts } from './site-texts.ts';
import { createStaleCache } from './stale-cache.ts';
import type { Visitor } from './visitor.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** Settings change seldom; an operator sees a change after seconds. */
const settingsAges = { freshMs: 5 * SECOND, staleMs: 60 * SECOND, lastResortMs: DAY, maxEntries: 256 };
/** Pages are shared for moments: a draw is due each minute. A stale one is better than none while the back end is down. */
const pageAges = { freshMs: 2 * SECOND, staleMs: 20 * SECOND, lastResortMs: DAY, maxEntries: 2_000 };

/** What a cache between us and the visitor may do with a page. */
const SHARED = 'public, max-age=0, s-maxage=2, stale-while-revalidate=20, stale-if-error=86400';
const RETRY_AFTER_SECONDS = '5';

export interface PageRequest {
  readonly visitor: Visitor;
  readonly operator: Operator;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
}

export interface PagesDeps {
  readonly backend: Backend;
  readonly build: ClientBuild;
  readonly renderer: Renderer;
  readonly texts: SiteTexts;
  readonly now: () => number;
  /** Told of every page that had to be made. */
  readonly pageMade: (key: string) => void;
}

export type Pages = (request: PageRequest) => Promise<Answer>;

/** LA-01 for a page: the cookie, the browser's header, the operator. */
export const languageOf = (
  { operator, cookie, acceptLanguage }: Pick<PageRequest, 'operator' | 'cookie' | 'acceptLanguage'>,
  settings: Settings | null,
): LanguageCode =>
  chooseLanguage({
    saved: savedLanguage(cookie),
    browser: acceptedTags(acceptLanguage),
    offered: settings?.languages ?? operator.languages,
    fallback: settings?.defaultLanguage ?? operator.defaultLanguage,
  });

function pageAnswer({ build, texts }: PagesDeps, page: SharedPage, { visitor, path, query }: PageRequest): Answer {
  const { route, language } = page.state;
  const place = {
    origin: `${visitor.scheme}://${visitor.host}`,
    canonicalPath: routes[route].paths[0] + searchOf(page.state.query),
    indexed: page.status === 200 && isIndexed(visitor.host, path),
  };
  const { policy, body } = documentAt(build, texts(language), page, place);
  const shared = page.status !== 503 && !carriesSecret(query);
  return {
    status: page.status,
    headers: {
      ...pageHeaders(policy, query, visitor.scheme),
      'content-language': languages[language].tag,
      vary: 'accept-encoding, accept-language, cookie',
      'cache-control': shared ? SHARED : 'no-store',
      ...(shared && { etag: body.etag }),
      ...(page.status === 503 && { 'retry-after': RETRY_AFTER_SECONDS }),
    },
    body,
  };
}

const servicesIn = (settings: Outcome<Settings>): readonly Service[] =>
  settings.ok ? servicesOf(settings.value.customerService, settings.value.serviceHosts ?? []) : [];

/** Makes what answers page requests. */
export function createPages(deps: PagesDeps): Pages {
  const { backend, renderer, texts, now, pageMade } = deps;
  const settingsCache = createStaleCache<Outcome<Settings>>({ ...settingsAges, now, worthKeeping: ({ ok }) => ok });
  const pageCache = createStaleCache<SharedPage>({ ...pageAges, now, worthKeeping: ({ status }) => status !== 503 });

  const sendOf = ({ operator, visitor }: PageRequest, language: LanguageCode) =>
    sendFor({ backend, site: visitor, merchant: operator.code, language });

  const sharedPage = (request: PageRequest, settings: Settings, language: LanguageCode): Promise<SharedPage> => {
    const { operator } = request;
    const route = routeOf(request.path);
    const query = ownQuery(route, request.query);
    const key = `${operator.code} ${language} ${route}${searchOf(query)}`;
    return pageCache.get(key, () => {
      pageMade(key);
      const subject = { operator, settings, language, route, query };
      return drawPage(renderer, subject, sendOf(request, language), now());
    });
  };

  return async (request) => {
    const { operator, visitor } = request;
    const guess = languageOf(request, null);
    const [settings, verdict] = await Promise.all([
      settingsCache.get(operator.code, () => sendOf(request, guess)('system.settings', {})),
      askGate(backend, visitor, operator.code, guess),
    ]);
    const language = languageOf(request, settings.ok ? settings.value : null);
    const speaker: Speaker = { operator, language, text: texts(language), services: servicesIn(settings) };
    if (verdict.at === 'region') return regionAnswer(speaker, verdict.status);
    if (verdict.at === 'maintenance') return maintenanceAnswer(speaker, verdict.status);
    if (!settings.ok) return unreachableAnswer(speaker);
    return pageAnswer(deps, await sharedPage(request, settings.value, language), request);
  };
}
