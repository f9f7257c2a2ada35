// The app's own actions when a visitor or a member opens it, put together as in the browser.

import { generateKeyPairSync } from 'node:crypto';
import { languageCodes, languages, type PageSettings } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { refused, silence, value } from '../shell/http/fake-wire.ts';
import { isTranslated } from '../shell/i18n/text-language.ts';
import { startSession } from '../shell/session/session-of.ts';
import { awaitSession } from './await-session.ts';
import { type AppScene, openApp, until } from './fake-app.ts';

afterEach(() => void vi.unstubAllGlobals());

const TOKEN = 'A'.repeat(43);
const login = examples['session.login'].output;
const info = examples['member.info'].output;
const member = (more: object = {}) => ({
  MC_SESSION_INFO: JSON.stringify({
    id: info.id,
    token: TOKEN,
    merchantCode: 'aurora',
    userName: 'demo',
    type: 0,
    firstTimeLogin: false,
    restricted: false,
    ...more,
  }),
});

const pathsOf = ({ requests }: AppScene): string[] => requests.map(({ path }) => path);
const made = (scene: AppScene, path: string) => scene.requests.filter((request) => request.path === path);

test('SN-04 SN-10 a visit stores merchant, tracking id, language and its first address', async () => {
  const { begin, kept } = openApp();
  await begin();
  await until(() => expect(kept.local.get('merchant')).toBe('aurora'));
  expect(kept.local.get('track')).toMatch(/^[0-9a-f-]{36}$/);
  expect([kept.local.get('language'), kept.cookies.get('language')]).toEqual(['EN', 'EN']);
  expect(JSON.parse(kept.local.get('reg_info') ?? '')).toMatchObject({ originalDomain: 'www.example.com' });
});

test('SN-05 SN-07 an address with an affiliate is stored before the page is idle', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { begin, kept } = openApp({ address: '/m/home?r=7&gclid=g1' });
  // It waits for other tabs, and no time passes.
  void begin();
  vi.useRealTimers();
  await until(() => expect(kept.local.get('marketing')).toContain('"gclid"'));
});

test('PW-02 SN-06 a first visit gets the device id from the image CDN’s frame and stores it', async () => {
  const scene = openApp();
  await scene.begin();
  await until(() => expect(scene.frames).toEqual(['https://cdn.example.com/device-helper.html']));
  scene.fire('message', { origin: 'https://cdn.example.com', data: 'f'.repeat(36), source: undefined });
  await until(() => expect(scene.kept.local.get('DEVICE_ID')).toBe('f'.repeat(36)));
  expect(scene.kept.cookies.get('DEVICE_ID')).toBe('f'.repeat(36));
});

test('PW-02 SN-06 a device that has an id loads no frame', async () => {
  const scene = openApp({ local: { DEVICE_ID: 'd'.repeat(36) } });
  await scene.begin();
  await until(() => expect(pathsOf(scene)).toContain('/wps/system/status'));
  expect(scene.frames).toEqual([]);
});

test('RT-13 links carry the parameters of the address, then the stored ones', () => {
  const at = Date.now();
  const marketing = JSON.stringify({ gclid: { value: 'g1', at }, r: { value: 'old', at } });
  const { app } = openApp({ address: '/m/home?r=7&x=1', local: { marketing } });
  expect(app.shell.navigation.href('game')).toBe('/m/game?r=7&gclid=g1');
});

test('RT-11 a protected address opens with a session, and leads to the log-in without one', () => {
  const visitor = openApp({ address: '/m/member/home' });
  expect(visitor.browser.href()).toBe('/m/login?backUrl=%2Fm%2Fmember%2Fhome');
  const known = openApp({ address: '/m/member/home', session: member() });
  expect([known.browser.href(), known.app.navigation.route()]).toEqual(['/m/member/home', 'memberHome']);
});

test('RT-16 the agents’ page takes its visitors’ type from the session', () => {
  const routeOf = (type: number) =>
    openApp({ address: '/m/agentRegister', session: member({ type }) }).app.navigation.route();
  expect([routeOf(0), routeOf(1), routeOf(2)]).toEqual(['home', 'agentRegister', 'agentRegister']);
});

test('RT-17 a session whose password must be changed opens on the change, at every address', () => {
  const { browser } = openApp({ address: '/m/home', session: member({ restricted: true }) });
  expect(browser.href()).toBe('/m/changePsw');
});

test('RT-17 a page refused until the password is changed redirects to the change', async () => {
  const answers = { '/wps/member/security': refused('password.change.required', 403) };
  const { app } = openApp({ address: '/m/securityCenter', session: member(), answers });
  await app.pages.open(app.navigation.pageLocation());
  await until(() => expect(app.navigation.route()).toBe('changePassword'));
});

test('SE-01 a public page with members’ data sends a visitor to the log-in', async () => {
  const answers = { '/wps/game/lanes': refused('CUSTOMER_NOT_LOGIN', 401) };
  const { app } = openApp({ address: '/m/game', answers });
  await app.pages.open(app.navigation.pageLocation());
  await until(() => expect(app.queue.topmost()).toBe('alert'));
  expect(app.navigation.route()).toBe('login');
});

test.each([
  ['out of the back/forward cache', (scene: AppScene) => scene.fire('pageshow', { persisted: true })],
  ['doubted by another tab', ({ app }: AppScene) => app.shell.events.publish('sessionDoubted', {})],
])('SE-01 a page %s whose member info has type -1 sends its person to the log-in', async (_, happen) => {
  const scene = openApp({ address: '/m/member/home', session: member() });
  await scene.begin();
  scene.answers.set('/wps/member/info', value({ ...info, type: -1 }));
  happen(scene);
  await until(() => expect(scene.app.queue.topmost()).toBe('alert'));
  expect([scene.app.navigation.route(), scene.kept.session.has('MC_SESSION_INFO')]).toEqual(['login', false]);
});

test('RT-11 a session that ends on a protected page redirects to the log-in', async () => {
  const scene = openApp({ address: '/m/member/home', session: member() });
  await scene.begin();
  scene.app.shell.session.end('loggedOut');
  expect(scene.app.navigation.route()).toBe('login');
});

test('RT-12 a token of the address is exchanged before a protected page is decided', async () => {
  const scene = openApp({ address: '/m/member/home' });
  expect(await awaitSession(scene.app.core, '/m/member/home', TOKEN)).toBeNull();
  expect(pathsOf(scene)[0]).toBe('/wps/session/key/rsa');
});

test('GL-01 a token of the address is exchanged before a launch asks for a log-in', async () => {
  const scene = openApp({ address: '/m/launchGame?code=rapid5' });
  expect(await awaitSession(scene.app.core, '/m/launchGame', TOKEN)).toBeNull();
  expect(pathsOf(scene)[0]).toBe('/wps/session/key/rsa');
});

test('GL-02 a game may be on a host that settings name while the page is open', async () => {
  const { app, browser } = openApp();
  const game = 'https://games.vendor.example/play';
  app.navigation.leave(game);
  expect(browser.left).toEqual([]);
  Object.assign(app.shell.settings, { gameHosts: ['https://games.vendor.example'] });
  app.navigation.leave(game);
  expect(browser.left).toEqual([game]);
});

test('a session that is found while a log-in lies over the page closes it', async () => {
  const scene = openApp({ answers: { '/wps/session/key/rsa': silence } });
  const { app } = scene;
  const opened = app.shell.overlays.open('login', { reason: 'play' });
  await until(() => expect(app.queue.topmost()).toBe('login'));
  void scene.begin(TOKEN);
  await until(() => expect(pathsOf(scene)).toContain('/wps/session/key/rsa'));
  app.shell.events.publish('sessionFound', {});
  expect(await opened).toBeNull();
});

test('RT-12 a token of the address is exchanged after the first paint of a public page', async () => {
  const scene = openApp();
  expect(await awaitSession(scene.app.core, '/m/home', TOKEN)).toBe(TOKEN);
  expect(pathsOf(scene)).toEqual([]);
  await scene.begin(TOKEN);
  expect(pathsOf(scene)[0]).toBe('/wps/session/key/rsa');
});

test('LA-01 a browser with another language of the operator gets its texts and direction', async () => {
  const settings: PageSettings = { ...examples['system.settings'].output, languages: ['EN', 'UR'] };
  const { begin, root, kept } = openApp({ languages: ['ur'], state: { settings } });
  await begin();
  await until(() => expect(root).toMatchObject({ lang: 'ur', dir: 'rtl' }));
  expect([kept.local.get('language'), kept.cookies.get('language')]).toEqual(['UR', 'UR']);
});

const untranslated = languageCodes.find((code) => !isTranslated(code)) ?? null;

test.runIf(untranslated)('LA-02 a page in English for lack of texts says so', async () => {
  const code = untranslated ?? 'EN';
  const { tag } = languages[code];
  const settings: PageSettings = { ...examples['system.settings'].output, languages: ['UR', code] };
  const { begin, root, kept } = openApp({ languages: [tag], state: { language: 'UR', settings } });
  await begin();
  await until(() => expect(kept.local.get('language')).toBe(code));
  expect(root).toMatchObject({ lang: 'en', dir: 'ltr' });
});

test('LA-01 a change of language reloads the page’s data and informs the platform', async () => {
  const answers = {
    '/wps/member/info': value(info),
    '/wps/member/language': value({}),
    '/wps/content/news': value(examples['content.news'].output),
  };
  const labels = { MC_MEMBER_LABELS: JSON.stringify({ id: info.id, labels: [] }) };
  const scene = openApp({ address: '/m/news', session: { ...member(), ...labels }, answers });
  await scene.app.pages.open(scene.app.navigation.pageLocation());
  await scene.begin();
  await scene.app.shell.texts.change('VI');
  await until(() => expect(made(scene, '/wps/member/language').map(({ body }) => body)).toEqual([{ language: 'VI' }]));
  expect(made(scene, '/wps/content/news').map(({ headers }) => headers.Language)).toEqual(['EN', 'VI']);
});

test('HT-01 calls carry the page’s merchant, the current language and the session’s token', async () => {
  const scene = openApp({ session: member() });
  await scene.app.shell.send('wallet.balance', {});
  await scene.app.shell.send('game.lanes', {});
  expect(scene.requests.map(({ headers }) => headers)).toEqual([
    { Merchant: 'aurora', Language: 'EN', Authorization: TOKEN },
    { Merchant: 'aurora', Language: 'EN' },
  ]);
});

test('HT-01 HT-05 a log-in carries its device and is sealed', async () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = {
    keyId: 'k1',
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  };
  const answers = { '/wps/session/key/rsa': value(key), '/wps/session/login': value(login) };
  const scene = openApp({ answers, standalone: true });
  const outcome = await scene.app.shell.send('session.login', examples['session.login'].input);
  expect(outcome).toMatchObject({ ok: true, value: { token: login.token } });
  const [keyRequest] = made(scene, '/wps/session/key/rsa');
  expect(keyRequest).toMatchObject({
    method: 'GET',
    query: { _: expect.stringMatching(/^\d{13}$/) },
    cache: 'no-store',
  });
  const [sent] = made(scene, '/wps/session/login');
  expect(sent).toMatchObject({
    body: { data: expect.stringMatching(/^[A-Za-z0-9+/=]+$/) },
    headers: {
      Device: 'PWA',
      Encryption: 'AES-256-GCM',
      'X-RSA': expect.stringMatching(/^k1\./),
      'X-Digest': expect.stringMatching(/=$/),
    },
  });
});

test.each([true, false])('SW-01 with PWDEXPFORCECHANGE3 %s an expired password restricts the session', (on) => {
  const settings: PageSettings = { ...examples['system.settings'].output, whitelabel: { PWDEXPFORCECHANGE3: on } };
  const { app } = openApp({ state: { settings } });
  startSession(app.shell, { ...login, passwordExpired: true });
  expect(app.shell.session.current()?.restricted).toBe(on);
});

test('OV-01 the log-in opens over any page and closes with it', async () => {
  const { app } = openApp({ address: '/m/news' });
  void app.shell.overlays.open('login', {});
  await until(() => expect([app.queue.topmost(), app.navigation.route()]).toEqual(['login', 'news']));
  app.shell.navigation.go('game');
  expect(app.queue.topmost()).toBeNull();
});

test.each([
  ['begins', ({ app }: AppScene) => startSession(app.shell, login)],
  ['ends', ({ app }: AppScene) => app.shell.session.end('notLoggedIn')],
])('HT-04 kept answers are cleared when a session %s', async (_, change) => {
  const country = examples['system.country'].output;
  const scene = openApp({ session: member(), answers: { '/wps/system/country': value(country) } });
  const ask = () => scene.app.shell.send('system.country', { merchant: 'aurora' });
  await ask();
  await ask();
  expect(made(scene, '/wps/system/country')).toHaveLength(1);
  change(scene);
  await ask();
  expect(made(scene, '/wps/system/country')).toHaveLength(2);
});

test('OV-04 a new member is welcomed', async () => {
  const scene = openApp();
  await scene.begin();
  scene.app.shell.events.publish('registered', { userName: 'maya88', takeOver: () => undefined });
  await until(() => expect(scene.app.queue.topmost()).toBe('firstTime'));
});

test.each([
  ['nothing', 'game', 0, 499],
  ['a game', 'game', 2_800, 2_999],
  ['no log-in', 'social', 60_000, 499],
])(
  'what waits for an idle page begins half a second after the first tap, and waits for %s',
  async (_, what, busyMs, restMs) => {
    const scene = openApp({ session: member() });
    const prepare = vi.spyOn(scene.app, 'prepareReaction');
    await scene.stand();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const end = scene.app.shell.busy.begin(what);
    setTimeout(end, busyMs);
    scene.fire('pointerdown');
    vi.advanceTimersByTime(restMs);
    expect(prepare).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(prepare).toHaveBeenCalledOnce();
  },
);

test('money that moves in one tab is told to the member’s other tabs, and heard from them', async () => {
  const scene = openApp({ session: member() });
  const { app, posted, hear } = scene;
  await scene.begin();
  await until(() => expect(pathsOf(scene)).toContain('/wps/system/status'));
  const moved = { say: 'moneyMoved', merchant: 'aurora', member: info.id };
  app.shell.events.publish('balanceChanged', {});
  expect(posted.filter((message) => (message as { say?: unknown }).say === 'moneyMoved')).toEqual([moved]);
  const changed = vi.fn();
  app.shell.events.on('balanceChanged', changed);
  hear('foyer-money', { ...moved, member: 'another' });
  expect(changed).not.toHaveBeenCalled();
  hear('foyer-money', moved);
  expect(changed).toHaveBeenCalledTimes(1);
});
