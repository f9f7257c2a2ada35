// The whole app without screens, for tests, with a fake browser and back end.
import { generateKeyPairSync } from 'node:crypto';
import { vi } from 'vitest';
import { fakeMessages, fakeState } from '../kit/fake-page.tsx';
import { json, type Reply, value } from '../shell/http/fake-wire.ts';
import { createTexts } from '../shell/i18n/create-texts.ts';
import { type FakeBrowser, fakeBrowser } from '../shell/navigation/fake-browser.ts';
import type { PageState } from '../shell/page/page-state.ts';
import { type FakeStorage, fakeStorage } from '../shell/storage/fake-storage.ts';
import { startBackground } from './background.ts';
import type { ClientApp } from './client-app.ts';
import { createAppCore, createClientApp } from './create-shell.ts';
import { fetchOverlay as fetchRealOverlay } from './overlay-code.ts';
import { watchPage } from './watch-page.ts';

/** One request that the app made. */
export interface Request {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly cache: RequestCache | undefined;
}

export interface AppScene {
  readonly app: ClientApp;
  readonly browser: FakeBrowser;
  readonly kept: FakeStorage['kept'];
  readonly requests: Request[];
  /** Addresses of the frames that were put into the page. */
  readonly frames: string[];
  /** The messages that were posted to the other tabs. */
  readonly posted: unknown[];
  /** Another tab posts a message on the channel of this name. */
  readonly hear: (channel: string, message: unknown) => void;
  /** The attributes of the document's root. */
  readonly root: { lang: string; dir: string; style: { visibility: string } };
  /** Something happens to the window: a touch, the network going away, the tab coming back. */
  readonly fire: (name: string, more?: Readonly<Record<string, unknown>>) => void;
  readonly state: { online: boolean; visible: boolean; standalone: boolean };
  /** The back end's answers by path, from now on. */
  readonly answers: Map<string, Reply>;
  /** Starts the work after the first paint. */
  readonly stand: (token?: string | null) => Promise<void>;
  /** The same, and touches the page, so that all delayed work runs. */
  readonly begin: (token?: string | null) => Promise<void>;
}

export interface SceneOptions {
  readonly address?: string;
  readonly origin?: string;
  readonly state?: Partial<PageState>;
  readonly answers?: Readonly<Record<string, Reply>>;
  /** The values that storage holds already. */
  readonly local?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
  readonly languages?: readonly string[];
  /** The site stands on the home screen. */
  readonly standalone?: boolean;
  /** Fetches the code of an overlay. */
  readonly fetchOverlay?: typeof fetchRealOverlay;
}

const notThere = json({ success: false, errorCode: 'not.found', message: '' }, { status: 404 });

/** Calls are sealed here as in the browser. */
const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = value({
  keyId: 'k1',
  publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  expiresAt: '2099-01-01T00:00:00.000Z',
});

const bodyOf = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : null);

function requestOf(address: string, init: RequestInit): Request {
  const { pathname, searchParams } = new URL(address, 'https://www.example.com');
  return {
    method: init.method ?? 'GET',
    path: pathname,
    query: Object.fromEntries(searchParams),
    // The transport hands over a plain object of headers.
    headers: init.headers as Record<string, string>,
    body: bodyOf(init.body),
    cache: init.cache,
  };
}

interface Surroundings {
  readonly storage: FakeStorage;
  readonly frames: string[];
  readonly posted: unknown[];
  readonly root: AppScene['root'];
  readonly state: AppScene['state'];
  readonly target: EventTarget;
}

/** The document, as far as the app looks at it outside its screens. */
const documentOf = ({ storage, frames, root, state, target }: Surroundings) => ({
  documentElement: Object.assign(root, { hasAttribute: () => false }),
  activeElement: null,
  // No picture is lost here.
  images: [],
  querySelector: () => null,
  styleSheets: [],
  baseURI: 'https://www.example.com/',
  get cookie() {
    return storage.readCookies();
  },
  set cookie(text: string) {
    storage.writeCookie(text);
  },
  get visibilityState() {
    return state.visible ? 'visible' : 'hidden';
  },
  createElement: () => ({ setAttribute: () => undefined, remove: () => undefined }),
  body: { append: ({ src }: { src: string }) => void frames.push(src) },
  addEventListener: target.addEventListener.bind(target),
});

type View = Window & typeof globalThis;

/** Nobody types here. */
class NoMutations {
  readonly observe = (): void => undefined;
  readonly disconnect = (): void => undefined;
}

/** A message of another tab is an event of the window, named by its channel. */
const onChannel = (name: string): string => `channel ${name}`;

/** The other tabs of the browser: they hear everything, and say what the test lets them say. */
const channelTo = ({ posted, target }: Pick<Surroundings, 'posted' | 'target'>) =>
  class {
    readonly #name: string;
    constructor(name: string) {
      this.#name = name;
    }
    readonly postMessage = (message: unknown): void => void posted.push(message);
    readonly addEventListener = (_: 'message', listener: (event: Event) => void): void =>
      target.addEventListener(onChannel(this.#name), listener);
  };

function viewOf(browser: FakeBrowser, around: Surroundings, fetch: View['fetch'], languages: readonly string[]): View {
  const { storage, state, target } = around;
  const { history, location } = browser.view;
  const view = {
    history,
    location: Object.defineProperties(Object.create(location), {
      protocol: { value: new URL(location.origin).protocol },
      host: { value: new URL(location.origin).host },
    }),
    document: documentOf(around),
    get localStorage() {
      return storage.local();
    },
    get sessionStorage() {
      return storage.session();
    },
    navigator: {
      userAgent: 'Mozilla/5.0 (Linux; Android 11) Chrome/87',
      language: languages[0],
      languages,
      hardwareConcurrency: 4,
      maxTouchPoints: 5,
      platform: 'Linux',
      get onLine() {
        return state.online;
      },
    },
    screen: { width: 360, height: 740, colorDepth: 24 },
    devicePixelRatio: 2,
    scrollY: 0,
    matchMedia: () => ({ matches: state.standalone }),
    fetch,
    BroadcastChannel: channelTo(around),
    MutationObserver: NoMutations,
    HTMLImageElement: class {},
    performance: { getEntriesByName: () => [] },
    PerformanceObserver: class {
      readonly observe = (): void => undefined;
    },
    addEventListener: (name: string, listener: (event: Event) => void) => {
      if (name === 'popstate') browser.view.addEventListener(name, listener);
      else target.addEventListener(name, listener);
    },
    removeEventListener: target.removeEventListener.bind(target),
    setTimeout,
    clearTimeout,
    // A browser that is always idle.
    requestIdleCallback: (work: () => void) => work(),
  };
  // Only what the app uses of a window outside its screens.
  return view as unknown as View;
}

/** Every language says the same here: which file is fetched is not what these tests are about. */
const loaded = { messages: fakeMessages, later: {} };

/** Waits for what a person would see; code is fetched meanwhile, on a busy machine slowly. */
export const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 10_000 });

/** Touches the page, and lets the time pass in which what was tapped goes first. */
function touchAndRest(touch: () => void): void {
  const isReal = !vi.isFakeTimers();
  if (isReal) vi.useFakeTimers({ toFake: ['setTimeout'] });
  touch();
  vi.advanceTimersByTime(500);
  if (isReal) vi.useRealTimers();
}

/** Opens the app at an address, as far as it stands before the first paint. */
export function openApp({
  address = '/m/home',
  origin = 'https://www.example.com',
  state: change = {},
  answers: given = {},
  local = {},
  session = {},
  languages = ['en'],
  standalone = false,
  fetchOverlay = fetchRealOverlay,
}: SceneOptions = {}): AppScene {
  const browser = fakeBrowser(address, origin);
  const storage = fakeStorage();
  for (const [name, text] of Object.entries(local)) storage.kept.local.set(name, text);
  for (const [name, text] of Object.entries(session)) storage.kept.session.set(name, text);
  const requests: Request[] = [];
  const answers = new Map<string, Reply>([
    ['/wps/system/status', value({})],
    ['/wps/session/key/rsa', key],
    ...Object.entries(given),
  ]);
  const fetch = (async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const one = requestOf(String(input), init);
    requests.push(one);
    const sentRequest = { url: String(input), method: one.method, headers: one.headers, body: null };
    const reply = answers.get(one.path) ?? notThere;
    const { credentials, cache, keepalive } = init;
    return reply({ ...sentRequest, credentials, cache, keepalive }, init.signal as AbortSignal);
  }) as View['fetch'];
  const around: Surroundings = {
    storage,
    frames: [],
    posted: [],
    root: { lang: 'en', dir: 'ltr', style: { visibility: '' } },
    state: { online: true, visible: true, standalone },
    target: new EventTarget(),
  };
  const view = viewOf(browser, around, fetch, languages);
  vi.stubGlobal('document', view.document);
  const state = fakeState(change);
  const texts = createTexts(state.language, loaded, async () => loaded);
  const app = createClientApp(view, state, texts, createAppCore(view, state, texts), fetchOverlay);
  const fire: AppScene['fire'] = (name, more = {}) =>
    void around.target.dispatchEvent(Object.assign(new Event(name), more));
  const stand: AppScene['stand'] = async (token = null) => {
    watchPage(view, app);
    await startBackground(view, app, token, state.renderedAt);
  };
  return {
    app,
    browser,
    kept: storage.kept,
    requests,
    frames: around.frames,
    posted: around.posted,
    hear: (channel, data) => fire(onChannel(channel), { data }),
    root: around.root,
    fire,
    state: around.state,
    answers,
    stand,
    begin: async (token) => {
      await stand(token);
      touchAndRest(() => fire('pointerdown'));
    },
  };
}
