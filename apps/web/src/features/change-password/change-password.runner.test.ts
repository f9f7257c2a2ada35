import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { fakeSend } from '../../shell/http/fake-send.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import { fakeLoginAnswer, fakeSessionOf } from '../../shell/session/fake-session.ts';
import type { SessionInfo } from '../../shell/shell.ts';
import { changePasswordFlow } from './change-password.flow.ts';
import { changePasswordRunner } from './change-password.runner.ts';

const change = { oldPassword: 'old words', newPassword: 'a longer night lake' };
const submitted = { type: 'submitted', change, problem: null } as const;
const answer = fakeLoginAnswer();
const refusal = (errorCode: string, status: number) => fakeFailure({ errorCode, status, reference: 'CP-1' });

const forced = { id: answer.id, restricted: true, restrictedFor: 'expiredPassword' } as SessionInfo;
const ownWish = { restricted: false } as SessionInfo;

function stage(current: SessionInfo = forced) {
  let member: SessionInfo | null = current;
  const { send, reply } = fakeSend<Outcome<unknown>>();
  const parts = { go: vi.fn(), renew: vi.fn(), end: vi.fn(), focusField: vi.fn(), setOldRequired: vi.fn() };
  const openOverlay = vi.fn(async () => null);
  const toast = vi.fn();
  const shell = fakeShell({
    shell: {
      send,
      session: { current: () => member, renew: parts.renew, end: parts.end },
      overlays: { open: openOverlay, toast },
      navigation: { go: parts.go },
    },
  });
  const flow = run(changePasswordFlow, changePasswordRunner(shell, parts));
  const become = (next: SessionInfo | null): void => {
    member = next;
  };
  return { ...parts, openOverlay, toast, send, flow, reply, become };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('performing the password change', () => {
  test('RT-17 success stores the fresh session and replaces the page with home', async () => {
    const { flow, send, reply, renew, go } = stage();
    flow.send(submitted);
    expect(send).toHaveBeenCalledExactlyOnceWith('member.password', change, {
      claims: expect.objectContaining({ 'password.weak': expect.anything(), stepup_required: true }),
    });
    reply({ ok: true, value: answer });
    await vi.advanceTimersByTimeAsync(0);
    expect(renew).toHaveBeenCalledExactlyOnceWith(fakeSessionOf(answer));
    expect(go).toHaveBeenCalledExactlyOnceWith('home', { replace: true });
  });

  test('RT-17 an answer without a session lifts the restriction of the one that is there', async () => {
    const { flow, reply, renew, go, end } = stage({ ...fakeSessionOf(answer), ...forced });
    flow.send(submitted);
    reply({ ok: true, value: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(renew).toHaveBeenCalledExactlyOnceWith({ ...fakeSessionOf(answer), restricted: false });
    expect(renew.mock.calls[0]?.[0]).not.toHaveProperty('restrictedFor');
    expect(go).toHaveBeenCalledExactlyOnceWith('home', { replace: true });
    expect(end).not.toHaveBeenCalled();
  });

  test('a member who has left the page keeps the session, and learns that the password is new', async () => {
    const { flow, reply, renew, go, toast } = stage();
    flow.send(submitted);
    flow.stop();
    reply({ ok: true, value: answer });
    await vi.advanceTimersByTimeAsync(0);
    expect(renew).toHaveBeenCalledExactlyOnceWith(fakeSessionOf(answer));
    expect(toast).toHaveBeenCalledExactlyOnceWith('Your new password is set.', 'pos');
    expect(go).not.toHaveBeenCalled();
  });

  test.each([
    ['nobody', null],
    ['another member', { ...forced, id: 'm2' }],
  ])('a late answer changes nothing where %s is logged in by then', async (_, later) => {
    const { flow, reply, renew, toast, become } = stage();
    flow.send(submitted);
    flow.stop();
    become(later);
    reply({ ok: true, value: answer });
    await vi.advanceTimersByTimeAsync(0);
    expect([renew.mock.calls, toast.mock.calls]).toEqual([[], []]);
  });

  test('RT-17 logging out ends the session', () => {
    const { flow, end, go } = stage();
    flow.send({ type: 'logoutTapped' });
    expect(end).toHaveBeenCalledExactlyOnceWith('loggedOut');
    expect(go).toHaveBeenCalledExactlyOnceWith('login', { replace: true });
  });

  test('a wrong current password focuses its field and can be sent again after 500 ms', async () => {
    const { flow, send, reply, focusField } = stage();
    flow.send(submitted);
    await vi.advanceTimersByTimeAsync(20_000);
    reply(refusal('password.wrong', 400));
    await vi.advanceTimersByTimeAsync(499);
    expect(focusField).toHaveBeenCalledExactlyOnceWith('old');
    flow.send(submitted);
    expect(flow.state().at).toBe('settling');
    expect(send).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    flow.send(submitted);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['a member without a password need not type the old one', { ok: true, value: { passwordGiven: true } }, false],
    ['a member with a password must', { ok: true, value: { passwordGiven: false } }, true],
    ['a member of whom nobody knows must', refusal('unknown_error', 500), true],
  ] as const)('%s', async (_, info, isRequired) => {
    const { send, reply, setOldRequired } = stage(ownWish);
    expect(send).toHaveBeenCalledExactlyOnceWith('member.info', {});
    await vi.advanceTimersByTimeAsync(2_999);
    expect(setOldRequired).not.toHaveBeenCalled();
    reply(info);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(setOldRequired).toHaveBeenCalledExactlyOnceWith(isRequired);
  });

  test('a slow line holds the form up for three seconds; what comes later takes no field away', async () => {
    const { reply, setOldRequired } = stage(ownWish);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(setOldRequired).toHaveBeenCalledExactlyOnceWith(true);
    reply({ ok: true, value: { passwordGiven: true } });
    await vi.advanceTimersByTimeAsync(0);
    expect(setOldRequired).toHaveBeenCalledOnce();
  });

  test('a first password needs a step-up; closing it returns to the form', async () => {
    const { flow, reply, openOverlay } = stage();
    flow.send(submitted);
    reply(refusal('stepup_required', 400));
    await vi.advanceTimersByTimeAsync(0);
    expect(openOverlay).toHaveBeenCalledExactlyOnceWith('stepUp', expect.objectContaining({ methods: ['password'] }));
    expect(flow.state()).toEqual({ at: 'editing', problem: null });
  });

  test('HT-08 a failure that the error catalogue has shown frees the form without a second message', async () => {
    const { flow, reply, focusField } = stage();
    flow.send(submitted);
    reply({ ...refusal('anything', 500), isShown: true });
    await vi.advanceTimersByTimeAsync(500);
    expect(flow.state()).toEqual({ at: 'editing', problem: null });
    expect(focusField).not.toHaveBeenCalled();
  });

  test('HT-08 too many requests cause no alert: the form says how long to wait', async () => {
    const { flow, reply } = stage();
    flow.send(submitted);
    reply({ ...refusal('TOO_MANY_REQUEST', 429), retryAfterSeconds: 120 });
    await vi.advanceTimersByTimeAsync(500);
    expect(flow.state()).toMatchObject({
      at: 'editing',
      problem: { at: 'form', text: 'failure.tooManyMinutes', values: { minutes: 2 } },
    });
  });
});
