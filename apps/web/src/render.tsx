// The entry of the server's build: renders the app for visitors.

import type { LanguageCode, PageSettings } from '@foyer/contract';
import type { Messages } from '@foyer/contract/messages';
import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { findSlot, screenOf } from './app/features.ts';
import { descriptionOf, headOf } from './app/head.ts';
import type { Page } from './app/pages.ts';
import { serverOverlayQueue, serverPages } from './app/server-pages.ts';
import type { ScreenEntry } from './kit/feature.ts';
import { ShellProvider } from './kit/shell-context.tsx';
import type { Outcome, Send } from './shell/http/outcome.ts';
import { loadLanguage } from './shell/i18n/text-language.ts';
import { type RouteName, routes } from './shell/navigation/routes.ts';
import type { PageState } from './shell/page/page-state.ts';
import { createServerShell } from './shell/page/server-shell.ts';

export interface RenderedPage {
  /** Content of the root element. */
  readonly html: string;
  readonly title: string;
  readonly description: string;
}

/** All texts of a language: the server's build divides none. */
export const loadTexts = async (language: LanguageCode): Promise<Messages> => (await loadLanguage(language)).messages;

const entryOf = (route: RouteName): ScreenEntry<unknown> | null => screenOf(route) ?? screenOf('notFound');

/** Data of a route's screen; null where it needs none. */
export async function loadPage(
  route: RouteName,
  query: PageState['query'],
  send: Send,
): Promise<Outcome<unknown> | null> {
  const load = entryOf(route)?.load;
  return load ? load(send, query) : null;
}

/** Source files of a route's screen and of what an operator's page opens with, as the browser's manifest names them. */
export async function screenFiles(route: RouteName, settings: PageSettings): Promise<readonly string[]> {
  const entry = entryOf(route);
  const module = await entry?.code();
  return [entry, ...(module?.parts?.(settings) ?? [])].flatMap((part) => part?.file ?? []);
}

/** Returns the page that hydration renders first, so that server and browser render the same. */
async function firstPage(state: PageState): Promise<Page> {
  const { route, query, data, failure } = state;
  const base = { id: 0, route, query, arrival: 'first', scroll: 0 } as const;
  if (failure) return { ...base, at: 'failed', failure };
  const module = (await entryOf(route)?.code()) ?? null;
  await Promise.all(module?.parts?.(state.settings).map(({ code }) => code()) ?? []);
  if (!module || !routes[route].visitorPage) return { ...base, at: 'loading', module };
  return { ...base, at: 'ready', module, data: data ?? undefined };
}

/** The page as its visitors see it; a skeleton where the route needs a member. */
export async function renderPage(state: PageState, messages?: Messages): Promise<RenderedPage> {
  const page = await firstPage(state);
  const { shell, ticker } = createServerShell(state, messages ?? (await loadTexts(state.language)));
  const html = renderToString(
    <ShellProvider shell={shell} ticker={ticker} first={state} findSlot={findSlot}>
      <App pages={serverPages(page)} queue={serverOverlayQueue} retry={() => undefined} />
    </ShellProvider>,
  );
  const about = [shell.texts.t, state.settings.brandName, state.route, screenOf(state.route), state.data] as const;
  return { html, title: headOf(...about).title, description: descriptionOf(...about) };
}
