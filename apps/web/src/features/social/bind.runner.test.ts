// Tests the runner of an unknown identity: its requests, links and messages.

import type { RegisterAnswer } from '@foyer/contract';
import { RegisterSocialRequest } from '@foyer/contract/schemas';
import { expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { fakeDevice } from '../../shell/device/fake-device.ts';
import { settled } from '../../shell/flow/fake-run.ts';
import { run } from '../../shell/flow/flow.ts';
import { failure } from '../../shell/http/failure.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Failure, Outcome } from '../../shell/http/outcome.ts';
import { fakeLoginAnswer, fakeSessionOf } from '../../shell/session/fake-session.ts';
import { bindFlowFor } from './bind.flow.ts';
import { bindRunner } from './bind.runner.ts';

const identity = {
  firebaseChannel: 'line',
  firebaseIdToken: 'header.claims.signature',
  name: 'Maya Santos',
  agreed: true,
  isRegistering: false,
} as const;
const answer = fakeLoginAnswer({ userName: 'brightkoi274', firstTimeLogin: true });

/** Returns a dialog at an operator with or without the 'o' flag; its calls are answered in turn. */
function stage(byItself: boolean, outcomes: readonly Outcome<RegisterAnswer | object>[]) {
  const waiting = [...outcomes];
  const send = vi.fn(async (_name: string, _input: unknown, _options: unknown) => waiting.shift());
  const openOverlay = vi.fn(async (name: string, _props: unknown) => (name === 'login' ? 'loggedIn' : null));
  const [start, toast, finish] = [vi.fn(), vi.fn(), vi.fn()];
  const shell = fakeShell({
    shell: {
      send,
      session: { start },
      overlays: { open: openOverlay, toast },
      navigation: { origin: 'https://play.example' },
      device: fakeDevice(),
    },
  });
  const sent = vi.fn();
  shell.events.on('registrationSent', sent);
  const switches = { socialRegisterNew: true, socialAutoRegister: byItself };
  const flow = run(bindFlowFor(switches, identity), bindRunner(shell, { identity, finish }));
  return { flow, sent, send, openOverlay, start, toast, finish, version: shell.settings.register.terms.version };
}

test("SO-02 RG-03 the 'o' flag registers automatically, with channel, token and origin", async () => {
  const { send, sent, start, finish, version } = stage(true, [{ ok: true, value: answer }]);
  await vi.waitFor(() => expect(finish).toHaveBeenCalledExactlyOnceWith('registered'));
  const [name, input, options] = send.mock.calls[0] ?? [];
  expect([name, send.mock.calls.length]).toEqual(['member.registerSocial', 1]);
  expect(input).toMatchObject({
    firebaseChannel: 'line',
    firebaseIdToken: 'header.claims.signature',
    login: true,
    ofAge: true,
    registerMethod: 'H5',
    loginDeviceId: 'a'.repeat(36),
    isOfficialAppLogin: false,
    termsVersion: version,
  });
  expect(RegisterSocialRequest.safeParse(input).success).toBe(true);
  expect(options).toMatchObject({
    claims: { unanswered: true, 'terms.outdated': expect.anything() },
    idempotencyKey: expect.any(String),
  });
  // TK-01, registerSubmit.
  expect(sent).toHaveBeenCalledExactlyOnceWith({ intent: (options as { idempotencyKey: string }).idempotencyKey });
  expect(start).toHaveBeenCalledExactlyOnceWith(fakeSessionOf(answer));
});

test('SO-02 without the flag nothing is sent before the person has chosen', async () => {
  const { flow, send, sent, finish } = stage(false, [{ ok: true, value: answer }]);
  expect([flow.state().at, send.mock.calls]).toEqual(['choosing', []]);
  flow.send({ type: 'choseNew' });
  expect([flow.state().at, send.mock.calls, sent.mock.calls]).toEqual(['agreeing', [], []]);
  flow.send({ type: 'agreed' });
  await vi.waitFor(() => expect(finish).toHaveBeenCalledExactlyOnceWith('registered'));
  expect(sent).toHaveBeenCalledOnce();
});

test('LG-03 LG-04 a log-in by identity requires no new password', async () => {
  const { start, finish } = stage(true, [{ ok: true, value: { ...answer, updatePassword: true } }]);
  await vi.waitFor(() => expect(finish).toHaveBeenCalledOnce());
  expect(start).toHaveBeenCalledExactlyOnceWith(fakeSessionOf(answer));
});

test('SO-02 a lost answer is retried with the same key and makes one member', async () => {
  vi.useFakeTimers();
  const { send, finish } = stage(true, [failure('timeout', 'ECONNABORTED'), { ok: true, value: answer }]);
  await vi.advanceTimersByTimeAsync(999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(finish).toHaveBeenCalledExactlyOnceWith('registered');
  const [first, again] = send.mock.calls.map(([, , options]) => options);
  expect(again).toEqual(first);
  vi.useRealTimers();
});

test('OV-02 an existing account is logged in to over the choice, then linked, with a message', async () => {
  const { flow, send, openOverlay, toast, finish } = stage(false, [{ ok: true, value: {} }]);
  flow.send({ type: 'choseExisting' });
  await vi.waitFor(() => expect(finish).toHaveBeenCalledExactlyOnceWith('loggedIn'));
  expect(openOverlay).toHaveBeenCalledExactlyOnceWith('login', { reason: 'link' });
  const proof = { firebaseChannel: 'line', firebaseIdToken: 'header.claims.signature' };
  expect(send).toHaveBeenCalledExactlyOnceWith('member.linkSocial', proof, {
    claims: expect.objectContaining({ 'identity.taken': expect.anything(), stepup_required: true }),
  });
  expect(toast).toHaveBeenCalledExactlyOnceWith('LINE is linked to your account now.', 'pos');
});

const refusal = (errorCode: string, more: Partial<Failure> = {}) =>
  fakeFailure({ errorCode, message: 'no', reference: 'SO-2', ...more });

/** The choice of a new account, with the answer to its registration. */
async function registered(outcome: Failure) {
  const { flow, send } = stage(false, [outcome]);
  flow.send({ type: 'choseNew' });
  flow.send({ type: 'agreed' });
  flow.send({ type: 'agreed' });
  await settled();
  expect(send).toHaveBeenCalledOnce();
  return flow.state();
}

test.each([
  ['identity.invalid', 'choosing', 'social.startAgain'],
  ['identity.taken', 'choosing', 'social.taken'],
  ['channel.refused', 'choosing', 'social.notOffered'],
  ['mobile.taken', 'choosing', 'social.numberTaken'],
  ['terms.outdated', 'agreeing', 'social.termsOutdated'],
  ['age.required', 'agreeing', 'social.agreeMissing'],
])('a registration refused with %s continues at %s, with our message', async (code, at, text) => {
  expect(await registered(refusal(code))).toMatchObject({ at, problem: { text } });
});

test('HT-08 a failure that the error catalogue has shown frees the choice without a second message', async () => {
  expect(await registered(refusal('member.closed', { isShown: true }))).toEqual({ at: 'choosing', problem: null });
});

test('HT-08 too many requests cause no alert: the dialog says how long to wait', async () => {
  const state = await registered(refusal('TOO_MANY_REQUEST', { status: 429, retryAfterSeconds: 120 }));
  expect(state).toMatchObject({ problem: { text: 'failure.tooManyMinutes', values: { minutes: 2 } } });
});

test.each<[string, Partial<Failure>, string | null]>([
  ['identity.taken', {}, 'This LINE account already belongs to another member. Log in with it instead.'],
  ['identity.invalid', {}, 'You’re logged in. Linking LINE took too long: choose it next time you log in.'],
  [
    'a lost answer',
    { kind: 'network', status: 0 },
    'You’re logged in, but LINE couldn’t be linked. Choose it next time you log in.',
  ],
  ['a failure that the error catalogue has shown', { isShown: true }, null],
])('a link that fails with %s stays logged in and shows one message', async (code, more, message) => {
  const { flow, openOverlay, finish } = stage(false, [refusal(code, more)]);
  flow.send({ type: 'choseExisting' });
  await vi.waitFor(() => expect(finish).toHaveBeenCalledExactlyOnceWith('loggedIn'));
  const alerts = openOverlay.mock.calls.filter(([name]) => name === 'alert');
  expect(alerts.map(([, props]) => props)).toEqual(message ? [expect.objectContaining({ message })] : []);
});
