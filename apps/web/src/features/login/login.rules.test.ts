import { errorCodes } from '@foyer/contract';
import { LoginRequest } from '@foyer/contract/schemas';
import { describe, expect, test } from 'vitest';
import english from '../../locales/EN/login.json' with { type: 'json' };
import type { Failure } from '../../shell/shell.ts';
import { checkCredentials, problemOf, requestOf } from './login.rules.ts';

const failure = (change: Partial<Failure>): Failure => ({
  ok: false,
  kind: 'refused',
  errorCode: 'unknown_error',
  message: '',
  status: 400,
  reference: 'LG-1',
  ...change,
});

describe('the input', () => {
  test.each([
    ['both given', 'demo', 'x', null],
    ['no username', '   ', 'x', 'username'],
    ['no password', 'demo', '', 'password'],
    ['a password of spaces is a password', 'demo', '   ', null],
    ['a username longer than the wire takes', 'x'.repeat(201), 'x', 'username'],
    ['a password longer than the wire takes', 'demo', 'x'.repeat(4_097), 'password'],
  ])('%s', (_, username, password, at) => {
    expect(checkCredentials({ username, password })?.at ?? null).toBe(at);
  });
});

describe('the request', () => {
  const id = 'a'.repeat(36);

  test('LG-02 a password log-in carries credentials, type and what the device says', () => {
    const request = requestOf({ username: ' demo ', password: ' as typed ' }, { id, kind: 'PWA', officialApp: false });
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
    expect(requestOf({ username: 'demo', password: 'x' }, { id, kind, officialApp: true })).toMatchObject({
      device: kind,
      isOfficialAppLogin: true,
    });
  });

  test('LG-02 an ordinary browser leaves device unset', () => {
    expect(requestOf({ username: 'demo', password: 'x' }, { id, kind: null, officialApp: false })).not.toHaveProperty(
      'device',
    );
  });
});

describe('a failed log-in', () => {
  test('an unknown name and a wrong password read the same', () => {
    expect(problemOf(failure({ errorCode: 'not.exists.user' }))).toEqual(
      problemOf(failure({ errorCode: 'login.cred.err' })),
    );
  });

  test.each([
    ['TOO_MANY_REQUEST_LOGIN', { retryAfterSeconds: 300 }, 'login.tooManyMinutes', { minutes: 5 }],
    ['TOO_MANY_REQUEST', { retryAfterSeconds: 61 }, 'login.tooManyMinutes', { minutes: 2 }],
    ['TOO_MANY_REQUEST', { retryAfterSeconds: 20 }, 'login.tooMany', undefined],
    ['TOO_MANY_REQUEST', {}, 'login.tooMany', undefined],
  ])('%s is never without a state (%o)', (errorCode, more, text, values) => {
    const problem = problemOf(failure({ errorCode, status: 429, ...more }));
    expect(problem.text).toBe(text);
    expect(problem.values).toEqual(values);
  });

  test.each([
    ['offline', 'login.offline'],
    ['timeout', 'login.timeout'],
    ['network', 'login.unreachable'],
    ['malformed', 'login.unreachable'],
  ] as const)('no answer (%s) has words and a reference', (kind, text) => {
    expect(problemOf(failure({ kind, errorCode: kind, status: 0 }))).toMatchObject({
      at: 'form',
      text,
      reference: 'LG-1',
    });
  });

  test('a gateway that is down (silent elsewhere) has words here', () => {
    expect(problemOf(failure({ kind: 'malformed', status: 502 })).text).toBe('login.serviceBusy');
    expect(problemOf(failure({ errorCode: 'service.overloaded', status: 503 })).text).toBe('login.serviceBusy');
  });

  test('every error code of the contract has an English text', () => {
    for (const [errorCode, status] of Object.entries(errorCodes)) {
      const key = problemOf(failure({ errorCode, status })).text.replace('login.', '');
      expect(english, `${errorCode} → ${key}`).toHaveProperty([key]);
    }
  });
});
