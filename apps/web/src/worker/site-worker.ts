// Answers the site's own requests: pages, files and calls that everybody may see, from the network or from copies.

import type { StoreName } from '../shell/copies/stores.rules.ts';
import {
  hasTypeOf,
  isFromPlatform,
  isPage,
  mayStoreAnswer,
  mayStoreFile,
  mayStorePage,
  shellHtml,
  storedHtml,
  waitForNetwork,
} from './answer.rules.ts';
import { type Copies, type Copy, createCopies } from './copies.ts';
import { earlierFiles } from './earlier-files.ts';
import type { PageOpened } from './messages.ts';
import { factsOf, kindOf, type RequestKind } from './request.rules.ts';

export interface SiteWorkerDeps {
  readonly origin: string;
  readonly merchant: string;
  readonly caches: CacheStorage;
  readonly fetch: (request: RequestInfo, init?: RequestInit) => Promise<Response>;
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<unknown>;
  readonly sha256: (content: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;
}

/** A request as the browser hands it to the worker. */
export interface WorkerRequest {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined> | undefined;
  /** Keeps the worker alive until the work is done. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface SiteWorker {
  /** The answer to a request; null where the browser shall make it as if there were no worker. */
  readonly answer: (request: WorkerRequest) => Promise<Response> | null;
  readonly notePage: (opened: PageOpened) => Promise<void>;
  readonly begin: () => Promise<void>;
}

type Kind<K extends RequestKind['kind']> = Extract<RequestKind, { readonly kind: K }>;

/** A file that a page uses is stored anew when its copy is older: a copy in use never reaches its longest age. */
const RENEW_AFTER_MS = 24 * 60 * 60 * 1000;
const GONE = 404;

export function createSiteWorker(deps: SiteWorkerDeps): SiteWorker {
  const { origin, fetch, now, pause } = deps;
  const copies: Copies = createCopies(deps);
  const fromEarlier = earlierFiles({ copies, fetch, sha256: deps.sha256 });

  const storePage = async (key: string, answer: Response): Promise<void> => {
    const html = await answer.text();
    if (mayStorePage(answer, html)) await copies.put('pages', key, answer, storedHtml(html, now()));
  };
  const storeFile = (key: string, answer: Response): Promise<void> =>
    mayStoreFile(answer, key) ? copies.put('files', key, answer, answer.body) : Promise.resolve();
  const storeAnswer = async (key: string, answer: Response): Promise<void> => {
    const text = await answer.text();
    if (mayStoreAnswer(answer, text)) await copies.put('answers', key, answer, text);
  };

  const fromNetwork = async ({ request, preloadResponse }: WorkerRequest): Promise<Response> =>
    (await preloadResponse) ?? fetch(request);
  /** The network's answer; a copy of it is stored aside. */
  const fetchAndStore = async (
    incoming: WorkerRequest,
    store: (answer: Response) => Promise<void>,
  ): Promise<Response> => {
    const answer = await fromNetwork(incoming);
    incoming.waitUntil(store(answer.clone()).catch(() => undefined));
    return answer;
  };

  const openShell = async (): Promise<Response> => {
    const copy = await copies.findAny('pages');
    if (!copy) return Response.error();
    const { headers } = copy.response;
    return new Response(shellHtml(await copy.response.text()), { headers });
  };

  const answerPage = async ({ key, isReload }: Kind<'page'>, incoming: WorkerRequest): Promise<Response> => {
    // Begun before the copy is looked for: a page without one loses no time by it.
    const network = fetchAndStore(incoming, (answer) => storePage(key, answer));
    incoming.waitUntil(network.catch(() => undefined));
    const found = await copies.find('pages', key);
    // What something else has put there is no page.
    const copy = found && isPage(found.response) ? found : null;
    const waitMs = waitForNetwork({ isReload, ageMs: copy && now() - copy.storedAt });
    const instead = (): Promise<Response> => (copy ? Promise.resolve(copy.response) : openShell());
    if (copy && waitMs === 0) return copy.response;
    const answered = network.catch(instead);
    return Number.isFinite(waitMs) ? Promise.race([answered, pause(waitMs).then(instead)]) : answered;
  };

  const answerFile = async ({ key, immutable }: Kind<'file'>, incoming: WorkerRequest): Promise<Response> => {
    const found = await copies.find('files', key);
    // A copy whose type is not the file's would break every page that needs it.
    const copy = found && hasTypeOf(found.response, key) ? found : null;
    if (copy && immutable) return copy.response;
    const remade = immutable ? await fromEarlier(key) : null;
    if (remade) return remade;
    try {
      const answer = await fetchAndStore(incoming, (fetched) => storeFile(key, fetched));
      // A copy of a page that names a file of an older version would lose it again after the reload.
      if (answer.status === GONE && immutable) await copies.drop('pages');
      return answer;
    } catch (error) {
      if (copy) return copy.response;
      throw error;
    }
  };

  const answerCall = async ({ key }: Kind<'answer'>, incoming: WorkerRequest): Promise<Response> => {
    const instead = (): Promise<Copy | null> => copies.find('answers', key);
    try {
      const answer = await fetchAndStore(incoming, (fetched) => storeAnswer(key, fetched));
      if (isFromPlatform(answer)) return answer;
      return (await instead())?.response ?? answer;
    } catch (error) {
      const copy = await instead();
      if (copy) return copy.response;
      throw error;
    }
  };

  /** Fetches what the page has, out of the browser's own cache where it is there, and stores it. */
  const fetchCopy = async (
    store: StoreName,
    { key, address }: { readonly key: string; readonly address: string },
    keep: (answer: Response) => Promise<void>,
  ): Promise<void> => {
    const copy = await copies.find(store, key);
    if (copy && now() - copy.storedAt < RENEW_AFTER_MS) return;
    await keep(await fetch(address, { cache: 'force-cache' }));
  };
  const kindAt = (address: string, mode: string): RequestKind => {
    const url = new URL(address, origin);
    const facts = {
      method: 'GET',
      url,
      mode,
      destination: 'document',
      cache: 'default',
      isPersonal: false,
      language: '',
    };
    return kindOf(facts, origin);
  };

  return {
    answer: (incoming) => {
      const kind = kindOf(factsOf(incoming.request), origin);
      switch (kind.kind) {
        case 'page':
          return answerPage(kind, incoming);
        case 'shell':
          return fromNetwork(incoming).catch(openShell);
        case 'file':
          return answerFile(kind, incoming);
        case 'answer':
          return answerCall(kind, incoming);
        case 'other':
          return null;
      }
    },
    notePage: async ({ address, files }) => {
      const page = kindAt(address, 'navigate');
      const kinds = [...new Set(files)].map((file) => kindAt(file, 'no-cors')).filter(({ kind }) => kind === 'file');
      const work = kinds.map((kind) => {
        // Only files are left.
        const { key } = kind as Kind<'file'>;
        return fetchCopy('files', { key, address: key }, (answer) => storeFile(key, answer));
      });
      if (page.kind === 'page')
        work.push(fetchCopy('pages', { key: page.key, address }, (answer) => storePage(page.key, answer)));
      await Promise.all(work.map((one) => one.catch(() => undefined)));
      await copies.trim();
    },
    begin: () => copies.dropOthers(),
  };
}
