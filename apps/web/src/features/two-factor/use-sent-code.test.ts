import { expect, test } from 'vitest';
import { failure } from '../../shell/http/failure.ts';
import { untilItHasRunOut } from './use-sent-code.ts';

test('TF-04 the button for another code returns when the one before has run out, whatever the platform would allow', async () => {
  const value = { expirationTime: '2026-11-21T12:02:00.000Z', resendAt: '2026-11-21T12:01:00.000Z' };
  const outcome = await untilItHasRunOut(Promise.resolve({ ok: true, value }));
  expect(outcome).toEqual({ ok: true, value: { ...value, resendAt: value.expirationTime } });
});

test('a code that was not sent stays what it is', async () => {
  const lost = failure('timeout', 'ECONNABORTED');
  expect(await untilItHasRunOut(Promise.resolve(lost))).toBe(lost);
});
