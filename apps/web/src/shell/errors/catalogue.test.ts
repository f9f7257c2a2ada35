import { expect, test } from 'vitest';
import { failure } from '../http/failure.ts';
import type { Failure } from '../http/outcome.ts';
import { catalogue, reactionTo, statusCatalogue } from './catalogue.ts';

const https = { https: true };
const http = { https: false };
const refused = (errorCode: string, status = 400, message = ''): Failure =>
  failure('refused', errorCode, { status, message });
const nothing = { do: 'nothing' };

test.each(['CUSTOMER_NOT_LOGIN', 'customer.not.login', 'user.or.token.invalid', 'login.not.session'])(
  'SE-01 %s ends the session',
  (code) => {
    expect(reactionTo(catalogue, refused(code), https)).toEqual({ do: 'endSession' });
  },
);

test('SE-01 HTTP 401 ends the session, with any body', () => {
  const of = (tokenUsed: string | null) =>
    reactionTo(catalogue, failure('malformed', 'answer.malformed', { status: 401, tokenUsed }), https);
  expect([of('hash'), of(null)]).toEqual([{ do: 'endSession' }, { do: 'endSession' }]);
});

test('HTTP 401 to a call that never carries a token is a refusal like others', () => {
  expect(reactionTo(catalogue, refused('some.code', 401, 'Said'), https)).toEqual({ do: 'alert', message: 'Said' });
  const unknown = { do: 'alert', text: 'common.unknownError' };
  expect(reactionTo(catalogue, failure('malformed', 'answer.malformed', { status: 401 }), https)).toEqual(unknown);
});

test.each(['TOO_MANY_REQUEST', 'TOO_MANY_REQUEST_LOGIN', 'TOO_MANY_REQUESTS_X'])('HT-08 %s is silent', (code) => {
  expect(reactionTo(catalogue, refused(code, 429, 'Slow down'), https)).toEqual(nothing);
});

test('HT-08 HTTP 502 is silent, HTML or not', () => {
  expect(reactionTo(catalogue, failure('malformed', 'answer.malformed', { status: 502 }), https)).toEqual(nothing);
  expect(reactionTo(catalogue, refused('x', 502, 'Bad gateway'), https)).toEqual(nothing);
});

test('HT-08 other errors alert the server’s message', () => {
  expect(reactionTo(catalogue, refused('some.code', 400, 'Said'), https)).toEqual({ do: 'alert', message: 'Said' });
});

test.each([
  ['region.restricted', 403],
  ['maintenance', 503],
])('a call refused with %s shows the back end’s message', (code, status) => {
  expect(reactionTo(catalogue, refused(code, status, 'Closed'), https)).toEqual({ do: 'alert', message: 'Closed' });
});

test('HT-13 an error without a message shows unknown_error', () => {
  expect(reactionTo(catalogue, refused('some.code'), https)).toEqual({ do: 'alert', text: 'common.unknownError' });
  expect(reactionTo(catalogue, failure('malformed', 'answer.malformed', { status: 200 }), https)).toEqual({
    do: 'alert',
    text: 'common.unknownError',
  });
});

test('HT-09 a timeout shows timeout_retry_please', () => {
  expect(reactionTo(catalogue, failure('timeout', 'ECONNABORTED'), https)).toEqual({
    do: 'alert',
    text: 'common.timeoutRetryPlease',
  });
});

test('HT-12 offline on https is a toast of 1.5 s, on http an alert', () => {
  const toast = { do: 'toast', text: 'common.networkOffline', ms: 1500 };
  expect(reactionTo(catalogue, failure('offline', 'offline'), https)).toEqual(toast);
  // The connection was lost after the call had gone out.
  expect(reactionTo(catalogue, failure('network', 'offline'), https)).toEqual(toast);
  expect(reactionTo(catalogue, failure('offline', 'offline'), http)).toEqual({
    do: 'alert',
    text: 'common.networkOrCors',
    lead: 'common.networkLead',
  });
  expect(reactionTo(catalogue, failure('network', 'network'), http)).toEqual({
    do: 'alert',
    text: 'common.networkOrCors',
    lead: 'common.networkLead',
  });
});

test('RT-17 a call refused until the password is changed redirects to the change', () => {
  expect(reactionTo(catalogue, refused('password.change.required', 403, 'Change it'), https)).toEqual({
    do: 'changePassword',
  });
});

test('a call whose caller has left is silent', () => {
  expect(reactionTo(catalogue, failure('aborted', 'aborted'), https)).toEqual(nothing);
});

test('HT-06 HT-07 a request without an address and failed encryption show a message', () => {
  expect(reactionTo(catalogue, failure('aborted', 'url_is_null_check'), https)).toEqual({
    do: 'alert',
    text: 'common.unknownError',
  });
  const missing = failure('aborted', 'Missing Encryption', { message: 'Missing Encryption' });
  expect(reactionTo(catalogue, missing, https)).toEqual({ do: 'alert', message: 'Missing Encryption' });
});

test.each([
  ['a code with a message', refused('maintenance', 503, 'Back soon'), http, { do: 'alert', message: 'Back soon' }],
  [
    'a code without a message',
    refused('x', 500),
    http,
    { do: 'alert', text: 'common.error', lead: 'common.errorLead' },
  ],
  [
    'no answer on https',
    failure('network', 'network'),
    https,
    { do: 'alert', text: 'common.error', lead: 'common.errorLead' },
  ],
  [
    'a time-out on https',
    failure('timeout', 'ECONNABORTED'),
    https,
    { do: 'alert', text: 'common.error', lead: 'common.errorLead' },
  ],
  [
    'no code on plain http',
    failure('network', 'network'),
    http,
    { do: 'alert', text: 'common.networkOrCors', lead: 'common.networkLead' },
  ],
  [
    'HTML on plain http',
    failure('malformed', 'answer.malformed', { status: 503 }),
    http,
    { do: 'alert', text: 'common.networkOrCors', lead: 'common.networkLead' },
  ],
] as const)('HT-11 a failed status call with %s', (_, failed, around, expected) => {
  expect(reactionTo(statusCatalogue, failed, around)).toEqual(expected);
});

test('HT-08 HT-11 a bad gateway is silent on the status call as well', () => {
  expect(reactionTo(statusCatalogue, refused('service.unavailable', 502), https)).toEqual(nothing);
});

test('every row of the catalogue is reached by a failure', () => {
  expect(catalogue.map(({ name }) => name)).toHaveLength(new Set(catalogue.map(({ name }) => name)).size);
  expect(catalogue[catalogue.length - 1]?.when(failure('refused', 'x'), https)).toBe(true);
});
