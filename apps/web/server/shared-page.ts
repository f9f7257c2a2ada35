// The page that all visitors of one operator, language and address share: its data, its markup, and the documents made of it.
import type { LanguageCode, Settings } from '@foyer/contract';
import { packArt } from '../src/app/art.ts';
import type { PageState } from '../src/app/page-state.ts';
import { type RouteName, routes } from '../src/shell/navigation/routes.ts';
import type { Outcome, Send } from '../src/shell/shell.ts';
import { type Body, bodyOf } from './answer.ts';
import type { ClientBuild } from './client-build.ts';
import { composePage, type PageContent, type PageDocument, type Place } from './document.ts';
import type { Operator } from './operators.ts';
import type { Renderer } from './renderer.ts';
import type { SiteText } from './site-texts.ts';

/** One page as seen through several hosts. */
const MAX_PLACES = 8;

export interface PageSubject {
  readonly operator: Operator;
  readonly settings: Settings;
  readonly language: LanguageCode;
  readonly route: RouteName;
  readonly query: PageState['query'];
}

export interface SharedPage extends PageContent {
  readonly status: number;
  readonly places: Map<string, PageDocument & { readonly body: Body }>;
}

const queryValue = /^[A-Za-z0-9_.-]{1,128}$/;

/** The parameters that belong to the page; everything else is the browser's business. */
export function ownQuery(route: RouteName, query: URLSearchParams): Record<string, string> {
  if (!routes[route].visitorPage) return {};
  const own = routes[route].query.map((name) => [name, query.get(name)] as const);
  return Object.fromEntries(
    own.filter((pair): pair is [string, string] => pair[1] !== null && queryValue.test(pair[1])),
  );
}

/** A query as text with its question mark, or nothing. */
export const searchOf = (query: PageState['query']): string => {
  const text = new URLSearchParams({ ...query }).toString();
  return text && `?${text}`;
};

/** Status of a page whose data is what `outcome` says. */
export function statusOf(route: RouteName, outcome: Outcome<unknown> | null): number {
  if (route === 'notFound') return 404;
  if (!outcome || outcome.ok) return 200;
  return outcome.kind === 'refused' && outcome.status < 500 ? 404 : 503;
}

/** Loads and draws a page. */
export async function drawPage(renderer: Renderer, subject: PageSubject, send: Send, now: number): Promise<SharedPage> {
  const { operator, settings, language, route, query } = subject;
  const outcome = routes[route].visitorPage ? await renderer.loadPage(route, query, send) : null;
  const status = statusOf(route, outcome);
  // An article that nobody has is drawn as an address that leads nowhere.
  const shown = status === 404 ? 'notFound' : route;
  const { mobileTemplate: _, ...pageSettings } = settings;
  const state: PageState = {
    merchant: settings.merchant,
    language,
    route: shown,
    query,
    settings: pageSettings,
    art: packArt(operator.art),
    data: outcome?.ok ? outcome.value : null,
    failure: outcome && !outcome.ok && status !== 404 ? outcome : null,
    renderedAt: now,
  };
  return {
    operator,
    state,
    rendered: await renderer.renderPage(state),
    screenFiles: await renderer.screenFiles(shown, pageSettings),
    needsScript: !routes[route].visitorPage || route === 'login',
    status,
    places: new Map(),
  };
}

/** The document of a page at one place, made once. */
export function documentAt(build: ClientBuild, text: SiteText, page: SharedPage, place: Place) {
  const key = `${place.origin}${place.indexed ? '+' : '-'}`;
  const known = page.places.get(key);
  if (known) return known;
  const made = composePage(build, text, page, place);
  const entry = { ...made, body: bodyOf(made.html) };
  if (page.places.size < MAX_PLACES) page.places.set(key, entry);
  return entry;
}
