import { expect, test } from 'vitest';
import { failure } from '../../shell/http/failure.ts';
import { problemOf } from './code-refusal.rules.ts';

test.each([
  ['mobile.invalid', 'recipient', 'codesProblem.recipientInvalid'],
  ['email.invalid', 'recipient', 'codesProblem.recipientInvalid'],
  ['country.refused', 'recipient', 'phone.countryRefused'],
  ['captcha.required', 'form', 'codesProblem.captchaNeeded'],
  ['captcha.invalid', 'form', 'codesProblem.captchaNeeded'],
])('%s is shown at the %s', (errorCode, at, text) => {
  expect(problemOf(failure('refused', errorCode, { status: 400 }))).toMatchObject({ at, text });
});

test.each([
  ['timeout', 0],
  ['network', 0],
  ['malformed', 502],
  ['refused', 504],
] as const)('a call that ended as %s (%i) may have sent a code, and the message says so', (kind, status) => {
  expect(problemOf(failure(kind, kind, { status }))).toMatchObject({ at: 'form', text: 'codesProblem.answerLost' });
});

test('HT-08 a failure that the error catalogue has shown adds no message', () => {
  for (const errorCode of ['captcha.unavailable', 'mobile.invalid'])
    expect(problemOf(failure('refused', errorCode, { status: 503, isShown: true }))).toBeNull();
});

test.each([90, 70_000])(
  'HT-08 too many requests cause no alert: the form counts %i s down to the next code',
  (retryAfterSeconds) => {
    const many = failure('refused', 'TOO_MANY_REQUEST_SMS', { status: 429, retryAfterSeconds });
    expect(problemOf(many)).toMatchObject({
      at: 'form',
      text: 'codesProblem.tooMany',
      waitSeconds: retryAfterSeconds,
      waitFor: 'code',
    });
  },
);

test('a limit that does not say how long it lasts has no clock', () => {
  const many = problemOf(failure('refused', 'TOO_MANY_REQUEST_SMS', { status: 429 }));
  expect(many).toMatchObject({ at: 'form', text: 'failure.tooMany' });
  expect(many).not.toHaveProperty('waitSeconds');
});
