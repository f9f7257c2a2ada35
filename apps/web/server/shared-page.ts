// The page shared by all visitors of one operator, language and address, and its documents.
import type { LanguageCode, PageSettings, Settings } from '@foyer/contract';
import type { Outcome, Send } from '../src/shell/http/outcome.ts';
import { type RouteName, routes } from '../src/shell/navigation/routes.ts';
import { packArt } from '../src/shell/page/art.ts';
import type { PageState } from '../src/shell/page/page-state.ts';
import { switchesOn } from '../src/shell/settings/settings.ts';
import type { ClientBuild } from './client-build.ts';
import { type PageFacts, type PageTemplate, pageTemplate } from './document.ts';
import type { Operator } from './operators.ts';
import { ownPictures } from './own-pictures.ts';
import type { Renderer } from './renderer.ts';
import type { SiteText } from './site-texts.ts';

export interface PageSubject {
  readonly operator: Operator;
  readonly settings: Settings;
  readonly language: LanguageCode;
  readonly route: RouteName;
  readonly query: PageState['query'];
}

/** One version of a page, as long as it is kept. */
export interface SharedPage extends PageFacts {
  readonly status: number;
  readonly route: RouteName;
  readonly query: PageState['query'];
  readonly template: PageTemplate;
  readonly madeAt: number;
}

/** The dependencies for making pages. */
export interface PageMaker {
  readonly renderer: Renderer;
  readonly build: ClientBuild;
  readonly text: SiteText;
  readonly send: Send;
  readonly now: number;
}

/** Characters of a page as the engine may hold them. */
const BYTES_A_CHARACTER = 2;
/** Hashes, title, query and the object itself. */
const FACTS_BYTES = 4_096;

/** Bytes that a kept page holds; the settings and the operator are shared by all of them. */
export const pageBytes = ({ template: { before, after } }: SharedPage): number =>
  (before.length + after.length) * BYTES_A_CHARACTER + FACTS_BYTES;

/** Pages for visitors that are one form. */
const formPages: ReadonlySet<RouteName> = new Set(['login', 'register', 'recover']);

/** Ids are as back ends write them: "SUMMER 2026". */
const queryValue = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>\\]{1,128}$/u;

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

/** Error codes that refuse a visitor, not the request. */
const visitorRefusals = new Set(['region.restricted', 'maintenance']);

/** Status of a page whose data is what `outcome` says. */
export function statusOf(route: RouteName, outcome: Outcome<unknown> | null): number {
  if (route === 'notFound') return 404;
  if (!outcome || outcome.ok) return 200;
  const isAbsent = outcome.kind === 'refused' && outcome.status < 500 && !visitorRefusals.has(outcome.errorCode);
  return isAbsent ? 404 : 503;
}

const pageSettingsOf = ({ mobileTemplate: _, whitelabel, whitelabelVal, ...settings }: Settings): PageSettings => ({
  ...settings,
  whitelabel: switchesOn({ whitelabel, whitelabelVal }),
});

/** Draws a page whose data is there, or has failed to come. */
async function renderPage(
  { renderer, build, text, now }: PageMaker,
  { operator, settings, language, route, query }: PageSubject,
  outcome: Outcome<unknown> | null,
): Promise<SharedPage> {
  const pageSettings = pageSettingsOf(settings);
  const state: PageState = {
    merchant: settings.merchant,
    language,
    route,
    query,
    settings: pageSettings,
    art: packArt(operator.art),
    data: outcome?.ok ? outcome.value : null,
    failure: outcome && !outcome.ok ? outcome : null,
    renderedAt: now,
  };
  const rendered = await renderer.renderPage(state);
  const content = {
    operator,
    pictures: ownPictures(operator, settings),
    state,
    rendered,
    screenFiles: await renderer.screenFiles(route, pageSettings),
    needsScript: !routes[route].visitorPage || formPages.has(route),
  };
  const { title, description } = rendered;
  return {
    operator,
    textLanguage: text.language,
    settings: pageSettings,
    title,
    description,
    route,
    query,
    status: statusOf(route, outcome),
    template: pageTemplate(build, text, content),
    madeAt: now,
  };
}

/** Loads and renders a page; null where the back end has nothing at this address. */
export async function makePage(maker: PageMaker, subject: PageSubject): Promise<SharedPage | null> {
  const { route, query } = subject;
  const outcome = routes[route].visitorPage ? await maker.renderer.loadPage(route, query, maker.send) : null;
  if (route !== 'notFound' && statusOf(route, outcome) === 404) return null;
  return renderPage(maker, subject, outcome);
}
