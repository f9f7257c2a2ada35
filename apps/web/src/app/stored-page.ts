// Runs the flow of stored pages: asks the status, shows the notice of a copy, renews the page.
import { isStoredPage, storedAtOfPage } from '../shell/copies/copy-signs.ts';
import { dropStoredPages } from '../shell/copies/stores.ts';
import { type Runner, run } from '../shell/flow/flow.ts';
import { dayAndTime } from '../shell/i18n/dates.ts';
import { hasTyped, reloadInPlace } from '../shell/navigation/reload.ts';
import type { ClientApp } from './client-app.ts';
import { hideSplash } from './hide-splash.ts';
import { fetchStatus } from './store-visit.ts';
import { createStoredNotice } from './stored-notice.ts';
import { meaningOf, type StoredPageEffect, type StoredPageEvent, storedPageFlow } from './stored-page.flow.ts';

type View = Window & typeof globalThis;

const runnerOf =
  (view: View, { core, shell, pages }: ClientApp): Runner<StoredPageEvent, StoredPageEffect> =>
  (effect, send) => {
    const notice = createStoredNotice(view.document);
    const { texts, settings, busy } = shell;
    switch (effect.do) {
      case 'checkStatus':
        return fetchStatus(view.location, core).then((outcome) => send({ type: meaningOf(outcome, settings) }));
      case 'wait':
        return void setTimeout(() => send({ type: 'timePassed' }), effect.ms);
      case 'showNotice': {
        const time = dayAndTime(new Date(effect.storedAt).toISOString(), texts.language());
        return notice.show(texts.t('updates.storedAt', { time }));
      }
      case 'hideNotice':
        return notice.hide();
      case 'refreshPage':
        return pages.refresh();
      case 'reopen':
        return dropStoredPages(view, settings.merchant).then(() => {
          if (isStoredPage(view.document) && !busy.any() && !hasTyped(view.document)) reloadInPlace(view);
        });
    }
  };

/** Begins to watch; a page that is a copy itself is checked at once. */
export function watchCopies(view: View, app: ClientApp): void {
  const { events } = app.shell;
  const { send } = run(storedPageFlow, runnerOf(view, app));
  events.on('copyShown', ({ storedAt }) => send({ type: 'copyShown', storedAt }));
  for (const sign of ['wentOnline', 'pageShown', 'settingsChanged'] as const)
    events.on(sign, () => send({ type: 'seenAgain' }));
  // The next visit comes in the new language, and not out of a copy in the old one.
  events.on('languageChanged', () => void dropStoredPages(view, app.shell.settings.merchant));
  if (isStoredPage(view.document)) send({ type: 'pageOpened', storedAt: storedAtOfPage(view.document) });
}

/**
 * What a page does at once that is not as most are: one from the service worker passed no gate, and its status is asked (PW-01); one
 * inside the operator's app is covered by a splash (SP-01). Each page loads this when idle, so that a copy has it without a network.
 */
export function startUnusualPage(view: View, app: ClientApp): void {
  hideSplash(view, app.core.store);
  if (isStoredPage(view.document)) watchCopies(view, app);
}
