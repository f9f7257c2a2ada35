import { afterEach, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import type { RouteName } from '../../shell/navigation/routes.ts';
import type { Shell } from '../../shell/shell.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { MANIFEST_HASH } from '../../shell/storage/keys.ts';
import { createStore } from '../../shell/storage/store.ts';
import type { UpdatesEvent } from './updates.flow.ts';
import { updatesRunner } from './updates.runner.ts';

afterEach(() => void vi.unstubAllGlobals());

const manifest = (version: string) => JSON.stringify({ entrypoints: [`/m/assets/main-${version}.js`] });
const json = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } });

interface Wanted {
  readonly version: string;
  readonly route: RouteName;
  readonly answer: 'reload' | null;
  readonly store: Shell['store'];
  readonly onLine: boolean;
  /** False: no call is answered. */
  readonly isReached: boolean;
  readonly prepare: () => Promise<undefined>;
}

function scene({
  version = 'aaaa',
  route = 'home',
  answer = 'reload',
  store = createStore(fakeStorage()),
  onLine = true,
  isReached = true,
  prepare = async () => undefined,
}: Partial<Wanted> = {}) {
  const asked: string[] = [];
  const served = { version };
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (!isReached) throw new TypeError('Failed to fetch');
    return address.startsWith('/m/') ? json(manifest(served.version)) : new Response('none', { status: 404 });
  });
  const open = vi.fn(async () => answer);
  const toast = vi.fn();
  const shell = fakeShell({
    shell: {
      store,
      overlays: { open, prepare, toast },
      navigation: { route: () => route, href: () => '/m/home?r=R1' },
      settings: { merchant: 'aurora' },
      texts: { t: (key) => key },
    },
  }) as unknown as Shell;
  const dropped: string[] = [];
  const place = { reload: vi.fn(), replace: vi.fn() };
  const view = {
    navigator: { onLine },
    caches: { delete: async (name: string) => dropped.push(name) },
    document: {
      documentElement: { hasAttribute: () => false },
      querySelector: () => ({ getAttribute: () => '/m/assets/main-aaaa.js' }),
    },
    history: { state: {}, replaceState: vi.fn() },
    location: place,
  } as unknown as Window & typeof globalThis;
  const seen: UpdatesEvent[] = [];
  const perform = updatesRunner(shell, view);
  const effect = async (one: Parameters<typeof perform>[0]) => void (await perform(one, (event) => seen.push(event)));
  return { asked, served, store, open, toast, dropped, place, seen, effect };
}

test('AU-01 SN-10 both manifests are read past every cache, and their hash is stored', async () => {
  const { asked, effect, seen, store } = scene();
  await effect({ do: 'check' });
  expect(asked.map((address) => address.replace(/\d+$/, ''))).toEqual([
    '/m/asset-manifest.json?t=',
    '/mobile/mc/asset-manifest.json?t=',
  ]);
  expect(store.read(MANIFEST_HASH)).toMatch(/^[0-9a-z]+$/);
  expect(seen).toEqual([]);
});

test('AU-01 another version is found once', async () => {
  const { served, effect, seen } = scene();
  await effect({ do: 'check' });
  served.version = 'bbbb';
  await effect({ do: 'check' });
  await effect({ do: 'check' });
  expect(seen).toEqual([{ type: 'versionFound' }]);
});

test('AU-01 each of two tabs hears of the version that both meet', async () => {
  const store = createStore(fakeStorage());
  const [one, other] = [scene({ store }), scene({ store })];
  await one.effect({ do: 'check' });
  await other.effect({ do: 'check' });
  other.served.version = 'bbbb';
  await one.effect({ do: 'check' });
  await other.effect({ do: 'check' });
  expect([one.seen, other.seen]).toEqual([[{ type: 'versionFound' }], [{ type: 'versionFound' }]]);
});

test.each([
  ['reload', 'accepted'],
  [null, 'putOff'],
] as const)('AU-01 UP-02 the answer %j of the alert', async (answer, type) => {
  const { open, effect, seen } = scene({ answer });
  await effect({ do: 'offer', of: 'app' });
  expect(open).toHaveBeenCalledWith('update', { of: 'app' });
  expect(seen).toEqual([{ type }]);
});

test('AU-01 an offer whose code is lost is no answer of anybody', async () => {
  const { open, effect, seen } = scene({ prepare: () => Promise.reject(new Error('lost')) });
  await effect({ do: 'offer', of: 'site' });
  expect([seen, open.mock.calls]).toEqual([[{ type: 'notReached' }], []]);
});

test.each([
  ['without a connection', { onLine: false }],
  ['where the site does not answer', { isReached: false }],
])('AU-01 %s the page and its copy stay, and the person reads why', async (_, wanted) => {
  const { effect, place, dropped, toast, seen } = scene(wanted);
  await effect({ do: 'reload' });
  expect([place.reload.mock.calls, place.replace.mock.calls, dropped]).toEqual([[], [], []]);
  expect(toast.mock.calls).toEqual([['common.pageFailedHint', 'warn']]);
  expect(seen).toEqual([{ type: 'notReached' }]);
});

test('AU-01 a main page reloads in place, without its copy', async () => {
  const { effect, place, dropped } = scene({ route: 'game' });
  await effect({ do: 'reload' });
  expect(dropped).toEqual(['foyer:aurora:pages']);
  expect(place.reload).toHaveBeenCalledTimes(1);
  expect(place.replace).not.toHaveBeenCalled();
});

test('AU-01 any other page goes home', async () => {
  const { effect, place } = scene({ route: 'help' });
  await effect({ do: 'reload' });
  expect(place.replace).toHaveBeenCalledWith('/m/home?r=R1');
  expect(place.reload).not.toHaveBeenCalled();
});
