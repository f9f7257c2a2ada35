import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWorker, workerAddress } from './start-worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FILES = [
  'https://play.example/m/assets/a.js',
  'https://cdn.example/m/assets/b.js',
  'https://play.example/wps/game/lanes',
];

function scene(register: (address: string, options: object) => Promise<unknown>, controller: object | null = null) {
  const posted: unknown[] = [];
  const links: { rel?: string; href?: string }[] = [];
  const createdFor: string[] = [];
  const dropped: string[] = [];
  const watchers: (() => void)[] = [];
  const active = Object.assign(new EventTarget(), {
    state: 'activating',
    postMessage: (message: unknown) => posted.push(message),
  });
  const container = { controller, register, addEventListener: () => undefined, ready: Promise.resolve({ active }) };
  const view = {
    navigator: { serviceWorker: container },
    document: {
      baseURI: 'https://play.example/m/home',
      createElement: () => ({}),
      head: { append: (link: object) => links.push(link) },
    },
    trustedTypes: {
      createPolicy: (_: string, rules: { createScriptURL: (address: string) => string | null }) => ({
        createScriptURL: (address: string) => {
          createdFor.push(address);
          return rules.createScriptURL(address);
        },
      }),
    },
    caches: { delete: async (name: string) => dropped.push(name) },
    location: { origin: 'https://play.example', pathname: '/m/home', search: '?r=R1' },
    performance: { getEntriesByType: () => FILES.map((name) => ({ name })) },
  } as unknown as Window & typeof globalThis;
  const texts = { subscribe: (watcher: () => void) => watchers.push(watcher) };
  const app = { shell: { settings: { merchant: 'aurora', demo: false }, texts } } as unknown as Parameters<
    typeof startWorker
  >[1];
  const changeLanguage = () => {
    for (const watcher of watchers) watcher();
  };
  const start = async () => {
    const started = startWorker(view, app);
    await vi.advanceTimersByTimeAsync(0);
    // The worker has taken over the page that is open, unless it is that of the kill switch.
    active.state = 'activated';
    active.dispatchEvent(new Event('statechange'));
    await vi.advanceTimersByTimeAsync(2000);
    return started;
  };
  return { posted, links, createdFor, dropped, active, start, changeLanguage };
}

test('PW-01 the worker is registered at its fixed address, and hears what the page has loaded', async () => {
  const register = vi.fn(async () => ({}));
  const { start, posted, createdFor } = scene(register);
  await start();
  expect(register).toHaveBeenCalledWith('/m/sw.js?env=live&merchant=aurora', { updateViaCache: 'none' });
  // The page's policy refuses addresses that no policy has made.
  expect(createdFor).toEqual(['/m/sw.js?env=live&merchant=aurora']);
  expect(posted).toEqual([
    { type: 'pageOpened', address: '/m/home?r=R1', files: ['https://play.example/m/assets/a.js'] },
  ]);
});

test('a page that opens after the kill switch came, without a controller, speaks to the active worker', async () => {
  const { start, posted, active } = scene(async () => ({}));
  active.state = 'activated';
  await start();
  expect(posted).toHaveLength(1);
});

test('PW-01 the page names the operator’s manifest', async () => {
  const { start, links } = scene(async () => ({}));
  await start();
  expect(links.map(({ rel }) => rel)).toEqual(['manifest']);
  expect(links[0]?.href).toMatch(/^\/wps\/system\/manifest\.json\?merchantCode=aurora&timestamp=\d{13}$/);
});

test.each([
  ['whose script is lost', async () => Promise.reject(new TypeError('bad HTTP response code (404)'))],
  ['whose server fails', async () => Promise.reject(new TypeError('bad HTTP response code (500)'))],
  ['that is no script', async () => Promise.reject(new DOMException('unsupported MIME type', 'SecurityError'))],
  ['that the browser blocks', async () => undefined],
])('a worker %s is no failure of the page', async (_, register) => {
  const { start, posted } = scene(register);
  await expect(start()).resolves.toBeUndefined();
  expect(posted).toEqual([]);
});

test('copies of pages go when another language is chosen', async () => {
  const { start, dropped, changeLanguage } = scene(async () => ({}));
  await start();
  expect(dropped).toEqual([]);
  changeLanguage();
  expect(dropped).toEqual(['foyer:aurora:pages']);
});

test('the demo’s worker says so in its address', () =>
  expect(workerAddress('lotus', true)).toBe('/m/sw.js?env=demo&merchant=lotus'));

test('PW-01 a page with a worker asks for a new one at each visit, so that the kill switch comes', async () => {
  const update = vi.fn(async () => {
    throw new TypeError('The script answered 500.');
  });
  await scene(async () => ({ update }), {}).start();
  expect(update).toHaveBeenCalledTimes(1);
});
