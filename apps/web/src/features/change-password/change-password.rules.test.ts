import { describe, expect, test } from 'vitest';
import type { Failure } from '../../shell/shell.ts';
import { checkChange, problemOf, rulesFor } from './change-password.rules.ts';

const lengths = { minLength: 8, maxLength: 20 };
const met = (newPassword: string, oldPassword = 'old words here', userName = 'demo') =>
  rulesFor({ oldPassword, newPassword }, userName, lengths)
    .filter((rule) => rule.met)
    .map((rule) => rule.name);

describe('a new password', () => {
  test.each([
    ['nothing typed meets no rule', '', []],
    ['too short', 'lake', ['different', 'notTheName']],
    ['long enough', 'night lake', ['length', 'different', 'notTheName']],
    ['longer than it may be', 'x'.repeat(21), ['different', 'notTheName']],
    ['the old one again', 'old words here', ['length', 'notTheName']],
    ['the username inside, in capitals', 'my-DEMO-2026', ['length', 'different']],
    ['letters outside the basic plane count once', '🐉🐉🐉🐉🐉🐉🐉', ['different', 'notTheName']],
  ])('%s', (_, password, rules) => {
    expect(met(password)).toEqual(rules);
  });

  test.each(['', 'li'])('a username of "%s" forbids nothing', (userName) => {
    expect(met('night lights', 'old words here', userName)).toContain('notTheName');
  });
});

describe('the input', () => {
  test.each([
    ['old one missing', '', 'night lake', 'old', 'changePassword.oldMissing'],
    ['new one missing', 'old', '', 'new', 'changePassword.newMissing'],
    ['too short', 'old', 'lake', 'new', 'changePassword.tooShort'],
    ['too long', 'old', 'x'.repeat(21), 'new', 'changePassword.tooLong'],
    ['the same', 'night lake', 'night lake', 'new', 'changePassword.mustDiffer'],
    ['with the name', 'old', 'demo-lake-1', 'new', 'changePassword.mustNotHoldName'],
  ])('%s', (_, oldPassword, newPassword, at, text) => {
    expect(checkChange({ oldPassword, newPassword }, 'demo', lengths)).toMatchObject({ at, text });
  });

  test('a good one passes', () => {
    expect(checkChange({ oldPassword: 'old', newPassword: 'night lake' }, 'demo', lengths)).toBeNull();
  });
});

describe('a failed change', () => {
  const failure = (change: Partial<Failure>): Failure => ({
    ok: false,
    kind: 'refused',
    errorCode: 'unknown_error',
    message: '',
    status: 400,
    reference: 'CP-1',
    ...change,
  });
  test.each([
    [{ errorCode: 'password.wrong' }, 'old', 'changePassword.oldWrong'],
    [{ errorCode: 'password.weak' }, 'new', 'changePassword.tooEasy'],
    [{ errorCode: 'TOO_MANY_REQUEST', status: 429 }, 'form', 'changePassword.tooMany'],
    [{ errorCode: 'service.overloaded', status: 503 }, 'form', 'changePassword.serviceBusy'],
    [{ kind: 'malformed' as const, status: 502 }, 'form', 'changePassword.serviceBusy'],
    [{ kind: 'offline' as const, status: 0 }, 'form', 'changePassword.offline'],
    [{ kind: 'timeout' as const, status: 0 }, 'form', 'changePassword.timeout'],
    [{ errorCode: 'input.invalid' }, 'form', 'changePassword.refused'],
  ])('%o', (change, at, text) => {
    expect(problemOf(failure(change))).toMatchObject({ at, text });
  });
});
