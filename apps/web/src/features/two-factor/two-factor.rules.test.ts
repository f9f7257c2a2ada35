import { schemas } from '@foyer/contract/schemas';
import { describe, expect, test } from 'vitest';
import { problemBy } from '../../shell/errors/problem.rules.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import {
  checkEntry,
  dialingCodeIn,
  type Entry,
  isItsOwn,
  isOver,
  refusalsAt,
  requestOf,
  trimmed,
} from './two-factor.rules.ts';

const login = { userName: 'demo2fa', challenge: 'Jq3l0mE8o5V1r7dYw2xTz9aBcDeFgHiJkLmNoPqRsTu' };
const device = { loginDeviceId: 'a'.repeat(36), isOfficialAppLogin: false };
const entries: Readonly<Record<'E' | 'S' | 'G' | 'P', Entry>> = {
  E: { method: 'email', email: 'maya@example.com', verificationCode: '482913' },
  S: { method: 'sms', mobileNum: '+639051234567', verificationCode: '482913' },
  G: { method: 'ga', authCode: '482913', recovery: false },
  P: { method: 'payeeName', payeeName: 'Maya Cruz' },
};
const fields = {
  E: ['email', 'verificationCode'],
  S: ['mobileNum', 'verificationCode'],
  G: ['authCode'],
  P: ['payeeName'],
} as const;

describe('the fields of the second step', () => {
  test.each(Object.keys(entries) as (keyof typeof entries)[])(
    'TF-02 method %s carries its own fields, and no password but the challenge',
    (method) => {
      const request = requestOf(login, entries[method], device);
      const common = ['challenge', 'isOfficialAppLogin', 'loginDeviceId', 'method', 'password', 'username'];
      expect(Object.keys(request).sort()).toEqual([...common, ...fields[method]].sort());
      expect(request).toMatchObject({ method, username: 'demo2fa', password: '' });
      expect(schemas['session.verify'].input.safeParse(request).success).toBe(true);
    },
  );

  test.each([
    ['E', { method: 'email', email: 'maya@example.com' }, { email: 'maya@example.com' }],
    ['S', entries.S, { mobileNum: '+639051234567', verificationCode: '482913' }],
    ['G', entries.G, { authCode: '482913' }],
    ['P', entries.P, { payeeName: 'Maya Cruz' }],
  ] as const)(
    'TF-02 without a challenge method %s sends the password and only the specified fields',
    (method, entry, own) => {
      const request = requestOf({ userName: 'demo2fa', challenge: null, proof: { password: 'p' } }, entry, device);
      expect(request).toEqual({ username: 'demo2fa', password: 'p', method, ...own });
      expect(schemas['session.verify'].input.safeParse(request).success).toBe(true);
    },
  );

  test('TF-02 without a challenge the provider’s token proves the first step', () => {
    const social = { userName: '', challenge: null, proof: { password: '', firebaseIdToken: 'social' } };
    expect(requestOf(social, entries.G, device)).toMatchObject({ firebaseIdToken: 'social', authCode: '482913' });
    const phone = { ...entries.S, firebaseIdToken: 'phone' } as Entry;
    expect(requestOf(social, phone, device)).toMatchObject({ firebaseIdToken: 'phone', mobileNum: '+639051234567' });
  });

  test('TF-02 the token of the phone-auth service replaces the code', () => {
    const request = requestOf(login, { ...entries.S, firebaseIdToken: 'a.b.c' } as Entry, device);
    expect(request).toMatchObject({ method: 'S', mobileNum: '+639051234567', firebaseIdToken: 'a.b.c' });
    expect(request).not.toHaveProperty('verificationCode');
  });

  test.each<[string, Entry, Entry]>([
    ['a code', { ...entries.S, verificationCode: ' ۴۸۲۹۱۳ ' } as Entry, entries.S],
    [
      'a full-width recovery code',
      { method: 'ga', authCode: '　ｋ７ｍ２ｐ－９ｑｘ４ｔ ', recovery: true },
      { method: 'ga', authCode: 'k7m2p-9qx4t', recovery: true },
    ],
    ['a name', { method: 'payeeName', payeeName: '  Maya Cruz ' }, entries.P],
  ])('TF-03 %s is trimmed and folded', (_, typed, sent) => {
    expect(trimmed(typed)).toEqual(sent);
  });

  test.each<[Entry, string]>([
    [{ ...entries.E, verificationCode: '' } as Entry, 'codes.missing'],
    [{ ...entries.S, verificationCode: '' } as Entry, 'codes.missing'],
    [{ method: 'ga', authCode: '', recovery: false }, 'twoFactor.authCodeMissing'],
    [{ method: 'ga', authCode: '', recovery: true }, 'twoFactor.recoveryCodeMissing'],
    [{ method: 'payeeName', payeeName: '' }, 'twoFactor.payeeNameMissing'],
  ])('TF-03 %o has %s', (entry, text) => {
    expect(checkEntry(entry)).toEqual({ at: 'field', text });
  });

  test('complete entries have nothing missing', () => {
    for (const entry of Object.values(entries)) expect(checkEntry(entry)).toBeNull();
  });
});

describe('the meaning of a refusal', () => {
  const failure = (change: Partial<Failure>) =>
    fakeFailure({ errorCode: 'input.invalid', message: 'No.', reference: 'R', ...change });

  test.each<[string, Partial<Failure>, unknown]>([
    [
      'a wrong code shows the back end’s message and the tries left at its field',
      { errorCode: 'verification.invalid', value: { triesLeft: 3 } },
      { at: 'field', message: 'No.', triesLeft: 3 },
    ],
    [
      'a wrong code without a message has ours',
      { errorCode: 'verification.invalid', message: '' },
      { at: 'field', text: 'failure.refused' },
    ],
    ['a failure that the error catalogue has shown adds no message', { errorCode: 'payee.wrong', isShown: true }, null],
    [
      'too many tries say how long to wait',
      { errorCode: 'TOO_MANY_REQUEST_LOGIN', retryAfterSeconds: 120 },
      { at: 'form', text: 'failure.tooManyMinutes', values: { minutes: 2 }, waitSeconds: 120, reference: 'R' },
    ],
  ])('TF-05 HT-08 %s', (_, change, problem) => {
    expect(problemBy(refusalsAt('field'), failure(change))).toEqual(problem);
  });

  test.each<[string, Partial<Failure>, boolean]>([
    ['its time', { errorCode: 'verification.expired' }, true],
    ['its last try', { errorCode: 'verification.invalid', value: { triesLeft: 0 } }, true],
    ['the member it was for', { errorCode: 'login.cred.err' }, true],
    ['one of its tries', { errorCode: 'verification.invalid', value: { triesLeft: 1 } }, false],
  ])('a challenge that has lost %s is over or not', (_, change, over) => {
    expect(isOver(failure(change))).toBe(over);
  });

  test('the call that sends a code leaves its refusals to the second step', () => {
    expect(isItsOwn(failure({ errorCode: 'verification.invalid' }))).toBe(true);
    expect(isItsOwn(failure({ errorCode: 'TOO_MANY_REQUEST_SMS' }))).toBe(false);
  });
});

test.each([
  ['+63 ••• 62', '63'],
  ['+8490•••62', undefined],
  ['••• 62', undefined],
  [undefined, undefined],
])('the masked number %s has the dialing code %s', (masked, code) => {
  expect(dialingCodeIn(masked)).toBe(code);
});
