// A browser's window for tests of the app put together: its storage, its address, and a back end that answers by the path of a call.
import { generateKeyPairSync } from 'node:crypto';
import { type FakeBrowser, fakeBrowser } from '../shell/navigation/fake-browser.ts';
import { fakeDoor } from '../shell/storage/fake-door.ts';

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** What a call is answered with, by its path; anything else is answered with nothing in it. */
export type Answers = Readonly<Record<string, Reply>>;

interface Call {
  readonly path: string;
  readonly body: string | null;
  readonly token: string | undefined;
}

export interface FakeView {
  readonly view: Window & typeof globalThis;
  readonly door: ReturnType<typeof fakeDoor>;
  readonly browser: FakeBrowser;
  /** Every call that went out, but for the key of sealed ones. */
  readonly calls: readonly Call[];
}

const KEY_PATH = '/wps/session/key/rsa';
const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = {
  keyId: 'k1',
  publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  expiresAt: '2099-01-01T00:00:00.000Z',
};

export const accepted = (value: unknown = {}): Reply => ({ status: 200, body: { success: true, value } });
export const refused = (errorCode: string, status = 400): Reply => ({
  status,
  body: { success: false, errorCode, message: '' },
});

/** A tab at an address; `door` is what it has kept. */
export function fakeView(address: string, answers: Answers = {}, door = fakeDoor()): FakeView {
  const browser = fakeBrowser(address);
  const calls: Call[] = [];
  const fetch = async (url: string, { headers, body }: { headers: Record<string, string>; body: string | null }) => {
    const [path = ''] = url.split('?');
    if (path !== KEY_PATH) calls.push({ path, body, token: headers.Authorization });
    const { status, body: answer } = path === KEY_PATH ? accepted(key) : (answers[path] ?? accepted());
    return new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } });
  };
  const around = {
    fetch,
    localStorage: door.local(),
    sessionStorage: door.session(),
    document: { cookie: '' },
    navigator: { onLine: true, userAgent: '', maxTouchPoints: 0, language: 'en', languages: ['en'] },
    screen: { width: 360, height: 740, colorDepth: 24 },
    devicePixelRatio: 3,
    scrollY: 0,
    matchMedia: () => ({ matches: false }),
  };
  Object.assign(browser.view.location, { protocol: 'https:', host: 'www.example.com' });
  // Only what the app touches before anything is drawn.
  return { view: Object.assign(browser.view, around) as unknown as FakeView['view'], door, browser, calls };
}
