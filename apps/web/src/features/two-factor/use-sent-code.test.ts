import { expect, test } from 'vitest';
import { failure } from '../../shell/http/failure.ts';
import { untilItHasRunOut } from './use-sent-code.ts';

test('TF-04 a new code is offered when the last one expires, even if the platform allows it earlier', async () => {
  const value = { expirationTime: '2026-11-21T12:02:00.000Z', resendAt: '2026-11-21T12:01:00.000Z' };
  const outcome = await untilItHasRunOut(Promise.resolve({ ok: true, value }));
  expect(outcome).toEqual({ ok: true, value: { ...value, resendAt: value.expirationTime } });
});

test('a code that was not sent keeps its state', async () => {
  const lost = failure('timeout', 'ECONNABORTED');
  expect(await untilItHasRunOut(Promise.resolve(lost))).toBe(lost);
});
