import type { CaptchaAction, LoginAnswer } from '@foyer/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { fakeDevice } from '../../shell/device/fake-device.ts';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { fakeSend } from '../../shell/http/fake-send.ts';
import type { Failure, Outcome } from '../../shell/http/outcome.ts';
import { navigateAfterLogin } from '../../shell/session/after-login.ts';
import { fakeLoginAnswer, fakeSessionOf } from '../../shell/session/fake-session.ts';
import type { SessionInfo } from '../../shell/shell.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { createStore } from '../../shell/storage/store.ts';
import { loginFlow } from './login.flow.ts';
import type { LoginEntry } from './login.rules.ts';
import { loginRunner } from './login.runner.ts';

const answer = fakeLoginAnswer();
const refusal = fakeFailure({ errorCode: 'login.cred.err', reference: 'LG-1' });
const entry: LoginEntry = { type: 'username', username: 'demo', password: 'secret words', remember: false };
/** The failures that the form shows in place. */
const claims = { claims: expect.objectContaining({ 'login.cred.err': expect.anything() }) };
const submitted = { type: 'submitted', entry } as const;

/** The parts of the shell that a log-in touches, and a call that is answered by hand. */
function stage(query: Record<string, string> = {}, restricted = false, captchaFor: CaptchaAction[] = []) {
  const { send, reply } = fakeSend<Outcome<LoginAnswer>>();
  const go = vi.fn();
  const start = vi.fn();
  const drop = vi.fn();
  const kept: unknown[] = [];
  const openOverlay = vi.fn(
    async (_name: string, _props: unknown): Promise<unknown> => ({ geetestValidateV4: 'cHJvb2Y' }),
  );
  const storage = fakeStorage();
  const shell = fakeShell({
    state: { route: 'login', query },
    shell: {
      send,
      store: createStore(storage),
      settings: { captchaFor, whitelabel: { GEETEST3: true, MOBILEAUTOLOGIN3: true } },
      overlays: { open: openOverlay },
      device: fakeDevice('PWA'),
      drafts: { keep: (...call: unknown[]) => kept.push(call), drop },
      clock: { now: () => Date.now() },
      session: { start, current: () => ({ restricted }) as SessionInfo },
      navigation: { go, origin: 'https://site.example' },
    },
  });
  return {
    shell,
    send,
    openOverlay,
    go,
    start,
    drop,
    kept,
    storage,
    reply,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('performing a log-in', () => {
  test('LG-01 the token is stored, then the form closes', async () => {
    const { shell, start, reply, drop } = stage();
    const onLoggedIn = vi.fn();
    const flow = run(loginFlow, loginRunner(shell, { focusField: vi.fn(), onLoggedIn }));
    flow.send(submitted);
    await vi.advanceTimersByTimeAsync(0);
    reply({ ok: true, value: answer });
    await vi.advanceTimersByTimeAsync(0);
    expect(start).toHaveBeenCalledExactlyOnceWith(fakeSessionOf(answer));
    expect(onLoggedIn).toHaveBeenCalledOnce();
    expect(start.mock.invocationCallOrder[0]).toBeLessThan(onLoggedIn.mock.invocationCallOrder[0] ?? 0);
    expect(drop).toHaveBeenCalledWith('login');
  });

  test('LG-06 LG-02 the lock is released 500 ms after the call has settled, not before', async () => {
    const { shell, send, reply } = stage();
    const flow = run(loginFlow, loginRunner(shell, { focusField: vi.fn(), onLoggedIn: vi.fn() }));
    flow.send(submitted);
    flow.send(submitted);
    await vi.advanceTimersByTimeAsync(20_000);
    reply(refusal);
    await vi.advanceTimersByTimeAsync(499);
    flow.send(submitted);
    expect(flow.state().at).toBe('settling');
    expect(send).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    flow.send(submitted);
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(2);
    expect(send).toHaveBeenCalledWith('session.login', expect.objectContaining({ device: 'PWA' }), claims);
  });

  test('the first wrong field gets the focus, and a slow check says so', async () => {
    const { shell, reply } = stage();
    const focusField = vi.fn();
    const flow = run(loginFlow, loginRunner(shell, { focusField, onLoggedIn: vi.fn() }));
    flow.send({ type: 'submitted', entry: { ...entry, username: '', password: '' } });
    expect(focusField).toHaveBeenLastCalledWith('username');
    flow.send(submitted);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(flow.state()).toEqual({ at: 'sending', slow: true });
    reply(refusal);
    await vi.advanceTimersByTimeAsync(0);
    expect(focusField).toHaveBeenLastCalledWith('password');
  });
});

describe('a failure that the form does not claim', () => {
  const failed = async (outcome: Failure) => {
    const { shell, reply } = stage();
    const focusField = vi.fn();
    const flow = run(loginFlow, loginRunner(shell, { focusField, onLoggedIn: vi.fn() }));
    flow.send(submitted);
    await vi.advanceTimersByTimeAsync(0);
    reply(outcome);
    await vi.advanceTimersByTimeAsync(500);
    return { flow, focusField };
  };

  test('HT-08 HT-09 one that the error catalogue has shown frees the form without a message', async () => {
    const timeout = fakeFailure({ kind: 'timeout', errorCode: 'ECONNABORTED', status: 0, isShown: true });
    const { flow, focusField } = await failed(timeout);
    expect(flow.state()).toEqual({ at: 'editing', problem: null });
    expect(focusField).not.toHaveBeenCalled();
  });

  test('HT-08 too many requests cause no alert: the form says how long to wait', async () => {
    const { flow } = await failed(fakeFailure({ errorCode: 'TOO_MANY_REQUEST', status: 429, retryAfterSeconds: 120 }));
    const problem = { at: 'form', text: 'failure.tooManyMinutes', values: { minutes: 2 } };
    expect(flow.state()).toMatchObject({ at: 'editing', problem });
  });
});

describe('the captcha before a log-in', () => {
  test('LG-01 the captcha’s proof is sent with the log-in, and each try gets a new one', async () => {
    const { shell, send, openOverlay, reply } = stage({}, false, ['login']);
    const flow = run(loginFlow, loginRunner(shell, { focusField: vi.fn(), onLoggedIn: vi.fn() }));
    flow.send(submitted);
    await vi.advanceTimersByTimeAsync(0);
    expect(openOverlay).toHaveBeenCalledExactlyOnceWith('captcha', { action: 'login' });
    const withProof = expect.objectContaining({ geetestValidateV4: 'cHJvb2Y', username: 'demo' });
    expect(send).toHaveBeenLastCalledWith('session.login', withProof, claims);
    reply(refusal);
    await vi.advanceTimersByTimeAsync(500);
    flow.send(submitted);
    await vi.advanceTimersByTimeAsync(0);
    expect(openOverlay).toHaveBeenCalledTimes(2);
  });

  test('LG-01 no captcha opens where the operator needs none', async () => {
    const { shell, send, openOverlay } = stage();
    run(loginFlow, loginRunner(shell, { focusField: vi.fn(), onLoggedIn: vi.fn() })).send(submitted);
    await vi.advanceTimersByTimeAsync(0);
    expect([openOverlay.mock.calls.length, send.mock.calls.length]).toEqual([0, 1]);
  });

  test('LG-01 a log-in by SMS opens none where only a log-in by password needs one', async () => {
    const { shell, send, openOverlay } = stage({}, false, ['login']);
    const bySms = { type: 'sms', username: '+639171234567', password: '909090', remember: false } as const;
    const flow = run(loginFlow, loginRunner(shell, { focusField: vi.fn(), onLoggedIn: vi.fn() }));
    flow.send({ type: 'submitted', entry: bySms });
    await vi.advanceTimersByTimeAsync(0);
    expect(openOverlay).not.toHaveBeenCalled();
    expect(send).toHaveBeenCalledExactlyOnceWith('session.login', expect.objectContaining({ type: 'sms' }), claims);
  });
});

describe('a log-in that needs its second factor', () => {
  const value = { options: ['email', 'ga', 'sms', 'payeeName'], challenge: 'c0ffee', expires: '2099-01-01T00:00:00Z' };
  const secondStep = async (end: unknown, given: unknown = value) => {
    const staged = stage();
    staged.openOverlay.mockImplementation(async () => end);
    const onLoggedIn = vi.fn();
    const flow = run(loginFlow, loginRunner(staged.shell, { focusField: vi.fn(), onLoggedIn }));
    flow.send({ type: 'submitted', entry: { ...entry, username: ' demo ', remember: true } });
    await vi.advanceTimersByTimeAsync(0);
    staged.reply({ ...refusal, errorCode: 'login_verify_required', value: given });
    await vi.waitFor(() => expect(flow.state().at).not.toBe('sending'));
    await vi.waitFor(() => expect(flow.state().at).not.toBe('verifying'));
    return { ...staged, onLoggedIn, flow };
  };

  test('LG-05 opens the sheet with the listed methods and completes once it has passed', async () => {
    const { openOverlay, start, onLoggedIn, flow } = await secondStep('passed');
    const { options, challenge } = value;
    const waiting = { options, challenge, type: 'username', userName: 'demo', remember: true };
    expect(openOverlay).toHaveBeenCalledExactlyOnceWith('twoFactor', expect.objectContaining(waiting));
    expect([flow.state().at, onLoggedIn.mock.calls.length]).toEqual(['loggedIn', 1]);
    // The session has begun in the sheet.
    expect(start).not.toHaveBeenCalled();
  });

  test('LG-05 returns to the form where the sheet is closed', async () => {
    const { onLoggedIn, flow } = await secondStep(null);
    expect([flow.state(), onLoggedIn.mock.calls]).toEqual([{ at: 'editing', problem: null }, []]);
  });

  test('LG-05 says so where no listed method can be shown', async () => {
    const { openOverlay, flow } = await secondStep('passed', { ...value, options: ['passkey'] });
    expect(openOverlay).not.toHaveBeenCalled();
    expect(flow.state()).toMatchObject({
      at: 'settling',
      problem: { text: 'loginProblem.secondStepNeeded', help: true },
    });
  });
});

describe('the record of a log-in on this device', () => {
  const secret = `ds1.${'s'.repeat(43)}`;
  const logIn = async (entry: LoginEntry, given: LoginAnswer = { ...answer, deviceSecret: secret }) => {
    const staged = stage();
    const flow = run(loginFlow, loginRunner(staged.shell, { focusField: vi.fn(), onLoggedIn: vi.fn() }));
    flow.send({ type: 'submitted', entry });
    await vi.advanceTimersByTimeAsync(0);
    staged.reply({ ok: true, value: given });
    await vi.waitFor(() => expect(staged.storage.kept.local.has('MC_AUTO_LOGIN')).toBe(true));
    return staged;
  };
  const record = ({ storage }: ReturnType<typeof stage>) =>
    JSON.parse(storage.kept.local.get('MC_LOGIN_INFO') ?? 'null');

  test('SN-03 a device secret remembers a member who wants it', async () => {
    const staged = await logIn({ ...entry, remember: true });
    expect(staged.send).toHaveBeenCalledWith('session.login', expect.objectContaining({ remember: true }), claims);
    expect(record(staged)).toMatchObject({ type: 'username', username: 'demo', merchant: 'aurora' });
  });

  test('SN-03 a member who does not want it is removed', async () => {
    expect(record(await logIn(entry))).toBeNull();
  });

  test('LG-01 a log-in by SMS needs no captcha of its own, and stores only the number', async () => {
    const staged = await logIn({ type: 'sms', username: '+639171234567', password: '909090', remember: true });
    expect(staged.openOverlay).not.toHaveBeenCalled();
    expect(record(staged)).toMatchObject({ type: 'sms', mobile: '+639171234567' });
    expect(JSON.stringify([...staged.storage.kept.local])).not.toContain('909090');
  });

  test('LG-03 LG-04 a log-in by SMS requires no new password', async () => {
    const forced = { ...answer, updatePassword: true, passwordExpired: true };
    const bySms = await logIn({ type: 'sms', username: '+639171234567', password: '123456', remember: false }, forced);
    expect(bySms.start).toHaveBeenCalledExactlyOnceWith(fakeSessionOf(answer));
    const byName = await logIn(entry, forced);
    expect(byName.start).toHaveBeenCalledExactlyOnceWith({
      ...fakeSessionOf(answer),
      restricted: true,
      restrictedFor: 'givenPassword',
    });
  });
});

describe('after a log-in', () => {
  test.each([
    ['home', {}, 'home', {}],
    ['the page that the guard remembered', { backUrl: '/m/news?id=a' }, 'news', { id: 'a' }],
    ['the page of redirectUrl', { redirectUrl: '/m/member/home' }, 'memberHome', {}],
    ['home for an address elsewhere', { backUrl: '//evil.example/m/home' }, 'home', {}],
    ['home for a script', { backUrl: 'javascript:alert(1)' }, 'home', {}],
    ['home for a disguised foreign address', { backUrl: '/m/..//evil.example' }, 'home', {}],
    ['home rather than the form again', { backUrl: '/m/login' }, 'home', {}],
  ])('LG-01 the member goes to %s, and the form leaves the history', (_, query, route, rest) => {
    const { shell, go } = stage(query);
    navigateAfterLogin(shell);
    expect(go).toHaveBeenCalledExactlyOnceWith(route, { query: rest, replace: true });
  });

  test('RT-17 LG-08 a restricted session goes to the password change, from everywhere', () => {
    const { shell, go } = stage({ backUrl: '/m/news' }, true);
    navigateAfterLogin(shell);
    expect(go).toHaveBeenCalledExactlyOnceWith('changePassword', { replace: true });
  });
});
