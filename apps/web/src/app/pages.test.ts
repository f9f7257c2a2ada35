import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ScreenEntry, ScreenModule } from '../kit/feature.ts';
import { failure } from '../shell/http/failure.ts';
import type { Outcome } from '../shell/http/outcome.ts';
import type { PageLocation } from '../shell/navigation/navigation.ts';
import type { RouteName } from '../shell/navigation/routes.ts';
import { createPages } from './pages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => void setTimeout(() => resolve(value), ms));
const Screen = (): null => null;
const screen: ScreenModule<unknown> = { Screen };
const to = (route: RouteName, query = {}): PageLocation => ({ route, query, arrival: 'forward', scroll: 0 });

function scene(
  screens: Partial<Record<RouteName, ScreenEntry<unknown>>>,
  reloads = false,
  tapped: () => Promise<void> = async () => undefined,
) {
  const pages = createPages({
    load: async () => failure('aborted', 'aborted'),
    screenOf: (route) => screens[route] ?? null,
    ended: ({ status }) => status === 401,
    reloadForCode: async () => reloads,
    tapped,
  });
  const seen: string[] = [];
  pages.subscribe(() => {
    const page = pages.page();
    seen.push(`${page?.route} ${page?.at}`);
  });
  return { pages, seen };
}

const quick: ScreenEntry<unknown> = { code: async () => screen };

test('code and data are fetched side by side', async () => {
  const slow: ScreenEntry<unknown> = {
    code: () => after(100, screen),
    load: () => after(100, { ok: true, value: 1 } as Outcome<unknown>),
  };
  const { pages, seen } = scene({ help: slow });
  void pages.open(to('help'));
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).toEqual(['help ready']);
  expect(pages.page()).toMatchObject({ data: 1 });
});

test('the old page stays until the new one is ready; its skeleton shows after 120 ms', async () => {
  const slow: ScreenEntry<unknown> = {
    code: async () => screen,
    load: () => after(500, { ok: true, value: 1 } as Outcome<unknown>),
  };
  const { pages, seen } = scene({ home: quick, help: slow });
  await pages.open(to('home'));
  void pages.open(to('help'));
  await vi.advanceTimersByTimeAsync(119);
  expect(seen).toEqual(['home ready']);
  await vi.advanceTimersByTimeAsync(400);
  expect(seen).toEqual(['home ready', 'help loading', 'help ready']);
});

test('a page takes the place of its skeleton when no tap is under way, and not at all when the tap led elsewhere', async () => {
  const slow: ScreenEntry<unknown> = {
    code: async () => screen,
    load: () => after(500, { ok: true, value: 1 } as Outcome<unknown>),
  };
  let lift = () => {};
  const lifted = new Promise<void>((resolve) => {
    lift = resolve;
  });
  const { pages, seen } = scene({ home: quick, help: slow }, false, () => lifted);
  void pages.open(to('help'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(seen).toEqual(['help loading']);
  lift();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(['help loading', 'help ready']);

  const other = scene({ home: quick, help: slow }, false, () => after(700, undefined));
  void other.pages.open(to('help'));
  await vi.advanceTimersByTimeAsync(600);
  await other.pages.open(to('home'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(other.seen).toEqual(['help loading', 'home ready']);
});

test('a second tap while a page is on its way waits for the same page; once it is there, a tap fetches anew', async () => {
  const load = vi.fn(() => after(500, { ok: true, value: 1 } as Outcome<unknown>));
  const { pages, seen } = scene({ home: quick, help: { code: async () => screen, load } });
  await pages.open(to('home'));
  void pages.open(to('help'));
  await vi.advanceTimersByTimeAsync(400);
  void pages.open(to('help'));
  await vi.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledTimes(1);
  expect(seen).toEqual(['home ready', 'help loading', 'help ready']);
  void pages.open(to('help'));
  void pages.open(to('help', { id: 'a' }));
  expect(load).toHaveBeenCalledTimes(3);
});

test('a tap while the page is loaded again for another member shows what that member may see', async () => {
  let member = 'first';
  const load = vi.fn(() => after(500, { ok: true, value: member } as Outcome<unknown>));
  const { pages } = scene({ home: quick, help: { code: async () => screen, load } });
  await pages.open(to('home'));
  void pages.open(to('help'));
  await vi.advanceTimersByTimeAsync(200);
  member = 'second';
  void pages.refresh();
  void pages.open(to('help'));
  await vi.advanceTimersByTimeAsync(500);
  expect(pages.page()).toMatchObject({ route: 'help', at: 'ready', data: 'second' });
});

test('a page that was left while loading does not open later', async () => {
  const slow: ScreenEntry<unknown> = { code: () => after(300, screen) };
  const { pages, seen } = scene({ home: quick, help: slow });
  void pages.open(to('help'));
  await pages.open(to('home'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen).toEqual(['home ready']);
});

test('a page that does not load shows why, and loads at the next try', async () => {
  const answers: Outcome<unknown>[] = [failure('timeout', 'ECONNABORTED', { reference: 'R1' }), { ok: true, value: 7 }];
  const { pages } = scene({ help: { ...quick, load: async () => answers.shift() as Outcome<unknown> } });
  await pages.open(to('help'));
  expect(pages.page()).toMatchObject({ at: 'failed', failure: { errorCode: 'ECONNABORTED', reference: 'R1' } });
  await pages.refresh();
  expect(pages.page()).toMatchObject({ at: 'ready', data: 7 });
});

test('a page whose session has ended does not open and shows no failure', async () => {
  const { pages, seen } = scene({
    home: quick,
    help: { ...quick, load: async () => failure('refused', 'CUSTOMER_NOT_LOGIN', { status: 401 }) },
  });
  await pages.open(to('home'));
  await pages.open(to('help'));
  expect(seen).toEqual(['home ready']);
});

test('missing data shows the page for unknown addresses', async () => {
  const { pages } = scene({
    help: { ...quick, load: async () => failure('refused', 'not.found', { status: 404 }) },
    notFound: quick,
  });
  await pages.open(to('help', { id: 'gone' }));
  expect(pages.page()).toMatchObject({ at: 'ready', route: 'notFound' });
});

test('lost code reloads the site once; after that the page shows the error', async () => {
  const lost: ScreenEntry<unknown> = { code: () => Promise.reject(new Error('404')) };
  const first = scene({ home: quick, help: lost }, true);
  await first.pages.open(to('home'));
  await first.pages.open(to('help'));
  expect(first.pages.page()).toMatchObject({ route: 'home', at: 'ready' });
  const second = scene({ help: lost }, false);
  await second.pages.open(to('help'));
  expect(second.pages.page()).toMatchObject({ at: 'failed', failure: { errorCode: 'chunk.lost' } });
});

test('lost code of a page’s data acts like lost code of the page; a failed prefetch is silent', async () => {
  const lost: ScreenEntry<unknown> = { ...quick, load: () => Promise.reject(new Error('404')) };
  const { pages } = scene({ home: quick, help: lost });
  // A rejection that nobody hears would end the run.
  pages.prefetch('help', {});
  await vi.advanceTimersByTimeAsync(10_001);
  await pages.open(to('help'));
  expect(pages.page()).toMatchObject({ at: 'failed', failure: { errorCode: 'chunk.lost' } });
});

test('a prefetch is used by the tap that follows, not by one much later', async () => {
  const load = vi.fn(async () => ({ ok: true, value: 1 }) as Outcome<unknown>);
  const { pages } = scene({ home: quick, help: { ...quick, load } });
  pages.prefetch('help', {});
  pages.prefetch('help', {});
  await pages.open(to('help'));
  expect(load).toHaveBeenCalledTimes(1);
  pages.prefetch('help', {});
  await vi.advanceTimersByTimeAsync(10_001);
  await pages.open(to('help'));
  expect(load).toHaveBeenCalledTimes(3);
});

test('a page that is checked again shows nothing of the check', async () => {
  const { pages, seen } = scene({
    memberHome: { ...quick, load: () => after(50, { ok: true, value: 1 } as Outcome<unknown>) },
  });
  void pages.open(to('memberHome'));
  await vi.advanceTimersByTimeAsync(50);
  void pages.refresh({ veil: true });
  expect(pages.page()?.at).toBe('loading');
  await vi.advanceTimersByTimeAsync(50);
  expect(seen[seen.length - 1]).toBe('memberHome ready');
});

test('lost prefetched code is fetched again by the tap', async () => {
  const codes = [Promise.reject(new Error('lost')), Promise.resolve(screen)];
  const { pages } = scene({ help: { code: () => codes.shift() as Promise<typeof screen> } });
  pages.prefetch('help', {});
  await vi.advanceTimersByTimeAsync(0);
  await pages.open(to('help'));
  expect(pages.page()).toMatchObject({ at: 'ready' });
});

test('lost prefetched data is fetched again by the tap', async () => {
  const answers: Outcome<unknown>[] = [failure('offline', 'offline'), { ok: true, value: 7 }];
  const { pages } = scene({ help: { ...quick, load: async () => answers.shift() as Outcome<unknown> } });
  pages.prefetch('help', {});
  await vi.advanceTimersByTimeAsync(0);
  await pages.open(to('help'));
  expect(pages.page()).toMatchObject({ at: 'ready', data: 7 });
});

test('LA-01 prefetched data is fetched again when the language or the member changes', async () => {
  let language = 'EN';
  const listed: ScreenEntry<unknown> = {
    code: async () => screen,
    load: async () => ({ ok: true, value: language }),
  };
  const { pages } = scene({ home: quick, news: listed });
  await pages.open(to('home'));
  pages.prefetch('news', {});
  language = 'VI';
  await pages.refresh();
  await pages.open(to('news'));
  expect(pages.page()).toMatchObject({ route: 'news', data: 'VI' });
});

test('data that changed on the way to another page load that page again, not the one it leaves', async () => {
  let version = 0;
  const slow: ScreenEntry<unknown> = {
    code: () => after(100, screen),
    load: () => after(100, { ok: true, value: ++version } as Outcome<unknown>),
  };
  const { pages, seen } = scene({ home: quick, help: slow });
  await pages.open(to('home'));
  void pages.open(to('help'));
  await vi.advanceTimersByTimeAsync(50);
  void pages.refresh();
  void pages.open(to('help'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen).toEqual(['home ready', 'help ready']);
  expect(pages.page()).toMatchObject({ data: 2, arrival: 'forward' });
});
