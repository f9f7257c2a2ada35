import { errorCodes } from '@foyer/contract';
import { LoginRequest } from '@foyer/contract/schemas';
import { describe, expect, test } from 'vitest';
import english from '../../locales/EN/login.json' with { type: 'json' };
import { loginDevice } from '../../shell/session/login-device.ts';
import type { Device, Failure } from '../../shell/shell.ts';
import { checkEntry, type LoginEntry, problemOf, requestOf } from './login.rules.ts';

const failure = (change: Partial<Failure>): Failure => ({
  ok: false,
  kind: 'refused',
  errorCode: 'unknown_error',
  message: '',
  status: 400,
  reference: 'LG-1',
  ...change,
});

const entry: LoginEntry = { type: 'username', username: 'demo', password: 'x', remember: false };
const bySms: LoginEntry = { ...entry, type: 'sms', username: '+639171234567', password: '123456' };

describe('the input', () => {
  test.each([
    ['both given', 'demo', 'x', null],
    ['no username', '   ', 'x', 'username'],
    ['no password', 'demo', '', 'password'],
    ['a password of spaces is a password', 'demo', '   ', null],
    ['a username longer than the wire takes', 'x'.repeat(201), 'x', 'username'],
    ['a password longer than the wire takes', 'demo', 'x'.repeat(4_097), 'password'],
  ])('%s', (_, username, password, at) => {
    expect(checkEntry({ ...entry, username, password })?.at ?? null).toBe(at);
  });
});

test.each([
  ['123456', null],
  [' ', 'code'],
])('by SMS the code "%s" has a problem at %s', (password, at) => {
  expect(checkEntry({ ...bySms, password })?.at ?? null).toBe(at);
});

describe('the request', () => {
  const id = 'a'.repeat(36);
  const device = (kind: ReturnType<Device['kind']>) =>
    loginDevice({ id: () => id, kind: () => kind, officialApp: () => false });

  test('LG-02 LG-01 a password log-in carries credentials, type, what the device says and the captcha proof', () => {
    const request = requestOf({ ...entry, username: ' demo ', password: ' as typed ' }, device('PWA'), {});
    expect(request).toEqual({
      username: 'demo',
      password: ' as typed ',
      type: 'username',
      loginDeviceId: id,
      isOfficialAppLogin: false,
      device: 'PWA',
    });
    expect(LoginRequest.safeParse(request).success).toBe(true);
  });

  test.each(['IPAD', 'PWA', 'WEBCLIP'] as const)('LG-02 device %s', (kind) => {
    expect(requestOf(entry, device(kind), {})).toMatchObject({ device: kind, isOfficialAppLogin: false });
  });

  test('LG-02 an ordinary browser leaves device unset', () => {
    expect(requestOf(entry, device(null), {})).not.toHaveProperty('device');
  });

  test('SN-03 only who wants to be remembered asks for a device secret', () => {
    expect(requestOf(entry, device(null), {})).not.toHaveProperty('remember');
    expect(requestOf({ ...entry, remember: true }, device(null), {})).toHaveProperty('remember', true);
  });

  test('LG-02 a log-in by SMS carries the number and the code, and asks for no device secret', () => {
    const request = requestOf({ ...bySms, password: ' 123456 ', remember: true }, device(null), {});
    expect(request).toMatchObject({ type: 'sms', username: '+639171234567', password: '123456' });
    expect(request).not.toHaveProperty('remember');
    expect(LoginRequest.safeParse(request).success).toBe(true);
  });
});

describe('a failed log-in', () => {
  test('an unknown name and a wrong password read the same', () => {
    expect(problemOf(failure({ errorCode: 'not.exists.user' }), 'username')).toEqual(
      problemOf(failure({ errorCode: 'login.cred.err' }), 'username'),
    );
  });

  test.each([
    ['TOO_MANY_REQUEST_LOGIN', { retryAfterSeconds: 300 }, 'login.tooManyMinutes', { minutes: 5 }],
    ['TOO_MANY_REQUEST', { retryAfterSeconds: 61 }, 'login.tooManyMinutes', { minutes: 2 }],
    ['TOO_MANY_REQUEST', { retryAfterSeconds: 20 }, 'login.tooMany', undefined],
    ['TOO_MANY_REQUEST', {}, 'login.tooMany', undefined],
  ])('%s is never without a state (%o)', (errorCode, more, text, values) => {
    const problem = problemOf(failure({ errorCode, status: 429, ...more }), 'username');
    expect(problem.text).toBe(text);
    expect(problem.values).toEqual(values);
  });

  test.each([
    ['offline', 'login.offline'],
    ['timeout', 'login.timeout'],
    ['network', 'login.unreachable'],
    ['malformed', 'login.unreachable'],
  ] as const)('no answer (%s) has words and a reference', (kind, text) => {
    expect(problemOf(failure({ kind, errorCode: kind, status: 0 }), 'username')).toMatchObject({
      at: 'form',
      text,
      reference: 'LG-1',
    });
  });

  test('a gateway that is down (silent elsewhere) has words here', () => {
    expect(problemOf(failure({ kind: 'malformed', status: 502 }), 'username').text).toBe('login.serviceBusy');
    expect(problemOf(failure({ errorCode: 'service.overloaded', status: 503 }), 'username').text).toBe(
      'login.serviceBusy',
    );
  });

  test.each(['login.cred.err', 'not.exists.user', 'code.invalid'])(
    'by SMS %s is a wrong code: nothing tells whether anybody has the number',
    (errorCode) => {
      expect(problemOf(failure({ errorCode }), 'sms')).toEqual({ at: 'code', text: 'codes.wrong' });
    },
  );

  test('by SMS everything else reads as by password', () => {
    for (const errorCode of ['member.closed', 'maintenance', 'input.invalid'])
      expect(problemOf(failure({ errorCode }), 'sms')).toEqual(problemOf(failure({ errorCode }), 'username'));
  });

  test('every error code of the contract has an English text', () => {
    for (const [errorCode, status] of Object.entries(errorCodes)) {
      const key = problemOf(failure({ errorCode, status }), 'username').text.replace('login.', '');
      expect(english, `${errorCode} → ${key}`).toHaveProperty([key]);
    }
  });
});
