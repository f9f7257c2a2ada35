import { expect, test, vi } from 'vitest';
import { failure } from '../../shell/http/failure.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import { takeRefusal, untilItHasRunOut } from './use-sent-code.ts';

test('TF-04 a new code is offered when the last one expires, even if the platform allows it earlier', async () => {
  const value = { expirationTime: '2026-11-21T12:02:00.000Z', resendAt: '2026-11-21T12:01:00.000Z' };
  const outcome = await untilItHasRunOut(Promise.resolve({ ok: true, value }));
  expect(outcome).toEqual({ ok: true, value: { ...value, resendAt: value.expirationTime } });
});

test('a code that was not sent keeps its state', async () => {
  const lost = failure('timeout', 'ECONNABORTED');
  expect(await untilItHasRunOut(Promise.resolve(lost))).toBe(lost);
});

/** Returns what a failed sending clears, what goes to the sheet, and what is left to show. */
function fail(failed: Failure, hasCode = false) {
  const cleared: string[] = [];
  const dispatch = vi.fn();
  const shown = takeRefusal(failed, {
    hasCode,
    clearCode: () => cleared.push('code'),
    clearRecipient: () => cleared.push('recipient'),
    dispatch,
  });
  return { cleared, sent: dispatch.mock.calls.flat(), shown };
}

test.each<[string, Failure]>([
  ['of a back end that has its own codes', fakeFailure({ errorCode: 'mobile.mismatch', message: 'Not yours.' })],
  ['of the message service', fakeFailure({ errorCode: 'sms.failed', status: 503, isShown: true })],
  ['of a limit', fakeFailure({ errorCode: 'TOO_MANY_REQUEST', status: 429, retryAfterSeconds: 3600 })],
  ['of phone-auth', failure('refused', 'auth/invalid-phone-number', { isShown: true })],
])('TF-05 a refusal %s clears code and number, and is shown', (_, failed) => {
  expect(fail(failed)).toEqual({ cleared: ['code', 'recipient'], sent: [], shown: failed });
});

test('TF-05 a refusal to send another code clears the code and keeps the number that it went to', () => {
  const failed = fakeFailure({ errorCode: 'mobile.mismatch' });
  expect(fail(failed, true)).toEqual({ cleared: ['code'], sent: [], shown: failed });
});

test.each<[string, Failure]>([
  ['without a connection', failure('offline', 'offline')],
  ['with a lost answer', failure('timeout', 'ECONNABORTED')],
  ['with a gateway fault', fakeFailure({ status: 504 })],
  ['while an earlier code is good', fakeFailure({ errorCode: 'TOO_MANY_REQUEST', retryAfterSeconds: 40 })],
])('TF-05 a failure %s clears nothing', (_, failed) => {
  expect(fail(failed)).toEqual({ cleared: [], sent: [], shown: failed });
});

test('TF-05 a refusal of the second step itself goes to the sheet', () => {
  const wrong = fakeFailure({ errorCode: 'verification.invalid', message: 'Not on file.' });
  const problem = expect.objectContaining({ at: 'recipient', message: 'Not on file.' });
  const sent = [{ type: 'recipientRefused', problem }];
  expect(fail(wrong)).toEqual({ cleared: ['code', 'recipient'], sent, shown: null });
  expect(fail(fakeFailure({ errorCode: 'verification.expired' })).sent).toEqual([{ type: 'ended' }]);
});
