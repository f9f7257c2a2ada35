// PW-01: the service worker of the site. It opens visited pages where nothing answers, and keeps nothing of a person.

import { merchantIn } from '../shell/copies/stores.rules.ts';
import { readMessage } from './messages.ts';
import { startPush } from './push.ts';
import type { WorkerScope } from './scope.ts';
import { createSiteWorker } from './site-worker.ts';

// The scope of a worker is no window, whatever the library of types says.
const scope = globalThis as unknown as WorkerScope;

const worker = createSiteWorker({
  origin: scope.location.origin,
  merchant: merchantIn(scope.location.search),
  caches: scope.caches,
  fetch: (request, init) => scope.fetch(request, init),
  now: () => Date.now(),
  pause: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
  sha256: (content) => crypto.subtle.digest('SHA-256', content),
});

startPush(scope);

const begin = async (): Promise<void> => {
  await worker.begin();
  // Safari before 15.4 has none; there a page that needs the network waits for the worker to start.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
};

scope.addEventListener('activate', (event) => event.waitUntil(begin()));
scope.addEventListener('fetch', (event) => {
  const answer = worker.answer({
    request: event.request,
    preloadResponse: event.preloadResponse,
    waitUntil: (work) => event.waitUntil(work),
  });
  if (answer) event.respondWith(answer);
});
scope.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message?.type === 'takeOver') event.waitUntil(scope.skipWaiting());
  if (message?.type === 'pageOpened') event.waitUntil(worker.notePage(message));
});
