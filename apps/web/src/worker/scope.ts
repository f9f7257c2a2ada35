// The worker's global scope, as far as this folder uses it: TypeScript's library of pages does not know it.

interface WaitingEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerFetchEvent extends WaitingEvent {
  readonly request: Request;
  /** The answer to a navigation that the browser requested while the worker started. */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (response: Promise<Response>) => void;
}

export interface WorkerMessageEvent extends WaitingEvent {
  readonly data: unknown;
}

export interface WorkerPushEvent extends WaitingEvent {
  readonly data: { readonly text: () => string } | null;
}

export interface WorkerNoticeEvent extends WaitingEvent {
  readonly notification: { readonly data: unknown; readonly close: () => void };
}

export interface WorkerClient {
  readonly navigate?: (address: string) => Promise<unknown>;
  readonly focus?: () => Promise<unknown>;
  readonly url: string;
  readonly postMessage: (message: object, transfer: Transferable[]) => void;
}

export interface WorkerScope {
  readonly location: Pick<Location, 'origin' | 'search'>;
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: object) => Promise<readonly WorkerClient[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  readonly navigator: { readonly languages?: readonly string[] };
  readonly registration: Pick<ServiceWorkerRegistration, 'unregister' | 'showNotification'> & {
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (name: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
    (name: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
    (name: 'message', listener: (event: WorkerMessageEvent) => void): void;
    (name: 'push', listener: (event: WorkerPushEvent) => void): void;
    (name: 'notificationclick', listener: (event: WorkerNoticeEvent) => void): void;
  };
}
