// A back end for tests of the wire: the test sets its answers, and it records its requests.
import { fakeStorage } from '../storage/fake-storage.ts';
import { createStore } from '../storage/store.ts';
import { createTransport, type SendDeps, type Transport } from './create-send.ts';
import type { SealInput } from './sealing.ts';

export interface WireRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly credentials: RequestCredentials | undefined;
  readonly cache: RequestCache | undefined;
  readonly keepalive: boolean | undefined;
}

export type Reply = (requests: WireRequest, signal: AbortSignal) => Response | Promise<Response>;

export interface FakeWire {
  readonly transport: Transport;
  readonly requests: WireRequest[];
  readonly sealed: SealInput[];
  /** The replies to come, in order; the last one stays. */
  readonly answer: (...replies: readonly Reply[]) => void;
  readonly state: {
    token: string | null;
    online: boolean;
    language: 'CN' | 'EN';
    now: number;
    device: 'IPAD' | 'PWA' | 'WEBCLIP' | null;
  };
  readonly storage: ReturnType<typeof fakeStorage>;
  readonly dates: string[];
}

export const json =
  (body: unknown, init: ResponseInit = {}): Reply =>
  () =>
    new Response(JSON.stringify(body), {
      headers: { 'content-type': 'application/json' },
      ...init,
      ...(init.headers && { headers: { 'content-type': 'application/json', ...init.headers } }),
    });

export const value = (found: unknown): Reply => json({ success: true, value: found });

export const refused = (errorCode: string, status = 400, message = ''): Reply =>
  json({ success: false, errorCode, message }, { status });

/** Never answers; ends only when it is given up. */
export const silence: Reply = (_, signal) =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
  );

export function fakeWire(more: Partial<SendDeps> = {}): FakeWire {
  const requests: WireRequest[] = [];
  const sealed: SealInput[] = [];
  const dates: string[] = [];
  const storage = fakeStorage();
  const state: FakeWire['state'] = { token: null, online: true, language: 'EN', now: 1_000_000, device: null };
  let replies: readonly Reply[] = [value({})];
  const fakeFetch: typeof fetch = async (input, init = {}) => {
    const one: WireRequest = {
      url: String(input),
      method: init.method ?? 'GET',
      // The transport hands over a plain object of headers.
      headers: init.headers as Record<string, string>,
      body: (init.body as string | null) ?? null,
      credentials: init.credentials,
      cache: init.cache,
      keepalive: init.keepalive,
    };
    requests.push(one);
    const [reply = value({}), ...rest] = replies;
    if (rest.length > 0) replies = rest;
    return reply(one, init.signal as AbortSignal);
  };
  const transport = createTransport({
    fetch: fakeFetch,
    origin: '',
    merchant: 'aurora',
    language: () => state.language,
    token: () => state.token,
    deviceKind: () => state.device,
    online: () => state.online,
    now: () => state.now,
    learnTime: (date) => dates.push(date),
    store: createStore(storage),
    loadCheck: async () => (found) => ({ ok: true, value: found }),
    loadSeal: async () => async (input) => {
      sealed.push(input);
      return {
        body: '{"data":"sealed"}',
        headers: { Encryption: 'AES-256-GCM', 'X-RSA': `${input.keyId}.k`, 'X-Digest': 'd' },
      };
    },
    ...more,
  });
  return {
    transport,
    requests: requests,
    sealed,
    answer: (...next) => {
      replies = next;
    },
    state,
    storage,
    dates,
  };
}
