import { afterEach, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import type { RouteName } from '../../shell/navigation/routes.ts';
import type { Shell } from '../../shell/shell.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { MANIFEST_HASH } from '../../shell/storage/keys.ts';
import { createStore } from '../../shell/storage/store.ts';
import type { UpdatesEvent } from './updates.flow.ts';
import { updatesRunner } from './updates.runner.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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
  /** Resolves when the site may answer. */
  readonly untilAnswered: () => Promise<void>;
  /** Resolves when a waiting worker is found. */
  readonly untilTaken: () => Promise<void>;
}

function scene({
  version = 'aaaa',
  route = 'home',
  answer = 'reload',
  store = createStore(fakeStorage()),
  onLine = true,
  isReached = true,
  prepare = async () => undefined,
  untilAnswered = async () => undefined,
  untilTaken = async () => undefined,
}: Partial<Wanted> = {}) {
  const asked: string[] = [];
  const served = { version };
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    await untilAnswered();
    if (!isReached) throw new TypeError('Failed to fetch');
    return address.startsWith('/m/') ? json(manifest(served.version)) : new Response('none', { status: 404 });
  });
  const open = vi.fn(async () => answer);
  const toast = vi.fn();
  const page = { isBusy: false, typed: '' };
  const shell = fakeShell({
    shell: {
      store,
      overlays: { open, prepare, toast },
      navigation: { route: () => route, href: () => '/m/home?r=R1' },
      settings: { merchant: 'aurora' },
      texts: { t: (key) => key },
      busy: { any: () => page.isBusy },
    },
  }) as unknown as Shell;
  const dropped: string[] = [];
  const place = { reload: vi.fn(), replace: vi.fn() };
  const view = {
    navigator: { onLine, serviceWorker: { getRegistration: untilTaken } },
    caches: { delete: async (name: string) => dropped.push(name) },
    document: {
      documentElement: { hasAttribute: () => false },
      querySelector: () => ({ getAttribute: () => '/m/assets/main-aaaa.js' }),
      querySelectorAll: () => [{ value: page.typed, defaultValue: '' }],
    },
    history: { state: {}, replaceState: vi.fn() },
    location: place,
  } as unknown as Window & typeof globalThis;
  const seen: UpdatesEvent[] = [];
  const perform = updatesRunner(shell, view);
  const effect = async (one: Parameters<typeof perform>[0]) => void (await perform(one, (event) => seen.push(event)));
  return { page, asked, served, store, open, toast, dropped, place, seen, effect };
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

/** What a person may begin between their answer and the reload. */
const begun = [
  ['a form in use', { isBusy: true }],
  ['a typed word', { typed: 'Anna' }],
] as const;

test.each(begun)('AU-01 %s that was begun before the site answered is not lost', async (_, change) => {
  let answer = (): void => undefined;
  const untilAnswered = () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    });
  const { asked, page, effect, place, dropped, seen } = scene({ untilAnswered });
  const done = effect({ do: 'reload' });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  Object.assign(page, change);
  answer();
  await done;
  expect([place.reload.mock.calls, place.replace.mock.calls, dropped]).toEqual([[], [], []]);
  expect(seen).toEqual([{ type: 'becameBusy' }]);
});

test.each(begun)('AU-01 %s that was begun while the worker took over is not lost', async (_, change) => {
  const made = scene({ untilTaken: async () => void Object.assign(made.page, change) });
  await made.effect({ do: 'reload' });
  expect([made.place.reload.mock.calls, made.seen]).toEqual([[], [{ type: 'becameBusy' }]]);
});

test('AU-01 a word that stood there when the person agreed keeps no reload back', async () => {
  const { page, effect, place } = scene();
  page.typed = 'Anna';
  await effect({ do: 'reload' });
  expect(place.reload).toHaveBeenCalledTimes(1);
});

test('AU-01 a site that has not answered after ten seconds counts as down', async () => {
  await import('./reload-for-update.ts');
  vi.useFakeTimers();
  const { effect, place, seen } = scene({ untilAnswered: () => new Promise(() => undefined) });
  void effect({ do: 'reload' });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect([seen, place.reload.mock.calls]).toEqual([[{ type: 'notReached' }], []]);
});
