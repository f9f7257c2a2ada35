// The app put together, seen from outside: what goes out, what is kept, where the address leads.
import type { LoginAnswer } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { afterEach, expect, test, vi } from 'vitest';
import { type Reply, refused, value } from '../shell/http/fake-wire.ts';
import { navigateAfterLogin } from '../shell/session/after-login.ts';
import { keepRemembered } from '../shell/session/remembered.ts';
import { startSession } from '../shell/session/session-of.ts';
import { type AppScene, openApp, type SceneOptions } from './fake-app.ts';

const LOGIN = '/wps/session/login';
const answer: LoginAnswer = {
  id: 'm1',
  token: 'T'.repeat(43),
  userName: 'demo',
  customerType: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  updatePassword: false,
};
const settings = examples['system.settings'].output;

afterEach(() => void vi.unstubAllGlobals());

/** Opens the app in a tab of an operator with these switches. */
function open(address: string, whitelabel: Readonly<Record<string, boolean>> = {}, options: SceneOptions = {}) {
  const scene = openApp({ address, state: { settings: { ...settings, whitelabel } }, ...options });
  return { ...scene, core: scene.app.core };
}

/** Paths of the calls that went out, but for the key of sealed ones. */
const pathsOf = ({ requests }: Pick<AppScene, 'requests'>): string[] =>
  requests.map(({ path }) => path).filter((path) => path !== '/wps/session/key/rsa');

interface Remembered {
  readonly address?: string;
  readonly type?: 'username' | 'sms';
  readonly reply?: Reply;
  readonly automaticLogin?: boolean;
}

/** Starts a tab whose device remembers a login, and tries the automatic log-in. */
async function resume({
  address = '/m/home',
  type = 'username',
  reply = value(answer),
  automaticLogin = true,
}: Remembered) {
  const scene = open(address, { MOBILEAUTOLOGIN3: automaticLogin }, { answers: { [LOGIN]: reply } });
  keepRemembered(scene.app.shell.store, 'aurora', { type, name: 'demo', secret: `ds1.${'a'.repeat(43)}` });
  const { resume: logInByItself } = await scene.core.loadNetwork();
  await logInByItself();
  return { ...scene, paths: pathsOf(scene) };
}

test.each([
  [true, '/m/changePsw'],
  [false, '/m/home'],
])('LG-04 SW-01 with PWDEXPFORCECHANGE3 %s an expired password leads to %s', async (on, path) => {
  const { app, browser } = open('/m/login', { PWDEXPFORCECHANGE3: on });
  startSession(app.shell, { ...answer, passwordExpired: true });
  navigateAfterLogin(app.shell);
  await vi.waitFor(() => expect(browser.href()).toBe(path));
});

test('LG-03 a default password leads to its change, regardless of the switch', async () => {
  const { app, browser } = open('/m/login', { PWDEXPFORCECHANGE3: false });
  startSession(app.shell, { ...answer, updatePassword: true });
  navigateAfterLogin(app.shell);
  await vi.waitFor(() => expect(browser.href()).toBe('/m/changePsw'));
});

test.each([
  ['/m/login?inApp=1', true],
  ['/m/login', false],
])('LG-02 a log-in at %s identifies itself as the official app: %s', (address, official) => {
  expect(open(address).core.device.officialApp()).toBe(official);
});

test('AL-01 SW-01 with MOBILEAUTOLOGIN3 the device logs its member in automatically, once a page', async () => {
  const { core, paths } = await resume({});
  expect(paths).toEqual([LOGIN]);
  expect(core.session.current()).toMatchObject({ userName: 'demo', token: answer.token });
});

test.each([
  ['with MOBILEAUTOLOGIN3 off', '/m/home', false],
  ['with a backUrl in the address', '/m/login?backUrl=%2Fm%2Fnews', true],
  ['with a redirectUrl in the address', '/m/login?redirectUrl=%2Fm%2Fnews', true],
] as const)('AL-01 SW-01 the device logs nobody in %s', async (_, address, automaticLogin) => {
  const { core, paths } = await resume({ address, automaticLogin });
  expect([paths, core.session.current()]).toEqual([[], null]);
});

test('AL-01 the guard’s own backUrl does not keep the device from logging its member in', async () => {
  const scene = await resume({ address: '/m/member/home' });
  expect(scene.browser.href()).toBe('/m/login?backUrl=%2Fm%2Fmember%2Fhome');
  expect(scene.paths).toEqual([LOGIN]);
  expect(scene.core.session.current()).toMatchObject({ userName: 'demo' });
});

test('AL-02 a log-in that was remembered by number is not repeated automatically', async () => {
  const { core, paths } = await resume({ type: 'sms' });
  expect([paths, core.session.current()]).toEqual([[], null]);
});

test.each(['login_verify_required', 'login.cred.err', 'token_ip_different', 'maintenance'])(
  'AL-05 %s during it shows nothing, and the page stays',
  async (code) => {
    const { app, paths, browser } = await resume({ reply: refused(code) });
    expect(paths).toEqual([LOGIN]);
    expect([app.queue.topmost(), browser.href()]).toEqual([null, '/m/home']);
  },
);

test('whoever compares times when the page is seen again knows of the sleep of the phone', () => {
  const HOUR_MS = 3_600_000;
  const { app } = open('/m/home');
  const { clock, events } = app.shell;
  const fellAsleep = Date.now();
  clock.learn(new Date(fellAsleep).toUTCString());
  let seen = 0;
  events.on('pageShown', () => {
    seen = clock.now();
  });
  const wall = vi.spyOn(Date, 'now').mockReturnValue(fellAsleep + 8 * HOUR_MS);
  events.publish('pageShown', { restored: false });
  wall.mockRestore();
  expect(seen).toBeGreaterThan(fellAsleep + 7.9 * HOUR_MS);
});

test('SE-01 a call refused as not logged in clears the session, alerts, and leads to the log-in', async () => {
  const answers = { '/wps/wallet/balance': refused('CUSTOMER_NOT_LOGIN', 401) };
  const { core, app, browser, kept } = open('/m/home', {}, { answers });
  startSession(app.shell, answer);
  app.shell.navigation.go('memberHome');
  expect(browser.href()).toBe('/m/member/home');
  // A caller that wants no alert keeps its own refusals quiet, not the end of its session.
  await app.shell.load('wallet.balance', {});
  await vi.waitFor(() => expect(app.queue.topmost()).toBe('alert'));
  expect(browser.href()).toBe('/m/login?backUrl=%2Fm%2Fmember%2Fhome');
  expect([core.session.current(), kept.session.has('MC_SESSION_INFO')]).toEqual([null, false]);
});

const request = examples['session.login'].input;

test('LG-05 a log-in that HTTP 401 refuses by a claimed code is left to its caller', async () => {
  const { app, browser } = open('/m/news', {}, { answers: { [LOGIN]: refused('login_verify_required', 401) } });
  const outcome = await app.shell.send('session.login', request, { claims: { login_verify_required: true } });
  expect(outcome).toMatchObject({ errorCode: 'login_verify_required' });
  expect([outcome, app.queue.topmost(), browser.href()]).toEqual([
    expect.not.objectContaining({ isShown: true }),
    null,
    '/m/news',
  ]);
});

test('HT-08 a log-in that HTTP 401 refuses by any other code shows the back end’s message, on its page', async () => {
  const { app, browser } = open('/m/news', {}, { answers: { [LOGIN]: refused('own.code', 401, 'Blocked.') } });
  await app.shell.send('session.login', request, { claims: { login_verify_required: true } });
  await vi.waitFor(() => expect(app.queue.openOverlays()[0]?.props).toMatchObject({ message: 'Blocked.' }));
  expect(browser.href()).toBe('/m/news');
});

test('SE-01 a visitor whose call needs a member is sent to the log-in by HTTP 401 with any code', async () => {
  const { app, browser } = open(
    '/m/news',
    {},
    { answers: { '/wps/wallet/balance': refused('own.code', 401, 'Who?') } },
  );
  await app.shell.send('wallet.balance', {});
  await vi.waitFor(() => expect(app.queue.topmost()).toBe('alert'));
  expect(browser.href()).toBe('/m/login?backUrl=%2Fm%2Fnews');
});

test('SE-02 a log-out calls the platform with its token and unbinds the device’s push token', async () => {
  const [logOut, unsubscribe] = ['/wps/session/logout', '/wps/relay/CSP_fcmUnsubscribe'];
  const pushToken = JSON.stringify({ token: 'push-1', createTime: 1, options: {} });
  const answers = { [logOut]: value({}), [unsubscribe]: value({}) };
  const { core, app, requests, kept } = open('/m/home', {}, { answers, local: { pushToken } });
  startSession(app.shell, answer);
  core.session.end('loggedOut');
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map(({ path, body, headers }) => [path, body, headers.Authorization])).toEqual([
    [unsubscribe, { registrationToken: 'push-1', unsubscribeAll: true }, answer.token],
    [logOut, {}, answer.token],
  ]);
  expect(kept.local.has('pushToken')).toBe(false);
});

test('SE-02 HT-04 answers that the tab kept go with the session', async () => {
  const COUNTRY = '/wps/system/country';
  const answers = { [COUNTRY]: value(examples['system.country'].output) };
  const scene = open('/m/home', {}, { answers });
  const { core, app } = scene;
  startSession(app.shell, answer);
  const askTwice = async () => {
    for (let turn = 0; turn < 2; turn += 1) await core.send('system.country', examples['system.country'].input);
    return pathsOf(scene).filter((path) => path === COUNTRY).length;
  };
  expect(await askTwice()).toBe(1);
  core.session.end('loggedOutElsewhere');
  expect(await askTwice()).toBe(2);
});

test.each([
  ['load', true],
  ['send', false],
] as const)('a call that fails by %s is known as a read: %s', async (way, isRead) => {
  const { app } = open(
    '/m/home',
    {},
    { answers: { '/wps/relay/WPSCORE_getCustomerServiceScript': refused('anything') } },
  );
  const heard: unknown[] = [];
  app.shell.events.on('domainDoubted', ({ by }) => heard.push(by?.isRead));
  const { load, send } = app.shell;
  await (way === 'load' ? load('relay.customerServiceScript', {}) : send('relay.customerServiceScript', {}));
  expect(heard).toEqual([isRead]);
});

test('what waited behind an announcement is not over the page that its link leads to', async () => {
  const { app, browser } = open('/m/home', {}, { answers: {} });
  const { queue, shell } = app;
  void queue.open('announcements', {
    items: [],
    autoplay: false,
    hidesToday: () => true,
    onHideToday: () => undefined,
  });
  await vi.waitFor(() => expect(queue.topmost()).toBe('announcements'), 10_000);
  void queue.open('pushPrompt', {}, (route) => route === 'home');
  await vi.waitFor(() => expect(queue.waitingOverlays()).toMatchObject([{ name: 'pushPrompt', ready: true }]), 10_000);
  queue.openOverlays()[0]?.answer('left');
  shell.navigation.go('help');
  expect(queue.topmost()).toBeNull();
  await vi.waitFor(() => expect(browser.href()).toBe('/m/help'));
  shell.navigation.go('home');
  expect(queue.topmost()).toBe('pushPrompt');
  await vi.waitFor(() => expect(browser.href()).toBe('/m/home'));
});
