// What a page does with a new service worker: asks for it, hears of it, lets it begin.

type View = Pick<Window, 'navigator'>;

/** A worker that was asked to take over and has not by then is left to the next visit. */
const TAKE_OVER_MS = 2000;

const registrationOf = async ({ navigator }: View): Promise<ServiceWorkerRegistration | null> =>
  (await navigator.serviceWorker?.getRegistration('/m/').catch(() => undefined)) ?? null;

/** Asks the site for a new worker. That there is none, or no answer, is no failure of the page. */
export async function updateWorker(view: View): Promise<void> {
  const registration = await registrationOf(view);
  await registration?.update().catch(() => undefined);
}

/** The page's worker; on a first visit once it is there. Null in a browser without workers. */
const registrationToCome = async (view: View): Promise<ServiceWorkerRegistration | null> =>
  (await registrationOf(view)) ?? (await view.navigator.serviceWorker?.ready) ?? null;

/**
 * Calls back with the address of its script once a new worker has loaded and waits for the old one to end. The first worker of all
 * waits for none.
 */
export async function watchWaitingWorker(view: View, listener: (script: string) => void): Promise<void> {
  const registration = await registrationToCome(view);
  if (!registration) return;
  const tell = (): void => {
    const { waiting } = registration;
    if (waiting && view.navigator.serviceWorker.controller) listener(waiting.scriptURL);
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', tell));
  tell();
}

/** Lets a worker that waits take over; resolves when it has, or was not there. */
export async function letWorkerTakeOver(view: View): Promise<void> {
  const waiting = (await registrationOf(view))?.waiting;
  if (!waiting) return;
  const { serviceWorker } = view.navigator;
  await new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, TAKE_OVER_MS);
    waiting.postMessage({ type: 'takeOver' });
  });
}
