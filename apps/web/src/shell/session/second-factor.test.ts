import { describe, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { createDrafts } from '../storage/drafts.ts';
import { fakeStorage } from '../storage/fake-storage.ts';
import { createStore } from '../storage/store.ts';
import {
  keepSecondFactor,
  secondFactorDrafts,
  secondFactorOf,
  storedSecondFactor,
  takeSecondFactor,
} from './second-factor.ts';
import { SECOND_FACTOR_DRAFT } from './second-factor-draft.ts';
import type { LoggingIn } from './waiting-login.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const who: LoggingIn = { type: 'username', userName: 'demo2fa', remember: true };
const value = {
  options: ['email', 'ga'],
  challenge: 'c0ffee',
  expires: '2026-11-21T12:10:00.000Z',
  hints: { email: 'd•••@example.com' },
};

/** The parts of the shell that it touches, on a tab's storage that outlives a refresh. */
function stage(answer: unknown = 'passed') {
  const drafts = createDrafts(createStore(fakeStorage()));
  const clock = { now: () => now, learn: vi.fn(), assume: vi.fn(), wake: vi.fn() };
  const [idle, warmUp] = [vi.fn(), vi.fn()];
  const openOverlay = vi.fn(async () => answer);
  const shell = fakeShell({
    shell: { drafts, clock, overlays: { open: openOverlay }, warmUp, busy: { begin: vi.fn(() => idle) } },
  });
  return { shell, drafts, clock, openOverlay, idle, warmUp };
}

describe('the request for a second factor', () => {
  test('TF-01 offers only listed and known methods, in their order, each once', () => {
    const options = ['payeeName', 'passkey', 'email', 'ga', 'ga'];
    expect(secondFactorOf({ ...value, options }, who)?.options).toEqual(['payeeName', 'email', 'ga']);
  });

  test.each(['email', 'payeeName', 'ga', 'sms'])('TF-01 %s is one of the methods that can be offered', (method) => {
    expect(secondFactorOf({ ...value, options: [method] }, who)?.options).toEqual([method]);
  });

  test.each([
    ['nothing', undefined],
    ['no known method', { ...value, options: ['passkey'] }],
    ['no methods', { ...value, options: undefined }],
    ['neither challenge nor password', { ...value, challenge: '' }],
  ])('with %s it cannot be shown', async (_, broken) => {
    const { shell, openOverlay } = stage();
    expect(await takeSecondFactor(shell, broken, who)).toBe('unusable');
    expect(openOverlay).not.toHaveBeenCalled();
  });

  test.each([
    ['a list', ['email', 'ga']],
    ['its options as a list', { options: ['email', 'ga'] }],
    ['a text', 'email,ga'],
    ['its options as a text', { options: 'email | GA' }],
    ['JSON in a text', { options: '["email","ga"]' }],
    ['what is on', { email: true, sms: false, ga: '1', payeeName: '0' }],
    ['its options as what is on', { options: { email: 'd•••@example.com', sms: null, ga: 1 } }],
    ['records', [{ method: 'email' }, { method: 'ga' }]],
    ['the letters of the request', { options: ['E', 'G'] }],
  ])('LG-05 ways as %s open it without a challenge, while the password is in memory', (_, listed) => {
    const proof = { password: 'p' };
    expect(secondFactorOf(listed, { ...who, proof })).toEqual({
      ...who,
      proof,
      options: ['email', 'ga'],
      challenge: null,
      expires: null,
      hints: {},
    });
  });

  test('a password is kept only without a challenge, and is never stored', () => {
    const proof = { password: 'p' };
    expect(secondFactorOf(value, { ...who, proof })).not.toHaveProperty('proof');
    const { shell, drafts } = stage();
    const pending = secondFactorOf(['ga'], { ...who, proof });
    if (pending) keepSecondFactor(shell, pending);
    expect(drafts.read(SECOND_FACTOR_DRAFT)).toEqual({});
    expect(storedSecondFactor(shell)).toBeNull();
  });

  test('a challenge without an end survives a refresh', () => {
    const { shell } = stage();
    const pending = secondFactorOf({ ...value, expires: undefined }, who);
    if (pending) keepSecondFactor(shell, pending);
    expect(storedSecondFactor(shell)).toEqual({ ...pending, expires: null });
  });

  test('LG-05 it opens over every overlay with the sealing key loaded, and nothing interrupts it', async () => {
    const { shell, openOverlay, warmUp, idle, drafts } = stage();
    expect(await takeSecondFactor(shell, value, who)).toBe('passed');
    expect(openOverlay).toHaveBeenCalledExactlyOnceWith(
      'twoFactor',
      expect.objectContaining({ challenge: 'c0ffee', ...who }),
    );
    expect(warmUp).toHaveBeenCalledBefore(openOverlay);
    expect(shell.busy.begin).toHaveBeenCalledBefore(openOverlay);
    expect(idle).toHaveBeenCalledOnce();
    expect(drafts.read(SECOND_FACTOR_DRAFT)).toEqual({});
  });

  test('closing it leaves the log-in', async () => {
    const { shell } = stage(null);
    expect(await takeSecondFactor(shell, value, who)).toBe('left');
  });
});

describe('a second factor over a refresh', () => {
  test('it is stored complete, with the phone’s clock offset, without a password', () => {
    const { shell, drafts, clock } = stage();
    const pending = secondFactorOf(value, who);
    if (pending) keepSecondFactor(shell, pending);
    expect(storedSecondFactor(shell)).toEqual(pending);
    expect(clock.assume).toHaveBeenCalledWith(expect.any(Number));
    expect(JSON.stringify(drafts.read(SECOND_FACTOR_DRAFT))).not.toContain('password');
  });

  test('an expired one is cleared, with what was typed', () => {
    const { shell, drafts, clock } = stage();
    const pending = secondFactorOf(value, who);
    if (pending) keepSecondFactor(shell, pending);
    drafts.keep(secondFactorDrafts.email, { email: 'a@b.c' });
    const later = { ...clock, now: () => now + 600_000 };
    expect(storedSecondFactor({ drafts, clock: later })).toBeNull();
    expect(drafts.read(SECOND_FACTOR_DRAFT)).toEqual({});
    expect(drafts.read(secondFactorDrafts.email)).toEqual({});
  });

  test('another challenge starts empty: an earlier code is of no use', () => {
    const { shell, drafts } = stage();
    drafts.keep(secondFactorDrafts.smsCode, { recipient: '+639051234561', resendAt: '1', clockErrorMs: '0' });
    const pending = secondFactorOf(value, who);
    if (pending) keepSecondFactor(shell, pending);
    expect(drafts.read(secondFactorDrafts.smsCode)).toEqual({});
  });

  test('a missing or broken record gives nothing', () => {
    const { shell, drafts } = stage();
    expect(storedSecondFactor(shell)).toBeNull();
    drafts.keep(SECOND_FACTOR_DRAFT, { challenge: 'c', expires: 'x', clockErrorMs: '0' });
    expect(storedSecondFactor(shell)).toBeNull();
  });
});
