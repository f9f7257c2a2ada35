// Tests the runner of the social log-in: its requests, log-ins and messages.

import type { LoginAnswer } from '@foyer/contract';
import { describe, expect, type Mock, test, vi } from 'vitest';
import { fakeIdentity } from '../../adapters/identity/fake.ts';
import type { NativeAnswer } from '../../adapters/native-bridge/port.ts';
import { fakeShell } from '../../kit/fake-page.tsx';
import type { IdentityServices } from '../../kit/identity/use-identity.ts';
import { fakeDevice } from '../../shell/device/fake-device.ts';
import { run } from '../../shell/flow/flow.ts';
import { failure } from '../../shell/http/failure.ts';
import type { Outcome, SendOptions } from '../../shell/http/outcome.ts';
import { NOT_SUPPORT_INCOGNITO } from '../../shell/identity/tried-in-private.ts';
import { fakeLoginAnswer, fakeMember, fakeSessionOf } from '../../shell/session/fake-session.ts';
import { keepRemembered } from '../../shell/session/remembered.ts';
import { AUTO_LOGIN, REMEMBERED_LOGIN } from '../../shell/session/remembered-record.ts';
import type { SessionInfo } from '../../shell/shell.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { createStore } from '../../shell/storage/store.ts';
import { type SocialEvent, socialFlow } from './social.flow.ts';
import type { Around } from './social.rules.ts';
import { socialRunner } from './social.runner.ts';

const answer = fakeLoginAnswer({ userName: 'maya' });
const around: Around = { privateBrowsing: false, hostApp: null, installed: false, androidApp: false, bridge: false };
const arrived: SocialEvent = { type: 'tokenArrived', token: { channel: 'google', idToken: 'from-google' } };
const second = { options: ['ga'], challenge: 'c0ffee', expires: '2099-11-21T12:10:00.000Z' };

/** A page whose platform answers `outcome`, whose overlays answer `overlay`, in an app that answers `fromApp`. */
function stage(outcome: Outcome<LoginAnswer>, overlay: unknown = null, fromApp: NativeAnswer = { type: 'cancelled' }) {
  const parts = {
    send: vi.fn(async () => outcome),
    openOverlay: vi.fn(async (_name: string, _props: unknown) => overlay),
    toast: vi.fn(),
    close: vi.fn(),
    start: vi.fn(),
    current: vi.fn((): SessionInfo | null => null),
    go: vi.fn(),
    onLoggedIn: vi.fn(),
  };
  const store = createStore(fakeStorage());
  const shell = fakeShell({
    shell: {
      send: parts.send,
      store,
      session: { start: parts.start, current: parts.current },
      overlays: { open: parts.openOverlay, toast: parts.toast, close: parts.close },
      navigation: { go: parts.go },
      device: fakeDevice('PWA', { inApp: true }),
    },
  });
  const services = {
    exchange: vi.fn(fakeIdentity().exchange),
    oauthRequests: { stop: () => undefined },
    native: () => ({ socialLogin: (_: unknown, callback: (given: NativeAnswer) => void) => callback(fromApp) }),
  } as unknown as IdentityServices; // all that these stories reach
  const runner = socialRunner(shell, services);
  const flow = run(socialFlow, runner.perform);
  const serve = (agreed = false, from: 'login' | 'register' = 'login') =>
    runner.serve({ from, agreed, onLoggedIn: parts.onLoggedIn });
  const dispatch = async (event: SocialEvent) => {
    flow.send(event);
    await vi.dynamicImportSettled();
  };
  return { ...parts, exchange: services.exchange as Mock, events: shell.events, store, flow, serve, dispatch };
}

const refusedWith = (code: string, value?: unknown) =>
  failure('refused', code, { status: 400, message: 'What the platform says.', ...(value !== undefined && { value }) });

describe('a token of a provider', () => {
  test('links a member’s account and claims what the flow and the step-up show in place', async () => {
    const { send, dispatch } = stage(refusedWith('identity.taken'));
    await dispatch({ ...arrived, type: 'cameBack', aim: 'link' });
    const identity = { firebaseChannel: 'google', firebaseIdToken: 'firebase-id-token' };
    expect(send).toHaveBeenCalledExactlyOnceWith('member.linkSocial', identity, {
      claims: expect.objectContaining({ 'identity.taken': expect.anything(), stepup_required: true }),
    });
  });

  test('SO-01 LG-02 becomes one log-in of type firebase, with its channel, the token for it and the device', async () => {
    const { send, serve, dispatch } = stage({ ok: true, value: answer });
    serve();
    await dispatch(arrived);
    const request = {
      type: 'firebase',
      firebaseChannel: 'google',
      firebaseIdToken: 'firebase-id-token',
      loginDeviceId: 'a'.repeat(36),
      isOfficialAppLogin: true,
      device: 'PWA',
    };
    expect(send).toHaveBeenCalledExactlyOnceWith('session.social', request, { claims: expect.anything() });
  });

  test('PH-03 LG-02 of phone-auth becomes one log-in of type firebase, without a channel', async () => {
    const { send, serve, dispatch } = stage({ ok: true, value: answer });
    serve();
    await dispatch({ type: 'phoneConfirmed', idToken: 'phone-token' });
    const request = {
      type: 'firebase',
      firebaseIdToken: 'phone-token',
      loginDeviceId: 'a'.repeat(36),
      isOfficialAppLogin: true,
      device: 'PWA',
    };
    expect(send).toHaveBeenCalledExactlyOnceWith('session.login', request, { claims: expect.anything() });
  });

  test.each([
    ['an account', arrived],
    ['a number', { type: 'phoneConfirmed', idToken: 'phone-token' }],
  ] as const)('SO-02 SO-03 LG-05 of %s claims its next steps and the refusals of its form', async (_, event) => {
    const { send, serve, dispatch } = stage({ ok: true, value: answer });
    serve();
    await dispatch(event);
    const [, , options] = send.mock.calls[0] as unknown as [string, unknown, SendOptions];
    expect(Object.keys(options.claims ?? {}).sort()).toEqual([
      'bind_customer_required',
      'channel.refused',
      'identity.invalid',
      'login_verify_required',
    ]);
  });

  test('PH-03 SO-08 changes nothing once a confirmed phone has taken its place', async () => {
    const { exchange, flow, serve, dispatch } = stage(refusedWith('identity.invalid'));
    serve();
    let arriveLate = (_: unknown): void => undefined;
    exchange.mockReturnValueOnce(
      new Promise((resolve) => {
        arriveLate = resolve;
      }),
    );
    await dispatch(arrived);
    await dispatch({ type: 'phoneConfirmed', idToken: 'phone-token' });
    const refused = flow.state();
    expect(refused).toMatchObject({ at: 'idle', problem: { channel: 'phone' } });
    arriveLate({ ok: false, problem: { code: 'auth/timeout', reason: '' } });
    await vi.dynamicImportSettled();
    expect(flow.state()).toBe(refused);
  });

  test('SO-04 stores the session when accepted, then closes its form', async () => {
    const { start, onLoggedIn, close, go, serve, dispatch } = stage({ ok: true, value: answer });
    serve();
    await dispatch(arrived);
    expect(start).toHaveBeenCalledExactlyOnceWith(fakeSessionOf(answer));
    expect(onLoggedIn).toHaveBeenCalledExactlyOnceWith('loggedIn');
    expect(start).toHaveBeenCalledBefore(onLoggedIn);
    expect([close.mock.calls, go.mock.calls]).toEqual([[], []]);
  });

  test('SO-04 closes both dialogs and leads home when its form is gone', async () => {
    const { close, go, dispatch } = stage({ ok: true, value: answer });
    await dispatch(arrived);
    expect(close.mock.calls).toEqual([['login'], ['register']]);
    expect(go).toHaveBeenCalledExactlyOnceWith('home', { query: {}, replace: true });
  });

  test('LG-03 LG-04 requires no new password', async () => {
    const { start, serve, dispatch } = stage({
      ok: true,
      value: { ...answer, passwordExpired: true, updatePassword: true },
    });
    serve();
    await dispatch(arrived);
    expect(start).toHaveBeenCalledExactlyOnceWith(fakeSessionOf(answer));
  });

  test('SO-02 opens the choice when unknown, and logs in after a registration', async () => {
    const { openOverlay, start, onLoggedIn, serve, dispatch } = stage(
      refusedWith('bind_customer_required', { name: 'Maya Santos' }),
      'registered',
    );
    serve(true);
    await dispatch(arrived);
    expect(openOverlay).toHaveBeenCalledExactlyOnceWith('loginChoice', {
      firebaseChannel: 'google',
      firebaseIdToken: 'firebase-id-token',
      name: 'Maya Santos',
      agreed: true,
      isRegistering: false,
    });
    expect(onLoggedIn).toHaveBeenCalledExactlyOnceWith('registered');
    expect(start).not.toHaveBeenCalled();
  });

  test.each([
    ['a number on the registration', { type: 'phoneConfirmed', idToken: 'phone-token' }, 'register', true],
    ['a number on the log-in', { type: 'phoneConfirmed', idToken: 'phone-token' }, 'login', false],
    ['a social account on the registration', arrived, 'register', false],
  ] as const)('PH-03 OV-02 the person came to register: %s', async (_, event, from, isRegistering) => {
    const { openOverlay, serve, dispatch } = stage(refusedWith('bind_customer_required', {}));
    serve(false, from);
    await dispatch(event);
    expect(openOverlay.mock.calls).toEqual([['loginChoice', expect.objectContaining({ isRegistering })]]);
  });

  test('OV-04 a registration whose form is gone is published as one', async () => {
    const { events, current, go, dispatch } = stage(refusedWith('bind_customer_required', {}), 'registered');
    const published: unknown[] = [];
    events.on('registered', ({ userName }) => published.push(userName));
    current.mockReturnValue(fakeMember({ userName: 'brightkoi274' }));
    await dispatch(arrived);
    expect(published).toEqual(['brightkoi274']);
    expect(go).toHaveBeenCalledExactlyOnceWith('home', { query: {}, replace: true });
  });

  test('OV-04 a log-in with a second factor is no registration, also after one on the same page', async () => {
    const { send, openOverlay, onLoggedIn, serve, dispatch } = stage(refusedWith('bind_customer_required', {}));
    openOverlay.mockResolvedValueOnce('registered').mockResolvedValueOnce('passed');
    serve();
    await dispatch(arrived);
    send.mockResolvedValueOnce(refusedWith('login_verify_required', second));
    await dispatch(arrived);
    await vi.waitFor(() => expect(onLoggedIn.mock.calls).toEqual([['registered'], ['loggedIn']]));
  });

  test('SO-02 returns to the buttons when the choice is closed', async () => {
    const { flow, onLoggedIn, serve, dispatch } = stage(refusedWith('bind_customer_required', {}), null);
    serve();
    await dispatch(arrived);
    expect([flow.state(), onLoggedIn.mock.calls]).toEqual([{ at: 'idle', problem: null }, []]);
  });

  test('SO-03 is removed when refused, and the message is shown', async () => {
    const { flow, onLoggedIn, serve, dispatch } = stage(refusedWith('identity.invalid'));
    serve();
    await dispatch(arrived);
    expect(flow.state()).toMatchObject({ at: 'idle', problem: { message: 'What the platform says.' } });
    expect(JSON.stringify(flow.state())).not.toContain('firebase-id-token');
    expect(onLoggedIn).not.toHaveBeenCalled();
  });

  test('AL-03 clears the device record when its member no longer exists', async () => {
    const { store, dispatch } = stage(refusedWith('not.exists.user'));
    keepRemembered(store, 'aurora', { type: 'username', name: 'demo', secret: 'ds1.x' });
    await dispatch(arrived);
    expect([store.read(REMEMBERED_LOGIN), store.read(AUTO_LOGIN)]).toEqual([null, '0']);
  });

  test('LG-05 opens the second factor; passing it closes the form and starts one session', async () => {
    const { openOverlay, start, onLoggedIn, serve, dispatch } = stage(
      refusedWith('login_verify_required', second),
      'passed',
    );
    serve();
    await dispatch(arrived);
    await vi.waitFor(() => expect(onLoggedIn).toHaveBeenCalledExactlyOnceWith('loggedIn'));
    const expected = { challenge: 'c0ffee', options: ['ga'], type: 'firebase', userName: '', remember: false };
    expect(openOverlay).toHaveBeenCalledExactlyOnceWith('twoFactor', expect.objectContaining(expected));
    expect(start).not.toHaveBeenCalled();
  });

  test('LG-05 shows a refusal when the second factor cannot be shown here', async () => {
    const { flow, openOverlay, serve, dispatch } = stage(
      refusedWith('login_verify_required', { options: ['passkey'] }),
    );
    serve();
    await dispatch(arrived);
    await vi.waitFor(() =>
      expect(flow.state()).toMatchObject({ at: 'idle', problem: { text: 'loginProblem.secondStepNeeded' } }),
    );
    expect(openOverlay).not.toHaveBeenCalled();
  });
});

test('SO-06 in private browsing a tap shows a message for 1.5 s, sends nothing and sets a flag', async () => {
  const { toast, send, store, flow, dispatch } = stage({ ok: true, value: answer });
  await dispatch({ type: 'tapped', channel: 'google', aim: 'logIn', around: { ...around, privateBrowsing: true } });
  expect(toast).toHaveBeenCalledExactlyOnceWith('Social log-in doesn’t work in private browsing.', 'warn', 1_500);
  expect([send.mock.calls, store.read(NOT_SUPPORT_INCOGNITO)]).toEqual([[], '1']);
  expect(flow.state()).toEqual({ at: 'idle', problem: null });
});

describe('in the Android app', () => {
  const tap = (channel: 'line' | 'google', more: Partial<Around>): SocialEvent => ({
    type: 'tapped',
    channel,
    aim: 'logIn',
    around: { ...around, androidApp: true, ...more },
  });
  const inApp = { ok: true, value: answer } as const;

  test('SO-07 without a bridge LINE is coming soon', async () => {
    const { toast, send, dispatch } = stage(inApp);
    await dispatch(tap('line', { bridge: false }));
    expect(toast).toHaveBeenCalledExactlyOnceWith('Coming soon', 'warn');
    expect(send).not.toHaveBeenCalled();
  });

  test('SO-01 SO-07 with a bridge the app’s token logs in', async () => {
    const { send, onLoggedIn, serve, dispatch } = stage(inApp, null, { type: 'token', idToken: 'from-the-app' });
    serve();
    await dispatch(tap('line', { bridge: true }));
    const request = expect.objectContaining({ firebaseChannel: 'line', firebaseIdToken: 'firebase-id-token' });
    expect(send).toHaveBeenCalledExactlyOnceWith('session.social', request, { claims: expect.anything() });
    expect(onLoggedIn).toHaveBeenCalledOnce();
  });

  test("SO-09 the app's 'Failure' is an alert with notice and confirm", async () => {
    const { openOverlay, flow, dispatch } = stage(inApp, null, {
      type: 'failure',
      text: 'Failure: LINE is not installed',
    });
    await dispatch(tap('line', { bridge: true }));
    expect(openOverlay).toHaveBeenCalledExactlyOnceWith('alert', {
      title: 'Notice',
      message: 'Failure: LINE is not installed',
      confirm: 'OK',
    });
    expect(flow.state()).toEqual({ at: 'idle', problem: null });
  });

  test('SO-08 cancelling in the app is silent', async () => {
    const { openOverlay, toast, flow, dispatch } = stage(inApp, null, { type: 'cancelled' });
    await dispatch(tap('google', { bridge: true }));
    expect([openOverlay.mock.calls, toast.mock.calls, flow.state()]).toEqual([[], [], { at: 'idle', problem: null }]);
  });
});
