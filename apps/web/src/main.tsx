// Starts the app in the browser: hydrates the server's page, or renders a member's.
import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App } from './app/app.tsx';
import { awaitSession } from './app/await-session.ts';
import type { ClientApp } from './app/client-app.ts';
import { createAppCore, createClientApp } from './app/create-shell.ts';
import { findSlot, screenOf } from './app/features.ts';
import type { Page } from './app/pages.ts';
import { watchPage } from './app/watch-page.ts';
import { untilStaying } from './boot/leaving.ts';
import { repeatTap } from './boot/repeat-tap.ts';
import { type Boot, takeBoot } from './boot/take-boot.ts';
import { ShellProvider } from './kit/shell-context.tsx';
import { nextTask } from './shell/clock/next-task.ts';
import { keepInstallPrompt } from './shell/device/install-prompt.ts';
import { siteAnswers } from './shell/http/site-answers.ts';
import { createTexts } from './shell/i18n/create-texts.ts';
import { loadLanguage } from './shell/i18n/text-language.ts';
import { loadTextsWith } from './shell/i18n/with-texts.ts';
import { hasTyped, reloadForChunk, reloadInPlace } from './shell/navigation/reload.ts';
import { routes } from './shell/navigation/routes.ts';
import type { PageState } from './shell/page/page-state.ts';

/**
 * Loads the code that the first page cannot start without. The server's HTML stays meanwhile, and its links work. A
 * file that is lost while the site answers may belong to an older version: then the page is reloaded once, unless
 * something is typed.
 */
const needed = <T,>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    if (navigator.onLine && (await siteAnswers()) && !hasTyped(document)) reloadForChunk(window, Date.now());
    return untilLoaded(load);
  });

const readState = (): PageState => JSON.parse(document.getElementById('page-state')?.textContent ?? '') as PageState;

function elementOf(app: ClientApp, state: PageState): ReactNode {
  const { shell, ticker, pages, queue } = app;
  const isLost = (page: Page | null): boolean => page?.at === 'failed' && page.failure.errorCode === 'chunk.lost';
  const retry = async (): Promise<void> => {
    await pages.refresh({ veil: true });
    if (isLost(pages.page()) && (await siteAnswers())) reloadInPlace(window);
  };
  return (
    <StrictMode>
      <ShellProvider shell={shell} ticker={ticker} first={state} findSlot={findSlot}>
        <App pages={pages} queue={queue} retry={() => void retry()} />
      </ShellProvider>
    </StrictMode>
  );
}

async function wholeScreen(route: PageState['route'], settings: PageState['settings']) {
  const module = await (screenOf(route) ?? screenOf('notFound'))?.code();
  await Promise.all(module?.parts?.(settings).map(({ code }) => code()) ?? []);
  return module;
}

/** Returns the page as the server rendered it, or null where the app has to render it itself. */
async function loadRenderedPage(app: ClientApp, state: PageState): Promise<Page | null> {
  const { route, query, data, failure } = state;
  const place = app.navigation.pageLocation();
  // The server rendered an article that does not exist as an address that leads nowhere.
  const gone = route === 'notFound' && routes[place.route].query.includes('id');
  if (place.route !== route && !gone) return null;
  const base = { id: 0, route, query, arrival: 'first', scroll: place.scroll } as const;
  if (failure) return { ...base, at: 'failed', failure };
  if (!routes[route].visitorPage) return null;
  const module = await needed(() => wholeScreen(route, state.settings));
  return module ? { ...base, at: 'ready', module, data: data ?? undefined } : null;
}

const options: RootOptions = {
  onRecoverableError: (error) => console.error(error),
};

/** Renders the first page: takes over the server's HTML, or renders it here. */
async function renderFirstPage(root: HTMLElement, state: PageState, app: ClientApp, boot: Boot): Promise<void> {
  const { pages, navigation } = app;
  const element = elementOf(app, state);
  const page = await loadRenderedPage(app, state);
  // In short tasks, so that a tap need not wait for the whole page.
  await nextTask();
  await untilStaying(boot);
  if (page) {
    pages.begin(page);
    startTransition(() => void hydrateRoot(root, element, options));
    // React listens from here on: a tap makes it take over at once.
    repeatTap(boot, document);
    return;
  }
  const stop = pages.subscribe(() => {
    stop();
    createRoot(root, options).render(element);
  });
  void pages.open(navigation.pageLocation());
}

/** Background work waits for an idle browser, but no longer than this @assumed. */
const BACKGROUND_AFTER_MS = 2000;

async function start(root: HTMLElement, state: PageState, boot: Boot): Promise<void> {
  const { language } = state;
  const texts = createTexts(language, await needed(() => loadLanguage(language)), loadLanguage);
  loadTextsWith(texts.load);
  const core = createAppCore(window, state, texts);
  const token = await awaitSession(core, window.location.pathname, boot.token);
  const app = createClientApp(window, state, texts, core);
  await renderFirstPage(root, state, app, boot);
  watchPage(window, app);
  const begin = async (): Promise<void> => {
    // Without its code the page works.
    const { startBackground } = await untilLoaded(() => import('./app/background.ts'));
    return startBackground(window, app, token, state.renderedAt);
  };
  // A page that is never idle keeps where its visitor came from all the same.
  if (window.requestIdleCallback) window.requestIdleCallback(() => void begin(), { timeout: BACKGROUND_AFTER_MS });
  else setTimeout(begin, 1);
}

keepInstallPrompt(window);
const boot = takeBoot(window);
const root = document.getElementById('root');
const tooOld = document.documentElement.classList.contains('old-browser');
if (root && !boot.leaving && !tooOld) {
  // A page in the background has no frames, after which it would happen by itself.
  boot.wholeStyles?.();
  void start(root, readState(), boot);
}
