// A page request from address to answer: settings, language, gate, the shared page, and what is said when one of them fails.
import type { LanguageCode, Settings } from '@foyer/contract';
import { chooseLanguage } from '../src/shell/i18n/language.rules.ts';
import { isIndexed } from '../src/shell/navigation/indexing.ts';
import { routeOf } from '../src/shell/navigation/routes.ts';
import { type Service, servicesOf } from '../src/shell/services/services.rules.ts';
import type { Outcome } from '../src/shell/shell.ts';
import type { Answer } from './answer.ts';
import type { Backend } from './backend.ts';
import type { ClientBuild } from './client-build.ts';
import { acceptedTags, savedLanguage } from './cookies.ts';
import { createDocuments, secretAnswer } from './documents.ts';
import { createGate } from './gate.ts';
import type { ReportMisfit } from './misfit.ts';
import { maintenanceAnswer, regionAnswer, type Speaker, unreachableAnswer } from './notices.ts';
import type { Operator } from './operators.ts';
import { createPageStore, PAGE_FRESH_MS } from './page-store.ts';
import { createQuickAnswers, type QuickAnswers, type Reusable } from './quick-answers.ts';
import type { Renderer } from './renderer.ts';
import { carriesSecret } from './security-headers.ts';
import { sendFor } from './send.ts';
import type { CacheFigures } from './site-metrics.ts';
import type { SiteTexts } from './site-texts.ts';
import { createStaleCache } from './stale-cache.ts';
import type { Visitor } from './visitor.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const MIB = 1024 * 1024;

/** Settings change seldom; an operator sees a change after seconds. */
const settingsAges = { freshMs: 5 * SECOND, staleMs: 60 * SECOND, lastResortMs: DAY };
/** An operator's settings are 10 KiB; there are as many as there are operators. */
const SETTINGS_BYTES = 64 * 1024;
const SETTINGS_CACHE_BYTES = 16 * MIB;

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

const servicesIn = (settings: Outcome<Settings>): readonly Service[] =>
  settings.ok ? servicesOf(settings.value.customerService, settings.value.serviceHosts ?? []) : [];

/** An answer for nobody else. */
const justNow = (answer: Answer): PageAnswer => ({ answer, reusable: null });

/** Part of the memory for markup; the rest is for the documents made of it. */
const PAGES_SHARE = 1 / 2;

/** Makes what answers page requests. */
export function createPages(deps: PagesDeps): Pages {
  const { backend, texts, now, misfit, cacheBytes } = deps;
  const settingsCache = createStaleCache<Outcome<Settings>>({
    ...settingsAges,
    maxBytes: SETTINGS_CACHE_BYTES,
    bytesOf: () => SETTINGS_BYTES,
    now,
    worthKeeping: ({ ok }) => ok,
  });
  const gate = createGate({ backend, misfit, now });
  const quick = createQuickAnswers(gate, now);
  const store = createPageStore({ ...deps, maxBytes: Math.floor(cacheBytes * PAGES_SHARE) });
  const documents = createDocuments(Math.floor(cacheBytes * (1 - PAGES_SHARE)));

  const answer = async (request: PageRequest): Promise<PageAnswer> => {
    const { operator, visitor } = request;
    const guess = languageOf(request, null);
    const askIn = (language: LanguageCode) =>
      sendFor({ backend, misfit, site: visitor, merchant: operator.code, language });
    const [settings, verdict] = await Promise.all([
      settingsCache.get(operator.code, () => askIn(guess)('system.settings', {})),
      gate.ask({ visitor, merchant: operator.code, language: guess }),
    ]);
    const language = languageOf(request, settings.ok ? settings.value : null);
    const speaker = (): Speaker => ({ operator, language, text: texts(language), services: servicesIn(settings) });
    if (verdict.at === 'region') return justNow(regionAnswer(speaker(), verdict.status));
    if (verdict.at === 'maintenance') return justNow(maintenanceAnswer(speaker(), verdict.status));
    if (!settings.ok) return justNow(unreachableAnswer(speaker()));
    const subject = {
      operator,
      settings: settings.value,
      language,
      route: routeOf(request.path),
      query: request.query,
      send: askIn(language),
    };
    const { key, page } = await store.find(subject);
    const isKnown = request.isKnown && page.status !== 503;
    const indexed = page.status === 200 && isIndexed(visitor.host, request.path);
    const found = documents.of(key, page, { visitor, indexed, isKnown });
    if (carriesSecret(request.query)) return justNow(secretAnswer(found));
    if (!isKnown) return justNow(found);
    const asking = { merchant: operator.code, language: guess };
    return { answer: found, reusable: { answer: found, until: page.madeAt + PAGE_FRESH_MS, asking } };
  };

  const figures: CacheFigures = {
    pages: store,
    documents,
    verdicts: gate,
    quick,
    settings: { bytes: settingsCache.bytes, maxBytes: SETTINGS_CACHE_BYTES },
  };
  return { answer, quick, figures };
}
