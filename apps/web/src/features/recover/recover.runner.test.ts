import { registrationSchemas } from '@foyer/contract/schemas';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { codeRefusals } from '../../kit/codes/code-refusal.rules.ts';
import { fakeShell, type ShellChange } from '../../kit/fake-page.tsx';
import { fakeDevice } from '../../shell/device/fake-device.ts';
import { run } from '../../shell/flow/flow.ts';
import { failure } from '../../shell/http/failure.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import { keepRemembered } from '../../shell/session/remembered.ts';
import { createDrafts } from '../../shell/storage/drafts.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { createStore } from '../../shell/storage/store.ts';
import type { StoredRecovery } from './account-identity.ts';
import { recoverFlow } from './recover.flow.ts';
import { refusalsOf } from './recover.rules.ts';
import { recoverRunner, requestCode } from './recover.runner.ts';

const kept: StoredRecovery = { wish: 'password', identity: { by: 'username', username: 'demo' } };
const confirmation = { code: ' 123456 ', newPassword: ' tall ships sail ' };
const submitted = { type: 'submitted', confirmation, problem: null } as const;

function stage(
  outcome: Outcome<{ userName: string }> = { ok: true, value: { userName: 'demo' } },
  change: ShellChange = {},
) {
  const storage = fakeStorage();
  const store = createStore(storage);
  keepRemembered(store, 'aurora', { type: 'username', name: 'demo', secret: 'x' });
  const send = vi.fn(async () => outcome);
  const toast = vi.fn();
  const shell = fakeShell({
    shell: {
      send,
      store,
      drafts: createDrafts(store),
      overlays: { toast },
      device: fakeDevice(null, { id: 'd'.repeat(36) }),
      ...change,
    },
  });
  const form = { focusField: vi.fn(), turnedBack: vi.fn(), finished: vi.fn(), codeUsed: vi.fn() };
  const start = () => run(recoverFlow, recoverRunner(shell, form));
  return { shell, storage, send, toast, form, start };
}

beforeEach(() => void vi.useRealTimers());

describe('performing a recovery', () => {
  test('a new password leads to the log-in with the name filled in and the device record removed', async () => {
    const { storage, send, form, start, toast, shell } = stage();
    const flow = start();
    flow.send({ type: 'codeSent', kept });
    flow.send(submitted);
    await vi.waitFor(() => expect(form.finished).toHaveBeenCalledExactlyOnceWith('demo'));
    const input = { username: 'demo', code: '123456', newPassword: ' tall ships sail ' };
    expect(send).toHaveBeenCalledExactlyOnceWith('member.passwordResetConfirm', input, { claims: refusalsOf.password });
    expect(registrationSchemas['member.passwordResetConfirm'].input.safeParse(input).success).toBe(true);
    expect(shell.drafts.read('login')).toEqual({ username: 'demo' });
    expect(storage.kept.local.has('MC_LOGIN_INFO')).toBe(false);
    expect(form.codeUsed).toHaveBeenCalledOnce();
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'pos');
    expect(start().state()).toEqual({ at: 'asking' });
  });

  test('a shown name changes nothing on this device', async () => {
    const { storage, send, form, start, toast } = stage();
    const flow = start();
    flow.send({ type: 'codeSent', kept: { ...kept, wish: 'userName' } });
    flow.send({ type: 'submitted', confirmation: { code: '123456', newPassword: null }, problem: null });
    await vi.waitFor(() => expect(flow.state()).toEqual({ at: 'named', userName: 'demo' }));
    expect(send.mock.calls[0]?.[1 as never]).toEqual({ username: 'demo', code: '123456' });
    flow.send({ type: 'loginTapped' });
    expect(form.finished).toHaveBeenCalledExactlyOnceWith('demo');
    expect(storage.kept.local.has('MC_LOGIN_INFO')).toBe(true);
    expect(toast).not.toHaveBeenCalled();
  });

  test('a refresh restores the person, but neither code nor password', async () => {
    const { storage, start } = stage(failure('refused', 'code.invalid', { status: 400 }));
    const flow = start();
    flow.send({ type: 'codeSent', kept });
    flow.send(submitted);
    await vi.waitFor(() => expect(flow.state()).toMatchObject({ problem: { at: 'code' } }));
    expect(start().state()).toEqual({ at: 'editing', ...kept, problem: null });
    expect(JSON.stringify([...storage.kept.session])).not.toMatch(/123456|tall ships/);
  });
});

test('a refused code focuses its field and can be sent again after 500 ms', async () => {
  vi.useFakeTimers();
  const { start, send, form } = stage(failure('refused', 'code.invalid', { status: 400 }));
  const flow = start();
  flow.send({ type: 'codeSent', kept });
  flow.send(submitted);
  await vi.advanceTimersByTimeAsync(499);
  expect(form.focusField).toHaveBeenLastCalledWith('code');
  flow.send(submitted);
  expect(send).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  flow.send(submitted);
  expect(send).toHaveBeenCalledTimes(2);
});

describe('requesting the code', () => {
  const guarded = (ask: () => Promise<unknown>) => {
    const settings = { captchaFor: ['reset' as const], whitelabel: { GEETEST3: true } };
    return stage(undefined, { settings, overlays: { open: ask } });
  };

  test('the captcha comes first, and its proof is sent with the call', async () => {
    const { shell, send } = guarded(async () => ({ geetestValidateV4: 'cHJvb2Y' }));
    await requestCode(shell, kept.identity);
    const input = { username: 'demo', loginDeviceId: 'd'.repeat(36), geetestValidateV4: 'cHJvb2Y' };
    expect(send).toHaveBeenCalledExactlyOnceWith('member.passwordReset', input, { claims: codeRefusals });
    expect(registrationSchemas['member.passwordReset'].input.safeParse(input).success).toBe(true);
  });

  test('an unsolved captcha sends nothing', async () => {
    const { shell, send } = guarded(async () => null);
    expect(await requestCode(shell, kept.identity)).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });
});
