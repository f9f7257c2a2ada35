// Answers a page request: settings, language, gate, the shared page, or a notice.
import type { LanguageCode, Settings } from '@foyer/contract';
import { chooseLanguage } from '../src/shell/i18n/language.rules.ts';
import { isIndexed } from '../src/shell/navigation/indexing.ts';
import { staysOpen } from '../src/shell/navigation/open-while-closed.ts';
import { routeOf } from '../src/shell/navigation/routes.ts';
import type { Answer } from './answer.ts';
import type { Backend } from './backend.ts';
import type { ClientBuild } from './client-build.ts';
import { acceptedTags, savedLanguage } from './cookies.ts';
import { createDocuments, secretAnswer } from './documents.ts';
import { createDomainRoutes, withDomains } from './domain-routes.ts';
import { createGate } from './gate.ts';
import type { ReportMisfit } from './misfit.ts';
import { type NoticeServices, noticeServicesOf } from './notice-services.ts';
import { maintenanceAnswer, regionAnswer, type Speaker, unreachableAnswer } from './notices.ts';
import type { Operator } from './operators.ts';
import { createPageStore, PAGE_FRESH_MS } from './page-store.ts';
import { createQuickAnswers, type QuickAnswers, type Reusable } from './quick-answers.ts';
import { maintenanceOf } from './read-status.ts';
import type { Renderer } from './renderer.ts';
import { carriesSecret } from './security-headers.ts';
import { callFor, type PageCaller, sendFor } from './send.ts';
import { createSettingsSource } from './settings-source.ts';
import type { CacheFigures } from './site-metrics.ts';
import type { SiteTexts } from './site-texts.ts';
import type { Visitor } from './visitor.ts';

export interface PageRequest {
  readonly visitor: Visitor;
  readonly operator: Operator;
  /** False: this host is one that strangers make up; its documents are not kept. */
  readonly isKnown: boolean;
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
  readonly misfit: ReportMisfit;
  /** Told of every operator whose back end names no key for pings. */
  readonly lacksPingKey: (merchant: string) => void;
  /** Bytes that pages and documents may take together. */
  readonly cacheBytes: number;
  readonly now: () => number;
  /** Told of every page that had to be made. */
  readonly pageMade: (key: string) => void;
}

/** An answer, and for how long it may be given to others who ask in the same words. */
export interface PageAnswer {
  readonly answer: Answer;
  readonly reusable: Reusable | null;
}

export interface Pages {
  readonly answer: (request: PageRequest) => Promise<PageAnswer>;
  /** The operator's customer services, as far as they are known without asking its back end. */
  readonly services: (operator: Operator) => NoticeServices | undefined;
  readonly quick: QuickAnswers;
  readonly figures: CacheFigures;
}

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

const servicesIn = (settings: Settings | null): NoticeServices | undefined =>
  settings ? noticeServicesOf(settings) : undefined;

/** An answer for nobody else. */
const justNow = (answer: Answer): PageAnswer => ({ answer, reusable: null });

/** Part of the memory for markup; the rest is for the documents made of it. */
const PAGES_SHARE = 1 / 2;

/** Makes what answers page requests. */
export function createPages(deps: PagesDeps): Pages {
  const { backend, texts, now, misfit, cacheBytes } = deps;
  const settingsSource = createSettingsSource(deps);
  const domainsOf = createDomainRoutes(now);
  const gate = createGate({ backend, misfit, now });
  const quick = createQuickAnswers(gate, now);
  const store = createPageStore({ ...deps, maxBytes: Math.floor(cacheBytes * PAGES_SHARE) });
  const documents = createDocuments(Math.floor(cacheBytes * (1 - PAGES_SHARE)));

  const answer = async (request: PageRequest): Promise<PageAnswer> => {
    const { operator, visitor } = request;
    const guess = languageOf(request, null);
    const callerIn = (language: LanguageCode): PageCaller => ({
      backend,
      misfit,
      site: visitor,
      merchant: operator.code,
      language,
    });
    const [ownSettings, routed, verdict] = await Promise.all([
      settingsSource.get(operator, () => callFor(callerIn(guess))('system.settings', {})),
      domainsOf(operator, visitor, sendFor(callerIn(guess))),
      gate.check({ visitor, merchant: operator.code, language: guess }),
    ]);
    const settings = withDomains(ownSettings, routed);
    const language = languageOf(request, settings);
    const speaker = (): Speaker => ({
      operator,
      text: texts(language),
      english: texts('EN'),
      services: servicesIn(settings),
    });
    const route = routeOf(request.path);
    if (!staysOpen(route)) {
      if (verdict.at === 'region') return justNow(regionAnswer(speaker(), verdict.status));
      if (verdict.at === 'maintenance') return justNow(maintenanceAnswer(speaker(), verdict.status));
      if (settings?.maintenance)
        return justNow(maintenanceAnswer(speaker(), maintenanceOf(settings, visitor.ip, now())));
    }
    if (!settings) return justNow(unreachableAnswer(speaker()));
    const subject = {
      operator,
      settings,
      language,
      route,
      query: request.query,
      send: sendFor(callerIn(language)),
    };
    const { key, page } = await store.find(subject);
    const isKnown = request.isKnown && page.status !== 503;
    // SW-03: a site for tests is for nobody who searches. @assumed
    const indexed = page.status === 200 && settings.test !== true && isIndexed(visitor.host, request.path);
    const found = documents.of(key, page, { visitor, indexed, isKnown });
    // Whoever has an order's address sees the order.
    if (carriesSecret(request.query) || route === 'order') return justNow(secretAnswer(found));
    if (!isKnown) return justNow(found);
    const gateRequest = { merchant: operator.code, language: guess };
    return { answer: found, reusable: { answer: found, until: page.madeAt + PAGE_FRESH_MS, gateRequest } };
  };

  const figures: CacheFigures = {
    pages: store,
    documents,
    verdicts: gate,
    quick,
    settings: settingsSource,
  };
  const services = (operator: Operator): NoticeServices | undefined => servicesIn(settingsSource.last(operator));
  return { answer, services, quick, figures };
}
