// Reacts to a lost connection: shows a toast, and loads failed pages again once it is back.
import { OFFLINE_TOAST_MS } from '../shell/errors/errors.constants.ts';
import type { ClientApp } from './client-app.ts';
import type { Page } from './pages.ts';

/** A failed page is tried again after this and up to twice as long, so that not everybody comes back at once. */
const RETRY_PAGE_MS = 6000;

/** Tells whether the page failed for want of a connection or of a back end, not because of its own request. */
const mayComeBack = (page: Page | null): boolean =>
  page?.at === 'failed' && (page.failure.status === 0 || page.failure.status >= 500);

/** Tries a failed page again: at once when the browser is online again, else now and then. */
export function retryLostPages({ shell, pages }: Pick<ClientApp, 'shell' | 'pages'>, isOnline: () => boolean): void {
  const again = (): void => {
    if (mayComeBack(pages.page()) && isOnline()) void pages.refresh();
  };
  const later = (): void => {
    const wait = RETRY_PAGE_MS * (1 + Math.random());
    setTimeout(() => {
      again();
      later();
    }, wait);
  };
  shell.events.on('wentOnline', again);
  later();
}

/** HT-12: on https a toast says that the connection is gone. */
export function notifyOffline({ events, overlays, texts }: ClientApp['shell'], https: boolean): void {
  events.on('wentOffline', () => {
    if (https) overlays.toast(texts.t('common.networkOffline'), 'warn', OFFLINE_TOAST_MS);
  });
}
