// The app put together, seen from outside: what goes out, what is kept, where the address leads.
import type { LoginAnswer } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { goOn } from '../shell/session/go-on.ts';
import { keepRemembered } from '../shell/session/remembered.ts';
import { createStore } from '../shell/storage/store.ts';
import { createGround, createHouse } from './create-shell.ts';
import { fakeShell } from './fake-page.tsx';
import { accepted, type FakeView, fakeView, refused } from './fake-view.ts';
import type { PageState } from './page-state.ts';

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

/** Opens the app in a tab of an operator with these switches. */
function open({ view }: FakeView, whitelabel: Readonly<Record<string, boolean>> = {}) {
  // All that is read of it.
  const state = { merchant: 'aurora', settings: { ...settings, whitelabel } } as Partial<PageState> as PageState;
  const { texts } = fakeShell();
  const ground = createGround(view, state, texts);
  return { ground, house: createHouse(view, state, texts, ground) };
}

/** A tab whose device remembers somebody. */
function remembering(address: string, type: 'username' | 'sms', reply = accepted(answer)) {
  const tab = fakeView(address, { [LOGIN]: reply });
  keepRemembered(createStore(tab.door), 'aurora', { type, name: 'demo', secret: `ds1.${'a'.repeat(43)}` });
  return tab;
}

async function resume(tab: FakeView, automaticLogin: boolean) {
  const { ground, house } = open(tab, { MOBILEAUTOLOGIN3: automaticLogin });
  const { resume: logInByItself } = await ground.late();
  await logInByItself();
  return { ground, house, paths: tab.calls.map(({ path }) => path) };
}

test.each([
  [true, '/m/changePsw'],
  [false, '/m/home'],
])('LG-04 SW-01 with PWDEXPFORCECHANGE3 %s an expired password leads to %s', async (on, path) => {
  const tab = fakeView('/m/login');
  const { ground, house } = open(tab, { PWDEXPFORCECHANGE3: on });
  ground.session.start({ ...answer, passwordExpired: true });
  goOn(house.shell);
  await vi.waitFor(() => expect(tab.browser.href()).toBe(path));
});

test('LG-03 a default password leads to its change, whatever the switch says', async () => {
  const tab = fakeView('/m/login');
  const { ground, house } = open(tab, { PWDEXPFORCECHANGE3: false });
  ground.session.start({ ...answer, updatePassword: true });
  goOn(house.shell);
  await vi.waitFor(() => expect(tab.browser.href()).toBe('/m/changePsw'));
});

test.each([
  ['/m/login?inApp=1', true],
  ['/m/login', false],
])('LG-02 a log-in at %s says that it is the official app’s: %s', (address, official) => {
  expect(open(fakeView(address)).ground.device.officialApp()).toBe(official);
});

test('AL-01 SW-01 with MOBILEAUTOLOGIN3 the device logs its member in by itself, once a page', async () => {
  const { ground, paths } = await resume(remembering('/m/home', 'username'), true);
  expect(paths).toEqual([LOGIN]);
  expect(ground.session.current()).toMatchObject({ userName: 'demo', token: answer.token });
});

test.each([
  ['with MOBILEAUTOLOGIN3 off', '/m/home', 'username', false],
  ['with a backUrl in the address', '/m/login?backUrl=%2Fm%2Fnews', 'username', true],
  ['with a redirectUrl in the address', '/m/login?redirectUrl=%2Fm%2Fnews', 'username', true],
] as const)('AL-01 SW-01 nobody is logged in by the device %s', async (_, address, type, on) => {
  const { ground, paths } = await resume(remembering(address, type), on);
  expect([paths, ground.session.current()]).toEqual([[], null]);
});

test('AL-02 a log-in that was remembered by number is not repeated by itself', async () => {
  const { ground, paths } = await resume(remembering('/m/home', 'sms'), true);
  expect([paths, ground.session.current()]).toEqual([[], null]);
});

test.each(['login_verify_required', 'login.cred.err', 'token_ip_different', 'maintenance'])(
  'AL-05 %s during it shows nothing, and the page stays where it is',
  async (code) => {
    const tab = remembering('/m/home', 'username', refused(code));
    const { house, paths } = await resume(tab, true);
    expect(paths).toEqual([LOGIN]);
    expect([house.queue.seen(), tab.browser.href()]).toEqual([null, '/m/home']);
  },
);

test('SE-01 a call that nobody is logged in for clears the session, alerts, and leads to the log-in', async () => {
  const tab = fakeView('/m/member/home', { '/wps/wallet/balance': refused('CUSTOMER_NOT_LOGIN', 401) });
  const { ground, house } = open(tab);
  ground.session.start(answer);
  // A caller that wants no alert keeps its own refusals quiet, not the end of its session.
  await house.shell.send('wallet.balance', {}, { alert: false });
  await vi.waitFor(() => expect(house.queue.seen()).toBe('alert'));
  expect(tab.browser.href()).toBe('/m/login?backUrl=%2Fm%2Fmember%2Fhome');
  expect([ground.session.current(), tab.door.kept.session.has('MC_SESSION_INFO')]).toEqual([null, false]);
});

test('SE-02 a log-out is told to the platform with its token, and unbinds the push token of the device', async () => {
  const tab = fakeView('/m/home');
  tab.door.kept.local.set('pushToken', JSON.stringify({ token: 'push-1', createTime: 1, options: {} }));
  const { ground } = open(tab);
  ground.session.start(answer);
  ground.session.end('loggedOut');
  await vi.waitFor(() => expect(tab.calls).toHaveLength(2));
  expect(tab.calls).toEqual([
    { path: '/wps/session/logout', body: '{}', token: answer.token },
    { path: '/wps/relay/CSP_fcmUnsubscribe', body: '{"registrationToken":"push-1"}', token: answer.token },
  ]);
  expect(tab.door.kept.local.has('pushToken')).toBe(false);
});

test('SE-02 HT-04 what was answered and kept for the tab goes with the session', async () => {
  const tab = fakeView('/m/home', { '/wps/system/country': accepted(examples['system.country'].output) });
  const { ground } = open(tab);
  ground.session.start(answer);
  const askTwice = async () => {
    for (let turn = 0; turn < 2; turn += 1) await ground.send('system.country', examples['system.country'].input);
    return tab.calls.filter(({ path }) => path === '/wps/system/country').length;
  };
  expect(await askTwice()).toBe(1);
  ground.session.end('loggedOutElsewhere');
  expect(await askTwice()).toBe(2);
});
