// PW-01: registers the service worker once the page is idle, and tells it what the page has loaded.
import { letIn, type ScriptPage } from '../adapters/script-loader.ts';
import type { ClientApp } from './client-app.ts';

type View = Window & typeof globalThis;

/** Every script of the site's own stands below this path. */
const OWN_SCRIPTS = '/m';

/** `env`: the demo or the real site @assumed. The worker's stores have the operator's name. */
export const workerAddress = (merchant: string, isDemo: boolean): string =>
  `/m/sw.js?${new URLSearchParams({ env: isDemo ? 'demo' : 'live', merchant })}`;

const loadedFiles = ({ performance, location }: View): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => (name.startsWith(`${location.origin}/m/`) ? [name] : []));

/** On plain http there is none, and a browser may refuse: then the site works as it does without. */
export async function startWorker(view: View, { shell: { settings } }: Pick<ClientApp, 'shell'>): Promise<void> {
  const { serviceWorker } = view.navigator;
  if (!serviceWorker) return;
  // The DOM's types know no trusted values; where there are none, it is the address itself.
  const policy = letIn(view as unknown as ScriptPage, [OWN_SCRIPTS]);
  const address = policy.createScriptURL(workerAddress(settings.merchant, settings.demo)) as string;
  try {
    // A browser that blocks workers may answer nothing.
    const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register(address, {
      updateViaCache: 'none',
    });
    if (!registration) return;
    const { active } = await serviceWorker.ready;
    const { pathname, search } = view.location;
    active?.postMessage({ type: 'pageOpened', address: pathname + search, files: loadedFiles(view) });
  } catch {
    // The worker’s address failed, or its storage: the next page tries again.
  }
}
