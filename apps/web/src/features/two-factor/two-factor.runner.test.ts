import { examples } from '@foyer/contract/examples';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { fakeDevice } from '../../shell/device/fake-device.ts';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { fakeSend } from '../../shell/http/fake-send.ts';
import type { Failure, Outcome } from '../../shell/http/outcome.ts';
import { fakeSessionOf } from '../../shell/session/fake-session.ts';
import { keepRemembered } from '../../shell/session/remembered.ts';
import { AUTO_LOGIN, REMEMBERED_LOGIN } from '../../shell/session/remembered-record.ts';
import { secondFactorDrafts } from '../../shell/session/second-factor.ts';
import type { WaitingLogin } from '../../shell/session/waiting-login.ts';
import { createDrafts } from '../../shell/storage/drafts.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { createStore } from '../../shell/storage/store.ts';
import { twoFactorFlow } from './two-factor.flow.ts';
import { ownClaims } from './two-factor.rules.ts';
import { twoFactorRunner } from './two-factor.runner.ts';

const answer = examples['session.verify'].output;
const deviceSecret = `ds1.${'a'.repeat(43)}`;
const now = Date.parse('2026-11-21T12:00:00.000Z');
const waiting: WaitingLogin = {
  type: 'username',
  userName: 'demo2fa',
  remember: true,
  options: ['ga', 'sms'],
  challenge: 'c0ffee',
  expires: now + 600_000,
  hints: {},
};
const failureOf = (kind: Failure['kind'], errorCode: string) =>
  fakeFailure({ kind, errorCode, message: 'No.', reference: 'R' });
const submitted = { type: 'submitted', entry: { method: 'ga', authCode: '482913', recovery: false } } as const;

function stage(
  change: Partial<WaitingLogin> = {},
  confirmCode: ((code: string) => Promise<string | null>) | null = null,
) {
  const { send, reply } = fakeSend<Outcome<unknown>>();
  const start = vi.fn();
  const store = createStore(fakeStorage());
  const drafts = createDrafts(store);
  const shell = fakeShell({
    shell: {
      settings: { whitelabel: { MOBILEAUTOLOGIN3: true } },
      store,
      drafts,
      send,
      session: { start },
      clock: { now: () => now },
      device: fakeDevice(),
    },
  });
  const sheet = { focusField: vi.fn(), passed: vi.fn(), confirmCode };
  const flow = run(twoFactorFlow('ga'), twoFactorRunner(shell, { ...waiting, ...change }, sheet));
  return { flow, sheet, send, start, store, drafts, reply };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function passed(change: Partial<WaitingLogin> = {}, value: object = { ...answer, deviceSecret }) {
  const staged = stage(change);
  staged.flow.send(submitted);
  await vi.advanceTimersByTimeAsync(0);
  staged.reply({ ok: true, value });
  await vi.advanceTimersByTimeAsync(0);
  return staged;
}

test('LG-05 a log-in whose end is further away than a timer can wait has not run out', async () => {
  const { flow } = stage({ expires: now + 3_456_000_000 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(flow.state().at).not.toBe('expired');
});

describe('performing the second step', () => {
  test('TF-02 LG-05 one call carries the device; then the session starts and the sheet closes', async () => {
    const { send, start, sheet } = await passed();
    const request = { method: 'G', authCode: '482913', loginDeviceId: 'a'.repeat(36), isOfficialAppLogin: false };
    expect(send).toHaveBeenCalledExactlyOnceWith('session.verify', expect.objectContaining(request), {
      claims: ownClaims,
    });
    expect(start).toHaveBeenCalledExactlyOnceWith(fakeSessionOf(answer));
    expect(start).toHaveBeenCalledBefore(sheet.passed);
  });

  test('a member who wants it is remembered by the device secret, never by a password', async () => {
    expect((await passed()).store.read(REMEMBERED_LOGIN)).toMatchObject({ type: 'username', username: 'demo2fa' });
    expect((await passed({}, answer)).store.read(REMEMBERED_LOGIN)).toBeNull();
    expect((await passed({ remember: false })).store.read(REMEMBERED_LOGIN)).toBeNull();
  });

  test('LG-03 LG-04 only a log-in by password requires a new one', async () => {
    const old = { ...answer, updatePassword: true };
    expect((await passed({}, old)).start).toHaveBeenCalledWith(expect.objectContaining({ restricted: true }));
    for (const type of ['sms', 'firebase'] as const)
      expect((await passed({ type }, old)).start).toHaveBeenCalledWith(expect.objectContaining({ restricted: false }));
  });

  test('AL-03 a second step refused as a wrong log-in clears the device record', async () => {
    const { flow, reply, store } = stage();
    keepRemembered(store, 'aurora', { type: 'username', name: 'demo2fa', secret: deviceSecret });
    flow.send(submitted);
    await vi.advanceTimersByTimeAsync(0);
    reply(failureOf('refused', 'login.cred.err'));
    await vi.advanceTimersByTimeAsync(0);
    expect([store.read(REMEMBERED_LOGIN), store.read(AUTO_LOGIN)]).toEqual([null, '0']);
  });

  test('LG-06 the lock is released 500 ms after the refusal', async () => {
    const { flow, reply } = stage();
    flow.send(submitted);
    await vi.advanceTimersByTimeAsync(0);
    reply(failureOf('refused', 'verification.invalid'));
    await vi.advanceTimersByTimeAsync(499);
    expect(flow.state().at).toBe('settling');
    await vi.advanceTimersByTimeAsync(1);
    expect(flow.state().at).toBe('editing');
  });

  test('TF-05 HT-08 an unlisted refusal clears the entry and adds no message', async () => {
    const { flow, reply } = stage();
    flow.send(submitted);
    await vi.advanceTimersByTimeAsync(0);
    reply({ ...failureOf('refused', 'payee.wrong'), isShown: true });
    await vi.advanceTimersByTimeAsync(500);
    expect(flow.state()).toMatchObject({ at: 'editing', round: 1, problem: null });
  });

  test('TF-05 a wrong code shows the back end’s message, and a double tap sends once', async () => {
    const { flow, reply, send, sheet } = stage();
    flow.send(submitted);
    flow.send(submitted);
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledOnce();
    sheet.focusField.mockClear();
    reply(failureOf('refused', 'verification.invalid'));
    await vi.advanceTimersByTimeAsync(0);
    expect(flow.state()).toMatchObject({ problem: { at: 'field', message: 'No.' } });
    expect(sheet.focusField).toHaveBeenCalledExactlyOnceWith('field');
  });

  test.each(['verification.expired', 'login.cred.err'])('is over when the back end answers %s', async (errorCode) => {
    const { flow, reply } = stage();
    flow.send(submitted);
    await vi.advanceTimersByTimeAsync(0);
    reply(failureOf('refused', errorCode));
    await vi.advanceTimersByTimeAsync(0);
    expect(flow.state()).toEqual({ at: 'expired' });
  });

  test('TF-02 TF-04 the token of the phone-auth service is sent, and nothing when it refused', async () => {
    const sms = { method: 'sms', mobileNum: '+639051234567', verificationCode: '482913' } as const;
    const bySms = async (token: string | null) => {
      const staged = stage({}, async () => token);
      staged.flow.send({ type: 'chosen', method: 'sms' });
      staged.flow.send({ type: 'submitted', entry: sms });
      await vi.advanceTimersByTimeAsync(0);
      return staged;
    };
    const { send } = await bySms('a.b.c');
    const request = { method: 'S', mobileNum: sms.mobileNum, firebaseIdToken: 'a.b.c' };
    expect(send).toHaveBeenCalledExactlyOnceWith('session.verify', expect.objectContaining(request), {
      claims: ownClaims,
    });
    const refused = await bySms(null);
    expect(refused.send).not.toHaveBeenCalled();
    expect(refused.flow.state()).toMatchObject({ at: 'editing', round: 1 });
  });

  test('a lost answer sends the same phone-auth token again at the next tap', async () => {
    const confirmCode = vi.fn(async () => 'a.b.c');
    const { flow, send, reply } = stage({}, confirmCode);
    const tap = async () => {
      flow.send({
        type: 'submitted',
        entry: { method: 'sms', mobileNum: '+639051234567', verificationCode: '482913' },
      });
      await vi.advanceTimersByTimeAsync(0);
    };
    flow.send({ type: 'chosen', method: 'sms' });
    await tap();
    reply(failureOf('timeout', 'ECONNABORTED'));
    await vi.advanceTimersByTimeAsync(500);
    await tap();
    expect(confirmCode).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledTimes(2);
    expect(send).toHaveBeenLastCalledWith(
      'session.verify',
      expect.objectContaining({ firebaseIdToken: 'a.b.c' }),
      expect.anything(),
    );
  });

  test('TF-05 a used code is removed; so is the number when it was wrong', async () => {
    const { flow, reply, drafts } = stage({}, async () => 'a.b.c');
    for (const name of [secondFactorDrafts.smsCode, secondFactorDrafts.phone]) drafts.keep(name, { some: 'thing' });
    flow.send({ type: 'chosen', method: 'sms' });
    flow.send({ type: 'submitted', entry: { method: 'sms', mobileNum: '+639051234567', verificationCode: '482913' } });
    await vi.advanceTimersByTimeAsync(0);
    reply(failureOf('refused', 'verification.invalid'));
    await vi.advanceTimersByTimeAsync(0);
    expect(flow.state()).toMatchObject({ at: 'settling', sendings: 1 });
    expect([drafts.read(secondFactorDrafts.smsCode), drafts.read(secondFactorDrafts.phone)]).toEqual([{}, {}]);
  });

  test('it is over when the server’s time has run out', async () => {
    const { flow } = stage();
    await vi.advanceTimersByTimeAsync(599_999);
    expect(flow.state().at).toBe('editing');
    await vi.advanceTimersByTimeAsync(1);
    expect(flow.state().at).toBe('expired');
  });

  test('a slow check says so', async () => {
    const { flow } = stage();
    flow.send(submitted);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(flow.state()).toMatchObject({ at: 'sending', slow: true });
  });
});
