import type { RegisterAnswer } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { fakeSend } from '../../shell/http/fake-send.ts';
import type { Failure, Outcome } from '../../shell/http/outcome.ts';
import { fakeLoginAnswer, fakeSessionOf } from '../../shell/session/fake-session.ts';
import { REMEMBERED_LOGIN } from '../../shell/session/remembered-record.ts';
import type { Shell } from '../../shell/shell.ts';
import { registerFlow } from './register.flow.ts';
import { registerRunner } from './register.runner.ts';
import { blankEntry, type RegisterEntry } from './register-entry.ts';

const answer = fakeLoginAnswer({ userName: 'maya88', firstTimeLogin: true });
const refusal = (errorCode: string, more: Partial<Failure> = {}) =>
  fakeFailure({ errorCode, message: 'Words of the platform.', reference: 'RG-1', ...more });
const unhandled = refusal('ECONNABORTED', { kind: 'timeout', status: 0 });
const entry: RegisterEntry = {
  ...blankEntry({ methods: ['username'] }),
  username: 'maya88',
  password: 'river stone 41',
  agreed: true,
};

/** The failures that the form shows in place. */
const claims = expect.objectContaining({ 'username.taken': expect.anything(), unanswered: true });

/** The parts of the shell that a registration touches, and a call that is answered by hand. */
function stage(change: Partial<Shell['settings']> = {}) {
  const { send, reply } = fakeSend<Outcome<RegisterAnswer>>();
  const parts = {
    start: vi.fn(),
    drop: vi.fn(),
    toast: vi.fn(),
    openOverlay: vi.fn(async (name: string) => (name === 'captcha' ? { geetestValidateV4: 'cHJvb2Y' } : 'confirmed')),
    focusField: vi.fn(),
    renewCaptcha: vi.fn(),
    clearCode: vi.fn(),
    onRegistered: vi.fn(),
  };
  const shell = fakeShell({
    shell: {
      send,
      settings: { captchaFor: [], ...change },
      session: { start: parts.start },
      drafts: { drop: parts.drop },
      overlays: { open: parts.openOverlay, toast: parts.toast },
    },
  });
  const sent = vi.fn();
  shell.events.on('registrationSent', sent);
  const flow = run(registerFlow, registerRunner(shell, parts));
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    ...parts,
    shell,
    send,
    sent,
    flow,
    settle,
    submit: async (wanted: RegisterEntry = entry) => {
      flow.send({ type: 'submitted', entry: wanted });
      await settle();
    },
    reply: async (outcome: Outcome<RegisterAnswer>) => {
      reply(outcome);
      await settle();
    },
    keys: () => send.mock.calls.map(([, , { idempotencyKey }]) => idempotencyKey),
  };
}

const messagesInPage = vi.fn((): readonly object[] => []);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelectorAll: messagesInPage });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const withCaptcha = { captchaFor: ['register'], whitelabel: { GEETEST3: true } } as const;
const withCaptchas = {
  captchaFor: ['register', 'sms'] as ('register' | 'sms')[],
  whitelabel: { GEETEST3: true, GEETESTVCODE3: true },
  gw: { GEETEST_ID: 'aurora', GEETEST_VERSION: '4' as const },
};
const byNumber: RegisterEntry = {
  ...entry,
  method: 'mobile',
  mobile: { countryDialingCode: '63', mobileNum: '9171234567' },
  code: '482913',
};

describe('performing a registration', () => {
  test('RG-01 the proof is requested first and sent where the operator needs it', async () => {
    const { submit, openOverlay, send } = stage({ ...withCaptcha, captchaFor: [...withCaptcha.captchaFor] });
    await submit();
    expect(openOverlay).toHaveBeenCalledExactlyOnceWith('captcha', { action: 'register' });
    const input = expect.objectContaining({ username: 'maya88', geetestValidateV4: 'cHJvb2Y' });
    expect(send).toHaveBeenCalledExactlyOnceWith('member.register', input, expect.objectContaining({ claims }));
  });

  test('RG-01 the puzzle that was solved for the code is not asked for again', async () => {
    const { submit, openOverlay, send } = stage(withCaptchas);
    await submit(byNumber);
    expect(openOverlay).not.toHaveBeenCalled();
    expect(send.mock.calls.map(([name]) => name)).toEqual(['member.registerMobile']);
  });

  test.each([undefined, false])(
    'RG-01 the proof of a number is requested first where codeProvesRegistration is %s',
    async (codeProvesRegistration) => {
      const { submit, openOverlay, send } = stage({ ...withCaptchas, codeProvesRegistration });
      await submit(byNumber);
      expect(openOverlay).toHaveBeenCalledExactlyOnceWith('captcha', { action: 'register' });
      const input = expect.objectContaining({ verificationCode: '482913', geetestValidateV4: 'cHJvb2Y' });
      expect(send).toHaveBeenCalledExactlyOnceWith('member.registerMobile', input, expect.anything());
    },
  );

  test('RG-01 the account needs a puzzle where its code needed none', async () => {
    const { submit, openOverlay } = stage({ ...withCaptchas, captchaFor: ['register'] });
    await submit(byNumber);
    expect(openOverlay).toHaveBeenCalledExactlyOnceWith('captcha', { action: 'register' });
  });

  test.each(['captcha.required', 'captcha.invalid'])(
    'RG-01 a back end that answers %s gets the same entry with a proof',
    async (errorCode) => {
      const { submit, reply, openOverlay, send } = stage(withCaptchas);
      await submit(byNumber);
      await reply(refusal(errorCode));
      expect(openOverlay).toHaveBeenCalledExactlyOnceWith('captcha', { action: 'register' });
      const input = expect.objectContaining({ verificationCode: '482913', geetestValidateV4: 'cHJvb2Y' });
      expect(send).toHaveBeenLastCalledWith('member.registerMobile', input, expect.anything());
      // A proof that is refused as well is told.
      await reply(refusal(errorCode));
      expect(openOverlay).toHaveBeenLastCalledWith('alert', expect.anything());
      expect(send).toHaveBeenCalledTimes(2);
    },
  );

  test('TK-01 a tap is one registerSubmit, with the proof that the back end demands as well; the next tap is another', async () => {
    const { submit, reply, sent, keys } = stage(withCaptchas);
    await submit(byNumber);
    expect(sent).toHaveBeenCalledExactlyOnceWith({ intent: keys()[0] });
    await reply(refusal('captcha.required'));
    await reply(refusal('username.taken'));
    expect([keys().length, sent.mock.calls.length]).toEqual([2, 1]);
    await vi.advanceTimersByTimeAsync(500);
    await submit(byNumber);
    expect(sent.mock.calls.map(([{ intent }]) => intent)).toEqual([keys()[0], keys()[2]]);
  });

  test('RG-05 a second tap while the captcha is open opens no second one', async () => {
    const { submit, openOverlay, toast, flow } = stage({ ...withCaptcha, captchaFor: [...withCaptcha.captchaFor] });
    openOverlay.mockReturnValue(new Promise<never>(() => undefined));
    await submit();
    await submit();
    expect(flow.state()).toEqual({ at: 'proving' });
    expect([openOverlay.mock.calls.length, toast.mock.calls.length]).toEqual([1, 0]);
  });

  test('RG-01 an existing proof opens no captcha', async () => {
    const { submit, openOverlay, send } = stage({ ...withCaptcha, captchaFor: [...withCaptcha.captchaFor] });
    await submit({ ...entry, captcha: 'id.k7m2' });
    expect(openOverlay).not.toHaveBeenCalled();
    expect(send.mock.calls[0]?.[1]).toMatchObject({ captcha: 'id.k7m2' });
  });

  test('an invalid form opens no captcha and sends nothing', async () => {
    const { submit, openOverlay, send, focusField } = stage({
      ...withCaptcha,
      captchaFor: [...withCaptcha.captchaFor],
    });
    await submit({ ...entry, agreed: false });
    expect([openOverlay.mock.calls.length, send.mock.calls.length]).toEqual([0, 0]);
    expect(focusField).toHaveBeenCalledExactlyOnceWith('agreed');
  });

  test('an invalid form scrolls to all its messages, and to the first one last', async () => {
    const { submit } = stage();
    const scrolled: string[] = [];
    const message = (name: string) => ({ scrollIntoView: () => scrolled.push(name) });
    messagesInPage.mockReturnValueOnce([message('username'), message('agreed')]);
    await submit({ ...entry, username: '', agreed: false });
    expect(scrolled).toEqual(['agreed', 'username']);
  });

  test('RG-02 a mobile number is sent with its own call', async () => {
    const { submit, send } = stage();
    const mobile = { countryDialingCode: '63', mobileNum: '9171234567' };
    await submit({ ...entry, method: 'mobile', mobile, code: '482913' });
    expect(send.mock.calls[0]?.[0]).toBe('member.registerMobile');
  });

  test('RG-06 RG-07 the token is stored and success shown; the page changes 100 ms later', async () => {
    const { submit, reply, start, toast, drop, onRegistered } = stage();
    await submit();
    await reply({ ok: true, value: answer });
    expect(start).toHaveBeenCalledExactlyOnceWith(fakeSessionOf(answer));
    expect(toast).toHaveBeenCalledExactlyOnceWith('Registration success, logging in', 'pos');
    for (const draft of ['register', 'register.phone', 'register.code']) expect(drop).toHaveBeenCalledWith(draft);
    await vi.advanceTimersByTimeAsync(99);
    expect(onRegistered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onRegistered).toHaveBeenCalledExactlyOnceWith({ isNameGenerated: false });
  });

  test.each([
    ['requested, with the switch on', true, true, true],
    ['not requested', false, true, false],
    ['requested, with the switch off', true, false, false],
  ])('RG-06 being remembered: %s', async (_, remember, on, kept) => {
    const { submit, reply, shell } = stage({ whitelabel: { MOBILEAUTOLOGIN3: on } });
    await submit({ ...entry, remember });
    await reply({ ok: true, value: { ...answer, deviceSecret: `ds1.${'a'.repeat(43)}` } });
    expect(shell.store.read(REMEMBERED_LOGIN)?.username ?? null).toBe(kept ? 'maya88' : null);
  });

  test('RG-06 a tick on the form by name remembers nobody who registers by number without a password', async () => {
    const register = { ...examples['system.settings'].output.register, mobilePassword: false };
    const { submit, reply, shell } = stage({ whitelabel: { MOBILEAUTOLOGIN3: true }, register });
    await submit({ ...byNumber, remember: true });
    await reply({ ok: true, value: answer });
    expect(shell.store.read(REMEMBERED_LOGIN)).toBeNull();
  });

  test('RG-06 an answer without a token starts no session', async () => {
    const { submit, reply, start } = stage();
    await submit();
    const { token: _, ...bare } = answer;
    await reply({ ok: true, value: bare });
    expect(start).not.toHaveBeenCalled();
  });
});

describe('a refused registration', () => {
  test('RG-05 the lock is released 500 ms after the call has settled, not before', async () => {
    const { submit, reply, send } = stage();
    await submit();
    await reply(refusal('username.taken'));
    await vi.advanceTimersByTimeAsync(499);
    await submit();
    expect(send).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    await submit();
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('RG-08 RG-10 shows the platform’s message, renews the captcha, then focuses the field', async () => {
    const { submit, reply, openOverlay, renewCaptcha, focusField } = stage();
    await submit();
    await reply(refusal('username.taken'));
    expect(openOverlay).toHaveBeenCalledExactlyOnceWith('alert', {
      title: 'Account not created yet',
      message: 'Words of the platform.',
      confirm: 'Back to the form',
    });
    expect(renewCaptcha).toHaveBeenCalledOnce();
    expect(focusField).toHaveBeenCalledExactlyOnceWith('username');
    expect(openOverlay.mock.invocationCallOrder[0]).toBeLessThan(focusField.mock.invocationCallOrder[0] ?? 0);
  });

  test('a wrong code is cleared and shown at its field, without a dialog', async () => {
    const { submit, reply, clearCode, openOverlay, focusField, flow } = stage();
    await submit();
    await reply(refusal('username.taken'));
    expect(clearCode).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(500);
    openOverlay.mockClear();
    await submit();
    await reply(refusal('code.invalid'));
    expect(clearCode).toHaveBeenCalledOnce();
    expect(openOverlay).not.toHaveBeenCalled();
    expect(focusField).toHaveBeenLastCalledWith('code');
    expect(flow.state()).toMatchObject({ problem: { at: 'code', text: 'registerProblem.codeInvalid' } });
  });

  test('RG-10 shows an unknown error when it has no message', async () => {
    const { submit, reply, openOverlay } = stage();
    await submit();
    await reply(refusal('username.taken', { message: '' }));
    expect(openOverlay).toHaveBeenCalledExactlyOnceWith('alert', {
      title: 'Account not created yet',
      message: 'Something went wrong. Please try again.',
      confirm: 'Back to the form',
    });
  });

  test('RG-10 HT-08 adds no message when the error catalogue has shown one', async () => {
    const { submit, reply, openOverlay, renewCaptcha, focusField, flow } = stage();
    await submit();
    await reply(refusal('some.new.code', { isShown: true }));
    await vi.advanceTimersByTimeAsync(500);
    expect(flow.state()).toEqual({ at: 'editing', problem: null });
    expect(renewCaptcha).toHaveBeenCalledOnce();
    expect([openOverlay.mock.calls.length, focusField.mock.calls.length]).toEqual([0, 0]);
  });

  test('HT-08 too many requests cause no alert: the form says how long to wait', async () => {
    const { submit, reply, openOverlay, flow } = stage();
    await submit();
    await reply(refusal('TOO_MANY_REQUEST', { status: 429, retryAfterSeconds: 120 }));
    const problem = { at: 'form', text: 'failure.tooManyMinutes', values: { minutes: 2 } };
    expect(flow.state()).toMatchObject({ at: 'settling', problem });
    expect(openOverlay).not.toHaveBeenCalled();
  });

  test('HT-12 without a connection nothing is retried, and the form is free at once', async () => {
    const { submit, reply, flow } = stage();
    await submit();
    await reply(refusal('offline', { kind: 'offline', status: 0, message: '', isShown: true }));
    await vi.advanceTimersByTimeAsync(500);
    expect(flow.state()).toEqual({ at: 'editing', problem: null });
  });

  test('ends: the next try is another intent with another key', async () => {
    const { submit, reply, keys } = stage();
    await submit();
    await reply(refusal('username.taken'));
    await vi.advanceTimersByTimeAsync(500);
    await submit();
    expect(new Set(keys()).size).toBe(2);
  });
});

describe('a lost answer', () => {
  test('RG-05 the same call repeats with the same key until its result is known', async () => {
    const { submit, reply, send, keys, flow, start } = stage();
    await submit();
    await reply(unhandled);
    expect(flow.state().at).toBe('checking');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(send).toHaveBeenCalledTimes(2);
    expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
    await reply(refusal('offline', { kind: 'offline', status: 0 }));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(new Set(keys()).size).toBe(1);
    await reply({ ok: true, value: answer });
    expect(start).toHaveBeenCalledOnce();
  });

  test.each([
    ['timeout', 0],
    ['network', 0],
    ['malformed', 200],
    ['refused', 504],
  ] as const)('%s (%i) leaves the outcome unknown', async (kind, status) => {
    const { submit, reply, flow } = stage();
    await submit();
    await reply(refusal('unknown_error', { kind, status }));
    expect(flow.state().at).toBe('checking');
  });

  test('a taken name after a lost answer may be the person’s own', async () => {
    const { submit, reply, flow } = stage();
    await submit();
    await reply(unhandled);
    await vi.advanceTimersByTimeAsync(1_000);
    await reply(refusal('username.taken'));
    expect(flow.state()).toMatchObject({ problem: { at: 'username', text: 'registerProblem.perhapsYours' } });
  });
});
