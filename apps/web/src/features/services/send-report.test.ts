import { expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { sendReport } from './send-report.ts';

function stage(answer: unknown) {
  const [send, toast] = [vi.fn(async () => answer), vi.fn()];
  const shell = fakeShell({ shell: { send, overlays: { toast } } });
  return { send, toast, reference: sendReport(shell, 'All is slow', 'k1') };
}

test('a report that is taken has a reference, and arrives once', async () => {
  const { send, toast, reference } = stage({ ok: true, value: { reference: 'R-7' } });
  expect(await reference).toBe('R-7');
  const input = { kind: 'problem', text: 'All is slow' };
  expect(send).toHaveBeenCalledExactlyOnceWith('member.feedback', input, { idempotencyKey: 'k1' });
  expect(toast).not.toHaveBeenCalled();
});

test('HT-08 a toast says how long to wait where the catalogue is silent', async () => {
  const { toast, reference } = stage(
    fakeFailure({ errorCode: 'TOO_MANY_REQUEST', status: 429, retryAfterSeconds: 120 }),
  );
  expect(await reference).toBeNull();
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('2 minutes'), 'warn', 4000);
});

test('a failure that the catalogue has shown is not said again', async () => {
  const { toast, reference } = stage(fakeFailure({ isShown: true }));
  expect(await reference).toBeNull();
  expect(toast).not.toHaveBeenCalled();
});
