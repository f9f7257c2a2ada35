import { expect, test } from 'vitest';
import { chunkLost, concernsSession, failure } from './failure.ts';

test('HT-12 lost code is offline without a connection, and otherwise a lost chunk', () => {
  expect(chunkLost(false)).toMatchObject({ kind: 'offline', errorCode: 'chunk.lost' });
  expect(chunkLost(true)).toMatchObject({ kind: 'network', errorCode: 'chunk.lost' });
});

test.each([
  ['the end of a session', 'CUSTOMER_NOT_LOGIN', 401, 'hash', true, true],
  ['its end in a call without alerts', 'CUSTOMER_NOT_LOGIN', 401, 'hash', false, true],
  ['a silent call without a token that is refused like this', 'CUSTOMER_NOT_LOGIN', 401, null, false, false],
  ['a password that must be changed', 'password.change.required', 403, 'hash', true, true],
  ['the same in a call whose form shows it', 'password.change.required', 403, 'hash', false, false],
  ['any other refusal', 'login.cred.err', 400, 'hash', true, false],
  ['HTTP 401 of a session', 'any.code', 401, 'hash', true, true],
  ['HTTP 401 of a visitor who would have had to log in', 'any.code', 401, null, true, true],
  ['HTTP 401 of a call that never carries a token', 'login.cred.err', 401, undefined, true, false],
  ['its refusal by a code of the session', 'login.not.session', 401, undefined, true, true],
] as const)('SE-01 %s concerns the session or not', (_, errorCode, status, tokenUsed, alert, concerns) => {
  expect(concernsSession(failure('refused', errorCode, { status, tokenUsed }), alert)).toBe(concerns);
});
