// Tests the runner of an unknown identity: the requests it sends, the links it makes, the messages it shows.
import type { RegisterAnswer } from '@foyer/contract';
import { RegisterSocialRequest } from '@foyer/contract/schemas';
import { expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { run } from '../../shell/flow/flow.ts';
import { failure } from '../../shell/http/failure.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import { fakeLoginAnswer } from '../../shell/session/fake-session.ts';
import { bindFlowFor } from './bind.flow.ts';
import { bindRunner } from './bind.runner.ts';

const identity = {
  firebaseChannel: 'line',
  firebaseIdToken: 'header.claims.signature',
  name: 'Maya Santos',
  agreed: true,
} as const;
const answer = fakeLoginAnswer({ userName: 'brightkoi274', firstTimeLogin: true });

/** Returns a dialog at an operator with or without the 'o' flag; its calls are answered in turn. */
function stage(byItself: boolean, outcomes: readonly Outcome<RegisterAnswer | object>[]) {
  const waiting = [...outcomes];
  const send = vi.fn(async (_name: string, _input: unknown, _options: unknown) => waiting.shift());
  const ask = vi.fn(async (name: string, _props: unknown) => (name === 'login' ? 'loggedIn' : null));
  const [start, toast, finish] = [vi.fn(), vi.fn(), vi.fn()];
  const shell = fakeShell({
    shell: {
      send,
      session: { start },
      overlays: { ask, toast },
      navigation: { origin: 'https://play.example' },
      device: { id: () => 'a'.repeat(36) },
    },
  });
  const switches = { socialRegisterNew: true, socialAutoRegister: byItself };
  const flow = run(bindFlowFor(switches, identity.agreed), bindRunner(shell, { identity, finish }));
  return { flow, send, ask, start, toast, finish, version: shell.settings.register.terms.version };
}

test("SO-02 RG-03 with the 'o' flag the registration goes out by itself, with channel, token and where it came from", async () => {
  const { send, start, finish, version } = stage(true, [{ ok: true, value: answer }]);
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
  expect(options).toMatchObject({ alert: false, idempotencyKey: expect.any(String) });
  expect(start).toHaveBeenCalledExactlyOnceWith(answer);
});

test('SO-02 without the flag nothing goes out before the person has chosen', async () => {
  const { flow, send, finish } = stage(false, [{ ok: true, value: answer }]);
  expect([flow.state().at, send.mock.calls]).toEqual(['choosing', []]);
  flow.send({ type: 'choseNew' });
  expect([flow.state().at, send.mock.calls]).toEqual(['agreeing', []]);
  flow.send({ type: 'agreed' });
  await vi.waitFor(() => expect(finish).toHaveBeenCalledExactlyOnceWith('registered'));
});

test('LG-03 LG-04 who came in by an identity is not asked for a new password', async () => {
  const { start, finish } = stage(true, [{ ok: true, value: { ...answer, updatePassword: true } }]);
  await vi.waitFor(() => expect(finish).toHaveBeenCalledOnce());
  expect(start).toHaveBeenCalledExactlyOnceWith(answer);
});

test('SO-02 a lost answer is asked for again under the same key: it stays one member', async () => {
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

test('OV-02 an existing account is logged in to over the choice, then the identity is linked to it, and that is told', async () => {
  const { flow, send, ask, toast, finish } = stage(false, [{ ok: true, value: {} }]);
  flow.send({ type: 'choseExisting' });
  await vi.waitFor(() => expect(finish).toHaveBeenCalledExactlyOnceWith('loggedIn'));
  expect(ask).toHaveBeenCalledExactlyOnceWith('login', { reason: 'link' });
  const proof = { firebaseChannel: 'line', firebaseIdToken: 'header.claims.signature' };
  expect(send).toHaveBeenCalledExactlyOnceWith('member.linkSocial', proof, { alert: false });
  expect(toast).toHaveBeenCalledExactlyOnceWith('LINE is linked to your account now.');
});
