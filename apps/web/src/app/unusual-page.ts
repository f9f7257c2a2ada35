// Pages that are not as most are: from the service worker, or inside the operator's app. Loaded for them alone.
import { isStoredPage } from '../shell/copies/copy-signs.ts';
import type { ClientApp } from './client-app.ts';
import { hideSplash } from './hide-splash.ts';
import { watchCopies } from './stored-page.ts';

export function startUnusualPage(view: Window & typeof globalThis, app: ClientApp): void {
  // SP-01: the operator's app covers the page with its own splash until the page stands.
  hideSplash(view, app.core.store);
  // PW-01: a page from the service worker passed no gate: its status is asked at once.
  if (isStoredPage(view.document)) watchCopies(view, app);
}
