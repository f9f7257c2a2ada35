import { afterEach, expect, test, vi } from 'vitest';
import type { SessionInfo } from '../shell.ts';
import { fakeBrowser } from './fake-browser.ts';
import { guard } from './guard.ts';
import { createHistoryPort } from './history-port.ts';
import type { Kept } from './kept-parameters.ts';
import { createNavigation } from './navigation.ts';

type Visitor = Pick<SessionInfo, 'type' | 'restricted'> | null;

const member = { type: 0, restricted: false };

afterEach(() => void vi.useRealTimers());

function open(address: string, { visitor = null as Visitor, kept = {} as Kept, backMs = 0 } = {}) {
  const browser = fakeBrowser(address, undefined, backMs);
  const outside = ['https://games.www.example.com'];
  const who = { visitor };
  const beforeMove = vi.fn();
  const scroll = { top: 0 };
  const navigation = createNavigation({
    historyPort: createHistoryPort(browser.view),
    location: browser.view.location,
    guard: (route) => guard(route, who.visitor),
    keptParameters: kept,
    prefetch: () => undefined,
    scrollTop: () => scroll.top,
    beforeMove,
    outside: () => outside,
  });
  const places: string[] = [];
  navigation.subscribe(() => places.push(`${navigation.pageLocation().arrival} ${navigation.route()}`));
  return { navigation, browser, who, places, beforeMove, scroll, outside };
}

test('RT-11 a protected address becomes the log-in before anything is rendered', () => {
  const { navigation, browser } = open('/m/member/home?r=7', { kept: { r: '7' } });
  expect(navigation.route()).toBe('login');
  expect(browser.hrefs()).toEqual(['/m/login?backUrl=%2Fm%2Fmember%2Fhome&r=7']);
});

test('RT-11 a protected address with a session opens directly', () => {
  const { navigation, browser } = open('/m/member/home', { visitor: member });
  expect(navigation.route()).toBe('memberHome');
  expect(browser.hrefs()).toEqual(['/m/member/home']);
});

test('RT-11 a link to a protected page sends a visitor to the log-in, and Back leaves it', async () => {
  const { navigation, browser, places } = open('/m/home');
  navigation.go('deposit');
  expect(browser.href()).toBe('/m/login?backUrl=%2Fm%2FvoucherCenter');
  await browser.move(-1);
  expect(places).toEqual(['forward login', 'back home']);
});

test('RT-11 RT-16 Back to a protected page after the session has ended shows the log-in', async () => {
  const { navigation, browser, who } = open('/m/member/home', { visitor: member });
  navigation.go('help');
  who.visitor = null;
  await browser.move(-1);
  expect(navigation.route()).toBe('login');
  expect(browser.href()).toContain('/m/login?backUrl=');
});

test('RT-17 a forced password change cannot be left by a typed address, a link or Back', async () => {
  const restricted = { type: 0, restricted: true };
  const { navigation, browser, who } = open('/m/home', { visitor: restricted });
  expect(browser.href()).toBe('/m/changePsw');
  navigation.go('help');
  expect(navigation.route()).toBe('changePassword');
  await browser.move(-1);
  expect(navigation.route()).toBe('changePassword');
  who.visitor = member;
  navigation.go('home', { replace: true });
  expect(navigation.route()).toBe('home');
});

test('after a log-in that leads back to the page below it, one Back leaves that page', async () => {
  const { navigation, browser, places } = open('/m/news');
  navigation.go('home');
  navigation.go('login');
  navigation.go('home', { replace: true });
  expect(navigation.route()).toBe('home');
  await browser.move(0);
  expect(browser.href()).toBe('/m/home');
  await browser.move(-1);
  expect(places).toEqual(['forward home', 'forward login', 'forward home', 'back news']);
});

test('RT-13 every address of the app has the kept parameters', () => {
  const { navigation, browser } = open('/m/home?r=7', { kept: { r: '7', cid: 'c' } });
  navigation.go('help', { query: { id: 'start' } });
  expect(browser.href()).toBe('/m/help?id=start&r=7&cid=c');
  expect(navigation.query()).toEqual({ id: 'start' });
  expect(navigation.href('news')).toBe('/m/news?r=7&cid=c');
});

test('a session that starts or ends runs the guard again', () => {
  const { navigation, who } = open('/m/member/home', { visitor: member });
  navigation.recheck();
  expect(navigation.route()).toBe('memberHome');
  who.visitor = null;
  navigation.recheck();
  expect(navigation.route()).toBe('login');
});

test('OV-06 a query that was read is removed from the address and the history without a navigation', () => {
  const { navigation, browser, places } = open('/m/socialReturn?code=c&state=s&r=7#id_token=t', { kept: { r: '7' } });
  navigation.changeQuery({});
  expect([browser.href(), navigation.here(), navigation.query()]).toEqual([
    '/m/socialReturn?r=7',
    '/m/socialReturn',
    {},
  ]);
  expect(places).toEqual([]);
});

test('a page that changes its own query has it in the address, and gets it back when the visitor returns', async () => {
  const { navigation, browser, places } = open('/m/history?r=7', { visitor: member, kept: { r: '7' } });
  navigation.changeQuery({ type: 'bet' });
  expect([browser.href(), navigation.query(), places]).toEqual(['/m/history?type=bet&r=7', { type: 'bet' }, []]);
  navigation.go('memberHome');
  await browser.move(-1);
  expect([navigation.route(), navigation.query()]).toMatchObject(['history', { type: 'bet' }]);
});

test('a page keeps its scroll position when the visitor returns', async () => {
  const { navigation, browser, scroll } = open('/m/home');
  scroll.top = 640;
  navigation.go('help');
  scroll.top = 0;
  await browser.move(-1);
  expect(navigation.pageLocation()).toMatchObject({ route: 'home', arrival: 'back', scroll: 640 });
});

test('an entry that has the scroll position already is not written again', () => {
  const { navigation, browser, scroll, outside } = open('/m/home');
  outside.push('https://games.example');
  const write = vi.spyOn(browser.view.history, 'replaceState');
  navigation.leave('https://games.example/');
  expect([browser.left.length, write.mock.calls.length]).toEqual([1, 0]);
  scroll.top = 640;
  navigation.leave('https://games.example/');
  navigation.leave('https://games.example/');
  expect([browser.left.length, write.mock.calls.length]).toEqual([3, 1]);
});

test('Back without a previous page goes home', async () => {
  const { navigation } = open('/m/help');
  navigation.back();
  expect(navigation.route()).toBe('home');
});

test('Back closes the overlay and keeps the page', async () => {
  const { navigation, browser, places } = open('/m/home');
  const onBack = vi.fn(() => true);
  navigation.openStep(onBack);
  await browser.move(-1);
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(places).toEqual([]);
  navigation.go('help');
  expect(browser.hrefs()).toEqual(['/m/home', '/m/help']);
});

test('Back on an overlay that cannot be closed does nothing', async () => {
  const { navigation, browser, places } = open('/m/home');
  const onBack = vi.fn(() => false);
  navigation.openStep(onBack);
  await browser.move(-1);
  await browser.move(-1);
  expect(onBack).toHaveBeenCalledTimes(2);
  expect([places, browser.href()]).toEqual([[], '/m/home']);
});

test('an answered overlay removes its history entry before the page continues', async () => {
  const { navigation, browser } = open('/m/login');
  const close = navigation.openStep(() => true);
  close();
  navigation.go('home', { replace: true });
  expect(navigation.route()).toBe('home');
  await browser.move(0);
  expect(browser.href()).toBe('/m/home');
  navigation.go('help');
  expect(browser.hrefs()).toEqual(['/m/home', '/m/help']);
});

test('two overlays on top of each other close one by one', async () => {
  const { navigation, browser } = open('/m/home');
  const closed: string[] = [];
  navigation.openStep(() => closed.push('below') > 0);
  navigation.openStep(() => closed.push('above') > 0);
  await browser.move(-1);
  expect(closed).toEqual(['above']);
  await browser.move(-1);
  expect(closed).toEqual(['above', 'below']);
});

test('an alert that stays over the next page removes no history entry of that page', async () => {
  const { navigation, browser } = open('/m/home');
  const close = navigation.openStep(() => true);
  navigation.go('login');
  close();
  await browser.move(0);
  expect([navigation.route(), browser.href()]).toEqual(['login', '/m/login']);
});

test('a second tap on a link opens its page anew, and one Back leaves it', async () => {
  const { navigation, browser, places } = open('/m/home');
  navigation.go('help', { query: { id: 'a' } });
  navigation.go('help', { query: { id: 'a' } });
  expect(browser.hrefs()).toEqual(['/m/home', '/m/help?id=a']);
  navigation.go('help', { query: { id: 'b' } });
  expect(browser.hrefs()).toEqual(['/m/home', '/m/help?id=a', '/m/help?id=b']);
  await browser.move(-1);
  await browser.move(-1);
  expect(places).toEqual(['forward help', 'forward help', 'forward help', 'back help', 'back home']);
});

test('a link to the page below an overlay closes it and leads to that page', async () => {
  const { navigation, browser, beforeMove, places } = open('/m/home');
  beforeMove.mockImplementation(navigation.openStep(() => true));
  navigation.go('home');
  await browser.move(0);
  navigation.go('help');
  expect(browser.hrefs()).toEqual(['/m/home', '/m/help']);
  expect(places).toEqual(['forward home', 'forward help']);
});

test('overlays that the person opened close before the page is left', () => {
  const { navigation, beforeMove } = open('/m/home');
  navigation.go('help');
  expect(beforeMove).toHaveBeenCalledTimes(1);
});

test.each([
  ['/m/help?id=a', 'help', []],
  ['https://games.www.example.com/rapid-5/?code=x', 'home', ['https://games.www.example.com/rapid-5/?code=x']],
  ['https://evil.com/', 'home', []],
  ['javascript:alert(1)', 'home', []],
])('leaving for %s', (address, route, left) => {
  const { navigation, browser } = open('/m/home');
  navigation.leave(address);
  expect([navigation.route(), browser.left]).toEqual([route, left]);
});

test.each([450, 1_900])(
  'a browser that takes %i ms for the step of a closed overlay keeps the page that follows',
  async (backMs) => {
    vi.useFakeTimers();
    const { navigation, browser, places } = open('/m/home', { backMs });
    const close = navigation.openStep(() => true);
    close();
    navigation.go('launchGame', { query: { code: 'rapid5' } });
    navigation.leave('https://games.www.example.com/lottery/', { replace: true });
    await vi.advanceTimersByTimeAsync(backMs - 1);
    expect(browser.left, 'a step under way would stop it').toEqual([]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(places).toEqual(['forward launchGame']);
    expect(browser.hrefs()).toEqual(['/m/home', '/m/launchGame?code=rapid5']);
    expect(browser.left).toEqual(['replaced: https://games.www.example.com/lottery/']);
  },
);

test('a browser that never answers a step back holds the next page up for five seconds at most', async () => {
  vi.useFakeTimers();
  const { navigation, browser } = open('/m/home', { backMs: 1_000_000 });
  const close = navigation.openStep(() => true);
  close();
  navigation.go('help');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(browser.href()).toBe('/m/help');
});

test('a host that the settings name later can be left for', () => {
  const { navigation, browser, outside } = open('/m/home');
  navigation.leave('https://games.vendor.example/play');
  expect(browser.left).toEqual([]);
  outside.push('https://games.vendor.example');
  navigation.leave('https://games.vendor.example/play');
  expect(browser.left).toEqual(['https://games.vendor.example/play']);
});
