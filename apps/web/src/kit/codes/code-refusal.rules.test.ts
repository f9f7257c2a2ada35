import { errorCodes } from '@foyer/contract';
import { expect, test } from 'vitest';
import english from '../../locales/english.ts';
import { failure } from '../../shell/http/failure.ts';
import { problemOf } from './code-refusal.rules.ts';

test('every error code of the contract has an English text', () => {
  const sheets: Readonly<Record<string, Readonly<Record<string, string>>>> = english;
  for (const [errorCode, status] of Object.entries(errorCodes)) {
    const [sheet = '', key = ''] = problemOf(failure('refused', errorCode, { status })).text.split('.');
    expect(sheets[sheet], `${errorCode} → ${sheet}.${key}`).toHaveProperty([key]);
  }
});

test.each([
  ['timeout', 0],
  ['network', 0],
  ['malformed', 502],
  ['refused', 504],
] as const)('a call that ended as %s (%i) may have sent one: so it is said', (kind, status) => {
  expect(problemOf(failure(kind, kind, { status }))).toMatchObject({ at: 'form', text: 'codes.answerLost' });
});

test('a captcha that cannot be reached is no lost answer, whatever its status', () => {
  expect(problemOf(failure('refused', 'captcha.unavailable', { status: 503 })).text).toBe(
    'codesProblem.captchaUnavailable',
  );
});
