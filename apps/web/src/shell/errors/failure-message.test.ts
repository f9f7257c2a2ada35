import { expect, test } from 'vitest';
import { fakeFailure } from '../http/fake-failure.ts';
import type { Failure } from '../http/outcome.ts';
import { messageFor } from './failure-message.ts';

const failure = fakeFailure({ errorCode: 'input.invalid', message: 'No.', reference: 'R' });
const many = { errorCode: 'TOO_MANY_REQUEST_LOGIN', status: 429 } as const;

test.each<[string, Partial<Failure>, unknown]>([
  ['a message of the server', {}, { message: 'No.' }],
  ['a server without a message', { message: '' }, { text: 'failure.refused' }],
  ['a server that is down', { message: '', status: 503 }, { text: 'failure.serviceBusy' }],
  ['no connection', { kind: 'offline' }, { text: 'failure.offline' }],
  ['a connection that is gone', { kind: 'network', errorCode: 'offline' }, { text: 'failure.offline' }],
  ['no answer', { kind: 'timeout' }, { text: 'failure.unreachable' }],
  ['an invalid answer', { kind: 'malformed' }, { text: 'failure.unreachable' }],
  ['too many tries', many, { text: 'failure.tooMany' }],
  [
    'too many for minutes',
    { ...many, retryAfterSeconds: 600 },
    { text: 'failure.tooManyMinutes', values: { minutes: 10 }, waitSeconds: 600 },
  ],
  [
    'too many for the day',
    { ...many, retryAfterSeconds: 70_000 },
    { text: 'failure.tooManyHours', values: { hours: 20 } },
  ],
])('%s has a text', (_, change, words) => {
  expect(messageFor({ ...failure, ...change })).toEqual(words);
});
