// PU-01: shows a notice for each push, and opens its page.
import { MAY_MOVE } from '../shell/copies/may-move.ts';
import { merchantIn } from '../shell/copies/stores.rules.ts';
import { generalIn, noticeFrom, pageAt } from './push.rules.ts';
import type { WorkerClient, WorkerScope } from './scope.ts';

/** By language; the build puts it in. */
declare const generalSentences: Readonly<Record<string, string>>;

/** Milliseconds for the answer of a window. One of an older version, or that the phone has put to sleep, gives none @assumed. */
const ANSWER_MS = 1000;

/** Asks a window whether it may go to another page: a half-filled form or a game would be lost. */
async function mayMove(client: WorkerClient): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = await new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    timer = setTimeout(resolve, ANSWER_MS);
    client.postMessage(MAY_MOVE, [port2]);
  });
  clearTimeout(timer);
  port1.close();
  return answer === true;
}

/** A window of the site comes to the front with the page; where there is none, or none may move, a new one opens. */
async function openPage({ clients, location: { origin } }: WorkerScope, path: string): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ours = windows.filter(({ url, navigate }) => navigate && url.startsWith(`${origin}/m`));
  const answers = await Promise.all(ours.map(mayMove));
  const free = ours.find((_, index) => answers[index]);
  if (free?.navigate) {
    try {
      await free.focus?.();
      await free.navigate(path);
      return;
    } catch {
      // A window that was closed meanwhile.
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
