// PU-01: shows a notice for each push, and opens its page.
import { merchantIn } from '../shell/copies/stores.rules.ts';
import { generalIn, noticeFrom, pageAt } from './push.rules.ts';
import type { WorkerClient, WorkerScope } from './scope.ts';

/** By language; the build puts it in. */
declare const generalSentences: Readonly<Record<string, string>>;

/** A window of the site comes to the front with the page; where there is none, or it may not move, a new one opens. */
async function openPage({ clients, location: { origin } }: WorkerScope, path: string): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isOurs = ({ url }: WorkerClient): boolean => url.startsWith(`${origin}/m`);
  const front = windows.filter(isOurs)[0];
  if (front?.navigate) {
    try {
      await front.focus?.();
      await front.navigate(path);
      return;
    } catch {
      // A window without this worker cannot be moved by it.
    }
  }
  await clients.openWindow(path);
}

export function startPush(scope: WorkerScope): void {
  const { origin, search } = scope.location;
  const brand = `/m/brand/${merchantIn(search)}`;
  scope.addEventListener('push', (event) => {
    const general = generalIn(generalSentences, scope.navigator.languages ?? []);
    const { title, body, path, tag } = noticeFrom(event.data?.text() ?? null, { origin, general });
    const options = {
      body,
      icon: `${brand}/icon-192.png`,
      badge: `${brand}/badge.png`,
      data: { path },
      ...(tag && { tag, renotify: true }),
    };
    event.waitUntil(scope.registration.showNotification(title, options));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path } = (event.notification.data ?? {}) as { readonly path?: unknown };
    event.waitUntil(openPage(scope, pageAt(path, origin)));
  });
}
