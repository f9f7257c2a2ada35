// The kill switch: takes the place of the service worker, removes every copy and itself. The page that is open stays as it is.

import { isStore } from '../shell/copies/stores.rules.ts';
import type { WorkerScope } from './scope.ts';

// The scope of a worker is no window, whatever the library of types says.
const scope = globalThis as unknown as WorkerScope;

async function remove(): Promise<void> {
  const names = await scope.caches.keys();
  await Promise.all(names.filter(isStore).map((name) => scope.caches.delete(name)));
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(remove()));
// A page that registers after that brings the registration back, and then speaks to it.
scope.addEventListener('message', (event) => event.waitUntil(remove()));
