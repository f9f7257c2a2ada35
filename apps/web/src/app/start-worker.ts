// PW-01: makes the site installable once the page is idle: registers the service worker, and tells it what the page has loaded.
import { letIn, type ScriptPage } from '../adapters/script-loader.ts';
import { answerMayMove } from '../shell/copies/may-move.ts';
import { dropStoredPages } from '../shell/copies/stores.ts';
import { addManifest } from './add-manifest.ts';
import type { ClientApp } from './client-app.ts';

type View = Window & typeof globalThis;

/** Every script of the site's own stands below this path. */
const OWN_SCRIPTS = '/m';

/** The worker's stores have the operator's name. `env` says whether the site is the demo @assumed. */
export const workerAddress = (merchant: string, isDemo: boolean): string =>
  `/m/sw.js?${new URLSearchParams({ env: isDemo ? 'demo' : 'live', merchant })}`;

const loadedFiles = ({ performance, location }: View): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => (name.startsWith(`${location.origin}/m/`) ? [name] : []));

/** Milliseconds for requests that were under way when the worker took over: it has not seen them. */
const SETTLED_MS = 2000;

/**
 * An active worker has claimed the pages that are open. The worker of the kill switch claims none, and a page without
 * a controller must still speak to it.
 */
const untilActive = async (worker: ServiceWorker): Promise<void> => {
  if (worker.state !== 'activating') return;
  await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
};

/** On plain http there is none, and a browser may refuse: then the site works as it does without. */
export async function startWorker(
  view: View,
  { shell: { settings, texts, busy } }: Pick<ClientApp, 'shell'>,
): Promise<void> {
  const { serviceWorker } = view.navigator;
  if (!serviceWorker) return;
  answerMayMove(view, busy);
  // A copy is in the language in which it came.
  texts.subscribe(() => void dropStoredPages(view, settings.merchant));
  addManifest(view.document, settings.merchant, Date.now());
  // The DOM's types know no trusted values; where there are none, it is the address itself.
  const policy = letIn(view as unknown as ScriptPage, [OWN_SCRIPTS]);
  const address = policy.createScriptURL(workerAddress(settings.merchant, settings.demo)) as string;
  try {
    // A browser that blocks workers may answer nothing.
    const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register(address, {
      updateViaCache: 'none',
    });
    if (!registration) return;
    // The browser looks for a new worker by itself, some time after a visit; the kill switch must come with it.
    if (serviceWorker.controller) void registration.update().catch(() => undefined);
    const { active } = await serviceWorker.ready;
    if (active) await untilActive(active);
    await new Promise((resolve) => void setTimeout(resolve, SETTLED_MS));
    const { pathname, search } = view.location;
    active?.postMessage({ type: 'pageOpened', address: pathname + search, files: loadedFiles(view) });
  } catch {
    // The worker’s address failed, or its storage: the next page tries again.
  }
}
