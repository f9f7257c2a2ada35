import { callErrors, errorCodes } from '@foyer/contract';
import { describe, expect, test } from 'vitest';
import english from '../../locales/english.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import { alertOf, isLost, problemOf, repeatedProblemOf } from './refusal.rules.ts';

const failure = (change: Partial<Failure>) =>
  fakeFailure({ message: 'Words of the platform.', reference: 'RG-1', ...change });

describe('where a refusal is told', () => {
  test.each<[Partial<Failure>, string, string]>([
    [{ errorCode: 'username.taken' }, 'username', 'registerProblem.usernameTaken'],
    [{ errorCode: 'username.invalid' }, 'username', 'registerProblem.usernameRefused'],
    [{ errorCode: 'username.invalid', value: { rule: 'reserved' } }, 'username', 'registerProblem.usernameReserved'],
    [{ errorCode: 'username.invalid', value: { rule: 'edges' } }, 'username', 'registerProblem.usernameEdges'],
    [{ errorCode: 'username.invalid', value: { rule: 'toString' } }, 'username', 'registerProblem.usernameRefused'],
    [{ errorCode: 'password.weak', value: { rule: 'notCommon' } }, 'password', 'newPassword.tooCommon'],
    [{ errorCode: 'password.weak', value: { rule: 'notGuessable' } }, 'password', 'newPassword.guessable'],
    [{ errorCode: 'password.weak' }, 'password', 'newPassword.tooEasy'],
    [{ errorCode: 'mobile.taken' }, 'mobile', 'registerProblem.mobileTaken'],
    [{ errorCode: 'country.refused' }, 'mobile', 'phone.countryRefused'],
    [{ errorCode: 'code.invalid' }, 'code', 'registerProblem.codeInvalid'],
    [{ errorCode: 'terms.outdated' }, 'agreed', 'register.termsOutdated'],
    [{ errorCode: 'captcha.invalid' }, 'captcha', 'registerProblem.captchaInvalid'],
    [{ errorCode: 'captcha.unavailable', status: 503 }, 'form', 'registerProblem.captchaUnavailable'],
    [{ errorCode: 'TOO_MANY_REQUEST', status: 429, retryAfterSeconds: 300 }, 'form', 'registerProblem.tooManyMinutes'],
    [{ errorCode: 'TOO_MANY_REQUEST', status: 429 }, 'form', 'registerProblem.tooMany'],
    [{ errorCode: 'service.overloaded', status: 503 }, 'form', 'registerProblem.serviceBusy'],
    [{ errorCode: 'input.invalid' }, 'form', 'registerProblem.refused'],
    [{ kind: 'offline', status: 0 }, 'form', 'registerProblem.offline'],
    [{ kind: 'aborted', status: 0 }, 'form', 'register.unreachable'],
  ])('%o', (change, at, text) => {
    expect(problemOf(failure(change))).toMatchObject({ at, text });
  });

  test('a name that is taken brings one that is free', () => {
    const taken = failure({ errorCode: 'username.taken', value: { proposal: 'maya99' } });
    expect(problemOf(taken).proposal).toBe('maya99');
    expect(problemOf(failure({ errorCode: 'username.taken', value: { proposal: 7 } })).proposal).toBeUndefined();
  });

  test('every error code has an English text', () => {
    const sheets: Readonly<Record<string, Readonly<Record<string, string>>>> = english;
    for (const [errorCode, status] of Object.entries(errorCodes)) {
      const [sheet = '', key = ''] = problemOf(failure({ errorCode, status })).text.split('.');
      expect(sheets[sheet], `${errorCode} → ${sheet}.${key}`).toHaveProperty([key]);
    }
  });
});

test('after a lost answer a name that is taken may be one’s own', () => {
  const taken = failure({ errorCode: 'username.taken', value: { proposal: 'maya99' } });
  expect(repeatedProblemOf(taken)).toEqual({ at: 'username', text: 'registerProblem.perhapsYours' });
  expect(repeatedProblemOf(failure({ errorCode: 'password.weak' })).at).toBe('password');
});

test.each([
  ['timeout', true],
  ['network', true],
  ['malformed', true],
  ['offline', false],
  ['refused', false],
] as const)('a call that ended as %s leaves the outcome unknown: %s', (kind, unknown) => {
  expect(isLost(failure({ kind }))).toBe(unknown);
});

describe('RG-10 the alert of a failure', () => {
  test.each([...callErrors['member.register'], ...callErrors['member.registerMobile']])(
    '%s: the platform’s words under the prompt, and its button',
    (errorCode) => {
      expect(alertOf(failure({ errorCode }))).toEqual({
        title: 'registerProblem.prompt',
        message: 'Words of the platform.',
        confirm: 'registerProblem.promptSubmit',
      });
    },
  );

  test('RG-10 an unknown one is a notice with a reference, also where the platform said nothing', () => {
    expect(alertOf(failure({ errorCode: 'some.new.code', message: '' }))).toEqual({
      title: 'common.notice',
      message: '',
      confirm: 'common.confirm',
      reference: 'RG-1',
    });
  });

  test.each<Partial<Failure>>([
    { errorCode: 'TOO_MANY_REQUEST', status: 429 },
    { errorCode: 'TOO_MANY_REQUEST_SMS', status: 429 },
    { kind: 'offline' },
    { kind: 'timeout' },
    { kind: 'malformed', status: 502 },
  ])('none for what the catalogue keeps silent or nobody answered: %o', (change) => {
    expect(alertOf(failure(change))).toBeNull();
  });
});
