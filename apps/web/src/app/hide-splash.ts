// SP-01: takes away what the operator's app shows over a page that loads: its splash, and its loading indicator.
// A browser shows none: the page is painted by the server's HTML. On the home screen the system draws the splash from the manifest,
// and ends it with the first paint. @assumed
import { nativeShell, type ShellPage } from '../adapters/native-bridge/native-shell.ts';
import { HIDE_SPLASH } from '../shell/storage/keys.ts';
import type { Store } from '../shell/storage/store.ts';

/** Milliseconds after the page stands, on the first page of a visit: the pictures below the splash come meanwhile. @assumed */
const SPLASH_MS = 1000;
/** SP-01: an indicator that the app shows late, for a page that stands already, goes as well. */
const CLEAR_LOADING_MS = [1000, 2000, 3000];

export function hideSplash(view: object, store: Store): void {
  // The app puts its bridge among the names of the window.
  const app = nativeShell(view as ShellPage);
  if (!app) return;
  const hide = (): void => {
    store.write(HIDE_SPLASH, '1');
    app.hideSplash();
  };
  if (store.read(HIDE_SPLASH) === '1') hide();
  else setTimeout(hide, SPLASH_MS);
  for (const ms of CLEAR_LOADING_MS) setTimeout(app.hideLoading, ms);
}
